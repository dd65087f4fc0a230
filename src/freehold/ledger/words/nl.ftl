### De regels in onze eigen woorden. rule-<id> is de regel; rule-<id>-value-<edition>[-<form>] zegt wat daar geldt.

## Opschriften

ledger-kind-book = regel uit het spelregelboekje
ledger-kind-ruling = eigen uitspraak
ledger-kind-house = huisregel
ledger-form-standard = standaardspel
ledger-form-special = standaardspel met bijzondere regels
ledger-form-short = kort spel
ledger-form-timed = spel op tijd
ledger-source-said = { $sections }
ledger-source-said-by = { $sections }, gelezen volgens { $ruling }
ledger-source-partly = { $sections }, gedeeltelijk; de rest geldt hier ook
ledger-source-partly-by = { $sections }, gedeeltelijk; de rest geldt hier volgens { $ruling }
ledger-source-read = legt { $sections } uit
ledger-source-silent = staat er niet in
ledger-source-silent-held = staat er niet in; geldt hier ook
ledger-source-silent-by = staat er niet in; geldt hier volgens { $ruling }
ledger-source-lost = verloren in ons exemplaar; geldt hier ook
ledger-source-lost-by = verloren in ons exemplaar; geldt hier volgens { $ruling }
ledger-quoted = “{ $section }”
ledger-label-value = Waarde
ledger-label-kind = Soort
ledger-label-source = Bron
ledger-label-setting = { $count ->
    [one] Instelling
   *[other] Instellingen
}
ledger-label-tests = { $count ->
    [one] Test
   *[other] Tests
}
ledger-no-tests = nog geen
ledger-heading-all = De regels van alle edities
ledger-heading-edition = De regels van { $title }
ledger-heading-form = De regels van { $title }, { $form }
ledger-heading-every-form = De regels van alle edities, { $form }
ledger-stage-draft = concept: een deel van de regels uit de boekjes heeft nog geen test
ledger-stage-playable = speelbaar: elke regel uit de boekjes heeft een test, maar nog niet in elke editie, of een uitspraak heeft er geen
ledger-stage-conformant = volgens de regels: elke regel heeft een test
ledger-summary = { $rules ->
    [one] Eén regel
   *[other] { $rules } regels
}, { $untested ->
    [0] allemaal met een test
   *[other] waarvan { $untested } zonder test
}.
ledger-unknown-edition = De editie “{ $edition }” bestaat niet. Kies uit: { $editions }.
ledger-unknown-form = { $title } kent de spelvorm “{ $form }” niet. Kies uit: { $forms }.
ledger-unknown-form-anywhere = Geen enkele editie kent de spelvorm “{ $form }”. Kies uit: { $forms }.

## Hoofdstukken

chapter-setting-up = Voorbereiding
chapter-turn = Een beurt
chapter-buying = Kopen en veilen
chapter-rent = Huur
chapter-building = Bouwen
chapter-trading = Handelen
chapter-mortgages = Hypotheken
chapter-cards = Kaarten
chapter-jail = Gevangenis
chapter-fees = Belastingen en andere betalingen
chapter-debt = Schulden en faillissement
chapter-differences = Waarin de edities verschillen
chapter-shorter-games = Kortere spelen
chapter-missions = De missies van The Clone Wars
chapter-force-powers = De krachten van de Saga
chapter-the-force = De Force in Episode II
chapter-planetopoly-turn = Planetopoly: voorbereiding, beurt, start en risico
chapter-planets = Planetopoly: planeten, douaneposten en radarvallen
chapter-event-cards = Planetopoly: gebeurteniskaarten
chapter-remote-purchases = Planetopoly: aankopen op afstand
chapter-bank-credit = Planetopoly: verkopen en schulden bij de bank
chapter-planetopoly-jail = Planetopoly: gevangenis
chapter-rulings = Uitspraken
chapter-house-rules = Huisregels

## Voorbereiding

rule-setup-1 = Iedereen begint op START met 1500: twee biljetten van 500, vier van 100, één van 50, één van 20, twee van 10, één van 5 en vijf van 1.
rule-setup-2 = Alle spelers gooien beide dobbelstenen; wie het hoogst gooit, begint, en daarna gaat de beurt met de klok mee.
rule-setup-3 = Bij het begin zijn alle 28 eigendomsbewijzen, alle 32 huizen, alle 12 hotels en het geld dat niet is uitgedeeld van de bank; hoe huizen en hotels heten, verschilt per editie.
rule-setup-4 = Er zijn twee stapels van 16 kaarten; elke stapel wordt geschud en gedekt neergelegd.
rule-setup-5 = De bank kan niet zonder geld komen te zitten: zijn de biljetten op, dan betaalt ze toch alles wat ze schuldig is.
rule-setup-6 = Elke speler kiest een pion die niemand anders heeft.
rule-setup-6-value-clone-wars = vóór de worp om de eerste beurt; met missies erna (CW-M-1)
rule-setup-6-value-saga = nadat de worp heeft bepaald wie begint
rule-setup-6-value-episode-2 = vóór de worp om de eerste beurt
rule-setup-6-value-fallout = vóór de worp om de eerste beurt

## Een beurt

rule-turn-1 = Wie aan de beurt is, gooit beide dobbelstenen, gaat het totaal aantal ogen vooruit en doet wat het bereikte vakje vraagt; op één vakje mogen meer pionnen staan.
rule-turn-2 = Wie op START komt of erlangs gaat, krijgt van de bank 200 salaris.
rule-turn-3 = Het salaris kun je in één beurt twee keer krijgen, bijvoorbeeld als je START passeert, vlak daarachter op een kaartvakje komt en de kaart trekt die je naar START stuurt.
rule-turn-4 = Na dubbel werk je de zet af met alles wat eruit volgt, en gooi je in dezelfde beurt nog eens; of dat moet, regelt B-20.
rule-turn-5 = Bij de derde keer dubbel achter elkaar in één beurt ga je rechtstreeks naar de gevangenis, zonder die worp nog te lopen.
rule-turn-6 = Word je naar de gevangenis gestuurd, dan is je beurt meteen voorbij, ook na dubbel.
rule-turn-7 = Op Vrij parkeren en Slechts op bezoek gebeurt er niets; al je andere zaken gaan daar gewoon door.
rule-turn-8 = Op je eigen bezit komen kost niets.
rule-turn-9 = Ook wie niet aan de beurt is of in de gevangenis zit, mag huur innen, bieden, bouwen, gebouwen verkopen, hypotheken nemen en aflossen, en handelen; op welke momenten, regelt B-18.

## Kopen en veilen

rule-buy-1 = Wie op een straat, station of nutsbedrijf zonder eigenaar komt, mag dat eigendom voor de gedrukte prijs van de bank kopen.
rule-buy-2 = Koopt die speler het niet, dan veilt de bank het meteen; iedereen die nog meedoet mag bieden, ook wie ervan afzag en wie de bank beheert.
rule-buy-3 = Straten, stations en nutsbedrijven worden op dezelfde manier geveild.
rule-buy-4 = Eigendomsbewijzen liggen voor iedereen zichtbaar bij hun eigenaar: open, of gedekt zolang er een hypotheek op rust.
rule-auc-1 = Elk bod moet hoger zijn dan het vorige; de hoogste bieder moet het eigendom nemen en betaalt zijn bod.
rule-auc-2 = Niemand mag meer bieden dan hij contant heeft.

## Huur

rule-rent-1 = Wie op het bezit van een ander komt, betaalt de huur van het eigendomsbewijs; rust er een hypotheek op, dan is er niets verschuldigd.
rule-rent-2 = De eigenaar moet om de huur vragen voordat de volgende speler heeft gegooid; huur waar dan niet om gevraagd is, vervalt.
rule-rent-3 = Een hypotheek op één straat verandert niets aan de huur van de andere straten van die kleurgroep.
rule-rent-4 = Bezit één speler alle straten van een kleurgroep, dan verdubbelt de basishuur van de onbebouwde straten; wat een hypotheek in de groep daaraan verandert, regelt B-1.
rule-rent-5 = Op een bebouwde straat geldt het bedrag van het eigendomsbewijs voor dat aantal huizen of voor het hotel.
rule-rent-6 = Een station kost 25, 50, 100 of 200, naargelang de eigenaar er één, twee, drie of alle vier heeft.
rule-rent-7 = Een nutsbedrijf kost vier keer de ogen als de eigenaar er één heeft, en tien keer de ogen als hij ze allebei heeft; welke worp telt, regelt B-2.
rule-rent-8 = Ook wie in de gevangenis zit, int huur.

## Bouwen

rule-build-1 = Huizen koop je alleen voor een kleurgroep die je helemaal bezit, elk voor de prijs op het eigendomsbewijs.
rule-build-2 = Er wordt gelijkmatig gebouwd: een straat krijgt pas een volgend huis als geen straat van de groep er minder heeft, en nooit meer dan vier.
rule-build-3 = Een hotel mag je kopen zodra op elke straat van de groep vier huizen staan; het kost de prijs van nog een huis, en de vier huizen van die straat gaan terug naar de bank.
rule-build-4 = Op een straat staat hoogstens één hotel, zonder huizen ernaast.
rule-build-5 = Zolang er op een straat van een kleurgroep een hypotheek rust, mag er op de hele groep niet gebouwd worden.
rule-build-6 = Bouwen mag in je eigen beurt, in de beurt van anderen en in de gevangenis, binnen de grenzen van B-18.
rule-build-7 = Heeft de bank geen huizen of geen hotels meer, dan moet wie wil bouwen wachten tot er terugkomen.
rule-build-8 = Willen spelers samen op hetzelfde moment meer huizen of hotels dan de bank nog heeft, dan veilt de bank de gebouwen één voor één aan de hoogste bieder, zoals F-33 bepaalt.
rule-sell-1 = Gebouwen verkoop je alleen aan de bank, voor de helft van de prijs; wanneer, regelt B-18.
rule-sell-2 = Huizen worden even gelijkmatig verkocht als ze gebouwd zijn.
rule-sell-3 = Een teruggegeven hotel brengt de halve prijs op en laat vier huizen op de straat achter, mits de bank er vier heeft.
rule-sell-4 = Een hotel mag ook in één keer samen met de vier huizen die erin zitten worden verkocht; dat brengt de halve prijs van het hotel op plus de halve prijs van vier huizen.

## Handelen

rule-trade-1 = Onbebouwde straten, stations en nutsbedrijven mogen altijd van eigenaar wisselen, voor elke prijs die beiden afspreken.
rule-trade-2 = Zolang er ergens in de kleurgroep een gebouw staat, mag geen straat daarvan van eigenaar wisselen; de gebouwen moeten eerst aan de bank verkocht worden.
rule-trade-3 = Een ruil mag aan beide kanten uit elke combinatie van geld, eigendommen en verlaat-de-gevangeniskaarten bestaan.
rule-trade-4 = Spelers mogen elkaar geen geld lenen.
rule-trade-5 = Spelers mogen niet afspreken elkaar huur kwijt te schelden.
rule-trade-6 = Eigendom met hypotheek mag verhandeld worden; wie het krijgt, lost de hypotheek meteen af voor het bedrag plus 10%, of betaalt 10% en laat die staan; later aflossen kost opnieuw 10%.

## Hypotheken

rule-mort-1 = Voordat je op een straat een hypotheek neemt, moeten alle gebouwen van de kleurgroep verkocht zijn; dan betaalt de bank de hypotheekwaarde van het eigendomsbewijs uit.
rule-mort-2 = Een hypotheek aflossen kost het bedrag plus 10% rente.
rule-mort-3 = Eigendom met hypotheek blijft van de eigenaar; niemand anders kan het verkrijgen door de hypotheek af te lossen.
rule-mort-4 = Behalve tegen een hypotheek leent de bank geen geld uit.
rule-mort-5 = Hypotheken mogen genomen en afgelost worden wanneer gebouwen verkocht mogen worden (B-18), ook zonder geldnood.

## Kaarten

rule-card-1 = Je trekt de bovenste kaart van de stapel, voert die meteen uit en legt die gedekt terug onder de stapel.
rule-card-2 = Een verlaat-de-gevangeniskaart houd je tot je die gebruikt of verhandelt; na gebruik gaat de kaart terug onder haar eigen stapel.
rule-card-3 = Brengt een kaart je vooruit langs START, dan krijg je de 200; stuurt de kaart je naar de gevangenis of een paar vakjes terug, dan niet.

## Gevangenis

rule-jail-1 = Naar de gevangenis ga je door het vakje dat je erheen stuurt, door een kaart of door TURN-5; salaris krijg je onderweg nooit.
rule-jail-2 = Aan het begin van je beurt, vóór het gooien, mag je 50 betalen en ben je vrij; daarna speel je je beurt zoals gewoonlijk.
rule-jail-3 = Ook een verlaat-de-gevangeniskaart, zelf getrokken of van een ander gekocht, maakt je vrij; daarna speel je je beurt zoals gewoonlijk.
rule-jail-4 = In hoogstens drie beurten mag je proberen dubbel te gooien; lukt het, dan ben je vrij en loop je met die worp.
rule-jail-5 = Is ook de derde poging niet dubbel, dan betaal je 50 en loop je met die worp; hoe de edities het zeggen, staat in B-19.
rule-jail-6 = Wie met een gewone zet op het gevangenisvakje komt, is slechts op bezoek.

## Belastingen en andere betalingen

rule-tax-1 = Op een belastingvakje betaal je de bank het gedrukte bedrag.
rule-tax-2 = Wat aan de bank betaald is, blijft bij de bank; op Vrij parkeren wordt niets opgespaard.

## Schulden en faillissement

rule-debt-1 = Wie meer schuldig is dan hij contant heeft, mag gebouwen verkopen, hypotheken nemen en eigendommen aan anderen verkopen om het geld bijeen te brengen.
rule-debt-2 = Wie ook dan niet kan betalen, is failliet en ligt uit het spel.
rule-bank-1 = Is de schuld aan een andere speler, dan gaan de gebouwen voor de halve prijs naar de bank, en krijgt de schuldeiser dat geld, alle contanten, alle eigendomsbewijzen en alle verlaat-de-gevangeniskaarten; in welke staat de bewijzen overgaan, regelt B-21.
rule-bank-2 = Voor elk zo gekregen bewijs met hypotheek is de schuldeiser de bank meteen 10% schuldig, en hij mag de hypotheek op hetzelfde moment aflossen voor het bedrag boven op die 10%; later kost dat het bedrag en opnieuw 10%.
rule-bank-3 = Is de schuld aan de bank, dan neemt de bank alles en veilt ze de eigendomsbewijzen meteen één voor één; gebouwen worden niet geveild.
rule-bank-4 = Is de schuld aan de bank, dan gaan de verlaat-de-gevangeniskaarten onder hun stapels.
rule-bank-5 = Wie failliet is, betaalt eerst zoveel van de schuld als het bijeengebrachte geld toelaat.
rule-end-1 = Wie als laatste niet failliet is, heeft gewonnen.

## Waarin de edities verschillen

rule-b-1 = Of de onbebouwde straten van een hele kleurgroep dubbele huur opbrengen terwijl op een andere straat van de groep een hypotheek rust.
rule-b-1-value-clone-wars = ja, toch dubbele huur
rule-b-1-value-saga = nee, alleen de basishuur
rule-b-1-value-episode-2 = nee, alleen de basishuur
rule-b-1-value-fallout = nee, alleen de basishuur
rule-b-2 = Welke worp telt voor de huur van een nutsbedrijf.
rule-b-2-value-clone-wars = de worp die de speler er bracht
rule-b-2-value-saga = beide dobbelstenen, opnieuw gegooid
rule-b-2-value-episode-2 = de worp die de speler er bracht; opnieuw gegooid als het een kaart was
rule-b-2-value-fallout = beide dobbelstenen, opnieuw gegooid
rule-b-3 = Het laagste bod dat de veiling van een eigendom opent.
rule-b-3-value-clone-wars = 1
rule-b-3-value-saga = 1
rule-b-3-value-episode-2 = wat een speler noemt, dus 1
rule-b-3-value-fallout = 1
rule-b-4 = Het laagste bod dat een veiling van de laatste gebouwen van de bank opent.
rule-b-4-value-clone-wars = 1
rule-b-4-value-saga = 1
rule-b-4-value-episode-2 = de laagste prijs op een eigendomsbewijs, gelezen als de laagste huizenprijs (F-33)
rule-b-4-value-fallout = 1
rule-b-5 = Of je in de gevangenis moet proberen dubbel te gooien, en ermee moet lopen.
rule-b-5-value-clone-wars = proberen mag; met dubbel loop je
rule-b-5-value-saga = proberen moet als je niet betaalt en geen kaart speelt; met dubbel moet je lopen
rule-b-5-value-episode-2 = proberen mag; met dubbel mag je lopen of het laten
rule-b-5-value-fallout = proberen mag; met dubbel mag je lopen of het laten
rule-b-6 = Welke bewijzen van wie tegenover de bank failliet is worden geveild, en in welke staat.
rule-b-6-value-clone-wars = allemaal; volgens F-12 vrij van hypotheek
rule-b-6-value-saga = allemaal, vrij van hypotheek
rule-b-6-value-episode-2 = allemaal, één voor één; volgens F-12 vrij van hypotheek
rule-b-6-value-fallout = allemaal, vrij van hypotheek
rule-b-7 = Of een huurschuld met eigendom in plaats van geld betaald kan worden.
rule-b-7-value-clone-wars = nee
rule-b-7-value-saga = nee
rule-b-7-value-episode-2 = ja: de schuldeiser mag onbebouwd eigendom, met of zonder hypotheek, aannemen voor de hele huur of een deel ervan
rule-b-7-value-fallout = nee
rule-b-8 = Wat er met een hotel kan als de bank geen vier huizen heeft.
rule-b-8-value-clone-wars = niet inwisselen, maar het hotel mag samen met zijn huizen voor geld verkocht worden (SELL-4)
rule-b-8-value-saga = niet inwisselen; alleen de hele groep kan verkocht worden (F-7)
rule-b-8-value-episode-2 = niet inwisselen, zoals het boekje uitdrukkelijk zegt; alleen de hele groep kan verkocht worden (F-7)
rule-b-8-value-fallout = niet inwisselen; alleen de hele groep kan verkocht worden (F-7)
rule-b-9 = Of de onbebouwde straten van een hele kleurgroep dubbele huur opbrengen terwijl andere straten van de groep bebouwd zijn.
rule-b-9-value-clone-wars = ja
rule-b-9-value-saga = ja
rule-b-9-value-episode-2 = ja, uitdrukkelijk gezegd
rule-b-9-value-fallout = ja
rule-b-10 = Zonder bijzondere regels gelden voor dubbel in elke editie TURN-4 en TURN-5; hier staat wat ervan wordt als de bijzondere regels van de editie zijn afgesproken.
rule-b-10-value-clone-wars-special = door de missies niet veranderd
rule-b-10-value-saga-special = vervangen door SG-F-1: je gooit nog eens of gebruikt de kracht
rule-b-10-value-episode-2-special = door de Force niet veranderd
rule-b-10-value-fallout = deze editie heeft geen bijzondere regels
rule-b-11 = Wie de bank beheert.
rule-b-11-value-clone-wars = een speler, die zijn eigen geld apart houdt
rule-b-11-value-saga = een speler, die zijn eigen geld apart houdt en er geen voordeel van heeft
rule-b-11-value-episode-2 = een speler, die bij meer dan vijf spelers ook alleen bankier kan zijn
rule-b-11-value-fallout = een speler, al zegt het boekje dat niet
rule-b-12 = De twee belastingvakjes.
rule-b-12-value-clone-wars = Handelszoll en Lösegeld
rule-b-12-value-saga = Tribut en Kopfgeld
rule-b-12-value-episode-2 = Belasting (onze naam) en Asteroïde-regen (het boekje noemt het vakje; dat het een belasting is, komt van ons)
rule-b-12-value-fallout = Stählerne Bruderschaft en Kinder der Kirche des Atoms
rule-b-13 = Hoe huizen en hotels heten.
rule-b-13-value-clone-wars = Siedlung en Stadt
rule-b-13-value-saga = Siedlung en Stadt
rule-b-13-value-episode-2 = appartement en toren
rule-b-13-value-fallout = Hütte en Vault
rule-b-14 = Wat de stations zijn.
rule-b-14-value-clone-wars = Raumschiffe
rule-b-14-value-saga = Kampfschiffe: Supersternzerstörer, Republikanisches Angriffsschiff, Imperialer Sternzerstörer, Corellianische Korvette
rule-b-14-value-episode-2 = stations
rule-b-14-value-fallout = Metro-Stationen
rule-b-15 = Wat de nutsbedrijven zijn.
rule-b-15-value-clone-wars = Raumstationen
rule-b-15-value-saga = twee Todessterne
rule-b-15-value-episode-2 = nutsbedrijven
rule-b-15-value-fallout = de radiostations Galaxy News Radio en Radio Enklave
rule-b-16 = Hoe de twee stapels heten: eerst Kans, dan Algemeen Fonds.
rule-b-16-value-clone-wars = Sith (graaf Dooku) en Jedi (Yoda)
rule-b-16-value-saga = Sith en Jedi
rule-b-16-value-episode-2 = Sith en Jedi
rule-b-16-value-fallout = SIE SIND S.P.E.C.I.A.L. en Überlebenshandbuch für Vault-Bewohner
rule-b-17 = Het geld.
rule-b-17-value-clone-wars = Republikeinse Credits
rule-b-17-value-saga = Republikeinse Credits
rule-b-17-value-episode-2 = Republikeinse Credits
rule-b-17-value-fallout = kroonkurken (Kronkorken)
rule-b-18 = Wanneer gebouwen gekocht en verkocht, en hypotheken genomen en afgelost mogen worden.
rule-b-18-value-clone-wars = in je eigen beurt of tussen de beurten; bouwen alleen tot de volgende speler heeft gegooid
rule-b-18-value-saga = altijd, ook buiten je beurt en in de gevangenis, gelezen volgens F-34
rule-b-18-value-episode-2 = op elk moment, gelezen volgens F-34
rule-b-18-value-fallout = altijd, ook buiten je beurt en in de gevangenis, gelezen volgens F-34
rule-b-19 = Hoe het verblijf in de gevangenis uiterlijk eindigt.
rule-b-19-value-clone-wars = na drie beurten zonder dubbel: 50 betalen en met de derde poging lopen
rule-b-19-value-saga = als de derde poging mislukt: 50 betalen en ermee lopen
rule-b-19-value-episode-2 = na drie beurten moet je 50 betalen en eruit voordat je loopt; met welke worp, regelt F-31
rule-b-19-value-fallout = als de derde poging mislukt: 50 betalen en ermee lopen
rule-b-20 = Of je van de volgende worp na dubbel mag afzien.
rule-b-20-value-clone-wars = ja, je mag nog eens gooien
rule-b-20-value-saga = ja, je mag nog eens gooien
rule-b-20-value-episode-2 = ja, je mag nog eens gooien
rule-b-20-value-fallout = nee, je moet nog eens gooien
rule-b-21 = In welke staat de eigendomsbewijzen van wie failliet is overgaan.
rule-b-21-value-clone-wars = zoals ze zijn
rule-b-21-value-saga = eerst wordt op alles een hypotheek genomen, en dat geld gaat naar de schuld
rule-b-21-value-episode-2 = zoals ze zijn
rule-b-21-value-fallout = eerst wordt op alles een hypotheek genomen, en dat geld gaat naar de schuld

## Kortere spelen

rule-q-1 = Hoeveel eigendomsbewijzen elke speler vóór het begin krijgt, en wat ze kosten.
rule-q-1-value-clone-wars-short = drie elk, gratis
rule-q-1-value-clone-wars-timed = twee elk, meteen te betalen tegen de gedrukte prijs
rule-q-1-value-episode-2-short = twee elk, één voor één van de geschudde bewijzen, gecoupeerd door de speler links van de bankier; meteen te betalen tegen de gedrukte prijs
rule-q-1-value-fallout-short = drie elk, gratis
rule-q-2 = Hoeveel huizen elke straat van een kleurgroep nodig heeft voor een hotel; ze gaan terug naar de bank, en het hotel kost de prijs van nog een huis.
rule-q-2-value-clone-wars-short = drie
rule-q-2-value-clone-wars-timed = vier, zoals in het standaardspel
rule-q-2-value-episode-2-short = drie
rule-q-2-value-fallout-short = drie
rule-q-3 = Wat een verkocht hotel opbrengt.
rule-q-3-value-clone-wars-short = een halve huizenprijs en drie huizen terug, of in één keer twee huizenprijzen (de helft van de drie huizen en het hotel)
rule-q-3-value-clone-wars-timed = zoals in het standaardspel
rule-q-3-value-episode-2-short = een halve huizenprijs en drie huizen terug
rule-q-3-value-fallout-short = een halve huizenprijs en drie huizen terug (F-39)
rule-q-4 = Hoe je uit de gevangenis komt.
rule-q-4-value-clone-wars-short = in de volgende beurt met een kaart, dubbel of 50; mislukt de worp, dan mag je in dezelfde beurt 50 betalen en doorspelen
rule-q-4-value-clone-wars-timed = zoals in het standaardspel
rule-q-4-value-episode-2-short = zoals in het standaardspel
rule-q-4-value-fallout-short = in de volgende beurt moet je eruit, met een kaart, dubbel of 50; mislukt de worp, dan moet je 50 betalen en loop je ermee
rule-q-5 = Wat het spel beëindigt.
rule-q-5-value-clone-wars-short = het eerste faillissement
rule-q-5-value-clone-wars-timed = het einde van de afgesproken tijd
rule-q-5-value-episode-2-short = het tweede faillissement
rule-q-5-value-fallout-short = het eerste faillissement
rule-q-6 = Wie wint, en hoe het vermogen telt: contant geld, eigendommen tegen de prijs op het bord, met hypotheek tegen de helft daarvan, huizen tegen hun aankoopprijs, en hotels zoals de editie zegt.
rule-q-6-value-clone-wars-short = de rijkste; een hotel telt zijn prijs en die van de drie ervoor teruggegeven huizen, samen vier huizenprijzen
rule-q-6-value-clone-wars-timed = de rijkste; geteld zoals F-21 bepaalt
rule-q-6-value-episode-2-short = de rijkste; een hotel telt de prijs van vier huizen
rule-q-6-value-fallout-short = de rijkste; een hotel telt zijn prijs en die van drie huizen, samen vier huizenprijzen
rule-q-7 = Wat er gebeurt met het bezit van wie door zijn faillissement het spel beëindigt.
rule-q-7-value-clone-wars-short = eerst wordt het faillissement afgehandeld volgens BANK-1 tot en met BANK-4 (F-29)
rule-q-7-value-clone-wars-timed = geen faillissement beëindigt dit spel vroegtijdig, tenzij er maar één speler overblijft
rule-q-7-value-episode-2-short = de tweede failliete speler geeft de schuldeiser, een speler of de bank, alles, met de huizen en hotels die er staan; dan tellen de anderen. De eerste valt af zoals in het standaardspel
rule-q-7-value-fallout-short = eerst wordt het faillissement afgehandeld volgens BANK-1 tot en met BANK-4 (F-29)
rule-q-8 = Welke huur een straat met een hotel opbrengt.
rule-q-8-value-clone-wars-short = wat het eigendomsbewijs voor een hotel noemt
rule-q-8-value-clone-wars-timed = zoals in het standaardspel
rule-q-8-value-episode-2-short = wat het eigendomsbewijs voor een hotel noemt
rule-q-8-value-fallout-short = wat het eigendomsbewijs voor een hotel noemt

## Missies

rule-cw-m-1 = Iedereen gooit beide dobbelstenen, de bankier het eerst; wie het hoogst gooit, heeft de eerste beurt en kiest als eerste een pion.
rule-cw-m-2 = Generaal Grievous en Asajj Ventress vechten voor de Duistere kant, alle andere pionnen voor de Lichte.
rule-cw-m-3 = Wie met een van beide dobbelstenen een 6 gooit, gaat eerst het totaal aantal ogen vooruit en werkt de zet af zoals gewoonlijk. Daarna beëindig je je beurt, of je gaat op de missie die de andere dobbelsteen voor jouw kant aanwijst; na de missie is je beurt voorbij, gelukt of niet.
rule-cw-m-4 = Omdat 6/6 ook dubbel is, volgt op de zet de missie en op de missie de volgende worp.
rule-cw-m-l1 = Lichte kant 1/6, Nieuwe ontdekking: gooi één dobbelsteen. Bij 2 of hoger neem je een eigendom naar keuze dat nog van de bank is, voor niets, of 100 van de bank; bij een 1 betaal je de bank 100.
rule-cw-m-l2 = Lichte kant 2/6, Bouw van een basis: gooi één dobbelsteen. Bij 2 of hoger neem je twee eigendommen naar keuze die nog van de bank zijn, voor niets, of 200 van de bank; bij een 1 betaal je de bank 100.
rule-cw-m-l3 = Lichte kant 3/6, Sprong naar de hyperruimte: gooi één dobbelsteen. Bij 2 of hoger mag je naar een vakje naar keuze gaan; bij een 1 betaal je de bank 100.
rule-cw-m-l4 = Lichte kant 4/6, Ontsnapping aan graaf Dooku: gooi één dobbelsteen. Bij 2 of hoger krijg je nog een beurt; bij een 1 betaal je de bank 100.
rule-cw-m-l5 = Lichte kant 5/6, Redding van de senator: gooi één dobbelsteen. Bij een 6 betaalt de bank je 3000; bij alles daaronder betaal je de bank 100.
rule-cw-m-l6 = Lichte kant 6/6, Gedachtetruc van de Jedi: gooi één dobbelsteen. Bij 4 of hoger zet je een andere speler naar keuze op een ander vakje; bij 3 of lager betaal je de bank 100.
rule-cw-m-d1 = Duistere kant 1/6, Hinderlaag: gooi één dobbelsteen. Bij 4 of hoger steel je een eigendom van een andere speler, maar nooit uit een volledige groep; bij 3 of lager betaal je de bank 100.
rule-cw-m-d2 = Duistere kant 2/6, Heerschappij van de droids: gooi één dobbelsteen. Bij 4 of hoger steel je twee eigendommen van een andere speler, maar nooit uit volledige groepen; bij 3 of lager betaal je de bank 100.
rule-cw-m-d3 = Duistere kant 3/6, Sprong naar de hyperruimte: gooi één dobbelsteen. Bij 2 of hoger mag je naar een vakje naar keuze gaan; bij een 1 betaal je de bank 100.
rule-cw-m-d4 = Duistere kant 4/6, Herwonnen vrijheid: gooi één dobbelsteen. Bij 2 of hoger krijg je nog een beurt; bij een 1 betaal je de bank 100.
rule-cw-m-d5 = Duistere kant 5/6, Snelle overwinning: gooi één dobbelsteen. Bij een 6 versla je meteen een andere speler naar keuze, die failliet is, je al zijn bezit en al zijn geld geeft en uit het spel ligt; bij alles daaronder betaal je de bank 200.
rule-cw-m-d6 = Duistere kant 6/6, Gijzeling: gooi één dobbelsteen. Bij 4 of hoger zet je een andere speler naar keuze op een ander vakje; bij 3 of lager betaal je de bank 100.
rule-cw-m-x = Het voorbeeld van het boekje: Anakin staat op START, gooit 2 en 6, komt op Ruusan en koopt het voor 100. Zijn missie is de bouw van een basis; de dobbelsteen toont 3, hij neemt het Abregado-systeem en Bothawui voor niets, en daarmee is de lichtblauwe groep volledig.

## Krachten

rule-sg-f-1 = De gewone regel voor dubbel wordt vervangen. Na dubbel werk je de zet af zoals altijd; daarna gooi je nog eens zoals in de gewone regel, of je gebruikt de kracht die het dubbel aanwijst, en daarmee eindigt je beurt.
rule-sg-f-2 = Dubbel waarmee je de gevangenis hebt verlaten, brengt geen kracht.
rule-sg-f-d1 = Dubbel 1, Jedi-sprong: zet je pion op een vakje naar keuze.
rule-sg-f-d2 = Dubbel 2, Gedachtetruc van de Jedi: de bank betaalt je 200.
rule-sg-f-d3 = Dubbel 3, Greep van de Force: elke andere speler betaalt je 40.
rule-sg-f-d4 = Dubbel 4, de lichte kant van de Force: trek een Jedi-kaart.
rule-sg-f-d5 = Dubbel 5, de duistere kant van de Force: trek een Sith-kaart.
rule-sg-f-d6 = Dubbel 6, Lichtzwaardduel: kies een tegenstander en een van diens eigendommen dat bij geen volledige groep hoort. Beiden gooien een dobbelsteen, bij gelijke stand opnieuw; wie hoger gooit, verovert of behoudt het eigendom.

## De Force

rule-e2-f-1 = Obi-Wan, Anakin, Padmé, Mace Windu en de Clone Trooper horen bij de Lichte kant; Dooku, Jango Fett en de Supergevechtsdroide bij de Duistere.
rule-e2-f-2 = Het Duistere fiche begint op START, het Lichte op Vrij parkeren. Vóór het spel worden de zwarte en de witte dobbelsteen twee keer samen gegooid; telkens gaat het Duistere fiche vooruit met de zwarte en het Lichte met de witte.
rule-e2-f-3 = Een Force-fiche staat alleen op vakjes die je kunt kopen; eindigt zijn zet op een ander vakje, dan gaat het door naar het eerstvolgende dat wel te koop kan zijn.
rule-e2-f-4 = Wie op het fiche van de andere kant komt, of bij wie dat fiche op het vakje komt, moet meteen vechten.
rule-e2-f-5 = Een gevecht is één worp met de Force-dobbelsteen, waarbij een verschuiving in de Force als Licht telt. De kleur van je eigen kant wint, en dan mag je dat fiche verplaatsen naar een ander leeg vakje dat nog te koop is; de andere kleur kost je 200, te betalen aan de bank.
rule-e2-f-6 = Hoe de Force-dobbelsteen de fiches in de loop van het spel verplaatst, stond op een bladzijde die in ons exemplaar ontbreekt; F-17 en F-18 zeggen hoe het hier gespeeld wordt.

## Planetopoly: voorbereiding, beurt, start en risico

rule-pl-1-1 = Er doen twee tot vier spelers mee, met twee dobbelstenen; hoogstens vier zegt het boekje, minstens twee is van ons. Ieder begint met 3000, bijvoorbeeld twee fiches van 1000, vier van 200, drie van 50 en vijf van 10.
rule-pl-1-2 = De gebeurteniskaarten worden geschud en gedekt op het bord gelegd.
rule-pl-1-3 = Vóór de eerste worp staat vast in welke volgorde er gespeeld wordt, zoals F-30 zegt; iedereen begint op het startvakje, en dat levert niets op.
rule-pl-2-1 = Wie aan de beurt is, gooit beide dobbelstenen en gaat het totaal aantal ogen vooruit; kopen, bouwen en huur betalen komen na de worp.
rule-pl-2-2 = Wie iets wil verkopen of een aankoop op afstand wil doen, moet dat vóór het gooien doen.
rule-pl-2-3 = Na dubbel mag je nog een keer gooien, tenzij je daarmee op het startvakje, het risicoveld of een gebeurtenisvakje kwam (PL-3-3, PL-4-2, PL-7-3).
rule-pl-2-4 = Wie te veel schulden krijgt, ligt uit het spel, en wie als laatste overblijft, heeft gewonnen.
rule-pl-3-1 = Wie langs het startvakje gaat, krijgt 1000 van de bank.
rule-pl-3-2 = Wie precies op het startvakje komt, krijgt de 1000 en nog eens 200, allebei meteen; bij het verlaten krijg je dan niets meer.
rule-pl-3-3 = Dubbel waarmee je op het startvakje komt, geeft geen volgende worp.
rule-pl-4-1 = De worp die naar het risicoveld leidt, bepaalt wat er daar gebeurt. Bij een even en een oneven dobbelsteen gaat het oneven getal van het even af en telt de rest keer 30: de bank betaalt die uit, of krijgt die als ze onder nul ligt. Bij twee oneven getallen betaal je hun som keer 30, bij twee even getallen krijg je die; dubbel telt in plaats daarvan keer 50.
rule-pl-4-2 = Dubbel waarmee je op het risicoveld komt, geeft geen volgende worp.

## Planetopoly: planeten, douaneposten en radarvallen

rule-pl-5-1 = Wie op een perceel komt dat van niemand is, mag het voor de gedrukte prijs van de bank kopen; het eigendomsbewijs noemt de huur, de prijs van een steunpunt, de provisie en wat de bank bij verkoop betaalt.
rule-pl-5-2 = Drie percelen vormen samen een planeet. Drie steunpunten gelden als een ruimtestation, drie ruimtestations als een ruimtehaven.
rule-pl-5-3 = Wie het eerste perceel van een planeet bezit, heeft aanspraak op de hele planeet: niemand anders mag de overige percelen kopen.
rule-pl-5-4 = Voordat je een perceel van een andere planeet koopt, moet je van elke planeet waarop je aanspraak hebt minstens twee percelen bezitten; wat een andere planeet is, zegt F-47.
rule-pl-5-5 = Met één perceel van een planeet mag je er hoogstens één steunpunt op hebben, met twee percelen hoogstens twee op elk.
rule-pl-5-6 = Staat op een perceel een ruimtestation, dan moet op elk ander perceel van de planeet minstens één steunpunt staan; naast twee ruimtestations zijn dat minstens twee steunpunten, naast een ruimtehaven minstens een ruimtestation.
rule-pl-5-7 = Zolang je op een eigen perceel staat, mag je op al je percelen van die planeet bouwen. Een perceel zelf koop je alleen door erop te komen, of op afstand (PL-8-1).
rule-pl-5-8 = Wie net een perceel heeft gekocht, mag op die planeet pas bij de volgende gelegenheid bouwen: door er opnieuw te komen, of op afstand in een latere beurt.
rule-pl-5-9 = Wie op een perceel, douanepost of radarval van een ander komt, betaalt de eigenaar huur; voor een perceel geldt het bedrag van het eigendomsbewijs voor wat erop staat. Zolang de eigenaar in de gevangenis zit, vervalt die (PL-10-2).
rule-pl-6-1 = Er zijn vier douaneposten en vier radarvallen, die je net als een perceel koopt als je erop komt; er een bezitten geeft geen aanspraak op de andere, en bouwen kun je er niet.
rule-pl-6-2 = Hoe meer vakjes van dezelfde soort de eigenaar heeft, hoe hoger de huur van een douanepost of radarval.
rule-pl-6-3 = Een radarval kost 50 keer de som van de dobbelstenen, keer het aantal radarvallen van de eigenaar.

## Planetopoly: gebeurteniskaarten

rule-pl-7-1 = Op een gebeurtenisvakje trek je een gebeurteniskaart en doe je wat erop staat: geld betalen of krijgen, een beurt overslaan, nog eens gooien, naar de overkant van het bord gaan en dergelijke; sommige kaarten zijn er meer dan eens.
rule-pl-7-2 = Wie naar de overkant van het bord moet, trekt daar geen nieuwe kaart en krijgt geen 1000, want langs het startvakje is hij niet gekomen.
rule-pl-7-3 = Dubbel waarmee je op een gebeurtenisvakje komt, geeft geen volgende worp.
rule-pl-7-4 = Zodra de laatste gebeurteniskaart getrokken is, worden alle gebruikte geschud en opnieuw neergelegd.

## Planetopoly: aankopen op afstand

rule-pl-8-1 = Wie aanspraak op een planeet heeft, mag in zijn eigen beurt vóór het gooien een vrij perceel daarvan kopen waarop een ander staat: de prijs gaat naar de bank en daarna de provisie van het eigendomsbewijs naar die speler, die niet mag weigeren.
rule-pl-8-2 = Staan er meer anderen, dan krijgt wie er het eerst kwam de provisie.
rule-pl-8-3 = Op dezelfde manier kun je ook steunpunten op afstand kopen.

## Planetopoly: verkopen en schulden bij de bank

rule-pl-9-1 = Percelen, steunpunten, douaneposten en radarvallen mag je altijd, in de zin van F-26, aan de bank verkopen, wie er ook op staat, voor het bedrag van het eigendomsbewijs; voor wat overblijft moeten PL-5-5 en PL-5-6 gelden.
rule-pl-9-2 = Wie te weinig geld heeft voor de huur, leent van de bank precies wat ontbreekt en niet meer.
rule-pl-9-3 = Zolang je de bank iets schuldig bent, mag je niet kopen en niet bouwen.
rule-pl-9-4 = Al het geld dat een schuldenaar krijgt, gaat eerst naar het terugbetalen van de schuld.
rule-pl-9-5 = Wie meer schuld heeft dan de hypotheekwaarde van al zijn bezit, heeft verloren.

## Planetopoly: gevangenis

rule-pl-10-1 = Wie twee keer achter elkaar hetzelfde dubbel of drie keer achter elkaar welk dubbel dan ook gooit, gaat naar de dichtstbijzijnde gevangenis zonder die worp nog te lopen, en de beurt is voorbij.
rule-pl-10-2 = Wie in de gevangenis zit, kan niet verkopen en geen aankopen op afstand doen, en niemand is hem huur schuldig.
rule-pl-10-3 = In elke beurt in de gevangenis betaal je en speel je meteen vanaf het gevangenisvakje verder, of je slaat over: 600 kost het in de eerste beurt, 400 in de tweede en 200 in de derde. Na drie keer overslaan ben je vrij en moet je verder.
rule-pl-10-4 = Wie uit de gevangenis komt, mag pas vanaf de volgende beurt weer verkopen en op afstand kopen.
rule-pl-10-5 = Wie met een zet op een gevangenisvakje komt, is slechts op bezoek en mag gewoon huur innen, verkopen en op afstand kopen.

## Uitspraken

rule-f-1 = Gooien bij de worp om de eerste beurt meer spelers het hoogst, dan gooien zij opnieuw.
rule-f-2 = Biedt niemand op een veiling, dan houdt de bank het eigendom.
rule-f-3 = Rente van 10% wordt naar boven afgerond op een hele eenheid; dat raakt alleen hypotheken van 75 en van 175.
rule-f-4 = Dubbel waarmee je de gevangenis verlaat, geeft geen volgende worp. Met missies staat zo'n 6/6 de missie wel toe, en daarna eindigt de beurt.
rule-f-5 = Waar een boekje zegt dat je 50 betaalt en bij de volgende beurt verder speelt, betaal je aan het begin van een beurt en gooi je daarna; dat mag in elke beurt in de gevangenis.
rule-f-6 = Bij bouwen en verkopen geldt het hotel voor de gelijkmatigheid als de stap na het laatste huis; de enige uitzondering is SELL-4, waardoor één hotel in zijn geheel verkocht mag worden en de leeg achtergebleven straat als eerste weer bebouwd wordt.
rule-f-7 = Een hotel kan niet ingewisseld worden voor huizen die de bank niet heeft, maar alle gebouwen van een groep mogen in één stap verkocht worden voor de helft van wat ze kostten.
rule-f-8 = Een station of nutsbedrijf met hypotheek telt nog mee voor hoeveel de eigenaar er heeft, maar brengt zelf niets op.
rule-f-9 = Voor een nutsbedrijf dat je door een kaart of op een missie bereikt, telt de laatste worp waarmee je liep; noemt de kaart een eigen veelvoud, dan worden beide dobbelstenen opnieuw gegooid.
rule-f-10 = Ook met de krachten leidt de derde keer dubbel achter elkaar naar de gevangenis; het boekje spreekt zichzelf hier tegen.
rule-f-11 = Na een zet die in de gevangenis eindigt, is er geen missie en geen kracht: de beurt is voorbij.
rule-f-12 = Bewijzen die de bank na een faillissement veilt, zijn in elke editie vrij van hypotheek.
rule-f-13 = Wat het betekent naar een vakje naar keuze te gaan; het bereikte vakje wordt daarna uitgespeeld. Het is een ander vakje dan waarop de pion staat.
rule-f-13-value-clone-wars = een zet vooruit, en onderweg START passeren levert salaris op (CW-M-L3, CW-M-D3)
rule-f-13-value-saga = geen zet: de pion wordt daar neergezet, en alleen START zelf levert salaris op (SG-F-D1)
rule-f-14 = Wie door een ander op een vakje wordt gezet, krijgt geen salaris en speelt het vakje uit alsof hij daar was geland: huur, belasting, kaarten, gevangenis en de kans om te kopen. Er volgt geen worp uit. Wie in de gevangenis zat, is daardoor vrij; op het gevangenisvakje gezet ben je slechts op bezoek, en op het vakje gezet dat naar de gevangenis stuurt, ga je de gevangenis in.
rule-f-15 = Ook stations en nutsbedrijven kunnen worden gestolen en in een duel veroverd; alle vier de stations of beide nutsbedrijven in één hand gelden als volledige groep. Een hypotheek blijft op het eigendom, en rente is daarvoor niet verschuldigd.
rule-f-16 = Voordat een verslagen speler (CW-M-D5) alles afgeeft, gaan zijn gebouwen als in BANK-1 voor de halve prijs naar de bank; de winnaar is de 10% van BANK-2 schuldig en krijgt ook de verlaat-de-gevangeniskaarten.
rule-f-17 = De Force-dobbelsteen heeft drie zwarte kanten, twee witte en één verschuiving; omdat die als Licht telt, zijn gevechten gelijk verdeeld. Hij wordt gegooid bij elke worp die een pion verplaatst: bij wit gaat het Lichte fiche vooruit met de witte dobbelsteen, bij zwart het Duistere met de zwarte, en bij een verschuiving wisselen de fiches van plaats.
rule-f-18 = Eerst gaan de fiches vooruit, en de gevechten die daaruit volgen, worden in beurtvolgorde gevoerd; dan gaat de pion vooruit en vecht als het moet; dan wordt zijn vakje uitgespeeld. Een gevecht heft niets op, het fiche van je eigen kant doet niets, en niemand vecht in de gevangenis of op een vakje dat je niet kunt kopen.
rule-f-19 = Een leeg vakje dat nog te koop is, is van niemand, en er staat geen pion en ook niet het andere fiche op. Is er geen, of wil de winnaar er geen, dan blijft het fiche staan.
rule-f-20 = Met twee spelers eindigt het korte spel bij het eerste faillissement.
rule-f-21 = Is de tijd om, dan wordt de begonnen ronde uitgespeeld; daarna wordt geteld zoals in het korte spel, alleen telt een hotel met de vier ervoor teruggegeven huizen, samen vijf huizenprijzen.
rule-f-22 = De dichtstbijzijnde gevangenis is die met de kortste weg rond het bord, en bij gelijke afstand die vooruit ligt; voor het startvakje krijg je onderweg niets.
rule-f-23 = De bank leent voor elke betaling waartoe je gedwongen bent; alleen de boete in de gevangenis moet je contant betalen.
rule-f-24 = Een eigenaar in de gevangenis krijgt ook van douaneposten en radarvallen geen huur.
rule-f-25 = Wat een verliezer bezat, gaat zonder de steunpunten terug naar de bank, en zijn aanspraken vervallen. Een aanspraak vervalt ook als de houder het laatste perceel van de planeet heeft verkocht.
rule-f-26 = Op een perceel staat hoogstens één ruimtehaven. Altijd verkopen betekent: in je eigen beurt vóór het gooien, wie er ook staat.
rule-f-27 = Op afstand bouwen kan op een eigen perceel waarop een ander staat, en alleen op dat perceel; die speler krijgt voor elk steunpunt de provisie van het eigendomsbewijs.
rule-f-28 = Dat om huur gevraagd moet worden (RENT-2), is een keuze; zonder die keuze wordt de huur vanzelf voor de eigenaar geïnd.
rule-f-29 = Het faillissement dat het spel beëindigt, wordt eerst afgehandeld; pas daarna tellen de anderen hun vermogen.
rule-f-30 = Wie het hoogst gooit, begint, en daarna gaat de beurt met de klok mee, zoals in SETUP-2. Een perceel dat niet gekocht wordt, blijft vrij: er is geen veiling. Spelers handelen niet met elkaar.
rule-f-31 = Elke in de gevangenis begonnen beurt telt, of er gegooid is of niet. In de derde moet je gooien: dubbel maakt vrij, al het andere kost 50, en je loopt met die worp. Dubbel waarmee je niet wilt lopen (B-5), laat de pion op Slechts op bezoek staan en beëindigt de beurt.
rule-f-32 = Wat sommige boekjes weglaten maar andere zeggen, geldt in alle vier: SETUP-1, SETUP-4, SETUP-6, CARD-1 tot en met CARD-3, TURN-3, TURN-8, RENT-3, MORT-3, samen op één vakje staan (TURN-1), het salaris voor het landen op START (TURN-2), dat de derde keer dubbel niet gelopen wordt (TURN-5), dat niet gevraagde huur vervalt (RENT-2), de bedragen van RENT-6, geen huizen naast een hotel (BUILD-4), één voor één veilen (BUILD-8, BANK-3), ruilen (TRADE-3), en voor Episode II SELL-1 en SELL-3.
rule-f-33 = Op de laatste gebouwen van de bank biedt alleen wie op dat moment mag bouwen; het hoogste bod komt in de plaats van de prijs op het eigendomsbewijs, en het gebouw wordt meteen geplaatst. In Episode II begint het bij de laagste huizenprijs van de straten waarop de belangstellenden mogen bouwen.
rule-f-34 = “Altijd” betekent tussen twee handelingen: nooit tussen een worp en het einde van wat die brengt, behalve om geld voor een schuld bijeen te brengen.
rule-f-35 = Dubbel dat op Vrij parkeren of Slechts op bezoek eindigt, geeft toch de volgende worp.
rule-f-36 = Wie de missie van een 6/6 afslaat, houdt de volgende worp van het dubbel.
rule-f-37 = Alleen een worp die de pion heeft verplaatst, brengt een missie: een mislukte poging in de gevangenis brengt er geen en de derde keer dubbel van TURN-5 ook niet, maar de derde poging wel, als je 50 hebt betaald en ermee loopt.
rule-f-38 = Nog een beurt (CW-M-L4, CW-M-D4) is een nieuwe beurt, waarin dubbel weer vanaf nul geteld wordt; de volgende worp van een 6/6 hoort bij dezelfde beurt, en daar telt het door.
rule-f-39 = De terugkoopprijs van het boekje, de helft van wat een hotel met één hut minder heeft gekost (twee huizenprijzen), is de som van een halve huizenprijs voor het hotel en de opbrengst van de drie hutten die daarna verkocht worden.
rule-f-40 = In de korte spelen staan op een straat hoogstens drie huizen.
rule-f-41 = Wie na een mislukte worp in de gevangenis betaalt, loopt met die worp; wie niet betaalt, blijft, en JAIL-4 en JAIL-5 gaan door.
rule-f-42 = Huur wordt ook op bebouwde straten geïnd, al spreekt het overzicht van het boekje alleen van onbebouwde.
rule-f-43 = Je neemt of steelt zoveel als er is, en beide eigendommen van CW-M-D2 van dezelfde speler. Is er niets, dan brengen CW-M-L1 en CW-M-L2 het geld op, maar CW-M-D1 en CW-M-D2 niets.
rule-f-44 = Wie even rijk zijn, delen de overwinning; verlaat-de-gevangeniskaarten tellen niet mee.
rule-f-45 = Een ruil gaat niet door als de nieuwe eigenaar van een bewijs met hypotheek de 10% niet meteen kan betalen; een schuldeiser die dat niet kan, is het de bank schuldig als in DEBT-1.
rule-f-46 = Failliet ben je pas als de verkoop van alle gebouwen en hypotheken op alle eigendommen de schuld niet zouden dekken; tot dan moet je geld blijven bijeenbrengen.
rule-f-47 = Een andere planeet is er een waarop je nog geen aanspraak hebt: verdere percelen van je eigen planeten, douaneposten en radarvallen mag je altijd kopen.
rule-f-48 = Dubbel wordt binnen één beurt geteld, en worpen die een gebeurteniskaart brengt tellen mee.
rule-f-49 = Een kaart die je nog eens laat gooien, geldt ook als dubbel ernaartoe leidde; alleen de volgende worp van het dubbel zelf vervalt.
rule-f-50 = Verkopen en aankopen op afstand mogen vóór elke worp van je beurt; in een beurt die je overslaat kan dat niet.
rule-f-51 = De steunpunten van een perceel worden vóór het perceel zelf verkocht. Wordt een schuld te groot, dan betaalt de bank de eigenaar toch volledig, en pas dan ligt de speler uit het spel.
rule-f-52 = Moet één speler door een kaart alle anderen betalen, dan worden ze in beurtvolgorde betaald, ieder volledig voordat de volgende komt; kan de betaler niet verder, dan is hij failliet tegenover wie dan aan de beurt is, en de rest krijgt niets. Moeten alle anderen één speler betalen, dan gaat dat ook in beurtvolgorde, en kan ieder voor zich failliet gaan.
rule-f-53 = Een schuldeiser die als enige overblijft, heeft meteen gewonnen en is geen rente meer schuldig.
rule-f-54 = Moet om huur gevraagd worden, dan mag dat ook nog na de eigen volgende worp van de schuldenaar, tot de volgende speler heeft gegooid.
rule-f-55 = Wie als betaling van huur (B-7) een bewijs met hypotheek krijgt, heeft de keuze van TRADE-6.
rule-f-56 = De fiches gaan alleen vooruit bij een worp die een pion verplaatst: niet bij een mislukte poging in de gevangenis en niet bij de derde keer dubbel.
rule-f-57 = Wie op een nutsbedrijf wordt gezet (F-14) en geen worp heeft die daar kan tellen (F-9), gooit er beide dobbelstenen voor.
rule-f-58 = Wie naar het gevangenisvakje gaat of springt, is slechts op bezoek; wie naar het vakje gaat dat naar de gevangenis stuurt, gaat de gevangenis in en krijgt geen salaris.
rule-f-59 = In het korte spel met missies brengt een mislukte worp in de gevangenis, waarvoor je dan betaalt en waarmee je loopt, zijn missie zoals elke worp die verplaatst (F-37).

## Huisregels

rule-house-1 = Als het is afgesproken: belastingen, kaartbetalingen aan de bank en gevangenisboetes komen in een pot, en wie als volgende op Vrij parkeren komt, krijgt die helemaal.
rule-house-2 = Als het is afgesproken: wie precies op START komt, krijgt dubbel salaris.
rule-house-3 = Als het is afgesproken: eigendommen worden nooit geveild; wat een speler niet koopt, blijft bij de bank, en wat een failliete speler aan de bank overdraagt ook.
rule-house-4 = Als het is afgesproken: wie in de gevangenis zit, krijgt geen huur.
rule-house-5 = Als het is afgesproken: het spel eindigt na een vast aantal beurten, en de rijkste speler wint.
rule-house-6 = Als het is afgesproken: wie niet als eerste speelt, begint voor elke plaats verder naar achteren in de volgorde met zoveel meer geld.
