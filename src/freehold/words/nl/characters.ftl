### De medespelers van de computer: hoe ze heten, en hoe ze spelen.

character-steady = bedachtzaam
    .about = Koopt wat er komt, houdt iets achter de hand, bouwt bijtijds en ruilt af en toe.
character-bold = gedurfd
    .about = Geeft alles uit: biedt hoog en bouwt zo veel en zo snel als het kan.
character-careful = voorzichtig
    .about = Houdt geld over voor een slechte worp, biedt laag, ruilt weinig en blijft in de gevangenis als het daar veiliger is.
character-trader = ruilend
    .about = Doet elke ronde een ruilvoorstel, betaalt goed voor wat ontbreekt en steekt zijn geld in gebouwen.
character-random = willekeurig
    .about = Doet om het even wat, zolang het mag.
