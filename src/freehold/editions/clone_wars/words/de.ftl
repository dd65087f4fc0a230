### Die Wörter dieser Ausgabe: Namen und Kartentexte, für Freehold geschrieben.

edition-title = Star Wars: The Clone Wars

money =
    { $amount ->
        [one] { $amount } Credit
       *[other] { $amount } Credits
    }

## Gebäude. a-house und a-hotel stehen im Akkusativ: was jemand baut, kauft oder verkauft.

house = Siedlung
houses = Siedlungen
hotel = Stadt
hotels = Städte
a-house = eine Siedlung
a-hotel = eine Stadt
count-houses =
    { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }
count-hotels =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }

## Das Spielbrett

space-go = LOS
space-tatooine-dune-sea = Tatooine: Dünenmeer
space-jedi-1 = Jedi
space-tatooine-system = Tatooine-System
space-trade-duty = Handelszoll
space-twilight = Twilight
space-bothawui = Bothawui
space-sith-1 = Sith
space-ruusan = Ruusan
space-abregado-system = Abregado-System
space-jail = Gefängnis / Nur zu Besuch
space-rugosa = Rugosa
space-skytop-station = Skytop-Station
space-toydaria-system = Toydaria-System
space-rishi = Rishi
space-resolute = Resolute
space-teth-castle = Teth: Schloss
space-jedi-2 = Jedi
space-teth-jungle = Teth: Dschungel
space-teth-system = Teth-System
space-free-parking = Frei Parken
space-kaliida-nebula = Kalida-Nebel
space-sith-2 = Sith
space-antar = Antar
space-rodia = Rodia
space-malevolence = Malevolence
space-ryloth = Ryloth
space-florrum = Florrum
space-medical-station = Republikanische Medizinstation
space-vassek = Vassek
space-go-to-jail = Gehen Sie in das Gefängnis
space-crystal-city-plaza = Kristallstadt: Plaza-Zentrum
space-crystal-city = Kristallstadt
space-jedi-3 = Jedi
space-christophsis-system = Christophsis-System
space-defender = Defender
space-sith-3 = Sith
space-ziros-palace = Ziros Palast
space-ransom = Lösegeld
space-jabbas-palace = Jabbas Palast

## Gruppen

group-brown = Braun
group-railroads = Raumschiffe
group-light-blue = Hellblau
group-pink = Pink
group-utilities = Raumstationen
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau

## Kartenstapel

deck-sith = Sith
deck-jedi = Jedi

## Figuren

figure-anakin = Anakin
figure-obi-wan = Obi-Wan
figure-ahsoka-tano = Ahsoka Tano
figure-captain-rex = Captain Rex
figure-general-grievous = General Grievous
figure-asajj-ventress = Asajj Ventress

## Seiten

side-light = helle Seite der Macht
side-dark = dunkle Seite der Macht

## Missionen: ihre Namen, und in einem Satz, was sie bewirken.

special-new-discovery = Neue Entdeckung
special-new-discovery-about = Ab einer 2 nimmst du ein beliebiges Grundstück, das niemandem gehört, oder stattdessen 100 Credits; bei weniger zahlst du 100 Credits.
special-founding-a-base = Errichtung einer Basis
special-founding-a-base-about = Ab einer 2 nimmst du zwei beliebige Grundstücke, die niemandem gehören, oder stattdessen 200 Credits; bei weniger zahlst du 100 Credits.
special-hyperspace-light = Sprung in den Hyperraum
special-hyperspace-light-about = Ab einer 2 ziehst du vorwärts auf ein beliebiges Feld; bei weniger zahlst du 100 Credits.
special-escape-from-dooku = Flucht vor Graf Dooku
special-escape-from-dooku-about = Ab einer 2 bist du noch einmal am Zug; bei weniger zahlst du 100 Credits.
special-rescue-of-the-senator = Rettung des Senators
special-rescue-of-the-senator-about = Bei einer 6 zahlt dir die Bank 3.000 Credits; bei weniger zahlst du 100 Credits.
special-mind-trick = Jedi-Geistestrick
special-mind-trick-about = Ab einer 4 setzt du einen beliebigen Mitspieler auf ein anderes Feld; bei weniger zahlst du 100 Credits.
special-ambush = Angriff aus dem Hinterhalt
special-ambush-about = Ab einer 4 stiehlst du einem Mitspieler ein Grundstück, aber nicht aus einer vollständigen Gruppe; bei weniger zahlst du 100 Credits.
special-droid-rule = Droidenherrschaft
special-droid-rule-about = Ab einer 4 stiehlst du einem Mitspieler zwei Grundstücke, aber nicht aus einer vollständigen Gruppe; bei weniger zahlst du 100 Credits.
special-hyperspace-dark = Sprung in den Hyperraum
special-hyperspace-dark-about = Ab einer 2 ziehst du vorwärts auf ein beliebiges Feld; bei weniger zahlst du 100 Credits.
special-regained-freedom = Wiedererlangte Freiheit
special-regained-freedom-about = Ab einer 2 bist du noch einmal am Zug; bei weniger zahlst du 100 Credits.
special-swift-victory = Schneller Sieg
special-swift-victory-about = Bei einer 6 ist ein beliebiger Mitspieler sofort bankrott und übergibt dir alles; bei weniger zahlst du 200 Credits.
special-hostage = Geiselnahme
special-hostage-about = Ab einer 4 setzt du einen beliebigen Mitspieler auf ein anderes Feld; bei weniger zahlst du 100 Credits.

## Karten: je ein Satz Farbe; was die Karte bewirkt, steht anderswo.

card-sith-to-jabbas-palace = Ein Hologramm flackert auf: Der Hutt bittet zur Audienz, und zwar sofort.
card-sith-to-twilight = Ein verbeulter Frachter lässt die Rampe herunter und wartet mit laufenden Triebwerken.
card-sith-receive-200-a = Der Graf belohnt eine diskrete Auskunft.
card-sith-receive-200-b = Eine Lieferung Kampfdroiden findet einen großzügigen Käufer.
card-sith-to-rodia = In den Sümpfen soll ein geheimer Vertrag unterzeichnet werden.
card-sith-to-rugosa = Auf einem Korallenmond treffen sich Gesandte, und der Feind ist schon unterwegs.
card-sith-next-utility = Die Fernsensoren rufen jemanden zur nächsten Raumstation.
card-sith-next-railroad = Ein feindlicher Kreuzer stört alle Kanäle: sofort das Schiff wechseln.
card-sith-to-go = Die Flotte wird dorthin zurückbeordert, wo der Feldzug begann.
card-sith-to-jail = Ein Kopfgeldjäger war schneller.
card-sith-back-3 = Ein Hinterhalt in der Schlucht erzwingt den Rückzug.
card-sith-receive-50 = Der Bankenclan schüttet eine kleine Dividende aus.
card-sith-pay-15 = Die Hyperraumpatrouille ahndet einen leichtsinnigen Sprung.
card-sith-pay-each-50 = Schweigen hat seinen Preis, und jeder am Tisch weiß etwas.
card-sith-repairs = Geierdroiden haben die Außenposten beschossen.
card-sith-leave-jail = Eine dunkle Schülerin kennt einen Weg an den Wachen vorbei.

card-jedi-to-go = Der Rat wünscht einen persönlichen Bericht.
card-jedi-receive-200 = Der Senat hat zweimal ausgezählt und entscheidet zu deinen Gunsten.
card-jedi-receive-100-a = Die Klone haben einen Versorgungskonvoi gerettet.
card-jedi-receive-100-b = Ein alter Meister hinterlässt seinem Schüler etwas.
card-jedi-receive-100-c = Ein dankbares Dorf hat gesammelt.
card-jedi-receive-100-d = Der Astromech hat ein vergessenes Konto entdeckt.
card-jedi-receive-25 = Stunden geduldiger Meditation haben Klarheit gebracht, und ein kleines Honorar.
card-jedi-receive-20 = Der Quartiermeister hat sich verrechnet.
card-jedi-receive-10 = Zweiter Platz beim Droidenrennen in der Kaserne.
card-jedi-collect-each-10 = Namenstag im Tempel: Alle bringen eine Kleinigkeit mit.
card-jedi-pay-100 = Die Lazarettfregatte schickt die Rechnung für das Bacta.
card-jedi-pay-50-a = Eine Heilerin versorgt die Wunden der letzten Schlacht.
card-jedi-pay-50-b = Neue Bücher für die Jünglinge.
card-jedi-repairs = Die Schildgeneratoren müssen gewartet werden.
card-jedi-to-jail = Befehle wurden einmal zu oft missachtet.
card-jedi-leave-jail = Ein Wort des Großmeisters öffnet jede Zelle.
