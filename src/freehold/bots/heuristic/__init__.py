"""A heuristic player as rule code: interpreted, on the CPU and on a GPU it plays the same game."""
