"""The page with the interface of `core` and `table`, made from the sources and their docstrings: `python -m tools.interface`."""

import ast
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "interface.md"
MODULES = (
    "core/values",
    "core/inputs",
    "core/turns",
    "core/moves",
    "core/game",
    "core/options",
    "core/refusals",
    "core/standing",
    "table/table",
    "table/chance",
    "table/first",
    "table/record",
    "table/replay",
)
HEAD = """# The interface of `core` and `table`

Made by `python -m tools.interface` from the sources; what is not here is nobody else's business.
"""


def page() -> str:
    return "\n".join([HEAD, *(line for module in MODULES for line in chapter(module))])


def chapter(module: str) -> Iterator[str]:
    """One module: what it is for, then every public class and function."""
    tree = ast.parse((ROOT / "src" / "anpfiff" / f"{module}.py").read_text("utf-8"))
    yield f"## `{module}.py`\n\n{ast.get_docstring(tree)}\n"
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _class(node)
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield f"### `{_signature(node)}`\n" + _paragraph(ast.get_docstring(node))


def _class(node: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    yield f"### class `{node.name}`{f' ({bases})' if bases else ''}\n" + _paragraph(ast.get_docstring(node))
    members = [*_fields(node), *_methods(node)]
    if members:
        yield "\n".join(members) + "\n"


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Its fields, each with the sentence that stands below it."""
    for line, after in pairwise([*node.body, ast.Pass()]):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id[0] != "_":
            yield f"- `{line.target.id}: {ast.unparse(line.annotation)}`" + _behind(_sentence(after))


def _methods(node: ast.ClassDef) -> Iterator[str]:
    for line in node.body:
        if isinstance(line, ast.FunctionDef) and not line.name.startswith("_"):
            yield f"- `{_signature(line)}`" + _behind(ast.get_docstring(line))


def _signature(node: ast.FunctionDef) -> str:
    if any(ast.unparse(mark) == "property" for mark in node.decorator_list):
        return f"{node.name}: {_returned(node)}"
    return f"{node.name}({ast.unparse(node.args)}) -> {_returned(node)}"


def _returned(node: ast.FunctionDef) -> str:
    return "" if node.returns is None else ast.unparse(node.returns)


def _sentence(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return None


def _paragraph(said: str | None) -> str:
    return f"\n{said}\n" if said else ""


def _behind(said: str | None) -> str:
    return f": {' '.join(said.split())}" if said else ""


def main(words: list[str]) -> int:
    made = page()
    if words == ["--check"]:
        return 0 if PAGE.exists() and PAGE.read_text("utf-8") == made else 1
    if words:
        print("usage: python -m tools.interface [--check]", file=sys.stderr)
        return 2
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
