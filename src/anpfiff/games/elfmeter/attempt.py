"""Elfmeter!: the race of an attack attempt, card by card as they arrive."""

from itertools import pairwise

from msgspec.structs import replace

from anpfiff.core import IllegalMove, Seat, Step, succeeded
from anpfiff.games.elfmeter import rounds
from anpfiff.games.elfmeter.cards import MIDDLE, CardNumber, Fate, Laid, Landing
from anpfiff.games.elfmeter.landing import at_rest, in_the_box
from anpfiff.games.elfmeter.material import Deck
from anpfiff.games.elfmeter.model import (
    AttackAnnulled,
    BallWon,
    CardPlayed,
    DeclareOutOfBreath,
    GoalScored,
    Move,
    PenaltyForced,
    Play,
    TurnStack,
)
from anpfiff.games.elfmeter.state import COLOUR, Cards, State

_LAYS = {card: Play(card) for card in COLOUR}
_THROWS = {card: Play(card, MIDDLE) for card in COLOUR}


def offered(deck: Deck, state: State, seat: Seat) -> tuple[Move, ...]:
    """What a hand may do: play any card it may, this side or that side up, or turn the stack.

    ELF-28: whether out of breath is true is not told before.
    """
    plays = _THROWS if state.options.throwing else _LAYS
    cards = tuple(plays[card] for card in _playable(deck, state, seat))
    turning = () if state.options.turning == "self" else (TurnStack(),)
    breath = (DeclareOutOfBreath(),) if seat == state.attacker else ()
    return (*cards, *turning, *breath)


def in_hand(state: State, seat: Seat) -> Cards:
    """ELF-8: nobody leafs before the attacker's first card lies; until then a hand has the top card and no other."""
    stack = state.stacks[seat]
    return stack if state.attack else stack[:1]


def fitting(deck: Deck, state: State, seat: Seat) -> Cards:
    """What a sharp eye finds in its own hand: the cards that would count now, right side up (ELF-10 to ELF-12, ELF-15)."""
    attacks = seat == state.attacker
    if state.phase != "attempt" or state.sides[seat] != rounds.role(state, seat):
        return ()
    if not state.attack:
        return in_hand(state, seat) if attacks else ()
    fits = deck.follows if attacks else deck.tackles
    return tuple(card for card in state.stacks[seat] if fits(card, state.attack[-1]))


def played(deck: Deck, state: State, seat: Seat, play: Play) -> Step[State]:
    """ELF-16: whatever becomes of it, a played card is out of the stack until the next round."""
    _permit(deck, state, seat, play)
    card = play.card
    stack = state.stacks[seat]
    landing = None if play.landing is None else at_rest(play.landing)
    fate = _fate(deck, state, seat, card, landing)
    laid = Laid(seat, card, deck.face(card, state.sides[seat]), fate, landing)
    place = stack.index(card)
    stacks = succeeded(state.stacks, seat, stack[:place] + stack[place + 1 :])
    after, events = _judged(deck, replace(state, stacks=stacks, box=(*state.box, laid)), laid)
    return after, (CardPlayed(laid), *events)


def given_up(deck: Deck, state: State, seat: Seat) -> Step[State]:
    """ELF-28: the attacker's word, and only when it is true; after a misfit it admits the mistake."""
    if seat != state.attacker:
        raise IllegalMove("ELF-28", "only-the-attacker")
    misfit = _misfit(deck, state.attack)
    if misfit is not None:
        return rounds.possession_changed(state, AttackAnnulled(seat, misfit))
    if deck.completes(state.stacks[seat], state.attack):
        raise IllegalMove("ELF-28", "three-are-still-possible")
    return rounds.out_of_breath(state)


def _permit(deck: Deck, state: State, seat: Seat, play: Play) -> None:
    throwing = state.options.throwing
    if play.card not in state.stacks[seat]:
        raise IllegalMove("ELF-16", "not-in-your-stack")
    if (play.landing is not None) != throwing:
        raise IllegalMove("ELF-29", "say-where-it-lands" if throwing else "nobody-throws")
    if throwing and not play.well_formed():
        raise IllegalMove("ALL-4", "malformed-move")
    if play.card not in in_hand(state, seat):
        raise IllegalMove("ELF-8", "only-the-top-card")
    if play.card not in _playable(deck, state, seat):
        raise IllegalMove("ELF-10", "does-not-fit")


def _playable(deck: Deck, state: State, seat: Seat) -> Cards:
    """ELF-20: only the instant referee keeps cards back, follow-ups that do not fit."""
    cards = in_hand(state, seat)
    follows_up = seat == state.attacker and state.sides[seat] == "attack" and state.attack
    if state.options.referee == "check" or not follows_up:
        return cards
    return tuple(card for card in cards if deck.follows(card, state.attack[-1]))


def _misfit(deck: Deck, attack: Cards) -> CardNumber | None:
    """ELF-10: the first follow-up that does not fit."""
    return next((card for last, card in pairwise(attack) if not deck.follows(card, last)), None)


def _fate(deck: Deck, state: State, seat: Seat, card: CardNumber, landing: Landing | None) -> Fate:
    """ELF-29, ELF-15, ELF-12, ELF-17: in the order in which a card can fail."""
    if landing is not None and not in_the_box(landing):
        return "beside"
    if state.sides[seat] != rounds.role(state, seat):
        return "wrong-side"
    if seat == state.attacker:
        return "counts"
    if not state.attack:
        return "no-ball-yet"
    return "counts" if deck.tackles(card, state.attack[-1]) else "misfit"


def _judged(deck: Deck, state: State, laid: Laid) -> Step[State]:
    """ELF-14, ELF-16, ELF-19: a tackle wins the ball, the third attack card ends the attempt, else it goes on."""
    if laid.fate != "counts":
        return rounds.breathing(state)
    if laid.seat != state.attacker:
        return rounds.possession_changed(state, BallWon(laid.seat))
    after = replace(state, attack=(*state.attack, laid.card))
    return rounds.breathing(after) if len(after.attack) < 3 else _checked(deck, after)


def _checked(deck: Deck, state: State) -> Step[State]:
    """ELF-20: before anything else, do the follow-ups fit?"""
    misfit = _misfit(deck, state.attack)
    if misfit is None:
        return _penalty(state)
    return rounds.possession_changed(state, AttackAnnulled(state.attacker, misfit))


def _penalty(state: State) -> Step[State]:
    """ELF-25: without a card there is no shot; without a keeper there is no save."""
    forced = PenaltyForced(state.attacker)
    if not state.stacks[state.attacker]:
        return rounds.out_of_breath(state, forced)
    if not state.stacks[1 - state.attacker]:
        return rounds.round_over(state, GoalScored(state.attacker, None), forced)
    return replace(state, phase="penalty", offer=None), (forced,)
