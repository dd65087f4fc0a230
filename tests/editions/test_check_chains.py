"""What `check` finds in cards that lead to each other for ever."""

from itertools import permutations, product
from random import Random

import pytest

from freehold import Table
from freehold.bots.companion import choose
from freehold.editions import EditionError, check, load
from freehold.editions.check_chains import check_chains
from freehold.vocabulary import Event
from tests.editions import tiny

BENCH = 'id = "bench"\nkind = "free-parking"'
MEND = "add a card after which none is drawn"

TO_POST = 'effect = "move-to"\nspace = "bottle-post"'
TO_BENCH = 'effect = "move-to"\nspace = "bench"'
TO_PIER = 'effect = "move-to"\nspace = "pier"'
BACK_TO_POST = 'effect = "move-back"\nsteps = 5'
BACK_TO_BENCH = 'effect = "move-back"\nsteps = 7'
KEPT = 'effect = "leave-jail"'
PAY = 'effect = "pay"\namount = 5'


def edition(bottles, shells=()):
    """The tiny edition with a second card space, the bench, and these cards.

    The bench has the deck of shells, if there are any: else that of bottles, as the post has.
    """
    decks = {"bottles": bottles, "shells": shells} if shells else {"bottles": bottles}
    cards, words = "", tiny.WORDS.partition("card-bottles")[0]
    for deck, effects in decks.items():
        cards += f'[[decks]]\nid = "{deck}"\n'
        words += "" if f"deck-{deck} =" in words else f"deck-{deck} = x\n"
        for i, effect in enumerate(effects):
            cards += f'[[decks.cards]]\nid = "c-{i}"\n{effect}\n'
            words += f"card-{deck}-c-{i} = x\n"
    bench = f'id = "bench"\nkind = "cards"\ndeck = "{list(decks)[-1]}"'
    files = tiny.changed("spaces.toml", BENCH, bench)
    return files | {"cards.toml": cards, "words/en.ftl": words}


def found(tmp_path, bottles, shells=()):
    folder = tiny.write(tmp_path, edition(bottles, shells))
    return [(problem.file, problem.path, problem.message) for problem in check(folder)]


ENDLESS = {
    "a space of its own": ([TO_POST], (), "bottle-post → bottle-post"),
    "many cards to one space": ([TO_POST] * 32, (), "bottle-post → bottle-post"),
    "one deck, two spaces": ([BACK_TO_POST, TO_BENCH], (), "bottle-post → bench → bottle-post"),
    "back and back again": ([BACK_TO_POST, BACK_TO_BENCH], (), "bottle-post → bench → bottle-post"),
    "forwards and back in turn": (
        [TO_POST, TO_POST, TO_BENCH, BACK_TO_POST],
        (),
        "bottle-post → bench → bottle-post → bottle-post → bottle-post",
    ),
}


@pytest.mark.parametrize("case", ENDLESS)
def test_a_chain_without_end_is_found(case, tmp_path):
    bottles, shells, way = ENDLESS[case]
    told = f"these cards can go on for ever: {way}; {MEND}"
    assert found(tmp_path, bottles, shells) == [("cards.toml", "$.decks[0].cards", told)]


def test_a_chain_through_two_decks_names_both(tmp_path):
    told = (
        'these cards and those of "shells" can go on for ever: '
        f"bottle-post → bench → bottle-post; {MEND}"
    )
    assert found(tmp_path, [TO_BENCH], [BACK_TO_POST]) == [("cards.toml", "$.decks[0].cards", told)]


def test_a_deck_that_goes_round_by_itself_is_named_alone(tmp_path):
    told = f"these cards can go on for ever: bench → bench; {MEND}"
    assert found(tmp_path, [TO_BENCH], [TO_BENCH]) == [("cards.toml", "$.decks[1].cards", told)]


def test_each_deck_that_goes_round_by_itself_is_named(tmp_path):
    problems = found(tmp_path, [TO_POST], [TO_BENCH])
    assert [path for _, path, _ in problems] == ["$.decks[0].cards", "$.decks[1].cards"]


def test_cards_that_can_be_kept_do_not_help(tmp_path):
    ((_, path, told),) = found(tmp_path, [TO_POST, KEPT])
    assert path == "$.decks[0].cards"
    assert told.startswith("these cards can go on for ever, once the leave-jail cards are kept: ")


def test_such_an_edition_is_not_loaded(tmp_path):
    with pytest.raises(EditionError, match="these cards can go on for ever"):
        load(tiny.write(tmp_path, edition([TO_POST])))


SOUND = {
    "a card that pays": ([TO_POST, BACK_TO_POST, PAY], ()),
    "a card that leads elsewhere": ([TO_POST, TO_PIER], ()),
    "back to a card, and from there to none": ([BACK_TO_POST], ()),
    "back twice as often as forwards": ([BACK_TO_POST, BACK_TO_POST, TO_BENCH], ()),
    "the opposite space, where none is drawn": ([TO_POST, 'effect = "opposite"'], ()),
    "the next of a kind": ([TO_POST, 'effect = "move-to-next"\nkind = "railroad"\nfactor = 1'], ()),
    "to jail": ([TO_POST, 'effect = "go-to-jail"'], ()),
    "two decks, one of which ends": ([TO_BENCH], [BACK_TO_POST, PAY]),
}


@pytest.mark.parametrize("case", SOUND)
def test_a_chain_that_ends_is_sound(case, tmp_path):
    bottles, shells = SOUND[case]
    assert found(tmp_path, bottles, shells) == []


def test_a_chain_that_ends_is_played_to_its_end(tmp_path):
    folder = tiny.write(tmp_path, edition([BACK_TO_POST, BACK_TO_POST, TO_BENCH]))
    table = Table(folder, 2, seed=1, settings={"turn-limit": 60})
    while not table.is_over:
        table.do(choose(table.edition, table.game))
    drawn = [told for told in table.told if told.event == Event.DREW_CARD]
    assert len(drawn) > 12, "the deck was through several times"


def test_a_mistake_elsewhere_brings_forth_no_chain(tmp_path):
    wrong = 'effect = "move-to"\nspace = "bottel-post"'
    assert [path for _, path, _ in found(tmp_path, [TO_POST, wrong])] == [
        "$.decks[0].cards[1].space"
    ]
    wrong = 'effect = "move-back"\nsteps = "few"'
    assert [path for _, path, _ in found(tmp_path, [TO_POST, wrong])] == [
        "$.decks[0].cards[1].steps"
    ]


def test_a_deck_without_an_id_or_with_too_many_cards_is_that_mistake_alone(tmp_path):
    files = edition([TO_POST], [TO_BENCH])
    files["cards.toml"] = files["cards.toml"].replace('id = "shells"\n', "")
    paths = [problem.path for problem in check(tiny.write(tmp_path, files))]
    assert "$.decks[1].id" in paths
    assert "$.decks[1].cards" not in paths
    problems = found(tmp_path, [TO_POST] * 33)
    assert [told for _, _, told in problems] == ["33 cards; a deck has 1 to 32"]


def test_where_the_orders_are_too_many_to_try_that_is_said():
    cards = [{"id": f"c-{i}", "effect": "move-back", "steps": i} for i in range(1, 33)]
    spaces = [{"id": f"s-{i}", "kind": "cards", "deck": "a"} for i in range(40)]
    spaces += [{"id": f"s-{i}", "kind": "tax"} for i in range(40, 56)]
    problems = []
    check_chains(spaces, [{"id": "a", "cards": cards}], problems)
    told = f"whether these cards ever come to an end cannot be told; {MEND}"
    assert [(problem.path, problem.message) for problem in problems] == [("$.decks[0].cards", told)]


def test_a_long_chain_is_shortened():
    spaces = [{"id": f"s-{i}", "kind": "cards", "deck": "a"} for i in range(12)]
    problems = []
    card = {"id": "c", "effect": "move-back", "steps": 1}
    check_chains(spaces, [{"id": "a", "cards": [card]}], problems)
    assert problems[0].message == (
        "these cards can go on for ever: "
        f"s-0 → s-11 → s-10 → s-9 → s-8 → s-7 → s-6 → s-5 → …; {MEND}"
    )


# --- against every order, played out ------------------------------------------------


def never_ends(spaces, decks):
    """Whether any order of the cards, from any space, goes on for ever."""
    piles = {d["id"]: [c for c in d["cards"] if c["effect"] != "leave-jail"] for d in decks}
    for orders in product(*(permutations(pile) for pile in piles.values())):
        for start in range(len(spaces)):
            lying = dict(zip(piles, map(list, orders), strict=True))
            at, seen = start, set()
            while at is not None and spaces[at]["kind"] == "cards":
                state = at, str(lying)
                if state in seen:
                    return True
                seen.add(state)
                at = drawn(lying[spaces[at]["deck"]], at, len(spaces))
    return False


def drawn(pile, at, size):
    """Where the top card leads; it goes to the bottom."""
    if not pile:
        return None
    card = pile.pop(0)
    pile.append(card)
    if card["effect"] == "move-to":
        return int(card["space"])
    return (at - card["steps"]) % size if card["effect"] == "move-back" else None


def at_random(rng):
    """A board with a few card spaces, and decks whose cards nearly all move figures."""
    size, names = rng.randint(8, 10), ["a", "b"][: rng.randint(1, 2)]
    spaces = [{"id": str(i), "kind": "tax"} for i in range(size)]
    for at in rng.sample(range(1, size), rng.randint(1, 5)):
        spaces[at] = {"id": str(at), "kind": "cards", "deck": rng.choice(names)}
    targets = [space["id"] for space in spaces if space["kind"] == "cards"]

    def card():
        return rng.choices(
            [
                {"effect": "move-to", "space": rng.choice(targets)},
                {"effect": "move-back", "steps": rng.randint(1, size - 1)},
                {"effect": "leave-jail"},
                {"effect": "pay", "amount": 5},
            ],
            [50, 80, 10, 4],
        )[0]

    most = 5 - len(names)
    return spaces, [
        {"id": name, "cards": [card() for _ in range(rng.randint(1, most))]} for name in names
    ]


def test_the_check_agrees_with_every_order_played_out():
    rng = Random(1)
    endless = 0
    for _ in range(1500):
        spaces, decks = at_random(rng)
        problems = []
        check_chains(spaces, decks, problems)
        assert bool(problems) == never_ends(spaces, decks), (spaces, decks)
        endless += bool(problems)
    assert 300 < endless < 700
