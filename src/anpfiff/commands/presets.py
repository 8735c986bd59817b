"""Presets: options that are chosen at once, and what may be chosen beside them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from anpfiff.core import AnyGame, Options, Presets, Refused


def with_preset(game: AnyGame, preset: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a preset and those beside it, unless they contradict it."""
    known = Presets.__struct_fields__
    if preset not in known:
        raise Refused("unknown-preset", detail=f"{preset}; there are: {', '.join(known)}")
    chosen: dict[str, Any] = getattr(game.presets, preset)
    promised = _of_the_leaflet(game) | chosen if preset == "printed" else chosen
    for name, value in options.items():
        if name in promised and promised[name] != value:
            told = f"{preset} has {name}={_told(promised[name])}, not {_told(value)}"
            raise Refused("contradicts-preset", detail=told)
    return {**chosen, **options}


def _of_the_leaflet(game: AnyGame) -> dict[str, Any]:
    """It speaks about every rule of its game, in the words of an option; the other presets only about what they name."""
    usual: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.vocabulary.options()))
    return {name: value for name, value in usual.items() if name not in Options.__struct_fields__}


def _told(value: object) -> str:
    """As it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
