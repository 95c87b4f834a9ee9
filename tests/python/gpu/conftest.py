"""Fixtures of the tests on a GPU: a context, a stream, kernels."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cubind import driver
from gpu.support import compiled, ok


@pytest.fixture
def context(gpu: int) -> Iterator[Any]:
    """The device's primary context, current on this thread."""
    device = ok(driver.cuDeviceGet(gpu))
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    yield context
    ok(driver.cuCtxSynchronize())
    ok(driver.cuDevicePrimaryCtxRelease(device))


@pytest.fixture
def stream(context: Any) -> Iterator[Any]:
    """A stream of its own."""
    stream = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
    yield stream
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuStreamDestroy(stream))


@pytest.fixture(scope="session")
def cubin(gpu: int) -> bytearray:
    """The kernels, compiled once."""
    device = ok(driver.cuDeviceGet(gpu))
    ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(device))))
    return compiled()


@pytest.fixture
def module(context: Any, cubin: bytearray) -> Iterator[Any]:
    """The kernels, loaded."""
    module = ok(driver.cuModuleLoadData(cubin))
    yield module
    ok(driver.cuCtxSynchronize())
    ok(driver.cuModuleUnload(module))


@pytest.fixture
def kernel(module: Any) -> Callable[[bytes], Any]:
    """A kernel by its name."""
    return lambda name: ok(driver.cuModuleGetFunction(module, name))
