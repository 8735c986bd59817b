"""The cards of each game, as its deck says, and the sheets they are cut from."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from anpfiff.core import AnyGame
from anpfiff.core.number_cards import DECK as NUMBERS
from anpfiff.core.number_cards import colour, number
from anpfiff.games.elfer_raus_junior.rows import IN_PLAY as JUNIOR
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.foul.rules import HIGHEST as FOUL_HIGHEST
from anpfiff.games.karten_fussball.cards import DECK as SUITS
from anpfiff.games.karten_fussball.cards import rank, suit
from anpfiff.games.ligretto.material import BACKS
from anpfiff.games.ligretto.rules import Ligretto
from anpfiff.press.paper import Size, grid_on
from anpfiff.press.sheets import Box, Picture, Sheet, crop_marks
from anpfiff.press.tongue import Tongue

KICK_OFFS = 6
"""ELF-1: kick-off cards of each colour."""
MARKER = Size(44, 44)
LYING = 90
"""A picture that lies on an upright card."""


class Face(NamedTuple):
    art: str
    alt: str
    turn: int = 0


class Card(NamedTuple):
    front: Face
    back: Face


Pack = tuple[str, Size | None, tuple[Card, ...]]
"""What cards are called in a refusal, their size where it is not for the asking, and the cards."""


def packs_of(game: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    """The cards of a game; none for a game without."""
    packs = _PACKS.get(game.id)
    return packs(game, say) if packs else ()


def sheets_of(cards: Sequence[Card], paper: Size, size: Size, what: str) -> Iterator[Sheet]:
    """Row by row; each back lies behind its front."""
    grid = grid_on(paper, size, what)
    marks = tuple(crop_marks(grid))
    for some in _batched(cards, len(grid.corners)):
        boxes = [Box(*corner, *size) for corner in grid.corners[: len(some)]]
        fronts = [
            Picture(card.front.art, box, card.front.alt, card.front.turn)
            for card, box in zip(some, boxes, strict=True)
        ]
        backs = [
            Picture(card.back.art, box.mirrored(paper), card.back.alt, card.back.turn)
            for card, box in zip(some, boxes, strict=True)
        ]
        yield Sheet((*marks, *fronts), (*marks, *backs))


def _numbers(cards: Iterable[int]) -> Callable[[AnyGame, Tongue], tuple[Pack, ...]]:
    chosen = tuple(cards)

    def packs(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
        back = Face("back", say.says("back"))
        return (("a card", None, tuple(Card(number_face(card, say), back) for card in chosen)),)

    return packs


def number_face(card: int, say: Tongue) -> Face:
    return Face(f"number/{card}", say.says("number", colour=say.colours[colour(card)], number=number(card)))


def _elfmeter(game: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    """ELF-1: both colours have the same deck; both sides of a card are its number's."""
    assert isinstance(game, Elfmeter)
    cards = [
        Card(attack_face(game, card, team, say), defence_face(game, card, team, say))
        for team in ("yellow", "blue")
        for card in sorted(game.deck.attack)
    ]
    markers = [
        Card(
            _numbered("kick_off", f"kick-off/{team}", team, count, say),
            _numbered("marker", f"goal-marker/{team}", team, count, say),
        )
        for team in ("yellow", "blue")
        for count in range(1, KICK_OFFS + 1)
    ]
    return ("a card", None, tuple(cards)), ("a kick-off card", MARKER, tuple(markers))


def attack_face(game: Elfmeter, card: int, team: str, say: Tongue) -> Face:
    side = game.deck.attack[card]
    art = f"elfmeter/{team}/attack/{side.footballer}-{side.ball}/{side.shot}"
    where = {
        "footballer": say.fields[side.footballer],
        "ball": say.fields[side.ball],
        "shot": say.thirds[side.shot],
    }
    return Face(art, say.says("attack", team=say.team(team), card=card, **where))


def defence_face(game: Elfmeter, card: int, team: str, say: Tongue) -> Face:
    side = game.deck.defence[card]
    art = f"elfmeter/{team}/defence/{'+'.join(map(str, side.defenders))}/{side.dive}"
    wall = " + ".join(say.fields[field] for field in side.defenders)
    return Face(
        art, say.says("defence", team=say.team(team), card=card, defenders=wall, dive=say.thirds[side.dive])
    )


def _numbered(what: str, art: str, team: str, count: int, say: Tongue) -> Face:
    return Face(art, say.says(what, team=say.team(team), number=count))


def _ligretto(game: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    """LIG-1: 60 shirts, 8 goal cards for each team, 24 pitch cards."""
    assert isinstance(game, Ligretto)
    deck = game.deck
    shirts = [
        Card(_numbered("shirt", f"shirt/{team}/{front}", team, front, say), quarter_face(*BACKS[back], say))
        for team in ("black", "white")
        for front, back in zip(deck.numbers, deck.backs, strict=True)
    ]
    goals = [
        Card(
            scene_face(scene.corner, scene.ball, team, say),
            Face(f"scene-back/{team}", say.says("scene_back", team=say.team(team)), LYING),
        )
        for team in ("black", "white")
        for scene in deck.scenes
    ]
    back = Face("pitch-card/back", say.says("pitch_back"))
    pitch = [
        Card(Face(f"pitch-card/{wanted}", say.says("pitch_card", number=wanted)), back)
        for wanted in sorted(deck.pitch)
    ]
    return (("a card", None, (*shirts, *goals, *pitch)),)


def quarter_face(corner: str, ball: str, say: Tongue) -> Face:
    return Face(
        f"quarter/{corner}/{ball}",
        say.says("quarter", corner=say.corner[corner], ball=say.where[ball]),
        LYING,
    )


def scene_face(corner: str, ball: str, team: str, say: Tongue) -> Face:
    alt = say.says("scene", team=say.team(team), corner=say.corner[corner], ball=say.where[ball])
    return Face(f"scene/{corner}/{ball}", alt, LYING)


def _suits(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    back = Face("back", say.says("back"))
    return (("a card", None, tuple(Card(suit_face(card, say), back) for card in SUITS)),)


def suit_face(card: int, say: Tongue) -> Face:
    return Face(
        f"suit/{say.language}/{card}",
        say.says("suit", suit=say.suits[suit(card)], rank=say.ranks[rank(card)]),
    )


_PACKS: dict[str, Callable[[AnyGame, Tongue], tuple[Pack, ...]]] = {
    "elfmeter": _elfmeter,
    "ligretto": _ligretto,
    "elfer-raus-junior": _numbers(JUNIOR),
    "elfer-raus": _numbers(NUMBERS),
    "foul": _numbers(card for card in NUMBERS if number(card) <= max(FOUL_HIGHEST.values())),
    "zweikampf": _numbers(card for card in NUMBERS if colour(card) < 2),
    "karten-fussball": _suits,
}


def _batched(cards: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    return (tuple(cards[start : start + count]) for start in range(0, len(cards), count))
