"""The lab's benchmark: a peer that is not there is said to be missing, never made up."""

import sys

import pytest

from bench.helpers.contestants import Count, Player
from bench.helpers.nodes import Missing
from bench.lab import figures


def test_a_peer_that_cannot_play_says_why() -> None:
    lost = [sys.executable, "-c", "raise SystemExit('no such package')"]
    with Player(lost) as player, pytest.raises(Missing, match="no such package"):
        player(0.1)


def test_a_peer_plays_for_every_line_it_reads() -> None:
    program = "import sys\nfor line in sys.stdin: print([int(line) * 5, 2, 4.0], flush=True)"
    with Player([sys.executable, "-c", program]) as player:
        assert [player(seconds) for seconds in (1, 2)] == [Count(5, 2, 4.0), Count(10, 2, 4.0)]


def test_ratios_are_those_within_a_lap_and_nothing_where_a_peer_is_missing() -> None:
    laps = [{"kernel": Count(moves, 1, 1.0), "pgx": Count(10, 1, 1.0)} for moves in (100, 300, 200)]
    report = figures(laps)
    assert report["kernel_moves_per_s"] == 200
    assert report["ratio_to_pgx"] == 20.0
    assert report["ratio_to_boardgame_io"] is None
    assert report["ratio_to_openspiel_rollouts"] is None
