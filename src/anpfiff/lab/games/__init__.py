"""What the lab knows of each game: one folder per game, one file for each kind of knowledge, and none of them a duty.

| file | what it has | whoever lacks it |
| --- | --- | --- |
| `standing.py` | `standing(view)`: a number for each seat, the higher the better | nobody is ever in front |
| `plan.py` | `PLAN`: what a report plays and compares | the usual table, and nothing beside it |
| `features.py` | `features`, `domains`, perhaps `about` and `TOGETHER`: the game in numbers | cannot be learned |
| `odds.py`, `counted.py` | `sheet()`: what can be worked out; `match(seed)`: the same, counted | has no exact odds |
| `deck.py` | `facts(game)`: what can be told of a deck without playing | takes no deck of one's own |
| `policies.py`, `kernel.py` | `POLICIES`: bots that only draw lots; `prepared(study)`: their matches as machine code | is played match by match |
| `solver.py` | `solve(game, folder)`, `check(game, matches)`: the best play | is not solved |
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
