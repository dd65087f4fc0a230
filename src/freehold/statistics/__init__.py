"""What is written down while games are played by the million: rule code, on every backend."""
