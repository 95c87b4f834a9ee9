"""`cubind.checked.nvml` compared with pynvml (nvidia-ml-py), which most programs use for NVML: only their import changes.

Functions with the same parameters must return the same values with a library that writes patterns; all others are
listed. Other names differ as everywhere in cubind: constants are members of enums
(`nvmlTemperatureSensors_t.NVML_TEMPERATURE_GPU`), errors are `CudaError`.
"""

import ctypes
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

if __name__ != "__main__":
    pytest.importorskip("pynvml", reason="nvidia-ml-py is not installed")
import pynvml  # type: ignore[import-untyped]
from echo_library import Echo
from test_checked_forms import NVML, library

from cubind import _native
from cubind.checked.cuda13 import nvml

# Functions that require other parameters than in NVIDIA's package, by reason.
PARAMETERS = {
    "not a C function: one element of the result of the function without that word": {
        "nvmlDeviceGetCurrentDramEncryptionMode",
        "nvmlDeviceGetCurrentDriverModel",
        "nvmlDeviceGetCurrentEccMode",
        "nvmlDeviceGetCurrentGpuOperationMode",
        "nvmlDeviceGetPendingDramEncryptionMode",
        "nvmlDeviceGetPendingDriverModel",
        "nvmlDeviceGetPendingEccMode",
        "nvmlDeviceGetPendingGpuOperationMode",
        "nvmlUnitGetDeviceCount",
    },
    "not a C function: another name, with the version of a record": {
        "nvmlDeviceGetC2cModeInfoV1",
        "nvmlDeviceGetDriverModel_v1",
        "nvmlDeviceGetGpuInstanceProfileInfoById",
        "nvmlDeviceGetTemperatureV1",
    },
    "pynvml fills the record that it is passed, and cubind returns a new one": {
        "nvmlDeviceGetAdaptiveTgpModeInfo_v1",
        "nvmlDeviceGetBankRemapperStatus_v1",
        "nvmlDeviceGetCapabilities",
        "nvmlDeviceGetGpuFabricInfo",
        "nvmlDeviceGetGpuFabricInfoV",
        "nvmlDeviceGetGpuFabricInfo_v4",
        "nvmlDeviceGetNvLinkInfo",
        "nvmlDeviceGetNvlinkBwMode",
        "nvmlDeviceGetNvlinkSupportedBwModes",
        "nvmlDeviceGetPciInfoExt",
        "nvmlDeviceGetPlatformInfo",
        "nvmlDeviceGetPowerMizerMode_v1",
        "nvmlDeviceGetRemappedRows_v2",
        "nvmlDeviceGetSramEccErrorStatus",
        "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
        "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
        "nvmlEventSetGetContextCount_v1",
        "nvmlSystemGetConfComputeSettings",
    },
    "cubind accepts C's record, and pynvml creates it from its fields": {
        "nvmlDeviceGetCoolerInfo",
        "nvmlDeviceGetFanSpeedRPM",
        "nvmlDeviceGetHandleByUUIDV",
        "nvmlDeviceGetRunningProcessDetailList",
        "nvmlDeviceGetVgpuTypeCreatablePlacements",
        "nvmlDeviceGetVgpuTypeSupportedPlacements",
        "nvmlDeviceSetPowerManagementLimit_v2",
        "nvmlSystemEventSetCreate",
        "nvmlSystemEventSetFree",
        "nvmlSystemEventSetWait",
        "nvmlSystemRegisterEvents",
    },
    "cubind returns the list, and pynvml fills an array of the program": {
        "nvmlDeviceGetGpuInstancePossiblePlacements",
        "nvmlDeviceGetGpuInstances",
        "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
        "nvmlGpuInstanceGetComputeInstances",
    },
    "the size cannot be queried in C: cubind requires it as an argument, and pynvml uses a constant": {
        "nvmlDeviceGetSupportedPerformanceStates",
        "nvmlDeviceGetVgpuMetadata",
        "nvmlSystemGetDriverBranch",
        "nvmlVgpuInstanceGetGpuPciId",
        "nvmlVgpuInstanceGetMetadata",
        "nvmlVgpuInstanceGetVmID",
        "nvmlVgpuTypeGetClass",
        "nvmlVgpuTypeGetName",
    },
    "a C argument that is a constant in pynvml, or follows from the list": {
        "nvmlDeviceClearFieldValues",
        "nvmlDeviceGetFieldValues",
        "nvmlDeviceRemoveGpu",
        "nvmlDeviceSetDriverModel",
        "nvmlVgpuTypeGetResolution",
    },
}
# Functions that return other results than in NVIDIA's package, by reason.
RESULTS = {
    "pynvml returns the code, or an argument, where there is no output: None in cubind": {
        "nvmlComputeInstanceDestroy",
        "nvmlDeviceSetConfComputeUnprotectedMemSize",
        "nvmlDeviceSetDefaultFanSpeed_v2",
        "nvmlDeviceSetFanControlPolicy",
        "nvmlDeviceSetFanSpeed_v2",
        "nvmlDeviceSetGpcClkVfOffset",
        "nvmlDeviceSetMemClkVfOffset",
        "nvmlDeviceSetVgpuCapabilities",
        "nvmlDeviceSetVirtualizationMode",
        "nvmlDeviceVgpuForceGspUnload",
        "nvmlGpmMigSampleGet",
        "nvmlGpmSampleGet",
        "nvmlGpmSetStreamingEnabled",
        "nvmlGpuInstanceDestroy",
        "nvmlSystemSetConfComputeGpusReadyState",
        "nvmlSystemSetNvlinkBwMode",
        "nvmlVgpuInstanceClearAccountingPids",
        "nvmlVgpuInstanceSetEncoderCapacity",
    },
    "pynvml returns some fields of the record that cubind returns": {
        "nvmlDeviceGetAddressingMode",
        "nvmlDeviceGetCurrentClockFreqs",
        "nvmlDeviceGetDramEncryptionMode",
        "nvmlDeviceGetHostname_v1",
        "nvmlDeviceGetMarginTemperature",
        "nvmlDeviceGetPdi",
        "nvmlDeviceGetPerformanceModes",
        "nvmlDeviceGetRepairStatus",
        "nvmlDeviceGetThermalSettings",
        "nvmlDeviceGetUnrepairableMemoryFlag_v1",
        "nvmlDeviceGetVgpuHeterogeneousMode",
        "nvmlGetVgpuVersion",
        "nvmlGpuInstanceGetVgpuHeterogeneousMode",
        "nvmlVgpuInstanceGetPlacementId",
    },
    "pynvml has another integer type than the header": {
        "nvmlDeviceGetNumaNodeId",
        "nvmlVgpuInstanceGetFbUsage",
        "nvmlVgpuTypeGetFbReservation",
        "nvmlVgpuTypeGetGspHeapSize",
    },
    "pynvml returns an array of ctypes: a list in cubind": {
        "nvmlDeviceGetCpuAffinity",
        "nvmlDeviceGetCpuAffinityWithinScope",
        "nvmlDeviceGetMemoryAffinity",
    },
    "pynvml returns a list of one element": {"nvmlDeviceGetDefaultEccMode"},
    "pynvml returns True if it is not 0": {"nvmlDeviceOnSameBoard"},
    "pynvml returns bytes: str in cubind, like all strings": {"nvmlDeviceGetGspFirmwareVersion"},
    "pynvml calls the function of a newer record by this name": {
        "nvmlDeviceGetGpuInstanceProfileInfo",
        "nvmlGpuInstanceGetComputeInstanceProfileInfo",
    },
}

# Helpers of pynvml that do not call the library.
HELPERS = {"nvmlExceptionClass", "nvmlFriendlyObjectToStruct", "nvmlStructToFriendlyObject"}
FUNCTIONS: dict[str, Callable[..., Any]] = {
    name: function
    for name, function in vars(pynvml).items()
    if name.startswith("nvml") and inspect.isfunction(function) and name not in HELPERS
}


def required(function: Callable[..., Any]) -> list[str]:
    parameters = inspect.signature(function).parameters.values()
    return [parameter.name for parameter in parameters if parameter.default is parameter.empty]


def has_other_parameters(name: str) -> bool:
    ours = getattr(nvml, name, None)
    return ours is None or len(required(ours)) != len(required(FUNCTIONS[name]))


def test_functions_have_the_same_parameters_or_are_listed() -> None:
    assert {name for name in FUNCTIONS if has_other_parameters(name)} == set().union(*PARAMETERS.values())


def arguments(name: str) -> list[Any] | None:
    """Returns arguments for both packages, or None for functions with records, whose classes differ by package."""
    ours = getattr(nvml, name)
    _, _, section = (ours.__doc__ or "").partition("\nParameters\n----------\n")
    types: dict[str, str] = {}
    for line in section.partition("\n\n")[0].splitlines():
        names, _, kind = line.partition(" : ")
        if not line.startswith(" "):
            types.update(dict.fromkeys(names.split(", "), kind))
    found: list[Any] = []
    for parameter in required(ours):
        kind = types[parameter]
        scalar = getattr(nvml, kind.removesuffix(" or None"), None)
        if kind == "bytes or str":
            found.append("abc")
        elif kind == "int" or hasattr(scalar, "__index__"):
            found.append(1)
        else:
            return None
    return found


def plain(value: Any) -> Any:
    """Returns a result without the classes of either package."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, ctypes.Structure):
        return bytes(value).hex()
    if isinstance(value, ctypes._Pointer):
        return ctypes.cast(value, ctypes.c_void_p).value
    if isinstance(value, ctypes._SimpleCData):
        return value.value
    if hasattr(type(value), "__index__"):
        return int(value)
    return memoryview(value).hex() if hasattr(value, "getPtr") else value


def main(path: str) -> None:
    """Prints the functions that return another value, and the number of those that return the same."""
    _native.load(13, "nvml", path)
    pynvml.nvmlLib = ctypes.CDLL(path)
    echo = Echo(path)
    others, same = [], 0
    for name, function in FUNCTIONS.items():
        # A function that is called twice, first for a size, must be tested with a library that returns sizes.
        form = vars(nvml)["_FORMS"].get(name)
        if has_other_parameters(name) or (form is not None and form.call is not None):
            continue
        given = arguments(name)
        if given is None:
            continue
        results = []
        for called in (function, getattr(nvml, name)):
            echo.reset()
            try:
                results.append(plain(called(*given)))
            except UnicodeDecodeError:
                # The patterns that the library writes are not valid UTF-8.
                results.append("no text")
        if results[0] == results[1]:
            same += 1
        else:
            others.append(name)
    print(json.dumps([same, others]))


def test_functions_return_the_same_or_are_listed() -> None:
    folder = os.environ.get("CUBIND_ECHO_DIR")
    if folder is None:
        pytest.skip("CUBIND_ECHO_DIR is not set: `cargo xtask test` builds the recording stubs")
    (library,) = Path(folder).glob("13.*/libnvidia-ml.so.1")
    done = subprocess.run([sys.executable, __file__, str(library)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    same, others = json.loads(done.stdout)
    assert set(others) == set().union(*RESULTS.values())
    assert same > 200


PROGRAM = """
{imports}
nvmlInit()
print(nvmlDeviceGetName(1) == expected)
print([process.pid for process in nvmlDeviceGetComputeRunningProcesses(1)])
print(nvmlDeviceGetSupportedMemoryClocks(1), nvmlErrorString(99))
try: nvmlDeviceGetComputeRunningProcesses(9)
except {error} as error: print(int({code}))
"""


def test_a_program_for_pynvml_only_needs_another_import(tmp_path: Path) -> None:
    source = NVML.replace(r"\xff", "of a")
    library(tmp_path / "libnvidia-ml.so.1", source)
    shown = []
    # The exception also has another name.
    pairs = (("pynvml", "NVMLError", "error.value"), ("cubind.checked.nvml", "CudaError", "error.code"))
    for module, error, code in pairs:
        imports = f"from {module} import *\nfrom cubind import CudaError\nexpected = 'Small of a GPU'"
        text = PROGRAM.format(imports=imports, error=error, code=code)
        environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
        done = subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        shown.append(done.stdout)
    assert shown[0] == shown[1] == "True\n[40, 41, 42]\n[100, 200] words\n9\n"


if __name__ == "__main__":
    main(sys.argv[1])
