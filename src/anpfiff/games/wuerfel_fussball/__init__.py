"""Würfel-Fußball: eight dice, one ball, fifteen minutes."""
