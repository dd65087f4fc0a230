"""What chance answers when it is drawn from the seed."""

from freehold.chance import draw
from freehold.jit import rule
from freehold.rules.groups import deeds_of
from freehold.sets import member_at, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, CARD, DEAL, DICE, DIE, FORCE_FACE, Decision


@rule
def drawn_from(game: Game, members: int) -> int:
    """One of a set, each as likely as any other."""
    return member_at(members, draw(game, size_of(members)))


@rule
def draw_face_down(game: Game, deck: int) -> int:
    """SETUP-4: every card that was never drawn is as likely as any other."""
    return drawn_from(game, game.deck_left[deck])


@rule
def draw_deed(game: Game) -> int:
    """Q-1: every deed that the bank still holds is as likely as any other."""
    return drawn_from(game, deeds_of(game, BANK))


@rule
def outcome(edition: Edition, game: Game) -> int:
    """The action of chance that follows from the seed."""
    if game.decision == Decision.DRAW_CARD:
        return CARD + draw_face_down(game, game.agenda_extra[game.n_agenda - 1])
    if game.decision == Decision.DEAL_DEED:
        return DEAL + draw_deed(game)
    if game.decision == Decision.SPECIAL_THROW or game.decision == Decision.DUEL_THROW:
        return DIE + draw(game, 6)
    if game.decision == Decision.FORCE_THROW:
        return FORCE_FACE + edition.force_face[draw(game, 6)]
    return DICE + draw(game, 36)
