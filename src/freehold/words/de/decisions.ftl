### Was das Spiel fragt.  $seat entscheidet und wird angesprochen; vom Zufall ist nur die Rede.

decision-none = Das Spiel geht weiter.
decision-choose-figure = { $seat }, wähle deine Figur.
decision-deal-deed = Eine Besitzrechtkarte wird ausgeteilt.
decision-throw-for-start = Die Würfel entscheiden, wer beginnt.
decision-turn =
    { $state ->
        [jail] { $seat }, du bist im Gefängnis. Was tust du?
        [again] { $seat }, du hast einen Pasch gewürfelt und darfst weitermachen.
        [fee] { $seat }, du bist im Gefängnis. Zahlst du die Strafe von { $fine }, oder bleibst du und setzt aus?
        [card] { $seat }, die Karte lässt dich noch einmal würfeln.
        [just-out] { $seat }, du bist wieder frei und ziehst von hier aus weiter. Verkäufe und Fernkäufe müssen bis zu deinem nächsten Zug warten.
        [before] { $seat }, du bist am Zug. Verkäufe und Fernkäufe kommen vor dem Würfeln.
       *[free] { $seat }, du bist am Zug.
    }
decision-end-turn = { $seat }, noch etwas, bevor du die Würfel weitergibst?
decision-roll = Es wird gewürfelt.
decision-leave-by-double = { $seat }, dein Pasch befreit dich. Ziehst du mit diesem Wurf?
decision-pay-after-throw = { $seat }, kein Pasch. Zahlst du die Strafe von { $fine } und ziehst, oder bleibst du im Gefängnis?
decision-draw-card = Eine Karte wird gezogen.
decision-buy = { $seat }, kaufst du { $space } für { $price }?
decision-bid =
    { $lot ->
        [deed]
            { $amount ->
                [unknown] { $seat }, was bietest du für { $space }?
               *[known] { $seat }, bietest du { $money } oder mehr für { $space }?
            }
       *[building]
            { $amount ->
                [unknown] { $seat }, was bietest du für { $a-building }?
               *[known] { $seat }, bietest du { $money } oder mehr für { $a-building }?
            }
    }
decision-rent-throw = Um die Miete für { $space } wird gewürfelt.
decision-raise-cash =
    { $amount ->
        [unknown] { $seat }, dir fehlt Geld. Beschaffe, was du schuldest, oder gib auf.
       *[known]
            { $party ->
                [bank] { $seat }, du schuldest der Bank { $money }. Beschaffe das Geld oder gib auf.
               *[seat] { $seat }, du schuldest { $other } { $money }. Beschaffe das Geld oder gib auf.
            }
    }
decision-passed-mortgage = { $seat }, auf { $space } liegt eine Hypothek. Löst du sie für { $cost } ab, oder behältst du sie und zahlst { $interest } Zinsen?
decision-business = { $seat }, welche Geschäfte willst du machen?
decision-offer =
    { $party ->
        [bank] { $seat }, stell dein Angebot zusammen.
       *[seat] { $seat }, stell dein Angebot an { $other } zusammen.
    }
decision-answer-offer =
    { $party ->
        [bank] { $seat }, nimmst du das Angebot an?
       *[seat] { $seat }, nimmst du das Angebot von { $other } an?
    }
decision-settle-for =
    { $amount ->
        [unknown] { $seat }, wie viel deiner Schuld willst du mit { $space } begleichen?
       *[known] { $seat }, wie viel deiner Schuld von { $money } willst du mit { $space } begleichen?
    }
decision-answer-settlement =
    { $amount ->
        [unknown] { $seat }, nimmst du { $space } für einen Teil der Schuld an?
       *[known] { $seat }, nimmst du { $space } anstelle von { $money } an?
    }
decision-want-building = { $seat }, der Bank gehen die Gebäude aus. Willst du auch eines?
decision-place-building = { $seat }, wo soll dein Gebäude stehen?
decision-game-over = Das Spiel ist aus.
decision-special =
    { $trigger ->
        [six] { $seat }, dein Wurf bringt die Mission „{ $special }“. { $explained } Versuchst du sie?
       *[double] { $seat }, dein Pasch bringt die Machtfähigkeit „{ $special }“. { $explained } Setzt du sie ein, oder würfelst du noch einmal?
    }
decision-special-throw = Für die Mission wird ein Würfel geworfen.
decision-take-free =
    { $instead ->
        [money]
            { $count ->
                [one] { $seat }, welches Grundstück der Bank nimmst du umsonst? Oder nimmst du stattdessen { $money }?
               *[other] { $seat }, welche { $count } Grundstücke der Bank nimmst du umsonst? Oder nimmst du stattdessen { $money }?
            }
       *[nothing] { $seat }, welches Grundstück der Bank nimmst du umsonst?
    }
decision-choose-space =
    { $figure ->
        [leap] { $seat }, auf welches Feld springst du?
        [other] { $seat }, auf welches Feld setzt du { $other }?
        [token] { $seat }, auf welches Feld setzt du die { $token }?
       *[own] { $seat }, auf welches Feld ziehst du?
    }
decision-choose-seat =
    { $effect ->
        [beat] { $seat }, wen besiegst du?
       *[put] { $seat }, wen setzt du auf ein anderes Feld?
    }
decision-choose-property =
    { $effect ->
        [duel] { $seat }, um welches Grundstück kämpfst du?
       *[steal]
            { $party ->
                [bank] { $seat }, welches Grundstück stiehlst du?
               *[seat] { $seat }, welches Grundstück stiehlst du noch von { $other }?
            }
    }
decision-duel-throw =
    { $about ->
        [nothing] Im Duell wird gewürfelt.
       *[space] Im Duell um { $space } wird gewürfelt.
    }
decision-token-throw = Für die Machtmarken wird gewürfelt.
decision-force-throw = Der Machtwürfel wird geworfen.
