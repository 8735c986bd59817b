"""The whole server under a seed: simulated time, disk and network, and somebody who checks everything (docs/simulation.md)."""
