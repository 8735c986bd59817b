"""The press: everything needed to play a game at a real table, as one PDF.

An `Order` says what is wanted. The game's part of it becomes `Sheet`s, lists of pictures, lines and words at places in
millimetres (`cards`, `boards`, `leaflet`, `trial`, `games/<game>`); `setting` lays them down as pages. The pictures are the
screen's own: `web/art.mjs` writes the drawing kit into `art.json.gz` when the client is built, with colours still called by
name, and `art` inks them.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # before `order` asks for the games

from anpfiff.press.order import WHAT, Order, ordered, printed

__all__ = ["WHAT", "Order", "ordered", "printed"]
