"""A Containerfile, read as far as ours goes: every instruction in order, and which stage it belongs to."""

import json
import re
import shlex
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

KNOWN = {
    "FROM", "WORKDIR", "COPY", "RUN", "ENV", "VOLUME", "EXPOSE", "USER", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT",
}  # fmt: skip


class Step(NamedTuple):
    """One instruction."""

    stage: int
    word: str
    rest: str

    @property
    def flags(self) -> dict[str, str]:
        """What stands before the words with two dashes."""
        leading = re.match(r"(--\S+\s+)*", self.rest)
        pairs = (flag[2:].partition("=") for flag in (leading[0].split() if leading else ()))
        return {name: value for name, _, value in pairs}

    @property
    def plain(self) -> str:
        return re.sub(r"^(--\S+\s+)*", "", self.rest)

    @property
    def words(self) -> list[str]:
        """A JSON list, as ENTRYPOINT has it, or words as a shell reads them."""
        text = self.plain.removeprefix("CMD ")
        words: list[str] = json.loads(text) if text.startswith("[") else shlex.split(text)
        return words


class Unknown(Exception):  # noqa: N818 -- what it is
    """An instruction that nobody here has tried."""


def steps(text: str) -> Iterator[Step]:
    stage = -1
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word not in KNOWN:
            raise Unknown(f"{word}: this instruction is not known here")
        stage += word == "FROM"
        yield Step(stage, word, rest.strip())


def ignored(path: str, patterns: Iterable[str]) -> bool:
    """As .containerignore means it: a pattern names something and whatever lies below it."""
    parts = Path(path).parts
    places = ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]
    return any(_matches(place, pattern) for pattern in patterns for place in places)


def _matches(place: str, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch(Path(place).name, pattern[3:])
    return place.count("/") == pattern.count("/") and fnmatch(place, pattern)
