"""Elfer raus! in the lab."""
