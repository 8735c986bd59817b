"""Between nodes: one connection from each to each other, over which the lines of people are passed on."""
