"""The games as environments: PettingZoo's own tests, one number for every move, and nothing seen that a seat may not see."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from anpfiff.core import Refused, Result
from anpfiff.games import GAMES
from anpfiff.lab.training import env, parallel_env
from anpfiff.lab.training.beats import Match, rewards
from anpfiff.lab.training.catalogue import WAIT
from anpfiff.lab.training.numbers import numbers_of
from anpfiff.lab.training.races import RacesEnv, together
from anpfiff.lab.training.turns import TurnsEnv

ZOO: Any = import_module("pettingzoo.test")
"""Its tests have no types."""
TABLES = [(game.id, seats) for game in GAMES.values() for seats in range(game.seats[0], game.seats[1] + 1)]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *((game, seats, {}) for game, seats in TABLES),
    ("elfmeter", 2, {"throwing": True}),
    ("elfmeter", 2, {"referee": "instant"}),
    ("ligretto", 3, {"referee": "check"}),
    ("foul", 4, {"bluff": "free"}),
    ("elfer-raus", 2, {"without_grey": True}),
    ("wuerfel-fussball", 2, {"clock": "throws", "boskov": True, "tournament": True}),
    ("wuerfel-fussball", 2, {"reaction": 0}),
    ("elfer-raus", 3, {"head_start": [0, 1, 2]}),
    ("elfmeter", 2, {"calm": 500, "calm_for": [0, 2_000]}),
    ("ligretto", 3, {"calm_for": [0, 2_000, 0], "head_start": [0, 2, 0]}),
]
BEATS = 150
BOOK = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")

as_pettingzoo_likes_it = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # it is a dict with a mask
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),  # so is its space
]


def with_marks(cases: list[Any]) -> list[Any]:
    return [pytest.param(*case, marks=as_pettingzoo_likes_it) for case in cases]


def beats(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """Matches by lot, beat by beat, each as it was before a choice."""
    table, dice = env(game, seats=seats, options=options), Random(seed)
    match = table.seating.kick_off(seed)
    for _ in range(BEATS):
        if not match.awaited:
            match = table.seating.kick_off(None)
        yield match
        choices = {seat: match.moves(seat) for seat in match.awaited}
        match.play({seat: moves[int(dice.random() * len(moves))] for seat, moves in choices.items()})


@pytest.mark.parametrize(("game", "seats"), with_marks(TABLES))
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    ZOO.api_test(env(game, seats=seats), num_cycles=60)
    ZOO.seed_test(lambda: env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), with_marks([table for table in TABLES if table[0] in together()]))
def test_pettingzoo_finds_nothing_wrong_where_all_act_at_once(game: str, seats: int) -> None:
    ZOO.parallel_api_test(parallel_env(game, seats=seats), num_cycles=60)
    ZOO.parallel_seed_test(lambda: parallel_env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_move_has_exactly_one_number(game: str, seats: int, options: dict[str, Any]) -> None:
    catalogue = env(game, seats=seats, options=options).seating.numbers.catalogue
    assert len(set(catalogue.moves)) == len(catalogue)
    for match in beats(game, seats, options, 1):
        for seat in match.awaited:
            moves = match.moves(seat)
            actions = [catalogue.action(move) for move in moves]
            assert tuple(catalogue.moves[action] for action in actions) == moves
            assert np.flatnonzero(catalogue.mask(moves)).tolist() == sorted(actions)


@pytest.mark.many
@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_move_of_many_matches_has_a_number(game: str, seats: int, options: dict[str, Any]) -> None:
    catalogue = env(game, seats=seats, options=options).seating.numbers.catalogue
    for seed in range(30):
        for match in beats(game, seats, options, seed):
            for seat in match.awaited:
                assert all(catalogue.moves[catalogue.action(move)] == move for move in match.moves(seat))


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_number_seen_lies_between_nought_and_one(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    encoding = env(game, seats=seats, options=options).seating.numbers.encoding
    for match in beats(game, seats, options, 2):
        for seat in range(seats):
            seen = encoding.vector(match.view(seat))
            assert seen.shape == (encoding.size,)
            assert seen.min() >= 0
            assert 0 < seen.max() <= 1


@pytest.mark.parametrize("game", ["elfer-raus", "elfer-raus-junior", "foul", "zweikampf"])
def test_what_a_seat_may_not_know_changes_nothing_it_sees(game: str) -> None:
    """Another position that could lie behind the same view has the same numbers."""
    rules, seats, dice = GAMES[game], GAMES[game].seats[0], Random(3)
    encoding = numbers_of(rules, seats).encoding
    for match in beats(game, seats, {}, 3):
        for seat in range(seats):
            imagined = rules.imagine(match.view(seat), dice)
            assert np.array_equal(
                encoding.vector(rules.view(imagined, seat)), encoding.vector(match.view(seat))
            )


def test_everybody_is_the_first_in_the_own_eyes() -> None:
    table = env("elfer-raus", seats=4)
    table.reset(seed=1)
    hands, to_move = (table.seating.numbers.encoding.places[name] for name in ("hands", "to move"))
    for agent in table.agents:
        mine = table.observe(agent)["observation"]
        assert mine[hands][0] == pytest.approx(15 / 80)
        assert mine[to_move][0] == (agent == table.agent_selection)


def test_nobody_sees_what_another_has_chosen_in_the_same_beat() -> None:
    table = env("zweikampf")
    table.reset(seed=1)
    before = table.observe("seat_1")
    assert table.agent_selection == "seat_0"
    table.step(1)
    assert table.agent_selection == "seat_1"
    after = table.observe("seat_1")
    assert all(np.array_equal(before[part], after[part]) for part in before)
    assert table.observe("seat_0")["action_mask"].tolist() == [1, 0], "seat 0 has chosen"


def test_of_two_that_act_at_once_now_the_one_is_first_now_the_other() -> None:
    """Foul: the next player lays while somebody doubts the card before. Neither word nor card is taken for another."""
    refused = set()
    for seed in range(12):
        table = parallel_env("foul", seats=4, options={"first": 0})
        seen, _ = table.reset(seed=seed)
        _act(table, {"seat_0": _first(seen, "seat_0")})
        doubt = table.seating.numbers.catalogue.action(GAMES["foul"].moves(table.match.state, 2)[0])
        infos = _act(table, {"seat_1": _first(table._observed(), "seat_1"), "seat_2": doubt})
        refused |= {(agent, info["refused"]) for agent, info in infos.items() if info}
    assert refused == {("seat_1", "too-late"), ("seat_2", "too-late")}


def _first(seen: dict[str, Any], agent: str) -> int:
    return int(np.flatnonzero(seen[agent]["action_mask"])[0])


def _act(table: RacesEnv, actions: dict[str, int]) -> dict[str, Any]:
    return table.step({agent: actions.get(agent, WAIT) for agent in table.agents})[4]


def test_in_a_race_one_may_wait_and_nothing_happens() -> None:
    table = parallel_env("ligretto", seats=2)
    seen, _ = table.reset(seed=1)
    state = table.match.state
    assert all(one["action_mask"][WAIT] for one in seen.values())
    _act(table, {})
    assert table.match.state == state
    assert table.match.beats == 1


def test_who_must_act_cannot_wait() -> None:
    table = env("elfer-raus")
    table.reset(seed=1)
    assert not table.observe(table.agent_selection)["action_mask"][WAIT]


def test_the_same_seed_gives_the_same_matches_and_none_goes_on_from_there() -> None:
    table = env("elfer-raus")
    deals = []
    for seed in (1, None, 1, None):
        table.reset(seed=seed)
        deals.append(table.observe("seat_0")["observation"].tobytes())
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env("elfer-raus")
    table.reset(seed=1)
    state, mask = table.match.state, table.observe(table.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), len(mask), -1, None):
        with pytest.raises(Refused, match="illegal action"):
            table.step(action)
    assert table.match.state is state


@pytest.mark.filterwarnings("ignore:.*Illegal")
def test_pettingzoos_wrapper_ends_a_match_on_an_illegal_action(capsys: pytest.CaptureFixture[str]) -> None:
    table = TerminateIllegalWrapper(env("elfer-raus"), illegal_reward=-1)
    table.reset(seed=1)
    agent = table.agent_selection
    table.last()
    table.step(WAIT)
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


def test_where_all_act_at_once_an_illegal_action_gets_an_answer() -> None:
    table = parallel_env("zweikampf")
    table.reset(seed=1)
    assert _act(table, {"seat_0": 1})["seat_0"] == {}
    info = _act(table, {"seat_0": 1})["seat_0"]
    assert info == {"refused": "not-your-turn", "rule": "DUEL-2"}
    with pytest.raises(Refused, match="illegal action: -1 is not one of 0 to 1"):
        _act(table, {"seat_0": -1})


def finished(table: TurnsEnv, seed: int) -> None:
    table.reset(seed=seed)
    dice = Random(seed)
    for agent in table.agent_iter():
        if table.terminations[agent] or table.truncations[agent]:
            break
        allowed = np.flatnonzero(table.observe(agent)["action_mask"])
        table.step(int(allowed[int(dice.random() * len(allowed))]))


@pytest.mark.parametrize("game", ["elfmeter", "elfer-raus", "elfer-raus-junior", "karten-fussball"])
def test_a_match_played_by_lot_comes_to_its_end(game: str) -> None:
    table = env(game)
    finished(table, 1)
    assert all(table.terminations.values())
    assert sum(table.rewards.values()) == 0
    won = table.infos["seat_0"]["winners"]
    assert [table.rewards[agent] > 0 for agent in table.agents] == [seat in won for seat in range(2)]


def test_who_never_ends_is_broken_off() -> None:
    table = env("ligretto", longest=50)
    finished(table, 1)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0}


@pytest.mark.parametrize(
    ("winners", "seats", "wanted"),
    [
        ((0,), 2, (1, -1)),
        ((), 2, (0, 0)),
        ((2,), 4, (-1 / 3, -1 / 3, 1, -1 / 3)),
        ((0, 2), 4, (1, -1, 1, -1)),
        ((0, 2), 3, (1, -2, 1)),
        ((0, 1, 2), 3, (0, 0, 0)),
    ],
)
def test_what_some_win_the_others_lose(
    winners: tuple[int, ...], seats: int, wanted: tuple[float, ...]
) -> None:
    assert rewards(Result(winners, (0,) * seats), seats) == pytest.approx(wanted)
    assert rewards(None, seats) == (0,) * seats


def test_time_runs_out_before_an_answer_that_comes_too_late() -> None:
    """Würfel-Fußball: with no time to react nobody is ever asked for an answer, but for a shot (WF-44)."""
    for match in beats("wuerfel-fussball", 2, {"reaction": 0}, 1):
        assert match.view(0).phase != "answer" or match.view(0).shot is not None
    phases = {match.view(0).phase for match in beats("wuerfel-fussball", 2, {}, 1)}
    assert "answer" in phases


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_drawn(game: str) -> None:
    table = env(game, render_mode="ansi")
    table.reset(seed=1)
    drawing = table.render()
    assert drawing is not None
    assert len(drawing.splitlines()) >= 2
    assert "\x1b" not in drawing


@pytest.mark.parametrize(
    ("game", "options", "feature", "told"),
    [
        ("elfer-raus", {"head_start": [0, 1]}, "may keep", [0.5, 0.0]),
        ("elfer-raus-junior", {"head_start": [0, 1]}, "may keep", [1.0, 0.0]),
        ("foul", {"head_start": [0, 3, 0]}, "may keep", [1.0, 0.0, 0.0]),
        ("elfmeter", {"head_start": [2, 0]}, "goals", [0.0, 1 / 3]),
        ("elfmeter", {"calm": 500}, "calm", [0.25]),
        ("elfmeter", {"calm_for": [0, 2_000]}, "calm for", [1.0, 0.0]),
        ("ligretto", {"calm_for": [1_000, 0]}, "calm for", [0.0, 0.5]),
        ("ligretto", {"head_start": [0, 1]}, "own score", [0.2]),
    ],
)
def test_whoever_learns_sees_the_handicaps(
    game: str, options: dict[str, Any], feature: str, told: list[float]
) -> None:
    """From the second seat: its own comes first."""
    seating = env(game, options=options).seating
    encoding = seating.numbers.encoding
    vector = encoding.vector(seating.kick_off(1).view(1))
    assert vector[encoding.places[feature]].tolist() == pytest.approx(told)


def test_hands_that_rest_are_seen_and_not_asked() -> None:
    """ELF-13: an environment honours the calm that its table has."""
    resting = 0
    for match in beats("elfmeter", 2, {"calm": 2_000}, 1):
        encoding = numbers_of(GAMES["elfmeter"], 2).encoding
        for seat in match.awaited:
            own, other = encoding.vector(match.view(seat))[encoding.places["resting"]]
            assert not own
            resting += bool(other)
    assert resting


def test_the_book_tells_what_is_seen_and_how_much_can_be_done() -> None:
    """Whoever changes an encoding changes what others have learned: then docs/learning.md says so."""
    for game in GAMES.values():
        encoding, catalogue, _ = numbers_of(game, game.seats[0])
        line = f"| {game.id} | {game.seats[0]} | {encoding.size} | {len(catalogue)} | {encoding} |"
        assert line in BOOK.splitlines()


@pytest.mark.parametrize(("place", "told"), [(0, "seat_0"), (1, "(")])
def test_the_examples_of_the_book_run(place: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = BOOK.split("```python\n")[place + 1].split("```")[0]
    exec(example, {})  # noqa: S102 -- it is our own book
    assert told in capsys.readouterr().out


def test_own_material_can_be_learned_with() -> None:
    from anpfiff.core import shipped

    deck = shipped("anpfiff.games.elfmeter", "deck.csv")
    table = env("elfmeter", material=deck)
    assert table.seating.game.material == deck


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "schach"}, "unknown game"),
        ({"game": "foul", "seats": 2}, "wrong number of seats"),
        ({"game": "foul", "options": {"x": 1}}, "unknown option"),
        ({"game": "foul", "render_mode": "human"}, "unknown render mode"),
        ({"game": "foul", "material": ""}, "no other material"),
    ],
)
def test_bad_tables_get_one_clear_answer(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        env(**wanted)


def test_games_played_in_turns_are_not_played_at_once() -> None:
    with pytest.raises(Refused, match="nobody acts at once"):
        parallel_env("elfer-raus")


@pytest.mark.parametrize("make", [env, parallel_env])
def test_without_pettingzoo_it_says_what_is_missing(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pettingzoo", "anpfiff.lab.training.turns", "anpfiff.lab.training.races"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(Refused, match=r"anpfiff\[lab\]"):
        make("foul")
