"""Play at one keyboard."""
