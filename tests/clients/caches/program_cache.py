"""cuda.core's cache of compiled programs. Needs no GPU if CUBIND_CLIENTS_ARCH names an architecture."""

import os
from pathlib import Path

from cuda.core import Device, Program, ProgramOptions
from cuda.core.utils import FileStreamProgramCache
from files import main

SOURCE = 'extern "C" __global__ void add_one(float *values) { values[threadIdx.x] += 1; }'


def use(folder: Path) -> None:
    arch = os.environ.get("CUBIND_CLIENTS_ARCH")
    if arch is None:
        device = Device()
        device.set_current()
        arch = f"sm_{device.arch}"
    with FileStreamProgramCache(folder) as cache:
        code = Program(SOURCE, "c++", options=ProgramOptions(arch=arch)).compile("cubin", cache=cache)
    assert any(path.read_bytes() == code.code for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    main(use)
