"""A cup on paper: passes, pairings, tables, brackets, and a certificate for everybody."""

from anpfiff.press.cups.order import WHAT, printed, printed_passes
from anpfiff.press.cups.passes import Pass

__all__ = ["WHAT", "Pass", "printed", "printed_passes"]
