"""The press's words: `words/<language>.toml`, the same keys in all four."""

import pkgutil
import tomllib
from functools import cache

import msgspec

from anpfiff.book import LANGUAGES
from anpfiff.core import Refused, Value

Names = dict[str, str]


class Tongue(Value, frozen=True, tag=False):
    """One language."""

    language: str
    colours: tuple[str, ...]
    fields: tuple[str, ...]
    thirds: tuple[str, ...]
    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    yellow: str
    blue: str
    black: str
    white: str
    alt: Names
    corner: Names
    where: Names
    way: Names
    die: Names
    face: Names
    sheet: Names
    trial: Names
    leaflet: Names
    material: Names
    diagram: Names
    zone: Names
    cup: Names
    reason: Names

    def team(self, name: str) -> str:
        word: str = getattr(self, name)
        return word

    def says(self, what: str, **names: object) -> str:
        """What a picture is called, for whoever cannot see it."""
        return self.alt[what].format_map(names).strip()


@cache
def tongue(lang: str) -> Tongue:
    if lang not in LANGUAGES:
        raise Refused("unknown-language", detail=f"{lang}; there are: {', '.join(LANGUAGES)}")
    text = pkgutil.get_data("anpfiff.press", f"words/{lang}.toml") or b""
    return msgspec.convert(tomllib.loads(text.decode()), Tongue)
