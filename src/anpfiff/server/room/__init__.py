"""A room without any I/O: what was heard goes in, what must be written and told comes out."""
