"""The report as one HTML page without any other file: our own SVG, no script."""
