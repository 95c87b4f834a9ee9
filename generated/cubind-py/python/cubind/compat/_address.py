"""Checks of addresses that programs pass."""

import operator

# As in `_modules`: imports for types take longer than all other imports.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def address(value: "Any") -> int:
    """The address that a program passes: an int, or an object with `__index__`.

    An entry of `sys.meta_path`. True, digits in bytes, a float, or a record of another class.

    Raises
    ------
    TypeError
        It is another object.
    """
    if isinstance(value, bool) or not hasattr(type(value), "__index__"):
        raise TypeError(f"an address is an int, not {type(value).__name__}")
    number = operator.index(value)
    if not -1 << 63 <= number < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return number


def not_null(value: "Any") -> int:
    """An address that must not be NULL.

    Raises
    ------
    ValueError
        It is 0.
    """
    given = address(value)
    if not given:
        raise ValueError("ptr must not be null (0)")
    return given


def is_address(value: "Any") -> bool:
    """Returns true for an address, where an array or a buffer is accepted as well. NumPy arrays have `__index__`, but
    also a length."""
    return hasattr(type(value), "__index__") and not hasattr(type(value), "__len__")


def handle(value: "Any") -> int:
    """A handle or a pointer that a program passes: a signed or unsigned 64-bit int, converted to unsigned.

    Raises
    ------
    TypeError
        It is not an int, and has no `__index__`.
    OverflowError
        It does not fit a signed 64-bit integer.
    """
    number = operator.index(value)
    if 0 <= number < 1 << 63:
        return number
    if -1 << 63 <= number < 0:
        return number + (1 << 64)
    raise OverflowError("Python int too large to convert to C ssize_t")
