"""Rent: how much is due, and whether it is claimed or has to be asked for."""

from freehold.jit import rule
from freehold.rules.agenda import pop, push, tell
from freehold.rules.groups import because, built_in, mortgaged_in, n_owned, owns_group
from freehold.rules.money import owe
from freehold.rules.seats import is_jailed
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    MAX_CLAIMS,
    NOBODY,
    DebtKind,
    Event,
    Phase,
    Reason,
    SpaceKind,
    UtilityDice,
)


@rule
def is_rent_doubled(edition: Edition, game: Game, space: int) -> bool:
    """RENT-4: a complete group's unbuilt lots charge double the base rent.

    B-1: with a mortgage in the group only where the book says so.
    B-9: the unbuilt lots of a partly built group as well.
    """
    group = edition.group[space]
    if not owns_group(edition, game, game.owner[space], group):
        return False
    if mortgaged_in(edition, game, group) != NOBODY and not edition.double_rent_with_mortgage:
        return False
    return built_in(edition, game, group) == NOBODY or edition.double_rent_partly_built != 0


@rule
def lot_rent(edition: Edition, game: Game, space: int) -> int:
    """RENT-5, F-42, Q-8: the deed's amount for the buildings that stand there.

    RENT-3: a mortgage on another lot of the group does not stop it.
    """
    rent = edition.rent[space][game.buildings[space]]
    if game.buildings[space] == 0 and is_rent_doubled(edition, game, space):
        rent *= 2
    return rent


@rule
def needs_throw(
    edition: Edition, game: Game, seat: int, space: int, by_card: int, factor: int
) -> bool:
    """B-2: which dice a utility's rent counts.

    F-9: a card that names its own multiple has the dice thrown anew.
    F-57: so does a seat that was put there (`by_card` is 2) and has no roll to count.
    """
    if edition.kind[space] != SpaceKind.UTILITY:
        return False
    if factor > 0 or edition.utility_dice == UtilityDice.THROWN_ANEW:
        return True
    if by_card == 2 and game.last_roll[seat] == 0:
        return True
    return by_card != 0 and edition.utility_dice == UtilityDice.THROWN_ANEW_AFTER_CARD


@rule
def rent_due(edition: Edition, game: Game, space: int, factor: int, pips: int) -> int:
    """RENT-5, RENT-6, RENT-7: what landing here costs now.

    PL-5-9: a plot's rent is the deed's for what is built on it.
    PL-6-2, PL-6-3: customs posts and radar traps charge by their number in one hand.
    A card's `factor` multiplies a railroad's rent, and stands for a utility's.
    """
    kind = edition.kind[space]
    if kind == SpaceKind.LOT:
        return lot_rent(edition, game, space)
    if kind == SpaceKind.PLOT:
        return edition.rent[space][game.buildings[space]]
    number = max(n_owned(edition, game, game.owner[space], edition.group[space]), 1)
    by_number = edition.rent[space][number - 1]
    if kind == SpaceKind.RAILROAD:
        return by_number * max(factor, 1)
    if factor > 0:
        return factor * pips
    return by_number * pips


@rule
def charge_rent(
    edition: Edition, game: Game, seat: int, owner: int, space: int, amount: int, factor: int
) -> None:
    """RENT-1: the rent is owed now; an amount of -1 means that dice are thrown for it first."""
    if amount < 0:
        push(game, Phase.RENT_THROW, seat, owner, space, 0, factor)
    else:
        tell(game, Event.RENT_DUE, seat, owner, space, amount)
        owe(edition, game, seat, owner, amount, DebtKind.RENT)


@rule
def on_rent_throw(edition: Edition, game: Game, pips: int) -> None:
    """RENT-7: 4 or 10 times the dice."""
    top = game.n_agenda - 1
    seat, owner = game.agenda_seat[top], game.agenda_other[top]
    space, factor = game.agenda_space[top], game.agenda_extra[top]
    pop(game)
    amount = rent_due(edition, game, space, factor, pips)
    charge_rent(edition, game, seat, owner, space, amount, factor)


@rule
def land_again(edition: Edition, game: Game, space: int) -> None:
    """PL-5-8: landing on the planet again is the next opportunity to build there."""
    bit = 1 << edition.group[space]
    if game.bought_in & bit:
        game.bought_in -= bit


@rule
def land_on_owned(
    edition: Edition, game: Game, seat: int, space: int, by_card: int, factor: int
) -> None:
    """RENT-1: another's deed costs rent, a mortgaged one nothing.

    TURN-8: on one's own deed nothing is paid.
    RENT-8: an owner in jail still collects.
    PL-10-2, F-24, HOUSE-4 (house rule): an owner in jail does not.
    RENT-2, F-28: the rent is claimed for the owner, or the owner has to ask.
    """
    owner = game.owner[space]
    if owner == seat:
        land_again(edition, game, space)
    if owner == seat or is_in(game.mortgaged, space):
        tell(game, Event.RESTED, seat, owner, space, 0)
        return
    if edition.no_rent_in_jail and is_jailed(game, owner):
        tell(game, Event.RESTED, seat, owner, space, 0)
        return
    amount = -1
    if not needs_throw(edition, game, seat, space, by_card, factor):
        pips = game.last_roll[seat] if by_card == 2 else game.first_die + game.second_die
        amount = rent_due(edition, game, space, factor, pips)
    if edition.rent_on_demand:
        note_claim(game, seat, owner, space, amount, factor)
    else:
        charge_rent(edition, game, seat, owner, space, amount, factor)


# --- rent on demand ------------------------------------------------------------


@rule
def strike_claim(game: Game, index: int) -> None:
    """Take a claim off the list; the others keep their order."""
    last = game.n_claims - 1
    for i in range(index, last):
        game.claim_debtor[i] = game.claim_debtor[i + 1]
        game.claim_owner[i] = game.claim_owner[i + 1]
        game.claim_space[i] = game.claim_space[i + 1]
        game.claim_factor[i] = game.claim_factor[i + 1]
        game.claim_amount[i] = game.claim_amount[i + 1]
        game.claim_turn[i] = game.claim_turn[i + 1]
    game.claim_debtor[last] = 0
    game.claim_owner[last] = 0
    game.claim_space[last] = 0
    game.claim_factor[last] = 0
    game.claim_amount[last] = 0
    game.claim_turn[last] = 0
    game.n_claims = last


@rule
def note_claim(game: Game, seat: int, owner: int, space: int, amount: int, factor: int) -> None:
    """RENT-2: the rent is noted until the owner asks for it or it is lost."""
    if game.n_claims == MAX_CLAIMS:
        strike_claim(game, 0)
    i = game.n_claims
    game.claim_debtor[i] = seat
    game.claim_owner[i] = owner
    game.claim_space[i] = space
    game.claim_factor[i] = factor
    game.claim_amount[i] = amount
    game.claim_turn[i] = game.turns
    game.n_claims = i + 1


@rule
def lose_old_claims(game: Game) -> None:
    """RENT-2: unasked rent is lost once the next seat has rolled.

    F-54: the debtor's own further roll does not yet lose it.
    """
    i = 0
    while i < game.n_claims:
        if game.claim_turn[i] < game.turns:
            tell(
                game,
                Event.RENT_LOST,
                game.claim_debtor[i],
                game.claim_owner[i],
                game.claim_space[i],
                max(game.claim_amount[i], 0),
            )
            strike_claim(game, i)
        else:
            i += 1


@rule
def drop_claims_of(game: Game, seat: int) -> None:
    """A bankrupt seat neither asks for rent nor owes it."""
    i = 0
    while i < game.n_claims:
        if game.claim_debtor[i] == seat or game.claim_owner[i] == seat:
            strike_claim(game, i)
        else:
            i += 1


@rule
def find_claim(game: Game, seat: int, space: int) -> int:
    """The oldest claim of a seat on the rent of a space, or -1."""
    for i in range(game.n_claims):
        if game.claim_space[i] == space and game.claim_owner[i] == seat:
            return i
    return NOBODY


@rule
def why_not_ask_rent(game: Game, seat: int, space: int) -> int:
    """RENT-2: the owner asks, for rent that is not asked for yet, on turn or off (TURN-9)."""
    if find_claim(game, seat, space) != NOBODY:
        return 0
    for i in range(game.n_claims):
        if game.claim_space[i] == space:
            return because(Reason.NOT_YOURS, space)
    return because(Reason.NOTHING_TO_ASK, space)


@rule
def ask_rent(edition: Edition, game: Game, seat: int, space: int) -> None:
    """RENT-2: the owner asks, and the rent is owed."""
    i = find_claim(game, seat, space)
    debtor, owner = game.claim_debtor[i], game.claim_owner[i]
    amount, factor = game.claim_amount[i], game.claim_factor[i]
    strike_claim(game, i)
    tell(game, Event.RENT_ASKED, owner, debtor, space, max(amount, 0))
    charge_rent(edition, game, debtor, owner, space, amount, factor)
