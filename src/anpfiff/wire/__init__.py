"""The wire: what a client and a table say to each other, shared by both ends."""
