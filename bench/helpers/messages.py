"""Every kind of message with the largest that anybody may say, and the largest that a club may be: milliseconds on the event loop each."""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

from anpfiff.core import Form
from anpfiff.fixtures import Outcome, Plan, inputs, lots_wanted, passes
from anpfiff.fixtures.people import Person
from anpfiff.games import GAMES
from anpfiff.server.cups import moving
from anpfiff.server.cups.club import Club, issued
from anpfiff.server.cups.cup import Cup, Granted, Page
from anpfiff.server.cups.portrait import portrait
from anpfiff.server.cups.showing import Eyes, Moment, season, shown
from anpfiff.server.http.own_copy import Typed, judged
from anpfiff.wire import messages as wire
from anpfiff.wire.said import Commanded

PEOPLE = 400
ROUNDS = 2
CUPS = 40
NUMBERS = {
    "seat": 5,
    "other": 4,
    "person": 2,
    "yes": True,
    "on": True,
    "seen": 0,
    "n": 1,
    "cheer": "clap",
    "move": {},
}
Took = Callable[[Callable[[], Any]], float]


def said(kind: type[Any], number: int, game: str) -> Any:
    """One of that kind, as full as may be."""
    more: dict[str, Any] = {name: value for name, value in NUMBERS.items() if name in kind.__struct_fields__}
    if kind is wire.Choose:
        more = {"game": game, "material": material(game), "seats": GAMES[game].seats[1]}
    if kind is wire.Act:
        more["move"] = {"kind": "lay", "cards": list(range(1_000))}
    return kind(id=number, **more)


def material(game: str) -> str | None:
    form: Form | None = GAMES[game].form
    return None if form is None else form.shipped


def every_kind(game: str, crowd: Callable[[], Any], took: Took) -> dict[str, float]:
    """Said by the host of a full room, refused or not: what leads away from the match comes last."""
    figures: dict[str, float] = {}
    numbers = iter(range(1_000_000, 2_000_000))
    room = crowd()
    for kind in sorted(get_args(Commanded), key=lambda kind: kind in {wire.Choose, wire.Remove, wire.Leave}):
        figures[f"{game}: {kind.__name__}"] = took(lambda: room.said(1, said(kind, next(numbers), game)))  # noqa: B023 -- called at once
    return figures


def copies(took: Took) -> dict[str, float]:
    """A copy that was typed in, judged after every tap."""
    texts = {game: text for game in GAMES if (text := material(game)) is not None}
    return {
        f"{game}: a copy judged": took(lambda: judged(game, Typed(text)))  # noqa: B023 -- called at once
        for game, text in texts.items()
    }


def evening() -> tuple[Club, Cup]:
    """Four hundred people and two rounds of Swiss, all played: a draw among that many takes seconds, in a thread."""
    empty = Club(id="0" * 16, name="school", lang="en", seal="0" * 64)
    faces = [(passes.token(number.to_bytes(16)), "Quiet Fox", "fox") for number in range(PEOPLE)]
    club = issued(empty, faces, organiser=True)
    cup = Cup("1" * 16, Page(club=club.id, plan=Plan(rounds=ROUNDS), began=0, opening=""))
    for each in club.people:
        hear(cup, inputs.Come(Person(each.id, each.name, each.animal)))
    lots = Random(1)
    for _ in range(ROUNDS):
        count = lots_wanted(cup.state)
        hear(cup, inputs.DrawRound(tuple(lots.sample(range(count), count))))
        hear(cup, inputs.KickOff())
        outcomes = {
            match.id: Outcome((lots.randrange(5), 5), (2, 1), "desk")
            for match in cup.state.rounds[-1].matches
            if match.open
        }
        hear(cup, inputs.Whistle(outcomes))
    return club, cup


def hear(cup: Cup, given: inputs.Input) -> None:
    cup.take(cup.step(Granted(given)))


def clubs(took: Took) -> dict[str, float]:
    club, cup = evening()
    eyes = Eyes(club, club.people[0].id, "en")
    away = Granted(inputs.GoAway(club.people[0].id))
    return {
        f"a cup of {PEOPLE} shown": took(lambda: shown(cup, {}, eyes, Moment(1, 1))),
        f"a cup of {PEOPLE}: its season": took(lambda: season(cup)),
        f"a cup of {PEOPLE}: somebody goes": took(lambda: cup.step(away)),
        f"a club with {CUPS} cups shown": took(lambda: portrait(club, [cup] * CUPS, club.people[0].id)),
        f"a club with {CUPS} cups as a file": took(lambda: moving.written(club, [cup] * CUPS)),
    }
