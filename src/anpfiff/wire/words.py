"""What messages are made of: the version, the kinds of words in them, and how they are told apart."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from anpfiff.core.values import kebab

VERSION = 1
LONGEST_MATERIAL = 6000
"""Characters of somebody's own deck or set of dice: three times the longest that is shipped."""

Language: TypeAlias = Literal["de", "en", "fr", "it"]
Cheer: TypeAlias = Literal["clap", "goal", "ouch", "wow", "thanks", "hurry", "sorry", "laugh"]
Animal: TypeAlias = Literal[
    "fox", "owl", "bear", "frog", "hedgehog", "penguin", "cat", "lion",
    "elephant", "giraffe", "duck", "sheep", "whale", "crab", "octopus", "parrot",
]  # fmt: skip
Phase: TypeAlias = Literal["lobby", "countdown", "playing", "paused", "over"]

Token: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{43}(?!\n)$", description="256 random bits, base64url.")
]
Browser: TypeAlias = Annotated[
    str,
    Meta(
        max_length=64,
        description="Random letters that a browser keeps for an evening, for all of its people: so a room knows whom it has sent away. Kept as a hash that is different in every room.",
    ),
]
WishedName: TypeAlias = Annotated[
    str,
    Meta(
        max_length=40,
        description="A name that a server has generated for this person before; they keep it, with its animal, if nobody at the table has either. Anything else is not taken.",
    ),
]
Code: TypeAlias = Annotated[str, Meta(min_length=4, max_length=8)]
Command: TypeAlias = Annotated[
    int, Meta(ge=1, le=2**53 - 1, description="The client's own number for this command: they count up.")
]
Bot: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, description="One of the game's `bots` in `/api/games`.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class Message(Struct, frozen=True, tag=kebab, tag_field="kind", forbid_unknown_fields=True):
    """Told apart by `kind`; a field nobody knows is refused."""


class News(Message, frozen=True, forbid_unknown_fields=False):
    """What a server tells may grow: a client lets pass what it does not know."""
