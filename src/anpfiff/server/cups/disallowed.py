"""Refusals of clubs. They have a name of their own because their keys are no words of the wire."""

from anpfiff.core import Refused


class Disallowed(Refused):
    """A club or a competition says no, and nothing has changed."""
