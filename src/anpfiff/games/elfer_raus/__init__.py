"""Elfer raus!: from the 11 a row grows both ways; the first empty hand wins."""
