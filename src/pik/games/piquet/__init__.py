"""What piquet for two and Norman piquet share."""
