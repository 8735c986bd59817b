"""The whole server under seeds."""
