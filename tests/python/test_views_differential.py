"""The modules of cuda.bindings with Python's names, and those of `cubind.compat`: the same cases in both, over libraries that
record what they are given. What differs is in `views/differences.toml`, with a reason.

CUBIND_ECHO_DIR is the folder of the echo libraries.
"""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from majors import newer, ours, reference

# pytest imports test files without their folder in the path.
sys.path.insert(0, str(Path(__file__).parent))

from views.compare import Difference, Found, Outputs, differences, listed

HERE = Path(__file__).parent
LIBRARIES = {
    "cudla": "libcudla.so.1",
    "cufile": "libcufile.so.0",
    "nvfatbin": "libnvfatbin.so.13",
    "nvjitlink": "libnvJitLink.so.13",
    "nvml": "libnvidia-ml.so.1",
    "nvvm": "libnvvm.so.4",
}
SECONDS = 900


@pytest.fixture(scope="module")
def newest() -> Path:
    """The echo libraries of the newest toolkit of the reference's major version: the folder is called by its version."""
    folder = os.environ.get("CUBIND_ECHO_DIR")
    if not folder:
        pytest.skip("CUBIND_ECHO_DIR is not set: `cargo xtask test` builds the echo libraries")
    pytest.importorskip("cuda.bindings", reason="NVIDIA's cuda-bindings is not installed")
    pytest.importorskip("numpy", reason="NumPy is not installed: NVIDIA's records are its arrays")
    if reference() != 13:
        pytest.skip("what differs is listed for theirs of 13")
    versions = [path for path in Path(folder).resolve().iterdir() if re.fullmatch(rf"{reference()}\.\d+", path.name)]
    return max(versions, key=lambda path: [int(part) for part in path.name.split(".")])


def run(folder: Path, arguments: list[str]) -> bytes:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CUBIND_CUDA", "CUDA_PYTHON"))}
    found = {**kept, "LD_LIBRARY_PATH": str(folder), "CUBIND_CUDA": str(reference()), "PYTHONDONTWRITEBYTECODE": "1"}
    # The errors of malloc, which finds what NVIDIA's package has overwritten, are no news.
    done = subprocess.run([sys.executable, *arguments], cwd=HERE, env=found, capture_output=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-2000:]
    return done.stdout


def compared(library: str, folder: Path, scratch: Path) -> Iterator[tuple[dict[str, Any], list[Found]]]:
    """Each case, and in what its outcomes differ."""
    plan = scratch / f"{library}.json"
    plan.write_bytes(run(folder, ["-m", "views.plan", library]))

    def outcomes(before: list[str], name: str) -> list[dict[str, Any]]:
        path = scratch / f"{library}.{name}"
        path.write_text("")
        run(folder, [*before, "-m", "views.worker", library, str(folder / LIBRARIES[library]), str(plan), str(path)])
        return [json.loads(line) for line in path.read_text().splitlines()]

    with ThreadPoolExecutor() as pool:
        sides = pool.map(outcomes, ([], ["-m", "cubind.compat"]), ("theirs", "ours"))
    theirs, of_ours = sides
    outputs = Outputs(ours())
    cases = json.loads(plan.read_text())["cases"]
    assert len(cases) == len(theirs) == len(of_ours)
    for case, one, other in zip(cases, theirs, of_ours):
        yield case, list(differences(library, case, one, other, outputs))


@pytest.mark.parametrize("library", LIBRARIES)
def test_views_behave_as_theirs(library: str, newest: Path, tmp_path: Path) -> None:
    entries = [one for one in listed() if library in one.libraries.split()]
    found: Counter[Difference] = Counter()
    unlisted: list[Found] = []
    newer_names = newer()
    cases = equal = 0
    for case, differ in compared(library, newest, tmp_path):
        cases += 1
        equal += not differ
        for one in differ:
            entry = next((entry for entry in entries if entry.covers(one)), None)
            if entry:
                found[entry] += 1
            elif case["name"] not in newer_names:
                unlisted.append(one)
    print(f"{library}: {cases} cases, {equal} equal, {found.total()} differences listed, {len(unlisted)} not")
    shown = "\n".join(map(str, unlisted[:20]))
    assert not unlisted, f"{len(unlisted)} differences are not listed:\n{shown}"
    gone = [one.reason for one in entries if not found[one]]
    assert not gone, "these differences do not occur any more: take them from the list:\n" + "\n".join(gone)
