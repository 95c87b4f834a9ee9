"""Records in the views of the modules of `cuda.bindings`: C structs with attributes in snake case, and arrays of them.

The memory of a record belongs to a record of the module with C names, to an array, or to an outer record, or it is at
an address that the program has passed. NumPy is imported only for arrays and dtypes.
"""

import operator
import sys

from cubind import _native
from cubind.compat import _dtypes, _fields
from cubind.compat._address import address, is_address, not_null

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from cubind.compat._fields import Field
else:
    # `typing.get_type_hints` looks up the names in annotations.
    Any = Field = object


class Record(_native.Buffer):
    """A C struct or union."""

    # Instances of a class that a program derives from a view's class also have a dict.
    __slots__ = ("_ptr", "_count", "_readonly", "_owner", "_kept", "_lying", "_strided")

    # The name of the class in the module with C names, the size of one record in bytes, and the fields by name.
    _of = ""
    _size = 0
    _fields: "dict[str, Field]" = {}
    # True if there can be arrays of the record, in which case non-numeric attributes are NumPy objects.
    _is_array = False
    # True if nested records of an array's element are records, rather than NumPy objects.
    _nested = False
    # The class that the view defines; programs may derive classes from it.
    _view: "type[Record]"

    def __init_subclass__(
        cls,
        of: str = "",
        size: int = 0,
        fields: "dict[str, Field] | None" = None,
        lengths: "dict[str, tuple[str, str | type[Record] | None]] | None" = None,
        nested: bool = False,
    ) -> None:
        if fields is None:
            # A subclass that a program defines inherits these attributes.
            return
        cls._view, cls._of, cls._size, cls._fields, cls._nested = cls, of, size, fields, nested
        # Length fields are not listed, because programs see the lengths of the arrays themselves.
        hidden = {length for length, _ in (lengths or {}).values()}
        for name, field in fields.items():
            if name not in hidden:
                setattr(cls, name, _fields.Attribute(name, field))
        for name, (length, pointee) in (lengths or {}).items():
            from cubind.compat import _counted

            counted = _fields.Attribute(length, fields[length])
            setattr(cls, name, _counted.attribute(name, fields[name], counted, pointee))

    def __init__(self) -> None:
        self._new(1)

    def _new(self, count: int) -> None:
        """Allocates memory for this many records, which are filled with zeros or with the initial values from C."""
        made = _class_in_c(type(self)) if count == 1 else None
        if made is None:
            import ctypes

            memory = (ctypes.c_char * (self._size * count))()
            self._set(ctypes.addressof(memory), count, False, memory)
        else:
            record = made()
            self._set(record.getPtr(), 1, False, record)

    def _set(self, ptr: int, count: int, readonly: bool, owner: object, array: "Any" = None) -> None:
        """Sets the memory of this object. `array` is the NumPy array that owns the memory, if there is one; its
        elements may have any stride."""
        import ctypes

        self._ptr, self._count, self._readonly, self._owner = ptr, count, readonly, owner
        # Arrays that pointers in the record refer to, by the addresses of the pointers. Records that share memory also
        # share these arrays, whichever record is destroyed first.
        self._kept: dict[int, Any] = _kept_with(owner)
        self._strided: Any = None if array is None or array.flags.c_contiguous else array
        self._lying: memoryview | None = None
        if self._strided is not None:
            return
        raw: Any = (ctypes.c_char * (self._size * count)).from_address(ptr)
        # `raw` does not own the memory. Views of it, and NumPy arrays of these views, keep `raw` alive, which keeps the
        # owner alive.
        raw.owners, raw.kept = (owner, array), self._kept
        memory = memoryview(raw).cast("B")
        self._lying = memory.toreadonly() if readonly else memory

    @property
    def _memory(self) -> memoryview:
        """Returns the memory, which the buffer protocol exports."""
        if self._lying is None:
            raise self._apart()
        return self._lying

    def _apart(self) -> BufferError:
        return BufferError(
            f"these {type(self).__name__} records are not contiguous in memory: "
            "access them one by one, or call from_data() with a copy of the array"
        )

    def _bytes(self) -> bytes:
        """Returns the bytes of all records as one contiguous block."""
        if self._strided is None:
            return bytes(self._memory)
        # NumPy's `tobytes` copies fields, and leaves the padding undefined.
        return b"".join(bytes(one._memory) for one in self._each())

    def _outermost(self) -> "Record":
        """Returns the outermost record. It keeps the targets of pointers alive, because each access creates new objects
        for nested records."""
        outer: Record = self
        while isinstance(outer._owner, Record):
            outer = outer._owner
        return outer

    def _arrays(self) -> "Iterator[tuple[int, Any]]":
        """Yields the kept targets of pointers in this memory, with the offsets of pointers that still refer to them."""
        kept = self._outermost()._kept
        for index in range(self._count if kept else 0):
            one = self._one(index)
            memory, ptr = one._memory, one.ptr
            for key, array in list(kept.items()):
                if 0 <= (at := key - ptr) < self._size and memory[at : at + 8].cast("n")[0] == array.ptr:
                    yield index * self._size + at, array

    def _take(self, offset: int, value: "Record") -> None:
        """Copies records to an offset in this one, with the targets of their pointers."""
        raw, arrays = value._bytes(), list(value._arrays())
        self._memory[offset : offset + len(raw)] = raw
        self._outermost()._kept.update({self.ptr + offset + at: array for at, array in arrays})

    @classmethod
    def _at(cls, ptr: int, count: int, readonly: bool, owner: object) -> "Any":
        """Creates the records at an address, in memory that `owner` keeps alive."""
        record = cls.__new__(cls)
        record._set(not_null(ptr), count, readonly, owner)
        return record

    @classmethod
    def from_ptr(cls, ptr: int, readonly: bool = False, owner: object = None) -> "Any":
        """Creates a record for the memory at an address, which `owner` keeps alive. Without `owner`, copies the
        memory."""
        at = not_null(ptr)
        if owner is not None:
            return cls._at(at, 1, bool(readonly), owner)
        import ctypes

        return cls._owned(ctypes.string_at(at, cls._size), bool(readonly))

    @classmethod
    def _owned(cls, raw: bytes, readonly: bool) -> "Any":
        """Creates records with these bytes."""
        made = _made(cls, len(raw) // cls._size)
        made._memory[:] = raw
        return cls._at(made.ptr, made._count, True, made._owner) if readonly else made

    @classmethod
    def from_buffer(cls, buffer: "Any") -> "Any":
        """Creates a record over the memory of a buffer: a view, or a read-only copy if the buffer is read-only."""
        view = memoryview(buffer)
        if view.itemsize != 1:
            raise ValueError("buffer itemsize must be 1 byte")
        if view.nbytes != cls._size:
            raise ValueError(f"buffer length must be {cls._size} bytes")
        return cls._over(view, 1)

    @classmethod
    def _over(cls, view: memoryview, count: int) -> "Any":
        import ctypes

        record = cls.__new__(cls)
        if not view.c_contiguous:
            raise BufferError("the buffer is not contiguous, but records must be adjacent in memory")
        if view.readonly:
            copy = bytearray(view)
            owners = copy, tuple(_kept_with(view).values())
            record._set(ctypes.addressof(ctypes.c_char.from_buffer(copy)), count, True, owners)
        else:
            record._set(ctypes.addressof(ctypes.c_char.from_buffer(view.cast("B"))), count, False, view)
        return record

    @classmethod
    def from_data(cls, data: "Any") -> "Any":
        """Creates a record over the memory of a NumPy array of the record's dtype."""
        return data if isinstance(data, cls) else cls._in_array(data)

    @classmethod
    def _in_array(cls, data: "Any") -> "Any":
        import numpy

        if not isinstance(data, numpy.ndarray):
            raise TypeError("data argument must be a NumPy ndarray")
        if cls._is_array and data.ndim != 1:
            raise ValueError("data array must be 1D")
        if not cls._is_array and data.size != 1:
            raise ValueError("data array must have a size of 1")
        if data.dtype != _dtypes.dtype(cls):
            raise ValueError(f"data array must be of dtype {_dtypes.snake(cls.__name__)}_dtype")
        return cls._in(data, data)

    @classmethod
    def _in(cls, data: "Any", owner: object) -> "Any":
        record = cls.__new__(cls)
        record._set(data.ctypes.data, data.size, not data.flags.writeable, owner, data)
        return record

    @property
    def ptr(self) -> int:
        """Returns the address. Raises an error for records that are not contiguous, because C could not use it."""
        if self._strided is not None:
            raise self._apart()
        return self._ptr

    @property
    def _data(self) -> "Any":
        """Returns the record or records as a NumPy array."""
        import numpy

        array = self._strided
        if array is None:
            array = numpy.frombuffer(self._memory, dtype=_dtypes.dtype(type(self)))
        return array.view(numpy.recarray)

    if TYPE_CHECKING:
        # The attributes that correspond to the record's fields.
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def _one(self, index: int) -> "Any":
        """Returns a view of one of several records."""
        step = self._size if self._strided is None else self._strided.strides[0]
        record = type(self).__new__(type(self))
        record._set(self._ptr + index * step, 1, self._readonly, self)
        return record

    def _each(self) -> "Iterator[Any]":
        return (self._one(index) for index in range(self._count))

    def __setitem__(self, key: "Any", value: "Any") -> None:
        if isinstance(key, str):
            setattr(self, key, value)
            return
        if key != 0:
            raise TypeError(f"{key!r} is not a field of a {type(self).__name__}, and a single record has no elements")
        if not isinstance(value, Record):
            # A NumPy array is accepted for records that have arrays.
            value = self.from_data(value)
        if self._readonly:
            raise ValueError(f"This {type(self).__name__} instance is read-only")
        _fields.bytes_of(value, self._view, 1, "[0]")
        self._take(0, value)

    def __delitem__(self, key: "Any") -> None:
        # The error is the same as that of Cython's classes.
        raise NotImplementedError(f"elements of a {type(self).__name__} cannot be deleted: {key!r}")

    def __int__(self) -> int:
        return self.ptr

    def __eq__(self, other: object) -> bool:
        return isinstance(other, self._view) and self._bytes() == other._bytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> "tuple[Any, ...]":
        # A record keeps the targets of its pointers alive, so a copy gets its own targets.
        return _unpickled, (type(self), self._bytes(), dict(self._arrays())), getattr(self, "__dict__", None) or None

    def __repr__(self) -> str:
        several = f"_Array_{self._count}" if self._count > 1 else ""
        return f"<{type(self).__module__}.{type(self).__name__}{several} object at {hex(id(self))}>"


class Array(Record):
    """A C struct or union, or an array of `size` of them."""

    __slots__ = ()
    _is_array = True

    def __init__(self, size: int = 1) -> None:
        self._new(_number(size))

    @classmethod
    def from_ptr(cls, ptr: int, size: int = 1, readonly: bool = False, owner: object = None) -> "Any":  # type: ignore[override]
        """Creates a view of the records at an address, without copying them."""
        return cls._at(not_null(ptr), _number(size), bool(readonly), owner)

    @classmethod
    def from_buffer(cls, buffer: "Any") -> "Any":
        """Creates records over the memory of a buffer: a view, or a read-only copy if the buffer is read-only."""
        view = memoryview(buffer)
        count, rest = divmod(view.nbytes, cls._size)
        if rest:
            raise ValueError(f"buffer size must be a multiple of element size: {cls._size} bytes")
        return cls._over(view, count)

    @classmethod
    def from_data(cls, data: "Any") -> "Any":
        """Creates records over the memory of a NumPy array of the record's dtype."""
        return cls._in_array(data)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, key: "Any") -> "Any":
        if not isinstance(key, int):
            import numpy

            found = self._data[key]
            is_ours = isinstance(found, numpy.ndarray) and found.ndim == 1 and found.dtype == _dtypes.dtype(type(self))
            return type(self)._in(found, self) if is_ours else found
        if not -self._count <= key < self._count:
            raise IndexError("index is out of bounds")
        return self._one(key % self._count)

    def __setitem__(self, key: "Any", value: "Any") -> None:
        if isinstance(key, str):
            setattr(self, key, value)
        elif self._readonly:
            raise ValueError(f"This {type(self).__name__} instance is read-only")
        elif not isinstance(value, Record):
            self._data[key] = value
        elif isinstance(key, int):
            _fields.bytes_of(value, self._view, 1, f"[{key}]")
            self[key]._take(0, value)
        else:
            _fields.bytes_of(value, self._view, len(self[key]), "of the array")
            for record, each in zip(self[key], value):
                record._take(0, each)


def _kept_with(owner: "Any") -> "dict[int, Any]":
    """Returns the kept targets of pointers in an object's memory. The object is a record, or a record's buffer or NumPy
    array."""
    import ctypes

    # If NumPy is not imported, the owner cannot be a NumPy array.
    arrays: Any = sys.modules.get("numpy")
    while owner is not None:
        if isinstance(owner, (Record, ctypes.Array)):
            found: dict[int, Any] = owner._kept if isinstance(owner, Record) else vars(owner).get("kept", {})
            return found
        if isinstance(owner, memoryview):
            owner = owner.obj
        else:
            owner = owner.base if arrays is not None and isinstance(owner, arrays.ndarray) else None
    return {}


def _unpickled(cls: "type[Record]", raw: bytes, arrays: "dict[int, Any]") -> "Record":
    record: Record = _made(cls, len(raw) // cls._size)
    record._memory[:] = raw
    for at, array in arrays.items():
        pointer: Any = record._memory[at : at + 8]
        pointer.cast("n")[0] = array.ptr
        record._kept[record.ptr + at] = array
    return record


def _made(cls: "type[Record]", count: int) -> "Any":
    """Creates records. Skips the constructor, because a program's class may take other arguments."""
    record = cls.__new__(cls)
    record._new(count)
    return record


def _number(size: "Any") -> int:
    """Converts the number of records that a program requests."""
    if isinstance(size, bool):
        raise TypeError("the number of records must be an int, not bool")
    number = operator.index(size)
    if number < 0:
        raise ValueError(f"the number of records must not be negative: {number}")
    return number


def _class_in_c(cls: "type[Record]") -> "Any":
    """Returns the class in the module with C names, or None for a record without a name."""
    return getattr(sys.modules[cls._view.__module__].__dict__["_c"], cls._of, None)


def given(value: "Any", cls: "type[Record]", alias: "Any" = None) -> "Any":
    """Converts a record to a record of the module with C names in the same memory, for a function that takes such a
    record. Also accepts an address. None and the address 0 are passed as NULL. A function may take the class of an
    alias of the record."""
    record = _given(value, cls, 1)
    if record is None:
        return None
    _one(record)
    made = alias or _class_in_c(cls)
    # If a record of the module with C names owns the memory, that record itself is passed, because the function may
    # keep it alive.
    owner = record._owner
    return owner if isinstance(owner, made) and owner.getPtr() == record.ptr else made(record.ptr)


def _given(value: "Any", cls: "type[Record]", count: int) -> "Any":
    """Returns the records that a program passes, or a view of the records at an address. None for the address 0."""
    if value is None or isinstance(value, cls):
        return value
    if isinstance(value, Record) or not is_address(value):
        raise TypeError(f"a {cls.__name__} is expected, or the address of one, not {type(value).__name__}")
    ptr = address(value)
    return cls._at(ptr, count, False, value) if ptr else None


def _one(record: "Record") -> None:
    if record._count != 1:
        raise TypeError(f"one {type(record).__name__} is expected, not an array of {record._count}")


def pointer(value: "Any", cls: "type[Record]") -> int:
    """Returns the address of a record, for a function that also uses the memory after the record."""
    record = _given(value, cls, 1)
    at: int = 0 if record is None else record.ptr
    return at


def array(value: "Any", cls: "type[Record]") -> "Any":
    """Returns the argument if it is an array, or a new array whose records begin with the passed numbers or tuples."""
    if isinstance(value, Record) or is_address(value):
        return value
    given = list(value)
    of_several: Any = cls
    made = of_several(len(given))
    for record, fields in zip(made._each(), given):
        for name, number in zip(cls._fields, fields if isinstance(fields, (tuple, list)) else (fields,)):
            setattr(record, name, number)
    return made


def several(value: "Any", cls: "type[Record]", count: int, alias: "Any" = None) -> "list[Any] | None":
    """Converts an array to a list of records, for a function that takes an array. Also accepts its address. None and
    the address 0 are passed as NULL."""
    array = _given(value, cls, count)
    return None if array is None else [given(array._one(index), cls, alias) for index in range(min(count, array._count))]


def first(array: "Any", count: int, cls: "type[Record]") -> "Any":
    """Returns the first elements of the array that a pointer in a record refers to; empty if the pointer is NULL."""
    return cls._at(array.ptr, min(count, len(array)), False, array) if len(array) else _made(cls, 0)


def put_bytes(record: "Record", name: str, given: bytes) -> int:
    """Copies bytes to the beginning of an array in a record, and returns the number of bytes."""
    if not isinstance(given, bytes):
        raise TypeError(f"bytes are expected, not {type(given).__name__}")
    _, count, offset = record._fields[name]
    if len(given) > (count or 0):
        raise ValueError(f"{len(given)} bytes do not fit into {name}, whose size is {count} bytes")
    record._memory[offset : offset + len(given)] = given
    return len(given)


def target(value: "Any", cls: "type[Record]", is_one: bool) -> "Any":
    """Converts a record or array that a function will fill, or its address."""
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
    """Copies the records from a function into the program's record or array, or to its address."""
    made = list(records or ())
    if not made:
        return
    array = _given(value, cls, len(made))
    if array._count < len(made):
        raise ValueError(f"the function returned {len(made)} {cls.__name__} records, but the array has {array._count}")
    for index, record in enumerate(made):
        array._one(index)._memory[:] = memoryview(record).cast("B")


def of(record: "Any", cls: "type[Record]") -> "Any":
    """Converts the record that a function has returned."""
    made = cls.__new__(cls)
    made._set(record.getPtr(), 1, False, record)
    return made


def array_of(records: "Iterable[Any]", cls: "type[Record]") -> "Any":
    """Converts the array that a function has returned."""
    made = [bytes(memoryview(record).cast("B")) for record in records]
    array = _made(cls, len(made))
    array._memory[:] = b"".join(made)
    return array
