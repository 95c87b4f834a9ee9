"""Host buffers that are too small, read-only or shared, in calls with a size."""

# What is tried here is what the stubs forbid.
# mypy: ignore-errors

import ctypes
import mmap
from collections.abc import Callable
from typing import Any

import pytest

from cubind import driver, runtime

DEVICE, BYTES, PITCH = 0x100, 64, 32
KIND = runtime.cudaMemcpyKind

# The functions that write to an object with a buffer, and how many bytes.
WRITERS: dict[str, Callable[[Any], Any]] = {
    "cuMemcpyDtoH": lambda to: driver.cuMemcpyDtoH(to, DEVICE, BYTES),
    "cuMemcpyDtoHAsync": lambda to: driver.cuMemcpyDtoHAsync(to, DEVICE, BYTES, 0),
    "cuMemcpyAtoH": lambda to: driver.cuMemcpyAtoH(to, 1, 0, BYTES),
    "cuMemcpyAtoHAsync": lambda to: driver.cuMemcpyAtoHAsync(to, 1, 0, BYTES, 0),
    "cudaMemcpy": lambda to: runtime.cudaMemcpy(to, DEVICE, BYTES, KIND.cudaMemcpyDeviceToHost),
    "cudaMemcpyAsync": lambda to: runtime.cudaMemcpyAsync(to, DEVICE, BYTES, KIND.cudaMemcpyDeviceToHost, 0),
    "cudaMemcpy2D": lambda to: runtime.cudaMemcpy2D(to, PITCH, DEVICE, PITCH, PITCH, 2, KIND.cudaMemcpyDefault),
    "cudaMemcpy2DFromArray": lambda to: runtime.cudaMemcpy2DFromArray(
        to, PITCH, 1, 0, 0, PITCH, 2, KIND.cudaMemcpyDefault
    ),
    "cudaMemcpyFromArray": lambda to: runtime.cudaMemcpyFromArray(to, 1, 0, 0, BYTES, KIND.cudaMemcpyDefault),
}
# And those that read.
READERS: dict[str, Callable[[Any], Any]] = {
    "cuMemcpyHtoD": lambda source: driver.cuMemcpyHtoD(DEVICE, source, BYTES),
    "cuMemcpyHtoDAsync": lambda source: driver.cuMemcpyHtoDAsync(DEVICE, source, BYTES, 0),
    "cuMemcpyHtoA": lambda source: driver.cuMemcpyHtoA(1, 0, source, BYTES),
    "cuMemcpyHtoAAsync": lambda source: driver.cuMemcpyHtoAAsync(1, 0, source, BYTES, 0),
    "cuLinkAddData": lambda source: driver.cuLinkAddData(1, 1, source, BYTES, b"", 0, [], []),
    "cuParamSetv": lambda source: driver.cuParamSetv(1, 0, source, BYTES),
    "cudaMemcpy": lambda source: runtime.cudaMemcpy(DEVICE, source, BYTES, KIND.cudaMemcpyHostToDevice),
    "cudaMemcpyAsync": lambda source: runtime.cudaMemcpyAsync(DEVICE, source, BYTES, KIND.cudaMemcpyDefault, 0),
    "cudaMemcpy2D": lambda source: runtime.cudaMemcpy2D(DEVICE, PITCH, source, PITCH, PITCH, 2, KIND.cudaMemcpyDefault),
    "cudaMemcpy2DToArray": lambda source: runtime.cudaMemcpy2DToArray(
        1, 0, 0, source, PITCH, PITCH, 2, KIND.cudaMemcpyDefault
    ),
    "cudaMemcpyToArray": lambda source: runtime.cudaMemcpyToArray(1, 0, 0, source, BYTES, KIND.cudaMemcpyDefault),
    "cudaMemcpyToSymbol": lambda source: runtime.cudaMemcpyToSymbol(DEVICE, source, BYTES, 0, KIND.cudaMemcpyDefault),
}


def called(call: Callable[[Any], Any], given: Any) -> None:
    """Calls it, where there need not be a library: what is wrong with an argument is seen before."""
    from cubind import DynamicLibNotFoundError, FunctionNotFoundError

    try:
        call(given)
    except (DynamicLibNotFoundError, FunctionNotFoundError):
        pass


@pytest.mark.parametrize("name", WRITERS)
def test_what_cuda_writes_to_has_room_and_may_be_written(name: str) -> None:
    call = WRITERS[name]
    with pytest.raises(RuntimeError, match=f"Buffer is too small: {BYTES - 1} < {BYTES}"):
        call(bytearray(BYTES - 1))
    for read_only in (
        bytes(BYTES),
        b"a",
        memoryview(bytes(BYTES)),
        mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ),
    ):
        with pytest.raises(BufferError, match="must not be changed, and CUDA writes to it"):
            call(read_only)
    called(call, None)


@pytest.mark.parametrize("name", READERS)
def test_what_cuda_reads_is_as_long(name: str) -> None:
    call = READERS[name]
    for short in (b"", bytearray(BYTES - 1), memoryview(bytes(BYTES))[:3], (ctypes.c_char * 8)()):
        with pytest.raises(RuntimeError, match=f"Buffer is too small: [0-9]+ < {BYTES}"):
            call(short)
    called(call, None)


def test_a_list_is_as_long_as_its_size_in_bytes() -> None:
    from cubind import cutensor

    padding = cutensor.cutensorOperationDescriptorAttribute_t.CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT

    def pad(values: Any, size: int) -> Any:
        return cutensor.cutensorOperationDescriptorSetAttribute(0, 0, padding, values, size)

    for values, size in (([1, 2], 12), ([1, 2], 9), ([], 1), ((1,), 2**64 - 1)):
        with pytest.raises(RuntimeError, match=f"List is too small: {len(values)} < "):
            pad(values, size)
    called(lambda values: pad(values, 8), [1, 2])
    called(lambda values: pad(values, 4), (1, 2))
    called(lambda values: pad(values, 0), None)


def test_rows_need_no_padding_behind_the_last_and_none_need_nothing() -> None:
    def copy(to: Any, rows: int, width: int = 8, pitch: int = PITCH) -> Any:
        return runtime.cudaMemcpy2D(to, pitch, DEVICE, PITCH, width, rows, KIND.cudaMemcpyDefault)

    with pytest.raises(RuntimeError, match="Buffer is too small: 39 < 40 "):
        copy(bytearray(39), 2)
    called(lambda to: copy(to, 2), bytearray(40))
    called(lambda to: copy(to, 0), bytearray())
    called(lambda to: copy(to, 5, width=0), bytearray())
    with pytest.raises(RuntimeError, match=f"Buffer is too small: 8 < {2**64 - 1} "):
        copy(bytearray(8), 2**63, pitch=2**40)
