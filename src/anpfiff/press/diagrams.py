"""Pictures in the place of the leaflets' lost ones: which cards fit and which do not, the pitch with its zones, the dice."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from anpfiff.core import AnyGame
from anpfiff.core.number_cards import number_card
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.karten_fussball.cards import card_called
from anpfiff.games.ligretto.pieces import CORNERS
from anpfiff.games.wuerfel_fussball.pitch import CORNERS as CORNER_KICKS
from anpfiff.games.wuerfel_fussball.pitch import GOALMOUTH, KICK_OFF, LINES, REBOUND, SPOTS, STRIPS
from anpfiff.games.wuerfel_fussball.rules import WuerfelFussball
from anpfiff.press.cards import attack_face, defence_face
from anpfiff.press.dice import DICE, die_name, face_art, face_words
from anpfiff.press.setting import quoted
from anpfiff.press.tongue import Tongue

Row: TypeAlias = tuple[str, ...]
"""Drawings side by side; a word in between is set as it is."""


class Example(NamedTuple):
    """Some cards, whether they fit (None: nothing to fit), and what that means."""

    rows: tuple[Row, ...]
    fits: bool | None
    caption: str


def diagrams(game: AnyGame, say: Tongue) -> str:
    """Typst for all pictures of a game; nothing for a game without."""
    makers = _EXAMPLES.get(game.id)
    shown = [_example(one, say) for one in makers(game, say)] if makers else []
    grid = (
        f"#grid(columns: (1fr, 1fr), column-gutter: 5mm, row-gutter: 3.2mm, {', '.join(shown)})\n"
        if shown
        else ""
    )
    return grid + (_pitch_and_dice(game, say) if isinstance(game, WuerfelFussball) else "")


def arts(game: AnyGame, say: Tongue) -> Iterator[str]:
    """The drawings they need."""
    makers = _EXAMPLES.get(game.id)
    for one in makers(game, say) if makers else ():
        yield from (thing for row in one.rows for thing in row if "/" in thing or thing == "back")
    if isinstance(game, WuerfelFussball):
        yield "pitch"
        yield from (face_art(die, face) for die in DICE for face in getattr(game.dice, die).faces)


def _example(one: Example, say: Tongue) -> str:
    verdict = {True: say.leaflet["fits"], False: say.leaflet["misfits"], None: ""}[one.fits]
    rows = ", ".join(f"({', '.join(map(quoted, row))},)" for row in one.rows)
    mark = {True: '"✓"', False: '"✗"', None: "none"}[one.fits]
    return f"example(({rows},), {mark}, {quoted(verdict)}, {quoted(say.diagram[one.caption])})"


def _number(colour: str, value: int) -> str:
    return f"number/{number_card(colour, value)}"


def _raus(_: AnyGame, __: Tongue) -> tuple[Example, ...]:
    red = [_number("red", value) for value in range(1, 21)]
    return (
        Example(((red[9], red[10], red[11]),), True, "raus_row"),
        Example(((red[10], "…", red[12]),), False, "raus_gap"),
        Example(((_number("blue", 12), _number("blue", 13)),), False, "raus_open"),
    )


def _junior(_: AnyGame, __: Tongue) -> tuple[Example, ...]:
    gold = [_number("gold", value) for value in range(1, 12)]
    return (
        Example(((gold[0], gold[1], gold[2], "…", gold[10]),), True, "jun_up"),
        Example(((gold[0], "…", gold[8], gold[9], gold[10]),), True, "jun_down"),
        Example(((gold[0], gold[1], "…", gold[3]),), False, "jun_gap"),
    )


def _foul(_: AnyGame, __: Tongue) -> tuple[Example, ...]:
    return (
        Example((("back", "7!"),), None, "foul_pile"),
        Example((("7!", _number("blue", 7)),), True, "foul_right"),
        Example((("7!", _number("gold", 12)),), False, "foul_wrong"),
    )


def _duel(_: AnyGame, __: Tongue) -> tuple[Example, ...]:
    return (
        Example(((_number("red", 14), "<", _number("gold", 18)),), None, "duel_higher"),
        Example(
            ((_number("red", 9), "=", _number("gold", 9)), (_number("red", 16), ">", _number("gold", 3))),
            None,
            "duel_equal",
        ),
    )


def _elfmeter(game: AnyGame, say: Tongue) -> Iterator[Example]:
    """From the deck in hand: the first cards that show it."""
    assert isinstance(game, Elfmeter)
    deck = game.deck
    attack = {card: attack_face(game, card, "yellow", say).art for card in sorted(deck.attack)}
    defence = {card: defence_face(game, card, "blue", say).art for card in sorted(deck.defence)}
    pairs = [pair for pair in product(attack, attack) if pair[0] != pair[1]]
    across = list(product(attack, defence))
    wanted: tuple[tuple[Iterator[tuple[int, int]], dict[int, str], bool, str], ...] = (
        ((pair for pair in pairs if deck.follows(pair[1], pair[0])), attack, True, "elf_follow"),
        ((pair for pair in pairs if not deck.follows(pair[1], pair[0])), attack, False, "elf_astray"),
        ((pair for pair in across if deck.tackles(pair[1], pair[0])), defence, True, "elf_tackle"),
        ((pair for pair in across if not deck.tackles(pair[1], pair[0])), defence, False, "elf_late"),
        (
            (pair for pair in across if deck.attack[pair[0]].shot != deck.defence[pair[1]].dive),
            defence,
            True,
            "elf_goal",
        ),
        (
            (pair for pair in across if deck.attack[pair[0]].shot == deck.defence[pair[1]].dive),
            defence,
            False,
            "elf_saved",
        ),
    )
    for found, second, fits, caption in wanted:
        if pair := next(found, None):
            shown = None if caption in {"elf_goal", "elf_saved"} else fits
            yield Example(((attack[pair[0]], "→", second[pair[1]]),), shown, caption)


def _ligretto(_: AnyGame, __: Tongue) -> tuple[Example, ...]:
    def built(corner: str) -> tuple[Row, Row]:
        quarters = [f"quarter/{place}/{'post' if place == corner else 'none'}" for place in CORNERS]
        return (quarters[0], quarters[1]), (quarters[2], quarters[3])

    scene = ("scene/top-right/post",)
    return (
        Example((("pitch-card/11", "=", "shirt/black/3", "+", "shirt/black/8"),), True, "lig_sum"),
        Example((("pitch-card/11", "≠", "shirt/white/4", "+", "shirt/white/8"),), False, "lig_over"),
        Example((scene, *built("top-right")), True, "lig_built"),
        Example((scene, *built("bottom-left")), False, "lig_wrong"),
    )


def _karten(_: AnyGame, say: Tongue) -> tuple[Example, ...]:
    def cards(*names: str) -> tuple[Row]:
        (first, *row) = (f"suit/{say.language}/{card_called(name)}" for name in names)
        return ((first, "→", *row),)

    return (
        Example(cards("9♥", "9♠"), True, "kf_rank"),
        Example(cards("9♥", "K♥"), True, "kf_suit"),
        Example(cards("9♥", "10♣"), False, "kf_none"),
    )


_EXAMPLES: dict[str, Callable[[AnyGame, Tongue], tuple[Example, ...] | Iterator[Example]]] = {
    "elfer-raus": _raus,
    "elfer-raus-junior": _junior,
    "foul": _foul,
    "zweikampf": _duel,
    "elfmeter": _elfmeter,
    "ligretto": _ligretto,
    "karten-fussball": _karten,
}

ZONES = {
    "kick_off": (KICK_OFF,),
    "mouth": (GOALMOUTH,),
    "rebound": (REBOUND,),
    "goal_kick": SPOTS["goal-kick"],
    "keeper": SPOTS["keepers-kick"],
    "corner": CORNER_KICKS,
}
"""What stands where on the pitch, by WF-2 to WF-5."""


def _pitch_and_dice(game: WuerfelFussball, say: Tongue) -> str:
    spots = ", ".join(
        f'({strip}, {line}, "{count}")'
        for count, fields in enumerate(ZONES.values(), 1)
        for strip, line in fields
    )
    legend = ", ".join(quoted(say.zone[name]) for name in ZONES)
    notes = ", ".join(quoted(say.zone[name]) for name in ("counting", "shooting", "area"))
    dice = ", ".join(_die(die, game, say) for die in DICE)
    heads = f"{quoted(say.leaflet['zones'])}, {quoted(say.leaflet['dice'])}"
    return f"#zones({STRIPS}, {LINES}, ({spots}), ({legend},), ({notes},), {heads})\n#alldice(({dice},), {heads})\n"


def _die(die: str, game: WuerfelFussball, say: Tongue) -> str:
    cube = getattr(game.dice, die)
    faces = ", ".join(
        f"({quoted(face_art(die, face))}, {quoted(face_words(face, say))})" for face in cube.faces
    )
    return f"({quoted(die_name(die, cube, say))}, ({faces},))"
