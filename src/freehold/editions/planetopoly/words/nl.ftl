### De woorden van deze editie: namen en kaartteksten, geschreven voor Freehold.

edition-title = Planetopoly

# Geldeenheden; afgekort zijn enkelvoud en meervoud gelijk.
money = { $amount } GE

## Gebouwen. a-house en a-hotel zijn wat iemand bouwt, koopt of verkoopt.
## Een huis is een steunpunt, drie daarvan zijn een ruimtestation, en een hotel is een ruimtehaven: drie stations.

house = steunpunt
houses = steunpunten
hotel = ruimtehaven
hotels = ruimtehavens
a-house = een steunpunt
a-hotel = een ruimtehaven
count-houses =
    { $count ->
        [one] { $count } steunpunt
       *[other] { $count } steunpunten
    }
count-stations =
    { $count ->
        [one] { $count } ruimtestation
       *[other] { $count } ruimtestations
    }
count-hotels =
    { $count ->
        [one] { $count } ruimtehaven
       *[other] { $count } ruimtehavens
    }

## Het bord

space-start = Start
space-lyra-1 = Lyra 1
space-lyra-2 = Lyra 2
space-customs-1 = Douanepost 1
space-lyra-3 = Lyra 3
space-event-1 = Gebeurtenis 1
space-draco-1 = Draco 1
space-radar-1 = Radarval 1
space-draco-2 = Draco 2
space-draco-3 = Draco 3
space-jail-a = Gevangenis A / Slechts op bezoek
space-cygnus-1 = Cygnus 1
space-cygnus-2 = Cygnus 2
space-customs-2 = Douanepost 2
space-cygnus-3 = Cygnus 3
space-event-2 = Gebeurtenis 2
space-perseus-1 = Perseus 1
space-radar-2 = Radarval 2
space-perseus-2 = Perseus 2
space-perseus-3 = Perseus 3
space-risk = Risicoveld
space-orion-1 = Orion 1
space-orion-2 = Orion 2
space-customs-3 = Douanepost 3
space-orion-3 = Orion 3
space-event-3 = Gebeurtenis 3
space-pegasus-1 = Pegasus 1
space-radar-3 = Radarval 3
space-pegasus-2 = Pegasus 2
space-pegasus-3 = Pegasus 3
space-jail-b = Gevangenis B / Slechts op bezoek
space-cassiopeia-1 = Cassiopeia 1
space-cassiopeia-2 = Cassiopeia 2
space-customs-4 = Douanepost 4
space-cassiopeia-3 = Cassiopeia 3
space-event-4 = Gebeurtenis 4
space-andromeda-1 = Andromeda 1
space-radar-4 = Radarval 4
space-andromeda-2 = Andromeda 2
space-andromeda-3 = Andromeda 3

## Planeten, douaneposten en radarvallen

group-lyra = Lyra
group-customs = Douaneposten
group-draco = Draco
group-radar = Radarvallen
group-cygnus = Cygnus
group-perseus = Perseus
group-orion = Orion
group-pegasus = Pegasus
group-cassiopeia = Cassiopeia
group-andromeda = Andromeda

## De kaartstapel

deck-events = Gebeurtenissen

## Pionnen

figure-red = Rode kegel
figure-green = Groene kegel
figure-blue = Blauwe kegel
figure-yellow = Gele kegel

## Kaarten: elk één zin kleur; wat de kaart doet, staat elders.

card-events-pay-50 = Een meteoriet zo klein als een erwt is door je voorruit gevlogen.
card-events-pay-100-a = Ook parkeren in een stabiele baan is niet gratis.
card-events-pay-100-b = Je schip heeft nieuwe filters nodig, en de lucht is het daarmee eens.
card-events-pay-150 = De vertaalrobot heeft iemand beledigd, in foutloze zinnen.
card-events-pay-200-a = Zonnestorm: alle lampen aan boord moeten vervangen worden.
card-events-pay-200-b = Een verstekeling heeft de voorraad voor een half jaar opgegeten.
card-events-pay-300 = De kortere weg door de planetoïdengordel was er geen.
card-events-pay-400 = De hoofdmotor is weg; hij ligt vast nog bij de vorige maan.
card-events-receive-50 = Onder de stoel lag een zuurstoffles met statiegeld.
card-events-receive-100-a = Je vakantiefoto van een komeet wint een prijs.
card-events-receive-100-b = Een satelliet die al was afgeschreven, zendt nog, en wel geld.
card-events-receive-150 = Toeristen willen uit jouw raam de dubbele zonsondergang zien.
card-events-receive-200-a = Je vindt ijs op een rotsblok dat niemand wilde hebben.
card-events-receive-200-b = Een vrachtschip bedankt je voor de sleep.
card-events-receive-300 = Het patent op de opvouwbare antenne is eindelijk verleend.
card-events-receive-500 = Je sonde heeft de schat van een verdwenen vloot gevonden.
card-events-miss-turn-a = De boordcomputer installeert zijn updates, een voor een.
card-events-miss-turn-b = Quarantaine: iemand aan boord heeft de maanmazelen.
card-events-roll-again-a = Rugwind van een pulsar!
card-events-roll-again-b = De tank was voller dan de meter zei.
card-events-roll-again-c = Een komeet neemt je op sleeptouw.
card-events-opposite-a = Je vliegt een wormgat in, met de voeten vooruit.
card-events-opposite-b = De sterrenkaart was gespiegeld.
card-events-opposite-c = De proefmotor werkt, één keer.
