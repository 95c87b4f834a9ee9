"""Modules of `cuda.bindings` under `cubind.compat`: each is imported, and has the same names in `dir()`.

`test_surface.py` and `test_views.py` compare the objects behind the names; this test includes all names, including
private names and the names that Cython adds.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

# pytest imports test files without adding their folder to the path.
sys.path.insert(0, str(Path(__file__).parent))

from cubind import compat
from surface.module_differences import LACKING, NOT_OURS

# Minimum counts, which reveal an incomplete listing. Release 13.5.0 has 42 modules with 4,553 names.
LEAST_MODULES, LEAST_NAMES = 40, 4400


def modules(*arguments: str) -> dict[str, dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=Path(__file__).parent, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def test_every_module_has_the_names_of_nvidias() -> None:
    theirs = modules("-m", "surface.modules")
    ours = modules("-m", "cubind.compat", "-m", "surface.modules", *theirs)
    assert not [name for name, one in theirs.items() if "error" in one], theirs
    names = sum(len(one["names"]) for one in theirs.values())
    print(f"{len(theirs)} modules with {names} names")
    assert len(theirs) >= LEAST_MODULES and names >= LEAST_NAMES
    # NVIDIA's package is installed as well, so a module that cubind lacks may come from NVIDIA's package.
    folder = Path(compat.__file__).parents[1]
    not_ours = {name for name, one in ours.items() if "error" in one or not Path(one["file"]).is_relative_to(folder)}
    assert not_ours == NOT_OURS.keys()
    lacking = [
        (module, name)
        for module, one in theirs.items()
        if module not in NOT_OURS
        for name in sorted({*one["names"]} - {*ours[module]["names"]})
    ]
    unlisted = [f"{module}.{name}" for module, name in lacking if not any(one.covers(module, name) for one in LACKING)]
    assert not unlisted, f"{len(unlisted)} names are not listed:\n" + "\n".join(unlisted)
    gone = [one.reason for one in LACKING if not any(one.covers(*name) for name in lacking)]
    assert not gone, "these differences do not occur any more: remove them from the list:\n" + "\n".join(gone)
