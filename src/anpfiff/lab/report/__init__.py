"""Reports: what many matches of a game teach, as a page, a summary and pictures."""
