"""The third record: how somebody plays.  Numbers only, read from a file, never written in a game.

Habits are in percent of what they are compared with, so that they fit every edition,
whatever its money is worth.  A player is somebody with habits in one edition: what the
rules would work out again and again stands beside them (`freehold.bots.sitting`).
"""

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from freehold.jit import record_parameter
from freehold.record import (
    Count,
    Flag,
    Ints,
    Money,
    MoneyPerGroup,
    MoneyPerHolding,
    SharesPerHolding,
    Small,
    layout,
)
from freehold.vocabulary import MAX_SEATS


class Manner(IntEnum):
    """What answers the decisions of a seat."""

    HEURISTIC = 0
    """The heuristic player, with the numbers of its record."""
    RANDOM = 1
    """Anything that is allowed."""
    WALKING = 2
    """Only ever rolls: the figure of somebody who does not play, to measure the board itself."""


class Purpose(IntEnum):
    """What cash is spent on; how much of the reserve has to stay is a matter of habit."""

    BUY = 0
    BUILD = 1
    BUILD_FURTHER = 2
    LIFT = 3


PerPurpose = Annotated[Ints, np.int32, len(Purpose)]
PerRivals = Annotated[Ints, np.int32, MAX_SEATS]


ENVY_BITS = 10
"""Envy is in so many halvings of the other's gain: these are shifted away."""


class Habits(Protocol):
    """A way to play: what a heuristic player does differently from others of its kind."""

    manner: Small  # a Manner; the rest counts for the heuristic one only

    # Cash that is not touched without need.
    reserve: Count  # percent of the salary, at the least
    reserve_for_rent: Count  # percent of the highest rent that another seat could ask
    reserve_at_most: Count  # percent of the salary

    # What deeds are worth, in percent of their price.
    small_group: Count  # a lot of a group of one or two
    large_group: Count  # a lot of a group of three or more
    railroad: Count
    utility: Count
    part_of_group: Count  # added for every other lot of the group that one has
    whole_group: Count  # added for each lot of a complete group
    block: Count  # percent of what a rival would gain that keeping it away is worth

    # Buying and bidding.
    buying_reserve: Count  # percent of the reserve that stays when a deed is bought
    bid_limit: Count  # percent of the worth that is bid at most
    bid_step: Count  # percent of the price by which a bid goes up

    # Building and mortgages.
    building_reserve: Count  # percent of the reserve that stays up to the favourite level
    favourite_level: Count  # houses on a lot, which are built eagerly
    further_reserve: Count  # percent of the reserve that stays beyond it
    lifting_reserve: Count  # percent of the reserve that stays when a loose deed's mortgage goes
    mortgages_to_build: Flag  # loose deeds are mortgaged for houses up to the favourite level
    mortgage_order: Count  # 0: the cheap end of the board first; 1: the dear one

    # Trades.
    trade_rounds: Count  # rounds between two offers; 0: makes none
    trade_margin: Count  # percent of the salary by which a trade must be good for oneself
    offer_share: Count  # percent of what both gain together that is offered to the other side
    envy: Count  # percent of the other's gain that counts as a loss, shared by all rivals

    # Jail.
    leave_jail_while: Count  # percent of the deeds that the bank still has; above, jail is left
    stay_for_rent: Count  # percent of the salary; from such a rent on it is safer not to move

    # Missions, powers and the Force.
    risk: Count  # percent at which what may be lost is counted
    hurt_leader: Count  # percent of another's loss that counts as a gain


class Player(Habits, Protocol):
    """Somebody with habits, in one edition."""

    least_reserve: Money  # cash that is kept even if nobody has built anything
    most_reserve: Money  # and however high the rents are
    keeps: PerPurpose  # percent of the reserve that stay
    keeps_least: PerPurpose  # of the least reserve, in money
    keeps_most: PerPurpose  # of the highest
    margin: Money  # by which a trade must be good for oneself
    envy_of: PerRivals  # of another's gain that counts as a loss: by how many rivals there are
    worth: MoneyPerHolding  # of so many deeds of a group together, at their usual price
    gain: SharesPerHolding  # of its price that one more is worth, in percent: by how many one has
    lifting: MoneyPerGroup  # what it usually costs to lift the mortgage of a deed
    dues: MoneyPerGroup  # the highest interest on one


HABITS = layout(Habits)
PLAYER = layout(Player)

record_parameter("player", "players", Player, PLAYER)
