"""TypeScript types: discriminated unions by `kind`, everything read-only, docstrings as TSDoc, no `any`."""

import json
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect as types

from anpfiff.book import Pages
from anpfiff.bots.levels import NAMES
from anpfiff.core import AnyGame, turns
from anpfiff.server.http.catalogue import Entry
from anpfiff.server.http.invitation import Invitation
from anpfiff.server.http.listing import Listing
from anpfiff.server.http.own_copy import Copy
from anpfiff.server.http.penalty import Penalty
from anpfiff.server.http.replay import Replay
from anpfiff.server.http.report import Report
from anpfiff.wire import messages as wire
from tools.protocol import refusals
from tools.protocol.shapes import Names, called, members, modules_of, shape, structs

ANSWERS: tuple[type[msgspec.Struct], ...] = (Entry, Pages, Invitation, Replay, Listing, Copy, Report, Penalty)
HEAD = "// Made by `python -m tools.protocol` from the Python structs; do not edit.\n"
WORDS = """\
export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
"""
LEVELS = f"""\
/** The bots that every game has, from weak to strong; `/api/games` may name others after them. */
export type Level = {" | ".join(map(json.dumps, NAMES))};
"""
TABLE_OF = """\
/** What a game speaks in; each file of `games/` exports its `Words`. */
export interface Words {
  readonly move: unknown;
  readonly event: unknown;
  readonly view: unknown;
  readonly options: unknown;
}

/** The table of a certain game. */
export type TableOf<W extends Words> = Omit<Table, "events" | "view" | "moves"> & {
  readonly events: readonly W["event"][];
  readonly view: W["view"];
  readonly moves: readonly W["move"][];
};
"""
REPLAY_OF = """\
/** A replay of a certain game; views are put together from the changes. */
export type ReplayOf<W extends Words> = Omit<Replay, "frames"> & {
  readonly frames: readonly FrameOf<W>[];
};

export type FrameOf<W extends Words> = Omit<Frame, "events" | "view"> & {
  readonly events: readonly W["event"][];
  readonly view: Partial<W["view"]>;
};
"""


def messages() -> str:
    """The wire itself."""
    unions = {"First": wire.First, "Commanded": wire.Commanded, "Said": wire.Said, "Told": wire.Told}
    said = {*members(wire.First), *members(wire.Said)}
    classes = structs(unions.values())
    names = called((wire, turns))
    parts = [
        HEAD + f"export const VERSION = {wire.VERSION};\n",
        *aliases(names, classes, unions),
        LEVELS,
        *(interface(cls, names, optional=cls in said) for cls in classes),
        *(union(name, kinds) for name, kinds in unions.items()),
        reasons("Why", refusals.of_the_server(), "Every reason that the server itself refuses with."),
        reasons("Goodbye", refusals.goodbyes(), "Every reason that a socket is closed with."),
        TABLE_OF,
    ]
    return "\n".join(parts)


def answers() -> str:
    """What plain requests are answered with; what a socket tells, too, is taken from there."""
    classes = [cls for cls in structs(ANSWERS) if cls.__module__ != turns.__name__]
    names = called((*modules_of(classes), turns))
    parts = [
        HEAD + 'import type { Result, Turn, Words } from "./messages";\n',
        *aliases({values: alias for values, alias in names.items() if alias.name != "Turn"}, classes, {}),
        *(interface(cls, names, optional=False) for cls in classes),
        REPLAY_OF,
    ]
    return "\n".join(parts)


def words(game: AnyGame) -> str:
    """What one game speaks in."""
    spoken = game.vocabulary
    unions = {"Move": spoken.move, "Event": spoken.event}
    classes = structs((spoken.move, spoken.event, spoken.view, spoken.options))
    names = called(modules_of(classes))
    whys = {key.why for key in refusals.of_the_games()[game.id]}
    parts = [
        HEAD + f"// {game.title}, edition {game.edition}.\n",
        *aliases(names, classes, unions),
        *(interface(cls, names, optional=cls is spoken.options) for cls in classes),
        *(union(name, kinds) for name, kinds in unions.items()),
        reasons("Why", whys, "Every reason of the rules to refuse a move with."),
        WORDS,
    ]
    return "\n".join(parts)


def reasons(name: str, whys: Collection[str], means: str) -> str:
    keys = " | ".join(json.dumps(why) for why in sorted(whys)) or "never"
    return f"/** {means} */\nexport type {name} = {keys};\n"


def written(kind: types.Type, names: Names) -> str:  # noqa: C901, PLR0912 -- one case a kind of type
    """A type as TypeScript writes it."""
    match kind:
        case types.Metadata(type=inner):
            return written(inner, names)
        case types.NoneType():
            return "null"
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.AnyType() | types.RawType():
            return "unknown"
        case types.LiteralType(values=values):
            alias = names.get(frozenset(values))
            return alias.name if alias else _literals(values)
        case types.EnumType(cls=cls):
            return _literals(one.value for one in cls)
        case types.StructType(cls=cls):
            return cls.__name__
        case types.UnionType(types=kinds):
            return _either(kinds, names)
        case types.TupleType(item_types=kinds):
            return f"readonly [{', '.join(written(inner, names) for inner in kinds)}]"
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            return _many(written(item, names))
        case types.FrozenSetType(item_type=item) | types.SetType(item_type=item):
            return _many(written(item, names))
        case types.DictType(value_type=value):
            return f"Readonly<Record<string, {written(value, names)}>>"
        case _:
            raise AssertionError(f"nothing on the wire should hold a {kind}")


def _either(kinds: Collection[types.Type], names: Names) -> str:
    """A union by its name, if all but null has one."""
    null = " | null" if any(isinstance(kind, types.NoneType) for kind in kinds) else ""
    rest = [kind for kind in kinds if not isinstance(kind, types.NoneType)]
    alias = names.get(frozenset(getattr(kind, "cls", None) for kind in rest))
    if alias is not None:
        return alias.name + null
    return " | ".join(dict.fromkeys(written(kind, names) for kind in rest)) + null


def _many(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _literals(values: Iterable[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def aliases(names: Names, classes: Iterable[type[msgspec.Struct]], unions: dict[str, Any]) -> Iterator[str]:
    """The named literals and unions that those classes use, and that are not written anyway."""
    classes = tuple(classes)
    used = " ".join(interface(cls, names, optional=False) for cls in classes)
    written_anyway = {*unions, *(cls.__name__ for cls in classes)}
    for name, values in names.values():
        if name not in written_anyway and re.search(rf"\b{name}\b(?=[\[\]);| ,])", used):
            kinds = (value.__name__ if isinstance(value, type) else json.dumps(value) for value in values)
            yield f"export type {name} = {' | '.join(kinds)};\n"


def interface(cls: type[msgspec.Struct], names: Names, *, optional: bool) -> str:
    """A field with a default may be left out by whoever says it; whoever is told it always finds it."""
    one = shape(cls)
    lines = [*_doc(one.means, ""), f"export interface {one.name} {{"]
    if one.kind is not None:
        lines.append(f"  readonly kind: {json.dumps(one.kind)};")
    for field in one.fields:
        mark = "?" if field.absent or (optional and not field.required) else ""
        lines += [*_doc(field.means, "  "), f"  readonly {field.name}{mark}: {written(field.type, names)};"]
    return "\n".join([*lines, "}\n"])


def union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(cls.__name__ for cls in members(kinds))};\n"


def _doc(text: str, indent: str) -> Iterator[str]:
    if not text:
        return
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}".rstrip() for line in lines)
    yield f"{indent} */"
