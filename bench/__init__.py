"""Benchmarks: every figure that the project states comes from here."""
