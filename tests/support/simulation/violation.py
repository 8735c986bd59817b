"""A promise that was broken."""

BROKEN: list["Violation"] = []
"""Every one since somebody looked: the server catches whatever goes wrong in a room, and would hush it up."""


class Violation(AssertionError):  # noqa: N818 -- what it is
    """What was promised, and what was seen instead."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        BROKEN.append(self)


def promise(kept: object, what: str) -> None:
    if not kept:
        raise Violation(what)
