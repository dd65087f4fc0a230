### What happened, told in the third person, one sentence an event.
### Amounts of money ($money) arrive in the edition's currency; $a-building is "a house" or "a hotel".

## Setting up

event-figure-chosen = { $seat } plays as { $figure }.
event-deed-dealt =
    { $price ->
        [free] { $seat } is dealt { $space }.
       *[paid] { $seat } is dealt { $space } for { $money }.
    }
event-threw-for-start = { $seat } throws { $first } and { $second } for the first turn.
event-starts = { $seat } starts.

## The turn

event-turn-began = Turn { $number }: { $seat }.
event-rolled =
    { $throw ->
        [double] { $seat } rolls a double: { $first } and { $second }.
       *[plain] { $seat } rolls { $first } and { $second }.
    }
event-moved =
    { $passed ->
        [yes] { $seat } passes { $start } and lands on “{ $space }”.
       *[no] { $seat } lands on “{ $space }”.
    }
event-salary = { $seat } collects { $money } at { $start }.
event-third-double = The third double in a row!
event-rested =
    { $why ->
        [own] { $seat } owns { $space }: nothing to pay.
        [owned] No rent is due on { $space }.
        [jail] { $seat } is just visiting.
       *[rest] Nothing happens on { $space }.
    }

## Jail

event-went-to-jail = { $seat } goes to jail.
event-left-jail =
    { $how ->
        [fine] { $seat } leaves jail.
        [card] { $seat } leaves jail with a card.
        [double] { $seat } leaves jail with a double.
        [served] { $seat } has served the time and leaves jail.
       *[last-throw] { $seat } leaves jail and moves by that throw.
    }
event-stayed-in-jail = { $seat } stays in jail.

## Cards

event-drew-card = { $seat } draws a card from the deck “{ $deck }”: “{ $card }”
event-received = { $seat } receives { $money }.
event-card-returned = { $seat }'s get-out-of-jail card goes back under the deck “{ $deck }”.

## Money

event-paid =
    { $kind ->
        [rent] { $seat } pays { $other } { $money } in rent.
        [tax] { $seat } pays { $money } in tax.
        [fine] { $seat } pays the fine of { $money }.
        [interest] { $seat } pays { $money } in interest.
        [deal] { $seat } pays { $money } for the deed.
        [special] { $seat } pays the bank { $money }.
        [risk] { $seat } pays the bank { $money }.
       *[card]
            { $party ->
                [bank] { $seat } pays { $money }.
               *[seat] { $seat } pays { $other } { $money }.
            }
    }
event-debt-opened =
    { $party ->
        [bank] { $seat } owes the bank { $money } and is short of cash.
       *[seat] { $seat } owes { $other } { $money } and is short of cash.
    }
event-rent-due = { $seat } owes { $other } { $money } in rent for { $space }.
event-rent-thrown = { $seat } throws { $first } and { $second } for the rent of { $space }.
event-rent-asked = { $seat } asks { $other } for the rent of { $space }.
event-rent-lost = { $other } did not ask in time: no rent for { $space }.
event-cash-passed = { $seat } gives { $other } { $money }.
event-pot-won = { $seat } takes the pot of { $money }.

## Buying and auctions

event-bought = { $seat } buys { $space } for { $money }.
event-declined = { $seat } does not buy { $space }.
event-auction-opened =
    { $lot ->
        [deed] The bank auctions { $space }, starting at { $money }.
       *[building] The bank auctions { $a-building }, starting at { $money }.
    }
event-bid-made = { $seat } bids { $money }.
event-passed = { $seat } passes.
event-auction-won =
    { $lot ->
        [deed] { $seat } wins { $space } for { $money }.
       *[building] { $seat } wins { $a-building } for { $money }.
    }
event-no-bid =
    { $lot ->
        [deed] Nobody bids: { $space } stays with the bank.
       *[building] Nobody bids: nothing is built.
    }

## Buildings

event-built =
    { $level ->
        [first] { $seat } builds { $a-building } on { $space }.
        [plot] { $seat } builds { $a-building } on { $space }; that makes { $count }.
        [hotel] { $seat } builds { $a-building } on { $space }.
       *[further] { $seat } builds { $a-building } on { $space }; that makes { $count }.
    }
event-sold-building =
    { $extent ->
        [base] { $seat } sells { $a-building } on { $space } for { $money }.
        [one] { $seat } sells a building on { $space } for { $money }.
       *[all] { $seat } sells all buildings on { $space } for { $money }.
    }
event-sold-hotel-whole = { $seat } sells { $a-building } on { $space } outright for { $money }.
event-sold-group = { $seat } sells all buildings of the group “{ $group }” for { $money }.
event-wanted-building = { $seat } wants to build too.

## Mortgages

event-mortgaged = { $seat } mortgages { $space } for { $money }.
event-lifted = { $seat } lifts the mortgage on { $space } for { $money }.
event-paid-interest = { $seat } keeps the mortgage on { $space } and owes { $money } in interest.

## Business and trades

event-business-opened = { $seat } has business to do.
event-business-closed = { $seat } is done.
event-offer-made = { $seat } makes { $other } an offer: { $gives } for { $wants }.
event-offer-accepted = { $seat } accepts { $other }'s offer.
event-offer-refused = { $seat } refuses { $other }'s offer.
event-offer-countered = { $seat } prepares a counter-offer.
event-deed-passed =
    { $mortgaged ->
        [yes] { $other } gets { $space } from { $seat }, mortgaged.
       *[no] { $other } gets { $space } from { $seat }.
    }
event-card-passed = { $other } gets a get-out-of-jail card (“{ $deck }”) from { $seat }.
event-settlement-offered = { $seat } offers { $other } { $space } in place of { $money } of the debt.
event-settlement-accepted = { $seat } takes { $space } in place of { $money }.
event-settlement-refused = { $seat } does not take { $space } as payment.

## The end

event-went-bankrupt =
    { $party ->
        [bank] { $seat } is bankrupt; the bank takes everything.
       *[seat] { $seat } is bankrupt; { $other } takes everything.
    }
event-time-called = Time is up: this round is the last.
event-turn-limit-reached = That was turn { $number }, the last one.
event-wealth-counted = { $seat } is worth { $money }.
event-won = { $seat } wins!

## Missions and powers

event-used-special =
    { $trigger ->
        [six] { $seat } goes on the mission “{ $special }”.
       *[double] { $seat } uses the power “{ $special }” instead of rolling again.
    }
event-special-thrown =
    { $result ->
        [success] { $seat } throws { $number }: the mission succeeds.
       *[failure]
            { $needed ->
                [6] { $seat } throws { $number }, but it takes a 6: the mission fails.
               *[other] { $seat } throws { $number }, but it takes { $needed } or more: the mission fails.
            }
    }
event-took-free = { $seat } takes { $space } for nothing.
event-stole = { $seat } steals { $space } from { $other }.
event-put = { $seat } puts { $other } on “{ $space }”.
event-beat = { $seat } beats { $other } at one stroke.
event-leapt = { $seat } leaps to “{ $space }”.
event-another-turn = { $seat } gets another turn.
event-duel-opened = { $seat } challenges { $other } to a duel for { $space }.
event-duel-thrown = { $seat } throws { $number } in the duel.
event-duel-ended =
    { $result ->
        [taken] { $seat } wins the duel for { $space }.
       *[kept] { $seat } wins the duel and keeps { $space }.
    }

## The Force ($token comes without an article)

event-tokens-thrown = The dice for the Force tokens: white { $first }, black { $second }.
event-token-moved = The { $token } moves to “{ $space }”.
event-tokens-swapped = The Force tokens swap places.
event-force-thrown =
    { $face ->
        [light] The Force die shows white, the Light Side.
        [dark] The Force die shows black, the Dark Side.
       *[shift] The Force die shows a shift in the Force.
    }
event-fight-opened = { $seat } has to fight the { $token } on “{ $space }”.
event-fight-ended =
    { $result ->
        [won] { $seat } wins the fight.
       *[lost] { $seat } loses the fight.
    }

## Plots, claims and remote purchases

event-sold-deed = { $seat } sells { $space } to the bank for { $money }.
event-bought-remotely = { $seat } buys { $space }, where { $other } stands, for { $money }.
event-built-remotely =
    { $level ->
        [first] { $seat } builds { $a-building } on { $space }, where { $other } stands.
       *[further] { $seat } builds { $a-building } on { $space }, where { $other } stands; that makes { $count }.
    }
event-commission = { $seat } pays { $other } { $money } in commission.
event-not-for-sale =
    { $why ->
        [claimed] { $seat } cannot buy { $space }: { $other } has the claim to it.
        [claim-comes-first] { $seat } cannot buy { $space } yet: a second property under the claim already held comes first.
        [in-debt] { $seat } is in debt and cannot buy { $space }.
        [too-little-cash] { $seat } does not have the { $price } for { $space }.
       *[other] { $seat } cannot buy { $space }.
    }

## Debts to the bank, and the risk space

event-borrowed = { $seat } borrows { $money } from the bank.
event-repaid = { $seat } pays { $money } of debt back to the bank.
event-risked =
    { $result ->
        [gain] { $seat } takes the risk and wins { $money }.
       *[loss] { $seat } takes the risk and loses { $money }.
    }

## Turns that are missed, and further rolls

event-misses-next-turn = { $seat } has to miss a turn.
event-missed-turn = { $seat } misses this turn.
event-rolls-again = { $seat } may roll again.
event-same-double = Double { $number } twice in a row!
event-reshuffled = The last card of the deck “{ $deck }” is drawn: all of them are shuffled and laid out again.
event-evened-out = { $seat } plays later and starts with { $money } more.
