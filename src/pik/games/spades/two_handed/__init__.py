"""Two-handed Spades: a stock to choose from instead of a deal."""
