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
bankrupt = bankrupt
bank-line = The bank has { $houses } and { $hotels } left.
pot-line = In the pot: { $money }.
auction-line =
    { $bidder ->
        [nobody] Auction of { $lot }: no bid yet, from { $money }.
       *[seat] Auction of { $lot }: { $seat } leads with { $money }.
    }
debt-line =
    { $party ->
        [bank] { $seat } owes the bank { $money }.
       *[seat] { $seat } owes { $other } { $money }.
    }
offer-summary = { $seat } gives { $gives }; { $other } gives { $wants }.
thinking = { $seat } is thinking …
business-hint = Others may ask for the word before the next roll.

help-text =
    Type a number from the list, or the words of an action.
    help            this page
    why not ACTION  why an action is not allowed
    undo            take the last choice back
    save FILE       save the game
    load FILE       go on with a saved game
    log             what happened so far
    board           draw the board
    deeds           who owns what
    quit            leave the game

unknown-command = “{ $command }” is neither a choice nor a command. Type “help” for help.
not-your-choice = That is not one of the choices.
undone = The last choice is taken back.
nothing-to-undo = There is nothing to take back.
saved = The game is saved in { $file }.
loaded = The game from { $file } goes on.
cannot-save = { $file } cannot be written: { $reason }
cannot-load = { $file } cannot be loaded: { $reason }
confirm-quit = Leave the game without saving it?
unfinished = The game is not finished.
goodbye = Goodbye!
game-over-winner =
    { $count ->
        [0] The game is over; nobody has won.
        [one] The game is over. { $winners } wins!
       *[other] The game is over. { $winners } share the win!
    }
unknown-language = There is no language “{ $language }”. There are: { $languages }.
