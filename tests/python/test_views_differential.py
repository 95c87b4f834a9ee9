"""The modules of cuda.bindings with Python names, compared with those of `cubind.compat`: the same cases in both, with
libraries that record their arguments. Differences are listed in `views/differences.toml`, with a reason.

NVIDIA's package reads uninitialized memory, and overwrites foreign memory. So a case with an unlisted difference is
repeated in that package, with other values in new memory. A difference that does not occur each time is attributed to
chance.

CUBIND_ECHO_DIR is the folder of the recording stubs.
"""

import dataclasses
import json
import os
import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from addresses import python
from majors import newer, ours, reference

# pytest imports test files without adding their folder to the path.
sys.path.insert(0, str(Path(__file__).parent))

from views.compare import Case, Difference, Found, Outcome, Outputs, differences, listed

HERE = Path(__file__).parent
LIBRARIES = {
    "_v2.driver": "libcuda.so.1",
    "_v2.nvrtc": "libnvrtc.so.13",
    "cudla": "libcudla.so.1",
    "cufile": "libcufile.so.0",
    "nvfatbin": "libnvfatbin.so.13",
    "nvjitlink": "libnvJitLink.so.13",
    "nvml": "libnvidia-ml.so.1",
    "nvvm": "libnvvm.so.4",
}
# Modules with a thousand names. Only these cases of the modules are compared, because their records and enums have
# shared classes.
BRIEF = {"_v2.driver"}
CASES = {
    "right", "keywords", "error", "one more", "one less", "twice", "unknown keyword", "None", "str", "float", "-1", "2**64",
    "object", "bytes", "by record", "by records", "by list",
}  # fmt: skip
SECONDS = 900
# The bytes with which new memory is filled when a case is repeated.
BYTES = (1, 85, 254)


@pytest.fixture(scope="module")
def newest() -> Path:
    """The recording stubs of the newest toolkit in the reference's major version; its version is the folder's name."""
    folder = os.environ.get("CUBIND_ECHO_DIR")
    if not folder:
        pytest.skip("CUBIND_ECHO_DIR is not set: `cargo xtask test` builds the recording stubs")
    pytest.importorskip("cuda.bindings", reason="NVIDIA's cuda-bindings is not installed")
    pytest.importorskip("numpy", reason="NumPy is not installed: NVIDIA's records are its arrays")
    if reference() != 13:
        pytest.skip("differences are only listed for cuda.bindings 13")
    versions = [path for path in Path(folder).resolve().iterdir() if re.fullmatch(rf"{reference()}\.\d+", path.name)]
    return max(versions, key=lambda path: [int(part) for part in path.name.split(".")])


def run(folder: Path, arguments: list[str], byte: int) -> bytes:
    """Runs Python. New memory is filled with a byte, unless the byte is 0."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CUBIND_CUDA", "CUDA_PYTHON"))}
    found = {**kept, "LD_LIBRARY_PATH": str(folder), "CUBIND_CUDA": str(reference()), "PYTHONDONTWRITEBYTECODE": "1"}
    if byte:
        found |= {"MALLOC_PERTURB_": str(byte), "PYTHONMALLOC": "malloc"}
    # Errors of malloc, which detects memory that NVIDIA's package has overwritten, are expected.
    done = subprocess.run([*python(), *arguments], cwd=HERE, env=found, capture_output=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-2000:]
    return done.stdout


@dataclasses.dataclass
class Maker:
    """Runs cases of a library, in NVIDIA's package or in cubind."""

    library: str
    folder: Path
    scratch: Path

    def plan(self) -> list[Case]:
        cases: list[Case] = json.loads(run(self.folder, ["-m", "views.plan", self.library], 0))["cases"]
        if self.library in BRIEF:
            return [case for case in cases if case["kind"] == "function" and case["what"] in CASES]
        return cases

    def outcomes(self, cases: list[Case], side: str, byte: int = 0) -> list[Outcome]:
        plan, path = self.scratch / f"{side}.json", self.scratch / side
        plan.write_text(json.dumps({"cases": cases}))
        path.write_text("")
        before = ["-m", "cubind.compat"] if side == "ours" else []
        echo = str(self.folder / LIBRARIES[self.library])
        run(self.folder, [*before, "-m", "views.worker", self.library, echo, str(plan), str(path)], byte)
        made = [json.loads(line) for line in path.read_text().splitlines()]
        assert len(made) == len(cases)
        return made


@pytest.mark.parametrize("library", LIBRARIES)
def test_views_behave_like_nvidias(library: str, newest: Path, tmp_path: Path) -> None:
    entries = [one for one in listed() if library in one.libraries.split()]
    found: Counter[Difference] = Counter()
    newer_names, outputs = newer(), Outputs(ours())
    equal = 0

    def unlisted(case: Case, one: Outcome, other: Outcome) -> list[Found]:
        nonlocal equal
        left, differ_in = [], list(differences(library, case, one, other, outputs))
        equal += not differ_in
        for differ in differ_in:
            entry = next((entry for entry in entries if entry.covers(differ)), None)
            if entry:
                found[entry] += 1
            elif case["name"] not in newer_names:
                left.append(differ)
        return left

    maker = Maker(library, newest, tmp_path)
    cases = maker.plan()
    with ThreadPoolExecutor() as pool:
        theirs, of_ours = pool.map(lambda side: maker.outcomes(cases, side), ("theirs", "ours"))
    sides = zip(cases, theirs, of_ours)
    suspects = [(case, other, left) for case, one, other in sides if (left := unlisted(case, one, other))]
    print(f"{library}: {len(cases)} cases, {equal} equal, {found.total()} differences listed, {len(suspects)} cases with others")
    # A difference counts as found only if it was found before the repetitions.
    occurred = set(found)
    for byte in BYTES:
        if suspects:
            again = maker.outcomes([case for case, _, _ in suspects], "theirs", byte)
            suspects = [(case, other, left) for (case, other, _), one in zip(suspects, again) if (left := unlisted(case, one, other))]
    shown = "\n".join(str(one) for _, _, left in suspects[:20] for one in left)
    assert not suspects, f"{len(suspects)} cases have unlisted differences:\n{shown}"
    gone = [one.reason for one in entries if one not in occurred and not one.by_chance]
    assert not gone, "these differences do not occur any more: remove them from the list:\n" + "\n".join(gone)
