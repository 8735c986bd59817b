"""Structs as a reader wants them: fields with their types and what they mean, and the names people gave to unions."""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from types import ModuleType, UnionType
from typing import Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import inspect as types


class Field(NamedTuple):
    """One field of a message, a move, an event or a view."""

    name: str
    type: types.Type
    means: str
    required: bool
    default: Any


class Shape(NamedTuple):
    """A struct, whatever it is sent as."""

    name: str
    kind: str | None
    means: str
    fields: tuple[Field, ...]


class Alias(NamedTuple):
    """A literal or a union that has a name of its own."""

    name: str
    values: tuple[Any, ...]


Names: TypeAlias = dict[frozenset[Any], Alias]


def shape(cls: type[msgspec.Struct]) -> Shape:
    info = types.type_info(cls)
    assert isinstance(info, types.StructType), f"{cls} is a struct"
    meanings = _meanings(cls)
    fields = tuple(_field(field, meanings) for field in info.fields)
    kind = None if info.tag is None else str(info.tag)
    return Shape(cls.__name__, kind, inspect.cleandoc(cls.__dict__.get("__doc__") or ""), fields)


def structs(roots: Iterable[Any]) -> tuple[type[msgspec.Struct], ...]:
    """Every struct that can be met from there, each before what it holds."""
    found: dict[type[msgspec.Struct], None] = {}
    for root in roots:
        _meet(types.type_info(root), found)
    return tuple(found)


def members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The structs of a union, or the one that stands alone."""
    return get_args(union) or (union,)


def called(modules: Iterable[ModuleType]) -> Names:
    """The names that those modules give to their literals and unions of structs; inspection does not keep them."""
    names: Names = {}
    for module in modules:
        for name, value in vars(module).items():
            if get_origin(value) in {Literal, Union, UnionType} and name[0].isupper():
                names.setdefault(frozenset(get_args(value)), Alias(name, get_args(value)))
    return names


def modules_of(classes: Iterable[type[Any]]) -> tuple[ModuleType, ...]:
    return tuple(sys.modules[name] for name in dict.fromkeys(cls.__module__ for cls in classes))


def _field(field: types.Field, meanings: dict[str, str]) -> Field:
    means = meanings.get(field.name) or _described(field.type)
    default = field.default if field.default is not msgspec.NODEFAULT else None
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    return Field(field.encode_name, field.type, means, field.required, msgspec.to_builtins(default))


def _described(kind: types.Type) -> str:
    facts = kind.extra_json_schema if isinstance(kind, types.Metadata) else None
    return str((facts or {}).get("description", ""))


def _meet(kind: types.Type, found: dict[type[msgspec.Struct], None]) -> None:
    if isinstance(kind, types.StructType):
        if kind.cls in found:
            return
        found[kind.cls] = None
    for inner in _inside(kind):
        _meet(inner, found)


def _inside(kind: types.Type) -> Iterator[types.Type]:
    match kind:
        case types.StructType(fields=fields):
            yield from (field.type for field in fields)
        case types.UnionType(types=kinds) | types.TupleType(item_types=kinds):
            yield from kinds
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            yield item
        case types.FrozenSetType(item_type=item) | types.SetType(item_type=item):
            yield item
        case types.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case types.Metadata(type=inner):
            yield inner
        case _:
            return


def _meanings(cls: type[Any]) -> dict[str, str]:
    """The strings below the fields, the bases' first."""
    meanings: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        meanings |= _strings(one.__module__).get(one.__name__, {})
    return meanings


@cache
def _strings(module: str) -> dict[str, dict[str, str]]:
    """For each class of a module the string that stands below each of its fields."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):
        return {}  # compiled: no class of ours
    return {node.name: dict(_pairs(node.body)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _pairs(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, inspect.cleandoc(text)
