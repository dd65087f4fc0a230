### De opschriften van keuzes, en de eerste helft van een weigering ("bouwen kan niet").

## Gewone antwoorden

action-roll =
    { $state ->
        [jail] Proberen dubbel te gooien
        [again] Nog een keer gooien
       *[free] Gooien
    }
action-end =
    { $state ->
        [again] De beurt beëindigen zonder nog een keer te gooien
       *[free] De beurt beëindigen
    }
action-pay = De boete van { $fine } betalen
action-use-card = Een verlaat-de-gevangeniskaart gebruiken
action-stay =
    { $decision ->
        [leave-by-double] Alleen de gevangenis verlaten
       *[turn]
            { $next ->
                [fine] In de gevangenis blijven en deze beurt overslaan (de volgende keer kost het { $next-fine })
                [free] In de gevangenis blijven en deze beurt overslaan (daarna ben je vrij)
               *[unknown] In de gevangenis blijven
            }
    }
action-buy =
    { $about ->
        [nothing] Kopen
       *[space] { $space } kopen voor { $price }
    }
action-decline =
    { $decision ->
        [special]
            { $trigger ->
                [six] Niet op missie gaan
               *[double] Liever nog een keer gooien
            }
        [choose-space]
            { $figure ->
                [token] Het fiche laten staan
               *[own] Blijven staan
            }
       *[buy]
            { $auctions ->
                [no] Niet kopen
               *[yes] Niet kopen, maar laten veilen
            }
    }
action-pass = Passen
action-accept = Aannemen
action-refuse = Afwijzen
action-counter = Een tegenvoorstel doen
action-propose = Dit voorstel doen
action-cancel = Toch niet
action-done = Klaar
action-give-up = Opgeven en failliet gaan
action-time-up = Zeggen dat de tijd om is
action-move = Met deze worp lopen
action-keep =
    { $about ->
        [nothing] De hypotheek aanhouden en de rente betalen
       *[space] De hypotheek op { $space } aanhouden en { $interest } rente betalen
    }
action-lift-now =
    { $about ->
        [nothing] De hypotheek nu aflossen
       *[space] De hypotheek op { $space } nu aflossen voor { $cost }
    }
action-claim = Ik wil er ook een
action-waive = Nee, dank je

## Zaken

action-build =
    { $building ->
        [unknown] Op { $space } bouwen voor { $money }
        [plot] { $a-building } bouwen op { $space } voor { $money }: dat maakt { $count }
       *[known] { $a-building } bouwen op { $space } voor { $money }
    }
action-sell =
    { $building ->
        [unknown] Een gebouw op { $space } verkopen voor { $money }
        [plot] { $a-building } op { $space } verkopen voor { $money }: dat laat { $count } over
       *[known] { $a-building } op { $space } verkopen voor { $money }
    }
action-sell-whole = { $a-building } op { $space } in één keer verkopen voor { $money }
action-sell-group =
    { $amount ->
        [unknown] Alle gebouwen van de groep “{ $group }” verkopen
       *[known] Alle gebouwen van de groep “{ $group }” verkopen voor { $money }
    }
action-buy-remote = { $space } op afstand kopen voor { $money }
action-sell-deed = { $space } aan de bank verkopen voor { $money }
action-mortgage = Een hypotheek van { $money } nemen op { $space }
action-lift = De hypotheek op { $space } aflossen voor { $cost }
action-trade = { $other } een voorstel doen
action-open = { $other } het woord geven
action-ask-rent = De huur van { $space } vragen
action-settle = { $space } aanbieden in plaats van huur

## Ruilen

action-offer-deed =
    { $side ->
        [give] { $space } geven
        [want] { $space } vragen
        [back] { $space } weer weghalen
       *[unknown] { $space } erbij leggen of weer weghalen
    }
action-offer-card =
    { $side ->
        [give] De { $free-card } geven
        [want] De { $free-card } vragen
        [back] De { $free-card } weer weghalen
       *[unknown] De { $free-card } erbij leggen of weer weghalen
    }
action-give-cash =
    { $amount ->
        [none] Geen geld geven
       *[some] { $money } geven
    }
action-want-cash =
    { $amount ->
        [none] Geen geld vragen
       *[some] { $money } vragen
    }
action-settle-for = Voor { $money } van de schuld aanbieden

## Andere vragen

action-place =
    { $building ->
        [unknown] Het gebouw op { $space } zetten
       *[known] { $a-building } op { $space } zetten
    }
action-figure = De pion { $figure } nemen
action-bid = { $money } bieden

## Missies, krachten en de Force

action-use =
    { $trigger ->
        [six] Op de missie “{ $special }” gaan
       *[double] De kracht “{ $special }” gebruiken
    }
action-take-money =
    { $amount ->
        [unknown] Het geld nemen
       *[known] { $money } nemen
    }
action-go-to =
    { $figure ->
        [leap] Naar { $space } springen
        [other] { $other } op { $space } zetten
        [token] Het { $token } op { $space } zetten
       *[own] Naar { $space } gaan
    }
action-target =
    { $effect ->
        [beat] { $other } verslaan (vermogen { $money })
        [put] { $other } verzetten (staat op { $place })
       *[unknown] { $other } kiezen
    }
action-take =
    { $effect ->
        [steal] { $space } stelen
        [duel] Om { $space } vechten
       *[free] { $space } nemen
    }

## Toeval

action-deal = { $space } uitdelen
action-card =
    { $about ->
        [nothing] Kaart { $number } trekken
       *[card] “{ $card }” trekken
    }
action-dice = { $first } en { $second } gooien
action-die = { $number } gooien
action-force-face =
    { $face ->
        [light] Wit gooien met de Force-dobbelsteen
        [dark] Zwart gooien met de Force-dobbelsteen
       *[shift] Een verschuiving in de Force gooien
    }

## Weigeringen

refusal = { $cannot }: { $reason }
allowed = dat mag

cannot-roll = gooien kan niet
cannot-end = de beurt beëindigen kan niet
cannot-pay = de boete betalen kan niet
cannot-use-card = een kaart gebruiken kan niet
cannot-stay = blijven kan niet
cannot-buy = kopen kan niet
cannot-decline = daarvan afzien kan niet
cannot-pass = passen kan niet
cannot-accept = aannemen kan niet
cannot-refuse = afwijzen kan niet
cannot-counter = een tegenvoorstel doen kan niet
cannot-propose = dit voorstel doen kan niet
cannot-cancel = terugnemen kan niet
cannot-done = stoppen kan niet
cannot-give-up = opgeven kan niet
cannot-time-up = zeggen dat de tijd om is, kan niet
cannot-move = lopen kan niet
cannot-keep = de hypotheek aanhouden kan niet
cannot-lift-now = de hypotheek nu aflossen kan niet
cannot-claim = een gebouw opeisen kan niet
cannot-waive = ervan afzien kan niet
cannot-build = bouwen kan niet
cannot-sell = verkopen kan niet
cannot-sell-whole = in één keer verkopen kan niet
cannot-sell-group = de gebouwen van de groep verkopen kan niet
cannot-buy-remote = kopen op afstand kan niet
cannot-sell-deed = { $space } verkopen kan niet
cannot-mortgage = een hypotheek nemen kan niet
cannot-lift = de hypotheek aflossen kan niet
cannot-trade = ruilen kan niet
cannot-open = het woord geven kan niet
cannot-ask-rent = huur vragen kan niet
cannot-settle = met eigendom betalen kan niet
cannot-offer-deed = { $space } ruilen kan niet
cannot-offer-card = de kaart ruilen kan niet
cannot-give-cash = zoveel geven kan niet
cannot-want-cash = zoveel vragen kan niet
cannot-settle-for = zoveel verrekenen kan niet
cannot-place = het gebouw daar zetten kan niet
cannot-figure = die pion nemen kan niet
cannot-deal = dat eigendomsbewijs uitdelen kan niet
cannot-card = die kaart trekken kan niet
cannot-dice = gooien kan niet
cannot-bid = bieden kan niet
cannot-use = dat gebruiken kan niet
cannot-take-money = het geld nemen kan niet
cannot-go-to = daarheen gaan kan niet
cannot-target = die speler kiezen kan niet
cannot-take = { $space } nemen kan niet
cannot-die = gooien kan niet
cannot-force-face = de Force-dobbelsteen gooien kan niet
cannot-nothing = dat kan niet
