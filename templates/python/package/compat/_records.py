"""Records of the views of `cuda.bindings`' modules: C structs with attributes in snake case, and arrays of them.

A record's memory is a record of the module with C's names, or memory elsewhere: of an array, of an outer record, or at an
address that the program has. NumPy is imported for arrays and dtypes only.
"""

import operator
import sys

from cubind import _native
from cubind.compat._address import address, is_address, not_null

# As in `_modules`: imports for types take longer than all others.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, TypeAlias

    # The type of a field: a letter of `struct`, "s" for characters, or a record's class; how many, if it is an array; offset.
    Field: TypeAlias = tuple[str | type["Record"], int | None, int]

# By letter of `struct`: addresses are signed, as in `cuda.bindings`.
_NUMPY = {
    "?": "?", "b": "i1", "B": "u1", "h": "<i2", "H": "<u2", "i": "<i4", "I": "<u4", "q": "<i8", "Q": "<u8",
    "f": "<f4", "d": "<f8", "n": "<i8", "s": "i1",
}  # fmt: skip


class Attribute:
    """The attribute of one field."""

    def __init__(self, name: str, field: "Field") -> None:
        self._name, (self._of, self._count, self._offset) = name, field
        self._size = _size(self._of, self._count)

    def __get__(self, record: "Record | None", owner: "Any" = None) -> "Any":
        if record is None:
            return self
        is_number = isinstance(self._of, str) and self._count is None
        if len(record) != 1 or record._is_array and not is_number:
            return record._data[self._name]
        if not isinstance(self._of, str):
            inside = self._of.from_ptr(record.ptr + self._offset, self._count or 1, record._readonly, record)
            return inside
        raw: Any = record._memory[self._offset : self._offset + self._size]
        if self._of == "s":
            return bytes(raw).partition(b"\0")[0].decode(errors="replace")
        if self._count is not None:
            return numpy_array(raw.cast(self._of))
        return raw.cast(self._of)[0]

    def __set__(self, record: "Record", value: "Any") -> None:
        if record._readonly:
            raise ValueError(f"This {type(record).__name__} instance is read-only")
        if len(record) != 1:
            record._data[self._name] = value
            return
        if not isinstance(self._of, str):
            bytes_of(value, self._of, self._count, self._name)
            record._take(self._offset, value)
            return
        raw: Any = record._memory[self._offset : self._offset + self._size]
        if self._of == "s":
            # Of a number, `bytes` would make as many zeros.
            text = value.encode() if isinstance(value, str) else bytes(memoryview(value))
            if len(text) >= self._size:
                raise ValueError(f"String too long for field {self._name}, max length is {self._size - 1}")
            raw[:] = text.ljust(self._size, b"\0")
        elif self._count is not None:
            if len(value) != self._count:
                raise ValueError(f"Expected length {self._count} for field {self._name}, got {len(value)}")
            numbers = raw.cast(self._of)
            for index, number in enumerate(value):
                put(numbers, index, number, self._of)
        else:
            put(raw.cast(self._of), 0, value, self._of)


def put(numbers: "Any", index: int, value: "Any", letter: str) -> None:
    if letter in "fd":
        number: Any = float(value)
    else:
        number = address(value) if letter == "n" else operator.index(value)
    try:
        numbers[index] = number
    except ValueError as error:
        raise OverflowError(f"{value} is too large or too small for this field") from error


def _size(of: "str | type[Record]", count: "int | None") -> int:
    if not isinstance(of, str):
        return of._size * (count or 1)
    import struct

    return struct.calcsize("1s" if of == "s" else of) * (1 if count is None else count)


def numpy_array(numbers: memoryview) -> "Any":
    """An array that changes with the record, whose memory it keeps: NumPy's, as in `cuda.bindings`, where it is installed."""
    try:
        import numpy
    except ImportError:
        return numbers
    return numpy.asarray(numbers)


def bytes_of(value: "Any", of: "type[Record]", count: "int | None", name: str) -> bytes:
    if not isinstance(value, of):
        raise TypeError(f"field {name} is a {of.__name__}, found {type(value).__name__}")
    if len(value) != (count or 1):
        raise ValueError(f"Expected length {count or 1} for field {name}, got {len(value)}")
    return value._bytes()


class Record(_native.Buffer):
    """A C struct or union, or an array of `size` of them."""

    # Classes that a program derives from a view's have a dict besides.
    __slots__ = ("_ptr", "_count", "_readonly", "_owner", "_kept", "_lying", "_strided")

    # The class in the module with C's names; the size of one; the fields by name.
    _of = ""
    _size = 0
    _fields: "dict[str, Field]" = {}
    # Whether functions and other records have arrays of it: then attributes that are no numbers are NumPy's.
    _is_array = False
    # The view's class, which programs may extend.
    _view: "type[Record]"

    def __init_subclass__(
        cls,
        of: str = "",
        size: int = 0,
        fields: "dict[str, Field] | None" = None,
        lengths: "dict[str, tuple[str, str | type[Record] | None]] | None" = None,
        array: bool = False,
    ) -> None:
        if fields is None:
            # A program's own, which has what the view's class has.
            return
        cls._view, cls._of, cls._size, cls._fields, cls._is_array = cls, of, size, fields, array
        for name, field in fields.items():
            setattr(cls, name, Attribute(name, field))
        for name, (length, pointee) in (lengths or {}).items():
            from cubind.compat import _counted

            setattr(cls, name, _counted.attribute(name, fields[name], length, pointee))

    def __init__(self, size: int = 1) -> None:
        count = _number(size)
        made = _class_in_c(type(self)) if count == 1 else None
        if made is None:
            import ctypes

            memory = (ctypes.c_char * (self._size * count))()
            self._set(ctypes.addressof(memory), count, False, memory)
        else:
            record = made()
            self._set(record.getPtr(), 1, False, record)

    def _set(self, ptr: int, count: int, readonly: bool, owner: object, array: "Any" = None) -> None:
        """`array` is NumPy's, if one has the memory: its elements may lie apart, or backwards."""
        import ctypes

        self._ptr, self._count, self._readonly, self._owner = ptr, count, readonly, owner
        # Arrays behind its pointers, by the pointers' addresses.
        self._kept: dict[int, Any] = {}
        self._strided: Any = None if array is None or array.flags.c_contiguous else array
        self._lying: memoryview | None = None
        if self._strided is not None:
            return
        raw: Any = (ctypes.c_char * (self._size * count)).from_address(ptr)
        # It does not own its memory. Views of it, and NumPy's arrays of those, keep it, and with it what does.
        raw.owners = owner, array
        memory = memoryview(raw).cast("B")
        self._lying = memory.toreadonly() if readonly else memory

    @property
    def _memory(self) -> memoryview:
        """The memory; it is what a buffer of the record is of."""
        if self._lying is None:
            raise self._apart()
        return self._lying

    def _apart(self) -> BufferError:
        return BufferError(
            f"these {type(self).__name__} records are not one behind the other in memory: "
            "take them one by one, or from_data() of a copy of the array"
        )

    def _bytes(self) -> bytes:
        """The bytes of all, one behind the other."""
        found: bytes = bytes(self._memory) if self._strided is None else self._strided.tobytes()
        return found

    def _outermost(self) -> "Record":
        """The record that keeps what pointers lead to, as those inside it are made anew by each access."""
        outer: Record = self
        while isinstance(outer._owner, Record):
            outer = outer._owner
        return outer

    def _arrays(self) -> "Iterator[tuple[int, Any]]":
        """What is kept for pointers in this memory, with the places of these, if they still lead there."""
        kept = self._outermost()._kept
        for index in range(self._count if kept else 0):
            memory, ptr = self[index]._memory, self[index].ptr
            for key, array in list(kept.items()):
                if 0 <= (at := key - ptr) < self._size and memory[at : at + 8].cast("n")[0] == array.ptr:
                    yield index * self._size + at, array

    def _take(self, offset: int, value: "Record") -> None:
        """Copies records to a place in this one, with what their pointers lead to."""
        raw, arrays = value._bytes(), list(value._arrays())
        self._memory[offset : offset + len(raw)] = raw
        self._outermost()._kept.update({self.ptr + offset + at: array for at, array in arrays})

    @classmethod
    def from_ptr(
        cls, ptr: int, size: "int | None" = None, readonly: "bool | None" = None, owner: object = None
    ) -> "Any":
        """The record at an address, or an array of `size`. Without an `owner`, which is kept alive, one that is no array is
        copied. A class without arrays takes no `size`: `from_ptr(ptr, readonly, owner)`."""
        record = cls.__new__(cls)
        record._set(not_null(ptr), 1 if size is None else _number(size), bool(readonly), owner)
        if owner is None and not cls._is_array:
            copy = _made(cls, record._count)
            copy._memory[:] = record._memory
            copy._readonly = bool(readonly)
            return copy
        return record

    @classmethod
    def from_buffer(cls, buffer: "Any") -> "Any":
        """The record, or the records of an array, in the memory of a buffer."""
        view = memoryview(buffer)
        if view.itemsize != 1 and not cls._is_array:
            raise ValueError("buffer itemsize must be 1 byte")
        count, rest = divmod(view.nbytes, cls._size)
        if rest or not (cls._is_array or count == 1):
            raise ValueError(f"buffer length must be {cls._size} bytes")
        return cls._over(view, count)

    @classmethod
    def _over(cls, view: memoryview, count: int) -> "Any":
        import ctypes

        record = cls.__new__(cls)
        if view.readonly:
            record._set(ctypes.addressof(ctypes.c_char.from_buffer(copy := bytearray(view))), count, True, copy)
        else:
            record._set(ctypes.addressof(ctypes.c_char.from_buffer(view.cast("B"))), count, False, view)
        return record

    @classmethod
    def from_data(cls, data: "Any") -> "Any":
        """The record, or the records of an array, in the memory of a NumPy array of the record's dtype."""
        import numpy

        if isinstance(data, cls):
            return data
        name = f"{_snake(cls.__name__)}_dtype"
        if not isinstance(data, numpy.ndarray):
            raise TypeError("data argument must be a NumPy ndarray")
        if cls._is_array and data.ndim != 1:
            raise ValueError("data array must be 1D")
        if not cls._is_array and data.size != 1:
            raise ValueError("data array must have a size of 1")
        if data.dtype != dtype(cls):
            raise ValueError(f"data array must be of dtype {name}")
        return cls._in(data, data)

    @classmethod
    def _in(cls, data: "Any", owner: object) -> "Any":
        record = cls.__new__(cls)
        record._set(data.ctypes.data, data.size, not data.flags.writeable, owner, data)
        return record

    @property
    def ptr(self) -> int:
        """The address. Of records that do not lie one behind the other there is none that C could use."""
        if self._strided is not None:
            raise self._apart()
        return self._ptr

    @property
    def _data(self) -> "Any":
        """The record or records as a NumPy array."""
        import numpy

        array = self._strided
        if array is None:
            array = numpy.frombuffer(self._memory, dtype=dtype(type(self)))
        return array.view(numpy.recarray)

    if TYPE_CHECKING:
        # The fields.
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return self._count != 0

    def __getitem__(self, key: "Any") -> "Any":
        if not isinstance(key, int):
            import numpy

            found = self._data[key]
            is_ours = isinstance(found, numpy.ndarray) and found.ndim == 1 and found.dtype == dtype(type(self))
            return type(self)._in(found, self) if is_ours else found
        if not -self._count <= key < self._count:
            raise IndexError("index is out of bounds")
        step = self._size if self._strided is None else self._strided.strides[0]
        record = type(self).__new__(type(self))
        record._set(self._ptr + key % self._count * step, 1, self._readonly, self)
        return record

    def __setitem__(self, key: "Any", value: "Any") -> None:
        if isinstance(key, str):
            setattr(self, key, value)
        elif not isinstance(value, Record):
            self._data[key] = value
        elif isinstance(key, int):
            bytes_of(value, self._view, 1, f"[{key}]")
            self[key]._take(0, value)
        else:
            bytes_of(value, self._view, len(self[key]), "of the array")
            for record, each in zip(self[key], value):
                record._take(0, each)

    def __int__(self) -> int:
        return self.ptr

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Record) and self._bytes() == other._bytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> "tuple[Any, ...]":
        # What its pointers lead to belongs to this record: a copy has its own.
        return _unpickled, (type(self), self._bytes(), dict(self._arrays())), getattr(self, "__dict__", None) or None

    def __repr__(self) -> str:
        several = f"_Array_{self._count}" if self._count > 1 else ""
        return f"<{type(self).__module__}.{type(self).__name__}{several} object at {hex(id(self))}>"


def _unpickled(cls: "type[Record]", raw: bytes, arrays: "dict[int, Any]") -> "Record":
    record: Record = _made(cls, len(raw) // cls._size)
    record._memory[:] = raw
    for at, array in arrays.items():
        pointer: Any = record._memory[at : at + 8]
        pointer.cast("n")[0] = array.ptr
        record._kept[record.ptr + at] = array
    return record


def _made(cls: "type[Record]", count: int) -> "Any":
    """A new one. A program's class may take other arguments."""
    record = cls.__new__(cls)
    Record.__init__(record, count)
    return record


def _number(size: "Any") -> int:
    """The number of records that a program asks for."""
    if isinstance(size, bool):
        raise TypeError("a number of records is an int, not bool")
    number = operator.index(size)
    if number < 0:
        raise ValueError(f"a number of records is not negative: {number}")
    return number


def _class_in_c(cls: "type[Record]") -> "Any":
    """The class in the module with C's names; None for a record without a name."""
    return getattr(sys.modules[cls._view.__module__].__dict__["_c"], cls._of, None)


def given(value: "Any", cls: "type[Record]") -> "Any":
    """A record of the module with C's names, for a function that takes one, in the same memory; also for an address. None
    and the address 0 are C's `NULL`."""
    record = _at(value, cls, 1)
    if record is None:
        return None
    _one(record)
    made = _class_in_c(cls)
    # The record that has the memory, where there is one: a function may keep it alive.
    owner = record._owner
    return owner if isinstance(owner, made) and owner.getPtr() == record.ptr else made(record.ptr)


def _at(value: "Any", cls: "type[Record]", count: int) -> "Any":
    """The records that a program gives: themselves, or those at an address, in place; None for the address 0."""
    if value is None or isinstance(value, cls):
        return value
    if isinstance(value, Record) or not is_address(value):
        raise TypeError(f"a {cls.__name__} is expected, or the address of one, not {type(value).__name__}")
    ptr = address(value)
    return cls.from_ptr(ptr, count, owner=value) if ptr else None


def _one(record: "Record") -> None:
    if len(record) != 1:
        raise TypeError(f"one {type(record).__name__} is expected, not an array of {len(record)}")


def array(value: "Any", cls: "type[Record]") -> "Any":
    """An array: itself, or one whose records begin with numbers, or with tuples of them."""
    if isinstance(value, Record) or is_address(value):
        return value
    given = list(value)
    made = cls(len(given))
    for record, fields in zip(made, given):
        for name, number in zip(cls._fields, fields if isinstance(fields, (tuple, list)) else (fields,)):
            setattr(record, name, number)
    return made


def several(value: "Any", cls: "type[Record]", count: int) -> "list[Any] | None":
    """The records of an array, for a function that takes one; also for its address. None and the address 0 are C's
    `NULL`."""
    array = _at(value, cls, count)
    return None if array is None else [given(array[index], cls) for index in range(min(count, len(array)))]


def target(value: "Any", cls: "type[Record]", is_one: bool) -> "Any":
    """A record or array that a function is about to fill, or its address."""
    if not isinstance(value, cls):
        if isinstance(value, Record) or not is_address(value):
            raise TypeError(f"a {cls.__name__} is expected, or the address of one, not {type(value).__name__}")
        return not_null(value)
    if value._readonly:
        raise ValueError(f"This {cls.__name__} instance is read-only")
    if is_one:
        _one(value)
    return value


def fill(value: "Any", cls: "type[Record]", records: "Iterable[Any] | None") -> None:
    """Copies the records that a function made into the program's record or array, or to its address."""
    made = list(records or ())
    if not made:
        return
    array = _at(value, cls, len(made))
    if len(array) < len(made):
        raise ValueError(f"the function returned {len(made)} {cls.__name__} records, and there is room for {len(array)}")
    for index, record in enumerate(made):
        array[index]._memory[:] = memoryview(record).cast("B")


def of(record: "Any", cls: "type[Record]") -> "Any":
    """What a function returned."""
    made = cls.__new__(cls)
    made._set(record.getPtr(), 1, False, record)
    return made


def array_of(records: "Iterable[Any]", cls: "type[Record]") -> "Any":
    """The array that a function returned."""
    made = [bytes(memoryview(record).cast("B")) for record in records]
    array = cls(len(made))
    array._memory[:] = b"".join(made)
    return array


def dtype(cls: "type[Record]") -> "Any":
    """The NumPy dtype of a record."""
    import numpy

    def of_field(field: "Field") -> "Any":
        of, count, _ = field
        element = _NUMPY[of] if isinstance(of, str) else dtype(of)
        return (element, (count,)) if count is not None else element

    return numpy.dtype(
        {
            "names": list(cls._fields),
            "formats": [of_field(field) for field in cls._fields.values()],
            "offsets": [field[2] for field in cls._fields.values()],
            "itemsize": cls._size,
        }
    )


def _snake(name: str) -> str:
    import re

    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name)
    return re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()


def dtypes(namespace: "dict[str, Any]", names: "dict[str, str]") -> "tuple[Callable[[str], Any], Callable[[], list[str]]]":
    """The `__getattr__` and `__dir__` of a module with dtypes, which are made when they are first asked for: by name, the
    record that each is of."""

    def __getattr__(name: str) -> "Any":
        if name not in names:
            module = namespace["__name__"]
            raise AttributeError(f"module {module!r} has no attribute {name!r}", name=name, obj=sys.modules.get(module))
        made = namespace[name] = dtype(namespace[names[name]])
        return made

    def __dir__() -> "list[str]":
        return sorted({*namespace, *names})

    return __getattr__, __dir__
