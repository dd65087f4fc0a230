"""What must hold after every action, whatever the settings and whoever plays."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from freehold import Table, replay
from freehold.bots.random_player import random_action
from freehold.choices import every_legal_action, legal_actions
from freehold.editions import SETTINGS, edition_names, load
from freehold.notation.actions import read_action, write_action
from freehold.record import duplicate
from freehold.rules.buildings import why_not_place
from freehold.rules.flow import step
from freehold.rules.legality import is_legal
from freehold.rules.seats import is_out
from freehold.sets import is_in
from freehold.soundness import problems
from freehold.vocabulary import AMOUNTS, BANK, MAX_EVENTS, N_ACTIONS, Decision, Reason

NOT_A_SITE = (
    Reason.NOT_A_LOT,
    Reason.NOT_YOURS,
    Reason.GROUP_INCOMPLETE,
    Reason.GROUP_MORTGAGED,
    Reason.FULLY_BUILT,
    Reason.UNEVEN,
)
FORMS = [(edition, form) for edition in edition_names() for form in load(edition).forms]


def values(setting: Any) -> st.SearchStrategy[Any]:
    """Values that a setting may have; numbers stay small enough for a game to move."""
    if setting.type == "bool":
        return st.booleans()
    if setting.type == "choice":
        return st.sampled_from(setting.choices)
    return st.integers(setting.lowest, min(setting.highest, setting.lowest + 6))


def all_settings() -> st.SearchStrategy[dict[str, Any]]:
    """Some settings changed, at random; the limit of turns is set by each test."""
    # Special rules need their rows in the box: they come with the form that has them.
    kept = ("turn-limit", "deeds-dealt", "missions", "force-powers", "force")
    free = {s.name: values(s) for s in SETTINGS if s.name not in kept}
    return st.fixed_dictionaries({}, optional=free)


def short_of_cash(table: Table, start: int, salary: int) -> None:
    """Poor seats, so that debts and bankruptcies come up in short games."""
    table.edition.salary = salary
    for seat in range(len(table.names)):
        taken = max(table.game.cash[seat] - start, 0)
        table.game.cash[seat] -= taken
        table.game.bank += taken


def check_building_sites(edition: Any, game: Any) -> None:
    """BUILD-1 to BUILD-5: the lots that are noted are those that these rules leave."""
    for space in range(edition.n_spaces):
        owner = game.owner[space]
        why_not = why_not_place(edition, game, owner, space) >> 24
        assert is_in(game.ready, space) == (owner != BANK and why_not not in NOT_A_SITE)


def check(table: Table) -> None:
    """Everything that must be so between two actions."""
    game = table.game
    check_building_sites(table.edition, game)
    assert problems(table.edition, game, table.spec.space_ids) == []
    assert game.decision != Decision.NONE
    assert 1 <= game.n_agenda < len(game.agenda_phase)
    assert game.n_told < MAX_EVENTS
    if game.actor >= 0:
        assert not is_out(game, game.actor)
    actions = legal_actions(table.edition, game)
    assert actions or table.is_over, "some action is always legal"
    assert all(is_legal(table.edition, game, action) for action in actions)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    which=st.sampled_from(FORMS),
    n_seats=st.integers(2, 6),
    changed=all_settings(),
    seed=st.integers(0, 2**62 - 1),
    start=st.sampled_from([150, 400, 1500]),
)
def test_every_action_keeps_the_game_sound(which, n_seats, changed, seed, start):
    table = Table(
        which[0], n_seats, form=which[1], settings={**changed, "turn-limit": 60}, seed=seed
    )
    short_of_cash(table, start, start // 10)

    for _ in range(400):
        if table.is_over:
            break
        check(table)
        table.do(random_action(table.edition, table.game))

    check(table)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(
    which=st.sampled_from(FORMS),
    changed=all_settings(),
    seed=st.integers(0, 2**62 - 1),
    actions=st.integers(5, 120),
)
def test_positions_words_and_records_round_trip(which, changed, seed, actions):
    table = Table(which[0], 3, form=which[1], settings={**changed, "turn-limit": 50}, seed=seed)
    for _ in range(actions):
        if not table.is_over:
            table.do(random_action(table.edition, table.game))

    again = Table.from_position(table.position)
    spoken = {
        write_action(table.spec, table.game, a): a for a in legal_actions(table.edition, table.game)
    }

    assert again.position == table.position
    assert len(spoken) == len(legal_actions(table.edition, table.game)), "words are unique"
    assert all(read_action(table.spec, table.game, w) == a for w, a in spoken.items())
    assert replay(table.record()).position == table.position


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(which=st.sampled_from(FORMS), seed=st.integers(0, 2**62 - 1), actions=st.integers(0, 150))
def test_the_list_of_choices_is_exactly_what_is_legal(which, seed, actions):
    table = Table(which[0], 4, form=which[1], settings={"turn-limit": 40}, seed=seed)
    for _ in range(actions):
        if not table.is_over:
            table.do(random_action(table.edition, table.game))

    listed = {a for a in every_legal_action(table.edition, table.game) if a < AMOUNTS}
    tried = {a for a in range(AMOUNTS) if is_legal(table.edition, table.game, a)}

    assert listed == tried
    assert not is_legal(table.edition, table.game, N_ACTIONS)
    assert not is_legal(table.edition, table.game, -1)


@settings(max_examples=25)
@given(which=st.sampled_from(FORMS), seed=st.integers(0, 2**62 - 1))
def test_a_copy_goes_the_same_way_and_leaves_the_original_alone(which, seed):
    table = Table(which[0], 3, form=which[1], seed=seed)
    for _ in range(40):
        table.do(random_action(table.edition, table.game))
    before = table.position

    one, two = duplicate(table.game), duplicate(table.game)
    for game in (one, two):
        for _ in range(20):
            if game.decision != Decision.GAME_OVER:
                step(table.edition, game, random_action(table.edition, game))

    assert vars(one) == vars(two)
    assert table.position == before


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_a_random_game_ends_or_reaches_the_limit_of_turns(edition, form):
    for seed in range(3):
        table = Table(edition, 4, form=form, settings={"turn-limit": 150}, seed=seed)
        actions = 0
        while not table.is_over and actions < 20_000:
            table.do(random_action(table.edition, table.game))
            actions += 1

        assert table.is_over
        assert table.winners
        assert table.game.turns <= 150
