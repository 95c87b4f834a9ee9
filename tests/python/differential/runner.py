"""Makes the calls of a plan in both packages, each in a separate process."""

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
SECONDS = 900


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


def outcomes(module: str, library: Path, planned: Path, scratch: Path) -> list[dict[str, Any]]:
    """Returns the outcome of each call, in the same order."""
    path = scratch / f"{module}.outcomes"
    process = subprocess.run(
        [*python(), "-m", "differential.worker", module, str(library), str(planned), str(path)],
        cwd=HERE,
        env=environment(library.parent),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
    )
    if process.returncode:
        raise RuntimeError(f"{module}: {process.stdout[-3000:]}")
    return [json.loads(line) for line in path.read_text().splitlines()]


def compared(module: str, library: Path, scratch: Path) -> tuple[list[str], list[Compared]]:
    """Returns the functions that only cuda.bindings has, and all calls with both outcomes."""
    path, planned = plan(module, library.parent, scratch)
    calls = planned["calls"]
    packages = [f"cuda.bindings.{module}", f"{package()}.{module}"]
    with ThreadPoolExecutor(2) as pool:
        theirs, ours = pool.map(lambda package: outcomes(package, library, path, scratch), packages)
    return planned["only_theirs"], [Compared(*three) for three in zip(calls, theirs, ours)]
