"""What a player who pays attention remembers: the own cards laid, cards seen to go somewhere, who was found wanting."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.core.number_cards import NumberCard, number
from anpfiff.games.foul.model import Cards, FoulCalled, Lacked, Memory, Seen

Memories: TypeAlias = tuple[Memory, ...]
"""One for each seat."""


def of_lay(memories: Memories, seat: Seat, card: NumberCard) -> Memories:
    """The own card is known; of the other's cards that were seen, one may be gone."""
    return tuple(
        replace(memory, pile=(*memory.pile, card)) if own == seat else _watched(memory, seat)
        for own, memory in enumerate(memories)
    )


def _watched(memory: Memory, seat: Seat) -> Memory:
    if all(seen.seat != seat for seen in memory.seen):
        return memory
    return replace(
        memory,
        seen=tuple(replace(seen, laid=seen.laid + (seen.seat == seat)) for seen in memory.seen),
    )


def of_setting_aside(memories: Memories) -> Memories:
    return tuple(replace(memory, pile=(), aside=memory.aside + memory.pile) for memory in memories)


def of_call(memories: Memories, call: FoulCalled, lies: Sequence[Lacked], pile: Cards) -> Memories:
    """FOUL-11: the taker sees the whole pile, all the others the top card and what they laid themselves."""
    return tuple(
        _taken(memory, pile, [lie for lie in lies if lie.seat != seat])
        if seat == call.taker
        else _heard(memory, seat, call, len(pile))
        for seat, memory in enumerate(memories)
    )


def _taken(memory: Memory, pile: Cards, lies: Sequence[Lacked]) -> Memory:
    return replace(
        memory,
        pile=(),
        seen=tuple(seen for seen in memory.seen if seen.card not in pile),
        lacked=_updated(memory.lacked, lies),
    )


def _heard(memory: Memory, seat: Seat, call: FoulCalled, size: int) -> Memory:
    shown = {*memory.pile, call.card}
    news = tuple(Seen(card, call.taker) for card in sorted(shown))
    lacked = tuple(
        replace(lack, taken=lack.taken + size * (lack.seat == call.taker)) for lack in memory.lacked
    )
    return replace(
        memory,
        pile=(),
        seen=(*(seen for seen in memory.seen if seen.card not in shown), *news),
        lacked=lacked if call.right or seat == call.against else _updated(lacked, (_caught(call, size),)),
    )


def _caught(call: FoulCalled, size: int) -> Lacked:
    return Lacked(call.against, call.number, size - 1)


def _updated(lacked: tuple[Lacked, ...], news: Sequence[Lacked]) -> tuple[Lacked, ...]:
    told = {(lack.seat, lack.number) for lack in news}
    return (*(lack for lack in lacked if (lack.seat, lack.number) not in told), *news)


def lies_in(pile: Cards, count: tuple[int, ...], last: Seat, seats: int) -> tuple[Lacked, ...]:
    """Who laid what the number said was not, from the bottom; `last` laid the top card."""
    layers = ((last - (len(pile) - 1 - place)) % seats for place in range(len(pile)))
    return tuple(
        Lacked(seat, said)
        for seat, said, card in zip(layers, count, pile, strict=False)
        if number(card) != said
    )
