"""A seeded cup in which everything goes wrong that can: people late, absent, gone and back, results corrected and undone."""

from random import Random
from typing import Any

from anpfiff.fixtures import Match, Outcome, Plan, read, standings, written
from anpfiff.fixtures.inputs import (
    CallOff,
    Close,
    Come,
    CorrectResult,
    DeletePerson,
    EnterResult,
    GoAway,
    KickOff,
    Leave,
    Return,
    UndoResult,
    Whistle,
)
from anpfiff.fixtures.plan import Format, usual
from anpfiff.fixtures.rounds import finished
from anpfiff.lab.cups.fairness import Fairness
from anpfiff.lab.cups.ledger import Ledger
from anpfiff.lab.cups.model import Model, crowd

FORMATS: tuple[Format, ...] = ("cup", "round-robin", "swiss", "ladder", "tables", "teams", "eight")
EIGHT = (
    "elfmeter", "ligretto", "elfer-raus-junior", "elfer-raus",
    "foul", "zweikampf", "karten-fussball", "wuerfel-fussball",
)  # fmt: skip
PAIRS = ("elfmeter", "zweikampf", "karten-fussball", "wuerfel-fussball")
TABLES = ("elfer-raus", "foul", "elfer-raus-junior")
FEWEST = 6
MOST = 40
REREAD = 0.25
"""How many of the cups are written down, read and folded again: that costs as much as playing them."""
LONGEST = 9
"""Rounds after which even a cup is broken off."""


def plan_of(luck: Random) -> Plan:
    """Any format with any of its wishes."""
    chosen = luck.choice(FORMATS)
    wishes: dict[str, Any] = {
        "odd": luck.choice(("bot", "bye")),
        "order": luck.choice(("head-to-head", "goal-difference", "places")),
        "points": luck.choice(("3-1-0", "places")),
        "legs": luck.choice((1, 2)),
        "table": luck.choice((3, 4, 5, 6)),
        "team": luck.choice((1, 2, 3)),
        "fixed": luck.random() < 0.4,
        "minutes": luck.choice((0, 6)),
    }
    games = {"tables": (luck.choice(TABLES),), "teams": ("ligretto",), "eight": EIGHT}
    return usual(chosen, games.get(chosen, (luck.choice(PAIRS),)), **wishes)


def played(seed: int) -> Fairness:
    """The whole cup, from the first to its podium; what was not fair in it is counted, what is impossible raises."""
    luck = Random(f"chaos {seed}")
    ledger = Ledger(plan_of(luck))
    people = crowd(luck.randint(FEWEST, MOST))
    late = luck.randint(0, min(3, len(people) - 4))
    for person in people[late:]:
        ledger.take(Come(person))
    model = Model(f"chaos {seed}")
    waiting = people[:late]
    for _ in range(luck.randint(3, LONGEST)):
        _stirred(ledger, waiting, luck)
        ledger.draw(luck)
        _round(ledger, model, luck)
        if ledger.state.plan.format == "cup" and finished(ledger.state):
            break
    _podium(ledger, luck)
    return ledger.fair


def _stirred(ledger: Ledger, waiting: list[Any], luck: Random) -> None:
    """Between rounds somebody comes, goes, or comes back; two at least stay."""
    if waiting and luck.random() < 0.5:
        ledger.take(Come(waiting.pop()))
    gone = [entrant.person.id for entrant in ledger.state.entrants if entrant.presence in {"away", "left"}]
    for person in gone:
        if luck.random() < 0.4:
            ledger.take(Return(person))
    for person in ledger.present:
        if len(ledger.present) > 2 and luck.random() < 0.06:
            ledger.take(luck.choice((GoAway(person), Leave(person), GoAway(person), DeletePerson(person))))


def _round(ledger: Ledger, model: Model, luck: Random) -> None:
    """Most tables play to their end; some are called off; the whistle takes the rest."""
    drawn = ledger.state.round
    assert drawn is not None, "it was drawn just now"
    ledger.try_to(KickOff())
    for match in drawn.matches:
        _match(ledger, match, model, luck)
    rest = [match for match in (ledger.state.round or drawn).matches if match.open]
    if rest:
        blown = {match.id: model.outcome(match, luck) for match in rest if luck.random() < 0.9}
        ledger.take(Whistle(blown))
    if luck.random() < 0.5:
        _second_thoughts(ledger, model, luck)


def _match(ledger: Ledger, match: Match, model: Model, luck: Random) -> None:
    if not match.open or luck.random() < 0.2:
        return
    ledger.take(EnterResult(match.id, model.outcome(match, luck)))
    if luck.random() < 0.03:
        ledger.take(CallOff(match.id))
    if luck.random() < 0.03:
        ledger.take(UndoResult(match.id))


def _second_thoughts(ledger: Ledger, model: Model, luck: Random) -> None:
    """Any result of any round turns out to have been another one."""
    settled = [match for match in ledger.state.matches if not match.open]
    match = luck.choice(settled)
    outcome: Outcome = model.outcome(match, luck)
    if ledger.try_to(CorrectResult(match.id, outcome)) and luck.random() < 0.3:
        ledger.try_to(UndoResult(match.id))
    for left in ledger.state.round.matches if ledger.state.round else ():
        if left.open:
            ledger.take(EnterResult(left.id, model.outcome(left, luck)))


def _podium(ledger: Ledger, luck: Random) -> None:
    """Everybody stands in the table once; the file tells the same story, and a deletion changes no number."""
    ledger.take(Close())
    table = standings(ledger.state)
    assert sorted(line.row.person for line in table) == sorted(ledger.state.ids), "everybody once"
    if luck.random() < REREAD:
        assert read(written(ledger.file()))[1] == ledger.state, "the same log, the same state"
    present = ledger.present
    if present and luck.random() < 0.5:
        ledger.take(DeletePerson(luck.choice(present)))
        assert [line.row for line in standings(ledger.state)] == [line.row for line in table], "adds up"
