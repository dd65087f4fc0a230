### Wat er niet klopt aan een regel of een spelverslag.

quoted = “{ $text }”
either = { $first } of { $second }

## Regels

unknown-setting = De regel “{ $setting }” is er niet.
unknown-setting-nearest = De regel “{ $setting }” is er niet. Bedoel je “{ $nearest }”?
unknown-character = De medespeler “{ $character }” is er niet. Er zijn: { $known }. Een eigen medespeler is het pad van een .toml-bestand.
unknown-character-nearest = De medespeler “{ $character }” is er niet. Bedoel je “{ $nearest }”? Een eigen medespeler is het pad van een .toml-bestand.
value-not-bool = { $setting } kan alleen true of false zijn, niet { $value }.
value-not-int = { $setting } moet een heel getal van { $lowest } tot en met { $highest } zijn, niet { $value }.
value-not-choice = { $setting } moet { $choices } zijn, niet { $value }.
wrong-number-of-players = { $edition } wordt door { $lowest } tot { $highest } gespeeld, niet door { $count }
no-cache = gecompileerde regels kunnen niet in { $folder } bewaard worden: { $why }; laat FREEHOLD_CACHE een map noemen waarin je mag schrijven
gpu-unusable = de GPU kan niet worden gebruikt: { $why }
gpu-differs = de GPU speelt andere spellen van { $edition } ({ $form }) dan de processor ({ $what }); een nieuwere driver of een nieuwere numba-cuda helpt misschien
gpu-stuck = de GPU komt met een paar spellen niet tot een einde
gpu-lost-games = de GPU is spellen kwijtgeraakt: van de { $asked } heeft ze er { $games } gespeeld
name-not-text = “{ $name }” is geen naam: sommige bytes ervan zijn geen tekst (UTF-8).
too-many-dealt = { $dealt } eigendommen voor elk van { $seats } plaatsen kunnen niet worden uitgedeeld: er zijn er { $deeds }
unknown-form = { $edition } heeft geen spelvorm “{ $form }”. Er zijn: { $forms }.
lacks-trigger = { $edition } kan niet met { $setting } worden gespeeld: in specials.toml staat geen rij met de aanleiding “{ $trigger }”.
lacks-force = { $edition } kan niet met { $setting } worden gespeeld: in specials.toml ontbreekt de tabel [force].
not-built-in = de editie “{ $edition }” is niet ingebouwd. Er zijn: { $editions }. Voor een eigen editie is de map ervan nodig.
not-built-in-nearest = de editie “{ $edition }” is niet ingebouwd. Bedoel je “{ $nearest }”? Voor een eigen editie is de map ervan nodig.
other-edition = deze tekst hoort bij de editie “{ $edition }”, maar opgegeven is de editie “{ $given }”.

## Spelverslagen

record-not-one = dit is geen spelverslag van Freehold: de eerste regel ontbreekt.
record-no-such-format = het formaat { $format } is er niet voor spelverslagen.
record-newer = dit spelverslag heeft formaat { $format } en komt van een nieuwere Freehold; deze leest tot en met { $ours }. Werk Freehold bij.
record-without-parts = dit spelverslag is beschadigd: er horen een kop, acties en een uitslag in.
record-without-result = dit spelverslag is beschadigd: de uitslag of het controlegetal ontbreekt.
record-without-head = dit spelverslag is beschadigd: de kop noemt niet de editie en de spelers.
record-damaged-line = regel { $number } van de acties ontbreekt of is beschadigd: { $line }
record-not-set-up = het spel van dit verslag kan niet worden opgezet: { $why }
record-other-action = actie { $number } is fout: “{ $words }” is niet wat er is vastgelegd.
record-wrong-action = actie { $number } is fout: “{ $words }”: { $why }
record-missing-action = na actie { $number } ontbreekt een actie.
record-ends-early = het spelverslag houdt op na actie { $number }, voordat het spel is afgelopen.
record-other-result = de uitslag is “{ $result }”, maar in het spelverslag staat “{ $recorded }”.
record-other-position = alle acties kloppen ({ $number }), maar leiden tot een andere stelling dan het controlegetal van het spelverslag zegt: het is veranderd, of gespeeld met een andere versie van de regels.

## Controleerbare dobbelstenen

proof-none = dit spel is zonder controleerbare dobbelstenen gespeeld: er valt niets te controleren
proof-not-revealed = het geheim van deze dobbelstenen is nog niet onthuld: dat gebeurt zodra het spel voorbij is
proof-damaged = wat het verslag van zijn dobbelstenen onthult, is niet te lezen
proof-other-commitment = het onthulde geheim is niet het geheim waarop de server zich voor het spel had vastgelegd
proof-other-outcome = in het verslag staat { $words }, maar de dobbelstenen zeggen { $expected }
