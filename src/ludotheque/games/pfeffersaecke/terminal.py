"""Pfeffersäcke in the terminal: the map with its roads and prices, the regions with their places,
what everybody has, and what one can look up."""

from __future__ import annotations

import unicodedata

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.terminal import TURN
from ludotheque.core.words import Words
from ludotheque.games.pfeffersaecke.board import UNKNOWN_CITY, UNKNOWN_VILLAGE, PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.chart import LETTERS, SPACE, draw_chart
from ludotheque.games.pfeffersaecke.state import COVERED, GONE, LIES, NOT_YET

WIDEST = 118
"""The map grows with the terminal up to here; wider it would not fit in height."""
NARROWEST = 64
"""In a narrower terminal there is no map, only the list of places."""
LOWEST = 20
"""In rows: a map is never squeezed flatter than this, however low the terminal."""
COLUMN = 38
"""The width of a column in the list of places."""
USUAL = 79
"""A terminal is hardly ever narrower than this, and one more."""
GAP = 2

MARKS = {NOT_YET: "○", LIES: "●", GONE: "◦", COVERED: "×"}
FREE = "⌂"
OUT = "×"
MINE = "*"
"""Behind a city on the map: one has a post there."""

CITY_STYLES = {NOT_YET: "", LIES: "bold #1c1606 on #e8d9a8", GONE: "dim", COVERED: "dim strike"}


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(terms, PfeffersaeckeTerms)
    return Picture(view, terms, words, seat)


def draw_low(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The same without the map: the cities that can be entered now, what one has, and the
    players."""
    assert isinstance(terms, PfeffersaeckeTerms)
    return Group(*Picture(view, terms, words, seat).small())


MAP = "map"
ROADS = "roads"
REGIONS = "regions"
LOOKS = (MAP, ROADS, REGIONS)
"""What can be looked up besides a place or a region by its name."""


def look(view: View, terms: Terms, words: Words, about: str) -> RenderableType | None:
    """The map, a place with its roads, a region with its places, all roads, or all regions."""
    assert isinstance(terms, PfeffersaeckeTerms)
    return Register(view, terms, words).find(about)


class Chart:
    """The map alone, which has room on one screen."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= NARROWEST:
            rows = max(LOWEST, console.height - 2) if console.is_terminal else WIDEST
            yield from self.picture.chart(min(WIDEST, options.max_width), rows)


class Picture:
    """The map and everything beside it, as wide as the terminal allows."""

    def __init__(
        self, view: View, terms: PfeffersaeckeTerms, words: Words, seat: Seat | None
    ) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.seat = seat
        self.letters = [words.letter(one) for one in range(terms.seats)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._headline()
        yield Chart(self)
        yield from self._places(options.max_width)
        yield Text(self.words.say("terminal-pf-cities"), "dim")
        yield Text(self._key_to_villages(), "dim")
        yield from self._players()
        yield from self._own()

    def _key_to_villages(self) -> str:
        """How villages are drawn, by the first that is open: its number, and its town as typed."""
        terms = self.terms
        place = next(one for one in range(terms.cities, terms.places) if not terms.is_out[one])
        return self.words.say(
            "terminal-pf-villages-key",
            number=terms.map.places[place].id[-2:],
            town=short_name(terms, self.words, place),
        )

    def _headline(self) -> Text:
        view, words = self.view, self.words
        to_come = view["discs"].count(NOT_YET)
        parts = [
            words.say("terminal-pf-round", round=view["round"]),
            words.say("terminal-pf-villages", count=view["village_counter"]),
            words.say("terminal-pf-to-come", count=to_come),
        ]
        if view["is_last_round"]:
            parts.append(words.say("board-last-round"))
        return Text("   ".join(parts), "bold")

    def chart(self, width: int, most_rows: int) -> list[Text]:
        """The map with its roads, that wide and no higher than that."""
        tokens = [self.token(place) for place in range(self.terms.places)]
        return draw_chart(self.terms, tokens, width, most_rows)

    def token(self, place: int) -> tuple[str, str]:
        """A city by its mark, its number and its first letters, with a star where the seat has a
        post; a village by its owner."""
        terms = self.terms
        posts: list[int] = self.view["posts"][place]
        if place < terms.cities:
            disc = self.view["discs"][place]
            mine = self.seat is not None and self.seat in posts
            style = f"seat-{self.seat}" if mine and disc != COVERED else CITY_STYLES[disc]
            name = f"{self._name(place)[:LETTERS]}{MINE if mine else ''}"
            return f"{MARKS[disc]}{terms.numbers[place]}{name}", style
        return self._village(place)

    def _village(self, place: int) -> tuple[str, str]:
        """A village by its number, and the letter of whoever has the post there."""
        posts: list[int] = self.view["posts"][place]
        number = self.terms.map.places[place].id[-2:]
        if posts:
            return f"{self.letters[posts[0]]}{number}", f"seat-{posts[0]}"
        return (f"{OUT}{number}", "dim") if self.terms.is_out[place] else (f"{FREE}{number}", "")

    def _name(self, city: int) -> str:
        return place_name(self.terms, self.words, city)

    # Without the map

    def small(self) -> list[Text]:
        """The cities whose disc lies there, one's own posts, the players, one's discs."""
        lies = [city for city in range(self.terms.cities) if self.view["discs"][city] == LIES]
        lines = [self._headline(), *_close_together([self._city(city) for city in lies])]
        lines += self._players()
        if self.seat is not None:
            posts = self.view["posts"]
            here = [place for place, row in enumerate(posts) if self.seat in row]
            if here:
                names = ", ".join(short_name(self.terms, self.words, place) for place in here)
                lines.append(Text(self.words.say("terminal-pf-own-posts", places=names)))
        return [*lines, *self._discs_in_hand()]

    # The regions

    def _places(self, width: int) -> list[Text]:
        """Every region with its villages, its cities and their spaces from the arrow on, in as many
        columns as there is room."""
        listed: list[Text] = []
        for region in range(len(self.terms.map.regions)):
            listed += self.region(region)
        return _in_columns(listed, max(1, min(3, width // COLUMN)))

    def region(self, region: int) -> list[Text]:
        """A region by its name with its villages, and each of its cities."""
        terms = self.terms
        there = [place for place in range(terms.places) if terms.regions[place] == region]
        head = Text(region_name(terms, self.words, region), "bold underline")
        for place in there:
            if place >= terms.cities:
                head.append(" ", "not underline")
                text, style = self._village(place)
                head.append(text, f"not underline not bold {style}".strip())
        return [head, *[self._city(place) for place in there if place < terms.cities]]

    def _city(self, city: int) -> Text:
        view, terms = self.view, self.terms
        disc = view["discs"][city]
        line = Text(f"{MARKS[disc]} {self._name(city):<12}", CITY_STYLES[disc])
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
                str(self._discs(seat)), str(view["stock"][seat]), str(len(self._present(seat))),
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

    def _present(self, seat: Seat) -> set[int]:
        """PF-25: the regions where a seat has a post."""
        posts = self.view["posts"]
        return {self.terms.regions[place] for place, row in enumerate(posts) if seat in row}

    def _own(self) -> list[Text]:
        """The regions where the seat has a post and where not, and its own discs."""
        if self.seat is None:
            return []
        words, terms = self.words, self.terms
        mine = self._present(self.seat)
        names = [region_name(terms, words, region) for region in range(len(terms.map.regions))]
        here = [name for region, name in enumerate(names) if region in mine]
        others = [name for region, name in enumerate(names) if region not in mine]
        lines = []
        if here:
            lines.append(Text(words.say("regions-present", regions=" · ".join(here))))
        if here and others:
            lines.append(Text(words.say("regions-absent", regions=" · ".join(others)), "dim"))
        return [*lines, *self._discs_in_hand()]

    def _discs_in_hand(self) -> list[Text]:
        """One's own discs, once they are dealt."""
        if self.seat is None:
            return []
        hand = self.view["hands"][self.seat]
        if hand:
            discs = " ".join(str(number) for number in hand)
            return [Text(self.words.say("terminal-pf-hand", discs=discs), "bold")]
        if self.view["placed"][self.seat]:
            return [Text(self.words.say("terminal-pf-empty-hand"))]
        return []


def _close_together(listed: list[Text]) -> list[Text]:
    """Short lines in as many columns as stand beside one another in the narrowest terminal that is
    usual."""
    wide = max((place.cell_len for place in listed), default=0) + GAP
    return _in_columns(listed, max(1, (USUAL + GAP) // wide), wide)


def _in_columns(listed: list[Text], columns: int, wide: int = COLUMN) -> list[Text]:
    """Short lines beside one another, column by column."""
    height = -(-len(listed) // columns)
    lines = []
    for row in range(height):
        line = Text(no_wrap=True)
        for place in listed[row::height]:
            line.append_text(place)
            line.append(" " * (wide - place.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def place_name(terms: PfeffersaeckeTerms, words: Words, place: int) -> str:
    """A city by its name, a village by the town that it lies near; as the file calls it, where the
    words do not know it."""
    spoken = terms.spoken[place]
    if spoken in (UNKNOWN_CITY, UNKNOWN_VILLAGE):
        return terms.map.places[place].name
    return words.alone("place", spoken, words.colour)


def short_name(terms: PfeffersaeckeTerms, words: Words, place: int) -> str:
    """A city by its name, a village by that of its town, as it is typed; by its number on the map,
    where the words do not know it."""
    if place < terms.cities:
        return place_name(terms, words, place)
    id = terms.map.places[place].id
    is_known = terms.spoken[place] != UNKNOWN_VILLAGE and words.has(f"typed-{id}")
    return words.say(f"typed-{id}").partition("|")[0] if is_known else id


def region_name(terms: PfeffersaeckeTerms, words: Words, region: int) -> str:
    """A region by its name; as the file calls it, where the words do not know it."""
    id = f"board-region-{terms.map.regions[region]}"
    return words.say(id) if words.has(id) else terms.map.region_names[region]


class Register:
    """What the map says of a place, a region or the roads, for whoever looks it up."""

    def __init__(self, view: View, terms: PfeffersaeckeTerms, words: Words) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.picture = Picture(view, terms, words, None)

    def find(self, about: str) -> RenderableType | None:
        """What is known under a name, in the reader's language or the map's, or the beginning of
        one; nothing where none is meant, or several."""
        asked = _plain(about)
        regions = range(len(self.terms.map.regions))
        if not asked:
            return Text(self.words.say("terminal-pf-look"))
        if asked == MAP:
            return Chart(Picture(self.view, self.terms, self.words, _who_looks(self.view)))
        if asked == ROADS:
            return Group(*[line for region in regions for line in self._roads_in(region)])
        if asked == REGIONS:
            return Group(*[line for region in regions for line in self.picture.region(region)])
        places = [(self._names(place), place) for place in range(self.terms.places)]
        place = _meant(places, asked)
        if place is not None:
            return self._place(place)
        region = _meant([(self._region_names(region), region) for region in regions], asked)
        if region is not None:
            return Group(*self.picture.region(region), Text(), *self._roads_in(region)[1:])
        return None

    def _names(self, place: int) -> list[str]:
        """All that a place may be called."""
        known = self.terms.map.places[place]
        return [known.id, known.name, place_name(self.terms, self.words, place)]

    def _region_names(self, region: int) -> list[str]:
        trade_map = self.terms.map
        name = region_name(self.terms, self.words, region)
        return [trade_map.regions[region], trade_map.region_names[region], name]

    def _place(self, place: int) -> RenderableType:
        """What it is, who is there, and where its roads lead for how much."""
        terms, words = self.terms, self.words
        region = region_name(terms, words, terms.regions[place])
        number = f" · {terms.numbers[place]}" if place < terms.cities else ""
        lines = [Text(f"{self._title(place)}{number} · {region}", "bold")]
        if terms.is_out[place]:
            return Group(*lines, Text(words.say("board-covered")))
        lines.append(Text(" ".join(self._state(place))))
        for road in terms.roads[place]:
            lines.append(Text(f"{road.price:>4}  {self._title(road.to)}"))
        return Group(*lines)

    def _state(self, place: int) -> list[str]:
        """How it stands with a place's disc and posts."""
        words = self.words
        posts: list[int] = self.view["posts"][place]
        names = [words.colour(seat) for seat in posts]
        if place >= self.terms.cities:
            if posts:
                return [words.say("terminal-pf-village-of", seat=names[0])]
            return [words.say("board-village-free")]
        disc = self.view["discs"][place]
        if disc == NOT_YET:
            return [words.say("board-disc-to-come")]
        said = [words.say("board-disc-lies" if disc == LIES else "board-disc-gone")]
        if names:
            said.append(words.say("board-posts", names=", ".join(names)))
        said.append(words.say("board-free", free=self.terms.numbers[place] - len(posts)))
        return said

    def _title(self, place: int) -> str:
        """A place by its name; a village with its number on the map, too."""
        name = place_name(self.terms, self.words, place)
        name = name[:1].upper() + name[1:]
        return name if place < self.terms.cities else f"{name} ({self.terms.map.places[place].id})"

    def _roads_in(self, region: int) -> list[RenderableType]:
        """The roads of every place in a region, the cheapest first."""
        terms = self.terms
        lines: list[RenderableType] = [
            Text(region_name(terms, self.words, region), "bold underline")
        ]
        for place in range(terms.places):
            if terms.regions[place] == region and terms.roads[place]:
                roads = [
                    unbroken(f"{short_name(terms, self.words, road.to)} {road.price}")
                    for road in terms.roads[place]
                ]
                title = self._title(place)
                said = self.words.say("plain-of", what=title, value="\u00a0· ".join(roads))
                lines.append(Padding(Text(said), (0, 0, 0, 2), expand=False))
        return lines


def _who_looks(view: View) -> Seat | None:
    """The seat whose view it is: nobody else sees its discs, only how many they are."""
    hands = view["hands"]
    return next((seat for seat, hand in enumerate(hands) if not isinstance(hand, int)), None)


def unbroken(text: str) -> str:
    """A text that is not to be broken over lines."""
    return text.replace(" ", "\u00a0")


def _plain(name: str) -> str:
    """A name without capitals and accents, as one may type it."""
    letters = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _meant(known: list[tuple[list[str], int]], asked: str) -> int | None:
    """What is called so; or what alone has a name that begins so."""
    exact = [number for names, number in known if asked in map(_plain, names)]
    if exact:
        return exact[0]
    begun = [
        number for names, number in known if any(_plain(name).startswith(asked) for name in names)
    ]
    return begun[0] if len(begun) == 1 else None
