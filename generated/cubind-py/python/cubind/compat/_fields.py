"""Attributes of the records of views: the Python types of fields, and the values that the fields accept."""

import operator

from cubind.compat._address import address

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from cubind.compat._records import Record

    # A field's type (a letter of `struct`, "s" for characters, "z" for a pointer to a string, or the class of a
    # record), the length of an array, and the offset.
    Field = tuple[str | type[Record], int | None, int]

# NumPy types by letter of `struct`. Addresses are signed, as in `cuda.bindings`.
NUMPY = {
    "?": "?", "b": "i1", "B": "u1", "h": "<i2", "H": "<u2", "i": "<i4", "I": "<u4", "q": "<i8", "Q": "<u8",
    "f": "<f4", "d": "<f8", "n": "<i8", "s": "i1", "y": "i1", "z": "<i8",
}  # fmt: skip


class Attribute:
    """The attribute of one field."""

    def __init__(self, name: str, field: "Field") -> None:
        self._name, (self._of, self._count, self._offset) = name, field
        self._size = size(self._of, self._count)

    def __get__(self, record: "Record | None", owner: "Any" = None) -> "Any":
        if record is None:
            return self
        is_number = isinstance(self._of, str) and self._count is None
        is_nested = record._nested and not isinstance(self._of, str)
        if record._count != 1 or record._is_array and not (is_number or is_nested):
            return record._data[self._name]
        if not isinstance(self._of, str):
            return self._of._at(record.ptr + self._offset, self._count or 1, record._readonly, record)
        raw: Any = record._memory[self._offset : self._offset + self._size]
        if self._of == "s":
            return text(bytes(raw))
        if self._of == "y":
            return bytes(raw)
        if self._of == "z":
            return string_at(raw.cast("n")[0])
        if self._count is not None:
            return numpy_array(raw.cast(self._of))
        return raw.cast(self._of)[0]

    def __set__(self, record: "Record", value: "Any") -> None:
        if record._readonly:
            raise ValueError(f"This {type(record).__name__} instance is read-only")
        if record._count != 1 or record._is_array and self._of != "n" and numpy() is not None:
            record._data[self._name] = value
            return
        if not isinstance(self._of, str):
            bytes_of(value, self._of, self._count, self._name)
            record._take(self._offset, value)
            return
        raw: Any = record._memory[self._offset : self._offset + self._size]
        if self._of == "s":
            raw[:] = characters(value, self._size, self._name)
        elif self._of == "y":
            raw[:] = given_bytes(value, self._size, self._name)
        elif self._of == "z":
            from cubind.compat import _counted

            _counted.keep_string(record, record.ptr + self._offset, raw.cast("n"), value)
        elif self._count is not None:
            if len(value) != self._count:
                raise ValueError(f"Expected length {self._count} for field {self._name}, got {len(value)}")
            raw[:] = numbers(value, self._of)
        else:
            put(raw.cast(self._of), 0, value, self._of)

    def __delete__(self, record: "Record") -> None:
        # The error is the same as that of Cython's properties.
        raise NotImplementedError(f"{self._name} cannot be deleted: it is a field in C")


def text(raw: bytes) -> str:
    """Returns the string in an array of characters."""
    return raw.partition(b"\0")[0].decode(errors="replace")


def string_at(at: int) -> str:
    """Returns the string at an address, or an empty string for the address 0."""
    import ctypes

    return ctypes.string_at(at).decode(errors="replace") if at else ""


def characters(value: "Any", room: int, name: str) -> bytes:
    """Converts a value to the bytes of an array of characters."""
    # The `memoryview` rejects an integer n, for which `bytes` would return n zeros.
    given = value.encode() if isinstance(value, str) else bytes(memoryview(value))
    if len(given) >= room:
        raise ValueError(f"String too long for field {name}, max length is {room - 1}")
    return given.ljust(room, b"\0")


def given_bytes(value: "Any", size: int, name: str) -> bytes:
    """Converts a value to the bytes of a field that is an array of bytes."""
    given = bytes(memoryview(value))
    if len(given) != size:
        raise ValueError(f"Expected length {size} for field {name}, got {len(given)}")
    return given


def put(memory: "Any", index: int, value: "Any", letter: str) -> None:
    """Sets a number with C's conversions: accepts anything with `__int__`, and truncates a float to its integer part."""
    if letter in "fd":
        # `float` would also parse a string or the memory of a record.
        if not hasattr(type(value), "__float__") and not hasattr(type(value), "__index__"):
            raise TypeError(f"must be real number, not {type(value).__name__}")
        number: Any = float(value)
    elif letter == "n":
        number = address(value)
    else:
        number = value if isinstance(value, int) or not hasattr(type(value), "__int__") else int(value)
        number = operator.index(number)
    try:
        memory[index] = number
    except ValueError as error:
        raise OverflowError(f"{value} is too large or too small for this field") from error


def numbers(values: "Any", letter: str) -> bytes:
    """Returns the bytes of an array of numbers. `letter` is their type, a letter of `struct`."""
    library = numpy()
    if library is not None and letter != "n":
        found: bytes = library.asarray(values, dtype=NUMPY[letter]).tobytes()
        return found
    memory: Any = memoryview(bytearray(size(letter, len(values))))
    cast = memory.cast(letter) if memory.nbytes else memory
    for index, value in enumerate(values):
        put(cast, index, value, letter)
    return bytes(memory)


def size(of: "str | type[Record]", count: "int | None") -> int:
    """Returns the size of a field in bytes."""
    if not isinstance(of, str):
        return of._size * (1 if count is None else count)
    import struct

    return struct.calcsize({"s": "1s", "y": "1s", "z": "n"}.get(of, of)) * (1 if count is None else count)


def numpy() -> "Any":
    """Returns NumPy, or None if it is not installed."""
    try:
        import numpy
    except ImportError:
        return None
    return numpy


def numpy_array(memory: memoryview) -> "Any":
    """Creates an array that shares the memory of the record and keeps it alive. It is a NumPy array if NumPy is
    installed, as in `cuda.bindings`."""
    library = numpy()
    return memory if library is None else library.asarray(memory)


def bytes_of(value: "Any", of: "type[Record]", count: "int | None", name: str) -> bytes:
    """Converts records to the bytes of a field."""
    if not isinstance(value, of):
        raise TypeError(f"field {name} is a {of.__name__}, found {type(value).__name__}")
    if value._count != (1 if count is None else count):
        raise ValueError(f"Expected length {count or 1} for field {name}, got {value._count}")
    return value._bytes()
