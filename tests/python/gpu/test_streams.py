"""Streams, events, memory operations of a stream, callbacks."""

import ctypes
import threading
from typing import Any

from cubind import driver
from gpu.support import device_memory, ok, read


def test_events_order_streams(stream: Any, kernel: Any) -> None:
    other = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
    begin, end = (ok(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DEFAULT)) for _ in range(2))
    with device_memory(128) as pointer:
        ok(driver.cuEventRecord(begin, stream))
        arguments = ((pointer, 3), (None, ctypes.c_int))
        ok(driver.cuLaunchKernel(kernel(b"fill"), 1, 1, 1, 32, 1, 1, 0, stream, arguments, 0))
        ok(driver.cuEventRecord(end, stream))
        ok(driver.cuStreamWaitEvent(other, end, 0))
        ok(driver.cuMemsetD32Async(pointer, 0, 1, other))
        ok(driver.cuStreamSynchronize(other))
        assert driver.cuEventQuery(end) == (driver.CUresult.CUDA_SUCCESS,)
        assert ok(driver.cuEventElapsedTime(begin, end)) >= 0
        assert read(pointer, 128, "i") == [0, *range(4, 35)]
    for event in (begin, end):
        ok(driver.cuEventDestroy(event))
    ok(driver.cuStreamDestroy(other))


def test_attributes_of_a_stream(stream: Any) -> None:
    assert ok(driver.cuStreamGetFlags(stream)) == driver.CUstream_flags.CU_STREAM_NON_BLOCKING
    assert ok(driver.cuStreamGetPriority(stream)) == 0
    least, greatest = ok(driver.cuCtxGetStreamPriorityRange())
    assert greatest <= least
    assert ok(driver.cuStreamGetCtx(stream)) == ok(driver.cuCtxGetCurrent())
    assert stream.__cuda_stream__() == (0, int(stream))
    assert driver.cuStreamQuery(stream) == (driver.CUresult.CUDA_SUCCESS,)


def test_a_value_is_written_and_waited_for(stream: Any) -> None:
    with device_memory(8) as pointer:
        ok(driver.cuMemsetD32(pointer, 0, 2))
        # The memset runs in the default stream, for which `stream` does not wait.
        ok(driver.cuCtxSynchronize())
        ok(driver.cuStreamWriteValue32(stream, pointer, 5, 0))
        ok(driver.cuStreamWaitValue32(stream, pointer, 5, driver.CUstreamWaitValue_flags.CU_STREAM_WAIT_VALUE_EQ))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 4, "I") == [5]


def test_functions_of_ctypes_are_called_back(stream: Any) -> None:
    called: list[int] = []
    host = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(called.append)
    ok(driver.cuLaunchHostFunc(stream, host, 0x1234))
    ok(driver.cuStreamSynchronize(stream))
    assert called == [0x1234]


def test_python_functions_are_called_back(stream: Any) -> None:
    called: list[Any] = []
    mark = object()
    done = threading.Event()

    def host(data: Any) -> None:
        called.append((data, threading.get_ident()))
        done.set()

    ok(driver.cuLaunchHostFunc(stream, host, mark))
    del host
    ok(driver.cuStreamSynchronize(stream))
    assert done.wait(10)
    ((data, thread),) = called
    assert data is mark
    assert thread != threading.get_ident()


def test_a_stream_callback_gets_the_status(stream: Any) -> None:
    called: list[Any] = []

    def finished(of: Any, status: Any, data: Any) -> None:
        called.append((int(of), int(status)))

    ok(driver.cuStreamAddCallback(stream, finished, 0, 0))
    ok(driver.cuStreamSynchronize(stream))
    assert called == [(int(stream), 0)]
