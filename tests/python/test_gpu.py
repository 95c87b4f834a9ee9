"""What only a GPU can show; skipped where there is none."""

import ctypes
import pathlib
import subprocess
import sys
from typing import Any

import pytest
from cubind import driver, nvrtc, runtime

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "generated" / "cubind-py" / "examples"

SOURCE = b"""
extern "C" __global__ void fill(int *out, int value) { out[threadIdx.x] = value + (int)threadIdx.x; }
"""


def ok(returned: tuple[Any, ...]) -> Any:
    """The outputs of a call that must succeed."""
    err, *outputs = returned
    assert not err, repr(err)
    return outputs[0] if len(outputs) == 1 else outputs


@pytest.fixture
def context(gpu: int) -> Any:
    ok(driver.cuInit(0))
    device = ok(driver.cuDeviceGet(gpu))
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    yield context
    ok(driver.cuDevicePrimaryCtxRelease(device))


@pytest.mark.parametrize("example", ["saxpy.py", "low_level.py"])
def test_examples_verify(gpu: int, example: str) -> None:
    run = subprocess.run([sys.executable, EXAMPLES / example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_memory_goes_there_and_back(context: Any) -> None:
    data = bytes(range(256)) * 16
    pointer = ok(driver.cuMemAlloc(len(data)))
    ok(driver.cuMemcpyHtoD(pointer, data, len(data)))
    back = bytearray(len(data))
    ok(driver.cuMemcpyDtoH(back, pointer, len(data)))
    assert back == data
    ok(driver.cuMemFree(pointer))


def test_a_kernel_of_text_runs_on_a_stream(context: Any) -> None:
    program = ok(nvrtc.nvrtcCreateProgram(SOURCE, b"fill.cu", 0, None, None))
    device = ok(driver.cuCtxGetDevice())
    attribute = driver.CUdevice_attribute
    major = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    ok(nvrtc.nvrtcCompileProgram(program, 1, [b"-arch=sm_%d%d" % (major, minor)]))
    cubin = bytearray(ok(nvrtc.nvrtcGetCUBINSize(program)))
    ok(nvrtc.nvrtcGetCUBIN(program, cubin))
    ok(nvrtc.nvrtcDestroyProgram(program))
    module = ok(driver.cuModuleLoadData(cubin))
    kernel = ok(driver.cuModuleGetFunction(module, b"fill"))
    stream = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
    pointer = ok(driver.cuMemAlloc(32 * 4))
    begin, end = (ok(driver.cuEventCreate(0)) for _ in range(2))
    ok(driver.cuEventRecord(begin, stream))
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, ((pointer, 7), (None, ctypes.c_int)), 0))
    ok(driver.cuEventRecord(end, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert ok(driver.cuEventElapsedTime(begin, end)) >= 0
    back = bytearray(32 * 4)
    ok(driver.cuMemcpyDtoH(back, pointer, len(back)))
    assert list(memoryview(back).cast("i")) == list(range(7, 39))
    for event in (begin, end):
        ok(driver.cuEventDestroy(event))
    ok(driver.cuMemFree(pointer))
    ok(driver.cuStreamDestroy(stream))
    ok(driver.cuModuleUnload(module))


@pytest.mark.parametrize("data", [None, [], [driver.CUgraphEdgeData()]], ids=["none", "empty", "one"])
def test_edges_with_and_without_data(context: Any, data: Any) -> None:
    graph = ok(driver.cuGraphCreate(0))
    first, second = (ok(driver.cuGraphAddEmptyNode(graph, None, 0)) for _ in range(2))
    ok(driver.cuGraphAddDependencies(graph, [first], [second], data, 1))
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    ok(driver.cuGraphLaunch(executable, 0))
    ok(driver.cuCtxSynchronize())
    ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))


def test_errors_are_the_drivers(context: Any) -> None:
    err, pointer = driver.cuMemAlloc(0)
    assert err == driver.CUresult.CUDA_ERROR_INVALID_VALUE
    assert pointer is None
    assert ok(driver.cuGetErrorName(err)) == b"CUDA_ERROR_INVALID_VALUE"


def test_the_runtime_sees_the_same_device(gpu: int) -> None:
    count = ok(runtime.cudaGetDeviceCount())
    assert count > gpu
    properties = ok(runtime.cudaGetDeviceProperties(gpu))
    assert ok(driver.cuDeviceGetName(256, gpu)).rstrip(b"\0") == properties.name.rstrip(b"\0")
