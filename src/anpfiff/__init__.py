"""Anpfiff: eight football table games, true to every printed rule."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)

__version__ = "0.1.0"
