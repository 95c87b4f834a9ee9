"""NVML's view with a library that has every function and only returns success: each function must return the same type
as in `cuda.bindings`. A small library of four functions also writes values, which must arrive."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from majors import newer, reference

# The known differences with their reasons. Each difference must occur.
DIFFERENT = {
    "cuda.bindings returns None; cubind returns the array, like other functions that update one": "device_clear_field_values",
    "cuda.bindings requests the layout of version 3, which the header's record does not have": (
        "device_get_gpu_instance_profile_info_by_id_v device_get_gpu_instance_profile_info_v"
    ),
    "cuda.bindings returns the first character": "device_get_gsp_firmware_version",
}

# The maximum number of functions in which NVIDIA's package may crash.
MOST_ENDED = 5

SYMBOLS = """
from cubind import _native
print(*_native.addresses(13, "nvml"))
"""
PROGRAM = r"""
import inspect, json, os, sys
from cuda.bindings import nvml

# Arguments of functions that do not accept an int.
GIVEN = {"pci_bus_id": "abc", "serial": "abc", "uuid": b"abc", "values": nvml.FieldValue(1)}

def form(value):
    if isinstance(value, tuple):
        return [form(one) for one in value]
    if isinstance(value, list) or "array" in type(value).__name__ or "memoryview" in type(value).__name__:
        return "array"
    return type(value).__name__

def attempt(function):
    print(function.__name__, file=sys.stderr, flush=True)
    try:
        return form(function(*(GIVEN.get(name, 0) for name in inspect.signature(function).parameters)))
    except UnicodeDecodeError:
        return "undecodable"  # a string, alone or with others, in uninitialized memory
    except Exception as error:
        return "refused" if "incorrect type (expected cuda.bindings.nvml.nvml" in str(error) else "raises"

names = [name for name in dir(nvml) if name[0].islower() and not name.startswith(("_", "check_"))]
names = [name for name in names if name not in sys.argv[1:]]
functions = {name: getattr(nvml, name) for name in names}
functions = {name: one for name, one in functions.items() if callable(one) and not isinstance(one, type)}
print(json.dumps({name: attempt(one) for name, one in functions.items()}))
"""


def built(folder: Path, source: str) -> str:
    library = folder / "libnvidia-ml.so.1"
    command = [os.environ.get("CC", "cc"), "-w", "-shared", "-fPIC", "-x", "c", "-o", str(library), "-"]
    subprocess.run(command, input=source, text=True, check=True)
    return str(folder)


def ran(folder: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    found = {**os.environ, "LD_LIBRARY_PATH": folder, "CUBIND_CUDA": "13"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=found, timeout=120)


def output(folder: str, program: str, *arguments: str) -> str:
    done = ran(folder, *arguments, "-c", program)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def of_theirs(folder: str) -> dict[str, Any]:
    """The outcome of each function of NVIDIA's package, except those in which it crashed: if a function returns a
    number, and the uninitialized memory happens to contain -1, it takes that for an error that was not raised."""
    ended: list[str] = []
    while (done := ran(folder, "-c", PROGRAM, *ended)).returncode < 0 and len(ended) < MOST_ENDED:
        ended.append(done.stderr.splitlines()[-1])
    assert done.returncode == 0, f"{ended}: {done.stdout + done.stderr}"
    forms: dict[str, Any] = json.loads(done.stdout)
    return forms


def test_functions_return_the_types_of_nvidias(tmp_path: Path) -> None:
    pytest.importorskip("cuda.bindings", reason="NVIDIA's cuda-bindings is not installed")
    if reference() != 13:
        pytest.skip("cuda.bindings has this module since 13")
    text = 'const char *nvmlErrorString(int code) { return "text"; }\n'
    symbols = output(built(tmp_path, text), SYMBOLS).split()
    functions = "".join(f"int {symbol}(void) {{ return 0; }}\n" for symbol in symbols if symbol != "nvmlErrorString")
    folder = built(tmp_path, text + functions)
    theirs = of_theirs(folder)
    ours = json.loads(output(folder, PROGRAM, "-m", "cubind.compat"))
    listed = set(" ".join(DIFFERENT.values()).split())
    # If NVIDIA's package raises an exception, it requires another argument than an int. The contents of uninitialized
    # memory are random.
    chance = {name for name in theirs if "undecodable" in (theirs[name], ours[name])}
    compared = {name for name, form in theirs.items() if form != "raises"} - chance
    found = {name for name in compared if theirs[name] != ours[name]} - newer()
    expected = (listed & theirs.keys()) - chance
    assert found == expected, {name: (theirs[name], ours[name]) for name in found ^ expected}
    refused = {name for name, form in ours.items() if form == "refused"}
    assert not refused, "the view passes C's function another class than it accepts"


ARRAYS = r"""
typedef struct { unsigned int version, count; unsigned int *ids; } Ids;
int nvmlInit_v2(void) { return 0; }
const char *nvmlErrorString(int code) { return "text"; }
int nvmlGpuInstanceGetActiveVgpus(void *instance, Ids *ids)
{
    unsigned int room = ids->count;
    ids->count = 3;
    if (!ids->ids || room < 3)
        return 7;
    for (int i = 0; i < 3; ++i)
        ids->ids[i] = 10 + i;
    return 0;
}
int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned int *count, void *infos)
{
    *count = 2;
    return infos ? 0 : 7;
}
int nvmlDeviceGetCapabilities(void *device, unsigned int *caps) { caps[1] = 5; return 0; }
int nvmlDeviceSetClockOffsets(void *device, struct { unsigned int version; int type, state, mhz, min, max; } *info)
{
    if (!info)
        return 2;
    info->min = info->mhz + 1;
    info->max = 9;
    return info->mhz == 6 ? 4 : 0;
}
int nvmlDeviceGetBridgeChipInfo(void *device, unsigned char *hierarchy) { hierarchy[0] = 2; return 0; }
"""

USED = r"""
from cuda.bindings import nvml

info = nvml.gpu_instance_get_active_vgpus(0)
print(type(info).__name__, [int(one) for one in info.vgpu_instances])
infos = nvml.device_get_compute_running_processes_v3(0)
print(type(infos).__name__, len(infos), nvml.device_get_capabilities(0), len(nvml.device_get_bridge_chip_info(0).bridge_chip_info))

# Programs can also set these attributes.
info.vgpu_instances = [7, 8]
print([int(one) for one in info.vgpu_instances], info.ptr != 0)
counts = nvml.EccSramUniqueUncorrectedErrorCounts_v1()
print(counts.entries, len(nvml.BridgeChipHierarchy().bridge_chip_info))
entries = nvml.EccSramUniqueUncorrectedErrorEntry_v1(2)
entries[1].unit = 6
counts.entries = entries
print(len(counts.entries), counts.entries[1].unit)
modes = nvml.NvlinkSupportedBwModes_v1()
modes.bw_modes = [3, 4]
print([int(one) for one in modes.bw_modes])
try:
    modes.bw_modes = [0] * 24
except ValueError as error:
    print(error)
"""


RECORDS = r"""
from cuda.bindings import nvml

# The argument is a record, the record's address, or None. The library writes to the program's memory even if the call
# fails.
offset = nvml.ClockOffset_v1()
offset.clock_offset_m_hz = 5
nvml.device_set_clock_offsets(0, offset)
print(offset.min_clock_offset_m_hz, offset.max_clock_offset_m_hz)
offset.clock_offset_m_hz = 7
nvml.device_set_clock_offsets(0, offset.ptr)
print(offset.min_clock_offset_m_hz)
offset.clock_offset_m_hz = 6
for given in (offset.ptr, 0):
    try:
        nvml.device_set_clock_offsets(0, given)
    except nvml.NvmlError as error:
        print(type(error).__name__, offset.min_clock_offset_m_hz)
"""


@pytest.fixture(scope="module")
def arrays(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield built(tmp_path_factory.mktemp("nvml"), ARRAYS)


def test_arrays_have_the_length_that_the_library_reports(arrays: str) -> None:
    ours = output(arrays, USED, "-m", "cubind.compat")
    assert ours.splitlines()[:2] == ["ActiveVgpuInstanceInfo_v1 [10, 11, 12]", "ProcessInfo 2 5 2"]
    equals_theirs(ours, arrays, USED)


def test_records_may_be_passed_by_address(arrays: str) -> None:
    ours = output(arrays, RECORDS, "-m", "cubind.compat")
    assert ours.splitlines() == ["6 9", "8", "NoPermissionError 7", "InvalidArgumentError 7"]
    equals_theirs(ours, arrays, RECORDS)


def equals_theirs(ours: str, folder: str, program: str) -> None:
    try:
        compared = reference() == 13
    except ModuleNotFoundError:
        return
    if compared:
        assert ours == output(folder, program)
