"""Clubs and their competitions, without I/O: who may what, what follows from it, and what it looks like to whom."""
