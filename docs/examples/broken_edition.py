"""What the check says about an edition with three mistakes in it."""

import shutil
import tempfile
from pathlib import Path

from freehold.editions import check

with tempfile.TemporaryDirectory() as scratch:
    folder = Path(scratch) / "my-edition"
    shutil.copytree(Path(__file__).parent / "tiny-edition", folder)
    board, words = folder / "spaces.toml", folder / "words" / "en.ftl"
    text = board.read_text(encoding="utf-8")
    text = text.replace("house-price = 30", "house-price = 40", 1)
    board.write_text(text.replace('deck = "letters"', 'deck = "leters"'), encoding="utf-8")
    words.write_text(words.read_text(encoding="utf-8").replace("house = ", "hous = ", 1), "utf-8")
    for problem in check(folder):
        print(problem)
