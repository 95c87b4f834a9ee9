"""Instructions, where time is too noisy: those of many runs of a statement without those of few.

Callgrind counts all that a process does, and writes down what it has counted whenever a function returns of which the stub
driver has no other use. What is counted is exact, but for where the interpreter finds its objects.
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
# A statement, and how many of these runs only one is made of.
Counted = tuple[timeit.Timer, int]


def _loops(rarer: int) -> tuple[int, int]:
    return max(FEW // rarer, 1), max(MANY // rarer, 2)


def run(statements: Iterable[Counted], mark: Callable[[], object]) -> None:
    """In the process that is counted; `mark` calls the driver's function."""
    # Where a collection falls is chance.
    gc.disable()
    statements = [(shapes.NOTHING.timer({}), 1), *statements]
    # The first runs load libraries, find functions, and let the interpreter specialise the statement.
    for timer, rarer in statements:
        timer.timeit(_loops(rarer)[0])
    mark()
    for timer, rarer in statements:
        for loops in _loops(rarer):
            timer.timeit(loops)
            mark()


def count(command: list[str], environment: dict[str, str], rarer: list[int]) -> list[float]:
    """The instructions of each statement that a process runs so, net of the loop."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--dump-after={MARK}", f"--callgrind-out-file={out}"]
        subprocess.run([*valgrind, *command], env=environment, check=True)
        parts = sorted(Path(folder).glob("counts.*"), key=lambda path: int(path.suffix[1:]))
        texts = [part.read_text() for part in parts]
    totals = [int(re.findall(r"^totals: (\d+)", text, re.M)[0]) for text in texts if MARK in text[:1000]]
    # For each statement: few runs and many, each with what it takes to begin and to end. Bindings that ask for the driver's
    # version have done so when they were loaded, before the first of these.
    rarer = [1, *rarer]
    own = totals[-2 * len(rarer) :]
    assert len(own) == 2 * len(rarer), f"callgrind wrote {len(totals)} parts"
    counts = []
    for index, each in enumerate(rarer):
        few, many = _loops(each)
        counts.append((own[2 * index + 1] - own[2 * index]) / (many - few))
    empty, *others = counts
    return [each - empty for each in others]
