### Die Wörter dieser Ausgabe: Namen und Kartentexte, für Freehold geschrieben.

edition-title = Fallout

# Einzahl und Mehrzahl lauten gleich.
money = { $amount } Kronkorken

## Gebäude. a-house und a-hotel stehen im Akkusativ: was jemand baut, kauft oder verkauft.

house = Hütte
houses = Hütten
hotel = Vault
hotels = Vaults
a-house = eine Hütte
a-hotel = einen Vault
count-houses =
    { $count ->
        [one] { $count } Hütte
       *[other] { $count } Hütten
    }
count-hotels =
    { $count ->
        [one] { $count } Vault
       *[other] { $count } Vaults
    }

## Das Spielbrett

space-go = LOS
space-vault-13 = Vault 13
space-survival-guide-1 = Überlebenshandbuch für Vault-Bewohner
space-shady-sands = Shady Sands
space-brotherhood-of-steel = Stählerne Bruderschaft
space-vernon = Station Vernon
space-klamath = Klamath
space-special-1 = SIE SIND S.P.E.C.I.A.L.
space-the-den = The Den
space-new-reno = New Reno
space-jail = Gefängnis / Nur zu Besuch
space-arefu = Arefu
space-enclave-radio = Radio Enklave
space-paradise-falls = Paradise Falls
space-underworld = Underworld
space-dupont = Station Dupont
space-goodsprings = Goodsprings
space-survival-guide-2 = Überlebenshandbuch für Vault-Bewohner
space-primm = Primm
space-novac = Novac
space-free-parking = Frei Parken
space-canterbury-commons = Canterbury Commons
space-special-2 = SIE SIND S.P.E.C.I.A.L.
space-little-lamplight = Little Lamplight
space-megaton = Megaton
space-foggy-bottom = Station Foggy Bottom
space-tenpenny-tower = Tenpenny Tower
space-rivet-city = Rivet City
space-galaxy-news-radio = Galaxy News Radio
space-citadel = Zitadelle
space-go-to-jail = Gehen Sie in das Gefängnis
space-goodneighbor = Goodneighbor
space-new-vegas-strip = New Vegas Strip
space-survival-guide-3 = Überlebenshandbuch für Vault-Bewohner
space-hoover-dam = Hoover-Damm
space-metro-central = Metro Central
space-special-3 = SIE SIND S.P.E.C.I.A.L.
space-vault-111 = Vault 111
space-children-of-atom = Kinder der Kirche des Atoms
space-diamond-city = Diamond City

## Gruppen

group-brown = Braun
group-railroads = Metro-Stationen
group-light-blue = Hellblau
group-pink = Pink
group-utilities = Radiosender
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau

## Kartenstapel

deck-special = SIE SIND S.P.E.C.I.A.L.
deck-survival-guide = Überlebenshandbuch für Vault-Bewohner

## Figuren

figure-vault-boy = Vault Boy
figure-mini-nuke = Mini-Atombombe
figure-cola-bottle = Colaflasche
figure-pistol = 10-mm-Pistole
figure-helmet = Powerrüstungshelm
figure-vault-door = Tür von Vault 111

## Karten: je ein Satz Farbe; was die Karte bewirkt, steht anderswo.

card-special-to-diamond-city = Stärke: Du trägst dein Gepäck bis zur großen grünen Mauer.
card-special-to-vernon = Wahrnehmung: Die alten Schilder weisen noch immer den Weg zum Zug.
card-special-receive-200-a = Glück: Der Tresor war nicht einmal abgeschlossen.
card-special-receive-200-b = Charisma: Die Karawane zahlt für gute Gesellschaft etwas drauf.
card-special-to-megaton = Intelligenz: Dort braucht jemand Hilfe mit einer Bombe.
card-special-to-arefu = Ausdauer: ein langer Marsch zu einem Dorf auf einer geborstenen Brücke.
card-special-next-utility = Das Radio spielt wieder Musik; immer dem Signal nach.
card-special-next-railroad = Ghule im Tunnel: Lauf zum nächsten Bahnsteig.
card-special-to-go = Die Karte war die ganze Zeit verkehrt herum.
card-special-to-jail = Ein Robotersheriff nimmt das Gesetz der Vorkriegszeit sehr genau.
card-special-back-3 = Beweglichkeit: Rückwärts ist auch eine Richtung.
card-special-receive-50 = Ein Automat gibt ausnahmsweise Wechselgeld heraus.
card-special-pay-15 = Gezinkte Würfel, und nicht zu deinen Gunsten.
card-special-pay-each-50 = Zum Aufseher gewählt: Die erste Runde geht auf dich.
card-special-repairs = Ein verstrahlter Staubsturm ist durchgezogen.
card-special-leave-jail = Eine Haarklammer, leicht verbogen, gut für genau ein Schloss.

card-survival-guide-to-go = Kapitel 1: Kenne stets den Weg zurück zum Eingang.
card-survival-guide-receive-200 = Kapitel 2: Schau hinter jedes Terminal.
card-survival-guide-receive-100-a = Kapitel 3: Schrott ist nur ein Schatz, den noch keiner sortiert hat.
card-survival-guide-receive-100-b = Kapitel 4: Sauberes Wasser verkauft sich von selbst.
card-survival-guide-receive-100-c = Kapitel 5: Siedler zahlen gut für eine ruhige Nacht.
card-survival-guide-receive-100-d = Kapitel 6: Ein Holoband kann mehr wert sein als sein Inhalt.
card-survival-guide-receive-25 = Kapitel 7: Tausche Comics nur gegen bessere.
card-survival-guide-receive-20 = Kapitel 8: Ein treuer Hund findet so manches.
card-survival-guide-receive-10 = Kapitel 9: Schau auch in die Registrierkassen.
card-survival-guide-collect-each-10 = Kapitel 10: Geburtstage wollen gefeiert werden, erst recht im Bunker.
card-survival-guide-pay-100 = Kapitel 11: Schieb den Arztbesuch nicht auf.
card-survival-guide-pay-50-a = Kapitel 12: Strahlenmedizin gehört in jede Tasche.
card-survival-guide-pay-50-b = Kapitel 13: Man lernt nie aus; Bücher sind schwer, aber nützlich.
card-survival-guide-repairs = Kapitel 14: Mauern und Geschütztürme brauchen regelmäßige Pflege.
card-survival-guide-to-jail = Kapitel 15: Raider stellen Fallen, wo der Weg bequem ist.
card-survival-guide-leave-jail = Kapitel 16: Jede Zelle hat einen Lüftungsschacht.
