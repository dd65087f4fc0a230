### Woorden waarop alle andere catalogi steunen.

language-name = Nederlands

bank = de bank
chance = het toeval
nobody = niemand
nothing = niets

# Een opsomming: het laatste deel volgt op "en", de andere op een komma.
list-comma = { $left }, { $right }
list-and = { $left } en { $right }

free-card = verlaat-de-gevangeniskaart
free-card-of = verlaat-de-gevangeniskaart ({ $deck })

# Een vakje of een pion die dit bord niet heeft.
space-number = vakje { $number }
group-number = groep { $number }
figure-number = pion { $number }
deck-number = stapel { $number }
card-number = kaart { $number }
