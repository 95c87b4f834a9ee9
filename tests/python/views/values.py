"""The names that the cases use, and the conversion of their results to JSON that is comparable between packages."""

import array
import copy
import ctypes
import hashlib
import mmap
import pickle
import re
from decimal import Decimal
from types import ModuleType
from typing import Any

import addresses
import numpy as np

# Memory with the same address in every process, and the size of the part for each address of a case. For longer memory,
# the beginning and a digest are compared.
MOST = 256
ARENA, ARENA_BYTES, PLACE = 0x7E0000000000, 1 << 18, 1 << 14
# Memory for records, compared like other memory: code that reads or writes past a record finds zeros, in every process.
ROOM, ROOM_BYTES = 0x7C0000000000, 1 << 16
_memory = (ctypes.c_char * ARENA_BYTES).from_address


class HasInt:
    def __init__(self, value: int) -> None:
        self.value = value

    def __int__(self) -> int:
        return self.value


class HasIndex:
    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Raises:
    def __int__(self) -> int:
        raise KeyError("from __int__")

    def __index__(self) -> int:
        raise KeyError("from __index__")


def arena() -> None:
    """Maps the memory."""
    for start, size in ((ARENA, ARENA_BYTES), (ROOM, ROOM_BYTES)):
        map_at(start, size)


def map_at(start: int, size: int) -> None:
    made = ctypes.CDLL(None).mmap
    made.restype = ctypes.c_void_p
    made.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
    # The mmap module does not define MAP_FIXED_NOREPLACE.
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x100000
    if made(start, size, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0) != start:
        raise MemoryError("the address of the arena is taken")


def reset_arena() -> bytes:
    """Clears the memory, and returns its contents, up to the last word that is not 0."""
    memory = np.frombuffer(memoryview(_memory(ARENA)), np.uint64)
    if not memory.any():
        return b""
    used = memory[: int(memory.nonzero()[0][-1]) + 1]
    left: bytes = used.tobytes()
    used.fill(0)
    return left


def at(place: int, content: bytes = b"") -> int:
    """Returns the address of a part of the memory, filled with contents."""
    address = ARENA + place * PLACE
    ctypes.memmove(address, content, len(content))
    return address


def nbytes(record: Any) -> int:
    """Returns the size of a record, or of an array."""
    try:
        return memoryview(record).nbytes
    except ValueError:
        # NumPy exports no buffer for overlapping fields.
        return int(record._data.nbytes)


def size_of(cls: Any) -> int:
    return nbytes(cls())


def fresh(cls: Any, *arguments: Any, byte: int = 0) -> Any:
    """Creates a new record or array, filled with one byte."""
    made = cls(*arguments)
    if nbytes(made):
        ctypes.memset(made.ptr, byte, nbytes(made))
    return made


def roomy(cls: Any, count: int = 1) -> Any:
    """Creates a record, or an array of this length, filled with zeros and followed by zeros."""
    ctypes.memset(ROOM, 0, ROOM_BYTES)
    try:
        return cls.from_ptr(ROOM, size=count)
    except TypeError:
        # This class has no arrays, and a record without an owner would be copied.
        return cls.from_ptr(ROOM, owner=cls)


def data(record: Any) -> str:
    """Returns the bytes of a record."""
    try:
        return words(memoryview(record).tobytes())
    except ValueError:
        return words(record._data.tobytes())


def dtype_of(cls: Any) -> Any:
    """Returns the dtype of a record's class, under any name."""
    module = __import__("sys").modules[cls.__module__]
    size = size_of(cls)
    for name in dir(module):
        dtype = getattr(module, name) if name.endswith("_dtype") else None
        if dtype is not None and dtype.itemsize == size:
            try:
                cls.from_data(np.zeros(1, dtype))
                return dtype
            except ValueError:
                continue
    raise LookupError(f"no dtype of {cls.__name__}")


def read_only(values: Any) -> Any:
    values.flags.writeable = False
    return values


def set_attribute(record: Any, name: str, value: Any) -> None:
    setattr(record, name, value)


def namespace(module: ModuleType) -> dict[str, Any]:
    of_this = (HasInt, HasIndex, Raises, at, fresh, roomy, data, dtype_of, read_only, size_of)
    return {
        "m": module,
        "np": np,
        "ctypes": ctypes,
        "array": array,
        "copy": copy,
        "pickle": pickle,
        "Decimal": Decimal,
        "ARENA": ARENA,
        **{value.__name__: value for value in of_this},
    }


def words(memory: bytes) -> str:
    """Returns memory as hexadecimal digits; addresses, which differ between processes, become `address`."""
    if len(memory) > MOST:
        return f"{words(memory[: MOST // 2])} … {len(memory)} bytes, {hashlib.sha1(memory).hexdigest()}"
    if len(memory) % 8:
        return f"bytes {memory.hex()}"
    found = [int.from_bytes(memory[place : place + 8], "little") for place in range(0, len(memory), 8)]
    return " ".join("address" if is_address(word) else f"{word:x}" for word in found)


def is_address(word: int) -> bool:
    """Returns true for an address that differs between processes."""
    return not ARENA <= word < ARENA + ARENA_BYTES and addresses.is_address(word)


def without_addresses(text: str) -> str:
    return re.sub(r"0x[0-9a-f]+", "address", text)


def said(error: BaseException) -> Any:
    """Returns an exception: its class, its message, and its code."""
    kind = type(error)
    module = kind.__module__ if kind.__module__.startswith("cuda.bindings") else ""
    return ["raises", f"{module}.{kind.__name__}".lstrip("."), without_addresses(str(error)), getattr(error, "status", None)]


class Plain:
    """Results as JSON, with their types."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        # True if records are shown with the values of their attributes.
        self.in_full = False

    def __call__(self, value: Any, depth: int = 0) -> Any:
        name = type(value).__name__
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, (tuple, list)) and type(value) in (tuple, list):
            return [name, *(self(one, depth + 1) for one in value)]
        if isinstance(value, (bytes, bytearray)):
            return [name, words(bytes(value))]
        if type(value) is int:
            return [name, "address" if is_address(value) else value]
        if isinstance(value, type):
            return ["class", value.__module__, value.__name__]
        if isinstance(value, (str, float)):
            return [name, without_addresses(repr(value))]
        if isinstance(value, int):
            return [name, str(int(value))]
        if hasattr(value, "ptr") and type(value).__module__ == self.module.__name__:
            return self.record(value, depth)
        if isinstance(value, np.ndarray):
            return ["ndarray", str(value.dtype), list(value.shape), words(value.tobytes())]
        if isinstance(value, np.generic):
            return ["numpy", str(value.dtype), str(value)]
        if isinstance(value, BaseException):
            return said(value)
        if self.is_array(value):
            return ["elements", *(self(one, depth + 1) for one in value)]
        return [name, without_addresses(repr(value))]

    def is_array(self, value: Any) -> bool:
        """Returns true for one of Cython's memory views, which is compared as a list of ints."""
        return type(value).__name__ in ("array", "_memoryviewslice") and type(value).__module__ != "array"

    def record(self, value: Any, depth: int) -> Any:
        try:
            bytes_ = data(value)
        except Exception as error:
            bytes_ = said(error)[1]
        if depth > 1 or not self.in_full:
            return [type(value).__name__, bytes_]
        fields = {}
        for name in dir(type(value)):
            if not name.startswith("_") and name not in ("ptr", "from_data", "from_ptr", "from_buffer"):
                try:
                    fields[name] = self(getattr(value, name), depth + 1)
                except Exception as error:
                    fields[name] = said(error)[:2]
        return [type(value).__name__, bytes_, fields]
