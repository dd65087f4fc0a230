### Wat een kaart doet.  Ervoor staat de zin van de editie.

card-text = { $flavour } { $effect }

effect-move-to = Ga verder naar { $space }.
effect-move-to-next =
    { $kind ->
        [utility] Ga verder naar het volgende vakje van de groep { $group }. Is het van iemand, gooi dan en betaal { $factor } keer het aantal ogen.
       *[railroad]
            { $factor ->
                [1] Ga verder naar het volgende vakje van de groep { $group }.
                [2] Ga verder naar het volgende vakje van de groep { $group }. Is het van iemand, betaal dan dubbele huur.
               *[other] Ga verder naar het volgende vakje van de groep { $group }. Is het van iemand, betaal dan { $factor } keer de huur.
            }
    }
effect-move-back =
    { $steps ->
        [one] Ga één vakje terug.
       *[other] Ga { $steps } vakjes terug.
    }
effect-go-to-jail = Ga direct naar de gevangenis.
effect-receive = Je ontvangt { $money }.
effect-pay = Betaal { $money }.
effect-pay-each = Betaal elke andere speler { $money }.
effect-collect-each = Elke andere speler betaalt je { $money }.
effect-repairs = Betaal { $money } per { $house } en { $hotel-money } per { $hotel }.
effect-leave-jail = Bewaar deze kaart: je komt er één keer mee uit de gevangenis.
effect-miss-turn = Sla je volgende beurt over.
effect-roll-again = Gooi nog een keer.
effect-opposite = Ga naar het vakje aan de overkant van het bord.
