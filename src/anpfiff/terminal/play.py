"""A match at one keyboard: people type numbers, bots take their time, the table decides."""

import re
from typing import Any

from anpfiff.bots.driver import Hand
from anpfiff.core import Act, Refused, Seat, Waiting
from anpfiff.table.table import Table, Told
from anpfiff.terminal.keyboard import Keyboard, NoMoreInput
from anpfiff.terminal.opponents import Opponents
from anpfiff.terminal.screen import HELP, Screen

LETTERS = "abcdef"


class Play:
    """Shows the table to whoever is awaited, takes what they type, and lets the bots act when they are due."""

    def __init__(self, table: Table, screen: Screen, keyboard: Keyboard, opponents: Opponents) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.opponents = opponents
        self.people = tuple(seat for seat, player in enumerate(table.players) if not player.bot)
        self._shown: tuple[int, tuple[Seat, ...]] | None = None
        self._offers: dict[Seat, tuple[Any, ...]] = {}
        self._at_the_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> bool:
        """Play until the final whistle (True) or until somebody leaves (False)."""
        self.screen.remind()
        self.tell(self.table.opening)
        while self.table.result is None:
            try:
                if not self._go_on():
                    return False
            except NoMoreInput:
                return False
            except Refused as refusal:
                self.screen.refuse(refusal)
        self.screen.show(self.table.view(None), "the end")
        self.screen.finish(self.table.result)
        return True

    def tell(self, told: tuple[Told, ...]) -> None:
        """What happened, as whoever sits at the keyboard may know it."""
        onlooker = self.people[0] if len(self.people) == 1 else None
        for entry in told:
            self.screen.tell(entry.seen_by(onlooker))

    def _let_act(self, hand: Hand, now: int) -> None:
        self.opponents.acted(hand.seat)
        if hand.move is not None:
            self.tell(self.table.act(hand.seat, hand.move, now))

    def _go_on(self) -> bool:
        """One step: time passes, a bot acts, or a line is typed."""
        now = self.keyboard.now()
        self.tell(self.table.tick(now))
        plan = self.opponents.next(now)
        if plan is not None and plan.due <= now:
            self._let_act(plan, now)
            return True
        patience = self._patience(now, None if plan is None else plan.due)
        if not self._awaited():
            self.keyboard.rest(patience or 0)
            return True
        self._show()
        line = self.keyboard.line(patience)
        return True if line is None else self._typed(line)

    def _patience(self, now: int, due: int | None) -> float | None:
        """Seconds until something happens by itself."""
        turn = self.table.turn
        until = turn.until if isinstance(turn, Waiting) else None
        moments = [moment for moment in (due, until) if moment is not None]
        return max(0, min(moments) - now) / 1000 if moments else None

    def _awaited(self) -> tuple[Seat, ...]:
        """The people to ask now: in a race all of them, else one after the other."""
        turn = self.table.turn
        seats = tuple(seat for seat in self.people if isinstance(turn, Waiting) and seat in turn.seats)
        return seats if isinstance(turn, Waiting) and turn.race else seats[:1]

    def _show(self) -> None:
        awaited = self._awaited()
        if not awaited or self._shown == (self.table.seq, awaited):
            return
        if len(awaited) == 1 and len(self.people) > 1 and self._at_the_keyboard != awaited[0]:
            self._change_places(awaited[0])
        self._shown = (self.table.seq, awaited)
        self._offers = {}
        for seat in awaited:
            view = self.table.view(seat)
            self._offers[seat] = self.screen.choices(self.table.offered(seat), view)
            self.screen.show(view, self.screen.names[seat])
            self.screen.offer(self._offers[seat], view, self._mark(seat))

    def _change_places(self, seat: Seat) -> None:
        self.screen.cover(seat)
        self.keyboard.line(None)
        self._at_the_keyboard = seat

    def _mark(self, seat: Seat) -> str:
        return LETTERS[seat] if len(self._awaited()) > 1 else ""

    def _typed(self, line: str) -> bool:
        match re.fullmatch(r"(q|v|u|h|)|\?\s*([a-f]?)(\d*)|([a-f]?)(\d+)", line.lower()):
            case None:
                self.screen.say(HELP)
            case typed if typed[1] is not None:
                return self._ordered(typed[1])
            case typed if typed[5]:
                self._make(*self._picked(typed[4], typed[5]))
            case typed:
                self._explain(typed[2] or "", typed[3] or "")
        return True

    def _ordered(self, order: str) -> bool:
        match order:
            case "q":
                return False
            case "u":
                self.table.take_back(self._last_person())
                self.screen.say("Taken back.")
            case "h":
                self.screen.say(HELP)
            case _:
                self._shown = None
        return True

    def _last_person(self) -> Seat:
        """Whose slip it would be; the table knows whether it can be taken back."""
        last = self.table.inputs[-1]
        return last.seat if isinstance(last, Act) and last.seat in self.people else -1

    def _picked(self, letter: str, number: str) -> tuple[Seat, Any]:
        """The move behind a number as it was shown; it may be too late for it by now, and the table will say so."""
        seat = LETTERS.index(letter) if letter else next(iter(self._offers), -1)
        moves = self._offers.get(seat, ())
        if not 0 < int(number) <= len(moves):
            raise Refused("no-such-move", detail=f"{letter}{number}")
        return seat, moves[int(number) - 1]

    def _make(self, seat: Seat, move: Any) -> None:
        now = self.keyboard.now()
        self.tell(self.table.tick(now))
        self.tell(self.table.act(seat, move, now))

    def _explain(self, letter: str, number: str) -> None:
        if number:
            self.screen.explain([self._picked(letter, number)[1]])
        else:
            self.screen.explain(move for moves in self._offers.values() for move in moves)
            self.screen.say(HELP)
