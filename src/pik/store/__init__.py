"""Where tables are kept for good: drivers of the room's journal."""
