"""Ligretto-Fußball: two teams, one pitch, everybody at once."""
