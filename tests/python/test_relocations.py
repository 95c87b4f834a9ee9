"""Relocations of the extension module: their number must not depend on the number of bound functions."""

import importlib
import pkgutil
import struct
from pathlib import Path

from cubind import _native

import majors

RELOCATIONS = 4
"""`SHT_RELA`: a section of relocations."""


def relocations(library: bytes) -> int:
    """Returns the number of addresses that the loader writes, from the section headers of a 64-bit ELF file."""
    assert library[:6] == b"\x7fELF\x02\x01", "an ELF file, 64 bits, little endian"
    (offset,) = struct.unpack_from("<Q", library, 0x28)
    size, count = struct.unpack_from("<HH", library, 0x3A)
    total = 0
    for index in range(count):
        _, kind, _, _, _, length, _, _, _, entry = struct.unpack_from("<IIQQQQIIQQ", library, offset + index * size)
        if kind == RELOCATIONS:
            total += length // entry
    return total


def test_functions_members_and_fields_need_no_relocations() -> None:
    assert _native.__file__
    packages = [importlib.import_module(f"cubind.cuda{major}") for major in majors.MAJORS]
    libraries = [(package, name) for package in packages for _, name, _ in pkgutil.iter_modules(package.__path__)]
    # Modules for Cython have no additional names.
    libraries = [(package, name) for package, name in libraries if not name.startswith("cy")]
    modules = [importlib.import_module(f"{package.__name__}.{name}") for package, name in libraries]
    names = sum(len(module.__all__) for module in modules)
    # A class needs two or three relocations, for its string, for the function that adds its parts, and for its base
    # class. Functions and constants need no relocations.
    assert relocations(Path(_native.__file__).read_bytes()) < names
