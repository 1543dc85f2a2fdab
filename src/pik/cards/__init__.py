"""Cards, sets of cards and packs. Knows no game."""
