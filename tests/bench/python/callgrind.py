"""Instruction counts, for cases in which times are too noisy: the count of a long series of runs minus that of a short one.

Callgrind counts all instructions of a process, and writes the counts whenever a function returns that the stub driver
does not use otherwise. Counts are exact, except for the effect of the addresses of the interpreter's objects.
"""

import gc
import re
import subprocess
import tempfile
import timeit
from collections.abc import Callable, Iterable
from pathlib import Path

import shapes

FEW, MANY = 100, 500
MARK = "cuDriverGetVersion"
# A statement, and the divisor for the number of times that the statement runs.
Counted = tuple[timeit.Timer, int]


def _loops(rarer: int) -> tuple[int, int]:
    return max(FEW // rarer, 1), max(MANY // rarer, 2)


def run(statements: Iterable[Counted], mark: Callable[[], object]) -> None:
    """Runs the statements in the measured process; `mark` calls the driver's function."""
    # Garbage collection is disabled, because it would run at random times.
    gc.disable()
    statements = [(shapes.NOTHING.timer({}), 1), *statements]
    # The first runs load libraries, look up functions, and let the interpreter specialize the statement.
    for timer, rarer in statements:
        timer.timeit(_loops(rarer)[0])
    mark()
    for timer, rarer in statements:
        for loops in _loops(rarer):
            timer.timeit(loops)
            mark()


def count(command: list[str], environment: dict[str, str], rarer: list[int]) -> list[float]:
    """Returns the instruction count of each statement in such a process, without the instructions of the loop."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--dump-after={MARK}", f"--callgrind-out-file={out}"]
        subprocess.run([*valgrind, *command], env=environment, check=True)
        parts = sorted(Path(folder).glob("counts.*"), key=lambda path: int(path.suffix[1:]))
        texts = [part.read_text() for part in parts]
    totals = [int(re.findall(r"^totals: (\d+)", text, re.M)[0]) for text in texts if MARK in text[:1000]]
    # Each statement runs in a short series and in a long series, which both include the cost of starting and ending a
    # series. Bindings that query the driver's version do so when they are loaded, before the first series.
    rarer = [1, *rarer]
    own = totals[-2 * len(rarer) :]
    assert len(own) == 2 * len(rarer), f"callgrind wrote {len(totals)} parts"
    counts = []
    for index, each in enumerate(rarer):
        few, many = _loops(each)
        counts.append((own[2 * index + 1] - own[2 * index]) / (many - few))
    empty, *others = counts
    return [each - empty for each in others]
