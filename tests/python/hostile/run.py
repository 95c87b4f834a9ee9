"""The long run: `python tests/python/hostile/run.py --seconds 600`, in an environment with the wheel and a C compiler.

Each generator gets its share of the time, in separate processes. A failure names the seed that reproduces it.
"""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from hostile import libraries, sanitized, silent  # noqa: E402

NAMES = ["functions", "classes", "records", "kernels", "memory", "threads", "views", "exit"]
# The time limit of one process. It is short, so that most inputs do not depend on the state that earlier inputs left.
SLICE = 30.0


def generate(name: str, seed: int, seconds: float, environment: dict[str, str]) -> int:
    """Runs one generator in a process; returns its number of inputs."""
    given = environment | {"PYTHONPATH": os.pathsep.join([str(HERE.parent), os.environ.get("PYTHONPATH", "")])}
    given |= {"PYTHONHASHSEED": str(seed % 2**32)}
    # The generator that makes allocations fail runs without these checks of Python, because they would also fail.
    given |= {} if name == "memory" or "ASAN_OPTIONS" in given else {"PYTHONMALLOC": "debug"}
    command = [sys.executable, "-X", "faulthandler", "-W", "ignore", "-m", "hostile.worker", name, str(seed), str(seconds)]
    try:
        done = subprocess.run(command, env=given, capture_output=True, text=True, timeout=seconds * 4 + 120)
    except subprocess.TimeoutExpired as hanging:
        # The early end is a finding, which is reported before the run continues.
        raise AssertionError(f"{name}, seed {seed}, {seconds} s: it does not end") from hanging
    if done.returncode:
        # A report of AddressSanitizer begins with the kind of error.
        head, found, report = done.stderr.partition("ERROR: AddressSanitizer")
        said = found + report[:2000] if found else head[-6000:]
        raise AssertionError(f"{name}, seed {seed}, {seconds} s: exit status {done.returncode}\n{said}")
    return int(done.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="for all generators together")
    parser.add_argument("--seed", type=int, default=random.randrange(2**31), help="of the first process")
    parser.add_argument("names", nargs="*", choices=[*NAMES, "libraries", []], help="all, if none is named")
    parser.add_argument(
        "--sanitize",
        metavar="TOOLKIT",
        help="the generator `echo` alone, over the recording stubs of this toolkit with AddressSanitizer, which are compiled from "
        "the sources in CUBIND_WORK (target/cubind)",
    )
    options = parser.parse_args()
    names = ["echo"] if options.sanitize else options.names or [*NAMES, "libraries"]
    share, failed = options.seconds / len(names), 0
    with tempfile.TemporaryDirectory() as folder:
        if options.sanitize:
            work = Path(os.environ.get("CUBIND_WORK", HERE.parents[2] / "target" / "cubind"))
            environment = sanitized.environment(Path(folder), work, options.sanitize)
        else:
            environment = silent.environment(Path(folder))
        for name in names:
            end, seed, count = time.monotonic() + share, options.seed, 0
            while (left := end - time.monotonic()) > 0.5:
                try:
                    if name == "libraries":
                        with tempfile.TemporaryDirectory() as place:
                            libraries.run(Path(place), environment, seed, Path(folder) / "libcuda.so.1")
                        count += 1
                    else:
                        count += generate(name, seed, min(left, SLICE), environment)
                except AssertionError as error:
                    failed += 1
                    print(error, flush=True)
                seed += 1
            print(f"{name:10} {count:10,} from seed {options.seed}", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
