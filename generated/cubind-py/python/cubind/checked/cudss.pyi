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
    """Creates settings of a solver, with defaults.

    Returns
    -------
    config : cudssConfig_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssConfigDestroy(config: cudssConfig_t | _typing.Integer | None) -> None:
    """Destroys settings of a solver.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``config``, or objects that belong to it, during or after the call.
    """

def cudssConfigGet(
    config: cudssConfig_t | _typing.Integer | None,
    param: cudssConfigParam_t,
    sizeInBytes: _typing.Integer,
) -> tuple[_Any, int]:
    """Returns one setting of a solver, and its size in bytes.

    Returns
    -------
    value : object
    sizeWritten : int

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssConfigSet(
    config: cudssConfig_t | _typing.Integer | None,
    param: cudssConfigParam_t,
    value: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Changes one setting of a solver.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssCreate() -> cudssHandle_t:
    """Creates a handle for the current device.

    Returns
    -------
    handle : cudssHandle_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssCreateMg(
    device_count: _typing.Integer,
    device_indices: _Sequence[_typing.Integer] | None,
) -> cudssHandle_t:
    """Creates a handle for several devices, of which the first is the current one.

    Returns
    -------
    handle : cudssHandle_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDataCreate(handle: cudssHandle_t | _typing.Integer | None) -> cudssData_t:
    """Creates an object for the factors of a matrix, and for other results of a solver.

    Returns
    -------
    data : cudssData_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDataDestroy(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
) -> None:
    """Destroys the object with a solver's factors.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``data``, or objects that belong to it, during or after the call.
    """

def cudssDataGet(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _typing.Integer,
) -> int:
    """Copies data of a solver, such as an error code or a permutation, or returns their size.

    Parameters
    ----------
    value
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    sizeWritten : int

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDataSet(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets data of a solver, such as a permutation or a communicator.

    Parameters
    ----------
    value
        Used after the call: keep it alive as long as ``param`` specifies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssDestroy(handle: cudssHandle_t | _typing.Integer | None) -> None:
    """Destroys a handle and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``handle``, or objects that belong to it, during or after the call.
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
    """Analyses or factorizes a sparse matrix, or solves for right-hand sides; phases can be combined.

    Parameters
    ----------
    phase
        Flags: members of ``cudssPhase_t``.
    data, inputMatrix, solution, rhs
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssGetDeviceMemHandler(handle: cudssHandle_t | _typing.Integer | None) -> cudssDeviceMemHandler_t:
    """Returns the functions by which a handle allocates memory on the device.

    Returns
    -------
    handler : cudssDeviceMemHandler_t
        Everything that it refers to is valid until its owner is changed or destroyed.

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssGetPinnedMemHandler(handle: cudssHandle_t | _typing.Integer | None) -> cudssPinnedMemHandler_t:
    """Returns the functions by which a handle allocates pinned memory.

    Returns
    -------
    handler : cudssPinnedMemHandler_t
        Everything that it refers to is valid until its owner is changed or destroyed.

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssGetProperty(propertyType: libraryPropertyType) -> int:
    """Returns one part of cuDSS's version (major, minor or patch level).

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerForceDisable() -> None:
    """Switches logging off for good.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerOpenFile(logFile: _typing.Text) -> None:
    """Opens a file for the log.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerSetCallback(callback: _typing.Callback) -> None:
    """Sets a function that receives the log's messages.

    Parameters
    ----------
    callback
        Used after the call: cubind keeps it alive as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` is called at any time from now on, on any thread.
    """

def cudssLoggerSetFile(file: _typing.Pointer) -> None:
    """Sends the log to a file that the program has opened.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerSetLevel(level: _typing.Integer) -> None:
    """Sets the log level.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssLoggerSetMask(mask: _typing.Integer) -> None:
    """Sets the mask of message types to log.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
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
    """Describes sparse matrices of different sizes.

    Parameters
    ----------
    nrows, ncols, nnz
        Used after the call: cubind keeps it alive as long as ``matrix`` exists.
    rowStart, rowEnd, colIndices, values
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``matrix``
        exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
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
    """Describes dense matrices of different sizes.

    Parameters
    ----------
    nrows, ncols, ld
        Used after the call: cubind keeps it alive as long as ``matrix`` exists.
    values
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``matrix``
        exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
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
    """Describes a sparse matrix in compressed rows, in memory of the program.

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call: cubind keeps it alive as long as ``matrix`` exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixCreateDn(
    nrows: _typing.Integer,
    ncols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.Pointer,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> cudssMatrix_t:
    """Describes a dense matrix in memory of the program.

    Parameters
    ----------
    values
        Used after the call: cubind keeps it alive as long as ``matrix`` exists.

    Returns
    -------
    matrix : cudssMatrix_t

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixDestroy(matrix: cudssMatrix_t | _typing.Integer | None) -> None:
    """Destroys a matrix' description and leaves its arrays as they are.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``matrix``, or objects that belong to it, during or after the call.
    """

def cudssMatrixGetBatchCsr(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]:
    """Returns the description of a batch of sparse matrices.

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
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetBatchDn(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, cudaDataType, cudaDataType, cudssLayout_t]:
    """Returns the description of a batch of dense matrices.

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
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetCsr(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]:
    """Returns the description of a sparse matrix.

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
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the rows of a distributed matrix that this process has.

    Returns
    -------
    first_row : int
    last_row : int

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetDn(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[int, int, int, int, cudaDataType, cudssLayout_t]:
    """Returns the description of a dense matrix.

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
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixGetFormat(matrix: cudssMatrix_t | _typing.Integer | None) -> int:
    """Returns whether a matrix is dense or sparse, a batch, or distributed.

    Returns
    -------
    format : int

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetBatchCsrPointers(
    matrix: cudssMatrix_t | _typing.Integer | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> None:
    """Replaces the addresses of the arrays of a batch of sparse matrices.

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        It and everything that it refers to are used after the call: cubind keeps both alive until ``matrix`` is
        destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetBatchValues(
    matrix: cudssMatrix_t | _typing.Integer | None,
    values: _typing.Pointer,
) -> None:
    """Replaces the addresses of the values of a batch of matrices.

    Parameters
    ----------
    values
        It and everything that it refers to are used after the call: cubind keeps both alive until ``matrix`` is
        destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetCsrPointers(
    matrix: cudssMatrix_t | _typing.Integer | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> None:
    """Replaces the addresses of a sparse matrix' arrays.

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call: cubind keeps it alive until ``matrix`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetDistributionRow1d(
    matrix: cudssMatrix_t | _typing.Integer | None,
    first_row: _typing.Integer,
    last_row: _typing.Integer,
) -> None:
    """Sets the rows of a distributed matrix that this process has.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssMatrixSetValues(matrix: cudssMatrix_t | _typing.Integer | None, values: _typing.Pointer) -> None:
    """Replaces the address of a matrix' values.

    Parameters
    ----------
    values
        Used after the call: cubind keeps it alive until ``matrix`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetCommLayer(
    handle: cudssHandle_t | _typing.Integer | None,
    commLibFileName: _typing.Text | None,
) -> None:
    """Loads the library through which processes exchange data, by its name.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``commLibFileName``: a complete, valid file: the library does not check its contents.
    """

def cudssSetDeviceMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
    handler: cudssDeviceMemHandler_t | None,
) -> None:
    """Sets the functions that allocate device memory for a handle.

    Parameters
    ----------
    handler
        It and everything that it refers to are used after the call: cubind keeps both alive until ``handle`` is
        destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetJitCacheDir(
    handle: cudssHandle_t | _typing.Integer | None,
    cacheDir: _typing.Text | None,
) -> None:
    """Sets the folder in which kernels compiled at run time are kept.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetMgStreams(
    handle: cudssHandle_t | _typing.Integer | None,
    streams: _Sequence[cudaStream_t] | None,
    stream_count: _typing.Integer,
) -> None:
    """Sets a stream for each device of a handle for several.

    Parameters
    ----------
    streams
        It and everything that it refers to are used after the call: cubind keeps both alive until ``handle`` is
        destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetPinnedMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
    handler: cudssPinnedMemHandler_t | None,
) -> None:
    """Sets the functions that allocate pinned memory for a handle.

    Parameters
    ----------
    handler
        It and everything that it refers to are used after the call: cubind keeps both alive until ``handle`` is
        destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetStream(
    handle: cudssHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream on which phases of a handle run.

    Parameters
    ----------
    stream
        Used after the call: keep it alive until ``handle`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.
    """

def cudssSetThreadingLayer(
    handle: cudssHandle_t | _typing.Integer | None,
    thrLibFileName: _typing.Text | None,
) -> None:
    """Loads the library that runs work on threads of the host, by its name.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``thrLibFileName``: a complete, valid file: the library does not check its contents.
    """
