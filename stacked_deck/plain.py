"""Text from an engine, made harmless for a terminal and for XML."""

import unicodedata


def plain(text: str) -> str:
    r"""Give a text on one line, each character that is not seen (controls, escapes, surrogates) as its escape.

    >>> print(plain("a\tred \x1b[31m hand"))
    a\tred \x1b[31m hand
    """
    return "".join(_seen(character) for character in text)


def _seen(character: str) -> str:
    if unicodedata.category(character)[0] == "C" or character in "\u2028\u2029":
        return character.encode("unicode_escape").decode("ascii")
    return character
