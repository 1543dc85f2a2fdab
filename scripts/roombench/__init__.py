"""The bench of the room: our server beside boardgame.io, the same kind of game, the same driver, in one run."""
