"""A site without a server: built once, at a tempo for tests, and served by nothing but files."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from anpfiff.core import Refused
from anpfiff.server.room.tempo import Tempo
from anpfiff.site.building import Contents, Wish, site, write
from anpfiff.site.serving import server
from tests.support.browser.server import BRISK

PATIENCE = 60_000
"""Milliseconds that a page may take for anything: on a busy machine Python alone takes half of it."""
BOTH = (
    "test_smoke.py::test_the_page_opens[phone]",
    "test_company.py::test_one_device_covers_each_hand",
    "test_lessons.py::test_the_first_minute[foul]",
    "test_own_copy.py::test_a_fault_is_named_with_its_rule_put_right_and_the_file_is_one_to_play_with",
    "test_afterwards.py::test_the_replay_of_a_match",
)
"""Tests for one device that run at both ends in every run; `ENDS=site` runs whatever is named against the site alone."""


class Site(NamedTuple):
    url: str
    folder: Path


def built(tempo: Tempo = BRISK, base: str = "/") -> Contents:
    """Where what is not ours cannot be fetched, tests say so; in CI that is a failure."""
    try:
        return site(Wish(base=base, prints=False, tempo=msgspec.json.encode(tempo).decode()))
    except Refused as refusal:
        if os.environ.get("CI"):
            pytest.fail(str(refusal), pytrace=False)
        pytest.skip(str(refusal))


@contextmanager
def shown(folder: Path, contents: Contents, base: str = "/", port: int = 0) -> Iterator[Site]:
    write(contents, folder)
    with server(folder, base, port) as files:
        files.daemon_threads = True
        thread = threading.Thread(target=files.serve_forever, daemon=True)
        thread.start()
        yield Site(f"http://127.0.0.1:{files.server_port}{base}".rstrip("/"), folder)
        files.shutdown()
        thread.join()
