"""Uses every class of a module, and records the outcome: `python -m surface.exercise cuda.bindings.driver 0 OUT`.

OUT gets a line of JSON for each step: its name (class, field, value, …) and its outcome. Steps do not depend on each
other, so that one difference does not cause others.
"""

import ctypes
import functools
import importlib
import inspect
import json
import pickle
import re
import sys
import weakref
from collections.abc import Callable, Iterator
from itertools import chain
from types import ModuleType
from typing import Any

import numpy
from addresses import is_address

from surface import arguments

Outcome = Any
Step = tuple[str, Callable[[], Outcome]]


class HasInt:
    def __int__(self) -> int:
        return 5


# The values that are passed to attributes and constructors.
VALUES: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "0": lambda: 0,
    "5": lambda: 5,
    "-1": lambda: -1,
    "2**31": lambda: 2**31,
    "2**32": lambda: 2**32,
    "2**63": lambda: 2**63,
    "2**64": lambda: 2**64,
    "1.5": lambda: 1.5,
    "True": lambda: True,
    "str": lambda: "x",
    "bytes": lambda: b"x",
    "eight bytes": lambda: b"a\0bcdefg",
    "64 bytes": lambda: bytes(range(64)),
    "256 bytes": lambda: b"x" * 250 + bytes(6),
    "__int__": HasInt,
    "object": object,
    "empty list": list,
    "[7]": lambda: [7],
    "[1, 2]": lambda: [1, 2],
    "[1, 2, 3]": lambda: [1, 2, 3],
    "(1.0, 2, 3, 4)": lambda: (1.0, 2, 3, 4),
    "list of str": lambda: ["x"],
}


# Values for a field that is a list of records. With other objects, cuda.bindings reads out of bounds.
HARMLESS = ["None", "0", "5", "-1", "1.5", "__int__", "object", "empty list"]


def steps(module: ModuleType) -> Iterator[Step]:
    """Runs each step before the next one is generated."""
    for name in dir(module):
        kind = getattr(module, name)
        # Names invented by cuda.bindings are skipped.
        if name.startswith(("_", "anon_")):
            continue
        if not isinstance(kind, type):
            if inspect.isroutine(kind):
                yield from function(name, kind)
            continue
        if hasattr(kind, "__members__"):
            yield from enum(name, kind)
        elif hasattr(kind, "__int__") and hasattr(kind, "getPtr"):
            yield from value(name, kind)
        elif hasattr(kind, "getPtr"):
            yield from record(name, kind, module)


def function(name: str, called: Any) -> Iterator[Step]:
    yield f"function {name} signature", lambda: [
        (one.name, one.kind.name, repr(one.default)) for one in inspect.signature(called).parameters.values()
    ]
    yield f"function {name} defaults", lambda: called.__defaults__
    yield f"function {name} attribute", lambda: setattr(called, "x", 1)


def enum(name: str, kind: Any) -> Iterator[Step]:
    for member in kind.__members__:
        one = kind.__members__[member]
        yield f"{name}.{member}", lambda: (int(one), str(one), repr(one), format(one), one.name, one.value)
        yield (
            f"{name}.{member} as int",
            lambda: (
                (one == int(one), hash(one) == hash(int(one)), one + 1, f"{one:d}", f"{one:5}", bool(one)),
                (kind(int(one)) == one, type(kind(int(one))).__name__, int(one) in kind, isinstance(one, int)),
                (pickle.loads(pickle.dumps(one)) == one, one is getattr(kind, member), {one: 1}[int(one)]),
            ),
        )
    for text, made in VALUES.items():
        yield f"{name}({text})", lambda: plain(kind(made()))
        yield f"{name}(value={text})", lambda: plain(kind(value=made()))
        yield f"{text} in {name}", lambda: made() in kind


def value(name: str, kind: Any) -> Iterator[Step]:
    for text, made in VALUES.items():
        yield f"{name}({text})", lambda: seen(kind(made()))
    for text in ("5", "-1", "None", "str"):
        yield f"{name}(init_value={text})", lambda: seen(kind(init_value=VALUES[text]()))
    yield f"{name}()", lambda: seen(kind())
    yield f"{name}(5, 0)", lambda: seen(kind(5, 0))
    yield f"{name}(1, 2, 3)", lambda: seen(kind(1, 2, 3))
    yield f"{name}(other=1)", lambda: seen(kind(other=1))
    yield f"{name}({name}(5))", lambda: seen(kind(kind(5)))
    yield f"{name} at an address", lambda: seen(kind(_ptr=ctypes.addressof(ctypes.c_uint64(7))))
    yield f"{name} equal", lambda: (kind(5) == kind(5), kind(5) != kind(5), kind(5) == kind(6), hash(kind(5)) == 5)
    yield f"{name} and others", lambda: (kind(5) == 5, kind(5) == None, kind(5) == "x", 5 == kind(5), bool(kind(0)))  # noqa: E711
    yield f"{name} less", lambda: kind(5) < kind(6)
    yield f"{name} index", lambda: [10, 11, 12][kind(1)]
    yield f"{name} hash", lambda: isinstance(hash(kind(5)), int)
    yield f"{name} subclass", lambda: seen(type("Sub", (kind,), {})(5))
    yield f"{name} pickle", lambda: seen(pickle.loads(pickle.dumps(kind(5))))
    yield f"{name} stream", lambda: kind(5).__cuda_stream__()
    yield f"{name} attribute", lambda: setattr(kind(5), "x", 1)
    yield f"{name} memory", lambda: ctypes.string_at((one := kind(5)).getPtr(), 4).hex() + str(int(one))


def with_numpy(one: Any, scalar: Any) -> Outcome:
    return (one == scalar, scalar == one, one != scalar, scalar != one, [scalar, one].index(one))


def seen(one: Any) -> Outcome:
    return type(one).__name__, int(one), repr(one), str(one)


def record(name: str, kind: Any, module: ModuleType) -> Iterator[Step]:
    try:
        size = module.sizeof(kind)
    except TypeError as error:
        return (yield f"sizeof {name}", lambda: str(error))
    fields = fields_of(kind)
    yield f"sizeof {name}", lambda: size
    yield f"{name}()", lambda: (type(kind()).__name__, memory(kind(), size))
    yield f"{name}(1, 2)", lambda: type(kind(1, 2)).__name__
    yield f"{name}(other=1)", lambda: type(kind(other=1)).__name__
    yield f"{name} attribute", lambda: setattr(kind(), "no_such_field", 1)
    yield f"{name} equal", lambda: ((one := kind()) == one, one != one, kind() == 5, bool(one))
    yield f"{name} hash", lambda: isinstance(hash(kind()), int)
    yield f"{name} and a NumPy scalar", lambda: with_numpy(kind(), numpy.int64(5))
    yield f"{name} repr", lambda: repr(kind())
    yield f"{name} at an address", lambda: at_address(kind, size)
    yield f"{name} subclass", lambda: memory(type("Sub", (kind,), {})(), size)
    yield f"{name} subclass, weak reference", lambda: weakref.ref(one := type("Sub", (kind,), {})())() is one
    yield f"{name} subclass with slots", lambda: type("Sub", (kind,), {"__slots__": "x"}).__name__
    # An alias has the fields of its base class, with the same descriptors.
    if any(fields and hasattr(base, fields[0]) for base in kind.__mro__[1:]):
        return
    for field in fields:
        yield f"{name}.{field}", lambda: plain(getattr(kind(), field))
        yield f"del {name}.{field}", lambda: delattr(kind(), field)
        yield f"{name}.{field} from another", lambda: copied(kind, field, size)
        yield f"{name}.{field} of bytes", lambda: filled(kind, field, size)
        yield f"{name}.{field} nested", lambda: nested(kind, field, size)
        yield f"{name}.{field} elements", lambda: elements(kind, field, size, module)
        yield f"{name}.{field} of numbers", lambda: of_numbers(kind, field, size)
        for text, made in VALUES.items():
            if text not in HARMLESS and is_list(kind, field):
                continue
            yield f"{name}.{field} = {text}", lambda: assigned(kind, field, made(), size)


def at_address(kind: Any, size: int) -> Outcome:
    there = ctypes.create_string_buffer(b"\1" * size, size)
    one = kind(_ptr=ctypes.addressof(there))
    return one.getPtr() == ctypes.addressof(there), memory(one, size)


def assigned(kind: Any, field: str, value: Any, size: int) -> Outcome:
    one = kind()
    setattr(one, field, value)
    # Most values are rejected. A new record is only printed for accepted values.
    return memory(one, size), plain(getattr(one, field)), changed(others(kind(), field), others(one, field))


def others(one: Any, but: str) -> dict[str, Outcome]:
    """Returns the values of all other fields, to detect changes of a count or of a member of the same union."""
    kind: Any = type(one)
    names = [name for name in fields_of(one) if name != but and not is_followed(kind, name)]
    return {name: outcome(lambda: plain(getattr(one, name))) for name in names}


@functools.cache
def is_followed(kind: Any, field: str) -> bool:
    """Returns true if reading a field dereferences an address, which may be invalid after setting a union or a count."""
    return points(kind, field)


def changed(before: dict[str, Outcome], after: dict[str, Outcome]) -> dict[str, Outcome]:
    return {name: value for name, value in after.items() if value != before[name]}


def left_behind(kind: Any, field: str, value: Any, size: int) -> Outcome:
    """Returns the contents of the program's memory after the record at its address is destroyed."""
    there = ctypes.create_string_buffer(size)
    one = kind(_ptr=ctypes.addressof(there))
    setattr(one, field, value)
    del one
    return memory_at(ctypes.addressof(there), size)


def copied(kind: Any, field: str, size: int) -> Outcome:
    one, other = kind(), kind()
    ctypes.memset(other.getPtr(), 1, size)
    value = getattr(kind() if points(kind, field) else other, field)
    setattr(one, field, value)
    return memory(one, size), plain(getattr(one, field))


def filled(kind: Any, field: str, size: int) -> Outcome:
    """Returns the value of a field whose bytes are all 1, unless reading it would dereference an address."""
    if points(kind, field):
        return None
    one = kind()
    ctypes.memset(one.getPtr(), 1, size)
    return plain(getattr(one, field))


def points(kind: Any, field: str) -> bool:
    """Returns true if reading a field may dereference an address: in a zeroed record, it is a list or None."""
    try:
        value = getattr(kind(), field)
    except ValueError:
        return False
    if is_record(value):
        return any(points(type(value), inner) for inner in fields_of(value))
    return value is None or value == []


def is_list(kind: Any, field: str) -> bool:
    """Returns true if a field points to an array."""
    try:
        return bool(getattr(kind(), field) == [])
    except ValueError:
        return False


def nested(kind: Any, field: str, size: int) -> Outcome:
    """A nested record must keep its memory alive when it is the last reference."""
    one = kind()
    inner = getattr(one, field)
    if not is_record(inner):
        return None
    offset = inner.getPtr() - one.getPtr()
    for name in fields_of(inner):
        try:
            setattr(inner, name, 3)
        except (TypeError, ValueError, AttributeError, IndexError):
            continue
        break
    changed = memory(one, size)
    del one
    return offset, changed, plain(inner)


def elements(kind: Any, field: str, size: int, module: ModuleType) -> Outcome:
    """A list for a field that points to an array. cuda.bindings names the class in the docstring, and may crash for
    another one; cubind rejects other classes, so the right one is found by trying."""
    if getattr(kind(), field) != []:
        return None
    named = re.search(rf"^ *{field} : (\w+)$", inspect.getdoc(kind) or "", re.MULTILINE)
    for name in [named[1]] if named else dir(module):
        element = getattr(module, name)
        if name.startswith(("_", "anon_")) or not hasattr(element, "getPtr"):
            continue
        one = kind()
        try:
            setattr(one, field, [element(), element()])
        except (TypeError, AttributeError):
            continue
        before = getattr(one, field)
        if type(before[0]).__name__ != name:
            continue
        made = [plain(other) for other in before]
        counts = others(one, field)
        setattr(one, field, [])
        left = left_behind(kind, field, [element(), element()], size)
        return name, made, changed(others(kind(), field), counts), memory(one, size), plain(getattr(one, field)), left
    return "nothing fits"


def of_numbers(kind: Any, field: str, size: int) -> Outcome:
    """Returns an array of `char` from a list and a tuple of integers."""
    value = getattr(kind(), field)
    if not isinstance(value, bytes):
        return None
    # Trailing zeros of a string are omitted.
    length = len(value) or {"name": 256}.get(field, 0)
    numbers = [index % 96 + 32 for index in range(length)]
    return [assigned(kind, field, made(numbers), size) for made in (list, tuple)]


def is_record(value: Any) -> bool:
    return hasattr(value, "getPtr") and not hasattr(value, "__int__")


def fields_of(value: Any) -> list[str]:
    """Returns the attributes of a record or its class that are not methods."""
    kind = value if isinstance(value, type) else type(value)
    return [name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name))]


def memory(one: Any, size: int) -> str:
    """Returns memory as hexadecimal digits, with `address` for addresses, which differ between processes."""
    return memory_at(one.getPtr(), size)


def memory_at(address: int, size: int) -> str:
    held = ctypes.string_at(address, size)
    if size % 8:
        return held.hex()
    words = [int.from_bytes(held[at : at + 8], "little") for at in range(0, size, 8)]
    return " ".join("address" if is_address(word) else f"{word:x}" for word in words)


def plain(value: Any) -> Outcome:
    """Returns a value in a form that can be compared between packages."""
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if is_record(value):
        return type(value).__name__, repr(value)
    if hasattr(value, "getPtr"):
        return type(value).__name__, int(value)
    if type(value) is int and is_address(value):
        return "address"
    return type(value).__name__, repr(value)


def outcome(step: Callable[[], Outcome]) -> Outcome:
    try:
        return step()
    except Exception as error:
        # Messages contain modules of classes, and addresses.
        message = re.sub(r"(cuda\.bindings|cubind\.cuda\d+)\.", "", str(error))
        return {"error": type(error).__name__, "message": re.sub("0x[0-9a-f]+", "0x…", message)}


def run(steps: Callable[[ModuleType], Iterator[Step]], module: str, skipped: int, path: str) -> None:
    """Writes a line after each step, so that the parent can locate a crash, and continue after it."""
    with open(path, "a") as out:
        made = importlib.import_module(module)
        for index, (name, step) in enumerate(steps(made)):
            if index >= skipped:
                out.write(json.dumps([name, outcome(step)]) + "\n")
                out.flush()


if __name__ == "__main__":
    run(lambda module: chain(steps(module), arguments.steps(module)), sys.argv[1], int(sys.argv[2]), sys.argv[3])
