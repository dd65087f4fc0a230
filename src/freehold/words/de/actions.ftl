### Die Beschriftungen der Wahlmöglichkeiten und die erste Hälfte einer Ablehnung („Bauen geht nicht“).

## Einfache Antworten

action-roll =
    { $state ->
        [jail] Auf einen Pasch würfeln
        [again] Noch einmal würfeln
       *[free] Würfeln
    }
action-end =
    { $state ->
        [again] Den Zug beenden, ohne noch einmal zu würfeln
       *[free] Den Zug beenden
    }
action-pay = Die Strafe von { $fine } zahlen
action-use-card = Eine Gefängnis-frei-Karte einsetzen
action-stay =
    { $decision ->
        [leave-by-double] Nur das Gefängnis verlassen
       *[turn]
            { $next ->
                [fine] Im Gefängnis bleiben und aussetzen (das nächste Mal kostet es { $next-fine })
                [free] Im Gefängnis bleiben und aussetzen (danach bist du frei)
               *[unknown] Im Gefängnis bleiben
            }
    }
action-buy =
    { $about ->
        [nothing] Kaufen
       *[space] { $space } für { $price } kaufen
    }
action-decline =
    { $decision ->
        [special]
            { $trigger ->
                [six] Auf die Mission verzichten
               *[double] Lieber noch einmal würfeln
            }
        [choose-space]
            { $figure ->
                [token] Die Marke stehen lassen
               *[own] Stehen bleiben
            }
       *[buy]
            { $auctions ->
                [no] Nicht kaufen
               *[yes] Nicht kaufen, sondern versteigern lassen
            }
    }
action-pass = Passen
action-accept = Annehmen
action-refuse = Ablehnen
action-counter = Ein Gegenangebot machen
action-propose = Dieses Angebot machen
action-cancel = Doch nicht
action-done = Fertig
action-give-up = Aufgeben und bankrottgehen
action-time-up = Die Zeit für abgelaufen erklären
action-move = Mit dem Pasch ziehen
action-keep =
    { $about ->
        [nothing] Die Hypothek behalten und die Zinsen zahlen
       *[space] Die Hypothek auf { $space } behalten und { $interest } Zinsen zahlen
    }
action-lift-now =
    { $about ->
        [nothing] Die Hypothek jetzt ablösen
       *[space] Die Hypothek auf { $space } jetzt für { $cost } ablösen
    }
action-claim = Ich will auch eines
action-waive = Nein, danke

## Geschäfte

action-build =
    { $building ->
        [unknown] Auf { $space } für { $money } bauen
        [plot] { $a-building } auf { $space } für { $money } bauen: ergibt { $count }
       *[known] { $a-building } auf { $space } für { $money } bauen
    }
action-sell =
    { $building ->
        [unknown] Ein Gebäude auf { $space } für { $money } verkaufen
        [plot] { $a-building } auf { $space } für { $money } verkaufen: lässt { $count } übrig
       *[known] { $a-building } auf { $space } für { $money } verkaufen
    }
action-sell-whole = { $a-building } auf { $space } im Ganzen für { $money } verkaufen
action-sell-group =
    { $amount ->
        [unknown] Alle Gebäude der Gruppe „{ $group }“ verkaufen
       *[known] Alle Gebäude der Gruppe „{ $group }“ für { $money } verkaufen
    }
action-buy-remote = { $space } im Fernkauf für { $money } kaufen
action-sell-deed = { $space } für { $money } an die Bank verkaufen
action-mortgage = Auf { $space } eine Hypothek von { $money } aufnehmen
action-lift = Die Hypothek auf { $space } für { $cost } ablösen
action-trade = { $other } ein Angebot machen
action-open = { $other } das Wort geben
action-ask-rent = Die Miete für { $space } verlangen
action-settle = { $space } anstelle der Miete anbieten

## Handel

action-offer-deed =
    { $side ->
        [give] { $space } geben
        [want] { $space } verlangen
        [back] { $space } wieder herausnehmen
       *[unknown] { $space } dazulegen oder wieder herausnehmen
    }
action-offer-card =
    { $side ->
        [give] Die { $free-card } geben
        [want] Die { $free-card } verlangen
        [back] Die { $free-card } wieder herausnehmen
       *[unknown] Die { $free-card } dazulegen oder wieder herausnehmen
    }
action-give-cash =
    { $amount ->
        [none] Kein Geld geben
       *[some] { $money } geben
    }
action-want-cash =
    { $amount ->
        [none] Kein Geld verlangen
       *[some] { $money } verlangen
    }
action-settle-for = Für { $money } der Schuld anbieten

## Andere Fragen

action-place =
    { $building ->
        [unknown] Das Gebäude auf { $space } setzen
       *[known] { $a-building } auf { $space } setzen
    }
action-figure = Die Figur { $figure } nehmen
action-bid = { $money } bieten

## Missionen, Fähigkeiten und die Macht

action-use =
    { $trigger ->
        [six] Auf die Mission „{ $special }“ gehen
       *[double] Die Machtfähigkeit „{ $special }“ einsetzen
    }
action-take-money =
    { $amount ->
        [unknown] Das Geld nehmen
       *[known] { $money } nehmen
    }
action-go-to =
    { $figure ->
        [leap] Auf { $space } springen
        [other] { $other } auf { $space } setzen
        [token] Die { $token } auf { $space } setzen
       *[own] Auf { $space } ziehen
    }
action-target =
    { $effect ->
        [beat] { $other } besiegen (Vermögen { $money })
        [put] { $other } versetzen (steht auf { $place })
       *[unknown] { $other } wählen
    }
action-take =
    { $effect ->
        [steal] { $space } stehlen
        [duel] Um { $space } kämpfen
       *[free] { $space } nehmen
    }

## Zufall

action-deal = { $space } austeilen
action-card =
    { $about ->
        [nothing] Karte { $number } ziehen
       *[card] „{ $card }“ ziehen
    }
action-dice = { $first } und { $second } würfeln
action-die = { $number } würfeln
action-force-face =
    { $face ->
        [light] Mit dem Machtwürfel Weiß würfeln
        [dark] Mit dem Machtwürfel Schwarz würfeln
       *[shift] Eine Verschiebung der Macht würfeln
    }

## Ablehnungen

refusal = { $cannot }: { $reason }
allowed = das ist erlaubt

cannot-roll = Würfeln geht nicht
cannot-end = Den Zug beenden geht nicht
cannot-pay = Die Strafe zahlen geht nicht
cannot-use-card = Eine Karte einsetzen geht nicht
cannot-stay = Bleiben geht nicht
cannot-buy = Kaufen geht nicht
cannot-decline = Darauf verzichten geht nicht
cannot-pass = Passen geht nicht
cannot-accept = Annehmen geht nicht
cannot-refuse = Ablehnen geht nicht
cannot-counter = Ein Gegenangebot geht nicht
cannot-propose = Dieses Angebot geht nicht
cannot-cancel = Zurücknehmen geht nicht
cannot-done = Aufhören geht nicht
cannot-give-up = Aufgeben geht nicht
cannot-time-up = Die Zeit für abgelaufen erklären geht nicht
cannot-move = Ziehen geht nicht
cannot-keep = Die Hypothek behalten geht nicht
cannot-lift-now = Die Hypothek jetzt ablösen geht nicht
cannot-claim = Ein Gebäude beanspruchen geht nicht
cannot-waive = Verzichten geht nicht
cannot-build = Bauen geht nicht
cannot-sell = Verkaufen geht nicht
cannot-sell-whole = Im Ganzen verkaufen geht nicht
cannot-sell-group = Die Gebäude der Gruppe verkaufen geht nicht
cannot-buy-remote = Ein Fernkauf geht nicht
cannot-sell-deed = { $space } verkaufen geht nicht
cannot-mortgage = Eine Hypothek aufnehmen geht nicht
cannot-lift = Die Hypothek ablösen geht nicht
cannot-trade = Handeln geht nicht
cannot-open = Das Wort geben geht nicht
cannot-ask-rent = Miete verlangen geht nicht
cannot-settle = Mit Grundstücken begleichen geht nicht
cannot-offer-deed = Mit { $space } handeln geht nicht
cannot-offer-card = Mit der Karte handeln geht nicht
cannot-give-cash = So viel geben geht nicht
cannot-want-cash = So viel verlangen geht nicht
cannot-settle-for = So viel begleichen geht nicht
cannot-place = Das Gebäude dorthin setzen geht nicht
cannot-figure = Diese Figur nehmen geht nicht
cannot-deal = Diese Besitzrechtkarte austeilen geht nicht
cannot-card = Diese Karte ziehen geht nicht
cannot-dice = Würfeln geht nicht
cannot-bid = Bieten geht nicht
cannot-use = Das einsetzen geht nicht
cannot-take-money = Das Geld nehmen geht nicht
cannot-go-to = Dorthin geht es nicht
cannot-target = Diesen Mitspieler wählen geht nicht
cannot-take = { $space } nehmen geht nicht
cannot-die = Würfeln geht nicht
cannot-force-face = Den Machtwürfel werfen geht nicht
cannot-nothing = Das geht nicht
