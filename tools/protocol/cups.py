"""Clubs and competitions as others read them: web/src/wire/cups.ts and docs/cups-api.md."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from anpfiff import fixtures
from anpfiff.server import cups
from anpfiff.server.cups import answers, asked, wishes
from anpfiff.wire import words
from tools.protocol.cup_refusals import CUPS
from tools.protocol.shapes import Names, called, members, modules_of, shape, structs
from tools.protocol.typescript import HEAD, aliases, interface, reasons, union, written

ANSWERS: tuple[type[msgspec.Struct], ...] = (
    answers.Admitted,
    answers.Passes,
    answers.Opened,
    answers.Heard,
    answers.Shown,
    answers.SeasonShown,
    answers.RecordsShown,
)
ASKED: tuple[type[msgspec.Struct], ...] = (
    asked.Founding,
    asked.Admission,
    asked.Issue,
    asked.PrintOrder,
    asked.DoorOrder,
    asked.Role,
    asked.HandOver,
    asked.Opening,
    wishes.Said,
)
ALL = (*ASKED, *ANSWERS)


def typescript() -> str:
    classes = structs(ALL)
    names = _names(classes)
    said = {*ASKED, *members(wishes.Wanted)}
    parts = [
        HEAD,
        *aliases(names, classes, {"Wanted": wishes.Wanted}),
        *(_interface(cls, names, optional=cls in said) for cls in classes),
        union("Wanted", wishes.Wanted),
        reasons("CupWhy", set(CUPS), "Every reason that a club or a competition refuses with."),
    ]
    return "\n".join(parts)


def _interface(cls: type[msgspec.Struct], names: Names, *, optional: bool) -> str:
    """A plan may be handed in with what differs from the usual one only; it is shown whole."""
    text = interface(cls, names, optional=optional)
    return text.replace("plan: Plan;", "plan: Partial<Plan>;") if cls is asked.Opening else text


def page() -> str:
    differ = set(CUPS) ^ keys_in_code()
    assert not differ, f"explained but gone, or in the code but not explained: {sorted(differ)}"
    text = (Path(__file__).parent / "cups.md").read_text("utf-8")
    rows = "\n".join(f"| `{why}` | {means} |" for why, means in CUPS.items())
    blanks = {
        "refusals": f"| key | meaning |\n| --- | --- |\n{rows}",
        "wishes": "\n".join(_described(members(wishes.Wanted))),
        "asked": "\n".join(_described(ASKED)),
        "answers": "\n".join(_described(_parts())),
    }
    for blank, said in blanks.items():
        text = text.replace(f"{{{{{blank}}}}}", said)
    assert "{{" not in text, "a blank of the template was not filled in"
    return text


def keys_in_code() -> set[str]:
    """The keys that stand in the code of clubs and of competitions."""
    folders = [Path(part.__path__[0]) for part in (cups, fixtures)]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    house = Path(cups.__path__[0]).parent
    files += [*(house / "house").glob("club*.py"), *(house / "http" / "clubs").glob("*.py")]
    return {key for path in files for key in _keys(path)} | {"already-here", "already-away", "already-left"}


def _keys(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(
                func=ast.Name(id="Refused" | "Disallowed"), args=[ast.Constant(value=str(why)), *_]
            ):
                yield why


def _parts() -> tuple[type[msgspec.Struct], ...]:
    return tuple(cls for cls in structs(ANSWERS))


def _names(classes: tuple[type[msgspec.Struct], ...]) -> Names:
    return called((*modules_of(classes), words))


def _described(classes: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    names = _names(structs(ALL))
    for cls in classes:
        one = shape(cls)
        yield f"### `{one.kind or one.name}`\n\n{one.means}\n"
        if one.fields:
            yield "| field | type | meaning |\n| --- | --- | --- |"
            for field in one.fields:
                kind = written(field.type, names).replace("|", "\\|")
                spare = not field.required and cls in {*ASKED, *members(wishes.Wanted)}
                yield f"| `{field.name}` | `{kind}` | {field.means}{' May be left out.' if spare else ''} |"
            yield ""
