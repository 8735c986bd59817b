"""The protocol's page, its schema and its TypeScript are what the structs say."""

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from anpfiff.core import turns
from anpfiff.games import GAMES
from anpfiff.server.http.refusals import STATUS
from anpfiff.wire import messages as wire
from tools.protocol import refusals, typescript
from tools.protocol.__main__ import ROOT, main, stale
from tools.protocol.examples import ANSWERS, EXAMPLES
from tools.protocol.shapes import shape, structs

MESSAGES = (*get_args(wire.First), *get_args(wire.Said), *get_args(wire.Told))
ANSWERED = tuple(cls for cls in structs(typescript.ANSWERS) if cls.__module__ != turns.__name__)


def test_nothing_that_is_made_is_stale() -> None:
    assert stale() == [], "run: python -m tools.protocol"


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0
    assert main(["--chekc"]) == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("message", [*MESSAGES, *ANSWERED], ids=lambda message: message.__name__)
def test_every_message_and_every_field_has_a_meaning(message: type[msgspec.Struct]) -> None:
    told = shape(message)
    assert told.means
    assert [field.name for field in told.fields if not field.means] == []


def test_every_message_has_an_example_that_reads_as_it() -> None:
    assert {type(example) for example in EXAMPLES} == set(MESSAGES)
    for example in EXAMPLES:
        raw = msgspec.json.decode(msgspec.json.encode(example))
        assert isinstance(msgspec.convert(raw, type(example)), type(example))


def test_every_answer_has_an_example() -> None:
    assert tuple(type(example) for example in ANSWERS) == typescript.ANSWERS


def test_what_the_answers_take_from_the_messages_is_there() -> None:
    (taken,) = re.findall(r'import type {(.*?)} from "./messages";', typescript.answers())
    exported = set(re.findall(r"export (?:interface|type) (\w+)", typescript.messages()))
    assert set(re.findall(r"\w+", taken)) <= exported


def test_every_reason_in_the_code_is_explained_and_no_other() -> None:
    assert refusals.of_the_server() == set(refusals.MEANINGS)
    assert refusals.goodbyes() == set(refusals.GOODBYES)
    assert refusals.of_http() == set(refusals.HTTP)
    for why, meaning in refusals.HTTP.items():
        assert f"({STATUS[why]})" in meaning, why


def test_every_reason_of_a_game_is_listed() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for keys in refusals.of_the_games().values():
        assert all(f"`{key.why}`" in page for key in keys)


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            yield from [value] if key == "$ref" else references(value)
    elif isinstance(schema, list):
        for one in schema:
            yield from references(one)


def test_the_schema_knows_every_message_and_points_nowhere_else() -> None:
    schema = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))

    assert {message.__name__ for message in MESSAGES} <= set(schema["$defs"])
    assert set(schema["games"]) == set(GAMES)
    for reference in set(references(schema)):
        found = schema
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
        assert found


def test_the_types_are_read_only_and_never_any() -> None:
    for text in (typescript.messages(), typescript.answers(), *map(typescript.words, GAMES.values())):
        code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
        assert not re.search(r"\bany\b", code)
        fields = re.findall(r"^  (.*?): .*;$", code, re.MULTILINE)
        assert fields
        assert all(field.startswith("readonly ") for field in fields)


def test_every_name_that_the_types_use_is_one() -> None:
    known = {
        "string",
        "number",
        "boolean",
        "null",
        "unknown",
        "never",
        "readonly",
        "Readonly",
        "Record",
        "Omit",
        "Partial",
        "W",
    }
    for text in (typescript.messages(), typescript.answers(), *map(typescript.words, GAMES.values())):
        code = re.sub(r'/\*\*.*?\*/|//[^\n]*|"[^"]*"', "", text, flags=re.DOTALL)
        named = set(re.findall(r"export (?:interface|type|const) (\w+)", code))
        named |= set(re.findall(r"\w+", "".join(re.findall(r"import type {(.*?)}", code))))
        used = {
            word
            for right in re.findall(r"(?<!\w)[:=] ?(.*?);", code)
            for word in re.findall(r"[A-Za-z]\w*", right)
        }
        assert used - named - known == set()
