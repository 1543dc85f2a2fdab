"""The bench of the artificial players."""
