### Die Wörter dieser Ausgabe: Namen und Kartentexte, für Freehold geschrieben.

edition-title = Planetopoly

# Geldeinheiten; Einzahl und Mehrzahl lauten abgekürzt gleich.
money = { $amount } GE

## Gebäude. a-house und a-hotel stehen im Akkusativ: was jemand baut, kauft oder verkauft.
## Ein Haus ist ein Stützpunkt, drei davon sind eine Raumstation; ein Hotel ist eine Raumbasis aus drei Stationen.

house = Stützpunkt
houses = Stützpunkte
hotel = Raumbasis
hotels = Raumbasen
a-house = einen Stützpunkt
a-hotel = eine Raumbasis
count-houses =
    { $count ->
        [one] { $count } Stützpunkt
       *[other] { $count } Stützpunkte
    }
count-stations =
    { $count ->
        [one] { $count } Raumstation
       *[other] { $count } Raumstationen
    }
count-hotels =
    { $count ->
        [one] { $count } Raumbasis
       *[other] { $count } Raumbasen
    }

## Das Spielbrett

space-start = Start
space-lyra-1 = Lyra 1
space-lyra-2 = Lyra 2
space-customs-1 = Zollstation 1
space-lyra-3 = Lyra 3
space-event-1 = Ereignisfeld 1
space-draco-1 = Draco 1
space-radar-1 = Radarfalle 1
space-draco-2 = Draco 2
space-draco-3 = Draco 3
space-jail-a = Gefängnis A / Nur zu Besuch
space-cygnus-1 = Cygnus 1
space-cygnus-2 = Cygnus 2
space-customs-2 = Zollstation 2
space-cygnus-3 = Cygnus 3
space-event-2 = Ereignisfeld 2
space-perseus-1 = Perseus 1
space-radar-2 = Radarfalle 2
space-perseus-2 = Perseus 2
space-perseus-3 = Perseus 3
space-risk = Risikofeld
space-orion-1 = Orion 1
space-orion-2 = Orion 2
space-customs-3 = Zollstation 3
space-orion-3 = Orion 3
space-event-3 = Ereignisfeld 3
space-pegasus-1 = Pegasus 1
space-radar-3 = Radarfalle 3
space-pegasus-2 = Pegasus 2
space-pegasus-3 = Pegasus 3
space-jail-b = Gefängnis B / Nur zu Besuch
space-cassiopeia-1 = Cassiopeia 1
space-cassiopeia-2 = Cassiopeia 2
space-customs-4 = Zollstation 4
space-cassiopeia-3 = Cassiopeia 3
space-event-4 = Ereignisfeld 4
space-andromeda-1 = Andromeda 1
space-radar-4 = Radarfalle 4
space-andromeda-2 = Andromeda 2
space-andromeda-3 = Andromeda 3

## Planeten, Zollstationen und Radarfallen

group-lyra = Lyra
group-customs = Zollstationen
group-draco = Draco
group-radar = Radarfallen
group-cygnus = Cygnus
group-perseus = Perseus
group-orion = Orion
group-pegasus = Pegasus
group-cassiopeia = Cassiopeia
group-andromeda = Andromeda

## Der Kartenstapel

deck-events = Ereigniskarten

## Figuren

figure-red = Roter Kegel
figure-green = Grüner Kegel
figure-blue = Blauer Kegel
figure-yellow = Gelber Kegel

## Karten: je ein Satz Farbe; was die Karte bewirkt, steht anderswo.

card-events-pay-50 = Ein Meteorit, klein wie eine Erbse, ist durch deine Scheibe geflogen.
card-events-pay-100-a = Auch das Parken in einer Umlaufbahn ist nicht umsonst.
card-events-pay-100-b = Dein Schiff braucht neue Filter, und die Luft ist derselben Meinung.
card-events-pay-150 = Der Übersetzungsroboter hat jemanden beleidigt, grammatisch einwandfrei.
card-events-pay-200-a = Sonnensturm: Alle Lampen an Bord sind durchgebrannt.
card-events-pay-200-b = Ein blinder Passagier hat die Vorräte für ein halbes Jahr verspeist.
card-events-pay-300 = Die Abkürzung durch den Asteroidengürtel war keine.
card-events-pay-400 = Das Haupttriebwerk ist weg; es liegt wohl noch beim letzten Mond.
card-events-receive-50 = Unter dem Sitz lag eine Pfandflasche Sauerstoff.
card-events-receive-100-a = Dein Urlaubsbild von einem Kometen gewinnt einen Preis.
card-events-receive-100-b = Ein längst abgeschriebener Satellit sendet noch, und zwar Geld.
card-events-receive-150 = Touristen wollen von deinem Fenster aus den doppelten Sonnenuntergang sehen.
card-events-receive-200-a = Du findest Eis auf einem Brocken, den niemand haben wollte.
card-events-receive-200-b = Ein Frachter dankt dir fürs Abschleppen.
card-events-receive-300 = Das Patent auf die Klappantenne ist endlich erteilt.
card-events-receive-500 = Deine Sonde hat den Schatz einer verschollenen Flotte gefunden.
card-events-miss-turn-a = Der Bordcomputer spielt Updates ein, eines nach dem anderen.
card-events-miss-turn-b = Quarantäne: Jemand an Bord hat die Mondmasern.
card-events-roll-again-a = Rückenwind von einem Pulsar!
card-events-roll-again-b = Der Tank war voller, als die Anzeige behauptet hat.
card-events-roll-again-c = Ein Komet nimmt dich in Schlepp.
card-events-opposite-a = Du fliegst in ein Wurmloch, mit den Füßen voran.
card-events-opposite-b = Die Sternkarte war spiegelverkehrt.
card-events-opposite-c = Der Versuchsantrieb funktioniert, einmal.
