"""Elfmeter! in the lab."""
