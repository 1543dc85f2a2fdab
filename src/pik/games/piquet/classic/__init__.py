"""Piquet for two."""
