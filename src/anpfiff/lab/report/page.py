"""The page: one file that needs nothing else, no script and no other host; for a phone, a desk and an A4 sheet."""

from collections.abc import Iterable, Iterator
from html import escape

from anpfiff.core import shipped
from anpfiff.lab.report.chapter import Chapter, Table, Tile
from anpfiff.lab.report.chart import themed
from anpfiff.lab.report.facts import facts
from anpfiff.lab.report.report import Report

SLIM = 3
"""Columns."""
TIGHT = ("comebacks", "ladder")
"""More columns, but narrow ones."""

SHAPE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def page(report: Report) -> str:
    parts = (
        f"<header>\n<p class=kicker>Anpfiff: the lab</p>\n<h1>{escape(report.title)}</h1>\n{_tiles(report.tiles)}\n</header>",
        "<main>",
        *map(_chapter, report.chapters),
        _facts(report),
        "</main>",
    )
    return framed(f"{report.title}: what the lab says", parts)


def framed(title: str, parts: Iterable[str]) -> str:
    style = shipped("anpfiff.lab.report", "style.css")
    return SHAPE.format(title=escape(title), style=style, body="\n".join(parts))


def _tiles(tiles: Iterable[Tile]) -> str:
    items = "".join(f"<li><b>{escape(tile.number)}</b> {escape(tile.words)}</li>" for tile in tiles)
    return f"<ul class=tiles>{items}</ul>"


def _chapter(chapter: Chapter) -> str:
    return "\n".join(
        (
            f"<section id={chapter.key} class={_width(chapter)}>",
            f"<h2>{escape(chapter.title)}</h2>",
            f"<p class=says>{escape(chapter.says)}</p>",
            *_shown(chapter),
            "</section>",
        )
    )


def _width(chapter: Chapter) -> str:
    """A broad table wants the width of the page; a slim one fits beside the picture on paper."""
    if chapter.table is None or len(chapter.table.heads) > SLIM:
        return "plain" if chapter.table is None or chapter.key in TIGHT else "broad"
    return "slim"


def _shown(chapter: Chapter) -> Iterator[str]:
    if chapter.picture is not None:
        yield f"<figure>{themed(chapter.picture)}</figure>"
    if chapter.table is not None:
        yield table(chapter.table)
    yield from (f"<p class=note>{escape(note)}</p>" for note in chapter.notes)


def table(shown: Table) -> str:
    heads = "".join(f"<th scope=col>{escape(head)}</th>" for head in shown.heads)
    rows = "".join(f"<tr>{_cells(row)}</tr>\n" for row in shown.rows)
    return f"<div class=wide tabindex=0 role=region aria-label=Numbers><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>"


def _cells(row: tuple[str, ...]) -> str:
    first, *others = row
    return f"<th scope=row>{escape(first)}</th>" + "".join(f"<td>{_cell(cell)}</td>" for cell in others)


def _cell(text: str) -> str:
    """A line breaks only where there is a space, not within a rule's number or an interval."""
    return escape(text).replace(" ", " <wbr>")


def _facts(report: Report) -> str:
    items = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>\n" for name, value in facts(report).items()
    )
    also = "".join(f"<li>{escape(line)}</li>\n" for line in report.also)
    played = f"<h3>Played besides</h3>\n<ul>\n{also}</ul>\n" if also else ""
    return (
        f"<section id=run class=run>\n<h2>What was run</h2>\n<dl>\n{items}</dl>\n{played}"
        f"<p>To make it again:</p>\n<pre><code>{escape(report.command)}</code></pre>\n</section>"
    )
