### De pagina in de browser: koppen, knoppen, hints.  Wat het spel zelf zegt, staat elders.

## Everywhere

language = Taal
scheme-system = Kleuren zoals in het systeem
scheme-light = Lichte kleuren
scheme-dark = Donkere kleuren
close = Sluiten
cancel = Annuleren
loading = Een ogenblik …
try-again = Opnieuw
copy = Kopiëren
copied = Gekopieerd
table = Tafel
to-start = Naar de eerste pagina
nothing = niets
the-bank = de bank
you = jij
bot = bot

## The first page

start-title = Kopen, bouwen, sjacheren.
start-lead = Het klassieke spel om grond en huizen, precies volgens vijf spelregelboekjes. Speel tegen bots, deel één scherm of stuur je vrienden een link. Geen account, niets te installeren.
pick-edition = Kies een editie
play = Spelen
read-rules = Regels
players-range = { $lowest }–{ $highest } spelers
forms-count =
    { $count ->
        [one] { $count } spelvorm
       *[other] { $count } spelvormen
    }
edition-about-clone-wars = Missies bij elke zes: de lichte en de duistere kant sturen je dwars door de Melkweg.
edition-about-saga = Krachten van de Force na elke dubbel, van de gedachtentruc tot het lichtzwaardduel.
edition-about-episode-2 = Twee Force-schijven zwerven over het bord, en wie de verkeerde tegenkomt, moet vechten.
edition-about-fallout = De woestenij, straat voor straat verhandeld: vaults, radiostations en kroonkurken.
edition-about-planetopoly = Acht planeten, bases tot niveau negen, radarvallen en risico.
join-title = Aan een tafel gaan zitten
join-lead = Heeft iemand je een link gestuurd? Plak hem hier.
join-link = Link naar de tafel
join-placeholder = Link of tafelnummer
join = Erheen
join-no-link = Dat lijkt niet op een link naar een tafel.
your-tables = Jouw tafels
table-over = afgelopen
forget-table = Deze tafel vergeten: { $edition }
replay-title = Naspelen
replay-lead = Loop een afgelopen spel zet voor zet door.
replay-open = Verslag openen
footer = Freehold is vrije software. Het heeft niets te maken met de makers van de bordspellen; alle tekeningen zijn van onszelf.
server-unreachable = De server antwoordt niet.

## A new table

new-table = Nieuwe tafel
create-seats = Wie speelt er mee?
create-seats-lead = Mensen aan dit scherm, vrienden met de link en bots, in elke volgorde.
seat-sitter = Plaats { $number }: wie er zit
seat-name = Plaats { $number }: naam
seat-character = Plaats { $number }: hoe de bot speelt
seat-figure = Plaats { $number }: figuur
sitter-here = Aan dit scherm
sitter-open = Vriend via link
sitter-bot = Bot
sitter-open-note = Komt via de link.
name-placeholder = Naam
any-figure = Maakt niet uit welk figuur
remove-seat = Plaats { $number } verwijderen
add-bot = Bot erbij
add-friend = Vriend erbij
add-here = Nog iemand aan dit scherm
create-form = Welk spel?
form-plain-about = Zoals het in het boekje staat.
create-special = Speciale regels
create-house = Huisregels
create-house-lead = Wat aan veel tafels wordt gespeeld, hoewel het in geen boekje staat. Alles is uit tot je het wilt.
create-rulings = Alle andere regels en beslissingen ({ $count })
changed-count = { $count } gewijzigd
setting-changed = gewijzigd
create-clock = Klok
clock-none = Geen klok
clock-none-about = Iedereen denkt zo lang na als nodig.
clock-brisk = Vlot
clock-brisk-about = 20 seconden per beslissing, 3 minuten reserve.
clock-relaxed = Rustig
clock-relaxed-about = 60 seconden per beslissing, 10 minuten reserve.
clock-slow = Over dagen
clock-slow-about = 24 uur per beslissing.
create-private = De tafel is privé: alleen wie de link heeft, vindt hem.
create-table = Tafel klaarzetten

## Rules

rules = Regels
rules-lead = Elke regel van deze editie, zin voor zin, in onze eigen woorden. Het verslag verwijst hierheen.
rules-search = Zoeken in de regels
rules-none = In geen enkele regel komt dat voor.
chapters = Hoofdstukken
rule-kind-book = spelregel
rule-kind-ruling = beslissing
rule-kind-house = huisregel
rule-kind-table = tafelregel
rule-kind-book-about = staat in het boekje
rule-kind-ruling-about = ons antwoord waar het boekje zwijgt
rule-kind-house-about = alleen als de tafel het wil
rule-behind = De regel erachter

## Before the game

lobby-title = De tafel staat klaar
lobby-lead = Stuur je vrienden de link. Wie hem heeft, kan gaan zitten of meekijken.
lobby-link = Link naar deze tafel
seat-free = Vrije plaats
seat-open-note = Hier speelt een bot als niemand komt.
seat-person-note = Vrijgehouden voor een mens.
make-bot = Liever een bot
make-open = Plaats vrijgeven
sit-down = Ga zitten
sit-down-another = Nog iemand aan dit scherm
sit-down-button = Gaan zitten
name = Naam
seat = Plaats
figure = Figuur
start-game = Spel beginnen
host-starts = Wie de tafel heeft klaargezet, begint het spel.
changed-rules = Gewijzigde regels
players = Spelers

## The table

board-label = Spelbord van { $edition }
board-view = Bord
list-view = Lijst
panels = Onderdelen
tab-seats = Spelers
tab-log = Verslag
tab-deeds = Mijn bezit
pace = Bots
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-none = meteen
spectators =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
line-open = Verbonden
line-connecting = Verbinden …
line-waiting = Verbinding verbroken, volgende poging over { $seconds } s
line-retry = Nu
turn-count = Beurt { $turn } · ronde { $round }
dice-show = De dobbelstenen geven { $dice }
actions = Wat je kunt doen
between-turns = Tussen de beurten
waiting-for = Wachten op { $seat } …
bot-thinking = { $seat } denkt na …
undo = Terugnemen
why-not = Waarom niet?
why-not-title = Wat nu niet kan, en waarom
why-not-nothing = Er ontbreekt niets: alles wat zinvol is, kan.
skip-bots = Vooruitspoelen
take-back = Weer zelf spelen
away-left = Je bent weggegaan; een bot speelt voor je.
away-gone = Je verbinding was een tijdje weg; een bot speelt voor je.
away-clock = Je tijd is om; een bot speelt voor je.
amount-range = { $lowest } tot { $highest }
confirm-title = Weet je het zeker?
confirm-yes = Ja, doen
confirm-no = Nee, terug
help-title = Toetsen
key-choice = de mogelijkheid met dit nummer kiezen
key-board = naar het bord
key-arrows = van veld naar veld
key-enter = het eigendomsbewijs van het veld openen
key-trade = een bod doen
key-why-not = wat niet kan, en waarom
key-undo = je laatste zet terugnemen
key-skip = vooruitspoelen tot de volgende mens
key-list = bord of lijst
key-help = deze pagina
key-escape = sluiten wat open is
shortcuts-on = Losse toetsen werken
curtain-title = { $seat }, het is aan jou
curtain-lead = Geef het apparaat door.
curtain-ready = Ik ben { $seat }

## Players

in-jail = in de gevangenis
bankrupt = failliet
not-connected = niet verbonden
seat-debt = schuldig: { $money }
seat-misses = slaat een beurt over
stood-in = een bot valt in
wealth-is = Vermogen: { $money }
jail-card = Kaart “Verlaat de gevangenis”
jail-cards =
    { $count ->
        [one] Eén kaart “Verlaat de gevangenis”
       *[other] { $count } kaarten “Verlaat de gevangenis”
    }
trade-with-seat = Handelen met { $seat }
clock-hours = { $hours } u
clock-left = Resterende tijd
no-deeds = Nog geen bezit.
bank-left = In de bank: { $houses } { $house }, { $hotels } { $hotel }.
bank-pot = In de pot: { $pot }.
log = Wat er gebeurde
log-all = Alle { $count } regels tonen

## Spaces and deeds

level = niveau { $level }
mortgaged = met hypotheek
space-owned = van { $seat }
space-claimed = geclaimd door { $seat }
space-for-sale = te koop voor { $money }
space-visitors = hier: { $seats }
space-choosable = kan nu gekozen worden
visitor-in-jail = { $seat } (in de gevangenis)
claim-open = huur nog niet gevraagd
rent-now = huur { $money }
rent-times-dice = huur { $factor } maal de ogen
deed-owner = Eigenaar
deed-buildings = Gebouwen
deed-state = Toestand
deed-rents = Huren
deed-due-now = nu te betalen
deed-price = Prijs
deed-mortgage = Hypotheek
deed-lift = Aflossen
deed-house-price = Bouwen
space-draws = Wie hier komt, trekt een kaart: { $deck }.
space-tax = Wie hier komt, betaalt { $money }.
space-go = Wie hier komt of langsgaat, krijgt { $money }.
space-jail = Bezoekers zijn hier veilig. Uit de gevangenis kom je met { $money }, een kaart of een dubbel.
space-go-to-jail = Wie hier komt, gaat naar de gevangenis.
space-rest = Hier gebeurt niets.
column-space = Veld
column-group = Groep
column-price = Prijs
column-owner = Eigenaar
column-rent = Huur nu
column-state = Toestand
column-here = Hier
column-turn = Beurt

## Auctions, debts, trades

auction = Veiling
auction-who = Wie biedt
auction-leads = { $seat } staat voor
auction-no-bid = Nog geen bod; vanaf { $money }
auction-out = doet niet meer mee
printed-price = Koopprijs { $money }
bid = { $money } bieden
bid-own = Je eigen bod, van { $lowest } tot { $highest }
bid-this = Bieden
bid-up-to = Tot zo ver meebieden
bid-up-to-about = Biedt voor jou steeds het laagste bod verder, tot deze grens.
bidding-up-to = Er wordt voor jou meegeboden tot { $money }.
bid-stop = Stoppen
debt = Schuld
debt-owes = { $seat } is { $other } { $money } schuldig
debt-cash = Geld
debt-missing = Er ontbreekt
debt-could-raise = Bijeen te krijgen
debt-hopeless = Zelfs als alles verkocht en verhypothekeerd wordt, is het niet genoeg.
offer = Bod
trade-counter = Tegenbod
gives = { $seat } geeft
you-give = Jij geeft
cash = Geld
of-cash = van { $money }
trade-title = Een bod doen
trade-with = Met
trade-empty = Kies wat er van eigenaar wisselt.
propose = Dit bod doen
propose-counter = Dit tegenbod doen

## The end

game-over = Het spel is afgelopen
winner =
    { $count ->
        [0] Niemand heeft gewonnen
        [one] { $winners } wint!
       *[other] { $winners } delen de winst!
    }
end-length = Na { $turns } beurten in { $rounds } ronden
play-again = Nieuwe tafel
watch-replay = Naspelen
download-record = Verslag downloaden
show-board = Bord
show-result = Uitslag
standing = Eindstand
wealth-chart = Vermogen tijdens het spel
chart-label = Vermogen van alle spelers, beurt voor beurt
chart-turns = Beurten { $from } tot { $to }
chart-as-table = Als tabel
best-deeds = Wat het meeste opbracht
best-deeds-none = Er werd geen huur betaald.
times =
    { $count ->
        [one] eenmaal
       *[other] { $count } maal
    }
dice-title = Eerlijke dobbelstenen
dice-explained = Vóór de eerste worp koos de server een geheim en liet de vingerafdruk ervan zien, de vastlegging hieronder: veranderen kon hij het geheim daarna niet meer. Toen voegde de browser van elke speler eigen toevalsgetallen toe, die de server niet kon voorzien. Alle worpen en al het schudden volgen uit die twee samen. Nu het spel afgelopen is, wordt het geheim getoond, en iedereen kan nagaan dat het deze vingerafdruk heeft en dat elke worp en elke kaart eruit volgt.
dice-commitment = Vastlegging: SHA-256 van het geheim en het zout
dice-secret = Geheim
dice-salt = Zout
dice-entropy = Toegevoegd door { $seat }
dice-check = Dobbelstenen nagaan
dice-commitment-kept = Het geheim heeft de vingerafdruk die vóór het spel werd getoond. Je browser heeft hem zelf uitgerekend.
dice-commitment-broken = Het geheim heeft niet de vingerafdruk die vóór het spel werd getoond!
dice-throws-kept =
    { $count ->
        [one] Je browser heeft één worp nagerekend: hij is dezelfde.
       *[other] Je browser heeft { $count } worpen nagerekend: ze zijn allemaal dezelfde.
    }
dice-throws-broken =
    { $count ->
        [one] Eén worp is niet die welke uit het geheim volgt!
       *[other] { $count } worpen zijn niet die welke uit het geheim volgen!
    }
dice-sound =
    { $count ->
        [one] Eén worp of kaart is nagegaan: die volgt uit het geheim en de getallen van de spelers.
       *[other] { $count } worpen en kaarten zijn nagegaan: ze volgen allemaal uit het geheim en de getallen van de spelers.
    }

## Replay

replay-file = Een verslag van je apparaat
replay-paste = Of plak de tekst ervan
replay-controls = Stappen
replay-step = Stap
replay-at = { $step } van { $steps }
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-turn-back = Naar de beurt ervoor
replay-turn-forward = Naar de volgende beurt
replay-play = Afspelen
replay-pause = Pauze
