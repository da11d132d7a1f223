"""Les Apaches de Paris in the terminal: the quarters with what may still lie there, and the
gangs."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.words import Words
from ludotheque.games.apaches.board import ApachesTerms
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS, content_of, hideout, quarter_of
from ludotheque.games.apaches.moves import QUARTERS

TURN = "►"
ROOF = "▲"
COLOURS = {
    "blue": "bold #3d7fd0", "green": "bold #3f9a52", "orange": "bold #d78700",
    "purple": "bold #a765c9", "red": "bold #d64545", "sky blue": "bold #5fb7e5",
    "yellow": "bold #d9a514",
}  # fmt: skip
"""The quarters' colours; a colour never stands without the quarter's number."""


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(terms, ApachesTerms)
    picture = Picture(view, terms, words, seat)
    return Group(picture.headline(), picture.quarters(), picture.players(), picture.legend())


class Picture:
    """The quarters and the gangs, as one seat knows them."""

    def __init__(self, view: View, terms: ApachesTerms, words: Words, eyes: Seat | None) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.eyes = eyes
        self.letters = [words.say(f"terminal-letter-{seat}") for seat in range(terms.seats)]
        self.own: list[int] = [] if eyes is None else view["hands"][eyes]

    def _say(self, name: str, **values: object) -> str:
        return self.words.say(f"terminal-apaches-{name}", **values)

    def headline(self) -> Text:
        """Round and turn, and in which order this turn is played."""
        view = self.view
        order = " ".join(self.letters[seat] for seat in view["order"])
        name = "turn" if view["turn"] else "taking"
        return Text(self._say(name, round=view["round"], turn=view["turn"], order=order), "bold")

    def legend(self) -> Text:
        """What the signs mean."""
        return Text(self._say("legend", roof=ROOF), "dim")

    # The quarters

    def quarters(self) -> Table:
        """A line for each open quarter: whom it touches, who is there, what may lie there."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for quarter in self.terms.in_play:
            style = COLOURS.get(self.terms.city.colours[quarter], "bold")
            near = " ".join(str(other + 1) for other in self.terms.neighbours[quarter])
            grid.add_row(
                Text(f"{quarter + 1}", style), Text(f"→ {near}", "dim"),
                self._gangs(quarter), self._places(quarter),
            )  # fmt: skip
        return grid

    def _gangs(self, quarter: int) -> Text:
        """The gangs in a quarter: leaders, then followers behind a plus sign."""
        line = Text()
        for seat in range(self.terms.seats):
            at = QUARTERS * seat + quarter
            leaders = self.view["leaders"][at]
            followers = self.view["novices"][at] + self.view["recruits"][at]
            if leaders:
                more = f"+{followers}" if followers else ""
                line.append(f" {self.letters[seat]} {leaders}{more} ", f"seat-{seat}").append(" ")
        return line

    def _places(self, quarter: int) -> Text:
        """The printed places: covered ones under a roof, those in one's own hand in brackets."""
        if quarter >= WITH_HIDEOUTS:
            return Text(self.words.say(f"quarter-{quarter + 1}"), "dim")
        line = Text()
        for content in self.terms.city.contents[quarter]:
            number = hideout(quarter, content)
            name = self._say(f"content-{content}")
            if number in self.view["covered"]:
                line.append(f"{ROOF}{name}", "dim strike")
            elif number in self.own:
                line.append(f"[{name}]", "dim")
            else:
                line.append(name, "bold")
            line.append("  ")
        return line

    # The players

    def players(self) -> Table:
        """A line for each: money, reserve, who is away, and what is in hand."""
        view = self.view
        grid = Table(box=None, pad_edge=False, header_style="dim")
        names = ["money", "reserve", "away", "hideouts", "bourgeois"]
        for name in ["", "", *[self._say(name) for name in names]]:
            grid.add_column(name)
        on_turn = -1
        if view["step"] != "over" and view["at"] < self.terms.seats:
            on_turn = view["order"][view["at"]]
        for seat in range(self.terms.seats):
            reserve = [view[f"{kind}_in_reserve"][seat] for kind in ("leaders", "novices")]
            away = [view[place][seat] for place in ("hospital", "prison", "cemetery")]
            grid.add_row(
                Text(f"{TURN if seat == on_turn else ' '}"),
                Text(f" {self.letters[seat]} {self.words.colour(seat)} ", f"seat-{seat}"),
                self._money(seat),
                f"{reserve[0]} + {reserve[1]} + {view['recruits_in_reserve'][seat]}",
                f"{away[0]} / {away[1]} / {away[2]}",
                self._hand(seat),
                self._bourgeois(seat),
            )
        return grid

    def _money(self, seat: Seat) -> str:
        francs = self.view["money"] or self.view["wallets"]
        if francs[seat] is None:
            return "?"
        return self.words.say("terminal-number", number=francs[seat]) + " F"

    def _hand(self, seat: Seat) -> Text:
        """One's own hideouts with what they hold, the others' by their quarters."""
        hand = self.view["hands"][seat]
        if seat != self.eyes:
            return Text(" ".join(str(back) for back in hand))
        names = [f"{quarter_of(one) + 1} {self._say(f'content-{content_of(one)}')}" for one in hand]
        return Text(" · ".join(names))

    def _bourgeois(self, seat: Seat) -> str:
        kept = self.view["attacked"][seat]
        shown = [self.words.say(f"bourgeois-{who}") for who in self.view["unmasked"][seat]]
        if isinstance(kept, int):
            return ", ".join(shown) or ("?" * kept or "–")
        return ", ".join([*shown, *[self.words.say(f"bourgeois-{who}") for who in kept]]) or "–"
