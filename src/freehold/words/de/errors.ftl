### Was an einer Regel oder an einer Aufzeichnung nicht stimmt.

quoted = „{ $text }“
either = { $first } oder { $second }

## Regeln

unknown-setting = Die Regel „{ $setting }“ gibt es nicht.
unknown-setting-nearest = Die Regel „{ $setting }“ gibt es nicht. Meinst du „{ $nearest }“?
unknown-character = Den Mitspieler „{ $character }“ gibt es nicht. Es gibt: { $known }. Ein eigener ist der Pfad einer .toml-Datei.
unknown-character-nearest = Den Mitspieler „{ $character }“ gibt es nicht. Meinst du „{ $nearest }“? Ein eigener ist der Pfad einer .toml-Datei.
value-not-bool = { $setting } kann nur true oder false sein, nicht { $value }.
value-not-int = { $setting } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
value-not-choice = { $setting } muss { $choices } sein, nicht { $value }.
wrong-number-of-players = { $edition } wird von { $lowest } bis { $highest } gespielt, nicht von { $count }
no-cache = übersetzte Regeln lassen sich nicht in { $folder } aufheben: { $why }; FREEHOLD_CACHE kann einen Ordner nennen, in den du schreiben darfst
gpu-unusable = die GPU lässt sich nicht nutzen: { $why }
gpu-differs = die GPU spielt andere Spiele von { $edition } ({ $form }) als der Prozessor ({ $what }); ein neuerer Treiber oder ein neueres numba-cuda hilft vielleicht
gpu-stuck = die GPU kommt mit ein paar Spielen nicht zu Ende
gpu-lost-games = die GPU hat Spiele verloren: von { $asked } hat sie { $games } gespielt
name-not-text = „{ $name }“ ist kein Name: Einige seiner Bytes sind kein Text (UTF-8).
too-many-dealt = { $dealt } Grundstücke für jeden von { $seats } Plätzen lassen sich nicht austeilen: es gibt { $deeds }
unknown-form = { $edition } hat keine Spielform „{ $form }“. Zur Wahl stehen: { $forms }.
lacks-trigger = { $edition } lässt sich nicht mit { $setting } spielen: In specials.toml steht keine Zeile mit dem Auslöser „{ $trigger }“.
lacks-force = { $edition } lässt sich nicht mit { $setting } spielen: In specials.toml fehlt die Tabelle [force].
not-built-in = Die Ausgabe „{ $edition }“ ist nicht eingebaut. Zur Wahl stehen: { $editions }. Für eine eigene braucht es ihren Ordner.
not-built-in-nearest = Die Ausgabe „{ $edition }“ ist nicht eingebaut. Meinst du „{ $nearest }“? Für eine eigene braucht es ihren Ordner.
other-edition = Dieser Text gehört zur Ausgabe „{ $edition }“, angegeben ist aber die Ausgabe „{ $given }“.

## Aufzeichnungen

record-not-one = Das ist keine Aufzeichnung von Freehold: Die erste Zeile fehlt.
record-no-such-format = Das Format { $format } gibt es für Aufzeichnungen nicht.
record-newer = Diese Aufzeichnung hat das Format { $format } und stammt von einem neueren Freehold; dieses liest bis Format { $ours }. Bitte bring es auf den neuen Stand.
record-without-parts = Diese Aufzeichnung ist beschädigt: Kopf, Aktionen und Ergebnis müssen darin stehen.
record-without-result = Diese Aufzeichnung ist beschädigt: Das Ergebnis oder die Prüfsumme fehlt.
record-without-head = Diese Aufzeichnung ist beschädigt: Der Kopf nennt nicht Ausgabe und Spieler.
record-damaged-line = Zeile { $number } der Aktionen fehlt oder ist beschädigt: { $line }
record-not-set-up = Das Spiel dieser Aufzeichnung lässt sich nicht aufbauen: { $why }
record-other-action = Aktion { $number } ist falsch: „{ $words }“ wurde nicht so aufgezeichnet.
record-wrong-action = Aktion { $number } ist falsch: „{ $words }“: { $why }
record-missing-action = Nach Aktion { $number } fehlt eine Aktion.
record-ends-early = Die Aufzeichnung endet nach Aktion { $number }, bevor das Spiel zu Ende ist.
record-other-result = Das Ergebnis ist „{ $result }“, aber in der Aufzeichnung steht „{ $recorded }“.
record-other-position = Alle Aktionen passen ({ $number }), führen aber zu einer anderen Stellung, als die Prüfsumme der Aufzeichnung sagt: Entweder wurde sie verändert oder es galt eine andere Fassung der Regeln.

## Überprüfbare Würfel

proof-none = dieses Spiel wurde ohne überprüfbare Würfel gespielt: es gibt nichts zu prüfen
proof-not-revealed = das Geheimnis dieser Würfel ist noch nicht offengelegt: das geschieht, wenn das Spiel vorbei ist
proof-damaged = was die Aufzeichnung von ihren Würfeln offenlegt, ist nicht lesbar
proof-other-commitment = das offengelegte Geheimnis ist nicht das, worauf sich der Server vor dem Spiel festgelegt hat
proof-other-outcome = in der Aufzeichnung steht { $words }, die Würfel aber sagen { $expected }
