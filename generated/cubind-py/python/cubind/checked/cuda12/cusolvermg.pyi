"""cuSOLVERMg of CUDA 12, with exceptions instead of result codes.

`cubind.cuda12.cusolvermg` documents the functions.
"""

# Written by cubind's generator: do not edit.
from cubind.cuda12.cusolvermg import (
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
from cubind.checked.cuda13.cusolvermg import (
    cusolverMgCreate as cusolverMgCreate,
    cusolverMgCreateDeviceGrid as cusolverMgCreateDeviceGrid,
    cusolverMgCreateMatrixDesc as cusolverMgCreateMatrixDesc,
    cusolverMgDestroy as cusolverMgDestroy,
    cusolverMgDestroyGrid as cusolverMgDestroyGrid,
    cusolverMgDestroyMatrixDesc as cusolverMgDestroyMatrixDesc,
    cusolverMgDeviceSelect as cusolverMgDeviceSelect,
    cusolverMgGetrf as cusolverMgGetrf,
    cusolverMgGetrf_bufferSize as cusolverMgGetrf_bufferSize,
    cusolverMgGetrs as cusolverMgGetrs,
    cusolverMgGetrs_bufferSize as cusolverMgGetrs_bufferSize,
    cusolverMgPotrf as cusolverMgPotrf,
    cusolverMgPotrf_bufferSize as cusolverMgPotrf_bufferSize,
    cusolverMgPotri as cusolverMgPotri,
    cusolverMgPotri_bufferSize as cusolverMgPotri_bufferSize,
    cusolverMgPotrs as cusolverMgPotrs,
    cusolverMgPotrs_bufferSize as cusolverMgPotrs_bufferSize,
    cusolverMgSyevd as cusolverMgSyevd,
    cusolverMgSyevd_bufferSize as cusolverMgSyevd_bufferSize,
)
