"""What goes into the browser: everything that the house imports, and nothing that a browser has not."""

import ast
import io
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from anpfiff.core import Refused
from anpfiff.site.building import write
from anpfiff.site.bundle import bundled
from anpfiff.site.library import LEFT_OUT, stays, trimmed
from anpfiff.site.page import index, worker
from tests.support.browser.site import shown

LOADED = """
import sys, anpfiff.pocket.entrance
print("\\n".join(name.replace(".", "/") for name in sys.modules))
"""
MISSING_THERE = {"aiohttp", "networkx", "openskill", "rich", "segno", "sqlite3", "multiprocessing", "numpy"}


def loaded() -> set[str]:
    said = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=60
    )
    return set(said.stdout.split())


def test_everything_that_the_house_imports_is_in_it_and_nothing_that_a_browser_has_not() -> None:
    names = {
        name.removesuffix(".py").removesuffix("/__init__")
        for name in zipfile.ZipFile(io.BytesIO(bundled())).namelist()
    }
    ours = {name for name in loaded() if name.split("/")[0] == "anpfiff"}
    assert ours <= names | {"anpfiff"}
    assert not MISSING_THERE & loaded()


def imported(source: bytes) -> set[str]:
    """The modules that a file names, wherever in it."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            named |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return named


def test_nothing_of_ours_asks_for_a_module_that_is_left_at_home() -> None:
    archive = zipfile.ZipFile(io.BytesIO(bundled()))
    for file in (name for name in archive.namelist() if name.endswith(".py")):
        asked = imported(archive.read(file))
        assert all(stays(f"{name.replace('.', '/')}.py") for name in asked), file


def test_the_library_is_the_whole_one_without_what_play_never_asks_for() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as whole:
        for name in (
            "random.py",
            "pdb.py",
            "http/client.py",
            "asyncio/events.py",
            "asyncio/windows_events.py",
        ):
            whole.writestr(name, name)
        for name in ("encodings/", "encodings/utf_8.py", "encodings/koi8_r.py"):
            whole.writestr(name, name)
    rest = zipfile.ZipFile(io.BytesIO(trimmed(packed.getvalue())))
    assert rest.namelist() == ["asyncio/events.py", "encodings/utf_8.py", "random.py"]
    assert rest.read("random.py") == b"random.py"
    assert not LEFT_OUT & {name.partition("/")[0] for name in loaded()}


def test_the_same_sources_make_the_same_file() -> None:
    assert bundled() == bundled()


def test_a_folder_of_somebody_elses_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"beach")
    with pytest.raises(Refused, match="not empty"):
        write({"index.html": b""}, tmp_path)
    assert (tmp_path / "holiday.jpg").read_bytes() == b"beach"


def test_the_page_names_no_root_and_its_slip_cannot_end_it() -> None:
    page = index(b'<meta charset="utf-8"><script src="/old.js">', b'{"server":"</script>"}').decode()
    assert 'src="./old.js"' in page
    assert page.count("</script>") == 1
    assert "unsafe-eval'" not in page.replace("wasm-unsafe-eval'", "")


def test_the_service_worker_keeps_what_play_needs() -> None:
    script = worker({"index.html": b"", "assets/a.js": b"1", "pocket-1/print/foul.de.pdf": b"2"}).decode()
    assert '["./", "assets/a.js"]' in script
    assert "VERSION" not in script


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "no-cache"),
        ("/sw.js", "no-cache"),
        ("/assets/a.js", "max-age=31536000, immutable"),
        ("/pocket-1f/games.json", "max-age=31536000, immutable"),
    ],
)
def test_only_what_bears_its_sum_is_kept_for_ever_wherever_the_site_lies(
    tmp_path: Path, path: str, kept: str
) -> None:
    contents = {"index.html": b"1", "sw.js": b"2", "assets/a.js": b"3", "pocket-1f/games.json": b"4"}
    with shown(tmp_path / "site", contents, "/my-games/") as site:
        answer = urlopen(f"{site.url}{path}", timeout=20)  # noqa: S310 -- our own server
        assert answer.headers["Cache-Control"] == kept
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
