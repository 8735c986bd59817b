"""Many matches: bots against bots, in simulated time."""
