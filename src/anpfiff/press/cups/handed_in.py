"""Orders of the server's, as they come in over a pipe."""

from collections.abc import Sequence
from typing import Any

import msgspec

from anpfiff.fixtures import Competition, folded
from anpfiff.press.cups.order import printed, printed_passes
from anpfiff.press.cups.passes import Pass


def cup_papers(what: str, lang: str, paper: str, competition: Any) -> bytes:
    handed_in = msgspec.convert(competition, Competition)
    return printed(what, folded(handed_in.plan, handed_in.inputs), lang=lang, paper=paper)


def pass_cards(cards: Sequence[Sequence[str]], lang: str, paper: str) -> bytes:
    return printed_passes([Pass(*card) for card in cards], lang=lang, paper=paper)
