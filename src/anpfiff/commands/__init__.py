"""One file a command: `add` tells the parser about it, `run` does it."""
