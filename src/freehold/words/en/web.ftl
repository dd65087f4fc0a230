### The page in the browser: headings, buttons, hints.  What the game itself says is elsewhere.

## Everywhere

language = Language
scheme-system = Colours as the system has them
scheme-light = Light colours
scheme-dark = Dark colours
close = Close
cancel = Cancel
loading = One moment …
try-again = Try again
copy = Copy
copied = Copied
table = Table
to-start = To the first page
nothing = nothing
the-bank = the bank
you = you
bot = bot

## The first page

start-title = Buy, build, bargain.
start-lead = The classic game of property, exact to five rulebooks. Play against bots, share one screen, or send your friends a link. No accounts, nothing to install.
pick-edition = Pick an edition
play = Play
read-rules = Rules
players-range = { $lowest }–{ $highest } players
forms-count =
    { $count ->
        [one] { $count } form of the game
       *[other] { $count } forms of the game
    }
edition-about-clone-wars = Missions on every six: the Light and the Dark Side send you across the galaxy.
edition-about-saga = Force powers after every double, from the mind trick to the lightsaber duel.
edition-about-episode-2 = Two Force tokens wander over the board, and whoever meets the wrong one has to fight.
edition-about-fallout = The wasteland, traded street by street: vaults, radio stations and bottle caps.
edition-about-planetopoly = Eight planets, bases up to level nine, radar traps and risk.
join-title = Join a table
join-lead = Somebody has sent you a link? Paste it here.
join-link = Link to the table
join-placeholder = Link or table number
join = Join
join-no-link = That does not look like a link to a table.
your-tables = Your tables
table-over = finished
forget-table = Forget this table: { $edition }
replay-title = Replay
replay-lead = Step through a finished game, move by move.
replay-open = Open a record
footer = Freehold is free software. It is not connected with the makers of the board games; all drawings are our own.
server-unreachable = The server does not answer.

## A new table

new-table = New table
create-seats = Who plays?
create-seats-lead = People at this screen, friends who get the link, and bots, in any order.
seat-sitter = Seat { $number }: who sits there
seat-name = Seat { $number }: name
seat-character = Seat { $number }: how the bot plays
seat-figure = Seat { $number }: figure
sitter-here = At this screen
sitter-open = Friend by link
sitter-bot = Bot
sitter-open-note = Takes the seat by the link.
name-placeholder = Name
any-figure = Any figure
remove-seat = Remove seat { $number }
add-bot = Add a bot
add-friend = Add a friend
add-here = Add somebody at this screen
create-form = Which game?
form-plain-about = As the rulebook has it.
create-special = Special rules
create-house = House rules
create-house-lead = What many tables play, though no rulebook says so. All of it is off unless you want it.
create-rulings = Every other rule and ruling ({ $count })
changed-count = { $count } changed
setting-changed = changed
create-clock = Clock
clock-none = No clock
clock-none-about = Everybody thinks as long as they like.
clock-brisk = Brisk
clock-brisk-about = 20 seconds a decision, 3 minutes in reserve.
clock-relaxed = Relaxed
clock-relaxed-about = 60 seconds a decision, 10 minutes in reserve.
clock-slow = Over days
clock-slow-about = 24 hours a decision.
create-private = The table is private: only those who have its link find it.
create-table = Set up the table

## Rules

rules = Rules
rules-lead = Every rule of this edition, clause by clause, in our own words. The log links to these entries.
rules-search = Search the rules
rules-none = No rule has these words in it.
chapters = Chapters
rule-kind-book = book rule
rule-kind-ruling = ruling
rule-kind-house = house rule
rule-kind-table = table setting
rule-kind-book-about = printed in the rulebook
rule-kind-ruling-about = our answer where the book is silent
rule-kind-house-about = only if the table wants it
rule-behind = The rule behind it

## Before the game

lobby-title = The table is set
lobby-lead = Send the link to your friends. Whoever has it can sit down or watch.
lobby-link = Link to this table
seat-free = Free seat
seat-open-note = A bot plays here if nobody comes.
seat-person-note = Kept for a person.
make-bot = Bot instead
make-open = Free the seat
sit-down = Sit down
sit-down-another = One more person at this screen
sit-down-button = Sit down
name = Name
seat = Seat
figure = Figure
start-game = Start the game
host-starts = Whoever set up the table starts the game.
changed-rules = Changed rules
players = Players

## The table

board-label = Board of { $edition }
board-view = Board
list-view = List
panels = Panels
tab-seats = Players
tab-log = Log
tab-deeds = My deeds
pace = Bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = at once
spectators =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
line-open = Connected
line-connecting = Connecting …
line-waiting = Connection lost, next try in { $seconds } s
line-retry = Now
turn-count = Turn { $turn } · round { $round }
dice-show = The dice show { $dice }
actions = What you can do
between-turns = Between turns
waiting-for = Waiting for { $seat } …
bot-thinking = { $seat } is thinking …
undo = Take back
why-not = Why not?
why-not-title = What is not possible now, and why
why-not-nothing = Nothing is missing: everything that makes sense is possible.
skip-bots = Skip ahead
take-back = Take my seat back
away-left = You have left; a bot plays for you.
away-gone = Your line was lost for a while; a bot plays for you.
away-clock = Your clock ran out; a bot plays for you.
amount-range = { $lowest } to { $highest }
confirm-title = Are you sure?
confirm-yes = Yes, do it
confirm-no = No, go back
help-title = Keys
key-choice = make the choice with this number
key-board = go to the board
key-arrows = from space to space
key-enter = open the deed of the space
key-trade = make an offer
key-why-not = what is not possible, and why
key-undo = take your last move back
key-skip = skip ahead to the next person
key-list = board or list
key-help = this page
key-escape = close what is open
shortcuts-on = Single keys act
curtain-title = { $seat }, it is up to you
curtain-lead = Pass the device on.
curtain-ready = I am { $seat }

## Players

in-jail = in jail
bankrupt = bankrupt
not-connected = not connected
seat-debt = owes { $money }
seat-misses = misses a turn
stood-in = a bot stands in
wealth-is = Wealth: { $money }
jail-card = Get-out-of-jail card
jail-cards =
    { $count ->
        [one] One get-out-of-jail card
       *[other] { $count } get-out-of-jail cards
    }
trade-with-seat = Trade with { $seat }
clock-hours = { $hours } h
clock-left = Time left
no-deeds = No deeds yet.
bank-left = In the bank: { $houses } { $house }, { $hotels } { $hotel }.
bank-pot = In the pot: { $pot }.
log = What happened
log-all = Show all { $count } entries

## Spaces and deeds

level = level { $level }
mortgaged = mortgaged
space-owned = owned by { $seat }
space-claimed = claimed by { $seat }
space-for-sale = for sale at { $money }
space-visitors = here: { $seats }
space-choosable = can be chosen now
visitor-in-jail = { $seat } (in jail)
claim-open = rent not asked for yet
rent-now = rent { $money }
rent-times-dice = rent { $factor } times the dice
deed-owner = Owner
deed-buildings = Buildings
deed-state = State
deed-rents = Rents
deed-due-now = due now
deed-price = Price
deed-mortgage = Mortgage
deed-lift = To lift it
deed-house-price = To build
space-draws = Whoever lands here draws a card: { $deck }.
space-tax = Whoever lands here pays { $money }.
space-go = Whoever passes or lands here receives { $money }.
space-jail = Visitors are safe here. The way out of jail costs { $money }, a card or a double.
space-go-to-jail = Whoever lands here goes to jail.
space-rest = Nothing happens here.
column-space = Space
column-group = Group
column-price = Price
column-owner = Owner
column-rent = Rent now
column-state = State
column-here = Here
column-turn = Turn

## Auctions, debts, trades

auction = Auction
auction-who = Who bids
auction-leads = { $seat } leads
auction-no-bid = No bid yet; from { $money }
auction-out = out of the auction
printed-price = Printed price { $money }
bid = Bid { $money }
bid-own = Your own bid, from { $lowest } to { $highest }
bid-this = Bid
bid-up-to = Bid up to this
bid-up-to-about = Goes on bidding the lowest amount for you, up to this limit.
bidding-up-to = Bidding for you up to { $money }.
bid-stop = Stop
debt = Debt
debt-owes = { $seat } owes { $other } { $money }
debt-cash = Cash
debt-missing = Missing
debt-could-raise = Could be raised
debt-hopeless = Even with everything sold and mortgaged it is not enough.
offer = Offer
trade-counter = Counter-offer
gives = { $seat } gives
you-give = You give
cash = Cash
of-cash = of { $money }
trade-title = Make an offer
trade-with = With
trade-empty = Choose what changes hands.
propose = Make this offer
propose-counter = Make this counter-offer

## The end

game-over = The game is over
winner =
    { $count ->
        [0] Nobody has won
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
end-length = After { $turns } turns in { $rounds } rounds
play-again = New table
watch-replay = Watch the replay
download-record = Download the record
show-board = Board
show-result = Result
standing = Final standing
wealth-chart = Wealth over the game
chart-label = Wealth of every player, turn by turn
chart-turns = Turns { $from } to { $to }
chart-as-table = As a table
best-deeds = Deeds that earned most
best-deeds-none = No rent was paid.
times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
dice-title = Fair dice
dice-explained = Before the first roll the server chose a secret and showed its fingerprint, the commitment below: it could not change the secret any more. Then every player’s browser added random numbers of its own, which the server could not foresee. All dice and all shuffles follow from the two together. Now that the game is over, the secret is shown, and anybody can check that it has this fingerprint and that every roll and every card follows from it.
dice-commitment = Commitment: SHA-256 of the secret and its salt
dice-secret = Secret
dice-salt = Salt
dice-entropy = Added by { $seat }
dice-check = Check the dice
dice-commitment-kept = The secret has the fingerprint that was shown before the game. Your browser worked it out itself.
dice-commitment-broken = The secret does not have the fingerprint that was shown before the game!
dice-throws-kept =
    { $count ->
        [one] Your browser worked out one throw again: it is the same.
       *[other] Your browser worked out { $count } throws again: all of them are the same.
    }
dice-throws-broken =
    { $count ->
        [one] One throw is not the one that follows from the secret!
       *[other] { $count } throws are not those that follow from the secret!
    }
dice-sound =
    { $count ->
        [one] One roll or card was checked: it follows from the secret and the players’ numbers.
       *[other] { $count } rolls and cards were checked: all of them follow from the secret and the players’ numbers.
    }

## Replay

replay-file = A record from your device
replay-paste = Or paste its text
replay-controls = Steps of the replay
replay-step = Step
replay-at = { $step } of { $steps }
replay-back = One step back
replay-forward = One step on
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-play = Play
replay-pause = Pause
