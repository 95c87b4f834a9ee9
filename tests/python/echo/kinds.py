"""Values of each kind of type: made for an argument, and compared with the bytes that C wrote."""

import ctypes
import struct
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from echo_library import pattern

from echo.calls import Type
from echo.checks import Wrong, expect

# The length of lists. It is smaller than the length of arrays in a recording stub.
COUNT = 2


class Value(NamedTuple):
    """A value for Python, and its bytes in C. The bytes are None if they are an address that only the package has."""

    python: Any
    raw: bytes | None

    @property
    def bytes(self) -> bytes:
        assert self.raw is not None
        return self.raw


def little(number: int, size: int) -> bytes:
    """Returns an integer modulo 2^(8 * size)."""
    return (number & (1 << 8 * size) - 1).to_bytes(size, "little")


class Values:
    """The classes of a module and of the modules that it uses, and their values."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def module(self, library: str) -> ModuleType:
        return import_module(self.modules[library])

    def class_of(self, ty: Type) -> Any:
        assert ty.class_ is not None
        library, name = ty.class_
        return getattr(self.module(library), name)

    def make(self, ty: Type, seed: int) -> Value:
        """Creates a value that differs from the values of other seeds, as far as the type allows."""
        if ty.kind not in KINDS or (make := KINDS[ty.kind].make) is None:
            raise Wrong(f"no value for a parameter of kind {ty.kind}")
        return make(self, ty, seed, pattern("argument", seed, ty.size))

    def agree(self, what: str, ty: Type, raw: bytes, got: Any) -> None:
        """Checks that an output is equal to C's bytes."""
        if ty.kind not in KINDS or (agree := KINDS[ty.kind].agree) is None:
            raise Wrong(f"{what}: no output of kind {ty.kind}")
        agree(self, what, ty, raw, got)

    def agree_list(self, what: str, of: Type, raw: bytes, got: Any, count: int) -> None:
        expect(f"{what}: type", type(got), list)
        expect(f"{what}: length", len(got), count)
        for index, element in enumerate(got):
            self.agree(f"{what}[{index}]", of, raw[index * of.size : (index + 1) * of.size], element)


def make_int(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    return Value(int.from_bytes(raw, "little", signed=ty.signed), raw)


def agree_int(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    expect(f"{what}: type", type(got), int)
    expect(what, got, int.from_bytes(raw, "little", signed=ty.signed))


def make_bool(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    return Value(True, little(1, ty.size))


def agree_bool(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    expect(what, got, any(raw))


# Records that represent complex numbers.
COMPLEX = {"float2": "<ff", "double2": "<dd"}
FLOATS = {2: "<e", 4: "<f", 8: "<d"}


def make_float(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    value = seed + 0.5
    return Value(value, struct.pack(FLOATS[ty.size], value))


def agree_float(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    expect(f"{what}: type", type(got), float)
    (value,) = struct.unpack(FLOATS[ty.size], raw)
    expect(what, repr(got), repr(value))


def make_bfloat16(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    """Creates the upper half of a `float`."""
    value = seed + 0.5
    return Value(value, struct.pack("<f", value)[2:])


def agree_bfloat16(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    expect(f"{what}: type", type(got), float)
    (value,) = struct.unpack("<f", b"\0\0" + raw)
    expect(what, repr(got), repr(value))


def make_enum(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    members = list(values.class_of(ty))
    member = members[seed % len(members)]
    return Value(member, little(int(member), 4))


def make_number(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    """Creates a handle or scalar; a signed scalar is not negative."""
    if ty.signed:
        raw = raw[:-1] + bytes([raw[-1] & 0x7F])
    return Value(values.class_of(ty)(int.from_bytes(raw, "little")), raw)


def agree_number(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    """Checks a handle, a scalar or a member of an enum."""
    expect(f"{what}: type", type(got), values.class_of(ty))
    expect(what, little(int(got), len(raw)), raw)


def make_record(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    record = values.class_of(ty)()
    ctypes.memmove(record.getPtr(), raw, ty.size)
    return Value(record, raw)


def agree_record(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    if isinstance(got, complex) and values.class_of(ty).__name__ in COMPLEX:
        expect(what, struct.pack(COMPLEX[values.class_of(ty).__name__], got.real, got.imag), raw)
        return
    expect(f"{what}: type", type(got), values.class_of(ty))
    expect(what, ctypes.string_at(got.getPtr(), len(raw)), raw)


def make_string(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    return Value(f"string {seed}".encode(), None)


def make_array(values: Values, ty: Type, seed: int, raw: bytes) -> Value:
    """Creates a list; an array of any length has `COUNT` elements."""
    assert ty.of is not None
    of, count = ty.of
    made = [values.make(of, seed * 8 + number) for number in range(count or COUNT)]
    return Value([value.python for value in made], b"".join(value.bytes for value in made))


def agree_array(values: Values, what: str, ty: Type, raw: bytes, got: Any) -> None:
    assert ty.of is not None
    of, count = ty.of
    if ty.is_string:
        expect(what, got, raw.split(b"\0")[0])
    else:
        values.agree_list(what, of, raw, got, count or len(raw) // of.size)


class Kind(NamedTuple):
    make: Callable[[Values, Type, int, bytes], Value] | None
    agree: Callable[[Values, str, Type, bytes, Any], None] | None


KINDS = {
    "int": Kind(make_int, agree_int),
    "bool": Kind(make_bool, agree_bool),
    "float": Kind(make_float, agree_float),
    "bfloat16": Kind(make_bfloat16, agree_bfloat16),
    "enum": Kind(make_enum, agree_number),
    "value": Kind(make_number, agree_number),
    "record": Kind(make_record, agree_record),
    "pointer": Kind(make_int, agree_int),
    "callback": Kind(make_int, agree_int),
    "string": Kind(make_string, None),
    "array": Kind(make_array, agree_array),
}
