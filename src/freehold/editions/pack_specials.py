"""The special rules' part of the edition record."""

from typing import Any

from freehold.editions.spec import EditionSpec
from freehold.editions.specials import AnySpecial, DrawCard, Duel
from freehold.vocabulary import ForceFace, Side, SpecialEffect, Token, Trigger


def pack_specials(spec: EditionSpec, record: Any) -> None:
    """Sides, missions, powers and the Force; all nought where the edition has none."""
    for at, figure in enumerate(spec.figure_ids):
        record["figure_side"][at] = _side(spec.side_of(figure))
    record["n_specials"] = len(spec.specials)
    for row, special in enumerate(spec.specials):
        _pack_row(spec, special, record, row)
    if spec.force is not None:
        record["token_start"][Token.LIGHT] = spec.space_ids.index(spec.force.light_start)
        record["token_start"][Token.DARK] = spec.space_ids.index(spec.force.dark_start)
        record["force_face"] = [ForceFace[face.upper()] for face in spec.force.faces]
        record["force_penalty"] = spec.force.penalty


def _pack_row(spec: EditionSpec, special: AnySpecial, record: Any, row: int) -> None:
    tag = str(special.__struct_config__.tag)
    record["special_trigger"][row] = Trigger[special.trigger.upper()]
    record["special_side"][row] = _side(special.side)
    record["special_pips"][row] = special.pips
    record["special_needs"][row] = special.needs
    record["special_effect"][row] = SpecialEffect[tag.upper().replace("-", "_")]
    record["special_count"][row] = _count(spec, special)
    record["special_amount"][row] = getattr(special, "amount", 0)
    record["special_penalty"][row] = special.penalty


def _count(spec: EditionSpec, special: AnySpecial) -> int:
    """How many deeds; for a card, the deck."""
    match special:
        case DrawCard():
            return spec.deck_ids.index(special.deck)
        case Duel():
            return 1
        case _:
            return getattr(special, "count", 0)


def _side(word: str | None) -> Side:
    return Side.NONE if word is None else Side[word.upper()]
