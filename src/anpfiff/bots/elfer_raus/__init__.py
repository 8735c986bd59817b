"""Elfer raus!: the plain bot, the five strengths, and what they are measured with."""

from anpfiff.bots.elfer_raus.plain import YARDSTICKS, choose
from anpfiff.bots.elfer_raus.strengths import level

__all__ = ["YARDSTICKS", "choose", "level"]
