"""The static site: everything that plays without a server, written into a folder."""
