### Was eine Karte bewirkt.  Davor steht der Satz der Ausgabe.

card-text = { $flavour } { $effect }

effect-move-to = Rücke vor bis { $space }.
effect-move-to-next =
    { $kind ->
        [utility] Rücke vor bis zum nächsten Feld der Gruppe { $group }. Gehört es jemandem, würfle und zahle das { $factor }-Fache der Augenzahl.
       *[railroad]
            { $factor ->
                [1] Rücke vor bis zum nächsten Feld der Gruppe { $group }.
                [2] Rücke vor bis zum nächsten Feld der Gruppe { $group }. Gehört es jemandem, zahle die doppelte Miete.
               *[other] Rücke vor bis zum nächsten Feld der Gruppe { $group }. Gehört es jemandem, zahle das { $factor }-Fache der Miete.
            }
    }
effect-move-back =
    { $steps ->
        [one] Gehe ein Feld zurück.
       *[other] Gehe { $steps } Felder zurück.
    }
effect-go-to-jail = Gehe direkt ins Gefängnis.
effect-receive = Du erhältst { $money }.
effect-pay = Zahle { $money }.
effect-pay-each = Zahle allen anderen je { $money }.
effect-collect-each = Alle anderen zahlen dir je { $money }.
effect-repairs = Zahle { $money } je { $house } und { $hotel-money } je { $hotel }.
effect-leave-jail = Behalte diese Karte: Mit ihr kommst du einmal aus dem Gefängnis frei.
effect-miss-turn = Setze einmal aus.
effect-roll-again = Würfle noch einmal.
effect-opposite = Rücke auf das Feld auf der anderen Seite des Spielbretts.
