"""Checks of addresses that programs pass."""

import operator

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def address(value: "Any") -> int:
    """Converts an address that a program passes: an int, or an object with `__index__`.

    Rejects everything else that `int` accepts: True, digits in bytes, a float, or a record of another class.

    Raises
    ------
    TypeError
        The value is neither an int nor an object with `__index__`, or is a bool.
    """
    if isinstance(value, bool) or not hasattr(type(value), "__index__"):
        raise TypeError(f"an address is an int, not {type(value).__name__}")
    number = operator.index(value)
    if not -1 << 63 <= number < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return number


def not_null(value: "Any") -> int:
    """Like `address`, but the address must not be NULL.

    Raises
    ------
    ValueError
        The address is 0.
    """
    given = address(value)
    if not given:
        raise ValueError("ptr must not be null (0)")
    return given


def is_address(value: "Any") -> bool:
    """Returns True for an address, to distinguish it from an array or a buffer. NumPy arrays also have `__index__`, but
    unlike addresses, they have a length."""
    return hasattr(type(value), "__index__") and not hasattr(type(value), "__len__")


def handle(value: "Any") -> int:
    """Converts a handle or a pointer that a program passes to an unsigned int. Negative ints are two's complements.

    Raises
    ------
    TypeError
        The value is not an int, and has no `__index__`.
    OverflowError
        The value does not fit into a signed 64-bit integer.
    """
    number = operator.index(value)
    if 0 <= number < 1 << 63:
        return number
    if -1 << 63 <= number < 0:
        return number + (1 << 64)
    raise OverflowError("Python int too large to convert to C ssize_t")
