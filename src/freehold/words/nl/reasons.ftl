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
