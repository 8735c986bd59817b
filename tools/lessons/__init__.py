"""The first minute of every game, recorded from the real rules: `python -m tools.lessons [--check]`."""
