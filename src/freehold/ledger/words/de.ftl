### Die Regeln in eigenen Worten. rule-<id> ist die Regel; rule-<id>-value-<edition>[-<form>] sagt, was dort gilt.

## Beschriftungen

ledger-kind-book = Regel aus dem Heft
ledger-kind-ruling = eigene Festlegung
ledger-kind-house = Hausregel
ledger-form-standard = Standardspiel
ledger-form-special = Standardspiel mit Sonderregeln
ledger-form-short = Kurzspiel
ledger-form-timed = Spiel auf Zeit
ledger-source-said = { $sections }
ledger-source-said-by = { $sections }, gelesen nach { $ruling }
ledger-source-partly = { $sections }, zum Teil; der Rest gilt hier ebenso
ledger-source-partly-by = { $sections }, zum Teil; der Rest gilt hier nach { $ruling }
ledger-source-read = legt { $sections } aus
ledger-source-silent = steht nicht im Heft
ledger-source-silent-held = steht nicht im Heft; gilt hier ebenso
ledger-source-silent-by = steht nicht im Heft; gilt hier nach { $ruling }
ledger-source-lost = in unserer Vorlage verloren; gilt hier ebenso
ledger-source-lost-by = in unserer Vorlage verloren; gilt hier nach { $ruling }
ledger-quoted = „{ $section }“
ledger-label-value = Wert
ledger-label-kind = Art
ledger-label-source = Quelle
ledger-label-setting = { $count ->
    [one] Einstellung
   *[other] Einstellungen
}
ledger-label-tests = { $count ->
    [one] Test
   *[other] Tests
}
ledger-no-tests = noch keine
ledger-heading-all = Die Regeln aller Ausgaben
ledger-heading-edition = Die Regeln von { $title }
ledger-heading-form = Die Regeln von { $title }, { $form }
ledger-heading-every-form = Die Regeln aller Ausgaben, { $form }
ledger-stage-draft = Entwurf: Einige Regeln der Hefte haben noch keinen Test
ledger-stage-playable = spielbar: Jede Regel der Hefte hat einen Test, aber noch nicht in jeder Ausgabe, oder einer Festlegung fehlt er
ledger-stage-conformant = regelgetreu: Jede Regel hat einen Test
ledger-summary = { $rules ->
    [one] Eine Regel
   *[other] { $rules } Regeln
}, { $untested ->
    [0] alle mit Test
   *[other] davon { $untested } ohne Test
}.
ledger-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Zur Wahl stehen: { $editions }.
ledger-unknown-form = In { $title } gibt es die Spielform „{ $form }“ nicht. Zur Wahl stehen: { $forms }.
ledger-unknown-form-anywhere = Die Spielform „{ $form }“ gibt es in keiner Ausgabe. Zur Wahl stehen: { $forms }.

## Kapitel

chapter-setting-up = Vorbereitung
chapter-turn = Ein Zug
chapter-buying = Kaufen und Versteigern
chapter-rent = Miete
chapter-building = Bauen
chapter-trading = Handeln
chapter-mortgages = Hypotheken
chapter-cards = Karten
chapter-jail = Gefängnis
chapter-fees = Steuern und andere Abgaben
chapter-debt = Schulden und Bankrott
chapter-differences = Worin sich die Ausgaben unterscheiden
chapter-shorter-games = Kürzere Spiele
chapter-missions = Die Missionen von The Clone Wars
chapter-force-powers = Die Machtfähigkeiten der Saga
chapter-the-force = Die Macht in Episode II
chapter-planetopoly-turn = Planetopoly: Vorbereitung, Zug, Start und Risiko
chapter-planets = Planetopoly: Planeten, Zollstationen und Radarfallen
chapter-event-cards = Planetopoly: Ereigniskarten
chapter-remote-purchases = Planetopoly: Fernkäufe
chapter-bank-credit = Planetopoly: Verkäufe und Schulden bei der Bank
chapter-planetopoly-jail = Planetopoly: Gefängnis
chapter-rulings = Festlegungen
chapter-house-rules = Hausregeln

## Vorbereitung

rule-setup-1 = Alle beginnen auf LOS mit 1500: zwei Scheine zu 500, vier zu 100, einer zu 50, einer zu 20, zwei zu 10, einer zu 5 und fünf zu 1.
rule-setup-2 = Alle werfen beide Würfel; wer die höchste Summe hat, beginnt, danach geht es im Uhrzeigersinn weiter.
rule-setup-3 = Zu Beginn gehören alle 28 Besitzrechtkarten, alle 32 Häuser, alle 12 Hotels und das nicht ausgeteilte Geld der Bank; wie Häuser und Hotels heißen, ist je Ausgabe verschieden.
rule-setup-4 = Es gibt zwei Stapel zu 16 Karten; jeder wird gemischt und verdeckt hingelegt.
rule-setup-5 = Der Bank geht das Geld nie aus: Sind die Scheine verbraucht, zahlt sie trotzdem alles, was sie schuldet.
rule-setup-6 = Alle wählen eine Figur, die sonst niemand hat.
rule-setup-6-value-clone-wars = vor dem Wurf um den ersten Zug; mit Missionen danach (CW-M-1)
rule-setup-6-value-saga = nachdem der Wurf entschieden hat, wer beginnt
rule-setup-6-value-episode-2 = vor dem Wurf um den ersten Zug
rule-setup-6-value-fallout = vor dem Wurf um den ersten Zug

## Ein Zug

rule-turn-1 = Wer am Zug ist, wirft beide Würfel, zieht um ihre Summe vorwärts und führt aus, was das erreichte Feld verlangt; mehrere Figuren dürfen auf einem Feld stehen.
rule-turn-2 = Wer auf LOS landet oder darüber zieht, erhält von der Bank 200 Gehalt.
rule-turn-3 = Das Gehalt kann in einem Zug zweimal fällig werden, etwa wenn man über LOS zieht, gleich dahinter auf einem Kartenfeld landet und die Karte zieht, die nach LOS schickt.
rule-turn-4 = Nach einem Pasch führt man den Zug mit allen Folgen zu Ende und würfelt dann im selben Zug noch einmal; ob man das muss, regelt B-20.
rule-turn-5 = Beim dritten Pasch hintereinander in einem Zug geht es geradewegs ins Gefängnis, ohne dass dieser Wurf noch gezogen wird.
rule-turn-6 = Wer ins Gefängnis geschickt wird, dessen Zug ist sofort zu Ende, auch nach einem Pasch.
rule-turn-7 = Auf Frei Parken und Nur zu Besuch geschieht nichts; alle sonstigen Geschäfte gehen dort weiter.
rule-turn-8 = Auf eigenem Besitz zu landen kostet nichts.
rule-turn-9 = Auch wer nicht am Zug ist oder im Gefängnis sitzt, darf Miete kassieren, bieten, bauen, Gebäude verkaufen, Hypotheken aufnehmen und ablösen und handeln; zu welchen Zeitpunkten, regelt B-18.

## Kaufen und Versteigern

rule-buy-1 = Wer auf einer Straße, einem Bahnhof oder einem Versorgungswerk ohne Besitzer landet, darf das Grundstück zum aufgedruckten Preis von der Bank kaufen.
rule-buy-2 = Wird es nicht gekauft, versteigert die Bank es sofort; mitbieten dürfen alle, die noch im Spiel sind, auch wer abgelehnt hat und wer die Bank führt.
rule-buy-3 = Straßen, Bahnhöfe und Versorgungswerke werden auf gleiche Weise versteigert.
rule-buy-4 = Besitzrechtkarten liegen für alle sichtbar vor ihrem Besitzer: offen, oder verdeckt, solange sie mit einer Hypothek belastet sind.
rule-auc-1 = Jedes Gebot muss höher sein als das vorige; wer am höchsten bietet, muss das Grundstück nehmen und zahlt sein Gebot.
rule-auc-2 = Niemand darf mehr bieten, als er an Bargeld hat.

## Miete

rule-rent-1 = Wer auf fremdem Besitz landet, zahlt die Miete der Besitzrechtkarte; für belastete Grundstücke ist nichts zu zahlen.
rule-rent-2 = Der Besitzer muss die Miete verlangen, bevor der nächste Spieler gewürfelt hat; was bis dahin nicht verlangt wurde, verfällt.
rule-rent-3 = Eine Hypothek auf einer Straße lässt die Miete der anderen Straßen ihrer Farbgruppe unberührt.
rule-rent-4 = Gehört jemandem eine ganze Farbgruppe, verdoppelt sich die Grundmiete ihrer unbebauten Straßen; was eine Hypothek in der Gruppe daran ändert, regelt B-1.
rule-rent-5 = Auf einer bebauten Straße gilt der Betrag der Besitzrechtkarte für die Zahl ihrer Häuser oder für das Hotel.
rule-rent-6 = Ein Bahnhof kostet 25, 50, 100 oder 200, je nachdem, ob sein Besitzer einen, zwei, drei oder alle vier hat.
rule-rent-7 = Ein Versorgungswerk kostet das Vierfache der Würfelsumme, wenn sein Besitzer eines hat, und das Zehnfache, wenn er beide hat; welche Würfel zählen, regelt B-2.
rule-rent-8 = Auch im Gefängnis kassiert man Miete.

## Bauen

rule-build-1 = Häuser darf man nur für eine Farbgruppe kaufen, die einem ganz gehört, jedes zum Preis seiner Besitzrechtkarte.
rule-build-2 = Gebaut wird gleichmäßig: Eine Straße bekommt erst dann ein weiteres Haus, wenn keine Straße ihrer Gruppe weniger hat, und nie mehr als vier.
rule-build-3 = Ein Hotel darf man kaufen, sobald auf jeder Straße der Gruppe vier Häuser stehen; es kostet so viel wie ein weiteres Haus, und die vier Häuser der Straße gehen an die Bank zurück.
rule-build-4 = Auf einer Straße steht höchstens ein Hotel, und daneben keine Häuser.
rule-build-5 = Solange eine Straße einer Farbgruppe belastet ist, darf auf der ganzen Gruppe nicht gebaut werden.
rule-build-6 = Bauen darf man im eigenen Zug, im Zug anderer und im Gefängnis, in den Grenzen von B-18.
rule-build-7 = Hat die Bank keine Häuser oder keine Hotels mehr, muss warten, wer bauen will, bis welche zurückkommen.
rule-build-8 = Wollen mehrere zur selben Zeit mehr Häuser oder Hotels, als die Bank noch hat, versteigert sie die Gebäude einzeln an den Meistbietenden, wie F-33 es festlegt.
rule-sell-1 = Gebäude kauft nur die Bank zurück, zum halben Preis; wann, regelt B-18.
rule-sell-2 = Häuser werden so gleichmäßig verkauft, wie sie gebaut wurden.
rule-sell-3 = Ein zurückgegebenes Hotel bringt den halben Preis und lässt vier Häuser auf seiner Straße zurück, sofern die Bank vier hat.
rule-sell-4 = Ein Hotel darf auch samt den vier Häusern, die darin stecken, auf einmal verkauft werden; das bringt den halben Preis des Hotels und den halben Preis von vier Häusern.

## Handeln

rule-trade-1 = Unbebaute Straßen, Bahnhöfe und Versorgungswerke dürfen jederzeit den Besitzer wechseln, zu jedem Preis, auf den sich die beiden einigen.
rule-trade-2 = Solange irgendwo in der Farbgruppe ein Gebäude steht, darf keine ihrer Straßen den Besitzer wechseln; die Gebäude müssen zuerst an die Bank verkauft werden.
rule-trade-3 = Bargeld, Grundstücke und Gefängnis-frei-Karten dürfen auf beiden Seiten beliebig gemischt werden.
rule-trade-4 = Die Spieler dürfen einander kein Geld leihen.
rule-trade-5 = Die Spieler dürfen nicht vereinbaren, einander die Miete zu erlassen.
rule-trade-6 = Belastete Grundstücke dürfen gehandelt werden; wer eines erhält, löst die Hypothek sofort ab (ihr Betrag und 10 % dazu) oder zahlt 10 % und lässt sie bestehen; sie später abzulösen kostet die 10 % noch einmal.

## Hypotheken

rule-mort-1 = Bevor eine Straße beliehen wird, müssen alle Gebäude ihrer Farbgruppe verkauft sein; dann zahlt die Bank den Hypothekenwert der Besitzrechtkarte aus.
rule-mort-2 = Eine Hypothek abzulösen kostet ihren Betrag und 10 % Zinsen.
rule-mort-3 = Ein belastetes Grundstück bleibt bei seinem Besitzer; niemand sonst kann es an sich bringen, indem er die Hypothek bezahlt.
rule-mort-4 = Außer gegen Hypothek verleiht die Bank kein Geld.
rule-mort-5 = Hypotheken darf man aufnehmen und ablösen, wann immer man Gebäude verkaufen darf (B-18), auch ohne in Geldnot zu sein.

## Karten

rule-card-1 = Man zieht die oberste Karte des Stapels, führt sie sofort aus und legt sie verdeckt unter den Stapel zurück.
rule-card-2 = Eine Gefängnis-frei-Karte behält man, bis man sie einsetzt oder abgibt; nach dem Einsatz kommt sie unter den Stapel, aus dem sie stammt.
rule-card-3 = Führt eine Karte vorwärts über LOS, erhält man die 200; schickt sie ins Gefängnis oder ein paar Felder zurück, erhält man nichts.

## Gefängnis

rule-jail-1 = Ins Gefängnis kommt man durch das Feld, das dorthin schickt, durch eine Karte oder durch TURN-5; Gehalt gibt es unterwegs nie.
rule-jail-2 = Zu Beginn des eigenen Zugs, vor dem Würfeln, darf man 50 zahlen und ist frei; danach spielt man den Zug wie gewohnt.
rule-jail-3 = Auch eine Gefängnis-frei-Karte, selbst gezogen oder jemandem abgekauft, befreit; danach spielt man den Zug wie gewohnt.
rule-jail-4 = In bis zu drei Zügen darf man auf einen Pasch würfeln; gelingt er, ist man frei und zieht mit diesem Wurf.
rule-jail-5 = Bringt auch der dritte Versuch keinen Pasch, zahlt man 50 und zieht mit diesem Wurf; wie die Ausgaben es fassen, steht in B-19.
rule-jail-6 = Wer das Gefängnisfeld durch einen gewöhnlichen Zug erreicht, ist nur zu Besuch.

## Steuern und andere Abgaben

rule-tax-1 = Auf einem Steuerfeld zahlt man der Bank den aufgedruckten Betrag.
rule-tax-2 = Was die Bank bekommt, bleibt bei der Bank; auf Frei Parken sammelt sich nichts an.

## Schulden und Bankrott

rule-debt-1 = Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen, Hypotheken aufnehmen und Grundstücke an andere verkaufen, um das Geld aufzubringen.
rule-debt-2 = Wer auch dann nicht zahlen kann, ist bankrott und scheidet aus.
rule-bank-1 = Besteht die Schuld bei einem Mitspieler, gehen die Gebäude zum halben Preis an die Bank, und der Gläubiger erhält dieses Geld, alles Bargeld, alle Besitzrechtkarten und alle Gefängnis-frei-Karten; in welchem Zustand die Karten übergehen, regelt B-21.
rule-bank-2 = Für jede so erhaltene belastete Karte schuldet der Gläubiger der Bank sofort 10 % und darf die Hypothek im selben Augenblick ablösen, für ihren Betrag zusätzlich zu den 10 %; später kostet das ihren Betrag und noch einmal 10 %.
rule-bank-3 = Besteht die Schuld bei der Bank, nimmt sie alles und versteigert die Besitzrechtkarten sofort nacheinander; Gebäude werden nicht versteigert.
rule-bank-4 = Besteht die Schuld bei der Bank, kommen die Gefängnis-frei-Karten unter ihre Stapel.
rule-bank-5 = Wer bankrott ist, zahlt vor dem Ausscheiden so viel von der Schuld, wie das aufgebrachte Bargeld hergibt.
rule-end-1 = Wer als Letzter nicht bankrott ist, hat gewonnen.

## Worin sich die Ausgaben unterscheiden

rule-b-1 = Ob die unbebauten Straßen einer ganzen Farbgruppe doppelte Miete bringen, während eine andere Straße der Gruppe belastet ist.
rule-b-1-value-clone-wars = ja, trotzdem doppelte Miete
rule-b-1-value-saga = nein, nur die Grundmiete
rule-b-1-value-episode-2 = nein, nur die Grundmiete
rule-b-1-value-fallout = nein, nur die Grundmiete
rule-b-2 = Welche Würfel für die Miete eines Versorgungswerks zählen.
rule-b-2-value-clone-wars = der Wurf, der den Spieler hingeführt hat
rule-b-2-value-saga = beide Würfel, neu geworfen
rule-b-2-value-episode-2 = der Wurf, der den Spieler hingeführt hat; neu geworfen, wenn es eine Karte war
rule-b-2-value-fallout = beide Würfel, neu geworfen
rule-b-3 = Das niedrigste Gebot, das die Versteigerung eines Grundstücks eröffnet.
rule-b-3-value-clone-wars = 1
rule-b-3-value-saga = 1
rule-b-3-value-episode-2 = was immer jemand nennt, also 1
rule-b-3-value-fallout = 1
rule-b-4 = Das niedrigste Gebot, das die Versteigerung der letzten Gebäude der Bank eröffnet.
rule-b-4-value-clone-wars = 1
rule-b-4-value-saga = 1
rule-b-4-value-episode-2 = der niedrigste Preis auf einer Besitzrechtkarte, gelesen als niedrigster Hauspreis (F-33)
rule-b-4-value-fallout = 1
rule-b-5 = Ob man im Gefängnis einen Pasch versuchen und mit ihm ziehen muss.
rule-b-5-value-clone-wars = man darf es versuchen; mit einem Pasch zieht man
rule-b-5-value-saga = man muss es versuchen, wenn man weder zahlt noch eine Karte spielt; mit einem Pasch muss man ziehen
rule-b-5-value-episode-2 = man darf es versuchen; mit einem Pasch darf man ziehen oder es lassen
rule-b-5-value-fallout = man darf es versuchen; mit einem Pasch darf man ziehen oder es lassen
rule-b-6 = Welche Karten versteigert werden, wenn jemand der Bank gegenüber bankrott ist, und in welchem Zustand.
rule-b-6-value-clone-wars = alle; nach F-12 hypothekenfrei
rule-b-6-value-saga = alle, hypothekenfrei
rule-b-6-value-episode-2 = alle, eine nach der anderen; nach F-12 hypothekenfrei
rule-b-6-value-fallout = alle, hypothekenfrei
rule-b-7 = Ob eine Mietschuld statt mit Geld mit Grundstücken beglichen werden kann.
rule-b-7-value-clone-wars = nein
rule-b-7-value-saga = nein
rule-b-7-value-episode-2 = ja: Der Gläubiger darf unbebaute Grundstücke, belastet oder nicht, für die ganze Miete oder einen Teil davon annehmen
rule-b-7-value-fallout = nein
rule-b-8 = Was mit einem Hotel möglich ist, wenn die Bank keine vier Häuser hat.
rule-b-8-value-clone-wars = kein Tausch, aber das Hotel darf samt seinen Häusern gegen Geld verkauft werden (SELL-4)
rule-b-8-value-saga = kein Tausch; nur die ganze Gruppe kann verkauft werden (F-7)
rule-b-8-value-episode-2 = kein Tausch, wie das Heft ausdrücklich sagt; nur die ganze Gruppe kann verkauft werden (F-7)
rule-b-8-value-fallout = kein Tausch; nur die ganze Gruppe kann verkauft werden (F-7)
rule-b-9 = Ob die unbebauten Straßen einer ganzen Farbgruppe doppelte Miete bringen, während andere Straßen der Gruppe bebaut sind.
rule-b-9-value-clone-wars = ja
rule-b-9-value-saga = ja
rule-b-9-value-episode-2 = ja, ausdrücklich gesagt
rule-b-9-value-fallout = ja
rule-b-10 = Ohne Sonderregeln gelten für Pasche in jeder Ausgabe TURN-4 und TURN-5; hier steht, was daraus wird, wenn die Sonderregeln der Ausgabe vereinbart sind.
rule-b-10-value-clone-wars-special = durch die Missionen unverändert
rule-b-10-value-saga-special = ersetzt durch SG-F-1, wonach man noch einmal würfelt oder die Fähigkeit nutzt
rule-b-10-value-episode-2-special = durch die Macht unverändert
rule-b-10-value-fallout = diese Ausgabe hat keine Sonderregeln
rule-b-11 = Wer die Bank führt.
rule-b-11-value-clone-wars = ein Spieler, der sein eigenes Geld getrennt hält
rule-b-11-value-saga = ein Spieler, der sein eigenes Geld getrennt hält und keinen Vorteil davon hat
rule-b-11-value-episode-2 = ein Spieler, der bei mehr als fünf Spielern auch nur die Bank führen kann
rule-b-11-value-fallout = ein Spieler, auch wenn das Heft es nicht sagt
rule-b-12 = Die beiden Steuerfelder.
rule-b-12-value-clone-wars = Handelszoll und Lösegeld
rule-b-12-value-saga = Tribut und Kopfgeld
rule-b-12-value-episode-2 = Belasting (unser Name) und Asteroïde-regen (das Heft nennt das Feld; dass es eine Steuer ist, stammt von uns)
rule-b-12-value-fallout = Stählerne Bruderschaft und Kinder der Kirche des Atoms
rule-b-13 = Wie Häuser und Hotels heißen.
rule-b-13-value-clone-wars = Siedlung und Stadt
rule-b-13-value-saga = Siedlung und Stadt
rule-b-13-value-episode-2 = appartement und toren
rule-b-13-value-fallout = Hütte und Vault
rule-b-14 = Was die Bahnhöfe sind.
rule-b-14-value-clone-wars = Raumschiffe
rule-b-14-value-saga = Kampfschiffe: Supersternzerstörer, Republikanisches Angriffsschiff, Imperialer Sternzerstörer, Corellianische Korvette
rule-b-14-value-episode-2 = stations
rule-b-14-value-fallout = Metro-Stationen
rule-b-15 = Was die Versorgungswerke sind.
rule-b-15-value-clone-wars = Raumstationen
rule-b-15-value-saga = zwei Todessterne
rule-b-15-value-episode-2 = nutsbedrijven
rule-b-15-value-fallout = die Radiosender Galaxy News Radio und Radio Enklave
rule-b-16 = Wie die beiden Stapel heißen: erst Ereigniskarten, dann Gemeinschaftskarten.
rule-b-16-value-clone-wars = Sith (Graf Dooku) und Jedi (Yoda)
rule-b-16-value-saga = Sith und Jedi
rule-b-16-value-episode-2 = Sith und Jedi
rule-b-16-value-fallout = SIE SIND S.P.E.C.I.A.L. und Überlebenshandbuch für Vault-Bewohner
rule-b-17 = Das Geld.
rule-b-17-value-clone-wars = Republikanische Credits
rule-b-17-value-saga = Republikanische Credits
rule-b-17-value-episode-2 = Republikanische Credits
rule-b-17-value-fallout = Kronkorken
rule-b-18 = Wann Gebäude gekauft und verkauft, Hypotheken aufgenommen und abgelöst werden dürfen.
rule-b-18-value-clone-wars = im eigenen Zug oder zwischen den Zügen; bauen nur, bis der nächste Spieler gewürfelt hat
rule-b-18-value-saga = jederzeit, auch außerhalb des eigenen Zugs und im Gefängnis, gelesen nach F-34
rule-b-18-value-episode-2 = in jedem Augenblick, gelesen nach F-34
rule-b-18-value-fallout = jederzeit, auch außerhalb des eigenen Zugs und im Gefängnis, gelesen nach F-34
rule-b-19 = Wie der Aufenthalt im Gefängnis spätestens endet.
rule-b-19-value-clone-wars = nach drei Zügen ohne Pasch: 50 zahlen und mit dem dritten Versuch ziehen
rule-b-19-value-saga = wenn der dritte Versuch misslingt: 50 zahlen und mit ihm ziehen
rule-b-19-value-episode-2 = nach drei Zügen muss man 50 zahlen und hinaus, bevor man zieht; mit welchem Wurf, regelt F-31
rule-b-19-value-fallout = wenn der dritte Versuch misslingt: 50 zahlen und mit ihm ziehen
rule-b-20 = Ob man auf den weiteren Wurf nach einem Pasch verzichten darf.
rule-b-20-value-clone-wars = ja, man darf noch einmal würfeln
rule-b-20-value-saga = ja, man darf noch einmal würfeln
rule-b-20-value-episode-2 = ja, man darf noch einmal würfeln
rule-b-20-value-fallout = nein, man muss noch einmal würfeln
rule-b-21 = In welchem Zustand die Besitzrechtkarten eines Bankrotten übergehen.
rule-b-21-value-clone-wars = so, wie sie sind
rule-b-21-value-saga = zuerst werden alle beliehen, und dieses Geld geht in die Schuld
rule-b-21-value-episode-2 = so, wie sie sind
rule-b-21-value-fallout = zuerst werden alle beliehen, und dieses Geld geht in die Schuld

## Kürzere Spiele

rule-q-1 = Wie viele Besitzrechtkarten vor Spielbeginn ausgeteilt werden und was sie kosten.
rule-q-1-value-clone-wars-short = je drei, umsonst
rule-q-1-value-clone-wars-timed = je zwei, sofort zum aufgedruckten Preis zu bezahlen
rule-q-1-value-episode-2-short = je zwei, einzeln von den gemischten Karten, die der Spieler links vom Bankhalter abgehoben hat; sofort zum aufgedruckten Preis zu bezahlen
rule-q-1-value-fallout-short = je drei, umsonst
rule-q-2 = Wie viele Häuser jede Straße einer Farbgruppe vor einem Hotel braucht; sie gehen an die Bank zurück, und das Hotel kostet so viel wie ein weiteres Haus.
rule-q-2-value-clone-wars-short = drei
rule-q-2-value-clone-wars-timed = vier, wie im Standardspiel
rule-q-2-value-episode-2-short = drei
rule-q-2-value-fallout-short = drei
rule-q-3 = Was ein verkauftes Hotel bringt.
rule-q-3-value-clone-wars-short = einen halben Hauspreis und drei Häuser zurück, oder im Ganzen zwei Hauspreise (die Hälfte der drei Häuser und des Hotels)
rule-q-3-value-clone-wars-timed = wie im Standardspiel
rule-q-3-value-episode-2-short = einen halben Hauspreis und drei Häuser zurück
rule-q-3-value-fallout-short = einen halben Hauspreis und drei Häuser zurück (F-39)
rule-q-4 = Wie man aus dem Gefängnis kommt.
rule-q-4-value-clone-wars-short = im nächsten Zug durch Karte, Pasch oder 50; misslingt der Wurf, darf man im selben Zug 50 zahlen und weiterspielen
rule-q-4-value-clone-wars-timed = wie im Standardspiel
rule-q-4-value-episode-2-short = wie im Standardspiel
rule-q-4-value-fallout-short = im nächsten Zug muss man hinaus, durch Karte, Pasch oder 50; misslingt der Wurf, muss man 50 zahlen und zieht mit ihm
rule-q-5 = Was das Spiel beendet.
rule-q-5-value-clone-wars-short = der erste Bankrott
rule-q-5-value-clone-wars-timed = das Ende der vereinbarten Zeit
rule-q-5-value-episode-2-short = der zweite Bankrott
rule-q-5-value-fallout-short = der erste Bankrott
rule-q-6 = Wer gewinnt und wie das Vermögen zählt: Bargeld, Grundstücke zum Preis auf dem Spielbrett, belastete zur Hälfte davon, Häuser zum Kaufpreis und Hotels, wie es die Ausgabe sagt.
rule-q-6-value-clone-wars-short = wer am reichsten ist; ein Hotel zählt seinen Preis und den der drei dafür zurückgegebenen Häuser, zusammen vier Hauspreise
rule-q-6-value-clone-wars-timed = wer am reichsten ist; gezählt wird nach F-21
rule-q-6-value-episode-2-short = wer am reichsten ist; ein Hotel zählt den Preis von vier Häusern
rule-q-6-value-fallout-short = wer am reichsten ist; ein Hotel zählt seinen Preis und den von drei Häusern, zusammen vier Hauspreise
rule-q-7 = Was aus dem Besitz dessen wird, dessen Bankrott das Spiel beendet.
rule-q-7-value-clone-wars-short = erst wird der Bankrott nach BANK-1 bis BANK-4 abgewickelt (F-29)
rule-q-7-value-clone-wars-timed = kein Bankrott beendet dieses Spiel vorzeitig, es sei denn, nur einer bleibt übrig
rule-q-7-value-episode-2-short = der zweite Bankrotte gibt dem Gläubiger, Mitspieler oder Bank, alles, samt stehenden Häusern und Hotels; dann zählen die anderen. Der erste scheidet aus wie im Standardspiel
rule-q-7-value-fallout-short = erst wird der Bankrott nach BANK-1 bis BANK-4 abgewickelt (F-29)
rule-q-8 = Welche Miete eine Straße mit Hotel bringt.
rule-q-8-value-clone-wars-short = was auf der Besitzrechtkarte für ein Hotel steht
rule-q-8-value-clone-wars-timed = wie im Standardspiel
rule-q-8-value-episode-2-short = was auf der Besitzrechtkarte für ein Hotel steht
rule-q-8-value-fallout-short = was auf der Besitzrechtkarte für ein Hotel steht

## Missionen

rule-cw-m-1 = Alle werfen beide Würfel, der Bankhalter zuerst; wer am höchsten würfelt, ist zuerst am Zug und wählt als Erster eine Figur.
rule-cw-m-2 = General Grievous und Asajj Ventress kämpfen für die dunkle Seite, alle anderen Figuren für die helle.
rule-cw-m-3 = Wer mit einem der beiden Würfel eine 6 wirft, zieht zuerst um die Summe und führt den Zug wie gewohnt aus. Danach beendet man entweder den Zug oder geht auf die Mission, die der andere Würfel für die eigene Seite bestimmt; nach der Mission ist der Zug vorbei, ob sie gelungen ist oder nicht.
rule-cw-m-4 = Weil 6/6 auch ein Pasch ist, folgt auf den Zug die Mission und auf die Mission der weitere Wurf.
rule-cw-m-l1 = Helle Seite 1/6, Neue Entdeckung: einen Würfel werfen. Ab 2 nimmt man ein beliebiges Grundstück, das noch der Bank gehört, umsonst, oder 100 von der Bank; bei einer 1 zahlt man der Bank 100.
rule-cw-m-l2 = Helle Seite 2/6, Errichtung einer Basis: einen Würfel werfen. Ab 2 nimmt man zwei beliebige Grundstücke, die noch der Bank gehören, umsonst, oder 200 von der Bank; bei einer 1 zahlt man der Bank 100.
rule-cw-m-l3 = Helle Seite 3/6, Sprung in den Hyperraum: einen Würfel werfen. Ab 2 darf man auf ein beliebiges Feld ziehen; bei einer 1 zahlt man der Bank 100.
rule-cw-m-l4 = Helle Seite 4/6, Flucht vor Graf Dooku: einen Würfel werfen. Ab 2 ist man noch einmal am Zug; bei einer 1 zahlt man der Bank 100.
rule-cw-m-l5 = Helle Seite 5/6, Rettung des Senators: einen Würfel werfen. Bei einer 6 zahlt die Bank 3000; bei allem darunter zahlt man der Bank 100.
rule-cw-m-l6 = Helle Seite 6/6, Jedi-Geistestrick: einen Würfel werfen. Ab 4 versetzt man einen beliebigen Mitspieler auf ein anderes Feld; bei 3 oder weniger zahlt man der Bank 100.
rule-cw-m-d1 = Dunkle Seite 1/6, Angriff aus dem Hinterhalt: einen Würfel werfen. Ab 4 stiehlt man einem Mitspieler ein Grundstück, jedoch nie aus einer vollständigen Gruppe; bei 3 oder weniger zahlt man der Bank 100.
rule-cw-m-d2 = Dunkle Seite 2/6, Droidenherrschaft: einen Würfel werfen. Ab 4 stiehlt man einem Mitspieler zwei Grundstücke, jedoch nie aus vollständigen Gruppen; bei 3 oder weniger zahlt man der Bank 100.
rule-cw-m-d3 = Dunkle Seite 3/6, Sprung in den Hyperraum: einen Würfel werfen. Ab 2 darf man auf ein beliebiges Feld ziehen; bei einer 1 zahlt man der Bank 100.
rule-cw-m-d4 = Dunkle Seite 4/6, Wiedererlangte Freiheit: einen Würfel werfen. Ab 2 ist man noch einmal am Zug; bei einer 1 zahlt man der Bank 100.
rule-cw-m-d5 = Dunkle Seite 5/6, Schneller Sieg: einen Würfel werfen. Bei einer 6 besiegt man auf der Stelle einen beliebigen Mitspieler, der damit bankrott ist, allen Besitz und alles Geld übergibt und ausscheidet; bei allem darunter zahlt man der Bank 200.
rule-cw-m-d6 = Dunkle Seite 6/6, Geiselnahme: einen Würfel werfen. Ab 4 versetzt man einen beliebigen Mitspieler auf ein anderes Feld; bei 3 oder weniger zahlt man der Bank 100.
rule-cw-m-x = Das Beispiel des Hefts: Anakin steht auf LOS, würfelt 2 und 6, kommt nach Ruusan und kauft es für 100. Seine Mission ist die Errichtung einer Basis; der Würfel zeigt 3, er nimmt das Abregado-System und Bothawui umsonst, und damit ist die hellblaue Gruppe vollständig.

## Machtfähigkeiten

rule-sg-f-1 = Die gewohnte Regel für Pasche wird ersetzt. Nach einem Pasch führt man den Zug wie immer aus; dann würfelt man entweder noch einmal wie in der gewohnten Regel, oder man nutzt die Fähigkeit, die der Pasch bestimmt, und damit endet der Zug.
rule-sg-f-2 = Ein Pasch, der aus dem Gefängnis geführt hat, bringt keine Fähigkeit.
rule-sg-f-d1 = Pasch 1, Jedi-Sprung: Man setzt die eigene Figur auf ein beliebiges Feld.
rule-sg-f-d2 = Pasch 2, Jedi-Geistestrick: Die Bank zahlt 200 aus.
rule-sg-f-d3 = Pasch 3, Macht-Griff: Alle anderen zahlen einem je 40.
rule-sg-f-d4 = Pasch 4, die helle Seite der Macht: Man zieht eine Jedi-Karte.
rule-sg-f-d5 = Pasch 5, die dunkle Seite der Macht: Man zieht eine Sith-Karte.
rule-sg-f-d6 = Pasch 6, Lichtschwertkampf: Man wählt einen Gegner und eines von dessen Grundstücken, das zu keiner vollständigen Gruppe gehört. Beide werfen je einen Würfel, bei Gleichstand noch einmal; wer höher würfelt, erobert oder behält das Grundstück.

## Die Macht

rule-e2-f-1 = Obi-Wan, Anakin, Padmé, Mace Windu und der Klonkrieger gehören zur hellen Seite, Dooku, Jango Fett und der Superkampfdroide zur dunklen.
rule-e2-f-2 = Die dunkle Machtmarke beginnt auf LOS, die helle auf Frei Parken. Vor dem Spiel werden der schwarze und der weiße Würfel zweimal zusammen geworfen; jedes Mal zieht die dunkle um den schwarzen und die helle um den weißen Würfel.
rule-e2-f-3 = Eine Machtmarke steht nur auf Feldern, die man kaufen kann; endet ihr Zug auf einem anderen, rückt sie auf das nächste solche Feld vor.
rule-e2-f-4 = Wer auf der Marke der anderen Seite landet oder auf wessen Feld diese Marke kommt, muss sofort kämpfen.
rule-e2-f-5 = Ein Kampf ist ein Wurf mit dem Machtwürfel, wobei eine Verschiebung der Macht als Hell zählt. Die Farbe der eigenen Seite siegt, und man darf die Marke auf ein anderes leeres Feld setzen, das noch zu kaufen ist; die andere Farbe kostet 200 an die Bank.
rule-e2-f-6 = Wie der Machtwürfel die Marken im Lauf des Spiels bewegt, stand auf einer Seite, die in unserer Vorlage fehlt; F-17 und F-18 sagen, wie hier gespielt wird.

## Planetopoly: Vorbereitung, Zug, Start und Risiko

rule-pl-1-1 = Zwei bis vier Spieler nehmen mit zwei Würfeln teil; höchstens vier sagt das Heft, mindestens zwei legen wir fest. Jeder beginnt mit 3000, etwa zwei Chips zu 1000, vier zu 200, drei zu 50 und fünf zu 10.
rule-pl-1-2 = Die Ereigniskarten werden gemischt und verdeckt auf das Brett gelegt.
rule-pl-1-3 = Vor dem ersten Wurf steht fest, in welcher Reihenfolge gespielt wird, wie F-30 es sagt; alle beginnen auf dem Startfeld, und dafür gibt es nichts.
rule-pl-2-1 = Wer am Zug ist, wirft beide Würfel und zieht um ihre Summe vorwärts; gekauft, gebaut und Miete gezahlt wird nach dem Wurf.
rule-pl-2-2 = Wer etwas verkaufen oder einen Fernkauf machen will, muss das vor dem Würfeln tun.
rule-pl-2-3 = Nach einem Pasch darf man noch einmal würfeln, es sei denn, er führte auf das Startfeld, das Risikofeld oder ein Ereignisfeld (PL-3-3, PL-4-2, PL-7-3).
rule-pl-2-4 = Wer zu hohe Schulden hat, scheidet aus, und wer als Letzter übrig bleibt, hat gewonnen.
rule-pl-3-1 = Wer über das Startfeld zieht, erhält 1000 von der Bank.
rule-pl-3-2 = Wer genau auf das Startfeld kommt, erhält die 1000 und noch 200 dazu, beides sofort; beim Verlassen gibt es dann nichts mehr.
rule-pl-3-3 = Ein Pasch, der auf das Startfeld führt, bringt keinen weiteren Wurf.
rule-pl-4-1 = Der Wurf, der auf das Risikofeld führt, bestimmt, was dort geschieht. Bei einer geraden und einer ungeraden Zahl wird die ungerade von der geraden abgezogen und der Rest mal 30 genommen: Die Bank zahlt ihn, oder sie bekommt ihn, wenn er unter null liegt. Bei zwei ungeraden Zahlen zahlt man ihre Summe mal 30, bei zwei geraden erhält man sie; ein Pasch zählt stattdessen mal 50.
rule-pl-4-2 = Ein Pasch, der auf das Risikofeld führt, bringt keinen weiteren Wurf.

## Planetopoly: Planeten, Zollstationen und Radarfallen

rule-pl-5-1 = Wer auf ein Grundstück kommt, das niemandem gehört, darf es zum aufgedruckten Preis von der Bank kaufen; die Besitzrechtkarte nennt die Miete, den Preis eines Stützpunkts, die Provision und was die Bank beim Verkauf zahlt.
rule-pl-5-2 = Drei Grundstücke bilden einen Planeten. Drei Stützpunkte gelten als eine Raumstation, drei Raumstationen als eine Raumbasis.
rule-pl-5-3 = Wer das erste Grundstück eines Planeten besitzt, hat den Anspruch auf den ganzen: Niemand sonst darf die übrigen Grundstücke kaufen.
rule-pl-5-4 = Bevor man ein Grundstück eines anderen Planeten kauft, muss man von jedem Planeten, auf den man einen Anspruch hat, mindestens zwei Grundstücke besitzen; was als anderer gilt, sagt F-47.
rule-pl-5-5 = Mit einem Grundstück eines Planeten darf man höchstens einen Stützpunkt darauf haben, mit zweien höchstens zwei auf jedem.
rule-pl-5-6 = Steht auf einem Grundstück eine Raumstation, braucht jedes andere des Planeten mindestens einen Stützpunkt; neben zwei Raumstationen sind es mindestens zwei Stützpunkte, neben einer Raumbasis mindestens eine Raumstation.
rule-pl-5-7 = Solange man auf einem eigenen Grundstück steht, darf man auf allen eigenen Grundstücken dieses Planeten bauen. Ein Grundstück selbst kauft man nur, wenn man darauf kommt, oder durch Fernkauf (PL-8-1).
rule-pl-5-8 = Wer gerade ein Grundstück gekauft hat, darf auf diesem Planeten erst bei der nächsten Gelegenheit bauen: wenn er wieder dorthin kommt, oder durch Fernkauf in einem späteren Zug.
rule-pl-5-9 = Wer auf ein Grundstück, eine Zollstation oder eine Radarfalle eines anderen kommt, zahlt dem Besitzer Miete; für ein Grundstück gilt der Betrag der Besitzrechtkarte für das, was darauf steht. Solange der Besitzer im Gefängnis sitzt, entfällt sie (PL-10-2).
rule-pl-6-1 = Es gibt vier Zollstationen und vier Radarfallen, die man wie ein Grundstück kauft, wenn man darauf kommt; eine zu besitzen gibt keinen Anspruch auf die übrigen, und bauen kann man auf ihnen nicht.
rule-pl-6-2 = Je mehr Felder derselben Art der Besitzer hat, desto höher ist die Miete einer Zollstation oder Radarfalle.
rule-pl-6-3 = Eine Radarfalle kostet das 50fache der Würfelsumme, mal der Zahl der Radarfallen, die ihr Besitzer hat.

## Planetopoly: Ereigniskarten

rule-pl-7-1 = Auf einem Ereignisfeld zieht man eine Ereigniskarte und befolgt sie: Man zahlt oder erhält Geld, setzt eine Runde aus, würfelt noch einmal, rückt auf die andere Seite des Bretts und dergleichen; manche Karten gibt es mehrfach.
rule-pl-7-2 = Wer auf die andere Seite des Bretts rückt, zieht dort keine weitere Karte und erhält keine 1000, denn am Startfeld ist er nicht vorbeigekommen.
rule-pl-7-3 = Ein Pasch, der auf ein Ereignisfeld führt, bringt keinen weiteren Wurf.
rule-pl-7-4 = Sobald die letzte Ereigniskarte gezogen ist, werden alle verbrauchten gemischt und neu ausgelegt.

## Planetopoly: Fernkäufe

rule-pl-8-1 = Wer den Anspruch auf einen Planeten hat, darf im eigenen Zug vor dem Würfeln ein freies Grundstück davon kaufen, auf dem ein anderer steht: Der Preis geht an die Bank, danach die Provision der Besitzrechtkarte an diesen Spieler, der nicht ablehnen kann.
rule-pl-8-2 = Stehen mehrere andere dort, bekommt die Provision, wer als Erster gekommen ist.
rule-pl-8-3 = Auf dieselbe Weise kann man auch Stützpunkte durch Fernkauf erwerben.

## Planetopoly: Verkäufe und Schulden bei der Bank

rule-pl-9-1 = Grundstücke, Stützpunkte, Zollstationen und Radarfallen darf man jederzeit im Sinn von F-26 der Bank verkaufen, wer auch immer darauf steht, zum Betrag der Besitzrechtkarte; für das, was bleibt, müssen PL-5-5 und PL-5-6 gelten.
rule-pl-9-2 = Wem das Geld für die Miete fehlt, der leiht von der Bank genau so viel, wie fehlt, und nicht mehr.
rule-pl-9-3 = Solange man der Bank etwas schuldet, darf man weder kaufen noch bauen.
rule-pl-9-4 = Alles Geld, das ein Schuldner erhält, dient zuerst dazu, die Schulden zurückzuzahlen.
rule-pl-9-5 = Wessen Schulden höher sind als der Hypothekenwert all seiner Besitztümer, der hat verloren.

## Planetopoly: Gefängnis

rule-pl-10-1 = Wer zweimal hintereinander denselben Pasch oder dreimal hintereinander irgendeinen Pasch wirft, kommt ins nächstgelegene Gefängnis, ohne diesen Wurf noch zu ziehen, und der Zug ist vorbei.
rule-pl-10-2 = Wer im Gefängnis sitzt, kann weder verkaufen noch Fernkäufe machen, und niemand schuldet ihm Miete.
rule-pl-10-3 = In jedem Zug im Gefängnis zahlt man und spielt sofort vom Gefängnisfeld aus weiter, oder man setzt aus: 600 kostet es im ersten Zug, 400 im zweiten und 200 im dritten. Nach dreimaligem Aussetzen ist man frei und muss weiterziehen.
rule-pl-10-4 = Wer aus dem Gefängnis kommt, darf erst ab dem nächsten Zug wieder verkaufen und Fernkäufe machen.
rule-pl-10-5 = Wer durch einen Zug auf ein Gefängnisfeld kommt, ist nur zu Besuch und darf weiter Miete kassieren, verkaufen und Fernkäufe machen.

## Festlegungen

rule-f-1 = Haben beim Wurf um den ersten Zug mehrere die höchste Summe, würfeln diese noch einmal.
rule-f-2 = Bietet bei einer Versteigerung niemand, behält die Bank das Grundstück.
rule-f-3 = 10 % Zinsen werden auf die nächste ganze Einheit aufgerundet; das betrifft nur Hypotheken von 75 und 175.
rule-f-4 = Ein Pasch, der aus dem Gefängnis führt, bringt keinen weiteren Wurf. Mit Missionen erlaubt ein solcher 6/6 dennoch die Mission, und dann endet der Zug.
rule-f-5 = Wo ein Heft sagt, man zahle 50 und spiele beim nächsten Zug weiter, zahlt man zu Beginn eines Zugs und würfelt dann; das geht in jedem Zug im Gefängnis.
rule-f-6 = Beim Bauen wie beim Verkaufen gilt das Hotel für die Gleichmäßigkeit als die Stufe über dem letzten Haus; einzige Ausnahme ist SELL-4, wonach ein einzelnes Hotel im Ganzen verkauft werden darf und die so geleerte Straße als erste wieder bebaut wird.
rule-f-7 = Ein Hotel kann nicht gegen Häuser getauscht werden, die die Bank nicht hat; aber alle Gebäude einer Gruppe dürfen in einem Schritt für die Hälfte dessen verkauft werden, was sie gekostet haben.
rule-f-8 = Ein belasteter Bahnhof oder ein belastetes Versorgungswerk zählt weiter mit, wenn es darauf ankommt, wie viele der Besitzer hat, bringt aber selbst keine Miete.
rule-f-9 = Für ein durch eine Karte oder auf einer Mission erreichtes Versorgungswerk zählt der letzte Wurf, der den Spieler bewegt hat; nennt die Karte ein eigenes Vielfaches, werden beide Würfel neu geworfen.
rule-f-10 = Auch mit Machtfähigkeiten führt der dritte Pasch hintereinander ins Gefängnis; das Heft widerspricht sich hier.
rule-f-11 = Nach einem Zug, der im Gefängnis endet, gibt es weder Mission noch Fähigkeit: Der Zug ist vorbei.
rule-f-12 = Besitzrechtkarten, die die Bank nach einem Bankrott versteigert, sind in jeder Ausgabe hypothekenfrei.
rule-f-13 = Was es heißt, auf ein Feld nach Wahl zu kommen; das erreichte Feld wird danach ausgespielt. Es ist ein anderes als das, auf dem die Figur steht.
rule-f-13-value-clone-wars = ein Zug vorwärts, und für LOS unterwegs gibt es Gehalt (CW-M-L3, CW-M-D3)
rule-f-13-value-saga = kein Zug: Die Figur wird dorthin gesetzt, und nur LOS selbst bringt Gehalt (SG-F-D1)
rule-f-14 = Wer von einem anderen versetzt wird, erhält kein Gehalt und spielt das Feld aus, als wäre er dort gelandet: Miete, Steuer, Karten, Gefängnis und die Möglichkeit zu kaufen. Ein Wurf folgt daraus nicht. Wer im Gefängnis saß, ist dadurch frei; auf das Gefängnisfeld versetzt ist man nur zu Besuch, und auf das Feld versetzt, das ins Gefängnis schickt, kommt man dorthin.
rule-f-15 = Auch Bahnhöfe und Versorgungswerke kann man stehlen und im Kampf gewinnen; alle vier Bahnhöfe oder beide Versorgungswerke in einer Hand gelten als vollständige Gruppe. Eine Hypothek bleibt auf dem Grundstück, und Zinsen fallen dafür nicht an.
rule-f-16 = Bevor ein besiegter Spieler (CW-M-D5) alles übergibt, gehen seine Gebäude wie in BANK-1 zum halben Preis an die Bank; der Sieger schuldet die 10 % von BANK-2 und erhält auch die Gefängnis-frei-Karten.
rule-f-17 = Der Machtwürfel hat drei schwarze Seiten, zwei weiße und eine Verschiebung; weil diese als Hell zählt, sind Kämpfe ausgeglichen. Er wird mit jedem Wurf geworfen, der eine Figur bewegt: Bei Weiß zieht die helle Marke um den weißen Würfel, bei Schwarz die dunkle um den schwarzen, und bei einer Verschiebung tauschen die Marken die Plätze.
rule-f-18 = Zuerst ziehen die Marken, und die Kämpfe daraus werden der Zugfolge nach ausgetragen; dann zieht die Figur und kämpft, wenn sie muss; dann wird ihr Feld ausgespielt. Ein Kampf hebt nichts auf, die Marke der eigenen Seite bewirkt nichts, und im Gefängnis oder auf einem Feld, das man nicht kaufen kann, kämpft niemand.
rule-f-19 = Ein leeres Feld, das noch zu kaufen ist, gehört niemandem, und weder eine Figur noch die andere Marke steht darauf. Gibt es keines oder will der Sieger keines, bleibt die Marke, wo sie ist.
rule-f-20 = Zu zweit endet das Kurzspiel mit dem ersten Bankrott.
rule-f-21 = Ist die Zeit um, wird die begonnene Runde zu Ende gespielt; dann wird gezählt wie im Kurzspiel, nur zählt ein Hotel mit den vier dafür zurückgegebenen Häusern, zusammen fünf Hauspreise.
rule-f-22 = Das nächstgelegene Gefängnis ist das mit dem kürzeren Weg um das Brett, bei gleicher Entfernung das vorausliegende; für das Startfeld gibt es unterwegs nichts.
rule-f-23 = Die Bank leiht für jede Zahlung, zu der man gezwungen ist; nur die Strafe im Gefängnis muss man bar bezahlen.
rule-f-24 = Ein Besitzer im Gefängnis erhält auch von Zollstationen und Radarfallen keine Miete.
rule-f-25 = Was ein Verlierer besaß, geht ohne die Stützpunkte an die Bank zurück, und seine Ansprüche erlöschen. Ein Anspruch erlischt auch, wenn sein Inhaber das letzte Grundstück des Planeten verkauft hat.
rule-f-26 = Auf einem Grundstück steht höchstens eine Raumbasis. Jederzeit verkaufen heißt: im eigenen Zug vor dem Würfeln, wer auch immer dort steht.
rule-f-27 = Durch Fernkauf bauen kann man auf einem eigenen Grundstück, auf dem ein anderer steht, und nur auf diesem; dieser Spieler erhält für jeden Stützpunkt die Provision der Besitzrechtkarte.
rule-f-28 = Dass Miete verlangt werden muss (RENT-2), ist wählbar; wird es nicht gewählt, wird sie von selbst für den Besitzer eingefordert.
rule-f-29 = Der Bankrott, der das Spiel beendet, wird zuerst abgewickelt; erst dann zählen die anderen ihr Vermögen.
rule-f-30 = Wer am höchsten würfelt, beginnt, und gespielt wird im Uhrzeigersinn, wie in SETUP-2. Ein nicht gekauftes Grundstück bleibt frei: Versteigert wird nicht. Die Spieler handeln nicht miteinander.
rule-f-31 = Jeder im Gefängnis begonnene Zug zählt, ob gewürfelt wurde oder nicht. Im dritten muss man würfeln: Ein Pasch befreit, alles andere kostet 50, und man zieht mit diesem Wurf. Ein Pasch, mit dem man nicht ziehen will (B-5), lässt die Figur auf Nur zu Besuch stehen und beendet den Zug.
rule-f-32 = Was manche Hefte auslassen, andere aber sagen, gilt in allen vier: SETUP-1, SETUP-4, SETUP-6, CARD-1 bis CARD-3, TURN-3, TURN-8, RENT-3, MORT-3, mehrere Figuren auf einem Feld (TURN-1), das Gehalt für das Landen auf LOS (TURN-2), dass der dritte Pasch nicht gezogen wird (TURN-5), dass nicht verlangte Miete verfällt (RENT-2), die Beträge von RENT-6, keine Häuser neben einem Hotel (BUILD-4), das einzelne Versteigern (BUILD-8, BANK-3), das Tauschen (TRADE-3) und für Episode II SELL-1 und SELL-3.
rule-f-33 = Um die letzten Gebäude der Bank bietet nur, wer in diesem Augenblick bauen darf; das höchste Gebot tritt an die Stelle des Preises der Besitzrechtkarte, und das Gebäude wird sofort gesetzt. In Episode II beginnt es beim niedrigsten Hauspreis der Straßen, auf denen die Interessenten bauen dürfen.
rule-f-34 = „Jederzeit“ heißt zwischen zwei Handlungen: nie zwischen einem Wurf und dem Ende seiner Folgen, außer um Geld für eine Schuld aufzubringen.
rule-f-35 = Ein Pasch, der auf Frei Parken oder Nur zu Besuch endet, bringt trotzdem den weiteren Wurf.
rule-f-36 = Wer die Mission eines 6/6 ablehnt, behält den weiteren Wurf des Paschs.
rule-f-37 = Nur ein Wurf, der die Figur bewegt hat, bringt eine Mission: Ein misslungener Versuch im Gefängnis bringt keine und der dritte Pasch von TURN-5 auch nicht, wohl aber der dritte Versuch, wenn man 50 gezahlt hat und mit ihm zieht.
rule-f-38 = Noch einmal am Zug zu sein (CW-M-L4, CW-M-D4) ist ein neuer Zug, in dem die Pasche wieder von null an zählen; der weitere Wurf eines 6/6 gehört zum selben Zug, und es wird weitergezählt.
rule-f-39 = Der Rücknahmepreis des Hefts, die Hälfte dessen, was ein Hotel mit einer Hütte weniger gekostet hat (zwei Hauspreise), ist die Summe aus dem halben Hauspreis für das Hotel und dem Erlös der drei Hütten, die danach verkauft werden.
rule-f-40 = In den Kurzspielen stehen auf einer Straße höchstens drei Häuser.
rule-f-41 = Wer nach einem misslungenen Wurf im Gefängnis zahlt, zieht mit diesem Wurf; wer nicht zahlt, bleibt, und JAIL-4 und JAIL-5 gelten weiter.
rule-f-42 = Miete gibt es auch auf bebauten Straßen, obwohl die Übersicht des Hefts nur von unbebauten spricht.
rule-f-43 = Man nimmt oder stiehlt so viel, wie da ist, und beide Grundstücke von CW-M-D2 demselben Mitspieler. Gibt es nichts, bringen CW-M-L1 und CW-M-L2 das Geld, CW-M-D1 und CW-M-D2 aber nichts.
rule-f-44 = Wer gleich reich ist, teilt sich den Sieg; Gefängnis-frei-Karten zählen nichts.
rule-f-45 = Ein Handel ist nichtig, wenn der neue Besitzer einer belasteten Karte die 10 % nicht sofort zahlen kann; ein Gläubiger, der das nicht kann, schuldet sie der Bank wie in DEBT-1.
rule-f-46 = Bankrott ist man nur, wenn der Verkauf aller Gebäude und das Beleihen aller Karten die Schuld nicht decken würden; bis dahin muss man weiter Geld aufbringen.
rule-f-47 = Ein anderer Planet ist einer, auf den man noch keinen Anspruch hat: Weitere Grundstücke der eigenen Planeten, Zollstationen und Radarfallen darf man immer kaufen.
rule-f-48 = Pasche werden innerhalb eines Zugs gezählt, und Würfe durch eine Ereigniskarte zählen mit.
rule-f-49 = Eine Karte, die noch einmal würfeln lässt, gilt auch dann, wenn ein Pasch zu ihr geführt hat; nur der weitere Wurf des Paschs selbst entfällt.
rule-f-50 = Verkaufen und Fernkäufe sind vor jedem Wurf des eigenen Zugs möglich; in einem ausgesetzten Zug gibt es sie nicht.
rule-f-51 = Die Stützpunkte eines Grundstücks werden vor dem Grundstück selbst verkauft. Wird eine Schuld zu groß, zahlt die Bank dem Besitzer dennoch alles, und erst dann scheidet der Spieler aus.
rule-f-52 = Muss einer durch eine Karte alle anderen bezahlen, werden sie der Zugfolge nach bezahlt, jeder voll, bevor der nächste an die Reihe kommt; kann der Zahler nicht weiter, ist er gegenüber dem bankrott, der gerade an der Reihe ist, und die übrigen erhalten nichts. Müssen alle anderen einen bezahlen, geht es ebenso der Zugfolge nach, und jeder kann für sich bankrottgehen.
rule-f-53 = Ein Gläubiger, der als Einziger übrig bleibt, hat sofort gewonnen und schuldet keine Zinsen mehr.
rule-f-54 = Muss Miete verlangt werden, darf das auch noch nach dem eigenen weiteren Wurf des Schuldners geschehen, bis der nächste Spieler gewürfelt hat.
rule-f-55 = Wer zur Begleichung einer Miete (B-7) eine belastete Karte erhält, hat die Wahl von TRADE-6.
rule-f-56 = Die Marken ziehen nur mit einem Wurf, der eine Figur bewegt: nicht mit einem misslungenen Versuch im Gefängnis und nicht mit einem dritten Pasch.
rule-f-57 = Wer auf ein Versorgungswerk versetzt wird (F-14) und keinen Wurf hat, der dort zählen könnte (F-9), wirft dafür beide Würfel.
rule-f-58 = Wer auf das Gefängnisfeld zieht oder springt, ist nur zu Besuch; wer auf das Feld geht, das ins Gefängnis schickt, kommt ins Gefängnis und erhält kein Gehalt.
rule-f-59 = Im Kurzspiel mit Missionen bringt ein misslungener Wurf im Gefängnis, für den man dann zahlt und mit dem man zieht, seine Mission wie jeder Wurf, der bewegt (F-37).

## Hausregeln

rule-house-1 = Wenn vereinbart: Steuern, Kartenabgaben an die Bank und Gefängnisstrafen sammeln sich in einem Topf, den bekommt, wer als Nächster auf Frei Parken landet.
rule-house-2 = Wenn vereinbart: Wer genau auf LOS landet, erhält das doppelte Gehalt.
rule-house-3 = Wenn vereinbart: Grundstücke werden nie versteigert; was nicht gekauft wird, bleibt bei der Bank, und was ein bankrotter Spieler ihr übergibt, ebenso.
rule-house-4 = Wenn vereinbart: Wer im Gefängnis sitzt, erhält keine Miete.
rule-house-5 = Wenn vereinbart: Das Spiel endet nach einer festgelegten Zahl von Zügen, und wer am reichsten ist, gewinnt.
rule-house-6 = Wenn vereinbart: Wer nicht als Erster spielt, beginnt für jeden Platz weiter hinten in der Reihenfolge mit so viel mehr Geld.
