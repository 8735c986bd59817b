"""Elfer raus! Junior: fill the rows between the 1s and the 11s; the first empty hand wins."""
