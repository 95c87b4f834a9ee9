"""Device attributes, green contexts, and memory of other processes and devices."""

import subprocess
import sys
from typing import Any

import pytest
from cubind import driver, runtime
from gpu.support import device_memory, ok, read


def test_attributes_of_a_device(gpu: int, context: Any) -> None:
    device = ok(driver.cuCtxGetDevice())
    attribute = driver.CUdevice_attribute
    assert ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device)) > 0
    assert ok(driver.cuDeviceTotalMem(device)) > 0
    assert len(ok(driver.cuDeviceGetUuid(device)).bytes) == 16
    name = ok(driver.cuDeviceGetName(256, device))
    assert len(name) == 256 and name.rstrip(b"\0")
    bus = ok(driver.cuDeviceGetPCIBusId(64, device)).rstrip(b"\0")
    assert ok(driver.cuDeviceGetByPCIBusId(bus)) == device


def test_the_runtime_sees_the_same_device(gpu: int) -> None:
    count = ok(runtime.cudaGetDeviceCount())
    assert count > gpu
    properties = ok(runtime.cudaGetDeviceProperties(gpu))
    assert ok(driver.cuDeviceGetName(256, gpu)).rstrip(b"\0") == properties.name.rstrip(b"\0")
    assert ok(runtime.cudaDriverGetVersion()) == ok(driver.cuDriverGetVersion())


def test_limits_and_contexts(context: Any) -> None:
    # This limit may be set at any time. Other limits are fixed once a kernel of any test has used the limited resource.
    limit = driver.CUlimit.CU_LIMIT_STACK_SIZE
    size = ok(driver.cuCtxGetLimit(limit))
    ok(driver.cuCtxSetLimit(limit, size))
    other = ok(driver.cuCtxCreate(None, 0, ok(driver.cuCtxGetDevice())))
    assert ok(driver.cuCtxGetCurrent()) == other != context
    assert ok(driver.cuCtxPopCurrent()) == other
    assert ok(driver.cuCtxGetCurrent()) == context
    ok(driver.cuCtxDestroy(other))


def test_a_green_context(context: Any) -> None:
    device = ok(driver.cuCtxGetDevice())
    kind = driver.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM
    whole = ok(driver.cuDeviceGetDevResource(device, kind))
    groups, count, remaining = ok(driver.cuDevSmResourceSplitByCount(1, whole, 0, 8))
    assert count == 1 and 8 <= groups[0].sm.smCount < whole.sm.smCount
    assert groups[0].sm.smCount + remaining.sm.smCount <= whole.sm.smCount
    description = ok(driver.cuDevResourceGenerateDesc(groups, count))
    green = ok(driver.cuGreenCtxCreate(description, device, driver.CUgreenCtxCreate_flags.CU_GREEN_CTX_DEFAULT_STREAM))
    flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
    stream = ok(driver.cuGreenCtxStreamCreate(green, flags, 0))
    assert ok(driver.cuStreamGetGreenCtx(stream)) == green
    with device_memory(16) as pointer:
        ok(driver.cuMemsetD8Async(pointer, 4, 16, stream))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 16) == [4] * 16
    ok(driver.cuStreamDestroy(stream))
    ok(driver.cuGreenCtxDestroy(green))


RECEIVER = """
import sys
from cubind import driver
def ok(returned):
    assert not returned[0], repr(returned[0])
    return returned[1] if len(returned) == 2 else returned[1:]
ok(driver.cuInit(0))
ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(0))))
handle = driver.CUipcMemHandle()
handle.reserved = bytes.fromhex(sys.argv[1])
pointer = ok(driver.cuIpcOpenMemHandle(handle, driver.CUipcMem_flags.CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS))
back = bytearray(64)
ok(driver.cuMemcpyDtoH(back, pointer, 64))
assert back == bytes(range(64)), back
ok(driver.cuMemsetD8(pointer, 9, 64))
ok(driver.cuIpcCloseMemHandle(pointer))
print("received")
"""


def test_memory_of_another_process(gpu: int, context: Any) -> None:
    with device_memory(64) as pointer:
        ok(driver.cuMemcpyHtoD(pointer, bytes(range(64)), 64))
        handle = ok(driver.cuIpcGetMemHandle(pointer))
        arguments = [sys.executable, "-c", RECEIVER, bytes(handle.reserved).hex()]
        run = subprocess.run(arguments, capture_output=True, text=True, check=False)
        assert run.returncode == 0 and "received" in run.stdout, run.stdout + run.stderr
        assert read(pointer, 64) == [9] * 64


def test_memory_of_another_device(gpu: int, context: Any) -> None:
    count = ok(driver.cuDeviceGetCount())
    if count < 2:
        pytest.skip("there is one GPU")
    here, there = ok(driver.cuDeviceGet(0)), ok(driver.cuDeviceGet(1))
    if not ok(driver.cuDeviceCanAccessPeer(here, there)):
        pytest.skip("the GPUs cannot reach each other's memory")
    other = ok(driver.cuDevicePrimaryCtxRetain(there))
    ok(driver.cuCtxSetCurrent(other))
    remote = ok(driver.cuMemAlloc(64))
    ok(driver.cuMemsetD8(remote, 3, 64))
    ok(driver.cuCtxSynchronize())
    ok(driver.cuCtxSetCurrent(context))
    ok(driver.cuCtxEnablePeerAccess(other, 0))
    with device_memory(64) as pointer:
        ok(driver.cuMemcpyPeer(pointer, context, remote, other, 64))
        assert read(pointer, 64) == [3] * 64
    ok(driver.cuCtxDisablePeerAccess(other))
    ok(driver.cuMemFree(remote))
    ok(driver.cuDevicePrimaryCtxRelease(there))
