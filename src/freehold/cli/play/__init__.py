"""A game at the terminal: who sits at the table, what is drawn, what is understood."""
