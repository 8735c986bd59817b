"""The table on the network: rooms, seats, a wire anyone can speak, and a log that loses nothing."""
