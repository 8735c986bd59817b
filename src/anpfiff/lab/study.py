"""A study: which match is played, how often, and from which seed. Everything that decides its result, and nothing else."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from anpfiff import __version__
from anpfiff.bots import bot_called
from anpfiff.core import AnyGame, Options, Refused, Value, chosen
from anpfiff.games import game_called


class Study(Value, frozen=True):
    """Neither workers nor chunks nor the engine stand in it: they change how soon a result is there, never the result."""

    game: str
    bots: tuple[str, ...]
    """One for each seat, in the order of the seats; nobody changes chairs."""
    matches: int
    seed: str = "1"
    options: Mapping[str, Any] = {}
    material: str | None = None
    """The text of somebody's own deck or dice."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def rules(self) -> AnyGame:
        game = game_called(self.game)
        return game if self.material is None else game.using(self.material)

    def chosen(self) -> Options:
        options: Options = chosen(self.rules().vocabulary.options, self.options)
        return options

    def match_seed(self, match: int) -> str:
        """By the index of the match: whoever plays it, whenever, gets the same one."""
        return f"{self.seed} {match}"


def checked(study: Study) -> Study:
    """The study, once everything it names is there; else one clear word on what is not."""
    if study.matches < 1:
        raise Refused("too-few-matches", detail=str(study.matches))
    game = study.rules()
    game.setup(study.seats, study.chosen())
    for bot in set(study.bots):
        bot_called(game, bot)
    return msgspec.structs.replace(study, options=_apart(study.chosen()))


def key(study: Study) -> str:
    """The same for all that gives the same matches, however many of them."""
    single = msgspec.json.encode(msgspec.structs.replace(study, matches=1), order="sorted")
    return hashlib.sha256(f"{__version__} ".encode() + single).hexdigest()


def _apart(options: Options) -> dict[str, Any]:
    """Only what is not as in the leaflet: to name a default is no other study."""
    usual = msgspec.to_builtins(type(options)())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}
