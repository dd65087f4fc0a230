"""Games by the million: planning them, playing them anywhere, and telling what came of it."""
