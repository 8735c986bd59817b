"""Karten-Fußball: a card plays through the rows, past cards of its suit or rank, into the goal."""
