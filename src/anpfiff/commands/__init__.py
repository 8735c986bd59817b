"""One file per command: `add` tells the parser about it, `run` does it."""
