"""One file per game: what it tells the laws about itself."""

from pkgutil import extend_path

from anpfiff.core.places import module_of
from anpfiff.games import GAMES
from tests.laws.case import Case

__path__ = extend_path(__path__, __name__)


def case_of(game: str) -> Case:
    module = module_of(__name__, game)
    assert module is not None, f"{game} has told the laws nothing"
    case: Case = module.CASE
    return case


CASES = tuple(case_of(game) for game in GAMES)
