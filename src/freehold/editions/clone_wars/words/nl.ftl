### De woorden van deze editie: namen en kaartteksten, geschreven voor Freehold.

edition-title = Star Wars: The Clone Wars

money =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }

## Gebouwen. a-house en a-hotel zijn wat iemand bouwt, koopt of verkoopt.

house = nederzetting
houses = nederzettingen
hotel = stad
hotels = steden
a-house = een nederzetting
a-hotel = een stad
count-houses =
    { $count ->
        [one] { $count } nederzetting
       *[other] { $count } nederzettingen
    }
count-hotels =
    { $count ->
        [one] { $count } stad
       *[other] { $count } steden
    }

## Het bord

space-go = START
space-tatooine-dune-sea = Tatooine: Duinenzee
space-jedi-1 = Jedi
space-tatooine-system = Tatooine-stelsel
space-trade-duty = Handelsheffing
space-twilight = Twilight
space-bothawui = Bothawui
space-sith-1 = Sith
space-ruusan = Ruusan
space-abregado-system = Abregado-stelsel
space-jail = Gevangenis / Slechts op bezoek
space-rugosa = Rugosa
space-skytop-station = Skytop-station
space-toydaria-system = Toydaria-stelsel
space-rishi = Rishi
space-resolute = Resolute
space-teth-castle = Teth: Kasteel
space-jedi-2 = Jedi
space-teth-jungle = Teth: Jungle
space-teth-system = Teth-stelsel
space-free-parking = Vrij parkeren
space-kaliida-nebula = Kaliida-nevel
space-sith-2 = Sith
space-antar = Antar
space-rodia = Rodia
space-malevolence = Malevolence
space-ryloth = Ryloth
space-florrum = Florrum
space-medical-station = Medisch station van de Republiek
space-vassek = Vassek
space-go-to-jail = Naar de gevangenis
space-crystal-city-plaza = Kristalstad: Plazacentrum
space-crystal-city = Kristalstad
space-jedi-3 = Jedi
space-christophsis-system = Christophsis-stelsel
space-defender = Defender
space-sith-3 = Sith
space-ziros-palace = Ziro's paleis
space-ransom = Losgeld
space-jabbas-palace = Jabba's paleis

## Groepen

group-brown = Bruin
group-railroads = Ruimteschepen
group-light-blue = Lichtblauw
group-pink = Roze
group-utilities = Ruimtestations
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw

## Kaartstapels

deck-sith = Sith
deck-jedi = Jedi

## Figuren

figure-anakin = Anakin
figure-obi-wan = Obi-Wan
figure-ahsoka-tano = Ahsoka Tano
figure-captain-rex = Captain Rex
figure-general-grievous = Generaal Grievous
figure-asajj-ventress = Asajj Ventress

## Kanten

side-light = Lichte kant van de Force
side-dark = Duistere kant van de Force

## Missies: hun namen, en in één zin wat ze doen.

special-new-discovery = Nieuwe ontdekking
special-new-discovery-about = Met een worp van 2 of meer neem je een eigendom naar keuze dat van niemand is, of in plaats daarvan 100 credits; met minder betaal je 100 credits.
special-founding-a-base = Bouw van een basis
special-founding-a-base-about = Met een worp van 2 of meer neem je twee eigendommen naar keuze die van niemand zijn, of in plaats daarvan 200 credits; met minder betaal je 100 credits.
special-hyperspace-light = Sprong naar de hyperruimte
special-hyperspace-light-about = Met een worp van 2 of meer ga je vooruit naar een vakje naar keuze; met minder betaal je 100 credits.
special-escape-from-dooku = Ontsnapping aan graaf Dooku
special-escape-from-dooku-about = Met een worp van 2 of meer ben je nog een keer aan de beurt; met minder betaal je 100 credits.
special-rescue-of-the-senator = Redding van de senator
special-rescue-of-the-senator-about = Met een worp van 6 betaalt de bank je 3.000 credits; met minder betaal je 100 credits.
special-mind-trick = Gedachtetruc van de Jedi
special-mind-trick-about = Met een worp van 4 of meer zet je een medespeler naar keuze op een ander vakje; met minder betaal je 100 credits.
special-ambush = Hinderlaag
special-ambush-about = Met een worp van 4 of meer steel je één eigendom van een medespeler, maar niet uit een volledige groep; met minder betaal je 100 credits.
special-droid-rule = Heerschappij van de droids
special-droid-rule-about = Met een worp van 4 of meer steel je twee eigendommen van één medespeler, maar niet uit een volledige groep; met minder betaal je 100 credits.
special-hyperspace-dark = Sprong naar de hyperruimte
special-hyperspace-dark-about = Met een worp van 2 of meer ga je vooruit naar een vakje naar keuze; met minder betaal je 100 credits.
special-regained-freedom = Herwonnen vrijheid
special-regained-freedom-about = Met een worp van 2 of meer ben je nog een keer aan de beurt; met minder betaal je 100 credits.
special-swift-victory = Snelle overwinning
special-swift-victory-about = Met een worp van 6 is een medespeler naar keuze meteen failliet en staat je alles af; met minder betaal je 200 credits.
special-hostage = Gijzeling
special-hostage-about = Met een worp van 4 of meer zet je een medespeler naar keuze op een ander vakje; met minder betaal je 100 credits.

## Kaarten: elk één zin sfeer; wat de kaart doet, staat elders.

card-sith-to-jabbas-palace = Een hologram flikkert op: de Hutt ontbiedt je op audiëntie, en wel meteen.
card-sith-to-twilight = Een gehavend vrachtschip laat zijn laadklep zakken en wacht met draaiende motoren.
card-sith-receive-200-a = De graaf beloont een discreet stukje informatie.
card-sith-receive-200-b = Een lading gevechtsdroïden vindt een gulle koper.
card-sith-to-rodia = In de moerassen moet een geheim verdrag worden getekend.
card-sith-to-rugosa = Op een koraalmaan komen gezanten bijeen, en de vijand is al onderweg.
card-sith-next-utility = De langeafstandssensoren roepen iemand naar het dichtstbijzijnde ruimtestation.
card-sith-next-railroad = Een vijandelijke kruiser stoort alle kanalen: stap meteen over op een ander schip.
card-sith-to-go = De vloot wordt teruggeroepen naar het begin van de veldtocht.
card-sith-to-jail = Een premiejager was sneller.
card-sith-back-3 = Een hinderlaag in het ravijn dwingt tot terugtrekken.
card-sith-receive-50 = De Bankclan keert een klein dividend uit.
card-sith-pay-15 = De hyperruimtepatrouille beboet een roekeloze sprong.
card-sith-pay-each-50 = Zwijgen heeft zijn prijs, en iedereen aan tafel weet iets.
card-sith-repairs = Gierdroïden hebben de buitenposten beschoten.
card-sith-leave-jail = Een duistere leerling kent een weg langs de bewakers.

card-jedi-to-go = De raad wil persoonlijk verslag van je.
card-jedi-receive-200 = De Senaat heeft tweemaal geteld en beslist in jouw voordeel.
card-jedi-receive-100-a = De klonen hebben een bevoorradingskonvooi gered.
card-jedi-receive-100-b = Een oude meester laat zijn leerling iets na.
card-jedi-receive-100-c = Een dankbaar dorp heeft een collecte gehouden.
card-jedi-receive-100-d = De astromech heeft een vergeten rekening gevonden.
card-jedi-receive-25 = Uren van geduldige meditatie brachten helderheid, en een klein honorarium.
card-jedi-receive-20 = De kwartiermeester heeft zich verrekend.
card-jedi-receive-10 = Tweede plaats bij de droïdenrace in de kazerne.
card-jedi-collect-each-10 = Naamdag in de tempel: iedereen neemt een kleinigheid mee.
card-jedi-pay-100 = Het hospitaalfregat stuurt de rekening voor de bacta.
card-jedi-pay-50-a = Een genezer verzorgt de wonden van de laatste veldslag.
card-jedi-pay-50-b = Nieuwe boeken voor de jonge leerlingen.
card-jedi-repairs = De schildgeneratoren hebben onderhoud nodig.
card-jedi-to-jail = Bevelen werden één keer te vaak genegeerd.
card-jedi-leave-jail = Een woord van de grootmeester opent elke cel.
