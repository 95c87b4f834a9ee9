"""numba-cuda's cache of compiled kernels (`cache=True`), in NUMBA_CACHE_DIR."""

import sys
from pathlib import Path

import numpy
from files import main
from numba import cuda


@cuda.jit(cache=True)
def add_one(values):  # type: ignore[no-untyped-def]
    values[cuda.grid(1)] += 1


def use(folder: Path) -> None:
    values = cuda.to_device(numpy.arange(32, dtype="f4"))
    add_one[1, 32](values)
    assert values.copy_to_host()[31] == 32
    hits, misses = (sum(counts.values()) for counts in (add_one.stats.cache_hits, add_one.stats.cache_misses))
    assert (hits, misses) == ((1, 0) if sys.argv[1] == "read" else (0, 1)), (hits, misses)


if __name__ == "__main__":
    main(use)
