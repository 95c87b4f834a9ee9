"""Values for fields of records, access to fields by path, and comparable forms of values, in `surface.sharing`."""

import array
import ctypes
import functools
from collections.abc import Callable, Iterator
from typing import Any

from addresses import is_address

from surface.exercise import fields_of, is_record

Path = tuple[str, ...]
FAILED = type("Failed", (), {})


def paths(record: Any, before: Path = ()) -> Iterator[Path]:
    """Yields all fields, including those of nested records."""
    for name in fields_of(record):
        path = (*before, name)
        yield path
        value = attempt(lambda: getattr(record, name))
        if is_record(value):
            yield from paths(value, path)


def another(value: Any, number: int = 3) -> Any:
    """Creates a value of the same kind that is not all zeros."""
    if hasattr(type(value), "__members__"):
        # The first nonzero member that both packages have.
        return min((each for each in type(value) if int(each) > 0), key=int)
    if isinstance(value, bool):
        return not value
    if is_record(value):
        made: Any = type(value)()
        for path in paths(made):
            is_number = type(attempt(lambda: get(made, path))) is int
            if is_number and attempt(lambda: put(made, path, another(get(made, path), number))) is not FAILED:
                break
        return made
    if hasattr(value, "getPtr"):
        # In cuda.bindings some records begin with uninitialized memory.
        return type(value)(number + 4)
    if isinstance(value, (int, float)):
        return value + number
    if isinstance(value, bytes):
        return bytes(range(1, len(value) + 1))
    if isinstance(value, list):
        return [another(one, number) for one in value]
    return b"text"


class Number:
    """An object with one of Python's numeric protocols."""

    def __init__(self, name: str) -> None:
        self.__class__ = type("Number", (Number,), {name: lambda this: 5})


OTHERS: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "True": lambda: True,
    "str": lambda: "text",
    "bytes": lambda: b"text",
    "bytearray": lambda: bytearray(b"text"),
    "memoryview": lambda: memoryview(bytearray(b"text")),
    "array.array": lambda: array.array("i", [1, 2]),
    "a ctypes array": lambda: (ctypes.c_int * 3)(),
    "a ctypes number": lambda: ctypes.c_int(5),
    "c_void_p": lambda: ctypes.c_void_p(5),
    "1.0": lambda: 1.0,
    "1j": lambda: 1j,
    "__int__": lambda: Number("__int__"),
    "__index__": lambda: Number("__index__"),
    "__float__": lambda: Number("__float__"),
    "getPtr": lambda: Number("getPtr"),
    "a dict": dict,
    "a set": set,
    "[]": list,
    "()": tuple,
    "[None]": lambda: [None],
    "[[]]": lambda: [[]],
    "range(3)": lambda: range(3),
    "a generator": lambda: iter([1, 2, 3]),
    "a class": lambda: int,
    "a function": lambda: len,
}
# cuda.bindings treats list elements as already converted, and dereferences them; if there is no length, it reads
# uninitialized memory.
UNCHECKED = ["str", "bytes", "bytearray", "memoryview", "array.array", "a ctypes array", "[None]", "[[]]", "range(3)"]
TEXTS: dict[str, Callable[[], Any]] = {
    "bytes": lambda: b"some text",
    "with a NUL": lambda: b"some\0text",
    "bytearray": lambda: bytearray(b"some text"),
    "empty": lambda: b"",
}
ITERABLES: dict[str, Callable[[list[Any]], Any]] = {
    "a tuple": tuple,
    "a generator": iter,
    "a dict": dict.fromkeys,
    "a subclass of list": lambda values: type("Sub", (list,), {})(values),
    "a sequence": lambda values: Sequence(values),
}


class Sequence:
    """A sequence with only `__len__` and `__getitem__`."""

    def __init__(self, values: list[Any]) -> None:
        self.values = values

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, index: int) -> Any:
        return self.values[index]


def is_size(path: Path) -> bool:
    """Returns true if cuda.bindings reads as many elements as this field's value, beyond the memory."""
    return path[-1] == "size"


def twice(one: Any, other: Any) -> Any:
    if isinstance(one, list) and one and hasattr(one[0], "getPtr"):
        return one is other, len(one) == len(other)
    # Python decides whether equal integers are the same object.
    is_same = (one is other) if is_record(one) else None
    same_hash = None if isinstance(one, list) else hash(one) == hash(other)
    return is_same, one == other, one != other, same_hash


def attempt(step: Callable[[], Any]) -> Any:
    try:
        return step()
    except (TypeError, ValueError, AttributeError, IndexError, OverflowError):
        return FAILED


def get(one: Any, path: Path) -> Any:
    return functools.reduce(getattr, path, one)


def put(one: Any, path: Path, value: Any) -> None:
    setattr(get(one, path[:-1]), path[-1], value)


def told(value: Any) -> Any:
    """Returns a value in a form that can be compared between packages, even if their classes have other names."""
    if isinstance(value, (list, tuple)):
        return [told(one) for one in value]
    if is_record(value):
        return "a record"
    if hasattr(value, "getPtr"):
        return "a handle", int(value)
    if type(value) is int and is_address(value):
        return "address"
    if hasattr(type(value), "__members__"):
        return type(value).__name__, int(value)
    return type(value).__name__, repr(value)
