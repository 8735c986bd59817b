"""Ligretto-Fußball in print."""

from anpfiff.core import AnyGame
from anpfiff.games.ligretto.material import BACKS
from anpfiff.games.ligretto.pieces import CORNERS
from anpfiff.games.ligretto.rules import Ligretto
from anpfiff.press.cards import LYING, Card, Face, Pack, numbered
from anpfiff.press.diagrams import Example, Row
from anpfiff.press.tongue import Tongue


def packs(game: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    """LIG-1: 60 shirts, 8 goal cards for each team, 24 pitch cards."""
    assert isinstance(game, Ligretto)
    deck = game.deck
    shirts = [
        Card(numbered("shirt", f"shirt/{team}/{front}", team, front, say), quarter_face(*BACKS[back], say))
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


def examples(_: AnyGame, _say: Tongue) -> tuple[Example, ...]:
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
