"""The rulebook, one module a chapter; `flow` is its table of contents."""
