### Het spel in de terminal: opschriften, opdrachten en hun antwoorden.

welcome = Welkom bij { $title }!
board-title = Bord
holdings-title = Bezit
log-title = Wat er gebeurde
choices-title = Keuzes
standing-title = Eindstand
prompt = Je keuze
turn-header = Beurt { $number }: { $seat }
seat-name = Speler { $number }

column-seat = Speler
column-figure = Pion
column-cash = Geld
column-place = Vakje
column-deeds = Bezit
column-jail = Gevangenis

mortgaged-mark = hypotheek
in-jail = in de gevangenis
misses-mark = slaat over
in-debt = is de bank { $money } schuldig
bankrupt = failliet
bank-line = De bank heeft nog { $houses } en { $hotels }.
pot-line = In de pot: { $money }.
auction-line =
    { $bidder ->
        [nobody] Veiling ({ $lot }): nog geen bod, vanaf { $money }.
       *[seat] Veiling ({ $lot }): { $seat } staat voor met { $money }.
    }
debt-line =
    { $party ->
        [bank] { $seat } is de bank { $money } schuldig.
       *[seat] { $seat } is { $other } { $money } schuldig.
    }
offer-summary = { $seat } geeft { $gives }; { $other } geeft { $wants }.
thinking = { $seat } denkt na …
business-hint = Voor de volgende worp mogen ook anderen het woord vragen.

help-text =
    Typ een getal uit de lijst of de woorden van een actie, zoals “bid 120”.
    hulp                 deze pagina
    waarom niet ACTIE    waarom een actie niet mag
    terug                de laatste keuze terugnemen
    als NAAM ACTIE       zaken doen voor iemand die niet aan de beurt is
    bewaar BESTAND       het spel bewaren
    laad BESTAND         verdergaan met een bewaard spel
    verloop              wat er tot nu toe gebeurde
    bord                 alle vakjes van het bord
    bezit                wie wat bezit
    stop                 het spel verlaten; het wordt bewaard

unknown-command = “{ $command }” is geen keuze en geen opdracht. Typ “hulp” voor hulp.
not-your-choice = Dat is geen van de keuzes.
undone = De laatste keuze is teruggenomen.
nothing-to-undo = Er is niets om terug te nemen.
saved = Het spel is bewaard in { $file }.
loaded = Het spel uit { $file } gaat verder.
cannot-save = { $file } kan niet worden geschreven: { $reason }
cannot-load = { $file } kan niet worden geladen: { $reason }
unfinished = Het spel is nog niet afgelopen.
goodbye = Tot ziens!
game-over-winner =
    { $count ->
        [0] Het spel is afgelopen; niemand heeft gewonnen.
        [one] Het spel is afgelopen. { $winners } wint!
       *[other] Het spel is afgelopen. { $winners } delen de overwinning!
    }
unknown-language = De taal “{ $language }” is er niet. Er zijn: { $languages }.

## Opdrachten, zoals je ze kunt typen; meer woorden voor één staan met komma's ertussen.

command-help = hulp, ?
command-why-not = waarom niet, waarom
command-undo = terug, terugnemen, ongedaan
command-save = bewaar, bewaren, opslaan
command-load = laad, laden
command-log = verloop, logboek
command-board = bord
command-deeds = bezit
command-as = als
command-back = omhoog
command-quit = stop, stoppen, einde, verlaten

help-hint = Typ een getal of de woorden tussen haakjes; “hulp” laat meer zien.
prompt-mark = { $prompt } >
marks-text =
    Op het bord: een kleine letter is een groep, → START, ? een kaart,
    % een belasting, # de gevangenis. Een hoofdletter of een cijfer is iemand aan
    tafel: eerst de eigenaar, dan ▪ een huis, ■ een hotel, × een hypotheek.
    ► staat voor de pionnen op het vakje, # voor die in de gevangenis.
marks-force-text =
    ☼ en ● zijn de Lichte en de Duistere kant, van een speler en van een Force-fiche:
    ☼L is het Lichte fiche, ●D het Duistere.
marks-plots-text =
    Op het bord: een kleine letter is een groep, → de start, ? een kaart,
    ± het risicoveld, # een gevangenis. Een hoofdletter of een cijfer is iemand aan
    tafel: eerst de eigenaar, dan wat er staat: ▪ { $base }, ■ { $station },
    ◆ { $port }. ► staat voor de pionnen op het vakje, # voor die in de gevangenis.
marks-claims-text =
    § en iemand aan tafel: verder mag niemand hier kopen. Van meer pionnen op een
    vakje staat vooraan wie er het eerst was. Geld onder nul is schuld bij de bank.
side-letter-light = L
side-letter-dark = D
token-line = Het { $token } staat op “{ $space }”.

## De spelers van de computer

bot-names = Ada, Bruno, Clara, David, Emma, Felix, Greta, Hugo
bot-mark = bot

## De lijst met keuzes: opschriften waarachter een eigen lijst staat

heading-build = Bouwen … ({ $count })
heading-sell = Gebouwen verkopen … ({ $count })
heading-buy-remote = Kopen op afstand … ({ $count })
heading-sell-deed = Eigendom verkopen … ({ $count })
heading-mortgage = Hypotheek nemen … ({ $count })
heading-lift = Hypotheek aflossen … ({ $count })
heading-settle = Met eigendom betalen … ({ $count })
heading-trade = Een voorstel doen … ({ $count })
heading-open = Iemand het woord geven … ({ $count })
heading-give = Geven … ({ $count })
heading-want = Vragen … ({ $count })
heading-take-back = Weer weghalen … ({ $count })
heading-go-for-sale = Te koop … ({ $count })
heading-go-owned = Van iemand … ({ $count })
heading-go-other = Andere vakjes … ({ $count })
go-back = Terug naar de lijst
amount-give = Geld geven
amount-want = Geld vragen
amount-settle-for = Hoeveel ermee wordt betaald
amount-range = { $what } ({ $lowest } tot { $highest })
bid-range = { $label } of meer, hoogstens { $highest }
number-is-amount = Er zijn { $last } keuzes. Een bedrag typ je zo: “{ $words }”.
no-amount = Dat is geen bedrag.

claim-line = { $owner } mag { $debtor } nog om de huur van { $space } vragen.
jail-cards-mark = uit de gevangenis
column-space = Vakje
column-group = Groep
column-price = Prijs
column-rent = Huur
column-owner = Eigenaar
column-wealth = Vermogen

why-not-what = Zeg welke actie: “waarom niet build …”.
not-your-turn = { $seat } kan nu niets doen: eerst moet iemand anders beslissen.
as-whom = Zeg wie wat doet: “als NAAM ACTIE”. Aan tafel zitten: { $names }.
file-missing = Zeg welk bestand: “{ $command } BESTAND”.
kept = Het spel is bewaard. Met “freehold table --resume” gaat het verder.
cannot-keep = Het spel kan niet in { $file } worden bewaard: { $reason }
nothing-to-resume = Er is geen onafgemaakt spel om mee verder te gaan.

## Bewaarde spellen van een eigen editie

folder-word = MAP
edition-not-built-in = de editie “{ $edition }” is niet ingebouwd. Is het een eigen editie, noem dan de map ervan: { $command }
edition-gone = de editie stond in { $folder } en staat daar niet meer. Noem de map waarin ze nu staat: { $command }
edition-unsound = de editie in { $folder } heeft fouten:
edition-changed = Er is gespeeld met de editie in { $folder } zoals ze nu is. Is ze sindsdien veranderd, dan past het spel er misschien niet meer bij.

## Verkeerd aangeroepen

which-edition = Zeg welke editie: { $editions }.
unknown-edition = De editie “{ $edition }” is er niet. Er zijn: { $editions }.
unknown-form = { $title } heeft geen spelvorm “{ $form }”. Er zijn: { $forms }.
unknown-figure = { $title } heeft geen pion “{ $figure }”. Er zijn: { $figures }.
wrong-seats = { $title } is voor { $lowest } tot { $highest } spelers, niet voor { $seats }.
same-names = Iedereen aan tafel heeft een eigen naam nodig.
same-figures = Twee spelers kunnen niet dezelfde pion hebben.
no-such-seat = In dit spel heet niemand “{ $name }”. Aan tafel zitten: { $names }.
setting-needs-value = Een regel heeft een waarde nodig, zoals free-parking-pot=yes; “{ $setting }” heeft er geen.

reason-no-such-file = dit bestand is er niet
reason-no-such-folder = deze map is er niet
reason-no-permission = geen toegang
reason-is-a-folder = dit is een map
reason-not-a-file = dit is geen bestand
reason-not-a-text = dit is geen tekst
reason-no-space = er is geen ruimte meer

## Andere opdrachten

column-edition = Editie
column-title = Titel
column-players = Spelers
column-games = Spelvormen
column-stage = Status
form-standard = standaard
form-special = met speciale regels
form-short = kort
form-timed = op tijd
stage-draft = concept
stage-playable = speelbaar
stage-conformant = volgens de regels
about-stage-draft = nog niet elke regel heeft een test.
about-stage-playable = elke regel uit het boekje heeft een test, maar nog niet in elke editie.
about-stage-conformant = elke regel heeft een test die hem in deze editie laat zien.

check-sound = { $path } is een editie zonder fouten.
check-problems =
    { $count ->
        [one] { $count } fout gevonden.
       *[other] { $count } fouten gevonden.
    }

cannot-read = { $file } kan niet worden gelezen: { $reason }
cannot-print = De standaarduitvoer kan niet worden geschreven: { $reason }
replay-refused = { $file } kan niet worden nagespeeld: { $reason }
replay-refused-at = { $file } wordt geweigerd; de eerste foute actie is nummer { $number }: { $reason }
label-edition = Editie
label-settings = Regels
label-seats = Spelers
label-actions = Acties
label-turns = Beurten
label-rounds = Rondes
label-result = Uitslag
label-digest = Controlegetal
standing-so-far = Tussenstand

## Server

serve-address = Freehold draait op { $address } (Ctrl-C stopt het; elk spel blijft bewaard)
serve-address-others = Anderen in hetzelfde netwerk openen { $address }
serve-cannot-bind = Kan niet luisteren op { $where }: { $reason }. Draait daar al een server? --port kiest een andere poort.
serve-unknown-limit = Er is geen limiet “{ $limit }”. Er zijn: { $limits }.
serve-limit-number = De limiet { $limit } heeft een getal van 0 tot en met { $most } nodig, zoals { $limit }=100.
verify-refused = { $file } is niet waarop de server zich had vastgelegd: { $reason }
verify-refused-at = { $file } klopt niet vanaf actie { $number }: { $reason }
verify-sound =
    { $outcomes ->
        [one] De ene worp of kaart volgt uit het vastgelegde geheim.
       *[other] Alle { $outcomes } worpen, kaarten en gedeelde eigendomsbewijzen volgen uit het vastgelegde geheim.
    }
label-commitment = Vastlegging
label-entropy = Toegevoegd door spelers
