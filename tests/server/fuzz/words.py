"""Words that nobody would say: every message of the wire with random values, and ways to spoil it."""

import json
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect

from anpfiff.games import GAMES
from anpfiff.wire import messages as wire
from tests.laws.matches import any_move

KINDS = get_args(wire.Commanded)
INTEGERS = (-(2**63), -1, 0, 1, 2, 3, 5, 6, 7, 40, 255, 2**31, 2**53 - 1, 2**53, 2**63, 2**64, 10**30)
TEXTS = (
    "",
    "?",
    "zweikampf",
    "foul",
    "sprint",
    "x" * 39,
    "\x00",
    "🦊",
    "\u202e",
    "ABCD",
    "__class__",
    "1e999",
)


def command(random: Random, game: str) -> dict[str, Any]:
    """A message of a random kind: mostly well-formed, with any values at all."""
    kind = random.choice(KINDS)
    said = {"kind": _tag(kind)} | {
        field.encode_name: value(field.type, random)
        for field in inspect.type_info(kind).fields  # type: ignore[attr-defined]  # every kind is a struct
        if field.required or random.random() < 0.6
    }
    if kind is wire.Act and random.random() < 0.8:
        said["move"] = msgspec.to_builtins(any_move(GAMES[game], random))
    return said


def _tag(kind: type) -> str:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    return str(shape.tag)


def value(shape: inspect.Type, random: Random) -> Any:
    match shape:
        case inspect.Metadata(type=inner):
            return value(inner, random)
        case inspect.UnionType(types=types):
            return value(random.choice(types), random)
        case inspect.IntType():
            return random.choice(INTEGERS) if random.random() < 0.2 else random.randrange(1, 7)
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.LiteralType(values=values):
            return random.choice(values)
        case inspect.StrType():
            return random.choice((*TEXTS, *GAMES))
        case inspect.NoneType():
            return None
        case inspect.DictType():
            return {
                random.choice(("patience", "first", "bluff", "x")): junk(random)
                for _ in range(random.randrange(3))
            }
        case inspect.AnyType():
            return junk(random)
        case _:
            raise AssertionError(f"no message should hold a {shape}")


def junk(random: Random, depth: int = 0) -> Any:
    roll = random.random()
    if roll < 0.15 and depth < 4:
        return [junk(random, depth + 1) for _ in range(random.randrange(4))]
    if roll < 0.3 and depth < 4:
        return {random.choice(TEXTS): junk(random, depth + 1) for _ in range(random.randrange(3))}
    return random.choice((*INTEGERS, *TEXTS, None, True, 1.5, -0.0, 1e308))


def spoilt(said: dict[str, Any], random: Random) -> str:  # noqa: C901 -- one case a way to spoil it
    """The message as text, with one thing wrong with it."""
    spoil = random.randrange(12)
    names = list(said)
    match spoil:
        case 0:
            said = {name: said[name] for name in names if name != random.choice(names)}
        case 1:
            said |= {random.choice(("token", "seat", "admin", "__proto__")): junk(random)}
        case 2:
            said |= {random.choice(names): junk(random)}
        case 3:
            said |= {"kind": random.choice(("welcome", "table", "open", "join", "act ", "ACT", "", "ping"))}
        case 4:
            text = json.dumps(said)
            return text[: random.randrange(len(text))]
        case 5:
            return "[" * random.choice((10, 1_000, 8_000))
        case 6:
            return '{"kind":"act","id":1,"seen":0,"move":' + '{"a":' * 1_000 + "1" + "}" * 1_001
        case 7:
            return json.dumps(said) + random.choice((" {}", "\x00", ",", "]"))
        case 8:
            return json.dumps([said, said])
        case 9:
            return random.choice(
                ("", " ", "null", "true", "1", '"act"', "NaN", "Infinity", "{}", "[]", "\ufeff{}")
            )
        case 10:
            return json.dumps(said | {"pad": "x" * 7_000})
        case _:
            text = json.dumps(said)
            place = random.randrange(len(text))
            return text[:place] + chr(random.choice((0, 34, 92, 123, 0x2028, 0x1F98A))) + text[place + 1 :]
    return json.dumps(said)
