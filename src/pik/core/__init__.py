"""The contract every game fulfils, and what is built on it alone: matches, records, replay. Knows no particular game."""
