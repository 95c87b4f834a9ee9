"""The GIL: polling functions, such as `cuStreamQuery`, release it; functions that only read memory hold it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("driver") / "polled.c"
# The file names of the libraries, for every major version.
LIBRARIES = ["libcuda.so.1", *(f"libcudart.so.{major}" for major in range(12, 20))]
PROGRAM = """
import ctypes, sys, threading, time
from cubind import driver, runtime

library, call = sys.argv[1], eval(sys.argv[2])
# `PyDLL` holds the GIL: no other thread runs during the calls around the tested one.
stub = ctypes.PyDLL(library)

def other():
    while not stub.is_polling():
        time.sleep(0.001)
    stub.another_thread_runs()

call(0)  # finds the symbol, and creates the classes
sys.setswitchinterval(1e-4)
thread = threading.Thread(target=other)
thread.start()
print(int(call(0)[0]))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("polled")
    first, *others = (folder / name for name in LIBRARIES)
    done = subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", first, SOURCE], capture_output=True)
    if done.returncode:
        pytest.skip(f"the driver of this test does not compile: {done.stderr.decode()}")
    for name in others:
        # Both stubs are in one library, so that calls to the runtime wait for calls to the driver.
        name.symlink_to(first)
    return folder


@pytest.mark.parametrize(
    "call", ["driver.cuStreamQuery", "driver.cuEventQuery", "runtime.cudaStreamQuery", "runtime.cudaEventQuery"]
)
def test_another_thread_runs_while_a_polled_call_blocks(folder: Path, call: str) -> None:
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, folder / LIBRARIES[0], call],
        env=others | {"LD_LIBRARY_PATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "0\n", "no other thread ran meanwhile"
