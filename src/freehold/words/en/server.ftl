### What the server says by itself: refusals, notes of the log, headings of choices, characters.

## Why a message is refused

refused-unknown-message = This is not a message that the server knows.
refused-malformed = This message cannot be read: { $why }
refused-hello-first = Say hello first: who you are, and in which language.
refused-hello-once = You have said hello already.
refused-unknown-token = This token belongs to nobody at this table.
refused-unknown-table = There is no such table, or it was cleared away long ago.
refused-unknown-edition = There is no such edition. There are: { $editions }.
refused-unknown-page = There is nothing here.
refused-unknown-form = This edition has no such form of the game. It has: { $forms }.
refused-unknown-figure = This edition has no such figure. It has: { $figures }.
refused-figure-taken = Somebody else has this figure.
refused-same-names = Every player needs a name of their own.
refused-no-name = Say what you want to be called.
refused-no-such-seat = This table has no such seat.
refused-no-such-partner = There is nobody there to trade with.
refused-no-such-space = This board has no such space.
refused-seat-taken = This seat is taken.
refused-not-the-host = Only the host of the table can do this.
refused-not-at-the-table = Only players and the host can do this.
refused-not-your-seat = This is not your seat.
refused-stood-in = A bot stands in for you at the moment: take the seat back first.
refused-stale = Something else came first: the table is at move { $number } now.
refused-not-your-turn = It is not your turn: { $seat } has to decide.
refused-game-is-over = The game is over.
refused-not-started = The game has not begun yet.
refused-already-started = The game has begun already.
refused-no-action = Say what you want to do.
refused-dice-are-the-tables = Dice, cards and deals are the table's, not a player's.
refused-word-is-given-by-itself = Just say what you want to do: you get the word by yourself.
refused-time-up-stands-alone = Calling time stands alone.
refused-nothing-to-undo = Your last move cannot be taken back: dice, a card or another player came after it.
refused-no-auction = You are in no auction now.
refused-limit-above-cash = You have only { $money }.
refused-not-stored = The move could not be stored, and was not made. Please try again.
refused-too-long = This is too long: at most { $most } bytes.
refused-too-fast = Not so fast: please wait a moment.
refused-too-many-sockets = Too many connections. Please try again later.
refused-too-many-tables = Too many new tables. Please try again later.
refused-other-origin = This page comes from another place than the server and may not use it.
refused-too-slow = The connection was too slow.
refused-not-over = This is told once the game is over.
refused-bad-record = This record cannot be replayed: { $why }

lobby-waits =
    { $count ->
        [one] One seat still waits for its player.
       *[other] { $count } seats still wait for their players.
    }

## What the log says about the table itself

event-undone = { $seat } takes the last move back.
event-stood-in = { $seat } is away: a bot stands in.
event-came-back = { $seat } is back.

## Headings of choices, and what comes of them

group-build = Build
group-sell = Sell buildings
group-mortgage = Mortgage
group-lift = Lift a mortgage
group-buy-remote = Buy from afar
group-sell-deed = Sell deeds to the bank
group-settle = Settle in property
group-trade = Trade
group-give = Give
group-want = Ask for
group-take-back = Leave out again
group-go-for-sale = For sale
group-go-owned = Owned
group-go-other = Other spaces
group-place = Where to build
group-figure = Figures
group-take = Deeds
group-target = Players
detail-cash-left = leaves you { $money }
detail-rent-then = rent then: { $money }
detail-no-rent = no rent until it is lifted
trade-sentence = { $seat } gives { $gives }; { $other } gives { $wants }.
trade-not-theirs = { $space } does not belong to { $seat }.
trade-card-not-theirs = { $seat } has no such card.

## Deeds

rent-bare = Rent
rent-houses = With { $count }
rent-hotel = With { $count }
risk-plain = The odd die times
risk-double = On a double, the pips times
rent-number =
    { $number ->
        [one] If one is owned
       *[other] If { $number } are owned
    }
factor-number =
    { $number ->
        [one] Dice times, if one is owned
       *[other] Dice times, if { $number } are owned
    }
