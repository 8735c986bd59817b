"""Zweikampf: two stacks, the higher card wins."""
