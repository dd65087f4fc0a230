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
column-figure = Figuur
column-cash = Geld
column-place = Vakje
column-deeds = Bezit
column-jail = Gevangenis

mortgaged-mark = hypotheek
in-jail = in de gevangenis
bankrupt = failliet
bank-line = De bank heeft nog { $houses } en { $hotels }.
pot-line = In de pot: { $money }.
auction-line =
    { $bidder ->
        [nobody] Veiling van { $lot }: nog geen bod, vanaf { $money }.
       *[seat] Veiling van { $lot }: { $seat } staat voor met { $money }.
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
    Typ een getal uit de lijst, of de woorden van een actie.
    help             deze bladzijde
    why not ACTIE    waarom een actie niet mag
    undo             de laatste keuze terugnemen
    save BESTAND     het spel bewaren
    load BESTAND     verdergaan met een bewaard spel
    log              wat er tot nu toe gebeurde
    board            het bord tekenen
    deeds            wie wat bezit
    quit             het spel verlaten

unknown-command = “{ $command }” is geen keuze en geen opdracht. Typ “help” voor hulp.
not-your-choice = Dat is geen van de keuzes.
undone = De laatste keuze is teruggenomen.
nothing-to-undo = Er is niets om terug te nemen.
saved = Het spel is bewaard in { $file }.
loaded = Het spel uit { $file } gaat verder.
cannot-save = { $file } kan niet worden geschreven: { $reason }
cannot-load = { $file } kan niet worden geladen: { $reason }
confirm-quit = Het spel verlaten zonder het te bewaren?
unfinished = Het spel is nog niet afgelopen.
goodbye = Tot ziens!
game-over-winner =
    { $count ->
        [0] Het spel is afgelopen; niemand heeft gewonnen.
        [one] Het spel is afgelopen. { $winners } wint!
       *[other] Het spel is afgelopen. { $winners } delen de winst!
    }
unknown-language = De taal “{ $language }” is er niet. Er zijn: { $languages }.
