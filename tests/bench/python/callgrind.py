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

FEW, MANY = 200, 1200
MARK = "cuDriverGetVersion"


def run(statements: Iterable[timeit.Timer], mark: Callable[[], object]) -> None:
    """In the process that is counted; `mark` calls the driver's function."""
    # Where a collection falls is chance.
    gc.disable()
    statements = [shapes.NOTHING.timer({}), *statements]
    # The first runs load libraries, find functions, and let the interpreter specialise the statement.
    for statement in statements:
        statement.timeit(FEW)
    for statement in statements:
        for loops in (FEW, MANY):
            mark()
            statement.timeit(loops)
            mark()


def count(command: list[str], environment: dict[str, str], statements: int) -> list[float]:
    """The instructions of each statement that a process runs so, net of the loop."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--dump-after={MARK}", f"--callgrind-out-file={out}"]
        subprocess.run([*valgrind, *command], env=environment, check=True)
        parts = sorted(Path(folder).glob("counts.*"), key=lambda path: int(path.suffix[1:]))
        texts = [part.read_text() for part in parts]
    totals = [int(re.findall(r"^totals: (\d+)", text, re.M)[0]) for text in texts if MARK in text[:1000]]
    # For each statement: what came before, few runs, what came between, many runs. Bindings that ask for the driver's version
    # have done so when they were loaded, before the first of these.
    own = totals[-4 * (1 + statements) :]
    assert len(own) == 4 * (1 + statements), f"callgrind wrote {len(totals)} parts"
    empty, *counts = [(own[i + 3] - own[i + 1]) / (MANY - FEW) for i in range(0, len(own), 4)]
    return [each - empty for each in counts]
