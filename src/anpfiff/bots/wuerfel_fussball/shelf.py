"""Where policies lie: those for the printed dice beside this file, those for somebody's own dice in the cache folder."""

import os
import pkgutil
from functools import cache
from hashlib import sha256
from pathlib import Path

from anpfiff.bots.wuerfel_fussball.policy import Policy
from anpfiff.core import AnyGame, Refused


def policy_for(game: AnyGame, *, boskov: bool) -> Policy | None:
    """None for own dice that nobody has solved yet."""
    if game.material is None:
        return _shipped(boskov=boskov)
    return _cached(cached_at(game, boskov=boskov))


def cached_at(game: AnyGame, *, boskov: bool) -> Path:
    """The cache folder of whoever plays; the name says which rules and which dice."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    dice = sha256((game.material or "").encode()).hexdigest()[:16]
    return home / "anpfiff" / f"{game.id}-{game.edition}-{dice}-{name(boskov=boskov)}"


@cache
def _shipped(*, boskov: bool) -> Policy:
    data = pkgutil.get_data(__package__ or "anpfiff.bots.wuerfel_fussball", name(boskov=boskov))
    return Policy.read(data or b"")


@cache
def _cached(path: Path) -> Policy | None:
    try:
        return Policy.read(path.read_bytes())
    except (OSError, Refused):
        return None


def name(*, boskov: bool) -> str:
    return "boskov.policy" if boskov else "plain.policy"
