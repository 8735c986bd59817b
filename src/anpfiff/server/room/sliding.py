"""The sliding handicap: who has won three times in a row is asked to give the others something, or to give theirs back.

It is only ever offered. Whoever wants it proposes it, and the others agree or do not (see handicaps).
"""

from anpfiff.core import Result, Seat
from anpfiff.server.room import handicaps
from anpfiff.server.room.match import Match
from anpfiff.server.room.phases import Over
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire

IN_A_ROW = 3


def count(room: RoomState, match: Match) -> None:
    """After the final whistle: who has won once more, and whose row is broken."""
    result = match.result
    if result is None:
        return
    seats = range(len(room.company.places))
    names = {seat: handicaps.holder(room, seat) for seat in seats}
    room.wins = {names[seat]: room.wins.get(names[seat], 0) + 1 for seat in seats if seat in result.winners}


def offer(room: RoomState) -> wire.Offer | None:
    """What the result page may propose; nothing while something is proposed already."""
    match = room.match
    if not isinstance(room.phase, Over) or match is None or match.result is None or room.proposal:
        return None
    winner = _in_front(room, match.result)
    if winner is None:
        return None
    wins = room.wins[handicaps.holder(room, winner)]
    mine = handicaps.held(room, winner).head_start
    seat = winner if mine else _last(room, match.result)
    steps = mine - 1 if mine else handicaps.held(room, seat).head_start + 1
    if steps > handicaps.most_steps(room):
        return None
    return wire.Offer(winner, wins, seat, head_start=steps, amount=handicaps.amount(room, steps))


def _in_front(room: RoomState, result: Result) -> Seat | None:
    """Who has won so often, and not alone by sitting at the table: a match that all have won was nobody's."""
    seats = [seat for seat in result.winners if seat < len(room.company.places)]
    often = [seat for seat in seats if room.wins.get(handicaps.holder(room, seat), 0) >= IN_A_ROW]
    return often[0] if often and len(seats) < len(room.company.places) else None


def _last(room: RoomState, result: Result) -> Seat:
    """Of those who lost, whoever came off worst: the fewest goals, or the most cards."""
    losers = [seat for seat in range(len(room.company.places)) if seat not in result.winners]
    head_start = room.game.head_start
    sign = -1 if head_start is not None and head_start.unit == "cards" else 1
    return min(losers, key=lambda seat: sign * result.score[seat])
