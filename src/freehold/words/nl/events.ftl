### Wat er gebeurde, verteld in de derde persoon, één zin per gebeurtenis.
### Geldbedragen ($money) komen in de munt van de editie; $a-building is "een huis" of "een hotel".

## Voorbereiding

event-figure-chosen = { $seat } kiest de pion { $figure }.
event-deed-dealt =
    { $price ->
        [free] { $seat } krijgt { $space } uitgedeeld.
       *[paid] { $seat } krijgt { $space } uitgedeeld voor { $money }.
    }
event-threw-for-start = { $seat } gooit om de eerste beurt: { $first } en { $second }.
event-starts = { $seat } begint.

## De beurt

event-turn-began = Beurt { $number }: { $seat }.
event-rolled =
    { $throw ->
        [double] { $seat } gooit dubbel: { $first } en { $second }.
       *[plain] { $seat } gooit { $first } en { $second }.
    }
event-moved =
    { $passed ->
        [yes] { $seat } gaat langs { $start } en komt op “{ $space }”.
       *[no] { $seat } komt op “{ $space }”.
    }
event-salary = { $start }: { $seat } ontvangt { $money } salaris.
event-third-double = De derde keer dubbel achter elkaar!
event-rested =
    { $why ->
        [own] { $space } is van { $seat }: niets te betalen.
        [owned] Voor { $space } is geen huur verschuldigd.
        [jail] { $seat } is slechts op bezoek.
       *[rest] Op { $space } gebeurt niets.
    }

## Gevangenis

event-went-to-jail = { $seat } gaat naar de gevangenis.
event-left-jail =
    { $how ->
        [fine] { $seat } komt vrij uit de gevangenis.
        [card] { $seat } komt met een kaart vrij uit de gevangenis.
        [double] { $seat } komt met dubbel vrij uit de gevangenis.
        [served] { $seat } heeft de straf uitgezeten en komt vrij uit de gevangenis.
       *[last-throw] { $seat } komt vrij uit de gevangenis en loopt met deze worp.
    }
event-stayed-in-jail = { $seat } blijft in de gevangenis.

## Kaarten

event-drew-card = { $seat } trekt een kaart van de stapel “{ $deck }”: “{ $card }”
event-received = { $seat } ontvangt { $money }.
event-card-returned = De verlaat-de-gevangeniskaart van { $seat } gaat terug onder de stapel “{ $deck }”.

## Geld

event-paid =
    { $kind ->
        [rent] { $seat } betaalt { $other } { $money } huur.
        [tax] { $seat } betaalt { $money } belasting.
        [fine] { $seat } betaalt de boete van { $money }.
        [interest] { $seat } betaalt { $money } rente.
        [deal] { $seat } betaalt { $money } voor het eigendomsbewijs.
        [special] { $seat } betaalt de bank { $money }.
        [risk] { $seat } betaalt de bank { $money }.
       *[card]
            { $party ->
                [bank] { $seat } betaalt { $money }.
               *[seat] { $seat } betaalt { $other } { $money }.
            }
    }
event-debt-opened =
    { $party ->
        [bank] { $seat } is de bank { $money } schuldig en komt geld tekort.
       *[seat] { $seat } is { $other } { $money } schuldig en komt geld tekort.
    }
event-rent-due = { $seat } is { $other } { $money } huur schuldig voor { $space }.
event-rent-thrown = { $seat } gooit voor de huur van { $space }: { $first } en { $second }.
event-rent-asked = { $seat } vraagt { $other } om de huur van { $space }.
event-rent-lost = { $other } heeft niet op tijd om de huur van { $space } gevraagd: die vervalt.
event-cash-passed = { $seat } geeft { $other } { $money }.
event-pot-won = { $seat } krijgt de pot van { $money }.

## Kopen en veilen

event-bought = { $seat } koopt { $space } voor { $money }.
event-declined = { $seat } koopt { $space } niet.
event-auction-opened =
    { $lot ->
        [deed] De bank veilt { $space }, vanaf { $money }.
       *[building] De bank veilt { $a-building }, vanaf { $money }.
    }
event-bid-made = { $seat } biedt { $money }.
event-passed = { $seat } past.
event-auction-won =
    { $lot ->
        [deed] { $seat } koopt { $space } op de veiling voor { $money }.
       *[building] { $seat } koopt { $a-building } op de veiling voor { $money }.
    }
event-no-bid =
    { $lot ->
        [deed] Niemand biedt: { $space } blijft bij de bank.
       *[building] Niemand biedt: er wordt niet gebouwd.
    }

## Gebouwen

event-built =
    { $level ->
        [first] { $seat } bouwt { $a-building } op { $space }.
        [plot] { $seat } bouwt { $a-building } op { $space }; dat maakt { $count }.
        [hotel] { $seat } bouwt { $a-building } op { $space }.
       *[further] { $seat } bouwt { $a-building } op { $space }; nu staan er { $count }.
    }
event-sold-building =
    { $extent ->
        [base] { $seat } verkoopt { $a-building } op { $space } voor { $money }.
        [one] { $seat } verkoopt een gebouw op { $space } voor { $money }.
       *[all] { $seat } verkoopt alle gebouwen op { $space } voor { $money }.
    }
event-sold-hotel-whole = { $seat } verkoopt { $a-building } op { $space } in één keer voor { $money }.
event-sold-group = { $seat } verkoopt alle gebouwen van de groep “{ $group }” voor { $money }.
event-wanted-building = { $seat } wil ook bouwen.

## Hypotheken

event-mortgaged = { $seat } neemt een hypotheek van { $money } op { $space }.
event-lifted = { $seat } lost de hypotheek op { $space } af voor { $money }.
event-paid-interest = { $seat } houdt de hypotheek op { $space } aan en is { $money } rente schuldig.

## Zaken en ruilen

event-business-opened = { $seat } vraagt het woord.
event-business-closed = { $seat } is klaar.
event-offer-made = { $seat } doet { $other } een voorstel: { $gives } in ruil voor { $wants }.
event-offer-accepted = { $seat } neemt het voorstel van { $other } aan.
event-offer-refused = { $seat } wijst het voorstel van { $other } af.
event-offer-countered = { $seat } bereidt een tegenvoorstel voor.
event-deed-passed =
    { $mortgaged ->
        [yes] { $other } krijgt { $space } van { $seat }, met hypotheek.
       *[no] { $other } krijgt { $space } van { $seat }.
    }
event-card-passed = { $other } krijgt een verlaat-de-gevangeniskaart (“{ $deck }”) van { $seat }.
event-settlement-offered = { $seat } biedt { $other } { $space } aan in plaats van { $money } schuld.
event-settlement-accepted = { $seat } neemt { $space } aan in plaats van { $money }.
event-settlement-refused = { $seat } neemt { $space } niet aan als betaling.

## Het einde

event-went-bankrupt =
    { $party ->
        [bank] { $seat } is failliet; alles gaat naar de bank.
       *[seat] { $seat } is failliet; alles gaat naar { $other }.
    }
event-time-called = De tijd is om: dit is de laatste ronde.
event-turn-limit-reached = Dat was beurt { $number }, de laatste.
event-wealth-counted = { $seat } heeft een vermogen van { $money }.
event-won = { $seat } wint!

## Missies en krachten

event-used-special =
    { $trigger ->
        [six] { $seat } gaat op de missie “{ $special }”.
       *[double] { $seat } gebruikt de kracht “{ $special }” in plaats van nog een keer te gooien.
    }
event-special-thrown =
    { $result ->
        [success] { $seat } gooit { $number }: de missie slaagt.
       *[failure]
            { $needed ->
                [6] { $seat } gooit { $number }, maar een 6 was nodig: de missie mislukt.
               *[other] { $seat } gooit { $number }, maar minstens { $needed } was nodig: de missie mislukt.
            }
    }
event-took-free = { $seat } krijgt { $space } gratis.
event-stole = { $seat } steelt { $space } van { $other }.
event-put = { $seat } zet { $other } op “{ $space }”.
event-beat = { $seat } verslaat { $other } in één klap.
event-leapt = { $seat } springt naar “{ $space }”.
event-another-turn = { $seat } krijgt nog een beurt.
event-duel-opened = { $seat } daagt { $other } uit tot een duel om { $space }.
event-duel-thrown = { $seat } gooit { $number } in het duel.
event-duel-ended =
    { $result ->
        [taken] { $seat } wint het duel om { $space }.
       *[kept] { $seat } wint het duel en houdt { $space }.
    }

## De Force ($token komt zonder lidwoord: een fiche)

event-tokens-thrown = De dobbelstenen voor de Force-fiches: wit { $first }, zwart { $second }.
event-token-moved = Het { $token } gaat naar “{ $space }”.
event-tokens-swapped = De Force-fiches wisselen van plaats.
event-force-thrown =
    { $face ->
        [light] De Force-dobbelsteen toont wit, de Lichte kant.
        [dark] De Force-dobbelsteen toont zwart, de Duistere kant.
       *[shift] De Force-dobbelsteen toont een verschuiving in de Force.
    }
event-fight-opened = { $seat } moet op “{ $space }” vechten tegen het { $token }.
event-fight-ended =
    { $result ->
        [won] { $seat } wint het gevecht.
       *[lost] { $seat } verliest het gevecht.
    }

## Kavels, aanspraken en aankopen op afstand

event-sold-deed = { $seat } verkoopt { $space } aan de bank voor { $money }.
event-bought-remotely = { $seat } koopt { $space }, waar { $other } staat, voor { $money }.
event-built-remotely =
    { $level ->
        [first] { $seat } bouwt { $a-building } op { $space }, waar { $other } staat.
       *[further] { $seat } bouwt { $a-building } op { $space }, waar { $other } staat; dat maakt { $count }.
    }
event-commission = { $seat } betaalt { $other } { $money } provisie.
event-not-for-sale =
    { $why ->
        [claimed] { $seat } kan { $space } niet kopen: { $other } heeft er aanspraak op.
        [claim-comes-first] { $seat } kan { $space } nog niet kopen: eerst is een tweede eigendom nodig waar al aanspraak op bestaat.
        [in-debt] { $seat } heeft schulden en kan { $space } niet kopen.
        [too-little-cash] { $seat } heeft geen { $price } voor { $space }.
       *[other] { $seat } kan { $space } niet kopen.
    }

## Schulden bij de bank en het risicoveld

event-borrowed = { $seat } leent { $money } van de bank.
event-repaid = { $seat } lost bij de bank { $money } schuld af.
event-risked =
    { $result ->
        [gain] { $seat } neemt het risico en wint { $money }.
       *[loss] { $seat } neemt het risico en verliest { $money }.
    }

## Een beurt overslaan en nog een keer gooien

event-misses-next-turn = { $seat } moet een beurt overslaan.
event-missed-turn = { $seat } slaat deze beurt over.
event-rolls-again = { $seat } mag nog een keer gooien.
event-same-double = Twee keer achter elkaar dubbel { $number }!
event-reshuffled = De laatste kaart van de stapel “{ $deck }” is getrokken: alle kaarten worden geschud en opnieuw neergelegd.
event-evened-out = { $seat } komt later aan de beurt en begint met { $money } meer.
