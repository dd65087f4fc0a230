"""Where figures land, against the exact Markov chain of a walk without choices.

A deck is drawn from without putting back, which no small chain can follow.  So the
compiled games are played with decks whose cards are all alike, one kind after the
other; and the whole decks are shuffled after every card by this test itself, in the
interpreted rules.
"""

from typing import Any

import numpy as np
import pytest

from freehold.batch import cpu
from freehold.batch.order import Order
from freehold.bots.player import PLAYER, Manner
from freehold.editions import load, pack
from freehold.record import blank, plain
from freehold.rules.agenda import told_at, told_event, told_space
from freehold.rules.flow import begin, step
from freehold.rules.outcomes import outcome
from freehold.state import GAME
from freehold.vocabulary import CHANCE, FIGURE, Answer, CardEffect, Decision, Event, SpaceKind
from tests.truth.chain import Board, Walk

TURNS = 60
"""A game; each of the two seats has half of them."""
BATCHES = 40


def record() -> Any:
    """The edition, with so much money that nobody ever needs any."""
    made = pack(load("saga"), "standard", {"no-auctions": True, "ask-end-of-turn": False})
    made["start_cash"] = 1_000_000
    return made


def board_of(edition: Any, decks: list[list[tuple[str, int]]]) -> Board:
    kinds = [SpaceKind(int(kind)).name.lower().replace("_", "-") for kind in edition.kind[:40]]
    return Board(
        kinds=tuple(kinds),
        deck_of=tuple(int(deck) for deck in edition.deck[:40]),
        decks=tuple(tuple(deck) for deck in decks),
        targets=tuple(kinds),
        jail=kinds.index("jail"),
        tries=int(edition.jail_turns),
    )


def card(edition: Any, deck: int, number: int) -> tuple[str, int]:
    """A card as the chain knows it."""
    effect = edition.card_effect[deck][number]
    target = int(edition.card_space[deck][number])
    if effect == CardEffect.MOVE_TO:
        return "to", target
    if effect == CardEffect.MOVE_BACK:
        return "back", target
    if effect == CardEffect.GO_TO_JAIL:
        return "jail", 0
    if effect == CardEffect.MOVE_TO_NEXT:
        return "next", next(s for s in range(40) if edition.kind[s] == target)
    return "stay", 0


def give_all_cards(edition: Any, deck: int, like: int, of: int) -> None:
    """Make every card of a deck like one card of another."""
    for number in range(edition.n_cards[deck]):
        for field in ("card_effect", "card_space", "card_amount", "card_hotel"):
            edition[field][deck][number] = edition[field][of][like]


ALIKE = {
    "nothing": ("stay", "stay"),
    "back and jail": ("back", "jail"),
    "to a space and to the next of a kind": ("to", "next"),
}


def find_card(edition: Any, effect: str) -> tuple[int, int]:
    """The first card of any deck that does this, and that is not kept."""
    for deck in range(edition.n_decks):
        for number in range(edition.n_cards[deck]):
            kept = edition.card_effect[deck][number] == CardEffect.LEAVE_JAIL
            each = edition.card_effect[deck][number] in (
                CardEffect.PAY_EACH,
                CardEffect.COLLECT_EACH,
            )
            if card(edition, deck, number)[0] == effect and not kept and not each:
                return deck, number
    raise LookupError(effect)


def walkers() -> Any:
    players = np.zeros(1, PLAYER)
    players["manner"] = Manner.WALKING
    return players


def z_scores(batches: np.ndarray, expected: np.ndarray) -> np.ndarray:
    """How many standard errors the mean of the batches is away from what is expected."""
    error = batches.std(axis=0, ddof=1) / np.sqrt(len(batches))
    return (batches.mean(axis=0) - expected) / error


@pytest.mark.parametrize("effects", ALIKE.values(), ids=ALIKE)
def test_compiled_walks_land_as_the_chain_says(effects: tuple[str, str]):
    edition, original = record(), record()
    for deck, effect in enumerate(effects):
        give_all_cards(edition, deck, *reversed(find_card(original, effect)))
    edition["n_free_cards"] = 0
    decks = [[card(edition, deck, 0)] for deck in range(2)]
    each_batch = 400
    games = each_batch * BATCHES
    seatings = np.zeros((each_batch, 2), np.int64)
    orders = [
        Order(edition, walkers(), seatings, range(batch, games, BATCHES), TURNS)
        for batch in range(BATCHES)
    ]

    tallies = np.concatenate([cpu.play(order).tallies for order in orders])

    landings, jailings = Walk(board_of(edition, decks)).expected(TURNS // 2)
    assert tallies["turns"].sum() == games * TURNS
    each = games / BATCHES * 2  # two seats
    scores = z_scores(tallies["landings"][:, :40], landings * each)
    to_jail = z_scores(tallies["events"][:, [Event.WENT_TO_JAIL]], np.array([jailings * each]))
    print(f"largest: {np.abs(scores).max():.2f} of 40, jail {to_jail[0]:+.2f}")
    assert np.abs(scores).max() < 4
    assert abs(to_jail[0]) < 4
    assert 20 < (scores**2).sum() < 75  # 40 squares of about 1 each


def test_interpreted_walks_with_whole_decks_land_as_the_chain_says():
    edition = plain(record())
    n_games, turns = 600, 30
    counts = np.zeros((BATCHES, 40))
    jailed = np.zeros((BATCHES, 1))
    for seed in range(n_games):
        walk_with_shuffling(edition, seed, turns, counts[seed % BATCHES], jailed[seed % BATCHES])

    decks = [[card(edition, d, c) for c in range(edition.n_cards[d])] for d in range(2)]
    landings, jailings = Walk(board_of(record(), decks)).expected(turns // 2)
    each = n_games / BATCHES * 2
    scores = z_scores(counts, landings * each)
    to_jail = z_scores(jailed, np.array([jailings * each]))
    print(f"largest: {np.abs(scores).max():.2f} of 40, jail {to_jail[0]:+.2f}")
    assert np.abs(scores).max() < 4
    assert abs(to_jail[0]) < 4
    assert 20 < (scores**2).sum() < 75


def walk_with_shuffling(
    edition: Any, seed: int, turns: int, counts: np.ndarray, jailed: np.ndarray
) -> None:
    """A game of two that only roll; the decks are whole again after every card."""
    game = blank(GAME)
    begin(edition, game, 2, seed)
    full = list(game.deck_left)
    while game.turns <= turns:
        step(edition, game, idle_action(edition, game))
        for i in range(game.n_told):
            if told_event(told_at(game, i)) == Event.MOVED:
                counts[told_space(told_at(game, i))] += 1
            elif told_event(told_at(game, i)) == Event.WENT_TO_JAIL:
                jailed[0] += 1
        if game.decision != Decision.DRAW_CARD:
            game.deck_left = list(full)
            game.deck_size = [0, 0]
            game.free_card_holder = [-1] * len(game.free_card_holder)


def idle_action(edition: Any, game: Any) -> int:
    """Roll, decline, and nothing else."""
    if game.actor == CHANCE:
        return outcome(edition, game)
    if game.decision == Decision.CHOOSE_FIGURE:
        return FIGURE + game.actor
    if game.decision == Decision.BUY:
        return Answer.DECLINE
    return Answer.ROLL
