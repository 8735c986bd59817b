"""The rules as a leaflet to fold: set page by page, then laid out so that the folded sheets read in order."""

import re
from collections.abc import Iterator
from itertools import dropwhile
from typing import assert_never

from anpfiff import book
from anpfiff.core import AnyGame
from anpfiff.press import diagrams
from anpfiff.press.art import drawings, measured
from anpfiff.press.pages import (
    Block,
    Grid,
    Heading,
    Numbered,
    Paragraph,
    blocks_of,
    foreign,
    plain,
    typography,
)
from anpfiff.press.paper import Size, too_small
from anpfiff.press.setting import head, quoted, typeset
from anpfiff.press.sheets import Box, Line, Page, Sheet, Side
from anpfiff.press.tongue import Tongue

LEAST = Size(134, 196)
"""Below that a line of a folded page holds no sentence."""

SIZES = (11.5, 10.6, 9.8, 9.0, 8.4)
"""Of the letters, in points."""

_LOOK = """#set page(width: {width}mm, height: {height}mm, margin: (x: 11mm, top: 11mm, bottom: 13mm), footer: context align(center, text(size: 7.5pt, fill: rgb("#4b5a51"), {title} + " · " + counter(page).display())))
#set text(size: {size}pt)
#set par(leading: 0.52em, spacing: 0.75em, justify: false)
#let section(words) = block(above: 1.1em, below: 0.6em, sticky: true, text(size: 10.5pt, weight: 750, words))
#let rule(id, words) = block(spacing: 0.62em, grid(columns: (13.5mm, 1fr), text(size: 7.2pt, weight: 680, fill: rgb("#2a6d46"), id), words))
#let cover(name, title, facts, needs) = block(below: 4mm, grid(columns: (66mm, 1fr), column-gutter: 4mm,
  block(clip: true, radius: 3mm, image(bytes(art.at(name)), format: "svg", width: 100%)),
  {{
    block(spacing: 1.6mm, par(leading: 0.3em, text(size: 14.5pt, weight: 750, hyphenate: false, title)))
    block(spacing: 2mm, text(fill: rgb("#4b5a51"), facts))
    needs
  }}))
#let cell(name, high) = drawn(name, height: high)
#let example(rows, mark, verdict, caption) = block(breakable: false, width: 100%, {{
  for row in rows {{
    let lying = row.all(name => name.starts-with("quarter/") or name.starts-with("scene/"))
    let high = if lying {{ if rows.len() > 1 {{ 11mm }} else {{ 17mm }} }} else {{ 19mm }}
    let gap = if lying {{ 0mm }} else {{ 1.2mm }}
    block(spacing: if lying {{ 0.6mm }} else {{ 1.2mm }}, stack(dir: ltr, spacing: gap, ..row.map(name =>
      if name.contains("/") or name == "back" {{ cell(name, high) }} else {{
        box(height: high, inset: (x: 0.6mm), align(horizon, text(size: 12pt, weight: 700, name)))
      }})))
  }}
  block(spacing: 1mm, {{
    if mark != none {{ text(weight: 700, fill: rgb(if mark == "✓" {{ "#2a6d46" }} else {{ "#b3261e" }}), mark + " " + verdict + ": ") }}
    caption
  }})
}})
#let zones(strips, lines, spots, legend, notes, title, dice) = block(breakable: false, {{
  section(title)
  let wide = 46mm
  let unit = wide / {across}
  let cell = 62 * unit
  let top = (62 * 0.62 + 6) * unit
  let side = 14 * unit
  grid(columns: (wide + 5mm, 1fr), column-gutter: 4mm,
    block(width: wide + 5mm, height: {along} * unit + 4mm, {{
      place(dx: 5mm, drawn("pitch", width: wide))
      for line in range(1, lines + 1) {{
        place(dx: 0mm, dy: top + (lines - line) * cell, box(width: 5.6mm, height: cell, align(center + horizon, text(size: 7pt, str(line)))))
      }}
      for strip in range(1, strips + 1) {{
        place(dx: 5mm + side + (strip - 1) * cell, dy: {along} * unit, box(width: cell, align(center, text(size: 7pt, str(strip)))))
      }}
      for (strip, line, number) in spots {{
        place(dx: 5mm + side + (strip - 0.5) * cell - 2mm, dy: top + (lines - line + 0.5) * cell - 2mm, circle(radius: 2mm, fill: white, stroke: 0.4pt, inset: 0pt, align(center + horizon, text(size: 7pt, weight: 800, number))))
      }}
    }}),
    {{
      for (place, words) in legend.enumerate() {{ block(spacing: 0.6em, grid(columns: (5mm, 1fr), text(weight: 800, str(place + 1)), words)) }}
      for words in notes {{ block(spacing: 0.7em, words) }}
    }})
}})
#let alldice(dice, title, head) = {{
  section(head)
  for (name, faces) in dice {{
    block(spacing: 1.6mm, breakable: false, grid(columns: (19mm,) + 6 * (1fr,), column-gutter: 1.2mm, row-gutter: 0.8mm,
      grid.cell(align: horizon, text(weight: 680, name)),
      ..faces.map(face => align(center, box(stroke: 0.3pt + rgb("#555555"), drawn(face.at(0), width: 12.5mm)))),
      [], ..faces.map(face => align(center, par(leading: 0.35em, text(size: 6.4pt, face.at(1)))))))
  }}
}}
"""
_PAGES = re.compile(rb"/Type/Pages/Count (\d+)")


def leaflet(game: AnyGame, paper: Size, say: Tongue, *, ink_saving: bool) -> bytes:
    """The pages in their order, each half a sheet; set as large as the fewest sheets allow."""

    def at(size: float) -> bytes:
        return typeset(_source(game, folded(paper), say, size), names, ink_saving=ink_saving)

    names = (_emblem(game), *diagrams.arts(game, say))
    smallest = at(SIZES[-1])
    larger = (
        pdf for size in SIZES[:-1] if _sheets(page_count(pdf := at(size))) == _sheets(page_count(smallest))
    )
    return next(larger, smallest)


def _source(game: AnyGame, page: Size, say: Tongue, size: float) -> str:
    title = book.pages_of(game.id, say.language).title
    across, along = measured("pitch")
    look = _LOOK.format(
        width=page.width, height=page.height, title=quoted(title), size=size, across=across, along=along
    )
    return head(title, say.language) + look + "".join(_cover(game, title, say)) + "".join(_rules(game, say))


def _sheets(count: int) -> int:
    """Four pages make a sheet."""
    return -(-count // 4)


def leaflet_sheets(pages: int, paper: Size, say: Tongue) -> Iterator[Sheet]:
    """The outermost sheet holds the first and the last page. A leaflet turns over like a book, across the short edge of its sheets."""
    page = folded(paper)
    sheets = _sheets(pages)
    upper = Box(0, 0, page.height, page.width)
    lower = Box(0, page.width, page.height, page.width)

    def laid(number: int, box: Box, turn: int) -> tuple[Page, ...]:
        return (Page(number, box, say.says("page", number=number), turn),) if number <= pages else ()

    for sheet in range(sheets):
        outer = 4 * sheets - 2 * sheet
        inner = 2 * sheet + 1
        fold = tuple(
            Line(((x, page.width), (x + (5 if x == 0 else -5), page.width)), dashed=True)
            for x in (0.0, paper.width)
        )
        front: Side = (*laid(outer, upper, 90), *laid(inner, lower, 90), *fold)
        back = (*laid(outer - 1, upper, 270), *laid(inner + 1, lower, 270))
        yield Sheet(front, back)


def page_count(pdf: bytes) -> int:
    """How many pages a leaflet of ours has."""
    return max(int(count) for count in _PAGES.findall(pdf))


def folded(paper: Size) -> Size:
    """Half a sheet."""
    if paper.width < LEAST.width or paper.height < LEAST.height:
        raise too_small(paper, Size(LEAST.width - 14, LEAST.height - 14), "the leaflet")
    return Size(paper.height / 2, paper.width)


def _emblem(game: AnyGame) -> str:
    tile = f"tile/{game.id}"
    return tile if tile in drawings().drawings else "ball"


def _cover(game: AnyGame, title: str, say: Tongue) -> Iterator[str]:
    """The game's own picture, its name, for whom, and what is needed."""
    few, many = game.seats
    words = say.leaflet
    people = words["exactly" if few == many else "players"].format(few=few, many=many)
    facts = " · ".join(
        (people, words["age"].format(age=game.age), words["minutes"].format(minutes=game.minutes))
    )
    material = say.material.get(game.id)
    needs = f"[#strong({quoted(words['material'] + ': ')}) #{quoted(material)}.]" if material else "none"
    yield f"#cover({quoted(_emblem(game))}, {quoted(title)}, {quoted(facts)}, {needs})\n"


def _rules(game: AnyGame, say: Tongue) -> Iterator[str]:
    rulings = {rule.id for rule in book.rules_of(game.id) if rule.kind == "ruling"}
    yield from (_block(block, rulings) for block in dropwhile(_preface, blocks_of(game.id, say.language)))
    if pictures := diagrams.diagrams(game, say):
        yield f"#section({quoted(say.leaflet['diagrams'])})\n{pictures}"
    if others := foreign(game.id, say.language):
        yield f"#section({quoted(say.leaflet['elsewhere'])})\n"
        yield from (_block(Numbered(rule.id, typography(plain(rule))), rulings) for rule in others)
    notes = " ".join(filter(None, (say.leaflet["ruling"] if rulings else "", say.leaflet["imprint"])))
    yield f'#v(1fr)\n#block(above: 4mm, text(size: 7pt, fill: rgb("#4b5a51"), {quoted(notes)}))\n'


def _preface(block: Block) -> bool:
    """Where the rules come from: for the book, not for the table."""
    return isinstance(block, Paragraph)


def _block(block: Block, rulings: set[str]) -> str:
    match block:
        case Heading():
            return f"#section[{block.words}]\n"
        case Numbered():
            number = block.id + ("°" if block.id in rulings else "")
            return f"#rule({quoted(number)})[{block.words}]\n"
        case Paragraph():
            return f"#par[{block.words}]\n"
        case Grid():
            columns = ", ".join(f"{width}fr" for width in range(1, len(block.rows[0])))
            cells = ", ".join(f"[{cell}]" for row in block.rows for cell in row)
            look = f'columns: (auto, {columns}), stroke: 0.3pt + rgb("#b9c8b4"), inset: 1.2mm'
            return f"#block(breakable: false, table({look}, {cells}))\n"
    assert_never(block)
