### The rules in our own words. rule-<id> is the rule; rule-<id>-value-<edition>[-<form>] is what it comes to there.

## Labels

ledger-kind-book = the book's rule
ledger-kind-ruling = a ruling of ours
ledger-kind-house = a house rule
ledger-form-standard = standard game
ledger-form-special = standard game with special rules
ledger-form-short = short game
ledger-form-timed = timed game
ledger-source-said = { $sections }
ledger-source-said-by = { $sections }, read by { $ruling }
ledger-source-partly = { $sections } in part; the rest is held here
ledger-source-partly-by = { $sections } in part; the rest is held here, { $ruling }
ledger-source-read = reads { $sections }
ledger-source-silent = not said
ledger-source-silent-held = not said; held here
ledger-source-silent-by = not said; held here, { $ruling }
ledger-source-lost = lost in the copy we read; held here
ledger-source-lost-by = lost in the copy we read; held here, { $ruling }
ledger-quoted = “{ $section }”
ledger-label-value = Value
ledger-label-kind = Kind
ledger-label-source = Source
ledger-label-setting = { $count ->
    [one] Setting
   *[other] Settings
}
ledger-label-tests = { $count ->
    [one] Test
   *[other] Tests
}
ledger-no-tests = none yet
ledger-heading-all = The rules of every edition
ledger-heading-edition = The rules of { $title }
ledger-heading-form = The rules of { $title }, { $form }
ledger-heading-every-form = The rules of every edition, { $form }
ledger-stage-draft = draft: some of the books' rules have no test yet
ledger-stage-playable = playable: every rule of the books has a test, but not yet in each edition, or some ruling has none
ledger-stage-conformant = conformant: every rule has a test
ledger-summary = { $rules ->
    [one] One rule
   *[other] { $rules } rules
}, { $untested ->
    [0] every one with a test
   *[other] { $untested } of them without a test
}.
ledger-unknown-edition = There is no edition “{ $edition }”. Choose one of: { $editions }.
ledger-unknown-form = { $title } has no “{ $form }” game. Choose one of: { $forms }.
ledger-unknown-form-anywhere = No edition has a “{ $form }” game. Choose one of: { $forms }.

## Chapters

chapter-setting-up = Setting up
chapter-turn = A turn
chapter-buying = Buying and auctions
chapter-rent = Rent
chapter-building = Building
chapter-trading = Trading
chapter-mortgages = Mortgages
chapter-cards = Cards
chapter-jail = Jail
chapter-fees = Taxes and other fees
chapter-debt = Debt and bankruptcy
chapter-differences = Where the editions differ
chapter-shorter-games = Shorter games
chapter-missions = Missions of The Clone Wars
chapter-force-powers = Force powers of the Saga
chapter-the-force = The Force of Episode II
chapter-planetopoly-turn = Planetopoly: setting up, a turn, start and risk
chapter-planets = Planetopoly: planets, customs posts and radar traps
chapter-event-cards = Planetopoly: event cards
chapter-remote-purchases = Planetopoly: remote purchases
chapter-bank-credit = Planetopoly: sales and debts to the bank
chapter-planetopoly-jail = Planetopoly: jail
chapter-rulings = Rulings
chapter-house-rules = House rules

## Setting up

rule-setup-1 = Every player begins on GO and holds 1500: two notes of 500, four of 100, one of 50, one of 20, two of 10, one of 5 and five of 1.
rule-setup-2 = All players throw both dice; the one with the highest total has the first turn, and the turn then passes clockwise.
rule-setup-3 = At the start all 28 deeds, all 32 houses, all 12 hotels and the money that was not handed out belong to the bank; what houses and hotels are called differs by edition.
rule-setup-4 = There are two decks of 16 cards; each is shuffled and laid face down.
rule-setup-5 = The bank cannot run out of money: when the notes are used up it still pays everything it owes.
rule-setup-6 = Each player picks a figure that nobody else has.
rule-setup-6-value-clone-wars = before the throw for the first turn; with missions after it (CW-M-1)
rule-setup-6-value-saga = once the throw has settled who starts
rule-setup-6-value-episode-2 = before the throw for the first turn
rule-setup-6-value-fallout = before the throw for the first turn

## A turn

rule-turn-1 = On your turn you throw both dice, go forward as many spaces as they add up to, and do what the space you reach asks for; several figures may stand on one space.
rule-turn-2 = Whoever lands on GO or passes it receives a salary of 200 from the bank.
rule-turn-3 = The salary can fall due twice in one turn, for example when you pass GO, stop on a card space just behind it and draw the card that sends you on to GO.
rule-turn-4 = After a double you play the move out with all that follows from it, and then throw again within the same turn; whether you must is settled by B-20.
rule-turn-5 = With the third double running in one turn you go straight to jail and do not make that move.
rule-turn-6 = When you are sent to jail your turn is over on the spot, even after a double.
rule-turn-7 = On Free Parking and on Just Visiting nothing happens to you, and you may carry on all your business there.
rule-turn-8 = Landing on property of your own costs nothing.
rule-turn-9 = A player who is not on turn, or who sits in jail, may still collect rent, bid, build, sell buildings, take and lift mortgages, and trade; at which moments is settled by B-18.

## Buying and auctions

rule-buy-1 = Whoever lands on a lot, railroad or utility that nobody owns may buy it from the bank for the price printed on it.
rule-buy-2 = If that player does not buy it, the bank puts it up for auction straight away, and every player still in the game may bid, including the one who declined and the one who keeps the bank.
rule-buy-3 = Auctions work alike for lots, railroads and utilities.
rule-buy-4 = Deeds lie before their owner where everyone can see them: face up, or face down as long as they are mortgaged.
rule-auc-1 = Every bid must be higher than the last; the highest bidder has to take the property and pays what was bid.
rule-auc-2 = Nobody may bid more than the cash they hold.

## Rent

rule-rent-1 = Landing on a property of another player costs the rent on its deed, unless it is mortgaged: then nothing is due.
rule-rent-2 = The owner has to ask for the rent before the next player has thrown the dice; rent that was not asked for by then is lost.
rule-rent-3 = A mortgage on one lot leaves the rent on the other lots of its group untouched.
rule-rent-4 = When one player owns every lot of a group, the base rent of its unbuilt lots is doubled; what a mortgage in the group does to this is settled by B-1.
rule-rent-5 = On a lot with buildings the rent is the deed's figure for that number of houses, or for the hotel.
rule-rent-6 = A railroad costs 25, 50, 100 or 200, according to whether its owner has one, two, three or all four of them.
rule-rent-7 = A utility costs four times the dice if its owner has one of them and ten times the dice if its owner has both; which dice count is settled by B-2.
rule-rent-8 = Sitting in jail does not stop a player from collecting rent.

## Building

rule-build-1 = Houses may be bought only for a group of which the player owns every lot, each at the price on its deed.
rule-build-2 = Houses go up evenly: a lot gets another house only when no lot of its group has fewer, and never more than four.
rule-build-3 = A hotel may be bought once every lot of the group has four houses; it costs the price of one more house, and the lot's four houses return to the bank.
rule-build-4 = A lot holds one hotel at most, and no houses next to it.
rule-build-5 = As long as any lot of a group is mortgaged, nothing may be built on that group.
rule-build-6 = A player may build on their own turn, on the turns of others and in jail, within the limits of B-18.
rule-build-7 = If the bank has no houses left, or no hotels, whoever wants to build has to wait until some are returned.
rule-build-8 = If players together want more houses or hotels at one time than the bank still has, the bank auctions the buildings singly to the highest bidder, as F-33 lays down.
rule-sell-1 = Buildings can be sold to the bank alone, for half of what they cost; when is settled by B-18.
rule-sell-2 = Houses are taken down as evenly as they were put up.
rule-sell-3 = A hotel given back brings half its price and leaves four houses on its lot, provided that the bank has four to give.
rule-sell-4 = A hotel may also be sold together with the four houses that went into it, in one sale that brings half the hotel's price and half the price of four houses.

## Trading

rule-trade-1 = Unbuilt lots, railroads and utilities may pass between players at any time, for whatever price the two agree on.
rule-trade-2 = No lot may change hands while a building stands anywhere in its group; the buildings must first be sold to the bank.
rule-trade-3 = A trade may mix cash, property and get-out-of-jail cards in any way, on both sides.
rule-trade-4 = Players may not lend one another money.
rule-trade-5 = Players may not agree to let each other off rent.
rule-trade-6 = Mortgaged property may be traded; whoever receives it at once either lifts the mortgage for its value and 10% on top, or pays 10% and leaves it mortgaged, and lifting it later costs the 10% again.

## Mortgages

rule-mort-1 = Before a lot can be mortgaged all buildings of its group must be sold; the bank then pays out the mortgage value on the deed.
rule-mort-2 = To lift a mortgage the owner pays its value and 10% interest.
rule-mort-3 = A mortgaged property stays with its owner; nobody else can gain it by paying off the mortgage.
rule-mort-4 = Except against a mortgage the bank lends no money.
rule-mort-5 = Mortgages may be taken and lifted whenever buildings may be sold (B-18), also by a player who is not short of money.

## Cards

rule-card-1 = You draw the top card of the deck, follow it at once, and put it back face down under the deck.
rule-card-2 = A get-out-of-jail card stays with its holder until it is used or traded; once used it goes under the deck it came from.
rule-card-3 = If a card takes you forward over GO you receive the 200; if it sends you to jail or a few spaces back you do not.

## Jail

rule-jail-1 = You go to jail when you land on the space that sends you there, when a card says so, or when TURN-5 applies; whatever lies on the way, there is no salary.
rule-jail-2 = At the start of your turn, before throwing, you may pay 50 to leave jail; you then play your turn as usual.
rule-jail-3 = A get-out-of-jail card, drawn by yourself or bought from someone else, also lets you out, and you then play your turn as usual.
rule-jail-4 = On up to three turns you may throw for a double; if you get one you are free and move by that throw.
rule-jail-5 = If the third try brings no double either, you pay 50 and move by that throw; how each edition words it is in B-19.
rule-jail-6 = Whoever reaches the jail space by an ordinary move is just visiting.

## Taxes and other fees

rule-tax-1 = On a tax space you pay the bank the amount printed there.
rule-tax-2 = What is paid to the bank stays with the bank; it never gathers on Free Parking.

## Debt and bankruptcy

rule-debt-1 = A player who owes more than the cash in hand may sell buildings, take mortgages, and sell property to other players to raise it.
rule-debt-2 = A player who still cannot pay after that is bankrupt and leaves the game.
rule-bank-1 = If the debt is owed to another player, the bankrupt's buildings go to the bank at half price, and the creditor receives that money with all cash, all deeds and all get-out-of-jail cards; in which state the deeds pass is settled by B-21.
rule-bank-2 = For each mortgaged deed received in this way the creditor owes the bank 10% at once, and may lift the mortgage at the same moment for its value on top of that 10%; lifting it later costs its value and 10% again.
rule-bank-3 = If the debt is owed to the bank, the bank takes everything and at once auctions the deeds one after another; buildings are not auctioned.
rule-bank-4 = If the debt is owed to the bank, the bankrupt's get-out-of-jail cards go under their decks.
rule-bank-5 = Before leaving, a bankrupt pays off as much of the debt as the cash that could be raised covers.
rule-end-1 = The last player who is not bankrupt has won.

## Where the editions differ

rule-b-1 = Whether the unbuilt lots of a complete group still charge double rent while another lot of the group is mortgaged.
rule-b-1-value-clone-wars = yes, double rent all the same
rule-b-1-value-saga = no, only base rent
rule-b-1-value-episode-2 = no, only base rent
rule-b-1-value-fallout = no, only base rent
rule-b-2 = Which dice the rent of a utility counts.
rule-b-2-value-clone-wars = the roll that brought the player there
rule-b-2-value-saga = both dice, thrown anew
rule-b-2-value-episode-2 = the roll that brought the player there; thrown anew if a card did
rule-b-2-value-fallout = both dice, thrown anew
rule-b-3 = The lowest bid that opens an auction of property.
rule-b-3-value-clone-wars = 1
rule-b-3-value-saga = 1
rule-b-3-value-episode-2 = whatever a player names, so 1
rule-b-3-value-fallout = 1
rule-b-4 = The lowest bid that opens an auction of the bank's last buildings.
rule-b-4-value-clone-wars = 1
rule-b-4-value-saga = 1
rule-b-4-value-episode-2 = the lowest price printed on a deed, read as the lowest house price (F-33)
rule-b-4-value-fallout = 1
rule-b-5 = Whether a player in jail has to try for a double, and has to move by it.
rule-b-5-value-clone-wars = may try; moves by a double
rule-b-5-value-saga = must try unless paying or playing a card; must move by a double
rule-b-5-value-episode-2 = may try; may move by a double or leave it
rule-b-5-value-fallout = may try; may move by a double or leave it
rule-b-6 = Which deeds of a player bankrupt to the bank are auctioned, and in what state.
rule-b-6-value-clone-wars = all of them; free of mortgage by F-12
rule-b-6-value-saga = all of them, free of mortgage
rule-b-6-value-episode-2 = all of them, one by one; free of mortgage by F-12
rule-b-6-value-fallout = all of them, free of mortgage
rule-b-7 = Whether a debt of rent can be settled in property instead of money.
rule-b-7-value-clone-wars = no
rule-b-7-value-saga = no
rule-b-7-value-episode-2 = yes: the creditor may accept unbuilt property, mortgaged or not, for all or part of the rent
rule-b-7-value-fallout = no
rule-b-8 = What can be done with a hotel when the bank has fewer than four houses.
rule-b-8-value-clone-wars = no swap, but the hotel may be sold whole with its houses for cash (SELL-4)
rule-b-8-value-saga = no swap; only the whole group can be sold (F-7)
rule-b-8-value-episode-2 = no swap, as the book says outright; only the whole group can be sold (F-7)
rule-b-8-value-fallout = no swap; only the whole group can be sold (F-7)
rule-b-9 = Whether the unbuilt lots of a complete group charge double rent while other lots of it are built on.
rule-b-9-value-clone-wars = yes
rule-b-9-value-saga = yes
rule-b-9-value-episode-2 = yes, said outright
rule-b-9-value-fallout = yes
rule-b-10 = Without special rules doubles follow TURN-4 and TURN-5 in every edition; this says what becomes of them once the edition's special rules are agreed on.
rule-b-10-value-clone-wars-special = unchanged by the missions
rule-b-10-value-saga-special = replaced by SG-F-1, by which one rolls again or uses the power
rule-b-10-value-episode-2-special = unchanged by the Force
rule-b-10-value-fallout = this edition has no special rules
rule-b-11 = Who keeps the bank.
rule-b-11-value-clone-wars = a player, who keeps their own money apart
rule-b-11-value-saga = a player, who keeps their own money apart and gains nothing by it
rule-b-11-value-episode-2 = a player, who with more than five players may choose to keep the bank only
rule-b-11-value-fallout = a player, though the book does not say so
rule-b-12 = The two tax spaces.
rule-b-12-value-clone-wars = Handelszoll and Lösegeld
rule-b-12-value-saga = Tribut and Kopfgeld
rule-b-12-value-episode-2 = Belasting (our name) and Asteroïde-regen (the book names the space; that it is a tax is ours)
rule-b-12-value-fallout = Stählerne Bruderschaft and Kinder der Kirche des Atoms
rule-b-13 = What houses and hotels are called.
rule-b-13-value-clone-wars = Siedlung and Stadt
rule-b-13-value-saga = Siedlung and Stadt
rule-b-13-value-episode-2 = appartement and toren
rule-b-13-value-fallout = Hütte and Vault
rule-b-14 = What the railroads are.
rule-b-14-value-clone-wars = Raumschiffe
rule-b-14-value-saga = Kampfschiffe: Supersternzerstörer, Republikanisches Angriffsschiff, Imperialer Sternzerstörer, Corellianische Korvette
rule-b-14-value-episode-2 = stations
rule-b-14-value-fallout = Metro-Stationen
rule-b-15 = What the utilities are.
rule-b-15-value-clone-wars = Raumstationen
rule-b-15-value-saga = two Todessterne
rule-b-15-value-episode-2 = nutsbedrijven
rule-b-15-value-fallout = the radio stations Galaxy News Radio and Radio Enklave
rule-b-16 = What the two decks are called: first chance, then community chest.
rule-b-16-value-clone-wars = Sith (Count Dooku) and Jedi (Yoda)
rule-b-16-value-saga = Sith and Jedi
rule-b-16-value-episode-2 = Sith and Jedi
rule-b-16-value-fallout = SIE SIND S.P.E.C.I.A.L. and Überlebenshandbuch für Vault-Bewohner
rule-b-17 = The money.
rule-b-17-value-clone-wars = Republic credits
rule-b-17-value-saga = Republic credits
rule-b-17-value-episode-2 = Republic credits
rule-b-17-value-fallout = bottle caps (Kronkorken)
rule-b-18 = When buildings may be bought and sold, and mortgages taken and lifted.
rule-b-18-value-clone-wars = on one's own turn or between turns; building only until the next player has thrown
rule-b-18-value-saga = at any time, also off turn and in jail, as read by F-34
rule-b-18-value-episode-2 = at any moment, as read by F-34
rule-b-18-value-fallout = at any time, also off turn and in jail, as read by F-34
rule-b-19 = How a stay in jail ends at the latest.
rule-b-19-value-clone-wars = after three turns without a double: pay 50 and move by the third try
rule-b-19-value-saga = when the third try fails: pay 50 and move by it
rule-b-19-value-episode-2 = after three turns one must pay 50 and leave before moving; by which throw is settled by F-31
rule-b-19-value-fallout = when the third try fails: pay 50 and move by it
rule-b-20 = Whether the further roll after a double may be declined.
rule-b-20-value-clone-wars = yes, one may roll again
rule-b-20-value-saga = yes, one may roll again
rule-b-20-value-episode-2 = yes, one may roll again
rule-b-20-value-fallout = no, one must roll again
rule-b-21 = In which state the deeds of a bankrupt pass on.
rule-b-21-value-clone-wars = as they are
rule-b-21-value-saga = all are mortgaged first, and that money goes towards the debt
rule-b-21-value-episode-2 = as they are
rule-b-21-value-fallout = all are mortgaged first, and that money goes towards the debt

## Shorter games

rule-q-1 = How many deeds each player is dealt before the game begins, and what they cost.
rule-q-1-value-clone-wars-short = three each, free
rule-q-1-value-clone-wars-timed = two each, paid for at once at the printed price
rule-q-1-value-episode-2-short = two each, dealt singly from the shuffled deeds after the player on the banker's left has cut them; paid for at once at the printed price
rule-q-1-value-fallout-short = three each, free
rule-q-2 = How many houses every lot of a group needs before a hotel; they go back to the bank, and the hotel costs the price of one more house.
rule-q-2-value-clone-wars-short = three
rule-q-2-value-clone-wars-timed = four, as in the standard game
rule-q-2-value-episode-2-short = three
rule-q-2-value-fallout-short = three
rule-q-3 = What a hotel brings when it is sold.
rule-q-3-value-clone-wars-short = half a house price and three houses back, or, sold whole, two house prices (half of the three houses and the hotel)
rule-q-3-value-clone-wars-timed = as in the standard game
rule-q-3-value-episode-2-short = half a house price and three houses back
rule-q-3-value-fallout-short = half a house price and three houses back (F-39)
rule-q-4 = How one leaves jail.
rule-q-4-value-clone-wars-short = on the next turn by a card, a double or 50; if the throw fails one may pay 50 and play on in the same turn
rule-q-4-value-clone-wars-timed = as in the standard game
rule-q-4-value-episode-2-short = as in the standard game
rule-q-4-value-fallout-short = one must leave on the next turn by a card, a double or 50; if the throw fails one must pay 50 and moves by it
rule-q-5 = What ends the game.
rule-q-5-value-clone-wars-short = the first bankruptcy
rule-q-5-value-clone-wars-timed = the end of the time agreed on
rule-q-5-value-episode-2-short = the second bankruptcy
rule-q-5-value-fallout-short = the first bankruptcy
rule-q-6 = Who wins, and how wealth is counted: cash, property at its price on the board, mortgaged property at half of it, houses at what they cost, and hotels as each edition says.
rule-q-6-value-clone-wars-short = the richest; a hotel counts its price and that of the three houses given back for it, four house prices in all
rule-q-6-value-clone-wars-timed = the richest; counted as F-21 lays down
rule-q-6-value-episode-2-short = the richest; a hotel counts the price of four houses
rule-q-6-value-fallout-short = the richest; a hotel counts its price and that of three houses, four house prices in all
rule-q-7 = What becomes of the holdings of the player whose bankruptcy ends the game.
rule-q-7-value-clone-wars-short = the bankruptcy is settled first, by BANK-1 to BANK-4 (F-29)
rule-q-7-value-clone-wars-timed = no bankruptcy ends this game early, unless only one player is left
rule-q-7-value-episode-2-short = the second bankrupt hands everything to the creditor, a player or the bank, with houses and hotels standing, and then the others count; the first one leaves as in the standard game
rule-q-7-value-fallout-short = the bankruptcy is settled first, by BANK-1 to BANK-4 (F-29)
rule-q-8 = What rent a lot with a hotel charges.
rule-q-8-value-clone-wars-short = what the deed prints for a hotel
rule-q-8-value-clone-wars-timed = as in the standard game
rule-q-8-value-episode-2-short = what the deed prints for a hotel
rule-q-8-value-fallout-short = what the deed prints for a hotel

## Missions

rule-cw-m-1 = All throw both dice, the banker first; whoever throws highest has the first turn and is the first to pick a figure.
rule-cw-m-2 = General Grievous and Asajj Ventress fight for the Dark Side, and every other figure for the Light Side.
rule-cw-m-3 = Whoever rolls a 6 with either die first moves by the sum and plays the move out as usual. After that the player either ends the turn or goes on the mission that the other die names for their side; once the mission is done the turn is over, successful or not.
rule-cw-m-4 = As 6/6 is a double, too, the move is followed by the mission, and the mission by the further roll.
rule-cw-m-l1 = Light 1/6, New discovery: throw one die. With a 2 or more you take any property that the bank still has, for nothing, or 100 from the bank; with a 1 you pay the bank 100.
rule-cw-m-l2 = Light 2/6, Founding a base: throw one die. With a 2 or more you take any two properties that the bank still has, for nothing, or 200 from the bank; with a 1 you pay the bank 100.
rule-cw-m-l3 = Light 3/6, Jump to hyperspace: throw one die. With a 2 or more you may move to any space; with a 1 you pay the bank 100.
rule-cw-m-l4 = Light 4/6, Escape from Count Dooku: throw one die. With a 2 or more you have another turn; with a 1 you pay the bank 100.
rule-cw-m-l5 = Light 5/6, Rescue of the senator: throw one die. With a 6 the bank pays you 3000; with anything less you pay the bank 100.
rule-cw-m-l6 = Light 6/6, Jedi mind trick: throw one die. With a 4 or more you put any other player on another space; with a 3 or less you pay the bank 100.
rule-cw-m-d1 = Dark 1/6, Ambush: throw one die. With a 4 or more you steal a property from another player, though never out of a complete group; with a 3 or less you pay the bank 100.
rule-cw-m-d2 = Dark 2/6, Rule of the droids: throw one die. With a 4 or more you steal two properties from another player, though never out of complete groups; with a 3 or less you pay the bank 100.
rule-cw-m-d3 = Dark 3/6, Jump to hyperspace: throw one die. With a 2 or more you may move to any space; with a 1 you pay the bank 100.
rule-cw-m-d4 = Dark 4/6, Freedom regained: throw one die. With a 2 or more you have another turn; with a 1 you pay the bank 100.
rule-cw-m-d5 = Dark 5/6, Swift victory: throw one die. With a 6 you beat any one player on the spot, who is bankrupt, hands you all property and all money and is out of the game; with anything less you pay the bank 200.
rule-cw-m-d6 = Dark 6/6, Hostage: throw one die. With a 4 or more you put any other player on another space; with a 3 or less you pay the bank 100.
rule-cw-m-x = The book's example: Anakin stands on GO, rolls 2 and 6, comes to Ruusan and buys it for 100. His mission is Founding a base; the die shows 3, he takes the Abregado system and Bothawui for nothing, and so the light blue group is complete.

## Force powers

rule-sg-f-1 = The usual rule for doubles is replaced. After a double the move is played out as always; then the player either rolls again as in the usual rule, or uses the power that the double names, which ends the turn.
rule-sg-f-2 = A double that led out of jail brings no power.
rule-sg-f-d1 = Double 1, Jedi leap: put your figure on any space.
rule-sg-f-d2 = Double 2, Jedi mind trick: the bank pays you 200.
rule-sg-f-d3 = Double 3, Force grip: every other player pays you 40.
rule-sg-f-d4 = Double 4, the light side of the Force: draw a Jedi card.
rule-sg-f-d5 = Double 5, the dark side of the Force: draw a Sith card.
rule-sg-f-d6 = Double 6, Lightsaber duel: choose an opponent and a property of theirs that belongs to no complete group. Each of the two throws a die, and both throw again as long as they tie; the higher throw wins the property or keeps it.

## The Force

rule-e2-f-1 = Obi-Wan, Anakin, Padmé, Mace Windu and the Clone Trooper are on the Light Side; Dooku, Jango Fett and the Super Battle Droid are on the Dark Side.
rule-e2-f-2 = The Dark token begins on GO and the Light token on Free Parking. Before the game the black and the white die are thrown together twice, and each time the Dark token moves by the black die and the Light token by the white.
rule-e2-f-3 = A Force token stands only on spaces that can be bought; if its move ends on any other, it goes on to the next that can.
rule-e2-f-4 = A player who lands on the other side's token, or to whose space that token comes, has to fight at once.
rule-e2-f-5 = A fight is one throw of the Force die, and a shift in the Force counts as Light. The colour of the player's own side wins, and the player may then move that token to another empty space that is still for sale; the other colour costs 200, paid to the bank.
rule-e2-f-6 = How the Force die moves the tokens in the course of the game was on a page that our copy lacks; F-17 and F-18 say how it is played here.

## Planetopoly: setting up, a turn, start and risk

rule-pl-1-1 = Two to four players take part, with two dice; four at most is the book's word, two at least is ours. Each begins with 3000, for example two chips of 1000, four of 200, three of 50 and five of 10.
rule-pl-1-2 = The event cards are shuffled and laid face down on the board.
rule-pl-1-3 = Before the first roll it is settled in which order the players play, as F-30 says; all of them begin on the start space, and that pays nothing.
rule-pl-2-1 = On your turn you throw both dice and move forward as many spaces as they add up to; buying, building and paying rent come after the roll.
rule-pl-2-2 = Whoever wants to sell something or to make a remote purchase has to do so before rolling.
rule-pl-2-3 = After a double you may roll once more, unless it led to the start space, the risk space or an event space (PL-3-3, PL-4-2, PL-7-3).
rule-pl-2-4 = A player whose debts grow too great is out of the game, and the last one left has won.
rule-pl-3-1 = Passing the start space brings 1000 from the bank.
rule-pl-3-2 = Landing exactly on the start space brings the 1000 and another 200, both at once; when you leave it again nothing more is paid.
rule-pl-3-3 = A double that leads to the start space brings no further roll.
rule-pl-4-1 = The roll that leads to the risk space settles what happens there. With one even and one odd die the odd number is taken from the even one and the rest counts times 30: the bank pays it, or is paid it if it is below nought. With two odd dice you pay their sum times 30, with two even ones you receive it; a double counts times 50 instead.
rule-pl-4-2 = A double that leads to the risk space brings no further roll.

## Planetopoly: planets, customs posts and radar traps

rule-pl-5-1 = Whoever lands on a plot that nobody owns may buy it from the bank for the price printed on the board; its deed says the rent, what a base costs, the commission and what the bank pays back.
rule-pl-5-2 = Three plots together are a planet. Three bases count as a space station, and three space stations as a space port.
rule-pl-5-3 = The owner of the first plot of a planet has a claim to the whole of it: nobody else may buy its other plots.
rule-pl-5-4 = Before you buy a plot of another planet you must own at least two plots of every planet that you have a claim to; F-47 says what counts as another.
rule-pl-5-5 = With one plot of a planet you may have one base on it at most, with two plots at most two bases on each of them.
rule-pl-5-6 = Where a plot carries a space station, each of the planet's other plots must have at least one base; beside two space stations it is at least two bases, and beside a space port at least a space station.
rule-pl-5-7 = As long as you stand on a plot of your own you may build on all your plots of that planet. A plot itself is bought only by landing on it, or remotely (PL-8-1).
rule-pl-5-8 = Whoever has just bought a plot may not build on its planet before the next opportunity: by landing there again, or remotely on a later turn.
rule-pl-5-9 = Landing on a plot, customs post or radar trap of another player costs rent, paid to the owner; the rent of a plot is what its deed says for the bases on it. While the owner is in jail there is none (PL-10-2).
rule-pl-6-1 = There are four customs posts and four radar traps, bought on landing like a plot; owning one gives no claim to the others, and nothing can be built on them.
rule-pl-6-2 = The more of the same kind their owner has, the higher is the rent of a customs post or a radar trap.
rule-pl-6-3 = A radar trap costs 50 times the sum of the dice, times the number of radar traps that its owner has.

## Planetopoly: event cards

rule-pl-7-1 = On an event space you draw an event card and follow it: you pay or receive money, miss a turn, roll again, go to the other side of the board, and the like; some cards are there more than once.
rule-pl-7-2 = Whoever is sent to the other side of the board draws no further card there and receives no 1000, since the start space was not passed.
rule-pl-7-3 = A double that leads to an event space brings no further roll.
rule-pl-7-4 = As soon as the last event card has been drawn, all used ones are shuffled and laid out again.

## Planetopoly: remote purchases

rule-pl-8-1 = Whoever has the claim to a planet may, on their own turn and before rolling, buy a free plot of it on which another player stands: the price goes to the bank and then the deed's commission to that player, who cannot refuse.
rule-pl-8-2 = If several others stand there, the commission goes to the one who came first.
rule-pl-8-3 = Bases can be bought remotely in the same way.

## Planetopoly: sales and debts to the bank

rule-pl-9-1 = Plots, bases, customs posts and radar traps may be sold to the bank at any time in the sense of F-26, whoever stands on them, for what the deed says; PL-5-5 and PL-5-6 must hold for what is left.
rule-pl-9-2 = A player who is short of cash for rent borrows from the bank, exactly what is missing and no more.
rule-pl-9-3 = As long as you owe the bank anything, you may neither buy nor build.
rule-pl-9-4 = Whatever money a debtor receives first goes to pay back the debt.
rule-pl-9-5 = A player whose debts exceed the mortgage value of everything they own has lost.

## Planetopoly: jail

rule-pl-10-1 = Whoever rolls the same double twice running, or any three doubles running, goes to the nearest jail without making that move, and the turn is over.
rule-pl-10-2 = A player in jail can neither sell nor make remote purchases, and nobody owes them rent.
rule-pl-10-3 = On every turn in jail you either pay and at once play on from the jail space, or miss the turn: 600 is asked on the first, 400 on the second and 200 on the third. After three missed turns you are free and must move on.
rule-pl-10-4 = Whoever has left jail may sell and make remote purchases again from the next turn on.
rule-pl-10-5 = Whoever reaches a jail space by a move is just visiting, and goes on collecting rent, selling and making remote purchases.

## Rulings

rule-f-1 = If several players tie for the highest throw at the start, those players throw again.
rule-f-2 = If nobody bids at an auction, the bank keeps the property.
rule-f-3 = Interest of 10% is rounded up to a whole unit; only mortgages of 75 and of 175 are affected.
rule-f-4 = A double that opens the jail earns no further roll. With missions, a 6/6 that does so still allows its mission, and then the turn ends.
rule-f-5 = Where a book lets you pay 50 and play on at the next turn, you pay at the start of a turn and then roll; any of the turns in jail will do.
rule-f-6 = In building and in selling, a hotel counts as the step above the last house when lots are compared for evenness; the one exception is SELL-4, by which a single hotel may be sold whole, and the lot left bare is then the first to be built on again.
rule-f-7 = A hotel cannot be swapped for houses that the bank does not have, but all buildings of a group may be sold in one step for half of what they cost.
rule-f-8 = A mortgaged railroad or utility still counts towards how many its owner has, but charges nothing itself.
rule-f-9 = A utility reached by a card or on a mission counts the last roll that moved the player, while a card that names its own multiple has both dice thrown anew.
rule-f-10 = With Force powers, too, the third double running leads to jail; the book contradicts itself here.
rule-f-11 = After a move that ends in jail there is neither mission nor power: the turn is over.
rule-f-12 = Deeds that the bank auctions after a bankruptcy are free of mortgage in every edition.
rule-f-13 = What it means to go to any space of one's choice; the space reached is then played out. It is another one than the figure stands on.
rule-f-13-value-clone-wars = a move forward, and GO passed on the way pays (CW-M-L3, CW-M-D3)
rule-f-13-value-saga = no move at all: the figure is put there, and only GO itself pays (SG-F-D1)
rule-f-14 = A player whom another has put on a space receives no salary and plays the space out as if they had landed there: rent, tax, cards, jail and the chance to buy. No roll follows from it. Whoever was in jail is free by it; put on the jail space one is just visiting, and put on the space that sends to jail one goes to jail.
rule-f-15 = Railroads and utilities can be stolen and fought for as well, and all four railroads or both utilities in one hand count as a complete group. A mortgage stays on the property, and no interest is due for it.
rule-f-16 = Before a beaten player (CW-M-D5) hands everything over, the buildings are sold to the bank at half price as in BANK-1; the winner owes the 10% of BANK-2 and receives the get-out-of-jail cards as well.
rule-f-17 = The Force die has three black faces, two white ones and one shift; since a shift counts as Light, fights are even. It is thrown with every roll that moves a figure: white moves the Light token by the white die, black moves the Dark token by the black die, and a shift makes the two tokens swap places.
rule-f-18 = First the tokens move, and the fights that this causes are fought in turn order; then the figure moves and fights if it must; then its space is played out. A fight cancels nothing, the token of one's own side does nothing, and nobody fights in jail or on a space that cannot be bought.
rule-f-19 = An empty space that is still for sale is one that nobody owns and on which neither a figure nor the other token stands. If there is none, or the winner does not want it, the token stays where it is.
rule-f-20 = With two players the short game ends at the first bankruptcy.
rule-f-21 = When time is up the round that has begun is finished; wealth is then counted as in the short game, except that a hotel counts with the four houses given back for it, five house prices in all.
rule-f-22 = The nearest jail is the one with the shorter way round the board, and the one ahead if both are equally far; nothing is paid for the start space on the way.
rule-f-23 = The bank lends for every payment that a player is forced to make; only the fee for leaving jail must be paid from cash.
rule-f-24 = An owner in jail receives no rent from customs posts and radar traps either.
rule-f-25 = What a player who has lost owned goes back to the bank without its bases, and the claims lapse. A claim also lapses when its holder has sold the last plot of the planet.
rule-f-26 = A plot carries one space port at most. Selling at any time means: on one's own turn before rolling, whoever stands there.
rule-f-27 = Remote building is possible on an own plot on which another player stands, and on that plot alone; that player receives the deed's commission for every base.
rule-f-28 = Having to ask for rent (RENT-2) is an option; unless it is chosen, rent is claimed for the owner automatically.
rule-f-29 = The bankruptcy that ends the game is settled first, and only then do the others count their wealth.
rule-f-30 = Whoever throws highest begins, and play goes clockwise, as in SETUP-2. A plot that is not bought stays free: there is no auction. Players do not trade with one another.
rule-f-31 = Every turn begun in jail counts, whether or not a throw was tried. On the third the player must throw: a double frees, anything else costs 50 and moves the player by that throw. A double that one chooses not to move by (B-5) leaves the figure on Just Visiting and ends the turn.
rule-f-32 = What some books leave out but others say is held in all four: SETUP-1, SETUP-4, SETUP-6, CARD-1 to CARD-3, TURN-3, TURN-8, RENT-3, MORT-3, sharing a space (TURN-1), the salary for landing on GO (TURN-2), not making the move of the third double (TURN-5), losing rent not asked for (RENT-2), the amounts of RENT-6, no houses beside a hotel (BUILD-4), singly (BUILD-8, BANK-3), swaps (TRADE-3), and for Episode II SELL-1 and SELL-3.
rule-f-33 = In an auction of the bank's last buildings only those who may build at that moment bid; the winning bid takes the place of the deed's price, and the building is put up at once. In Episode II it opens at the lowest house price among the lots on which the interested players may build.
rule-f-34 = “At any time” means between two actions: never between a roll and the end of what it brings, except to raise cash for a debt.
rule-f-35 = A double that ends on Free Parking or on Just Visiting still earns the further roll.
rule-f-36 = Whoever declines the mission of a 6/6 keeps the further roll of the double.
rule-f-37 = Only a roll that has moved the figure brings a mission: a try that failed in jail brings none, and the third double of TURN-5 neither, but the third try does when one has paid 50 and moves by it.
rule-f-38 = Another turn (CW-M-L4, CW-M-D4) is a new one, in which doubles are counted from nought; the further roll of a 6/6 belongs to the same turn, and the count goes on.
rule-f-39 = The book's buy-back price, half of what a hotel cost with one shack less (two house prices), is the sum of half a house price for the hotel and what the three shacks bring when they are sold after it.
rule-f-40 = In the short games a lot holds three houses at most.
rule-f-41 = Whoever pays after a failed throw in jail moves by that throw; whoever does not pay stays in, and JAIL-4 and JAIL-5 go on.
rule-f-42 = Rent is collected on built lots as well, although the book's summary speaks of unbuilt ones only.
rule-f-43 = One takes or steals as much as there is, and both properties of CW-M-D2 from the same player. If there is nothing, CW-M-L1 and CW-M-L2 pay the money, and CW-M-D1 and CW-M-D2 bring nothing.
rule-f-44 = Players who tie for the greatest wealth share the win; get-out-of-jail cards count for nothing.
rule-f-45 = A trade is void if whoever would receive a mortgaged deed cannot pay the 10% at once; a creditor who cannot pay it owes it to the bank, as in DEBT-1.
rule-f-46 = A player is bankrupt only if selling every building and mortgaging every deed would not cover the debt; until then the player has to go on raising cash.
rule-f-47 = Another planet means one to which the player has no claim yet: further plots of their own planets, customs posts and radar traps may always be bought.
rule-f-48 = Doubles are counted within one turn, and rolls that an event card brings count as well.
rule-f-49 = A card that says to roll again counts even when a double led to it; only the double's own further roll is lost.
rule-f-50 = Selling and remote purchases are open before each roll of one's turn; on a turn that is missed there are none.
rule-f-51 = The bases of a plot are sold before the plot itself. When a debt proves too great, the bank still pays the owner in full, and only then is the player out.
rule-f-52 = If a card makes one player pay all others, they are paid in turn order, each in full before the next; a payer who cannot go on is bankrupt to the one then due, and the rest get nothing. If a card makes all others pay one player, they also pay in turn order, and each may go bankrupt separately.
rule-f-53 = A creditor who is left as the only player has won at once and owes no interest any more.
rule-f-54 = When rent must be asked for, it may still be claimed after the debtor's own further roll, until the next player has thrown.
rule-f-55 = Whoever receives a mortgaged deed in settlement of rent (B-7) has the choice of TRADE-6.
rule-f-56 = The tokens move only with a roll that moves a figure: not with a try that fails in jail, and not with a third double.
rule-f-57 = A player who is put on a utility (F-14) and has no roll that could count there (F-9) throws both dice for it.
rule-f-58 = Whoever moves or leaps to the jail space is just visiting; whoever goes to the space that sends to jail goes to jail and receives no salary.
rule-f-59 = In the quick game with missions a throw that failed in jail, and is then paid for and moved by, brings its mission like any roll that moves (F-37).

## House rules

rule-house-1 = If agreed on: taxes, card fees owed to the bank and jail fines gather in a pot, and the next player to land on Free Parking takes all of it.
rule-house-2 = If agreed on: landing exactly on GO pays double the salary.
rule-house-3 = If agreed on: deeds are never auctioned; one that is not bought stays with the bank, and so do those that a bankrupt player hands over to it.
rule-house-4 = If agreed on: a player in jail receives no rent.
rule-house-5 = If agreed on: the game ends after a set number of turns, and the richest player wins.
rule-house-6 = If agreed on: each player after the first starts with so much more money for every place further back in the order of play.
