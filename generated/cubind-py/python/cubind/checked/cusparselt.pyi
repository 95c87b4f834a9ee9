"""cuSPARSELt 0, with exceptions instead of result codes.

`cubind.cusparselt` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

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
    rows: _SupportsInt,
    cols: _SupportsInt,
    ld: _SupportsInt,
    alignment: _SupportsInt,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> None: ...
def cusparseLtDestroy(handle: cusparseLtHandle_t | None) -> None: ...
def cusparseLtGetErrorName(status: cusparseStatus_t) -> bytes: ...
def cusparseLtGetErrorString(status: cusparseStatus_t) -> bytes: ...
def cusparseLtGetProperty(propertyType: libraryPropertyType) -> int: ...
def cusparseLtGetVersion(handle: cusparseLtHandle_t | None) -> int: ...
def cusparseLtInit(handle: cusparseLtHandle_t | None) -> None: ...
def cusparseLtMatDescGetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatDescriptor_t | None,
    matAttribute: cusparseLtMatDescAttribute_t,
    dataSize: _SupportsInt,
) -> _Any: ...
def cusparseLtMatDescSetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatDescriptor_t | None,
    matAttribute: cusparseLtMatDescAttribute_t,
    data: object,
    dataSize: _SupportsInt,
) -> None: ...
def cusparseLtMatDescriptorDestroy(matDescr: cusparseLtMatDescriptor_t | None) -> None: ...
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
    numStreams: _SupportsInt,
) -> None: ...
def cusparseLtMatmulAlgGetAttribute(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    attribute: cusparseLtMatmulAlgAttribute_t,
    dataSize: _SupportsInt,
) -> _Any: ...
def cusparseLtMatmulAlgSelectionDestroy(algSelection: cusparseLtMatmulAlgSelection_t | None) -> None: ...
def cusparseLtMatmulAlgSelectionInit(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    alg: cusparseLtMatmulAlg_t,
) -> None: ...
def cusparseLtMatmulAlgSetAttribute(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    attribute: cusparseLtMatmulAlgAttribute_t,
    data: object,
    dataSize: _SupportsInt,
) -> None: ...
def cusparseLtMatmulDescGetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    dataSize: _SupportsInt,
) -> _Any: ...
def cusparseLtMatmulDescSetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    data: object,
    dataSize: _SupportsInt,
) -> None: ...
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
) -> None: ...
def cusparseLtMatmulGetWorkspace(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
) -> int: ...
def cusparseLtMatmulPlanDestroy(plan: cusparseLtMatmulPlan_t | None) -> None: ...
def cusparseLtMatmulPlanInit(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
) -> None: ...
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
    numStreams: _SupportsInt,
) -> None: ...
def cusparseLtSpMMACompress(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    d_dense: _typing.DevicePointer,
    d_compressed: _typing.DevicePointer,
    d_compressed_buffer: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cusparseLtSpMMACompress2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _SupportsInt,
    op: cusparseOperation_t,
    d_dense: _typing.DevicePointer,
    d_compressed: _typing.DevicePointer,
    d_compressed_buffer: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cusparseLtSpMMACompressedSize(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
) -> tuple[int, int]: ...
def cusparseLtSpMMACompressedSize2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
) -> tuple[int, int]: ...
def cusparseLtSpMMAPrune(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    d_in: _typing.DevicePointer,
    d_out: _typing.DevicePointer,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cusparseLtSpMMAPrune2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _SupportsInt,
    op: cusparseOperation_t,
    d_in: _typing.DevicePointer,
    d_out: _typing.DevicePointer,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cusparseLtSpMMAPruneCheck(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    d_in: _typing.DevicePointer,
    valid: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cusparseLtSpMMAPruneCheck2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _SupportsInt,
    op: cusparseOperation_t,
    d_in: _typing.DevicePointer,
    d_valid: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cusparseLtStructuredDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matDescr: cusparseLtMatDescriptor_t | None,
    rows: _SupportsInt,
    cols: _SupportsInt,
    ld: _SupportsInt,
    alignment: _SupportsInt,
    valueType: cudaDataType,
    order: cusparseOrder_t,
    sparsity: cusparseLtSparsity_t,
) -> None: ...
