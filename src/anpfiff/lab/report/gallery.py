"""The gallery: a report of every game, and a page that leads to them."""

from collections.abc import Mapping
from html import escape

from anpfiff.lab.report.page import framed
from anpfiff.lab.report.report import Report

WORDS = (
    "What thousands of matches between bots say about each game: who wins, how long it takes, what is scored, "
    "whether one can still come back, what the options change, and how strong the bots are."
)


def index(reports: Mapping[str, Report], command: str) -> dict[str, str]:
    """The first page, for browsers and for readers of the repository."""
    return {"index.html": _page(reports, command), "README.md": _summary(reports, command)}


def _page(reports: Mapping[str, Report], command: str) -> str:
    items = "\n".join(
        f'<section><h2><a href="{game}.html">{escape(report.title)}</a></h2><p>{escape(_first(report))}</p></section>'
        for game, report in reports.items()
    )
    return framed(
        "The lab: eight games",
        (
            f"<header>\n<p class=kicker>Anpfiff: the lab</p>\n<h1>Eight games, counted</h1>\n<p class=says>{escape(WORDS)}</p>\n</header>",
            f"<main>\n{items}\n</main>",
            f"<footer><p class=note>Made by <code>{escape(command)}</code></p></footer>",
        ),
    )


def _summary(reports: Mapping[str, Report], command: str) -> str:
    lines = [
        "# The lab: eight games, counted",
        "",
        WORDS,
        "",
        "| game | matches | in short |",
        "| --- | ---: | --- |",
    ]
    lines += [
        f"| [{report.title}]({game}.md) ([page]({game}.html)) | {report.sample.matches:,} | {_first(report)} |"
        for game, report in reports.items()
    ]
    return "\n".join([*lines, "", f"Made by `{command}`: the same version and seed give the same bytes.", ""])


def _first(report: Report) -> str:
    """Who wins, and how long it takes."""
    seats, length, *_ = report.chapters
    return f"{seats.says} {length.says}"
