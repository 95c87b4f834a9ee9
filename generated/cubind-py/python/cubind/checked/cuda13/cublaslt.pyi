"""cuBLASLt of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from typing import Any as _Any

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cublas import (
    cublasComputeType_t as cublasComputeType_t,
    cublasStatus_t as cublasStatus_t,
)
from cubind.cuda13.cublaslt import (
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN as CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3 as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2 as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32 as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK,
    cublasComputeType_t as cublasComputeType_t,
    cublasLtBatchMode_t as cublasLtBatchMode_t,
    cublasLtClusterShape_t as cublasLtClusterShape_t,
    cublasLtEmulationDescAttributes_t as cublasLtEmulationDescAttributes_t,
    cublasLtEmulationDescOpaque_t as cublasLtEmulationDescOpaque_t,
    cublasLtEpilogue_t as cublasLtEpilogue_t,
    cublasLtHandle_t as cublasLtHandle_t,
    cublasLtIntegerWidth_t as cublasLtIntegerWidth_t,
    cublasLtLoggerCallback_t as cublasLtLoggerCallback_t,
    cublasLtMatmulAlgoCapAttributes_t as cublasLtMatmulAlgoCapAttributes_t,
    cublasLtMatmulAlgoConfigAttributes_t as cublasLtMatmulAlgoConfigAttributes_t,
    cublasLtMatmulAlgo_t as cublasLtMatmulAlgo_t,
    cublasLtMatmulBatchInvarianceFlags_t as cublasLtMatmulBatchInvarianceFlags_t,
    cublasLtMatmulDescAttributes_t as cublasLtMatmulDescAttributes_t,
    cublasLtMatmulDescOpaque_t as cublasLtMatmulDescOpaque_t,
    cublasLtMatmulHeuristicResult_t as cublasLtMatmulHeuristicResult_t,
    cublasLtMatmulInnerShape_t as cublasLtMatmulInnerShape_t,
    cublasLtMatmulMatrixScale_t as cublasLtMatmulMatrixScale_t,
    cublasLtMatmulPreferenceAttributes_t as cublasLtMatmulPreferenceAttributes_t,
    cublasLtMatmulPreferenceOpaque_t as cublasLtMatmulPreferenceOpaque_t,
    cublasLtMatmulSearch_t as cublasLtMatmulSearch_t,
    cublasLtMatmulStages_t as cublasLtMatmulStages_t,
    cublasLtMatmulTile_t as cublasLtMatmulTile_t,
    cublasLtMatrixLayoutAttribute_t as cublasLtMatrixLayoutAttribute_t,
    cublasLtMatrixLayoutOpaque_t as cublasLtMatrixLayoutOpaque_t,
    cublasLtMatrixTransformDescAttributes_t as cublasLtMatrixTransformDescAttributes_t,
    cublasLtMatrixTransformDescOpaque_t as cublasLtMatrixTransformDescOpaque_t,
    cublasLtNumericalImplFlags_t as cublasLtNumericalImplFlags_t,
    cublasLtOrder_t as cublasLtOrder_t,
    cublasLtPointerModeMask_t as cublasLtPointerModeMask_t,
    cublasLtPointerMode_t as cublasLtPointerMode_t,
    cublasLtReductionScheme_t as cublasLtReductionScheme_t,
    cublasStatus_t as cublasStatus_t,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cublasLtCreate() -> cublasLtHandle_t:
    """Creates a cuBLASLt handle on the current device; the handle is lightweight and not bound to a stream.

    Returns
    -------
    lightHandle : cublasLtHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtDestroy(lightHandle: cublasLtHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuBLASLt handle and frees its resources.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``lightHandle``, or objects that belong to it, during or after the call.
    """

def cublasLtDisableCpuInstructionsSetMask(mask: _typing.Integer) -> int:
    """Disables CPU instruction sets, such as AVX, for cuBLASLt by a mask, and returns the previous mask.

    Returns
    -------
    value : int
    """

def cublasLtEmulationDescCreate() -> int:
    """Creates a descriptor of the emulation of floating-point precision.

    Returns
    -------
    emulationDesc : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
    """

def cublasLtEmulationDescDestroy(emulationDesc: _typing.Pointer) -> None:
    """Destroys a descriptor of the emulation of floating-point precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``emulationDesc``, or objects that belong to it, during or after the call.
    """

def cublasLtEmulationDescGetAttribute(
    emulationDesc: _typing.Pointer,
    attr: cublasLtEmulationDescAttributes_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets an attribute of precision emulation, such as the strategy or the number of mantissa bits.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtEmulationDescInit_internal(emulationDesc: _typing.Pointer, size: _typing.Integer) -> None:
    """Initializes a descriptor of the emulation of floating-point precision in the caller's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtEmulationDescSetAttribute(
    emulationDesc: _typing.Pointer,
    attr: cublasLtEmulationDescAttributes_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets an attribute of precision emulation, such as the strategy or the number of mantissa bits.

    Parameters
    ----------
    buf
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until another value is set in ``emulationDesc``, or ``emulationDesc`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime that cuBLASLt was built with.

    Returns
    -------
    value : int
    """

def cublasLtGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuBLASLt: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtGetStatusName(status: cublasStatus_t) -> str:
    """Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

    Returns
    -------
    value : str
    """

def cublasLtGetStatusString(status: cublasStatus_t) -> str:
    """Returns the English description of a status.

    Returns
    -------
    value : str
    """

def cublasLtGetVersion() -> int:
    """Returns the version of cuBLASLt as an integer, such as 120304 for 12.3.4.

    Returns
    -------
    value : int
    """

def cublasLtGroupedMatrixLayoutCreate(
    typename: cudaDataType,
    groupCount: _typing.Integer,
    rows_array: _typing.DevicePointer,
    cols_array: _typing.DevicePointer,
    ld_array: _typing.DevicePointer,
) -> int:
    """Creates a layout descriptor for a group of matrices with a common data type and individual shapes.

    Parameters
    ----------
    rows_array, cols_array, ld_array
        Used after the call returns; must be kept alive as long as ``matLayout`` exists.

    Returns
    -------
    matLayout : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
    """

def cublasLtGroupedMatrixLayoutInit_internal(
    matLayout: _typing.Pointer,
    size: _typing.Integer,
    typename: cudaDataType,
    groupCount: _typing.Integer,
    rows_array: _typing.DevicePointer,
    cols_array: _typing.DevicePointer,
    ld_array: _typing.DevicePointer,
) -> None:
    """Initializes a layout descriptor for a group of matrices in the caller's memory.

    Parameters
    ----------
    rows_array, cols_array, ld_array
        Used after the call returns; must be kept alive as long as ``matLayout`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtHeuristicsCacheGetCapacity() -> int:
    """Returns the capacity of cuBLASLt's cache of heuristic results, or 0 if caching is disabled.

    Returns
    -------
    capacity : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtHeuristicsCacheSetCapacity(capacity: _typing.Integer) -> None:
    """Sets the capacity of cuBLASLt's cache of heuristic results; 0 disables caching.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtLoggerForceDisable() -> None:
    """Disables the log of cuBLASLt for the rest of the process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtLoggerOpenFile(logFile: _typing.Text) -> None:
    """Opens the file at a path and redirects the log of cuBLASLt to it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtLoggerSetCallback(callback: _typing.Callback) -> None:
    """Sets a callback that receives each message of cuBLASLt's log.

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.
    """

def cublasLtLoggerSetFile(file: _typing.Pointer) -> None:
    """Redirects the log of cuBLASLt to an open C file stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtLoggerSetLevel(level: _typing.Integer) -> None:
    """Sets the log level of cuBLASLt; 0 disables logging.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtLoggerSetMask(mask: _typing.Integer) -> None:
    """Sets the log mask of cuBLASLt, which overrides the log level.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtMatmul(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    computeDesc: _typing.Pointer,
    alpha: _typing.Pointer,
    A: _typing.DevicePointer,
    Adesc: _typing.Pointer,
    B: _typing.DevicePointer,
    Bdesc: _typing.Pointer,
    beta: _typing.Pointer,
    C: _typing.DevicePointer,
    Cdesc: _typing.Pointer,
    D: _typing.DevicePointer,
    Ddesc: _typing.Pointer,
    algo: cublasLtMatmulAlgo_t | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """D = α·op(A)·op(B) + β·C in a stream, with the data types and epilogue that the descriptors specify.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``stream``.
    A, B, C, D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``,
        ``CUBLAS_STATUS_EXECUTION_FAILED``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_INITIALIZED``,
        ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets a capability of an algorithm, such as the supported tile sizes or split-K.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    algo: cublasLtMatmulAlgo_t | None,
) -> cublasLtMatmulHeuristicResult_t:
    """Checks that an algorithm supports a matrix product, and returns the required workspace size.

    Returns
    -------
    result : cublasLtMatmulHeuristicResult_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``,
        ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatmulAlgoCheckForStream(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    algo: cublasLtMatmulAlgo_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> cublasLtMatmulHeuristicResult_t:
    """Checks that an algorithm supports a matrix product in a stream, and returns the required workspace size.

    Returns
    -------
    result : cublasLtMatmulHeuristicResult_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``,
        ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets an attribute of an algorithm's configuration, such as the tile size or split-K.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets an attribute of an algorithm's configuration, such as the tile size or split-K.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    preference: _typing.Pointer,
    requestedAlgoCount: _typing.Integer,
) -> tuple[list[cublasLtMatmulHeuristicResult_t], int]:
    """Returns the algorithms for a matrix product with the lowest estimated times, fastest first.

    Returns
    -------
    heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]
    returnAlgoCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``,
        ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatmulAlgoGetHeuristicForStream(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    preference: _typing.Pointer,
    requestedAlgoCount: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[list[cublasLtMatmulHeuristicResult_t], int]:
    """Returns the algorithms with the lowest estimated times for a matrix product in a stream, fastest first.

    Returns
    -------
    heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]
    returnAlgoCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``,
        ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    computeType: cublasComputeType_t,
    scaleType: cudaDataType,
    Atype: cudaDataType,
    Btype: cudaDataType,
    Ctype: cudaDataType,
    Dtype: cudaDataType,
    requestedAlgoCount: _typing.Integer,
) -> tuple[list[int], int]:
    """Returns the IDs of the algorithms that may support a combination of data types.

    Returns
    -------
    algoIdsArray : list[int]
    returnAlgoCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    computeType: cublasComputeType_t,
    scaleType: cudaDataType,
    Atype: cudaDataType,
    Btype: cudaDataType,
    Ctype: cudaDataType,
    Dtype: cudaDataType,
    algoId: _typing.Integer,
) -> cublasLtMatmulAlgo_t:
    """Initializes an algorithm from its ID, for a combination of data types, with a default configuration.

    Returns
    -------
    algo : cublasLtMatmulAlgo_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``,
        ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatmulDescCreate(computeType: cublasComputeType_t, scaleType: cudaDataType) -> int:
    """Creates a matrix product descriptor, initially without transpositions and without an epilogue.

    Returns
    -------
    matmulDesc : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
    """

def cublasLtMatmulDescDestroy(matmulDesc: _typing.Pointer) -> None:
    """Destroys a matrix product descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``matmulDesc``, or objects that belong to it, during or after the call.
    """

def cublasLtMatmulDescGetAttribute(
    matmulDesc: _typing.Pointer,
    attr: cublasLtMatmulDescAttributes_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets an attribute of a matrix product, such as a transposition or the epilogue.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatmulDescInit_internal(
    matmulDesc: _typing.Pointer,
    size: _typing.Integer,
    computeType: cublasComputeType_t,
    scaleType: cudaDataType,
) -> None:
    """Initializes a matrix product descriptor in the caller's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtMatmulDescSetAttribute(
    matmulDesc: _typing.Pointer,
    attr: cublasLtMatmulDescAttributes_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets an attribute of a matrix product, such as a transposition, the epilogue or the bias pointer.

    Parameters
    ----------
    buf
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until another value is set in ``matmulDesc``, or ``matmulDesc`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

    Warnings
    --------
    - While scalars are on the device, or an attribute refers to memory other than the four matrices, ``matmulDesc``
      must not be passed to safe functions of ``owned``.
    """

def cublasLtMatmulPreferenceCreate() -> int:
    """Creates the preferences of an algorithm search, which restrict its results.

    Returns
    -------
    pref : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
    """

def cublasLtMatmulPreferenceDestroy(pref: _typing.Pointer) -> None:
    """Destroys the preferences of an algorithm search.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``pref``, or objects that belong to it, during or after the call.
    """

def cublasLtMatmulPreferenceGetAttribute(
    pref: _typing.Pointer,
    attr: cublasLtMatmulPreferenceAttributes_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets a preference of an algorithm search, such as the maximum workspace size.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatmulPreferenceInit_internal(pref: _typing.Pointer, size: _typing.Integer) -> None:
    """Initializes the preferences of an algorithm search in the caller's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtMatmulPreferenceSetAttribute(
    pref: _typing.Pointer,
    attr: cublasLtMatmulPreferenceAttributes_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets a preference of an algorithm search, such as the maximum workspace size.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatrixLayoutCreate(
    typename: cudaDataType,
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
) -> int:
    """Creates a matrix layout descriptor: type, rows, columns and leading dimension.

    Returns
    -------
    matLayout : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
    """

def cublasLtMatrixLayoutDestroy(matLayout: _typing.Pointer) -> None:
    """Destroys a matrix layout descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``matLayout``, or objects that belong to it, during or after the call.
    """

def cublasLtMatrixLayoutGetAttribute(
    matLayout: _typing.Pointer,
    attr: cublasLtMatrixLayoutAttribute_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets an attribute of a matrix layout, such as the order, batch count or stride.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatrixLayoutInit_internal(
    matLayout: _typing.Pointer,
    size: _typing.Integer,
    typename: cudaDataType,
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
) -> None:
    """Initializes a matrix layout descriptor in the caller's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtMatrixLayoutSetAttribute(
    matLayout: _typing.Pointer,
    attr: cublasLtMatrixLayoutAttribute_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets an attribute of a matrix layout, such as the order, batch count or stride.

    Parameters
    ----------
    buf
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until another value is set in ``matLayout``, or ``matLayout`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t | _typing.Integer | None,
    transformDesc: _typing.Pointer,
    alpha: _typing.Pointer,
    A: _typing.DevicePointer,
    Adesc: _typing.Pointer,
    beta: _typing.Pointer,
    B: _typing.DevicePointer,
    Bdesc: _typing.Pointer,
    C: _typing.DevicePointer,
    Cdesc: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """C = α·op(A) + β·op(B) in a stream, with conversion of orders and data types.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``stream``.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``,
        ``CUBLAS_STATUS_EXECUTION_FAILED``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_INITIALIZED``,
        ``CUBLAS_STATUS_NOT_SUPPORTED``.
    """

def cublasLtMatrixTransformDescCreate(scaleType: cudaDataType) -> int:
    """Creates a matrix transformation descriptor, initially without transpositions.

    Returns
    -------
    transformDesc : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
    """

def cublasLtMatrixTransformDescDestroy(transformDesc: _typing.Pointer) -> None:
    """Destroys a matrix transformation descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``transformDesc``, or objects that belong to it, during or after the call.
    """

def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: _typing.Pointer,
    attr: cublasLtMatrixTransformDescAttributes_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets an attribute of a matrix transformation, such as a transposition or the location of scalars.

    Returns
    -------
    buf : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
    """

def cublasLtMatrixTransformDescInit_internal(
    transformDesc: _typing.Pointer,
    size: _typing.Integer,
    scaleType: cudaDataType,
) -> None:
    """Initializes a matrix transformation descriptor in the caller's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: _typing.Pointer,
    attr: cublasLtMatrixTransformDescAttributes_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets an attribute of a matrix transformation, such as a transposition or the location of scalars.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

    Warnings
    --------
    - While scalars are on the device, ``transformDesc`` must not be passed to safe functions of ``owned``.
    """
