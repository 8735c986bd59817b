"""Cards and dice as data: the shipped file, somebody's own file, and what is wrong with it."""

import pkgutil
from collections.abc import Iterable

from anpfiff.core.refusals import Refused
from anpfiff.core.values import Value


class Fault(Value, frozen=True):
    """One thing wrong with a deck or a set of dice: where, against which rule, and what."""

    where: str
    """In English, as a person counts."""
    rule: str
    """The rule of the book that it breaks."""
    what: str
    """In English."""
    why: str = ""
    """The key of the same sentence in other languages."""
    says: tuple[str, ...] = ()
    """What differs in that sentence from one fault to the next."""
    at: int | None = None
    """Which piece of the file, counted from 0; null for the whole."""
    of: str = ""
    """The sort of pieces it is about, where it is about no single one."""

    def __str__(self) -> str:
        return f"{self.where}: {self.what} ({self.rule})"


class FaultyMaterial(Refused):
    """A deck or set of dice that no match can be played with."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("faulty-material", self.faults[0].rule, "; ".join(map(str, self.faults)))

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def shipped(package: str, name: str) -> str:
    """The text of a data file that lies beside a game's rules. (importlib.resources would load half the library.)"""
    return (pkgutil.get_data(package, name) or b"").decode()
