"""Hostile arguments: values of the wrong type, and objects that report wrong values, raise exceptions, or change."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import array
import ctypes
import random
from collections.abc import Callable
from typing import Any


class Mine(Exception):
    """An exception that only the generators raise. The package must pass it on."""


class Raising:
    """An object with methods that all raise an exception."""

    def fail(self, *_: Any) -> Any:
        raise Mine

    __int__ = __index__ = __float__ = __bool__ = __len__ = __iter__ = __getitem__ = __call__ = __hash__ = fail
    __cuda_array_interface__ = property(fail)


class Lying(bytearray):
    """An object that reports another class."""

    __class__ = property(lambda self: ctypes._CFuncPtr)  # type: ignore[assignment]

    def __len__(self) -> int:
        return 2**60


class Changing(list[Any]):
    """A list that becomes shorter while it is read."""

    def __getitem__(self, index: Any) -> Any:
        self.clear()
        return 0


class Emptying:
    """An integer whose conversion empties the list that contains it."""

    def __init__(self, of: list[Any]) -> None:
        self.of = of

    def __index__(self) -> int:
        self.of.clear()
        return 1


def emptied() -> list[Any]:
    values: list[Any] = [0, 0, 0]
    values[0] = Emptying(values)
    return values


def endless() -> Any:
    values: list[Any] = []
    values.append(values)
    return values


PLAIN: list[Callable[[], Any]] = [
    lambda: None,
    lambda: True,
    lambda: 0,
    lambda: -1,
    lambda: 2**31,
    lambda: 2**63,
    lambda: -(2**63) - 1,
    lambda: 2**64,
    lambda: 10**40,
    lambda: 1.5,
    lambda: float("nan"),
    lambda: 1j,
    lambda: "",
    lambda: "text",
    lambda: "\ud800",
    lambda: "a\0b",
    lambda: b"",
    lambda: b"bytes\0",
    lambda: bytearray(3),
    lambda: memoryview(b"read only"),
    lambda: memoryview(bytearray(8))[::2],
    lambda: array.array("Q", [1, 2, 3]),
    lambda: (ctypes.c_int * 3)(),
    lambda: ctypes.CFUNCTYPE(None)(lambda: None),
    lambda: [],
    lambda: (0,),
    lambda: [None, "a", b"b", 3],
    lambda: [b"a", b"b"],
    lambda: {1: 2},
    lambda: range(4),
    lambda: (item for item in (1, 2)),
    lambda: object(),
    lambda: object,
    lambda: len,
    lambda: Raising(),
    lambda: [Raising()],
    lambda: Lying(b"AAAAAAAA"),
    lambda: Changing([1, 2, 3]),
    emptied,
    endless,
]


# Values that contain no integers, even as elements, because integers could be read as addresses.
HARMLESS: list[Callable[[], Any]] = [
    *(lambda: None, lambda: True, lambda: 1.5, lambda: float("nan"), lambda: 1j, lambda: "", lambda: "text", lambda: b""),
    *(lambda: "\ud800", lambda: "a\0b", lambda: b"bytes\0", lambda: bytearray(3), lambda: bytearray(4096), lambda: (0,)),
    *(lambda: memoryview(b"read only"), lambda: memoryview(bytearray(8))[::2], lambda: [], lambda: [None, "a", b"b"]),
    *(lambda: [b"a", "b"], lambda: {}, lambda: range(0), lambda: object(), lambda: object, lambda: len, lambda: Raising()),
    *(lambda: [Raising()], lambda: Lying(b"AAAAAAAA"), endless, ctypes.c_void_p, lambda: array.array("d", [1.5])),
    *(lambda: [True], lambda: ["a"] * 100, lambda: (b"1",) * 3, lambda: iter(())),
]


def harmless(chance: random.Random) -> Any:
    """Returns one of `HARMLESS`."""
    return chance.choice(HARMLESS)()


def value(chance: random.Random, classes: list[type]) -> Any:
    """Returns one of `PLAIN`, or an object of the package; also lists and tuples of these."""
    kind = chance.random()
    if kind < 0.6:
        return chance.choice(PLAIN)()
    if kind < 0.85:
        return instance(chance.choice(classes))
    items = [value(chance, classes) for _ in range(chance.randrange(4))]
    return tuple(items) if kind < 0.92 else items


def instance(cls: type) -> Any:
    """Creates an object of one of the package's classes."""
    members = getattr(cls, "__members__", None)
    return next(iter(members.values())) if members else cls()


# Exceptions that calls may raise. A SystemError or a panic is a bug of the package.
EXPECTED = (
    TypeError,
    ValueError,
    OverflowError,
    IndexError,
    AttributeError,
    BufferError,
    MemoryError,
    RecursionError,
    LookupError,
    Mine,
)


def is_expected(error: Exception) -> bool:
    """Returns true for an expected exception, an exception of a view for a code, or a RuntimeError other than a panic."""
    return isinstance(error, EXPECTED) or hasattr(error, "status") or (isinstance(error, RuntimeError) and "bug in cubind" not in str(error))
