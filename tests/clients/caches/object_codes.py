"""Pickles of cuda.core's compiled objects and options, as clients send them to other processes."""

import os
import pickle
import sys
from pathlib import Path

from cuda.core import Device, LaunchConfig, ObjectCode, Program, ProgramOptions

SOURCE = 'extern "C" __global__ void add_one(float *values) { values[threadIdx.x] += 1; }'


def write(path: Path) -> None:
    arch = os.environ.get("CUBIND_CLIENTS_ARCH")
    if arch is None:
        device = Device()
        device.set_current()
        arch = f"sm_{device.arch}"
    code = Program(SOURCE, "c++", options=ProgramOptions(arch=arch)).compile("cubin")
    path.write_bytes(pickle.dumps(code))
    assert isinstance(code, ObjectCode)


def read(path: Path) -> None:
    code = pickle.loads(path.read_bytes())
    assert isinstance(code, ObjectCode) and code.code[:4] == b"\x7fELF"
    if "CUBIND_CLIENTS_ARCH" not in os.environ:
        Device().set_current()
        assert code.get_kernel("add_one").attributes.max_threads_per_block() >= 32
        LaunchConfig(grid=1, block=32)


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](Path(sys.argv[2]) / "pickle")
