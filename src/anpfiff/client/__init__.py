"""A client for programs: sit down at a table on the network, see what a person in that seat sees, and play."""

from anpfiff.client.commands import Answer
from anpfiff.client.line import USUAL, Patience
from anpfiff.client.seat import Seat, fresh_token
from anpfiff.client.sight import Sight

__all__ = ["USUAL", "Answer", "Patience", "Seat", "Sight", "fresh_token"]
