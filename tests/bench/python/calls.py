"""Time per call of cubind, NVIDIA's bindings and a hand-written extension, with stub libraries that return immediately.

    cargo xtask release wheel, then, in an environment with the wheel, cuda-bindings and a C compiler:
    python tests/bench/python/calls.py [--callgrind] [--json]

Nanoseconds without the loop; each figure is the median of interleaved runs in one process. With `--callgrind`
instructions, which needs valgrind. The hand-written extension has a part of the calls, with the same checks. cuBLAS is
compared with nvmath-python, if that is installed.

The runtime of cuda.bindings is not measured: it links cudart statically, which requests private tables from the driver,
so with this driver its calls only return an error.
"""

import importlib
import importlib.metadata
import importlib.util
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import callgrind
import libraries
import shapes
import stubs

CALLS = 20_000
RUNS = 15
# The environment variables that set the folder of the stubs, and that mark a process that callgrind measures.
FOLDER, COUNTED = "CUBIND_BENCH_FOLDER", "CUBIND_BENCH_COUNTED"

# One measured call: the statement for each side, and the names that the statement uses.
Row = dict[str, tuple[shapes.Shape, dict[str, Any]]]
# The cost of the call on each side.
Figures = dict[str, float]


def statements(rows: list[Row]) -> list[callgrind.Counted]:
    return [(shape.timer(names), shape.rarer) for sides in rows for shape, names in sides.values()]


def plain(value: Any) -> Any:
    """Returns a result in a form that all sides share: integers for handles and enums, and the class for records."""
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    if isinstance(value, (bytes, float)):
        return value
    return int(value) if hasattr(value, "__int__") else type(value).__name__


def check(rows: list[Row]) -> None:
    """Checks that a call succeeds with the same result on each side; other calls are not compared."""
    for sides in rows:
        given = {side: plain(shape.result(names)) for side, (shape, names) in sides.items()}
        first = given["ours"]
        assert first[0] == 0 and all(each == first for each in given.values()), f"{sides['ours'][0].name}: {given}"


def nanoseconds(sides: Row) -> Figures:
    samples: dict[str, list[float]] = {side: [] for side in sides}
    for _ in range(RUNS):
        empty = shapes.NOTHING.seconds({}, CALLS)
        for side, (shape, names) in sides.items():
            samples[side].append((shape.seconds(names, CALLS) - empty) * 1e9)
    return {side: statistics.median(values) for side, values in samples.items()}


def instructions(rows: list[Row]) -> Callable[[Row], Figures]:
    """Returns the instruction count of each row; this program runs itself in one other process for all rows."""
    environment = {**os.environ, COUNTED: "1", "PYTHONHASHSEED": "0"}
    rarer = [rarer for _, rarer in statements(rows)]
    counts = iter(callgrind.count([sys.executable, *sys.argv], environment, rarer))
    return lambda sides: {side: next(counts) for side in sides}


def table(rows: list[Row], measured: Callable[[Row], Figures], peer: str = "cuda.bindings") -> None:
    ratios: dict[str, list[float]] = {"theirs": [], "hand": []}
    unit = "instructions" if "--callgrind" in sys.argv else "ns"
    print(f"{unit:56}{'by hand':>10}{'cubind':>10}{peer:>15}{'/ theirs':>10}{'/ by hand':>11}")
    for sides in rows:
        name = sides["ours"][0].name
        figures = measured(sides)
        for side in ratios.keys() & figures.keys():
            ratios[side].append(figures["ours"] / figures[side])
        cells = [f"{figures[side]:.1f}" if side in figures else "-" for side in ("hand", "ours", "theirs")]
        cells += [f"{figures['ours'] / figures[side]:.2f}" if side in figures else "-" for side in ("theirs", "hand")]
        print(f"{name:56}{cells[0]:>10}{cells[1]:>10}{cells[2]:>15}{cells[3]:>10}{cells[4]:>11}", flush=True)
    mean = {side: f"{math.exp(statistics.mean(map(math.log, r))):.2f}" if r else "-" for side, r in ratios.items()}
    print(f"{'geometric mean':91}{mean['theirs']:>10}{mean['hand']:>11}\n")


def as_json(tables: dict[str, list[Row]], measured: Callable[[Row], Figures]) -> str:
    """Returns the tables as JSON: the name of each table, and the cost of each call on each side."""
    rows = {
        table: [{"name": sides["ours"][0].name, **measured(sides)} for sides in each] for table, each in tables.items()
    }
    unit = "instructions" if "--callgrind" in sys.argv else "ns"
    theirs = importlib.metadata.version("cuda-bindings")
    return json.dumps({"python": sys.version.split()[0], "theirs": theirs, "unit": unit, "tables": rows})


def library_calls(ours: dict[str, Any], handwritten: ModuleType) -> list[Row]:
    """Returns the calls of other libraries, also with nvmath-python if it is installed."""
    names = {"ours": ours, "hand": {"cublas": handwritten, "cudnn": handwritten}}
    if importlib.util.find_spec("nvmath"):
        names["theirs"] = {"nvmath": importlib.import_module("nvmath.bindings.cublas")}
    rows = []
    for call in libraries.CALLS:
        sides = {"ours": call.ours, "hand": call.hand, "theirs": call.theirs}
        rows.append({side: (shape, names[side]) for side, shape in sides.items() if shape and side in names})
    return rows


def again(**environment: str) -> int:
    """Runs this program again with another environment, because the loader reads LD_LIBRARY_PATH before a program
    starts."""
    return subprocess.run([sys.executable, *sys.argv], env={**os.environ, **environment}, check=False).returncode


def main() -> None:
    folder = os.environ.get(FOLDER)
    if folder is None:
        with tempfile.TemporaryDirectory() as made:
            stubs.build(Path(made))
            raise SystemExit(again(**{FOLDER: made, "LD_LIBRARY_PATH": made}))
    handwritten = stubs.handwritten(Path(folder))
    from cuda.bindings import driver as theirs
    from cubind import cudnn
    from cubind.cuda13 import cublas, runtime
    from cubind.cuda13 import driver as ours

    handwritten.use(ours.CUresult.CUDA_SUCCESS)
    sides = {"ours": shapes.names(ours, runtime, cublas=cublas, cudnn=cudnn), "theirs": shapes.names(theirs)}
    by_hand = shapes.names(handwritten)
    calls, launches, classes = (
        [{side: (shape, sides[side]) for side in sides} for shape in group]
        for group in [shapes.CALLS, shapes.LAUNCHES, shapes.CLASSES]
    )
    for call, shape in zip(calls, shapes.CALLS, strict=True):
        if hasattr(handwritten, shape.name.split("(")[0]):
            call["hand"] = (shape, by_hand)
    launches[0]["hand"] = (shapes.LAUNCHES[0], by_hand)
    check([*calls, *launches])
    of_runtime: list[Row] = [{"ours": (shape, sides["ours"])} for shape in shapes.RUNTIME]
    tables = [calls, launches, classes, of_runtime, library_calls(sides["ours"], handwritten)]
    names = ["calls", "launches", "classes", "runtime", "libraries"]
    rows = [row for each in tables for row in each]
    if COUNTED in os.environ:
        callgrind.run(statements(rows), ours.cuDriverGetVersion)
        return
    measured = instructions(rows) if "--callgrind" in sys.argv else nanoseconds
    if "--json" in sys.argv:
        print(as_json(dict(zip(names, tables, strict=True)), measured))
        return
    print(f"Python {sys.version.split()[0]}")
    for each in tables[:-1]:
        table(each, measured)
    table(tables[-1], measured, "nvmath-python")


if __name__ == "__main__":
    main()
