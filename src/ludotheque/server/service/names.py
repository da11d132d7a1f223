"""Names, words and chat: what people type, made fit to be shown to others."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludotheque.core.match import WORD_LENGTH
from ludotheque.server.service.trouble import Trouble

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 500
_MARKS_TOGETHER: Final = 2
"""So many accents may stand on one letter."""
_BLANK: Final = frozenset(
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U0001d159"
)
"""Letters, signs and marks that show nothing."""
_SHAPING: Final = frozenset("\ufe0e\ufe0f")
"""What says how a sign is drawn; alone it shows nothing."""
_LOOKS_LIKE: Final = str.maketrans(
    "АВЕЗІЈКМНОРЅТУХаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ0OI1|!5$@ı"
    "ɑɡӏӀǀѵոօսհᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃꓮꓐꓚꓓꓰꓖꓧꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓦꓪꓫꓬꓜꓝꓲꓴ"
    "ᗩᗷᑕᗪᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯᗯ᙭взкмнт℮∨∪∩∀∃⊤∟ǃ丨〇○◯⭘",
    "ABE3lJKMHoPSTYXaeopcyxijshdqwABEZHlKMNoPTYXaiKvoptuxoollllSSai"
    "aglllvnouhABCDEHJKLMPRSTVWZABCDEGHJKLMNoPRSTVWXYZFlU"
    "ABCDFHJLMNPRSUVWXB3KMHTevunAETLlloooo",
)
"""Letters and digits that look like others, in print."""
_SHAPED: Final = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|SQUARED LATIN CAPITAL LETTER|SYMBOL LETTER) ([A-Z])$"
    r"|LATIN (?:SMALL|CAPITAL) LETTER (?:(?:SCRIPT|TURNED|REVERSED|OPEN|BARRED|INSULAR) )*"
    r"([A-Z])(?: WITH .+)?$"
)
"""Letters that are drawn small, in a square, as a flag, by hand, turned, or with a stroke."""
_TOGETHER: Final = (("æ", "ae"), ("œ", "oe"), ("i", "l"), ("rn", "m"), ("vv", "w"))
"""What looks like something else once all letters are small: a small i like a large one, too."""
_PUNCTUATION: Final = ("Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sk", "Sm", "Zs")
"""What makes no other name of one."""
_NO_LETTERS: Final = re.compile(
    "MODIFIER LETTER|LISU LETTER TONE|LATIN (?:CAPITAL|SMALL) LETTER SALTILLO|"
    "LATIN LETTER SINOLOGICAL DOT|CANADIAN SYLLABICS FINAL MIDDLE DOT|ARABIC TATWEEL"
)
"""Nor do letters that are drawn as a point, a stroke or an apostrophe."""
_NO_END: Final = "@|∨∪∩∀∃⊤∟"
"""Signs that stand for letters, also at an end."""
_UNLIKE_LATIN: Final = ("", "LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL")
_ANY: Final = "\0"
"""Stands for any letter; no name has it."""


def clean_name(name: str) -> str:
    """A name in one normal form, 1 to 24 printable characters; `bad-name` otherwise."""
    return _clean(name, NAME_LENGTH, "bad-name")


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other at a glance."""
    here, there = looks(one), looks(other)
    return len(here) == len(there) and all(
        a == b or _ANY in (a, b) for a, b in zip(here, there, strict=True)
    )


def looks(name: str) -> str:
    """How a name looks at a glance: names that look alike have the same. Where letters of another
    script stand among Latin ones, one that is not known to look like any may look like each."""
    plain = _trimmed(unicodedata.normalize("NFKD", name))
    scripts = {_script(one) for one in plain}
    bare = "".join(
        _ANY if "LATIN" in scripts and _is_strange(one) else _seen(one)
        for one in plain
        if not unicodedata.category(one).startswith("M")
    )
    seen = unicodedata.normalize("NFKD", bare).translate(_LOOKS_LIKE).casefold()
    for these, those in _TOGETHER:
        seen = seen.replace(these, those)
    return "".join(one for one in seen if not _is_punctuation(one)) or seen


def _is_punctuation(sign: str) -> bool:
    """Whether a sign makes no other name of one."""
    is_letter = unicodedata.category(sign).startswith("L")
    if is_letter and not sign.isascii():
        return _NO_LETTERS.match(unicodedata.name(sign, "")) is not None
    return unicodedata.category(sign) in _PUNCTUATION


def _trimmed(name: str) -> str:
    """A name without what stands around it; all of it, if it is nothing else."""
    inner = [
        place
        for place, one in enumerate(name)
        if one in _NO_END or not (_is_punctuation(one) or unicodedata.category(one) in ("Mn", "Me"))
    ]
    return name[inner[0] : inner[-1] + 1] if inner else name


def own_looks(name: str) -> str:
    """How the name of an account looks, which no other may look like; `name-mixed` where a letter
    of another script could be read as any."""
    found = looks(name)
    if _ANY in found:
        raise Trouble("name-mixed")
    return found


def _script(letter: str) -> str:
    """The script that a letter belongs to, as its name begins; empty for what is none."""
    is_letter = unicodedata.category(letter).startswith("L")
    return unicodedata.name(letter, "").partition(" ")[0] if is_letter else ""


def _is_strange(letter: str) -> bool:
    """Whether it is no Latin letter nor one of our digits, and neither known to look like one nor
    never to."""
    is_foreign = _script(letter) not in _UNLIKE_LATIN or _is_foreign_digit(letter)
    return is_foreign and letter == _seen(letter) and not _is_punctuation(letter)


def _is_foreign_digit(sign: str) -> bool:
    return unicodedata.category(sign) == "Nd" and not sign.isascii()


def _seen(letter: str) -> str:
    """The letter that one looks like: one that is known to, or is another one, drawn otherwise."""
    known = letter.translate(_LOOKS_LIKE)
    if known != letter or letter.isascii():
        return known
    if _is_foreign_digit(letter) and unicodedata.digit(letter) == 0:
        return "o"  # A ring in nearly every script.
    found = _SHAPED.search(unicodedata.name(letter, ""))
    return (found[1] or found[2]) if found else letter


def clean_word(word: str) -> str:
    """A word for the luck, 1 to 80 printable characters; `bad-word` otherwise."""
    return _clean(word, WORD_LENGTH, "bad-word")


def clean_text(text: str) -> str:
    """A line of chat, 1 to 500 printable characters; `bad-text` otherwise."""
    return _clean(text, TEXT_LENGTH, "bad-text")


def one_line(text: str) -> str:
    """Any text as one printable line, for the server's log."""
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())


def _clean(text: str, most: int, code: str) -> str:
    """Spaces tidied; no control character, nothing that turns the direction of writing."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Trouble(code, most=most) from None
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    marks = _MARKS_TOGETHER  # What begins with a mark has nothing for it to stand on.
    is_seen = False
    for character in tidy:
        kind = unicodedata.category(character)
        if character in _SHAPING:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        is_seen = is_seen or kind[0] not in "MZ"
        is_unfit = kind.startswith("C") or kind in ("Zl", "Zp") or character in _BLANK
        if is_unfit or marks > _MARKS_TOGETHER:
            raise Trouble(code, most=most)
    if not is_seen or not 0 < len(tidy) <= most:
        raise Trouble(code, most=most)
    return tidy
