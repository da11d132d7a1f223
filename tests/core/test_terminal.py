"""The canvas that drawings for the terminal are written on."""

from __future__ import annotations

from ludotheque.core.terminal import Canvas


def test_what_is_written_later_covers_what_was_there() -> None:
    canvas = Canvas(6, 2)
    after = canvas.write(1, 0, "road", "dim")
    assert after == 5
    canvas.write_parts(2, 0, [("x", "bold"), ("y", "")])
    assert [line.plain for line in canvas.lines()] == [" rxyd ", "      "]


def test_a_stretch_of_one_style_is_one_piece() -> None:
    canvas = Canvas(4, 1)
    canvas.write(0, 0, "ab", "bold")
    canvas.write(2, 0, "c", "bold")
    [line] = canvas.lines()
    assert [(span.start, span.end, span.style) for span in line.spans] == [(0, 3, "bold")]


def test_nothing_is_written_or_read_beyond_the_edge() -> None:
    canvas = Canvas(3, 1)
    assert canvas.write(-1, 0, "abcde") == 4
    canvas.write(0, 1, "below")
    assert canvas.lines()[0].plain == "bcd"
    assert canvas.read(-1, 0, 3) == "bc"
    assert canvas.read(2, 0, 5) == "d"
