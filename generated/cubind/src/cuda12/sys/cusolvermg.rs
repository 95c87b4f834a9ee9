//! The C functions, as the library exports them: cuSOLVERMg.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::cusolvermg::{CUSOLVERMG, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusolver;

/// `cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *handle)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgCreate(
    handle: *mut cusolverMgHandle_t,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverMgHandle_t) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgCreate");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *grid, int32_t numRowDevices, int32_t numColDevices, const int32_t *deviceId, cusolverMgGridMapping_t mapping)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgCreateDeviceGrid(
    grid: *mut cudaLibMgGrid_t,
    numRowDevices: i32,
    numColDevices: i32,
    deviceId: *const i32,
    mapping: cusolverMgGridMapping_t,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaLibMgGrid_t,
            i32,
            i32,
            *const i32,
            cusolverMgGridMapping_t,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgCreateDeviceGrid");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe { exported(grid, numRowDevices, numColDevices, deviceId, mapping) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *desc, int64_t numRows, int64_t numCols, int64_t rowBlockSize, int64_t colBlockSize, cudaDataType dataType, cudaLibMgGrid_t grid)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgCreateMatrixDesc(
    desc: *mut cudaLibMgMatrixDesc_t,
    numRows: i64,
    numCols: i64,
    rowBlockSize: i64,
    colBlockSize: i64,
    dataType: runtime::cudaDataType,
    grid: cudaLibMgGrid_t,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaLibMgMatrixDesc_t,
            i64,
            i64,
            i64,
            i64,
            runtime::cudaDataType,
            cudaLibMgGrid_t,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgCreateMatrixDesc");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    desc,
                    numRows,
                    numCols,
                    rowBlockSize,
                    colBlockSize,
                    dataType,
                    grid,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t handle)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgDestroy(
    handle: cusolverMgHandle_t,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverMgHandle_t) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgDestroy");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t grid)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgDestroyGrid(
    grid: cudaLibMgGrid_t,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaLibMgGrid_t) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgDestroyGrid");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => unsafe { exported(grid) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t desc)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgDestroyMatrixDesc(
    desc: cudaLibMgMatrixDesc_t,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaLibMgMatrixDesc_t) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgDestroyMatrixDesc");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => unsafe { exported(desc) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t handle, int nbDevices, int *deviceId)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgDeviceSelect(
    handle: cusolverMgHandle_t,
    nbDevices: i32,
    deviceId: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            i32,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgDeviceSelect");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => unsafe { exported(handle, nbDevices, deviceId) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgGetrf(
    handle: cusolverMgHandle_t,
    M: i32,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: *mut *mut i32,
    computeType: runtime::cudaDataType,
    array_d_work: *mut *mut c_void,
    lwork: i64,
    info: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            i32,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut *mut i32,
            runtime::cudaDataType,
            *mut *mut c_void,
            i64,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgGetrf");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    M,
                    N,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    array_d_IPIV,
                    computeType,
                    array_d_work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, int64_t *lwork)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgGetrf_bufferSize(
    handle: cusolverMgHandle_t,
    M: i32,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: *mut *mut i32,
    computeType: runtime::cudaDataType,
    lwork: *mut i64,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            i32,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut *mut i32,
            runtime::cudaDataType,
            *mut i64,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgGetrf_bufferSize");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    M,
                    N,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    array_d_IPIV,
                    computeType,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgGetrs(
    handle: cusolverMgHandle_t,
    TRANS: cublas::cublasOperation_t,
    N: i32,
    NRHS: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: *mut *mut i32,
    array_d_B: *mut *mut c_void,
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: *mut *mut c_void,
    lwork: i64,
    info: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut *mut i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut *mut c_void,
            i64,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgGetrs");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    TRANS,
                    N,
                    NRHS,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    array_d_IPIV,
                    array_d_B,
                    IB,
                    JB,
                    descrB,
                    computeType,
                    array_d_work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgGetrs_bufferSize(
    handle: cusolverMgHandle_t,
    TRANS: cublas::cublasOperation_t,
    N: i32,
    NRHS: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: *mut *mut i32,
    array_d_B: *mut *mut c_void,
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    lwork: *mut i64,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut *mut i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut i64,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgGetrs_bufferSize");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    TRANS,
                    N,
                    NRHS,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    array_d_IPIV,
                    array_d_B,
                    IB,
                    JB,
                    descrB,
                    computeType,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgPotrf(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: *mut *mut c_void,
    lwork: i64,
    h_info: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut *mut c_void,
            i64,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgPotrf");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    N,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    computeType,
                    array_d_work,
                    lwork,
                    h_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgPotrf_bufferSize(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    lwork: *mut i64,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut i64,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgPotrf_bufferSize");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, N, array_d_A, IA, JA, descrA, computeType, lwork)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgPotri(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: *mut *mut c_void,
    lwork: i64,
    h_info: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut *mut c_void,
            i64,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgPotri");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    N,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    computeType,
                    array_d_work,
                    lwork,
                    h_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgPotri_bufferSize(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    lwork: *mut i64,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut i64,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgPotri_bufferSize");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, N, array_d_A, IA, JA, descrA, computeType, lwork)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgPotrs(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_B: *mut *mut c_void,
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: *mut *mut c_void,
    lwork: i64,
    h_info: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut *mut c_void,
            i64,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgPotrs");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    n,
                    nrhs,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    array_d_B,
                    IB,
                    JB,
                    descrB,
                    computeType,
                    array_d_work,
                    lwork,
                    h_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgPotrs_bufferSize(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_B: *mut *mut c_void,
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    lwork: *mut i64,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            runtime::cudaDataType,
            *mut i64,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgPotrs_bufferSize");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    n,
                    nrhs,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    array_d_B,
                    IB,
                    JB,
                    descrB,
                    computeType,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgSyevd(
    handle: cusolverMgHandle_t,
    jobz: cusolver::cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    W: *mut c_void,
    dataTypeW: runtime::cudaDataType,
    computeType: runtime::cudaDataType,
    array_d_work: *mut *mut c_void,
    lwork: i64,
    info: *mut i32,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cusolver::cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
            *mut *mut c_void,
            i64,
            *mut i32,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgSyevd");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    uplo,
                    N,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    W,
                    dataTypeW,
                    computeType,
                    array_d_work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, int64_t *lwork)`
///
/// In `cusolverMg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverMgSyevd_bufferSize(
    handle: cusolverMgHandle_t,
    jobz: cusolver::cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: *mut *mut c_void,
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    W: *mut c_void,
    dataTypeW: runtime::cudaDataType,
    computeType: runtime::cudaDataType,
    lwork: *mut i64,
) -> cusolver::cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverMgHandle_t,
            cusolver::cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut c_void,
            i32,
            i32,
            cudaLibMgMatrixDesc_t,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
            *mut i64,
        ) -> cusolver::cusolverStatus_t,
    > = Symbol::new(c"cusolverMgSyevd_bufferSize");
    match SYMBOL.get(&CUSOLVERMG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    uplo,
                    N,
                    array_d_A,
                    IA,
                    JA,
                    descrA,
                    W,
                    dataTypeW,
                    computeType,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}
