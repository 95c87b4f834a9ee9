"""Host memory of no particular type, strings, and a kernel's parameters."""

import ctypes

from echo_library import pattern

from echo.calls import LengthCall, LengthParam
from echo.checks import NULL, Passed, afterwards, argument, expect, memory, null
from echo.context import At
from echo.kinds import little

# How many bytes buffers have whose length only CUDA knows.
ROOM = 8


def address_of(buffer: bytearray) -> int:
    return ctypes.addressof((ctypes.c_char * len(buffer)).from_buffer(buffer))


def content(at: At) -> bytes:
    return pattern("argument", at.index, at.length or ROOM)


def in_buffer(at: At) -> Passed:
    if at.empty:
        return null(at.name)
    return Passed(content(at), [memory(at.name, content(at))])


def written(at: At) -> int:
    """How many bytes the echo library writes: as many as an argument says, or what it has, if it fits into a variable that
    says how many there may be and are.
    """
    length = at.length
    if length is None:
        return at.own
    counter = at.param.length.name if isinstance(at.param.length, LengthParam) else None
    is_variable = any(param.name == counter and param.type.kind == "pointer" for param in at.function.params)
    return min(length, at.own) if is_variable else length


def out_buffer(at: At) -> Passed:
    """Untyped memory goes by its address, bytes and what another function tells the size of go by a bytearray."""
    if at.empty:
        return null(at.name)
    by_address = at.param.element.kind in ("void", "enum") and not isinstance(at.param.length, LengthCall)
    return out_address(at) if by_address else out_bytearray(at)


def after(at: At, before: bytes) -> bytes:
    """What is in such memory when the call has returned."""
    return at.pattern(written(at)) + before[written(at) :]


def out_address(at: At) -> Passed:
    before = content(at)
    block = ctypes.create_string_buffer(before, len(before))
    address = ctypes.addressof(block)
    return Passed(
        address,
        [argument(at.name, little(address, 8)), afterwards(at.name, lambda: block.raw, after(at, before))],
        keep=block,
    )


def out_bytearray(at: At) -> Passed:
    before = content(at)
    buffer = bytearray(before)
    return Passed(
        buffer,
        [
            argument(at.name, little(address_of(buffer), 8)),
            afterwards(at.name, lambda: bytes(buffer), after(at, before)),
        ],
    )


def in_string(at: At) -> Passed:
    if at.empty and at.param.nullable:
        return null(at.name)
    string = f"string {at.index}".encode()
    return Passed(string, [memory(at.name, string + b"\0")])


def in_wide_string(at: At) -> Passed:
    """The echo library records the address alone; `test_hostile_arguments.py` has what is there."""
    if at.empty and at.param.nullable:
        return null(at.name)
    return Passed(f"string {at.index}", [lambda received: expect(f"{at.name} is there", received.value != NULL, True)])


def kernel_params(at: At) -> Passed:
    """An array of pointers by its address; `test_kernel_arguments.py` has the other ways."""
    if at.empty:
        return null(at.name)
    pointers = (ctypes.c_void_p * 2)()
    address = ctypes.addressof(pointers)
    return Passed(address, [argument(at.name, little(address, 8))], keep=pointers)
