### Wörter, auf die sich alle anderen Kataloge stützen.

language-name = Deutsch

bank = die Bank
chance = der Zufall
nobody = niemand
nothing = nichts

# Eine Aufzählung: das letzte Glied folgt auf „und“, die anderen auf ein Komma.
list-comma = { $left }, { $right }
list-and = { $left } und { $right }

free-card = Gefängnis-frei-Karte
free-card-of = Gefängnis-frei-Karte ({ $deck })

# Ein Feld oder eine Figur, die es auf diesem Brett nicht gibt.
space-number = Feld { $number }
group-number = Gruppe { $number }
figure-number = Figur { $number }
deck-number = Stapel { $number }
card-number = Karte { $number }

# Sonderregeln, für die diese Ausgabe keinen Namen hat.
special-number = Sonderregel { $number }
special-unknown = Diese Ausgabe erklärt sie nicht.
side-none = keine Seite
side-light = helle Seite
side-dark = dunkle Seite
token-light = Marke der hellen Seite
token-dark = Marke der dunklen Seite

# Ein Feld, das zur Wahl steht, mit dem, was man darüber wissen muss.
space-noted = { $space } ({ $note })
figure-noted = { $figure } ({ $note })
note-price = Preis { $price }
note-owned = { $owner }, Preis { $price }
note-mortgaged = { $owner }, Preis { $price }, mit Hypothek
note-rent = { $owner }, { $rent } Miete

# Drei Häuser eines Bauplatzes; eine Ausgabe mit Bauplätzen hat ein eigenes Wort dafür.
count-stations =
    { $count ->
        [one] { $count } Station
       *[other] { $count } Stationen
    }

# Ein Preis, und was bekommt, wer dort steht.
price-with-commission =
    { $to ->
        [nobody] { $price } und { $commission } Provision
       *[seat] { $price } und { $commission } Provision an { $other }
    }
