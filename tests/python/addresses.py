"""Which numbers are addresses: they differ between processes, and what two packages did in two of them is compared without them."""

import struct
import sys
from pathlib import Path

# Where Linux puts programs that can lie anywhere, and the heaps, libraries and stacks of all.
USUAL = range(0x5000_0000_0000, 0x8000_0000_0000)
# In the head of a program that can lie at one place only, and of the part that names what loads it (`man 5 elf`).
FIXED, LOADER = 2, 3


def fixed() -> range:
    """Where this program lies, if it does below the usual addresses, as Debian's newest Pythons do."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    places = [[int(number, 16) for number in line.split()[0].split("-")] for line in lines]
    low = [end for start, end in places if end <= USUAL.start]
    return range(places[0][0], low[-1]) if low else range(0)


PROGRAM = fixed()


def is_address(word: int) -> bool:
    """Whether a word of memory is an address of this process, which `python` has started."""
    return word in USUAL or word in PROGRAM


def python() -> list[str]:
    """What starts this Python with a heap at usual addresses.

    That of a program which can lie at one place only is right behind it: NVIDIA's package takes some addresses for numbers,
    and goes on if they are small. Linux moves it up for a program that the loader is told to load.
    """
    with Path(sys.executable).open("rb") as file:
        head = file.read(64)
        if head[:4] != b"\x7fELF" or struct.unpack_from("<H", head, 16)[0] != FIXED:
            return [sys.executable]
        parts, size, count = struct.unpack_from("<Q", head, 32)[0], *struct.unpack_from("<HH", head, 54)
        for index in range(count):
            file.seek(parts + index * size)
            kind, _, offset, _, _, length = struct.unpack("<IIQQQQ", file.read(40))
            if kind == LOADER:
                file.seek(offset)
                return [file.read(length - 1).decode(), "--argv0", sys.executable, sys.executable]
    return [sys.executable]
