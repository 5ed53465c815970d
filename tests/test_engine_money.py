"""Money: exact at any amount, and its text says it whole."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.money import Money, Ratio, amount, half, text, times, whole
from stacked_deck.fixtures.strategies import chips

ratios = st.builds(Ratio, st.integers(1, 50), st.sampled_from([1, 2, 4, 5, 8, 10, 20]))
decimals = st.from_regex(r"-?[0-9]{1,30}(\.[0-9]{1,20})?", fullmatch=True)


@given(chips())
def test_what_is_written_is_read_back_the_same(money: Money) -> None:
    assert amount(text(money)) == money
    assert amount(text(-money)) == -money


@given(decimals)
def test_every_decimal_text_is_read_for_what_it_says(said: str) -> None:
    assert amount(said) == Fraction(said)
    assert Fraction(text(amount(said))) == Fraction(said)


@given(decimals)
def test_a_text_has_no_needless_zero_or_point(said: str) -> None:
    written = text(amount(said))
    assert "." not in written or written[-1] not in "0."
    assert written not in ("", "-0")


@given(chips())
def test_two_halves_are_the_whole(money: Money) -> None:
    assert half(money) + half(money) == money


@given(chips(), ratios)
def test_a_ratio_pays_exactly(money: Money, ratio: Ratio) -> None:
    assert times(money, ratio) * ratio.per == money * ratio.pays


@given(chips(), chips(), ratios)
def test_two_bets_pay_what_their_sum_pays(one: Money, other: Money, ratio: Ratio) -> None:
    assert times(one, ratio) + times(other, ratio) == times(one + other, ratio)


@given(chips(), ratios)
def test_whole_chips_are_ints(money: Money, ratio: Ratio) -> None:
    for found in (half(money), times(money, ratio), whole(Fraction(money))):
        assert isinstance(found, int) == (Fraction(found).denominator == 1)


@pytest.mark.parametrize(
    "said", ["", "-", ".", "1,5", "1e5", " 1", "1_000", "+1", "--1", "1.2.3", "ten", "٣", "nan", "1/2"]
)
def test_what_is_no_plain_decimal_is_refused_by_name(said: str) -> None:
    with pytest.raises(ValueError, match="no amount of chips") as caught:
        amount(said)
    assert repr(said) in str(caught.value)


def test_an_amount_without_an_end_is_not_rounded() -> None:
    with pytest.raises(ValueError, match="1/3"):
        text(Fraction(1, 3))


def test_an_odd_chip_at_3_to_2_keeps_its_half() -> None:
    assert text(times(5, Ratio(3, 2))) == "7.5"
    assert text(times(10**40 + 1, Ratio(3, 2))) == "15000000000000000000000000000000000000001.5"


def test_a_ratio_is_written_as_it_is_said() -> None:
    assert str(Ratio(3, 2)) == "3:2"
