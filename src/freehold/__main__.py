"""`python -m freehold` is the command `freehold`."""

from freehold.cli import main

if __name__ == "__main__":
    main(prog_name="freehold")
