### Wat de server uit zichzelf zegt: weigeringen, notities in het logboek, kopjes, karakters.

## Waarom een bericht wordt geweigerd

refused-unknown-message = Dit bericht kent de server niet.
refused-malformed = Dit bericht is niet te lezen: { $why }
refused-hello-first = Eerst de begroeting: wie je bent en in welke taal.
refused-hello-once = Je hebt je al voorgesteld.
refused-unknown-token = Deze sleutel hoort bij niemand aan deze tafel.
refused-unknown-table = Deze tafel bestaat niet, of is lang geleden opgeruimd.
refused-unknown-edition = Deze editie bestaat niet. Er zijn: { $editions }.
refused-unknown-page = Hier is niets.
refused-unknown-form = Deze editie heeft zo'n spelvorm niet. Ze heeft: { $forms }.
refused-unknown-figure = Deze editie heeft zo'n figuur niet. Ze heeft: { $figures }.
refused-figure-taken = Iemand anders heeft deze figuur al.
refused-same-names = Iedereen heeft een eigen naam nodig.
refused-no-name = Zeg hoe je wilt heten.
refused-no-such-seat = Deze plaats is er niet aan deze tafel.
refused-no-such-partner = Daar is niemand om mee te handelen.
refused-no-such-space = Dit vak is er niet op het bord.
refused-seat-taken = Deze plaats is bezet.
refused-not-the-host = Dat kan alleen wie de tafel heeft geopend.
refused-not-at-the-table = Dat kunnen alleen de spelers en wie de tafel heeft geopend.
refused-not-your-seat = Dit is niet jouw plaats.
refused-stood-in = Een bot valt nu voor je in: neem eerst je plaats weer in.
refused-stale = Iets anders was eerder: de tafel is nu bij zet { $number }.
refused-not-your-turn = Je bent niet aan de beurt: { $seat } moet beslissen.
refused-game-is-over = Het spel is voorbij.
refused-not-started = Het spel is nog niet begonnen.
refused-already-started = Het spel is al begonnen.
refused-no-action = Zeg wat je wilt doen.
refused-dice-are-the-tables = Dobbelstenen, kaarten en delen zijn van de tafel, niet van een speler.
refused-word-is-given-by-itself = Zeg gewoon wat je wilt doen: het woord krijg je vanzelf.
refused-time-up-stands-alone = De tijd afroepen staat op zichzelf.
refused-nothing-to-undo = Je laatste zet kan niet worden teruggenomen: daarna kwamen dobbelstenen, een kaart of iemand anders.
refused-no-auction = Je zit nu niet in een veiling.
refused-limit-above-cash = Je hebt maar { $money }.
refused-not-stored = De zet kon niet worden bewaard en geldt niet. Probeer het nog eens.
refused-too-long = Dit is te lang: hoogstens { $most } bytes.
refused-too-fast = Niet zo snel: wacht even.
refused-too-many-sockets = Te veel verbindingen. Probeer het later nog eens.
refused-too-many-tables = Te veel nieuwe tafels. Probeer het later nog eens.
refused-other-origin = Deze pagina komt van elders dan de server en mag hem niet gebruiken.
refused-too-slow = De verbinding was te traag.
refused-not-over = Dit wordt verteld als het spel voorbij is.
refused-bad-record = Dit verslag kan niet worden afgespeeld: { $why }

lobby-waits =
    { $count ->
        [one] Eén plaats wacht nog op haar speler.
       *[other] { $count } plaatsen wachten nog op hun spelers.
    }

## Wat het logboek over de tafel zelf zegt

event-undone = { $seat } neemt de laatste zet terug.
event-stood-in = { $seat } is weg: een bot valt in.
event-came-back = { $seat } is terug.

## Kopjes van keuzes, en wat ervan komt

group-build = Bouwen
group-sell = Gebouwen verkopen
group-mortgage = Hypotheek nemen
group-lift = Hypotheek aflossen
group-buy-remote = Op afstand kopen
group-sell-deed = Bezit aan de bank verkopen
group-settle = Met bezit vereffenen
group-trade = Handelen
group-give = Geven
group-want = Vragen
group-take-back = Weer weglaten
group-go-for-sale = Te koop
group-go-owned = In bezit
group-go-other = Andere vakken
group-place = Waar te bouwen
group-figure = Figuren
group-take = Eigendomsbewijzen
group-target = Spelers
detail-cash-left = je houdt { $money } over
detail-rent-then = huur dan: { $money }
detail-no-rent = geen huur tot de aflossing
trade-sentence = { $seat } geeft { $gives }; { $other } geeft { $wants }.
trade-not-theirs = { $space } is niet van { $seat }.
trade-card-not-theirs = { $seat } heeft zo'n kaart niet.

## Eigendomsbewijzen

rent-bare = Huur
rent-houses = Met { $count }
rent-hotel = Met { $count }
risk-plain = Ogen keer
risk-double = Bij dubbel de ogen keer
rent-number =
    { $number ->
        [one] In bezit van één
       *[other] In bezit van { $number }
    }
factor-number =
    { $number ->
        [one] Ogen keer, in bezit van één
       *[other] Ogen keer, in bezit van { $number }
    }
