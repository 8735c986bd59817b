"""Handicaps: what a company gives one of its own so that matches are open. Proposed, agreed by all, shown, taken back.

A handicap belongs to whoever has it, a person or the bot of a chair, and goes with them from match to match. At kick-off it
becomes an option by seat of that match (ALL-3), so the rules honour it and the record keeps it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from anpfiff.core import Refused, Seat
from anpfiff.server.room.people import Handicap, Person, Place
from anpfiff.server.room.phases import between
from anpfiff.server.room.state import Proposal, RoomState
from anpfiff.wire import messages as wire

BY_SEAT = frozenset(("head_start", "calm_for"))


def must_be_agreed(options: Mapping[str, object]) -> None:
    """The host sets options; a handicap is everybody's to give."""
    if named := BY_SEAT.intersection(options):
        raise Refused("ask-the-table", "ALL-3", min(named))


def propose(room: RoomState, person: Person, said: wire.Propose) -> None:
    """A proposal stands until all who sit there have agreed, or one has not. Whoever gives up their own need ask nobody."""
    room.must_be_between()
    room.company.seated(person.number)
    wanted = _wanted(room, said)
    room.proposal = Proposal(said.seat, holder(room, said.seat), wanted, person.number, [person.number])
    own = room.company.place(said.seat).person == person.number
    if own and _is_less(wanted, held(room, said.seat)):
        _grant(room, room.proposal)
    _settle(room)
    room.change()


def answer(room: RoomState, person: Person, *, yes: bool) -> None:
    room.must_be_between()
    room.company.seated(person.number)
    proposal = standing(room)
    if proposal is None:
        raise Refused("nothing-proposed", "ALL-3")
    if yes:
        proposal.agreed = sorted({*proposal.agreed, person.number})
    else:
        room.proposal = None
    _settle(room)
    room.change()


def standing(room: RoomState) -> Proposal | None:
    """The proposal, unless somebody else sits there by now, or a match has begun."""
    proposal = room.proposal
    if proposal is None or not between(room.phase) or proposal.seat >= len(room.company.places):
        return None
    return proposal if proposal.holder == holder(room, proposal.seat) else None


def missing(room: RoomState, proposal: Proposal) -> set[int]:
    """Who sits at the table, is here, and has not agreed."""
    return set(room.company.voters()) - set(proposal.agreed)


def held(room: RoomState, seat: Seat) -> Handicap:
    """What whoever sits there has been given."""
    return _keeper(room, seat).handicap


def options_now(room: RoomState) -> dict[str, Any]:
    """What the next match is played with besides the options of the table."""
    seats = range(len(room.company.places))
    rows: dict[str, list[int]] = {
        "head_start": [min(held(room, seat).head_start, most_steps(room)) for seat in seats],
        "calm_for": [held(room, seat).calm for seat in seats],
    }
    known = room.game.vocabulary.options.__struct_fields__
    return {name: row for name, row in rows.items() if name in known and any(row)}


def shown(room: RoomState) -> Iterator[wire.Given]:
    """Always shown: in a match what it was begun with, between matches what the next one will have."""
    options = options_now(room) if between(room.phase) else room.agreed
    for seat in range(len(room.company.places)):
        ahead = _at(options, "head_start", seat)
        calm = _at(options, "calm_for", seat)
        if ahead or calm:
            yield wire.Given(seat=seat, head_start=ahead, amount=amount(room, ahead), calm=calm)


def steps(room: RoomState) -> tuple[int, ...]:
    """What each step of a head start is worth at this table."""
    head_start = room.game.head_start
    return () if head_start is None else head_start.sizes[len(room.company.places)]


def amount(room: RoomState, count: int) -> int:
    """What `count` steps are worth: goals ahead, or cards that may be left."""
    return (0, *steps(room))[count]


def most_steps(room: RoomState) -> int:
    return len(steps(room))


def forget_head_starts(room: RoomState) -> None:
    """Another game: who is strong in one need not be so in the next. Calm is a person's own, and stays."""
    keepers: list[Person | Place] = [*room.company.people, *room.company.places]
    for keeper in keepers:
        keeper.handicap = Handicap(calm=keeper.handicap.calm)


def _wanted(room: RoomState, said: wire.Propose) -> Handicap:
    if room.company.place(said.seat).free:
        raise Refused("nobody-there", detail=str(said.seat))
    now = held(room, said.seat)
    ahead = now.head_start if said.head_start is None else said.head_start
    if ahead > most_steps(room):
        raise Refused("no-such-head-start", "ALL-3", f"{ahead}; there are {most_steps(room)}")
    if said.calm and "calm_for" not in room.game.vocabulary.options.__struct_fields__:
        raise Refused("nobody-is-hurried", "ALL-3", room.game.title)
    return Handicap(ahead, now.calm if said.calm is None else said.calm)


def _is_less(wanted: Handicap, now: Handicap) -> bool:
    return wanted.head_start <= now.head_start and wanted.calm <= now.calm


def _settle(room: RoomState) -> None:
    proposal = standing(room)
    if proposal is not None and not missing(room, proposal):
        _grant(room, proposal)


def _grant(room: RoomState, proposal: Proposal) -> None:
    _keeper(room, proposal.seat).handicap = proposal.handicap
    room.proposal = None
    room.wins = {}


def _keeper(room: RoomState, seat: Seat) -> Person | Place:
    """Who has the handicap of that chair: its person, or the chair itself for a bot."""
    place = room.company.place(seat)
    return place if place.person is None else room.company.person(place.person)


def holder(room: RoomState, seat: Seat) -> str:
    """Who sits there, by a name that nobody else has."""
    place = room.company.place(seat)
    return f"{place.bot} {seat}" if place.person is None else str(place.person)


def _at(options: Mapping[str, Any], name: str, seat: Seat) -> int:
    row = options.get(name, ())
    return row[seat] if seat < len(row) else 0
