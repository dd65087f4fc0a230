### The words of this edition: names and card flavour, written for Freehold.

edition-title = Star Wars: The Clone Wars

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
space-tatooine-dune-sea = Tatooine: Dune Sea
space-jedi-1 = Jedi
space-tatooine-system = Tatooine System
space-trade-duty = Trade Duty
space-twilight = Twilight
space-bothawui = Bothawui
space-sith-1 = Sith
space-ruusan = Ruusan
space-abregado-system = Abregado System
space-jail = Jail / Just Visiting
space-rugosa = Rugosa
space-skytop-station = Skytop Station
space-toydaria-system = Toydaria System
space-rishi = Rishi
space-resolute = Resolute
space-teth-castle = Teth: Castle
space-jedi-2 = Jedi
space-teth-jungle = Teth: Jungle
space-teth-system = Teth System
space-free-parking = Free Parking
space-kaliida-nebula = Kaliida Nebula
space-sith-2 = Sith
space-antar = Antar
space-rodia = Rodia
space-malevolence = Malevolence
space-ryloth = Ryloth
space-florrum = Florrum
space-medical-station = Republic Medical Station
space-vassek = Vassek
space-go-to-jail = Go to Jail
space-crystal-city-plaza = Crystal City: Plaza Centre
space-crystal-city = Crystal City
space-jedi-3 = Jedi
space-christophsis-system = Christophsis System
space-defender = Defender
space-sith-3 = Sith
space-ziros-palace = Ziro's Palace
space-ransom = Ransom
space-jabbas-palace = Jabba's Palace

## Groups

group-brown = Brown
group-railroads = Starships
group-light-blue = Light blue
group-pink = Pink
group-utilities = Space stations
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue

## Decks

deck-sith = Sith
deck-jedi = Jedi

## Figures

figure-anakin = Anakin
figure-obi-wan = Obi-Wan
figure-ahsoka-tano = Ahsoka Tano
figure-captain-rex = Captain Rex
figure-general-grievous = General Grievous
figure-asajj-ventress = Asajj Ventress

## Sides

side-light = Light Side of the Force
side-dark = Dark Side of the Force

## Missions: their names, and what they do in one sentence.

special-new-discovery = New discovery
special-new-discovery-about = With a throw of 2 or more you take any one property that nobody owns, or 100 credits instead; with less you pay 100 credits.
special-founding-a-base = Founding a base
special-founding-a-base-about = With a throw of 2 or more you take any two properties that nobody owns, or 200 credits instead; with less you pay 100 credits.
special-hyperspace-light = Jump to hyperspace
special-hyperspace-light-about = With a throw of 2 or more you move forward to any space; with less you pay 100 credits.
special-escape-from-dooku = Escape from Count Dooku
special-escape-from-dooku-about = With a throw of 2 or more you have another turn; with less you pay 100 credits.
special-rescue-of-the-senator = Rescue of the senator
special-rescue-of-the-senator-about = With a throw of 6 the bank pays you 3,000 credits; with less you pay 100 credits.
special-mind-trick = Jedi mind trick
special-mind-trick-about = With a throw of 4 or more you put any other player on another space; with less you pay 100 credits.
special-ambush = Ambush
special-ambush-about = With a throw of 4 or more you steal one property from another player, not out of a complete group; with less you pay 100 credits.
special-droid-rule = Rule of the droids
special-droid-rule-about = With a throw of 4 or more you steal two properties from one other player, not out of a complete group; with less you pay 100 credits.
special-hyperspace-dark = Jump to hyperspace
special-hyperspace-dark-about = With a throw of 2 or more you move forward to any space; with less you pay 100 credits.
special-regained-freedom = Freedom regained
special-regained-freedom-about = With a throw of 2 or more you have another turn; with less you pay 100 credits.
special-swift-victory = Swift victory
special-swift-victory-about = With a throw of 6 any other player is bankrupt at once and hands everything over to you; with less you pay 200 credits.
special-hostage = Hostage
special-hostage-about = With a throw of 4 or more you put any other player on another space; with less you pay 100 credits.

## Cards: one sentence of colour each; what the card does is told elsewhere.

card-sith-to-jabbas-palace = A hologram flickers: the Hutt wants an audience, and it cannot wait.
card-sith-to-twilight = A battered freighter drops its ramp and waits with engines running.
card-sith-receive-200-a = The Count rewards a piece of discreet information.
card-sith-receive-200-b = A shipment of battle droids finds a generous buyer.
card-sith-to-rodia = A secret treaty is to be signed in the swamps.
card-sith-to-rugosa = Envoys are meeting on a coral moon, and the enemy is already on the way.
card-sith-next-utility = The long-range sensors call for someone at the nearest station.
card-sith-next-railroad = An enemy cruiser jams all channels: change ships at once.
card-sith-to-go = The fleet is called back to where the campaign began.
card-sith-to-jail = A bounty hunter has been faster.
card-sith-back-3 = An ambush in the ravine forces a retreat.
card-sith-receive-50 = The Banking Clan pays out a small dividend.
card-sith-pay-15 = The hyperlane patrol fines a reckless jump.
card-sith-pay-each-50 = Silence has its price, and everyone at the table knows something.
card-sith-repairs = Vulture droids have strafed the outposts.
card-sith-leave-jail = A dark apprentice knows a way past the guards.

card-jedi-to-go = The council sends for a report in person.
card-jedi-receive-200 = The Senate has counted its votes twice and finds in your favour.
card-jedi-receive-100-a = The clones have saved a supply convoy.
card-jedi-receive-100-b = An old master leaves something to a pupil.
card-jedi-receive-100-c = A grateful village has taken up a collection.
card-jedi-receive-100-d = The astromech has found a forgotten account.
card-jedi-receive-25 = Hours of patient meditation have brought clarity, and a small fee.
card-jedi-receive-20 = The quartermaster has made a mistake in the books.
card-jedi-receive-10 = Second place in the barracks' droid race.
card-jedi-collect-each-10 = Name day at the temple: everyone brings a little something.
card-jedi-pay-100 = The medical frigate sends its bill for bacta.
card-jedi-pay-50-a = A healer sees to the wounds of the last battle.
card-jedi-pay-50-b = New books for the younglings.
card-jedi-repairs = The shield generators need looking after.
card-jedi-to-jail = Orders were ignored once too often.
card-jedi-leave-jail = A word from the Grand Master opens every cell.
