"""Spades for four: two partnerships."""
