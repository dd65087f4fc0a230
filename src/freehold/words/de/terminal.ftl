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
    Gib eine Zahl aus der Liste ein oder die Wörter einer Aktion.
    help             diese Seite
    why not AKTION   warum eine Aktion nicht erlaubt ist
    undo             die letzte Wahl zurücknehmen
    save DATEI       das Spiel speichern
    load DATEI       ein gespeichertes Spiel fortsetzen
    log              was bisher geschah
    board            das Spielbrett zeichnen
    deeds            wem was gehört
    quit             das Spiel verlassen

unknown-command = „{ $command }“ ist weder eine Wahl noch ein Befehl. „help“ zeigt die Hilfe.
not-your-choice = Das steht nicht zur Wahl.
undone = Die letzte Wahl ist zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Das Spiel ist in { $file } gespeichert.
loaded = Das Spiel aus { $file } geht weiter.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }
cannot-load = { $file } lässt sich nicht laden: { $reason }
confirm-quit = Das Spiel verlassen, ohne zu speichern?
unfinished = Das Spiel ist noch nicht zu Ende.
goodbye = Auf Wiedersehen!
game-over-winner =
    { $count ->
        [0] Das Spiel ist aus; niemand hat gewonnen.
        [one] Das Spiel ist aus. { $winners } gewinnt!
       *[other] Das Spiel ist aus. { $winners } teilen sich den Sieg!
    }
unknown-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }.
