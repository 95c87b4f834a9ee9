"""cuFile: reads bytes of a file into device memory, and writes them back."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cubind import DynamicLibNotFoundError, cufile, driver
from gpu.support import device_memory, ok, read

OPAQUE_FD = cufile.CUfileFileHandleType.CU_FILE_HANDLE_TYPE_OPAQUE_FD


def succeeded(returned: tuple[Any, ...]) -> Any:
    """Returns the outputs of a call; skips the test if the file system is not supported."""
    result, *outputs = returned
    if result.err == cufile.CUfileOpError.CU_FILE_CUDA_DRIVER_ERROR:
        pytest.fail(f"{result.err}: {driver.CUresult(result.cu_err)}")
    if result.err:
        pytest.skip(f"cuFile does not work on this file system: {result.err.name}")
    return outputs[0] if len(outputs) == 1 else tuple(outputs)


@pytest.fixture
def library(context: Any) -> Iterator[None]:
    """Opens cuFile's driver."""
    allowed = cufile.CUFileBoolConfigParameter_t.CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE
    try:
        # If the kernel module is not installed, cuFile's compatibility mode copies through the host.
        succeeded(cufile.cuFileSetParameterBool(allowed, True))
        assert succeeded(cufile.cuFileGetParameterBool(allowed)) is True
        succeeded(cufile.cuFileDriverOpen())
    except DynamicLibNotFoundError as error:
        pytest.skip(str(error).splitlines()[0])
    yield
    cufile.cuFileDriverClose()


@pytest.fixture
def handle(library: None, tmp_path: Path) -> Iterator[tuple[Any, Path]]:
    """A file of 64 KiB, registered."""
    path = tmp_path / "data"
    path.write_bytes(bytes(range(256)) * 256)
    descriptor = os.open(path, os.O_RDWR)
    described = cufile.CUfileDescr_t()
    described.type = OPAQUE_FD
    described.handle.fd = descriptor
    registered = succeeded(cufile.cuFileHandleRegister(described))
    yield registered, path
    cufile.cuFileHandleDeregister(registered)
    os.close(descriptor)


def test_a_file_is_read_into_device_memory_and_written_back(handle: tuple[Any, Path]) -> None:
    registered, path = handle
    size = path.stat().st_size
    with device_memory(size) as memory:
        result, count = cufile.cuFileRead(registered, int(memory), size, 0, 0)
        assert not result.err and count == size
        assert bytes(read(memory, size)) == path.read_bytes()
        ok(driver.cuMemsetD8(memory, 7, size // 2))
        _, count = cufile.cuFileWrite(registered, int(memory), size // 2, size // 2, 0)
        assert count == size // 2
    assert path.read_bytes() == (bytes(range(256)) * 128) + bytes([7]) * (size // 2)


def test_properties_and_parameters(library: None) -> None:
    properties = succeeded(cufile.cuFileDriverGetProperties())
    assert properties.nvfs.max_direct_io_size > 0
    assert succeeded(cufile.cuFileGetVersion()) > 1000


def test_errors_are_records(library: None) -> None:
    described = cufile.CUfileDescr_t()
    described.type = OPAQUE_FD
    described.handle.fd = -1
    result, registered = cufile.cuFileHandleRegister(described)
    assert result.err != cufile.CUfileOpError.CU_FILE_SUCCESS and registered is None
