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
