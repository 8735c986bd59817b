"""The store in PostgreSQL, for several nodes at once: the same tables and the same promise as in one SQLite file."""
