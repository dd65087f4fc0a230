### Wat het spel vraagt.  $seat beslist en wordt aangesproken; over het toeval wordt alleen verteld.

decision-none = Het spel gaat verder.
decision-choose-figure = { $seat }, kies je pion.
decision-deal-deed = Er wordt een eigendomsbewijs uitgedeeld.
decision-throw-for-start = De dobbelstenen bepalen wie begint.
decision-turn =
    { $state ->
        [jail] { $seat }, je zit in de gevangenis. Wat doe je?
        [again] { $seat }, je hebt dubbel gegooid en mag verder.
        [fee] { $seat }, je zit in de gevangenis. Betaal je de boete van { $fine }, of blijf je en sla je deze beurt over?
        [card] { $seat }, van de kaart mag je nog een keer gooien.
        [just-out] { $seat }, je bent weer vrij en gaat vanaf hier verder. Verkopen en kopen op afstand moet wachten tot je volgende beurt.
        [before] { $seat }, je bent aan de beurt. Verkoop en koop op afstand gaan voor de worp.
       *[free] { $seat }, je bent aan de beurt.
    }
decision-end-turn = { $seat }, nog iets voordat je de dobbelstenen doorgeeft?
decision-roll = Er wordt gegooid.
decision-leave-by-double = { $seat }, met dubbel kom je vrij. Loop je met deze worp?
decision-pay-after-throw = { $seat }, geen dubbel. Betaal je de boete van { $fine } en loop je, of blijf je in de gevangenis?
decision-draw-card = Er wordt een kaart getrokken.
decision-buy = { $seat }, koop je { $space } voor { $price }?
decision-bid =
    { $lot ->
        [deed]
            { $amount ->
                [unknown] { $seat }, wat bied je voor { $space }?
               *[known] { $seat }, bied je { $money } of meer voor { $space }?
            }
       *[building]
            { $amount ->
                [unknown] { $seat }, wat bied je voor { $a-building }?
               *[known] { $seat }, bied je { $money } of meer voor { $a-building }?
            }
    }
decision-rent-throw = Er wordt gegooid voor de huur van { $space }.
decision-raise-cash =
    { $amount ->
        [unknown] { $seat }, je komt geld tekort. Breng bijeen wat je schuldig bent, of geef op.
       *[known]
            { $party ->
                [bank] { $seat }, je bent de bank { $money } schuldig. Breng het geld bijeen, of geef op.
               *[seat] { $seat }, je bent { $other } { $money } schuldig. Breng het geld bijeen, of geef op.
            }
    }
decision-passed-mortgage = { $seat }, op { $space } rust een hypotheek. Los je die af voor { $cost }, of houd je die aan en betaal je { $interest } rente?
decision-business = { $seat }, welke zaken wil je regelen?
decision-offer =
    { $party ->
        [bank] { $seat }, wat stel je voor?
       *[seat] { $seat }, wat stel je { $other } voor?
    }
decision-answer-offer =
    { $party ->
        [bank] { $seat }, neem je het voorstel aan?
       *[seat] { $seat }, neem je het voorstel van { $other } aan?
    }
decision-settle-for =
    { $amount ->
        [unknown] { $seat }, hoeveel van je schuld wil je met { $space } betalen?
       *[known] { $seat }, hoeveel van je schuld van { $money } wil je met { $space } betalen?
    }
decision-answer-settlement =
    { $amount ->
        [unknown] { $seat }, neem je { $space } aan voor een deel van de schuld?
       *[known] { $seat }, neem je { $space } aan in plaats van { $money }?
    }
decision-want-building = { $seat }, de bank raakt door haar gebouwen heen. Wil je er ook een?
decision-place-building = { $seat }, waar wil je je gebouw zetten?
decision-game-over = Het spel is afgelopen.
decision-special =
    { $trigger ->
        [six] { $seat }, je worp brengt de missie “{ $special }”. { $explained } Probeer je die?
       *[double] { $seat }, je dubbele worp brengt de kracht “{ $special }”. { $explained } Gebruik je die, of gooi je nog een keer?
    }
decision-special-throw = Voor de missie wordt een dobbelsteen gegooid.
decision-take-free =
    { $instead ->
        [money]
            { $count ->
                [one] { $seat }, welk eigendom van de bank neem je gratis? Of neem je in plaats daarvan { $money }?
               *[other] { $seat }, welke { $count } eigendommen van de bank neem je gratis? Of neem je in plaats daarvan { $money }?
            }
       *[nothing] { $seat }, welk eigendom van de bank neem je gratis?
    }
decision-choose-space =
    { $figure ->
        [leap] { $seat }, naar welk vakje spring je?
        [other] { $seat }, op welk vakje zet je { $other }?
        [token] { $seat }, op welk vakje zet je het { $token }?
       *[own] { $seat }, naar welk vakje ga je?
    }
decision-choose-seat =
    { $effect ->
        [beat] { $seat }, wie versla je?
       *[put] { $seat }, wie zet je op een ander vakje?
    }
decision-choose-property =
    { $effect ->
        [duel] { $seat }, om welk eigendom vecht je?
       *[steal]
            { $party ->
                [bank] { $seat }, welk eigendom steel je?
               *[seat] { $seat }, welk eigendom steel je nog meer van { $other }?
            }
    }
decision-duel-throw =
    { $about ->
        [nothing] In het duel wordt gegooid.
       *[space] In het duel om { $space } wordt gegooid.
    }
decision-token-throw = Er wordt gegooid voor de Force-fiches.
decision-force-throw = De Force-dobbelsteen wordt gegooid.
