"""The map in the terminal: cities and villages about where they lie, the roads between them and
what they cost."""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.terminal import Canvas
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.sketch import Spot, lay_out_texts

LETTERS = 4
"""So many letters of a city's name stand on the map."""
SPACE = "·"
ROAD = "#87875f"
PRICE = "#d7af5f"


def draw_chart(
    terms: PfeffersaeckeTerms, tokens: list[tuple[str, str]], width: int, most_rows: int
) -> list[Text]:
    """Cities and villages about where they lie, each as its text and style, none over another;
    roads and their prices wherever there is room between them."""
    places = terms.map.places
    north = max(place.latitude for place in places)
    south = min(place.latitude for place in places)
    west = min(place.longitude for place in places)
    east = max(place.longitude for place in places)
    across = (width - LETTERS - 5) / max(0.1, east - west)
    # A letter is twice as high as wide, and a degree of latitude longer than one of longitude.
    down = min(0.78 * across, (most_rows - 1) / max(0.1, north - south))
    height = max(3, round((north - south) * down) + 1)
    wanted = [
        (round((place.longitude - west) * across) + 3,
         round((north - place.latitude) * down))
        for place in places
    ]  # fmt: skip
    texts = [text for text, _ in tokens]
    laid = lay_out_texts(texts, wanted, width, height)
    at = [(x + len(text) // 2, y) for text, (x, y) in zip(texts, laid)]
    stretches = [
        (at[start], at[road.to], road.price)
        for start, roads in enumerate(terms.roads)
        for road in roads
        if start < road.to
    ]
    canvas = Canvas(width, height)
    for one, other, _ in stretches:
        _draw_road(canvas, one, other)
    for (x, y), (text, style) in zip(laid, tokens):
        canvas.write(x, y, text, style)
    for one, other, price in stretches:
        _write_price(canvas, one, other, f"{price}")
    return canvas.lines()


def _draw_road(canvas: Canvas, one: Spot, other: Spot) -> None:
    steps = max(abs(one[0] - other[0]), 2 * abs(one[1] - other[1]), 1)
    for step in range(steps + 1):
        x, y = _between(one, other, step / steps)
        canvas.write(x, y, SPACE, ROAD)


def _write_price(canvas: Canvas, one: Spot, other: Spot, price: str) -> None:
    """The price, as near to the middle of its road as there is nothing else in the way."""
    for twentieth in (10, 11, 9, 12, 8, 13, 7, 14, 6, 15, 5, 16, 4):
        x, y = _between(one, other, twentieth / 20)
        for shift in (0, 1, -1):
            beneath = canvas.read(x + shift - 1, y, len(price) + 2)
            if not beneath.strip(f" {SPACE}"):
                canvas.write(x + shift, y, price, PRICE)
                return


def _between(one: Spot, other: Spot, part: float) -> tuple[int, int]:
    """The place so far along a road."""
    return (
        round(one[0] + (other[0] - one[0]) * part) + 1,
        round(one[1] + (other[1] - one[1]) * part),
    )
