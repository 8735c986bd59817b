"""Elfmeter! in a terminal: every card a small pitch, its front row above its back row."""

from typing import TypeAlias, assert_never

from rich.console import Group, RenderableType
from rich.text import Text

from anpfiff.games.elfmeter.cards import FIELDS, THIRDS, Attack, Defence, Face, Fate, Laid, Shown
from anpfiff.games.elfmeter.model import (
    AcceptPause,
    AttackAnnulled,
    AttemptBegun,
    BallWon,
    CardChosen,
    CardPlayed,
    Choose,
    DeclareOutOfBreath,
    DeclinePause,
    Event,
    GoalScored,
    KickOffLaid,
    KickOffsRanOut,
    LayKickOff,
    LotsDrawn,
    Move,
    OfferPause,
    PauseAgreed,
    PauseDeclined,
    PauseOffered,
    Penalty,
    PenaltyForced,
    Phase,
    Play,
    PlayResumed,
    Ready,
    SaidReady,
    ShotSaved,
    StackShuffled,
    StackTurned,
    TurnStack,
    View,
    WentOutOfBreath,
)

ACROSS = 12
"""How many cards fit into 80 columns, side by side."""
COLOURS = ("yellow", "blue")
HEADING = f"{'':<34}goals  kick-offs  cards  held up"
LEGEND = "▲ footballer  ● ball  ■ defender  L M R: where it shoots or the keeper dives"
PHASES: dict[Phase, str] = {
    "lots": "Lots are drawn for the first attack.",
    "shuffling": "The stacks are being shuffled.",
    "kick-off": "The attacker lays a kick-off card.",
    "getting-ready": "Hold your stack to the side of your role and say that you are ready.",
    "attempt": "The attack is on!",
    "pause": "A pause: the stacks stay closed until both are ready.",
    "penalty": "Penalty! Both choose a card in secret.",
    "over": "The final whistle.",
}
FATES: dict[Fate, str] = {
    "counts": "",
    "wrong-side": " – wrong side up, ignored",
    "no-ball-yet": " – no ball to win yet, ignored",
    "misfit": " – does not fit, ignored",
    "beside": " – beside the box, ignored",
}


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    lines = [Text(PHASES[view.phase], style="bold"), Text(HEADING, style="dim")]
    lines += [_side(view, seat, names[seat]) for seat in (0, 1)]
    if view.in_middle is not None:
        lines.append(Text(f"In the middle: a kick-off card of {names[view.in_middle]}."))
    if view.box and view.phase == "pause":
        lines += [Text("\nIn the box and beside it, the lowest first:"), *_box(view.box, names)]
    elif view.box:
        lines += [Text("\nPlayed last:"), *_box(view.box[-5:], names)]
    if view.attack:
        lines += [Text("\nThe attack so far:"), *_pitches(view.attack)]
    if view.phase == "attempt" and view.ball is not None:
        lines.append(Text(f"The ball is {FIELDS[view.ball]}.", style="bold"))
    if view.choice is not None:
        lines.append(Text(f"\nYou have chosen card {view.choice}."))
    if view.stack:
        lines += [Text(f"\n{_heading(view)}"), *_pitches(view.stack), Text(LEGEND, style="dim")]
    return Group(*lines)


def _heading(view: View) -> str:
    """ELF-8: nobody leafs before the attacker's first card lies."""
    leafing = view.attack or view.phase == "penalty"
    return "Your stack:" if leafing else "On top of your stack:"


def _side(view: View, seat: int, who: str) -> Text:
    role = "" if view.attacker is None else "attacks" if seat == view.attacker else "defends"
    return Text(f"{who[:16]:<17}{COLOURS[seat]:<8}", style=COLOURS[seat]).append(
        f"{role:<9}{view.goals[seat]:^5}  {view.kick_offs[seat]:^9}  {view.stacks[seat]:^5}  {view.sides[seat]:<9}"
        f"{_word(view, seat)}",
        style="default",
    )


def _word(view: View, seat: int) -> str:
    """What that seat has said and is not answered yet."""
    said = (("ready", view.ready[seat]), ("chosen", view.chosen[seat]), ("pause?", view.offer == seat))
    return " ".join(word for word, is_said in said if is_said)


def _pitches(cards: tuple[Shown, ...]) -> list[Text]:
    """Rows of cards: number, front row, back row, and where it shoots or dives."""
    lines = []
    for start in range(0, len(cards), ACROSS):
        drawn = [_pitch(shown) for shown in cards[start : start + ACROSS]]
        lines += [Text("  " + "   ".join(parts)) for parts in zip(*drawn, strict=True)]
    return lines


def _pitch(shown: Shown) -> tuple[str, str, str, str]:
    fields = "".join(_sign(shown.face, field) for field in range(len(FIELDS)))
    return f"{shown.card:^3}", fields[:3], fields[3:], f"{THIRDS[_third(shown.face)][0].upper():^3}"


def _sign(face: Face, field: int) -> str:
    match face:
        case Attack(footballer, ball):
            return "▲" if field == footballer else "●" if field == ball else "·"
        case Defence(defenders):
            return "■" if field in defenders else "·"
        case _:
            assert_never(face)


def _third(face: Face) -> int:
    return face.shot if isinstance(face, Attack) else face.dive


def _box(laid: tuple[Laid, ...], names: tuple[str, ...]) -> list[Text]:
    return [Text(f"  {_played(card, names)}") for card in laid]


def _played(laid: Laid, names: tuple[str, ...]) -> str:
    return f"{names[laid.seat]} plays {laid.card}: {_said(laid.face)}{FATES[laid.fate]}"


def _said(face: Face) -> str:
    match face:
        case Attack(footballer, ball):
            return f"{FIELDS[footballer]} passes to {FIELDS[ball]}"
        case Defence(defenders):
            return "defends " + ", ".join(FIELDS[field] for field in defenders)
        case _:
            assert_never(face)


def call(move: Move, view: View) -> str:
    match move:
        case LayKickOff():
            return "Lay a kick-off card"
        case TurnStack():
            return "Turn your stack over"
        case Ready():
            return "Say that you are ready"
        case Play(card):
            return f"Play {card}: {_said(_face(view, card))}"
        case DeclareOutOfBreath():
            return "Declare that your team is out of breath"
        case OfferPause():
            return "Offer a pause"
        case AcceptPause():
            return "Accept the pause"
        case DeclinePause():
            return "Decline the pause"
        case Choose(card):
            face = _face(view, card)
            return (
                f"{'Shoot' if isinstance(face, Attack) else 'Dive'} {THIRDS[_third(face)]} with card {card}"
            )
        case _:
            assert_never(move)


def _face(view: View, card: int) -> Face:
    return next(shown.face for shown in view.stack or () if shown.card == card)


Finish: TypeAlias = (
    PenaltyForced
    | PauseOffered
    | PauseAgreed
    | PauseDeclined
    | CardChosen
    | GoalScored
    | ShotSaved
    | WentOutOfBreath
    | KickOffsRanOut
)


def tell(event: Event, names: tuple[str, ...]) -> str | None:  # noqa: C901 -- one case per event
    match event:
        case LotsDrawn(seat):
            return f"The lot falls on {names[seat]}, who attacks first."
        case StackShuffled():
            return None
        case KickOffLaid(seat):
            return f"{names[seat]} lays a kick-off card in the middle."
        case StackTurned(seat, side):
            return f"{names[seat]} turns the stack: {side} side up."
        case SaidReady(seat):
            return f"{names[seat]} is ready."
        case AttemptBegun(attacker):
            return f"Go! {names[attacker]} attacks."
        case PlayResumed():
            return "Play goes on."
        case CardPlayed(laid):
            return f"{_played(laid, names)}."
        case BallWon(seat):
            return f"Tackled! {names[seat]} wins the ball and attacks now."
        case AttackAnnulled(attacker, card):
            return f"Card {card} of {names[attacker]} does not fit. The ball goes over."
        case _:
            return _tell_penalty(event, names)


def _tell_penalty(event: Finish, names: tuple[str, ...]) -> str:  # noqa: C901 -- one case per event
    """From the third pass on, or where an attempt comes to rest."""
    match event:
        case PenaltyForced(attacker):
            return f"Three passes in a row: penalty for {names[attacker]}!"
        case PauseOffered(seat):
            return f"{names[seat]} offers a pause."
        case PauseAgreed():
            return "A pause is agreed on."
        case PauseDeclined(seat):
            return f"{names[seat]} plays on."
        case CardChosen(seat):
            return f"{names[seat]} has chosen a card."
        case GoalScored(attacker, Penalty(shot=shot, dive=dive)):
            return f"{names[attacker]} shoots {THIRDS[shot]}, the keeper dives {THIRDS[dive]}: goal!"
        case GoalScored(attacker):
            return f"No keeper left: goal for {names[attacker]}!"
        case ShotSaved(attacker, penalty):
            return f"{names[attacker]} shoots {THIRDS[penalty.shot]} and the keeper is there: saved!"
        case WentOutOfBreath(attacker):
            return f"{names[attacker]}'s team is out of breath; the kick-off card leaves the game."
        case KickOffsRanOut(seat):
            return f"{names[seat]} has no kick-off card left: the final whistle."
        case _:
            assert_never(event)
