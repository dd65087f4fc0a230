### What a card does.  The edition's own sentence stands before it.

card-text = { $flavour } { $effect }

effect-move-to = Advance to { $space }.
effect-move-to-next =
    { $kind ->
        [utility] Advance to the next space of the group { $group }. If it has an owner, throw the dice and pay { $factor } times what they show.
       *[railroad]
            { $factor ->
                [1] Advance to the next space of the group { $group }.
                [2] Advance to the next space of the group { $group }. If it has an owner, pay double rent.
               *[other] Advance to the next space of the group { $group }. If it has an owner, pay { $factor } times the rent.
            }
    }
effect-move-back =
    { $steps ->
        [one] Go back one space.
       *[other] Go back { $steps } spaces.
    }
effect-go-to-jail = Go straight to jail.
effect-receive = Receive { $money }.
effect-pay = Pay { $money }.
effect-pay-each = Pay every other player { $money }.
effect-collect-each = Every other player pays you { $money }.
effect-repairs = Pay { $money } per { $house } and { $hotel-money } per { $hotel }.
effect-leave-jail = Keep this card: it gets you out of jail once.
effect-miss-turn = Miss your next turn.
effect-roll-again = Roll again.
effect-opposite = Go to the space on the opposite side of the board.
