"""What a player who pays attention remembers: the own cards laid, cards seen to go somewhere, who was found wanting.

How much somebody has laid or taken since is not written into every memory again and again: the state counts it once for
each seat, a memory keeps the difference, and `recalled` adds the two.
"""

from collections.abc import Sequence

from anpfiff.core import Seat, succeeded
from anpfiff.core.number_cards import NumberCard, number
from anpfiff.games.foul.model import Cards, FoulCalled, Lacked, Memory, Seen
from anpfiff.games.foul.state import Memories, State


def recalled(state: State, seat: Seat) -> Memory:
    """As it is by now."""
    memory = state.memories[seat]
    return Memory(
        memory.pile,
        memory.aside,
        tuple([Seen(seen.card, seen.seat, seen.laid + state.laid[seen.seat]) for seen in memory.seen]),
        tuple(
            [Lacked(lack.seat, lack.number, lack.taken + state.taken[lack.seat]) for lack in memory.lacked]
        ),
    )


def of_lay(memories: Memories, seat: Seat, card: NumberCard) -> Memories:
    """The own card is known."""
    if not memories:
        return memories
    own = memories[seat]
    return succeeded(memories, seat, Memory((*own.pile, card), own.aside, own.seen, own.lacked))


def of_setting_aside(memories: Memories) -> Memories:
    return tuple([Memory((), own.aside + own.pile, own.seen, own.lacked) for own in memories])


def of_call(state: State, call: FoulCalled) -> Memories:
    """FOUL-11: the taker sees the whole pile, all the others the top card and what they laid themselves."""
    taker = call.taker
    return tuple(
        [
            _taken(state, seat, memory) if seat == taker else _heard(state, call, seat, memory)
            for seat, memory in enumerate(state.memories)
        ]
    )


def _taken(state: State, taker: Seat, memory: Memory) -> Memory:
    pile = state.pile
    lies = [
        Lacked(seat, said, -state.taken[seat])
        for seat, said in lies_in(pile, state.count, state.layer, state.seats)
        if seat != taker
    ]
    seen = tuple([seen for seen in memory.seen if seen.card not in pile])
    return Memory((), memory.aside, seen, _updated(memory.lacked, lies))


def _heard(state: State, call: FoulCalled, seat: Seat, memory: Memory) -> Memory:
    shown, taker = {*memory.pile, call.card}, call.taker
    seen = [seen for seen in memory.seen if seen.card not in shown]
    seen += [Seen(card, taker, -state.laid[taker]) for card in sorted(shown)]
    if call.right or seat == call.against:
        return Memory((), memory.aside, tuple(seen), memory.lacked)
    return Memory((), memory.aside, tuple(seen), _updated(memory.lacked, [_caught(state, call)]))


def _caught(state: State, call: FoulCalled) -> Lacked:
    """All of the pile that goes onto the hand may be the number, but for the card that was shown."""
    return Lacked(call.against, call.number, -state.taken[call.against] - 1)


def _updated(lacked: tuple[Lacked, ...], news: Sequence[Lacked]) -> tuple[Lacked, ...]:
    told = {(lack.seat, lack.number) for lack in news}
    return (*[lack for lack in lacked if (lack.seat, lack.number) not in told], *news)


def lies_in(pile: Cards, count: tuple[int, ...], last: Seat, seats: int) -> list[tuple[Seat, int]]:
    """Who laid what the number said was not, from the bottom; `last` laid the top card."""
    first = last - len(pile) + 1
    return [
        ((first + place) % seats, said)
        for place, (said, card) in enumerate(zip(count, pile, strict=False))
        if number(card) != said
    ]
