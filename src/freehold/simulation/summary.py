"""A report in a few sentences, for the terminal."""

from collections.abc import Mapping

from freehold.editions.settings import parse_setting
from freehold.simulation.figures import Figures
from freehold.simulation.report import Duel, PlayerReport, Report
from freehold.words import Words, text_in

WORTH_TELLING = 0.00005
"""A smaller share would be told as 0.00 %."""


def form_of(report: Report, language: str) -> str:
    """The form of the game; of a timed one, with its rounds."""
    form = text_in(language, f"form-{report.form}")
    if report.rounds is None:
        return form
    figures = Figures(language)
    return figures.text("form-rounds", form=form, rounds=figures.number(report.rounds))


def settings_told(settings: Mapping[str, str], words: Words) -> str:
    """Other rules than the edition's, as a player would call them."""
    told = [
        f"{words.setting(name)[0]}: {words.setting_value(name, parse_setting(name, value))}"
        for name, value in settings.items()
    ]
    return "; ".join(told)


def name_of(player: PlayerReport, figures: Figures) -> str:
    """A player's name, with a word for what is true of each of several seats."""
    if player.seats == 1:
        return player.name
    return figures.text("seats-of-player", name=player.name, seats=player.seats)


def pair_of(duel: Duel, figures: Figures) -> str:
    """Who met whom; a duel that was cut short says how many games it had."""
    against = duel.against
    if duel.games < duel.asked:
        games = figures.number(duel.games)
        against = figures.text("duel-short", against=against, count=duel.games, games=games)
    return figures.text("duel-row", player=duel.player, against=against)


def summary(report: Report, language: str) -> list[str]:
    """What most people want to know, one sentence a line."""
    figures = Figures(language)
    text = figures.text
    length = report.length
    lines = [
        text(
            "summary-games",
            count=report.games,
            games=figures.number(report.games),
            title=report.title,
            form=form_of(report, language),
            seats=len(report.seats),
        ),
        figures.length(
            "summary-length",
            (length.tenth_rounds, length.median_rounds, length.nine_tenths_rounds),
            length.round_bins,
            turns=figures.number(length.turns.value),
            decisions=figures.number(length.decisions),
        ),
    ]
    if length.stopped.value >= WORTH_TELLING:
        stopped = figures.percent(length.stopped.value, 2)
        lines.append(
            text("summary-stopped", share=stopped, turns=figures.number(report.most_turns))
        )
    return lines + _winners(report, figures) + _board(report, figures)


def _winners(report: Report, figures: Figures) -> list[str]:
    lines: list[str] = []
    if len(report.players) > 1:
        for player in sorted(report.players, key=lambda player: -player.wins.value):
            digits = figures.digits(player.wins)
            low, high = (figures.percent(x, digits) for x in (player.wins.low, player.wins.high))
            share = figures.share(player.wins)
            name = name_of(player, figures)
            lines.append(figures.text("summary-player", name=name, share=share, low=low, high=high))
    first = report.places[0].wins
    low, high = (figures.percent(x, figures.digits(first)) for x in (first.low, first.high))
    even = figures.percent(report.places[0].expected)
    share = figures.share(first)
    lines.append(figures.text("summary-place", share=share, low=low, high=high, even=even))
    leader, last = figures.share(report.leader_won), figures.share(report.comebacks)
    lines.append(figures.text("summary-half-time", leader=leader, last=last))
    for duel in report.duels:
        low, high = (figures.percent(x, 1) for x in (duel.wins.low, duel.wins.high))
        pair = pair_of(duel, figures)
        share = figures.percent(duel.wins.value)
        lines.append(figures.text("summary-player", name=pair, share=share, low=low, high=high))
    return lines


def _board(report: Report, figures: Figures) -> list[str]:
    lines: list[str] = []
    if report.ruins:
        worst = report.ruins[0]
        lines.append(
            figures.text(
                "summary-ruin",
                count=figures.number(report.bankruptcies, 2),
                share=figures.percent(worst.share, 0),
                cause=figures.text(f"cause-{worst.cause}"),
            )
        )
    space = max(report.spaces, key=lambda space: space.landings)
    deeds = [deed for deed in report.deeds if deed.return_on_money is not None]
    if deeds:
        best = max(deeds, key=lambda deed: deed.return_on_money or 0.0)
        lines.append(
            figures.text(
                "summary-deed",
                space=space.name,
                share=figures.percent(space.share, 2),
                deed=best.name,
                money=figures.number(100 * (best.return_on_money or 0.0)),
            )
        )
    return lines
