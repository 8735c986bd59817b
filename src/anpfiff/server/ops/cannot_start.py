"""What an operator is told when something cannot be done."""


class CannotStart(Exception):  # noqa: N818 -- what is said
    """One sentence for a person: what is wrong, and what to do. The command line prints it and ends with 2."""
