"""Stub libraries with every function, which return 0 and read no argument."""

# What is tried here is what the stubs forbid.
# mypy: ignore-errors

import os
import subprocess
import sys
from pathlib import Path

FILES = {"driver": "libcuda.so.1", "runtime": "libcudart.so.13", "nvrtc": "libnvrtc.so.13"}

# The package lists its symbols once a library is loaded, even one without any.
NAMES = """
import sys
from cubind import _native
for library in sys.argv[1:]:
    print(library, *_native.addresses(13, library))
"""


def compile_library(path: Path, source: str) -> None:
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-w", "-shared", "-fPIC", "-x", "c", "-o", str(path), "-"]
    subprocess.run(command, input=source, text=True, check=True)


def environment(folder: Path) -> dict[str, str]:
    """The environment of a program that is to find these libraries, which are compiled into the folder."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    found = others | {"LD_LIBRARY_PATH": str(folder)}
    for file in FILES.values():
        compile_library(folder / file, "int nothing;\n")
    command = [sys.executable, "-c", NAMES, *FILES]
    lines = subprocess.run(command, env=found, capture_output=True, text=True, check=True).stdout.splitlines()
    for line in lines:
        library, *symbols = line.split()
        source = "".join(f"void *{symbol}(void) {{ return 0; }}\n" for symbol in symbols)
        compile_library(folder / FILES[library], source)
    return found
