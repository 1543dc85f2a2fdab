"""The web table: pages, the socket and what travels over it."""
