"""The summary: the same report in Markdown, its pictures beside it."""

from collections.abc import Iterator

from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.facts import facts
from anpfiff.lab.report.report import Report


def summary(report: Report) -> str:
    game = report.sample.study.game
    lines = [
        f"# {report.title}: what the lab says",
        "",
        f"The same as a page: [{game}.html]({game}.html).",
        "",
        *(f"- **{tile.number}** {tile.words}" for tile in report.tiles),
        "",
    ]
    for chapter in report.chapters:
        lines += _chapter(game, chapter)
    return "\n".join([*lines, *_run(report)]) + "\n"


def picture_name(game: str, chapter: Chapter) -> str:
    return f"{game}-{chapter.key}.svg"


def _chapter(game: str, chapter: Chapter) -> Iterator[str]:
    yield from (f"## {chapter.title}", "", chapter.says, "")
    if chapter.picture is not None:
        yield from (f"![{_plain(chapter.says)}]({picture_name(game, chapter)})", "")
    if chapter.table is not None:
        yield from (*table(chapter.table), "")
    for note in chapter.notes:
        yield from (note, "")


def table(shown: Table) -> Iterator[str]:
    yield _row(shown.heads)
    yield _row(("---", *("---:" for _ in shown.heads[1:])))
    yield from map(_row, shown.rows)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _plain(text: str) -> str:
    return text.replace("[", "(").replace("]", ")")


def _run(report: Report) -> Iterator[str]:
    yield from ("## What was run", "")
    yield from (f"- {name}: {value}" for name, value in facts(report).items())
    if report.also:
        yield from ("", "Played besides:", "")
        yield from (f"- {line}" for line in report.also)
    yield from ("", "To make it again:", "", "```sh", report.command, "```")
