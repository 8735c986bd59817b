"""Commands: answered again, not done again; and nothing is told before it is written."""

from random import Random

import msgspec
import pytest

from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.room.receipts import KEPT, Receipts
from anpfiff.server.room.saved import TakenBack
from anpfiff.table.slips import IN_A_ROW
from anpfiff.wire import messages as wire
from tests.server.room.test_room import refused
from tests.support.evening import Evening

TURN = TurnOver()


def test_the_write_comes_before_the_letters() -> None:
    """What a seat is told of a move leaves the room together with the line of the log, never before."""
    evening = Evening("zweikampf").plays("Ben")
    room, command = evening.room, wire.Act(900, {"kind": "turn-over"}, evening.room.seq)
    room.hear(1, command, evening.now)
    wanted, letters = room.settle(evening.now)
    assert wanted is not None
    assert [(entry.person, entry.command) for entry in wanted.entries] == [(1, 900)]
    assert {letter.to for letter in letters} == {1, 2}
    assert all(
        letter.message.seq == wanted.entries[-1].seq
        for letter in letters
        if isinstance(letter.message, wire.Table)
    )
    assert room.settle(evening.now) == (None, []), "and only once"


def test_every_change_of_the_room_is_in_a_deed() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    for kind, fields in ((wire.Lock, (True,)), (wire.Spin, ()), (wire.Sit, (None,)), (wire.Start, ())):
        pages = len(evening.pages)
        if kind is wire.Start:
            evening.says("Ada", wire.Sit, 0)
        assert isinstance(evening.says("Ada", kind, *fields), wire.Done)
        assert len(evening.pages) > pages


def test_only_the_one_whose_command_it_was_is_told_that_it_is_done() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN, number=901)
    assert (evening.table("Ada").done, evening.table("Ben").done) == (901, None)


def test_a_move_that_is_sent_again_is_answered_and_not_done_again() -> None:
    evening = Evening("zweikampf").plays("Ben")
    first = evening.moves("Ada", TURN, number=901)
    evening.moves("Ben", TURN)
    again = evening.moves("Ada", TURN, number=901)
    assert again == first
    assert evening.match.table.state.ready == (False, False)


def test_a_refusal_is_given_again_too() -> None:
    """Judged anew, a move that was refused could be taken long after its player has thought of something else."""
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    lost = evening.moves("Ada", TURN, number=902)
    assert isinstance(lost, wire.Refused)
    evening.moves("Ben", TURN)
    assert evening.moves("Ada", TURN, number=902) == lost
    assert isinstance(evening.moves("Ada", TURN, number=903), wire.Done)


def test_everybody_has_their_own_numbers() -> None:
    evening = Evening("zweikampf").plays("Ben")
    assert isinstance(evening.moves("Ada", TURN, number=901), wire.Done)
    assert isinstance(evening.moves("Ben", TURN, number=901), wire.Done)
    assert evening.table("Ada").view.stacks == (19, 19)


def test_only_so_many_answers_are_kept_and_older_commands_are_refused() -> None:
    answers = Receipts()
    for command in range(1, 10_001):
        answers.keep(wire.Done(command, 0))
    assert len(answers._kept) == KEPT
    assert answers.to(10_000) == wire.Done(10_000, 0)
    assert answers.to(10_001) is None
    assert answers.to(1) == wire.Refused(1, "old-command")
    assert answers.newest == 10_000


def test_hostile_numbers_never_bring_a_command_back() -> None:
    answers, random, given = Receipts(), Random(1), set()
    for _ in range(3_000):
        command = random.choice((random.randrange(1, 2**53), random.randrange(1, 500), 2**53 - 1))
        if answers.to(command) is None:
            assert command not in given, "taken twice"
            given.add(command)
            answers.keep(wire.Done(command, 0))
    assert len(answers._kept) <= KEPT


def test_an_old_command_is_refused_and_stands_in_the_log_once() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN, number=901)
    for number in range(1_000, 1_000 + KEPT + 1):
        evening.says("Ada", wire.CatchUp, 0, number=number)
    evening.moves("Ben", TURN)
    assert refused(evening.moves("Ada", TURN, number=901), "old-command")


def test_who_comes_back_is_told_where_to_count_on() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ben", TURN, number=901)
    evening.drops("Ben")
    evening.enters("Ben")
    assert evening.told("Ben", wire.Welcome)[-1].command == 901


def test_who_has_left_is_not_obeyed() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    assert isinstance(evening.says("Ben", wire.Leave), wire.Done)
    assert evening.told("Ben", wire.Bye) == [wire.Bye("left")]
    assert refused(evening.says("Ben", wire.Shout, "wow"), "nobody-there")
    assert evening.room.state.receipts.keys() == {1}


def test_a_pong_is_no_command() -> None:
    evening = Evening("zweikampf")
    evening.room.hear(1, wire.Pong(1), evening.now)
    assert evening.room.settle(evening.now) == (None, [])


# After a gap.


def test_a_client_with_a_gap_is_told_everything_since() -> None:
    evening = Evening("zweikampf").plays("Ben")
    seen = evening.room.seq
    evening.moves("Ada", TURN)
    evening.moves("Ben", TURN)
    evening.says("Ben", wire.CatchUp, seen)
    table = evening.table("Ben")
    assert (table.since, table.seq) == (seen, evening.room.seq)
    assert [type(event).__name__ for event in table.events][:2] == ["HandReady", "CardsTurned"]


@pytest.mark.parametrize("seen", [0, 1, 5, 10**6, 2**53 - 1])
def test_whatever_a_client_claims_to_have_seen_it_gets_the_table(seen: int) -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    evening.drops("Ben")
    evening.enters("Ben", seen=seen)
    table = evening.table("Ben")
    assert table.since == min(seen, evening.room.seq)
    assert table.view == evening.match.table.view(1)


def test_a_choice_from_the_future_is_refused() -> None:
    evening = Evening("zweikampf").plays("Ben")
    assert refused(evening.moves("Ada", TURN, seen=10**6), "stale")


# Slips.


def test_a_slip_is_taken_back_in_the_log_and_the_count_goes_on() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    evening.moves("Ben", TURN)
    evening.moves("Ada", TURN, number=901)
    seq = evening.room.seq
    done = evening.says("Ada", wire.TakeBack, number=902)
    assert done == wire.Done(902, seq + 1)
    assert msgspec.json.decode(evening.entries[-1].body) == msgspec.to_builtins(TakenBack())
    assert evening.table("Ben").view.ready == (False, False)
    assert isinstance(evening.moves("Ada", TURN), wire.Done)


def test_a_slip_is_taken_back_once() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    first = evening.says("Ada", wire.TakeBack, number=901)
    assert evening.says("Ada", wire.TakeBack, number=901) == first
    assert refused(evening.says("Ada", wire.TakeBack), "no-take-back")


def test_nobody_fills_the_log_with_slips() -> None:
    evening = Evening("zweikampf").plays("Ben")
    lines = len(evening.entries)
    for name in ("Ada", "Ben") * 50:
        evening.moves(name, TURN)
        if refused(evening.says(name, wire.TakeBack), "too-many-take-backs"):
            break

    assert len(evening.entries) - lines == 2 * (2 * IN_A_ROW) + 1, "three slips each, and a move that stands"


def test_nobody_takes_back_for_another_nor_what_was_seen() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    assert refused(evening.says("Ben", wire.TakeBack), "no-take-back")
    evening.moves("Ben", TURN)
    assert refused(evening.says("Ben", wire.TakeBack), "no-take-back")


def test_a_race_takes_nothing_back() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.says("Ada", wire.Act, {"kind": "grab", "ball": 1}, 0)
    assert refused(evening.says("Ada", wire.TakeBack), "no-take-back")
