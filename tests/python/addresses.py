"""Which numbers are addresses: they differ between processes, and what two packages did in two of them is compared without them."""

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path

# Where Linux puts programs that can lie anywhere, their heaps, libraries and stacks.
USUAL = range(0x5000_0000_0000, 0x8000_0000_0000)


def low() -> tuple[range, int]:
    """What a program that cannot lie anywhere has below, as Debian's newest Pythons do: itself, and where its heap begins."""
    maps = Path("/proc/self/maps")
    program, heap = range(0), 0
    for line in maps.read_text().splitlines() if maps.exists() else []:
        start, end = (int(number, 16) for number in line.split()[0].split("-"))
        if end > USUAL.start:
            break
        if line.endswith("[heap]"):
            heap = start
        else:
            program = range(program.start or start, end)
    return program, heap


PROGRAM, HEAP = low()


@functools.cache
def break_of_program() -> Callable[[int], int]:
    """The function of the C library that moves the heap's end by so much, and says where it was."""
    return ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_ssize_t)(("sbrk", ctypes.CDLL(None)))


def is_address(word: int) -> bool:
    """Whether a word of memory is an address of this process."""
    if HEAP and HEAP <= word < USUAL.start:
        return word < break_of_program()(0)
    return word in USUAL or word in PROGRAM
