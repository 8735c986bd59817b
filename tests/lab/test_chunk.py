"""A chunk: the same matches, whoever asks for them and in which pieces."""

import msgspec
import numpy as np
import pytest

from anpfiff.bots import bot_called
from anpfiff.games import GAMES
from anpfiff.lab.arena import play
from anpfiff.lab.chunk import chunk
from anpfiff.lab.study import Study

ZWEIKAMPF = Study("zweikampf", ("fox", "random"), 100, "cup")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_studied_with_as_many_as_it_takes(game: str) -> None:
    fewest, most = GAMES[game].seats
    for seats in {fewest, min(4, most)}:
        rows = chunk(Study(game, ("rabbit",) * seats, 1), 0, 1)
        assert rows["score"].shape == (1, seats)
        assert rows["moves"][0] > 0
        assert 0 < rows["decided"][0] <= rows["moves"][0]


def test_pieces_make_the_whole() -> None:
    whole = chunk(ZWEIKAMPF, 0, 12)
    pieces = [chunk(ZWEIKAMPF, first, count) for first, count in ((0, 1), (1, 7), (8, 4))]
    assert np.concatenate(pieces).tobytes() == whole.tobytes()
    assert whole["match"].tolist() == list(range(12))


def test_a_row_is_what_the_arena_saw() -> None:
    game = GAMES["zweikampf"]
    bots = [bot_called(game, name) for name in ZWEIKAMPF.bots]
    result, moves, milliseconds, _ = play(game, bots, None, ZWEIKAMPF.match_seed(3))
    (row,) = chunk(ZWEIKAMPF, 3, 1)
    assert (row["score"].tolist(), row["moves"], row["milliseconds"]) == (
        list(result.score),
        moves,
        milliseconds,
    )


def test_another_seed_is_another_study() -> None:
    other = msgspec.structs.replace(ZWEIKAMPF, seed="league")
    assert chunk(other, 0, 5).tobytes() != chunk(ZWEIKAMPF, 0, 5).tobytes()
