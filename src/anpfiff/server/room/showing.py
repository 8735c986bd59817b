"""The room as everybody sees it."""

import msgspec

from anpfiff.server.room import handicaps, sliding
from anpfiff.server.room.absence import absences
from anpfiff.server.room.people import Person
from anpfiff.server.room.phases import Countdown, Lobby, last_match, under_way, word_for
from anpfiff.server.room.rotation import next_up
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire


def shown(room: RoomState) -> wire.Room:
    company = room.company
    last = last_match(room.phase)
    return wire.Room(
        code=room.code,
        game=room.game.id,
        edition=room.game.edition,
        options=room.options,
        phase=word_for(room.phase),
        chairs=tuple(company.chairs()),
        stands=tuple(company.guests(admitted=True)),
        door=tuple(company.guests(admitted=False)),
        host=company.host,
        public=room.public,
        locked=company.locked,
        match=None if last is None else last.link,
        until=_until(room),
        away=company.away() if under_way(room.phase) else (),
        material=room.material,
        absences=absences(room),
        whistles=tuple(company.whistles),
        notice=room.notice,
        unit=None if room.game.head_start is None else room.game.head_start.unit,
        steps=handicaps.steps(room),
        handicaps=tuple(handicaps.shown(room)),
        proposal=_proposal(room),
        offer=sliding.offer(room),
        next=() if isinstance(room.phase, Lobby) else next_up(company, room.game.seats[1]),
    )


def _proposal(room: RoomState) -> wire.Proposal | None:
    proposal = handicaps.standing(room)
    if proposal is None:
        return None
    return wire.Proposal(
        seat=proposal.seat,
        head_start=proposal.handicap.head_start,
        amount=handicaps.amount(room, proposal.handicap.head_start),
        calm=proposal.handicap.calm,
        by=proposal.by,
        agreed=tuple(proposal.agreed),
        missing=tuple(sorted(handicaps.missing(room, proposal))),
    )


def welcome(room: RoomState, person: Person, now: int) -> wire.Welcome:
    return wire.Welcome(
        version=wire.VERSION,
        person=person.number,
        name=person.name,
        animal=person.animal,
        seat=room.company.seat_of(person.number),
        code=room.code,
        now=now,
        command=room.receipts[person.number].newest,
        silence=room.tempo.calm.silence,
    )


def passed_by(room: RoomState) -> wire.Room:
    """The room as the list of open rooms has it: with the score, without anybody's deck, and without who waits at the door."""
    match = last_match(room.phase)
    score = None if match is None else room.game.score(room.game.view(match.state, None))
    return msgspec.structs.replace(shown(room), material=None, door=(), score=score)


def _until(room: RoomState) -> int | None:
    """A countdown and a hold for somebody absent are two things, but never at the same time."""
    return room.phase.until if isinstance(room.phase, Countdown) else room.hold
