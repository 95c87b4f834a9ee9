"""Runs the programs of one folder and measures a steady step of each, without any other file of this repository.

    python measure.py FOLDER [--sanitizer COMPUTE_SANITIZER] > results.json

FOLDER has `cubind-NAME`, `cudarc-NAME`, `core-NAME` and `calls.so` (see calls.c), as `run.py --pack` writes them. A
step is the time difference between a run of many steps and one of few, divided by the difference in steps, so that
one-time costs do not count. Every program verifies its own result; one that fails is reported, and the exit code is 1.

`--sanitizer` also runs the programs on cubind under NVIDIA's compute-sanitizer (in pip's `nvidia-cuda-sanitizer-api`,
in the driver's version): invalid addresses, races in shared memory and invalid synchronization are failures.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FEW, MANY = 16, 116
TIMES = 3
SECONDS = 60
# The sanitizer does not report errors that calls return, because programs handle these errors. synccheck reports an
# error for the way in which NCCL's own kernels wait.
TOOLS = {
    "memcheck": ["--report-api-errors", "no"],
    "racecheck": [],
    "synccheck": ["--kernel-name-exclude", "kernel_substring=nccl"],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sanitizer", type=Path, metavar="COMPUTE_SANITIZER")
    options = parser.parse_args()
    folder = options.folder.resolve()
    programs = sorted(it for it in folder.iterdir() if it.name.split("-")[0] in ("cubind", "cudarc", "core"))
    results = {program.name: measured(program, folder / "calls.so") for program in programs}
    for program in programs:
        if options.sanitizer and program.name.startswith("cubind-"):
            results[program.name]["sanitizer"] = {tool: errors(program, options.sanitizer, tool) for tool in TOOLS}
    for name, result in results.items():
        print(name, result["said"], result.get("sanitizer", ""), file=sys.stderr)
    json.dump(results, sys.stdout, indent=1)
    clean = all(not any(result.get("sanitizer", {}).values()) for result in results.values())
    sys.exit(0 if clean and all(result["verified"] for result in results.values()) else 1)


def errors(program: Path, sanitizer: Path, tool: str) -> int:
    """Returns the number of errors that a tool of compute-sanitizer finds in a run of a few steps."""
    command = [sanitizer, "--tool", tool, *TOOLS[tool], program]
    done = subprocess.run(command, env={**os.environ, "STEPS": str(FEW)}, capture_output=True, text=True, check=False)
    # The tool racecheck counts hazards, and reports them in another format.
    summary = re.search(r"(?:ERROR SUMMARY: (\d+) error|RACECHECK SUMMARY: (\d+) hazard)", done.stdout)
    if done.returncode or not summary:
        print(done.stdout[-3000:], done.stderr[-1000:], file=sys.stderr)
    return int(summary[1] or summary[2]) if summary else 1


def measured(program: Path, shim: Path) -> dict:
    """Returns a program's output, and the duration of one step."""
    alone = run(program, MANY)
    result: dict = {"verified": alone["code"] == 0, "said": alone["said"]}
    if alone["code"] != 0 or "skipped" in alone["said"]:
        return result
    for key in ("seconds", "instructions"):
        few, many = ([run(program, steps, shim if key == "instructions" else None)[key] for _ in range(TIMES)] for steps in (FEW, MANY))
        if all(it is not None for it in few + many):
            result[key] = (statistics.median(many) - statistics.median(few)) / (MANY - FEW)
    few, many = (run(program, steps, shim)["calls"] for steps in (FEW, MANY))
    steady = {name: (calls - few.get(name, 0)) / (MANY - FEW) for name, calls in many.items()}
    result["calls"] = {name: round(calls, 2) for name, calls in sorted(steady.items()) if calls > 0.005}
    return result


def run(program: Path, steps: int, shim: Path | None = None) -> dict:
    """Returns the exit code, last line and time of one run; with the shim, also its instructions and driver calls."""
    with tempfile.TemporaryDirectory() as scratch:
        counted = Path(scratch, "calls")
        environment = {**os.environ, "STEPS": str(steps)}
        if shim:
            environment |= {"LD_PRELOAD": str(shim), "CALLS": str(counted)}
        begin = time.perf_counter()
        try:
            done = subprocess.run([program], env=environment, capture_output=True, text=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return {"code": -1, "said": f"did not end in {SECONDS} s", "seconds": None, "instructions": None, "calls": {}}
        seconds = time.perf_counter() - begin
        lines = counted.read_text().splitlines() if counted.exists() else []
    calls = {name: int(number) for name, number in (line.split() for line in lines)}
    instructions = calls.pop("instructions", None)
    said = (done.stdout + done.stderr).strip().splitlines()[-1:] or [f"said nothing (exit code {done.returncode})"]
    return {"code": done.returncode, "said": said[0], "seconds": seconds, "instructions": instructions, "calls": calls}


if __name__ == "__main__":
    main()
