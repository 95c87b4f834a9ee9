"""A parser for the parts of C that the extraction scripts read: calls, argument lists and parameters."""

import re
from collections.abc import Iterator


def split(text: str, opened: int) -> tuple[list[str], int]:
    """The text between the parenthesis at `opened` and its partner, split at commas, and the position of the partner.
    """
    assert text[opened] == "("
    depth, start, parts = 0, opened + 1, []
    for at in range(opened, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
            if depth == 0:
                parts.append(text[start:at].strip())
                return ([] if parts == [""] else parts), at
        elif text[at] == "," and depth == 1:
            parts.append(text[start:at].strip())
            start = at + 1
    raise ValueError(f"no partner of the parenthesis at {opened}")


def calls(text: str, name: str) -> Iterator[tuple[str, list[str]]]:
    """Calls and declarations of names that match `name`, with arguments or parameters."""
    for found in re.finditer(rf"\b({name})\s*\(", text):
        yield found[1], split(text, found.end() - 1)[0]


def uncommented(text: str) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.S)


def parameter(declared: str) -> tuple[str, bool]:
    """Returns the name of a declared parameter, and true if it is a pointer."""
    found = re.search(r"(\w+)\s*(\[\w*\])?\s*$", declared)
    return (found[1] if found else ""), "*" in declared or bool(found and found[2])


def argument(passed: str) -> str:
    """Returns the variable that is passed, or whose address is passed, or an empty string for other expressions."""
    passed = re.sub(r"\w+_cast<[^>]*>\s*\((.*)\)$", r"\1", passed.strip(), flags=re.S)
    passed = re.sub(r"^(\(\s*(const\s+)?\w+[\s\w*]*\)\s*)+(?=\w)", "", passed)
    passed = passed.removeprefix("&")
    return passed if re.fullmatch(r"\w+", passed) else ""
