"""Ligretto-Fußball in the lab."""
