"""Callbacks, and kernel arguments without types, with the real driver; skipped without a GPU."""

import ctypes
import gc
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from cubind import driver, runtime
from gpu.support import ok

# The kernel computes out[thread] = value + thread.
FILL = b"""
.version 7.0
.target sm_52
.address_size 64
.visible .entry fill(.param .u64 out, .param .u32 value)
{
    .reg .b32 %r<4>;
    .reg .b64 %a<4>;
    ld.param.u64 %a1, [out];
    ld.param.u32 %r1, [value];
    mov.u32 %r2, %tid.x;
    add.s32 %r3, %r1, %r2;
    cvta.to.global.u64 %a2, %a1;
    mul.wide.u32 %a3, %r2, 4;
    add.s64 %a2, %a2, %a3;
    st.global.u32 [%a2], %r3;
    ret;
}
"""


class Thing:
    """An object that supports weak references and records its calls."""

    def __init__(self) -> None:
        self.seen: list[tuple[object, ...]] = []
        self.threads: set[int] = set()

    def __call__(self, *given: object) -> None:
        self.seen.append(given)
        self.threads.add(threading.get_ident())


@pytest.fixture
def kernel(stream: driver.CUstream) -> Iterator[driver.CUfunction]:
    module = ok(driver.cuModuleLoadData(FILL))
    yield ok(driver.cuModuleGetFunction(module, "fill"))
    ok(driver.cuModuleUnload(module))


def test_a_host_function_is_called_once_and_freed(stream: driver.CUstream) -> None:
    for launch in (driver.cuLaunchHostFunc, runtime.cudaLaunchHostFunc):
        thing, data = Thing(), Thing()
        alive = weakref.ref(thing)
        for _ in range(100):
            ok(launch(stream, thing, data))
        ok(driver.cuStreamSynchronize(stream))
        assert thing.seen == [(data,)] * 100
        assert threading.get_ident() not in thing.threads
        del thing
        gc.collect()
        assert alive() is None


def test_a_stream_callback_gets_stream_and_status(stream: driver.CUstream) -> None:
    thing = Thing()
    ok(driver.cuStreamAddCallback(stream, thing, "data", 0))
    ok(driver.cuStreamSynchronize(stream))
    assert thing.seen == [(stream, driver.CUresult.CUDA_SUCCESS, "data")]


def test_a_captured_function_is_called_with_every_launch(stream: driver.CUstream) -> None:
    thing = Thing()
    alive = weakref.ref(thing)
    ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL))
    ok(driver.cuLaunchHostFunc(stream, thing, 3))
    graph = ok(driver.cuStreamEndCapture(stream))
    del thing
    gc.collect()
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    for _ in range(3):
        ok(driver.cuGraphLaunch(executable, stream))
    ok(driver.cuStreamSynchronize(stream))
    again = alive()
    assert again is not None and again.seen == [(3,)] * 3
    ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))


def test_a_host_node_and_a_user_object(stream: driver.CUstream) -> None:
    called, destroyed = Thing(), Thing()
    graph = ok(driver.cuGraphCreate(0))
    node = driver.CUDA_HOST_NODE_PARAMS()
    node.fn, node.userData = called, ["some", "data"]
    ok(driver.cuGraphAddHostNode(graph, None, 0, node))
    del node
    gone = threading.Event()

    def destroy(data: object) -> None:
        destroyed(data)
        gone.set()

    flag = driver.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    thing = ok(driver.cuUserObjectCreate(destroyed, destroy, 1, flag))
    move = driver.CUuserObjectRetain_flags.CU_GRAPH_USER_OBJECT_MOVE
    ok(driver.cuGraphRetainUserObject(graph, thing, 1, move))
    gc.collect()
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    ok(driver.cuGraphLaunch(executable, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert called.seen == [(["some", "data"],)]
    ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))
    assert gone.wait(30)
    assert destroyed.seen == [(destroyed,)]


def test_shared_memory_by_block_size(kernel: driver.CUfunction) -> None:
    sizes = Thing()
    # The callable returns None, which represents 0.
    _, block = ok(driver.cuOccupancyMaxPotentialBlockSize(kernel, sizes, 0, 0))
    assert block > 0 and sizes.seen


def test_an_exception_is_reported(stream: driver.CUstream, monkeypatch: pytest.MonkeyPatch) -> None:
    errors: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", errors.append)

    def fails(data: object) -> None:
        raise LookupError(data)

    ok(driver.cuLaunchHostFunc(stream, fails, "data"))
    ok(driver.cuStreamSynchronize(stream))
    (error,) = errors
    assert error.exc_type is LookupError and error.object is fails


def test_logs_reach_a_callable(stream: driver.CUstream) -> None:
    thing = Thing()
    try:
        handle = ok(driver.cuLogsRegisterCallback(thing, "data"))
    except RuntimeError as error:
        pytest.skip(f"the driver is too old: {error}")
    driver.cuLaunchKernel(None, 1, 1, 1, 1, 1, 1, 0, stream, None, 0)
    ok(driver.cuLogsUnregisterCallback(handle))
    for data, level, message, length in thing.seen:
        assert data == "data" and isinstance(level, driver.CUlogLevel)
        assert isinstance(message, bytes) and len(message) == length


class OnDevice:
    """An array on the device with the protocol of other packages."""

    def __init__(self, address: int) -> None:
        self.address = address

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": (32,), "typestr": "<i4", "data": (self.address, False), "version": 3}


class OfAnother:
    """A stream of another package."""

    def __init__(self, stream: driver.CUstream) -> None:
        self.stream = stream

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self.stream)


def test_kernel_arguments_without_types(kernel: driver.CUfunction, stream: driver.CUstream) -> None:
    pointer = ok(driver.cuMemAlloc(32 * 4))
    array, back = OnDevice(int(pointer)), bytearray(32 * 4)

    def check(value: int) -> None:
        ok(driver.cuMemcpyDtoHAsync(back, array, len(back), OfAnother(stream)))
        ok(driver.cuStreamSynchronize(OfAnother(stream)))
        assert list(memoryview(back).cast("i")) == list(range(value, value + 32))
        ok(driver.cuMemsetD8(array, 0, len(back)))

    for given in (pointer, array):
        ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, OfAnother(stream), (given, ctypes.c_int(7)), 0))
        check(7)
    graph = ok(driver.cuGraphCreate(0))
    node = driver.CUDA_KERNEL_NODE_PARAMS()
    node.func, node.gridDimX, node.gridDimY, node.gridDimZ = kernel, 1, 1, 1
    node.blockDimX, node.blockDimY, node.blockDimZ = 32, 1, 1
    node.kernelParams = (array, ctypes.c_int(11))
    gc.collect()
    ok(driver.cuGraphAddKernelNode(graph, None, 0, node))
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    ok(driver.cuGraphLaunch(executable, stream))
    check(11)
    ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))
    ok(driver.cuMemFree(pointer))
