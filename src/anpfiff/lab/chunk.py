"""A chunk of a study: some of its matches in a row, played here and now. What runs on every core, and on every node."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from anpfiff.bots import bot_called
from anpfiff.lab.arena import play
from anpfiff.lab.bulk import bulk_for
from anpfiff.lab.course import Course
from anpfiff.lab.rows import Rows, row, row_type
from anpfiff.lab.study import Study

Playing: TypeAlias = Callable[[int, int], Rows]
"""The rows of `count` matches from the `first` one on: `playing(first, count)`."""


def chunk(study: Study, first: int, count: int) -> Rows:
    """The rows of the matches from the first one on."""
    return playing(study)(first, count)


def playing(study: Study) -> Playing:
    """Everything laid out to play chunks of that study: the one place that decides which engine plays it."""
    return bulk_for(study) or move_by_move(study)


def move_by_move(study: Study) -> Playing:
    """Every match at a table of its own, with bots that look and think."""
    game = study.rules()
    options = study.chosen()
    bots = [bot_called(game, name) for name in study.bots]

    def played(first: int, count: int) -> Rows:
        rows = np.empty(count, row_type(study.seats))
        for place, match in enumerate(range(first, first + count)):
            course = Course(game)
            result, moves, milliseconds = play(game, bots, options, study.match_seed(match), course)
            rows[place] = row(match, result, moves, milliseconds, course.tenths(), course.decided(result))
        return rows

    return played
