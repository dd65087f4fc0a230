### Die Regeln, die ein Tisch einstellen kann: eine Beschriftung und ein Satz dazu.

kind-book = Regel aus dem Heft
kind-ruling = eigene Festlegung
kind-house = Hausregel
kind-table = Tischeinstellung

value-yes = ja
value-no = nein
value-utility-dice-roll-that-moved = der Wurf, mit dem gezogen wurde
value-utility-dice-thrown-anew = immer neu gewürfelt
value-utility-dice-thrown-anew-after-card = nach einer Karte neu gewürfelt
value-opening-bid = { $money }
value-jail-turns =
    { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
value-deeds-dealt =
    { $number ->
        [0] keine
       *[other] je { $number }
    }
value-houses-before-hotel = { $number }
value-bankruptcies-to-end =
    { $number ->
        [0] alle bis auf einen
       *[other] { $number }
    }
value-max-counter-offers =
    { $number ->
        [0] keine
       *[other] { $number }
    }
value-turn-limit =
    { $number ->
        [0] unbegrenzt
        [one] { $number } Zug
       *[other] { $number } Züge
    }
value-later-seats-bonus =
    { $number ->
        [0] keiner
       *[other] { $money } je Platz
    }

setting-figures-after-throw = Figuren nach dem Würfeln
    .about = Die Figuren werden erst gewählt, wenn feststeht, wer beginnt.
setting-double-rent-with-mortgage = Doppelte Miete trotz Hypothek
    .about = Unbebaute Straßen einer vollständigen Gruppe kosten doppelte Miete, auch wenn auf einer anderen davon eine Hypothek liegt.
setting-double-rent-partly-built = Doppelte Miete neben Gebäuden
    .about = In einer teilweise bebauten Gruppe kosten die Straßen ohne Gebäude weiterhin doppelte Miete.
setting-utility-dice = Würfel für Versorgungswerke
    .about = Welcher Wurf für die Miete eines Versorgungswerks zählt: der, mit dem gezogen wurde, oder ein neuer.
setting-opening-bid = Eröffnungsgebot
    .about = Das niedrigste erste Gebot in einer Versteigerung.
setting-shortage-opens-at-house-price = Knappe Gebäude ab Hauspreis
    .about = Die Versteigerung der letzten Gebäude der Bank beginnt beim niedrigsten Hauspreis, um den es geht.
setting-jail-try-required = Im Gefängnis muss gewürfelt werden
    .about = Wer weder zahlt noch eine Karte einsetzt, muss auf einen Pasch würfeln.
setting-jail-double-move-optional = Befreiender Pasch ohne Ziehen
    .about = Wer durch einen Pasch freikommt, darf auf Nur zu Besuch stehen bleiben, statt zu ziehen.
setting-jail-turns = Längster Aufenthalt im Gefängnis
    .about = Nach so vielen Zügen ohne Pasch ist die Strafe fällig.
setting-jail-pay-after-failed-throw = Zahlen nach einem Fehlwurf
    .about = Im Gefängnis darf man auch nach einem Wurf ohne Pasch noch die Strafe zahlen und mit ihm ziehen.
setting-jail-double-rolls-again = Weiterer Wurf nach dem befreienden Pasch
    .about = Ein Pasch, der aus dem Gefängnis führt, bringt einen weiteren Wurf.
setting-further-roll-optional = Weiterer Wurf freiwillig
    .about = Auf den Wurf nach einem Pasch darf man verzichten.
setting-double-after-rest-rolls-again = Weiterer Wurf nach einem Ruhefeld
    .about = Auch ein Pasch, der auf Frei Parken oder Nur zu Besuch endet, bringt einen weiteren Wurf.
setting-business-any-time = Geschäfte jederzeit
    .about = Wer nicht am Zug ist, darf jederzeit bauen, verkaufen, Hypotheken aufnehmen und ablösen, nicht nur bis zum nächsten Wurf.
setting-settle-rent-in-property = Miete mit Grundstücken begleichen
    .about = Wer Miete schuldet, darf stattdessen unbebaute Grundstücke anbieten.
setting-hotel-sold-whole = Hotels im Ganzen verkaufen
    .about = Ein Hotel darf samt den Häusern darin in einem Schritt verkauft werden.
setting-group-sold-at-once = Gruppen auf einmal verkaufen
    .about = Alle Gebäude einer Gruppe dürfen in einem Schritt verkauft werden.
setting-mortgaged-count-for-rent = Belastete Grundstücke zählen mit
    .about = Auch Bahnhöfe und Versorgungswerke mit Hypothek zählen mit, wenn es darauf ankommt, wie viele ihr Besitzer hat.
setting-interest-rounded-up = Zinsen aufrunden
    .about = Die Zinsen von 10 % werden auf die nächste ganze Einheit auf- und nicht abgerundet.
setting-bankrupt-mortgages-deeds = Bei einem Bankrott erst Hypotheken
    .about = Wer bankrott ist, nimmt zuerst auf alle seine Grundstücke eine Hypothek auf, und das Geld geht in die Schuld.
setting-bank-auctions-free-of-mortgage = Versteigerung ohne Hypothek
    .about = Was die Bank nach einem Bankrott versteigert, ist frei von Hypotheken.
setting-give-up-only-when-hopeless = Aufgeben nur ohne Ausweg
    .about = Aufgeben darf nur, wer mit allen Verkäufen und Hypotheken die Schuld nicht decken könnte.
setting-deeds-dealt = Ausgeteilte Besitzrechtkarten
    .about = Wie viele Besitzrechtkarten alle vor Spielbeginn bekommen.
setting-dealt-deeds-paid = Ausgeteilte Karten werden bezahlt
    .about = Ausgeteilte Besitzrechtkarten werden sofort zum aufgedruckten Preis bezahlt.
setting-houses-before-hotel = Häuser vor einem Hotel
    .about = Wie viele Häuser jede Straße einer Gruppe vor einem Hotel braucht.
setting-bankruptcies-to-end = Bankrotte bis zum Ende
    .about = Mit diesem Bankrott endet das Spiel, und wer am reichsten ist, gewinnt.
setting-last-bankruptcy-settled = Letzter Bankrott wird abgewickelt
    .about = Der Bankrott, der das Spiel beendet, wird wie jeder andere abgewickelt, bevor das Vermögen gezählt wird.
setting-timed = Spiel auf Zeit
    .about = Die Spielleitung sagt an, wann die Zeit um ist; die Runde wird zu Ende gespielt, und wer am reichsten ist, gewinnt.
setting-shared-win = Geteilter Sieg
    .about = Wer am Ende gleich reich ist, teilt sich den Sieg; sonst gewinnt von ihnen, wer zuerst an der Reihe ist.
setting-rent-on-demand = Miete auf Verlangen
    .about = Miete muss verlangt werden, bevor der Nächste würfelt; sonst verfällt sie.
setting-ask-end-of-turn = Nachfrage am Ende des Zugs
    .about = Bevor die Würfel weitergehen, wird gefragt, ob noch etwas zu tun ist.
setting-max-counter-offers = Gegenangebote
    .about = Wie viele Gegenangebote es in einem Handel geben darf.
setting-no-trades = Kein Handel
    .about = Untereinander wird nicht gehandelt.
setting-no-mortgages = Keine Hypotheken
    .about = Auf Grundstücke werden keine Hypotheken aufgenommen.
setting-claims = Ansprüche
    .about = Das erste Grundstück einer Farbgruppe gibt den Anspruch auf die anderen: Nur sein Besitzer darf sie kaufen, und ein zweites davon geht jeder anderen Gruppe vor.
setting-remote-purchases = Fernkäufe
    .about = Wer einen Anspruch hat, darf vor dem Würfeln auch dort kaufen und bauen, wo jemand anders steht; die Provision dafür bekommt, wer zuerst dort war.
setting-sales-before-roll = Verkäufe vor dem Würfeln
    .about = Verkauft wird nur im eigenen Zug vor einem Wurf, aber nicht aus dem Gefängnis und nicht im Zug danach.
setting-deeds-sold-to-bank = Grundstücke an die Bank verkaufen
    .about = Die Bank kauft Grundstücke zum Hypothekenwert zurück.
setting-bank-credit = Kredit der Bank
    .about = Was bei einer Zahlung fehlt, leiht die Bank, und jede Einnahme zahlt es zurück; wer mehr schuldet, als der Hypothekenwert des ganzen Besitzes ausmacht, hat verloren.
setting-same-double-jails = Gefängnis für denselben Pasch
    .about = Zweimal hintereinander derselbe Pasch führt ins Gefängnis, so wie der dritte Pasch.
setting-double-lost-on-start-risk-cards = Pasch ohne weiteren Wurf
    .about = Ein Pasch, der auf dem Start, dem Risikofeld oder einem Kartenfeld endet, bringt keinen weiteren Wurf.
setting-jail-by-fee-only = Frei nur gegen Strafe
    .about = Im Gefängnis wird nicht auf einen Pasch gewürfelt: Man zahlt die Strafe, die mit jedem Zug sinkt, oder setzt aus.
setting-deck-reshuffled = Karten neu mischen
    .about = Gezogene Karten bleiben draußen, bis die letzte gezogen ist; dann werden alle gemischt.
setting-missions = Missionen
    .about = Ein Wurf mit einer Sechs bringt nach dem Ziehen eine Mission; der andere Würfel und die Seite der Figur sagen, welche.
setting-force-powers = Machtfähigkeiten
    .about = Nach einem Pasch darf man statt des weiteren Wurfs die Fähigkeit einsetzen, die zu ihm gehört.
setting-force = Die Macht
    .about = Zwei Machtmarken wandern über das Brett, und wer auf die der anderen Seite trifft, muss gegen sie kämpfen.
setting-free-parking-pot = Topf auf Frei Parken
    .about = Steuern, Kartenabgaben und Strafen sammeln sich in einem Topf, und wer auf Frei Parken landet, bekommt ihn.
setting-double-salary-on-go = Doppeltes Gehalt auf LOS
    .about = Wer genau auf LOS landet, erhält das doppelte Gehalt.
setting-no-auctions = Keine Versteigerungen
    .about = Was niemand kauft, bleibt bei der Bank und wird nicht versteigert.
setting-no-rent-in-jail = Keine Miete im Gefängnis
    .about = Wer im Gefängnis sitzt, erhält keine Miete.
setting-turn-limit = Zugbegrenzung
    .about = Nach so vielen Zügen endet das Spiel, und wer am reichsten ist, gewinnt.
setting-later-seats-bonus = Ausgleich für spätere Plätze
    .about = Wer nicht zuerst an der Reihe ist, beginnt je Platz mit so viel mehr Geld; das gleicht den Vorteil des ersten Zugs aus.
