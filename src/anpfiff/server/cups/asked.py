"""What is asked of a club, as bodies of requests."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from anpfiff.fixtures.plan import Plan
from anpfiff.server.cups.wishes import Command, Who
from anpfiff.wire.messages import Language

MOST_AT_ONCE = 100
"""Passes in one order."""
Name: TypeAlias = Annotated[str, Meta(max_length=60)]
Secret: TypeAlias = Annotated[str, Meta(max_length=80)]


class Founding(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs`."""

    name: Name = ""
    """Of the class, the club or the family."""
    lang: Language = "en"
    """For the words on its passes."""


class Admission(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/join`: a pass without paper, as long as the club's door is open."""

    code: Annotated[str, Meta(min_length=1, max_length=16)]
    lang: Language = "en"
    blank: Secret = ""
    """A pass that `anpfiff passes` printed, for which there is no club yet: it is of this one from now on, under the words on it."""


class Issue(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/club/passes`."""

    count: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)] = 1
    lang: Language | None = None
    """Of the words; the club's own if nothing is said."""


class PrintOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/club/passes/print`: the server has forgotten the tokens, so whoever got them hands them in."""

    tokens: Annotated[tuple[Secret, ...], Meta(min_length=1, max_length=MOST_AT_ONCE)]
    lang: Language = "en"
    paper: Annotated[str, Meta(max_length=20)] = "A4"


class DoorOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/club/door`."""

    open: bool


class Role(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/club/people/ID/organiser`."""

    on: bool


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/club/hand-over`: that person is an organiser from now on, and whoever asks is none any more."""

    to: Who


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/club/competitions`."""

    id: Command
    """As for a wish: the same one said again opens no second competition."""
    plan: Plan
