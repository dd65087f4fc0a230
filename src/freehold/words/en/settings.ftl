### The rules that a table may set: a label, and a sentence about it.

kind-book = book rule
kind-ruling = ruling
kind-house = house rule
kind-table = table setting

value-yes = yes
value-no = no
value-utility-dice-roll-that-moved = the roll that moved
value-utility-dice-thrown-anew = always thrown anew
value-utility-dice-thrown-anew-after-card = thrown anew after a card
value-opening-bid = { $money }
value-jail-turns =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
value-deeds-dealt =
    { $number ->
        [0] none
       *[other] { $number } each
    }
value-houses-before-hotel = { $number }
value-bankruptcies-to-end =
    { $number ->
        [0] all but one
       *[other] { $number }
    }
value-max-counter-offers =
    { $number ->
        [0] none
       *[other] { $number }
    }
value-turn-limit =
    { $number ->
        [0] no limit
        [one] { $number } turn
       *[other] { $number } turns
    }
value-later-seats-bonus =
    { $number ->
        [0] none
       *[other] { $money } a place
    }

setting-figures-after-throw = Figures after the throw
    .about = Figures are chosen once it is settled who starts, not before.
setting-double-rent-with-mortgage = Double rent beside a mortgage
    .about = The unbuilt lots of a complete group cost double rent even while another lot of it is mortgaged.
setting-double-rent-partly-built = Double rent beside buildings
    .about = In a partly built group the lots without buildings still cost double rent.
setting-utility-dice = Dice for utilities
    .about = Which dice the rent of a utility counts: those of the move, or new ones.
setting-opening-bid = Opening bid
    .about = The lowest first bid in an auction.
setting-shortage-opens-at-house-price = Shortage opens at the house price
    .about = An auction of the bank's last buildings opens at the lowest house price concerned.
setting-jail-try-required = Must try in jail
    .about = Whoever neither pays nor uses a card has to throw for a double.
setting-jail-double-move-optional = Moving by the freeing double is optional
    .about = Whoever leaves jail by a double may stay on Just Visiting instead of moving.
setting-jail-turns = Longest stay in jail
    .about = After so many turns without a double the fine is due.
setting-jail-pay-after-failed-throw = Pay after a failed throw
    .about = In jail the fine may still be paid after a throw without a double, to move by it.
setting-jail-double-rolls-again = Roll again after the freeing double
    .about = A double that leads out of jail earns a further roll.
setting-further-roll-optional = The further roll is optional
    .about = The roll after a double may be declined.
setting-double-after-rest-rolls-again = Roll again after a rest
    .about = A double that ends on Free Parking or Just Visiting still earns a further roll.
setting-business-any-time = Business at any time
    .about = Players off turn may build, sell, mortgage and lift at any time, not only until the next roll.
setting-settle-rent-in-property = Rent settled in property
    .about = A debtor may offer unbuilt deeds in place of rent.
setting-hotel-sold-whole = Hotels sold outright
    .about = A hotel may be sold with the houses in it, in one go.
setting-group-sold-at-once = Groups sold at once
    .about = All buildings of a group may be sold in one step.
setting-mortgaged-count-for-rent = Mortgaged deeds count
    .about = Mortgaged railroads and utilities still count towards the number that their owner holds.
setting-interest-rounded-up = Interest rounded up
    .about = Interest of 10% is rounded up to the next whole unit, not down.
setting-bankrupt-mortgages-deeds = Bankrupts mortgage first
    .about = All deeds of a bankrupt are mortgaged first, and the money goes towards the debt.
setting-bank-auctions-free-of-mortgage = Auctioned free of mortgage
    .about = Deeds that the bank auctions after a bankruptcy are free of mortgage.
setting-give-up-only-when-hopeless = Give up only when hopeless
    .about = A debtor may give up only if nothing left to sell or mortgage would cover the debt.
setting-deeds-dealt = Deeds dealt
    .about = How many deeds each player is dealt before the start.
setting-dealt-deeds-paid = Dealt deeds are paid for
    .about = Dealt deeds are paid for at once, at the printed price.
setting-houses-before-hotel = Houses before a hotel
    .about = How many houses every lot of a group needs before a hotel.
setting-bankruptcies-to-end = Bankruptcies until the end
    .about = The game ends with this bankruptcy, and the richest player wins.
setting-last-bankruptcy-settled = Last bankruptcy settled
    .about = The bankruptcy that ends the game is settled like any other before wealth is counted.
setting-timed = Timed game
    .about = The host calls time; the round is played to its end, and the richest player wins.
setting-shared-win = Shared win
    .about = Players who are equally rich at the end share the win; otherwise the first of them in turn order wins.
setting-rent-on-demand = Rent on demand
    .about = An owner has to ask for rent before the next player rolls, or it is lost.
setting-ask-end-of-turn = Ask at the end of a turn
    .about = Before the dice go on, the player is asked whether there is anything else to do.
setting-max-counter-offers = Counter-offers
    .about = How many counter-offers one trade may see.
setting-no-trades = No trades
    .about = Players trade nothing with each other.
setting-no-mortgages = No mortgages
    .about = Deeds are not mortgaged.
setting-claims = Claims
    .about = The first property of a colour group gives the claim to the others: only its owner may buy them, and a second one of them comes before any other group.
setting-remote-purchases = Remote purchases
    .about = Before a roll the holder of a claim may buy or build where another player stands, who gets a commission: of several the one who came first.
setting-sales-before-roll = Sales before the roll
    .about = Whatever is sold is sold on one's own turn, before a roll, and never from jail or in the turn after it.
setting-deeds-sold-to-bank = Deeds sold to the bank
    .about = The bank buys deeds back at their mortgage value.
setting-bank-credit = Credit from the bank
    .about = What a forced payment lacks is borrowed from the bank and paid back from every income; whoever owes more than the mortgage value of all possessions has lost.
setting-same-double-jails = Jail for the same double
    .about = The same double twice in a row leads to jail, as the third double does.
setting-double-lost-on-start-risk-cards = Doubles that bring no roll
    .about = A double that ends on the start, on the risk space or on a card space earns no further roll.
setting-jail-by-fee-only = Out of jail by the fine only
    .about = In jail nobody throws for a double: the player pays the fine, which falls with every turn, or misses the turn.
setting-deck-reshuffled = Cards shuffled again
    .about = Drawn cards stay out until the last one is drawn; then all of them are shuffled.
setting-missions = Missions
    .about = A roll with a six brings a mission after the move; the other die and the figure's side say which.
setting-force-powers = Force powers
    .about = After a double the player may use the power that it names instead of rolling again.
setting-force = The Force
    .about = Two Force tokens wander over the board, and whoever meets the other side's token has to fight it.
setting-free-parking-pot = Pot on Free Parking
    .about = Taxes, card fees and fines gather in a pot, and whoever lands on Free Parking takes it.
setting-double-salary-on-go = Double salary on GO
    .about = Whoever lands exactly on GO collects double salary.
setting-no-auctions = No auctions
    .about = Deeds that nobody buys stay with the bank instead of being auctioned.
setting-no-rent-in-jail = No rent in jail
    .about = An owner in jail collects no rent.
setting-turn-limit = Turn limit
    .about = After so many turns the game ends, and the richest player wins.
setting-later-seats-bonus = Bonus for later players
    .about = Every player after the first starts with so much more money for each place, which makes up for playing later.
