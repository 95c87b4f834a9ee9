"""Attributes for arrays whose length is stored in another field of the record. The array is in the record itself, or a
pointer in the record refers to it."""

from cubind.compat import _fields
from cubind.compat._address import is_address

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from cubind.compat._fields import Attribute, Field
    from cubind.compat._records import Record


def attribute(name: str, field: "Field", length: "Attribute", pointee: "str | type[Record] | None") -> "Any":
    """Creates the attribute of a field. `length` is the field with the number of elements; `pointee` is the type that a
    pointer refers to."""
    return _Inside(name, field, length) if pointee is None else _Behind(name, field, length, pointee)


class _Inside(_fields.Attribute):
    """An array in the record."""

    def __init__(self, name: str, field: "Field", length: "Attribute") -> None:
        super().__init__(name, field)
        self._length = length

    def __get__(self, record: "Record | None", owner: "Any" = None) -> "Any":
        if record is None or record._count == 0:
            return super().__get__(record, owner)
        if record._count != 1:
            # Each record has its own array length. Arrays of numbers are returned as one NumPy array of the full
            # capacity, as in NVIDIA's package.
            several = not isinstance(self._of, str)
            return tuple(map(self.__get__, record._each())) if several else super().__get__(record, owner)
        count = min(self._length.__get__(record), self._count or 0)
        if not isinstance(self._of, str):
            return self._of._at(record.ptr + self._offset, count, record._readonly, record)
        raw: Any = record._memory[self._offset : self._offset + self._size]
        return _fields.numpy_array(raw.cast(self._of)[:count])

    def __set__(self, record: "Record", value: "Any") -> None:
        if record._readonly or record._count != 1:
            super().__set__(record, value)
            return
        room, count = self._count or 0, len(value)
        if count > room:
            raise ValueError(f"Too many elements for field {self._name}, max is {room}, got {count}")
        if isinstance(self._of, str):
            raw = _fields.numbers(value, self._of)
            record._memory[self._offset : self._offset + len(raw)] = raw
        else:
            _fields.bytes_of(value, self._of, count, self._name)
            record._take(self._offset, value)
        self._length.__set__(record, count)


class _Behind(_fields.Attribute):
    """An array that a pointer in the record refers to. The record keeps the array alive; programs may also assign an
    address."""

    def __init__(self, name: str, field: "Field", length: "Attribute", pointee: "str | type[Record]") -> None:
        super().__init__(name, field)
        self._length, self._pointee = length, pointee

    def _kept(self, record: "Record") -> "tuple[dict[int, Any], int]":
        """Returns the dictionary that keeps the arrays alive, and the key of this array."""
        return record._outermost()._kept, record.ptr + self._offset

    def __get__(self, record: "Record | None", owner: "Any" = None) -> "Any":
        address = super().__get__(record, owner)
        if record is None or record._count != 1:
            return address
        count = self._length.__get__(record)
        if not address or not count:
            return []
        arrays, key = self._kept(record)
        array: Any = arrays.get(key)
        is_kept = array is not None and array.ptr == address
        if is_kept:
            # The length may exceed the length of the array, because a program may have set only the length.
            count = min(count, len(array))
        if not isinstance(self._pointee, str):
            return self._pointee._at(address, count, record._readonly, array if is_kept else record)
        numbers: Any = array if is_kept else _Numbers(self._pointee, count, address)
        return _fields.numpy_array(numbers.memory[:count])

    def __set__(self, record: "Record", value: "Any") -> None:
        if record._readonly or record._count != 1 or is_address(value):
            super().__set__(record, value)
            return
        if isinstance(self._pointee, str):
            array: Any = _Numbers(self._pointee, len(value))
            array.memory.cast("B")[:] = _fields.numbers(value, self._pointee)
        else:
            _fields.bytes_of(value, self._pointee, len(value), self._name)
            array = value
        self._keep(record, array)

    def _keep(self, record: "Record", array: "Any") -> None:
        """Sets the pointer to an array, which the record keeps alive."""
        arrays, key = self._kept(record)
        arrays[key] = array
        super().__set__(record, array.ptr if len(array) else 0)
        self._length.__set__(record, len(array))

    def grow(self, record: "Record") -> bool:
        """Allocates as many elements as the record's length field specifies; returns False if the array is already long
        enough."""
        count = self._length.__get__(record)
        arrays, key = self._kept(record)
        if count <= len(arrays.get(key, ())):
            return False
        of_several: Any = self._pointee
        self._keep(record, _Numbers(self._pointee, count) if isinstance(self._pointee, str) else of_several(count))
        return True

    def filled(self, record: "Record") -> bytes:
        """Returns the bytes of the kept array, for as many elements as the record's length field specifies."""
        arrays, key = self._kept(record)
        array: Any = arrays.get(key)
        return b"" if array is None else bytes(array.memory[: self._length.__get__(record)])


class _Numbers:
    """Numbers of one type, which is a letter of `struct`, in new memory or at an address."""

    def __init__(self, letter: str, count: int, address: int = 0) -> None:
        import ctypes
        import struct

        kind: Any = ctypes.c_char * (struct.calcsize(letter) * count)
        raw = kind.from_address(address) if address else kind()
        self.ptr = ctypes.addressof(raw)
        self._letter, self._count = letter, count
        view: Any = memoryview(raw).cast("B")
        self.memory = view.cast(letter) if count else view

    def __len__(self) -> int:
        return self._count

    def __reduce__(self) -> "tuple[Any, ...]":
        return _restored, (self._letter, self._count, self.memory.tobytes())


def _restored(letter: str, count: int, raw: bytes) -> _Numbers:
    numbers = _Numbers(letter, count)
    numbers.memory.cast("B")[:] = raw
    return numbers


def keep_string(record: "Record", place: int, pointer: "Any", value: "Any") -> None:
    """Sets the pointer at an offset in a record to a string, which the record keeps alive. None sets it to NULL.

    An address is rejected, as in NVIDIA's package: reading the string could access invalid memory.
    """
    kept = record._outermost()._kept
    if value is None:
        kept.pop(place, None)
        pointer[0] = 0
        return
    raw = (value.encode() if isinstance(value, str) else bytes(memoryview(value))) + b"\0"
    string = _Numbers("B", len(raw))
    string.memory[:] = raw
    kept[place], pointer[0] = string, string.ptr


def grow(record: "Record", name: str) -> bool:
    """Enlarges the record's array. Returns True if it was too short, so that the function must be called again."""
    field: _Behind = type(record).__dict__[name]
    return field.grow(record)


def filled(record: "Record", name: str) -> bytes:
    """Returns the bytes that a function has written to the array that `grow` allocated, even if the function has
    changed the record's pointer."""
    field: _Behind = type(record).__dict__[name]
    return field.filled(record)
