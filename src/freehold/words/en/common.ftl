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
