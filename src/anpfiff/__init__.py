"""Anpfiff: eight football table games, true to every printed rule."""

__version__ = "0.1.0"
