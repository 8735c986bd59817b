"""Elfer raus! Junior in the lab."""
