"""Common code of the views of the modules of `cuda.bindings`: exceptions, buffers, arrays of strings."""

import operator
import sys

from cubind import _enums, _modules
from cubind.compat._address import address, is_address

# These names are re-exported for the views, which import them from this module.
from cubind.compat._address import handle as handle
from cubind.compat._address import not_null as not_null

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any
else:
    # `typing.get_type_hints` looks up the names in annotations. The views import them from this module.
    from _collections_abc import Sequence

    Any = object

    class _typing:
        Output = object


class StatusError(Exception):
    """A function returned an error.

    Attributes
    ----------
    status : int
        The result code.
    """

    _codes: "Any"
    # The function of the module with C names that describes a code, if NVIDIA's package shows descriptions.
    _text: "Any" = None
    # The exception classes of the codes that have a separate class, by code.
    _classes: "dict[int, type[StatusError]]" = {}

    def __init_subclass__(cls, code: "int | None" = None) -> None:
        if code is None:
            cls._classes = {}
        else:
            cls._classes[code] = cls

    def __init__(self, status: int) -> None:
        self.status = int(number(status))
        super().__init__(self._words())

    def _words(self) -> str:
        if self._text is not None:
            text: str = self._text(self.status)[1].decode()
            return text
        code = _enums.unknown(self._codes, self.status)
        return f"{code.name} ({self.status})"

    @classmethod
    def of(cls, status: int) -> "StatusError":
        """Creates the exception for a code, which may have a separate class."""
        return cls._classes.get(int(status), cls)(status)

    def __reduce__(self) -> "tuple[Any, ...]":
        return type(self), (self.status,)


class DriverStatusError(StatusError):
    """A function of a library that also reports driver errors returned an error.

    Attributes
    ----------
    cuda_error : CUresult or None
        The result code of the driver.
    """

    # The code that marks a driver error as the cause. With any other code, the driver's code is outdated.
    _of_driver = 0

    def __init__(self, status: int, cu_err: "Any" = None) -> None:
        super().__init__(status)
        self.cuda_error = cu_err or None
        if cu_err and self.status == self._of_driver:
            code = _modules.imported("cuda.bindings.driver").CUresult(cu_err)
            self.args = (f"{self.args[0]}; CUDA status: {code.name} ({code.value})",)

    def __reduce__(self) -> "tuple[Any, ...]":
        return type(self), (self.status, self.cuda_error)


def buffer(given: "Any", size: "Any") -> "Any":
    """Converts a buffer of `size` bytes, its address, or None, for a function that reads the memory."""
    room = None if size is None else _count(size)
    if given is None:
        return None
    return handle(address(given)) if is_address(given) else _checked(given, room, "")


def writable(given: "Any") -> "Any":
    """Converts a buffer or its address, for a function that fills the memory. In the module with C names, an int would
    be the size of a new buffer."""
    if not is_address(given):
        return _checked(given, None, "writable ")
    import ctypes

    # As in C, the caller is responsible for the size of the memory at an address.
    return (ctypes.c_char * sys.maxsize).from_address(not_null(given))


def number(value: "Any") -> int:
    """Converts a value, such as a member of an enum, to an int. A float is truncated like in C; a string is
    rejected."""
    if isinstance(value, int):
        return value
    return int(value) if hasattr(type(value), "__int__") else operator.index(value)


def code(value: "Any") -> int:
    """Converts a result code, which is an `int` in C."""
    found = number(value)
    if not -1 << 31 <= found < 1 << 31:
        raise OverflowError(f"{found} is too large or too small for a result code")
    return found


def count(given: "Any", letter: str) -> int:
    """Converts a number of elements. Its C integer type is a letter of `struct`."""
    import struct

    found = number(given)
    bits = 8 * struct.calcsize(letter) - letter.islower()
    if not -(letter.islower() << bits) <= found < 1 << bits:
        raise OverflowError(f"{found} is too large or too small for a number of elements")
    if found < 0:
        raise ValueError(f"a number of elements is not negative: {found}")
    return found


def _count(size: "Any") -> int:
    """Converts a number of bytes."""
    found = number(size)
    if not 0 <= found < 1 << 64:
        raise OverflowError(f"{found} is too large or too small for a number of bytes")
    return found


def _checked(given: "Any", size: "int | None", kind: str) -> "Any":
    try:
        with memoryview(given) as view:
            if view.contiguous and (size is None or view.nbytes == size) and not (kind and view.readonly):
                return given if view.ndim == 1 else memoryview(given).cast("B")
    except TypeError as error:
        raise _no_buffer(size, kind) from error
    raise _no_buffer(size, kind)


def _no_buffer(size: "int | None", kind: str) -> ValueError:
    of = "" if size is None else f" of {size} bytes"
    return ValueError(
        f"buf must be None, the address of a buffer as an int, or a contiguous {kind}buffer{of}: "
        "bytes, a bytearray, or an array of ctypes or NumPy"
    )


def strings(given: "int | Sequence[str | bytes | int] | None", count: int) -> "list[str | bytes | None] | None":
    """Converts an array of strings: the strings, their addresses, or the address of an array of addresses."""
    if given is None:
        return None
    if is_address(given):
        import ctypes

        at = address(given)
        given = list((ctypes.c_void_p * count).from_address(at)) if at and count else []
    elif _is_bytes(given):
        raise _no_sequence(given)
    return [string(one) for one in _elements(given)]


def string(given: "str | bytes | int | None") -> "str | bytes | None":
    """Converts a string or its address; None and the address 0 are passed as NULL."""
    if given is None or isinstance(given, (str, bytes)):
        return given
    import ctypes

    at = address(given)
    return ctypes.string_at(at) if at else None


def numbers(given: "int | Sequence[Any] | None", letter: str, count: int) -> "Sequence[Any] | None":
    """Converts an array of numbers (their type is a letter of `struct`), or its address; None and the address 0 are
    passed as NULL."""
    if given is None:
        return None
    if not is_address(given):
        return _elements(given)
    at = address(given)
    if not at:
        return None
    # If there are 0 elements, there is no memory to read.
    values: list[Any] = _memory(at, letter, count).tolist() if count else []
    return values


def length(given: "Any") -> int:
    """Returns the length of an array. None is an array without elements."""
    return 0 if given is None else len(given)


def sequence(given: "Any") -> "list[Any] | None":
    """Converts an array that has no separate parameter for its length."""
    return None if given is None else _elements(given)


def objects(given: "Sequence[Any] | None", cls: "Any") -> "list[Any] | None":
    """Converts the elements of an array to the class that the module with C names takes."""
    return None if given is None else [one if isinstance(one, cls) else cls(number(one)) for one in given]


def plain(value: "Any", namespace: "dict[str, Any]") -> "Any":
    """Converts the value of an attribute: handles, members of enums and numbers with a separate class become ints, and
    records become records of the view."""
    if isinstance(value, (list, tuple)):
        return [plain(one, namespace) for one in value]
    if hasattr(type(value), "getPtr") and not hasattr(type(value), "__int__"):
        from cubind.compat import _records

        names = {cls.__name__ for cls in type(value).__mro__}
        classes = (one for one in namespace.values() if isinstance(one, type) and issubclass(one, _records.Record))
        return next((_records.of(value, one) for one in classes if one._of in names), value)
    return int(value) if hasattr(type(value), "__int__") and not isinstance(value, bool) else value


def memory(given: "Any") -> "Any":
    """Converts a buffer or its address, for a function that reads the memory."""
    return handle(given) if given is not None and is_address(given) else given


def selected(given: "Any", selector: int, letters: "dict[int, str]") -> "Any":
    """Reads the number in a buffer or at an address. `letters` maps selectors to its type, which is a letter of
    `struct`.

    If the type is not known, there is no value, and the module with C names raises the error.
    """
    letter: Any = letters.get(selector)
    if letter is None:
        return given
    if is_address(given):
        return read(given, letter)
    import struct

    size = struct.calcsize(letter)
    try:
        with memoryview(given) as view:
            if view.contiguous and view.nbytes >= size:
                return view.cast("B")[:size].cast(letter)[0]
    except TypeError as error:
        raise _no_buffer(size, "") from error
    raise _no_buffer(size, "")


def copied(at: int, size: int) -> bytes:
    """Copies the bytes at the address that a function has returned."""
    import ctypes

    return bytes((ctypes.c_char * size).from_address(at)) if at else b""


def parts(whole: int, part: int) -> int:
    """Returns the number of parts of this size; the last part may be smaller."""
    return -(-number(whole) // max(number(part), 1))


def _elements(given: "Any") -> "list[Any]":
    """Returns the elements of an array. Rejects strings and bytes, whose elements are characters and integers."""
    if isinstance(given, (str, bytes, bytearray)):
        raise _no_sequence(given)
    return list(given)


def _is_bytes(given: "Any") -> bool:
    """Returns True for objects that contain bytes in any form, because their values cannot be addresses."""
    try:
        with memoryview(given) as view:
            return view.itemsize == 1
    except TypeError:
        return False


def _no_sequence(given: "Any") -> TypeError:
    return TypeError(f"a sequence is expected, such as a list, not {type(given).__name__}")


def read(at: int, letter: str) -> "Any":
    """Reads the number at an address."""
    return _memory(at, letter, 1)[0]


def write(at: int, letter: str, values: "Sequence[Any]") -> None:
    """Writes numbers to an address."""
    memory = _memory(at, letter, len(values))
    for index, value in enumerate(values):
        memory[index] = value


def _memory(at: int, letter: str, count: int) -> "Any":
    import ctypes
    import struct

    size = struct.calcsize(letter) * count
    memory: Any = memoryview((ctypes.c_char * size).from_address(not_null(at)))
    return memory.cast("B").cast(letter) if size else memory


class Room:
    """The capacity of an array that a function fills. It is initially 0, so that the function returns the count, and
    then that count.

    For a function that does not read the capacity, it is the maximum from the start.
    """

    def __init__(self, size: int = 0) -> None:
        self.size = size

    def grow(self, count: int) -> bool:
        """Enlarges the array; returns False if it is already long enough."""
        if count <= self.size:
            return False
        self.size = count
        return True


class Memory:
    """Memory of a given size in bytes that a function fills. Enlarging it discards the contents."""

    def __init__(self, size: int) -> None:
        self.raw: Any = b""
        self.grow(size)

    def grow(self, size: int) -> bool:
        """Enlarges the memory; returns False if it is already large enough."""
        import ctypes

        if size <= len(self.raw):
            return False
        self.raw = (ctypes.c_char * size)()
        self.ptr = ctypes.addressof(self.raw)
        return True

    def numbers(self, letter: "Any") -> "list[Any]":
        """Returns the numbers in the memory. `letter` is their type, a letter of `struct`."""
        found: list[Any] = memoryview(self.raw).cast("B").cast(letter).tolist()
        return found


def integers(given: "Sequence[Any]") -> "list[Any]":
    """Returns the values that a function has written to an array. Handles and members of enums become ints."""
    return [value if isinstance(value, float) else int(value) for value in given]


def text(given: bytes) -> str:
    """Returns the string that a function has written to a buffer."""
    return given.partition(b"\0")[0].decode(errors="replace")


def said(given: "bytes | None") -> str:
    """Returns a string that the library owns, or an empty string for NULL."""
    return "" if given is None else given.decode()
