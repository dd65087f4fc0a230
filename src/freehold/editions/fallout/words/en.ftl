### The words of this edition: names and card flavour, written for Freehold.

edition-title = Fallout

money =
    { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }

## Buildings. a-house and a-hotel are what somebody builds, buys or sells.

house = shack
houses = shacks
hotel = vault
hotels = vaults
a-house = a shack
a-hotel = a vault
count-houses =
    { $count ->
        [one] { $count } shack
       *[other] { $count } shacks
    }
count-hotels =
    { $count ->
        [one] { $count } vault
       *[other] { $count } vaults
    }

## The board

space-go = GO
space-vault-13 = Vault 13
space-survival-guide-1 = Vault Dweller's Survival Guide
space-shady-sands = Shady Sands
space-brotherhood-of-steel = Brotherhood of Steel
space-vernon = Vernon Station
space-klamath = Klamath
space-special-1 = You're S.P.E.C.I.A.L.
space-the-den = The Den
space-new-reno = New Reno
space-jail = Jail / Just Visiting
space-arefu = Arefu
space-enclave-radio = Enclave Radio
space-paradise-falls = Paradise Falls
space-underworld = Underworld
space-dupont = Dupont Station
space-goodsprings = Goodsprings
space-survival-guide-2 = Vault Dweller's Survival Guide
space-primm = Primm
space-novac = Novac
space-free-parking = Free Parking
space-canterbury-commons = Canterbury Commons
space-special-2 = You're S.P.E.C.I.A.L.
space-little-lamplight = Little Lamplight
space-megaton = Megaton
space-foggy-bottom = Foggy Bottom Station
space-tenpenny-tower = Tenpenny Tower
space-rivet-city = Rivet City
space-galaxy-news-radio = Galaxy News Radio
space-citadel = Citadel
space-go-to-jail = Go to Jail
space-goodneighbor = Goodneighbor
space-new-vegas-strip = New Vegas Strip
space-survival-guide-3 = Vault Dweller's Survival Guide
space-hoover-dam = Hoover Dam
space-metro-central = Metro Central
space-special-3 = You're S.P.E.C.I.A.L.
space-vault-111 = Vault 111
space-children-of-atom = Church of the Children of Atom
space-diamond-city = Diamond City

## Groups

group-brown = Brown
group-railroads = Metro stations
group-light-blue = Light blue
group-pink = Pink
group-utilities = Radio stations
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue

## Decks

deck-special = You're S.P.E.C.I.A.L.
deck-survival-guide = Vault Dweller's Survival Guide

## Figures

figure-vault-boy = Vault Boy
figure-mini-nuke = Mini Nuke
figure-cola-bottle = Cola Bottle
figure-pistol = 10 mm Pistol
figure-helmet = Power Armour Helmet
figure-vault-door = Vault 111 Door

## Cards: one sentence of colour each; what the card does is told elsewhere.

card-special-to-diamond-city = Strength: you carry your baggage all the way to the great green wall.
card-special-to-vernon = Perception: the old signs still point to a train.
card-special-receive-200-a = Luck: the safe was not even locked.
card-special-receive-200-b = Charisma: the caravan pays extra for good company.
card-special-to-megaton = Intelligence: someone there needs help with a bomb.
card-special-to-arefu = Endurance: a long walk to a village on a broken bridge.
card-special-next-utility = The radio has music again; follow the signal.
card-special-next-railroad = Ghouls in the tunnel: run for the next platform.
card-special-to-go = The map was upside down the whole time.
card-special-to-jail = A robot sheriff takes the pre-war law very seriously.
card-special-back-3 = Agility: backwards is a direction, too.
card-special-receive-50 = A vending machine gives change for once.
card-special-pay-15 = Loaded dice, and not in your favour.
card-special-pay-each-50 = Elected overseer: the first round is on you.
card-special-repairs = A dust storm full of radiation has passed over.
card-special-leave-jail = A bobby pin, slightly bent, still good for one lock.

card-survival-guide-to-go = Chapter 1: always know the way back to the entrance.
card-survival-guide-receive-200 = Chapter 2: look behind every terminal.
card-survival-guide-receive-100-a = Chapter 3: scrap is only treasure that nobody has sorted.
card-survival-guide-receive-100-b = Chapter 4: purified water sells itself.
card-survival-guide-receive-100-c = Chapter 5: settlers pay for a safe night.
card-survival-guide-receive-100-d = Chapter 6: a holotape may be worth more than it plays.
card-survival-guide-receive-25 = Chapter 7: trade your comics only for better ones.
card-survival-guide-receive-20 = Chapter 8: a loyal dog finds things.
card-survival-guide-receive-10 = Chapter 9: check the cash registers, too.
card-survival-guide-collect-each-10 = Chapter 10: always celebrate birthdays, above all underground.
card-survival-guide-pay-100 = Chapter 11: do not put off the doctor.
card-survival-guide-pay-50-a = Chapter 12: radiation medicine belongs in every bag.
card-survival-guide-pay-50-b = Chapter 13: never stop learning; books are heavy, but useful.
card-survival-guide-repairs = Chapter 14: walls and turrets need regular care.
card-survival-guide-to-jail = Chapter 15: raiders set traps where the path is easy.
card-survival-guide-leave-jail = Chapter 16: every cell has a ventilation shaft.
