"""The drawings of the card sprite."""
