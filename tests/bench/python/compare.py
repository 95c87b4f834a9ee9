"""Comparison of two wheels of cubind, statement by statement, to measure the cost of a change.

    python tests/bench/python/compare.py --before A.whl --after B.whl [--python INTERPRETER] [--callgrind]

Each wheel is measured in separate processes, which take turns statement by statement; CPU time is measured, so other
programs have little effect. A figure is the median of all rounds without the loop, and a ratio is the median of the
rounds' ratios. "A/A" is the first wheel again, in another process: its difference is noise. `--callgrind` counts
instructions instead.

Needs a C compiler, and for `--callgrind` valgrind.
"""

import argparse
import math
import os
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import callgrind
import libraries
import stubs

MEASURE = str(Path(__file__).with_name("measure.py"))
SHAPES = libraries.everything()
# Results differ more between processes than between rounds, because each process has its memory at different addresses.
PROCESSES = 4
ROUNDS = 6
LOOPS = 10_000
IMPORTS = {
    "import cubind.driver": "import cubind.driver",
    "import all three modules": "import cubind.driver, cubind.runtime, cubind.nvrtc",
}
IMPORT_ROUNDS = 25


class Wheel:
    """A wheel that is unpacked into a folder, from which measuring processes import it."""

    def __init__(self, python: str, wheel: Path, folder: Path, libraries: Path) -> None:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        self.python = python
        others = {name: value for name, value in os.environ.items() if not name.startswith(("CUBIND", "PYTHON"))}
        self.environment = {
            **others,
            "PYTHONPATH": str(folder),
            "PYTHONHASHSEED": "0",
            "LD_LIBRARY_PATH": str(libraries),
        }

    def start(self) -> "subprocess.Popen[str]":
        command = [self.python, MEASURE]
        server = subprocess.Popen(command, env=self.environment, stdin=-1, stdout=-1, text=True)
        assert server.stdout and server.stdout.readline() == "ready\n", "the process that measures did not start"
        return server

    def import_time(self, statement: str) -> float:
        code = f"import time; begin = time.thread_time_ns(); {statement}; print(time.thread_time_ns() - begin)"
        done = subprocess.run([self.python, "-c", code], env=self.environment, stdout=-1, text=True, check=True)
        return float(done.stdout)

    def instructions(self) -> list[float]:
        """Returns the instruction count of each shape."""
        return callgrind.count([self.python, MEASURE, "callgrind"], self.environment, [shape.rarer for shape in SHAPES])


def timed(wheels: dict[str, Wheel]) -> list[dict[str, list[float]]]:
    """Returns the time in nanoseconds of each shape with each wheel, for each round."""
    samples: list[dict[str, list[float]]] = [{side: [] for side in wheels} for _ in SHAPES]
    for _ in range(PROCESSES):
        servers = {side: wheel.start() for side, wheel in wheels.items()}

        def ask(side: str, shape: int) -> float:
            server = servers[side]
            assert server.stdin and server.stdout
            print(shape, LOOPS, file=server.stdin, flush=True)
            return float(server.stdout.readline())

        for turn in range(ROUNDS):
            # The order of the wheels must not affect the results.
            order = list(wheels) if turn % 2 else list(wheels)[::-1]
            empty = {side: ask(side, 0) for side in order}
            for shape in range(len(SHAPES)):
                for side in order:
                    samples[shape][side].append(ask(side, shape + 1) - empty[side])
        for server in servers.values():
            server.communicate()
    return samples


def row(name: str, unit: str, sides: dict[str, list[float]]) -> tuple[float, float]:
    """Prints the medians, the ratios of the wheels, and the ratio of the first wheel to itself."""
    before, after, again = sides["before"], sides["after"], sides["again"]
    ratio, control = (statistics.median(b / a for a, b in zip(before, other)) for other in (after, again))
    figures = f"{statistics.median(before):10.1f}{statistics.median(after):10.1f} {unit:5}"
    print(f"{name:36}{figures}{ratio:8.3f}{control:8.3f}", flush=True)
    return ratio, control


def mean(ratios: Iterable[float]) -> float:
    return math.exp(statistics.mean(map(math.log, ratios)))


def report(rows: list[tuple[str, dict[str, list[float]]]], unit: str) -> None:
    print(f"{'':36}{'before':>10}{'after':>10} {'':5}{'ratio':>8}{'A/A':>8}")
    ratios = [row(name, unit, sides) for name, sides in rows]
    ratio, control = (mean(column) for column in zip(*ratios))
    print(f"{'geometric mean':62}{ratio:8.3f}{control:8.3f}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="compares what two wheels of cubind cost")
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path, required=True)
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs both")
    parser.add_argument("--callgrind", action="store_true", help="count instructions instead of measuring time")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "libraries").mkdir()
        stubs.build(folder / "libraries")
        files = {"before": options.before, "after": options.after, "again": options.before}
        wheels = {
            side: Wheel(options.python, file, folder / side, folder / "libraries") for side, file in files.items()
        }
        print(subprocess.run([options.python, "--version"], stdout=-1, text=True, check=True).stdout.strip())
        if options.callgrind:
            net = {side: wheel.instructions() for side, wheel in wheels.items()}
            rows = [(s.name, {side: [net[side][i]] for side in net}) for i, s in enumerate(SHAPES)]
            report(rows, "instr")
            return
        report([(shape.name, sides) for shape, sides in zip(SHAPES, timed(wheels))], "ns")
        times: dict[str, dict[str, list[float]]] = {name: {side: [] for side in wheels} for name in IMPORTS}
        for turn in range(IMPORT_ROUNDS + 1):
            for name, statement in IMPORTS.items():
                for side, wheel in wheels.items():
                    taken = wheel.import_time(statement) / 1000
                    # The first process compiles the package to bytecode, so its time is not counted.
                    if turn:
                        times[name][side].append(taken)
        report(list(times.items()), "us")


if __name__ == "__main__":
    main()
