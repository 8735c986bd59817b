"""From match to match: the next game, kick-off, pause, final whistle."""

import secrets
from collections.abc import Iterable
from typing import Any

from anpfiff.bots import opponents_of
from anpfiff.core import Refused, chosen
from anpfiff.server.room import editions, play
from anpfiff.server.room.company import BRIDGE
from anpfiff.server.room.hands import Origin
from anpfiff.server.room.match import Match
from anpfiff.server.room.phases import Countdown, KickOff, Lobby, Over, Paused, Playing, last_match
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.state import RoomState, game_of
from anpfiff.wire import messages as wire


def choose(room: RoomState, said: wire.Choose) -> None:
    """The next game with the same people: they keep their chairs as far as there are any."""
    room.must_be_between()
    game = game_of(said.game, said.material)
    seats = said.seats or max(game.seats[0], min(game.seats[1], len(room.company.places)))
    game.setup(seats, chosen(game.vocabulary.options, said.options))
    room.told = room.seq  # what was played so far is in another game's words
    room.phase = Lobby()
    if game.id != room.game.id:
        room.notice = None
    room.game = game
    room.options = said.options
    room.material = said.material
    room.company.arrange(seats)
    room.company.replace_bots(opponents_of(game.id), BRIDGE)
    room.company.seat_the_waiting()
    room.change()


def start(room: RoomState, now: int) -> None:
    """A new match, as soon as the countdown is over."""
    room.must_be_between()
    room.company.seat_the_waiting()
    if any(place.free for place in room.company.places):
        raise Refused("seat-free", room.game.seats_rule)
    room.told = room.seq
    _count_down(room, KickOff(last_match(room.phase)), now)


def blow(room: RoomState, then: KickOff | Playing, now: int) -> None:
    """The countdown is over: a new match begins, or the one that was paused goes on."""
    if isinstance(then, KickOff):
        room.pending.kick_off = True
        room.notice = None
        room.company.forgive()
        then = Playing(room.new_match(Origin(secrets.token_urlsafe(16), room.seq)))
    room.phase = then
    then.match.run(now)
    room.change()


def pause(room: RoomState, now: int, *, dropped: bool = False) -> None:
    """Whatever had arrived by now still counts; it may even have been the last move."""
    match = room.running()
    play.answer(room, match.take_all(now, room.company))
    if not match.over:
        match.stop(now)
        room.phase = Paused(match, dropped)
        room.change()


def resume(room: RoomState, now: int) -> None:
    if not isinstance(room.phase, Paused):
        raise Refused("not-paused")
    if room.company.away():
        raise Refused("somebody-is-away", "ALL-6")
    _count_down(room, Playing(room.phase.match), now)


def finish(room: RoomState, match: Match, now: int) -> None:
    play.answer(room, match.take_all(now, room.company))  # too late, but everybody gets an answer
    match.stop(now)
    room.phase = Over(match)
    room.hold = None
    room.pending.finished = match.kept()
    room.change()


def end(room: RoomState) -> None:
    """Nobody is there any more; what was played is kept, and who still waits at the door is told."""
    if room.match is not None and not room.match.over:
        room.pending.finished = room.match.kept()
    room.say(None, wire.Bye("room-ended"))
    room.ended = True
    room.pending.dirty = True


def reopen(room: RoomState, saved: SavedRoom, inputs: Iterable[Any], now: int) -> None:
    """After a restart: the match as it was, with everybody away and the clock standing until they come back."""
    for person in room.company.people:
        person.here = False
        person.left_at = now
    room.empty_since = now
    room.pending.dirty = False
    if saved.edition != room.game.edition:
        editions.move_on(room, saved, inputs)
        return
    if saved.match is None or saved.phase == "lobby":
        return
    match = room.new_match(Origin(saved.match, saved.first), inputs)
    by_hand = saved.phase == "paused" and not saved.dropped
    room.phase = Over(match) if match.over else Paused(match, dropped=not by_hand)


def _count_down(room: RoomState, then: KickOff | Playing, now: int) -> None:
    room.phase = Countdown(now + room.tempo.countdown, then)
    room.change()
