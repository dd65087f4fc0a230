"""Many games at once: loops around the rules, and no rule in them."""
