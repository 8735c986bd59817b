"""The tally: integers that add up."""

import msgspec
import numpy as np

from anpfiff.lab.chunk import chunk
from anpfiff.lab.rows import Rows, row_type
from anpfiff.lab.study import Study
from anpfiff.lab.tally import Tally, seats_in


def rows(*winners: int) -> Rows:
    table = np.zeros(len(winners), row_type(4))
    table["winners"] = winners
    table["moves"] = 10
    table["milliseconds"] = 4_000_000_000
    table["score"] = [3, -1, 3, -1]
    return table


def summary(*pieces: Rows) -> dict[str, object]:
    tally = Tally(4)
    for piece in pieces:
        tally.add(piece)
    return tally.summary()


def test_a_teams_win_is_a_win_of_each_of_its_seats() -> None:
    told = summary(rows(0b0101, 0b0101, 0b1010))
    assert told["wins"] == [2, 1, 2, 1]
    assert told["ties"] == 0
    assert told["winners"] == [{"seats": [0, 2], "matches": 2}, {"seats": [1, 3], "matches": 1}]


def test_a_match_that_nobody_won_is_tied() -> None:
    told = summary(rows(0, 1))
    assert (told["ties"], told["wins"], told["matches"]) == (1, [1, 0, 0, 0], 2)


def test_sums_outgrow_the_columns() -> None:
    told = summary(rows(1, 1, 1))
    assert told["total_milliseconds"] == 12_000_000_000
    assert told["score_sums"] == [9, -3, 9, -3]


def test_pieces_add_up_to_the_whole() -> None:
    study = Study("zweikampf", ("fox", "random"), 40)
    whole = chunk(study, 0, 40)
    one, two = Tally(2), Tally(2)
    one.add(whole)
    for piece in (whole[30:], whole[:7], whole[7:30]):
        two.add(piece)
    assert one.summary() == two.summary()
    assert one.summary()["histograms"]["moves"] == [(40, 40)]


def test_it_can_be_written_as_json() -> None:
    told = msgspec.json.decode(msgspec.json.encode(summary(rows(1, 2))))
    assert told["histograms"]["score"][1] == [[-1, 2]]
    assert told["mean_moves"] == 10.0


def test_a_number_stands_for_seats() -> None:
    assert [seats_in(bits) for bits in (0, 1, 0b1010)] == [[], [0], [1, 3]]
