"""From sheets to a PDF: each side becomes a page, each mark a line of Typst; the font comes along, nothing else is asked for.

Crop marks are artefacts, pictures carry their names: a screen reader finds the cards, and so do the tests.
"""

import json
import tempfile
import warnings
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, assert_never

from anpfiff.core import Refused
from anpfiff.press.art import FAMILY, picture
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Box, Line, Mark, Page, Picture, Ring, Side, Words

FONTS = Path(__file__).with_name("fonts")
SIGNS = "DejaVu Sans Mono"
"""Typst brings it; it has the arrows and suits that the other lacks."""
LEAFLET = "leaflet.pdf"

_HEAD = """#set document(title: {title}, date: none)
#set text(font: ({family}, {signs}), lang: {lang}, size: 9pt, fill: rgb("#16261e"), weight: 450, hyphenate: true)
#let art = json(bytes(sys.inputs.art))
#let drawn(name, ..more) = image(bytes(art.at(name)), format: "svg", fit: "contain", ..more)
#let at(x, y, what) = place(top + left, dx: x * 1mm, dy: y * 1mm, what)
#let pic(name, x, y, w, h, turn, alt) = at(x, y, rotate(turn * 1deg, drawn(name, width: w * 1mm, height: h * 1mm, alt: alt)))
#let leaf(number, x, y, w, h, turn, alt) = at(x, y, rotate(turn * 1deg, image("{leaflet}", page: number, width: w * 1mm, height: h * 1mm, alt: alt)))
#let cut(points, stroke, fill) = pdf.artifact(place(top + left, curve(stroke: stroke, fill: fill, ..points)))
#let ring(x, y, r, stroke) = pdf.artifact(at(x - r, y - r, circle(radius: r * 1mm, stroke: stroke)))
#let words(x, y, w, h, turn, size, weight, side, what) = at(x, y, rotate(turn * 1deg, block(width: w * 1mm, height: h * 1mm, {{
  set text(size: size * 1pt, weight: weight)
  set par(leading: 0.5em)
  align(side, what)
}})))
"""


def head(title: str, lang: str) -> str:
    return _HEAD.format(
        title=quoted(title), family=quoted(FAMILY), signs=quoted(SIGNS), lang=quoted(lang), leaflet=LEAFLET
    )


def document(sides: Sequence[Side], paper: Size, title: str, lang: str) -> str:
    """All pages, in order."""
    setup = f"#set page(width: {paper.width}mm, height: {paper.height}mm, margin: 0mm)\n"
    return (
        head(title, lang)
        + setup
        + "#pagebreak()\n".join("".join(map(_mark, side)) or "#box()\n" for side in sides)
    )


def arts(sides: Iterable[Side]) -> Iterator[str]:
    """The drawings they need."""
    yield from (mark.art for side in sides for mark in side if isinstance(mark, Picture))


def typeset(source: str, names: Iterable[str], *, ink_saving: bool, leaflet: bytes = b"") -> bytes:
    """The same source gives the same bytes; whatever Typst warns of is a mistake of ours, and fails a test."""
    drawings = {name: picture(name, ink_saving=ink_saving) for name in sorted(set(names))}
    with tempfile.TemporaryDirectory(prefix="anpfiff-") as folder:
        (Path(folder) / LEAFLET).write_bytes(leaflet)
        pdf, found = _compiler(folder, drawings).compile_with_warnings(source.encode(), format="pdf")
    for warning in found:
        warnings.warn(str(warning), stacklevel=2)
    assert isinstance(pdf, bytes)
    return pdf


def _compiler(folder: str, drawings: dict[str, str]) -> Any:
    return _typst().Compiler(
        root=folder,
        font_paths=[str(FONTS)],
        ignore_system_fonts=True,
        sys_inputs={"art": json.dumps(drawings)},
    )


def quoted(text: str) -> str:
    """A string of Typst's."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _typst() -> Any:
    try:
        import typst  # noqa: PLC0415 -- only whoever prints needs it
    except ImportError as missing:
        raise Refused("needs-typst", detail="pip install 'anpfiff[press]'") from missing
    return typst


def _mark(mark: Mark) -> str:
    match mark:
        case Picture():
            return f"#pic({quoted(mark.art)}, {_box(mark.box, mark.turn)}, {mark.turn}, {quoted(mark.alt)})\n"
        case Page():
            return f"#leaf({mark.number}, {_box(mark.box, mark.turn)}, {mark.turn}, {quoted(mark.alt)})\n"
        case Line():
            return _line(mark)
        case Ring():
            return f"#ring({mark.x:.3f}, {mark.y:.3f}, {mark.radius:.3f}, {_stroke(mark.ink)})\n"
        case Words():
            face = f"{mark.size}, {700 if mark.strong else 450}, {mark.align}"
            return f"#words({_box(mark.box, mark.turn)}, {mark.turn}, {face}, {quoted(mark.text)})\n"
    assert_never(mark)


def _line(line: Line) -> str:
    (x, y), *rest = line.points
    moves = [f"curve.move(({x:.3f}mm, {y:.3f}mm))", *(f"curve.line(({x:.3f}mm, {y:.3f}mm))" for x, y in rest)]
    fill = f"rgb({quoted(line.fill)})" if line.fill else "none"
    return f"#cut(({', '.join(moves)}), {_stroke(line.ink, line.thick, dashed=line.dashed)}, {fill})\n"


def _stroke(ink: str, thick: float = 0.18, *, dashed: bool = False) -> str:
    dash = ", dash: (1.2mm, 0.8mm)" if dashed else ""
    return f"(paint: rgb({quoted(ink)}), thickness: {thick}mm{dash})"


def _box(box: Box, turn: int) -> str:
    """A picture lying on its side is set upright around the same middle, and then turned."""
    x, y, width, height = box
    if turn % 180:
        x, y, width, height = x + (width - height) / 2, y + (height - width) / 2, height, width
    return f"{x:.3f}, {y:.3f}, {width:.3f}, {height:.3f}"
