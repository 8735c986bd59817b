"""Elfer raus! Junior: the plain bot, the five strengths, and what they are measured with."""

from anpfiff.bots.elfer_raus_junior.plain import YARDSTICKS, choose
from anpfiff.bots.elfer_raus_junior.strengths import level

__all__ = ["YARDSTICKS", "choose", "level"]
