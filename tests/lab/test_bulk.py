"""Bulk play: the kernels are the rules, only faster."""

import math
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from anpfiff.bots import bot_called
from anpfiff.core import shipped
from anpfiff.lab import bulk
from anpfiff.lab.arena import play
from anpfiff.lab.bulk import Bulk, bulk_for, compiled, kernel_for, reference_for
from anpfiff.lab.bulk.luck import below, shuffle, starts
from anpfiff.lab.bulk.reference import reference_rows
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study, checked

DICE = shipped("anpfiff.games.wuerfel_fussball", "dice.toml")
OWN_DICE = DICE.replace('"net", "net"', '"net", "bar"').replace("number = 4", "number = 6")

STUDIES = [
    *(Study("elfer-raus", ("random",) * seats, 1) for seats in range(2, 7)),
    *(
        Study("elfer-raus", ("eager", "random", "eager", "eager", "random", "eager")[:n], 1)
        for n in range(2, 7)
    ),
    Study("elfer-raus", ("random", "random"), 1, options={"without_grey": True}),
    Study("elfer-raus", ("eager", "eager"), 1, options={"without_grey": True}),
    Study("karten-fussball", ("random",) * 2, 1),
    Study("zweikampf", ("random",) * 2, 1),
    *(
        Study("wuerfel-fussball", ("random",) * 2, 1, options=options)
        for options in (
            {},
            {"boskov": True},
            {"tournament": True, "reaction": 0},
            {"half": 180},
            {"reaction": 1},
            {"clock": "throws", "reaction": 1},
            {"clock": "throws", "tournament": True, "boskov": True},
        )
    ),
    Study("wuerfel-fussball", ("random",) * 2, 1, options={"clock": "throws"}, material=OWN_DICE),
]
"""Every game with a kernel, every number of seats, every option that changes a match, and dice of one's own."""


def title(study: Study) -> str:
    options = ",".join(f"{name}={value}" for name, value in study.options.items())
    return f"{study.game} {'-'.join(study.bots)} {options}{' own dice' if study.material else ''}"


def same(ours: Rows, theirs: Rows) -> None:
    """Row by row first: a difference is easier to read there than in bytes."""
    assert [tuple(map(str, one)) for one in ours] == [tuple(map(str, one)) for one in theirs]
    assert ours.dtype == theirs.dtype
    assert ours.tobytes() == theirs.tobytes()


@pytest.mark.parametrize("study", STUDIES, ids=title)
def test_the_kernel_plays_as_the_rules_do(study: Study) -> None:
    same(kernel_for(checked(study))(7, 20), reference_rows(study, 7, 20))


@pytest.mark.parametrize("match", [68, 177])
def test_the_kernel_knows_free_kicks_from_the_goal_area(match: int) -> None:
    """WF-34 there decides only one match in a hundred: these two, an unstoppable and a net shot."""
    study = Study("wuerfel-fussball", ("random",) * 2, 1)
    same(kernel_for(study)(match, 1), reference_rows(study, match, 1))


@pytest.mark.many
@pytest.mark.parametrize("study", STUDIES, ids=title)
def test_the_kernel_plays_thousands_of_matches_as_the_rules_do(study: Study) -> None:
    matches = 300 if study.game == "wuerfel-fussball" else 1_000
    assert kernel_for(study)(0, matches).tobytes() == reference_rows(study, 0, matches).tobytes()


@pytest.mark.parametrize("engine", [kernel_for, reference_for])
def test_it_does_not_matter_how_matches_are_cut_into_chunks(engine: Callable[[Study], Bulk]) -> None:
    rows = engine(STUDIES[0])
    whole = rows(0, 30)
    assert np.concatenate([rows(0, 1), rows(1, 20), rows(21, 9)]).tobytes() == whole.tobytes()
    assert whole["match"].tolist() == list(range(30))


def test_another_seed_is_another_study() -> None:
    other = Study("elfer-raus", ("random",) * 4, 1, seed="2")
    assert (kernel_for(STUDIES[2])(0, 50)["moves"] != kernel_for(other)(0, 50)["moves"]).any()


@pytest.mark.parametrize("study", [STUDIES[2], Study("karten-fussball", ("random",) * 2, 1)], ids=title)
def test_it_is_the_same_game_as_in_the_arena(study: Study) -> None:
    """Other luck and another pace, but as many moves on average, within four standard errors."""
    game, bots = study.rules(), [bot_called(study.rules(), name) for name in study.bots]
    few = np.array([play(game, bots, None, study.match_seed(match)).moves for match in range(60)])
    many = kernel_for(study)(0, 20_000)["moves"]
    assert abs(few.mean() - many.mean()) < 4 * few.std() / math.sqrt(len(few))


def test_who_thinks_is_not_played_in_bulk() -> None:
    assert bulk_for(Study("elfer-raus", ("random", "fox"), 1)) is None
    assert bulk_for(Study("wuerfel-fussball", ("random", "eager"), 1)) is None
    assert bulk_for(Study("foul", ("random",) * 4, 1)) is None


@pytest.mark.parametrize(
    "study",
    [
        Study("elfer-raus", ("random",) * 4, 1, options={"head_start": [0, 0, 0, 3]}),
        Study("wuerfel-fussball", ("random",) * 2, 1, options={"head_start": [0, 3]}),
    ],
    ids=title,
)
def test_a_head_start_is_played_by_the_rules_not_left_out_by_the_kernel(study: Study) -> None:
    equals = Study(study.game, study.bots, 1, options={"head_start": [0] * study.seats})
    given, even = bulk_for(study), bulk_for(equals)
    assert given is not None
    assert even is not None

    same(given(0, 40), reference_rows(study, 0, 40))
    assert _won_by_last(given(0, 40)) > _won_by_last(even(0, 40))
    with pytest.raises(AssertionError, match="equals"):
        kernel_for(study)


def _won_by_last(rows: Rows) -> int:
    last = rows["score"].shape[1] - 1
    return int((rows["winners"] >> last & 1).sum())


def test_nobody_loads_numba_who_does_not_need_it() -> None:
    program = (
        "import sys; from anpfiff.lab.bulk import bulk_for; from anpfiff.lab.study import Study;"
        "print(bulk_for(Study('foul', ('random',) * 4, 1)), 'numba' in sys.modules)"
    )
    here = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    python = [sys.executable, "-c", program]
    done = subprocess.run(python, capture_output=True, text=True, check=True, env=here)
    assert done.stdout.split() == ["None", "False"]


def test_without_numba_the_rules_give_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study("zweikampf", ("random", "random"), 1)
    quick = bulk_for(study)
    monkeypatch.setattr(bulk, "AVAILABLE", False)
    slow = bulk_for(study)
    assert quick is not None
    assert isinstance(slow, partial)
    assert slow.func is reference_rows
    same(quick(0, 25), slow(0, 25))


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled, "folder", lambda: tmp_path / "file" / "kernels")
    assert compiled.compiled(_twice)(21) == 42


def test_what_was_compiled_is_kept_under_the_name_of_its_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    compiled.folder.cache_clear()
    kept = compiled.folder()
    assert compiled.compiled(_twice)(2) == 4
    compiled.folder.cache_clear()
    assert kept.parent == tmp_path
    assert any(kept.rglob("*.nbi"))


def _twice(number: int) -> int:
    return 2 * number


def test_luck_is_splitmix64() -> None:
    """The first numbers that its author's own program gives for the seed 1234567, cut to 31 bits."""
    luck = [1234567]
    numbers = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [below(luck, 1 << 31) for _ in numbers] == [number >> 33 for number in numbers]


def test_every_number_below_comes_as_often() -> None:
    luck = [int(starts("luck", 0, 1)[0])]
    fallen = np.bincount([below(luck, 6) for _ in range(6_000)], minlength=6)
    assert len(fallen) == 6
    assert abs(fallen - 1_000).max() < 4 * math.sqrt(1_000 * 5 / 6)


def test_a_shuffle_has_every_card_once() -> None:
    cards = [0] * 80
    shuffle([1], cards, 80)
    assert sorted(cards) == list(range(80))
    assert cards != list(range(80))
