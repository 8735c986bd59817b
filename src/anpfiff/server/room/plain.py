"""Somebody's own deck or dice, without words of their own: what others are sent, and what is kept, holds no free text.

A file may have remarks, and its dice names: anything could stand there, and small children play here. So a room takes only
what the rules have a list for, and for the rest what is printed.
"""

from anpfiff.core import Form, Piece
from anpfiff.server.room.state import game_of


def plain(game: str, text: str | None) -> str | None:
    """The same deck, judged and written anew."""
    form = game_of(game, text).form
    if text is None or form is None:
        return text
    printed = {piece[:2]: piece for piece in form.complete(form.read(form.shipped))}
    return form.write([_plain(form, piece, printed) for piece in form.complete(form.read(text))])


def _plain(form: Form, piece: Piece, printed: dict[Piece, Piece]) -> Piece:
    cells = next(sort.cells for sort in form.sorts if sort.name == piece[0])
    usual = printed.get(piece[:2], piece)
    told = [
        own if cell.choices else other for cell, own, other in zip(cells, piece[2:], usual[2:], strict=True)
    ]
    return (*piece[:2], *told)
