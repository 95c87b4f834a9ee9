"""cuSOLVERMg of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.cusolvermg` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
)
from cubind.cuda13.cublas import (
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
)
from cubind.cuda13.cusolver import (
    cusolverEigMode_t as cusolverEigMode_t,
)
from cubind.cuda13.cusolvermg import (
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cudaDataType as cudaDataType,
    cudaLibMgGrid_t as cudaLibMgGrid_t,
    cudaLibMgMatrixDesc_t as cudaLibMgMatrixDesc_t,
    cusolverEigMode_t as cusolverEigMode_t,
    cusolverMgGridMapping_t as cusolverMgGridMapping_t,
    cusolverMgHandle_t as cusolverMgHandle_t,
    cusolverStatus_t as cusolverStatus_t,
    sizeof as sizeof,
)

def cusolverMgCreate() -> cusolverMgHandle_t: ...
def cusolverMgCreateDeviceGrid(
    numRowDevices: _SupportsInt,
    numColDevices: _SupportsInt,
    deviceId: _Sequence[_SupportsInt] | None,
    mapping: cusolverMgGridMapping_t,
) -> cudaLibMgGrid_t: ...
def cusolverMgCreateMatrixDesc(
    numRows: _SupportsInt,
    numCols: _SupportsInt,
    rowBlockSize: _SupportsInt,
    colBlockSize: _SupportsInt,
    dataType: cudaDataType,
    grid: cudaLibMgGrid_t | _SupportsInt | None,
) -> cudaLibMgMatrixDesc_t: ...
def cusolverMgDestroy(handle: cusolverMgHandle_t | _SupportsInt | None) -> None: ...
def cusolverMgDestroyGrid(grid: cudaLibMgGrid_t | _SupportsInt | None) -> None: ...
def cusolverMgDestroyMatrixDesc(desc: cudaLibMgMatrixDesc_t | _SupportsInt | None) -> None: ...
def cusolverMgDeviceSelect(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    nbDevices: _SupportsInt,
    deviceId: _Sequence[_SupportsInt] | None,
) -> None: ...
def cusolverMgGetrf(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    M: _SupportsInt,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _SupportsInt,
) -> int: ...
def cusolverMgGetrf_bufferSize(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    M: _SupportsInt,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    computeType: cudaDataType,
) -> int: ...
def cusolverMgGetrs(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    TRANS: cublasOperation_t,
    N: _SupportsInt,
    NRHS: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _SupportsInt,
    JB: _SupportsInt,
    descrB: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _SupportsInt,
) -> int: ...
def cusolverMgGetrs_bufferSize(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    TRANS: cublasOperation_t,
    N: _SupportsInt,
    NRHS: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _SupportsInt,
    JB: _SupportsInt,
    descrB: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
) -> int: ...
def cusolverMgPotrf(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _SupportsInt,
) -> int: ...
def cusolverMgPotrf_bufferSize(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
) -> int: ...
def cusolverMgPotri(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _SupportsInt,
) -> int: ...
def cusolverMgPotri_bufferSize(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
) -> int: ...
def cusolverMgPotrs(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    n: _SupportsInt,
    nrhs: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _SupportsInt,
    JB: _SupportsInt,
    descrB: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _SupportsInt,
) -> int: ...
def cusolverMgPotrs_bufferSize(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    n: _SupportsInt,
    nrhs: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _SupportsInt,
    JB: _SupportsInt,
    descrB: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    computeType: cudaDataType,
) -> int: ...
def cusolverMgSyevd(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    W: _typing.Pointer,
    dataTypeW: cudaDataType,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _SupportsInt,
) -> int: ...
def cusolverMgSyevd_bufferSize(
    handle: cusolverMgHandle_t | _SupportsInt | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    N: _SupportsInt,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _SupportsInt,
    JA: _SupportsInt,
    descrA: cudaLibMgMatrixDesc_t | _SupportsInt | None,
    W: _typing.Pointer,
    dataTypeW: cudaDataType,
    computeType: cudaDataType,
) -> int: ...
