### Words that every other catalogue leans on.

language-name = English

bank = the bank
chance = chance
nobody = nobody
nothing = nothing

# A list of names: all but the last are joined by the comma, the last by "and".
list-comma = { $left }, { $right }
list-and = { $left } and { $right }

free-card = get-out-of-jail card
free-card-of = get-out-of-jail card ({ $deck })

# A space or a figure that this board does not have.
space-number = space { $number }
group-number = group { $number }
figure-number = figure { $number }
deck-number = deck { $number }
card-number = card { $number }

# Special rules that this edition does not name.
special-number = special rule { $number }
special-unknown = This edition does not explain it.
side-none = no side
side-light = Light Side
side-dark = Dark Side
token-light = Light token
token-dark = Dark token

# A space among the choices, with what there is to know about it.
space-noted = { $space } ({ $note })
figure-noted = { $figure } ({ $note })
note-price = price { $price }
note-owned = { $owner }, price { $price }
note-mortgaged = { $owner }, price { $price }, mortgaged
note-rent = { $owner }, rent { $rent }

# Three houses of a plot; an edition with plots has its own word.
count-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }

# A price, and what the one gets who stands there.
price-with-commission =
    { $to ->
        [nobody] { $price } plus { $commission } commission
       *[seat] { $price } plus { $commission } commission to { $other }
    }
