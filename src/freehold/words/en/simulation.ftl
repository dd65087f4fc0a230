### Simulation: what the commands say, and the report.

## While it runs

compiling = Compiling the rules for this machine: once, about a minute …
compiled = Compiled in { $seconds } s; the next start takes it from the cache.
playing = Playing
games-a-second = { $rate } games/s
interrupted = Interrupted after { $games } of { $asked } games; the report is about those.
duels-interrupted = { $games } of { $asked } games of two were played before the interruption.
in-seconds =
    { $count ->
        [one] One game in { $seconds } s.
       *[other] { $games } games in { $seconds } s: { $rate } games a second.
    }
wrote = { $file } is written.
same-output = { $file } would be written twice; each output needs a file of its own.
needs-extra = { $what } needs the package { $package }: { $command }
no-device = There is no GPU that can be used here; leave --backend out to play on the processor.
gpu-left-alone = The processor plays instead: { $why }.
gpu-lost = The GPU plays no more: { $why }.
no-scheduler = The scheduler at { $address } cannot be reached: { $reason }
no-workers = The scheduler at { $address } has no workers: start some where Freehold is installed, with “dask worker { $address }”.
no-workers-here = No worker has started on this machine; leave --backend out to play without any.
cluster-lost = The cluster was lost: its scheduler no longer answers.
no-such-backend-option = --scheduler goes with --backend dask.
rounds-of-timed = --rounds goes with --form timed.
nothing-played = No game was played, so there is nothing to report.

## The summary

summary-games =
    { $count ->
        [one] One game of { $title } ({ $form }) with { $seats } seats.
       *[other] { $games } games of { $title } ({ $form }) with { $seats } seats.
    }
form-rounds = { $form }, { $rounds } rounds
summary-length =
    { $open ->
        [same] At least eight in ten games take { $median } rounds.
        [0] A game takes { $median } rounds at the median; eight in ten take { $low } to { $high }.
        [1] A game takes { $median } rounds at the median; one in ten takes less than { $low }, more than one in ten more than { $most } rounds.
        [2] A game takes more than { $most } rounds at the median; one in ten takes less than { $low }.
       *[3] More than nine in ten games take more than { $most } rounds.
    } That is { $turns } turns and { $decisions } decisions on average.
summary-stopped = { $share } of the games were stopped after { $turns } turns, and nobody won them.
summary-player = { $name } wins { $share } ({ $low } to { $high }).
seats-of-player = { $name } (each of { $seats } seats)
summary-place = Whoever rolls first wins { $share } ({ $low } to { $high }); even chances would be { $even }.
summary-half-time = Of the games that somebody won, { $leader } went to whoever led at half time, and { $last } to whoever was last then.
summary-ruin = Bankruptcies: { $count } a game, { $share } of them over { $cause }.
summary-deed = Most landed on: { $space } ({ $share }). Best return of all deeds: { $deed } earns { $money } for every 100 spent.

## The report

report-title =
    { $count ->
        [one] { $title } – one game
       *[other] { $title } – { $games } games
    }
report-lead =
    { $count ->
        [one] One game was played
       *[other] { $games } games were played
    } in the form “{ $form }” by { $players }, with seed { $seed }.
report-settings = Other rules than the edition's: { $settings }.
report-interrupted = { $asked } games were asked for; the run was interrupted.
report-interval = Lines, ± and brackets show 95% intervals.

head-contents = Contents
head-differences = What differs
head-wins = Who wins
head-duels = One against one
head-length = How long a game lasts
head-course = How a game goes
head-board = The board
head-deeds = What a deed is worth
head-groups = When groups are complete
head-ruin = What bankrupts people
head-occasions = Special rules and cards
head-about = About this report

key-rounds = rounds, median
key-turns = turns, mean
key-decisions = decisions a game
key-first = wins of whoever rolls first
key-leader = wins of the leader at half time
key-comebacks = wins of the last at half time
key-ruins = bankruptcies a game
key-stopped = games stopped at the limit

wins-by-player = By player
wins-by-place = By the order of play
wins-players = The players
wins-text = Everybody sat at every seat equally often, so that players and seats are told apart. The dashed line is what even chances would give.
place-name = { $place ->
        [1] first to roll
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    }
duels-text = Two at a table, seats taken in turn; { $games } games each.
duels-random = Against a random player
duels-each = Against each other
duel-row = { $player } against { $against }
duel-short =
    { $count ->
        [one] { $against } (one game)
       *[other] { $against } ({ $games } games)
    }
length-text =
    { $open ->
        [0] Half of all games last { $median } rounds or less, at most one in ten less than { $low }, at most one in ten more than { $high }.
        [same] At least eight in ten games last { $median } rounds.
        [1] Half of all games last { $median } rounds or less, one in ten less than { $low }, more than one in ten more than { $most } rounds.
        [2] More than half of all games last more than { $most } rounds, one in ten less than { $low }.
       *[3] More than nine in ten games last more than { $most } rounds.
    }
length-axis = rounds
length-height = height: share of the games
length-lines = The dashed lines show these three.
length-rounds = A round is one turn of everybody who is still in the game.
length-more = more than { $rounds }
length-beyond = { $share } last longer →
length-too-long = { $share } of the games last more than { $rounds } rounds, longer than a chart could show here.
course-text = Every game is cut into eight equal parts, so that short and long ones can be put together; a point is the mean at the end of a part. A table is looked at four to eight times a game; between two looks everything is taken to go on evenly. Wealth is money, deeds at their price, and buildings at what they cost.
course-wealth = Wealth
course-things = Deeds and houses
course-winner = the winner
course-others = others, mean
course-deeds = deeds owned
course-buildings = houses standing
course-axis = part of the game
board-landings = Where figures land
board-landings-text = The share of all landings, in percent. Going to jail is not counted as a landing there.
board-table = All spaces as a table
board-returns = What deeds bring in
board-returns-text = What a deed earned (rent, buildings sold, and the deed itself where the bank buys it back) for every 100 spent on it (its price, buildings, interest). Above 100 it has paid for itself.
legend-few = few
legend-many = many
legend-loss = less than it cost
legend-gain = more
deeds-text = Money is the mean of a game: what was spent on the deed, its buildings and interest, and the rent that it earned. Paid back: after how many turns of all players, at its mean pace, a deed with its buildings has earned what it cost.
deeds-best = { $best } earns most: { $most } for every 100 spent on it. { $worst } earns least: { $least }.
column-deed = Deed
column-space = Space
column-share = of all landings
column-bought-turn = bought in turn
column-cost = spent
column-rent = rent earned
column-mean-rent = mean rent
column-return = earned per 100 spent
column-payback = paid back after turns
column-rents = rents paid
groups-text = When a group was in one hand for the first time. The stronger the colour, the more often in those rounds; a turn is one of any player. Wins: how often that hand went on to win.
column-group = Group
column-complete = complete
column-turn = in turn
column-wins = wins
column-rounds = rounds
ruin-text = { $count } bankruptcies a game, on average in turn { $turn }.
ruin-by-cause = By the kind of debt
ruin-by-place = By the space whose rent or tax was owed
ruin-nobody = Nobody went bankrupt.
cause-none = a special rule, at once
cause-rent = rent
cause-tax = a tax
cause-card = a card
cause-fine = a fine in jail
cause-interest = interest
cause-deal = a dealt deed
cause-special = a mission or a fight
cause-risk = a risk space
occasions-text = What the player gained or lost by it, until the turn went on: money, rent of the space that it led to, deeds at their price. What the bank takes from a bankrupt is not in it, nor what comes of it later, such as time in jail or a card that was kept. The most valuable cards come first.
occasion-mission = Missions
occasion-power = Force powers
occasion-fight = Fights
occasion-risk = Risk
occasion-house-rule = House rules
occasion-cards = Cards: { $deck }
column-occasion = What
column-card = Card
column-cards = in the deck
column-count = times a game
column-success = succeeded
column-worth = worth
about-again = The same games again: { $command }
about-version = Made by Freehold { $version }. Every game follows from the seed and its number alone: the same command gives the same report on every machine, on a processor, a GPU or a cluster.
about-half-time = Half time is half of a game's rounds, or rather the look at the table that is nearest to it: a game has four to eight. The leader is the richest then, the last the poorest who is still in the game. Games that nobody won are not counted.

column-place = Place
column-player = Player
column-seats = seats taken
column-bankrupt = bankrupt
column-wealth = wealth at the end

## The comparison

compare-games = { $title }: { $games } games each way, with the same seeds.
compare-title = { $title }: two sets of rules
compare-lead = { $games } games each way, with the same seeds, were played in the form “{ $form }” by { $players }, with seed { $seed }.
compare-deeds = What a deed earned for every 100 spent on it, by either set of rules.
compare-own = the edition's rules
compare-what = what
compare-interval = ± is half of the 95% interval of the difference; where it is larger than the difference, chance alone would explain it. Shares differ in percentage points, and are of all games, stopped ones as well.
compare-difference = difference
row-rounds = rounds a game
row-turns = turns a game
row-first = wins of whoever rolls first
row-leader = wins of the leader at half time
row-comebacks = wins of the last at half time
row-stopped = games stopped at the limit
