"""The public interface of cuda.bindings, which cubind must have: every name, parameter, member, attribute and base.

Additions of cubind are ignored.
"""

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# pytest imports test files without adding their folder to the path.
sys.path.insert(0, str(Path(__file__).parent))

from majors import SHARED as MODULES
from majors import newer
from majors import ours as package
from surface.compare import Found, Module, differences
from surface.differences import DIFFERENCES, Difference

PACKAGES = ["cuda.bindings", package()]
# Minimum counts, which reveal an incomplete introspection. They are slightly lower than the counts of 13.5.0.
LEAST = {"function": 880, "enum": 220, "record": 390, "value": 100, "constant": 160}


def shown(module: str) -> Module:
    """Returns the interface of a module, from a separate process: neither package must see the other."""
    done = subprocess.run(
        [sys.executable, "-m", "surface.introspect", module],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, f"{module}: {done.stderr}"
    made: Module = json.loads(done.stdout)
    return made


def test_all_differences_are_listed() -> None:
    names = [f"{package}.{module}" for module in MODULES for package in PACKAGES]
    with ThreadPoolExecutor(2) as pool:
        modules = dict(zip(names, pool.map(shown, names)))
    compared: Counter[str] = Counter()
    listed: Counter[Difference] = Counter()
    unlisted: list[Found] = []
    newer_names, of_newer = newer(), 0
    differing = set()
    for module in MODULES:
        theirs, ours = (modules[f"{package}.{module}"] for package in PACKAGES)
        compared.update(one["kind"] for one in theirs.values())
        for found in differences(module, theirs, ours):
            differing.add((module, found.name))
            entry = next((one for one in DIFFERENCES if one.covers(found)), None)
            if entry:
                listed[entry] += 1
            elif found.name in newer_names:
                of_newer += 1
            else:
                unlisted.append(found)
    equal = compared.total() - len(differing)
    print(f"{dict(compared)}, {equal} equal, {listed.total()} differences listed, {of_newer} of newer toolkits, {len(unlisted)} not")
    assert all(compared[kind] >= least for kind, least in LEAST.items()), compared
    lines = [
        f"{one.module}.{one.name}: {one.kind}, {one.what}\n    theirs: {one.theirs[:300]}\n    ours:   {one.ours[:300]}"
        for one in unlisted
    ]
    more = f"\n… and {len(lines) - 30} more" if len(lines) > 30 else ""
    assert not lines, f"{len(lines)} differences are not listed:\n" + "\n".join(lines[:30]) + more
    gone = [one.reason for one in DIFFERENCES if not listed[one]]
    assert not gone, "these differences do not occur any more: remove them from the list:\n" + "\n".join(gone)
