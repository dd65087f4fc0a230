### Was der Server von sich aus sagt: Ablehnungen, Vermerke im Protokoll, Überschriften, Charaktere.

## Warum eine Nachricht abgelehnt wird

refused-unknown-message = Diese Nachricht kennt der Server nicht.
refused-malformed = Diese Nachricht ist nicht lesbar: { $why }
refused-hello-first = Zuerst die Begrüßung: wer du bist und in welcher Sprache.
refused-hello-once = Du hast dich schon vorgestellt.
refused-unknown-token = Dieses Kennwort gehört niemandem an diesem Tisch.
refused-unknown-table = Diesen Tisch gibt es nicht, oder er wurde vor langer Zeit abgeräumt.
refused-unknown-edition = Diese Ausgabe gibt es nicht. Es gibt: { $editions }.
refused-unknown-page = Hier ist nichts.
refused-unknown-form = Diese Ausgabe hat keine solche Spielform. Sie hat: { $forms }.
refused-unknown-figure = Diese Ausgabe hat keine solche Figur. Sie hat: { $figures }.
refused-figure-taken = Diese Figur hat schon jemand.
refused-same-names = Jeder braucht einen eigenen Namen.
refused-no-name = Sag, wie du heißen möchtest.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-partner = Dort ist niemand, mit dem man handeln könnte.
refused-no-such-space = Dieses Feld gibt es auf dem Spielplan nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-at-the-table = Das können nur die Spieler und wer den Tisch eröffnet hat.
refused-not-your-seat = Das ist nicht dein Platz.
refused-stood-in = Gerade vertritt dich ein Bot: nimm zuerst deinen Platz wieder ein.
refused-stale = Etwas anderes kam zuvor: der Tisch ist jetzt bei Zug { $number }.
refused-not-your-turn = Du bist nicht an der Reihe: { $seat } muss entscheiden.
refused-game-is-over = Das Spiel ist vorbei.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-already-started = Das Spiel hat schon begonnen.
refused-no-action = Sag, was du tun möchtest.
refused-dice-are-the-tables = Würfel, Karten und Austeilen sind Sache des Tisches, nicht der Spieler.
refused-word-is-given-by-itself = Sag einfach, was du tun möchtest: das Wort bekommst du von selbst.
refused-time-up-stands-alone = Das Ende der Zeit auszurufen steht für sich allein.
refused-nothing-to-undo = Dein letzter Zug lässt sich nicht zurücknehmen: danach kamen Würfel, eine Karte oder jemand anderes.
refused-no-auction = Du bist gerade in keiner Versteigerung.
refused-limit-above-cash = Du hast nur { $money }.
refused-not-stored = Der Zug konnte nicht gespeichert werden und gilt nicht. Bitte noch einmal.
refused-too-long = Das ist zu lang: höchstens { $most } Bytes.
refused-too-fast = Nicht so schnell: bitte einen Augenblick warten.
refused-too-many-sockets = Zu viele Verbindungen. Bitte später noch einmal.
refused-too-many-tables = Zu viele neue Tische. Bitte später noch einmal.
refused-other-origin = Diese Seite kommt von anderswo als der Server und darf ihn nicht benutzen.
refused-too-slow = Die Verbindung war zu langsam.
refused-not-over = Das wird verraten, wenn das Spiel vorbei ist.
refused-bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $why }

lobby-waits =
    { $count ->
        [one] Ein Platz wartet noch auf seinen Spieler.
       *[other] { $count } Plätze warten noch auf ihre Spieler.
    }

## Was das Protokoll über den Tisch selbst sagt

event-undone = { $seat } nimmt den letzten Zug zurück.
event-stood-in = { $seat } ist fort: ein Bot springt ein.
event-came-back = { $seat } ist wieder da.

## Überschriften der Möglichkeiten, und was daraus folgt

group-build = Bauen
group-sell = Gebäude verkaufen
group-mortgage = Hypothek aufnehmen
group-lift = Hypothek tilgen
group-buy-remote = Aus der Ferne kaufen
group-sell-deed = Besitz an die Bank verkaufen
group-settle = Mit Besitz begleichen
group-trade = Handeln
group-give = Geben
group-want = Verlangen
group-take-back = Wieder weglassen
group-go-for-sale = Zu kaufen
group-go-owned = Im Besitz
group-go-other = Andere Felder
group-place = Wo gebaut wird
group-figure = Figuren
group-take = Besitzurkunden
group-target = Spieler
detail-cash-left = dir bleiben { $money }
detail-rent-then = Miete dann: { $money }
detail-no-rent = bis zur Tilgung keine Miete
trade-sentence = { $seat } gibt { $gives }; { $other } gibt { $wants }.
trade-not-theirs = { $space } gehört nicht { $seat }.
trade-card-not-theirs = { $seat } hat keine solche Karte.

## Besitzurkunden

rent-bare = Miete
rent-houses = Mit { $count }
rent-hotel = Mit { $count }
risk-plain = Augen mal
risk-double = Bei einem Pasch die Augen mal
rent-number =
    { $number ->
        [one] Im Besitz von einem
       *[other] Im Besitz von { $number }
    }
factor-number =
    { $number ->
        [one] Augenzahl mal, im Besitz von einem
       *[other] Augenzahl mal, im Besitz von { $number }
    }
