"""The same matches in CPython and in Pyodide: bots play by seeds, and everything that anybody saw is summed up."""

import io
import json
import subprocess
import zipfile
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from anpfiff.bots import bot_called
from anpfiff.bots.plan import considered
from anpfiff.core import chosen
from anpfiff.games import game_called
from anpfiff.lab import arena
from anpfiff.lab.arena import play
from anpfiff.site.bundle import bundled
from anpfiff.site.compiling import compiled, library
from anpfiff.site.fetching import fetched, node

HERE = Path(__file__)
MORE = ("lab/__init__.py", "lab/arena.py")
"""What the matches need beyond what play does."""
LOCK = {
    "info": {
        "abi_version": "2026_0",
        "arch": "wasm32",
        "platform": "emscripten",
        "python": "3.14",
        "version": "0",
    },
    "packages": {},
}
"""Nothing is ever installed from elsewhere."""
SCRIPT = """
import { readdirSync, readFileSync } from "node:fs"
const [folder, library, ours, program, asked] = process.argv.slice(2)
const LOCK = %s
const bytes = (path) => new Uint8Array(readFileSync(path))
try {
  const { loadPyodide } = await import(`${folder}/pyodide.mjs`)
  const python = await loadPyodide({ indexURL: folder, stdLibURL: library, lockFileContents: JSON.stringify(LOCK), checkAPIVersion: false })
  const wheel = readdirSync(folder).find((name) => name.endsWith(".whl"))
  python.unpackArchive(bytes(`${folder}/${wheel}`), "wheel")
  python.unpackArchive(bytes(ours), "zip", { extractDir: "/lib/python3.14/site-packages" })
  python.globals.set("asked", asked)
  console.log(python.runPython(readFileSync(program, "utf8")))
} catch (fault) {
  console.error(String(fault.message).slice(-1500))
  process.exitCode = 1
}
"""


class Sum:
    """Whoever watches from the stands and from every chair at once."""

    def __init__(self, game: Any, seats: int) -> None:
        self._game = game
        self._eyes = (None, *range(seats))
        self.seen = sha256()

    def moved(self, state: Any) -> None:
        for eyes in self._eyes:
            self.seen.update(msgspec.json.encode(self._game.view(state, eyes)))


def summed(game: str, seed: int, level: str) -> str:
    rules = game_called(game)
    seats = rules.seats[0]
    watcher = Sum(rules, seats)
    bots = [bot_called(rules, level)] * seats
    played = play(rules, bots, chosen(rules.vocabulary.options, {}), f"parity {seed}", watcher)
    watcher.seen.update(msgspec.json.encode(played))
    return watcher.seen.hexdigest()


def here(matches: Sequence[tuple[str, int, str]]) -> list[str]:
    return [summed(*match) for match in matches]


def thinking(matches: Sequence[tuple[str, int, str]]) -> list[list[float]]:
    """Milliseconds of every thought in each of these matches, the longest last."""
    times: list[float] = []
    each: list[list[float]] = []

    def timed(*given: Any) -> Any:
        began = perf_counter()
        plan = considered(*given)
        times.append((perf_counter() - began) * 1000)
        return plan

    vars(arena)["considered"] = timed
    for match in matches:
        times.clear()
        here([match])
        each.append(sorted(times))
    vars(arena)["considered"] = considered
    return each


IN_PAGE = """async ({ slip, lock, more, program, asked }) => {
  const { loadPyodide } = await import(new URL(slip.python + "pyodide.mjs", document.baseURI).href)
  const python = await loadPyodide({ lockFileContents: lock, checkAPIVersion: false })
  const bytes = async ({ path }) => (await fetch(path)).arrayBuffer()
  python.unpackArchive(await bytes(slip.msgspec), "wheel")
  python.unpackArchive(await bytes(slip.anpfiff), "zip", { extractDir: "/lib/python3.14/site-packages" })
  python.FS.mkdirTree("/lib/python3.14/site-packages/anpfiff/lab")
  for (const [name, text] of Object.entries(more)) python.FS.writeFile("/lib/python3.14/site-packages/anpfiff/" + name, text)
  python.globals.set("asked", asked)
  return python.runPython(program)
}"""


def in_page(matches: Sequence[tuple[str, int, str]], page: Any) -> list[Any]:
    """The same in a real page of a site, from its own files and under its own policy."""
    given = {
        "slip": json.loads(page.locator("#pocket").text_content()),
        "lock": json.dumps(LOCK),
        "more": {name: files("anpfiff").joinpath(name).read_text(encoding="utf-8") for name in MORE},
        "program": _program("here"),
        "asked": json.dumps(matches),
    }
    sums: list[Any] = json.loads(page.evaluate(IN_PAGE, given))
    return sums


def in_node(
    matches: Sequence[tuple[str, int, str]], workshop: Path, longest: float = 600, what: str = "here"
) -> list[Any]:
    """The same program, the same matches, on Node's Pyodide, from the very files that a site has."""
    script, program, ours = workshop / "parity.mjs", workshop / "program.py", workshop / "ours.zip"
    modules = workshop / "library.zip"
    modules.write_bytes(library())
    script.write_text(SCRIPT % json.dumps(LOCK), encoding="utf-8")
    program.write_text(_program(what), encoding="utf-8")
    ours.write_bytes(_with_the_arena())
    words = [node(), script, fetched(), modules, ours, program, json.dumps(matches)]
    said = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, timeout=longest, check=False
    )
    assert said.returncode == 0, said.stderr[-2000:]
    sums: list[Any] = json.loads(said.stdout.strip().rpartition("\n")[2])
    return sums


def _program(what: str) -> str:
    """This very file without what only this machine needs."""
    text = HERE.read_text(encoding="utf-8")
    heart = text[text.index("class Sum:") : text.index("IN_PAGE =")]
    imports = [
        line
        for line in text.splitlines()
        if line.startswith(("from anpfiff", "import msgspec")) and ".site" not in line
    ]
    more = [
        "import anpfiff.pocket.entrance",
        "from hashlib import sha256",
        "from typing import Any",
        "from collections.abc import Sequence",
        "from time import perf_counter",
        "import json",
    ]
    return "\n".join([*more, *imports, heart, f"json.dumps({what}(json.loads(asked)))"])


def _with_the_arena() -> bytes:
    packed = io.BytesIO(compiled(bundled()))
    with zipfile.ZipFile(packed, "a") as archive:
        for name in MORE:
            archive.writestr(f"anpfiff/{name}", files("anpfiff").joinpath(name).read_bytes())
    return packed.getvalue()
