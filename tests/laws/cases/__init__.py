"""One file a game: what it tells the laws about itself."""

from importlib import import_module

from anpfiff.games import GAMES
from tests.laws.case import Case


def case_of(game: str) -> Case:
    case: Case = import_module(f"tests.laws.cases.{game.replace('-', '_')}").CASE
    return case


CASES = tuple(case_of(game) for game in GAMES)
