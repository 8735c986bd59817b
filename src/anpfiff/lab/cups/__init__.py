"""Cups that nobody has to play: seeded crowds that come and go, lessons at human pace, and what was fair in them."""
