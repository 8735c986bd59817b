"""Several nodes over one database, under a seed: the real houses, a model of PostgreSQL, and a network that splits (docs/simulation.md)."""
