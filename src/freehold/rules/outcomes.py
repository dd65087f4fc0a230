"""What chance answers when it is drawn from the seed."""

from freehold.chance import draw
from freehold.jit import rule
from freehold.rules.decks import is_face_down
from freehold.rules.groups import deeds_at_bank, why_not_from_bank
from freehold.state import Edition, Game
from freehold.vocabulary import CARD, DEAL, DICE, DIE, FORCE_FACE, Decision


@rule
def draw_face_down(edition: Edition, game: Game, deck: int) -> int:
    """SETUP-4: every card that was never drawn is as likely as any other."""
    left = 0
    for card in range(edition.n_cards[deck]):
        if is_face_down(game, deck, card):
            left += 1
    skip = draw(game, left)
    for card in range(edition.n_cards[deck]):
        if is_face_down(game, deck, card):
            if skip == 0:
                return card
            skip -= 1
    return 0


@rule
def draw_deed(edition: Edition, game: Game) -> int:
    """Q-1: every deed that the bank still holds is as likely as any other."""
    skip = draw(game, deeds_at_bank(edition, game))
    for space in range(edition.n_spaces):
        if why_not_from_bank(edition, game, space) == 0:
            if skip == 0:
                return space
            skip -= 1
    return 0


@rule
def outcome(edition: Edition, game: Game) -> int:
    """The action of chance that follows from the seed."""
    if game.decision == Decision.DRAW_CARD:
        return CARD + draw_face_down(edition, game, game.agenda_extra[game.n_agenda - 1])
    if game.decision == Decision.DEAL_DEED:
        return DEAL + draw_deed(edition, game)
    if game.decision == Decision.SPECIAL_THROW or game.decision == Decision.DUEL_THROW:
        return DIE + draw(game, 6)
    if game.decision == Decision.FORCE_THROW:
        return FORCE_FACE + edition.force_face[draw(game, 6)]
    return DICE + draw(game, 36)
