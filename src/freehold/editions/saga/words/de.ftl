### Die Wörter dieser Ausgabe: Namen und Kartentexte, für Freehold geschrieben.

edition-title = Star Wars Saga

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
space-dantooine = Dantooine
space-jedi-1 = Jedi
space-kessel = Kessel
space-tribute = Tribut
space-super-star-destroyer = Supersternzerstörer
space-hoth = Hoth
space-sith-1 = Sith
space-dagobah = Dagobah
space-polis-massa = Polis Massa
space-jail = Gefängnis / Nur zu Besuch
space-yavin-4 = Yavin 4
space-death-star = Todesstern
space-endor = Endor
space-kashyyyk = Kashyyyk
space-republic-assault-ship = Republikanisches Angriffsschiff
space-tatooine = Tatooine
space-jedi-2 = Jedi
space-geonosis = Geonosis
space-mustafar = Mustafar
space-free-parking = Frei Parken
space-felucia = Felucia
space-sith-2 = Sith
space-saleucami = Saleucami
space-mygeeto = Mygeeto
space-imperial-star-destroyer = Imperialer Sternzerstörer
space-utapau = Utapau
space-kamino = Kamino
space-death-star-2 = Todesstern II
space-bespin = Bespin
space-go-to-jail = Gehen Sie in das Gefängnis
space-corellia = Corellia
space-alderaan = Alderaan
space-jedi-3 = Jedi
space-cato-neimoidia = Cato Neimoidia
space-corellian-corvette = Corellianische Korvette
space-sith-3 = Sith
space-naboo = Naboo
space-bounty = Kopfgeld
space-coruscant = Coruscant

## Gruppen

group-brown = Braun
group-railroads = Kampfschiffe
group-light-blue = Hellblau
group-pink = Pink
group-utilities = Todessterne
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau

## Kartenstapel

deck-sith = Sith
deck-jedi = Jedi

## Figuren

figure-darth-maul = Darth Maul
figure-obi-wan-kenobi = Obi-Wan Kenobi
figure-general-grievous = General Grievous
figure-luke-skywalker = Luke Skywalker
figure-palpatine = Palpatine
figure-leia = Prinzessin Leia
figure-darth-vader = Darth Vader
figure-yoda = Yoda

## Machtfähigkeiten: ihre Namen, und in einem Satz, was sie bewirken.

special-jedi-leap = Jedi-Sprung
special-jedi-leap-about = Du setzt deine Figur auf ein beliebiges Feld.
special-mind-trick = Der Jedi-Geistestrick
special-mind-trick-about = Die Bank zahlt dir 200 Credits.
special-force-grip = Macht-Griff
special-force-grip-about = Jeder Mitspieler zahlt dir 40 Credits.
special-light-side = Die helle Seite der Macht
special-light-side-about = Du ziehst eine Jedi-Karte.
special-dark-side = Die dunkle Seite der Macht
special-dark-side-about = Du ziehst eine Sith-Karte.
special-lightsaber-duel = Lichtschwertkampf um Besitz
special-lightsaber-duel-about = Du forderst einen Mitspieler um ein Grundstück heraus, das zu keiner vollständigen Gruppe gehört: Beide werfen einen Würfel, und der höhere Wurf bekommt oder behält es.

## Karten: je ein Satz Farbe; was die Karte bewirkt, steht anderswo.

card-sith-to-coruscant = Die Hauptstadt der Galaxis wartet in vollem Lichterglanz.
card-sith-to-super-star-destroyer = Eine Fähre mit imperialer Eskorte bringt dich an Bord des Flaggschiffs.
card-sith-receive-200-a = Der Imperator ist zufrieden, was selten genug vorkommt.
card-sith-receive-200-b = Ein Gewürztransport durch das Asteroidenfeld hat sich gelohnt.
card-sith-to-mygeeto = Die kristallenen Brücken brauchen heute Nacht einen Befehlshaber.
card-sith-to-yavin-4 = Die verborgene Basis muss gefunden werden, bevor der Mond aufgeht.
card-sith-next-utility = Ein Traktorstrahl packt zu.
card-sith-next-railroad = Alle Mann auf das nächste Kampfschiff!
card-sith-to-go = Die dunkle Seite vergisst nichts: zurück an den Anfang.
card-sith-to-jail = Karbonit ist kalt, die Zelle nur wenig wärmer.
card-sith-back-3 = Auf dem schmalen Steg läuft das Lichtschwertduell nicht gut.
card-sith-receive-50 = Ein Bestechungsgeld, das niemand gezahlt haben will.
card-sith-pay-15 = Ein Sturmtruppler notiert einen Gleiter ohne Licht.
card-sith-pay-each-50 = Treue ist käuflich, und an diesem Tisch ist sie teuer.
card-sith-repairs = Das Imperium prüft jedes Gebäude und hat an jedem etwas auszusetzen.
card-sith-leave-jail = Eine Wache sieht im rechten Augenblick weg.

card-jedi-to-go = Eine vertraute Stimme sagt: Beginne noch einmal.
card-jedi-receive-200 = Eine Truhe aus dem alten Tempel birgt noch ihren Schatz.
card-jedi-receive-100-a = Die Rebellen teilen ihre Beute.
card-jedi-receive-100-b = Beim Podrennen auf den richtigen Außenseiter gesetzt.
card-jedi-receive-100-c = Die Prinzessin erinnert sich an eine alte Schuld.
card-jedi-receive-100-d = Die Wolkenstadt zahlt ihre Anteilseigner aus.
card-jedi-receive-25 = Holoschach gegen einen Wookiee: Er hat dich gewinnen lassen.
card-jedi-receive-20 = Die Feuchtfarm hatte eine gute Saison.
card-jedi-receive-10 = Auf dem Grund des Sumpfes liegt eine Münze.
card-jedi-collect-each-10 = Das ganze Dorf der kleinen Jäger trommelt und sammelt.
card-jedi-pay-100 = Eine neue Hand, fein gearbeitet, ist nicht billig.
card-jedi-pay-50-a = Der Hyperantrieb ist schon wieder ausgefallen.
card-jedi-pay-50-b = Unterricht beim alten Einsiedler.
card-jedi-repairs = Nach dem Sturm ist jedes Dach zu flicken.
card-jedi-to-jail = Die Blockade war dichter, als sie aussah.
card-jedi-leave-jail = Zwei Droiden haben die Zellentür überredet, sich zu öffnen.
