"""Refusals: a key for the machine, the number of the rule for people. They change nothing."""


class Refused(Exception):  # noqa: N818 -- the word everybody at a table uses
    """Something was asked for that cannot be had."""

    def __init__(self, why: str, rule: str | None = None, detail: str = "") -> None:
        super().__init__(why, rule, detail)
        self.why = why
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        words = self.why.replace("-", " ")
        return words + (f": {self.detail}" if self.detail else "") + (f" ({self.rule})" if self.rule else "")


class IllegalMove(Refused):
    """ALL-4: a move that the rules forbid."""

    rule: str

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(why, rule)

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        """Exceptions travel between processes by their arguments; ours stand in another order."""
        return IllegalMove, (self.rule, self.why)
