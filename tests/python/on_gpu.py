"""Fixtures of tests that use a GPU, including tests of packages in `tests/packages/`: the device, a context, a stream."""

import os
from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(scope="session")
def gpu() -> int:
    """The ordinal of a GPU. Tests that use it are skipped, with the reason, if there is none.

    With CUBIND_REQUIRE_GPU=1, for machines that must have a GPU, the tests fail instead.
    """
    reason = _why_no_gpu()
    if reason is None:
        return 0
    if os.environ.get("CUBIND_REQUIRE_GPU") == "1":
        pytest.fail(f"CUBIND_REQUIRE_GPU is set, and there is no GPU: {reason}")
    pytest.skip(f"no GPU: {reason}")


def _why_no_gpu() -> str | None:
    from cubind import DynamicLibNotFoundError, driver

    try:
        (err,) = driver.cuInit(0)
        if err:
            return f"cuInit returned {err}"
        err, count = driver.cuDeviceGetCount()
    except DynamicLibNotFoundError as error:
        return str(error)
    if err:
        return f"cuDeviceGetCount returned {err}"
    return None if count else "the driver sees no device"


@pytest.fixture
def context(gpu: int) -> Iterator[Any]:
    """The device's primary context, current on this thread."""
    from cubind import driver
    from gpu.support import ok

    device = ok(driver.cuDeviceGet(gpu))
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    yield context
    ok(driver.cuCtxSynchronize())
    ok(driver.cuDevicePrimaryCtxRelease(device))


@pytest.fixture
def stream(context: Any) -> Iterator[Any]:
    """A new stream for each test."""
    from cubind import driver
    from gpu.support import ok

    stream = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
    yield stream
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuStreamDestroy(stream))
