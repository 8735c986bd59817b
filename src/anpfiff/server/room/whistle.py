"""From match to match: the next game, kick-off, pause, final whistle."""

import secrets
from collections.abc import Iterable
from typing import Any

from anpfiff.bots import opponents_of
from anpfiff.core import Refused, chosen
from anpfiff.server.room import editions, handicaps, play, rotation, sliding
from anpfiff.server.room.company import BRIDGE
from anpfiff.server.room.hands import Origin
from anpfiff.server.room.match import Match
from anpfiff.server.room.phases import Countdown, KickOff, Lobby, Over, Paused, Playing, last_match
from anpfiff.server.room.plain import plain
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.state import RoomState, game_of
from anpfiff.wire import messages as wire


def choose(room: RoomState, said: wire.Choose, now: int) -> None:
    """The next game with the same people: they keep their chairs as far as there are any."""
    room.must_be_between()
    handicaps.must_be_agreed(said.options)
    material = plain(said.game, said.material)
    game = game_of(said.game, material)
    seats = said.seats or max(game.seats[0], min(game.seats[1], len(room.company.places)))
    game.setup(seats, chosen(game.vocabulary.options, said.options))
    room.told = room.seq  # what was played so far is in another game's words
    if isinstance(room.phase, Over):
        rotation.turn_over(room.company, seats, now - room.tempo.between)
    room.phase = Lobby()
    if game.id != room.game.id:
        room.notice = None
        room.wins = {}
        handicaps.forget_head_starts(room)
    room.game = game
    room.options = said.options
    room.material = material
    room.company.arrange(seats, teams=game.teams)
    room.company.replace_bots(opponents_of(game.id), BRIDGE)
    room.company.seat_the_waiting()
    room.change()


def start(room: RoomState, now: int) -> None:
    """A new match, as soon as the countdown is over."""
    room.must_be_between()
    if isinstance(room.phase, Over):
        _deal_chairs(room, now)
    room.company.seat_the_waiting()
    if any(place.free for place in room.company.places):
        raise Refused("seat-free", room.game.seats_rule)
    room.told = room.seq
    _count_down(room, KickOff(last_match(room.phase)), now)


def _deal_chairs(room: RoomState, now: int) -> None:
    """Once more: who has waited comes in, who has been away keeps no chair, and none stays free."""
    fewest, most = room.game.seats
    rotation.turn_over(room.company, most, now - room.tempo.between)
    room.company.fit(fewest, BRIDGE, teams=room.game.teams)


def blow(room: RoomState, then: KickOff | Playing, now: int) -> None:
    """The countdown is over: a new match begins, or the one that was paused goes on."""
    if isinstance(then, KickOff):
        room.pending.kick_off = True
        room.notice = None
        room.company.forgive()
        room.proposal = None
        room.agreed = handicaps.options_now(room)
        rotation.count(room.company)
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
    sliding.count(room, match)
    room.pending.finished = match.kept()
    room.change()


def deserted(room: RoomState, now: int) -> bool:
    """Has nobody been here for long? A table of a competition is waited at as long as the competition wants it."""
    if room.empty_since is None or (room.reserved is not None and not room.reserved.done):
        return False
    alone = room.solo and len(room.company.people) == 1
    return now - room.empty_since >= (room.tempo.lonely if alone else room.tempo.empty)


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
    match = room.new_match(Origin(saved.match, saved.first), tuple(inputs), saved.seats)
    by_hand = saved.phase == "paused" and not saved.dropped
    room.phase = Over(match) if match.over else Paused(match, dropped=not by_hand)


def _count_down(room: RoomState, then: KickOff | Playing, now: int) -> None:
    room.phase = Countdown(now + room.tempo.countdown, then)
    room.change()
