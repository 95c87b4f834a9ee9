"""Scalars on the host or on the device. These tests only use scalars on the host."""

import ctypes
import struct

from echo.calls import Type
from echo.checks import Passed, afterwards, memory, null
from echo.context import At
from echo.kinds import Value

# The bytes of a complex number of two `double`s.
LARGEST = 16


def in_scalar(at: At) -> Passed:
    if at.empty:
        return null(at.name)
    ty = type_of(at)
    if ty.kind == "void":
        return typed(at)
    value = number(at, ty)
    return Passed(value.python, [memory(at.name, value.bytes)])


def host_scalar(at: At) -> Passed:
    return null(at.name) if at.empty and at.param.nullable else typed(at)


def typed(at: At) -> Passed:
    """A scalar whose type only its memory determines, padded with zeros to the size of the largest scalar."""
    given = ctypes.c_float(at.index + 0.5)
    return Passed(given, [memory(at.name, bytes(given) + bytes(LARGEST - 4))])


def written_scalar(at: At) -> Passed:
    """The caller's memory, to which C writes."""
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
