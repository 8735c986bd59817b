"""Foul: count up in turn with cards nobody sees, and call whoever you do not believe."""
