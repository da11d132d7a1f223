"""Les Apaches de Paris in the terminal: the quarters with what may still lie there, and the
gangs."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core.move import NOBODY, Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.terminal import TURN
from ludotheque.core.words import Words
from ludotheque.games.apaches.board import ApachesTerms
from ludotheque.games.apaches.hideouts import SPAN, WITH_HIDEOUTS, content_of, hideout, quarter_of
from ludotheque.games.apaches.moves import QUARTERS

ROOF = "▲"
QUARTER_NUMBERS = [str(number) for number in range(1, QUARTERS + 1)]
FIGURES = ("leaders", "novices", "recruits")
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
    return Group(
        picture.headline(),
        picture.quarters(),
        picture.players(),
        *picture.own_hideouts(),
        picture.legend(),
    )


def draw_low(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The same without what the signs mean."""
    assert isinstance(terms, ApachesTerms)
    picture = Picture(view, terms, words, seat)
    return Group(picture.headline(), picture.quarters(), picture.players(), *picture.own_hideouts())


def look(view: View, terms: Terms, words: Words, about: str) -> RenderableType | None:
    """A quarter by its number, whole: its colour, its neighbours, its places, and who is there."""
    assert isinstance(terms, ApachesTerms)
    picture = Picture(view, terms, words, None)
    picture.own = [one for hand in view["hands"] for one in hand if one >= SPAN]
    if not about:
        return Text(words.say("terminal-apaches-look"))
    if about not in QUARTER_NUMBERS:
        return None
    return picture.quarter(int(about) - 1)


class Items:
    """Things one after the other; a line ends between two of them, and never within one."""

    GAP = "  "

    def __init__(self, items: list[Text]) -> None:
        self.items = items

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        gaps = len(self.GAP) * (len(widths) - 1)
        return Measurement(max(widths), sum(widths) + gaps)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for item in self.items:
            if line and line.cell_len + len(self.GAP) + item.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True)
            if line:
                line.append(self.GAP)
            line.append_text(item)
        yield line


class Picture:
    """The quarters and the gangs, as one seat knows them."""

    def __init__(self, view: View, terms: ApachesTerms, words: Words, eyes: Seat | None) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.eyes = eyes
        self.letters = [words.letter(seat) for seat in range(terms.seats)]
        self.own: list[int] = [] if eyes is None else view["hands"][eyes]

    def _say(self, name: str, **values: object) -> str:
        return self.words.say(f"terminal-apaches-{name}", **values)

    def headline(self) -> Text:
        """Round and turn, and in which order this turn is played."""
        view = self.view
        order = " ".join(self.letters[seat] for seat in view["order"])
        now = {"round": view["round"], "rounds": self.terms.rounds, "order": order}
        if not view["turn"]:
            return Text(self._say("taking", **now), "bold")
        return Text(self._say("turn", turn=view["turn"], turns=self.terms.turns, **now), "bold")

    def legend(self) -> Items:
        """What the signs mean."""
        names = ("near", "covered", "own", "gang", "reserve", "away")
        signs = [self._say(f"legend-{name}", roof=ROOF, letter=self.letters[0]) for name in names]
        return Items([Text(sign, "dim") for sign in signs])

    # The quarters

    def quarters(self) -> Grid:
        """A line for each open quarter: whom it touches, who is there, what may lie there."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for is_cut in (True, True, True, False):
            grid.add_column(no_wrap=is_cut)
        for quarter in self.terms.in_play:
            style = COLOURS.get(self.terms.city.colours[quarter], "bold")
            near = numbered(self.terms.neighbours[quarter])
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
                line.append(" " if line else "")
                line.append(f"{self.letters[seat]} {leaders}{more}", f"seat-{seat}")
        return line

    def _places(self, quarter: int) -> RenderableType:
        """The printed places: covered ones under a roof, those in one's own hand in brackets."""
        if quarter >= WITH_HIDEOUTS:
            return Text(self._say(f"quarter-{quarter + 1}"), "dim")
        places: list[Text] = []
        for content in self.terms.city.contents[quarter]:
            number = hideout(quarter, content)
            name = self._say(f"content-{content}")
            if number in self.view["covered"]:
                places.append(Text(f"{ROOF}{name}", "dim strike"))
            elif number in self.own:
                places.append(Text(f"[{name}]", "dim"))
            else:
                places.append(Text(name, "bold"))
        return Items(places)

    def quarter(self, quarter: int) -> RenderableType:
        """All about one quarter, in sentences."""
        say = self.words.say
        number = quarter + 1
        if quarter >= WITH_HIDEOUTS:
            name = say(f"board-quarter-{number}")
        else:
            colour = say(f"board-colour-{self.terms.city.colours[quarter].replace(' ', '-')}")
            name = say("board-quarter", quarter=number, colour=colour)
        if not self.terms.is_open[quarter]:
            return Text(f"{name} {say('board-quarter-closed')}")
        near = ", ".join(str(other + 1) for other in self.terms.neighbours[quarter])
        lines: list[RenderableType] = [Text(f"{name} {say('board-touches', quarters=near)}")]
        if quarter < WITH_HIDEOUTS:
            lines.append(self._places(quarter))
        leading = self._leading(quarter)
        for seat in range(self.terms.seats):
            counts = [self.view[kind][QUARTERS * seat + quarter] for kind in FIGURES]
            if sum(counts):
                here = "leading" if seat == leading else "here"
                said = dict(zip(FIGURES, counts))
                lines.append(Text(self._say(here, seat=self.words.colour(seat), **said)))
        if leading is None:
            lines.append(Text(say("board-nobody")))
        return Group(*lines)

    def _leading(self, quarter: int) -> Seat | None:
        sizes = [
            sum(self.view[kind][QUARTERS * seat + quarter] for kind in FIGURES)
            for seat in range(self.terms.seats)
        ]
        return sizes.index(max(sizes)) if any(sizes) else None

    # The players

    def players(self) -> Grid:
        """A line for each: money, reserve, who is away, and what is in hand."""
        view = self.view
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        names = ["money", "reserve", "away", "hideouts", "bourgeois"]
        for name in ["", "", *[self._say(name) for name in names]]:
            grid.add_column(name, no_wrap=name != self._say("bourgeois"))
        on_turn = -1
        if view["step"] != "over" and view["at"] < self.terms.seats:
            on_turn = view["order"][view["at"]]
        for seat in range(self.terms.seats):
            reserve = [str(view[f"{kind}_in_reserve"][seat]) for kind in FIGURES]
            away = [view[place][seat] for place in ("hospital", "prison", "cemetery")]
            grid.add_row(
                Text(f"{TURN if seat == on_turn else ' '}"),
                Text(f" {self.letters[seat]} {self.words.colour(seat)} ", f"seat-{seat}"),
                self._money(seat),
                " + ".join(reserve),
                f"{away[0]} / {away[1]} / {away[2]}",
                self._hand(seat),
                self._bourgeois(seat),
            )
        return grid

    def _money(self, seat: Seat) -> str:
        francs = self.view["money"] or self.view["wallets"]
        if self.view["totals"][seat] != NOBODY:
            francs = self.view["totals"]
        if francs[seat] is None:
            return "?"
        return self.words.alone("sum", francs[seat], self.words.colour)

    def _hand(self, seat: Seat) -> str:
        """Somebody's hideouts by their quarters, as all see them."""
        hand = self.view["hands"][seat]
        backs = [quarter_of(one) + 1 for one in hand] if seat == self.eyes else hand
        return " ".join(str(back) for back in backs)

    def own_hideouts(self) -> list[RenderableType]:
        """One's own hideouts with what they hold, where one has any."""
        if not self.own:
            return []
        names = [
            self.words.say(
                "plain-of",
                what=str(quarter_of(one) + 1),
                value=self._say(f"content-{content_of(one)}"),
            )
            for one in self.own
        ]
        return [Items([Text(self._say("own")), *[Text(name) for name in names]])]

    def _bourgeois(self, seat: Seat) -> str:
        kept = self.view["attacked"][seat]
        known = [*self.view["unmasked"][seat], *([] if isinstance(kept, int) else kept)]
        shown = [self._say(f"bourgeois-{who}") for who in known]
        unknown = ["?"] * kept if isinstance(kept, int) else []
        return ", ".join([*shown, *unknown]) or "–"


def numbered(quarters: list[int]) -> str:
    """Quarters by their numbers; all of a stretch by its ends."""
    first, last = quarters[0] + 1, quarters[-1] + 1
    if len(quarters) > 2 and last - first == len(quarters) - 1:
        return f"{first}–{last}"
    return " ".join(str(quarter + 1) for quarter in quarters)
