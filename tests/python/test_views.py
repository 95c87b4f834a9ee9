"""The public interface of the modules of cuda.bindings with Python names, which `cubind.compat` must have: every
function with its parameters, enum with its members, exception, and record with its attributes and dtype.

Additions of cubind are ignored.
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
from majors import newer, reference

from cubind import compat
from cubind.compat import _contract

HERE = Path(__file__).parent
# The modules of the driver's second API, which exist in addition to the modules with C names.
SECOND = [f"_v2.{path.stem}" for path in sorted((Path(compat.__file__).parent / "cuda13/cuda/bindings/_v2").glob("*.py"))]
Module = dict[str, dict[str, Any]]


@dataclasses.dataclass(frozen=True)
class Difference:
    """A known difference and its reason. Each difference must occur in each module."""

    reason: str
    # Module names, separated by spaces.
    modules: str
    # Globs for names, separated by spaces.
    names: str
    # A glob for the property that differs.
    what: str

    def covers(self, module: str, name: str, what: str) -> bool:
        return (
            module in self.modules.split()
            and any(fnmatch.fnmatchcase(name, glob) for glob in self.names.split())
            and fnmatch.fnmatchcase(what, self.what)
        )


DIFFERENCES = [
    Difference(
        "invented for unnamed C types, and numbered differently in each release: cubind names them after the record and field",
        "cufile nvml _v2.driver",
        "_py_anon_pod*",
        "missing",
    ),
    Difference(
        "NVIDIA's descriptions of codes are in a function body of its header; `str` of the exception has the code's name",
        "cufile",
        "op_status_error",
        "missing",
    ),
    Difference(
        "cuda.bindings reads the union by the requested attribute; cubind fills the record that a program passes, as in C",
        "cudla",
        "module_get_attributes",
        "parameters",
    ),
    # Differences in the driver's second API.
    Difference("private: cubind converts arguments in Rust", "_v2.driver", "_HelperKernelParams", "missing"),
    Difference(
        "which of two names of a value comes first",
        "_v2.driver",
        "Array3dFlags ArrayFormat AtomicOperationCapability GraphConditionalNodeType",
        "canonical",
    ),
    Difference("cuda.bindings omits the padding of the record", "_v2.driver", "launch_attribute_dtype", "dtype"),
    # Differences in NVML.
    Difference("the headers of 13.4 and 13.5 have 36; that of 12.9 has the value of cuda.bindings", "nvml", "NVLINK_MAX_LINKS", "value"),
    Difference(
        "cuda.bindings takes the size of a placement for the number of placements, which is `count` and hidden in cubind",
        "nvml",
        "VgpuCreatablePlacementInfo_v1",
        "attributes",
    ),
    Difference(
        "the dtype of `unsigned long`, which has eight bytes on Linux: cuda.bindings reads only four bytes",
        "nvml",
        "value_dtype field_value_dtype prm_counter_v1_dtype prm_counter_value_v1_dtype sample_dtype "
        "vgpu_instance_utilization_info_v1_dtype vgpu_instance_utilization_sample_dtype",
        "dtype",
    ),
    Difference("the order of two names of one value", "nvml", "NvlinkVersion FieldId", "canonical"),
    Difference(
        "the number of members, which grew with toolkit 13.5",
        "nvml",
        "ComputeInstanceProfile GpuInstanceProfile DeviceVgpuCapability",
        "member *COUNT",
    ),
]


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
            for member, value in one.get("members", {}).items():
                if other["members"].get(member) != value:
                    yield name, f"member {member}", value, other["members"].get(member)
            for what in one.keys() - {"kind", "members"}:
                seen, has = one[what], other[what]
                if what == "canonical":
                    # Iteration yields one name for each value, in any order. Members whose values differ are reported
                    # above.
                    seen = {key: value for key, value in seen.items() if other["members"].get(key) == value}
                    has = {key: value for key, value in has.items() if value in seen.values()}
                elif what in ("attributes", "bases"):
                    has = [key for key in has if key in seen]
                if seen != has:
                    yield name, what, seen, has


@pytest.mark.parametrize("library", [*_contract.VIEWS, *SECOND])
def test_annotations_can_be_evaluated(library: str) -> None:
    code = f"""
import importlib, typing
module = importlib.import_module("cuda.bindings.{library}")
for one in vars(module).values():
    if callable(one) and one.__module__ == module.__name__:
        typing.get_type_hints(one)
        if isinstance(one, type):
            typing.get_type_hints(one.__init__)
"""
    command = [sys.executable, "-m", "cubind.compat", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("library", [*_contract.VIEWS, *SECOND])
def test_the_interface_equals_nvidias(library: str) -> None:
    pytest.importorskip("cuda.bindings", reason="NVIDIA's cuda-bindings is not installed")
    if reference() != 13:
        pytest.skip("differences are only listed for cuda.bindings 13")
    theirs, ours = shown(library), shown(library, "-m", "cubind.compat")
    entries = [one for one in DIFFERENCES if library in one.modules.split()]
    listed: Counter[Difference] = Counter()
    unlisted, newer_names = [], newer()
    for name, what, seen, has in differences(theirs, ours):
        entry = next((one for one in entries if one.covers(library, name, what)), None)
        if entry:
            listed[entry] += 1
        elif name not in newer_names:
            unlisted.append(f"{library}.{name}: {what}\n    theirs: {str(seen)[:300]}\n    ours:   {str(has)[:300]}")
    print(f"{dict(Counter(one['kind'] for one in theirs.values()))}, {listed.total()} listed, {len(unlisted)} not")
    assert not unlisted, f"{len(unlisted)} differences are not listed:\n" + "\n".join(unlisted[:40])
    gone = [one.reason for one in entries if not listed[one]]
    assert not gone, "these differences no longer occur: remove them from the list:\n" + "\n".join(gone)
