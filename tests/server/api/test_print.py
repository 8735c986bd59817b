"""`/api/print/GAME.pdf`: what the press makes comes over the counter; what it cannot make is one clear word."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from anpfiff.core import Refused
from anpfiff.games import GAMES
from anpfiff.press.order import ALL, parts_of
from anpfiff.server.http import printing
from anpfiff.server.http.own_copy import standard
from anpfiff.server.http.printing import Press
from tests.press.proof import pictures_in
from tests.support.serving import Guests, Serving, served

ORDER: dict[str, Any] = {"game": "zweikampf", "what": "test"}
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games"


async def ordered(people: Guests, wanted: str, deck: str | bytes | None = None) -> tuple[int, Any, Any]:
    how = "GET" if deck is None else "POST"
    async with people.session.request(how, f"{people.url}/api/print/{wanted}", data=deck) as answer:
        body = await answer.read() if answer.content_type == "application/pdf" else await answer.json()
        return answer.status, answer.headers, body


@served
async def test_a_game_is_printed_as_a_file_to_keep(people: Guests, place: Serving) -> None:
    status, headers, pdf = await ordered(people, "zweikampf.pdf?what=cards&lang=de&paper=A4&duplex=long")
    assert status == 200
    assert headers["Content-Disposition"] == 'attachment; filename="anpfiff-zweikampf.pdf"'
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert pdf.startswith(b"%PDF")
    assert pictures_in(pdf) == 2 * 40
    assert (await ordered(people, "zweikampf.pdf?what=cards&lang=de"))[2] == pdf


@served
async def test_somebodys_own_deck_is_printed(people: Guests, place: Serving) -> None:
    text = standard("elfmeter").text
    status, _, own = await ordered(people, "elfmeter.pdf?what=cards&size=mini", text)
    assert status == 200
    assert pictures_in(own) == 2 * (48 + 12)
    changed = text.replace("1,VL,VM,M", "1,VL,VM,R")
    assert (await ordered(people, "elfmeter.pdf?what=cards&size=mini", changed))[2] != own


@served
async def test_bad_orders_get_a_clear_answer(people: Guests, place: Serving) -> None:
    for wanted, deck, status, why in [
        ("chess.pdf", None, 404, "unknown-game"),
        ("foul.pdf?paper=papyrus", None, 400, "unknown-paper"),
        ("foul.pdf?paper=9000x9000", None, 400, "paper-too-large"),
        ("foul.pdf?paper=50x50", None, 400, "paper-too-small"),
        ("foul.pdf?lang=xx", None, 400, "unknown-language"),
        ("foul.pdf?what=dice", None, 400, "nothing-to-print"),
        (f"foul.pdf?what={'x' * 5000}", None, 400, "malformed"),
        ("foul.pdf", "card,ball", 400, "no-other-material"),
        ("elfmeter.pdf", "card,ball", 400, "faulty-material"),
        ("elfmeter.pdf", b"\xff\xfe", 400, "malformed"),
        ("elfmeter.pdf", "x" * 6001, 400, "malformed"),
        ("elfmeter.pdf", "x" * 9000, 413, "request-entity-too-large"),
    ]:
        found, _, said = await ordered(people, wanted, deck)
        assert (found, said["why"]) == (status, why), wanted


def run(program: str) -> Press:
    return Press((sys.executable, "-c", program))


def test_one_order_is_printed_at_a_time_and_only_a_few_may_wait() -> None:
    async def main() -> list[object]:
        press = run("import sys; sys.stdin.read(); sys.stdout.write('pdf')")
        orders = (press.printed({**ORDER, "lang": str(n)}) for n in range(printing.MOST_WAITING + 2))
        return await asyncio.gather(*orders, return_exceptions=True)

    *printed, one, other = asyncio.run(main())
    assert printed == [b"pdf"] * printing.MOST_WAITING
    assert [getattr(refusal, "why", None) for refusal in (one, other)] == ["press-is-busy"] * 2


def test_what_was_printed_is_handed_out_again_unless_the_deck_is_somebodys_own(tmp_path: Path) -> None:
    runs = tmp_path / "runs"
    program = f"import sys; open({str(runs)!r}, 'a').write('.'); sys.stdin.read(); sys.stdout.write('pdf')"

    async def main() -> None:
        press = run(program)
        for order in (ORDER, ORDER, {**ORDER, "deck": "mine"}, {**ORDER, "deck": "mine"}):
            assert await press.printed(order) == b"pdf"

    asyncio.run(main())
    assert len(runs.read_text()) == 3


def test_little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "MOST_KEPT", 7)

    async def main() -> Press:
        press = run("import sys; sys.stdin.read(); sys.stdout.write('pdf')")
        for lang in "abc":
            await press.printed({**ORDER, "lang": lang})
        return press

    assert len(asyncio.run(main())._kept) == 2


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import time; time.sleep(60)", "press-is-stuck"),
        ("raise SystemExit(1)", "press-is-stuck"),
        (
            'print(\'{"why": "needs-typst", "rule": null, "detail": ""}\'); raise SystemExit(2)',
            "needs-typst",
        ),
    ],
)
def test_a_press_that_is_stuck_or_missing_says_so(
    monkeypatch: pytest.MonkeyPatch, program: str, why: str
) -> None:
    monkeypatch.setattr(printing, "LONGEST", 1.0)
    with pytest.raises(Refused) as refused:
        asyncio.run(run(program).printed(ORDER))
    assert refused.value.why == why


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_client_offers_what_there_is_to_print(game: Any) -> None:
    """Each game's folder says whether it has cards or dice, and a board."""
    facts = (CLIENT / game.id / "facts.ts").read_text("utf-8")
    prints = re.findall(r'"(\w+)"', facts.split("prints:")[1].split("]")[0])
    assert {*parts_of(game)} == {*prints, "rules", "test"}
    assert ALL == "all"
