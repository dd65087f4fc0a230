"""How a game went: wealth over time, and what every deed has brought."""

from freehold.proof import Dice
from freehold.records import Parsed, parse, replay_parsed
from freehold.rules.ending import wealth
from freehold.rules.seats import is_out
from freehold.server.protocol.records import DeedEarned, DiceProof, Summary, WealthPoint
from freehold.server.views import standing_of
from freehold.table import Table
from freehold.vocabulary import Event


def summary_of(record: str, dice: Dice, over: bool) -> Summary:  # noqa: FBT001 - called in a thread
    """The summary of a game from its record: nothing about it has to be kept in memory."""
    secret, salt = (dice.secret.hex(), dice.salt.hex()) if over else ("", "")
    proof = DiceProof(dice.commitment, secret, salt, list(dice.entropies))
    return summarized(parse(record), proof)


def summarized(parsed: Parsed, proof: DiceProof) -> Summary:
    """Play a record again, and look at everybody's wealth at the beginning of every turn."""
    points: list[WealthPoint] = []

    def look(table: Table, _words: str) -> None:
        turn = int(table.game.turns)
        if not points or points[-1].turn != turn:
            points.append(_wealth(table))

    table = replay_parsed(parsed, before=look)
    points.append(_wealth(table))
    return Summary(
        over=table.is_over,
        winners=list(table.winners),
        names=list(table.names),
        standing=standing_of(table),
        wealth=points,
        deeds=earned_by_deeds(table),
        dice=proof,
    )


def _wealth(table: Table) -> WealthPoint:
    seats = range(len(table.names))
    game = table.game
    amounts = [0 if is_out(game, s) else int(wealth(table.edition, game, s)) for s in seats]
    return WealthPoint(int(game.turns), amounts)


def earned_by_deeds(table: Table) -> list[DeedEarned]:
    """What every deed has brought in rent, the best first."""
    amounts: dict[int, int] = {}
    times: dict[int, int] = {}
    owners: dict[int, list[int]] = {}
    for told in table.told:
        if told.event == Event.RENT_DUE:
            space = int(told.space)
            amounts[space] = amounts.get(space, 0) + int(told.amount)
            times[space] = times.get(space, 0) + 1
            owner = int(told.other)
            if owner not in owners.setdefault(space, []):
                owners[space].append(owner)
    best = sorted(amounts, key=lambda space: (-amounts[space], space))
    return [DeedEarned(space, amounts[space], times[space], owners[space]) for space in best]
