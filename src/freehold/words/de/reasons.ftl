### Warum etwas nicht geht: die zweite Hälfte des Satzes, nach dem Doppelpunkt.

reason-not-now = Das ist nicht der richtige Zeitpunkt
reason-no-such-space =
    { $thing ->
        [figure] Diese Figur gibt es nicht
        [group] Diese Gruppe gibt es nicht
        [nowhere] { $space } gibt es nicht
       *[space] { $space } kann niemandem gehören
    }
reason-not-yours = { $space } gehört dir nicht
reason-not-a-lot =
    { $thing ->
        [nowhere] { $space } gibt es nicht
       *[space] Auf { $space } kann man nicht bauen
    }
reason-group-incomplete = Dir gehört nicht die ganze Gruppe „{ $group }“
reason-group-mortgaged = Auf { $space } liegt eine Hypothek
reason-uneven =
    { $doing ->
        [selling] { $space } hat mehr Gebäude und kommt zuerst dran
        [misfit] Das ersteigerte Gebäude passt jetzt nicht auf { $space }
       *[building] { $space } hat weniger Gebäude und kommt zuerst dran
    }
reason-fully-built = { $space } ist voll bebaut
reason-no-houses-left = Die Bank hat keine { $houses } mehr
reason-no-hotels-left = Die Bank hat keine { $hotels } mehr
reason-too-little-cash = Dafür braucht es { $money } in bar
reason-not-between-turns = Es ist schon gewürfelt; warte, bis der Zug vorbei ist
reason-no-building = Auf { $space } steht kein Gebäude
reason-not-enough-houses-to-swap = Die Bank hat zu wenige { $houses } für den Tausch
reason-no-hotel = Dafür braucht es auf { $space } { $a-building }
reason-not-in-this-edition = Die Regeln an diesem Tisch sehen das nicht vor
reason-group-built = Auf { $space } stehen Gebäude
reason-already-mortgaged = Auf { $space } liegt schon eine Hypothek
reason-not-mortgaged = Auf { $space } liegt keine Hypothek
reason-interest-still-due = Die Zinsen für { $space } sind noch offen
reason-seat-is-out =
    { $other ->
        [nobody] Diesen Mitspieler gibt es nicht
       *[seat] { $name } ist nicht im Spiel
    }
reason-that-is-you = Das bist du selbst
reason-not-theirs-either =
    { $doing ->
        [taking] { $space } gehört niemand anderem am Tisch
       *[trading] { $space } gehört keinem von euch beiden
    }
reason-empty-offer = Das Angebot ist leer
reason-bid-too-low = Das niedrigste Gebot ist { $money }
reason-can-still-raise-cash = Du kannst noch { $money } auftreiben
reason-must-try = Du musst auf einen Pasch würfeln
reason-must-roll = Du musst würfeln
reason-no-free-card = So eine Karte gibt es hier nicht
reason-nothing-to-ask = Für { $space } ist keine Miete offen
reason-not-in-jail = Du bist nicht im Gefängnis
reason-figure-taken = Die Figur ist schon vergeben
reason-not-a-timed-game = Dieses Spiel wird nicht auf Zeit gespielt
reason-time-already-called = Die Zeit ist schon abgelaufen
reason-owner-cannot-pay-interest = Die andere Seite könnte die Zinsen von { $money } nicht zahlen
reason-partner-lacks-cash = Die andere Seite hat keine { $money }
reason-only-rent = Nur Miete lässt sich mit Grundstücken begleichen
reason-too-much = Die Schuld beträgt { $money }
reason-deed-is-sold = { $space } gehört schon jemandem
reason-card-is-out = Diese Karte liegt nicht im Stapel
reason-game-is-over = Das Spiel ist aus
reason-countered-too-often =
    { $number ->
        [0] Gegenangebote sind nicht erlaubt
        [one] Nur ein Gegenangebot ist erlaubt
       *[other] Nur { $number } Gegenangebote sind erlaubt
    }
reason-must-not-decline = Das lässt sich nicht ablehnen
reason-already-there = Die Figur steht schon auf { $space }
reason-space-taken = { $space } ist nicht frei: Es gehört jemandem, oder eine Figur oder Marke steht darauf
reason-in-complete-group = { $space } gehört zu einer vollständigen Gruppe
reason-same-owner-only = { $space } gehört jemand anderem, und alles muss von einem Mitspieler kommen
reason-nothing-to-take = Niemand sonst hat ein Grundstück außerhalb einer vollständigen Gruppe
reason-in-debt = Du schuldest der Bank { $money }, und bevor das zurückgezahlt ist, wird nichts gekauft oder gebaut
reason-claimed = { $space } gehört jemand anderem und damit der Anspruch auf die ganze Gruppe „{ $group }“
reason-claim-comes-first = Von der Gruppe „{ $group }“ gehört dir erst { $space }, und ein zweites Grundstück dort geht vor
reason-too-few-deeds-for-level =
    { $number ->
        [one] Mit { $number } Grundstück der Gruppe darf dort höchstens { $count } stehen
       *[other] Mit { $number } Grundstücken der Gruppe dürfen auf jedem höchstens { $count } stehen
    }
reason-too-little-beside = Auf { $space } muss erst mehr gebaut werden
reason-just-bought = In der Gruppe „{ $group }“ hast du gerade erst gekauft; bauen darfst du dort bei der nächsten Gelegenheit
reason-not-standing-there = Gebaut wird nach dem Wurf, mit dem du auf ein eigenes Grundstück der Gruppe „{ $group }“ gekommen bist; vor einem Wurf nur, wo jemand anders steht
reason-nobody-stands-there = Auf { $space } steht niemand sonst
reason-no-claim = Du hast keinen Anspruch auf { $space }
reason-before-roll-only = Das geht nur in deinem Zug, bevor du würfelst
reason-in-jail = Du bist im Gefängnis
reason-just-out-of-jail = Du bist gerade erst aus dem Gefängnis; das muss bis zu deinem nächsten Zug warten
reason-buildings-first = Was auf { $space } steht, muss zuerst verkauft werden
reason-holds-up-others = Was auf { $space } steht, wäre dann zu viel
reason-pay-or-stay = Würfel helfen hier niemandem heraus; zahle die Strafe oder bleib
reason-still-mortgaged = Auf { $space } liegt eine Hypothek
