"""What a printed page really holds: read back from the PDF, not from what the press meant to put there."""

import io
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from pypdf import PdfReader
from pypdf.generic import ContentStream

from anpfiff.press import ordered, printed

MILLIMETRE = 72 / 25.4
PAINTS = {b"S", b"s", b"f", b"f*", b"B", b"B*", b"b", b"b*", b"n"}


class Found(NamedTuple):
    """A picture by its name: its middle and its size in millimetres from the upper left, and how it is turned clockwise."""

    alt: str
    x: float
    y: float
    width: float
    height: float
    turn: int

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2


class Leaf(NamedTuple):
    """A page."""

    width: float
    height: float
    pictures: tuple[Found, ...]
    marks: tuple[tuple[float, float], ...]
    """The ends of crop marks and other lines that are no part of a picture."""


@cache
def pdf_of(game: str, **asked: Any) -> bytes:
    return printed(ordered(game, **asked))


@cache
def leaves(game: str, **asked: Any) -> tuple[Leaf, ...]:
    """The pages of what was printed."""
    return tuple(_leaves(pdf_of(game, **asked)))


@cache
def texts(game: str, **asked: Any) -> tuple[str, ...]:
    """What can be read on each page."""
    return tuple(page.extract_text() for page in PdfReader(io.BytesIO(pdf_of(game, **asked))).pages)


def pictures_in(pdf: bytes) -> int:
    """How many drawings it has, each with its name."""
    return sum(len(leaf.pictures) for leaf in _leaves(pdf))


def _leaves(pdf: bytes) -> Iterator[Leaf]:
    reader = PdfReader(io.BytesIO(pdf))
    for page in reader.pages:
        width, height = float(page.mediabox.width), float(page.mediabox.height)
        contents = page.get_contents()
        stream = ContentStream(contents, reader) if contents is not None else None
        resources: Any = page["/Resources"]
        pictures = tuple(_pictures(stream, height, resources.get("/XObject"))) if stream is not None else ()
        marks = tuple(_marks(stream, height)) if stream is not None else ()
        yield Leaf(width / MILLIMETRE, height / MILLIMETRE, pictures, marks)


def _pictures(stream: ContentStream, height: float, forms: Any) -> Iterator[Found]:
    """A drawing is clipped by its window, whose corners run from its own upper left one on; a set page is a form in its box."""
    alt, path, matrix = "", list[tuple[float, float]](), list[float]()
    for operands, operator in stream.operations:
        if operator == b"BDC":
            alt = str(operands[1].get("/Alt", ""))
        elif operator == b"cm":
            matrix = [float(one) for one in operands]
        elif operator in {b"m", b"l"}:
            path.append((float(operands[0]), float(operands[1])))
        elif operator in PAINTS:
            path = []
        if operator == b"Do":
            path = _box(matrix, forms[operands[0]].get_object()["/BBox"])
        if alt and operator in {b"W", b"Do"}:
            yield _found(alt, [(x / MILLIMETRE, (height - y) / MILLIMETRE) for x, y in path])
            alt = ""


def _box(matrix: list[float], box: Any) -> list[tuple[float, float]]:
    left, bottom, right, top = map(float, box)
    a, b, c, d, e, f = matrix
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in corners]


def _marks(stream: ContentStream, height: float) -> Iterator[tuple[float, float]]:
    inside, shift = False, (0.0, 0.0)
    for operands, operator in stream.operations:
        if operator in {b"BDC", b"BMC"}:
            inside = operands[0] == "/Artifact"
        elif inside and operator == b"cm":
            assert [abs(float(one)) for one in operands[:4]] == [1, 0, 0, 1]
            shift = float(operands[4]), float(operands[5])
        elif inside and operator in {b"m", b"l"}:
            x, y = shift[0] + float(operands[0]), shift[1] - float(operands[1])
            yield x / MILLIMETRE, (height - y) / MILLIMETRE


def _found(alt: str, corners: list[tuple[float, float]]) -> Found:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    (x0, y0), (x1, y1) = corners[:2]
    turn = {(True, False): 0 if x1 > x0 else 180, (False, True): 90 if y1 > y0 else 270}
    across = abs(x1 - x0) > abs(y1 - y0), abs(y1 - y0) > abs(x1 - x0)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Found(alt, *middle, max(xs) - min(xs), max(ys) - min(ys), turn[across])
