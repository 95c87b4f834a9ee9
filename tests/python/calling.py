"""Runs parts of a test in separate processes, with a stub driver that stores callbacks and calls them later.

A separate process is necessary because a library is loaded only once, because the test may crash, and because
`PYTHONMALLOC=debug` then overwrites freed memory with 0xdd.
"""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("driver") / "calling.c"
# With AddressSanitizer, programs run several times slower.
SLOWER = 10 if "ASAN_OPTIONS" in os.environ else 1
# The ways in which `fire` calls the functions that the stub driver has stored.
HOST, STREAM, LOG, NOTIFICATION, COREDUMP, RECAPTURE = range(6)

PRELUDE = """
import ctypes, gc, sys, threading, weakref
from cubind import driver
from cubind.driver import *
HOST, STREAM, LOG, NOTIFICATION, COREDUMP, RECAPTURE = range(6)
OK = CUresult.CUDA_SUCCESS

def churn():
    "Frees unreferenced objects, and reuses their memory."
    gc.collect()
    return [bytes([index & 255]) * size for size in range(1, 600) for index in range(8)]

class Thing:
    "What a weak reference can follow."
    def __init__(self, *seen):
        self.seen = list(seen)
    def __call__(self, *given):
        self.seen.append(given)

unraised = []
sys.unraisablehook = unraised.append
# The garbage collector skips the objects that already exist, so a collection is faster.
gc.freeze()
"""


STUB = """
stub = ctypes.CDLL("libcuda.so.1")
stub.kept_pointer.restype = ctypes.c_void_p
"""


def build(folder: Path) -> Path:
    """Compiles the driver; returns its folder."""
    library = folder / "libcuda.so.1"
    done = subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-pthread", "-o", library, SOURCE], capture_output=True)
    if done.returncode:
        pytest.skip(f"the driver of this test does not compile: {done.stderr.decode()}")
    return folder


def run(folder: Path, *parts: str, stub: bool = True) -> None:
    """Runs a program that must not fail. `stub` selects the driver from `build`."""
    printed(folder, *parts, stub=stub)


def printed(folder: Path, *parts: str, stub: bool = True, seconds: float = 0) -> str:
    """Runs a program that may take long and must not fail, and returns its output. `stub` selects the driver from `build`."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    environment = others | {"LD_LIBRARY_PATH": str(folder), "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-X", "faulthandler", "-c", "\n".join([PRELUDE, STUB if stub else "", *map(textwrap.dedent, parts)])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120 * SLOWER + 2 * seconds)
    assert done.returncode == 0, done.stderr
    return done.stdout
