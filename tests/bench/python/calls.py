"""Time per call: cubind, cuda.bindings and a hand-written extension, with a stub driver that returns at once.

    cargo xtask wheel, then, in an environment with the wheel, cuda-bindings and a C compiler:
    python tests/bench/python/calls.py

Nanoseconds, net of the loop; each figure is the median of interleaved runs in one process. The hand-written extension
takes and returns plain integers, so it makes no handles; the others are given handles.

cuda.bindings is not measured where its runtime is called: it links cudart statically, which requests private
tables from the driver, so with this driver its calls only return an error.
"""

import math
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import shapes
import stubs

CALLS = 20_000
RUNS = 15


def time(shape: shapes.Shape, names: dict[str, Any]) -> float:
    return shape.timer(names).timeit(CALLS) / CALLS * 1e9


def row(name: str, sides: dict[str, tuple[shapes.Shape, dict[str, Any]]]) -> dict[str, float]:
    """The nanoseconds of each side."""
    samples: dict[str, list[float]] = {side: [] for side in sides}
    for _ in range(RUNS):
        empty = time(shapes.NOTHING, {})
        for side, (shape, names) in sides.items():
            samples[side].append(time(shape, names) - empty)
    return {side: statistics.median(values) for side, values in samples.items()}


def table(rows: list[dict[str, tuple[shapes.Shape, dict[str, Any]]]]) -> None:
    ratios: dict[str, list[float]] = {"theirs": [], "hand": []}
    print(f"{'ns':30}{'by hand':>10}{'cubind':>10}{'cuda.bindings':>15}{'/ theirs':>10}{'/ by hand':>11}")
    for sides in rows:
        name = sides["ours"][0].name
        figures = row(name, sides)
        for side in ratios.keys() & figures.keys():
            ratios[side].append(figures["ours"] / figures[side])
        cells = [f"{figures[side]:.1f}" if side in figures else "-" for side in ("hand", "ours", "theirs")]
        cells += [f"{figures['ours'] / figures[side]:.2f}" if side in figures else "-" for side in ("theirs", "hand")]
        print(f"{name:30}{cells[0]:>10}{cells[1]:>10}{cells[2]:>15}{cells[3]:>10}{cells[4]:>11}", flush=True)
    mean = {side: f"{math.exp(statistics.mean(map(math.log, r))):.2f}" if r else "-" for side, r in ratios.items()}
    print(f"{'geometric mean':65}{mean['theirs']:>10}{mean['hand']:>11}\n")


def main() -> None:
    folder = os.environ.get("CUBIND_BENCH_FOLDER")
    if folder is None:
        # The loader reads LD_LIBRARY_PATH before the program begins.
        with tempfile.TemporaryDirectory() as made:
            environment = {**os.environ, "CUBIND_BENCH_FOLDER": made, "LD_LIBRARY_PATH": made}
            raise SystemExit(subprocess.run([sys.executable, __file__], env=environment).returncode)
    stubs.build(Path(folder))
    handwritten = stubs.handwritten(Path(folder))
    from cuda.bindings import driver as theirs
    from cubind import cudnn
    from cubind.cuda13 import cublas, runtime
    from cubind.cuda13 import driver as ours

    handwritten.use(ours.CUresult.CUDA_SUCCESS)
    sides = {"ours": shapes.names(ours, runtime, cublas=cublas, cudnn=cudnn), "theirs": shapes.names(theirs)}
    calls = [
        {"hand": (integers, shapes.names(handwritten)), **{side: (shape, sides[side]) for side in sides}}
        for integers, shape in zip(shapes.calls(integers=True), shapes.calls(), strict=True)
    ]
    print(f"Python {sys.version.split()[0]}")
    for written in (calls[: len(calls) // 2], calls[len(calls) // 2 :]):
        table(written)
    table([{side: (shape, sides[side]) for side in sides} for shape in shapes.CLASSES])
    table([{"ours": (shape, sides["ours"])} for shape in shapes.RUNTIME])
    table([{"ours": (shape, sides["ours"])} for shape in shapes.LIBRARIES])


if __name__ == "__main__":
    main()
