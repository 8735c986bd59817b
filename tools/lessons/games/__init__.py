"""One file a game: the story of its first minute."""
