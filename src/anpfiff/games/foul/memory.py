"""What a player who pays attention remembers: one's own cards laid, cards seen to go somewhere, who was found wanting.

How much somebody has laid or taken since is not written into every memory again and again: the state counts it once for
each seat, a memory keeps the difference, and `recalled` adds the two.
"""

from anpfiff.core import Seat, succeeded
from anpfiff.core.number_cards import NUMBERS, NumberCard
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
    """Its own card is known."""
    if not memories:
        return memories
    own = memories[seat]
    return succeeded(memories, seat, Memory((*own.pile, card), own.aside, own.seen, own.lacked))


def of_setting_aside(memories: Memories) -> Memories:
    return tuple([Memory((), own.aside + own.pile, own.seen, own.lacked) for own in memories])


def of_call(state: State, call: FoulCalled) -> Memories:
    """FOUL-11: the taker sees the whole pile, all the others the top card and what they laid themselves."""
    taker = call.taker
    shown = Seen(call.card, taker, -state.laid[taker])
    lie = None if call.right else _caught(state, call)
    return tuple(
        [
            _taken(state, seat, memory)
            if seat == taker
            else _heard(memory, shown, None if seat == call.against else lie)
            for seat, memory in enumerate(state.memories)
        ]
    )


def _caught(state: State, call: FoulCalled) -> Lacked:
    """All of the pile that goes onto the hand may be the number, but for the card that was shown."""
    return Lacked(call.against, call.number, -state.taken[call.against] - 1)


def _taken(state: State, taker: Seat, memory: Memory) -> Memory:
    pile = state.pile
    lacked = memory.lacked
    for seat, said in lies_in(pile, state.count[state.start :], state.layer, state.seats):
        if seat != taker:
            lacked = _updated(lacked, Lacked(seat, said, -state.taken[seat]))
    return Memory((), memory.aside, tuple([seen for seen in memory.seen if seen.card not in pile]), lacked)


def _heard(memory: Memory, shown: Seen, lie: Lacked | None) -> Memory:
    """Nobody has seen one's own cards go anywhere, so of what was known before only the top card is out of date."""
    top = shown.card
    known = [known for known in memory.seen if known.card != top]
    if memory.pile:
        known += [Seen(card, shown.seat, shown.laid) for card in sorted({*memory.pile, top})]
    else:
        known.append(shown)
    lacked = memory.lacked if lie is None else _updated(memory.lacked, lie)
    return Memory((), memory.aside, tuple(known), lacked)


def _updated(lacked: tuple[Lacked, ...], news: Lacked) -> tuple[Lacked, ...]:
    seat = news.seat
    wanting = news.number
    return (*[lack for lack in lacked if lack.number != wanting or lack.seat != seat], news)


def lies_in(pile: Cards, count: tuple[int, ...], last: Seat, seats: int) -> list[tuple[Seat, int]]:
    """Who laid what the number said was not, from the bottom; `count` begins with the pile, `last` laid its top card."""
    first = last - len(pile) + 1
    return [
        ((first + place) % seats, said)
        for place, (said, card) in enumerate(zip(count, pile, strict=False))
        if NUMBERS[card] != said
    ]
