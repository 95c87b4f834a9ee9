//! The C functions, as the library exports them: cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::cublasxt::{CUBLASXT, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;

/// `cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasOperation_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCgemm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    k,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    beta,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtChemm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtChemm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCher2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const f32,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const f32,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCher2k");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCherk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const cublas::cuComplex,
    lda: usize,
    beta: *const f32,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f32,
            *const cublas::cuComplex,
            usize,
            *const f32,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCherk");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCherkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const f32,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const f32,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCherkx");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCreate(handle: *mut cublasXtHandle_t) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cublasXtHandle_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCreate");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuComplex,
    AP: *const cublas::cuComplex,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCspmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCsymm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCsyr2k");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCsyrk");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: *const cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCsyrkx");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCtrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *const cublas::cuComplex,
            usize,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCtrmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    diag,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtCtrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *mut cublas::cuComplex,
    ldb: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const cublas::cuComplex,
            *const cublas::cuComplex,
            usize,
            *mut cublas::cuComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtCtrsm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDestroy(handle: cublasXtHandle_t) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDestroy");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDeviceSelect(
    handle: cublasXtHandle_t,
    nbDevices: i32,
    deviceId: *mut i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            i32,
            *mut i32,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDeviceSelect");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, nbDevices, deviceId) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasOperation_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDgemm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    k,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    beta,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    AP: *const f64,
    B: *const f64,
    ldb: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const f64,
            *const f64,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDspmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDsymm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDsyr2k");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDsyrk");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDsyrkx");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDtrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    C: *mut f64,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            usize,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDtrmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    diag,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtDtrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *mut f64,
    ldb: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *mut f64,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtDtrsm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtGetBlockDim(
    handle: cublasXtHandle_t,
    blockDim: *mut i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t, *mut i32) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtGetBlockDim");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, blockDim) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtGetNumBoards(
    nbDevices: i32,
    deviceId: *mut i32,
    nbBoards: *mut i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut i32, *mut i32) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtGetNumBoards");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(nbDevices, deviceId, nbBoards) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t,
    mode: *mut cublasXtPinnedMemMode_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            *mut cublasXtPinnedMemMode_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtGetPinningMemMode");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtMaxBoards(nbGpuBoards: *mut i32) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtMaxBoards");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(nbGpuBoards) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSetBlockDim(
    handle: cublasXtHandle_t,
    blockDim: i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t, i32) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSetBlockDim");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, blockDim) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSetCpuRatio(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    ratio: f32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasXtBlasOp_t,
            cublasXtOpType_t,
            f32,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSetCpuRatio");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, blasOp, r#type, ratio) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    blasFunctor: *mut c_void,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasXtBlasOp_t,
            cublasXtOpType_t,
            *mut c_void,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSetCpuRoutine");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, blasOp, r#type, blasFunctor) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t,
    mode: cublasXtPinnedMemMode_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasXtPinnedMemMode_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSetPinningMemMode");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasOperation_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSgemm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    k,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    beta,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    AP: *const f32,
    B: *const f32,
    ldb: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const f32,
            *const f32,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSspmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSsymm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSsyr2k");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSsyrk");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtSsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtSsyrkx");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtStrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    C: *mut f32,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            usize,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtStrmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    diag,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtStrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *mut f32,
    ldb: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *mut f32,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtStrsm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasOperation_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZgemm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    k,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    beta,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZhemm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZhemm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZher2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const f64,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const f64,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZher2k");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZherk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    beta: *const f64,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const f64,
            *const cublas::cuDoubleComplex,
            usize,
            *const f64,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZherk");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZherkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const f64,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const f64,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZherkx");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuDoubleComplex,
    AP: *const cublas::cuDoubleComplex,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZspmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZsymm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZsyr2k");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZsyrk");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: *const cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZsyrkx");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZtrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *const cublas::cuDoubleComplex,
            usize,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZtrmm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    diag,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    B,
                    ldb,
                    C,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cublasXtZtrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *mut cublas::cuDoubleComplex,
    ldb: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            cublas::cublasDiagType_t,
            usize,
            usize,
            *const cublas::cuDoubleComplex,
            *const cublas::cuDoubleComplex,
            usize,
            *mut cublas::cuDoubleComplex,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasXtZtrsm");
    match SYMBOL.get(&CUBLASXT) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}
