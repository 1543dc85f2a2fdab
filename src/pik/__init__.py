"""Pik: a rules engine, artificial players and a table for card games that have no other home."""

__version__ = "0.1.0"
