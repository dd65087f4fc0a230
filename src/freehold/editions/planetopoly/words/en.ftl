### The words of this edition: names and card flavour, written for Freehold.

edition-title = Planetopoly

money =
    { $amount ->
        [one] { $amount } unit
       *[other] { $amount } units
    }

## Buildings. a-house and a-hotel are what somebody builds, buys or sells.
## A house is a base, three bases are a space station, and a hotel is a space port: three stations.

house = base
houses = bases
hotel = space port
hotels = space ports
a-house = a base
a-hotel = a space port
count-houses =
    { $count ->
        [one] { $count } base
       *[other] { $count } bases
    }
count-stations =
    { $count ->
        [one] { $count } space station
       *[other] { $count } space stations
    }
count-hotels =
    { $count ->
        [one] { $count } space port
       *[other] { $count } space ports
    }

## The board

space-start = Start
space-lyra-1 = Lyra 1
space-lyra-2 = Lyra 2
space-customs-1 = Customs Post 1
space-lyra-3 = Lyra 3
space-event-1 = Event 1
space-draco-1 = Draco 1
space-radar-1 = Radar Trap 1
space-draco-2 = Draco 2
space-draco-3 = Draco 3
space-jail-a = Jail A / Just Visiting
space-cygnus-1 = Cygnus 1
space-cygnus-2 = Cygnus 2
space-customs-2 = Customs Post 2
space-cygnus-3 = Cygnus 3
space-event-2 = Event 2
space-perseus-1 = Perseus 1
space-radar-2 = Radar Trap 2
space-perseus-2 = Perseus 2
space-perseus-3 = Perseus 3
space-risk = Risk Space
space-orion-1 = Orion 1
space-orion-2 = Orion 2
space-customs-3 = Customs Post 3
space-orion-3 = Orion 3
space-event-3 = Event 3
space-pegasus-1 = Pegasus 1
space-radar-3 = Radar Trap 3
space-pegasus-2 = Pegasus 2
space-pegasus-3 = Pegasus 3
space-jail-b = Jail B / Just Visiting
space-cassiopeia-1 = Cassiopeia 1
space-cassiopeia-2 = Cassiopeia 2
space-customs-4 = Customs Post 4
space-cassiopeia-3 = Cassiopeia 3
space-event-4 = Event 4
space-andromeda-1 = Andromeda 1
space-radar-4 = Radar Trap 4
space-andromeda-2 = Andromeda 2
space-andromeda-3 = Andromeda 3

## Planets, customs posts and radar traps

group-lyra = Lyra
group-customs = Customs Posts
group-draco = Draco
group-radar = Radar Traps
group-cygnus = Cygnus
group-perseus = Perseus
group-orion = Orion
group-pegasus = Pegasus
group-cassiopeia = Cassiopeia
group-andromeda = Andromeda

## The deck

deck-events = Events

## Figures

figure-red = Red Peg
figure-green = Green Peg
figure-blue = Blue Peg
figure-yellow = Yellow Peg

## Cards: one sentence of colour each; what the card does is told elsewhere.

card-events-pay-50 = A meteorite the size of a pea has gone through your windscreen.
card-events-pay-100-a = Parking in a stable orbit is not free, either.
card-events-pay-100-b = Your ship needs new filters, and the air agrees.
card-events-pay-150 = The translation robot insulted somebody, in perfect grammar.
card-events-pay-200-a = Solar storm: every lamp on board has to be replaced.
card-events-pay-200-b = A stowaway has eaten the provisions for half a year.
card-events-pay-300 = The shortcut through the asteroid belt was none.
card-events-pay-400 = The main engine has been left behind, somewhere near the last moon.
card-events-receive-50 = A returnable oxygen bottle was under the seat.
card-events-receive-100-a = Your holiday picture of a comet wins a prize.
card-events-receive-100-b = A satellite that you had written off still sends, and pays.
card-events-receive-150 = Tourists want to see the double sunset from your window.
card-events-receive-200-a = You find ice on a rock that nobody wanted.
card-events-receive-200-b = A freighter thanks you for the tow.
card-events-receive-300 = The patent for the folding antenna is granted at last.
card-events-receive-500 = Your probe has found the treasure of a lost fleet.
card-events-miss-turn-a = The navigation computer installs its updates, one by one.
card-events-miss-turn-b = Quarantine: somebody on board has the moon measles.
card-events-roll-again-a = Tailwind from a pulsar!
card-events-roll-again-b = The tank was fuller than the gauge said.
card-events-roll-again-c = A comet takes you in tow.
card-events-opposite-a = You fly into a wormhole, feet first.
card-events-opposite-b = The star chart was mirrored.
card-events-opposite-c = The experimental drive works, once.
