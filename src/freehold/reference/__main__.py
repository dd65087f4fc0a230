"""``python -m freehold.reference``."""

import sys

from freehold.reference import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
