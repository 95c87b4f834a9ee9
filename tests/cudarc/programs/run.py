"""Eleven programs, each written with cubind, with cudarc and with NVIDIA's cuda-core: a Markdown table of their lines,
`unsafe` and cost.

    python tests/cudarc/programs/run.py                    counts lines, and measures a separate clean build of each program
    python tests/cudarc/programs/run.py --quick            counts lines
    python tests/cudarc/programs/run.py --pack DIR         builds for a machine with a GPU, which needs measure.py beside them
    python tests/cudarc/programs/run.py --results FILE     adds the results of measure.py on that machine to the table
    python tests/cudarc/programs/run.py --only NAME…       selects some programs; can be combined with the other options

The programs on cubind are the crate's examples; those on cudarc, in src/bin, and on cuda-core, in core/, do the same in
the style of these crates (core.py describes what core/ needs to be built). If this machine has a GPU, they are run as
well. Lines are counted after the same rustfmt, without comments and blank lines, and with the kernels. Exit code 1: a
program on cubind is longer than another one, has `unsafe` in more places, or does not verify its result.
"""

import argparse
import ctypes
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import core

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
CRATE = ROOT / "generated/cubind"
FOLDER = ROOT / "target/cubind/programs"


class Program(NamedTuple):
    """A program: its name, its purpose, and the libraries that it needs besides the driver and NVRTC."""

    name: str
    title: str
    libraries: tuple[str, ...] = ()


PROGRAMS = [
    Program("double_buffering", "double buffering, pinned memory, events"),
    Program("fft", "sgemm, then FFT", ("cublas", "cufft")),
    Program("clusters", "a constant, clusters, 4 threads"),
    Program("all_reduce", "peers, NCCL", ("nccl",)),
    Program("training", "a training step, cuBLASLt and cuDNN", ("cublaslt", "cudnn")),
    Program("pipeline", "a pipeline over two GPUs, NCCL", ("nccl",)),
    Program("graph", "a solver as a graph"),
    Program("async_server", "an async server"),
    Program("mlp", "a neural network, cuBLASLt and cuRAND", ("cublaslt", "curand")),
    Program("filter", "filtered batches, cuFFT", ("cufft",)),
    Program("histogram", "a graph of five streams, events"),
]
# The columns of the table. Each column has the prefix of the programs' names, and a heading, which is the name of the
# crate.
SIDES = {"cubind": "cubind", "cudarc": "cudarc", "core": "cuda-core"}
# The programs that cannot be written with version 0.5.0 of NVIDIA's crates, and the reason. The crates only declare
# functions of the driver and of cuRAND.
LACKING = {
    "fft": "no cuBLAS, no cuFFT",
    "all_reduce": "no NCCL",
    "training": "no cuBLASLt, no cuDNN",
    "pipeline": "no NCCL",
    "mlp": "no cuBLASLt",
    "filter": "no cuFFT",
    "histogram": "a graph is recorded from one stream",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="build nothing")
    parser.add_argument("--pack", type=Path, metavar="DIR", help="put the programs there, and print no table")
    parser.add_argument("--results", type=Path, metavar="FILE", help="what measure.py has printed elsewhere")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=[it.name for it in PROGRAMS], help="only these programs")
    options = parser.parse_args()
    if options.only:
        PROGRAMS[:] = [it for it in PROGRAMS if it.name in options.only]
    if not options.quick and any("core" in sides(it) for it in PROGRAMS):
        core.environment()  # If a build would fail, the process ends here.
    if options.pack:
        return pack(options.pack)
    times = {} if options.quick else {(side, it.name): cpu_seconds(side, it) for it in PROGRAMS for side in sides(it)}
    results = json.loads(options.results.read_text()) if options.results else measured_here(options.quick)
    print(table(times, results))
    sys.exit(1 if failures(results) else 0)


def sides(program: Program) -> list[str]:
    """Returns the sides that have the program."""
    return [side for side in SIDES if side != "core" or program.name not in LACKING]


def code(side: str, program: Program) -> list[str]:
    """Returns the lines of a program, with its kernels."""
    if side == "cubind":
        return formatted(CRATE / f"examples/{program.name}.rs")
    if side == "cudarc":
        return formatted(HERE / f"src/bin/{program.name}.rs")
    return formatted(core.HERE / f"src/bin/{program.name}.rs") + of_code(core.kernels(program.name).read_text())


def formatted(path: Path) -> list[str]:
    """Returns the lines of code, formatted by the same rustfmt."""
    command = ["rustfmt", "--edition", "2024", "--config-path", ROOT / "rustfmt.toml", "--emit", "stdout", "--quiet"]
    with path.open() as text:
        done = subprocess.run(command, check=True, stdin=text, stdout=subprocess.PIPE, text=True)
    return of_code(done.stdout)


def of_code(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("//")]


def unsafe_blocks(lines: list[str]) -> int:
    """Returns the number of places with `unsafe` code, without declarations in `kernel!`."""
    return sum(len(re.findall(r"\bunsafe\s*(\{|impl\b)", line)) for line in lines)


def build_command(side: str, program: Program) -> tuple[list[str], Path]:
    """Returns the command that builds only one program, and its folder."""
    if side == "cubind":
        features = ",".join(["std", "cuda-13", "owned", "driver", "nvrtc", *program.libraries])
        return ["cargo", "build", "--example", program.name, "--no-default-features", "--features", features], CRATE
    if side == "core":
        return ["cargo", "build", "--bin", program.name, "--features", program.name], core.HERE
    features = ",".join(["async"] if program.name == "async_server" else program.libraries)
    return ["cargo", "build", "--bin", program.name, "--features", features], HERE


def build_environment(side: str, target: Path) -> dict[str, str]:
    return {**os.environ, "CARGO_TARGET_DIR": str(target), **(core.environment() if side == "core" else {})}


def cpu_seconds(side: str, program: Program) -> float:
    """Returns the CPU time of a debug build of the program and of all its dependencies."""
    target = FOLDER / "clean"
    shutil.rmtree(target, ignore_errors=True)
    command, folder = build_command(side, program)
    environment = build_environment(side, target)
    subprocess.run([command[0], "fetch"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, "--quiet"], cwd=folder, check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    shutil.rmtree(target)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def pack(folder: Path) -> None:
    """Packs release builds without symbols, and the program that measures them."""
    folder.mkdir(parents=True, exist_ok=True)
    for program in PROGRAMS:
        for side in sides(program):
            command, where = build_command(side, program)
            target = FOLDER / side
            environment = {**build_environment(side, target), "CARGO_PROFILE_RELEASE_STRIP": "symbols"}
            subprocess.run([*command, "--release", "--quiet"], cwd=where, check=True, env=environment)
            built = target / "release" / ("examples" if side == "cubind" else "") / program.name
            shutil.copy(built, folder / f"{side}-{program.name}")
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", folder / "calls.so", HERE / "calls.c", "-ldl"], check=True)
    shutil.copy(HERE / "measure.py", folder)
    size = sum(it.stat().st_size for it in folder.iterdir())
    print(f"{folder}: {size / 1e6:.1f} MB; there: python measure.py . > results.json; here: run.py --results results.json")


def measured_here(quick: bool) -> dict:
    """Returns the results of the programs on this machine, if it has a driver."""
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return {}
    if quick:
        return {}
    folder = FOLDER / "pack"
    pack(folder)
    done = subprocess.run([sys.executable, folder / "measure.py", folder], stdout=subprocess.PIPE, check=False)
    return json.loads(done.stdout)


def table(times: dict, results: dict) -> str:
    """Returns one row for each program, and the available columns: each with a figure for every side."""
    heads = [f"program ({' / '.join(SIDES.values())})", "lines", "`unsafe`"]
    heads += ["CPU s to build"] * bool(times)
    heads += ["driver calls a step", "instructions a step", "µs a step", "verified"] * bool(results)
    rows = [heads, ["---"] * len(heads)]
    for program in PROGRAMS:
        lines = {side: code(side, program) for side in sides(program)}
        row = [f"`{program.name}`: {program.title}", figures(lines, len), figures(lines, unsafe_blocks)]
        if times:
            row.append(figures({side: times[side, program.name] for side in lines}, "{:.1f}".format))
        if results:
            found = {side: results.get(f"{side}-{program.name}", {}) for side in lines}
            row.append(figures(found, lambda it: f"{sum(it['calls'].values()):.1f}" if "calls" in it else "–"))
            row.append(figures(found, lambda it: f"{it['instructions']:.0f}" if "instructions" in it else "–"))
            row.append(figures(found, lambda it: f"{it['seconds'] * 1e6:.1f}" if "seconds" in it else "–"))
            row.append(figures(found, verdict))
        rows.append(row)
    reasons = "; ".join(f"`{name}`: {reason}" for name, reason in LACKING.items())
    notes = [
        f"–: cannot be written with NVIDIA's crates, which have declarations of the driver and of cuRAND alone ({reasons}).",
        "They have no NVRTC either: kernels on cuda-core are compiled beforehand, which no figure has; the lines have the kernels.",
    ]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "".join(f"\n\n{note}" for note in notes)


def figures(of: dict, figure: Callable) -> str:
    return " / ".join(str(figure(of[side])) if side in of else "–" for side in SIDES)


def verdict(result: dict) -> str:
    if not result:
        return "not run"
    return "no" if not result["verified"] else "skipped" if "skipped" in result["said"] else "yes"


def failures(results: dict) -> list[str]:
    """Prints the failures and returns them."""
    wrong = []
    for program in PROGRAMS:
        ours = code("cubind", program)
        for side in sides(program)[1:]:
            theirs = code(side, program)
            if len(ours) >= len(theirs):
                wrong.append(f"{program.name}: {len(ours)} lines on cubind, {len(theirs)} on {SIDES[side]}")
            if unsafe_blocks(ours) > unsafe_blocks(theirs):
                places = f"{unsafe_blocks(ours)} places on cubind, {unsafe_blocks(theirs)} on {SIDES[side]}"
                wrong.append(f"{program.name}: `unsafe` in {places}")
    wrong += [f"{name}: {result['said']}" for name, result in results.items() if not result["verified"]]
    for line in wrong:
        print(line, file=sys.stderr)
    return wrong


if __name__ == "__main__":
    main()
