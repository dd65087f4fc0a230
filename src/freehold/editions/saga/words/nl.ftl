### De woorden van deze editie: namen en kaartteksten, geschreven voor Freehold.

edition-title = Star Wars Saga

money =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }

## Gebouwen. a-house en a-hotel zijn wat iemand bouwt, koopt of verkoopt.

house = nederzetting
houses = nederzettingen
hotel = stad
hotels = steden
a-house = een nederzetting
a-hotel = een stad
count-houses =
    { $count ->
        [one] { $count } nederzetting
       *[other] { $count } nederzettingen
    }
count-hotels =
    { $count ->
        [one] { $count } stad
       *[other] { $count } steden
    }

## Het bord

space-go = START
space-dantooine = Dantooine
space-jedi-1 = Jedi
space-kessel = Kessel
space-tribute = Tribuut
space-super-star-destroyer = Super Star Destroyer
space-hoth = Hoth
space-sith-1 = Sith
space-dagobah = Dagobah
space-polis-massa = Polis Massa
space-jail = Gevangenis / Slechts op bezoek
space-yavin-4 = Yavin 4
space-death-star = Death Star
space-endor = Endor
space-kashyyyk = Kashyyyk
space-republic-assault-ship = Republikeins aanvalsschip
space-tatooine = Tatooine
space-jedi-2 = Jedi
space-geonosis = Geonosis
space-mustafar = Mustafar
space-free-parking = Vrij parkeren
space-felucia = Felucia
space-sith-2 = Sith
space-saleucami = Saleucami
space-mygeeto = Mygeeto
space-imperial-star-destroyer = Imperial Star Destroyer
space-utapau = Utapau
space-kamino = Kamino
space-death-star-2 = Death Star II
space-bespin = Bespin
space-go-to-jail = Naar de gevangenis
space-corellia = Corellia
space-alderaan = Alderaan
space-jedi-3 = Jedi
space-cato-neimoidia = Cato Neimoidia
space-corellian-corvette = Corelliaanse korvet
space-sith-3 = Sith
space-naboo = Naboo
space-bounty = Premiegeld
space-coruscant = Coruscant

## Groepen

group-brown = Bruin
group-railroads = Oorlogsschepen
group-light-blue = Lichtblauw
group-pink = Roze
group-utilities = Death Stars
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw

## Kaartstapels

deck-sith = Sith
deck-jedi = Jedi

## Figuren

figure-darth-maul = Darth Maul
figure-obi-wan-kenobi = Obi-Wan Kenobi
figure-general-grievous = Generaal Grievous
figure-luke-skywalker = Luke Skywalker
figure-palpatine = Palpatine
figure-leia = Prinses Leia
figure-darth-vader = Darth Vader
figure-yoda = Yoda

## Krachten: hun namen, en in één zin wat ze doen.

special-jedi-leap = Jedi-sprong
special-jedi-leap-about = Je zet je figuur op een vakje naar keuze.
special-mind-trick = De gedachtetruc van de Jedi
special-mind-trick-about = De bank betaalt je 200 credits.
special-force-grip = Greep van de Force
special-force-grip-about = Elke medespeler betaalt je 40 credits.
special-light-side = De lichte kant van de Force
special-light-side-about = Je trekt een Jedi-kaart.
special-dark-side = De duistere kant van de Force
special-dark-side-about = Je trekt een Sith-kaart.
special-lightsaber-duel = Lichtzwaardduel om bezit
special-lightsaber-duel-about = Je daagt een medespeler uit om een eigendom dat bij geen volledige groep hoort: beiden gooien een dobbelsteen, en de hoogste worp krijgt of houdt het.

## Kaarten: elk één zin sfeer; wat de kaart doet, staat elders.

card-sith-to-coruscant = De hoofdstad van het sterrenstelsel wacht, badend in het licht.
card-sith-to-super-star-destroyer = Een shuttle met keizerlijk escorte brengt je aan boord van het vlaggenschip.
card-sith-receive-200-a = De keizer is tevreden, en dat gebeurt zelden.
card-sith-receive-200-b = Een specerijentransport door het asteroïdenveld heeft zich uitbetaald.
card-sith-to-mygeeto = De kristallen bruggen hebben vannacht een bevelhebber nodig.
card-sith-to-yavin-4 = De verborgen basis moet gevonden worden voordat de maan opkomt.
card-sith-next-utility = Een trekstraal krijgt vat op het schip.
card-sith-next-railroad = Alle hens naar het dichtstbijzijnde oorlogsschip!
card-sith-to-go = De duistere kant vergeet niets: terug naar het begin.
card-sith-to-jail = Carboniet is koud, de cel maar een beetje warmer.
card-sith-back-3 = Op de smalle loopbrug verloopt het lichtzwaardduel niet goed.
card-sith-receive-50 = Smeergeld dat niemand betaald wil hebben.
card-sith-pay-15 = Een stormtrooper noteert een speeder zonder licht.
card-sith-pay-each-50 = Trouw is te koop, en aan deze tafel niet goedkoop.
card-sith-repairs = Het Keizerrijk inspecteert elk gebouw en heeft overal iets op aan te merken.
card-sith-leave-jail = Een bewaker kijkt op het juiste moment de andere kant op.

card-jedi-to-go = Een vertrouwde stem zegt: begin opnieuw.
card-jedi-receive-200 = In een kist uit de oude tempel ligt nog altijd een schat.
card-jedi-receive-100-a = De rebellen delen hun buit.
card-jedi-receive-100-b = Bij de podrace op de juiste outsider gewed.
card-jedi-receive-100-c = De prinses herinnert zich een oude schuld.
card-jedi-receive-100-d = De wolkenstad betaalt haar aandeelhouders uit.
card-jedi-receive-25 = Holoschaak tegen een Wookiee: hij liet je winnen.
card-jedi-receive-20 = De vochtboerderij had een goed seizoen.
card-jedi-receive-10 = Op de bodem van het moeras ligt een munt.
card-jedi-collect-each-10 = Het hele dorp van de kleine jagers trommelt en zamelt in.
card-jedi-pay-100 = Een nieuwe hand, fijn afgewerkt, is niet goedkoop.
card-jedi-pay-50-a = De hyperaandrijving is alweer uitgevallen.
card-jedi-pay-50-b = Lessen bij de oude kluizenaar.
card-jedi-repairs = Na de storm moet elk dak gerepareerd worden.
card-jedi-to-jail = De blokkade was dichter dan ze leek.
card-jedi-leave-jail = Twee droïden hebben de celdeur overgehaald om open te gaan.
