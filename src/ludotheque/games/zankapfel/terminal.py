"""Zankapfel in the terminal: the orchard between its edges, the path, and everybody's cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.words import Words
from ludotheque.games.zankapfel.board import JOKER, NO_CARD, SIDE, ZankapfelTerms
from ludotheque.games.zankapfel.state import NOWHERE

TOKEN = "●"
BARE = "·"
MAYOR = "♟"
GOAL = "○"
BIG_APPLE = "♦"
SPENT = "·"
FACE_DOWN = "(?)"
LANE = 9
"""How many characters the path is long."""

STYLES = ["", "bold #d64545", "bold #d9a514", "bold #3f9a52", "bold #3d7fd0", "bold #a765c9"]
"""The apples' colours, the joker's last; a colour never stands without its name or edge."""
EARTH = "#4a2c12 on #e9cf9f"
MEADOW = "#1d5c2c on #cfe3b4"
WALKER = "bold #ffffff on #33302c"


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(terms, ZankapfelTerms)
    picture = Picture(view, terms, words, seat)
    side = Grid.grid(padding=(0, 0, 0, 4))
    side.add_row(picture.orchard(), Group("", "", picture.piles(), "", picture.legend()))
    return Group(side, picture.players(), *picture.own_cards())


def draw_low(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The same with what the top and the bottom edges pay beside them, and without the signs."""
    assert isinstance(terms, ZankapfelTerms)
    picture = Picture(view, terms, words, seat)
    side = Grid.grid(padding=(0, 0, 0, 4))
    side.add_row(picture.orchard(is_low=True), picture.piles())
    return Group(side, picture.players(), *picture.own_cards())


class Picture:
    """What is drawn, part by part."""

    def __init__(self, view: View, terms: ZankapfelTerms, words: Words, seat: Seat | None) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.seat = seat

    # The orchard

    def orchard(self, is_low: bool = False) -> Text:
        """The squares between the edges, with the numbers that count for the mayor in bold."""
        columns = [at for at in self.terms.squares if at < SIDE]
        rows = [at for at in self.terms.squares if at % SIDE == 0]
        mayor = self.view["mayor"]
        said = Text(no_wrap=True)
        if not is_low:
            said.append(f"{'':10}{self._apple(1)}\n", STYLES[1])
        self._edge(said, 1, columns, mayor % SIDE, self._apple(1) if is_low else "")
        said.append(" " * 10 + "".join(f"{'ABCDE'[at]:<4}" for at in columns) + "\n", "dim")
        for row in rows:
            is_here = mayor != NOWHERE and mayor // SIDE == row // SIDE
            label = self._apple(3) if row == rows[len(rows) // 2] else ""
            said.append(f"{label:>5} ", STYLES[3])
            said.append(f"{self.terms.worth[3][row]}", self._style(3, is_here))
            said.append(f"{row // SIDE + 1:>2}", "dim")
            for column in columns:
                text, style = self._square(row + column)
                said.append(text, style)
                said.append(" ")
            said.append(f"{self.terms.worth[4][row]}", self._style(4, is_here))
            label = self._apple(4) if label else ""
            said.append(f" {label}\n", STYLES[4])
        self._edge(said, 2, columns, mayor % SIDE, self._apple(2) if is_low else "")
        if not is_low:
            said.append(f"{'':10}{self._apple(2)}", STYLES[2])
        said.rstrip()
        return said

    def _edge(self, said: Text, colour: int, columns: list[int], mayor: int, label: str) -> None:
        """The numbers along the top or the bottom, and behind them their colour."""
        said.append(" " * 10)
        for column in columns:
            is_here = self.view["mayor"] != NOWHERE and column == mayor
            said.append(f"{self.terms.worth[colour][column]}", self._style(colour, is_here))
            said.append("   ")
        said.append(f"{label}\n", STYLES[colour])

    def _square(self, square: int) -> tuple[str, str]:
        view = self.view
        if square == view["mayor"]:
            return f" {MAYOR}{TOKEN if view['tokens'][square] else ' '}", WALKER
        token = GOAL if square == view["goal"] else TOKEN if view["tokens"][square] else BARE
        return f" {token} ", MEADOW if view["tokens"][square] else EARTH

    def _style(self, colour: int, is_here: bool) -> str:
        return f"{STYLES[colour]} reverse" if is_here else STYLES[colour]

    def _apple(self, card: int) -> str:
        return self.words.say(f"apple-{card}")

    # Beside it

    def piles(self) -> Text:
        """The round, the face-up card with its price, and how many cards lie where."""
        view, words = self.view, self.words
        lines = [
            self._round(),
            words.say("terminal-zankapfel-path", steps=self.terms.finish, left=self._left()),
            words.say(
                "terminal-zankapfel-piles",
                pile=view["pile"] + len(view["reshuffled"]),
                discards=len(view["discards"]),
            ),
        ]
        card = view["face_up"]
        if card == NO_CARD:
            lines.append(words.say("terminal-zankapfel-nothing-up"))
        elif view["mayor"] == NOWHERE:
            lines.append(self._apple(card))
        else:
            price = self.terms.price[card][view["mayor"]]
            apple = self._apple(card)
            lines.append(words.say("terminal-zankapfel-face-up", card=apple, price=price))
        if view["goal"] != NOWHERE:
            square = words.say(f"square-{view['goal']}")
            lines.append(f"{GOAL} " + words.say("terminal-zankapfel-goal", square=square))
        if view["quarrel"]:
            points = self.terms.worth[view["quarrel"]][view["mayor"]]
            colour = self._apple(view["quarrel"])
            lines.append(words.say("terminal-zankapfel-fight", colour=colour, points=points))
        return Text("\n".join(lines))

    def legend(self) -> Text:
        """What the signs mean."""
        signs = {"mayor": MAYOR, "token": TOKEN, "apple": BIG_APPLE, "card": FACE_DOWN}
        return Text(self.words.say("terminal-zankapfel-legend", **signs), "dim")

    def _round(self) -> str:
        """Which round it is and how many tokens are left; before the first, only these."""
        tokens, number = sum(self.view["tokens"]), self.view["round"]
        if number == 0:
            return self.words.say("terminal-zankapfel-opening", tokens=tokens)
        return self.words.say("terminal-zankapfel-round", round=number, tokens=tokens)

    def _left(self) -> int:
        """How many steps the leader still has to the finish; 0 before anybody has set out."""
        best = max(self.view["score"])
        return int(self.terms.finish - best) if 0 < best < self.terms.finish else 0

    # The players

    def players(self) -> Grid:
        """A line for each: the path, the cards left, and what was done this round."""
        view, words = self.view, self.words
        grid = Grid.grid(padding=(0, 1, 0, 0))
        heads = ["points", "", "hand", "discord"]
        said = [words.say(f"terminal-zankapfel-head-{one}") if one else "" for one in heads]
        grid.add_row("", "", "", *(Text(one, "dim") for one in said), "")
        for seat in range(self.terms.seats):
            is_first = view["first"] == seat
            letter = words.letter(seat)
            grid.add_row(
                Text(BIG_APPLE if is_first else " "),
                Text(f" {letter} ", f"seat-{seat}"),
                Text(words.colour(seat)),
                Text(f"{words.number(view['score'][seat]):>4}", "bold"),
                self._lane(seat),
                Text(f"{self._size(view['hands'][seat]):>2}"),
                self._discord(seat),
                Text(" · ".join(self._doing(seat))),
            )
        return grid

    def _discord(self, seat: Seat) -> Text:
        """The discord cards that a seat still has, each at its place; which are spent everybody
        has seen (ZK-29)."""
        cards = Text(no_wrap=True)
        values = range(1, self.terms.discord + 1)
        for value in values:
            is_left = value in self.view["discord"][seat]
            said = str(value) if is_left else SPENT.rjust(len(str(value)))
            cards.append(said, "" if is_left else "dim")
            cards.append(" " if value < values[-1] else "")
        return cards

    def _size(self, hand: int | list[int]) -> int:
        return hand if isinstance(hand, int) else len(hand)

    def _lane(self, seat: Seat) -> Text:
        """How far along the path a pawn is; below the start it stands at its beginning."""
        steps = max(0, min(self.terms.finish, self.view["score"][seat]))
        at = steps * (LANE - 1) // self.terms.finish
        lane = Text("─" * at, "dim")
        lane.append("▲" if self.view["score"][seat] >= 0 else "◄", f"seat-{seat}")
        return lane.append("─" * (LANE - 1 - at), "dim")

    def _doing(self, seat: Seat) -> list[str]:
        """What a seat has on the table; who bribes is no longer asked what they bought."""
        view, words = self.view, self.words
        doing = []
        if view["purchases"][seat] and not view["bribes"][seat]:
            card = self._apple(view["purchases"][seat])
            doing.append(words.say("terminal-zankapfel-bought", card=card))
        if view["played"][seat]:
            doing.append(FACE_DOWN)
        if view["shown"][seat]:
            claim = view["claims"][seat]
            is_joker = view["shown"][seat] == JOKER and claim
            said = self._apple(view["shown"][seat])
            doing.append(f"{said} = {self._apple(claim)}" if is_joker else said)
        if view["bribes"][seat]:
            square = words.say(f"square-{view['bribe_squares'][seat]}")
            points = view["bribes"][seat]
            doing.append(words.say("terminal-zankapfel-offer", points=points, square=square))
        if seat in view["contenders"]:
            doing.extend(self._fighting(seat))
        return doing

    def _fighting(self, seat: Seat) -> list[str]:
        view, words = self.view, self.words
        doing = []
        if view["laid"][seat]:
            own = view["laid"][seat] if seat == self.seat else "?"
            doing.append(f"[{own}]")
        if view["turned"][seat]:
            doing.append(f"[{view['turned'][seat]}]")
        if view["bought"][seat]:
            dice = view["bought"][seat]
            doing.append(words.say("terminal-zankapfel-dice", dice=dice))
        if view["dice"][seat]:
            doing.append("+".join(str(pips) for pips in view["dice"][seat]))
        return doing

    def own_cards(self) -> list[Text]:
        """What the seat that looks holds."""
        if self.seat is None:
            return []
        view, words = self.view, self.words
        hand = ", ".join(self._apple(card) for card in view["hands"][self.seat])
        own = words.say("terminal-zankapfel-hand", cards=hand or "–")
        if view["played"][self.seat]:
            card = self._apple(view["played"][self.seat])
            own += "   " + words.say("terminal-zankapfel-played", card=card)
        return [Text(own)]
