"""The contract every game fulfills, and what is built on it alone: matches, records. Knows no particular game."""
