"""Runs an exercise in both packages, and compares the outcomes of its steps with the list of differences.

cubind's modules are those of `cubind.compat`, which follow `cuda.bindings`. The modules under cubind's own names are
stricter: `test_border.py` has the differences between the two.
"""

import json
import re
import subprocess
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from addresses import python
from majors import SHARED as MODULES
from majors import newer
from majors import ours as package

from surface.behaviour import Behaviour, Step

THEIRS = "cuda.bindings"
PACKAGES = [THEIRS, package()]
# The maximum number of crashes before the test stops.
MAX_CRASHES = 60


def outcomes(exercise: str, module: str, path: Path) -> dict[str, Any]:
    """Returns the outcome of each step of an exercise by its name, including steps that crash."""
    path.write_text("")
    for _ in range(MAX_CRASHES):
        lines = path.read_text().splitlines()
        name = module.rpartition(".")[2]
        compat = [] if module.startswith(THEIRS) else ["-m", "cubind.compat"]
        command = [*python(), *compat, "-m", f"surface.{exercise}", f"{THEIRS}.{name}", str(len(lines)), str(path)]
        done = subprocess.run(command, cwd=Path(__file__).parent.parent, capture_output=True, text=True, timeout=240)
        assert done.returncode <= 0, f"{module}: {done.stderr[-3000:]}"
        if done.returncode == 0:
            return dict(json.loads(line) for line in path.read_text().splitlines())
        # The result of a crashed step is stored under the name of the step that follows, which the other package
        # reports.
        with path.open("a") as out:
            out.write(json.dumps([f"crash {len(path.read_text().splitlines())}", None]) + "\n")
    pytest.fail(f"{module}: more than {MAX_CRASHES} steps end the process")


def compare(exercise: str, expected: list[Behaviour], least: int, scratch: Path) -> None:
    """Fails unless the differences are the listed ones; `least` is the minimal number of steps, to detect lost ones."""
    names = [f"{package}.{module}" for module in MODULES for package in PACKAGES]
    with ThreadPoolExecutor(2) as pool:
        made = dict(zip(names, pool.map(lambda name: outcomes(exercise, name, scratch / name), names)))
    compared = equal = 0
    listed: Counter[Behaviour] = Counter()
    unlisted: list[str] = []
    newer_names, of_newer = newer(), 0
    for module in MODULES:
        theirs, ours = (made[f"{package}.{module}"] for package in PACKAGES)
        assert not [name for name in ours if name.startswith("crash")], "cubind ended a process"
        for name in theirs.keys() & ours.keys():
            compared += 1
            step = Step(module, name, theirs[name], ours[name])
            if step.is_equal():
                equal += 1
                continue
            entry = next((one for one in expected if one.covers(step)), None)
            if entry:
                listed[entry] += 1
            elif not newer_names.isdisjoint(re.findall(r"\w+", name)):
                of_newer += 1
            else:
                unlisted.append(f"{module}.{name}\n    theirs: {step.theirs[:300]}\n    ours:   {step.ours[:300]}")
    print(f"{compared} steps, {equal} equal, {listed.total()} listed, {of_newer} of newer toolkits, {len(unlisted)} not")
    assert compared >= least
    more = f"\n… and {len(unlisted) - 30} more" if len(unlisted) > 30 else ""
    assert not unlisted, f"{len(unlisted)} differences are not listed:\n" + "\n".join(sorted(unlisted)[:30]) + more
    gone = [one.reason for one in expected if not listed[one] and not one.by_luck]
    assert not gone, "these differences do not occur any more: remove them from the list:\n" + "\n".join(gone)
