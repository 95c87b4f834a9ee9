"""Runs one generator in this process: `python -m hostile.worker NAME SEED SECONDS` prints the number of inputs."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import os
import random
import resource
import sys
import time

from hostile.generators import GENERATORS

MEMORY = 2 << 30


def main() -> None:
    name, seed, seconds = sys.argv[1:]
    sys.unraisablehook = lambda _: None
    # A count of 2**31 then raises a MemoryError immediately, instead of allocating that many objects. AddressSanitizer
    # has its own limit.
    if "ASAN_OPTIONS" not in os.environ:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    print(GENERATORS[name](random.Random(int(seed)), time.monotonic() + float(seconds)), flush=True)


if __name__ == "__main__":
    main()
