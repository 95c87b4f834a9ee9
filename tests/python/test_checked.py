"""Calls that raise exceptions: `cubind.check`, and the modules of `cubind.checked`."""

import copy
import inspect
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import small_driver

import cubind
from cubind import checked, driver, nvrtc, runtime
import majors
from small_libraries import build
from majors import DEFAULT, LIBRARIES, MODULES, is_record

VIEWS = MODULES


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return small_driver.environment(tmp_path_factory.mktemp("driver"))


def python(code: str, environment: dict[str, str]) -> str:
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).strip()


@pytest.mark.parametrize(("library", "major"), VIEWS)
def test_a_checked_module_has_the_names_of_the_plain_one(library: str, major: int) -> None:
    plain, view = majors.module(library, major), majors.module(library, major, "cubind.checked")
    assert view.__all__ == plain.__all__ and set(view.__all__) <= set(dir(view))
    for name in view.__all__:
        ours, theirs = getattr(view, name), getattr(plain, name)
        if is_record(theirs):
            assert type(ours) is type(theirs) and memoryview(ours) == memoryview(theirs)
            continue
        assert ours is getattr(view, name)
        if inspect.isbuiltin(theirs):
            if name not in getattr(view, "_FORMS", {}):
                assert inspect.signature(ours) == inspect.signature(theirs)
            assert (ours.__module__, ours.__name__, ours.__qualname__) == (view.__name__, name, name)
            assert pickle.loads(pickle.dumps(ours)) is ours
        else:
            assert ours is theirs


def test_the_plain_names_are_those_of_the_chosen_major() -> None:
    assert checked.driver is getattr(checked, f"cuda{DEFAULT}").driver is sys.modules["cubind.checked.driver"]
    assert checked.driver.CUresult is driver.CUresult
    with pytest.raises(AttributeError, match=f"'cubind.checked.cuda{DEFAULT}.driver' has no attribute 'cuMemAloc'"):
        checked.driver.cuMemAloc


def test_outputs_are_returned_without_the_code(environment: dict[str, str]) -> None:
    code = "from cubind.checked import driver as d; print(d.cuInit(0), d.cuDeviceGetCount(), d.cuMemGetInfo())"
    assert python(code, environment) == "None 1 (1, 2)"
    calls = "check(d.cuInit(0)), check(d.cuDeviceGetCount()), check(d.cuMemGetInfo())"
    assert python(f"from cubind import check, driver as d; print({calls})", environment) == "None 1 (1, 2)"
    code = "from cubind.checked import driver as d; print(d.cuGetErrorString(d.CUresult.CUDA_ERROR_OUT_OF_MEMORY))"
    assert python(code, environment) == "words for 2"


def test_several_outputs_are_alone_in_checked_only(tmp_path: Path) -> None:
    source = """
    int cuInit(unsigned f) { return 0; }
    int cuGetErrorString(int code, const char **text) { *text = "words"; return 0; }
    int cuMemGetInfo_v2(unsigned long *free, unsigned long *total)
    {
        static int calls;
        *free = 1; *total = 2;
        return calls++ % 2 ? 0 : 2;
    }
    int cuMemAllocPitch_v2(unsigned long *p, unsigned long *pitch, unsigned long width, unsigned long height, unsigned size)
    {
        *p = 8; *pitch = width;
        return 0;
    }
    """
    build(tmp_path, {"libcuda.so.1": source})
    code = """
from cubind import CudaError, driver
from cubind.checked import driver as checked

def found():
    try:
        return checked.cuMemGetInfo()
    except CudaError as error:
        return error.name

class Width:
    def __index__(self):
        # This is a call to the plain function during a call to a function of `checked`.
        print(driver.cuMemGetInfo())
        return 5

print(found(), found(), found(), found())
print(driver.cuMemGetInfo(), driver.cuMemGetInfo())
for _ in range(2):
    print(checked.cuMemAllocPitch(Width(), 1, 4))
print(checked.cuMemAllocPitch(WidthInBytes=6, Height=1, ElementSizeBytes=4))
"""
    failed, result = "(<CUresult.CUDA_ERROR_OUT_OF_MEMORY: 2>, None, None)", "(<CUresult.CUDA_SUCCESS: 0>, 1, 2)"
    assert python(code, {"LD_LIBRARY_PATH": str(tmp_path)}).splitlines() == [
        "CUDA_ERROR_OUT_OF_MEMORY (1, 2) CUDA_ERROR_OUT_OF_MEMORY (1, 2)",
        f"{failed} {result}",
        failed,
        "(<CUdeviceptr 8>, 5)",
        result,
        "(<CUdeviceptr 8>, 5)",
        "(<CUdeviceptr 8>, 6)",
    ]


def test_a_code_is_raised(environment: dict[str, str]) -> None:
    code = """
import cubind, pickle
from cubind.checked import driver as d
try:
    d.cuMemAlloc(8)
except RuntimeError as error:
    assert type(error) is cubind.CudaError and error.code is d.CUresult.CUDA_ERROR_OUT_OF_MEMORY
    print(error.name, error.function, error.description, sep=", ")
    print(error)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code) == (str(error), error.code)
"""
    words = "CUDA_ERROR_OUT_OF_MEMORY, cuMemAlloc, words for 2\ncuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): words for 2"
    assert python(code, environment) == words
    code = "from cubind import check, driver; check(driver.cuMemAlloc(8))"
    assert python(code, environment).endswith("cubind.errors.CudaError: CUDA_ERROR_OUT_OF_MEMORY (2): words for 2")


def test_check_accepts_results() -> None:
    success, error = driver.CUresult.CUDA_SUCCESS, runtime.cudaError_t.cudaErrorInvalidValue
    assert cubind.check((success,)) is None and cubind.check(success) is None
    assert cubind.check((success, 3)) == 3 and cubind.check((success, 3, [4])) == (3, [4])
    for result in (error, (error,), (error, None)):
        with pytest.raises(cubind.CudaError, match=r"cudaErrorInvalidValue \(1\)") as raised:
            cubind.check(result)
        assert raised.value.code is error and copy.copy(raised.value).code is error
    with pytest.raises(cubind.CudaError):
        cubind.check((nvrtc.nvrtcResult.NVRTC_ERROR_INTERNAL_ERROR,))
    wrong: list[Any] = [None, (), 0, (0, 1), "x", driver.CUstream(0), (driver.CUmemorytype.CU_MEMORYTYPE_HOST,)]
    for value in wrong:
        with pytest.raises(TypeError, match="expected what a function of CUDA returned"):
            cubind.check(value)


def test_a_result_without_a_code_is_returned_unchanged() -> None:
    extent = checked.runtime.make_cudaExtent(1, 2, 3)
    assert type(extent) is runtime.cudaExtent and (extent.width, extent.height, extent.depth) == (1, 2, 3)
    assert checked.runtime.sizeof is runtime.sizeof


def test_describing_a_code_loads_no_library() -> None:
    code = """
import cubind
from cubind import runtime
try: cubind.check((runtime.cudaError_t.cudaErrorInvalidValue,))
except cubind.CudaError as error: print(repr(error.description), "cudart" in open("/proc/self/maps").read())
"""
    assert python(code, {}) == "'' False"
