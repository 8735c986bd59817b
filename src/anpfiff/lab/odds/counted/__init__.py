"""The same figures, counted: matches by the real rules. What was worked out is held against them."""

from collections.abc import Callable
from typing import TypeAlias

from anpfiff.lab.games.elfmeter import counted as elfmeter
from anpfiff.lab.games.karten_fussball import counted as karten_fussball
from anpfiff.lab.games.wuerfel_fussball import counted as wuerfel_fussball
from anpfiff.lab.games.zweikampf import counted as zweikampf
from anpfiff.lab.odds.counted.course import Said
from anpfiff.lab.odds.sheet import Counts, tallied

Match: TypeAlias = Callable[[str], Said]
"""From a seed to what one match has to say."""

MATCHES: dict[str, Match] = {
    "elfmeter": elfmeter.match,
    "zweikampf": zweikampf.match,
    "karten-fussball": karten_fussball.match,
    "wuerfel-fussball": wuerfel_fussball.match,
}


def counted(game: str, matches: int, seed: str) -> Counts:
    """The first matches are the same, however many follow."""
    play = MATCHES[game]
    return tallied(play(f"{seed} {match}") for match in range(matches))
