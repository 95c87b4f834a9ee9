"""Runs plans in separate processes, and continues after a call that crashes one."""

import dataclasses
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from addresses import python
from majors import ours as package

HERE = Path(__file__).parent.parent
# More calls than this that end a process are not worth the time.
MAX_CRASHES = 200
SECONDS = 120


@dataclasses.dataclass
class Compared:
    call: dict[str, Any]
    theirs: dict[str, Any]
    ours: dict[str, Any]


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CUBIND_CUDA", "CUDA_PYTHON"))}
    return {**kept, "LD_LIBRARY_PATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONFAULTHANDLER": ""}


def plan(module: str, folder: Path, scratch: Path) -> tuple[Path, dict[str, Any]]:
    made = subprocess.run(
        [sys.executable, "-m", "differential.plan", module],
        cwd=HERE,
        env=environment(folder),
        check=True,
        stdout=subprocess.PIPE,
        timeout=SECONDS,
    ).stdout
    path = scratch / f"{module}.json"
    path.write_bytes(made)
    return path, json.loads(made)


def outcomes(module: str, library: Path, planned: Path, calls: int, scratch: Path) -> list[dict[str, Any]]:
    """One outcome for each call, in their order."""
    path = scratch / f"{module}.outcomes"
    path.write_text("")
    for _ in range(MAX_CRASHES):
        found = path.read_text().splitlines()
        if len(found) >= calls:
            return [json.loads(line) for line in found]
        signal = run(module, library, planned, range(len(found), calls), path)
        if signal:
            # A line may be there in part.
            whole = path.read_text().split("\n")[:-1]
            crashed = json.dumps({"crash": signal})
            if module.startswith("cuda.bindings"):
                crashed = alone(module, library, planned, len(whole), scratch) or crashed
            path.write_text("".join(line + "\n" for line in [*whole, crashed]))
    raise RuntimeError(f"{module}: more than {MAX_CRASHES} calls end the process; the last: {len(found)}")


def alone(module: str, library: Path, planned: Path, call: int, scratch: Path) -> str | None:
    """The outcome of a call in a process of its own, unless it crashes there as well.

    Calls of cuda.bindings overwrite memory that is not theirs, and a later call crashes for it. For ours a crash is one,
    whichever call it is due to.
    """
    path = scratch / f"{module}.alone"
    path.write_text("")
    return None if run(module, library, planned, range(call, call + 1), path) else path.read_text().strip()


def run(module: str, library: Path, planned: Path, calls: range, path: Path) -> int:
    """Makes these calls of a plan in a process; returns the signal that ended it, or 0."""
    arguments = [module, str(library), str(planned), str(calls.start), str(calls.stop), str(path)]
    process = subprocess.run(
        [*python(), "-m", "differential.worker", *arguments],
        cwd=HERE,
        env=environment(library.parent),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
    )
    if process.returncode > 0:
        raise RuntimeError(f"{module}: {process.stdout[-3000:]}")
    return -process.returncode


def compared(module: str, library: Path, scratch: Path) -> tuple[list[str], list[Compared]]:
    """The functions that only cuda.bindings has, and every call with both outcomes."""
    path, planned = plan(module, library.parent, scratch)
    calls = planned["calls"]
    packages = [f"cuda.bindings.{module}", f"{package()}.{module}"]
    with ThreadPoolExecutor(2) as pool:
        theirs, ours = pool.map(lambda package: outcomes(package, library, path, len(calls), scratch), packages)
    return planned["only_theirs"], [Compared(*three) for three in zip(calls, theirs, ours)]
