### Was geschah, in der dritten Person erzählt, ein Satz je Ereignis.
### Geldbeträge ($money) kommen in der Währung der Ausgabe; $a-building steht im Akkusativ.

## Vorbereitung

event-figure-chosen = { $seat } wählt die Figur { $figure }.
event-deed-dealt =
    { $price ->
        [free] { $seat } bekommt { $space } ausgeteilt.
       *[paid] { $seat } bekommt { $space } für { $money } ausgeteilt.
    }
event-threw-for-start = { $seat } würfelt um den ersten Zug: { $first } und { $second }.
event-starts = { $seat } beginnt.

## Der Zug

event-turn-began = Zug { $number }: { $seat }.
event-rolled =
    { $throw ->
        [double] { $seat } würfelt einen Pasch: { $first } und { $second }.
       *[plain] { $seat } würfelt { $first } und { $second }.
    }
event-moved =
    { $passed ->
        [yes] { $seat } zieht über { $start } und landet auf „{ $space }“.
       *[no] { $seat } landet auf „{ $space }“.
    }
event-salary = { $start }: { $seat } erhält { $money } Gehalt.
event-third-double = Der dritte Pasch in Folge!
event-rested =
    { $why ->
        [own] { $space } gehört { $seat }: nichts zu zahlen.
        [owned] Auf { $space } ist keine Miete fällig.
        [jail] { $seat } ist nur zu Besuch.
       *[rest] Auf { $space } passiert nichts.
    }

## Gefängnis

event-went-to-jail = { $seat } kommt ins Gefängnis.
event-left-jail =
    { $how ->
        [fine] { $seat } kommt aus dem Gefängnis frei.
        [card] { $seat } kommt mit einer Karte aus dem Gefängnis frei.
        [double] { $seat } kommt durch einen Pasch aus dem Gefängnis frei.
        [served] { $seat } hat die Strafe abgesessen und kommt aus dem Gefängnis frei.
       *[last-throw] { $seat } kommt aus dem Gefängnis frei und zieht mit diesem Wurf.
    }
event-stayed-in-jail = { $seat } bleibt im Gefängnis.

## Karten

event-drew-card = { $seat } zieht eine Karte vom Stapel „{ $deck }“: „{ $card }“
event-received = { $seat } erhält { $money }.
event-card-returned = Die Gefängnis-frei-Karte von { $seat } kommt zurück unter den Stapel „{ $deck }“.

## Geld

event-paid =
    { $kind ->
        [rent] { $seat } zahlt { $money } Miete an { $other }.
        [tax] { $seat } zahlt { $money } Steuer.
        [fine] { $seat } zahlt die Strafe von { $money }.
        [interest] { $seat } zahlt { $money } Zinsen.
        [deal] { $seat } zahlt { $money } für die Besitzrechtkarte.
        [special] { $seat } zahlt { $money } an die Bank.
        [risk] { $seat } zahlt { $money } an die Bank.
       *[card]
            { $party ->
                [bank] { $seat } zahlt { $money }.
               *[seat] { $seat } zahlt { $money } an { $other }.
            }
    }
event-debt-opened =
    { $party ->
        [bank] { $seat } schuldet der Bank { $money } und hat nicht genug Geld.
       *[seat] { $seat } schuldet { $other } { $money } und hat nicht genug Geld.
    }
event-rent-due = { $seat } schuldet { $other } { $money } Miete für { $space }.
event-rent-thrown = { $seat } würfelt um die Miete für { $space }: { $first } und { $second }.
event-rent-asked = { $seat } verlangt von { $other } die Miete für { $space }.
event-rent-lost = { $other } hat die Miete für { $space } nicht rechtzeitig verlangt: Sie verfällt.
event-cash-passed = { $seat } gibt { $other } { $money }.
event-pot-won = { $seat } bekommt den Topf mit { $money }.

## Kaufen und Versteigern

event-bought = { $seat } kauft { $space } für { $money }.
event-declined = { $seat } kauft { $space } nicht.
event-auction-opened =
    { $lot ->
        [deed] Die Bank versteigert { $space }; Mindestgebot: { $money }.
       *[building] Die Bank versteigert { $a-building }; Mindestgebot: { $money }.
    }
event-bid-made = { $seat } bietet { $money }.
event-passed = { $seat } passt.
event-auction-won =
    { $lot ->
        [deed] { $seat } ersteigert { $space } für { $money }.
       *[building] { $seat } ersteigert { $a-building } für { $money }.
    }
event-no-bid =
    { $lot ->
        [deed] Niemand bietet: { $space } bleibt bei der Bank.
       *[building] Niemand bietet: Es wird nicht gebaut.
    }

## Gebäude

event-built =
    { $level ->
        [first] { $seat } baut { $a-building } auf { $space }.
        [plot] { $seat } baut { $a-building } auf { $space }; das ergibt { $count }.
        [hotel] { $seat } baut { $a-building } auf { $space }.
       *[further] { $seat } baut { $a-building } auf { $space }; jetzt stehen dort { $count }.
    }
event-sold-building =
    { $extent ->
        [base] { $seat } verkauft { $a-building } auf { $space } für { $money }.
        [one] { $seat } verkauft ein Gebäude auf { $space } für { $money }.
       *[all] { $seat } verkauft alle Gebäude auf { $space } für { $money }.
    }
event-sold-hotel-whole = { $seat } verkauft { $a-building } auf { $space } im Ganzen für { $money }.
event-sold-group = { $seat } verkauft alle Gebäude der Gruppe „{ $group }“ für { $money }.
event-wanted-building = { $seat } will auch bauen.

## Hypotheken

event-mortgaged = { $seat } nimmt auf { $space } eine Hypothek von { $money } auf.
event-lifted = { $seat } löst die Hypothek auf { $space } für { $money } ab.
event-paid-interest = { $seat } behält die Hypothek auf { $space } und schuldet { $money } Zinsen.

## Geschäfte und Handel

event-business-opened = { $seat } meldet sich zu Wort.
event-business-closed = { $seat } ist fertig.
event-offer-made = { $seat } macht { $other } ein Angebot: { $gives } gegen { $wants }.
event-offer-accepted = { $seat } nimmt das Angebot von { $other } an.
event-offer-refused = { $seat } lehnt das Angebot von { $other } ab.
event-offer-countered = { $seat } bereitet ein Gegenangebot vor.
event-deed-passed =
    { $mortgaged ->
        [yes] { $other } bekommt { $space } von { $seat }, mit Hypothek.
       *[no] { $other } bekommt { $space } von { $seat }.
    }
event-card-passed = { $other } bekommt eine Gefängnis-frei-Karte („{ $deck }“) von { $seat }.
event-settlement-offered = { $seat } bietet { $other } { $space } anstelle von { $money } Schulden an.
event-settlement-accepted = { $seat } nimmt { $space } anstelle von { $money } an.
event-settlement-refused = { $seat } nimmt { $space } nicht als Zahlung an.

## Das Ende

event-went-bankrupt =
    { $party ->
        [bank] { $seat } ist bankrott; alles fällt an die Bank.
       *[seat] { $seat } ist bankrott; alles fällt an { $other }.
    }
event-time-called = Die Zeit ist um: Dies ist die letzte Runde.
event-turn-limit-reached = Das war Zug { $number }, der letzte.
event-wealth-counted = { $seat } kommt auf ein Vermögen von { $money }.
event-won = { $seat } gewinnt!

## Missionen und Fähigkeiten

event-used-special =
    { $trigger ->
        [six] { $seat } geht auf die Mission „{ $special }“.
       *[double] { $seat } setzt die Machtfähigkeit „{ $special }“ ein, statt noch einmal zu würfeln.
    }
event-special-thrown =
    { $result ->
        [success] { $seat } würfelt { $number }: Die Mission gelingt.
       *[failure]
            { $needed ->
                [6] { $seat } würfelt { $number }, nötig ist eine 6: Die Mission misslingt.
               *[other] { $seat } würfelt { $number }, nötig ist mindestens { $needed }: Die Mission misslingt.
            }
    }
event-took-free = { $seat } bekommt { $space } umsonst.
event-stole = { $seat } stiehlt { $space } von { $other }.
event-put = { $seat } setzt { $other } auf „{ $space }“.
event-beat = { $seat } besiegt { $other } auf einen Schlag.
event-leapt = { $seat } springt auf „{ $space }“.
event-another-turn = { $seat } ist noch einmal am Zug.
event-duel-opened = { $seat } fordert { $other } zum Duell um { $space } heraus.
event-duel-thrown = { $seat } würfelt im Duell { $number }.
event-duel-ended =
    { $result ->
        [taken] { $seat } gewinnt das Duell um { $space }.
       *[kept] { $seat } gewinnt das Duell und behält { $space }.
    }

## Die Macht ($token kommt ohne Artikel: eine Marke)

event-tokens-thrown = Die Würfel für die Machtmarken: weiß { $first }, schwarz { $second }.
event-token-moved = Die { $token } zieht auf „{ $space }“.
event-tokens-swapped = Die Machtmarken tauschen die Plätze.
event-force-thrown =
    { $face ->
        [light] Der Machtwürfel zeigt Weiß, die helle Seite.
        [dark] Der Machtwürfel zeigt Schwarz, die dunkle Seite.
       *[shift] Der Machtwürfel zeigt eine Verschiebung der Macht.
    }
event-fight-opened = { $seat } muss auf „{ $space }“ gegen die { $token } kämpfen.
event-fight-ended =
    { $result ->
        [won] { $seat } gewinnt den Kampf.
       *[lost] { $seat } verliert den Kampf.
    }

## Bauplätze, Ansprüche und Fernkäufe

event-sold-deed = { $seat } verkauft { $space } für { $money } an die Bank.
event-bought-remotely = { $seat } kauft { $space }, wo { $other } steht, für { $money }.
event-built-remotely =
    { $level ->
        [first] { $seat } baut { $a-building } auf { $space }, wo { $other } steht.
       *[further] { $seat } baut { $a-building } auf { $space }, wo { $other } steht; das ergibt { $count }.
    }
event-commission = { $seat } zahlt { $money } Provision an { $other }.
event-not-for-sale =
    { $why ->
        [claimed] { $seat } kann { $space } nicht kaufen: Den Anspruch darauf hat { $other }.
        [claim-comes-first] { $seat } kann { $space } noch nicht kaufen: Erst fehlt ein zweites Grundstück dort, wo schon ein Anspruch besteht.
        [in-debt] { $seat } hat Schulden und kann { $space } nicht kaufen.
        [too-little-cash] { $seat } hat keine { $price } für { $space }.
       *[other] { $seat } kann { $space } nicht kaufen.
    }

## Schulden bei der Bank und das Risikofeld

event-borrowed = { $seat } leiht sich { $money } von der Bank.
event-repaid = { $seat } zahlt der Bank { $money } Schulden zurück.
event-risked =
    { $result ->
        [gain] { $seat } geht das Risiko ein und gewinnt { $money }.
       *[loss] { $seat } geht das Risiko ein und verliert { $money }.
    }

## Aussetzen und weitere Würfe

event-misses-next-turn = { $seat } muss einmal aussetzen.
event-missed-turn = { $seat } setzt aus.
event-rolls-again = { $seat } darf noch einmal würfeln.
event-same-double = Zweimal hintereinander der { $number }er-Pasch!
event-reshuffled = Die letzte Karte vom Stapel „{ $deck }“ ist gezogen: Alle werden gemischt und neu ausgelegt.
event-evened-out = { $seat } ist später an der Reihe und beginnt mit { $money } mehr.
