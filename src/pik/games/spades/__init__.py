"""Spades, the American game of bids and tricks: for four in partnerships, and for two."""
