"""Somebody's own copy on its way from a form to a file: the server reads, writes and judges it, so that no client knows a format or a rule."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from anpfiff.core import AnyGame, Fault, FaultyMaterial, Form, Piece, Refused, Sort
from anpfiff.games import game_called
from anpfiff.server.room.state import game_of
from anpfiff.wire.messages import LONGEST_MATERIAL

MOST_PIECES = 200
"""Twice as many as the largest box has."""
Written: TypeAlias = Annotated[str, Meta(max_length=40)]


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A copy as it is handed in: the text of a file, or the pieces of a form."""

    text: Annotated[str, Meta(max_length=LONGEST_MATERIAL)] | None = None
    """What stands in the file."""
    pieces: Annotated[tuple[tuple[Written, ...], ...], Meta(max_length=MOST_PIECES)] = ()
    """Each as its sort, its name, and its cells."""


class Copy(msgspec.Struct, frozen=True):
    """A deck or a set of dice: as a form, as the text of a file, and what is wrong with it."""

    sorts: tuple[Sort, ...]
    """What there is to fill in."""
    pieces: tuple[Piece, ...]
    """Each as its sort, its name, and its cells; none if nothing could be made out in the file."""
    text: str
    """What `open`, `choose`, `/api/print` and the command line take."""
    file: str
    """How such a file is usually called."""
    faults: tuple[Fault, ...]
    """What is wrong; a fault's `at` is a place among the pieces. Nothing is wrong: it can be played with."""


def standard(name: str) -> Copy:
    """The one that comes with the game."""
    form = game_called(name).form
    return judged(name, Typed(None if form is None else form.shipped))


def judged(name: str, typed: Typed) -> Copy:
    """What was handed in, put in order, and what is wrong with it."""
    game = game_called(name)
    if game.form is None:
        raise Refused("no-other-material", detail=game.title)
    try:
        pieces = game.form.complete(_found(game.form, typed))
    except FaultyMaterial as refusal:
        return Copy(game.form.sorts, (), "", game.form.file, refusal.faults)
    text = game.form.write(pieces)
    return Copy(game.form.sorts, pieces, text, game.form.file, _faults(game, text))


def _found(form: Form, typed: Typed) -> tuple[Piece, ...]:
    try:
        pieces = typed.pieces if typed.text is None else tuple(form.read(typed.text))
    except RecursionError as fault:
        raise Refused("malformed", detail="nested too deep") from fault
    if any(len(piece) < 2 or not all(map(str.isprintable, piece)) for piece in pieces):
        raise Refused("malformed", detail="a piece is its sort, its name and its cells")
    return pieces


def _faults(game: AnyGame, text: str) -> tuple[Fault, ...]:
    if len(text) > LONGEST_MATERIAL:
        raise Refused("malformed", detail=f"a copy has at most {LONGEST_MATERIAL} characters")
    try:
        game_of(game.id, text)
    except FaultyMaterial as refusal:
        return refusal.faults
    return ()
