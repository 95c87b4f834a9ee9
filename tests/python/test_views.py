"""What a program finds in the modules of cuda.bindings that have Python's names, it finds under `cubind.compat`: every
function with its parameters, enum with its members, exception, and record with its attributes and dtype.

Only what theirs has is compared: cubind may have more.
"""

import dataclasses
import fnmatch
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from majors import newer

from cubind.compat import _contract

HERE = Path(__file__).parent
Module = dict[str, dict[str, Any]]


@dataclasses.dataclass(frozen=True)
class Difference:
    """What may differ, and why. Each must occur."""

    reason: str
    module: str
    # Globs, separated by spaces.
    names: str
    what: str = "*"

    def covers(self, module: str, name: str, what: str) -> bool:
        return (
            module == self.module
            and any(fnmatch.fnmatchcase(name, glob) for glob in self.names.split())
            and fnmatch.fnmatchcase(what, self.what)
        )


DIFFERENCES: list[Difference] = []


def shown(library: str, *compat: str) -> Module:
    done = subprocess.run(
        [sys.executable, *compat, "-m", "surface.views", library], cwd=HERE, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, f"{library}: {done.stderr}"
    made: Module = json.loads(done.stdout)
    return made


def differences(theirs: Module, ours: Module) -> Iterator[tuple[str, str, object, object]]:
    for name, one in theirs.items():
        other = ours.get(name)
        if other is None:
            yield name, "missing", one, None
        elif one["kind"] != other["kind"]:
            yield name, "kind", one["kind"], other["kind"]
        else:
            for what in one.keys() - {"kind"}:
                seen, has = one[what], other[what]
                if what == "canonical":
                    # One name for each value, in any order.
                    has = {key: value for key, value in has.items() if value in seen.values()}
                elif isinstance(seen, dict) and what == "members":
                    has = {key: has.get(key) for key in seen}
                elif what in ("attributes", "bases"):
                    has = [key for key in has if key in seen]
                if seen != has:
                    yield name, what, seen, has


@pytest.mark.parametrize("library", _contract.VIEWS)
def test_names_are_theirs(library: str) -> None:
    pytest.importorskip("cuda.bindings", reason="NVIDIA's cuda-bindings is not installed")
    theirs, ours = shown(library), shown(library, "-m", "cubind.compat")
    entries = [one for one in DIFFERENCES if one.module == library]
    listed: Counter[Difference] = Counter()
    unlisted, newer_names = [], newer()
    for name, what, seen, has in differences(theirs, ours):
        entry = next((one for one in entries if one.covers(library, name, what)), None)
        if entry:
            listed[entry] += 1
        elif name not in newer_names:
            unlisted.append(f"{library}.{name}: {what}\n    theirs: {str(seen)[:300]}\n    ours:   {str(has)[:300]}")
    print(f"{dict(Counter(one['kind'] for one in theirs.values()))}, {listed.total()} listed, {len(unlisted)} not")
    assert not unlisted, f"{len(unlisted)} differences are not listed:\n" + "\n".join(unlisted[:400])
    gone = [one.reason for one in entries if not listed[one]]
    assert not gone, "these differences do not occur any more: take them from the list:\n" + "\n".join(gone)
