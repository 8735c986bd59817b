"""What lies outside the package depends one way: the benchmarks on the tests' support, the tests on the tools, the tools on neither."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {"tools": {"tools"}, "tests": {"tests", "tools"}, "bench": {"bench", "tests", "tools"}}
SHARED = "tests.support"
MODULE = re.compile(r"(?:tools|tests|bench)\.[a-z_.]*[a-z_]")
"""A module may also be named to be started: `python -m bench.peers.rollouts`."""


def imports_of(path: Path) -> Iterator[str]:
    """Every module of the three trees that a file imports or starts."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module)):
                yield from (f"{module}.{alias.name}" for alias in node.names)
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.Constant(value=str(text)) if MODULE.fullmatch(text):
                yield text


def used_by(folder: str) -> set[str]:
    """What of the three trees a folder uses, itself included."""
    modules = {module for path in (ROOT / folder).rglob("*.py") for module in imports_of(path)}
    return {module for module in modules if module.split(".")[0] in MAY_IMPORT}


TOLD_TO_THE_LAWS = {"tests.laws.cases.case_of", "tests.laws.knowledge.knows"}


def room_of(module: str) -> str:
    """The folder of the tests that a module lies in: `tests.server.wire.test_door` in `tests.server`."""
    return ".".join(module.split(".")[:2])


@pytest.mark.parametrize("tree", MAY_IMPORT)
def test_tools_tests_and_benchmarks_depend_one_way(tree: str) -> None:
    strangers = {module for module in used_by(tree) if module.split(".")[0] not in MAY_IMPORT[tree]}
    assert not strangers


def test_the_benchmarks_use_of_the_tests_only_what_is_there_to_be_shared() -> None:
    of_the_tests = {module for module in used_by("bench") if module.startswith("tests.")}
    assert of_the_tests
    assert not {module for module in of_the_tests if room_of(module) != SHARED}


def test_what_is_shared_needs_no_test() -> None:
    """But for what a game tells the laws of itself, which is no test: the simulation tells twins apart by it."""
    used = {module for module in used_by("tests/support") if module.startswith("tests.")}
    assert {module for module in used if room_of(module) != SHARED} == TOLD_TO_THE_LAWS


def test_no_two_folders_of_tests_need_each_other() -> None:
    folders = [path for path in (ROOT / "tests").iterdir() if (path / "__init__.py").is_file()]
    graph = {
        f"tests.{folder.name}": {room_of(module) for module in used_by(f"tests/{folder.name}")}
        - {f"tests.{folder.name}"}
        for folder in folders
    }
    TopologicalSorter(graph).prepare()


def folders_below(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.iterdir()) if (path / "__init__.py").is_file()]


def neighbours(folder: Path) -> dict[str, set[str]]:
    """Which of a folder's own folders need which others of them."""
    name = ".".join(folder.relative_to(ROOT / "src").parts)
    names = {path.name for path in folders_below(folder)}
    graph: dict[str, set[str]] = {}
    for below in folders_below(folder):
        modules = {module for path in below.rglob("*.py") for module in imports_of(path)}
        inside = {
            module.removeprefix(f"{name}.").split(".")[0]
            for module in modules
            if module.startswith(f"{name}.")
        }
        graph[below.name] = (inside & names) - {below.name}
    return graph


PACKAGE = ROOT / "src" / "anpfiff"
FOLDERS = [
    PACKAGE,
    *(path.parent for path in sorted(PACKAGE.rglob("__init__.py")) if folders_below(path.parent)),
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT / "src")))
def test_no_two_folders_beside_each_other_need_each_other(folder: Path) -> None:
    TopologicalSorter(neighbours(folder)).prepare()
    assert folders_below(folder)
