### The labels of choices, and the first half of a refusal ("cannot build").

## Plain answers

action-roll =
    { $state ->
        [jail] Try for a double
        [again] Roll again
       *[free] Roll the dice
    }
action-end =
    { $state ->
        [again] End the turn without rolling again
       *[free] End the turn
    }
action-pay = Pay the fine of { $fine }
action-use-card = Use a get-out-of-jail card
action-stay =
    { $decision ->
        [leave-by-double] Only step out of jail
       *[turn]
            { $next ->
                [fine] Stay in jail and miss this turn (next time the fine is { $next-fine })
                [free] Stay in jail and miss this turn (then you are free)
               *[unknown] Stay in jail
            }
    }
action-buy =
    { $about ->
        [nothing] Buy
       *[space] Buy { $space } for { $price }
    }
action-decline =
    { $decision ->
        [special]
            { $trigger ->
                [six] Do not go on the mission
               *[double] Roll again instead
            }
        [choose-space]
            { $figure ->
                [token] Leave the token where it is
               *[own] Stay where you are
            }
       *[buy]
            { $auctions ->
                [no] Do not buy
               *[yes] Do not buy; put it up for auction
            }
    }
action-pass = Pass
action-accept = Accept
action-refuse = Refuse
action-counter = Make a counter-offer
action-propose = Make this offer
action-cancel = Drop it
action-done = Done
action-give-up = Give up and go bankrupt
action-time-up = Call time
action-move = Move by the double
action-keep =
    { $about ->
        [nothing] Keep the mortgage and pay the interest
       *[space] Keep the mortgage on { $space } and pay { $interest } in interest
    }
action-lift-now =
    { $about ->
        [nothing] Lift the mortgage now
       *[space] Lift the mortgage on { $space } now for { $cost }
    }
action-claim = I want one too
action-waive = No, thanks

## Business

action-build =
    { $building ->
        [unknown] Build on { $space } for { $money }
        [plot] Build { $a-building } on { $space } for { $money }: makes { $count }
       *[known] Build { $a-building } on { $space } for { $money }
    }
action-sell =
    { $building ->
        [unknown] Sell a building on { $space } for { $money }
        [plot] Sell { $a-building } on { $space } for { $money }: leaves { $count }
       *[known] Sell { $a-building } on { $space } for { $money }
    }
action-sell-whole = Sell { $a-building } on { $space } outright for { $money }
action-sell-group =
    { $amount ->
        [unknown] Sell all buildings of the group “{ $group }”
       *[known] Sell all buildings of the group “{ $group }” for { $money }
    }
action-buy-remote = Buy { $space } remotely for { $money }
action-sell-deed = Sell { $space } to the bank for { $money }
action-mortgage = Mortgage { $space } for { $money }
action-lift = Lift the mortgage on { $space } for { $cost }
action-trade = Make { $other } an offer
action-open = Let { $other } do business
action-ask-rent = Ask for the rent of { $space }
action-settle = Offer { $space } in place of rent

## Trades

action-offer-deed =
    { $side ->
        [give] Give { $space }
        [want] Ask for { $space }
        [back] Leave { $space } out again
       *[unknown] Add { $space }, or leave it out again
    }
action-offer-card =
    { $side ->
        [give] Give the { $free-card }
        [want] Ask for the { $free-card }
        [back] Leave the { $free-card } out again
       *[unknown] Add the { $free-card }, or leave it out again
    }
action-give-cash =
    { $amount ->
        [none] Give no cash
       *[some] Give { $money }
    }
action-want-cash =
    { $amount ->
        [none] Ask for no cash
       *[some] Ask for { $money }
    }
action-settle-for = For { $money } of the debt

## Other questions

action-place =
    { $building ->
        [unknown] Put the building on { $space }
       *[known] Put { $a-building } on { $space }
    }
action-figure = Play as { $figure }
action-bid = Bid { $money }

## Missions, powers and the Force

action-use =
    { $trigger ->
        [six] Go on the mission “{ $special }”
       *[double] Use the power “{ $special }”
    }
action-take-money =
    { $amount ->
        [unknown] Take the money
       *[known] Take { $money }
    }
action-go-to =
    { $figure ->
        [leap] Leap to { $space }
        [other] Put { $other } on { $space }
        [token] Move the { $token } to { $space }
       *[own] Move to { $space }
    }
action-target =
    { $effect ->
        [beat] Beat { $other } (worth { $money })
        [put] Put { $other } elsewhere (now on { $place })
       *[unknown] Choose { $other }
    }
action-take =
    { $effect ->
        [steal] Steal { $space }
        [duel] Fight for { $space }
       *[free] Take { $space }
    }

## Chance

action-deal = Deal { $space }
action-card =
    { $about ->
        [nothing] Draw card { $number }
       *[card] Draw “{ $card }”
    }
action-dice = Throw { $first } and { $second }
action-die = Throw { $number }
action-force-face =
    { $face ->
        [light] Throw white with the Force die
        [dark] Throw black with the Force die
       *[shift] Throw a shift in the Force
    }

## Refusals

refusal = { $cannot }: { $reason }
allowed = that is allowed

cannot-roll = cannot roll
cannot-end = cannot end the turn
cannot-pay = cannot pay the fine
cannot-use-card = cannot use a card
cannot-stay = cannot stay
cannot-buy = cannot buy
cannot-decline = cannot decline
cannot-pass = cannot pass
cannot-accept = cannot accept
cannot-refuse = cannot refuse
cannot-counter = cannot make a counter-offer
cannot-propose = cannot make this offer
cannot-cancel = cannot drop it
cannot-done = cannot finish
cannot-give-up = cannot give up
cannot-time-up = cannot call time
cannot-move = cannot move
cannot-keep = cannot keep the mortgage
cannot-lift-now = cannot lift the mortgage now
cannot-claim = cannot claim a building
cannot-waive = cannot say no to a building
cannot-build = cannot build
cannot-sell = cannot sell
cannot-sell-whole = cannot sell outright
cannot-sell-group = cannot sell the group's buildings
cannot-buy-remote = cannot buy remotely
cannot-sell-deed = cannot sell { $space }
cannot-mortgage = cannot mortgage
cannot-lift = cannot lift the mortgage
cannot-trade = cannot trade
cannot-open = cannot do business
cannot-ask-rent = cannot ask for rent
cannot-settle = cannot settle in property
cannot-offer-deed = cannot trade { $space }
cannot-offer-card = cannot trade the card
cannot-give-cash = cannot give that much
cannot-want-cash = cannot ask for that much
cannot-settle-for = cannot settle for that much
cannot-place = cannot put the building there
cannot-figure = cannot take that figure
cannot-deal = cannot deal that deed
cannot-card = cannot draw that card
cannot-dice = cannot throw the dice
cannot-bid = cannot bid
cannot-use = cannot use it
cannot-take-money = cannot take the money
cannot-go-to = cannot go there
cannot-target = cannot choose that player
cannot-take = cannot take { $space }
cannot-die = cannot throw the die
cannot-force-face = cannot throw the Force die
cannot-nothing = cannot do that
