"""Elfmeter!: why something is not allowed, in the words of the rule that forbids it."""

from anpfiff.core import IllegalMove, Seat
from anpfiff.games.elfmeter import tempo
from anpfiff.games.elfmeter.model import Move, Phase, Play, TurnStack
from anpfiff.games.elfmeter.state import BOTH, State

_UNAWAITED: dict[Phase, tuple[str, str]] = {
    "lots": ("ELF-6", "lots-are-drawn"),
    "shuffling": ("ELF-26", "stacks-are-shuffled"),
    "kick-off": ("ELF-9", "attacker-lays-a-kick-off-card"),
    "getting-ready": ("ELF-34", "wait-until-both-are-ready"),
    "attempt": ("ELF-18", "pause-is-offered"),
    "pause": ("ELF-18", "wait-until-both-are-ready"),
    "penalty": ("ELF-21", "choice-is-final"),
    "over": ("ELF-32", "match-over"),
}


def untimely(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why a seat that is not awaited may not do that; in an attempt its stack is empty."""
    if seat not in BOTH:
        return IllegalMove("ELF-5", "not-one-of-the-two")
    if tempo.rests(state, seat):
        return IllegalMove("ELF-13", "hands-rest")
    if isinstance(move, Play) and state.phase == "attempt":
        return IllegalMove("ELF-16", "not-in-your-stack")
    if isinstance(move, Play) and state.phase in {"kick-off", "penalty"}:
        return out_of_phase(state, seat, move)
    return IllegalMove(*_UNAWAITED[state.phase])


def out_of_phase(state: State, seat: Seat, move: Move) -> IllegalMove:
    """ELF-34: cards are for attempts; ELF-13: a tackle after the third attack card is too late."""
    late = state.phase == "penalty" and seat != state.attacker
    if state.phase == "pause":
        return IllegalMove("ELF-18", "play-is-stopped")
    if isinstance(move, TurnStack) and state.options.turning == "self":
        return IllegalMove("ELF-15", "stacks-turn-by-themselves")
    if isinstance(move, Play):
        return IllegalMove("ELF-13", "too-late") if late else IllegalMove("ELF-34", "no-attempt")
    if state.phase == "penalty":
        return IllegalMove("ELF-21", "choose-for-the-penalty")
    return IllegalMove(move.rule, "not-now")
