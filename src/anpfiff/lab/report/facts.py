"""What was run: everything somebody needs to get the same numbers."""

from collections import Counter

from anpfiff import __version__
from anpfiff.games import game_called
from anpfiff.lab.report.report import Report
from anpfiff.lab.report.words import listed, options, several


def facts(report: Report) -> dict[str, str]:
    study = report.sample.study
    bots = [several(seats, bot, bot) for bot, seats in Counter(study.bots).items()]
    return {
        "game": f"{study.game}, edition {game_called(study.game).edition}",
        "matches": f"{report.sample.matches:,}",
        "bots": f"{listed(bots)}",
        "options": options(study.options) or "as in the leaflet",
        "material": "standard" if study.material is None else "somebody's own",
        "seed": study.seed,
        "result": report.sample.hash,
        "anpfiff": __version__,
    }
