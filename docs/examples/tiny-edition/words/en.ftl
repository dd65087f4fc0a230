edition-title = Millbrook
money =
    { $amount ->
        [one] { $amount } penny
       *[other] { $amount } pence
    }
house = cottage
houses = cottages
hotel = inn
hotels = inns
a-house = a cottage
a-hotel = an inn
count-houses =
    { $count ->
        [one] { $count } cottage
       *[other] { $count } cottages
    }
count-hotels =
    { $count ->
        [one] { $count } inn
       *[other] { $count } inns
    }

figure-cat = the cat
figure-cart = the cart
figure-kettle = the kettle
figure-loaf = the loaf

group-lanes = Lanes
group-squares = Squares
group-bridges = Bridges

space-mill = The Mill
space-goose-lane = Goose Lane
space-post = Post Office
space-baker-lane = Baker Lane
space-lock-up = The Lock-up
space-north-bridge = North Bridge
space-market-square = Market Square
space-toll = Toll
space-green = Village Green
space-church-square = Church Square
space-constable = The Constable
space-south-bridge = South Bridge

deck-letters = Letters
card-letters-to-mill = The miller is looking for you.
card-letters-next-bridge = A boat waits at the next bridge.
card-letters-birthday = It is your birthday, and everybody knows.
card-letters-roof = The storm took some tiles.
card-letters-pardon = The judge was in a good mood.
