"""What is handed out: a wheel and an sdist with the client inside, and a machine that has nothing but the wheel."""

import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tools import client

CLIENT = "anpfiff/server/client"
PRESS = {"anpfiff/press/art.json.gz", "anpfiff/press/words/de.toml", "anpfiff/press/fonts/OFL.txt"}
"""What printing needs, without Node."""
PIP: tuple[str, ...] = (sys.executable, "-m", "pip")
INSTALL = ("install", "--quiet", "--no-deps", "--no-index")
SERVE = ("-m", "anpfiff", "serve", "--host", "127.0.0.1", "--port", "0", "--no-qr")


class Parcel(NamedTuple):
    wheel: Path
    sdist: Path


@pytest.fixture(scope="module")
def parcel(tmp_path_factory: pytest.TempPathFactory) -> Parcel:
    """As `python -m build` does it, but with what is installed already: the wheel is made from the unpacked sdist."""
    folder = tmp_path_factory.mktemp("parcel")
    hatch(client.ROOT, "-t", "sdist", "-d", folder)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    assert asked_for(unpacked) == [], "an sdist needs no Node"
    hatch(unpacked, "-t", "wheel", "-d", folder)
    (wheel,) = folder.glob("*.whl")
    return Parcel(wheel, sdist)


def hatch(root: Path, *words: str | Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *words], cwd=root, check=True, stdout=subprocess.DEVNULL
    )


def asked_for(root: Path) -> list[str]:
    """What a build of this folder wants installed before it begins."""
    ask = "import hatchling.build as b; print(*b.get_requires_for_build_wheel(), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", ask], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.split()


def test_both_hold_the_client(parcel: Parcel) -> None:
    built = {
        path.relative_to(client.CLIENT).as_posix() for path in client.CLIENT.rglob("*") if path.is_file()
    }
    assert {"index.html", ".built"} < built
    with zipfile.ZipFile(parcel.wheel) as archive:
        assert set(archive.namelist()) >= {f"{CLIENT}/{name}" for name in built} | PRESS
    with tarfile.open(parcel.sdist) as sdist:
        inside = {name.partition("/")[2] for name in sdist.getnames()}
    assert inside >= {f"src/{CLIENT}/{name}" for name in built} | {"web/package-lock.json", "web/src/main.ts"}
    assert inside >= {f"src/{name}" for name in PRESS}
    assert not {name for name in inside if "node_modules" in name}


def test_a_clone_without_the_client_asks_for_node(tmp_path: Path) -> None:
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "tools/client.py",
        "README.md",
        "LICENSE",
        "src/anpfiff/__init__.py",
    ):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((client.ROOT / name).read_bytes())
    assert asked_for(tmp_path) == [client.NODE, client.PACKER]


def test_the_tools_that_build_the_client_find_nothing_to_warn_of() -> None:
    """Somebody who wants to play sees what they say; Vite looks at its configuration before it builds anything."""
    look = "import { resolveConfig } from 'vite'; await resolveConfig({ logLevel: 'warn' }, 'build')"
    vite = [str(client.node()), "--input-type=module", "--eval", look]
    done = subprocess.run(vite, cwd=client.WEB, check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout + done.stderr == ""


@pytest.fixture
def alone(parcel: Parcel, tmp_path: Path) -> Iterator[str]:
    """The address of a server in a fresh environment that holds the wheel, and beside it only what the wheel asks for."""
    home = tmp_path / "venv"
    venv.create(home)
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    place = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
    subprocess.run([*PIP, "--python", python, *INSTALL, parcel.wheel], check=True)
    (place / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    asked = [str(python), "-I", *SERVE, "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        asked, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip().removeprefix("Anpfiff is on ").rstrip("/")
        finally:
            process.kill()


def test_the_wheel_alone_serves_the_page(alone: str) -> None:
    page = got(f"{alone}/").decode()
    assert '<div id="app">' in page
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(name.endswith(".js") for name in named)
    assert all(got(alone + name) for name in named)


def got(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:  # noqa: S310 -- our own server
        body: bytes = answer.read()
        return body
