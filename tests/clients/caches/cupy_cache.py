"""CuPy's cache of compiled kernels, in CUPY_CACHE_DIR."""

from pathlib import Path

import cupy
from files import main


def use(folder: Path) -> None:
    add_one = cupy.RawKernel(r'extern "C" __global__ void add_one(float *v) { v[threadIdx.x] += 1; }', "add_one")
    values = cupy.arange(32, dtype="f4")
    add_one((1,), (32,), (values,))
    assert values[31] == 32


if __name__ == "__main__":
    main(use)
