"""The table: what it refuses and how, undo, copies, and chance from the seed or by hand."""

import pytest

from freehold import Decision, FreeholdError, IllegalActionError, Table
from freehold.editions import EditionError, SettingError
from freehold.errors import NotationError
from tests.tables import at, cash, names, owner, words

# --- setting up ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "settings", "error", "message"),
    [
        (("clone-war",), {}, EditionError, 'no such edition; did you mean "clone-wars"'),
        (("chess",), {}, EditionError, "no such edition; there are: clone-wars, saga"),
        (("clone-wars", 1), {}, FreeholdError, "clone-wars is played by 2 to 6, not by 1"),
        (("clone-wars", 7), {}, FreeholdError, "clone-wars is played by 2 to 6, not by 7"),
        (("saga", 9), {}, FreeholdError, "saga is played by 2 to 8, not by 9"),
        (("saga", 0), {}, FreeholdError, "saga is played by 2 to 8, not by 0"),
        (("saga", []), {}, FreeholdError, "saga is played by 2 to 8, not by 0"),
        (("saga", True), {}, FreeholdError, "saga is played by 2 to 8, not by True"),
        (("saga", "Ann"), {}, FreeholdError, "seats are a number or a list of names"),
        (("saga", ["Ann", "Ann"]), {}, FreeholdError, "every seat needs a name of its own"),
        (("saga", ["Ann", " "]), {}, FreeholdError, "every seat needs a name of its own"),
        (
            ("saga", {"Ann": "yoda", "Bob": "rex"}),
            {},
            FreeholdError,
            'saga has no figure "rex"; it has: darth-maul',
        ),
        (
            ("saga", {"Ann": "yoda", "Bob": "yoda"}),
            {},
            FreeholdError,
            "two seats cannot have the same figure",
        ),
        (("saga",), {"first": 2}, FreeholdError, "no seat 2 to start: seats are 0 to 1"),
        (("saga",), {"form": "short"}, SettingError, 'saga has no form "short"; it has: standard'),
        (
            ("saga",),
            {"settings": {"free-parking": True}},
            SettingError,
            'no setting "free-parking"; did you mean "free-parking-pot"',
        ),
        (
            ("saga",),
            {"settings": {"turn-limit": -1}},
            SettingError,
            "turn-limit must be a whole number from 0 to 1000000, not -1",
        ),
        (
            ("saga",),
            {"settings": {"no-auctions": "perhaps"}},
            SettingError,
            'no-auctions must be true or false, not "perhaps"',
        ),
        (
            ("saga", 8),
            {"settings": {"deeds-dealt": 4}},
            FreeholdError,
            "4 deeds for each of 8 seats cannot be dealt: there are 28",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(arguments, settings, error, message):
    with pytest.raises(error, match=message):
        Table(*arguments, **settings)


def test_settings_may_be_written_with_underscores_and_as_text():
    table = Table("saga", 2, settings={"turn_limit": "30", "free-parking-pot": "yes"}, first=0)

    assert table.settings == {"turn-limit": 30, "free-parking-pot": True}
    assert table.header == "saga free-parking-pot=true turn-limit=30"


def test_a_setting_that_the_edition_has_anyway_is_not_noted_as_a_change():
    table = Table("saga", 2, settings={"jail-try-required": True}, first=0)

    assert table.settings == {}
    assert table.header == "saga"


def test_figures_are_taken_as_named_or_in_the_order_of_the_box():
    named = Table("saga", {"Ann": "yoda", "Bob": "leia"}, first=0)
    unnamed = Table("saga", ["Ann", "Bob"], first=0)

    assert [seat.figure for seat in named.seats] == ["yoda", "leia"]
    assert [seat.figure for seat in unnamed.seats] == ["darth-maul", "obi-wan-kenobi"]


# --- actions -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("", "an action is missing"),
        (" ; ", "an action is missing"),
        ("rol", 'no action "rol"; did you mean roll'),
        ("fly", 'no action "fly"; there are: accept'),
        ("roll 3", "two dice from 1 to 6 are needed"),
        ("roll 7 1", "two dice from 1 to 6 are needed"),
        ("roll 1 2 3", "two dice from 1 to 6 are needed"),
        ("buy now", '"buy" stands alone; what does "now" mean'),
        ("build", '"build" needs one word after it'),
        ("build dantoine", 'no space "dantoine"; did you mean dantooine'),
        ("bid lots", '"bid" needs a whole amount'),
        ("bid -5", '"bid" needs a whole amount'),
        ("bid 99999999", '"bid" needs a whole amount'),
        ("trade me", '"trade" needs the number of a seat'),
        ("trade 8", '"trade" needs the number of a seat'),
        ("sell-group beige", 'no group "beige"'),
        ("figure rex", 'no figure "rex"'),
        ("draw a-blank", 'no card "a-blank"'),
        ("offer jail-card-9", "get-out-of-jail cards are jail-card-1"),
    ],
)
def test_malformed_words_are_refused_and_change_nothing(action, message):
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    before = table.position

    with pytest.raises(NotationError, match=message):
        table.do(action)

    assert table.position == before
    assert table.done == []


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("buy", "cannot buy: this is not the moment for it"),
        ("end", "cannot end the turn: you have to roll"),
        ("build go", "cannot build: GO takes no buildings"),
        ("mortgage hoth", "cannot mortgage: Hoth is not yours"),
        ("trade 0", "cannot trade: that is you"),
        ("trade 5", "cannot trade: there is no such player in the game"),
        ("draw to-go", "cannot draw that card: this is not the moment for it"),
        (-5, "cannot do that: this is not the moment for it"),
        (63, "cannot do that: this is not the moment for it"),
        (10**9, "cannot do that: this is not the moment for it"),
    ],
)
def test_an_illegal_action_says_why_not_and_changes_nothing(action, message):
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    before = table.position

    with pytest.raises(IllegalActionError, match=message):
        table.do(action)

    assert table.position == before
    assert table.done == []
    assert table.why_not(action) == message


def test_an_action_out_of_turn_names_whom_the_game_waits_for():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    table.do("roll 2 4")
    before = table.position

    with pytest.raises(IllegalActionError, match="Bob cannot act now: the game waits for Ann"):
        table.do("buy", seat=1)

    assert table.position == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_cannot_act(seat):
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)

    with pytest.raises(FreeholdError, match=f"there is no seat {seat}: seats are 0 to 1"):
        table.do("roll", seat=seat)

    assert table.done == []


def test_off_turn_a_seat_does_business_and_the_turn_stays_where_it_was():
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 1: hoth")

    table.do("mortgage hoth", seat=1)

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert cash(table) == [500, 550]
    assert [done.words for done in table.done] == ["open 1", "mortgage hoth", "done"]


def test_business_that_is_refused_off_turn_leaves_nothing_open():
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 1: hoth")
    before = table.position

    with pytest.raises(IllegalActionError, match="Dagobah is not yours"):
        table.do("mortgage dagobah", seat=1)

    assert table.position == before


def test_several_actions_are_done_all_or_none():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    before, told = table.position, list(table.told)

    with pytest.raises(IllegalActionError, match="cannot build"):
        table.do("roll 2 4; buy; build hoth; end")

    assert table.position == before
    assert (table.done, table.told) == ([], told)


def test_several_actions_are_taken_back_as_one():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    before = table.position

    table.do("roll 2 4; buy; end")
    table.undo()

    assert table.position == before
    assert table.done == []


def test_actions_are_done_by_number_as_well_and_case_does_not_matter():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    twin = table.copy()
    table.do("ROLL 2 4")
    twin.do("roll 2 4")

    table.do("Buy")
    twin.do(next(choice.action for choice in twin.choices() if choice.words == "buy"))

    assert table.position == twin.position
    assert owner(table, "hoth") == 0


def test_every_choice_is_allowed_and_parses_back_to_itself():
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 0: dantooine kessel hoth*")

    for choice in table.choices():
        assert table.why_not(choice.words) is None
        assert table.why_not(choice.action) is None
    assert words(table) >= {"roll", "build dantooine", "mortgage kessel", "lift hoth", "trade 1"}


def test_a_choice_names_its_space_and_the_highest_amount():
    table = at("saga", "0 $500 @go", "1 $300 @go")
    table.do("roll 2 4; decline")

    bid = next(choice for choice in table.choices() if choice.words.startswith("bid"))

    assert (bid.words, bid.highest, bid.space) == ("bid 1", 300, None)


# --- undo and copies -----------------------------------------------------------


def test_there_is_nothing_to_undo_at_the_start():
    table = Table("saga", 2, seed=1, first=0)

    with pytest.raises(FreeholdError, match="there is nothing to undo"):
        table.undo()


def test_undo_goes_back_step_by_step_with_the_dice_and_what_was_told():
    table = Table("saga", 2, seed=1, first=0)
    seen = [(table.position, list(table.told))]
    for action in ("roll 2 4", "buy", "end", "roll"):
        table.do(action)
        seen.append((table.position, list(table.told)))

    for position, told in reversed(seen[:-1]):
        table.undo()
        assert (table.position, table.told) == (position, told)


def test_a_roll_that_was_taken_back_falls_the_same_way_again():
    table = Table("saga", 2, seed=5, first=0)

    first = table.do("roll")
    table.undo()
    second = table.do("roll")

    assert first == second


def test_nothing_done_on_a_copy_changes_the_table_nor_the_other_way_round():
    table = Table("saga", 2, seed=1, first=0)
    table.do("roll 2 4")
    twin = table.copy()
    before = table.position

    twin.do("buy; end")
    table.do("decline")

    assert owner(twin, "hoth") == 0
    assert (table.decision, owner(table, "hoth")) == (Decision.BID, -1)
    table.undo()
    assert table.position == before


def test_a_copy_that_goes_back_and_plays_on_leaves_the_tables_history_alone():
    table = Table("saga", 2, seed=1, first=0)
    start = table.position
    table.do("roll 2 4; buy")
    twin = table.copy()

    twin.undo()
    twin.do("roll 5 6; buy")
    table.undo()

    assert table.position == start


# --- chance --------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["clone-wars", "saga", "episode-2", "fallout"])
def test_the_same_seed_brings_the_same_game_and_another_seed_another(edition):
    def play(seed: int) -> list[str]:
        table = Table(edition, 3, seed=seed)
        for _ in range(60):
            first = table.choices()[0]
            table.do(first.action)
        return [done.words for done in table.done]

    assert play(11) == play(11)
    assert play(11) != play(12)


def test_dice_and_cards_come_from_the_seed_unless_they_are_given():
    table = Table("saga", 2, seed=1, first=0)

    told = table.do("roll 3 4")

    assert names(told)[:3] == ["ROLLED", "MOVED", "DREW_CARD"]
    assert table.actor != "chance"


def test_with_chance_by_hand_the_game_waits_for_every_throw_and_card():
    table = Table("saga", 2, seed=1, first=0, chance="hand")

    table.do("roll")
    for_dice = (table.decision, table.actor)
    table.do("roll 3 4")
    for_card = (table.decision, table.actor)
    table.do("draw receive-50")

    assert for_dice == (Decision.ROLL, "chance")
    assert for_card == (Decision.DRAW_CARD, "chance")
    assert cash(table) == [1550, 1500]


def test_a_card_given_by_hand_must_lie_in_the_deck_that_is_drawn_from():
    table = at("saga", "0 $500 @go", "1 $500 @go", "decks sith 0-10,12-15 11")
    before = table.position

    with pytest.raises(IllegalActionError, match="that card is not in the deck"):
        table.do("roll 3 4; draw receive-50")
    with pytest.raises(NotationError, match='no card "collect-each-10"'):
        table.do("roll 3 4; draw collect-each-10")

    assert table.position == before


def test_who_starts_is_thrown_for_by_hand_as_well():
    table = Table("fallout", 2, seed=1, chance="hand")

    table.do("roll 1 2; roll 3 4")

    assert (table.decision, table.actor) == (Decision.TURN, 1)


def test_a_position_needs_as_many_names_as_seats_and_each_its_own():
    line = "saga | 0 $500 @go | 1 $500 @go"

    with pytest.raises(FreeholdError, match="2 seats need as many names, not 1"):
        Table.from_position(line, names=["Ann"])
    with pytest.raises(FreeholdError, match="every seat needs a name of its own"):
        Table.from_position(line, names=["Ann", "Ann"])


def test_a_table_that_is_seeded_anew_goes_on_as_the_new_seed_says():
    one, two = Table("saga", 2, seed=1, first=0), Table("saga", 2, seed=2, first=0)

    one.reseed(7)
    two.reseed(7)
    one.do("roll")
    two.do("roll")

    assert one.seed == two.seed == 7
    assert one.position == two.position
