"""cuDSS 1, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cudss import (
    CUDSS_ALLOCATOR_NAME_LEN as CUDSS_ALLOCATOR_NAME_LEN,
    CUDSS_C_32F as CUDSS_C_32F,
    CUDSS_C_64F as CUDSS_C_64F,
    CUDSS_DATA_TYPE_UNSET as CUDSS_DATA_TYPE_UNSET,
    CUDSS_R_32F as CUDSS_R_32F,
    CUDSS_R_32I as CUDSS_R_32I,
    CUDSS_R_64F as CUDSS_R_64F,
    CUDSS_R_64F_64F as CUDSS_R_64F_64F,
    CUDSS_R_64F_MP2 as CUDSS_R_64F_MP2,
    CUDSS_R_64I as CUDSS_R_64I,
    CUDSS_VERSION as CUDSS_VERSION,
    CUDSS_VERSION_MAJOR as CUDSS_VERSION_MAJOR,
    CUDSS_VERSION_MINOR as CUDSS_VERSION_MINOR,
    CUDSS_VERSION_PATCH as CUDSS_VERSION_PATCH,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    cudssConfigParam_t as cudssConfigParam_t,
    cudssConfig_t as cudssConfig_t,
    cudssDataParam_t as cudssDataParam_t,
    cudssDataType_t as cudssDataType_t,
    cudssData_t as cudssData_t,
    cudssDeviceMemHandler_t as cudssDeviceMemHandler_t,
    cudssDistributedInterface_t as cudssDistributedInterface_t,
    cudssDowncastFactorsMode_t as cudssDowncastFactorsMode_t,
    cudssFactorizationAlg_t as cudssFactorizationAlg_t,
    cudssHandle_t as cudssHandle_t,
    cudssIndexBase_t as cudssIndexBase_t,
    cudssLayout_t as cudssLayout_t,
    cudssLoggerCallback_t as cudssLoggerCallback_t,
    cudssMatchingAlg_t as cudssMatchingAlg_t,
    cudssMatrixFormat_t as cudssMatrixFormat_t,
    cudssMatrixType_t as cudssMatrixType_t,
    cudssMatrixViewType_t as cudssMatrixViewType_t,
    cudssMatrix_t as cudssMatrix_t,
    cudssMemoryEstimateState_t as cudssMemoryEstimateState_t,
    cudssMemoryOptimizationFlags_t as cudssMemoryOptimizationFlags_t,
    cudssOpType_t as cudssOpType_t,
    cudssPhase_t as cudssPhase_t,
    cudssPinnedMemHandler_t as cudssPinnedMemHandler_t,
    cudssPivotEpsilonAlg_t as cudssPivotEpsilonAlg_t,
    cudssPivotType_t as cudssPivotType_t,
    cudssReorderingAlg_t as cudssReorderingAlg_t,
    cudssSolveAlg_t as cudssSolveAlg_t,
    cudssSolveMode_t as cudssSolveMode_t,
    cudssStatus_t as cudssStatus_t,
    cudssThreadingInterface_t as cudssThreadingInterface_t,
    cudss_thr_func_t as cudss_thr_func_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cudssConfigCreate() -> cudssConfig_t:
    """Creates a solver configuration with default values.

    Returns
    -------
    config : cudssConfig_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssConfigDestroy(config: cudssConfig_t | _typing.Integer | None) -> None:
    """Destroys a solver configuration.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``config``, or objects that belong to it, during or after the call.
    """

def cudssConfigGet(
    config: cudssConfig_t | _typing.Integer | None,
    param: cudssConfigParam_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Gets one parameter of a solver configuration, and its size in bytes.

    Returns
    -------
    value : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssConfigSet(
    config: cudssConfig_t | _typing.Integer | None,
    param: cudssConfigParam_t,
    value: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets one parameter of a solver configuration.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssCreate() -> cudssHandle_t:
    """Creates a cuDSS handle for the current device.

    Returns
    -------
    handle : cudssHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssCreateMg(
    device_count: _typing.Integer,
    device_indices: _Sequence[_typing.Integer] | None,
) -> cudssHandle_t:
    """Creates a cuDSS handle for several devices, the first of which must be the current device.

    Returns
    -------
    handle : cudssHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDataCreate(handle: cudssHandle_t | _typing.Integer | None) -> cudssData_t:
    """Creates a solver data object, which stores the factors of a matrix and other results.

    Returns
    -------
    data : cudssData_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDataDestroy(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
) -> None:
    """Destroys a solver data object, including its factors.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``data``, or objects that belong to it, during or after the call.
    """

def cudssDataGet(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _typing.Integer,
) -> int:
    """Gets a value, such as an error code or a permutation, from a solver data object, or the value's size.

    Parameters
    ----------
    data, value
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    sizeWritten : int

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDataSet(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets a value in a solver data object, such as a permutation or a communicator.

    Parameters
    ----------
    value
        Used after the call returns; must be kept alive for the duration that ``param`` specifies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDestroy(handle: cudssHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuDSS handle and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cudssExecute(
    handle: cudssHandle_t | _typing.Integer | None,
    phase: _typing.Integer,
    config: cudssConfig_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    inputMatrix: cudssMatrix_t | _typing.Integer | None,
    solution: cudssMatrix_t | _typing.Integer | None,
    rhs: cudssMatrix_t | _typing.Integer | None,
) -> None:
    """Runs one or more solver phases: analysis or factorization of a sparse matrix, or solving for right-hand sides.

    Parameters
    ----------
    phase
        Flags: members of ``cudssPhase_t``.
    data, inputMatrix, solution, rhs
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssGetDeviceMemHandler(handle: cudssHandle_t | _typing.Integer | None) -> cudssDeviceMemHandler_t:
    """Returns the functions with which a handle allocates device memory.

    Returns
    -------
    handler : cudssDeviceMemHandler_t
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssGetPinnedMemHandler(handle: cudssHandle_t | _typing.Integer | None) -> cudssPinnedMemHandler_t:
    """Returns the functions with which a handle allocates pinned memory.

    Returns
    -------
    handler : cudssPinnedMemHandler_t
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssGetProperty(propertyType: libraryPropertyType) -> int:
    """Returns one part of the version of cuDSS: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerForceDisable() -> None:
    """Disables the log of cuDSS for the rest of the process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerOpenFile(logFile: _typing.Text) -> None:
    """Opens the file at a path and redirects the log of cuDSS to it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerSetCallback(callback: _typing.Callback) -> None:
    """Sets a callback that receives the log messages of cuDSS.

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
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.
    """

def cudssLoggerSetFile(file: _typing.Pointer) -> None:
    """Redirects the log of cuDSS to an open C file stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerSetLevel(level: _typing.Integer) -> None:
    """Sets the log level of cuDSS.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerSetMask(mask: _typing.Integer) -> None:
    """Sets the mask of message types that cuDSS logs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixCreateBatchCsr(
    batchCount: _typing.Integer,
    nrows: _typing.Pointer,
    ncols: _typing.Pointer,
    nnz: _typing.Pointer,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
    offsetType: cudaDataType,
    indexType: cudaDataType,
    valueType: cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> cudssMatrix_t:
    """Creates a descriptor of a batch of sparse CSR matrices of different sizes.

    Parameters
    ----------
    nrows, ncols, nnz
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
    rowStart, rowEnd, colIndices, values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``matrix`` exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixCreateBatchDn(
    batchCount: _typing.Integer,
    nrows: _typing.Pointer,
    ncols: _typing.Pointer,
    ld: _typing.Pointer,
    values: _typing.Pointer,
    integerType: cudaDataType,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> cudssMatrix_t:
    """Creates a descriptor of a batch of dense matrices of different sizes.

    Parameters
    ----------
    nrows, ncols, ld
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
    values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``matrix`` exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixCreateCsr(
    nrows: _typing.Integer,
    ncols: _typing.Integer,
    nnz: _typing.Integer,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
    offsetType: cudaDataType,
    indexType: cudaDataType,
    valueType: cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> cudssMatrix_t:
    """Creates a descriptor of a sparse CSR matrix in the caller's memory.

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixCreateDn(
    nrows: _typing.Integer,
    ncols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.Pointer,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> cudssMatrix_t:
    """Creates a descriptor of a dense matrix in the caller's memory.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixDestroy(matrix: cudssMatrix_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a matrix, but not its arrays.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``matrix``, or objects that belong to it, during or after the call.
    """

def cudssMatrixGetBatchCsr(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]:
    """Returns the sizes, arrays and types of a batch of sparse CSR matrices.

    Returns
    -------
    batchCount : int
    nrows : int
    ncols : int
    nnz : int
    rowStart : int
    rowEnd : int
    colIndices : int
    values : int
    offsetType : runtime.cudaDataType
    indexType : runtime.cudaDataType
    valueType : runtime.cudaDataType
    mtype : cudssMatrixType_t
    mview : cudssMatrixViewType_t
    indexBase : cudssIndexBase_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetBatchDn(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, cudaDataType, cudaDataType, cudssLayout_t]:
    """Returns the sizes, values and layout of a batch of dense matrices.

    Returns
    -------
    batchCount : int
    nrows : int
    ncols : int
    ld : int
    values : int
    integerType : runtime.cudaDataType
    valueType : runtime.cudaDataType
    layout : cudssLayout_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetCsr(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]:
    """Returns the size, arrays and types of a sparse CSR matrix.

    Returns
    -------
    nrows : int
    ncols : int
    nnz : int
    rowStart : int
    rowEnd : int
    colIndices : int
    values : int
    offsetType : runtime.cudaDataType
    indexType : runtime.cudaDataType
    valueType : runtime.cudaDataType
    mtype : cudssMatrixType_t
    mview : cudssMatrixViewType_t
    indexBase : cudssIndexBase_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the range of rows of a distributed matrix that this process owns.

    Returns
    -------
    first_row : int
    last_row : int

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetDn(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, cudaDataType, cudssLayout_t]:
    """Returns the size, values and layout of a dense matrix.

    Returns
    -------
    nrows : int
    ncols : int
    ld : int
    values : int
    valueType : runtime.cudaDataType
    layout : cudssLayout_t

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetFormat(matrix: cudssMatrix_t | _typing.Integer | None) -> int:
    """Returns whether a matrix is dense or sparse, a batch, or distributed.

    Returns
    -------
    format : int

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetBatchCsrPointers(
    matrix: cudssMatrix_t | _typing.Integer | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> None:
    """Replaces the addresses of the arrays of a batch of sparse CSR matrices.

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``matrix``, or ``matrix`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetBatchValues(
    matrix: cudssMatrix_t | _typing.Integer | None,
    values: _typing.Pointer,
) -> None:
    """Replaces the addresses of the values of a batch of matrices.

    Parameters
    ----------
    values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``matrix``, or ``matrix`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetCsrPointers(
    matrix: cudssMatrix_t | _typing.Integer | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> None:
    """Replaces the addresses of a sparse CSR matrix's arrays.

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call returns; kept alive by cubind until another value is set in ``matrix``, or ``matrix`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetDistributionRow1d(
    matrix: cudssMatrix_t | _typing.Integer | None,
    first_row: _typing.Integer,
    last_row: _typing.Integer,
) -> None:
    """Sets the range of rows of a distributed matrix that this process owns.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetValues(matrix: cudssMatrix_t | _typing.Integer | None, values: _typing.Pointer) -> None:
    """Replaces the address of a matrix's values.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``matrix``, or ``matrix`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetCommLayer(
    handle: cudssHandle_t | _typing.Integer | None,
    commLibFileName: _typing.Text | None,
) -> None:
    """Loads a communication layer library, given its name, for exchanging data between processes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``commLibFileName`` must name a complete, valid file; the library does not check the contents.
    """

def cudssSetDeviceMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
    handler: cudssDeviceMemHandler_t | None,
) -> None:
    """Sets the functions with which a handle allocates device memory.

    Parameters
    ----------
    handler
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``handle``, or ``handle`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetJitCacheDir(
    handle: cudssHandle_t | _typing.Integer | None,
    cacheDir: _typing.Text | None,
) -> None:
    """Sets the directory of the cache for kernels that are compiled at run time.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - All files in ``cacheDir`` were written by cuDSS.
    """

def cudssSetMgStreams(
    handle: cudssHandle_t | _typing.Integer | None,
    streams: _Sequence[cudaStream_t] | None,
    stream_count: _typing.Integer,
) -> None:
    """Sets the streams of a multi-device handle, one for each device.

    Parameters
    ----------
    streams
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``handle``, or ``handle`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetPinnedMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
    handler: cudssPinnedMemHandler_t | None,
) -> None:
    """Sets the functions with which a handle allocates pinned memory.

    Parameters
    ----------
    handler
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``handle``, or ``handle`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetStream(
    handle: cudssHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which a handle's solver phases run.

    Parameters
    ----------
    stream
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetThreadingLayer(
    handle: cudssHandle_t | _typing.Integer | None,
    thrLibFileName: _typing.Text | None,
) -> None:
    """Loads a threading layer library, given its name, for running work on host threads.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``thrLibFileName`` must name a complete, valid file; the library does not check the contents.
    """
