"""Every message between the server and a client: the only contract with the browser.

Field names are JSON names.  Seats, spaces, decks and figures are numbers that
count from 0, as the edition page lists them; -1 is the bank or nobody.  The
TypeScript types in web/src/lib/protocol.ts are made from these structs.
"""

from freehold.server.protocol import (
    answers,
    basics,
    client,
    editions,
    records,
    snapshot,
    tables,
)

CHAPTERS = (basics, tables, client, answers, snapshot, editions, records)
"""In the order in which they are read, and in which their types are written down."""
