"""Numbers on the host or on the device: here there is only the host."""

import ctypes
import struct

from echo.calls import Type
from echo.checks import Passed, afterwards, argument, memory, null
from echo.context import At
from echo.kinds import Value, little

# Of no particular number: where nothing says the type.
ADDRESS = 0x7F00_0000_1000


def in_scalar(at: At) -> Passed:
    if at.empty:
        return null(at.name)
    ty = type_of(at)
    if ty.kind == "void":
        return Passed(ctypes.c_void_p(ADDRESS), [argument(at.name, little(ADDRESS, 8))])
    value = number(at, ty)
    return Passed(value.python, [memory(at.name, value.bytes)])


def written_scalar(at: At) -> Passed:
    """The caller's memory, which C writes."""
    if at.empty:
        return null(at.name)
    ty = type_of(at)
    before = bytes(range(1, 1 + ty.size))
    given = bytearray(before)
    after = at.pattern(ty.size) if at.choice is not None else at.written(ty.size)
    return Passed(given, [memory(at.name, before), afterwards(at.name, lambda: bytes(given), after)])


def type_of(at: At) -> Type:
    return at.choice.type if at.choice is not None and at.param.table is not None else at.param.element


def number(at: At, ty: Type) -> Value:
    if ty.kind != "record":
        return at.value(ty)
    value = complex(at.index + 0.5, -at.index - 0.25)
    return Value(value, struct.pack("<ff" if ty.size == 8 else "<dd", value.real, value.imag))
