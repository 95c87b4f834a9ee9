"""Crashes at the exit of a process with daemon threads in calls, compared with the same program with ctypes.

`python tests/python/exits.py --runs 1000`. The interpreter stops daemon threads with `pthread_exit` when they take the
GIL back (3.11 to 3.13), or leaves them waiting (3.14). Their C stacks unwind while `exit` runs destructors, so a crash
may be the interpreter's own. The program with ctypes, which contains no code of cubind, shows that. The exit code is 1
if only cubind's program crashes.
"""

import argparse
import collections
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import small_driver

# The code that both programs share. It contains three daemon threads in calls, a call at exit, and objects that are
# destroyed late.
COMMON = """
import atexit, sys, threading
class Late:
    def __init__(self, use): self.use = use
    def __del__(self): self.use()
def forever():
    while True: step()
for _ in range(3): threading.Thread(target=forever, daemon=True).start()
atexit.register(step)
late = Late(step)
for _ in range(int(sys.argv[1])): step()
"""
CUBIND = """
from cubind import driver
node = driver.CUgraphNodeParams()
def step():
    driver.cuMemGetInfo()
    driver.cuStreamSynchronize(driver.CUstream(32))
    node.kernel.gridDimX = 2
"""
CTYPES = """
import ctypes
library = ctypes.CDLL("libcuda.so.1")
class Node(ctypes.Structure):
    _fields_ = [("gridDimX", ctypes.c_uint)]
node = Node()
def step():
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    library.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    library.cuStreamSynchronize(ctypes.c_void_p(32))
    node.gridDimX = 2
"""
PROGRAMS = {"cubind": CUBIND, "ctypes": CTYPES}


def outcomes(runs: int, environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """Runs the programs alternately, so that both have the same load."""
    for number in range(runs):
        for name, program in PROGRAMS.items():
            command = [sys.executable, "-c", program + COMMON, str(number % 7)]
            ended = subprocess.run(command, env=os.environ | environment, capture_output=True, check=False)
            if ended.returncode > 0:
                sys.exit(f"the program with {name} does not run:\n{ended.stderr.decode()}")
            yield name, -ended.returncode


def main() -> int:
    """Counts the exit states of the programs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1000)
    options = parser.parse_args()
    counts = {name: collections.Counter[int]() for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as folder:
        for name, signal_number in outcomes(options.runs, small_driver.environment(Path(folder))):
            counts[name][signal_number] += 1
    for name, count in counts.items():
        died = {signal.Signals(number).name: times for number, times in count.items() if number}
        print(f"{name}: {count[0]} of {options.runs} ended well; died: {died or 'none'}")
    deaths = {name: options.runs - count[0] for name, count in counts.items()}
    return int(deaths["cubind"] > 0 and deaths["ctypes"] == 0)


if __name__ == "__main__":
    sys.exit(main())
