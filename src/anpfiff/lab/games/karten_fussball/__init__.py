"""Karten-Fußball in the lab."""
