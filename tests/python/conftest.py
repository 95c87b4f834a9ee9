"""What tests share."""

import os

import pytest


@pytest.fixture(scope="session")
def gpu() -> int:
    """The ordinal of a GPU. Tests that use it are skipped, with the reason, where there is none.

    CUBIND_REQUIRE_GPU=1 makes that a failure: for machines on which a skipped test would mean that something is broken.
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
