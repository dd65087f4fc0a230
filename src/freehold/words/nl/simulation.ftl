### Simulatie: wat de opdrachten zeggen, en het verslag.

## Terwijl ze loopt

compiling = De regels worden voor deze machine vertaald: één keer, ongeveer een minuut …
compiled = Vertaald in { $seconds } s; de volgende start haalt ze uit de cache.
playing = Gespeeld
games-a-second = { $rate } spellen/s
interrupted = Onderbroken na { $games } van { $asked } spellen; het verslag gaat over die spellen.
duels-interrupted = { $games } van { $asked } spellen met z'n tweeën zijn voor de onderbreking gespeeld.
in-seconds =
    { $count ->
        [one] Eén spel in { $seconds } s.
       *[other] { $games } spellen in { $seconds } s: { $rate } spellen per seconde.
    }
wrote = { $file } is geschreven.
same-output = { $file } zou twee keer worden geschreven; elke uitvoer heeft een eigen bestand nodig.
needs-extra = { $what } heeft het pakket { $package } nodig: { $command }
no-device = Hier is geen GPU die gebruikt kan worden; zonder --backend wordt er op de processor gespeeld.
gpu-left-alone = De processor speelt in plaats daarvan: { $why }.
gpu-lost = De GPU speelt niet meer: { $why }.
no-scheduler = De scheduler op { $address } is niet te bereiken: { $reason }
no-workers = De scheduler op { $address } heeft geen workers: start er waar Freehold geïnstalleerd is, met “dask worker { $address }”.
no-workers-here = Op deze machine is geen worker gestart; zonder --backend wordt er zonder gespeeld.
cluster-lost = Het cluster is verloren: de scheduler antwoordt niet meer.
no-such-backend-option = --scheduler hoort bij --backend dask.
rounds-of-timed = --rounds hoort bij --form timed.
nothing-played = Er is geen spel gespeeld, dus er valt niets te melden.

## De samenvatting

summary-games =
    { $count ->
        [one] Eén spel { $title } ({ $form }) met { $seats } spelers.
       *[other] { $games } spellen { $title } ({ $form }) met { $seats } spelers.
    }
form-rounds = { $form }, { $rounds } ronden
summary-length =
    { $open ->
        [same] Minstens acht van de tien spellen duren { $median } ronden.
        [0] De mediaan is { $median } ronden per spel; acht van de tien spellen duren { $low } tot { $high }.
        [1] De mediaan is { $median } ronden per spel; één op de tien duurt minder dan { $low }, meer dan één op de tien meer dan { $most } ronden.
        [2] De mediaan is meer dan { $most } ronden per spel; één op de tien duurt minder dan { $low }.
       *[3] Meer dan negen van de tien spellen duren meer dan { $most } ronden.
    } Dat zijn gemiddeld { $turns } beurten en { $decisions } beslissingen.
summary-stopped = { $share } van de spellen werd na { $turns } beurten afgebroken; niemand won ze.
summary-player = { $name } wint { $share } ({ $low } tot { $high }).
seats-of-player = { $name } (elk van { $seats } plaatsen)
summary-place = Wie het eerst gooit, wint { $share } ({ $low } tot { $high }); bij gelijke kansen zou dat { $even } zijn.
summary-half-time = Van de spellen die iemand won, ging { $leader } naar wie halverwege voorstond, en { $last } naar wie toen laatste was.
summary-ruin = Faillissementen: { $count } per spel, { $share } daarvan door { $cause }.
summary-deed = Meest bezocht: { $space } ({ $share }). Beste rendement van alle eigendommen: { $deed } levert { $money } op per 100 aan uitgaven.

## Het verslag

report-title =
    { $count ->
        [one] { $title } – één spel
       *[other] { $title } – { $games } spellen
    }
report-lead =
    { $count ->
        [one] Er is één spel gespeeld
       *[other] Er zijn { $games } spellen gespeeld
    } in de vorm ‘{ $form }’ door { $players }, met startwaarde { $seed }.
report-settings = Andere regels dan die van de uitgave: { $settings }.
report-interrupted = Er waren { $asked } spellen gevraagd; de reeks is onderbroken.
report-interval = Strepen, ± en haakjes tonen 95%-intervallen.

head-contents = Inhoud
head-differences = Wat er verandert
head-wins = Wie er wint
head-duels = Eén tegen één
head-length = Hoe lang een spel duurt
head-course = Hoe een spel verloopt
head-board = Het bord
head-deeds = Wat een eigendom waard is
head-groups = Wanneer groepen compleet zijn
head-ruin = Wat iemand failliet maakt
head-occasions = Bijzondere regels en kaarten
head-about = Over dit verslag

key-rounds = ronden, mediaan
key-turns = beurten, gemiddeld
key-decisions = beslissingen per spel
key-first = gewonnen door wie het eerst gooit
key-leader = gewonnen door de koploper halverwege
key-comebacks = gewonnen door de laatste halverwege
key-ruins = faillissementen per spel
key-stopped = afgebroken spellen (te veel beurten)

wins-by-player = Per speler
wins-by-place = Naar speelvolgorde
wins-players = De spelers
wins-text = Iedereen zat even vaak op elke plaats, zodat spelers en plaatsen te scheiden zijn. De streepjeslijn toont wat gelijke kansen zouden geven.
place-name = { $place ->
        [1] gooit het eerst
        [2] als tweede
        [3] als derde
        [4] als vierde
        [5] als vijfde
        [6] als zesde
        [7] als zevende
       *[other] als achtste
    }
duels-text = Met z'n tweeën aan tafel, met wisselende plaatsen; elk { $games } spellen.
duels-random = Tegen een willekeurige speler
duels-each = Tegen elkaar
duel-row = { $player } tegen { $against }
duel-short =
    { $count ->
        [one] { $against } (één spel)
       *[other] { $against } ({ $games } spellen)
    }
length-text =
    { $open ->
        [0] De helft van alle spellen duurt hoogstens { $median } ronden, hoogstens één op de tien minder dan { $low }, hoogstens één op de tien meer dan { $high }.
        [same] Minstens acht van de tien spellen duren { $median } ronden.
        [1] De helft van alle spellen duurt hoogstens { $median } ronden, één op de tien minder dan { $low }, meer dan één op de tien meer dan { $most } ronden.
        [2] Meer dan de helft van alle spellen duurt meer dan { $most } ronden, één op de tien minder dan { $low }.
       *[3] Meer dan negen van de tien spellen duren meer dan { $most } ronden.
    }
length-axis = ronden
length-height = hoogte: aandeel van de spellen
length-lines = De streepjeslijnen tonen deze drie.
length-rounds = Een ronde is één beurt van iedereen die nog meespeelt.
length-more = meer dan { $rounds }
length-beyond = { $share } duren langer →
length-too-long = { $share } van de spellen duurt meer dan { $rounds } ronden, langer dan een grafiek hier kan tonen.
course-text = Elk spel is in acht gelijke delen verdeeld, zodat korte en lange spellen samen te nemen zijn; een punt is het gemiddelde aan het eind van een deel. Per spel wordt vier tot acht keer naar de tafel gekeken; daartussen geldt alles als gelijkmatig. Vermogen is geld, eigendommen tegen hun prijs en gebouwen tegen wat ze kostten.
course-wealth = Vermogen
course-things = Eigendommen en huizen
course-winner = de winnaar
course-others = anderen, gemiddeld
course-deeds = eigendommen
course-buildings = huizen
course-axis = deel van het spel
board-landings = Waar de figuren landen
board-landings-text = Het aandeel in alle landingen, in procenten. Naar de gevangenis gaan telt daar niet als landing.
board-table = Alle velden als tabel
board-returns = Wat eigendommen opbrengen
board-returns-text = Inkomsten (huur, verkochte gebouwen, en het eigendom zelf waar de bank het terugkoopt) per 100 uitgaven (koopprijs, gebouwen, rente). Boven 100 heeft een eigendom zichzelf terugverdiend.
legend-few = zelden
legend-many = vaak
legend-loss = minder dan het kostte
legend-gain = meer
deeds-text = Geldbedragen zijn gemiddelden per spel: wat er aan het eigendom, de gebouwen en rente is uitgegeven, en de huur die het opbracht. Terugverdiend: na hoeveel beurten van alle spelers een eigendom met zijn gebouwen, bij gemiddelde opbrengst, heeft opgebracht wat het kostte.
deeds-best = { $best } brengt het meeste op: { $most } per 100 die eraan zijn uitgegeven. { $worst } het minste: { $least }.
column-deed = Eigendom
column-space = Veld
column-share = van alle landingen
column-bought-turn = gekocht in beurt
column-cost = uitgaven
column-rent = huurinkomsten
column-rents = betaalde huren
column-mean-rent = gemiddelde huur
column-return = inkomsten per 100 uitgaven
column-payback = terugverdiend na beurten
groups-text = Wanneer een groep voor het eerst in één hand was. Hoe sterker de kleur, hoe vaker in die ronden; de beurten van alle spelers tellen mee. Gewonnen: hoe vaak die hand later won.
column-group = Groep
column-complete = compleet
column-turn = in beurt
column-wins = gewonnen
column-rounds = ronden
ruin-text = { $count } faillissementen per spel, gemiddeld in beurt { $turn }.
ruin-by-cause = Naar soort schuld
ruin-by-place = Naar het veld waarvan de huur of belasting verschuldigd was
ruin-nobody = Niemand ging failliet.
cause-none = een bijzondere regel
cause-rent = huur
cause-tax = een belasting
cause-card = een kaart
cause-fine = een boete
cause-interest = rente
cause-deal = een uitgedeeld eigendom
cause-special = missie of gevecht
cause-risk = een risicoveld
occasions-text = Wat de speler erdoor won of verloor, tot de beurt verderging: geld, huur van het veld waar het heen leidde, eigendommen tegen hun prijs. Wat de bank van een bankroete speler neemt, telt niet mee, en evenmin wat er later van komt, zoals in de gevangenis of met een bewaarde kaart. De waardevolste kaarten staan bovenaan.
occasion-mission = Missies
occasion-power = Krachten
occasion-fight = Gevechten
occasion-risk = Risico
occasion-house-rule = Huisregels
occasion-cards = Kaarten: { $deck }
column-occasion = Wat
column-card = Kaart
column-cards = in de stapel
column-count = keer per spel
column-success = gelukt
column-worth = waard
column-place = Volgorde
column-player = Speler
column-seats = plaatsen
column-bankrupt = failliet
column-wealth = vermogen aan het eind
about-again = Dezelfde spellen nog eens: { $command }
about-version = Gemaakt met Freehold { $version }. Elk spel volgt alleen uit de startwaarde en zijn nummer: dezelfde opdracht geeft hetzelfde verslag op elke machine, op processor, GPU of cluster.
about-half-time = Halverwege is na de helft van de ronden van een spel, of liever: het dichtstbijzijnde van de vier tot acht momenten waarop naar de tafel is gekeken. De koploper is dan de rijkste, de laatste de armste die nog meespeelt. Spellen die niemand won, tellen niet mee.

## De vergelijking

compare-games = { $title }: { $games } spellen met elk van beide regels, met dezelfde startwaarden.
compare-title = { $title }: twee stel regels
compare-lead = { $games } spellen op elke manier, met dezelfde startwaarden, in de vorm ‘{ $form }’ door { $players }, met startwaarde { $seed }.
compare-deeds = Wat een eigendom per 100 uitgaven opbracht, met elk stel regels.
compare-own = de regels van de uitgave
compare-what = wat
compare-interval = ± is de helft van het 95%-interval van het verschil; waar die groter is dan het verschil, kan het al door toeval komen. Aandelen verschillen in procentpunten en gelden voor alle spellen, ook voor afgebroken.
compare-difference = verschil
row-rounds = ronden per spel
row-turns = beurten per spel
row-first = gewonnen door wie het eerst gooit
row-leader = gewonnen door de koploper halverwege
row-comebacks = gewonnen door de laatste halverwege
row-stopped = afgebroken spellen
