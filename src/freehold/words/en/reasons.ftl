### Why an action is refused: the second half of the sentence, after the colon.

reason-not-now = this is not the moment for it
reason-no-such-space =
    { $thing ->
        [figure] there is no such figure
        [group] there is no such group
        [nowhere] there is no { $space }
       *[space] { $space } cannot be owned
    }
reason-not-yours = { $space } is not yours
reason-not-a-lot =
    { $thing ->
        [nowhere] there is no { $space }
       *[space] { $space } takes no buildings
    }
reason-group-incomplete = you do not own the whole group “{ $group }”
reason-group-mortgaged = { $space } is mortgaged
reason-uneven =
    { $doing ->
        [selling] { $space } has more buildings and comes first
        [misfit] the building that was won does not fit on { $space } now
       *[building] { $space } has fewer buildings and comes first
    }
reason-fully-built = { $space } is fully built
reason-no-houses-left = the bank has no { $houses } left
reason-no-hotels-left = the bank has no { $hotels } left
reason-too-little-cash = that takes { $money } in cash
reason-not-between-turns = the dice have been rolled; wait until the turn is over
reason-no-building = there is no building on { $space }
reason-not-enough-houses-to-swap = the bank has too few { $houses } to give in exchange
reason-no-hotel = that takes { $a-building } on { $space }
reason-not-in-this-edition = the rules of this table do not have it
reason-group-built = { $space } has buildings
reason-already-mortgaged = { $space } is already mortgaged
reason-not-mortgaged = { $space } is not mortgaged
reason-interest-still-due = the interest on { $space } is still due
reason-seat-is-out =
    { $other ->
        [nobody] there is no such player in the game
       *[seat] { $name } is not in the game
    }
reason-that-is-you = that is you
reason-not-theirs-either =
    { $doing ->
        [taking] { $space } belongs to no other player
       *[trading] { $space } belongs to neither of you
    }
reason-empty-offer = the offer is empty
reason-bid-too-low = the lowest bid is { $money }
reason-can-still-raise-cash = { $money } can still be raised
reason-must-try = you have to try for a double
reason-must-roll = you have to roll
reason-no-free-card = there is no such card
reason-nothing-to-ask = no rent is open on { $space }
reason-not-in-jail = you are not in jail
reason-figure-taken = the figure is taken
reason-not-a-timed-game = this game is not played against the clock
reason-time-already-called = time has been called already
reason-owner-cannot-pay-interest = the other side could not pay { $money } in interest
reason-partner-lacks-cash = the other side does not have { $money }
reason-only-rent = only rent can be settled in property
reason-too-much = the debt is { $money }
reason-deed-is-sold = { $space } has an owner already
reason-card-is-out = that card is not in the deck
reason-game-is-over = the game is over
reason-countered-too-often =
    { $number ->
        [0] counter-offers are not allowed
        [one] only one counter-offer is allowed
       *[other] only { $number } counter-offers are allowed
    }
reason-must-not-decline = this cannot be declined
reason-already-there = the figure is on { $space } already
reason-space-taken = { $space } is not free: it has an owner, or a figure or a token is on it
reason-in-complete-group = { $space } belongs to a complete group
reason-same-owner-only = { $space } belongs to somebody else, and all of it has to come from one player
reason-nothing-to-take = nobody else has a property outside a complete group
reason-in-debt = you owe the bank { $money }, and nothing is bought or built before that is paid back
reason-claimed = somebody else owns { $space } and has the claim to the whole group “{ $group }”
reason-claim-comes-first = you own only { $space } of the group “{ $group }”, and a second one there comes first
reason-too-few-deeds-for-level =
    { $number ->
        [one] with { $number } property of the group no more than { $count } may stand there
       *[other] with { $number } properties of the group no more than { $count } may stand on each
    }
reason-too-little-beside = more has to be built on { $space } first
reason-just-bought = you have only just bought in the group “{ $group }”; build there at the next opportunity
reason-not-standing-there = you build where you have landed in the group “{ $group }”, after that roll; before a roll only where somebody else stands
reason-nobody-stands-there = nobody else stands on { $space }
reason-no-claim = you have no claim to { $space }
reason-before-roll-only = that is done on your turn, before you roll
reason-in-jail = you are in jail
reason-just-out-of-jail = you are only just out of jail; that has to wait until your next turn
reason-buildings-first = what stands on { $space } has to be sold first
reason-holds-up-others = what stands on { $space } would then be too much
reason-pay-or-stay = the dice get nobody out of here; pay the fine, or stay
reason-still-mortgaged = { $space } is mortgaged
