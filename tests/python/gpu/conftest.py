"""Fixtures of the tests on a GPU: a context, a stream, kernels."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cubind import driver
from gpu.support import compiled, ok
from on_gpu import context as context
from on_gpu import stream as stream


@pytest.fixture(scope="session")
def cubin(gpu: int) -> bytearray:
    """A cubin with the kernels, which is compiled once."""
    device = ok(driver.cuDeviceGet(gpu))
    ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(device))))
    return compiled()


@pytest.fixture
def module(context: Any, cubin: bytearray) -> Iterator[Any]:
    """The module with the kernels, loaded into the context."""
    module = ok(driver.cuModuleLoadData(cubin))
    yield module
    ok(driver.cuCtxSynchronize())
    ok(driver.cuModuleUnload(module))


@pytest.fixture
def kernel(module: Any) -> Callable[[bytes], Any]:
    """A function that returns a kernel by its name."""
    return lambda name: ok(driver.cuModuleGetFunction(module, name))
