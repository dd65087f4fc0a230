### What the game asks.  $seat is the one who decides and is spoken to; chance is spoken about.

decision-none = The game goes on.
decision-choose-figure = { $seat }, choose your figure.
decision-deal-deed = A deed is dealt.
decision-throw-for-start = The dice decide who starts.
decision-turn =
    { $state ->
        [jail] { $seat }, you are in jail. What do you do?
        [again] { $seat }, you rolled a double and may go on.
        [fee] { $seat }, you are in jail. Do you pay the fine of { $fine }, or do you stay and miss this turn?
        [card] { $seat }, the card lets you roll again.
        [just-out] { $seat }, you are out of jail and go on from here. Selling and buying remotely have to wait until your next turn.
        [before] { $seat }, it is your turn. Sales and remote purchases come before the roll.
       *[free] { $seat }, it is your turn.
    }
decision-end-turn = { $seat }, anything else before you pass the dice on?
decision-roll = The dice are thrown.
decision-leave-by-double = { $seat }, your double gets you out of jail. Do you move by it?
decision-pay-after-throw = { $seat }, no double. Pay the fine of { $fine } and move, or stay in jail?
decision-draw-card = A card is drawn.
decision-buy = { $seat }, do you buy { $space } for { $price }?
decision-bid =
    { $lot ->
        [deed]
            { $amount ->
                [unknown] { $seat }, what do you bid for { $space }?
               *[known] { $seat }, do you bid { $money } or more for { $space }?
            }
       *[building]
            { $amount ->
                [unknown] { $seat }, what do you bid for { $a-building }?
               *[known] { $seat }, do you bid { $money } or more for { $a-building }?
            }
    }
decision-rent-throw = The dice are thrown for the rent of { $space }.
decision-raise-cash =
    { $amount ->
        [unknown] { $seat }, you are short of cash. Raise what you owe, or give up.
       *[known]
            { $party ->
                [bank] { $seat }, you owe the bank { $money }. Raise the cash, or give up.
               *[seat] { $seat }, you owe { $other } { $money }. Raise the cash, or give up.
            }
    }
decision-passed-mortgage = { $seat }, { $space } came to you mortgaged. Lift the mortgage for { $cost }, or keep it and pay { $interest } in interest?
decision-business = { $seat }, what business do you want to do?
decision-offer =
    { $party ->
        [bank] { $seat }, put your offer together.
       *[seat] { $seat }, put your offer to { $other } together.
    }
decision-answer-offer =
    { $party ->
        [bank] { $seat }, do you accept the offer?
       *[seat] { $seat }, do you accept { $other }'s offer?
    }
decision-settle-for =
    { $amount ->
        [unknown] { $seat }, how much of your debt do you want to settle with { $space }?
       *[known] { $seat }, how much of your debt of { $money } do you want to settle with { $space }?
    }
decision-answer-settlement =
    { $amount ->
        [unknown] { $seat }, do you take { $space } for part of the debt?
       *[known] { $seat }, do you take { $space } in place of { $money }?
    }
decision-want-building = { $seat }, the bank is running short of buildings. Do you want one too?
decision-place-building = { $seat }, where do you want to put your building?
decision-game-over = The game is over.
decision-special =
    { $trigger ->
        [six] { $seat }, your roll brings the mission “{ $special }”. { $explained } Do you try it?
       *[double] { $seat }, your double brings the power “{ $special }”. { $explained } Do you use it, or do you roll again?
    }
decision-special-throw = A die is thrown for the mission.
decision-take-free =
    { $instead ->
        [money]
            { $count ->
                [one] { $seat }, which property of the bank's do you take for nothing? Or do you take { $money } instead?
               *[other] { $seat }, which { $count } properties of the bank's do you take for nothing? Or do you take { $money } instead?
            }
       *[nothing] { $seat }, which property of the bank's do you take for nothing?
    }
decision-choose-space =
    { $figure ->
        [leap] { $seat }, which space do you leap to?
        [other] { $seat }, which space do you put { $other } on?
        [token] { $seat }, which space do you move the { $token } to?
       *[own] { $seat }, which space do you move to?
    }
decision-choose-seat =
    { $effect ->
        [beat] { $seat }, whom do you beat?
       *[put] { $seat }, whom do you put on another space?
    }
decision-choose-property =
    { $effect ->
        [duel] { $seat }, which property do you fight for?
       *[steal]
            { $party ->
                [bank] { $seat }, which property do you steal?
               *[seat] { $seat }, which property do you steal from { $other } as well?
            }
    }
decision-duel-throw =
    { $about ->
        [nothing] A die is thrown in the duel.
       *[space] A die is thrown in the duel for { $space }.
    }
decision-token-throw = The dice are thrown for the Force tokens.
decision-force-throw = The Force die is thrown.
