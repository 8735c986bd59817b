"""Clubs and competitions on a server."""
