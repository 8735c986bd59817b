"""docs/protocol.md: the introduction by hand, everything that the code knows from the code."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from anpfiff.core import turns
from anpfiff.games import GAMES
from anpfiff.server.house import codes
from anpfiff.server.http import guard, polling, tries
from anpfiff.server.http import sockets as socket
from anpfiff.server.room import match, tempo
from anpfiff.server.room import receipts as answers
from anpfiff.table import first
from anpfiff.wire import messages as wire
from tools.protocol import refusals, typescript
from tools.protocol.examples import ANSWERS, EXAMPLES
from tools.protocol.shapes import Field, called, members, shape, structs
from tools.protocol.typescript import written

NAMES = called((wire, turns))
PARTS: tuple[type[msgspec.Struct], ...] = (wire.Chair, wire.Guest)
TURNS: tuple[type[msgspec.Struct], ...] = (*members(turns.Turn), turns.Result)


def page() -> str:
    """The template with its blanks filled in."""
    text = (Path(__file__).parent / "protocol.md").read_text("utf-8")
    for blank, words in _blanks().items():
        assert f"{{{{{blank}}}}}" in text, f"the template has no place for {blank}"
        text = text.replace(f"{{{{{blank}}}}}", words)
    assert "{{" not in text, "a blank of the template was not filled in"
    return text


def _blanks() -> dict[str, str]:
    usual = tempo.USUAL
    return {
        "version": str(wire.VERSION),
        "frame": f"{socket.LARGEST_FRAME // 1024} KiB",
        "unread": f"{socket.MOST_UNREAD // 1024} KiB",
        "burst": str(guard.SPEECH_BURST),
        "rate": str(1000 // guard.SPEECH_REFILL),
        "crowd": f"{guard.MOST_SOCKETS:,}",
        "rooms": str(guard.ROOMS_BURST),
        "opening": str(guard.ROOMS_REFILL // 1000),
        "tries": str(tries.BURST),
        "wait": str(tries.REFILL // 1000),
        "letters": codes.LETTERS,
        "handshake": str(usual.handshake // 1000),
        "calm-ping": str(usual.calm.ping // 1000),
        "calm-silence": str(usual.calm.silence // 1000),
        "race-ping": str(usual.race.ping),
        "poll": str(int(polling.PATIENCE)),
        "race-silence": str(usual.race.silence // 1000),
        "hold": str(usual.hold // 60_000),
        "empty": str(usual.empty // 60_000),
        "credit": str(first.MOST),
        "trips": str(first.REMEMBERED),
        "remembered": str(match.REMEMBERED),
        "answers": str(answers.KEPT),
        "names": "\n".join(_names()),
        "first": _messages(members(wire.First)),
        "said": _messages(members(wire.Said)),
        "told": _messages(members(wire.Told)),
        "parts": "\n".join(map(_described, PARTS)),
        "turns": "\n".join(map(_described, TURNS)),
        "refusals": _keys(refusals.MEANINGS, refusals.of_the_server()),
        "goodbyes": _keys(refusals.GOODBYES, refusals.goodbyes()),
        "answered": "\n".join(_answers()),
        "http": _keys(refusals.HTTP, refusals.of_http()),
        "games": "\n".join(_games()),
    }


def _messages(classes: Iterable[type[msgspec.Struct]]) -> str:
    examples: dict[type[Any], msgspec.Struct] = {type(example): example for example in EXAMPLES}
    return "\n".join(f"{_described(cls)}\n```json\n{_example(examples[cls])}\n```\n" for cls in classes)


def _answers() -> Iterator[str]:
    """What plain requests are answered with, each kind with an example and its parts below it."""
    examples: dict[type[Any], msgspec.Struct] = {type(example): example for example in ANSWERS}
    for root in typescript.ANSWERS:
        yield f"{_described(root)}\n```json\n{_example(examples[root])}\n```\n"
        parts = [cls for cls in structs((root,)) if cls is not root and cls.__module__ != turns.__name__]
        yield from map(_described, parts)


def _described(cls: type[msgspec.Struct]) -> str:
    one = shape(cls)
    lines = [f"### `{one.kind or one.name}`\n", f"{one.means}\n"]
    if one.fields:
        lines += ["| field | type | meaning |", "| --- | --- | --- |", *map(_row, one.fields), ""]
    return "\n".join(lines)


def _row(field: Field) -> str:
    kind = (
        written(field.type, NAMES).replace("Readonly<Record<string, unknown>>", "object").replace("|", "\\|")
    )
    notes = [
        field.means,
        _bounds(field.type),
        "" if field.required or field.absent else f"Default: `{json.dumps(field.default)}`.",
    ]
    return f"| `{field.name}` | `{kind}` | {' '.join(note for note in notes if note)} |"


def _bounds(kind: types.Type) -> str:
    """What the type alone does not say."""
    match kind:
        case types.Metadata(type=inner):
            return _bounds(inner)
        case types.UnionType(types=kinds):
            return next((words for words in map(_bounds, kinds) if words), "")
        case types.IntType(ge=int(least), le=int(most)):
            return f"From {least} to {most}."
        case types.IntType(ge=int(least)):
            return f"At least {least}."
        case types.StrType(pattern=str(pattern)):
            return f"Matches `{pattern}`."
        case types.StrType(min_length=int(least), max_length=int(most)):
            return f"{least} to {most} characters."
        case types.StrType(max_length=int(most)):
            return f"At most {most} characters."
        case _:
            return ""


def _names() -> Iterator[str]:
    """The literals that have a name."""
    for name, values in NAMES.values():
        if all(isinstance(value, str) for value in values):
            yield f"- `{name}`: {', '.join(f'`{value}`' for value in values)}"


def _example(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _keys(meanings: dict[str, str], found: set[str]) -> str:
    assert set(meanings) == found, (
        f"explained but gone, or found but not explained: {sorted(set(meanings) ^ found)}"
    )
    rows = (f"| `{why}` | {means} |" for why, means in meanings.items())
    return "\n".join(["| key | meaning |", "| --- | --- |", *rows])


def _games() -> Iterator[str]:
    for name, keys in refusals.of_the_games().items():
        if keys:
            words = (f"`{key.why}`" + (f" ({key.rule})" if key.rule else "") for key in keys)
            yield f"- **{GAMES[name].title}**: {', '.join(words)}."
