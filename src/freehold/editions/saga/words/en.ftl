### The words of this edition: names and card flavour, written for Freehold.

edition-title = Star Wars Saga

money =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }

## Buildings. a-house and a-hotel are what somebody builds, buys or sells.

house = settlement
houses = settlements
hotel = city
hotels = cities
a-house = a settlement
a-hotel = a city
count-houses =
    { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
count-hotels =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }

## The board

space-go = GO
space-dantooine = Dantooine
space-jedi-1 = Jedi
space-kessel = Kessel
space-tribute = Tribute
space-super-star-destroyer = Super Star Destroyer
space-hoth = Hoth
space-sith-1 = Sith
space-dagobah = Dagobah
space-polis-massa = Polis Massa
space-jail = Jail / Just Visiting
space-yavin-4 = Yavin 4
space-death-star = Death Star
space-endor = Endor
space-kashyyyk = Kashyyyk
space-republic-assault-ship = Republic Assault Ship
space-tatooine = Tatooine
space-jedi-2 = Jedi
space-geonosis = Geonosis
space-mustafar = Mustafar
space-free-parking = Free Parking
space-felucia = Felucia
space-sith-2 = Sith
space-saleucami = Saleucami
space-mygeeto = Mygeeto
space-imperial-star-destroyer = Imperial Star Destroyer
space-utapau = Utapau
space-kamino = Kamino
space-death-star-2 = Death Star II
space-bespin = Bespin
space-go-to-jail = Go to Jail
space-corellia = Corellia
space-alderaan = Alderaan
space-jedi-3 = Jedi
space-cato-neimoidia = Cato Neimoidia
space-corellian-corvette = Corellian Corvette
space-sith-3 = Sith
space-naboo = Naboo
space-bounty = Bounty
space-coruscant = Coruscant

## Groups

group-brown = Brown
group-railroads = Warships
group-light-blue = Light blue
group-pink = Pink
group-utilities = Death Stars
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue

## Decks

deck-sith = Sith
deck-jedi = Jedi

## Figures

figure-darth-maul = Darth Maul
figure-obi-wan-kenobi = Obi-Wan Kenobi
figure-general-grievous = General Grievous
figure-luke-skywalker = Luke Skywalker
figure-palpatine = Palpatine
figure-leia = Princess Leia
figure-darth-vader = Darth Vader
figure-yoda = Yoda

## Powers: their names, and what they do in one sentence.

special-jedi-leap = Jedi leap
special-jedi-leap-about = You put your figure on any space.
special-mind-trick = The Jedi mind trick
special-mind-trick-about = The bank pays you 200 credits.
special-force-grip = Force grip
special-force-grip-about = Every other player pays you 40 credits.
special-light-side = The light side of the Force
special-light-side-about = You draw a Jedi card.
special-dark-side = The dark side of the Force
special-dark-side-about = You draw a Sith card.
special-lightsaber-duel = Lightsaber duel for a property
special-lightsaber-duel-about = You challenge another player for a property that is in no complete group: both throw a die, and the higher throw gets or keeps it.

## Cards: one sentence of colour each; what the card does is told elsewhere.

card-sith-to-coruscant = The capital of the galaxy is waiting, lights and all.
card-sith-to-super-star-destroyer = A shuttle with an Imperial escort takes you aboard the flagship.
card-sith-receive-200-a = The Emperor is pleased, which happens seldom enough.
card-sith-receive-200-b = A spice run through the asteroid field has paid off.
card-sith-to-mygeeto = The crystal bridges need a commander tonight.
card-sith-to-yavin-4 = The hidden base must be found before the moon rises.
card-sith-next-utility = A tractor beam takes hold.
card-sith-next-railroad = All hands to the nearest warship!
card-sith-to-go = The dark side has a long memory: back to the beginning.
card-sith-to-jail = Carbonite is cold; the cell is only a little warmer.
card-sith-back-3 = The lightsaber duel is not going well on the narrow catwalk.
card-sith-receive-50 = A bribe that nobody admits to having paid.
card-sith-pay-15 = A stormtrooper notes down a speeder without lights.
card-sith-pay-each-50 = Loyalty can be bought, and at this table it is not cheap.
card-sith-repairs = The Empire inspects every building and finds fault with each.
card-sith-leave-jail = A guard looks away at the right moment.

card-jedi-to-go = A familiar voice says: begin once more.
card-jedi-receive-200 = A chest from the old temple still holds its treasure.
card-jedi-receive-100-a = The rebels share what they captured.
card-jedi-receive-100-b = A podrace bet on the right outsider.
card-jedi-receive-100-c = The princess remembers an old debt.
card-jedi-receive-100-d = Cloud City pays its shareholders.
card-jedi-receive-25 = Holo chess against a Wookiee: he let you win.
card-jedi-receive-20 = The moisture farm had a good season.
card-jedi-receive-10 = A coin lies at the bottom of the swamp.
card-jedi-collect-each-10 = The whole village of little hunters drums and collects.
card-jedi-pay-100 = A new hand, finely made, is not cheap.
card-jedi-pay-50-a = The hyperdrive has failed again.
card-jedi-pay-50-b = Lessons with the old hermit.
card-jedi-repairs = After the storm every roof needs mending.
card-jedi-to-jail = The blockade was tighter than it looked.
card-jedi-leave-jail = Two droids have talked the cell door into opening.
