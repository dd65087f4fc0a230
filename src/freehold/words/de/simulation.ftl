### Simulation: was die Befehle sagen, und der Bericht.

## Während sie läuft

compiling = Die Regeln werden für diesen Rechner übersetzt: einmal, etwa eine Minute …
compiled = In { $seconds } s übersetzt; der nächste Start nimmt sie aus dem Zwischenspeicher.
playing = Gespielt
games-a-second = { $rate } Spiele/s
interrupted = Nach { $games } von { $asked } Spielen unterbrochen; der Bericht handelt von diesen.
duels-interrupted = { $games } von { $asked } Spielen zu zweit wurden vor der Unterbrechung gespielt.
in-seconds =
    { $count ->
        [one] Ein Spiel in { $seconds } s.
       *[other] { $games } Spiele in { $seconds } s: { $rate } Spiele in der Sekunde.
    }
wrote = { $file } ist geschrieben.
same-output = { $file } würde zweimal geschrieben; jede Ausgabe braucht eine eigene Datei.
needs-extra = { $what } braucht das Paket { $package }: { $command }
no-device = Hier gibt es keine GPU, die sich nutzen lässt; ohne --backend wird auf dem Prozessor gespielt.
gpu-left-alone = Stattdessen spielt der Prozessor: { $why }.
gpu-lost = Die GPU spielt nicht mehr: { $why }.
no-scheduler = Der Scheduler auf { $address } ist nicht zu erreichen: { $reason }
no-workers = Der Scheduler auf { $address } hat keine Worker: Starte welche, wo Freehold installiert ist, mit „dask worker { $address }“.
no-workers-here = Auf diesem Rechner ist kein Worker gestartet; ohne --backend wird ohne sie gespielt.
cluster-lost = Der Cluster ging verloren: Sein Scheduler antwortet nicht mehr.
no-such-backend-option = --scheduler gehört zu --backend dask.
rounds-of-timed = --rounds gehört zu --form timed.
nothing-played = Es wurde kein Spiel gespielt, also gibt es nichts zu berichten.

## Die Zusammenfassung

summary-games =
    { $count ->
        [one] Ein Spiel { $title } ({ $form }) mit { $seats } Spielern.
       *[other] { $games } Spiele { $title } ({ $form }) mit { $seats } Spielern.
    }
form-rounds = { $form }, { $rounds } Runden
summary-length =
    { $open ->
        [same] Mindestens acht von zehn Spielen dauern { $median } Runden.
        [0] Ein Spiel dauert im Median { $median } Runden; acht von zehn dauern { $low } bis { $high }.
        [1] Ein Spiel dauert im Median { $median } Runden; eines von zehn dauert weniger als { $low }, mehr als eines von zehn mehr als { $most } Runden.
        [2] Ein Spiel dauert im Median mehr als { $most } Runden; eines von zehn dauert weniger als { $low }.
       *[3] Mehr als neun von zehn Spielen dauern mehr als { $most } Runden.
    } Das sind im Mittel { $turns } Züge und { $decisions } Entscheidungen.
summary-stopped = { $share } der Spiele wurden nach { $turns } Zügen abgebrochen; niemand hat sie gewonnen.
summary-player = { $name } gewinnt { $share } ({ $low } bis { $high }).
seats-of-player = { $name } (jeder von { $seats } Plätzen)
summary-place = Wer zuerst würfelt, gewinnt { $share } ({ $low } bis { $high }); bei gleichen Aussichten wären es { $even }.
summary-half-time = Von den Spielen, die jemand gewonnen hat, gingen { $leader } an den, der zur Halbzeit führte, und { $last } an den, der zu dieser Zeit Letzter war.
summary-ruin = Bankrotte: { $count } je Spiel, { $share } davon durch { $cause }.
summary-deed = Am häufigsten betreten: { $space } ({ $share }). Bester Ertrag aller Grundstücke: { $deed } bringt { $money } je 100 Ausgaben ein.

## Der Bericht

report-title =
    { $count ->
        [one] { $title } – ein Spiel
       *[other] { $title } – { $games } Spiele
    }
report-lead =
    { $count ->
        [one] Gespielt wurde ein Spiel
       *[other] Gespielt wurden { $games } Spiele
    } in der Form „{ $form }“ von { $players }, mit dem Startwert { $seed }.
report-settings = Andere Regeln als die der Ausgabe: { $settings }.
report-interrupted = { $asked } Spiele waren verlangt; der Lauf wurde unterbrochen.
report-interval = Striche, ± und Klammern zeigen 95-%-Intervalle.

head-contents = Inhalt
head-differences = Was sich ändert
head-wins = Wer gewinnt
head-duels = Eins gegen eins
head-length = Wie lange ein Spiel dauert
head-course = Wie ein Spiel verläuft
head-board = Das Spielbrett
head-deeds = Was ein Grundstück wert ist
head-groups = Wann Gruppen vollständig sind
head-ruin = Was in den Bankrott führt
head-occasions = Besondere Regeln und Karten
head-about = Über diesen Bericht

key-rounds = Runden, Median
key-turns = Züge, Mittel
key-decisions = Entscheidungen je Spiel
key-first = Siege des Startspielers
key-leader = Siege des Führenden zur Halbzeit
key-comebacks = Siege des Letzten zur Halbzeit
key-ruins = Bankrotte je Spiel
key-stopped = abgebrochene Spiele (zu viele Züge)

wins-by-player = Nach Spieler
wins-by-place = Nach der Reihenfolge
wins-players = Die Spieler
wins-text = Alle saßen gleich oft auf jedem Platz, sodass sich Spieler und Plätze trennen lassen. Die gestrichelte Linie zeigt, was gleiche Aussichten ergäben.
place-name = { $place ->
        [1] würfelt zuerst
        [2] als Zweiter
        [3] als Dritter
        [4] als Vierter
        [5] als Fünfter
        [6] als Sechster
        [7] als Siebter
       *[other] als Achter
    }
duels-text = Zu zweit am Tisch, die Plätze im Wechsel; je { $games } Spiele.
duels-random = Gegen einen Zufallsspieler
duels-each = Gegeneinander
duel-row = { $player } gegen { $against }
duel-short =
    { $count ->
        [one] { $against } (ein Spiel)
       *[other] { $against } ({ $games } Spiele)
    }
length-text =
    { $open ->
        [0] Die Hälfte aller Spiele dauert höchstens { $median } Runden, höchstens jedes zehnte weniger als { $low }, höchstens jedes zehnte mehr als { $high }.
        [same] Mindestens acht von zehn Spielen dauern { $median } Runden.
        [1] Die Hälfte aller Spiele dauert höchstens { $median } Runden, jedes zehnte weniger als { $low }, mehr als jedes zehnte mehr als { $most } Runden.
        [2] Mehr als die Hälfte aller Spiele dauert mehr als { $most } Runden, jedes zehnte weniger als { $low }.
       *[3] Mehr als neun von zehn Spielen dauern mehr als { $most } Runden.
    }
length-axis = Runden
length-height = Höhe: Anteil der Spiele
length-lines = Die gestrichelten Linien zeigen diese drei.
length-rounds = Eine Runde ist je ein Zug von allen, die noch mitspielen.
length-more = mehr als { $rounds }
length-beyond = { $share } dauern länger →
length-too-long = { $share } der Spiele dauern mehr als { $rounds } Runden, länger als ein Diagramm hier zeigen könnte.
course-text = Jedes Spiel ist in acht gleiche Teile geteilt, damit sich kurze und lange zusammenfassen lassen; ein Punkt ist das Mittel am Ende eines Teils. Auf den Tisch wird vier- bis achtmal im Spiel gesehen; dazwischen gilt alles als gleichmäßig. Vermögen ist Geld, Grundstücke zu ihrem Preis und Gebäude zu ihren Kosten.
course-wealth = Vermögen
course-things = Grundstücke und Häuser
course-winner = der Sieger
course-others = andere, Mittel
course-deeds = Grundstücke
course-buildings = Häuser
course-axis = Teil des Spiels
board-landings = Wo die Figuren landen
board-landings-text = Der Anteil an allen Landungen, in Prozent. Ins Gefängnis zu kommen zählt dort nicht als Landung.
board-table = Alle Felder als Tabelle
board-returns = Was Grundstücke einbringen
board-returns-text = Einnahmen (Miete, verkaufte Gebäude, und das Grundstück selbst, wo die Bank es zurückkauft) je 100 Ausgaben (Kaufpreis, Gebäude, Zinsen). Über 100 hat sich ein Grundstück bezahlt gemacht.
legend-few = selten
legend-many = oft
legend-loss = weniger, als es kostete
legend-gain = mehr
deeds-text = Geldbeträge sind Mittelwerte je Spiel: was für das Grundstück, seine Gebäude und Zinsen ausgegeben wurde, und die Miete, die es einbrachte. Bezahlt gemacht: nach wie vielen Zügen aller Spieler ein Grundstück mit seinen Gebäuden bei mittlerem Ertrag eingebracht hat, was es kostete.
deeds-best = Am meisten bringt { $best } ein: { $most } je 100, die es kostet. Am wenigsten { $worst }: { $least }.
column-deed = Grundstück
column-space = Feld
column-share = aller Landungen
column-bought-turn = gekauft im Zug
column-cost = Ausgaben
column-rent = Mieteinnahmen
column-rents = gezahlte Mieten
column-mean-rent = mittlere Miete
column-return = Einnahmen je 100 Ausgaben
column-payback = bezahlt gemacht nach Zügen
groups-text = Wann eine Gruppe zum ersten Mal in einer Hand war. Je kräftiger die Farbe, desto öfter in diesen Runden; gezählt werden die Züge aller Spieler. Siege: wie oft diese Hand später gewann.
column-group = Gruppe
column-complete = vollständig
column-turn = im Zug
column-wins = Siege
column-rounds = Runden
ruin-text = { $count } Bankrotte je Spiel, im Mittel im Zug { $turn }.
ruin-by-cause = Nach der Art der Schuld
ruin-by-place = Nach dem Feld, dessen Miete oder Steuer fällig war
ruin-nobody = Niemand ging bankrott.
cause-none = eine besondere Regel
cause-rent = Miete
cause-tax = eine Steuer
cause-card = eine Karte
cause-fine = ein Bußgeld
cause-interest = Zinsen
cause-deal = ein zugeteiltes Grundstück
cause-special = Mission oder Kampf
cause-risk = ein Risikofeld
occasions-text = Was der Spieler dadurch gewann oder verlor, bis der Zug weiterging: Geld, Miete des Feldes, zu dem es führte, Grundstücke zu ihrem Preis. Was die Bank einem Bankrotten nimmt, zählt nicht mit, ebenso wenig, was später daraus wird, etwa im Gefängnis oder mit einer aufgehobenen Karte. Die wertvollsten Karten stehen oben.
occasion-mission = Missionen
occasion-power = Kräfte der Macht
occasion-fight = Kämpfe
occasion-risk = Risiko
occasion-house-rule = Hausregeln
occasion-cards = Karten: { $deck }
column-occasion = Was
column-card = Karte
column-cards = im Stapel
column-count = Mal je Spiel
column-success = gelungen
column-worth = wert
column-place = Reihenfolge
column-player = Spieler
column-seats = Plätze
column-bankrupt = bankrott
column-wealth = Vermögen am Ende
about-again = Dieselben Spiele noch einmal: { $command }
about-version = Erstellt mit Freehold { $version }. Jedes Spiel folgt allein aus dem Startwert und seiner Nummer: derselbe Befehl ergibt denselben Bericht auf jedem Rechner, auf Prozessor, GPU oder Cluster.
about-half-time = Halbzeit ist nach der Hälfte der Runden eines Spiels, genauer: beim nächstgelegenen der vier bis acht Blicke auf den Tisch. Der Führende ist dann der Reichste, der Letzte der Ärmste, der noch mitspielt. Spiele, die niemand gewonnen hat, zählen nicht mit.

## Der Vergleich

compare-games = { $title }: je { $games } Spiele auf beide Arten, mit denselben Startwerten.
compare-title = { $title }: zwei Regelsätze
compare-lead = { $games } Spiele auf jede Weise, mit denselben Startwerten, in der Form „{ $form }“ von { $players }, mit dem Startwert { $seed }.
compare-deeds = Was ein Grundstück je 100 Ausgaben einbrachte, nach beiden Regelsätzen.
compare-own = die Regeln der Ausgabe
compare-what = was
compare-interval = ± ist die Hälfte des 95-%-Intervalls des Unterschieds; wo sie größer ist als der Unterschied, würde ihn schon der Zufall erklären. Anteile unterscheiden sich in Prozentpunkten und gelten für alle Spiele, auch für abgebrochene.
compare-difference = Unterschied
row-rounds = Runden je Spiel
row-turns = Züge je Spiel
row-first = Siege des Startspielers
row-leader = Siege des Führenden zur Halbzeit
row-comebacks = Siege des Letzten zur Halbzeit
row-stopped = abgebrochene Spiele
