### Die Seite im Browser: Überschriften, Knöpfe, Hinweise.  Was das Spiel selbst sagt, steht anderswo.

## Everywhere

language = Sprache
scheme-system = Farben wie im System
scheme-light = Helle Farben
scheme-dark = Dunkle Farben
close = Schließen
cancel = Abbrechen
loading = Einen Moment …
try-again = Noch einmal
copy = Kopieren
copied = Kopiert
table = Tisch
to-start = Zur ersten Seite
nothing = nichts
the-bank = die Bank
you = du
bot = Bot

## The first page

start-title = Kaufen, bauen, feilschen.
start-lead = Das klassische Spiel um Grund und Boden, genau nach fünf Spielanleitungen. Spiel gegen Bots, teilt euch einen Bildschirm oder schick deinen Freunden einen Link. Ohne Konto, ohne Installation.
pick-edition = Wähl eine Ausgabe
play = Spielen
read-rules = Regeln
players-range = { $lowest }–{ $highest } Spieler
forms-count =
    { $count ->
        [one] { $count } Spielform
       *[other] { $count } Spielformen
    }
edition-about-clone-wars = Missionen bei jeder Sechs: Die helle und die dunkle Seite schicken dich quer durch die Galaxis.
edition-about-saga = Machtkräfte nach jedem Pasch, vom Gedankentrick bis zum Lichtschwertduell.
edition-about-episode-2 = Zwei Machtsteine wandern über das Brett, und wer auf den falschen trifft, muss kämpfen.
edition-about-fallout = Das Ödland, Straße für Straße gehandelt: Vaults, Radiosender und Kronkorken.
edition-about-planetopoly = Acht Planeten, Basen bis Stufe neun, Radarfallen und Risiko.
join-title = An einen Tisch setzen
join-lead = Jemand hat dir einen Link geschickt? Füg ihn hier ein.
join-link = Link zum Tisch
join-placeholder = Link oder Tischnummer
join = Hingehen
join-no-link = Das sieht nicht nach einem Link zu einem Tisch aus.
your-tables = Deine Tische
table-over = beendet
forget-table = Diesen Tisch vergessen: { $edition }
replay-title = Nachspielen
replay-lead = Geh ein beendetes Spiel Zug für Zug durch.
replay-open = Aufzeichnung öffnen
footer = Freehold ist freie Software. Es hat mit den Herstellern der Brettspiele nichts zu tun; alle Zeichnungen sind unsere eigenen.
server-unreachable = Der Server antwortet nicht.

## A new table

new-table = Neuer Tisch
create-seats = Wer spielt mit?
create-seats-lead = Leute an diesem Bildschirm, Freunde mit dem Link und Bots, in beliebiger Reihenfolge.
seat-sitter = Platz { $number }: wer dort sitzt
seat-name = Platz { $number }: Name
seat-character = Platz { $number }: wie der Bot spielt
seat-figure = Platz { $number }: Figur
sitter-here = Hier am Gerät
sitter-open = Freund per Link
sitter-bot = Bot
sitter-open-note = Setzt sich über den Link.
name-placeholder = Name
any-figure = Irgendeine Figur
remove-seat = Platz { $number } entfernen
add-bot = Bot dazu
add-friend = Freund dazu
add-here = Noch jemand an diesem Bildschirm
create-form = Welches Spiel?
form-plain-about = Wie es in der Anleitung steht.
create-special = Sonderregeln
create-house = Hausregeln
create-house-lead = Was an vielen Tischen gespielt wird, obwohl es in keiner Anleitung steht. Alles ist aus, bis du es willst.
create-rulings = Alle anderen Regeln und Entscheidungen ({ $count })
changed-count = { $count } geändert
setting-changed = geändert
create-clock = Uhr
clock-none = Keine Uhr
clock-none-about = Alle denken nach, so lange sie mögen.
clock-brisk = Flott
clock-brisk-about = 20 Sekunden je Entscheidung, 3 Minuten Reserve.
clock-relaxed = Gemütlich
clock-relaxed-about = 60 Sekunden je Entscheidung, 10 Minuten Reserve.
clock-slow = Über Tage
clock-slow-about = 24 Stunden je Entscheidung.
create-private = Der Tisch ist privat: Nur wer seinen Link hat, findet ihn.
create-table = Tisch aufbauen

## Rules

rules = Regeln
rules-lead = Jede Regel dieser Ausgabe, Satz für Satz, in unseren eigenen Worten. Das Protokoll verweist hierher.
rules-search = Regeln durchsuchen
rules-none = In keiner Regel kommt das vor.
chapters = Kapitel
rule-kind-book = Spielregel
rule-kind-ruling = Entscheidung
rule-kind-house = Hausregel
rule-kind-table = Tischregel
rule-kind-book-about = steht in der Anleitung
rule-kind-ruling-about = unsere Antwort, wo die Anleitung schweigt
rule-kind-house-about = nur wenn der Tisch sie will
rule-behind = Die Regel dahinter

## Before the game

lobby-title = Der Tisch ist gedeckt
lobby-lead = Schick deinen Freunden den Link. Wer ihn hat, kann sich setzen oder zusehen.
lobby-link = Link zu diesem Tisch
seat-free = Freier Platz
seat-open-note = Ein Bot spielt hier, wenn niemand kommt.
seat-person-note = Für einen Menschen freigehalten.
make-bot = Lieber ein Bot
make-open = Platz freigeben
sit-down = Setz dich
sit-down-another = Noch jemand an diesem Bildschirm
sit-down-button = Hinsetzen
name = Name
seat = Platz
figure = Figur
start-game = Spiel beginnen
host-starts = Wer den Tisch aufgebaut hat, beginnt das Spiel.
changed-rules = Geänderte Regeln
players = Spieler

## The table

board-label = Spielbrett von { $edition }
board-view = Brett
list-view = Liste
panels = Bereiche
tab-seats = Spieler
tab-log = Protokoll
tab-deeds = Mein Besitz
pace = Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-none = sofort
spectators =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
line-open = Verbunden
line-connecting = Verbinde …
line-waiting = Verbindung verloren, nächster Versuch in { $seconds } s
line-retry = Jetzt
turn-count = Zug { $turn } · Runde { $round }
dice-show = Die Würfel zeigen { $dice }
actions = Was du tun kannst
between-turns = Zwischen den Zügen
waiting-for = Warten auf { $seat } …
bot-thinking = { $seat } überlegt …
undo = Zurücknehmen
why-not = Warum nicht?
why-not-title = Was gerade nicht geht, und warum
why-not-nothing = Es fehlt nichts: Alles, was Sinn ergibt, ist möglich.
skip-bots = Vorspulen
take-back = Wieder selbst spielen
away-left = Du bist gegangen; ein Bot spielt für dich.
away-gone = Deine Verbindung war eine Weile weg; ein Bot spielt für dich.
away-clock = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
amount-range = { $lowest } bis { $highest }
confirm-title = Bist du sicher?
confirm-yes = Ja, machen
confirm-no = Nein, zurück
help-title = Tasten
key-choice = die Möglichkeit mit dieser Nummer wählen
key-board = zum Spielbrett
key-arrows = von Feld zu Feld
key-enter = die Besitzkarte des Feldes öffnen
key-trade = ein Angebot machen
key-why-not = was nicht geht, und warum
key-undo = deinen letzten Zug zurücknehmen
key-skip = vorspulen bis zum nächsten Menschen
key-list = Brett oder Liste
key-help = diese Seite
key-escape = schließen, was offen ist
shortcuts-on = Einzelne Tasten wirken
curtain-title = { $seat }, du bist gefragt
curtain-lead = Gib das Gerät weiter.
curtain-ready = Ich bin { $seat }

## Players

in-jail = im Gefängnis
bankrupt = bankrott
not-connected = nicht verbunden
seat-debt = schuldet { $money }
seat-misses = setzt aus
stood-in = ein Bot springt ein
wealth-is = Vermögen: { $money }
jail-card = Karte „Gefängnis frei“
jail-cards =
    { $count ->
        [one] Eine Karte „Gefängnis frei“
       *[other] { $count } Karten „Gefängnis frei“
    }
trade-with-seat = Mit { $seat } handeln
clock-hours = { $hours } h
clock-left = Verbleibende Zeit
no-deeds = Noch kein Besitz.
bank-left = In der Bank: { $houses } { $house }, { $hotels } { $hotel }.
bank-pot = Im Topf: { $pot }.
log = Was geschah
log-all = Alle { $count } Einträge zeigen

## Spaces and deeds

level = Stufe { $level }
mortgaged = beliehen
space-owned = gehört { $seat }
space-claimed = vorgemerkt für { $seat }
space-for-sale = zu kaufen für { $money }
space-visitors = hier: { $seats }
space-choosable = kann jetzt gewählt werden
visitor-in-jail = { $seat } (im Gefängnis)
claim-open = Miete noch nicht verlangt
rent-now = Miete { $money }
rent-times-dice = Miete { $factor } mal die Augenzahl
deed-owner = Besitzer
deed-buildings = Gebäude
deed-state = Zustand
deed-rents = Mieten
deed-due-now = jetzt fällig
deed-price = Preis
deed-mortgage = Hypothek
deed-lift = Auslösen
deed-house-price = Bauen
space-draws = Wer hier landet, zieht eine Karte: { $deck }.
space-tax = Wer hier landet, zahlt { $money }.
space-go = Wer hier landet oder vorbeikommt, erhält { $money }.
space-jail = Besucher sind hier sicher. Aus dem Gefängnis führen { $money }, eine Karte oder ein Pasch.
space-go-to-jail = Wer hier landet, geht ins Gefängnis.
space-rest = Hier passiert nichts.
column-space = Feld
column-group = Gruppe
column-price = Preis
column-owner = Besitzer
column-rent = Miete jetzt
column-state = Zustand
column-here = Hier
column-turn = Zug

## Auctions, debts, trades

auction = Versteigerung
auction-who = Wer bietet
auction-leads = { $seat } führt
auction-no-bid = Noch kein Gebot; ab { $money }
auction-out = ausgestiegen
printed-price = Kaufpreis { $money }
bid = { $money } bieten
bid-own = Dein eigenes Gebot, von { $lowest } bis { $highest }
bid-this = Bieten
bid-up-to = Bis dahin mitbieten
bid-up-to-about = Bietet für dich immer das kleinste Gebot weiter, bis zu dieser Grenze.
bidding-up-to = Es wird für dich bis { $money } mitgeboten.
bid-stop = Aufhören
debt = Schulden
debt-owes = { $seat } schuldet { $other } { $money }
debt-cash = Bargeld
debt-missing = Es fehlen
debt-could-raise = Aufzubringen
debt-hopeless = Selbst wenn alles verkauft und beliehen wird, reicht es nicht.
offer = Angebot
trade-counter = Gegenangebot
gives = { $seat } gibt
you-give = Du gibst
cash = Bargeld
of-cash = von { $money }
trade-title = Ein Angebot machen
trade-with = Mit
trade-empty = Wähl, was den Besitzer wechselt.
propose = Angebot machen
propose-counter = Gegenangebot machen

## The end

game-over = Das Spiel ist aus
winner =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
end-length = Nach { $turns } Zügen in { $rounds } Runden
play-again = Neuer Tisch
watch-replay = Nachspielen
download-record = Aufzeichnung herunterladen
show-board = Brett
show-result = Ergebnis
standing = Endstand
wealth-chart = Vermögen im Lauf des Spiels
chart-label = Vermögen aller Spieler, Zug für Zug
chart-turns = Züge { $from } bis { $to }
chart-as-table = Als Tabelle
best-deeds = Was am meisten einbrachte
best-deeds-none = Es wurde keine Miete gezahlt.
times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
dice-title = Ehrliche Würfel
dice-explained = Vor dem ersten Wurf hat der Server ein Geheimnis gewählt und dessen Fingerabdruck gezeigt, die Festlegung unten: Ändern konnte er das Geheimnis danach nicht mehr. Dann hat der Browser jedes Spielers eigene Zufallszahlen hinzugefügt, die der Server nicht vorhersehen konnte. Alle Würfe und alles Mischen folgen aus beidem zusammen. Jetzt, da das Spiel vorbei ist, wird das Geheimnis gezeigt, und alle können prüfen, dass es diesen Fingerabdruck hat und dass jeder Wurf und jede Karte daraus folgt.
dice-commitment = Festlegung: SHA-256 aus dem Geheimnis und seinem Salz
dice-secret = Geheimnis
dice-salt = Salz
dice-entropy = Hinzugefügt von { $seat }
dice-check = Würfel prüfen
dice-commitment-kept = Das Geheimnis hat den Fingerabdruck, der vor dem Spiel gezeigt wurde. Dein Browser hat ihn selbst ausgerechnet.
dice-commitment-broken = Das Geheimnis hat nicht den Fingerabdruck, der vor dem Spiel gezeigt wurde!
dice-throws-kept =
    { $count ->
        [one] Dein Browser hat einen Wurf nachgerechnet: Er ist derselbe.
       *[other] Dein Browser hat { $count } Würfe nachgerechnet: Alle sind dieselben.
    }
dice-throws-broken =
    { $count ->
        [one] Ein Wurf ist nicht der, der aus dem Geheimnis folgt!
       *[other] { $count } Würfe sind nicht die, die aus dem Geheimnis folgen!
    }
dice-sound =
    { $count ->
        [one] Ein Wurf oder eine Karte wurde geprüft: Sie folgen aus dem Geheimnis und den Zahlen der Spieler.
       *[other] { $count } Würfe und Karten wurden geprüft: Alle folgen aus dem Geheimnis und den Zahlen der Spieler.
    }

## Replay

replay-file = Eine Aufzeichnung von deinem Gerät
replay-paste = Oder füg ihren Text ein
replay-controls = Schritte
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-forward = Zum nächsten Zug
replay-play = Abspielen
replay-pause = Anhalten
