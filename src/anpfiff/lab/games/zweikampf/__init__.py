"""Zweikampf in the lab."""
