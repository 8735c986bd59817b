"""Elfmeter! in print: cards with two sides, the markers, the box."""

from collections.abc import Iterator
from itertools import product

from anpfiff.core import AnyGame
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.press.boards import Wanted, cut_out
from anpfiff.press.cards import Card, Face, Pack, numbered
from anpfiff.press.diagrams import Example
from anpfiff.press.paper import CARDS, Size
from anpfiff.press.sheets import Sheet
from anpfiff.press.tongue import Tongue

KICK_OFFS = 6
"""ELF-1: kick-off cards of each colour."""
MARKER = Size(44, 44)


def packs(game: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    """ELF-1: both colours have the same deck; both sides of a card are its number's."""
    assert isinstance(game, Elfmeter)
    cards = [
        Card(attack_face(game, card, team, say), defence_face(game, card, team, say))
        for team in ("yellow", "blue")
        for card in sorted(game.deck.attack)
    ]
    markers = [
        Card(
            numbered("kick_off", f"kick-off/{team}", team, count, say),
            numbered("marker", f"goal-marker/{team}", team, count, say),
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


def board(wanted: Wanted) -> Iterator[Sheet]:
    """ELF-30: a card is two fifths of the box wide."""
    side = CARDS[wanted.size].width / 0.4
    alt = wanted.say.says("box")
    yield cut_out(wanted, f"box/{wanted.size}", Size(side, side), alt, wanted.say.sheet["lid"])


def examples(game: AnyGame, say: Tongue) -> Iterator[Example]:
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
    for matching, second, fits, caption in wanted:
        if pair := next(matching, None):
            shown = None if caption in {"elf_goal", "elf_saved"} else fits
            yield Example(((attack[pair[0]], "→", second[pair[1]]),), shown, caption)
