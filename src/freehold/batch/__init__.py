"""Many games at once: loops around the rules, and no rule in them.

All that is compiled is registered with this package: what compiled rules are kept under
follows from all of it, and must not depend on who has looked for a GPU.
"""

from freehold.batch import kinds, laws, loops, rows

__all__ = ["kinds", "laws", "loops", "rows"]
