"""A club and its competition, made over HTTP in a moment, for tests that look at its pages."""

import re
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.support.browser.devices import Device

NUMBERS = count()
DESK = {"viewport": {"width": 1180, "height": 820}}


class Gathered(NamedTuple):
    desk: Page
    """The organiser's page, at the desk."""
    cup: str
    tokens: list[str]
    """Of the players, in the order of their passes."""
    people: list[str]
    hall: str
    organiser: str

    def wish(self, kind: str, **fields: Any) -> None:
        said = {"id": f"t{next(NUMBERS)}", "wish": {"kind": kind, **fields}}
        asked(self.desk, "post", f"club/competitions/{self.cup}/inputs", self.organiser, said)

    def shown(self) -> dict[str, Any]:
        return dict(asked(self.desk, "get", f"club/competitions/{self.cup}", self.organiser))


def asked(page: Page, method: str, path: str, token: str, body: object = None) -> Any:
    headers = {"Authorization": f"Pass {token}"} if token else {}
    answer = getattr(page.request, method)(
        f"/api/{path}", headers=headers, **({"data": body} if body is not None else {})
    )
    assert answer.ok, answer.text()
    return answer.json()


def gathered(device: Device, players: int, **plan: Any) -> Gathered:
    """An organiser at the desk of a competition to which everybody has come."""
    desk = device("desktop", **DESK).new_page()
    founded = asked(desk, "post", "clubs", "", {"name": "Klasse 3b", "lang": "de"})
    organiser = founded["issued"]["token"]
    passes = asked(desk, "post", "club/passes", organiser, {"count": players})["passes"]
    wanted = {"id": "one", "plan": {"name": "Pokal", "format": "swiss", "games": ["elfmeter"], **plan}}
    cup = asked(desk, "post", "club/competitions", organiser, wanted)["id"]
    club = Gathered(
        desk=desk,
        cup=cup,
        tokens=[each["token"] for each in passes],
        people=[each["name"] for each in passes],
        hall=founded["club"]["hall"],
        organiser=organiser,
    )
    for each in passes:
        club.wish("come", person=each["id"])
    scanned(desk, organiser)
    desk.goto(f"/cup/{cup}/desk")
    desk.get_by_role("button", name="Runde auslosen").wait_for()
    return club


def scanned(page: Page, token: str) -> None:
    page.goto(f"/pass#{token}")
    page.get_by_role("button", name=re.compile("Zum Verein")).wait_for()
