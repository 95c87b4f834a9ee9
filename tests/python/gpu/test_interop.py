"""Arrays and streams of CuPy and PyTorch as arguments; skipped if they are not installed."""

from typing import Any

import numpy
import pytest
from cubind import driver
from gpu.support import ok


def test_arrays_of_cupy(context: Any, kernel: Any) -> None:
    cupy = pytest.importorskip("cupy")
    x, y = cupy.arange(100, dtype=cupy.float32), cupy.ones(100, dtype=cupy.float32)
    stream = cupy.cuda.Stream(non_blocking=True)
    cupy.cuda.Device().synchronize()
    arguments = (y, x, numpy.float32(2), numpy.int32(100))
    ok(driver.cuLaunchKernel(kernel(b"axpy"), 1, 1, 1, 128, 1, 1, 0, stream.ptr, arguments, 0))
    stream.synchronize()
    assert (cupy.asnumpy(y) == 1 + 2 * numpy.arange(100)).all()
    ok(driver.cuMemsetD32(y.data.ptr, 0, 100))
    ok(driver.cuCtxSynchronize())
    assert not cupy.asnumpy(y).any()


def test_tensors_of_pytorch(context: Any, kernel: Any) -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(100, dtype=torch.float32, device="cuda")
    y = torch.ones(100, dtype=torch.float32, device="cuda")
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    arguments = (y, x, numpy.float32(3), numpy.int32(100))
    # PyTorch's streams have the method `__cuda_stream__`, or at least the handle as an integer.
    handle = stream if hasattr(stream, "__cuda_stream__") else stream.cuda_stream
    ok(driver.cuLaunchKernel(kernel(b"axpy"), 1, 1, 1, 128, 1, 1, 0, handle, arguments, 0))
    stream.synchronize()
    assert torch.equal(y.cpu(), 1 + 3 * torch.arange(100, dtype=torch.float32))


def test_streams_go_both_ways(context: Any) -> None:
    torch = pytest.importorskip("torch")
    stream = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
    with torch.cuda.stream(torch.cuda.ExternalStream(int(stream))):
        value = torch.full((64,), 5.0, device="cuda") * 2
    ok(driver.cuStreamSynchronize(stream))
    assert torch.equal(value.cpu(), torch.full((64,), 10.0))
    ok(driver.cuStreamDestroy(stream))
