//! The C functions, as the library exports them: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cublas::{CUBLAS, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

/// `cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasAsumEx(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasAsumEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, x, xType, incx, result, resultType, executiontype)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasAsumEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasAsumEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, x, xType, incx, result, resultType, executiontype)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasAxpyEx(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const c_void,
    alphaType: runtime::cudaDataType,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i32,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasAxpyEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    alpha,
                    alphaType,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasAxpyEx_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const c_void,
    alphaType: runtime::cudaDataType,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i64,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasAxpyEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    alpha,
                    alphaType,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCaxpy_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCaxpy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCaxpy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCaxpy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCcopy_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCcopy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCcopy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCcopy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCdgmm");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i64,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCdgmm_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCdotc_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    result: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCdotc_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCdotc_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    result: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCdotc_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCdotu_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    result: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCdotu_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCdotu_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    result: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCdotu_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgbmv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgbmv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    beta: *const runtime::cuComplex,
    B: *const runtime::cuComplex,
    ldb: i32,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgeam");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    beta: *const runtime::cuComplex,
    B: *const runtime::cuComplex,
    ldb: i64,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgeam_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: *const *mut runtime::cuComplex,
    lda: i32,
    Carray: *const *mut runtime::cuComplex,
    ldc: i32,
    info: *mut i32,
    devInfoArray: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const *mut runtime::cuComplex,
            i32,
            *const *mut runtime::cuComplex,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgelsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    Carray,
                    ldc,
                    info,
                    devInfoArray,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3m(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3m");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3mBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    Aarray: *const *const runtime::cuComplex,
    lda: i32,
    Barray: *const *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    Carray: *const *mut runtime::cuComplex,
    ldc: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i32,
            *const *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *const *mut runtime::cuComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3mBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3mBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    Aarray: *const *const runtime::cuComplex,
    lda: i64,
    Barray: *const *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    Carray: *const *mut runtime::cuComplex,
    ldc: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i64,
            *const *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *const *mut runtime::cuComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3mBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3mEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3mEx");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3mEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3mEx_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3mStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    strideA: i64,
    B: *const runtime::cuComplex,
    ldb: i32,
    strideB: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3mStridedBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3mStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    strideA: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    strideB: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            i64,
            *const runtime::cuComplex,
            i64,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3mStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm3m_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm3m_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    Aarray: *const *const runtime::cuComplex,
    lda: i32,
    Barray: *const *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    Carray: *const *mut runtime::cuComplex,
    ldc: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i32,
            *const *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *const *mut runtime::cuComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    Aarray: *const *const runtime::cuComplex,
    lda: i64,
    Barray: *const *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    Carray: *const *mut runtime::cuComplex,
    ldc: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i64,
            *const *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *const *mut runtime::cuComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemmEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemmEx");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemmEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemmEx_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    strideA: i64,
    B: *const runtime::cuComplex,
    ldb: i32,
    strideB: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemmStridedBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    strideA: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    strideB: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            i64,
            *const runtime::cuComplex,
            i64,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemmStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm_v2(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemm_v2_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    Aarray: *const *const runtime::cuComplex,
    lda: i32,
    xarray: *const *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    yarray: *const *mut runtime::cuComplex,
    incy: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i32,
            *const *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *const *mut runtime::cuComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    Aarray: *const *const runtime::cuComplex,
    lda: i64,
    xarray: *const *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    yarray: *const *mut runtime::cuComplex,
    incy: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i64,
            *const *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *const *mut runtime::cuComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemvBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    strideA: i64,
    x: *const runtime::cuComplex,
    incx: i32,
    stridex: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemvStridedBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    strideA: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    stridex: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            i64,
            *const runtime::cuComplex,
            i64,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemvStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgemv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgemv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: *const *mut runtime::cuComplex,
    lda: i32,
    TauArray: *const *mut runtime::cuComplex,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const *mut runtime::cuComplex,
            i32,
            *const *mut runtime::cuComplex,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgeqrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, Aarray, lda, TauArray, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgerc_v2(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgerc_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgerc_v2_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    A: *mut runtime::cuComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgerc_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgeru_v2(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgeru_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgeru_v2_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    A: *mut runtime::cuComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgeru_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *mut runtime::cuComplex,
    lda: i32,
    P: *mut i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *mut runtime::cuComplex,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgetrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, P, info, batchSize) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const runtime::cuComplex,
    lda: i32,
    P: *const i32,
    C: *const *mut runtime::cuComplex,
    ldc: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const runtime::cuComplex,
            i32,
            *const i32,
            *const *mut runtime::cuComplex,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgetriBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, P, C, ldc, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: *const *const runtime::cuComplex,
    lda: i32,
    devIpiv: *const i32,
    Barray: *const *mut runtime::cuComplex,
    ldb: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const *const runtime::cuComplex,
            i32,
            *const i32,
            *const *mut runtime::cuComplex,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCgetrsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    devIpiv,
                    Barray,
                    ldb,
                    info,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChemm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChemm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChemm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChemm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChemv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChemv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChemv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChemv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCher2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCher2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCher2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    A: *mut runtime::cuComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCher2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCher2k_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCher2k_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCher2k_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const f32,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCher2k_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCher_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    x: *const runtime::cuComplex,
    incx: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCher_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCher_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    x: *const runtime::cuComplex,
    incx: i64,
    A: *mut runtime::cuComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCher_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherk3mEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: *const f32,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const f32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherk3mEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherk3mEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: *const f32,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const f32,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherk3mEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherkEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: *const f32,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const f32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherkEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherkEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: *const f32,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const f32,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherkEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherk_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const runtime::cuComplex,
    lda: i32,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherk_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherk_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const runtime::cuComplex,
    lda: i64,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const runtime::cuComplex,
            i64,
            *const f32,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherk_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherkx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCherkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const f32,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCherkx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChpmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    AP: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChpmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChpmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    AP: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChpmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChpr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    AP: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChpr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChpr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    AP: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChpr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChpr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    x: *const runtime::cuComplex,
    incx: i32,
    AP: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChpr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasChpr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    x: *const runtime::cuComplex,
    incx: i64,
    AP: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasChpr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const runtime::cuComplex,
    lda: i32,
    Ainv: *const *mut runtime::cuComplex,
    lda_inv: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const runtime::cuComplex,
            i32,
            *const *mut runtime::cuComplex,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCmatinvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, Ainv, lda_inv, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCopyEx(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCopyEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, y, yType, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCopyEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCopyEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, y, yType, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCreate_v2(handle: *mut cublasHandle_t) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cublasHandle_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasCreate_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCrot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
    y: *mut runtime::cuComplex,
    incy: i32,
    c: *const f32,
    s: *const runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const f32,
            *const runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCrot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCrot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
    y: *mut runtime::cuComplex,
    incy: i64,
    c: *const f32,
    s: *const runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
            *const f32,
            *const runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCrot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCrotg_v2(
    handle: cublasHandle_t,
    a: *mut runtime::cuComplex,
    b: *mut runtime::cuComplex,
    c: *mut f32,
    s: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            *mut f32,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCrotg_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, a, b, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCscal_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCscal_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCscal_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCscal_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsrot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
    y: *mut runtime::cuComplex,
    incy: i32,
    c: *const f32,
    s: *const f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const f32,
            *const f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsrot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsrot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
    y: *mut runtime::cuComplex,
    incy: i64,
    c: *const f32,
    s: *const f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
            *const f32,
            *const f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsrot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsscal_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const f32,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsscal_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsscal_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const f32,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsscal_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCswap_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCswap_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCswap_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCswap_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsymm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsymm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsymm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsymm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsymv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsymv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsymv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    beta: *const runtime::cuComplex,
    y: *mut runtime::cuComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsymv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    y: *const runtime::cuComplex,
    incy: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    y: *const runtime::cuComplex,
    incy: i64,
    A: *mut runtime::cuComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyr2k_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyr2k_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyr2k_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyr2k_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuComplex,
    x: *const runtime::cuComplex,
    incx: i64,
    A: *mut runtime::cuComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrk3mEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrk3mEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrk3mEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrk3mEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrkEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrkEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrkEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: *const runtime::cuComplex,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const runtime::cuComplex,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrkEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    trans,
                    n,
                    k,
                    alpha,
                    A,
                    Atype,
                    lda,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrk_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrk_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrk_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrk_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrkx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCsyrkx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtbsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtbsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtbsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtbsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtpmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtpmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtpmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtpmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtpsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtpsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtpsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtpsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: *const runtime::cuComplex,
    A: *mut runtime::cuComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtpttr");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, AP, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrmm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    C: *mut runtime::cuComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrmm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrmm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *const runtime::cuComplex,
    ldb: i64,
    C: *mut runtime::cuComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrmm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const *const runtime::cuComplex,
    lda: i32,
    B: *const *mut runtime::cuComplex,
    ldb: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i32,
            *const *mut runtime::cuComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrsmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const *const runtime::cuComplex,
    lda: i64,
    B: *const *mut runtime::cuComplex,
    ldb: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const *const runtime::cuComplex,
            i64,
            *const *mut runtime::cuComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrsmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrsm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *mut runtime::cuComplex,
    ldb: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrsm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrsm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: i64,
    B: *mut runtime::cuComplex,
    ldb: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrsm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    x: *mut runtime::cuComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const runtime::cuComplex,
    lda: i64,
    x: *mut runtime::cuComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut runtime::cuComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, cuComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasCtrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    AP: *mut runtime::cuComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasCtrttp");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDasum_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f64,
    incx: i32,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDasum_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDasum_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f64,
    incx: i64,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDasum_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDaxpy_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const f64,
    x: *const f64,
    incx: i32,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDaxpy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDaxpy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const f64,
    x: *const f64,
    incx: i64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDaxpy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDcopy_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f64,
    incx: i32,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDcopy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDcopy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f64,
    incx: i64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDcopy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: *const f64,
    lda: i32,
    x: *const f64,
    incx: i32,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDdgmm");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: *const f64,
    lda: i64,
    x: *const f64,
    incx: i64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i64,
            i64,
            *const f64,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDdgmm_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDdot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f64,
    incx: i32,
    y: *const f64,
    incy: i32,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDdot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDdot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f64,
    incx: i64,
    y: *const f64,
    incy: i64,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            i64,
            *const f64,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDdot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDestroy_v2(handle: cublasHandle_t) -> cublasStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cublasHandle_t) -> cublasStatus_t> = Symbol::new(
        c"cublasDestroy_v2",
    );
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgbmv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    x: *const f64,
    incx: i32,
    beta: *const f64,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgbmv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    x: *const f64,
    incx: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    beta: *const f64,
    B: *const f64,
    ldb: i32,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgeam");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    beta: *const f64,
    B: *const f64,
    ldb: i64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgeam_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: *const *mut f64,
    lda: i32,
    Carray: *const *mut f64,
    ldc: i32,
    info: *mut i32,
    devInfoArray: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const *mut f64,
            i32,
            *const *mut f64,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgelsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    Carray,
                    ldc,
                    info,
                    devInfoArray,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f64,
    Aarray: *const *const f64,
    lda: i32,
    Barray: *const *const f64,
    ldb: i32,
    beta: *const f64,
    Carray: *const *mut f64,
    ldc: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f64,
            *const *const f64,
            i32,
            *const *const f64,
            i32,
            *const f64,
            *const *mut f64,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f64,
    Aarray: *const *const f64,
    lda: i64,
    Barray: *const *const f64,
    ldb: i64,
    beta: *const f64,
    Carray: *const *mut f64,
    ldc: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f64,
            *const *const f64,
            i64,
            *const *const f64,
            i64,
            *const f64,
            *const *mut f64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)`
///
/// In `cublas_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemmGroupedBatched(
    handle: cublasHandle_t,
    transa_array: *const cublasOperation_t,
    transb_array: *const cublasOperation_t,
    m_array: *const i32,
    n_array: *const i32,
    k_array: *const i32,
    alpha_array: *const f64,
    Aarray: *const *const f64,
    lda_array: *const i32,
    Barray: *const *const f64,
    ldb_array: *const i32,
    beta_array: *const f64,
    Carray: *const *mut f64,
    ldc_array: *const i32,
    group_count: i32,
    group_size: *const i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *const cublasOperation_t,
            *const cublasOperation_t,
            *const i32,
            *const i32,
            *const i32,
            *const f64,
            *const *const f64,
            *const i32,
            *const *const f64,
            *const i32,
            *const f64,
            *const *mut f64,
            *const i32,
            i32,
            *const i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemmGroupedBatched").since("12.4");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa_array,
                    transb_array,
                    m_array,
                    n_array,
                    k_array,
                    alpha_array,
                    Aarray,
                    lda_array,
                    Barray,
                    ldb_array,
                    beta_array,
                    Carray,
                    ldc_array,
                    group_count,
                    group_size,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)`
///
/// In `cublas_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemmGroupedBatched_64(
    handle: cublasHandle_t,
    transa_array: *const cublasOperation_t,
    transb_array: *const cublasOperation_t,
    m_array: *const i64,
    n_array: *const i64,
    k_array: *const i64,
    alpha_array: *const f64,
    Aarray: *const *const f64,
    lda_array: *const i64,
    Barray: *const *const f64,
    ldb_array: *const i64,
    beta_array: *const f64,
    Carray: *const *mut f64,
    ldc_array: *const i64,
    group_count: i64,
    group_size: *const i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *const cublasOperation_t,
            *const cublasOperation_t,
            *const i64,
            *const i64,
            *const i64,
            *const f64,
            *const *const f64,
            *const i64,
            *const *const f64,
            *const i64,
            *const f64,
            *const *mut f64,
            *const i64,
            i64,
            *const i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemmGroupedBatched_64").since("12.4");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa_array,
                    transb_array,
                    m_array,
                    n_array,
                    k_array,
                    alpha_array,
                    Aarray,
                    lda_array,
                    Barray,
                    ldb_array,
                    beta_array,
                    Carray,
                    ldc_array,
                    group_count,
                    group_size,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    strideA: i64,
    B: *const f64,
    ldb: i32,
    strideB: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            i64,
            *const f64,
            i32,
            i64,
            *const f64,
            *mut f64,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemmStridedBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    strideA: i64,
    B: *const f64,
    ldb: i64,
    strideB: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            i64,
            *const f64,
            i64,
            i64,
            *const f64,
            *mut f64,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemmStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemm_v2(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    beta: *const f64,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemm_v2_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    B: *const f64,
    ldb: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double *const *yarray, int incy, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    Aarray: *const *const f64,
    lda: i32,
    xarray: *const *const f64,
    incx: i32,
    beta: *const f64,
    yarray: *const *mut f64,
    incy: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const *const f64,
            i32,
            *const *const f64,
            i32,
            *const f64,
            *const *mut f64,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    Aarray: *const *const f64,
    lda: i64,
    xarray: *const *const f64,
    incx: i64,
    beta: *const f64,
    yarray: *const *mut f64,
    incy: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const *const f64,
            i64,
            *const *const f64,
            i64,
            *const f64,
            *const *mut f64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemvBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    strideA: i64,
    x: *const f64,
    incx: i32,
    stridex: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            i64,
            *const f64,
            i32,
            i64,
            *const f64,
            *mut f64,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemvStridedBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    strideA: i64,
    x: *const f64,
    incx: i64,
    stridex: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            i64,
            *const f64,
            i64,
            i64,
            *const f64,
            *mut f64,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemvStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    x: *const f64,
    incx: i32,
    beta: *const f64,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgemv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    x: *const f64,
    incx: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgemv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: *const *mut f64,
    lda: i32,
    TauArray: *const *mut f64,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const *mut f64,
            i32,
            *const *mut f64,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgeqrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, Aarray, lda, TauArray, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDger_v2(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    x: *const f64,
    incx: i32,
    y: *const f64,
    incy: i32,
    A: *mut f64,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDger_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDger_v2_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    x: *const f64,
    incx: i64,
    y: *const f64,
    incy: i64,
    A: *mut f64,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDger_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *mut f64,
    lda: i32,
    P: *mut i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *mut f64,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgetrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, P, info, batchSize) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const f64,
    lda: i32,
    P: *const i32,
    C: *const *mut f64,
    ldc: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const f64,
            i32,
            *const i32,
            *const *mut f64,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgetriBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, P, C, ldc, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: *const *const f64,
    lda: i32,
    devIpiv: *const i32,
    Barray: *const *mut f64,
    ldb: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const *const f64,
            i32,
            *const i32,
            *const *mut f64,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDgetrsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    devIpiv,
                    Barray,
                    ldb,
                    info,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const f64,
    lda: i32,
    Ainv: *const *mut f64,
    lda_inv: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const f64,
            i32,
            *const *mut f64,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDmatinvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, Ainv, lda_inv, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDnrm2_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f64,
    incx: i32,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDnrm2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDnrm2_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f64,
    incx: i64,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDnrm2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDotEx(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *const c_void,
    yType: runtime::cudaDataType,
    incy: i32,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDotEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    result,
                    resultType,
                    executionType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDotEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *const c_void,
    yType: runtime::cudaDataType,
    incy: i64,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDotEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    result,
                    resultType,
                    executionType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDotcEx(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *const c_void,
    yType: runtime::cudaDataType,
    incy: i32,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDotcEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    result,
                    resultType,
                    executionType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDotcEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *const c_void,
    yType: runtime::cudaDataType,
    incy: i64,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDotcEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    result,
                    resultType,
                    executionType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDrot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut f64,
    incx: i32,
    y: *mut f64,
    incy: i32,
    c: *const f64,
    s: *const f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *const f64,
            *const f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDrot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDrot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut f64,
    incx: i64,
    y: *mut f64,
    incy: i64,
    c: *const f64,
    s: *const f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut f64,
            i64,
            *mut f64,
            i64,
            *const f64,
            *const f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDrot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDrotg_v2(
    handle: cublasHandle_t,
    a: *mut f64,
    b: *mut f64,
    c: *mut f64,
    s: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut f64,
            *mut f64,
            *mut f64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDrotg_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, a, b, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDrotm_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut f64,
    incx: i32,
    y: *mut f64,
    incy: i32,
    param: *const f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *const f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDrotm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, param) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDrotm_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut f64,
    incx: i64,
    y: *mut f64,
    incy: i64,
    param: *const f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut f64,
            i64,
            *mut f64,
            i64,
            *const f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDrotm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, param) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDrotmg_v2(
    handle: cublasHandle_t,
    d1: *mut f64,
    d2: *mut f64,
    x1: *mut f64,
    y1: *const f64,
    param: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut f64,
            *mut f64,
            *mut f64,
            *const f64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDrotmg_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, d1, d2, x1, y1, param) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    x: *const f64,
    incx: i32,
    beta: *const f64,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    x: *const f64,
    incx: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDscal_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const f64,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDscal_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDscal_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const f64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDscal_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDspmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    AP: *const f64,
    x: *const f64,
    incx: i32,
    beta: *const f64,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const f64,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDspmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDspmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    AP: *const f64,
    x: *const f64,
    incx: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDspmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDspr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    x: *const f64,
    incx: i32,
    y: *const f64,
    incy: i32,
    AP: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDspr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDspr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    x: *const f64,
    incx: i64,
    y: *const f64,
    incy: i64,
    AP: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDspr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDspr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    x: *const f64,
    incx: i32,
    AP: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDspr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDspr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    x: *const f64,
    incx: i64,
    AP: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const f64,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDspr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDswap_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut f64,
    incx: i32,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDswap_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDswap_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut f64,
    incx: i64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDswap_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsymm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    beta: *const f64,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsymm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsymm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    B: *const f64,
    ldb: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsymm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsymv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    x: *const f64,
    incx: i32,
    beta: *const f64,
    y: *mut f64,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsymv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsymv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    x: *const f64,
    incx: i64,
    beta: *const f64,
    y: *mut f64,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsymv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    x: *const f64,
    incx: i32,
    y: *const f64,
    incy: i32,
    A: *mut f64,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    x: *const f64,
    incx: i64,
    y: *const f64,
    incy: i64,
    A: *mut f64,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyr2k_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    beta: *const f64,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyr2k_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyr2k_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    B: *const f64,
    ldb: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyr2k_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    x: *const f64,
    incx: i32,
    A: *mut f64,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    x: *const f64,
    incx: i64,
    A: *mut f64,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyrk_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    beta: *const f64,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyrk_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyrk_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyrk_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    beta: *const f64,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyrkx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    B: *const f64,
    ldb: i64,
    beta: *const f64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDsyrkx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const f64,
    lda: i32,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const f64,
    lda: i64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtbsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const f64,
    lda: i32,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtbsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtbsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const f64,
    lda: i64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtbsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtpmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const f64,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtpmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtpmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const f64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtpmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtpsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const f64,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtpsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtpsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const f64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtpsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: *const f64,
    A: *mut f64,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtpttr");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, AP, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrmm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    C: *mut f64,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrmm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrmm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    B: *const f64,
    ldb: i64,
    C: *mut f64,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrmm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const f64,
    lda: i32,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const f64,
    lda: i64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda, double *const *B, int ldb, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const *const f64,
    lda: i32,
    B: *const *mut f64,
    ldb: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f64,
            *const *const f64,
            i32,
            *const *mut f64,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrsmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const *const f64,
    lda: i64,
    B: *const *mut f64,
    ldb: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f64,
            *const *const f64,
            i64,
            *const *mut f64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrsmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrsm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const f64,
    A: *const f64,
    lda: i32,
    B: *mut f64,
    ldb: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrsm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrsm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const f64,
    A: *const f64,
    lda: i64,
    B: *mut f64,
    ldb: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrsm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const f64,
    lda: i32,
    x: *mut f64,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const f64,
    lda: i64,
    x: *mut f64,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f64,
            i64,
            *mut f64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDtrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    AP: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDtrttp");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDzasum_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDzasum_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDzasum_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDzasum_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDznrm2_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDznrm2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasDznrm2_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    result: *mut f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasDznrm2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmBatchedEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const c_void,
    Aarray: *const *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    Barray: *const *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: *const c_void,
    Carray: *const *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
    batchCount: i32,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const c_void,
            *const *const c_void,
            runtime::cudaDataType,
            i32,
            *const *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            *const *mut c_void,
            runtime::cudaDataType,
            i32,
            i32,
            cublasComputeType_t,
            cublasGemmAlgo_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmBatchedEx");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    Atype,
                    lda,
                    Barray,
                    Btype,
                    ldb,
                    beta,
                    Carray,
                    Ctype,
                    ldc,
                    batchCount,
                    computeType,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmBatchedEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const c_void,
    Aarray: *const *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    Barray: *const *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: *const c_void,
    Carray: *const *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
    batchCount: i64,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const c_void,
            *const *const c_void,
            runtime::cudaDataType,
            i64,
            *const *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            *const *mut c_void,
            runtime::cudaDataType,
            i64,
            i64,
            cublasComputeType_t,
            cublasGemmAlgo_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmBatchedEx_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    Atype,
                    lda,
                    Barray,
                    Btype,
                    ldb,
                    beta,
                    Carray,
                    Ctype,
                    ldc,
                    batchCount,
                    computeType,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const c_void,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: *const c_void,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const c_void,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            cublasComputeType_t,
            cublasGemmAlgo_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmEx");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                    computeType,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const c_void,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: *const c_void,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const c_void,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            cublasComputeType_t,
            cublasGemmAlgo_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmEx_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                    computeType,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)`
///
/// In `cublas_api.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmGroupedBatchedEx(
    handle: cublasHandle_t,
    transa_array: *const cublasOperation_t,
    transb_array: *const cublasOperation_t,
    m_array: *const i32,
    n_array: *const i32,
    k_array: *const i32,
    alpha_array: *const c_void,
    Aarray: *const *const c_void,
    Atype: runtime::cudaDataType,
    lda_array: *const i32,
    Barray: *const *const c_void,
    Btype: runtime::cudaDataType,
    ldb_array: *const i32,
    beta_array: *const c_void,
    Carray: *const *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc_array: *const i32,
    group_count: i32,
    group_size: *const i32,
    computeType: cublasComputeType_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *const cublasOperation_t,
            *const cublasOperation_t,
            *const i32,
            *const i32,
            *const i32,
            *const c_void,
            *const *const c_void,
            runtime::cudaDataType,
            *const i32,
            *const *const c_void,
            runtime::cudaDataType,
            *const i32,
            *const c_void,
            *const *mut c_void,
            runtime::cudaDataType,
            *const i32,
            i32,
            *const i32,
            cublasComputeType_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmGroupedBatchedEx").since("12.5");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa_array,
                    transb_array,
                    m_array,
                    n_array,
                    k_array,
                    alpha_array,
                    Aarray,
                    Atype,
                    lda_array,
                    Barray,
                    Btype,
                    ldb_array,
                    beta_array,
                    Carray,
                    Ctype,
                    ldc_array,
                    group_count,
                    group_size,
                    computeType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)`
///
/// In `cublas_api.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmGroupedBatchedEx_64(
    handle: cublasHandle_t,
    transa_array: *const cublasOperation_t,
    transb_array: *const cublasOperation_t,
    m_array: *const i64,
    n_array: *const i64,
    k_array: *const i64,
    alpha_array: *const c_void,
    Aarray: *const *const c_void,
    Atype: runtime::cudaDataType,
    lda_array: *const i64,
    Barray: *const *const c_void,
    Btype: runtime::cudaDataType,
    ldb_array: *const i64,
    beta_array: *const c_void,
    Carray: *const *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc_array: *const i64,
    group_count: i64,
    group_size: *const i64,
    computeType: cublasComputeType_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *const cublasOperation_t,
            *const cublasOperation_t,
            *const i64,
            *const i64,
            *const i64,
            *const c_void,
            *const *const c_void,
            runtime::cudaDataType,
            *const i64,
            *const *const c_void,
            runtime::cudaDataType,
            *const i64,
            *const c_void,
            *const *mut c_void,
            runtime::cudaDataType,
            *const i64,
            i64,
            *const i64,
            cublasComputeType_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmGroupedBatchedEx_64").since("12.5");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa_array,
                    transb_array,
                    m_array,
                    n_array,
                    k_array,
                    alpha_array,
                    Aarray,
                    Atype,
                    lda_array,
                    Barray,
                    Btype,
                    ldb_array,
                    beta_array,
                    Carray,
                    Ctype,
                    ldc_array,
                    group_count,
                    group_size,
                    computeType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmStridedBatchedEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const c_void,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    strideA: i64,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i32,
    strideB: i64,
    beta: *const c_void,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const c_void,
            *const c_void,
            runtime::cudaDataType,
            i32,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i32,
            i64,
            *const c_void,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            i64,
            i32,
            cublasComputeType_t,
            cublasGemmAlgo_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmStridedBatchedEx");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    strideA,
                    B,
                    Btype,
                    ldb,
                    strideB,
                    beta,
                    C,
                    Ctype,
                    ldc,
                    strideC,
                    batchCount,
                    computeType,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGemmStridedBatchedEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const c_void,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    strideA: i64,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i64,
    strideB: i64,
    beta: *const c_void,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const c_void,
            *const c_void,
            runtime::cudaDataType,
            i64,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            i64,
            *const c_void,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            i64,
            i64,
            cublasComputeType_t,
            cublasGemmAlgo_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGemmStridedBatchedEx_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    strideA,
                    B,
                    Btype,
                    ldb,
                    strideB,
                    beta,
                    C,
                    Ctype,
                    ldc,
                    strideC,
                    batchCount,
                    computeType,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetAtomicsMode(
    handle: cublasHandle_t,
    mode: *mut cublasAtomicsMode_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut cublasAtomicsMode_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetAtomicsMode");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `size_t cublasGetCudartVersion(void)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetCudartVersion() -> usize {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> usize> = Symbol::new(
        c"cublasGetCudartVersion",
    );
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetEmulationSpecialValuesSupport(
    handle: cublasHandle_t,
    mask: *mut runtime::cudaEmulationSpecialValuesSupport,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut runtime::cudaEmulationSpecialValuesSupport,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetEmulationSpecialValuesSupport").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mask) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)`
///
/// In `cublas_api.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetEmulationStrategy(
    handle: cublasHandle_t,
    emulationStrategy: *mut cublasEmulationStrategy_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut cublasEmulationStrategy_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetEmulationStrategy").since("12.9");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, emulationStrategy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int **mantissaBitCount)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t,
    mantissaBitCount: *mut *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetFixedPointEmulationMantissaBitCountPointer")
        .since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mantissaBitCount) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int *mantissaBitOffset)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t,
    mantissaBitOffset: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetFixedPointEmulationMantissaBitOffset").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mantissaBitOffset) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t,
    mantissaControl: *mut runtime::cudaEmulationMantissaControl,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut runtime::cudaEmulationMantissaControl,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetFixedPointEmulationMantissaControl").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mantissaControl) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int *maxMantissaBitCount)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t,
    maxMantissaBitCount: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetFixedPointEmulationMaxMantissaBitCount").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, maxMantissaBitCount) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetLoggerCallback(
    userCallback: *mut cublasLogCallback,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cublasLogCallback) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetLoggerCallback");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(userCallback) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetMathMode(
    handle: cublasHandle_t,
    mode: *mut cublasMath_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut cublasMath_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetMathMode");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetMatrix(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: *const c_void,
    lda: i32,
    B: *mut c_void,
    ldb: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetMatrix");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetMatrixAsync(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: *const c_void,
    lda: i32,
    B: *mut c_void,
    ldb: i32,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetMatrixAsync");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetMatrixAsync_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: *const c_void,
    lda: i64,
    B: *mut c_void,
    ldb: i64,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetMatrixAsync_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetMatrix_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: *const c_void,
    lda: i64,
    B: *mut c_void,
    ldb: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetMatrix_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetPointerMode_v2(
    handle: cublasHandle_t,
    mode: *mut cublasPointerMode_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut cublasPointerMode_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetPointerMode_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetProperty");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetSmCountTarget(
    handle: cublasHandle_t,
    smCountTarget: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetSmCountTarget");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, smCountTarget) }
        Err(missing) => missing.status(),
    }
}

/// `const char *cublasGetStatusName(cublasStatus_t status)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetStatusName(status: cublasStatus_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasStatus_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cublasGetStatusName");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(status) }
        Err(_) => core::ptr::null(),
    }
}

/// `const char *cublasGetStatusString(cublasStatus_t status)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetStatusString(status: cublasStatus_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasStatus_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cublasGetStatusString");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(status) }
        Err(_) => core::ptr::null(),
    }
}

/// `cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetStream_v2(
    handle: cublasHandle_t,
    streamId: *mut runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetStream_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetVector(
    n: i32,
    elemSize: i32,
    x: *const c_void,
    incx: i32,
    y: *mut c_void,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetVector");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(n, elemSize, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetVectorAsync(
    n: i32,
    elemSize: i32,
    devicePtr: *const c_void,
    incx: i32,
    hostPtr: *mut c_void,
    incy: i32,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetVectorAsync");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(n, elemSize, devicePtr, incx, hostPtr, incy, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetVectorAsync_64(
    n: i64,
    elemSize: i64,
    devicePtr: *const c_void,
    incx: i64,
    hostPtr: *mut c_void,
    incy: i64,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetVectorAsync_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(n, elemSize, devicePtr, incx, hostPtr, incy, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetVector_64(
    n: i64,
    elemSize: i64,
    x: *const c_void,
    incx: i64,
    y: *mut c_void,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetVector_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(n, elemSize, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasGetVersion_v2(
    handle: cublasHandle_t,
    version: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasGetVersion_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, version) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIamaxEx(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIamaxEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIamaxEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIamaxEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIaminEx(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIaminEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIaminEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIaminEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIcamax_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIcamax_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIcamax_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIcamax_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIcamin_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIcamin_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIcamin_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIcamin_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIdamax_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f64,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIdamax_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIdamax_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f64,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIdamax_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIdamin_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f64,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIdamin_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIdamin_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f64,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIdamin_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIsamax_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f32,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIsamax_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIsamax_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f32,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIsamax_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIsamin_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f32,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIsamin_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIsamin_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f32,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIsamin_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIzamax_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIzamax_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIzamax_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIzamax_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIzamin_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    result: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIzamin_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasIzamin_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    result: *mut i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasIzamin_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLoggerConfigure(
    logIsOn: i32,
    logToStdOut: i32,
    logToStdErr: i32,
    logFileName: *const core::ffi::c_char,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *const core::ffi::c_char,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasLoggerConfigure");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(logIsOn, logToStdOut, logToStdErr, logFileName) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasNrm2Ex(
    handle: cublasHandle_t,
    n: i32,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasNrm2Ex");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, x, xType, incx, result, resultType, executionType)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasNrm2Ex_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    result: *mut c_void,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasNrm2Ex_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, x, xType, incx, result, resultType, executionType)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasRotEx(
    handle: cublasHandle_t,
    n: i32,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i32,
    c: *const c_void,
    s: *const c_void,
    csType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            *const c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasRotEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    c,
                    s,
                    csType,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasRotEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i64,
    c: *const c_void,
    s: *const c_void,
    csType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            *const c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasRotEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    c,
                    s,
                    csType,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasRotgEx(
    handle: cublasHandle_t,
    a: *mut c_void,
    b: *mut c_void,
    abType: runtime::cudaDataType,
    c: *mut c_void,
    s: *mut c_void,
    csType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut c_void,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasRotgEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, a, b, abType, c, s, csType, executiontype) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasRotmEx(
    handle: cublasHandle_t,
    n: i32,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i32,
    param: *const c_void,
    paramType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasRotmEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    param,
                    paramType,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasRotmEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i64,
    param: *const c_void,
    paramType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasRotmEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    x,
                    xType,
                    incx,
                    y,
                    yType,
                    incy,
                    param,
                    paramType,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasRotmgEx(
    handle: cublasHandle_t,
    d1: *mut c_void,
    d1Type: runtime::cudaDataType,
    d2: *mut c_void,
    d2Type: runtime::cudaDataType,
    x1: *mut c_void,
    x1Type: runtime::cudaDataType,
    y1: *const c_void,
    y1Type: runtime::cudaDataType,
    param: *mut c_void,
    paramType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasRotmgEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    d1,
                    d1Type,
                    d2,
                    d2Type,
                    x1,
                    x1Type,
                    y1,
                    y1Type,
                    param,
                    paramType,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSasum_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f32,
    incx: i32,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSasum_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSasum_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f32,
    incx: i64,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSasum_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSaxpy_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const f32,
    x: *const f32,
    incx: i32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSaxpy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSaxpy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const f32,
    x: *const f32,
    incx: i64,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSaxpy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScalEx(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const c_void,
    alphaType: runtime::cudaDataType,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const c_void,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScalEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, alpha, alphaType, x, xType, incx, executionType)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScalEx_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const c_void,
    alphaType: runtime::cudaDataType,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    executionType: runtime::cudaDataType,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const c_void,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            runtime::cudaDataType,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScalEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, alpha, alphaType, x, xType, incx, executionType)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScasum_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScasum_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScasum_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScasum_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScnrm2_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuComplex,
    incx: i32,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScnrm2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScnrm2_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuComplex,
    incx: i64,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuComplex,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScnrm2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScopy_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f32,
    incx: i32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScopy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasScopy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f32,
    incx: i64,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasScopy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: *const f32,
    lda: i32,
    x: *const f32,
    incx: i32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSdgmm");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: *const f32,
    lda: i64,
    x: *const f32,
    incx: i64,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i64,
            i64,
            *const f32,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSdgmm_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSdot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f32,
    incx: i32,
    y: *const f32,
    incy: i32,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSdot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSdot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f32,
    incx: i64,
    y: *const f32,
    incy: i64,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            i64,
            *const f32,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSdot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetAtomicsMode(
    handle: cublasHandle_t,
    mode: cublasAtomicsMode_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, cublasAtomicsMode_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetAtomicsMode");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetEmulationSpecialValuesSupport(
    handle: cublasHandle_t,
    mask: runtime::cudaEmulationSpecialValuesSupport,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            runtime::cudaEmulationSpecialValuesSupport,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetEmulationSpecialValuesSupport").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mask) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)`
///
/// In `cublas_api.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetEmulationStrategy(
    handle: cublasHandle_t,
    emulationStrategy: cublasEmulationStrategy_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasEmulationStrategy_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetEmulationStrategy").since("12.9");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, emulationStrategy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *mantissaBitCount)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t,
    mantissaBitCount: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetFixedPointEmulationMantissaBitCountPointer")
        .since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mantissaBitCount) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int mantissaBitOffset)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t,
    mantissaBitOffset: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetFixedPointEmulationMantissaBitOffset").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mantissaBitOffset) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t,
    mantissaControl: runtime::cudaEmulationMantissaControl,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            runtime::cudaEmulationMantissaControl,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetFixedPointEmulationMantissaControl").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mantissaControl) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int maxMantissaBitCount)`
///
/// In `cublas_api.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t,
    maxMantissaBitCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetFixedPointEmulationMaxMantissaBitCount").since("13.0");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, maxMantissaBitCount) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetLoggerCallback(
    userCallback: cublasLogCallback,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLogCallback) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetLoggerCallback");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(userCallback) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetMathMode(
    handle: cublasHandle_t,
    mode: cublasMath_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, cublasMath_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetMathMode");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetMatrix(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: *const c_void,
    lda: i32,
    B: *mut c_void,
    ldb: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetMatrix");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetMatrixAsync(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: *const c_void,
    lda: i32,
    B: *mut c_void,
    ldb: i32,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetMatrixAsync");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetMatrixAsync_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: *const c_void,
    lda: i64,
    B: *mut c_void,
    ldb: i64,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetMatrixAsync_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetMatrix_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: *const c_void,
    lda: i64,
    B: *mut c_void,
    ldb: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetMatrix_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(rows, cols, elemSize, A, lda, B, ldb) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetPointerMode_v2(
    handle: cublasHandle_t,
    mode: cublasPointerMode_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, cublasPointerMode_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetPointerMode_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetSmCountTarget(
    handle: cublasHandle_t,
    smCountTarget: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetSmCountTarget");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, smCountTarget) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetStream_v2(
    handle: cublasHandle_t,
    streamId: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetStream_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetVector(
    n: i32,
    elemSize: i32,
    x: *const c_void,
    incx: i32,
    devicePtr: *mut c_void,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetVector");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(n, elemSize, x, incx, devicePtr, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetVectorAsync(
    n: i32,
    elemSize: i32,
    hostPtr: *const c_void,
    incx: i32,
    devicePtr: *mut c_void,
    incy: i32,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *const c_void,
            i32,
            *mut c_void,
            i32,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetVectorAsync");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(n, elemSize, hostPtr, incx, devicePtr, incy, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetVectorAsync_64(
    n: i64,
    elemSize: i64,
    hostPtr: *const c_void,
    incx: i64,
    devicePtr: *mut c_void,
    incy: i64,
    stream: runtime::cudaStream_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
            runtime::cudaStream_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetVectorAsync_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(n, elemSize, hostPtr, incx, devicePtr, incy, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetVector_64(
    n: i64,
    elemSize: i64,
    x: *const c_void,
    incx: i64,
    devicePtr: *mut c_void,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i64,
            i64,
            *const c_void,
            i64,
            *mut c_void,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetVector_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(n, elemSize, x, incx, devicePtr, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSetWorkspace_v2(
    handle: cublasHandle_t,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasHandle_t, *mut c_void, usize) -> cublasStatus_t,
    > = Symbol::new(c"cublasSetWorkspace_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, workspace, workspaceSizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgbmv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    x: *const f32,
    incx: i32,
    beta: *const f32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgbmv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    x: *const f32,
    incx: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    beta: *const f32,
    B: *const f32,
    ldb: i32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgeam");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    beta: *const f32,
    B: *const f32,
    ldb: i64,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgeam_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: *const *mut f32,
    lda: i32,
    Carray: *const *mut f32,
    ldc: i32,
    info: *mut i32,
    devInfoArray: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const *mut f32,
            i32,
            *const *mut f32,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgelsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    Carray,
                    ldc,
                    info,
                    devInfoArray,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f32,
    Aarray: *const *const f32,
    lda: i32,
    Barray: *const *const f32,
    ldb: i32,
    beta: *const f32,
    Carray: *const *mut f32,
    ldc: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f32,
            *const *const f32,
            i32,
            *const *const f32,
            i32,
            *const f32,
            *const *mut f32,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f32,
    Aarray: *const *const f32,
    lda: i64,
    Barray: *const *const f32,
    ldb: i64,
    beta: *const f32,
    Carray: *const *mut f32,
    ldc: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f32,
            *const *const f32,
            i64,
            *const *const f32,
            i64,
            *const f32,
            *const *mut f32,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: *const f32,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const c_void,
            runtime::cudaDataType,
            i32,
            *const f32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmEx");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const c_void,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: *const c_void,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: *const f32,
    C: *mut c_void,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f32,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const c_void,
            runtime::cudaDataType,
            i64,
            *const f32,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmEx_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Atype,
                    lda,
                    B,
                    Btype,
                    ldb,
                    beta,
                    C,
                    Ctype,
                    ldc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)`
///
/// In `cublas_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmGroupedBatched(
    handle: cublasHandle_t,
    transa_array: *const cublasOperation_t,
    transb_array: *const cublasOperation_t,
    m_array: *const i32,
    n_array: *const i32,
    k_array: *const i32,
    alpha_array: *const f32,
    Aarray: *const *const f32,
    lda_array: *const i32,
    Barray: *const *const f32,
    ldb_array: *const i32,
    beta_array: *const f32,
    Carray: *const *mut f32,
    ldc_array: *const i32,
    group_count: i32,
    group_size: *const i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *const cublasOperation_t,
            *const cublasOperation_t,
            *const i32,
            *const i32,
            *const i32,
            *const f32,
            *const *const f32,
            *const i32,
            *const *const f32,
            *const i32,
            *const f32,
            *const *mut f32,
            *const i32,
            i32,
            *const i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmGroupedBatched").since("12.4");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa_array,
                    transb_array,
                    m_array,
                    n_array,
                    k_array,
                    alpha_array,
                    Aarray,
                    lda_array,
                    Barray,
                    ldb_array,
                    beta_array,
                    Carray,
                    ldc_array,
                    group_count,
                    group_size,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)`
///
/// In `cublas_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmGroupedBatched_64(
    handle: cublasHandle_t,
    transa_array: *const cublasOperation_t,
    transb_array: *const cublasOperation_t,
    m_array: *const i64,
    n_array: *const i64,
    k_array: *const i64,
    alpha_array: *const f32,
    Aarray: *const *const f32,
    lda_array: *const i64,
    Barray: *const *const f32,
    ldb_array: *const i64,
    beta_array: *const f32,
    Carray: *const *mut f32,
    ldc_array: *const i64,
    group_count: i64,
    group_size: *const i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *const cublasOperation_t,
            *const cublasOperation_t,
            *const i64,
            *const i64,
            *const i64,
            *const f32,
            *const *const f32,
            *const i64,
            *const *const f32,
            *const i64,
            *const f32,
            *const *mut f32,
            *const i64,
            i64,
            *const i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmGroupedBatched_64").since("12.4");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa_array,
                    transb_array,
                    m_array,
                    n_array,
                    k_array,
                    alpha_array,
                    Aarray,
                    lda_array,
                    Barray,
                    ldb_array,
                    beta_array,
                    Carray,
                    ldc_array,
                    group_count,
                    group_size,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    strideA: i64,
    B: *const f32,
    ldb: i32,
    strideB: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            i64,
            *const f32,
            i32,
            i64,
            *const f32,
            *mut f32,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmStridedBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    strideA: i64,
    B: *const f32,
    ldb: i64,
    strideB: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            i64,
            *const f32,
            i64,
            i64,
            *const f32,
            *mut f32,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemmStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemm_v2(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    beta: *const f32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemm_v2_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    B: *const f32,
    ldb: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    Aarray: *const *const f32,
    lda: i32,
    xarray: *const *const f32,
    incx: i32,
    beta: *const f32,
    yarray: *const *mut f32,
    incy: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const *const f32,
            i32,
            *const *const f32,
            i32,
            *const f32,
            *const *mut f32,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    Aarray: *const *const f32,
    lda: i64,
    xarray: *const *const f32,
    incx: i64,
    beta: *const f32,
    yarray: *const *mut f32,
    incy: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const *const f32,
            i64,
            *const *const f32,
            i64,
            *const f32,
            *const *mut f32,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemvBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    strideA: i64,
    x: *const f32,
    incx: i32,
    stridex: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            i64,
            *const f32,
            i32,
            i64,
            *const f32,
            *mut f32,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemvStridedBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    strideA: i64,
    x: *const f32,
    incx: i64,
    stridex: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            i64,
            *const f32,
            i64,
            i64,
            *const f32,
            *mut f32,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemvStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    x: *const f32,
    incx: i32,
    beta: *const f32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgemv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    x: *const f32,
    incx: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgemv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: *const *mut f32,
    lda: i32,
    TauArray: *const *mut f32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const *mut f32,
            i32,
            *const *mut f32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgeqrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, Aarray, lda, TauArray, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSger_v2(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    x: *const f32,
    incx: i32,
    y: *const f32,
    incy: i32,
    A: *mut f32,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSger_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSger_v2_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    x: *const f32,
    incx: i64,
    y: *const f32,
    incy: i64,
    A: *mut f32,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSger_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *mut f32,
    lda: i32,
    P: *mut i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *mut f32,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgetrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, P, info, batchSize) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const f32,
    lda: i32,
    P: *const i32,
    C: *const *mut f32,
    ldc: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const f32,
            i32,
            *const i32,
            *const *mut f32,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgetriBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, P, C, ldc, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: *const *const f32,
    lda: i32,
    devIpiv: *const i32,
    Barray: *const *mut f32,
    ldb: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const *const f32,
            i32,
            *const i32,
            *const *mut f32,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSgetrsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    devIpiv,
                    Barray,
                    ldb,
                    info,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const f32,
    lda: i32,
    Ainv: *const *mut f32,
    lda_inv: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const f32,
            i32,
            *const *mut f32,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSmatinvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, Ainv, lda_inv, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSnrm2_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const f32,
    incx: i32,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSnrm2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSnrm2_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const f32,
    incx: i64,
    result: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSnrm2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSrot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut f32,
    incx: i32,
    y: *mut f32,
    incy: i32,
    c: *const f32,
    s: *const f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *const f32,
            *const f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSrot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSrot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut f32,
    incx: i64,
    y: *mut f32,
    incy: i64,
    c: *const f32,
    s: *const f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut f32,
            i64,
            *mut f32,
            i64,
            *const f32,
            *const f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSrot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSrotg_v2(
    handle: cublasHandle_t,
    a: *mut f32,
    b: *mut f32,
    c: *mut f32,
    s: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut f32,
            *mut f32,
            *mut f32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSrotg_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, a, b, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSrotm_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut f32,
    incx: i32,
    y: *mut f32,
    incy: i32,
    param: *const f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *const f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSrotm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, param) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSrotm_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut f32,
    incx: i64,
    y: *mut f32,
    incy: i64,
    param: *const f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut f32,
            i64,
            *mut f32,
            i64,
            *const f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSrotm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, param) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSrotmg_v2(
    handle: cublasHandle_t,
    d1: *mut f32,
    d2: *mut f32,
    x1: *mut f32,
    y1: *const f32,
    param: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut f32,
            *mut f32,
            *mut f32,
            *const f32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSrotmg_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, d1, d2, x1, y1, param) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    x: *const f32,
    incx: i32,
    beta: *const f32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    x: *const f32,
    incx: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSscal_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const f32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSscal_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSscal_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const f32,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSscal_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSspmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    AP: *const f32,
    x: *const f32,
    incx: i32,
    beta: *const f32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSspmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSspmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    AP: *const f32,
    x: *const f32,
    incx: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const f32,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSspmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSspr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    x: *const f32,
    incx: i32,
    y: *const f32,
    incy: i32,
    AP: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSspr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSspr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    x: *const f32,
    incx: i64,
    y: *const f32,
    incy: i64,
    AP: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSspr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSspr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    x: *const f32,
    incx: i32,
    AP: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSspr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSspr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    x: *const f32,
    incx: i64,
    AP: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const f32,
            i64,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSspr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSswap_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut f32,
    incx: i32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSswap_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSswap_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut f32,
    incx: i64,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSswap_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsymm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    beta: *const f32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsymm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsymm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    B: *const f32,
    ldb: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsymm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsymv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    x: *const f32,
    incx: i32,
    beta: *const f32,
    y: *mut f32,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsymv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsymv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    x: *const f32,
    incx: i64,
    beta: *const f32,
    y: *mut f32,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsymv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    x: *const f32,
    incx: i32,
    y: *const f32,
    incy: i32,
    A: *mut f32,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    x: *const f32,
    incx: i64,
    y: *const f32,
    incy: i64,
    A: *mut f32,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyr2k_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    beta: *const f32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyr2k_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyr2k_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    B: *const f32,
    ldb: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyr2k_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f32,
    x: *const f32,
    incx: i32,
    A: *mut f32,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f32,
    x: *const f32,
    incx: i64,
    A: *mut f32,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f32,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyrk_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    beta: *const f32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyrk_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyrk_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyrk_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    beta: *const f32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyrkx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    B: *const f32,
    ldb: i64,
    beta: *const f32,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSsyrkx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const f32,
    lda: i32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const f32,
    lda: i64,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStbsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const f32,
    lda: i32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStbsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStbsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const f32,
    lda: i64,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStbsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStpmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const f32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStpmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStpmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const f32,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStpmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStpsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const f32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStpsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStpsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const f32,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f32,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStpsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: *const f32,
    A: *mut f32,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStpttr");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, AP, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrmm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    C: *mut f32,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrmm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrmm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    B: *const f32,
    ldb: i64,
    C: *mut f32,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrmm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const f32,
    lda: i32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const f32,
    lda: i64,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const *const f32,
    lda: i32,
    B: *const *mut f32,
    ldb: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f32,
            *const *const f32,
            i32,
            *const *mut f32,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrsmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const *const f32,
    lda: i64,
    B: *const *mut f32,
    ldb: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f32,
            *const *const f32,
            i64,
            *const *mut f32,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrsmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrsm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const f32,
    A: *const f32,
    lda: i32,
    B: *mut f32,
    ldb: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrsm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrsm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const f32,
    A: *const f32,
    lda: i64,
    B: *mut f32,
    ldb: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const f32,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrsm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const f32,
    lda: i32,
    x: *mut f32,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const f32,
    lda: i64,
    x: *mut f32,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const f32,
            i64,
            *mut f32,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasStrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    AP: *mut f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *mut f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasStrttp");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSwapEx(
    handle: cublasHandle_t,
    n: i32,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i32,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
            *mut c_void,
            runtime::cudaDataType,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSwapEx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, y, yType, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasSwapEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut c_void,
    xType: runtime::cudaDataType,
    incx: i64,
    y: *mut c_void,
    yType: runtime::cudaDataType,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
            *mut c_void,
            runtime::cudaDataType,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasSwapEx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, xType, incx, y, yType, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasUint8gemmBias(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    transc: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const u8,
    A_bias: i32,
    lda: i32,
    B: *const u8,
    B_bias: i32,
    ldb: i32,
    C: *mut u8,
    C_bias: i32,
    ldc: i32,
    C_mult: i32,
    C_shift: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const u8,
            i32,
            i32,
            *const u8,
            i32,
            i32,
            *mut u8,
            i32,
            i32,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasUint8gemmBias");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    transc,
                    m,
                    n,
                    k,
                    A,
                    A_bias,
                    lda,
                    B,
                    B_bias,
                    ldb,
                    C,
                    C_bias,
                    ldc,
                    C_mult,
                    C_shift,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `void cublasXerbla(const char *srName, int info)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXerbla(srName: *const core::ffi::c_char, info: i32) {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const core::ffi::c_char, i32)> = Symbol::new(
        c"cublasXerbla",
    );
    if let Ok(exported) = SYMBOL.get(&CUBLAS) {
        unsafe { exported(srName, info) }
    }
}

/// `cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            usize,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCgemm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtChemm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtChemm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCher2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const f32,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCher2k");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCherk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const runtime::cuComplex,
    lda: usize,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const f32,
            *const runtime::cuComplex,
            usize,
            *const f32,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCherk");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCherkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const f32,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const f32,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCherkx");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCreate(handle: *mut cublasXtHandle_t) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cublasXtHandle_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCreate");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuComplex,
    AP: *const runtime::cuComplex,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCspmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCsymm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCsyr2k");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCsyrk");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCsyrkx");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCtrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *const runtime::cuComplex,
            usize,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCtrmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtCtrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *mut runtime::cuComplex,
    ldb: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            usize,
            *mut runtime::cuComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtCtrsm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDestroy(handle: cublasXtHandle_t) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDestroy");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDeviceSelect(
    handle: cublasXtHandle_t,
    nbDevices: i32,
    deviceId: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t, i32, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDeviceSelect");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, nbDevices, deviceId) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasOperation_t,
            cublasOperation_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDgemm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    AP: *const f64,
    B: *const f64,
    ldb: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const f64,
            *const f64,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDspmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDsymm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDsyr2k");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    beta: *const f64,
    C: *mut f64,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            *mut f64,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDsyrk");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDsyrkx");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDtrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    C: *mut f64,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *const f64,
            usize,
            *mut f64,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDtrmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtDtrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f64,
    A: *const f64,
    lda: usize,
    B: *mut f64,
    ldb: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const f64,
            *const f64,
            usize,
            *mut f64,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtDtrsm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtGetBlockDim(
    handle: cublasXtHandle_t,
    blockDim: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtGetBlockDim");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, blockDim) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtGetNumBoards(
    nbDevices: i32,
    deviceId: *mut i32,
    nbBoards: *mut i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut i32, *mut i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtGetNumBoards");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(nbDevices, deviceId, nbBoards) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t,
    mode: *mut cublasXtPinnedMemMode_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            *mut cublasXtPinnedMemMode_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtGetPinningMemMode");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtMaxBoards(nbGpuBoards: *mut i32) -> cublasStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cublasStatus_t> = Symbol::new(
        c"cublasXtMaxBoards",
    );
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(nbGpuBoards) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSetBlockDim(
    handle: cublasXtHandle_t,
    blockDim: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasXtHandle_t, i32) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSetBlockDim");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, blockDim) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSetCpuRatio(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    ratio: f32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasXtBlasOp_t,
            cublasXtOpType_t,
            f32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSetCpuRatio");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, blasOp, r#type, ratio) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    blasFunctor: *mut c_void,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasXtBlasOp_t,
            cublasXtOpType_t,
            *mut c_void,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSetCpuRoutine");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, blasOp, r#type, blasFunctor) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t,
    mode: cublasXtPinnedMemMode_t,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasXtPinnedMemMode_t,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSetPinningMemMode");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasOperation_t,
            cublasOperation_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSgemm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    AP: *const f32,
    B: *const f32,
    ldb: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const f32,
            *const f32,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSspmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSsymm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSsyr2k");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    beta: *const f32,
    C: *mut f32,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            *mut f32,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSsyrk");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtSsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
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
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
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
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtSsyrkx");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtStrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    C: *mut f32,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *const f32,
            usize,
            *mut f32,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtStrmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtStrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const f32,
    A: *const f32,
    lda: usize,
    B: *mut f32,
    ldb: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const f32,
            *const f32,
            usize,
            *mut f32,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtStrsm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            usize,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZgemm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZhemm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZhemm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZher2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const f64,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZher2k");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZherk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const f64,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const f64,
            *const runtime::cuDoubleComplex,
            usize,
            *const f64,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZherk");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZherkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const f64,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZherkx");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuDoubleComplex,
    AP: *const runtime::cuDoubleComplex,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZspmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZsymm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZsyr2k");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZsyrk");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZsyrkx");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZtrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *const runtime::cuDoubleComplex,
            usize,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZtrmm");
    match SYMBOL.get(&CUBLAS) {
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
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasXtZtrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *mut runtime::cuDoubleComplex,
    ldb: usize,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasXtHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            usize,
            usize,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            usize,
            *mut runtime::cuDoubleComplex,
            usize,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasXtZtrsm");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZaxpy_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZaxpy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZaxpy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZaxpy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZcopy_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZcopy_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZcopy_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZcopy_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdgmm");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdgmm_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, mode, m, n, A, lda, x, incx, C, ldc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdotc_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    result: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdotc_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdotc_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    result: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdotc_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdotu_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    result: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdotu_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdotu_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    result: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdotu_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, result) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdrot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
    c: *const f64,
    s: *const f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const f64,
            *const f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdrot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdrot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
    c: *const f64,
    s: *const f64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
            *const f64,
            *const f64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdrot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdscal_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const f64,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdscal_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZdscal_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const f64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZdscal_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgbmv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgbmv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    kl,
                    ku,
                    alpha,
                    A,
                    lda,
                    x,
                    incx,
                    beta,
                    y,
                    incy,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    beta: *const runtime::cuDoubleComplex,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgeam");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    beta: *const runtime::cuDoubleComplex,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgeam_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transa,
                    transb,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    beta,
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

/// `cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: *const *mut runtime::cuDoubleComplex,
    lda: i32,
    Carray: *const *mut runtime::cuDoubleComplex,
    ldc: i32,
    info: *mut i32,
    devInfoArray: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgelsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    Carray,
                    ldc,
                    info,
                    devInfoArray,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemm3m(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemm3m");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemm3m_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemm3m_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    Aarray: *const *const runtime::cuDoubleComplex,
    lda: i32,
    Barray: *const *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    Carray: *const *mut runtime::cuDoubleComplex,
    ldc: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *const *mut runtime::cuDoubleComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    Aarray: *const *const runtime::cuDoubleComplex,
    lda: i64,
    Barray: *const *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    Carray: *const *mut runtime::cuDoubleComplex,
    ldc: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const *const runtime::cuDoubleComplex,
            i64,
            *const *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *const *mut runtime::cuDoubleComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    Aarray,
                    lda,
                    Barray,
                    ldb,
                    beta,
                    Carray,
                    ldc,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    strideA: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    strideB: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemmStridedBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    strideA: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    strideB: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemmStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    strideA,
                    B,
                    ldb,
                    strideB,
                    beta,
                    C,
                    ldc,
                    strideC,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemm_v2(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemm_v2_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            cublasOperation_t,
            i64,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    Aarray: *const *const runtime::cuDoubleComplex,
    lda: i32,
    xarray: *const *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    yarray: *const *mut runtime::cuDoubleComplex,
    incy: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *const *mut runtime::cuDoubleComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    Aarray: *const *const runtime::cuDoubleComplex,
    lda: i64,
    xarray: *const *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    yarray: *const *mut runtime::cuDoubleComplex,
    incy: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const *const runtime::cuDoubleComplex,
            i64,
            *const *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *const *mut runtime::cuDoubleComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemvBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    Aarray,
                    lda,
                    xarray,
                    incx,
                    beta,
                    yarray,
                    incy,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    strideA: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    stridex: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            i64,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemvStridedBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    strideA: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    stridex: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemvStridedBatched_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    m,
                    n,
                    alpha,
                    A,
                    lda,
                    strideA,
                    x,
                    incx,
                    stridex,
                    beta,
                    y,
                    incy,
                    stridey,
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemv_v2(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgemv_v2_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgemv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: *const *mut runtime::cuDoubleComplex,
    lda: i32,
    TauArray: *const *mut runtime::cuDoubleComplex,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *const *mut runtime::cuDoubleComplex,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgeqrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, Aarray, lda, TauArray, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgerc_v2(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgerc_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgerc_v2_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    A: *mut runtime::cuDoubleComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgerc_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgeru_v2(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgeru_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgeru_v2_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    A: *mut runtime::cuDoubleComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgeru_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *mut runtime::cuDoubleComplex,
    lda: i32,
    P: *mut i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgetrfBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, P, info, batchSize) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const runtime::cuDoubleComplex,
    lda: i32,
    P: *const i32,
    C: *const *mut runtime::cuDoubleComplex,
    ldc: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgetriBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, P, C, ldc, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: *const *const runtime::cuDoubleComplex,
    lda: i32,
    devIpiv: *const i32,
    Barray: *const *mut runtime::cuDoubleComplex,
    ldb: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasOperation_t,
            i32,
            i32,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZgetrsBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    trans,
                    n,
                    nrhs,
                    Aarray,
                    lda,
                    devIpiv,
                    Barray,
                    ldb,
                    info,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhemm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhemm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhemm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhemm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhemv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhemv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhemv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhemv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZher2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZher2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZher2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    A: *mut runtime::cuDoubleComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZher2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZher2k_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZher2k_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZher2k_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZher2k_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZher_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZher_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZher_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    A: *mut runtime::cuDoubleComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZher_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZherk_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const f64,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const f64,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZherk_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZherk_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const f64,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const f64,
            *const runtime::cuDoubleComplex,
            i64,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZherk_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZherkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZherkx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZherkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const f64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZherkx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhpmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    AP: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhpmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhpmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    AP: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhpmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, AP, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhpr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    AP: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhpr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhpr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    AP: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhpr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhpr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const f64,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    AP: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const f64,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhpr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZhpr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const f64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    AP: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const f64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZhpr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, AP) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: *const *const runtime::cuDoubleComplex,
    lda: i32,
    Ainv: *const *mut runtime::cuDoubleComplex,
    lda_inv: i32,
    info: *mut i32,
    batchSize: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZmatinvBatched");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, n, A, lda, Ainv, lda_inv, info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZrot_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
    c: *const f64,
    s: *const runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const f64,
            *const runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZrot_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZrot_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
    c: *const f64,
    s: *const runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
            *const f64,
            *const runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZrot_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZrotg_v2(
    handle: cublasHandle_t,
    a: *mut runtime::cuDoubleComplex,
    b: *mut runtime::cuDoubleComplex,
    c: *mut f64,
    s: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            *mut f64,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZrotg_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, a, b, c, s) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZscal_v2(
    handle: cublasHandle_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZscal_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZscal_v2_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZscal_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, alpha, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZswap_v2(
    handle: cublasHandle_t,
    n: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZswap_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZswap_v2_64(
    handle: cublasHandle_t,
    n: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZswap_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, n, x, incx, y, incy) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsymm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsymm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsymm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsymm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsymv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsymv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsymv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    beta: *const runtime::cuDoubleComplex,
    y: *mut runtime::cuDoubleComplex,
    incy: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsymv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyr2_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    y: *const runtime::cuDoubleComplex,
    incy: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyr2_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyr2_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    y: *const runtime::cuDoubleComplex,
    incy: i64,
    A: *mut runtime::cuDoubleComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyr2_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, alpha, x, incx, y, incy, A, lda) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyr2k_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyr2k_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyr2k_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyr2k_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyr_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyr_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyr_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    x: *const runtime::cuDoubleComplex,
    incx: i64,
    A: *mut runtime::cuDoubleComplex,
    lda: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyr_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, alpha, x, incx, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyrk_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyrk_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyrk_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyrk_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyrkx");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    beta: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZsyrkx_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtbmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtbmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtbmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtbmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtbsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtbsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtbsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtbsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, k, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtpmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtpmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtpmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtpmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtpsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtpsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtpsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtpsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, trans, diag, n, AP, x, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: *const runtime::cuDoubleComplex,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtpttr");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, AP, A, lda) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrmm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrmm_v2");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrmm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const runtime::cuDoubleComplex,
    ldb: i64,
    C: *mut runtime::cuDoubleComplex,
    ldc: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrmm_v2_64");
    match SYMBOL.get(&CUBLAS) {
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

/// `cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrmv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrmv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrmv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrmv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const *mut runtime::cuDoubleComplex,
    ldb: i32,
    batchCount: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const *const runtime::cuDoubleComplex,
            i32,
            *const *mut runtime::cuDoubleComplex,
            i32,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrsmBatched");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const *const runtime::cuDoubleComplex,
    lda: i64,
    B: *const *mut runtime::cuDoubleComplex,
    ldb: i64,
    batchCount: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const *const runtime::cuDoubleComplex,
            i64,
            *const *mut runtime::cuDoubleComplex,
            i64,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrsmBatched_64");
    match SYMBOL.get(&CUBLAS) {
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
                    batchCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrsm_v2(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *mut runtime::cuDoubleComplex,
    ldb: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrsm_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrsm_v2_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: *const runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    B: *mut runtime::cuDoubleComplex,
    ldb: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasSideMode_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            i64,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrsm_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrsv_v2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    x: *mut runtime::cuDoubleComplex,
    incx: i32,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrsv_v2");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrsv_v2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: *const runtime::cuDoubleComplex,
    lda: i64,
    x: *mut runtime::cuDoubleComplex,
    incx: i64,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            cublasOperation_t,
            cublasDiagType_t,
            i64,
            *const runtime::cuDoubleComplex,
            i64,
            *mut runtime::cuDoubleComplex,
            i64,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrsv_v2_64");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, trans, diag, n, A, lda, x, incx) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)`
///
/// In `cublas_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasZtrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    AP: *mut runtime::cuDoubleComplex,
) -> cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasHandle_t,
            cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
        ) -> cublasStatus_t,
    > = Symbol::new(c"cublasZtrttp");
    match SYMBOL.get(&CUBLAS) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, AP) }
        Err(missing) => missing.status(),
    }
}
