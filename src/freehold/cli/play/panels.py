"""What stands around the board: holdings, the matter in hand, the list of choices."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from freehold.cli.play.board import Board, fit
from freehold.cli.play.marks import (
    FIGURE_MARK,
    MORTGAGE_MARK,
    TOKEN_SIDES,
    group_style,
)
from freehold.cli.play.menu import Entry
from freehold.rules.specials import side_of
from freehold.sets import each_of, is_in
from freehold.table import Seat, Table
from freehold.vocabulary import NOBODY, Decision, Lot, Side, Token
from freehold.words import Words

NARROW = 100
"""Below so many columns a seat's deeds are counted, not named."""
NUMBER_WIDTH = 4
"""How wide the number of a choice is, with the gap after it."""


class Panels:
    """The parts of the screen for one table in one language."""

    def __init__(self, table: Table, words: Words, bots: Collection[int]) -> None:
        self.table = table
        self.words = words
        self.bots = bots
        self.board = Board(table, words)

    # --- who has what ----------------------------------------------------------

    def holdings(self, width: int) -> list[Text]:
        """One line a seat: cash, place, deeds by group."""
        seats = self.table.seats
        name_width = max(len(self.name(seat.number)) for seat in seats)
        cash = {seat.number: self.cash(seat) for seat in seats}
        cash_width = max(map(len, cash.values()))
        places = {seat.number: self.place(seat) for seat in seats}
        room = 16 if width >= 80 else 10
        place_width = min(max(map(len, places.values())), room)
        sides, misses = self.sides(width), self.misses()
        lines: list[Text] = []
        for seat in seats:
            on_turn = seat.number == self.table.game.turn_seat and not self.table.is_over
            line = Text.assemble(
                FIGURE_MARK if on_turn else " ",
                self.board.seat_mark(seat.number),
                f" {self.name(seat.number):<{name_width}}{sides[seat.number]}",
                f"  {cash[seat.number]:>{cash_width}}",
                f"  {fit(places[seat.number], place_width):<{place_width}}",
                f"{misses[seat.number]}  ",
                self.deeds_by_group(seat.number),
            )
            if seat.jail_cards:
                line.append(f" +{seat.jail_cards} ").append(self.words.text("jail-cards-mark"))
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines

    def name(self, seat: int) -> str:
        """A seat's name, and whether the computer plays it."""
        mark = f" ({self.words.text('bot-mark')})" if seat in self.bots else ""
        return self.table.names[seat] + mark

    def cash(self, seat: Seat) -> str:
        """The cash; PL-9-4: whoever owes the bank has none, and the debt stands below nought."""
        return self.words.money(seat.cash - self.table.game.debt[seat.number])

    def misses(self) -> list[str]:
        """A column that says who has to miss a turn; empty if nobody has to."""
        word, game = self.words.text("misses-mark"), self.table.game
        seats = range(len(self.table.names))
        if not any(game.misses[seat] for seat in seats):
            return ["" for _ in seats]
        return [f"  {word if game.misses[seat] else '':<{len(word)}}" for seat in seats]

    def sides(self, width: int) -> list[str]:
        """A column with every seat's side, its name where there is room; empty without sides."""
        seats = range(len(self.table.names))
        if not (self.table.edition.missions or self.table.edition.force):
            return ["" for _ in seats]
        texts = [self.side(seat, with_name=width >= NARROW) for seat in seats]
        wide = max(map(len, texts))
        return [f"  {text:<{wide}}" for text in texts]

    def side(self, seat: int, *, with_name: bool) -> str:
        """The side that a seat is on, with its sign; a seat without a figure is on none yet."""
        side = Side(side_of(self.table.edition, self.table.game, seat))
        if side == Side.NONE:
            return "-"
        mark = self.board.side_mark(side)
        return f"{mark} {self.words.side(side)}" if with_name else mark

    def place(self, seat: Seat) -> str:
        """Where a seat stands; in jail and bankrupt are places, too."""
        if seat.bankrupt:
            return self.words.text("bankrupt")
        if seat.in_jail:
            return self.words.text("in-jail")
        return self.words.space(self.table.spec.space_ids.index(seat.at))

    def deeds_by_group(self, seat: int) -> Text:
        """Every group with how much of it the seat has: ``a2/3``, buildings, mortgages."""
        game, edition, spec = self.table.game, self.table.edition, self.table.spec
        text = Text()
        for group in range(edition.n_groups):
            spaces = edition.member[group][: edition.group_size[group]]
            own = [space for space in spaces if game.owner[space] == seat]
            if not own:
                continue
            text.append(self.board.groups[group], style=group_style(spec, group))
            count = f"{len(own)}/{len(spaces)}"
            text.append(count, style="bold" if len(own) == len(spaces) else "")
            mortgaged = sum(is_in(game.mortgaged, space) for space in own)
            text.append(MORTGAGE_MARK * mortgaged, style="red")
            built = [self.board.buildings(space) for space in own]
            text.append("".join(f" {marks}" for marks in built if marks).strip())
            text.append(" ")
        return text

    def deeds(self) -> RenderableType:
        """Every seat with its deeds in full."""
        game, edition = self.table.game, self.table.edition
        parts: list[RenderableType] = []
        for seat in self.table.seats:
            head = Text.assemble(
                self.board.seat_mark(seat.number),
                f" {self.name(seat.number)}: ",
                self.words.money(seat.cash),
                f" · {self.place(seat)}",
            )
            if self.table.edition.missions or self.table.edition.force:
                head.append(f" · {self.side(seat.number, with_name=True)}")
            debt = game.debt[seat.number]
            if debt:
                owed = self.words.text("in-debt", money=self.words.money(debt))
                head.append(f" · {owed}", style="red")
            if game.misses[seat.number]:
                head.append(f" · {self.words.text('misses-mark')}")
            if seat.jail_cards:
                head.append(f" · {seat.jail_cards}x {self.words.say('common', 'free-card')}")
            parts.append(head)
            for group in range(edition.n_groups):
                spaces = edition.member[group][: edition.group_size[group]]
                own = [space for space in spaces if game.owner[space] == seat.number]
                if own:
                    parts.append(self._group_line(group, own, len(spaces)))
        parts += self.bank_lines()
        return Group(*parts)

    def _group_line(self, group: int, own: Sequence[int], size: int) -> Text:
        game, spec = self.table.game, self.table.spec
        line = Text("    ")
        line.append(self.board.groups[group], style=group_style(spec, group))
        line.append(f" {self.words.group(group)} {len(own)}/{size}: ")
        for i, space in enumerate(own):
            line.append(", " if i else "").append(self.words.space(space))
            marks = self.board.buildings(space)
            line.append(f" {marks}" if marks else "")
            if is_in(game.mortgaged, space):
                line.append(f" ({self.words.text('mortgaged-mark')})", style="red")
        return line

    def bank_lines(self) -> list[Text]:
        """What the bank has left, the pot and the Force tokens where there are any."""
        game, words = self.table.game, self.words
        lines: list[Text] = []
        if self.table.edition.houses or self.table.edition.hotels:
            houses, hotels = words.houses(game.houses), words.hotels(game.hotels)
            lines.append(Text(words.text("bank-line", houses=houses, hotels=hotels), style="dim"))
        if self.table.edition.free_parking_pot:
            lines.append(Text(words.text("pot-line", money=words.money(game.pot)), style="dim"))
        if self.table.edition.force:
            lines += [self._token_line(token) for token in Token]
        return lines

    def _token_line(self, token: Token) -> Text:
        words, space = self.words, self.table.game.token_at[token]
        told = words.text("token-line", token=words.token(token), space=words.space(space))
        return Text(f"{self.board.side_mark(TOKEN_SIDES[token])} {told}", style="dim")

    # --- the matter in hand ----------------------------------------------------

    def matter(self) -> list[str]:
        """What is under the hammer, or on offer, before the question itself."""
        decision = self.table.decision
        if decision == Decision.BID:
            return [self._auction()]
        if decision in (Decision.OFFER, Decision.ANSWER_OFFER):
            return [self._offer()]
        if decision in (Decision.TURN, Decision.END_TURN):
            return self._claims()
        return []

    def _auction(self) -> str:
        game, words = self.table.game, self.words
        if game.auction_lot == Lot.DEED:
            lot = words.space(game.decision_space)
        else:
            lot = words.building(hotel=game.auction_lot == Lot.HOTEL)
        led = game.auction_bidder != NOBODY
        amount = game.auction_bid if led else game.auction_floor
        return words.text(
            "auction-line",
            bidder="seat" if led else "nobody",
            seat=words.seat(game.auction_bidder) if led else "",
            lot=lot,
            money=words.money(amount),
        )

    def _offer(self) -> str:
        game, words, edition = self.table.game, self.words, self.table.edition
        top = game.n_agenda - 1
        seat, other = game.agenda_seat[top], game.agenda_other[top]
        deeds = list(each_of(game.offered))
        cards = [card for card in range(edition.n_free_cards) if game.card_offered[card]]
        sides: list[str] = []
        for side, cash in ((seat, game.offer_cash), (other, -game.offer_cash)):
            own = [space for space in deeds if game.owner[space] == side]
            held = [card for card in cards if game.free_card_holder[card] == side]
            sides.append(words.package(own, held, cash))
        return words.text(
            "offer-summary",
            seat=words.seat(seat),
            other=words.seat(other),
            gives=sides[0],
            wants=sides[1],
        )

    def _claims(self) -> list[str]:
        """RENT-2: rents that their owners may still ask for."""
        game, words = self.table.game, self.words
        return [
            words.text(
                "claim-line",
                owner=words.seat(game.claim_owner[i]),
                debtor=words.seat(game.claim_debtor[i]),
                space=words.space(game.claim_space[i]),
            )
            for i in range(game.n_claims)
        ]

    # --- choices ---------------------------------------------------------------

    def choices(self, entries: Sequence[Entry], width: int, *, back: bool) -> RenderableType:
        """The numbered list, with the words that mean the same; long ones in two columns."""
        rows = [self._choice(number, entry, width) for number, entry in enumerate(entries, 1)]
        if back:
            rows.append(Text(f" 0  {self.words.text('go-back')}"))
        widest = max((row.cell_len for row in rows), default=0)
        columns = max(min(width // (widest + 3), 3), 1) if len(rows) > 6 else 1
        if columns == 1:
            return Group(*rows) if widest <= width else _hanging(rows)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        height = -(-len(rows) // columns)
        for i in range(height):
            grid.add_row(*(rows[j] for j in range(i, len(rows), height)))
        return grid

    def _choice(self, number: int, entry: Entry, width: int) -> Text:
        """A line of the list; the words are left out where they would not fit into it."""
        line = Text.assemble((f"{number:>2}", "bold"), f"  {entry.label}")
        words = f"  ({entry.words})"
        if entry.words and line.cell_len + len(words) <= width:
            line.append(words, style="dim")
        return line


def _hanging(rows: Sequence[Text]) -> Grid:
    """Lines under each other; one that is too long goes on below its words, not its number."""
    grid = Grid.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    for row in rows:
        grid.add_row(row[:NUMBER_WIDTH], row[NUMBER_WIDTH:])
    return grid
