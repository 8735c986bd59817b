"""Würfel-Fußball in the leaflet: the pitch with its zones, and all faces of the dice."""

from collections.abc import Iterator

from anpfiff.core import AnyGame
from anpfiff.games.wuerfel_fussball.pitch import CORNERS as CORNER_KICKS
from anpfiff.games.wuerfel_fussball.pitch import GOALMOUTH, KICK_OFF, LINES, REBOUND, SPOTS, STRIPS
from anpfiff.games.wuerfel_fussball.rules import WuerfelFussball
from anpfiff.press.games.wuerfel_fussball.dice import DICE, die_name, face_art, face_words
from anpfiff.press.setting import quoted
from anpfiff.press.tongue import Tongue

ZONES = {
    "kick_off": (KICK_OFF,),
    "mouth": (GOALMOUTH,),
    "rebound": (REBOUND,),
    "goal_kick": SPOTS["goal-kick"],
    "keeper": SPOTS["keepers-kick"],
    "corner": CORNER_KICKS,
}
"""What stands where on the pitch, by WF-2 to WF-5."""


def figures(game: AnyGame, say: Tongue) -> str:
    assert isinstance(game, WuerfelFussball)
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


def figure_arts(game: AnyGame) -> Iterator[str]:
    """The drawings they need."""
    assert isinstance(game, WuerfelFussball)
    yield "pitch"
    yield from (face_art(die, face) for die in DICE for face in getattr(game.dice, die).faces)


def _die(die: str, game: WuerfelFussball, say: Tongue) -> str:
    cube = getattr(game.dice, die)
    faces = ", ".join(
        f"({quoted(face_art(die, face))}, {quoted(face_words(face, say))})" for face in cube.faces
    )
    return f"({quoted(die_name(die, cube, say))}, ({faces},))"
