"""The two records that every rule takes: the edition and the game."""

from typing import Protocol

from freehold.record import (
    Count,
    Flag,
    Groups,
    GroupsPerHolder,
    Money,
    MoneyPerAgenda,
    MoneyPerCard,
    MoneyPerClaim,
    MoneyPerGroup,
    MoneyPerSeat,
    MoneyPerSpace,
    MoneyPerSpecial,
    RentsPerSpace,
    Seats,
    Small,
    SmallPerAgenda,
    SmallPerCard,
    SmallPerClaim,
    SmallPerDeck,
    SmallPerFace,
    SmallPerFigure,
    SmallPerFreeCard,
    SmallPerGroup,
    SmallPerSeat,
    SmallPerSpace,
    SmallPerSpecial,
    SmallPerToken,
    SpacesPerGroup,
    Word,
    WordPerDeck,
    WordPerFirstEvent,
    WordPerGroup,
    WordPerHolder,
    WordPerLaterEvent,
    WordPerSomeGroups,
    layout,
)


class Edition(Protocol):
    """Everything printed in the box, and the rules agreed on.  Never written while a game runs."""

    # The box.
    n_spaces: Small
    start_cash: Money
    salary: Money
    landing_bonus: Money  # on top of the salary, for landing on GO itself
    fine: Money
    fine_step: Money  # by so much the fine falls with every turn in jail
    houses: Small
    hotels: Small
    n_figures: Small

    # The board.
    kind: SmallPerSpace
    group: SmallPerSpace  # -1 for spaces that cannot be bought
    price: MoneyPerSpace  # for a tax, the tax
    mortgage: MoneyPerSpace
    house_price: MoneyPerSpace
    commission: MoneyPerSpace  # of a remote purchase
    house_commission: MoneyPerSpace
    # Lot, plot: by level; railroad: by number; utility: factor by number; risk: factors.
    rent: RentsPerSpace
    nearest_jail: SmallPerSpace
    deck: SmallPerSpace
    n_groups: Small
    group_size: SmallPerGroup
    member: SpacesPerGroup
    in_group: WordPerGroup  # the members as a set (freehold.sets)
    in_groups: WordPerSomeGroups  # those of any of four groups, a bit a group
    deeds: Word  # all of them
    lots: Word  # those on which houses can stand
    lot_groups: Count  # a bit a group of lots
    # What follows from the numbers above and the settings (freehold.editions.yields).
    interest: MoneyPerSpace  # on its mortgage
    growth: RentsPerSpace  # rent that the next building adds, in thousandths of its price
    group_kind: SmallPerGroup  # of all its deeds
    first_yield: MoneyPerGroup  # rent of one deed alone in a landing, in percent of its price

    # The decks.
    n_decks: Small
    n_cards: SmallPerDeck
    card_effect: SmallPerCard
    card_space: SmallPerCard  # MOVE_TO: the space; MOVE_TO_NEXT: the kind; MOVE_BACK: how far
    card_amount: MoneyPerCard  # money; MOVE_TO_NEXT: the factor on the rent
    card_hotel: MoneyPerCard  # REPAIRS: the amount a hotel
    n_free_cards: Small
    free_card_deck: SmallPerFreeCard
    free_card_card: SmallPerFreeCard

    # The special rules: missions and powers by the roll that brings them, and the Force.
    figure_side: SmallPerFigure
    n_specials: Small
    special_trigger: SmallPerSpecial
    special_side: SmallPerSpecial  # NONE: any side
    special_pips: SmallPerSpecial  # the other die, or the double's pips
    special_needs: SmallPerSpecial  # the lowest throw that succeeds; 0: no throw
    special_effect: SmallPerSpecial
    special_count: SmallPerSpecial  # how many deeds; DRAW_CARD: the deck
    special_amount: MoneyPerSpecial
    special_penalty: MoneyPerSpecial
    token_start: SmallPerToken
    force_face: SmallPerFace
    force_penalty: Money

    # Rule settings, in the order of the settings table (freehold.editions.settings).
    figures_after_throw: Flag
    double_rent_with_mortgage: Flag
    double_rent_partly_built: Flag
    utility_dice: Small
    opening_bid: Money
    shortage_opens_at_house_price: Flag
    jail_try_required: Flag
    jail_double_move_optional: Flag
    jail_turns: Small
    jail_pay_after_failed_throw: Flag
    jail_double_rolls_again: Flag
    further_roll_optional: Flag
    double_after_rest_rolls_again: Flag
    business_any_time: Flag
    settle_rent_in_property: Flag
    hotel_sold_whole: Flag
    group_sold_at_once: Flag
    mortgaged_count_for_rent: Flag
    interest_rounded_up: Flag
    bankrupt_mortgages_deeds: Flag
    bank_auctions_free_of_mortgage: Flag
    give_up_only_when_hopeless: Flag
    deeds_dealt: Small
    dealt_deeds_paid: Flag
    houses_before_hotel: Small
    bankruptcies_to_end: Small
    last_bankruptcy_settled: Flag
    timed: Flag
    shared_win: Flag
    rent_on_demand: Flag
    ask_end_of_turn: Flag
    max_counter_offers: Small
    no_trades: Flag
    no_mortgages: Flag
    claims: Flag
    remote_purchases: Flag
    sales_before_roll: Flag
    deeds_sold_to_bank: Flag
    bank_credit: Flag
    same_double_jails: Flag
    double_lost_on_start_risk_cards: Flag
    jail_by_fee_only: Flag
    deck_reshuffled: Flag
    # The editions' special rules, agreed on at the table.
    missions: Flag
    force_powers: Flag
    force: Flag
    # House rules, all off by default.
    free_parking_pot: Flag
    double_salary_on_go: Flag
    no_auctions: Flag
    no_rent_in_jail: Flag
    turn_limit: Count
    later_seats_bonus: Money


class Game(Protocol):
    """Everything on the table.  Flat, fixed in size, copied with one memcpy."""

    # No matter of the rules: where the whole record is, while a GPU plays (freehold.near).
    home: Word

    # What the game waits for.
    decision: Small
    actor: Small  # who must decide; CHANCE for dice and decks
    decision_space: Small  # the space the decision is about, or -1
    turn_seat: Small  # whose turn it is; not always the actor

    # The agenda: what is still to be done, the last entry first.
    n_agenda: Small
    agenda_phase: SmallPerAgenda
    agenda_seat: SmallPerAgenda
    agenda_other: SmallPerAgenda
    agenda_space: SmallPerAgenda
    agenda_extra: SmallPerAgenda
    agenda_amount: MoneyPerAgenda

    # The turn.
    n_seats: Small
    playing: Seats  # that are not bankrupt
    first_seat: Small  # -1 until it is settled
    turns: Count
    rounds: Count
    rolled: Flag  # the seat on turn has rolled in this turn
    moved: Flag  # the seat on turn is done with its move: END_TURN
    doubles: Small
    roll_again: Flag  # a card said so
    just_out: Flag  # the seat on turn has left jail in this turn
    bought_in: Count  # a bit a group in which the seat on turn has bought and not landed since
    first_die: Small
    second_die: Small
    time_up: Flag
    winners: Seats

    # Chance.
    seed: Word
    key: Word  # the seed, mixed
    draws: Count

    # The bank.
    bank: Money  # what it took in, less what it paid out
    pot: Money
    houses: Small
    hotels: Small

    # The seats.
    cash: MoneyPerSeat
    debt: MoneyPerSeat  # to the bank
    indebted: Seats  # that owe it anything
    at: SmallPerSeat
    jailed: Seats
    jail_turns: SmallPerSeat  # turns begun in jail
    figure: SmallPerSeat
    misses: SmallPerSeat  # turns to be missed
    missing: Seats  # that have any
    arrival: SmallPerSeat  # 0: came first to where it stands; kept with remote purchases only
    last_roll: SmallPerSeat  # F-9: the last roll that moved the figure; kept with missions only
    start_throw: SmallPerSeat  # SETUP-2; -1: not thrown, -2: no longer in the running

    # The deeds.
    owner: SmallPerSpace
    buildings: SmallPerSpace
    mortgaged: Word  # a bit a deed
    pending: SmallPerSpace

    # The same once more as sets (freehold.sets); written by rules.groups alone.
    held: WordPerHolder  # whose deeds: the bank's, then those of the seats (groups.deeds_of)
    some: GroupsPerHolder  # of which it has any deed
    complete: Groups  # that are in one hand, the bank's or a seat's
    built: Word  # where anything stands
    unsettled: Word  # where anything is pending
    fixed: Groups  # in which anything stands or is pending
    ready: Word  # lots on which the next building may stand, if the bank has it
    room: SmallPerGroup  # for so many houses more; below 0: for so many hotels

    # The decks: what was never drawn is a set, what was laid back is a queue.
    deck_left: WordPerDeck
    deck_size: SmallPerDeck
    deck_queue: SmallPerCard
    free_card_holder: SmallPerFreeCard

    # The Force tokens; -1 where they are not played with.
    token_at: SmallPerToken

    # The auction under way.
    auction_lot: Small
    auction_floor: Money
    auction_bid: Money
    auction_bidder: Small
    auction_in: Seats

    # The trade on the table, seen from the one who puts it together.
    offered: Word  # a bit a deed
    card_offered: SmallPerFreeCard
    offer_cash: Money
    counters: Small

    # Who wants one of the last buildings, and who said no since the last roll.
    wanting: Seats
    waived: Seats

    # RENT-2: rents that nobody has asked for yet.
    n_claims: Small
    claim_debtor: SmallPerClaim
    claim_owner: SmallPerClaim
    claim_space: SmallPerClaim
    claim_factor: SmallPerClaim
    claim_amount: MoneyPerClaim
    claim_turn: MoneyPerClaim

    # What happened since the last action.
    n_told: Small
    latest: Small  # the event of the last of these
    told: WordPerFirstEvent  # rules.agenda writes and reads them
    told_later: WordPerLaterEvent


STAYS = ["told", "home"]
"""What is of no use from one action to the next, and so stays where a game is played."""

_NEARLY_ALWAYS = """
    decision actor decision_space turn_seat n_agenda n_seats first_seat n_claims
    rolled moved doubles roll_again just_out first_die second_die n_told
    houses hotels latest playing turns rounds draws bank waived indebted fixed
    key mortgaged built ready held cash at some complete
    agenda_phase agenda_seat agenda_other agenda_space agenda_extra jailed missing agenda_amount
    owner buildings room
"""
NEARLY_ALWAYS = [*STAYS, *_NEARLY_ALWAYS.split()]
"""What nearly every action reads or writes lies together, at the beginning of the record."""

_OFTEN = """
    offered offer_cash card_offered auction_floor auction_bid auction_lot auction_bidder auction_in
    counters wanting time_up winners
    deck_left unsettled jail_turns
"""
OFTEN = _OFTEN.split()
"""And of the rest what is looked at most: 32 bytes for a trade or an auction, filled up with what
is not, and as many for cards and jail."""

EDITION = layout(Edition)
GAME = layout(Game, first=[*NEARLY_ALWAYS, *OFTEN])
