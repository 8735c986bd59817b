"""A room: a company and one match after the other. It has no socket, no disk and no clock of its own.

Whoever runs a room hands in what was heard and what time it is, and then asks it to `settle`: the wanted goes to the disk first,
the letters only after it. Between judging a command and applying it nothing can come in: there is no `await` in here.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random, SystemRandom
from typing import Any, NamedTuple, assert_never

import msgspec

from anpfiff.bots import opponents_of
from anpfiff.bots.plan import Plan
from anpfiff.core import AnyGame, Refused, Seat, chosen
from anpfiff.games import game_called
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.company import Company
from anpfiff.server.room.match import Arrival, Match, Unwritten, read_move
from anpfiff.server.room.people import Person, Place, newcomer
from anpfiff.server.room.receipts import Answer, Receipts
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.server.room.writes import Entry, Write
from anpfiff.table.chance import LiveDice, Source
from anpfiff.table.first import MOST, REMEMBERED, credit, hold, sent
from anpfiff.table.record import written
from anpfiff.wire import messages as wire

LONGEST_DETAIL = 500
"""Letters of a refusal's detail: a faulty deck may have a thousand faults."""
BRIDGE = "rabbit"


class Letter(NamedTuple):
    """A message for one person, or for everybody."""

    to: int | None
    message: wire.Told


class SavedRoom(msgspec.Struct):
    """What a room writes down beside its log."""

    code: str
    game: str
    options: dict[str, Any]
    material: str | None
    company: Company
    public: bool
    phase: wire.Phase = "lobby"
    match: str | None = None
    first: int = 0
    """The `seq` after which the inputs of the present match begin."""
    seq: int = 0
    dropped: bool = False
    """Did play stop because somebody dropped, and not by hand? Then it goes on by itself."""


class TakenBack(msgspec.Struct, tag="taken-back", tag_field="kind", frozen=True):
    """A line of the log that says: not the one before."""


class Room:
    """Commands come in through `enter`, `hear`, `gone`, `thought` and `tick`; what follows comes out of `settle`."""

    def __init__(
        self,
        name: str,
        saved: SavedRoom,
        chance: Callable[[], Source] = LiveDice,
        lots: Random | None = None,
        tempo: Tempo = USUAL,
    ) -> None:
        self.name, self.saved, self.company = name, saved, saved.company
        self.game = game_of(saved.game, saved.material)
        self.match: Match | None = None
        self.until: int | None = None
        self.empty_since: int | None = None
        self.ended = False
        self._round_trips: dict[int, list[int]] = {}
        self._chance, self._lots, self.tempo = chance, lots or SystemRandom(), tempo
        self._answers = {person.number: Receipts() for person in saved.company.people}
        self._letters: list[Letter] = []
        self._dirty = True
        self._kick_off = False
        """Has a match just begun that nobody has seen yet?"""
        self._nudged: set[Seat] = set()
        self._record: tuple[str, str, bytes] | None = None

    @property
    def seq(self) -> int:
        """The number of the last thing that happened at a table of this room."""
        return self.saved.seq if self.match is None else self.match.seq

    # Coming and going.

    def enter(self, said: wire.First, now: int) -> Person:
        """Somebody comes in, or comes back."""
        person = self.company.known(said.token) or self._newcomer(said)
        person.here, person.left_at, person.lang = True, None, said.lang
        if isinstance(said, wire.Join) and said.watch:
            person.watching = True
        if self._between():
            self.company.seat_the_waiting()
        self._fill_with_life(now)
        self._hand_back(person, now)
        self._welcome(person, said.seen if isinstance(said, wire.Join) else 0, now)
        self._changed()
        return person

    def _newcomer(self, said: wire.First) -> Person:
        person = self.company.admit(said.token, said.lang, self._lots)
        here = [other.number for other in self.company.people]
        self._answers = {number: self._answers.get(number, Receipts()) for number in here}
        return person

    def _fill_with_life(self, now: int) -> None:
        """Whoever comes back first to an empty room waits for the others as if they had just gone: so nobody is too late."""
        if self.empty_since is not None and self.company.anybody_here():
            for person in self.company.people:
                person.left_at = None if person.here else now
        self._look_around(now)

    def _look_around(self, now: int) -> None:
        """Since when is nobody here?"""
        if self.company.anybody_here():
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = now

    def _welcome(self, person: Person, seen: int, now: int) -> None:
        number, seat, newest = (
            person.number,
            self.company.seat_of(person.number),
            self._answers[person.number].newest,
        )
        who = (number, person.name, person.animal, seat)
        self._say(
            number, wire.Welcome(wire.VERSION, *who, self.saved.code, now, newest, self.tempo.calm.silence)
        )
        self._catch_up(person, seen, now)

    def measured(self, number: int, lag: int) -> None:
        """A round trip that the server has measured itself."""
        if number in self._answers:
            trips = self._round_trips.setdefault(number, [])
            trips.append(lag)
            del trips[:-REMEMBERED]

    def gone(self, number: int, now: int) -> None:
        """The last socket of somebody closed. The others see it at once; the seat is held."""
        person = next((person for person in self.company.people if person.number == number), None)
        if person is None:
            return
        person.here, person.left_at = False, now
        if not person.admitted:
            self._dismiss(person)
        self._look_around(now)
        self._stop_the_race(now)
        self._set_hold()
        self._changed()

    def _stop_the_race(self, now: int) -> None:
        """A race does not run on without somebody who dropped."""
        racing = self.saved.phase == "playing" and self.game.pace == "real-time"
        if racing and self.company.away():
            self._stop(now)
            self.saved.dropped = self.saved.phase == "paused"

    def _hand_back(self, person: Person, now: int) -> None:
        """ALL-6: the bot that bridged gets up, and play goes on with the person who came back."""
        seat = self.company.seat_of(person.number)
        if seat is not None:
            self.company.places[seat].bot = None
            self._hand_over(seat)
        if seat is not None and self.match is not None:
            self.match.table.wait_anew(seat, self.match.clock(now))
        self._go_on_if_all_are_back(now)

    def _go_on_if_all_are_back(self, now: int) -> None:
        self._set_hold()
        if self.saved.phase == "paused" and self.saved.dropped and not self.company.away():
            self._resume(now)

    def _set_hold(self) -> None:
        """While somebody is away in the middle of a match, a countdown runs for all to see; it waits for nobody at all."""
        if self.saved.phase in {"playing", "paused"}:
            left = [self.company.left_at(seat) for seat in self.company.away()]
            self.until = min(left) + self.tempo.hold if left and self.company.anybody_here() else None

    def _bridge(self, now: int) -> None:
        """ALL-6: somebody did not come back in time; a bot takes over, and hands back when they do."""
        for seat in self.company.overdue(now - self.tempo.hold):
            self.company.places[seat].bot = BRIDGE
            self._hand_over(seat)
        self._go_on_if_all_are_back(now)
        self._changed()

    def _let_go(self, now: int) -> None:
        """Who has been away for too long passes the whistle on and, between matches, frees the chair."""
        idle = [
            one.number
            for one in self.company.people
            if one.left_at is not None and one.left_at <= now - self.tempo.hold
        ]
        chairs = self.company.overdue(now - self.tempo.hold) if self._between() else ()
        if not self.company.anybody_here() or not (chairs or self.company.host in idle):
            return
        for seat in chairs:
            self.company.places[seat] = Place()
        if chairs:
            self.company.seat_the_waiting()
        if self.company.host in idle:
            self.company.pass_the_whistle()
        self._changed()

    def _hand_over(self, seat: Seat) -> None:
        if self.match is not None and not self._between():
            self.match.table.hand_over(seat, self.company.players()[seat])

    def _dismiss(self, person: Person) -> None:
        self.company.dismiss(person)
        self._answers.pop(person.number, None)
        self._round_trips.pop(person.number, None)

    # What they say.

    def hear(self, number: int, said: wire.Said, now: int) -> None:
        """Judge and apply one command; a refusal is a letter too. One heard before is answered, not done again."""
        if isinstance(said, wire.Pong):
            return
        answers = self._answers.get(number)
        if answers is not None and (answer := answers.to(said.id)) is not None:
            self._say(number, answer)
        elif self.match is None or not self.match.holds(number, said.id):
            self._judge(number, said, now)

    def _judge(self, number: int, said: wire.Commanded, now: int) -> None:
        try:
            self._obey(self.company.person(number), said, now)
        except Refused as refusal:
            self._refuse(number, said.id, refusal)
            return
        if not isinstance(said, wire.Act | wire.Leave):
            self._say(number, self.remember(number, said.id, self.seq))

    def _obey(self, person: Person, said: wire.Commanded, now: int) -> None:  # noqa: C901 -- one case a command
        if not person.admitted:
            raise Refused("waiting-at-the-door")
        match said:
            case wire.Act():
                self._act(person, said, now)
            case wire.Fill() | wire.Remove() | wire.Lock() | wire.Nod() | wire.Start() | wire.Choose():
                self.company.must_host(person.number)
                self._obey_the_host(said, now)
            case wire.TakeBack(command):
                self._running().take_back(self.company.seated(person.number), person.number, command)
            case wire.CatchUp(_, seen):
                self._catch_up(person, seen, now)
            case wire.Sit(_, seat):
                self._sit(person, seat)
            case wire.Pause():
                self.company.seated(person.number)
                self._stop(now)
            case wire.Resume():
                self.company.seated(person.number)
                self._resume(now)
            case wire.Spin():
                self._spin(person)
            case wire.Shout(_, cheer):
                self._say(None, wire.Cheered(person.number, cheer))
            case wire.Leave(command):
                self._leave(person, command, now)
            case _:
                assert_never(said)

    def _obey_the_host(
        self, said: wire.Fill | wire.Remove | wire.Lock | wire.Nod | wire.Start | wire.Choose, now: int
    ) -> None:
        match said:
            case wire.Fill(_, seat, bot):
                self._fill(seat, bot, now)
            case wire.Remove(_, seat):
                self._remove(seat)
            case wire.Lock(_, on):
                self.company.locked = on
                self._changed()
            case wire.Nod(_, who, yes):
                self._nod(self.company.person(who), yes=yes)
            case wire.Start():
                self._start(now)
            case wire.Choose():
                self._choose(said)
            case _:
                assert_never(said)

    def _sit(self, person: Person, seat: Seat | None) -> None:
        self._must_be_between()
        if seat is not None and not self.company.place(seat).free:
            raise Refused("seat-taken", detail=str(seat))
        self.company.stand_up(person.number)
        person.watching = seat is None
        if seat is not None:
            self.company.place(seat).person = person.number
        self._changed()

    def _fill(self, seat: Seat, bot: str, now: int) -> None:
        place = self.company.place(seat)
        if bot not in opponents_of(self.game.id):
            raise Refused("no-such-bot", detail=bot)
        if self._between() and place.person is not None:
            raise Refused("seat-taken", detail=str(seat))
        if not self._between() and place.bot is None and seat not in self.company.away():
            raise Refused("nobody-to-bridge", "ALL-6", str(seat))
        place.bot = bot
        self._hand_over(seat)
        self._go_on_if_all_are_back(now)
        self._changed()

    def _remove(self, seat: Seat) -> None:
        self._must_be_between()
        place = self.company.place(seat)
        if place.person is not None:
            self.company.person(place.person).watching = True
        self.company.places[seat] = Place()
        self.company.seat_the_waiting()
        self._changed()

    def _nod(self, person: Person, *, yes: bool) -> None:
        if person.admitted:
            raise Refused("nobody-at-the-door", detail=str(person.number))
        if yes:
            person.admitted = True
            if self._between():
                self.company.seat_the_waiting()
        else:
            self._dismiss(person)
            self._say(person.number, wire.Bye("not-let-in"))
        self._changed()

    def _spin(self, person: Person) -> None:
        self._must_be_between()
        fresh = newcomer(0, "", person.lang, self.company.people, self._lots)
        person.name, person.animal = fresh.name, fresh.animal
        self._changed()

    def _leave(self, person: Person, command: int, now: int) -> None:
        seat = self.company.stand_up(person.number, None if self._between() else BRIDGE)
        self._dismiss(person)
        if seat is not None:
            self._hand_over(seat)
        self._look_around(now)
        self._go_on_if_all_are_back(now)
        self._say(person.number, wire.Done(command, self.seq))
        self._say(person.number, wire.Bye("left"))
        self._changed()

    # From match to match.

    def _choose(self, said: wire.Choose) -> None:
        """The next game with the same people: they keep their chairs as far as there are any."""
        self._must_be_between()
        game = game_of(said.game, said.material)
        seats = said.seats or max(game.seats[0], min(game.seats[1], len(self.company.places)))
        game.setup(seats, chosen(game.vocabulary.options, said.options))
        self.game, self.match = game, None
        self.saved.game, self.saved.options, self.saved.material = said.game, said.options, said.material
        self.company.arrange(seats)
        self.company.replace_bots(opponents_of(game.id), BRIDGE)
        self.saved.phase, self.saved.match = "lobby", None
        self.saved.first = self.seq  # what was played so far is in another game's words
        self.company.seat_the_waiting()
        self._changed()

    def _start(self, now: int) -> None:
        """Three, two, one, whistle: in server time, for all at once."""
        self._must_be_between()
        self.company.seat_the_waiting()
        if any(place.free for place in self.company.places):
            raise Refused("seat-free", self.game.seats_rule)
        self.saved.phase, self.until, self.match = "countdown", now + self.tempo.countdown, None
        self._changed()

    def _whistle(self, now: int) -> None:
        """The countdown is over: a new match begins, or the one that was paused goes on."""
        if self.match is None:
            link = secrets.token_urlsafe(16)
            self.match, self.saved.first = self._match(link), self.seq
            self.saved.match, self._kick_off = link, True
        self.saved.phase, self.until, self.saved.dropped = "playing", None, False
        self.match.run(now)
        self._stop_the_race(now)
        self._set_hold()
        self._changed()

    def _match(self, link: str, inputs: Iterable[Any] = ()) -> Match:
        players, options = self.company.players(), self.saved.options
        return Match(link, self.seq, self.game, players, self._chance(), options, inputs, self.tempo)

    def reopen(self, inputs: Iterable[Any], now: int) -> None:
        """After a restart: the match as it was, with everybody away and the clock standing until they come back."""
        for person in self.company.people:
            person.here, person.left_at = False, now
        self.empty_since, self._dirty = now, False
        self.saved.dropped |= self.saved.phase != "paused"
        if self.saved.match is None or self.saved.phase == "lobby":
            self.saved.phase = "lobby"
            return
        self.match = self._match(self.saved.match, inputs)
        self.saved.phase = "over" if self.match.over else "paused"

    def _stop(self, now: int) -> None:
        """Whatever had arrived by now still counts; it may even have been the last move."""
        match = self._running()
        self._take_arrivals(match, now + MOST)
        if not match.over:
            match.stop(now)
            self.saved.phase = "paused"
            self._changed()

    def _resume(self, now: int) -> None:
        if self.saved.phase != "paused":
            raise Refused("not-paused")
        if self.company.away():
            raise Refused("somebody-is-away", "ALL-6")
        self.saved.phase, self.until = "countdown", now + self.tempo.countdown
        self._changed()

    def _finish(self, match: Match, now: int) -> None:
        self._take_arrivals(match, now + MOST)  # too late, but everybody gets an answer
        match.stop(now)
        self.saved.phase, self.until = "over", None
        self._keep_the_record(match)
        self._changed()

    def _keep_the_record(self, match: Match) -> None:
        self._record = (match.link, self.saved.game, written(match.table.record()))

    # Playing.

    def _act(self, person: Person, said: wire.Act, now: int) -> None:
        """In a race a move waits as long as an earlier one could still arrive over a slower line."""
        match, seat = self._running(), self.company.seated(person.number)
        move = read_move(self.game, said.move)
        lag, wait = 0, 0
        if match.race:
            lag = self._lag(person.number)
            wait = hold(lag, self._other_lags(seat))
        hand = (seat, person.number, said.id, move, said.seen)
        match.arrivals.append(Arrival(sent(now, lag), now + wait, now, *hand))
        self._take_arrivals(match, now)

    def _take_arrivals(self, match: Match, by: int) -> None:
        for arrival in match.due(by):
            try:
                match.take(arrival)
            except Refused as refusal:
                self._lost(match, arrival, refusal)
            else:
                self._won(match, arrival)

    def _won(self, match: Match, arrival: Arrival) -> None:
        """The answer is the table itself; it is kept in case it gets lost."""
        if arrival.person is not None and arrival.command is not None:
            self.remember(arrival.person, arrival.command, match.seq)

    def _lost(self, match: Match, arrival: Arrival, refusal: Refused) -> None:
        """In a race the loser hears who was faster, and by how much; a bot looks again."""
        if arrival.person is None or arrival.command is None:
            self._look_again(match, arrival)
        else:
            self._refuse(arrival.person, arrival.command, refusal, match.faster(arrival))

    def _look_again(self, match: Match, arrival: Arrival) -> None:
        if (bot := self.company.bots().get(arrival.seat)) is not None:
            match.bots.rest(arrival.seat, bot, arrival.due)

    def _lag(self, number: int) -> int:
        return credit(self._round_trips.get(number, ()))

    def _other_lags(self, seat: Seat) -> Iterator[int]:
        for other, place in enumerate(self.company.places):
            if other != seat and place.person is not None and place.bot is None:
                yield self._lag(place.person)

    def _catch_up(self, person: Person, seen: int, now: int) -> None:
        self._say(person.number, self.shown())
        if self.match is not None and person.admitted:
            seat = self.company.seat_of(person.number)
            self._say(person.number, self.match.told(seat, min(seen, self.seq), now))

    # Time, and bots.

    def tick(self, now: int) -> None:
        """Everything that happens by itself."""
        if self.until is not None and now >= self.until:
            self.until = None
            if self.saved.phase == "countdown":
                self._whistle(now)
            else:
                self._bridge(now)
        if self.saved.phase == "playing" and self.match is not None:
            self._play_on(self.match, now)
        self._let_go(now)
        self._look_around(now)
        if self.empty_since is not None and now - self.empty_since >= self.tempo.empty:
            self._end()

    def _play_on(self, match: Match, now: int) -> None:
        self._take_arrivals(match, now)
        match.tick(now)
        self._let_bots_act(match, now)
        self._nudge(match, now)
        match.go_on(now, self._lots, self.company.away())

    def _nudge(self, match: Match, now: int) -> None:
        """ALL-7: who lets the others wait hears of it before the table goes on."""
        dawdlers = set(match.table.dawdlers(match.clock(now))) - set(self.company.away())
        for seat in sorted(dawdlers - self._nudged):
            self._say(self.company.places[seat].person, wire.Nudge(seat))
        self._nudged = dawdlers

    def wake(self, now: int) -> int:
        """Server time at which `tick` should be called next."""
        soon = self.match.wake(now) if self.match is not None else None
        later = now + 1_000
        return min(later, later if self.until is None else self.until, later if soon is None else soon)

    def ask_bots(self, now: int) -> Iterable[Thought]:
        """The bots that have to choose now; choosing happens elsewhere."""
        if self.match is None or self.saved.phase != "playing":
            return ()
        return self.match.ask_bots(self.company.bots(), now, self._lots)

    def thought(self, thought: Thought, plan: Plan | None, now: int) -> None:
        """A bot has chosen, or stumbled. Its match may be over, play may rest, or the person may be back: nobody asks for it."""
        if self.match is not None and self.match.link == thought.link:
            self.match.bots.heard(thought, plan)
            self._let_bots_act(self.match, now)

    def _let_bots_act(self, match: Match, now: int) -> None:
        """In a race a bot's move waits for slower lines like everybody's hand."""
        for seat, move, seen in match.hands(self.company.bots(), now):
            wait = hold(0, self._other_lags(seat)) if match.race else 0
            match.arrivals.append(Arrival(now, now + wait, now, seat, None, None, move, seen))
        self._take_arrivals(match, now)

    def _end(self) -> None:
        """Nobody is there any more; what was played is kept, and who still waits at the door is told."""
        if self.match is not None and not self.match.over:
            self._keep_the_record(self.match)
        self._say(None, wire.Bye("room-ended"))
        self.ended = self._dirty = True

    # What follows.

    def settle(self, now: int) -> tuple[Write | None, list[Letter]]:
        """What must be on disk, and what may be sent once it is."""
        fresh = self._fresh()
        news = list(self._news(fresh, now)) if fresh or self._kick_off else []
        if self.match is not None and self.match.over and self.saved.phase == "playing":
            self._finish(self.match, now)
        letters, self._letters = news + self._letters, []
        if not fresh and not self._dirty:
            return None, letters
        page = msgspec.json.encode(self.saved) if self._dirty else None
        record, self._record, self._dirty = self._record, None, False
        return Write(self.name, [_entry(one) for one in fresh], page, record, self.ended), letters

    def _fresh(self) -> list[Unwritten]:
        if self.match is None:
            return []
        fresh, self.match.fresh = self.match.fresh, []
        return fresh

    def _news(self, fresh: list[Unwritten], now: int) -> Iterator[Letter]:
        """The table for everybody who is here; one message serves all the stands."""
        match = self.match
        assert match is not None, "only a match has news"
        since, self.saved.seq, self._kick_off = self.saved.seq, match.seq, False
        done = {one.person: one.command for one in fresh if one.command is not None}
        yield from _earlier(fresh, done)
        stands: wire.Table | None = None
        for person in self.company.people:
            if person.here and person.admitted:
                seat = self.company.seat_of(person.number)
                if seat is None:
                    told = stands = stands or match.told(None, since, now)
                else:
                    told = match.told(seat, since, now, done.get(person.number))
                yield Letter(person.number, told)

    def _say(self, number: int | None, message: wire.Told) -> None:
        self._letters.append(Letter(number, message))

    def _refuse(
        self, number: int, command: int, refusal: Refused, faster: tuple[Seat, int] | None = None
    ) -> None:
        seat, by = faster or (None, None)
        detail = refusal.detail[:LONGEST_DETAIL]
        answer = wire.Refused(command, refusal.why, refusal.rule, detail, seat, by)
        self._keep_answer(number, answer)
        self._say(number, answer)

    def remember(self, number: int, command: int, seq: int) -> wire.Done:
        done = wire.Done(command, seq)
        self._keep_answer(number, done)
        return done

    def _keep_answer(self, number: int, answer: Answer) -> None:
        if number in self._answers:
            self._answers[number].keep(answer)

    def _changed(self) -> None:
        self._dirty = True
        self._say(None, self.shown())

    def shown(self) -> wire.Room:
        """The room as everybody sees it."""
        page, company = self.saved, self.company
        return wire.Room(
            page.code,
            page.game,
            self.game.edition,
            page.options,
            page.phase,
            tuple(company.chairs()),
            tuple(company.guests(admitted=True)),
            tuple(company.guests(admitted=False)),
            company.host,
            page.public,
            company.locked,
            page.match,
            self.until,
            company.away() if page.phase in {"playing", "paused"} else (),
            page.material,
        )

    def _running(self) -> Match:
        if self.match is None or self.saved.phase != "playing":
            raise Refused("match-over" if self.saved.phase == "over" else "not-playing", self.game.end_rule)
        return self.match

    def _between(self) -> bool:
        return self.saved.phase in {"lobby", "over"}

    def _must_be_between(self) -> None:
        if not self._between():
            raise Refused("match-is-on")


def opened(name: str, code: str, said: wire.Open, **sources: Any) -> Room:
    """A new room, still empty: the first to enter is its host. A wrong game, option or number of seats opens nothing."""
    game = game_of(said.game, said.material)
    seats = said.seats or game.seats[0]
    game.setup(seats, chosen(game.vocabulary.options, said.options))
    company = Company([], [Place() for _ in range(seats)], nod=said.nod)
    return Room(
        name, SavedRoom(code, said.game, said.options, said.material, company, said.public), **sources
    )


def game_of(name: str, material: str | None) -> AnyGame:
    game = game_called(name)
    try:
        return game if material is None else game.using(material)
    except RecursionError as fault:
        raise Refused("faulty-material", detail="nested too deep") from fault


def _earlier(fresh: list[Unwritten], last: Mapping[int | None, int | None]) -> Iterator[Letter]:
    """A table answers one command only; when somebody's moves were taken together, the others are answered by themselves."""
    for one in fresh:
        if one.person is not None and one.command is not None and last[one.person] != one.command:
            yield Letter(one.person, wire.Done(one.command, one.seq))


def _entry(fresh: Unwritten) -> Entry:
    body = TakenBack() if fresh.given is None else fresh.given
    return Entry(fresh.seq, fresh.person, fresh.command, msgspec.json.encode(body))
