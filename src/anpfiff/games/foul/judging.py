"""Judging a card: the words that are given on it, and what follows when it is turned over or has passed."""

from msgspec.structs import replace

from anpfiff.core import IllegalMove, Seat, Step, succeeded
from anpfiff.core.number_cards import COLOURS, number
from anpfiff.games.foul.laying import too_early
from anpfiff.games.foul.memory import of_call, of_setting_aside
from anpfiff.games.foul.model import (
    Cards,
    Doubt,
    Fair,
    FairSaid,
    FoulCalled,
    MatchWon,
    Move,
    NumbersLeftOut,
    PileSetAside,
    PileTaken,
    PlayedOn,
    PlayOn,
    WhistleBlown,
)
from anpfiff.games.foul.state import State, in_hand


def doubted(state: State, seat: Seat, move: Doubt) -> Step[State]:
    """FOUL-5 to FOUL-8, FOUL-11: the card is turned over, one of the two takes the pile, the left neighbour lays next."""
    if seat not in state.silent:
        raise no_word(state, seat, move)
    call = FoulCalled(seat, state.layer, state.claimed, state.pile[-1])
    taker = call.taker
    after = replace(
        state,
        hands=succeeded(state.hands, taker, in_hand(state.hands[taker] + state.pile)),
        to_lay=(taker + 1) % state.seats,
        start=_goes_on_at(state),
        pile=(),
        silent=(),
        opens=None,
        last_call=call,
        last_pile=state.pile,
        calls=state.calls + 1,
        called=state.called + 1,
        memories=of_call(state, call),
        taken=succeeded(state.taken, taker, state.taken[taker] + len(state.pile)),
    )
    ended, events = _ended(after, state.layer)
    return ended, (call, PileTaken(taker, len(state.pile), state.pile), *events)


def _goes_on_at(state: State) -> int:
    """FOUL-8: after the highest number, and where every call starts the count anew, the new pile begins with one."""
    return 0 if state.complete or state.options.after_call == "restart" else state.reached


def _ended(state: State, layer: Seat) -> Step[State]:
    """FOUL-10: a last card that was right wins before the referee blows."""
    if state.hands[layer] and not state.calls_left:
        return _whistled(state)
    return _won(state, layer)


def _whistled(state: State) -> Step[State]:
    """FOUL-10: the smallest hands win together. ALL-3: less a head start."""
    spare = state.spare or (0,) * state.seats
    sizes = tuple(len(hand) - kept for hand, kept in zip(state.hands, spare, strict=True))
    winners = tuple(seat for seat, size in enumerate(sizes) if size == min(sizes))
    return replace(state, winners=winners), (WhistleBlown(winners),)


def said_fair(state: State, seat: Seat, move: Fair) -> Step[State]:
    """FOUL-10: once all others have said fair, the card has passed."""
    if seat not in state.silent:
        raise no_word(state, seat, move)
    silent = tuple([other for other in state.silent if other != seat])
    after, events = _passed(replace(state, silent=silent, opens=state.opens if silent else None))
    return after, (FairSaid(seat), *events)


def no_word(state: State, seat: Seat, word: Move) -> IllegalMove:
    """FOUL-5, FOUL-10: nobody judges a card that is not there, nor one's own, nor one twice."""
    if not state.pile:
        return IllegalMove(word.rule, "no-card-to-judge")
    return IllegalMove(word.rule, "your-own-card" if seat == state.layer else "fair-is-said")


def played_on(state: State, seat: Seat, _move: PlayOn) -> Step[State]:
    """FOUL-9, FOUL-10: when the next card would be laid, the pile is set aside, or the win stands."""
    if seat != state.to_lay:
        raise IllegalMove("FOUL-2", "not-your-turn")
    if not state.halted:
        raise IllegalMove("FOUL-3", "a-card-is-due")
    if state.opens is not None:
        raise too_early()
    after, events = _passed(replace(state, silent=()))
    return after, (PlayedOn(seat), *events)


def _passed(state: State) -> Step[State]:
    """FOUL-9, FOUL-10: what follows once nobody can doubt the top card any more."""
    if state.silent:
        return state, ()
    if state.win_in_doubt:
        return _won(state, state.layer)
    return _set_aside(state) if state.complete else (state, ())


def home_early(step: Step[State]) -> Step[State]:
    """ALL-3: whoever comes to their turn with no more cards than their head start has won."""
    state, events = step
    if not state.home_early:
        return step
    return replace(state, winners=(state.to_lay,)), (*events, MatchWon(state.to_lay))


def _won(state: State, seat: Seat) -> Step[State]:
    """FOUL-10: who has laid all cards, the last of them undoubted or rightly, wins."""
    if state.hands[seat]:
        return state, ()
    return replace(state, winners=(seat,)), (MatchWon(seat),)


def _set_aside(state: State) -> Step[State]:
    """FOUL-9, FOUL-12: the new pile begins with the lowest number that is still counted."""
    aside = state.aside + state.pile
    gone = _gone(state, aside) if state.options.skip_gone else ()
    count = tuple(n for n in state.count if n not in gone)
    events = (PileSetAside(len(state.pile)), *((NumbersLeftOut(gone),) if gone else ()))
    return replace(
        state, count=count, start=0, pile=(), aside=aside, calls=0, memories=of_setting_aside(state.memories)
    ), events


def _gone(state: State, aside: Cards) -> tuple[int, ...]:
    """FOUL-12: the numbers whose four cards are all set aside."""
    numbers = tuple(map(number, aside))
    return tuple(n for n in state.count if numbers.count(n) == len(COLOURS))
