"""Play in the browser: tables, seats, sockets and the small HTTP API.

The browser gets snapshots and choices, never rules, never the seed and never the
order of a deck.  `protocol` is the only contract with it.
"""
