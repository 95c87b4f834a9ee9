"""Memory that is allocated synchronously, in stream order, or from pools; virtual, managed and pinned memory."""

from typing import Any

import pytest
from cubind import driver
from gpu.support import device_memory, ok, read
from majors import MAJORS

DATA = bytes(range(256)) * 16


def device_location() -> driver.CUmemLocation:
    location = driver.CUmemLocation()
    location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    location.id = int(ok(driver.cuCtxGetDevice()))
    return location


def test_sets_and_copies(context: Any) -> None:
    with device_memory(len(DATA)) as first, device_memory(len(DATA)) as second:
        ok(driver.cuMemcpyHtoD(first, DATA, len(DATA)))
        ok(driver.cuMemcpyDtoD(second, first, len(DATA)))
        assert bytes(read(second, len(DATA))) == DATA
        ok(driver.cuMemsetD8(second, 7, 16))
        ok(driver.cuMemsetD32(int(second) + 16, 0x01020304, 4))
        assert bytes(read(second, 36)) == b"\7" * 16 + b"\4\3\2\1" * 4 + DATA[32:36]
        base, size = ok(driver.cuMemGetAddressRange(int(second) + 5))
        assert (int(base), size) == (int(second), len(DATA))


def test_free_and_total(context: Any) -> None:
    free, total = ok(driver.cuMemGetInfo())
    assert 0 < free <= total


def test_stream_ordered_allocation(stream: Any) -> None:
    pointer = ok(driver.cuMemAllocAsync(len(DATA), stream))
    ok(driver.cuMemcpyHtoDAsync(pointer, DATA, len(DATA), stream))
    back = bytearray(len(DATA))
    ok(driver.cuMemcpyDtoHAsync(back, pointer, len(DATA), stream))
    ok(driver.cuMemFreeAsync(pointer, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert back == DATA


def test_a_pool_and_its_attributes(stream: Any) -> None:
    properties = driver.CUmemPoolProps()
    properties.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    properties.location = device_location()
    pool = ok(driver.cuMemPoolCreate(properties))
    attribute = driver.CUmemPool_attribute
    threshold = attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    ok(driver.cuMemPoolSetAttribute(pool, threshold, driver.cuuint64_t(1 << 20)))
    assert int(ok(driver.cuMemPoolGetAttribute(pool, threshold))) == 1 << 20
    pointer = ok(driver.cuMemAllocFromPoolAsync(4096, pool, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert int(ok(driver.cuMemPoolGetAttribute(pool, attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT))) >= 4096
    owner = ok(driver.cuPointerGetAttribute(driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pointer))
    assert owner == pool
    ok(driver.cuMemFreeAsync(pointer, stream))
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuMemPoolDestroy(pool))


def test_virtual_memory(context: Any) -> None:
    properties = driver.CUmemAllocationProp()
    properties.type = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    properties.location = device_location()
    minimum = driver.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
    size = ok(driver.cuMemGetAllocationGranularity(properties, minimum))
    pointer = ok(driver.cuMemAddressReserve(2 * size, 0, 0, 0))
    # One allocation that is mapped at two addresses.
    handle = ok(driver.cuMemCreate(size, properties, 0))
    for offset in (0, size):
        ok(driver.cuMemMap(int(pointer) + offset, size, 0, handle, 0))
    ok(driver.cuMemRelease(handle))
    access = driver.CUmemAccessDesc()
    access.location = device_location()
    access.flags = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    ok(driver.cuMemSetAccess(pointer, 2 * size, [access], 1))
    ok(driver.cuMemcpyHtoD(pointer, DATA, len(DATA)))
    assert bytes(read(int(pointer) + size, len(DATA))) == DATA
    ok(driver.cuMemUnmap(pointer, 2 * size))
    ok(driver.cuMemAddressFree(pointer, 2 * size))


def test_managed_memory(stream: Any) -> None:
    size = 1 << 16
    pointer = ok(driver.cuMemAllocManaged(size, driver.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL))
    is_managed = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED
    assert ok(driver.cuPointerGetAttribute(is_managed, pointer)) is True
    location = device_location()
    ok(driver.cuMemAdvise(pointer, size, driver.CUmem_advise.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location))
    ok(driver.cuMemPrefetchAsync(pointer, size, location, 0, stream))
    ok(driver.cuStreamSynchronize(stream))
    attribute = driver.CUmem_range_attribute
    names = [
        attribute.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
        attribute.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
    ]
    assert ok(driver.cuMemRangeGetAttributes([4, 4], names, 2, pointer, size)) == [location.id, location.id]
    assert ok(driver.cuMemRangeGetAttribute(4, names[0], pointer, size)) == location.id
    ok(driver.cuMemFree(pointer))


def test_pinned_host_memory(context: Any) -> None:
    import ctypes

    host = ok(driver.cuMemHostAlloc(len(DATA), driver.CU_MEMHOSTALLOC_DEVICEMAP))
    ctypes.memmove(host, DATA, len(DATA))
    device = ok(driver.cuMemHostGetDevicePointer(host, 0))
    assert bytes(read(device, len(DATA))) == DATA
    ok(driver.cuMemFreeHost(host))


def test_a_batch_of_copies(stream: Any) -> None:
    with device_memory(64) as first, device_memory(64) as second, device_memory(128) as both:
        ok(driver.cuMemsetD8(first, 1, 64))
        ok(driver.cuMemsetD8(second, 2, 64))
        attributes = driver.CUmemcpyAttributes()
        attributes.srcAccessOrder = driver.CUmemcpySrcAccessOrder.CU_MEMCPY_SRC_ACCESS_ORDER_STREAM
        targets = [driver.CUdeviceptr(int(both)), driver.CUdeviceptr(int(both) + 64)]
        ok(driver.cuMemcpyBatchAsync(targets, [first, second], [64, 64], 2, [attributes], [0], 1, stream))
        ok(driver.cuStreamSynchronize(stream))
        assert read(both, 128) == [1] * 64 + [2] * 64


def test_attributes_of_a_pointer(context: Any) -> None:
    attribute = driver.CUpointer_attribute
    with device_memory(64) as pointer:
        names = [
            attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED,
            attribute.CU_POINTER_ATTRIBUTE_RANGE_SIZE,
        ]
        kind, address, managed, size = ok(driver.cuPointerGetAttributes(len(names), names, pointer))
        assert kind == driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
        assert (int(address), managed, int(size)) == (int(pointer), False, 64)
        ok(driver.cuPointerSetAttribute(True, attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, pointer))


def test_errors_are_the_drivers(context: Any) -> None:
    err, pointer = driver.cuMemAlloc(0)
    assert err == driver.CUresult.CUDA_ERROR_INVALID_VALUE
    assert pointer is None
    assert ok(driver.cuGetErrorName(err)) == b"CUDA_ERROR_INVALID_VALUE"


@pytest.mark.parametrize("kind", [f"cuda{major}" for major in MAJORS])
def test_the_runtime_of_each_major_copies(gpu: int, kind: str) -> None:
    """Requires both libraries. Runs in a separate process, because each major version has its own runtime."""
    import os
    import subprocess
    import sys

    program = f"""
import sys
from cubind import DynamicLibNotFoundError
from cubind.{kind} import runtime
try:
    err, version = runtime.cudaRuntimeGetVersion()
except DynamicLibNotFoundError as error:
    print(error)
    sys.exit(77)
def ok(returned):
    assert not returned[0], repr(returned[0])
    return returned[1:]
assert version // 1000 == {kind[4:]}, version
data = bytes(range(256))
(pointer,) = ok(runtime.cudaMalloc(256))
host_to_device = runtime.cudaMemcpyKind.cudaMemcpyHostToDevice
ok(runtime.cudaMemcpy(pointer, data, 256, host_to_device))
back = bytearray(256)
ok(runtime.cudaMemcpy(back, pointer, 256, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost))
assert back == data
ok(runtime.cudaFree(pointer))
(properties,) = ok(runtime.cudaGetDeviceProperties(0))
assert properties.totalGlobalMem > 0 and properties.name
print("runtime", version, properties.name)
"""
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    if run.returncode == 77:
        pytest.skip(run.stdout.splitlines()[0])
    assert run.returncode == 0, run.stdout + run.stderr
    print(run.stdout)
