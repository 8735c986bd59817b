"""Records: small, readable, and hard to fool."""

from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from anpfiff.core import Act, AnyGame, Chance, Refused, Tick, shipped
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.model import LayKickOff, Play, Ready
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.table.chance import Dice
from anpfiff.table.record import LARGEST, Player, Record, read, written
from anpfiff.table.replay import resumed, scenes
from anpfiff.table.table import Table
from anpfiff.terminal.opponents import Opponents, play_out
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.matches import match_of, setting_of

PLAYERS = (Player("Ada"), Player("Snail", bot=True))


def record_of(case: Case, seed: int) -> Record:
    setting = setting_of(case, seed)
    inputs = tuple(moment.given for moment in match_of(case, seed))
    seats = tuple(Player(f"P{seat}") for seat in range(setting.seats))
    return Record(case.game.id, case.game.edition, setting.options, seats, inputs)


def a_record() -> Record:
    table = Table(GAMES["zweikampf"], PLAYERS, Dice(1))
    for at in (100, 250, 300):
        for seat in (0, 1):
            table.act(seat, TurnOver(), at)
    return table.record()


def tampered(**changes: Any) -> bytes:
    page = msgspec.json.decode(written(a_record()))
    return msgspec.json.encode(page | changes)


def resealed(**changes: Any) -> bytes:
    """A forger who knows the seal."""
    from anpfiff.table import record as module

    page = msgspec.convert(msgspec.json.decode(tampered(**changes)), module._Page)
    page.seal = module._seal(page)
    return msgspec.json.encode(page)


@pytest.mark.rule("ALL-5")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_a_written_record_replays_to_the_identical_states(case: Case) -> None:
    for seed in range(len(case.settings)):
        record = read(written(record_of(case, seed)))
        states = [scene.state for scene in scenes(record)]
        assert states == [moment.after for moment in match_of(case, seed)]


def test_a_record_holds_game_edition_options_seats_inputs_and_times() -> None:
    record = read(written(a_record()))

    assert record == a_record()
    assert (record.game, record.edition, record.seats) == ("zweikampf", 1, PLAYERS)
    assert record.options == {"patience": 60, "help": "normal"}
    assert [given.at for given in record.inputs if isinstance(given, Act)] == [100, 100, 250, 250, 300, 300]


def test_times_rolls_and_ticks_survive() -> None:
    inputs = (Chance((90, 91, 300)), Chance((1, 0)), Chance(()), Tick(5), Act(1, TurnOver(), 5), Tick(70))
    record = Record("zweikampf", 1, {}, PLAYERS, inputs)
    assert read(written(record)).inputs == inputs


@pytest.mark.rule("ALL-5")
def test_a_match_with_somebodys_own_deck_is_replayed_with_that_deck() -> None:
    deck = shipped("anpfiff.games.elfmeter", "deck.csv").replace(",L", ",M").replace(",R", ",M")
    table = Table(GAMES["elfmeter"].using(deck), PLAYERS, Dice(1), {"first": 0})
    top = table.state.stacks[0][0]
    for seat, move in ((0, LayKickOff()), (0, Ready()), (1, Ready()), (0, Play(top))):
        table.act(seat, move, 100)

    record = read(written(table.record()))

    assert record.material == deck
    assert [scene.state for scene in scenes(record)][-1] == table.state
    assert resumed(record, Dice(1)).game.material == deck


def test_a_match_is_played_on_from_its_record() -> None:
    table = resumed(a_record(), Dice(2))

    assert len(table.offered(0)) == 1
    table.act(0, TurnOver(), 400)
    assert table.record().inputs[:-1] == a_record().inputs


@pytest.mark.rule("ALL-5")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (written(a_record())[:-20], "truncated-record"),
        (b"", "truncated-record"),
        (b"[" * 100_000, "truncated-record"),
        (b"\xff\xfe", "truncated-record"),
        (b"[1, 2]", "not-a-record"),
        (b'{"game": "foul"}', "not-a-record"),
        (tampered(anpfiff=2), "other-version"),
        (tampered(edition=0), "other-edition"),
        (tampered(edition=7), "other-edition"),
        (tampered(game="schach"), "unknown-game"),
        (tampered(extra=1), "damaged-record"),
        (tampered(seats="two"), "damaged-record"),
        (tampered(seats=[{"name": "Eve"}, {"name": "Mallory"}]), "edited-record"),
        (tampered(inputs=[100, 0]), "edited-record"),
        (tampered(options={"patience": 5}), "edited-record"),
        (resealed(acts=[[0, {"kind": "win"}]]), "damaged-record"),
        (resealed(inputs=[100, 7]), "damaged-record"),
        (resealed(inputs=[100]), "damaged-record"),
        (resealed(inputs=[-5, 0]), "damaged-record"),
        (resealed(inputs=[None, 0]), "damaged-record"),
        (resealed(inputs=[5, "x"]), "damaged-record"),
        (b" " * (LARGEST + 1), "too-large"),
    ],
)
def test_a_broken_record_gets_its_own_clear_word(text: bytes, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        read(text)
    assert refusal.value.why == why
    assert str(refusal.value)


def test_an_old_edition_is_named() -> None:
    with pytest.raises(Refused, match="it was played by edition 7 of Zweikampf, this is edition 1"):
        read(tampered(edition=7))


@pytest.mark.parametrize(
    ("inputs", "place"),
    [
        ([100, 0], "input 1"),
        (["!!"], "input 1"),
        ([a_record().inputs[0].outcome, 100, 0, 100, 0], "input 3"),  # type: ignore[union-attr]  # the deal
        (["\u00e4"], "input 1"),
    ],
)
def test_a_record_that_cannot_have_been_played_says_where(inputs: list[Any], place: str) -> None:
    record = read(resealed(inputs=inputs))

    with pytest.raises(Refused, match=place) as refusal:
        resumed(record, Dice(1))
    assert refusal.value.why == "impossible-record"
    assert refusal.value.rule


def test_a_record_with_foreign_options_or_seats_is_refused() -> None:
    with pytest.raises(Refused, match="unknown option"):
        resumed(read(resealed(options={"wings": True})), Dice(1))
    with pytest.raises(Refused, match="DUEL-1"):
        resumed(read(resealed(seats=[{"name": "Ada"}])), Dice(1))


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_record_of_a_match_between_bots_stays_small(game: AnyGame) -> None:
    """Under 20 kB (median), with times as on a real table and as many seats as the game takes."""
    sizes = []
    for seed in range(5):
        players = (Player(f"Bot {seat}", bot=True) for seat in range(game.seats[1]))
        table = Table(game, players, Dice(seed))
        play_out(table, Opponents(table, 0.9, Random(seed)))
        sizes.append(len(written(table.record())))
    assert median(sizes) < 20_000
