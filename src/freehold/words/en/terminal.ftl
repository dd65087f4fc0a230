### The terminal game: titles, commands and their answers.

welcome = Welcome to { $title }!
board-title = Board
holdings-title = Holdings
log-title = What happened
choices-title = Choices
standing-title = Final standing
prompt = Your choice
turn-header = Turn { $number }: { $seat }
seat-name = Player { $number }

column-seat = Player
column-figure = Figure
column-cash = Cash
column-place = Place
column-deeds = Deeds
column-jail = Jail

mortgaged-mark = mortgaged
in-jail = in jail
misses-mark = misses a turn
in-debt = owes the bank { $money }
bankrupt = bankrupt
bank-line = The bank has { $houses } and { $hotels } left.
pot-line = In the pot: { $money }.
auction-line =
    { $bidder ->
        [nobody] Auction ({ $lot }): no bid yet, from { $money }.
       *[seat] Auction ({ $lot }): { $seat } leads with { $money }.
    }
debt-line =
    { $party ->
        [bank] { $seat } owes the bank { $money }.
       *[seat] { $seat } owes { $other } { $money }.
    }
offer-summary = { $seat } gives { $gives }; { $other } gives { $wants }.
thinking = { $seat } is thinking …
business-hint = Others may do business before the next roll.

help-text =
    Type a number from the list or the words of an action, such as “bid 120”.
    help            this page
    why not ACTION  why an action is not allowed
    undo            take the last choice back
    as NAME ACTION  do business for somebody who is not on turn
    save FILE       save the game
    load FILE       go on with a saved game
    log             what happened so far
    board           every space of the board
    deeds           who owns what
    quit            leave the game; it is kept

unknown-command = “{ $command }” is neither a choice nor a command. Type “help” for help.
not-your-choice = That is not one of the choices.
undone = The last choice is taken back.
nothing-to-undo = There is nothing to take back.
saved = The game is saved in { $file }.
loaded = The game from { $file } goes on.
cannot-save = { $file } cannot be written: { $reason }
cannot-load = { $file } cannot be loaded: { $reason }
unfinished = The game is not finished.
goodbye = Goodbye!
game-over-winner =
    { $count ->
        [0] The game is over; nobody has won.
        [one] The game is over. { $winners } wins!
       *[other] The game is over. { $winners } share the win!
    }
unknown-language = There is no language “{ $language }”. There are: { $languages }.

## Commands, as they can be typed; several words for one are separated by commas.

command-help = help, ?, h
command-why-not = why not, why
command-undo = undo, u
command-save = save
command-load = load
command-log = log
command-board = board
command-deeds = deeds
command-as = as
command-back = back
command-quit = quit, exit, q

help-hint = Type a number or the words in brackets; “help” shows more.
prompt-mark = { $prompt } >
marks-text =
    On the board: a small letter is a group, → GO, ? a card, % a tax, # the jail.
    A capital letter or a number is a player: first the owner, then ▪ a house,
    ■ a hotel, × a mortgage. ► marks the figures that stand there, # those in jail.
marks-force-text =
    ☼ and ● are the Light and the Dark Side, of a player and of a Force token:
    ☼L is the Light token, ●D the Dark one.
marks-plots-text =
    On the board: a small letter is a group, → the start, ? a card, ± the risk space,
    # a jail. A capital letter or a number is a player: first the owner, then what
    is built: ▪ { $base }, ■ { $station }, ◆ { $port }.
    ► marks the figures that stand there, # those in jail.
marks-claims-text =
    § and a player: nobody else may buy here. Of several figures on a space the one
    that came first stands first. Money below nought is owed to the bank.
side-letter-light = L
side-letter-dark = D
token-line = The { $token } is on “{ $space }”.

## The computer's players

bot-names = Ada, Bruno, Clara, David, Emma, Felix, Greta, Hugo
bot-mark = bot

## The list of choices: headings that open a list of their own

heading-build = Build … ({ $count })
heading-sell = Sell buildings … ({ $count })
heading-buy-remote = Buy remotely … ({ $count })
heading-sell-deed = Sell deeds … ({ $count })
heading-mortgage = Mortgage … ({ $count })
heading-lift = Lift a mortgage … ({ $count })
heading-settle = Settle in property … ({ $count })
heading-trade = Make an offer … ({ $count })
heading-open = Let somebody do business … ({ $count })
heading-give = Give … ({ $count })
heading-want = Ask for … ({ $count })
heading-take-back = Leave out again … ({ $count })
heading-go-for-sale = For sale … ({ $count })
heading-go-owned = Owned … ({ $count })
heading-go-other = Other spaces … ({ $count })
go-back = Back
amount-give = Give cash
amount-want = Ask for cash
amount-settle-for = How much it is to settle
amount-range = { $what } ({ $lowest } to { $highest })
bid-range = { $label } or more, up to { $highest }
number-is-amount = There are { $last } choices. For an amount, type “{ $words }”.
no-amount = That is not an amount.

claim-line = { $owner } may still ask { $debtor } for the rent of { $space }.
jail-cards-mark = out of jail
column-space = Space
column-group = Group
column-price = Price
column-rent = Rent
column-owner = Owner
column-wealth = Wealth

why-not-what = Say which action: “why not build …”.
not-your-turn = { $seat } cannot act now: somebody else has to decide first.
as-whom = Say who does what: “as NAME ACTION”. At this table: { $names }.
file-missing = Say which file: “{ $command } FILE”.
kept = The game is kept. “freehold table --resume” goes on with it.
cannot-keep = The game cannot be kept in { $file }: { $reason }
nothing-to-resume = There is no unfinished game to go on with.

## Saved games of an edition of one's own

folder-word = FOLDER
edition-not-built-in = its edition, “{ $edition }”, is not built in. If it is one of your own, name its folder: { $command }
edition-gone = its edition was in { $folder } and is not there any more. Name the folder where it is now: { $command }
edition-unsound = its edition, in { $folder }, has mistakes:
edition-changed = It was played with the edition in { $folder } as it is now. If that was changed since, the game may not fit it any more.

## Wrong usage

which-edition = Say which edition: { $editions }.
unknown-edition = There is no edition “{ $edition }”. There are: { $editions }.
unknown-form = { $title } has no form “{ $form }”. It has: { $forms }.
unknown-figure = { $title } has no figure “{ $figure }”. It has: { $figures }.
wrong-seats = { $title } is played by { $lowest } to { $highest }, not by { $seats }.
same-names = Every seat needs a name of its own.
same-figures = Two seats cannot have the same figure.
no-such-seat = Nobody is called “{ $name }” in this game. There are: { $names }.
setting-needs-value = A setting needs a value, such as free-parking-pot=yes; “{ $setting }” has none.

reason-no-such-file = there is no such file
reason-no-such-folder = there is no such folder
reason-no-permission = no permission
reason-is-a-folder = it is a folder
reason-not-a-file = it is not a file
reason-not-a-text = it is not a text
reason-no-space = there is no space left

## Other commands

column-edition = Edition
column-title = Title
column-players = Players
column-games = Games
column-stage = Stage
form-standard = standard
form-special = with special rules
form-short = short
form-timed = timed
stage-draft = draft
stage-playable = playable
stage-conformant = conformant
about-stage-draft = not every rule has a test yet.
about-stage-playable = every rule of the book has a test, though not yet in each edition.
about-stage-conformant = every rule has a test that shows it in this edition.

check-sound = { $path } is a sound edition.
check-problems =
    { $count ->
        [one] { $count } problem found.
       *[other] { $count } problems found.
    }

cannot-read = { $file } cannot be read: { $reason }
cannot-print = Standard output cannot be written: { $reason }
replay-refused = { $file } cannot be replayed: { $reason }
replay-refused-at = { $file } is refused; the first wrong action is number { $number }: { $reason }
label-edition = Edition
label-settings = Settings
label-seats = Players
label-actions = Actions
label-turns = Turns
label-rounds = Rounds
label-result = Result
label-digest = Digest
standing-so-far = Standing so far

## Serving

serve-address = Freehold is at { $address } (Ctrl-C ends it; every game is kept)
serve-address-others = Others in the same network open { $address }
serve-cannot-bind = Cannot listen on { $where }: { $reason }. Is another server running there? --port takes another port.
serve-unknown-limit = There is no limit “{ $limit }”. There are: { $limits }.
serve-limit-number = The limit { $limit } needs a number from 0 to { $most }, such as { $limit }=100.
verify-refused = { $file } is not what was committed to: { $reason }
verify-refused-at = { $file } is wrong from action { $number } on: { $reason }
verify-sound =
    { $outcomes ->
        [one] The one throw or card follows from the committed secret.
       *[other] All { $outcomes } throws, cards and dealt deeds follow from the committed secret.
    }
label-commitment = Commitment
label-entropy = Added by players
