"""One match in progress, without I/O: the fold with memory."""
