"""The first minute of every game is played by the real rules, and what is shipped is what they say."""

import pytest

from anpfiff.games import GAMES
from tools.lessons.__main__ import lessons, stale
from tools.lessons.lesson import Lesson

LESSONS = lessons()
"""Told once for all tests; `stale` tells them anew, as the command does."""


def test_what_is_shipped_is_what_the_rules_say() -> None:
    assert stale() == []


def test_every_game_has_a_first_minute() -> None:
    assert {lesson.game for lesson in LESSONS} == set(GAMES)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_at_least_three_moves_succeed(lesson: Lesson) -> None:
    assert lesson.asked >= 3
