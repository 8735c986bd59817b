"""Würfel-Fußball in the lab."""
