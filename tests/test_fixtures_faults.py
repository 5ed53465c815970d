"""The faults that users reported of published engines: each has liars that tell it, or a reason why none can."""

from stacked_deck.adapters.zoo import ZOO
from stacked_deck.fixtures.faults import faults, idle_reasons, same_rules

REPORTED = 165
SUM_OF_IDS = 18223
REASONS = (
    *("another rule: ", "an account's: ", "a card counter's: ", "a store's: ", "a calculation's: "),
    *("a matter of chance: ", "a crash "),
)


def test_all_reported_faults_are_accounted_for() -> None:
    ids = [fault.id for fault in faults()]
    assert len(ids) == len(set(ids)) == REPORTED
    assert all(id[0] == "B" and id[1:].isdigit() and len(id) == 4 for id in ids)
    # So that none can be exchanged for another.
    assert sum(int(id[1:]) for id in ids) == SUM_OF_IDS


def test_a_fault_has_liars_or_a_reason() -> None:
    for fault in faults():
        assert bool(fault.liars) is (fault.because is None), fault.id
        assert fault.because is None or fault.because.startswith(REASONS), fault.id
        assert len(fault.says) > 10


def test_the_liars_of_a_fault_are_in_the_zoo_and_break_a_statement() -> None:
    for fault in faults():
        for name in fault.liars:
            assert ZOO[name].breaks, f"{fault.id}: {name}"


def test_most_faults_have_liars() -> None:
    assert sum(bool(fault.liars) for fault in faults()) >= 140


def test_what_is_excused_has_its_reason() -> None:
    assert all(len(because) > 10 for because in (*idle_reasons().values(), *same_rules().values()))
