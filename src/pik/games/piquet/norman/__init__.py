"""Norman piquet, for three."""
