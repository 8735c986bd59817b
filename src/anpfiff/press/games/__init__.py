"""What the press knows of each game: one file per game, found by its id. Everything in it is optional:

- `packs(game, say)`: its cards;
- `board(wanted)`: sheets that lie under cards and ball;
- `dice(game, paper, say, ink_saving=…)`: sheets to cut and fold;
- `examples(game, say)`: pictures of what fits and what does not, for the leaflet;
- `figures(game, say)` and `figure_arts(game)`: further pictures of the leaflet as Typst, and the drawings they need.

A game without a file has a leaflet all the same, as every game has that has pages in the rule book.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
