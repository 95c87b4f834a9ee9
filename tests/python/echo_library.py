"""The interface of a recording stub: the recorded calls, and the values that it writes to outputs.

The counterpart of `templates/c/echo.h.j2` and `templates/c/echo_runtime.c`.
"""

import ctypes
from dataclasses import dataclass
from functools import cache

# The values are the same as in echo.h.
ARGUMENTS, VALUE, MEMORY = 40, 512, 8192
WORD = (1 << 64) - 1


class EchoArgument(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_uint32),
        ("read", ctypes.c_uint32),
        ("written", ctypes.c_uint32),
        ("value", ctypes.c_uint8 * VALUE),
        ("memory", ctypes.c_uint8 * MEMORY),
    ]


class EchoCall(ctypes.Structure):
    _fields_ = [
        ("symbol", ctypes.c_char_p),
        ("number", ctypes.c_uint64),
        ("count", ctypes.c_uint32),
        ("arguments", EchoArgument * ARGUMENTS),
    ]


class Echo:
    """The control functions of a recording stub, which may be loaded already.

    `answers`: True if the driver resolves documented names to symbols; it does not record these calls.
    """

    def __init__(self, path: str, answers: bool = False) -> None:
        self.library = ctypes.CDLL(path)
        self.library.cubind_echo_last.restype = ctypes.POINTER(EchoCall)
        self.library.cubind_echo_answers(int(answers))

    def last(self) -> EchoCall:
        call: EchoCall = self.library.cubind_echo_last().contents
        return call

    def reset(self) -> None:
        self.library.cubind_echo_reset()

    def returns(self, code: int, calls: int = 0) -> None:
        """Makes the call after this many others return this code."""
        self.library.cubind_echo_return_later(calls, code)

    def always_returns(self, code: int) -> None:
        """Makes every call return this code, until `reset`."""
        self.library.cubind_echo_return_always(code)

    def has(self, symbol: str) -> bool:
        return hasattr(self.library, symbol)


@cache
def text_hash(text: str) -> int:
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & WORD
    return value


@cache
def word(base: str, index: int, element: int, number: int) -> int:
    """The same function as in echo_runtime.c."""
    value = text_hash(base) + (index << 48) + (element << 32) + number + 0x9E3779B97F4A7C15 & WORD
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & WORD
    value = (value ^ value >> 27) * 0x94D049BB133111EB & WORD
    return value ^ value >> 31


def pattern(base: str, index: int, size: int, element: int = 0) -> bytes:
    words = (word(base, index, element, number) for number in range((size + 7) // 8))
    return b"".join(value.to_bytes(8, "little") for value in words)[:size]


def handles(base: str, index: int, size: int) -> bytes:
    words = (0xEC50 << 48 | word(base, index, 0, number) >> 16 for number in range(size // 8))
    return b"".join(value.to_bytes(8, "little") for value in words)


@dataclass
class Called:
    """The recording stub's record of a call."""

    call: EchoCall

    def value(self, index: int) -> bytes:
        argument = self.call.arguments[index]
        return bytes(argument.value[: argument.size])

    def pointer(self, index: int) -> int:
        return int.from_bytes(self.value(index), "little")

    def memory(self, index: int) -> bytes:
        argument = self.call.arguments[index]
        return bytes(argument.memory[: argument.read])
