"""Arguments that a library reads before its call returns, although the work is asynchronous.

The tests overwrite the arguments while the stream waits. The result must still be that of the original values. The
calls go through ctypes, because cubind copies some arguments itself.
"""

import contextlib
import ctypes
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cubind import cublas, cusparse, driver, runtime
from gpu.support import device_memory, ok, or_skip, read

N = 8


def c_function(name: bytes, version: int = 13000) -> Callable[..., int]:
    """Returns a function of the driver."""
    err, address, *_ = driver.cuGetProcAddress(name, version, 0)
    if err or not int(address):
        pytest.skip(f"the driver has no {name.decode()}: {err!r}")
    return ctypes.CFUNCTYPE(ctypes.c_int)(int(address))


def of_library(name: str) -> ctypes.CDLL:
    """Returns a library that cubind has loaded, by the names of its major versions."""
    for major in (13, 12):
        with contextlib.suppress(OSError):
            return ctypes.CDLL(f"lib{name}.so.{major}")
    pytest.skip(f"lib{name} is not loaded by its name")


@contextlib.contextmanager
def waiting(stream: Any) -> Iterator[None]:
    """Blocks the stream: work that is submitted in the block starts after it."""
    gate = threading.Event()
    ok(driver.cuLaunchHostFunc(stream, lambda _: gate.wait(60) and None, None))
    try:
        yield
        (state,) = driver.cuStreamQuery(stream)
        assert state == driver.CUresult.CUDA_ERROR_NOT_READY, "the stream has waited"
    finally:
        gate.set()
        ok(driver.cuStreamSynchronize(stream))


def clear(*objects: Any) -> None:
    """Overwrites the memory of ctypes objects."""
    for it in objects:
        ctypes.memset(ctypes.addressof(it), 0xEE, ctypes.sizeof(it))


def handle_of(value: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(int(value))


def arguments(pointer: Any, value: int) -> tuple[Any, ...]:
    """Returns the arguments of `fill`, and the array of their addresses."""
    out, number = ctypes.c_void_p(int(pointer)), ctypes.c_int(value)
    return (ctypes.c_void_p * 2)(ctypes.addressof(out), ctypes.addressof(number)), out, number


def test_a_launch_copies_its_parameters(kernel: Callable[[bytes], Any], stream: Any) -> None:
    launch, fill = c_function(b"cuLaunchKernel"), handle_of(kernel(b"fill"))

    def call(params: Any) -> int:
        return launch(fill, 1, 1, 1, N, 1, 1, 0, handle_of(stream), ctypes.byref(params), None)

    with device_memory(4 * N) as memory:
        # The array contains addresses, and does not keep the objects at these addresses alive.
        first = arguments(memory, 1)
        assert call(first[0]) == 0
        ok(driver.cuStreamSynchronize(stream))
        passed = arguments(memory, 40)
        with waiting(stream):
            assert call(passed[0]) == 0
            clear(*passed)
        assert read(memory, 4 * N, "i") == [40 + i for i in range(N)]


def test_a_launch_copies_its_configuration(kernel: Callable[[bytes], Any], stream: Any) -> None:
    class Config(ctypes.Structure):
        _fields_ = [
            *((name, ctypes.c_uint) for name in ("gx", "gy", "gz", "bx", "by", "bz", "shared")),
            ("stream", ctypes.c_void_p),
            ("attrs", ctypes.c_void_p),
            ("numAttrs", ctypes.c_uint),
        ]

    launch, fill = c_function(b"cuLaunchKernelEx", 12000), handle_of(kernel(b"fill"))
    with device_memory(4 * N) as memory:
        config = Config(1, 1, 1, N, 1, 1, 0, int(stream), None, 0)
        first = arguments(memory, 1)
        assert launch(ctypes.byref(config), fill, ctypes.byref(first[0]), None) == 0
        ok(driver.cuStreamSynchronize(stream))
        passed = arguments(memory, 40)
        with waiting(stream):
            assert launch(ctypes.byref(config), fill, ctypes.byref(passed[0]), None) == 0
            clear(config, *passed)
        assert read(memory, 4 * N, "i") == [40 + i for i in range(N)]


def test_a_copy_reads_its_record_during_the_call(stream: Any) -> None:
    copy = c_function(b"cuMemcpy2DAsync", 12000)
    with device_memory(4 * N) as source, device_memory(4 * N) as target:
        ok(driver.cuMemsetD32(source, 7, N))
        ok(driver.cuMemsetD32(target, 0, N))
        record = driver.CUDA_MEMCPY2D()
        record.srcMemoryType = record.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
        record.srcDevice, record.dstDevice = source, target
        record.srcPitch = record.dstPitch = record.WidthInBytes = 4 * N
        record.Height = 1
        passed = ctypes.create_string_buffer(bytes(memoryview(record)), len(bytes(memoryview(record))))
        with waiting(stream):
            assert copy(ctypes.byref(passed), handle_of(stream)) == 0
            clear(passed)
        assert read(target, 4 * N, "i") == [7] * N


def test_a_batch_reads_its_arrays_during_the_call(stream: Any) -> None:
    copy = c_function(b"cuMemcpyBatchAsync")
    attributes = driver.CUmemcpyAttributes()
    attributes.srcAccessOrder = driver.CUmemcpySrcAccessOrder.CU_MEMCPY_SRC_ACCESS_ORDER_STREAM
    with device_memory(4 * N) as source, device_memory(4 * N) as target:
        ok(driver.cuMemsetD32(source, 7, N))
        ok(driver.cuMemsetD32(target, 0, N))
        words = [(ctypes.c_size_t * 1)(value) for value in (int(target), int(source), 4 * N, 0)]
        record = ctypes.create_string_buffer(bytes(memoryview(attributes)), len(bytes(memoryview(attributes))))
        targets, sources, sizes, indices = map(ctypes.byref, words)
        with waiting(stream):
            one = ctypes.c_size_t(1)
            err = copy(targets, sources, sizes, one, ctypes.byref(record), indices, one, handle_of(stream))
            assert err == 0
            clear(record, *words)
        assert read(target, 4 * N, "i") == [7] * N


def test_cublas_reads_scalars_of_the_host_during_the_call(stream: Any) -> None:
    handle = ok(or_skip(cublas.cublasCreate))
    ok(cublas.cublasSetStream(handle, stream))
    scale = of_library("cublas").cublasSscal_v2

    def call(alpha: ctypes.c_float, memory: Any) -> int:
        return int(scale(handle_of(handle), N, ctypes.byref(alpha), handle_of(memory), 1))

    with device_memory(4 * N) as memory:
        ok(driver.cuMemsetD32(memory, 0x3F800000, N))  # 1.0
        assert call(ctypes.c_float(1.0), memory) == 0
        ok(driver.cuStreamSynchronize(stream))
        alpha = ctypes.c_float(3.0)
        with waiting(stream):
            assert call(alpha, memory) == 0
            clear(alpha)
        assert read(memory, 4 * N, "f") == [3.0] * N
    ok(cublas.cublasDestroy(handle))


def test_cusparse_reads_scalars_of_the_host_during_the_call(stream: Any) -> None:
    handle = ok(or_skip(cusparse.cusparseCreate))
    ok(cusparse.cusparseSetStream(handle, stream))
    # The function computes y = αx + βy for a sparse vector with one element.
    axpby = of_library("cusparse").cusparseAxpby
    real, i32 = runtime.cudaDataType.CUDA_R_32F, cusparse.cusparseIndexType_t.CUSPARSE_INDEX_32I
    zero = cusparse.cusparseIndexBase_t.CUSPARSE_INDEX_BASE_ZERO
    with device_memory(4) as index, device_memory(4) as value, device_memory(4 * N) as dense:
        ok(driver.cuMemsetD32(index, 2, 1))
        ok(driver.cuMemsetD32(value, 0x3F800000, 1))
        ok(driver.cuMemsetD32(dense, 0x3F800000, N))
        x = ok(cusparse.cusparseCreateSpVec(N, 1, int(index), int(value), i32, zero, real))
        y = ok(cusparse.cusparseCreateDnVec(N, int(dense), real))

        def call(alpha: ctypes.c_float, beta: ctypes.c_float) -> int:
            scalars = ctypes.byref(alpha), handle_of(x), ctypes.byref(beta), handle_of(y)
            return int(axpby(handle_of(handle), *scalars))

        # The first call loads the kernels, which waits for the stream.
        assert call(ctypes.c_float(3.0), ctypes.c_float(3.0)) == 0
        ok(driver.cuStreamSynchronize(stream))
        ok(driver.cuMemsetD32(dense, 0x3F800000, N))
        alpha, beta = ctypes.c_float(5.0), ctypes.c_float(2.0)
        with waiting(stream):
            assert call(alpha, beta) == 0
            clear(alpha, beta)
        assert read(dense, 4 * N, "f") == [7.0 if i == 2 else 2.0 for i in range(N)]
        ok(cusparse.cusparseDestroySpVec(x))
        ok(cusparse.cusparseDestroyDnVec(y))
    ok(cusparse.cusparseDestroy(handle))
