### Die Wörter dieser Ausgabe: Namen und Kartentexte, für Freehold geschrieben.

edition-title = Star Wars: Episode II

money =
    { $amount ->
        [one] { $amount } Credit
       *[other] { $amount } Credits
    }

## Gebäude. a-house und a-hotel stehen im Akkusativ: was jemand baut, kauft oder verkauft.

house = Apartment
houses = Apartments
hotel = Turm
hotels = Türme
a-house = ein Apartment
a-hotel = einen Turm
count-houses =
    { $count ->
        [one] { $count } Apartment
       *[other] { $count } Apartments
    }
count-hotels =
    { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }

## Das Spielbrett

space-go = LOS
space-tusken-camp = Tusken-Lager
space-jedi-1 = Jedi
space-wattos-shop = Wattos Laden
space-tax = Steuer
space-jedi-starfighter = Jedi-Sternjäger
space-mos-espa = Mos Espa
space-sith-1 = Sith
space-lars-homestead = Farm der Familie Lars
space-dune-sea = Dünenmeer
space-jail = Gefängnis / Nur zu Besuch
space-tipoca-city = Tipoca City
space-moisture-farm-grid = Netz der Feuchtfarmen
space-clone-hall = Klonhalle
space-landing-platform = Landeplattform
space-naboo-cruiser = Naboo-Kreuzer
space-droid-factory = Droidenfabrik
space-jedi-2 = Jedi
space-geonosis-arena = Arena von Geonosis
space-dookus-hangar = Dookus Hangar
space-free-parking = Frei Parken
space-dexs-diner = Dex' Imbiss
space-sith-2 = Sith
space-outlander-club = Outlander Club
space-industrial-zone = Industriegebiet
space-slave-1 = Slave I
space-lake-country = Seenland
space-theed = Theed
space-power-core = Energiekern
space-royal-palace = Königspalast
space-go-to-jail = Gehen Sie in das Gefängnis
space-padmes-apartment = Padmés Apartment
space-chancellors-office = Büro des Kanzlers
space-jedi-3 = Jedi
space-galactic-senate = Senatsrotunde
space-solar-sailer = Sonnensegler
space-sith-3 = Sith
space-jedi-archives = Jedi-Archiv
space-asteroid-shower = Asteroidenregen
space-jedi-temple = Jedi-Tempel

## Gruppen

group-brown = Braun
group-railroads = Stationen
group-light-blue = Hellblau
group-pink = Pink
group-utilities = Versorgungswerke
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau

## Kartenstapel

deck-sith = Sith
deck-jedi = Jedi

## Figuren

figure-obi-wan = Obi-Wan
figure-anakin = Anakin
figure-padme = Padmé
figure-mace-windu = Mace Windu
figure-clone-trooper = Klonkrieger
figure-dooku = Graf Dooku
figure-jango-fett = Jango Fett
figure-super-battle-droid = Superkampfdroide

## Seiten und Machtmarken

side-light = helle Seite der Macht
side-dark = dunkle Seite der Macht
token-light = Machtmarke der hellen Seite
token-dark = Machtmarke der dunklen Seite

## Karten: je ein Satz Farbe; was die Karte bewirkt, steht anderswo.

card-sith-to-jedi-temple = Die Spur endet, wo niemand gesucht hat: bei den Jedi selbst.
card-sith-to-jedi-starfighter = Ein kleines Schiff mit Hyperraumring steht bereit.
card-sith-receive-200-a = Die Handelsföderation kauft eine Stimme.
card-sith-receive-200-b = Ein Vorschuss auf eine Armee, die es offiziell nicht gibt.
card-sith-to-industrial-zone = Ein zwielichtiges Treffen zwischen Schloten und Schrott.
card-sith-to-tipoca-city = Der Regen trommelt auf die Kuppeln, und die Kloner erwarten dich.
card-sith-next-utility = Im halben Viertel geht das Licht aus.
card-sith-next-railroad = Der letzte Transporter legt ab; jetzt hilft nur ein Sprung.
card-sith-to-go = Der Plan war eine Falle; alles auf Anfang.
card-sith-to-jail = An eine Säule gekettet, und die Menge jubelt.
card-sith-back-3 = Das Förderband läuft in die falsche Richtung.
card-sith-receive-50 = Ein seltener Giftpfeil erzielt einen Sammlerpreis.
card-sith-pay-15 = Zu schnell zwischen den Türmen, und eine Streife hat es gesehen.
card-sith-pay-each-50 = Die Separatisten verlangen einen Beitrag zur gemeinsamen Sache.
card-sith-repairs = Geonosianische Schwärme haben an den Fundamenten genagt.
card-sith-leave-jail = Der Kopfgeldjäger ist dir noch einen Gefallen schuldig.

card-jedi-to-go = Die Archivarin schickt dich zurück zum ersten Regal.
card-jedi-receive-200 = Die Republik begleicht eine alte Rechnung zu deinen Gunsten.
card-jedi-receive-100-a = Die Senatorin dankt ihren Leibwächtern.
card-jedi-receive-100-b = Ein Protokolldroide hat zu aller Zufriedenheit übersetzt.
card-jedi-receive-100-c = Die Ernte im Seenland ist eingebracht.
card-jedi-receive-100-d = Ein verlorener Planet ist gefunden, und Finder werden bezahlt.
card-jedi-receive-25 = Der Koch des Imbisses zahlt ein Darlehen zurück.
card-jedi-receive-20 = Der alte Gleiter brachte mehr ein, als er gekostet hat.
card-jedi-receive-10 = Ein Jüngling bringt einen verlorenen Geldbeutel zurück.
card-jedi-collect-each-10 = Eine stille Hochzeit am See: Die Gäste bringen Geschenke.
card-jedi-pay-100 = Ein neues Lichtschwert; das letzte ging bei der Arbeit verloren.
card-jedi-pay-50-a = Reparaturen am Sternjäger nach dem Asteroidengürtel.
card-jedi-pay-50-b = Schulgeld für die Tempelschule.
card-jedi-repairs = Die Stadt verlangt, dass jeder Turm gesichert wird.
card-jedi-to-jail = Ein Mandat wurde überschritten, in bester Absicht.
card-jedi-leave-jail = Zweihundert Freunde treffen im letzten Augenblick ein.
