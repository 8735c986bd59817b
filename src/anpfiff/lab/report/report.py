"""A report: a game, what was played of it, and a chapter for each question."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace

from anpfiff.bots.levels import NAMES
from anpfiff.games import game_called
from anpfiff.lab.odds import WORKED_OUT, odds_of
from anpfiff.lab.odds.counted import counted
from anpfiff.lab.report.chapter import Chapter, Tile
from anpfiff.lab.report.chapters.comebacks import comebacks
from anpfiff.lab.report.chapters.decided import decided
from anpfiff.lab.report.chapters.exact import exact
from anpfiff.lab.report.chapters.goals import goals
from anpfiff.lab.report.chapters.ladder import ladder, nothing_to_decide, rungs
from anpfiff.lab.report.chapters.length import length
from anpfiff.lab.report.chapters.seats import seats
from anpfiff.lab.report.chapters.versus import Pair, versus
from anpfiff.lab.report.plan import Plan, Side, Versus, plan_of
from anpfiff.lab.report.sample import Sample, Tell, played
from anpfiff.lab.report.words import minutes, options, per_cent
from anpfiff.lab.study import Study

FEWEST = 10
"""Matches that are worth comparing, and a rung's."""


class Report(NamedTuple):
    sample: Sample
    title: str
    tiles: tuple[Tile, ...]
    chapters: tuple[Chapter, ...]
    also: tuple[str, ...]
    """What else was played for it."""
    command: str
    """Makes it again."""


Progress: TypeAlias = Callable[[str, int], Tell]
"""Hears what is being played, and how many matches of it."""


def quiet(_what: str, _matches: int) -> Tell:
    return lambda _: None


def usual(game: str, matches: int | None = None, *, seed: str = "1", bot: str | None = None) -> Study:
    """The study that a report of that game is about, unless somebody asks for another."""
    plan = plan_of(game_called(game))
    count = plan.matches if matches is None else matches
    return Study(game, (bot or plan.bot,) * plan.seats, count, seed, plan.options)


def told(sample: Sample, command: str) -> Report:
    """What these matches say, and no other."""
    plan = plan_of(game_called(sample.study.game))
    chapters = (
        seats(sample, plan.begins if sample.study.options == plan.options else "The seats as they were run"),
        length(sample),
        goals(sample, plan.score),
        comebacks(sample),
        decided(sample),
    )
    return Report(
        sample=sample,
        title=game_called(sample.study.game).title,
        tiles=_tiles(sample),
        chapters=chapters,
        also=(),
        command=command,
    )


def made(study: Study, command: str, progress: Progress = quiet) -> Report:
    """All of it: the study is played, and what its game is compared with."""
    sample = played(study, progress("the matches", study.matches))
    maker = _Maker(sample, plan_of(study.rules()), progress)
    further = tuple(maker.further())
    report = told(sample, command)
    return report._replace(chapters=report.chapters + further, also=tuple(maker.also))


def _tiles(sample: Sample) -> tuple[Tile, ...]:
    return (
        Tile(f"{minutes(float(np.median(sample.minutes)))} min", "a match, at the bots' pace"),
        Tile(per_cent(sample.seat(0).found), f"won by seat 1; fair is {per_cent(sample.fair)}"),
        Tile(per_cent(sample.ties.found), "tied"),
        Tile(per_cent(sample.comebacks().found), "won by who was not in front at half time"),
    )


class _Maker:
    """Plays what the plan wants compared, and writes down what that was."""

    def __init__(self, sample: Sample, plan: Plan, progress: Progress) -> None:
        self._sample = sample
        self._plan = plan
        self._progress = progress
        self._scale = sample.matches / plan.matches
        self.also: list[str] = []

    def further(self) -> Iterator[Chapter]:
        if self._sample.study.material is not None:
            yield self._own_material()
        for comparison in self._plan.versus:
            yield self._versus(comparison)
        yield self._ladder() if self._plan.levels else nothing_to_decide()
        if self._sample.study.game in WORKED_OUT and self._sample.study.material is None:
            yield self._exact()

    def _versus(self, comparison: Versus) -> Chapter:
        left, right = (self._side(comparison, side) for side in (comparison.left, comparison.right))
        return versus(
            comparison.key,
            comparison.title,
            Pair(left, right, (comparison.left.words, comparison.right.words)),
            self._plan.score,
        )

    def _side(self, comparison: Versus, side: Side) -> Sample:
        """The matches of the report itself, where that side is what they were played with."""
        if not side.options and side.seats is None:
            return self._sample
        study = self._sample.study
        bots = study.bots if side.seats is None else study.bots[:1] * side.seats
        wanted = replace(
            study,
            bots=bots,
            options={**study.options, **side.options},
            matches=self._scaled(comparison.matches),
        )
        return self._play(f"{comparison.key}, {side.words}", wanted)

    def _own_material(self) -> Chapter:
        """Somebody's own deck or dice, beside the standard ones."""
        standard = self._play("standard material", replace(self._sample.study, material=None))
        pair = Pair(standard, self._sample, ("standard", "your own"))
        return versus("material", "Your own material beside the standard", pair, self._plan.score)

    def _play(self, what: str, study: Study) -> Sample:
        sample = played(study, self._progress(what, study.matches))
        with_options = f", {options(study.options)}" if study.options else ""
        self.also.append(
            f"{what}: {study.matches:,} matches of {study.seats} {study.bots[0]}{with_options}, "
            f"seed {study.seed}, result {sample.hash[:16]}"
        )
        return sample

    def _ladder(self) -> Chapter:
        study = self._sample.study
        plan = self._plan
        matches = self._scaled(plan.rung)
        tell = self._progress("the ladder", matches * (len(plan.levels) - 1))
        steps = list(rungs(study.rules(), study.chosen(), plan.levels, matches, study.seed, tell))
        self.also.append(
            f"the ladder: {steps[0].matches:,} matches a rung at {steps[0].seats} seats, seed {study.seed}, every deal in each rotation of the chairs"
        )
        return ladder(steps, [name for name in NAMES if name not in plan.levels])

    def _exact(self) -> Chapter:
        game = self._sample.study.game
        seed = self._sample.study.seed
        matches = self._scaled(self._plan.counted)
        self._progress("exact odds", matches)
        self.also.append(f"exact odds: counted in {matches:,} matches, seed {seed}")
        return exact(odds_of(game), counted(game, matches, seed))

    def _scaled(self, matches: int) -> int:
        return max(FEWEST, round(self._scale * matches))
