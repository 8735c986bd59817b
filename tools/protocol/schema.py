"""JSON Schema of every message, and of what each game speaks in."""

from typing import Any

import msgspec

from anpfiff.core import AnyGame
from anpfiff.games import GAMES
from anpfiff.wire import messages as wire


def page() -> str:
    text = msgspec.json.format(msgspec.json.encode(_whole(), order="deterministic"), indent=1).decode()
    return text + "\n"


def _whole() -> dict[str, Any]:
    parts = {"first": wire.First, "said": wire.Said, "told": wire.Told}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The wire of Anpfiff, version {wire.VERSION}",
        **_parts(parts, "#/$defs/{name}"),
        "games": {game.id: _game(game) for game in GAMES.values()},
    }


def _game(game: AnyGame) -> dict[str, Any]:
    spoken = game.vocabulary
    parts = {"move": spoken.move, "event": spoken.event, "view": spoken.view, "options": spoken.options}
    return {"edition": game.edition, **_parts(parts, f"#/games/{game.id}/$defs/{{name}}")}


def _parts(parts: dict[str, Any], place: str) -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(parts.values(), ref_template=place)
    return {**dict(zip(parts, schemas, strict=True)), "$defs": components}
