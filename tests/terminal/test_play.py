"""Play at one keyboard, with a keyboard and a clock made of lists."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from anpfiff.bots.levels import QUICKEST
from anpfiff.cli import main
from anpfiff.core import Act, Waiting
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.model import AcceptPause, OfferPause
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player, read
from anpfiff.table.replay import scenes
from anpfiff.table.table import Table
from anpfiff.terminal.boards import board_for
from anpfiff.terminal.keyboard import NoMoreInput
from anpfiff.terminal.opponents import Opponents, play_out
from anpfiff.terminal.play import Play
from anpfiff.terminal.screen import Screen
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.rules.elfmeter.positions import attempt, done, plays

every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)


class Script:
    """A keyboard that types these lines, one whenever it is asked; time passes only while it rests."""

    def __init__(self, *lines: str, then: str | None = None, after: int = 0) -> None:
        self.lines, self.then, self.after = list(lines), then, after
        self.time = 0

    def now(self) -> int:
        return self.time

    def line(self, patience: float | None) -> str | None:
        self.after -= 1
        if self.after > 0 and patience is not None:
            self.rest(patience)
            return None
        self.after = 0
        self.time += 50
        if not self.lines and self.then is None:
            raise NoMoreInput
        return self.lines.pop(0) if self.lines else self.then

    def rest(self, seconds: float) -> None:
        self.time += max(1, int(seconds * 1000))


def at_the_table(
    game: str, people: int, seats: int, keyboard: Script, **options: Any
) -> tuple[Play, StringIO]:
    names = [f"P{seat}" for seat in range(seats)]
    table = Table(
        GAMES[game], (Player(name, bot=seat >= people) for seat, name in enumerate(names)), Dice(5), options
    )
    out = StringIO()
    screen = Screen(Console(file=out, width=80), board_for(game), tuple(names))
    return Play(table, screen, keyboard, Opponents(table, 0.1, Random(5))), out


class Anything(Script):
    """Types the number of some move that was shown, at random; so whole matches are played by hand."""

    def __init__(self, seed: int, lines: int = 100_000) -> None:
        super().__init__()
        self.random, self.play, self.left = Random(seed), None, lines

    play: Play | None

    def line(self, patience: float | None) -> str | None:
        self.time += 1_500
        self.left -= 1
        if self.left < 0:
            raise NoMoreInput
        assert self.play is not None
        offers = self.play._offers
        if not offers:
            return ""
        seat = self.random.choice(list(offers))
        mark = "abcdef"[seat] if len(offers) > 1 else ""
        return f"{mark}{self.random.randrange(len(offers[seat])) + 1}" if offers[seat] else ""


@pytest.mark.many
@every_game
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_match_is_played_to_its_end_by_hand(case: Case, people: int) -> None:
    keyboard = Anything(people)
    play, out = at_the_table(case.game.id, people, case.game.seats[0], keyboard)
    keyboard.play = play
    lean(play, case)

    assert play.run()

    assert play.table.result is not None
    assert "Final whistle" in out.getvalue()
    assert any(isinstance(given, Act) and given.seat == 0 for given in play.table.inputs)


def lean(play: Play, case: Case) -> None:
    """Where blind matches would take too long, the hand leans towards getting on, as in the laws."""
    keyboard = play.keyboard
    assert isinstance(keyboard, Anything)
    blind = keyboard.line

    def line(patience: float | None) -> str | None:
        typed = blind(patience)
        found = re.fullmatch(r"([a-f]?)(\d+)", typed or "")
        if found is None:
            return typed
        seat = "abcdef".index(found[1]) if found[1] else next(iter(play._offers))
        moves = play._offers[seat]
        return f"{found[1]}{moves.index(case.pick(moves, keyboard.random)) + 1}"

    keyboard.line = line  # type: ignore[method-assign]  # a keyboard with a lean


@every_game
def test_bots_play_any_setting_to_its_end(case: Case) -> None:
    for setting in case.settings:
        players = (Player(f"B{seat}", bot=True) for seat in range(setting.seats))
        table = Table(case.game, players, Dice(3), setting.options)
        play_out(table, Opponents(table, 0.9, Random(3)))
        assert table.result is not None


@every_game
def test_everything_can_be_drawn_called_and_told(case: Case) -> None:
    """Every view, move and event of a bot match, in every seat and from the stands, fits 80 columns."""
    for setting in case.settings[:2]:
        names = tuple(f"Player {seat}" for seat in range(setting.seats))
        table = Table(case.game, (Player(name, bot=True) for name in names), Dice(4), setting.options)
        opponents, board = Opponents(table, 0.9, Random(4)), board_for(case.game.id)
        out = StringIO()
        screen = Screen(Console(file=out, width=80), board, names)
        for told in table.opening:
            screen.tell(told.seen_by(None))
        for _ in range(50):
            if table.result is not None or (plan := opponents.next(table.now)) is None:
                break
            for seat in (*range(setting.seats), None):
                view = table.view(seat)
                screen.show(view, "title")
                screen.offer(table.offered(seat) if seat is not None else (), view)
            opponents.acted(plan.seat)
            for told in table.act(plan.seat, plan.move, table.now) if plan.move is not None else ():
                for seat in (*range(setting.seats), None):
                    screen.tell(told.seen_by(seat))
        assert max(map(len, out.getvalue().splitlines())) <= 80


def test_a_question_mark_quotes_the_rule_behind_a_move() -> None:
    play, out = at_the_table("zweikampf", 1, 2, Script("?", "? 1", "?1", "q"))
    assert not play.run()
    assert out.getvalue().count("DUEL-2  Both turn over their top card") == 3


def test_a_refused_move_shows_the_rule_with_its_text() -> None:
    play, out = at_the_table("foul", 1, 3, Script("99", "q"), first=0)
    play.run()
    assert "no such move: 99" in out.getvalue()


def test_a_slip_is_taken_back_at_the_keyboard() -> None:
    play, out = at_the_table("elfer-raus", 3, 3, Script("", "1", "", "u", "q"))
    play.run()
    assert "Taken back." in out.getvalue()


def test_words_that_mean_nothing_get_help() -> None:
    play, out = at_the_table("zweikampf", 1, 2, Script("abseits!", "h", "v", "", "q"))
    play.run()
    assert out.getvalue().count("A number makes that move") == 2
    assert out.getvalue().count("1  Turn over your top card") == 3


def test_closing_the_keyboard_ends_the_match_unfinished() -> None:
    play, _ = at_the_table("zweikampf", 1, 2, Script("1", "1"))
    assert not play.run()
    assert play.table.result is None


def test_hands_are_covered_until_the_next_person_takes_the_keyboard() -> None:
    play, out = at_the_table("foul", 3, 3, Script("", "q"), first=1)
    play.run()
    assert "P1, your turn. The others look away. Press Enter." in out.getvalue()


def test_in_a_race_two_people_share_the_keyboard_by_letter() -> None:
    play, out = at_the_table("elfmeter", 2, 2, Anything(1, lines=30), first=0)
    keyboard = play.keyboard
    assert isinstance(keyboard, Anything)
    keyboard.play = play
    play.run()
    assert re.search(r"^a 1  ", out.getvalue(), re.MULTILINE)
    assert re.search(r"^b 1  ", out.getvalue(), re.MULTILINE)


@pytest.mark.rule("ELF-18")
def test_in_a_pause_the_whole_box_can_be_looked_at() -> None:
    out, board = StringIO(), board_for("elfmeter")
    ignored = (1, 2, 4, 5, 7, 8, 9)
    state, _ = done(attempt(yours=(*ignored, 3)), *plays(1, *ignored), (0, OfferPause()), (1, AcceptPause()))

    Console(file=out, width=80).print(board.draw(GAMES["elfmeter"].view(state, 0), ("Ada", "Ben")))

    assert re.findall(r"Ben plays (\d+): defends", out.getvalue()) == [str(card) for card in ignored]


def test_opponents_are_as_strong_as_their_names(tmp_path: Path) -> None:
    file = tmp_path / "match"
    words = ["play", "elfer-raus", "--people", "0", "--pace", "0", "--seed", "7", "--save", str(file)]
    assert main([*words, "--seats", "3", "--bots", "snail", "eager"]) == 0
    assert [player.name for player in read(file.read_bytes()).seats] == ["Snail", "Eager 1", "Eager 2"]


def test_an_opponent_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "zweikampf", "--bots", "whale"]) == 2
    assert "whale; there are: snail, tortoise" in capsys.readouterr().err


def test_nobody_acts_on_what_they_had_in_mind_when_they_were_awaited_before() -> None:
    """A window of Foul! closes over many plans; in the next one everybody needs their time anew."""
    table = Table(GAMES["foul"], (Player(f"B{seat}", bot=True) for seat in range(4)), Dice(3))
    play_out(table, Opponents(table, 1.0, Random(3)))
    now, since = 0, dict[int, int]()
    for scene in scenes(table.record()):
        now = max(now, getattr(scene.given, "at", now))
        if isinstance(scene.given, Act):
            assert now - since[scene.given.seat] >= QUICKEST
            del since[scene.given.seat]
        turn = table.game.turn(scene.state)
        awaited = turn.seats if isinstance(turn, Waiting) else ()
        since = {seat: since.get(seat, now) for seat in awaited}
