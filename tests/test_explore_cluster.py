"""Exploring on a dask cluster and in processes finds what it finds here."""

from dataclasses import replace

import pytest
from stacked_deck.fixtures.campaign.hunt import Catch
from stacked_deck.fixtures.campaign.spread import chunks, hunt_chunk, in_order
from stacked_deck.fixtures.rulesets import load_ruleset

from stacked_deck.executors import workers

WORK = [
    replace(chunk, rounds=120)
    for chunk in chunks("zoo:hits-soft-17", "midnight", load_ruleset("midnight").rules, seed=1, rounds=1500)
]


def here() -> list[Catch]:
    """Do the work here."""
    return list(in_order(None, hunt_chunk, WORK))


def test_a_cluster_finds_what_is_found_here() -> None:
    distributed = pytest.importorskip("distributed", reason="dask is an extra: pip install 'stacked-deck[dask]'")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster,
        workers(f"dask:{cluster.scheduler_address}") as spread,
    ):
        found = list(in_order(spread.executor, hunt_chunk, WORK, workers=spread.count))
    assert found == here()
    assert any(catch.found for catch in found)


def test_processes_find_what_is_found_here() -> None:
    with workers("processes:2") as spread:
        assert list(in_order(spread.executor, hunt_chunk, WORK, workers=spread.count)) == here()
