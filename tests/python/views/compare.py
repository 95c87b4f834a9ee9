"""Differences between the outcomes of a case in both packages, and the entries of `differences.toml`."""

import ast
import dataclasses
import fnmatch
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Exceptions of Python and Cython, whose messages are not compared. For other exceptions, the message of NVIDIA's
# package must be the beginning of cubind's message.
WORDED = ("TypeError", "OverflowError", "IndexError", "AttributeError", "KeyError", "NotImplementedError")

Case = dict[str, Any]
Outcome = dict[str, Any]


@dataclasses.dataclass(frozen=True)
class Found:
    """A difference of a line: `what` is crash, exception, message, result, arrived or memory."""

    library: str
    kind: str
    name: str
    # The name of the parameter or attribute, and a description of the value that is passed to it.
    parameter: str
    case: str
    line: str
    what: str
    theirs: str
    ours: str

    def __str__(self) -> str:
        return (
            f"{self.library}.{self.name} ({self.kind}, {self.parameter or 'all'}: {self.case}): {self.what} of {self.line}\n"
            f"    theirs: {self.theirs[:400]}\n    ours:   {self.ours[:400]}"
        )


@dataclasses.dataclass(frozen=True)
class Difference:
    """A known difference. Globs are separated by spaces, those of cases by commas; `theirs` and `ours` are regular expressions.

    `alike` states in what alone the two values differ; all else is compared:

    - unsigned: integers of 64 bits with and without a sign
    - lists: NumPy's and Cython's arrays of integers, and lists
    - reserved: fields that one of both does not have
    - unnamed: classes of records without a name in C
    - records: records with the same bytes, in a tuple, in an array of NumPy or in one of ours
    - copied: memory at an address of the program, and a copy of it
    """

    reason: str
    libraries: str = "cudla cufile nvfatbin nvjitlink nvml nvvm"
    kinds: str = "*"
    names: str = "*"
    parameters: str = "*"
    cases: str = "*"
    lines: str = "*"
    what: str = "*"
    theirs: str = ""
    ours: str = ""
    alike: str = ""
    # True if the difference depends on uninitialized memory or on memory of other objects, so that it may not occur on
    # some machines.
    by_chance: bool = False
    # The first Python version for which a build of NVIDIA's package shows the difference.
    python: str = "3.0"

    def covers(self, found: Found) -> bool:
        return (
            fits(found.what, self.what.split())
            and fits(found.library, self.libraries.split())
            and fits(found.kind, self.kinds.split())
            and fits(found.name, self.names.split())
            and fits(found.parameter, self.parameters.split())
            and fits(found.case, self.cases.split(", "))
            and fits(found.line, self.lines.split(" || "))
            and re.search(self.theirs, found.theirs) is not None
            and re.search(self.ours, found.ours) is not None
            and (not self.alike or alike(value(found.theirs), value(found.ours), self.alike.split()))
        )


def value(text: str) -> Any:
    """Returns the value of a difference, or its text where it is none."""
    try:
        return ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return text


def alike(one: Any, other: Any, ways: list[str]) -> bool:
    """Returns true if two values differ only in these ways."""
    if one == other:
        return True
    if isinstance(one, int) and isinstance(other, int):
        return "unsigned" in ways and (one - other) % (1 << 64) == 0
    if isinstance(one, dict) and isinstance(other, dict):
        names = [name for name in {**one, **other} if not ("reserved" in ways and name.startswith("reserved"))]
        return all(name in one and name in other and alike(one[name], other[name], ways) for name in names)
    if not (isinstance(one, list) and isinstance(other, list) and one and other):
        return False
    if "lists" in ways and other[0] == "list" and (given := integers(one)) is not None:
        return alike(given, other, ways)
    if "unsigned" in ways and one[:2] == ["ndarray", "int64"] and other[:2] == ["ndarray", "uint64"]:
        return bool(one[2:] == other[2:])
    if "records" in ways and one[0] == "tuple" and other[0] == "ndarray" and "numpy.record" in other[1]:
        return memory(" ".join(each[1] for each in one[1:])) == memory(other[3]) and other[2] == [len(one) - 1]
    if "records" in ways and one[0] == "ndarray" and len(other) == 3 and isinstance(other[2], dict):
        return bool(one[3] == other[1])
    if "copied" in ways and len(one) == len(other) == 2 and isinstance(one[0], str) and re.fullmatch("7e0000[0-9a-f]{6}", one[0]):
        return bool(other[0] == "address" and one[1] == other[1])
    if "unnamed" in ways and isinstance(one[0], str) and one[0].startswith("_py_anon_pod"):
        one = [other[0], *one[1:]]
    return len(one) == len(other) and all(alike(left, right, ways) for left, right in zip(one, other))


def integers(array: list[Any]) -> list[Any] | None:
    """Returns an array of integers as a list."""
    match array:
        case ["elements", *elements]:
            return ["list", *elements]
        case ["ndarray", "int64" | "uint64", [_], str(words)]:
            return ["list", *(["int", int(word, 16)] for word in words.split())]
        case ["ndarray", "int32" | "uint32", [_], str(words)]:
            numbers = memory(words)
            return ["list", *(["int", int.from_bytes(numbers[at : at + 4], "little")] for at in range(0, len(numbers), 4))]
    return None


def memory(words: str) -> bytes:
    """Returns the bytes that are printed as words."""
    parts = words.replace("bytes ", " bytes ").split()
    shown = [(part, before == "bytes") for before, part in zip(["", *parts], parts) if part != "bytes"]
    return b"".join(bytes.fromhex(part) if is_bytes else int(part, 16).to_bytes(8, "little") for part, is_bytes in shown)


def fits(text: str, globs: list[str]) -> bool:
    return any(fnmatch.fnmatchcase(text, glob) for glob in globs)


def listed() -> list[Difference]:
    text = (Path(__file__).parent / "differences.toml").read_text()
    every = [Difference(**one) for one in tomllib.loads(text)["difference"]]
    return [one for one in every if tuple(map(int, one.python.split("."))) <= sys.version_info]


def differences(library: str, case: Case, theirs: Outcome, ours: Outcome, outputs: "Outputs") -> Iterator[Found]:
    """Yields the first difference of a case: later ones may follow from it."""
    if theirs == ours:
        return

    def found(what: str, one: Any, other: Any, line: str = "") -> Found:
        named = (library, case["kind"], case["name"], case["parameter"], case["what"])
        return Found(*named, line or case["lines"][-1], what, str(one), str(other))

    crashes = [side.get("crash") for side in (theirs, ours)]
    if any(crash is not None for crash in crashes):
        if crashes[0] != crashes[1]:
            yield found("crash", crashes[0], crashes[1])
        return
    for line, one, other in zip(case["lines"], theirs["lines"], ours["lines"]):
        if one == other:
            continue
        errors = [side if isinstance(side, list) and side[:1] == ["raises"] else None for side in (one, other)]
        if errors[0] and errors[1]:
            same = errors[0][1] == errors[1][1] and errors[0][3] == errors[1][3]
            if same and (one[1] in WORDED or str(other[2]).startswith(str(one[2]))):
                continue
            yield found("message" if same else "exception", one[1:], other[1:], line)
        elif errors[0] or errors[1]:
            yield found("exception", one, other, line)
            # The following lines use an object that exists in only one package.
            break
        else:
            yield found("result", *parted(one, other), line)
            if " = " in line:
                break
    raised = [one for side in (theirs, ours) for one in side["lines"] if isinstance(one, list) and one[:1] == ["raises"]]
    if case["kind"] != "function" or raised:
        return
    arrived = [side["arrived"] and outputs.without(library, side["arrived"]) for side in (theirs, ours)]
    if arrived[0] != arrived[1]:
        yield found("arrived", *parted(*arrived))
    if theirs["memory"] != ours["memory"]:
        yield found("memory", theirs["memory"], ours["memory"])


def parted(one: Any, other: Any) -> tuple[Any, Any]:
    """Returns the innermost parts in which two results differ."""
    while isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(left, right) for left, right in zip(one, other) if left != right]
        if len(pairs) != 1 or one[0] != other[0]:
            break
        one, other = pairs[0]
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in one if one[key] != other.get(key)] or [key for key in other if key not in one]
        return {key: one.get(key) for key in keys}, {key: other.get(key) for key in keys}
    if isinstance(one, list) and isinstance(other, list) and isinstance(one[-1], dict) and isinstance(other[-1], dict):
        inside = parted(one[-1], other[-1])
        return [*one[:-1], inside[0]], [*other[:-1], inside[1]]
    return one, other


class Outputs:
    """Clears outputs before the comparison: their memory before a call is undefined, except for the version of a record."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._known: dict[tuple[str, str], dict[int, bool]] = {}

    def without(self, library: str, arrived: Any) -> Any:
        symbol, arguments = arrived
        outputs = self._of(library, symbol)
        kept = [
            [value, memory if index not in outputs else version(memory) if outputs[index] else ""]
            for index, (value, memory) in enumerate(arguments)
        ]
        return [symbol, kept]

    def _of(self, library: str, symbol: str) -> dict[int, bool]:
        if (library, symbol) not in self._known:
            self._known[library, symbol] = outputs(self._package, library, symbol)
        return self._known[library, symbol]


def outputs(package: str, library: str, symbol: str) -> dict[int, bool]:
    """The C parameters that are only outputs, from the docstring of the function with C's name; with True for a record
    with a version."""
    import importlib

    module = importlib.import_module(f"{package}.{library.rpartition('.')[2]}")
    plain = re.sub(r"^_+|_\d+_\d+$", "", symbol)
    function = next((one for name in (symbol, plain, re.sub(r"_v\d+$", "", plain)) if (one := getattr(module, name, None))), None)
    if function is None:
        return {}
    doc = function.__doc__ or ""
    declared = re.search(r"^``.*?\w+\((.*)\)``$", doc, re.M)
    words = [re.findall(r"\w+", one.partition("[")[0]) for one in (declared[1] if declared else "").split(", ") if one != "void"]
    _, _, arguments = doc.partition("Parameters\n-")
    arguments, _, _ = arguments.partition("\nReturns\n-")
    taken = {name for names in re.findall(r"^(\w+(?:, \w+)*) : ", arguments, re.M) for name in names.split(", ")}
    is_record = {index: any(hasattr(getattr(module, word, None), "version") for word in of) for index, (*of, _) in enumerate(words)}
    return {index: is_record[index] for index, (*_, name) in enumerate(words) if name not in taken}


def version(memory: str) -> str:
    """Returns the version and size at the beginning of a record, if it has them: `1000018` is version 1 of 24 bytes."""
    first, _, rest = memory.partition(" ")
    if not first or first == "address":
        return ""
    number = int.from_bytes(bytes.fromhex(rest[:8]), "little") if first == "bytes" else int(first, 16) & 0xFFFFFFFF
    return f"version {number:x}" if 0 < number >> 24 < 8 else ""
