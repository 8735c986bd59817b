"""The house: one actor per room, the store, coming back from the disk, thinking."""
