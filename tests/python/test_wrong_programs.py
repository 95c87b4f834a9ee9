"""Ten incorrect programs, which each type checker must reject."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypy", reason="mypy is not installed")
pytest.importorskip("pyright", reason="pyright is not installed")

HEAD = """
from cubind import checked, driver, runtime

stream, event, pointer = driver.CUstream(1), driver.CUevent(2), driver.CUdeviceptr(8)
"""
# The program, and the expected part of the messages of mypy and of pyright.
PROGRAMS = [
    ("driver.cuStreamSynchronize(event)", 'incompatible type "CUevent"', '"CUevent" is not assignable to "CUstream"'),
    ("checked.driver.cuStreamSynchronize(event)", 'incompatible type "CUevent"', '"CUevent" is not assignable'),
    ("driver.cuStreamSynchronize(1.5)", 'incompatible type "float"', '"float" is not assignable to "CUstream"'),
    ("driver.cuEventRecord(stream, event)", 'incompatible type "CUstream"', '"CUstream" is not assignable to "CUevent"'),
    ("checked.driver.cuMemFree(stream)", 'incompatible type "CUstream"', '"CUstream" is not assignable'),
    ("driver.cuMemAlloc(stream)", 'incompatible type "CUstream"', '"CUstream" is incompatible with protocol "Integer"'),
    ("driver.cuMemcpyHtoD(1.5, b'abc', 3)", 'incompatible type "float"', '"float" is not assignable'),
    ("driver.CUDA_MEMCPY2D(Heigth=2)", 'Unexpected keyword argument "Heigth"', 'No parameter named "Heigth"'),
    ("text: bytes = checked.driver.cuDeviceGetName(0)", 'expression has type "str"', '"str" is not assignable to "bytes"'),
    ("runtime.cudaDeviceProp().clockRate", 'has no attribute "clockRate"', 'Cannot access attribute "clockRate"'),
]
# Valid arguments of programs for cuda.bindings.
RIGHT = """
import numpy as np
import ctypes
for given in (stream, 1, np.uint64(1), None, runtime.cudaStream_t(1)):
    driver.cuStreamSynchronize(given)
    checked.driver.cuStreamSynchronize(given)
number: int = int(stream)
moved: driver.CUdeviceptr = pointer + 4
distance: int = moved - pointer
driver.cuMemcpyHtoD(pointer, np.zeros(3), np.int32(3))
driver.cuMemcpyHtoD(8, moved, 3)
driver.cuMemAlloc(np.int64(3))
driver.cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, stream, ((pointer,), (None,)), 0)
copy = driver.CUDA_MEMCPY2D(Height=2, dstDevice=pointer, srcMemoryType=1)
name: str = checked.driver.cuDeviceGetName(0)
nodes: list[driver.CUgraphNode] = checked.driver.cuGraphGetNodes(1)
size: int = checked.cufft.cufftGetSize(1) + 1
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("wrong") / "programs.py"
    path.write_text(HEAD + "\n".join(line for line, _, _ in PROGRAMS) + "\n" + RIGHT)
    return path


def checked(found: dict[int, str], words: list[str]) -> None:
    first = HEAD.count("\n") + 1
    for index, ((line, _, _), expected) in enumerate(zip(PROGRAMS, words)):
        assert expected in found.pop(first + index, ""), line
    assert not found


def test_mypy_rejects_each(program: Path) -> None:
    # The cache of the step "python types", which has already checked the stubs.
    cache = Path(__file__).parents[2] / "target/cubind/mypy"
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--no-pretty", "--cache-dir", str(cache)]
    done = subprocess.run([*command, str(program)], capture_output=True, text=True, check=False, cwd=program.parent)
    found: dict[int, str] = {}
    for line in done.stdout.splitlines():
        _, number, kind, text = line.split(":", 3)
        if kind.strip() == "error":
            found[int(number)] = found.get(int(number), "") + text
    checked(found, [words for _, words, _ in PROGRAMS])


def test_pyright_rejects_each(program: Path) -> None:
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable, str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=program.parent)
    found: dict[int, str] = {}
    for diagnostic in json.loads(done.stdout)["generalDiagnostics"]:
        if diagnostic["severity"] == "error":
            number = diagnostic["range"]["start"]["line"] + 1
            found[number] = found.get(number, "") + diagnostic["message"]
    checked(found, [words for _, _, words in PROGRAMS])
