"""Würfel-Fußball solved: every position the rules lead to, and the best move in each of them."""
