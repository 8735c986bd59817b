"""A reason as a sentence, in any of the four languages."""

from anpfiff.fixtures import Reason
from anpfiff.fixtures.people import PersonId
from anpfiff.press.cups.german import dative
from anpfiff.press.tongue import Tongue


def sentence(reason: Reason, names: dict[PersonId, str], say: Tongue) -> str:
    """Vor dem Flinken Fuchs, weil das Spiel gegeneinander 2:1 ausging."""
    other = names[reason.other]
    if say.language == "de":
        other = dative(other)
    words = say.reason[reason.why].format(other=other, mine=reason.mine, theirs=reason.theirs)
    return words[0].upper() + words[1:] + "."
