### De woorden van deze editie: namen en kaartteksten, geschreven voor Freehold.

edition-title = Star Wars: Episode II

money =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }

## Gebouwen. a-house en a-hotel zijn wat iemand bouwt, koopt of verkoopt.

house = appartement
houses = appartementen
hotel = toren
hotels = torens
a-house = een appartement
a-hotel = een toren
count-houses =
    { $count ->
        [one] { $count } appartement
       *[other] { $count } appartementen
    }
count-hotels =
    { $count ->
        [one] { $count } toren
       *[other] { $count } torens
    }

## Het bord

space-go = START
space-tusken-camp = Tusken-kamp
space-jedi-1 = Jedi
space-wattos-shop = Watto's winkel
space-tax = Belasting
space-jedi-starfighter = Jedi-starfighter
space-mos-espa = Mos Espa
space-sith-1 = Sith
space-lars-homestead = Lars-boerderij
space-dune-sea = Duinenzee
space-jail = Gevangenis / Slechts op bezoek
space-tipoca-city = Tipoca City
space-moisture-farm-grid = Vochtboerderij-net
space-clone-hall = Kloonhal
space-landing-platform = Landingsplatform
space-naboo-cruiser = Naboo-kruiser
space-droid-factory = Droïdenfabriek
space-jedi-2 = Jedi
space-geonosis-arena = Arena van Geonosis
space-dookus-hangar = Hangar van Dooku
space-free-parking = Vrij parkeren
space-dexs-diner = Dex' eethuis
space-sith-2 = Sith
space-outlander-club = Outlander Club
space-industrial-zone = Industriezone
space-slave-1 = Slave I
space-lake-country = Merengebied
space-theed = Theed
space-power-core = Energiekern
space-royal-palace = Koninklijk Paleis
space-go-to-jail = Naar de gevangenis
space-padmes-apartment = Padmés appartement
space-chancellors-office = Kanselierskantoor
space-jedi-3 = Jedi
space-galactic-senate = Galactische Senaat
space-solar-sailer = Zonnezeiler
space-sith-3 = Sith
space-jedi-archives = Jedi-archief
space-asteroid-shower = Asteroïde-regen
space-jedi-temple = Jedi-tempel

## Groepen

group-brown = Bruin
group-railroads = Stations
group-light-blue = Lichtblauw
group-pink = Roze
group-utilities = Nutsbedrijven
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw

## Kaartstapels

deck-sith = Sith
deck-jedi = Jedi

## Figuren

figure-obi-wan = Obi-Wan
figure-anakin = Anakin
figure-padme = Padmé
figure-mace-windu = Mace Windu
figure-clone-trooper = Clone Trooper
figure-dooku = Graaf Dooku
figure-jango-fett = Jango Fett
figure-super-battle-droid = Super Battle Droid

## Kanten en Force-fiches

side-light = Lichte kant van de Force
side-dark = Duistere kant van de Force
token-light = Force-fiche van de Lichte kant
token-dark = Force-fiche van de Duistere kant

## Kaarten: elk één zin sfeer; wat de kaart doet, staat elders.

card-sith-to-jedi-temple = Het spoor eindigt waar niemand zocht: bij de Jedi zelf.
card-sith-to-jedi-starfighter = Een klein schip met een hyperruimtering staat klaar.
card-sith-receive-200-a = De Handelsfederatie koopt een stem.
card-sith-receive-200-b = Een voorschot op een leger dat officieel niet bestaat.
card-sith-to-industrial-zone = Een duistere ontmoeting tussen schoorstenen en schroot.
card-sith-to-tipoca-city = De regen trommelt op de koepels, en de kloners verwachten je.
card-sith-next-utility = In de halve wijk valt het licht uit.
card-sith-next-railroad = Het laatste transport vertrekt; spring aan boord.
card-sith-to-go = Het plan was een valstrik; begin helemaal opnieuw.
card-sith-to-jail = Vastgeketend aan een zuil, terwijl de menigte juicht.
card-sith-back-3 = De lopende band loopt de verkeerde kant op.
card-sith-receive-50 = Een zeldzaam gifpijltje brengt bij een verzamelaar veel op.
card-sith-pay-15 = Te hard tussen de torens, en een patrouille zag het.
card-sith-pay-each-50 = De separatisten eisen een bijdrage aan de goede zaak.
card-sith-repairs = Geonosiaanse zwermen hebben aan de fundamenten geknaagd.
card-sith-leave-jail = De premiejager is je nog een wederdienst schuldig.

card-jedi-to-go = De archivaris stuurt je terug naar de eerste plank.
card-jedi-receive-200 = De Republiek vereffent een oude rekening in jouw voordeel.
card-jedi-receive-100-a = De senator bedankt haar lijfwachten.
card-jedi-receive-100-b = Een protocoldroïde heeft tot ieders tevredenheid vertaald.
card-jedi-receive-100-c = De oogst in het merengebied is binnen.
card-jedi-receive-100-d = Een verloren planeet is gevonden, en vinders worden betaald.
card-jedi-receive-25 = De kok van het eethuis betaalt een lening terug.
card-jedi-receive-20 = De oude speeder bracht meer op dan hij gekost had.
card-jedi-receive-10 = Een jonge leerling brengt een verloren portemonnee terug.
card-jedi-collect-each-10 = Een stille bruiloft aan het meer: de gasten brengen cadeaus mee.
card-jedi-pay-100 = Een nieuw lichtzwaard; het vorige raakte tijdens het werk zoek.
card-jedi-pay-50-a = Reparaties aan de starfighter na de asteroïdengordel.
card-jedi-pay-50-b = Schoolgeld voor de tempelschool.
card-jedi-repairs = De stad wil dat elke toren wordt beveiligd.
card-jedi-to-jail = Een mandaat werd overschreden, met de beste bedoelingen.
card-jedi-leave-jail = Tweehonderd vrienden komen op het laatste moment aan.
