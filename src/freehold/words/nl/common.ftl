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

# Speciale regels waarvoor deze editie geen naam heeft.
special-number = speciale regel { $number }
special-unknown = Deze editie legt die niet uit.
side-none = geen kant
side-light = Lichte kant
side-dark = Duistere kant
token-light = fiche van de Lichte kant
token-dark = fiche van de Duistere kant

# Een vakje waaruit gekozen kan worden, met wat je erover moet weten.
space-noted = { $space } ({ $note })
figure-noted = { $figure } ({ $note })
note-price = prijs { $price }
note-owned = { $owner }, prijs { $price }
note-mortgaged = { $owner }, prijs { $price }, met hypotheek
note-rent = { $owner }, { $rent } huur

# Drie huizen van een kavel; een editie met kavels heeft er een eigen woord voor.
count-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }

# Een prijs, en wat degene krijgt die daar staat.
price-with-commission =
    { $to ->
        [nobody] { $price } plus { $commission } provisie
       *[seat] { $price } plus { $commission } provisie aan { $other }
    }
