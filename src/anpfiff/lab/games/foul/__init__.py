"""Foul in the lab."""
