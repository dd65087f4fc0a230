### De woorden van deze editie: namen en kaartteksten, geschreven voor Freehold.

edition-title = Fallout

money =
    { $amount ->
        [one] { $amount } kroonkurk
       *[other] { $amount } kroonkurken
    }

## Gebouwen. a-house en a-hotel zijn wat iemand bouwt, koopt of verkoopt.

house = hut
houses = hutten
hotel = vault
hotels = vaults
a-house = een hut
a-hotel = een vault
count-houses =
    { $count ->
        [one] { $count } hut
       *[other] { $count } hutten
    }
count-hotels =
    { $count ->
        [one] { $count } vault
       *[other] { $count } vaults
    }

## Het bord

space-go = START
space-vault-13 = Vault 13
space-survival-guide-1 = Overlevingsgids voor Vault-bewoners
space-shady-sands = Shady Sands
space-brotherhood-of-steel = Broederschap van Staal
space-vernon = Station Vernon
space-klamath = Klamath
space-special-1 = Je bent S.P.E.C.I.A.L.
space-the-den = The Den
space-new-reno = New Reno
space-jail = Gevangenis / Slechts op bezoek
space-arefu = Arefu
space-enclave-radio = Radio Enclave
space-paradise-falls = Paradise Falls
space-underworld = Underworld
space-dupont = Station Dupont
space-goodsprings = Goodsprings
space-survival-guide-2 = Overlevingsgids voor Vault-bewoners
space-primm = Primm
space-novac = Novac
space-free-parking = Vrij parkeren
space-canterbury-commons = Canterbury Commons
space-special-2 = Je bent S.P.E.C.I.A.L.
space-little-lamplight = Little Lamplight
space-megaton = Megaton
space-foggy-bottom = Station Foggy Bottom
space-tenpenny-tower = Tenpenny Tower
space-rivet-city = Rivet City
space-galaxy-news-radio = Galaxy News Radio
space-citadel = Citadel
space-go-to-jail = Naar de gevangenis
space-goodneighbor = Goodneighbor
space-new-vegas-strip = New Vegas Strip
space-survival-guide-3 = Overlevingsgids voor Vault-bewoners
space-hoover-dam = Hooverdam
space-metro-central = Metro Central
space-special-3 = Je bent S.P.E.C.I.A.L.
space-vault-111 = Vault 111
space-children-of-atom = Kinderen van de Kerk van het Atoom
space-diamond-city = Diamond City

## Groepen

group-brown = Bruin
group-railroads = Metrostations
group-light-blue = Lichtblauw
group-pink = Roze
group-utilities = Radiozenders
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw

## Kaartstapels

deck-special = Je bent S.P.E.C.I.A.L.
deck-survival-guide = Overlevingsgids voor Vault-bewoners

## Figuren

figure-vault-boy = Vault Boy
figure-mini-nuke = Mini-atoombom
figure-cola-bottle = Colafles
figure-pistol = 10mm-pistool
figure-helmet = Helm van het krachtpantser
figure-vault-door = Deur van Vault 111

## Kaarten: elk één zin sfeer; wat de kaart doet, staat elders.

card-special-to-diamond-city = Kracht: je sleept je bagage helemaal naar de grote groene muur.
card-special-to-vernon = Waarneming: de oude borden wijzen nog altijd de weg naar een trein.
card-special-receive-200-a = Geluk: de kluis was niet eens op slot.
card-special-receive-200-b = Charisma: de karavaan betaalt extra voor goed gezelschap.
card-special-to-megaton = Intelligentie: daar heeft iemand hulp nodig met een bom.
card-special-to-arefu = Uithoudingsvermogen: een lange mars naar een dorp op een gebroken brug.
card-special-next-utility = De radio speelt weer muziek; volg het signaal.
card-special-next-railroad = Ghouls in de tunnel: ren naar het volgende perron.
card-special-to-go = De kaart lag de hele tijd ondersteboven.
card-special-to-jail = Een robotsheriff neemt de vooroorlogse wet heel serieus.
card-special-back-3 = Behendigheid: achteruit is ook een richting.
card-special-receive-50 = Een automaat geeft voor de verandering eens wisselgeld.
card-special-pay-15 = Verzwaarde dobbelstenen, en niet in jouw voordeel.
card-special-pay-each-50 = Tot opzichter gekozen: het eerste rondje is voor jouw rekening.
card-special-repairs = Een radioactieve stofstorm is overgetrokken.
card-special-leave-jail = Een haarspeldje, licht verbogen, nog goed voor één slot.

card-survival-guide-to-go = Hoofdstuk 1: weet altijd de weg terug naar de ingang.
card-survival-guide-receive-200 = Hoofdstuk 2: kijk achter elke terminal.
card-survival-guide-receive-100-a = Hoofdstuk 3: schroot is gewoon een schat die nog niemand heeft gesorteerd.
card-survival-guide-receive-100-b = Hoofdstuk 4: gezuiverd water verkoopt zichzelf.
card-survival-guide-receive-100-c = Hoofdstuk 5: kolonisten betalen voor een veilige nacht.
card-survival-guide-receive-100-d = Hoofdstuk 6: een holotape kan meer waard zijn dan wat erop staat.
card-survival-guide-receive-25 = Hoofdstuk 7: ruil strips alleen tegen betere.
card-survival-guide-receive-20 = Hoofdstuk 8: een trouwe hond vindt van alles.
card-survival-guide-receive-10 = Hoofdstuk 9: kijk ook in de kassa's.
card-survival-guide-collect-each-10 = Hoofdstuk 10: vier elke verjaardag, zeker onder de grond.
card-survival-guide-pay-100 = Hoofdstuk 11: stel het doktersbezoek niet uit.
card-survival-guide-pay-50-a = Hoofdstuk 12: medicijnen tegen straling horen in elke tas.
card-survival-guide-pay-50-b = Hoofdstuk 13: blijf leren; boeken zijn zwaar, maar nuttig.
card-survival-guide-repairs = Hoofdstuk 14: muren en geschutstorens vragen regelmatig onderhoud.
card-survival-guide-to-jail = Hoofdstuk 15: plunderaars zetten vallen waar de weg gemakkelijk is.
card-survival-guide-leave-jail = Hoofdstuk 16: elke cel heeft een luchtschacht.
