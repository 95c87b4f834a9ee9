"""What a program may give as an address."""

import operator

# As in `_modules`: imports for types take longer than all others.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def address(value: "Any") -> int:
    """The address that a program gives: an int, or what says by `__index__` that it is one.

    Nothing else is, although `int` makes a number of it: not True, digits in bytes, a float, or a record of another class.

    Raises
    ------
    TypeError
        It is something else.
    """
    if isinstance(value, bool) or not hasattr(type(value), "__index__"):
        raise TypeError(f"an address is an int, not {type(value).__name__}")
    number = operator.index(value)
    if not -1 << 63 <= number < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return number


def not_null(value: "Any") -> int:
    """An address that a program gives for memory that must be there.

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
    """Whether a program gives an address, where an array or a buffer is taken as well. NumPy's arrays have `__index__`, and a
    length."""
    return hasattr(type(value), "__index__") and not hasattr(type(value), "__len__")


def handle(value: "Any") -> int:
    """A handle, or a pointer, that a program gives: an int of 64 bits with or without a sign, as C's pointers have it.

    Raises
    ------
    TypeError
        It is no int, and has no `__index__`.
    OverflowError
        It has more than 63 bits.
    """
    number = operator.index(value)
    if 0 <= number < 1 << 63:
        return number
    if -1 << 63 <= number < 0:
        return number + (1 << 64)
    raise OverflowError("Python int too large to convert to C ssize_t")
