"""Pfeffersäcke in the terminal: the map with its roads and prices, the cities with their posts,
and what everybody has."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.words import Words
from ludotheque.games.pfeffersaecke.board import UNKNOWN_CITY, PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.state import COVERED, GONE, LIES, NOT_YET

WIDEST = 118
"""The map grows with the terminal up to here; wider it would not fit in height."""
NARROWEST = 64
"""In a narrower terminal there is no map, only the list of cities."""
LETTERS = 4
"""So many letters of a city's name stand on the map."""
CITY_WIDTH = 36
"""The width of a city in the list."""

MARKS = {NOT_YET: "○", LIES: "●", GONE: "◦", COVERED: "×"}
FREE = "⌂"
OUT = "×"
SPACE = "·"
TURN = "►"

ROAD = "#87875f"
PRICE = "#d7af5f"
CITY_STYLES = {NOT_YET: "", LIES: "bold #1c1606 on #e8d9a8", GONE: "dim", COVERED: "dim strike"}


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(terms, PfeffersaeckeTerms)
    return Picture(view, terms, words, seat)


class Canvas:
    """Characters with their styles, to be written over one another."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write from that place to the right, as far as there is room."""
        for place, letter in enumerate(text, start=x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self.rows[y][place] = (letter, style)

    def is_free(self, x: int, y: int, length: int) -> bool:
        """Whether nothing but road would be written over, one place beside included."""
        cells = [
            self.rows[y][place][0] for place in range(x - 1, x + length + 1)
            if 0 <= place < self.width
        ]  # fmt: skip
        return all(cell in " ·" for cell in cells)

    def lines(self) -> list[Text]:
        """The rows, with each stretch of one style in one piece."""
        lines = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for style, stretch in groupby(row, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in stretch), style)
            lines.append(line)
        return lines


class Picture:
    """The map and everything beside it, as wide as the terminal allows."""

    def __init__(
        self, view: View, terms: PfeffersaeckeTerms, words: Words, seat: Seat | None
    ) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.seat = seat
        self.letters = [words.say(f"terminal-letter-{one}") for one in range(terms.seats)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._headline()
        if options.max_width >= NARROWEST:
            yield from self._map(min(WIDEST, options.max_width))
        yield from self._cities(options.max_width)
        yield Text(self.words.say("terminal-pf-cities"), "dim")
        yield Text(self.words.say("terminal-pf-villages-key"), "dim")
        yield from self._players()
        yield from self._hand()

    def _headline(self) -> Text:
        view, words = self.view, self.words
        to_come = view["discs"].count(NOT_YET)
        parts = [
            words.say("terminal-pf-round", round=view["round"]),
            words.say("terminal-pf-villages", count=view["village_counter"]),
            words.say("terminal-pf-to-come", count=to_come),
        ]
        return Text("   ".join(parts), "bold")

    # The map

    def _map(self, width: int) -> list[Text]:
        """Roads with their prices, then cities and villages over them, where they really lie."""
        places = self.terms.map.places
        north = max(place.latitude for place in places)
        south = min(place.latitude for place in places)
        west = min(place.longitude for place in places)
        east = max(place.longitude for place in places)
        across = (width - LETTERS - 4) / max(0.1, east - west)
        down = 0.78 * across  # A letter is twice as high as wide, a degree of latitude longer.
        height = max(3, round((north - south) * down) + 1)
        canvas = Canvas(width, height)
        at = [
            (round((place.longitude - west) * across) + 1,
             round((north - place.latitude) * down))
            for place in places
        ]  # fmt: skip
        for start, roads in enumerate(self.terms.roads):
            for road in roads:
                if start < road.to:
                    self._road(canvas, at[start], at[road.to])
        for place, (x, y) in enumerate(at):
            text, style = self._token(place)
            canvas.write(x - 1, y, text, style)
        for start, roads in enumerate(self.terms.roads):
            for road in roads:
                if start < road.to:
                    self._price(canvas, at[start], at[road.to], f"{road.price}")
        return canvas.lines()

    def _road(self, canvas: Canvas, one: tuple[int, int], other: tuple[int, int]) -> None:
        steps = max(abs(one[0] - other[0]), 2 * abs(one[1] - other[1]), 1)
        for step in range(steps + 1):
            x, y = _between(one, other, step / steps)
            canvas.write(x, y, SPACE, ROAD)

    def _price(
        self, canvas: Canvas, one: tuple[int, int], other: tuple[int, int], price: str
    ) -> None:
        """The price, as near to the middle of its road as there is room."""
        for twentieth in (10, 11, 9, 12, 8, 13, 7, 14, 6, 15, 5, 16, 4):
            x, y = _between(one, other, twentieth / 20)
            for shift in (0, 1, -1):
                if canvas.is_free(x + shift, y, len(price)):
                    canvas.write(x + shift, y, price, PRICE)
                    return

    def _token(self, place: int) -> tuple[str, str]:
        """A city by its mark, its number and its first letters; a village by its owner."""
        terms = self.terms
        posts: list[int] = self.view["posts"][place]
        if place < terms.cities:
            disc = self.view["discs"][place]
            mine = self.seat is not None and self.seat in posts
            style = f"seat-{self.seat}" if mine and disc != COVERED else CITY_STYLES[disc]
            return f"{MARKS[disc]}{terms.numbers[place]}{self._name(place)[:LETTERS]}", style
        number = terms.map.places[place].id[-2:]
        if posts:
            return f"{self.letters[posts[0]]}{number}", f"seat-{posts[0]}"
        return (f"{OUT}{number}", "dim") if terms.is_out[place] else (f"{FREE}{number}", "")

    def _name(self, city: int) -> str:
        spoken = self.terms.spoken[city]
        if spoken == UNKNOWN_CITY:
            return self.terms.map.places[city].name
        return self.words.say(f"place-{spoken}")

    # The cities

    def _cities(self, width: int) -> list[Text]:
        """Every city with its spaces, from the arrow on, in as many columns as there is room."""
        cities = [self._city(city) for city in range(self.terms.cities)]
        columns = max(1, min(3, width // CITY_WIDTH))
        height = -(-len(cities) // columns)
        lines = []
        for row in range(height):
            line = Text(no_wrap=True)
            for city in cities[row::height]:
                line.append_text(city)
                line.append(" " * (CITY_WIDTH - city.cell_len))
            lines.append(line)
        return lines

    def _city(self, city: int) -> Text:
        view, terms = self.view, self.terms
        disc = view["discs"][city]
        line = Text(f"{MARKS[disc]} {self._name(city):<13}", CITY_STYLES[disc])
        line.append(f" {terms.numbers[city]} ", "bold" if disc == LIES else "dim")
        if disc == COVERED:
            return line
        posts: list[int] = view["posts"][city]
        for post in posts:
            line.append(self.letters[post], f"seat-{post}")
        waiting: int = view["centre"][city]
        line.append(SPACE * (terms.numbers[city] - len(posts)))
        if waiting:
            line.append(" +")
            line.append(self.letters[view["turn"]] * waiting, f"seat-{view['turn']}")
        return line

    # The players

    def _players(self) -> list[Text]:
        view, words = self.view, self.words
        columns = ["influence", "money", "conducts", "discs", "posts", "regions"]
        heads = [words.say(f"terminal-pf-{column}") for column in columns]
        widths = [max(6, len(head)) + 2 for head in heads]
        margin = 6 + max(len(words.colour(seat)) for seat in range(self.terms.seats))
        heading = "".join(f"{head:>{width}}" for head, width in zip(heads, widths))
        lines = [Text(" " * margin + heading, "dim")]
        for seat in range(self.terms.seats):
            is_on_turn = view["turn"] == seat and view["step"] != "over"
            line = Text(f"{TURN if is_on_turn else ' '} ", "bold")
            line.append(f" {self.letters[seat]} ", f"seat-{seat}")
            line.append(f" {words.colour(seat)}".ljust(margin - 5), "bold" if is_on_turn else "")
            values = [
                str(view["influence"][seat]), self._florins(seat), str(view["conducts"][seat]),
                str(self._discs(seat)), str(view["stock"][seat]), str(self._regions(seat)),
            ]  # fmt: skip
            line.append("".join(f"{one:>{width}}" for one, width in zip(values, widths)))
            lines.append(line)
        return lines

    def _florins(self, seat: Seat) -> str:
        florins = (self.view["money"] or self.view["purses"])[seat]
        return "?" if florins is None else str(florins)

    def _discs(self, seat: Seat) -> int:
        hand = self.view["hands"][seat]
        return hand if isinstance(hand, int) else len(hand)

    def _regions(self, seat: Seat) -> int:
        posts = self.view["posts"]
        return len({self.terms.regions[place] for place, row in enumerate(posts) if seat in row})

    def _hand(self) -> list[Text]:
        """The seat's own discs."""
        if self.seat is None:
            return []
        hand = self.view["hands"][self.seat]
        if not hand:
            return [Text(self.words.say("terminal-pf-empty-hand"))]
        discs = " ".join(str(number) for number in hand)
        return [Text(self.words.say("terminal-pf-hand", discs=discs), "bold")]


def _between(one: tuple[int, int], other: tuple[int, int], part: float) -> tuple[int, int]:
    """The place so far along a road."""
    return (
        round(one[0] + (other[0] - one[0]) * part) + 1,
        round(one[1] + (other[1] - one[1]) * part),
    )
