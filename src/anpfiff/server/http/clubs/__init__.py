"""Clubs and competitions over HTTP: see docs/cups-api.md."""
