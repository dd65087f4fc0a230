### The words of this edition: names and card flavour, written for Freehold.

edition-title = Star Wars: Episode II

money =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }

## Buildings. a-house and a-hotel are what somebody builds, buys or sells.

house = apartment
houses = apartments
hotel = tower
hotels = towers
a-house = an apartment
a-hotel = a tower
count-houses =
    { $count ->
        [one] { $count } apartment
       *[other] { $count } apartments
    }
count-hotels =
    { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }

## The board

space-go = GO
space-tusken-camp = Tusken Camp
space-jedi-1 = Jedi
space-wattos-shop = Watto's Shop
space-tax = Tax
space-jedi-starfighter = Jedi Starfighter
space-mos-espa = Mos Espa
space-sith-1 = Sith
space-lars-homestead = Lars Homestead
space-dune-sea = Dune Sea
space-jail = Jail / Just Visiting
space-tipoca-city = Tipoca City
space-moisture-farm-grid = Moisture Farm Grid
space-clone-hall = Clone Hall
space-landing-platform = Landing Platform
space-naboo-cruiser = Naboo Cruiser
space-droid-factory = Droid Factory
space-jedi-2 = Jedi
space-geonosis-arena = Geonosis Arena
space-dookus-hangar = Dooku's Hangar
space-free-parking = Free Parking
space-dexs-diner = Dex's Diner
space-sith-2 = Sith
space-outlander-club = Outlander Club
space-industrial-zone = Industrial Zone
space-slave-1 = Slave I
space-lake-country = Lake Country
space-theed = Theed
space-power-core = Power Core
space-royal-palace = Royal Palace
space-go-to-jail = Go to Jail
space-padmes-apartment = Padmé's Apartment
space-chancellors-office = Chancellor's Office
space-jedi-3 = Jedi
space-galactic-senate = Galactic Senate
space-solar-sailer = Solar Sailer
space-sith-3 = Sith
space-jedi-archives = Jedi Archives
space-asteroid-shower = Asteroid Shower
space-jedi-temple = Jedi Temple

## Groups

group-brown = Brown
group-railroads = Stations
group-light-blue = Light blue
group-pink = Pink
group-utilities = Utilities
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue

## Decks

deck-sith = Sith
deck-jedi = Jedi

## Figures

figure-obi-wan = Obi-Wan
figure-anakin = Anakin
figure-padme = Padmé
figure-mace-windu = Mace Windu
figure-clone-trooper = Clone Trooper
figure-dooku = Count Dooku
figure-jango-fett = Jango Fett
figure-super-battle-droid = Super Battle Droid

## Sides and Force tokens

side-light = Light Side of the Force
side-dark = Dark Side of the Force
token-light = Light Force token
token-dark = Dark Force token

## Cards: one sentence of colour each; what the card does is told elsewhere.

card-sith-to-jedi-temple = The trail ends where nobody looked: among the Jedi themselves.
card-sith-to-jedi-starfighter = A small ship with a hyperspace ring stands ready.
card-sith-receive-200-a = The Trade Federation buys a vote.
card-sith-receive-200-b = An advance on an army that officially does not exist.
card-sith-to-industrial-zone = A shadowy meeting among chimneys and scrap.
card-sith-to-tipoca-city = The rain drums on the domes, and the cloners are expecting you.
card-sith-next-utility = The lights go out in half the district.
card-sith-next-railroad = The last transport is leaving; jump aboard.
card-sith-to-go = The plan was a trap; start all over again.
card-sith-to-jail = Chained to a pillar, with the crowd cheering.
card-sith-back-3 = The conveyor belt runs the wrong way.
card-sith-receive-50 = A rare dart fetches a collector's price.
card-sith-pay-15 = Speeding between the towers, and a patrol saw it.
card-sith-pay-each-50 = The separatists demand a contribution to the cause.
card-sith-repairs = Geonosian swarms have gnawed at the foundations.
card-sith-leave-jail = The bounty hunter owes a favour.

card-jedi-to-go = The archivist sends you back to the first shelf.
card-jedi-receive-200 = The Republic settles an old account in your favour.
card-jedi-receive-100-a = The senator thanks her bodyguards.
card-jedi-receive-100-b = A protocol droid has translated to everyone's satisfaction.
card-jedi-receive-100-c = The harvest in the lake country is in.
card-jedi-receive-100-d = A lost planet is found, and finders are paid.
card-jedi-receive-25 = The cook of the diner repays a loan.
card-jedi-receive-20 = The old speeder sold for more than it cost.
card-jedi-receive-10 = A youngling returns a lost purse.
card-jedi-collect-each-10 = A quiet wedding by the lake: the guests bring gifts.
card-jedi-pay-100 = A new lightsaber; the last one was lost at work.
card-jedi-pay-50-a = Repairs to the starfighter after the asteroid belt.
card-jedi-pay-50-b = School fees at the temple.
card-jedi-repairs = The city wants every tower made safe.
card-jedi-to-jail = A mandate was overstepped, with the best intentions.
card-jedi-leave-jail = Two hundred friends arrive at the last moment.
