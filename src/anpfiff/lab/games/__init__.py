"""What the lab knows of each game: one folder per game, found by its id."""
