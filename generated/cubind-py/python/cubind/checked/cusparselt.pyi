"""cuSPARSELt 0, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cusparse import (
    cusparseOperation_t as cusparseOperation_t,
    cusparseOrder_t as cusparseOrder_t,
    cusparseStatus_t as cusparseStatus_t,
)
from cubind.cusparselt import (
    CUSPARSELT_VERSION as CUSPARSELT_VERSION,
    CUSPARSELT_VER_BUILD as CUSPARSELT_VER_BUILD,
    CUSPARSELT_VER_MAJOR as CUSPARSELT_VER_MAJOR,
    CUSPARSELT_VER_MINOR as CUSPARSELT_VER_MINOR,
    CUSPARSELT_VER_PATCH as CUSPARSELT_VER_PATCH,
    cudaDataType as cudaDataType,
    cusparseComputeType as cusparseComputeType,
    cusparseLtHandle_t as cusparseLtHandle_t,
    cusparseLtMatDescAttribute_t as cusparseLtMatDescAttribute_t,
    cusparseLtMatDescriptor_t as cusparseLtMatDescriptor_t,
    cusparseLtMatmulAlgAttribute_t as cusparseLtMatmulAlgAttribute_t,
    cusparseLtMatmulAlgSelection_t as cusparseLtMatmulAlgSelection_t,
    cusparseLtMatmulAlg_t as cusparseLtMatmulAlg_t,
    cusparseLtMatmulDescAttribute_t as cusparseLtMatmulDescAttribute_t,
    cusparseLtMatmulDescriptor_t as cusparseLtMatmulDescriptor_t,
    cusparseLtMatmulMatrixScale_t as cusparseLtMatmulMatrixScale_t,
    cusparseLtMatmulPlan_t as cusparseLtMatmulPlan_t,
    cusparseLtPruneAlg_t as cusparseLtPruneAlg_t,
    cusparseLtSparsity_t as cusparseLtSparsity_t,
    cusparseLtSplitKMode_t as cusparseLtSplitKMode_t,
    cusparseOperation_t as cusparseOperation_t,
    cusparseOrder_t as cusparseOrder_t,
    cusparseStatus_t as cusparseStatus_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cusparseLtDenseDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matDescr: cusparseLtMatDescriptor_t | None,
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    alignment: _typing.Integer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> None:
    """Initializes a dense matrix descriptor: size, leading dimension, alignment, type and order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtDestroy(handle: cusparseLtHandle_t | None) -> None:
    """Frees the resources of a cuSPARSELt handle.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cusparseLtGetErrorName(status: cusparseStatus_t) -> str:
    """Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

    Returns
    -------
    value : str
    """

def cusparseLtGetErrorString(status: cusparseStatus_t) -> str:
    """Returns the English description of a status.

    Returns
    -------
    value : str
    """

def cusparseLtGetProperty(propertyType: libraryPropertyType) -> int:
    """Returns one part of the version of cuSPARSELt: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtGetVersion(handle: cusparseLtHandle_t | None) -> int:
    """Returns the version of cuSPARSELt as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtInit(handle: cusparseLtHandle_t | None) -> None:
    """Initializes a cuSPARSELt handle for the current device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatDescGetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatDescriptor_t | None,
    matAttribute: cusparseLtMatDescAttribute_t,
    dataSize: _typing.Integer,
) -> _Any:
    """Gets an attribute of a matrix, such as the batch count or stride.

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatDescSetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatDescriptor_t | None,
    matAttribute: cusparseLtMatDescAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> None:
    """Sets an attribute of a matrix, such as the batch count or stride.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatDescriptorDestroy(matDescr: cusparseLtMatDescriptor_t | None) -> None:
    """Frees the resources of a matrix descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``matDescr``, or objects that belong to it, during or after the call.
    """

def cusparseLtMatmul(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    alpha: _typing.Pointer,
    d_A: _typing.DevicePointer,
    d_B: _typing.DevicePointer,
    beta: _typing.Pointer,
    d_C: _typing.DevicePointer,
    d_D: _typing.DevicePointer,
    workspace: _typing.DevicePointer,
    streams: _Sequence[cudaStream_t] | None,
    numStreams: _typing.Integer,
) -> None:
    """D = act(α·op(A)·op(B) + β·C + bias), run by a plan with the structured matrix in compressed form.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``streams``.
    d_A, d_B, d_C, d_D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``streams``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulAlgGetAttribute(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    attribute: cusparseLtMatmulAlgAttribute_t,
    dataSize: _typing.Integer,
) -> _Any:
    """Gets an attribute of an algorithm selection, such as the configuration or split-K.

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulAlgSelectionDestroy(algSelection: cusparseLtMatmulAlgSelection_t | None) -> None:
    """Frees the resources of an algorithm selection.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``algSelection``, or objects that belong to it, during or after the call.
    """

def cusparseLtMatmulAlgSelectionInit(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    alg: cusparseLtMatmulAlg_t,
) -> None:
    """Initializes the algorithm selection of a matrix product with the default algorithm.

    Parameters
    ----------
    matmulDescr
        Used after the call returns; kept alive by cubind as long as ``algSelection`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulAlgSetAttribute(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    attribute: cusparseLtMatmulAlgAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> None:
    """Sets an attribute of an algorithm selection, such as the configuration or split-K.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulDescGetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    dataSize: _typing.Integer,
) -> _Any:
    """Gets an attribute of a matrix product, such as the activation, bias pointer or scales.

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulDescSetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> None:
    """Sets an attribute of a matrix product, such as the activation, bias pointer or scales.

    Parameters
    ----------
    data
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``matmulDescr``, or ``matmulDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseLtMatDescriptor_t | None,
    matB: cusparseLtMatDescriptor_t | None,
    matC: cusparseLtMatDescriptor_t | None,
    matD: cusparseLtMatDescriptor_t | None,
    computeType: cusparseComputeType,
) -> None:
    """Initializes a descriptor of D = α·op(A)·op(B) + β·C, where A or B has structured sparsity.

    Parameters
    ----------
    matA, matB, matC, matD
        Used after the call returns; kept alive by cubind as long as ``matmulDescr`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulGetWorkspace(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
) -> int:
    """Returns the workspace size in bytes for a matrix product plan.

    Returns
    -------
    workspaceSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulPlanDestroy(plan: cusparseLtMatmulPlan_t | None) -> None:
    """Frees the resources of a matrix product plan.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.
    """

def cusparseLtMatmulPlanInit(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
) -> None:
    """Initializes the plan of a matrix product with a selected algorithm.

    Parameters
    ----------
    matmulDescr, algSelection
        Used after the call returns; kept alive by cubind as long as ``plan`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtMatmulSearch(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    alpha: _typing.Pointer,
    d_A: _typing.DevicePointer,
    d_B: _typing.DevicePointer,
    beta: _typing.Pointer,
    d_C: _typing.DevicePointer,
    d_D: _typing.DevicePointer,
    workspace: _typing.DevicePointer,
    streams: _Sequence[cudaStream_t] | None,
    numStreams: _typing.Integer,
) -> None:
    """Runs a matrix product with all configurations, and selects the fastest one in the plan.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``streams``.
    d_A, d_B, d_C, d_D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``streams``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMACompress(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    d_dense: _typing.DevicePointer,
    d_compressed: _typing.DevicePointer,
    d_compressed_buffer: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a plan's pruned matrix to its remaining elements and their positions.

    Parameters
    ----------
    d_dense, d_compressed, d_compressed_buffer
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMACompress2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _typing.Integer,
    op: cusparseOperation_t,
    d_dense: _typing.DevicePointer,
    d_compressed: _typing.DevicePointer,
    d_compressed_buffer: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a descriptor's pruned matrix to its remaining elements and their positions.

    Parameters
    ----------
    d_dense, d_compressed, d_compressed_buffer
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMACompressedSize(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of a plan's structured matrix in compressed form, and of the workspace.

    Returns
    -------
    compressedSize : int
    compressedBufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMACompressedSize2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of a descriptor's matrix in compressed form, and of the workspace.

    Returns
    -------
    compressedSize : int
    compressedBufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMAPrune(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    d_in: _typing.DevicePointer,
    d_out: _typing.DevicePointer,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Zeroes elements of a dense matrix to obtain the structured sparsity that a matrix product requires.

    Parameters
    ----------
    d_in, d_out
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMAPrune2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _typing.Integer,
    op: cusparseOperation_t,
    d_in: _typing.DevicePointer,
    d_out: _typing.DevicePointer,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Zeroes elements of a dense matrix to obtain the structured sparsity that its descriptor specifies.

    Parameters
    ----------
    d_in, d_out
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMAPruneCheck(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    d_in: _typing.DevicePointer,
    valid: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Checks whether a matrix has the sparsity that a product requires, and if so writes 0 to device memory.

    Parameters
    ----------
    d_in, valid
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtSpMMAPruneCheck2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _typing.Integer,
    op: cusparseOperation_t,
    d_in: _typing.DevicePointer,
    d_valid: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Checks whether a matrix has the sparsity that its descriptor specifies, and if so writes 0 to device memory.

    Parameters
    ----------
    d_in, d_valid
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLtStructuredDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matDescr: cusparseLtMatDescriptor_t | None,
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    alignment: _typing.Integer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
    sparsity: cusparseLtSparsity_t,
) -> None:
    """Initializes a descriptor of a matrix with structured sparsity, such as 2 nonzeros in every 4 elements.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """
