"""The room: who sits where, whose act counts, what is kept. Knows games only as hosted matches."""
