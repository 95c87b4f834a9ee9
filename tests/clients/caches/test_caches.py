"""Caches of compiled code and pickles that a client writes on one side and reads on the other.

CUBIND_CLIENTS_OTHER is the interpreter of the other side. Each program in this folder is run with `write DIR` and with
`read DIR`; `read` fails if it compiles code that the cache contains, or if the data differs.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = {
    "numba_cache": "numba_cuda",
    "program_cache": "cuda.core",
    "object_codes": "cuda.core",
    "cute_cache": "cutlass",
    "cupy_cache": "cupy",
    "enums": "cuda.bindings",
}


def run(python: str, program: str, task: str, folder: Path) -> None:
    """Runs one task, with all caches in the given folder."""
    names = ("NUMBA_CACHE_DIR", "CUTE_DSL_CACHE_DIR", "CUPY_CACHE_DIR")
    environment = os.environ | {name: str(folder / "cache") for name in names}
    path = Path(__file__).parent / f"{program}.py"
    command = [python, str(path), task, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=path.parent)
    assert done.returncode == 0, f"{python} {task}:\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("writer", ["this side", "the other side"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_this_side_reads_the_cache_of(writer: str, program: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(PROGRAMS[program].partition(".")[0]) is None:
        pytest.skip(f"{PROGRAMS[program]} is not installed")
    python = sys.executable if writer == "this side" else os.environ["CUBIND_CLIENTS_OTHER"]
    run(python, program, "write", tmp_path)
    run(sys.executable, program, "read", tmp_path)
