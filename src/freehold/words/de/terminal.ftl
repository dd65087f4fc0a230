### Das Spiel im Terminal: Überschriften, Befehle und ihre Antworten.

welcome = Willkommen bei { $title }!
board-title = Spielbrett
holdings-title = Besitz
log-title = Was geschah
choices-title = Zur Wahl
standing-title = Endstand
prompt = Deine Wahl
turn-header = Zug { $number }: { $seat }
seat-name = Spieler { $number }

column-seat = Spieler
column-figure = Figur
column-cash = Geld
column-place = Feld
column-deeds = Besitz
column-jail = Gefängnis

mortgaged-mark = Hypothek
in-jail = im Gefängnis
misses-mark = setzt aus
in-debt = schuldet der Bank { $money }
bankrupt = bankrott
bank-line = Die Bank hat noch { $houses } und { $hotels }.
pot-line = Im Topf: { $money }.
auction-line =
    { $bidder ->
        [nobody] Versteigerung ({ $lot }): noch kein Gebot, ab { $money }.
       *[seat] Versteigerung ({ $lot }): { $seat } führt mit { $money }.
    }
debt-line =
    { $party ->
        [bank] { $seat } schuldet der Bank { $money }.
       *[seat] { $seat } schuldet { $other } { $money }.
    }
offer-summary = { $seat } gibt { $gives }; { $other } gibt { $wants }.
thinking = { $seat } überlegt …
business-hint = Vor dem nächsten Wurf dürfen sich auch andere zu Wort melden.

help-text =
    Gib eine Zahl aus der Liste ein oder die Wörter einer Aktion, etwa „bid 120“.
    hilfe                diese Seite
    warum nicht AKTION   warum eine Aktion nicht erlaubt ist
    zurück               die letzte Wahl zurücknehmen
    als NAME AKTION      ein Geschäft für jemanden, der nicht am Zug ist
    speichern DATEI      das Spiel speichern
    laden DATEI          ein gespeichertes Spiel fortsetzen
    verlauf              was bisher geschah
    brett                alle Felder des Spielbretts
    besitz               wem was gehört
    ende                 das Spiel verlassen; der Spielstand bleibt erhalten

unknown-command = „{ $command }“ ist weder eine Wahl noch ein Befehl. „hilfe“ zeigt die Hilfe.
not-your-choice = Das steht nicht zur Wahl.
undone = Die letzte Wahl ist zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Das Spiel ist in { $file } gespeichert.
loaded = Das Spiel aus { $file } geht weiter.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }
cannot-load = { $file } lässt sich nicht laden: { $reason }
unfinished = Das Spiel ist noch nicht zu Ende.
goodbye = Auf Wiedersehen!
game-over-winner =
    { $count ->
        [0] Das Spiel ist aus; niemand hat gewonnen.
        [one] Das Spiel ist aus. { $winners } gewinnt!
       *[other] Das Spiel ist aus. { $winners } teilen sich den Sieg!
    }
unknown-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }.

## Befehle, wie man sie tippen kann; mehrere Wörter für einen trennt ein Komma.

command-help = hilfe, ?
command-why-not = warum nicht, warum
command-undo = zurück, zurueck, zurücknehmen, rückgängig
command-save = speichern, speichere
command-load = laden, lade
command-log = verlauf, protokoll
command-board = brett, spielbrett
command-deeds = besitz
command-as = als
command-back = nach oben, hoch
command-quit = ende, beenden, aufhören, verlassen

help-hint = Gib eine Zahl oder die Wörter in Klammern ein; „hilfe“ zeigt mehr.
prompt-mark = { $prompt } >
marks-text =
    Auf dem Brett: Ein Kleinbuchstabe ist eine Gruppe, → LOS, ? eine Karte,
    % eine Steuer, # das Gefängnis. Ein Großbuchstabe oder eine Ziffer ist jemand
    am Tisch: erst der Besitzer, dann ▪ ein Haus, ■ ein Hotel, × eine Hypothek.
    ► steht vor den Figuren auf dem Feld, # vor denen im Gefängnis.
marks-force-text =
    ☼ und ● stehen für die helle und die dunkle Seite, bei Figuren wie bei Machtmarken:
    ☼H ist die helle Marke, ●D die dunkle.
marks-plots-text =
    Auf dem Brett: Ein Kleinbuchstabe ist eine Gruppe, → der Start, ? eine Karte,
    ± das Risikofeld, # ein Gefängnis. Ein Großbuchstabe oder eine Ziffer ist jemand
    am Tisch: erst der Besitzer, dann der Ausbau: ▪ { $base }, ■ { $station },
    ◆ { $port }. ► steht vor den Figuren auf dem Feld, # vor denen im Gefängnis.
marks-claims-text =
    § und jemand vom Tisch: Sonst darf hier niemand kaufen. Von mehreren Figuren auf
    einem Feld steht vorn, wer zuerst da war. Geld unter null sind Schulden bei der Bank.
side-letter-light = H
side-letter-dark = D
token-line = Die { $token } steht auf „{ $space }“.

## Die Spieler des Computers

bot-names = Ada, Bruno, Clara, David, Emma, Felix, Greta, Hugo
bot-mark = Bot

## Die Liste zur Wahl: Überschriften, hinter denen eine eigene Liste steht

heading-build = Bauen … ({ $count })
heading-sell = Gebäude verkaufen … ({ $count })
heading-buy-remote = Fernkauf … ({ $count })
heading-sell-deed = Grundstücke verkaufen … ({ $count })
heading-mortgage = Hypothek aufnehmen … ({ $count })
heading-lift = Hypothek ablösen … ({ $count })
heading-settle = Mit Grundstücken begleichen … ({ $count })
heading-trade = Ein Angebot machen … ({ $count })
heading-open = Jemandem das Wort geben … ({ $count })
heading-give = Geben … ({ $count })
heading-want = Verlangen … ({ $count })
heading-take-back = Wieder herausnehmen … ({ $count })
heading-go-for-sale = Zu verkaufen … ({ $count })
heading-go-owned = In Besitz … ({ $count })
heading-go-other = Andere Felder … ({ $count })
go-back = Zurück zur Liste
amount-give = Geld geben
amount-want = Geld verlangen
amount-settle-for = Wie viel damit beglichen wird
amount-range = { $what } ({ $lowest } bis { $highest })
bid-range = { $label } oder mehr, höchstens { $highest }
number-is-amount = Zur Wahl stehen 1 bis { $last }. Einen Betrag gibst du so ein: „{ $words }“.
no-amount = Das ist kein Betrag.

claim-line = { $owner } darf von { $debtor } noch die Miete für { $space } verlangen.
jail-cards-mark = Gefängnis-frei
column-space = Feld
column-group = Gruppe
column-price = Preis
column-rent = Miete
column-owner = Besitzer
column-wealth = Vermögen

why-not-what = Sag, welche Aktion: „warum nicht build …“.
not-your-turn = { $seat } kann jetzt nicht handeln: Erst muss sich jemand anders entscheiden.
as-whom = Sag, wer was tut: „als NAME AKTION“. Am Tisch sitzen: { $names }.
file-missing = Sag, welche Datei: „{ $command } DATEI“.
kept = Der Spielstand ist gesichert. Mit „freehold table --resume“ geht es weiter.
cannot-keep = Der Spielstand lässt sich nicht in { $file } sichern: { $reason }
nothing-to-resume = Es gibt kein angefangenes Spiel, mit dem es weitergehen könnte.

## Gespeicherte Spiele einer eigenen Ausgabe

folder-word = ORDNER
edition-not-built-in = Die Ausgabe „{ $edition }“ ist nicht eingebaut. Wenn es eine eigene ist, nenne ihren Ordner: { $command }
edition-gone = Die Ausgabe lag in { $folder } und ist nicht mehr dort. Nenne den Ordner, in dem sie jetzt ist: { $command }
edition-unsound = Die Ausgabe in { $folder } hat Fehler:
edition-changed = Gespielt wurde mit der Ausgabe in { $folder }, wie sie jetzt ist. Wurde sie seitdem geändert, passt das Spiel vielleicht nicht mehr zu ihr.

## Falsch aufgerufen

which-edition = Sag, welche Ausgabe: { $editions }.
unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Zur Wahl stehen: { $editions }.
unknown-form = { $title } hat keine Spielform „{ $form }“. Zur Wahl stehen: { $forms }.
unknown-figure = { $title } hat keine Figur „{ $figure }“. Zur Wahl stehen: { $figures }.
wrong-seats = { $title } ist für { $lowest } bis { $highest } Spieler, nicht für { $seats }.
same-names = Jeder am Tisch braucht einen eigenen Namen.
same-figures = Zwei am Tisch können nicht dieselbe Figur haben.
no-such-seat = In diesem Spiel heißt niemand „{ $name }“. Am Tisch sitzen: { $names }.
setting-needs-value = Eine Regel braucht einen Wert, etwa free-parking-pot=yes; „{ $setting }“ hat keinen.

reason-no-such-file = diese Datei gibt es nicht
reason-no-such-folder = diesen Ordner gibt es nicht
reason-no-permission = der Zugriff ist nicht erlaubt
reason-is-a-folder = das ist ein Ordner
reason-not-a-file = das ist keine Datei
reason-not-a-text = das ist kein Text
reason-no-space = der Speicherplatz ist voll

## Andere Befehle

column-edition = Ausgabe
column-title = Titel
column-players = Spieler
column-games = Spielformen
column-stage = Stand
form-standard = Standard
form-special = mit Sonderregeln
form-short = kurz
form-timed = auf Zeit
stage-draft = Entwurf
stage-playable = spielbar
stage-conformant = regelgetreu
about-stage-draft = Noch nicht jede Regel hat einen Test.
about-stage-playable = Jede Regel des Hefts hat einen Test, aber noch nicht in jeder Ausgabe.
about-stage-conformant = Jede Regel hat einen Test, der sie in dieser Ausgabe zeigt.

check-sound = { $path } ist eine fehlerfreie Ausgabe.
check-problems =
    { $count ->
        [one] { $count } Fehler gefunden.
       *[other] { $count } Fehler gefunden.
    }

cannot-read = { $file } lässt sich nicht lesen: { $reason }
cannot-print = Die Standardausgabe lässt sich nicht schreiben: { $reason }
replay-refused = { $file } lässt sich nicht nachspielen: { $reason }
replay-refused-at = { $file } wird abgelehnt; die erste falsche Aktion ist Nummer { $number }: { $reason }
label-edition = Ausgabe
label-settings = Regeln
label-seats = Spieler
label-actions = Aktionen
label-turns = Züge
label-rounds = Runden
label-result = Ergebnis
label-digest = Prüfsumme
standing-so-far = Zwischenstand

## Server

serve-address = Freehold läuft unter { $address } (Strg-C beendet es; alle Spiele bleiben erhalten)
serve-address-others = Andere im selben Netz öffnen { $address }
serve-cannot-bind = Auf { $where } kann nicht gelauscht werden: { $reason }. Läuft dort schon ein Server? --port wählt einen anderen Port.
serve-unknown-limit = Es gibt keine Grenze „{ $limit }“. Es gibt: { $limits }.
serve-limit-number = Die Grenze { $limit } braucht eine Zahl von 0 bis { $most }, etwa { $limit }=100.
verify-refused = { $file } entspricht nicht dem, worauf sich der Server festgelegt hat: { $reason }
verify-refused-at = { $file } ist ab Aktion { $number } falsch: { $reason }
verify-sound =
    { $outcomes ->
        [one] Der eine Wurf oder die eine Karte folgt aus dem festgelegten Geheimnis.
       *[other] Alle { $outcomes } Würfe, Karten und ausgeteilten Besitzurkunden folgen aus dem festgelegten Geheimnis.
    }
label-commitment = Festlegung
label-entropy = Von Spielern ergänzt
