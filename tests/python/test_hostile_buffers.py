"""Host buffers that are too small, read-only or shared, in calls with a size."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import ctypes
import mmap
from collections.abc import Callable
from typing import Any

import pytest

from cubind import driver, runtime

DEVICE, BYTES, PITCH = 0x100, 64, 32
KIND = runtime.cudaMemcpyKind

# The functions that write this number of bytes to an object with a buffer.
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
# The functions that read from an object with a buffer.
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
    """Makes a call even if the library is missing, because wrong arguments are detected earlier."""
    from cubind import DynamicLibNotFoundError, FunctionNotFoundError

    try:
        call(given)
    except (DynamicLibNotFoundError, FunctionNotFoundError):
        pass


@pytest.mark.parametrize("name", WRITERS)
def test_outputs_must_be_large_enough_and_writable(name: str) -> None:
    call = WRITERS[name]
    with pytest.raises(RuntimeError, match=f"Buffer is too small: {BYTES - 1} < {BYTES}"):
        call(bytearray(BYTES - 1))
    for read_only in (
        bytes(BYTES),
        b"a",
        memoryview(bytes(BYTES)),
        mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ),
    ):
        with pytest.raises(BufferError, match="is read-only memory of .* but CUDA writes to it"):
            call(read_only)
    called(call, None)


@pytest.mark.parametrize("name", READERS)
def test_inputs_must_be_large_enough(name: str) -> None:
    call = READERS[name]
    for short in (b"", bytearray(BYTES - 1), memoryview(bytes(BYTES))[:3], (ctypes.c_char * 8)()):
        with pytest.raises(RuntimeError, match=f"Buffer is too small: [0-9]+ < {BYTES}"):
            call(short)
    called(call, None)


def test_a_list_must_have_its_size_in_bytes() -> None:
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


def test_the_last_row_needs_no_padding_and_zero_rows_need_no_memory() -> None:
    def copy(to: Any, rows: int, width: int = 8, pitch: int = PITCH) -> Any:
        return runtime.cudaMemcpy2D(to, pitch, DEVICE, PITCH, width, rows, KIND.cudaMemcpyDefault)

    with pytest.raises(RuntimeError, match="Buffer is too small: 39 < 40 "):
        copy(bytearray(39), 2)
    called(lambda to: copy(to, 2), bytearray(40))
    called(lambda to: copy(to, 0), bytearray())
    called(lambda to: copy(to, 5, width=0), bytearray())
    with pytest.raises(RuntimeError, match=f"Buffer is too small: 8 < {2**64 - 1} "):
        copy(bytearray(8), 2**63, pitch=2**40)


def test_a_value_must_have_the_size_that_is_passed_with_it() -> None:
    from cubind import cublaslt, cusparselt, cutensor

    tensor = cutensor.cutensorPlanPreferenceAttribute_t.CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE
    lt = cublaslt.cublasLtMatmulDescAttributes_t.CUBLASLT_MATMUL_DESC_TRANSA
    sparse = cusparselt.cusparseLtMatmulAlgAttribute_t.CUSPARSELT_MATMUL_ALG_CONFIG_ID
    handle, algorithm = cusparselt.cusparseLtHandle_t(), cusparselt.cusparseLtMatmulAlgSelection_t()
    calls: list[Callable[[Any], Any]] = [
        lambda size: cublaslt.cublasLtMatmulDescSetAttribute(8, lt, 1, size),
        lambda size: cutensor.cutensorPlanPreferenceSetAttribute(8, 8, tensor, 0, size),
        lambda size: cusparselt.cusparseLtMatmulAlgSetAttribute(handle, algorithm, sparse, 1, size),
    ]
    for call in calls:
        for size in (5, 8, 1 << 30, 2**64 - 1):
            with pytest.raises(RuntimeError, match=f"Value is too small: 4 < {size} bytes"):
                call(size)
        called(call, 4)


def test_host_memory_of_the_solvers_must_have_the_type_and_size_of_the_matrix() -> None:
    import numpy
    from cubind import cusolver

    n = 4
    good = {
        "csrValA": numpy.ones(n), "csrRowPtrA": numpy.zeros(n + 1, "i4"), "csrColIndA": numpy.zeros(n, "i4"),
        "b": numpy.ones(n), "x": numpy.zeros(n),
    }

    def solve(**changed: Any) -> Any:
        values, rows, columns, b, x = (good | changed).values()
        return cusolver.cusolverSpDcsrlsvluHost(8, n, n, 0, values, rows, columns, b, 0.0, 0, x)

    for name, wrong in {
        "csrValA": numpy.ones(n, "f4"), "csrRowPtrA": numpy.zeros(n + 1, "i8"), "csrColIndA": numpy.zeros(n, "f4"),
        "b": numpy.ones(n, "c16"), "x": numpy.zeros(n, "i8"),
    }.items():
        with pytest.raises(TypeError, match=f"Argument '{name}' must be an array of"):
            solve(**{name: wrong})
    for name, array in good.items():
        with pytest.raises(RuntimeError, match="Buffer is too small"):
            solve(**{name: array[1:].copy()})
    with pytest.raises(BufferError, match="is read-only memory"):
        solve(x=bytes(8 * n))
    called(lambda x: solve(x=x), good["x"])


def test_copies_of_vectors_and_matrices_need_memory_for_all_rows() -> None:
    """Elements and columns have strides. No memory is required after the last element."""
    from cubind import cublas

    def vector(to: Any) -> Any:
        return cublas.cublasGetVector(3, 4, DEVICE, 1, to, 5)

    def matrix(to: Any) -> Any:
        return cublas.cublasGetMatrix(2, 3, 8, DEVICE, 2, to, 7)

    for call, needed in ((vector, 2 * 20 + 4), (matrix, 2 * 56 + 16)):
        with pytest.raises(RuntimeError, match=f"Buffer is too small: {needed - 1} < {needed} "):
            call(bytearray(needed - 1))
        with pytest.raises(BufferError, match="is read-only memory"):
            call(bytes(needed))
        called(call, bytearray(needed))


def test_lists_are_accepted_for_host_arrays() -> None:
    from cubind import cufft, cusolver, cusolvermg, nvjpeg

    images = [nvjpeg.nvjpegImage_t(), nvjpeg.nvjpegImage_t()]
    called(lambda data: nvjpeg.nvjpegDecodeBatched(8, 8, data, [3, 4], images, 0), [b"abc", bytearray(4)])
    called(lambda params: nvjpeg.nvjpegDecodeBatchedEx(8, 8, [b"abc"], [3], images, params, 0), [nvjpeg.nvjpegDecodeParams_t(8)])
    called(lambda devices: cusolvermg.cusolverMgCreateDeviceGrid(1, 2, devices, 0), [0, 1])
    called(lambda a: cusolvermg.cusolverMgPotrf_bufferSize(8, 0, 2, a, 1, 1, 8, 0), [DEVICE, ctypes.c_void_p(DEVICE)])
    called(lambda areas: cufft.cufftXtSetWorkArea(8, areas), [DEVICE, driver.CUdeviceptr(DEVICE)])
    called(lambda given: cufft.cufftXtSetCallback(8, given, 0, None), [DEVICE])
    values = [bytearray(32), bytearray(32)]
    rest = (0, None, None, None, 0, None, None, None, None, None, 8)
    called(lambda given: cusolver.cusolverRfBatchSetupHost(2, 3, 4, None, None, given, *rest), values)
    with pytest.raises(RuntimeError, match="List is too small: 1 < 2"):
        cusolver.cusolverRfBatchSetupHost(2, 3, 4, None, None, values[:1], *rest)


def test_arrays_of_objects_are_rejected_as_outputs() -> None:
    import numpy

    for objects in (numpy.zeros(64, "O"), numpy.zeros(64, [("a", "O"), ("Other", "i4")])):
        with pytest.raises(TypeError, match="Python objects"):
            driver.cuMemcpyDtoH(objects, DEVICE, BYTES)
    for plain in (numpy.zeros(64, "M8[s]"), numpy.zeros(64, [("O", "i4"), ("Other", "i4")])):
        called(lambda to: driver.cuMemcpyDtoH(to, DEVICE, BYTES), plain)
