"""What the players may set before a match."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from anpfiff.core.refusals import Refused
from anpfiff.core.values import Seat, Value

First: TypeAlias = Annotated[
    Annotated[int, Meta(ge=0)] | Literal["draw"],
    Meta(description="Who begins: a seat, or drawing lots.", extra={"rule": "ALL-3"}),
]


class Options(Value, frozen=True, tag=False):
    """Options that every game has; each game adds its own."""

    patience: Annotated[
        int,
        Meta(
            ge=0,
            le=86_400,
            description="Seconds before the table goes on without somebody; 0 for ever.",
            extra={"rule": "ALL-7"},
        ),
    ] = 60
    help: Annotated[
        Literal["kids", "normal", "profi"],
        Meta(
            description="How much the screens point out of what may be known anyway; each person may choose otherwise.",
            extra={"rule": "ALL-1"},
        ),
    ] = "normal"
    """No rule asks for it: it is the table's wish to the screens."""


class Presets(Value, frozen=True, tag=False):
    """Sets of options that are chosen at once; each names all that it promises, also where that is as usual."""

    printed: dict[str, Any] = msgspec.field(default_factory=dict)
    """Every option as the leaflet says."""
    kids: dict[str, Any] = msgspec.field(default_factory=dict)
    """For children: help, calm, short."""
    pro: dict[str, Any] = msgspec.field(default_factory=dict)
    """For those who want it hard."""


LONGEST = 40
"""Letters of what somebody said that are said back."""
O = TypeVar("O", bound=Options)  # noqa: E741 -- O for options, like S for state and M for move


def chosen(kind: type[O], wanted: Mapping[str, object]) -> O:
    """The options as a game knows them, or one clear word on the one it does not know."""
    unknown = set(wanted) - set(kind.__struct_fields__)
    if unknown:
        known = ", ".join(kind.__struct_fields__)
        raise Refused("unknown-option", detail=f"{min(unknown)}; there are: {known}")
    try:
        return msgspec.convert(wanted, kind)
    except msgspec.ValidationError as fault:
        raise Refused("bad-option", detail=_fault(kind, wanted)) from fault


def _fault(kind: type[Options], wanted: Mapping[str, object]) -> str:
    """One sentence: which option it is, what was said, and what it takes."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    name = next(name for name, value in wanted.items() if not _fits(value, fields[name]))
    return f"{name} takes {_range(msgspec.json.schema(fields[name]))}, not {str(wanted[name])[:LONGEST]}"


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _range(schema: Mapping[str, Any]) -> str:
    """What may be said, in words."""
    match schema:
        case {"enum": choices}:
            return " or ".join(map(str, choices))
        case {"anyOf": kinds}:
            return " or ".join(map(_range, kinds))
        case {"type": "boolean"}:
            return "true or false"
        case {"type": "array", "items": items}:
            return f"a list with {_range(items)} for each seat"
        case {"minimum": least, "maximum": most}:
            return f"{least} to {most}"
        case {"minimum": least}:
            return f"{least} or more"
        case _:
            return f"a {schema.get('type', 'value')}"


def opener(first: int | str, seats: int) -> Seat | None:
    """ALL-3: the seat that begins, or None where lots are drawn."""
    if isinstance(first, str):
        return None
    if first >= seats:
        raise Refused("no-such-seat", "ALL-3", f"seat {first} of {seats}")
    return first


def described(kind: type[Options]) -> dict[str, dict[str, Any]]:
    """Each option with its default, its choices or type, what it means and the rule behind it."""
    return {field.encode_name: _option(field) for field in msgspec.structs.fields(kind)}


def _option(field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    shape = msgspec.inspect.type_info(field.type)
    schema = msgspec.json.schema(field.type)
    facts = shape.extra if isinstance(shape, msgspec.inspect.Metadata) else None
    return {
        "default": msgspec.to_builtins(field.default),
        "rule": (facts or {}).get("rule"),
        "means": schema.pop("description", ""),
        "takes": schema,
    }
