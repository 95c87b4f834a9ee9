"""Detection of addresses in memory. Addresses differ between processes, so outcomes of two packages are compared
without them."""

import struct
import sys
from pathlib import Path

# The address range to which Linux maps relocatable programs and all heaps, libraries and stacks.
USUAL = range(0x5000_0000_0000, 0x8000_0000_0000)
# Values in ELF headers: the type of a program with a fixed address, and the type of the segment that contains the
# loader's path (`man 5 elf`).
FIXED, LOADER = 2, 3


def fixed() -> range:
    """Returns this program's address range if it is below the usual addresses, as in Debian's newest Python builds."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    places = [[int(number, 16) for number in line.split()[0].split("-")] for line in lines]
    low = [end for start, end in places if end <= USUAL.start]
    return range(places[0][0], low[-1]) if low else range(0)


PROGRAM = fixed()


def is_address(word: int) -> bool:
    """Returns true if a word of memory is an address in this process, which `python` must have started."""
    return word in USUAL or word in PROGRAM


def python() -> list[str]:
    """Returns the command that starts this Python with a heap at usual addresses.

    The heap of a program with a fixed address follows the program. NVIDIA's package takes some addresses for integers,
    and accepts small ones. If the program is passed to the loader, Linux maps the heap at higher addresses.
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
