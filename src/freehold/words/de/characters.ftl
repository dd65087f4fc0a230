### Die Mitspieler des Computers: wie sie heißen, und wie sie spielen.

character-steady = besonnen
    .about = Kauft, was kommt, behält etwas zurück, baut beizeiten und handelt ab und zu.
character-bold = wagemutig
    .about = Gibt alles aus: bietet hoch und baut, so viel und so bald es geht.
character-careful = vorsichtig
    .about = Hält Bargeld für schlechte Würfe bereit, bietet wenig, handelt selten und bleibt im Gefängnis, wenn es dort sicherer ist.
character-trader = handelnd
    .about = Bietet jede Runde einen Tausch an, zahlt gut für fehlende Karten und steckt sein Geld in Gebäude.
character-random = zufällig
    .about = Tut irgendetwas, das erlaubt ist.
