"""Tongues: a game's grammar as it is typed in the table's language. Logs stay English."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.state import Terms
from ludotheque.core.words import Words, words_of

TYPED = "typed-"
"""`typed-<word>` says how a word of the grammar is typed in a language: as it is shown, and, after
bars, how else it may be written. Without one it is typed as in English."""
EXAMPLES = "grammar-examples"
"""Lines for the help, in English and with bars between: of each verb whose moves are built in
several ways, or whose numbers depend on the board, what one would really type."""
SHOWN = "grammar-shown"
"""Where boards call something that moves name by other words than the grammar's: the board's, an
equals sign, and the grammar's in English; bars between."""

_TOKEN = re.compile(r"[^\W\d_][\w-]*|\d+")
_COMMA = re.compile(r"\s*,\s*")
_AND = re.compile(r"\s+(?:and|et|und)\s+", re.IGNORECASE)
_COUNTED = re.compile(r"\b(\d+) ([a-z]+)\b")
_ARROW = re.compile(r"\s*(?:->|→|>)\s*")
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "œ": "oe", "æ": "ae"})


def fold(text: str) -> str:
    """A text without capitals and accents, so that both may be left out."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def spellings(text: str) -> list[str]:
    """A text as it may be typed: without accents, or with umlauts written out."""
    return [fold(text), fold(text.casefold().translate(_WRITTEN_OUT))]


def _seat_word(move: Move) -> str:
    """The word of a move's line that stands for its seat, by its number or by its colour."""
    seat = int(move.data["seat"])
    names = (str(seat), words_of(None, "en").colour(seat).lower())
    tokens: list[str] = _TOKEN.findall(move.text)
    return next(token for token in tokens[1:] if token in names)


class Tongue:
    """The lines of a game's grammar in one language, to and fro.

    Seats are named by their colours: a part of a move that is called `seat` is a player.
    """

    def __init__(self, words: Words, terms: Terms) -> None:
        assert words.game is not None
        self.words = words
        self.game: Game[Any] = words.game
        self.terms = terms
        self.shown: dict[str, str] = {}
        """By each word of the grammar: how it is shown."""
        self.meant: dict[str, str] = {}
        """By what may be typed, folded: the word of the grammar."""
        for speech in (words_of(words.game, "en"), words):
            for name in speech.named(TYPED):
                english = name.removeprefix(TYPED)
                written = [one.strip() for one in speech.say(name).split("|")]
                self.shown[english] = written[0]
                for one in [english, *written]:
                    self.meant.update(dict.fromkeys(spellings(one), english))
        self._phrases = self._shown_on_boards()
        self.seats = self._seat_names()
        self._seat_words: dict[str, dict[Seat, str]] = {}
        """By verb and seat: how the grammar says the seat, by its number or its colour."""
        for move in self.game.catalogue.values():
            if "seat" in move.data:
                by_seat = self._seat_words.setdefault(move.verb, {})
                by_seat[int(move.data["seat"])] = _seat_word(move)

    def _shown_on_boards(self) -> list[tuple[re.Pattern[str], str]]:
        """What boards call something by other words, as it may be typed, and the grammar's words
        for it; full stops may be left out."""
        phrases = []
        for speech in (words_of(self.words.game, "en"), self.words):
            pairs = speech.say(SHOWN).split("|") if speech.has(SHOWN) else []
            for pair in pairs:
                shown, _, english = pair.partition("=")
                for one in dict.fromkeys(spellings(" ".join(shown.split()))):
                    pattern = re.escape(one).replace(r"\.", r"\.?")
                    phrases.append((re.compile(rf"(?<!\w){pattern}(?!\w)"), english.strip()))
        return phrases[::-1]

    def _seat_names(self) -> dict[str, Seat]:
        """Seats by what they may be called: colour, letter, or number as people count."""
        names: dict[str, Seat] = {}
        for seat in range(self.terms.seats):
            called = [words_of(None, "en").colour(seat), self.words.letter(seat), str(seat + 1)]
            for one in [*called, self.words.colour(seat)]:
                names.update(dict.fromkeys(spellings(one), seat))
        return names

    # From the grammar to the language

    def line(self, move: Move) -> str:
        """A move as it is typed."""
        if "seat" not in move.data:
            return self._in_language(move.text)
        colour = self.words.colour(int(move.data["seat"])).lower()
        return self._in_language(move.text, _seat_word(move), colour)

    def public(self, text: str) -> str:
        """A line of the log, as the language has it."""
        move = self.game.parse(text, self.terms)
        return self._in_language(text) if move is None else self.line(move)

    def word(self, english: str) -> str:
        """A word of the grammar as it is typed; a letter, or a square's, as it stands on boards."""
        is_a_letter = len(english.rstrip("0123456789")) == 1 and len(english) <= 2
        return self.shown.get(english, english.upper() if is_a_letter else english)

    def _in_language(self, text: str, seat_word: str = "", colour: str = "") -> str:
        said: list[str] = []
        at = 0
        for found in _TOKEN.finditer(text):
            token = found[0]
            is_seat = token == seat_word and bool(said)
            said += [text[at : found.start()], colour if is_seat else self.word(token)]
            at = found.end()
        return "".join([*said, text[at:]])

    # From the language to the grammar

    def english(self, line: str) -> str:
        """The line of the grammar that a typed one means, as far as its words are known."""
        text = _ARROW.sub(">", _COMMA.sub(", ", " ".join(line.split())))
        said = []
        verb = ""
        at = 0
        for found in _TOKEN.finditer(text):
            token = fold(found[0])
            seat_words = self._seat_words.get(verb, {})
            word = seat_words.get(self.seats.get(token, NOBODY), "")
            word = word or self.meant.get(token, found[0].lower())
            verb = verb or word
            said += [text[at : found.start()], word]
            at = found.end()
        return "".join([*said, text[at:]])

    def read(self, line: str) -> Move | None:
        """The move that a typed line means, in this language or in English, or `None`. Counts may
        stand before what is counted, too: `2 leaders and 1 novice` is `leader 2, novice 1`. What
        boards call something by other words is understood as well."""
        english = self.english(line)
        known = self.game.parse(english, self.terms)
        if known is None and _COUNTED.search(english):
            listed = self.english(_AND.sub(", ", line))
            known = self.game.parse(_COUNTED.sub(r"\2 \1", listed), self.terms)
        typed = fold(" ".join(line.split())) if known is None else ""
        for pattern, words in self._phrases:
            if known is None and pattern.search(typed):
                known = self.game.parse(self.english(pattern.sub(words, typed)), self.terms)
        return known

    def words_in(self, move: Move) -> set[str]:
        """What a move's line consists of, folded: as it is shown, and as the grammar says it."""
        lines = [self.line(move)] if "seat" in move.data else [self.line(move), move.text]
        return {fold(token) for line in lines for token in _TOKEN.findall(line)}

    def vocabulary(self) -> set[str]:
        """Every word that the grammar has, folded; numbers are none."""
        lines = [move.text for move in self.game.catalogue.values()]
        tokens = {fold(token) for line in lines for token in _TOKEN.findall(line)}
        return {token for token in {*tokens, *self.meant} if not token.isdecimal()}

    # By example

    def examples(self, legal: list[Move]) -> tuple[list[Move], list[Move]]:
        """A move of each verb that can be made now; and of other verbs, or built otherwise, what
        may come at another moment: the lines that the game gives, or others like them where those
        cannot come at this table, else one of its catalogue."""
        by_verb: dict[str, list[Move]] = {}
        for move in self.game.catalogue.values():
            if self._can_come(move):
                by_verb.setdefault(move.verb, []).append(move)
        first = {move.verb: move for move in reversed(legal)}
        now = [first[verb] for verb in {**by_verb, **first} if verb in first]
        built = {_built(move) for move in legal}
        given = [self._like(one, by_verb.get(one.verb, [])) for one in self._given_examples()]
        later = []
        for verb, moves in by_verb.items():
            own = [one for one in given if one is not None and one.verb == verb]
            if own:
                later += [one for one in own if _built(one) not in built]
            elif verb not in first:
                later.append(moves[len(moves) // 2])
        return now, later

    def _can_come(self, move: Move) -> bool:
        """Whether a move can ever be made at this table."""
        is_known = self.game.parse(move.text, self.terms) is not None
        is_somebodys = int(move.data.get("seat", 0)) < self.terms.seats
        return is_known and is_somebodys and self.game.can_come(move, self.terms)

    def _like(self, example: Move, coming: list[Move]) -> Move | None:
        """The example itself, or a move that is built as it is and can come."""
        if self._can_come(example):
            return example
        return next((one for one in coming if _built(one) == _built(example)), None)

    def _given_examples(self) -> list[Move]:
        if not self.words.has(EXAMPLES):
            return []
        given = [one.strip() for one in self.words.say(EXAMPLES).split("|")]
        read = [self.game.parse(line, self.terms) for line in given]
        return [move for move in read if move is not None]


def _built(move: Move) -> str:
    """A move's line without its numbers: `move king` and `move pawn 12` are built differently."""
    return " ".join(word for word in _TOKEN.findall(move.text) if not word.isdecimal())
