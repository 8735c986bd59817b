"""The rules have changed overnight: who comes back reads why, and can read what was played."""

import json
import shutil
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from anpfiff.server.ops.folder import DATABASE
from tests.server.durable.test_before import BEFORE
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve

WHY = "Dieses Spiel hat jetzt neue Regeln"


def by_older_rules(folder: Path, room: str) -> None:
    """The database of the version before, with a match by an edition that nobody plays any more."""
    shutil.copy(BEFORE / DATABASE, folder)
    with sqlite3.connect(folder / DATABASE) as db:
        page = json.loads(db.execute("SELECT page FROM rooms WHERE room = ?", (room,)).fetchone()[0])
        text = json.dumps(page | {"edition": 0}).encode()
        db.execute("UPDATE rooms SET page = ? WHERE room = ?", (text, room))
    db.close()


def test_a_match_by_older_rules_is_explained_and_read_as_a_list(
    serve: Serve, tmp_path: Path, device: Device
) -> None:
    by_older_rules(tmp_path, "running")
    url = serve().url
    tv = device("tv", base_url=url).new_page()
    tv.goto("/RUNN/tv")
    phone = device("phone", base_url=url, excused="409").new_page()
    phone.goto("/RUNN")
    for page in (tv, phone):
        expect(page.get_by_text(WHY)).to_be_visible()
        axe(page)
    phone.get_by_role("link", name="Nachlesen, was gespielt wurde").click()
    expect(phone.get_by_text("Gespielt nach Ausgabe 0 der Regeln, hier gilt Ausgabe 1")).to_be_visible()
    expect(phone.locator("ol li").last).to_contain_text("turn over")
    axe(phone)
    with phone.expect_download() as download:
        phone.locator("a[download]").click()
    record = json.loads(download.value.path().read_bytes())
    assert (record["game"], record["edition"]) == ("zweikampf", 0)
