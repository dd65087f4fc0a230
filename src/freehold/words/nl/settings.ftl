### De regels die een tafel kan instellen: een opschrift en een zin erover.

kind-book = regel uit het spelregelboekje
kind-ruling = eigen uitspraak
kind-house = huisregel
kind-table = tafelinstelling

value-yes = ja
value-no = nee
value-utility-dice-roll-that-moved = de worp waarmee gelopen is
value-utility-dice-thrown-anew = altijd opnieuw gegooid
value-utility-dice-thrown-anew-after-card = na een kaart opnieuw gegooid
value-opening-bid = { $money }
value-jail-turns =
    { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    }
value-deeds-dealt =
    { $number ->
        [0] geen
       *[other] { $number } per speler
    }
value-houses-before-hotel = { $number }
value-bankruptcies-to-end =
    { $number ->
        [0] allen op één na
       *[other] { $number }
    }
value-max-counter-offers =
    { $number ->
        [0] geen
       *[other] { $number }
    }
value-turn-limit =
    { $number ->
        [0] onbeperkt
        [one] { $number } beurt
       *[other] { $number } beurten
    }
value-later-seats-bonus =
    { $number ->
        [0] geen
       *[other] { $money } per plaats
    }

setting-figures-after-throw = Pionnen na het gooien
    .about = De pionnen worden pas gekozen als vaststaat wie begint.
setting-double-rent-with-mortgage = Dubbele huur ondanks hypotheek
    .about = Onbebouwde straten van een complete groep kosten dubbele huur, ook als op een andere straat ervan een hypotheek rust.
setting-double-rent-partly-built = Dubbele huur naast gebouwen
    .about = In een deels bebouwde groep kosten de straten zonder gebouwen nog steeds dubbele huur.
setting-utility-dice = Dobbelstenen voor nutsbedrijven
    .about = Welke worp telt voor de huur van een nutsbedrijf: die waarmee gelopen is of een nieuwe.
setting-opening-bid = Openingsbod
    .about = Het laagste eerste bod in een veiling.
setting-shortage-opens-at-house-price = Schaarse gebouwen vanaf de huizenprijs
    .about = De veiling van de laatste gebouwen van de bank begint bij de laagste huizenprijs waar het om gaat.
setting-jail-try-required = Gooien verplicht in de gevangenis
    .about = Wie niet betaalt en geen kaart gebruikt, moet proberen dubbel te gooien.
setting-jail-double-move-optional = Vrijkomen met dubbel zonder te lopen
    .about = Wie met dubbel vrijkomt, mag op Slechts op bezoek blijven staan in plaats van te lopen.
setting-jail-turns = Langste verblijf in de gevangenis
    .about = Na zoveel beurten zonder dubbel moet de boete betaald worden.
setting-jail-pay-after-failed-throw = Betalen na een mislukte worp
    .about = In de gevangenis mag je ook na een worp zonder dubbel nog de boete betalen en met die worp lopen.
setting-jail-double-rolls-again = Nog een worp na vrijkomen met dubbel
    .about = Wie met dubbel uit de gevangenis komt, mag nog een keer gooien.
setting-further-roll-optional = Volgende worp vrijwillig
    .about = Van de worp na dubbel mag je afzien.
setting-double-after-rest-rolls-again = Nog een worp na een rustvakje
    .about = Ook wie met dubbel op Vrij parkeren of Slechts op bezoek komt, mag nog een keer gooien.
setting-business-any-time = Zaken op elk moment
    .about = Wie niet aan de beurt is, mag altijd bouwen, verkopen en hypotheken nemen en aflossen, niet alleen tot de volgende worp.
setting-settle-rent-in-property = Huur betalen met eigendom
    .about = Wie huur schuldig is, mag in plaats daarvan onbebouwd eigendom aanbieden.
setting-hotel-sold-whole = Hotels in één keer verkopen
    .about = Een hotel mag met de huizen erin in één keer verkocht worden.
setting-group-sold-at-once = Groepen in één keer verkopen
    .about = Alle gebouwen van een groep mogen in één stap verkocht worden.
setting-mortgaged-count-for-rent = Eigendom met hypotheek telt mee
    .about = Ook stations en nutsbedrijven met hypotheek tellen mee voor het aantal dat hun eigenaar bezit.
setting-interest-rounded-up = Rente naar boven afronden
    .about = De rente van 10% wordt naar boven afgerond op een hele eenheid, niet naar beneden.
setting-bankrupt-mortgages-deeds = Eerst hypotheken bij een faillissement
    .about = Wie failliet is, neemt eerst op al zijn bezit een hypotheek, en het geld gaat naar de schuld.
setting-bank-auctions-free-of-mortgage = Geveild zonder hypotheek
    .about = Wat de bank na een faillissement veilt, is vrij van hypotheek.
setting-give-up-only-when-hopeless = Opgeven alleen zonder uitweg
    .about = Opgeven mag alleen wie met alle verkopen en hypotheken de schuld niet zou kunnen dekken.
setting-deeds-dealt = Uitgedeelde eigendomsbewijzen
    .about = Hoeveel eigendomsbewijzen iedereen vóór het begin krijgt.
setting-dealt-deeds-paid = Uitgedeelde eigendomsbewijzen worden betaald
    .about = Uitgedeelde eigendomsbewijzen worden meteen betaald, tegen de gedrukte prijs.
setting-houses-before-hotel = Huizen voor een hotel
    .about = Hoeveel huizen elke straat van een groep nodig heeft voor een hotel.
setting-bankruptcies-to-end = Faillissementen tot het einde
    .about = Met dit faillissement eindigt het spel, en de rijkste speler wint.
setting-last-bankruptcy-settled = Laatste faillissement afgehandeld
    .about = Het faillissement dat het spel beëindigt, wordt net als elk ander afgehandeld voordat het vermogen wordt geteld.
setting-timed = Spel op tijd
    .about = De spelleiding zegt wanneer de tijd om is; de ronde wordt uitgespeeld, en de rijkste speler wint.
setting-shared-win = Gedeelde overwinning
    .about = Wie aan het einde even rijk zijn, delen de overwinning; anders wint wie van hen het eerst aan de beurt is.
setting-rent-on-demand = Huur op verzoek
    .about = De eigenaar moet om de huur vragen voordat de volgende speler gooit; anders vervalt die.
setting-ask-end-of-turn = Vragen aan het einde van een beurt
    .about = Voordat de dobbelstenen worden doorgegeven, wordt gevraagd of er nog iets te doen is.
setting-max-counter-offers = Tegenvoorstellen
    .about = Hoeveel tegenvoorstellen er bij één ruil mogen zijn.
setting-no-trades = Niet ruilen
    .about = Spelers ruilen niets met elkaar.
setting-no-mortgages = Geen hypotheken
    .about = Op eigendom wordt geen hypotheek genomen.
setting-claims = Aanspraken
    .about = Het eerste eigendom van een kleurgroep geeft aanspraak op de andere: alleen de eigenaar mag die kopen, en een tweede ervan gaat voor op elke andere groep.
setting-remote-purchases = Kopen op afstand
    .about = Wie ergens aanspraak op heeft, mag voor een worp ook kopen en bouwen waar een andere speler staat; de provisie krijgt wie daar het eerst was.
setting-sales-before-roll = Verkopen voor het gooien
    .about = Verkocht wordt alleen in de eigen beurt, voor een worp, maar niet uit de gevangenis en niet in de beurt daarna.
setting-deeds-sold-to-bank = Eigendom verkopen aan de bank
    .about = De bank koopt eigendom terug tegen de hypotheekwaarde.
setting-bank-credit = Krediet van de bank
    .about = Wat bij een betaling ontbreekt, leent de bank, en elk inkomen lost het af; wie meer schuldig is dan de hypotheekwaarde van al het bezit, heeft verloren.
setting-same-double-jails = Gevangenis bij hetzelfde dubbel
    .about = Twee keer achter elkaar hetzelfde dubbel leidt naar de gevangenis, net als de derde keer dubbel.
setting-double-lost-on-start-risk-cards = Dubbel zonder nieuwe worp
    .about = Wie met dubbel op de start, het risicoveld of een kaartvakje komt, mag niet nog een keer gooien.
setting-jail-by-fee-only = Alleen vrij tegen betaling
    .about = In de gevangenis wordt niet om dubbel gegooid: je betaalt de boete, die met elke beurt daalt, of je slaat de beurt over.
setting-deck-reshuffled = Kaarten opnieuw geschud
    .about = Getrokken kaarten blijven weg tot de laatste is getrokken; dan worden ze allemaal geschud.
setting-missions = Missies
    .about = Een worp met een zes brengt na het lopen een missie; de andere dobbelsteen en de kant van de pion zeggen welke.
setting-force-powers = Krachten
    .about = Na dubbel mag je in plaats van nog een keer te gooien de kracht gebruiken die erbij hoort.
setting-force = De Force
    .about = Twee Force-fiches trekken over het bord, en wie dat van de andere kant tegenkomt, moet ertegen vechten.
setting-free-parking-pot = Pot op Vrij parkeren
    .about = Belastingen, kaartbetalingen en boetes komen in een pot, en wie op Vrij parkeren komt, krijgt die.
setting-double-salary-on-go = Dubbel salaris op START
    .about = Wie precies op START komt, krijgt dubbel salaris.
setting-no-auctions = Geen veilingen
    .about = Wat niemand koopt, blijft bij de bank en wordt niet geveild.
setting-no-rent-in-jail = Geen huur in de gevangenis
    .about = Wie in de gevangenis zit, krijgt geen huur.
setting-turn-limit = Beurtenlimiet
    .about = Na zoveel beurten eindigt het spel, en de rijkste speler wint.
setting-later-seats-bonus = Toeslag voor latere spelers
    .about = Wie niet als eerste aan de beurt is, begint per plaats met zoveel geld meer; dat maakt het voordeel van de eerste beurt goed.
