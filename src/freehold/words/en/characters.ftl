### The computer's players: what each is called, and how it plays.

character-steady = steady
    .about = Buys what comes, keeps something back, builds in good time and trades now and then.
character-bold = bold
    .about = Spends to the last coin: bids high, and builds as much as it can, as soon as it can.
character-careful = careful
    .about = Keeps cash for a bad landing, bids low, trades little and sits in jail when it is safer there.
character-trader = trader
    .about = Offers a trade every round, pays well for the deeds it lacks, and puts its cash into buildings.
character-random = random
    .about = Does anything that is allowed.
