### Waarom iets niet kan: de tweede helft van de zin, na de dubbele punt.

reason-not-now = dit is er niet het moment voor
reason-no-such-space =
    { $thing ->
        [figure] die pion bestaat niet
        [group] die groep bestaat niet
        [nowhere] { $space } bestaat niet
       *[space] { $space } kan van niemand zijn
    }
reason-not-yours = { $space } is niet van jou
reason-not-a-lot =
    { $thing ->
        [nowhere] { $space } bestaat niet
       *[space] op { $space } kun je niet bouwen
    }
reason-group-incomplete = je bezit niet de hele groep “{ $group }”
reason-group-mortgaged = op { $space } rust een hypotheek
reason-uneven =
    { $doing ->
        [selling] { $space } heeft meer gebouwen en gaat voor
        [misfit] het gewonnen gebouw past nu niet op { $space }
       *[building] { $space } heeft minder gebouwen en gaat voor
    }
reason-fully-built = { $space } is volgebouwd
reason-no-houses-left = de bank heeft geen { $houses } meer
reason-no-hotels-left = de bank heeft geen { $hotels } meer
reason-too-little-cash = daarvoor is { $money } contant nodig
reason-not-between-turns = er is al gegooid; wacht tot de beurt voorbij is
reason-no-building = op { $space } staat geen gebouw
reason-not-enough-houses-to-swap = de bank heeft te weinig { $houses } om te ruilen
reason-no-hotel = daarvoor moet er op { $space } { $a-building } staan
reason-not-in-this-edition = de regels aan deze tafel staan dat niet toe
reason-group-built = op { $space } staan gebouwen
reason-already-mortgaged = op { $space } rust al een hypotheek
reason-not-mortgaged = op { $space } rust geen hypotheek
reason-interest-still-due = de rente op { $space } staat nog open
reason-seat-is-out =
    { $other ->
        [nobody] die speler is er niet
       *[seat] { $name } speelt niet mee
    }
reason-that-is-you = dat ben je zelf
reason-not-theirs-either =
    { $doing ->
        [taking] { $space } is van geen andere speler
       *[trading] { $space } is van geen van jullie beiden
    }
reason-empty-offer = het voorstel is leeg
reason-bid-too-low = het laagste bod is { $money }
reason-can-still-raise-cash = je kunt nog { $money } bijeenbrengen
reason-must-try = je moet proberen dubbel te gooien
reason-must-roll = je moet gooien
reason-no-free-card = zo'n kaart is er niet
reason-nothing-to-ask = voor { $space } staat geen huur open
reason-not-in-jail = je zit niet in de gevangenis
reason-figure-taken = die pion is al gekozen
reason-not-a-timed-game = dit spel wordt niet op tijd gespeeld
reason-time-already-called = de tijd is al om
reason-owner-cannot-pay-interest = de ander zou de rente van { $money } niet kunnen betalen
reason-partner-lacks-cash = de ander heeft geen { $money }
reason-only-rent = alleen huur kan met eigendom betaald worden
reason-too-much = de schuld is { $money }
reason-deed-is-sold = { $space } is al van iemand
reason-card-is-out = die kaart ligt niet in de stapel
reason-game-is-over = het spel is afgelopen
reason-countered-too-often =
    { $number ->
        [0] een tegenvoorstel is niet toegestaan
        [one] er is maar één tegenvoorstel toegestaan
       *[other] er zijn maar { $number } tegenvoorstellen toegestaan
    }
reason-must-not-decline = dit kun je niet weigeren
reason-already-there = de pion staat al op { $space }
reason-space-taken = { $space } is niet vrij: het is van iemand, of er staat een pion of een fiche op
reason-in-complete-group = { $space } hoort bij een complete groep
reason-same-owner-only = { $space } is van iemand anders, en alles moet van één speler komen
reason-nothing-to-take = niemand anders heeft eigendom buiten een complete groep
reason-in-debt = je bent de bank { $money } schuldig, en voordat dat is afgelost, wordt er niets gekocht of gebouwd
reason-claimed = { $space } is van iemand anders, en daarmee de aanspraak op de hele groep “{ $group }”
reason-claim-comes-first = van de groep “{ $group }” heb je alleen { $space }, en een tweede eigendom daar gaat voor
reason-too-few-deeds-for-level =
    { $number ->
        [one] met { $number } eigendom van de groep mag er hoogstens { $count } staan
       *[other] met { $number } eigendommen van de groep mogen er op elk hoogstens { $count } staan
    }
reason-too-little-beside = op { $space } moet eerst meer gebouwd worden
reason-just-bought = in de groep “{ $group }” heb je net pas gekocht; bouwen mag je daar bij de volgende gelegenheid
reason-not-standing-there = bouwen doe je na de worp waarmee je op eigendom van jezelf in de groep “{ $group }” bent gekomen; voor een worp alleen waar iemand anders staat
reason-nobody-stands-there = op { $space } staat niemand anders
reason-no-claim = je hebt geen aanspraak op { $space }
reason-before-roll-only = dat kan alleen in je eigen beurt, voordat je gooit
reason-in-jail = je zit in de gevangenis
reason-just-out-of-jail = je bent net uit de gevangenis; dat moet wachten tot je volgende beurt
reason-buildings-first = wat op { $space } staat, moet eerst verkocht worden
reason-holds-up-others = wat op { $space } staat, zou dan te veel zijn
reason-pay-or-stay = met gooien komt hier niemand vrij; betaal de boete of blijf
reason-still-mortgaged = op { $space } rust een hypotheek
