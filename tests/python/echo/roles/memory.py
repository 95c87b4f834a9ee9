"""Host memory of no particular type, strings, and a kernel's parameters."""

import ctypes

from echo_library import pattern

from echo.calls import LengthCall, LengthParam
from echo.checks import NULL, Passed, afterwards, argument, expect, memory, null
from echo.context import At
from echo.kinds import little

# The size of buffers whose length is determined only by CUDA.
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
    """The number of bytes that the recording stub writes: the length in the arguments. If a variable holds the capacity
    and the count, it is the stub's own length, limited to the capacity."""
    length = at.length
    if length is None:
        return at.own
    counter = at.param.length.name if isinstance(at.param.length, LengthParam) else None
    is_variable = any(param.name == counter and param.type.kind == "pointer" for param in at.function.params)
    return min(length, at.own) if is_variable else length


def out_buffer(at: At) -> Passed:
    """Untyped memory is passed by its address. A bytearray is passed for bytes, and if another function returns the size."""
    if at.empty:
        return null(at.name)
    by_address = at.param.element.kind in ("void", "enum") and not isinstance(at.param.length, LengthCall)
    return out_address(at) if by_address else out_bytearray(at)


def after(at: At, before: bytes) -> bytes:
    """Returns the contents of this memory after the call."""
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
    """The recording stub records only the address; `test_hostile_arguments.py` checks the contents."""
    if at.empty and at.param.nullable:
        return null(at.name)
    return Passed(f"string {at.index}", [lambda received: expect(f"{at.name} is there", received.value != NULL, True)])


def kernel_params(at: At) -> Passed:
    """The address of an array of pointers; `test_kernel_arguments.py` tests the other forms."""
    if at.empty:
        return null(at.name)
    pointers = (ctypes.c_void_p * 2)()
    address = ctypes.addressof(pointers)
    return Passed(address, [argument(at.name, little(address, 8))], keep=pointers)
