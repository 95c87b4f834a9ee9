//! The C functions, as the library exports them: cuSOLVER.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::cusolver::{CUSOLVER, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusparse;

/// `cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCCgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCCgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCCgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCCgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCCgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCCgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCCgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCCgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCEgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCEgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCEgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCEgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCEgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCEgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCEgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCEgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCKgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCKgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCKgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCKgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCKgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCKgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCKgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCKgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCYgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCYgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCYgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCYgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCYgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCYgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCYgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut runtime::cuComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCYgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, float *D, float *E, cuComplex *TAUQ, cuComplex *TAUP, cuComplex *Work, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    D: *mut f32,
    E: *mut f32,
    TAUQ: *mut runtime::cuComplex,
    TAUP: *mut runtime::cuComplex,
    Work: *mut runtime::cuComplex,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut f32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgebrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgebrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *TAU, cuComplex *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    TAU: *mut runtime::cuComplex,
    Workspace: *mut runtime::cuComplex,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgeqrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgeqrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork, float *rwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    S: *mut f32,
    U: *mut runtime::cuComplex,
    ldu: i32,
    VT: *mut runtime::cuComplex,
    ldvt: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    rwork: *mut f32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i8,
            i8,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobu,
                    jobvt,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    VT,
                    ldvt,
                    work,
                    lwork,
                    rwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, float *d_S, long long strideS, cuComplex *d_U, int ldu, long long strideU, cuComplex *d_V, int ldv, long long strideV, cuComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const runtime::cuComplex,
    lda: i32,
    strideA: i64,
    d_S: *mut f32,
    strideS: i64,
    d_U: *mut runtime::cuComplex,
    ldu: i32,
    strideU: i64,
    d_V: *mut runtime::cuComplex,
    ldv: i32,
    strideV: i64,
    d_work: *mut runtime::cuComplex,
    lwork: i32,
    d_info: *mut i32,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            i64,
            *mut f32,
            i64,
            *mut runtime::cuComplex,
            i32,
            i64,
            *mut runtime::cuComplex,
            i32,
            i64,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            *mut f64,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvdaStridedBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    d_work,
                    lwork,
                    d_info,
                    h_R_nrmF,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, const float *d_S, long long strideS, const cuComplex *d_U, int ldu, long long strideU, const cuComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const runtime::cuComplex,
    lda: i32,
    strideA: i64,
    d_S: *const f32,
    strideS: i64,
    d_U: *const runtime::cuComplex,
    ldu: i32,
    strideU: i64,
    d_V: *const runtime::cuComplex,
    ldv: i32,
    strideV: i64,
    lwork: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            i64,
            *const f32,
            i64,
            *const runtime::cuComplex,
            i32,
            i64,
            *const runtime::cuComplex,
            i32,
            i64,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvdaStridedBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    lwork,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    S: *mut f32,
    U: *mut runtime::cuComplex,
    ldu: i32,
    V: *mut runtime::cuComplex,
    ldv: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvdj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    S: *mut f32,
    U: *mut runtime::cuComplex,
    ldu: i32,
    V: *mut runtime::cuComplex,
    ldv: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvdjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    S: *const f32,
    U: *const runtime::cuComplex,
    ldu: i32,
    V: *const runtime::cuComplex,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvdjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    S: *const f32,
    U: *const runtime::cuComplex,
    ldu: i32,
    V: *const runtime::cuComplex,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgesvdj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *Workspace, int *devIpiv, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    Workspace: *mut runtime::cuComplex,
    devIpiv: *mut i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgetrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, Workspace, devIpiv, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgetrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *A, int lda, const int *devIpiv, cuComplex *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    devIpiv: *const i32,
    B: *mut runtime::cuComplex,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCgetrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    W: *const f32,
    lwork: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, lwork, params, batchSize)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCheevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    W: *const f32,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCheevj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork, params) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChegvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    B: *mut runtime::cuComplex,
    ldb: i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChegvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChegvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChegvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChegvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    B: *mut runtime::cuComplex,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChegvdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChegvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChegvdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChegvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    B: *mut runtime::cuComplex,
    ldb: i32,
    W: *mut f32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChegvj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChegvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *const runtime::cuComplex,
    ldb: i32,
    W: *const f32,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChegvj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *d, float *e, cuComplex *tau, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChetrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    d: *mut f32,
    e: *mut f32,
    tau: *mut runtime::cuComplex,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut f32,
            *mut f32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChetrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, d, e, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *d, const float *e, const cuComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnChetrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    d: *const f32,
    e: *const f32,
    tau: *const runtime::cuComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const f32,
            *const f32,
            *const runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnChetrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, d, e, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnClaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: *const i32,
    incx: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            i32,
            i32,
            *const i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnClaswp");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, k1, k2, devIpiv, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnClauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnClauum");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnClauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnClauum_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    Workspace: *mut runtime::cuComplex,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex **Aarray, int lda, int *infoArray, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: *mut *mut runtime::cuComplex,
    lda: i32,
    infoArray: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut runtime::cuComplex,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotrfBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, Aarray, lda, infoArray, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    B: *mut runtime::cuComplex,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuComplex **A, int lda, cuComplex **B, int ldb, int *d_info, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *mut *mut runtime::cuComplex,
    lda: i32,
    B: *mut *mut runtime::cuComplex,
    ldb: i32,
    d_info: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *mut *mut runtime::cuComplex,
            i32,
            *mut *mut runtime::cuComplex,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCpotrsBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCreate(handle: *mut cusolverDnHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverDnHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCreate");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCreateGesvdjInfo(info: *mut gesvdjInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut gesvdjInfo_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCreateGesvdjInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCreateParams(
    params: *mut cusolverDnParams_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverDnParams_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCreateParams");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCreateSyevjInfo(info: *mut syevjInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut syevjInfo_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCreateSyevjInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *ipiv, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    ipiv: *mut i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCsytrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCsytrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    ipiv: *const i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCsytri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    ipiv: *const i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCsytri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, ipiv, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCungbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCungbr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCungbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCungbr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, side, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCungqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCungqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCungqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCungqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCungtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCungtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCungtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCungtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCunmqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCunmqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    trans,
                    m,
                    n,
                    k,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    devInfo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCunmqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    C: *const runtime::cuComplex,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCunmqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, trans, m, n, k, A, lda, tau, C, ldc, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCunmtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuComplex,
    lda: i32,
    tau: *mut runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: i32,
    work: *mut runtime::cuComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            *mut runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCunmtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    m,
                    n,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnCunmtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *const runtime::cuComplex,
    lda: i32,
    tau: *const runtime::cuComplex,
    C: *const runtime::cuComplex,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const runtime::cuComplex,
            i32,
            *const runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnCunmtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, lwork)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDBgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDBgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDBgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDBgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDBgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDBgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDBgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDBgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDDgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDDgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDDgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDDgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDDgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDDgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDDgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDDgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDHgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDHgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDHgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDHgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDHgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDHgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDHgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDHgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDSgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDSgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDSgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDSgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDSgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDSgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDSgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDSgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDXgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDXgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDXgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDXgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDXgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDXgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDXgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f64,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f64,
    lddb: cusolver_int_t,
    dX: *mut f64,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut f64,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDXgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDestroy");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(gesvdjInfo_t) -> cusolverStatus_t> = Symbol::new(
        c"cusolverDnDestroyGesvdjInfo",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnParams_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDestroyParams");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(syevjInfo_t) -> cusolverStatus_t> = Symbol::new(
        c"cusolverDnDestroySyevjInfo",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *D, double *E, double *TAUQ, double *TAUP, double *Work, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    D: *mut f64,
    E: *mut f64,
    TAUQ: *mut f64,
    TAUP: *mut f64,
    Work: *mut f64,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            *mut f64,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgebrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgebrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *TAU, double *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    TAU: *mut f64,
    Workspace: *mut f64,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgeqrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgeqrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *VT, int ldvt, double *work, int lwork, double *rwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    S: *mut f64,
    U: *mut f64,
    ldu: i32,
    VT: *mut f64,
    ldvt: i32,
    work: *mut f64,
    lwork: i32,
    rwork: *mut f64,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i8,
            i8,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobu,
                    jobvt,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    VT,
                    ldvt,
                    work,
                    lwork,
                    rwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, double *d_S, long long strideS, double *d_U, int ldu, long long strideU, double *d_V, int ldv, long long strideV, double *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const f64,
    lda: i32,
    strideA: i64,
    d_S: *mut f64,
    strideS: i64,
    d_U: *mut f64,
    ldu: i32,
    strideU: i64,
    d_V: *mut f64,
    ldv: i32,
    strideV: i64,
    d_work: *mut f64,
    lwork: i32,
    d_info: *mut i32,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            i64,
            *mut f64,
            i64,
            *mut f64,
            i32,
            i64,
            *mut f64,
            i32,
            i64,
            *mut f64,
            i32,
            *mut i32,
            *mut f64,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvdaStridedBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    d_work,
                    lwork,
                    d_info,
                    h_R_nrmF,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const f64,
    lda: i32,
    strideA: i64,
    d_S: *const f64,
    strideS: i64,
    d_U: *const f64,
    ldu: i32,
    strideU: i64,
    d_V: *const f64,
    ldv: i32,
    strideV: i64,
    lwork: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            i64,
            *const f64,
            i64,
            *const f64,
            i32,
            i64,
            *const f64,
            i32,
            i64,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvdaStridedBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    lwork,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    S: *mut f64,
    U: *mut f64,
    ldu: i32,
    V: *mut f64,
    ldv: i32,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvdj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    S: *mut f64,
    U: *mut f64,
    ldu: i32,
    V: *mut f64,
    ldv: i32,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvdjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *const f64,
    lda: i32,
    S: *const f64,
    U: *const f64,
    ldu: i32,
    V: *const f64,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvdjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *const f64,
    lda: i32,
    S: *const f64,
    U: *const f64,
    ldu: i32,
    V: *const f64,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *const f64,
            i32,
            *const f64,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgesvdj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *Workspace, int *devIpiv, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    Workspace: *mut f64,
    devIpiv: *mut i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgetrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, Workspace, devIpiv, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgetrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *A, int lda, const int *devIpiv, double *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: *const f64,
    lda: i32,
    devIpiv: *const i32,
    B: *mut f64,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const f64,
            i32,
            *const i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDgetrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDlaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: *const i32,
    incx: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut f64,
            i32,
            i32,
            i32,
            *const i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDlaswp");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, k1, k2, devIpiv, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDlauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    work: *mut f64,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDlauum");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDlauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDlauum_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDorgbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut f64,
    lda: i32,
    tau: *const f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *mut f64,
            i32,
            *const f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDorgbr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDorgbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f64,
    lda: i32,
    tau: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDorgbr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, side, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDorgqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut f64,
    lda: i32,
    tau: *const f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *mut f64,
            i32,
            *const f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDorgqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDorgqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f64,
    lda: i32,
    tau: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDorgqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDorgtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    tau: *const f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *const f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDorgtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDorgtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    tau: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDorgtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, double *C, int ldc, double *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDormqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f64,
    lda: i32,
    tau: *const f64,
    C: *mut f64,
    ldc: i32,
    work: *mut f64,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDormqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    trans,
                    m,
                    n,
                    k,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    devInfo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDormqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f64,
    lda: i32,
    tau: *const f64,
    C: *const f64,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDormqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, trans, m, n, k, A, lda, tau, C, ldc, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, double *A, int lda, double *tau, double *C, int ldc, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDormtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *mut f64,
    lda: i32,
    tau: *mut f64,
    C: *mut f64,
    ldc: i32,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDormtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    m,
                    n,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDormtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *const f64,
    lda: i32,
    tau: *const f64,
    C: *const f64,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const f64,
            i32,
            *const f64,
            *const f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDormtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, lwork)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    Workspace: *mut f64,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray, int lda, int *infoArray, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: *mut *mut f64,
    lda: i32,
    infoArray: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut f64,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotrfBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, Aarray, lda, infoArray, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    work: *mut f64,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double *A, int lda, double *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *const f64,
    lda: i32,
    B: *mut f64,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *const f64,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double **A, int lda, double **B, int ldb, int *d_info, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *mut *mut f64,
    lda: i32,
    B: *mut *mut f64,
    ldb: i32,
    d_info: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *mut *mut f64,
            i32,
            *mut *mut f64,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDpotrsBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    W: *const f64,
    lwork: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, lwork, params, batchSize)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsyevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    W: *const f64,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsyevj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork, params) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsygvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    B: *mut f64,
    ldb: i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsygvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsygvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsygvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsygvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    B: *mut f64,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsygvdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsygvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsygvdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsygvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    B: *mut f64,
    ldb: i32,
    W: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsygvj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsygvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    B: *const f64,
    ldb: i32,
    W: *const f64,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            i32,
            *const f64,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsygvj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *d, double *e, double *tau, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsytrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    d: *mut f64,
    e: *mut f64,
    tau: *mut f64,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut f64,
            *mut f64,
            *mut f64,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsytrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, d, e, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *d, const double *e, const double *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsytrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f64,
    lda: i32,
    d: *const f64,
    e: *const f64,
    tau: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const f64,
            i32,
            *const f64,
            *const f64,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsytrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, d, e, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *ipiv, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    ipiv: *mut i32,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *mut i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsytrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsytrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, double *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    ipiv: *const i32,
    work: *mut f64,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *const i32,
            *mut f64,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsytri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnDsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f64,
    lda: i32,
    ipiv: *const i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f64,
            i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnDsytri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, ipiv, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGeqrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: *mut c_void,
    computeType: runtime::cudaDataType,
    pBuffer: *mut c_void,
    workspaceInBytes: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGeqrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeTau,
                    tau,
                    computeType,
                    pBuffer,
                    workspaceInBytes,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGeqrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeTau,
                    tau,
                    computeType,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGesvd(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobvt: i8,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: *mut c_void,
    dataTypeU: runtime::cudaDataType,
    U: *mut c_void,
    ldu: i64,
    dataTypeVT: runtime::cudaDataType,
    VT: *mut c_void,
    ldvt: i64,
    computeType: runtime::cudaDataType,
    pBuffer: *mut c_void,
    workspaceInBytes: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i8,
            i8,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGesvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobu,
                    jobvt,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeS,
                    S,
                    dataTypeU,
                    U,
                    ldu,
                    dataTypeVT,
                    VT,
                    ldvt,
                    computeType,
                    pBuffer,
                    workspaceInBytes,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGesvd_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobvt: i8,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: *const c_void,
    dataTypeU: runtime::cudaDataType,
    U: *const c_void,
    ldu: i64,
    dataTypeVT: runtime::cudaDataType,
    VT: *const c_void,
    ldvt: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i8,
            i8,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGesvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobu,
                    jobvt,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeS,
                    S,
                    dataTypeU,
                    U,
                    ldu,
                    dataTypeVT,
                    VT,
                    ldvt,
                    computeType,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode)`
///
/// In `cusolverDn.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGetDeterministicMode(
    handle: cusolverDnHandle_t,
    mode: *mut cusolverDeterministicMode_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            *mut cusolverDeterministicMode_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGetDeterministicMode").since("12.2");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGetStream(
    handle: cusolverDnHandle_t,
    streamId: *mut runtime::cudaStream_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            *mut runtime::cudaStream_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGetStream");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGetrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    ipiv: *mut i64,
    computeType: runtime::cudaDataType,
    pBuffer: *mut c_void,
    workspaceInBytes: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGetrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    ipiv,
                    computeType,
                    pBuffer,
                    workspaceInBytes,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGetrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGetrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    computeType,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnGetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnGetrs(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    trans: cublas::cublasOperation_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    ipiv: *const i64,
    dataTypeB: runtime::cudaDataType,
    B: *mut c_void,
    ldb: i64,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasOperation_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            *const i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnGetrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    trans,
                    n,
                    nrhs,
                    dataTypeA,
                    A,
                    lda,
                    ipiv,
                    dataTypeB,
                    B,
                    ldb,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *infos_ptr)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosCreate(
    infos_ptr: *mut cusolverDnIRSInfos_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverDnIRSInfos_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosCreate");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos_ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t infos)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosDestroy(
    infos: cusolverDnIRSInfos_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSInfos_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosDestroy");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t infos, cusolver_int_t *maxiters)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetMaxIters(
    infos: cusolverDnIRSInfos_t,
    maxiters: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSInfos_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosGetMaxIters");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos, maxiters) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *niters)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetNiters(
    infos: cusolverDnIRSInfos_t,
    niters: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSInfos_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosGetNiters");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos, niters) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *outer_niters)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetOuterNiters(
    infos: cusolverDnIRSInfos_t,
    outer_niters: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSInfos_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosGetOuterNiters");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos, outer_niters) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t infos, void **residual_history)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetResidualHistory(
    infos: cusolverDnIRSInfos_t,
    residual_history: *mut *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSInfos_t,
            *mut *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosGetResidualHistory");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos, residual_history) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t infos)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSInfosRequestResidual(
    infos: cusolverDnIRSInfos_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSInfos_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSInfosRequestResidual");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(infos) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *params_ptr)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsCreate(
    params_ptr: *mut cusolverDnIRSParams_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverDnIRSParams_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsCreate");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params_ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsDestroy(
    params: cusolverDnIRSParams_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSParams_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsDestroy");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsDisableFallback(
    params: cusolverDnIRSParams_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSParams_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsDisableFallback");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsEnableFallback(
    params: cusolverDnIRSParams_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSParams_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsEnableFallback");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t *maxiters)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsGetMaxIters(
    params: cusolverDnIRSParams_t,
    maxiters: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsGetMaxIters");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, maxiters) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t maxiters)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetMaxIters(
    params: cusolverDnIRSParams_t,
    maxiters: cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetMaxIters");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, maxiters) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t params, cusolver_int_t maxiters_inner)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetMaxItersInner(
    params: cusolverDnIRSParams_t,
    maxiters_inner: cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetMaxItersInner");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, maxiters_inner) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t params, cusolverIRSRefinement_t refinement_solver)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetRefinementSolver(
    params: cusolverDnIRSParams_t,
    refinement_solver: cusolverIRSRefinement_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            cusolverIRSRefinement_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetRefinementSolver");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, refinement_solver) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_lowest_precision)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetSolverLowestPrecision(
    params: cusolverDnIRSParams_t,
    solver_lowest_precision: cusolverPrecType_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            cusolverPrecType_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetSolverLowestPrecision");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, solver_lowest_precision) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetSolverMainPrecision(
    params: cusolverDnIRSParams_t,
    solver_main_precision: cusolverPrecType_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            cusolverPrecType_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetSolverMainPrecision");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, solver_main_precision) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision, cusolverPrecType_t solver_lowest_precision)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetSolverPrecisions(
    params: cusolverDnIRSParams_t,
    solver_main_precision: cusolverPrecType_t,
    solver_lowest_precision: cusolverPrecType_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnIRSParams_t,
            cusolverPrecType_t,
            cusolverPrecType_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetSolverPrecisions");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(params, solver_main_precision, solver_lowest_precision) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t params, double val)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetTol(
    params: cusolverDnIRSParams_t,
    val: f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSParams_t, f64) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetTol");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, val) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t params, double val)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetTolInner(
    params: cusolverDnIRSParams_t,
    val: f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnIRSParams_t, f64) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSParamsSetTolInner");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, val) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params, cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSXgels(
    handle: cusolverDnHandle_t,
    gels_irs_params: cusolverDnIRSParams_t,
    gels_irs_infos: cusolverDnIRSInfos_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut c_void,
    ldda: cusolver_int_t,
    dB: *mut c_void,
    lddb: cusolver_int_t,
    dX: *mut c_void,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    niters: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnIRSParams_t,
            cusolverDnIRSInfos_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut c_void,
            cusolver_int_t,
            *mut c_void,
            cusolver_int_t,
            *mut c_void,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSXgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    gels_irs_params,
                    gels_irs_infos,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    niters,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSXgels_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnIRSParams_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnIRSParams_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSXgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, params, m, n, nrhs, lwork_bytes) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params, cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSXgesv(
    handle: cusolverDnHandle_t,
    gesv_irs_params: cusolverDnIRSParams_t,
    gesv_irs_infos: cusolverDnIRSInfos_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut c_void,
    ldda: cusolver_int_t,
    dB: *mut c_void,
    lddb: cusolver_int_t,
    dX: *mut c_void,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    niters: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnIRSParams_t,
            cusolverDnIRSInfos_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut c_void,
            cusolver_int_t,
            *mut c_void,
            cusolver_int_t,
            *mut c_void,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSXgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    gesv_irs_params,
                    gesv_irs_infos,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    niters,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnIRSXgesv_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnIRSParams_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnIRSParams_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnIRSXgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, params, n, nrhs, lwork_bytes) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnLoggerForceDisable(void)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnLoggerForceDisable() -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cusolverStatus_t> = Symbol::new(
        c"cusolverDnLoggerForceDisable",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnLoggerOpenFile(const char *logFile)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnLoggerOpenFile(
    logFile: *const core::ffi::c_char,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const core::ffi::c_char) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnLoggerOpenFile");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(logFile) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t callback)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnLoggerSetCallback(
    callback: cusolverDnLoggerCallback_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverDnLoggerCallback_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnLoggerSetCallback");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(callback) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnLoggerSetFile(FILE *file)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusparse::FILE) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnLoggerSetFile");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(file) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnLoggerSetLevel(int level)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnLoggerSetLevel(level: i32) -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cusolverStatus_t> = Symbol::new(
        c"cusolverDnLoggerSetLevel",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(level) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnLoggerSetMask(int mask)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnLoggerSetMask(mask: i32) -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cusolverStatus_t> = Symbol::new(
        c"cusolverDnLoggerSetMask",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(mask) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnPotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnPotrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    computeType: runtime::cudaDataType,
    pBuffer: *mut c_void,
    workspaceInBytes: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnPotrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    computeType,
                    pBuffer,
                    workspaceInBytes,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnPotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnPotrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnPotrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    computeType,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnPotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnPotrs(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeB: runtime::cudaDataType,
    B: *mut c_void,
    ldb: i64,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasFillMode_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnPotrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    uplo,
                    n,
                    nrhs,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeB,
                    B,
                    ldb,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSBgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSBgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSBgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSBgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSBgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSBgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSBgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSBgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSHgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSHgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSHgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSHgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSHgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSHgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSHgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSHgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSSgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSSgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSSgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSSgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSSgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSSgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSSgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSSgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSXgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSXgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSXgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSXgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSXgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSXgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSXgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut f32,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut f32,
    lddb: cusolver_int_t,
    dX: *mut f32,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut f32,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSXgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function, cusolverAlgMode_t algo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSetAdvOptions(
    params: cusolverDnParams_t,
    function: cusolverDnFunction_t,
    algo: cusolverAlgMode_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnParams_t,
            cusolverDnFunction_t,
            cusolverAlgMode_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSetAdvOptions");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(params, function, algo) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode)`
///
/// In `cusolverDn.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSetDeterministicMode(
    handle: cusolverDnHandle_t,
    mode: cusolverDeterministicMode_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDeterministicMode_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSetDeterministicMode").since("12.2");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSetStream(
    handle: cusolverDnHandle_t,
    streamId: runtime::cudaStream_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            runtime::cudaStream_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSetStream");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *D, float *E, float *TAUQ, float *TAUP, float *Work, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    D: *mut f32,
    E: *mut f32,
    TAUQ: *mut f32,
    TAUP: *mut f32,
    Work: *mut f32,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            *mut f32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgebrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgebrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *TAU, float *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    TAU: *mut f32,
    Workspace: *mut f32,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgeqrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgeqrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *VT, int ldvt, float *work, int lwork, float *rwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    S: *mut f32,
    U: *mut f32,
    ldu: i32,
    VT: *mut f32,
    ldvt: i32,
    work: *mut f32,
    lwork: i32,
    rwork: *mut f32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i8,
            i8,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobu,
                    jobvt,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    VT,
                    ldvt,
                    work,
                    lwork,
                    rwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, float *d_S, long long strideS, float *d_U, int ldu, long long strideU, float *d_V, int ldv, long long strideV, float *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const f32,
    lda: i32,
    strideA: i64,
    d_S: *mut f32,
    strideS: i64,
    d_U: *mut f32,
    ldu: i32,
    strideU: i64,
    d_V: *mut f32,
    ldv: i32,
    strideV: i64,
    d_work: *mut f32,
    lwork: i32,
    d_info: *mut i32,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            i64,
            *mut f32,
            i64,
            *mut f32,
            i32,
            i64,
            *mut f32,
            i32,
            i64,
            *mut f32,
            i32,
            *mut i32,
            *mut f64,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvdaStridedBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    d_work,
                    lwork,
                    d_info,
                    h_R_nrmF,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const f32,
    lda: i32,
    strideA: i64,
    d_S: *const f32,
    strideS: i64,
    d_U: *const f32,
    ldu: i32,
    strideU: i64,
    d_V: *const f32,
    ldv: i32,
    strideV: i64,
    lwork: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            i64,
            *const f32,
            i64,
            *const f32,
            i32,
            i64,
            *const f32,
            i32,
            i64,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvdaStridedBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    lwork,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    S: *mut f32,
    U: *mut f32,
    ldu: i32,
    V: *mut f32,
    ldv: i32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvdj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    S: *mut f32,
    U: *mut f32,
    ldu: i32,
    V: *mut f32,
    ldv: i32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvdjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *const f32,
    lda: i32,
    S: *const f32,
    U: *const f32,
    ldu: i32,
    V: *const f32,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvdjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *const f32,
    lda: i32,
    S: *const f32,
    U: *const f32,
    ldu: i32,
    V: *const f32,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *const f32,
            i32,
            *const f32,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgesvdj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *Workspace, int *devIpiv, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    Workspace: *mut f32,
    devIpiv: *mut i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgetrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, Workspace, devIpiv, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgetrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *A, int lda, const int *devIpiv, float *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: *const f32,
    lda: i32,
    devIpiv: *const i32,
    B: *mut f32,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const f32,
            i32,
            *const i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSgetrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSlaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: *const i32,
    incx: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut f32,
            i32,
            i32,
            i32,
            *const i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSlaswp");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, k1, k2, devIpiv, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSlauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    work: *mut f32,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSlauum");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSlauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSlauum_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSorgbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut f32,
    lda: i32,
    tau: *const f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *mut f32,
            i32,
            *const f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSorgbr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSorgbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f32,
    lda: i32,
    tau: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSorgbr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, side, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSorgqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut f32,
    lda: i32,
    tau: *const f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *mut f32,
            i32,
            *const f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSorgqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSorgqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f32,
    lda: i32,
    tau: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSorgqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSorgtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    tau: *const f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *const f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSorgtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSorgtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    tau: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSorgtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, float *C, int ldc, float *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSormqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f32,
    lda: i32,
    tau: *const f32,
    C: *mut f32,
    ldc: i32,
    work: *mut f32,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSormqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    trans,
                    m,
                    n,
                    k,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    devInfo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSormqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const f32,
    lda: i32,
    tau: *const f32,
    C: *const f32,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSormqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, trans, m, n, k, A, lda, tau, C, ldc, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, float *A, int lda, float *tau, float *C, int ldc, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSormtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *mut f32,
    lda: i32,
    tau: *mut f32,
    C: *mut f32,
    ldc: i32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSormtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    m,
                    n,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSormtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *const f32,
    lda: i32,
    tau: *const f32,
    C: *const f32,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const f32,
            i32,
            *const f32,
            *const f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSormtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, lwork)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    Workspace: *mut f32,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray, int lda, int *infoArray, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: *mut *mut f32,
    lda: i32,
    infoArray: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut f32,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotrfBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, Aarray, lda, infoArray, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    work: *mut f32,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float *A, int lda, float *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *const f32,
    lda: i32,
    B: *mut f32,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *const f32,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float **A, int lda, float **B, int ldb, int *d_info, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *mut *mut f32,
    lda: i32,
    B: *mut *mut f32,
    ldb: i32,
    d_info: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *mut *mut f32,
            i32,
            *mut *mut f32,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSpotrsBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    W: *const f32,
    lwork: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, lwork, params, batchSize)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsyevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    W: *const f32,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsyevj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork, params) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsygvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    B: *mut f32,
    ldb: i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsygvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsygvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsygvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsygvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    B: *mut f32,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsygvdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsygvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            i32,
            f32,
            f32,
            i32,
            i32,
            *mut i32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsygvdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsygvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    B: *mut f32,
    ldb: i32,
    W: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsygvj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsygvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    B: *const f32,
    ldb: i32,
    W: *const f32,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            i32,
            *const f32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsygvj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *d, float *e, float *tau, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsytrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    d: *mut f32,
    e: *mut f32,
    tau: *mut f32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut f32,
            *mut f32,
            *mut f32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsytrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, d, e, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *d, const float *e, const float *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsytrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const f32,
    lda: i32,
    d: *const f32,
    e: *const f32,
    tau: *const f32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const f32,
            i32,
            *const f32,
            *const f32,
            *const f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsytrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, d, e, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *ipiv, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    ipiv: *mut i32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *mut i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsytrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsytrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, float *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    ipiv: *const i32,
    work: *mut f32,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *const i32,
            *mut f32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsytri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut f32,
    lda: i32,
    ipiv: *const i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut f32,
            i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSsytri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, ipiv, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSyevd(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *mut c_void,
    computeType: runtime::cudaDataType,
    pBuffer: *mut c_void,
    workspaceInBytes: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSyevd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    computeType,
                    pBuffer,
                    workspaceInBytes,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSyevd_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSyevd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    computeType,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSyevdx(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    vl: *mut c_void,
    vu: *mut c_void,
    il: i64,
    iu: i64,
    meig64: *mut i64,
    dataTypeW: runtime::cudaDataType,
    W: *mut c_void,
    computeType: runtime::cudaDataType,
    pBuffer: *mut c_void,
    workspaceInBytes: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut c_void,
            *mut c_void,
            i64,
            i64,
            *mut i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSyevdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    range,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig64,
                    dataTypeW,
                    W,
                    computeType,
                    pBuffer,
                    workspaceInBytes,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnSyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnSyevdx_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    vl: *mut c_void,
    vu: *mut c_void,
    il: i64,
    iu: i64,
    h_meig: *mut i64,
    dataTypeW: runtime::cudaDataType,
    W: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            *mut c_void,
            *mut c_void,
            i64,
            i64,
            *mut i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnSyevdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    range,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    h_meig,
                    dataTypeW,
                    W,
                    computeType,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType dataTypeVL, void *VL, int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgeev(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobvl: cusolverEigMode_t,
    jobvr: cusolverEigMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *mut c_void,
    dataTypeVL: runtime::cudaDataType,
    VL: *mut c_void,
    ldvl: i64,
    dataTypeVR: runtime::cudaDataType,
    VR: *mut c_void,
    ldvr: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cusolverEigMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgeev").since("12.6");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobvl,
                    jobvr,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    dataTypeVL,
                    VL,
                    ldvl,
                    dataTypeVR,
                    VR,
                    ldvr,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgeev_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobvl: cusolverEigMode_t,
    jobvr: cusolverEigMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *const c_void,
    dataTypeVL: runtime::cudaDataType,
    VL: *const c_void,
    ldvl: i64,
    dataTypeVR: runtime::cudaDataType,
    VR: *const c_void,
    ldvr: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cusolverEigMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgeev_bufferSize").since("12.6");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobvl,
                    jobvr,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    dataTypeVL,
                    VL,
                    ldvl,
                    dataTypeVR,
                    VR,
                    ldvr,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgeqrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: *mut c_void,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgeqrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeTau,
                    tau,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgeqrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeTau,
                    tau,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvd(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobvt: i8,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: *mut c_void,
    dataTypeU: runtime::cudaDataType,
    U: *mut c_void,
    ldu: i64,
    dataTypeVT: runtime::cudaDataType,
    VT: *mut c_void,
    ldvt: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i8,
            i8,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobu,
                    jobvt,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeS,
                    S,
                    dataTypeU,
                    U,
                    ldu,
                    dataTypeVT,
                    VT,
                    ldvt,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobvt: i8,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: *const c_void,
    dataTypeU: runtime::cudaDataType,
    U: *const c_void,
    ldu: i64,
    dataTypeVT: runtime::cudaDataType,
    VT: *const c_void,
    ldvt: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i8,
            i8,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobu,
                    jobvt,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeS,
                    S,
                    dataTypeU,
                    U,
                    ldu,
                    dataTypeVT,
                    VT,
                    ldvt,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double *residual)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdjGetResidual(
    handle: cusolverDnHandle_t,
    info: gesvdjInfo_t,
    residual: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            gesvdjInfo_t,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdjGetResidual");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, residual) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int *executed_sweeps)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdjGetSweeps(
    handle: cusolverDnHandle_t,
    info: gesvdjInfo_t,
    executed_sweeps: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            gesvdjInfo_t,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdjGetSweeps");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, executed_sweeps) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int max_sweeps)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdjSetMaxSweeps(
    info: gesvdjInfo_t,
    max_sweeps: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(gesvdjInfo_t, i32) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdjSetMaxSweeps");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info, max_sweeps) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort_svd)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdjSetSortEig(
    info: gesvdjInfo_t,
    sort_svd: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(gesvdjInfo_t, i32) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdjSetSortEig");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info, sort_svd) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdjSetTolerance(
    info: gesvdjInfo_t,
    tolerance: f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(gesvdjInfo_t, f64) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdjSetTolerance");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info, tolerance) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info, double *h_err_sigma)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdp(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: *mut c_void,
    dataTypeU: runtime::cudaDataType,
    U: *mut c_void,
    ldu: i64,
    dataTypeV: runtime::cudaDataType,
    V: *mut c_void,
    ldv: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    d_info: *mut i32,
    h_err_sigma: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            i32,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdp");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    econ,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeS,
                    S,
                    dataTypeU,
                    U,
                    ldu,
                    dataTypeV,
                    V,
                    ldv,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    d_info,
                    h_err_sigma,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdp_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: *const c_void,
    dataTypeU: runtime::cudaDataType,
    U: *const c_void,
    ldu: i64,
    dataTypeV: runtime::cudaDataType,
    V: *const c_void,
    ldv: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            i32,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdp_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    econ,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeS,
                    S,
                    dataTypeU,
                    U,
                    ldu,
                    dataTypeV,
                    V,
                    ldv,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeSrand, void *Srand, cudaDataType dataTypeUrand, void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, void *Vrand, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdr(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobv: i8,
    m: i64,
    n: i64,
    k: i64,
    p: i64,
    niters: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeSrand: runtime::cudaDataType,
    Srand: *mut c_void,
    dataTypeUrand: runtime::cudaDataType,
    Urand: *mut c_void,
    ldUrand: i64,
    dataTypeVrand: runtime::cudaDataType,
    Vrand: *mut c_void,
    ldVrand: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    d_info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i8,
            i8,
            i64,
            i64,
            i64,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobu,
                    jobv,
                    m,
                    n,
                    k,
                    p,
                    niters,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeSrand,
                    Srand,
                    dataTypeUrand,
                    Urand,
                    ldUrand,
                    dataTypeVrand,
                    Vrand,
                    ldVrand,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgesvdr_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobv: i8,
    m: i64,
    n: i64,
    k: i64,
    p: i64,
    niters: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeSrand: runtime::cudaDataType,
    Srand: *const c_void,
    dataTypeUrand: runtime::cudaDataType,
    Urand: *const c_void,
    ldUrand: i64,
    dataTypeVrand: runtime::cudaDataType,
    Vrand: *const c_void,
    ldVrand: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i8,
            i8,
            i64,
            i64,
            i64,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgesvdr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobu,
                    jobv,
                    m,
                    n,
                    k,
                    p,
                    niters,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeSrand,
                    Srand,
                    dataTypeUrand,
                    Urand,
                    ldUrand,
                    dataTypeVrand,
                    Vrand,
                    ldVrand,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgetrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    ipiv: *mut i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgetrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    ipiv,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgetrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    m,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXgetrs(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    trans: cublas::cublasOperation_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    ipiv: *const i64,
    dataTypeB: runtime::cudaDataType,
    B: *mut c_void,
    ldb: i64,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasOperation_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            *const i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXgetrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    trans,
                    n,
                    nrhs,
                    dataTypeA,
                    A,
                    lda,
                    ipiv,
                    dataTypeB,
                    B,
                    ldb,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXlarft(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    direct: cusolverDirectMode_t,
    storev: cusolverStorevMode_t,
    n: i64,
    k: i64,
    dataTypeV: runtime::cudaDataType,
    V: *const c_void,
    ldv: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: *const c_void,
    dataTypeT: runtime::cudaDataType,
    T: *mut c_void,
    ldt: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverDirectMode_t,
            cusolverStorevMode_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXlarft").since("12.4");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    direct,
                    storev,
                    n,
                    k,
                    dataTypeV,
                    V,
                    ldv,
                    dataTypeTau,
                    tau,
                    dataTypeT,
                    T,
                    ldt,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXlarft_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    direct: cusolverDirectMode_t,
    storev: cusolverStorevMode_t,
    n: i64,
    k: i64,
    dataTypeV: runtime::cudaDataType,
    V: *const c_void,
    ldv: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: *const c_void,
    dataTypeT: runtime::cudaDataType,
    T: *mut c_void,
    ldt: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverDirectMode_t,
            cusolverStorevMode_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXlarft_bufferSize").since("12.4");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    direct,
                    storev,
                    n,
                    k,
                    dataTypeV,
                    V,
                    ldv,
                    dataTypeTau,
                    tau,
                    dataTypeT,
                    T,
                    ldt,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXpotrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXpotrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXpotrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXpotrs(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeB: runtime::cudaDataType,
    B: *mut c_void,
    ldb: i64,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cublas::cublasFillMode_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXpotrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    uplo,
                    n,
                    nrhs,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeB,
                    B,
                    ldb,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info, int64_t batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevBatched(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *mut c_void,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
    batchSize: i64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
            i64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevBatched").since("12.6");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost, int64_t batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevBatched_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
    batchSize: i64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
            i64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevBatched_bufferSize").since("12.6");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevd(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *mut c_void,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevd_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    dataTypeW,
                    W,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevdx(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    vl: *mut c_void,
    vu: *mut c_void,
    il: i64,
    iu: i64,
    meig64: *mut i64,
    dataTypeW: runtime::cudaDataType,
    W: *mut c_void,
    computeType: runtime::cudaDataType,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut c_void,
            *mut c_void,
            i64,
            i64,
            *mut i64,
            runtime::cudaDataType,
            *mut c_void,
            runtime::cudaDataType,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    range,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig64,
                    dataTypeW,
                    W,
                    computeType,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevdx_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    vl: *mut c_void,
    vu: *mut c_void,
    il: i64,
    iu: i64,
    h_meig: *mut i64,
    dataTypeW: runtime::cudaDataType,
    W: *const c_void,
    computeType: runtime::cudaDataType,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverDnParams_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            *mut c_void,
            *mut c_void,
            i64,
            i64,
            *mut i64,
            runtime::cudaDataType,
            *const c_void,
            runtime::cudaDataType,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    params,
                    jobz,
                    range,
                    uplo,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    h_meig,
                    dataTypeW,
                    W,
                    computeType,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double *residual)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevjGetResidual(
    handle: cusolverDnHandle_t,
    info: syevjInfo_t,
    residual: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            syevjInfo_t,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevjGetResidual");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, residual) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int *executed_sweeps)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevjGetSweeps(
    handle: cusolverDnHandle_t,
    info: syevjInfo_t,
    executed_sweeps: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            syevjInfo_t,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevjGetSweeps");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, executed_sweeps) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int max_sweeps)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevjSetMaxSweeps(
    info: syevjInfo_t,
    max_sweeps: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(syevjInfo_t, i32) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevjSetMaxSweeps");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info, max_sweeps) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort_eig)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevjSetSortEig(
    info: syevjInfo_t,
    sort_eig: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(syevjInfo_t, i32) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevjSetSortEig");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info, sort_eig) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsyevjSetTolerance(
    info: syevjInfo_t,
    tolerance: f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(syevjInfo_t, f64) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsyevjSetTolerance");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info, tolerance) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsytrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    ipiv: *const i64,
    dataTypeB: runtime::cudaDataType,
    B: *mut c_void,
    ldb: i64,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            *const i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsytrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    n,
                    nrhs,
                    dataTypeA,
                    A,
                    lda,
                    ipiv,
                    dataTypeB,
                    B,
                    ldb,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXsytrs_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: *const c_void,
    lda: i64,
    ipiv: *const i64,
    dataTypeB: runtime::cudaDataType,
    B: *mut c_void,
    ldb: i64,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i64,
            i64,
            runtime::cudaDataType,
            *const c_void,
            i64,
            *const i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXsytrs_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    n,
                    nrhs,
                    dataTypeA,
                    A,
                    lda,
                    ipiv,
                    dataTypeB,
                    B,
                    ldb,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXtrtri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    diag: cublas::cublasDiagType_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    bufferOnDevice: *mut c_void,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasDiagType_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXtrtri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    diag,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    bufferOnDevice,
                    workspaceInBytesOnDevice,
                    bufferOnHost,
                    workspaceInBytesOnHost,
                    devInfo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnXtrtri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    diag: cublas::cublasDiagType_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: *mut c_void,
    lda: i64,
    workspaceInBytesOnDevice: *mut usize,
    workspaceInBytesOnHost: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            cublas::cublasDiagType_t,
            i64,
            runtime::cudaDataType,
            *mut c_void,
            i64,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnXtrtri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    uplo,
                    diag,
                    n,
                    dataTypeA,
                    A,
                    lda,
                    workspaceInBytesOnDevice,
                    workspaceInBytesOnHost,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZCgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZCgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZCgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZCgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZCgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZCgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZCgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZCgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZEgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZEgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZEgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZEgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZEgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZEgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZEgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZEgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZKgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZKgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZKgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZKgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZKgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZKgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZKgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZKgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZYgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZYgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZYgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZYgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZYgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZYgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZYgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZYgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZZgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZZgels");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZZgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZZgels_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZZgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: usize,
    iter: *mut cusolver_int_t,
    d_info: *mut cusolver_int_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            usize,
            *mut cusolver_int_t,
            *mut cusolver_int_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZZgesv");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                    iter,
                    d_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZZgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: *mut runtime::cuDoubleComplex,
    ldda: cusolver_int_t,
    dipiv: *mut cusolver_int_t,
    dB: *mut runtime::cuDoubleComplex,
    lddb: cusolver_int_t,
    dX: *mut runtime::cuDoubleComplex,
    lddx: cusolver_int_t,
    dWorkspace: *mut c_void,
    lwork_bytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolver_int_t,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut runtime::cuDoubleComplex,
            cusolver_int_t,
            *mut c_void,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZZgesv_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nrhs,
                    dA,
                    ldda,
                    dipiv,
                    dB,
                    lddb,
                    dX,
                    lddx,
                    dWorkspace,
                    lwork_bytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, double *D, double *E, cuDoubleComplex *TAUQ, cuDoubleComplex *TAUP, cuDoubleComplex *Work, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    D: *mut f64,
    E: *mut f64,
    TAUQ: *mut runtime::cuDoubleComplex,
    TAUP: *mut runtime::cuDoubleComplex,
    Work: *mut runtime::cuDoubleComplex,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgebrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgebrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *TAU, cuDoubleComplex *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    TAU: *mut runtime::cuDoubleComplex,
    Workspace: *mut runtime::cuDoubleComplex,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgeqrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgeqrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt, cuDoubleComplex *work, int lwork, double *rwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    S: *mut f64,
    U: *mut runtime::cuDoubleComplex,
    ldu: i32,
    VT: *mut runtime::cuDoubleComplex,
    ldvt: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    rwork: *mut f64,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i8,
            i8,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobu,
                    jobvt,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    VT,
                    ldvt,
                    work,
                    lwork,
                    rwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, double *d_S, long long strideS, cuDoubleComplex *d_U, int ldu, long long strideU, cuDoubleComplex *d_V, int ldv, long long strideV, cuDoubleComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const runtime::cuDoubleComplex,
    lda: i32,
    strideA: i64,
    d_S: *mut f64,
    strideS: i64,
    d_U: *mut runtime::cuDoubleComplex,
    ldu: i32,
    strideU: i64,
    d_V: *mut runtime::cuDoubleComplex,
    ldv: i32,
    strideV: i64,
    d_work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    d_info: *mut i32,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *mut f64,
            i64,
            *mut runtime::cuDoubleComplex,
            i32,
            i64,
            *mut runtime::cuDoubleComplex,
            i32,
            i64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            *mut f64,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvdaStridedBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    d_work,
                    lwork,
                    d_info,
                    h_R_nrmF,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, const double *d_S, long long strideS, const cuDoubleComplex *d_U, int ldu, long long strideU, const cuDoubleComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: *const runtime::cuDoubleComplex,
    lda: i32,
    strideA: i64,
    d_S: *const f64,
    strideS: i64,
    d_U: *const runtime::cuDoubleComplex,
    ldu: i32,
    strideU: i64,
    d_V: *const runtime::cuDoubleComplex,
    ldv: i32,
    strideV: i64,
    lwork: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *const f64,
            i64,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *const runtime::cuDoubleComplex,
            i32,
            i64,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvdaStridedBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    rank,
                    m,
                    n,
                    d_A,
                    lda,
                    strideA,
                    d_S,
                    strideS,
                    d_U,
                    ldu,
                    strideU,
                    d_V,
                    ldv,
                    strideV,
                    lwork,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    S: *mut f64,
    U: *mut runtime::cuDoubleComplex,
    ldu: i32,
    V: *mut runtime::cuDoubleComplex,
    ldv: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvdj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    S: *mut f64,
    U: *mut runtime::cuDoubleComplex,
    ldu: i32,
    V: *mut runtime::cuDoubleComplex,
    ldv: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvdjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    S: *const f64,
    U: *const runtime::cuDoubleComplex,
    ldu: i32,
    V: *const runtime::cuDoubleComplex,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvdjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    S: *const f64,
    U: *const runtime::cuDoubleComplex,
    ldu: i32,
    V: *const runtime::cuDoubleComplex,
    ldv: i32,
    lwork: *mut i32,
    params: gesvdjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut i32,
            gesvdjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgesvdj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    econ,
                    m,
                    n,
                    A,
                    lda,
                    S,
                    U,
                    ldu,
                    V,
                    ldv,
                    lwork,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int *devIpiv, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    Workspace: *mut runtime::cuDoubleComplex,
    devIpiv: *mut i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgetrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, A, lda, Workspace, devIpiv, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgetrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *A, int lda, const int *devIpiv, cuDoubleComplex *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    devIpiv: *const i32,
    B: *mut runtime::cuDoubleComplex,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZgetrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevjBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                    batchSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    W: *const f64,
    lwork: *mut i32,
    params: syevjInfo_t,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut i32,
            syevjInfo_t,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevjBatched_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, jobz, uplo, n, A, lda, W, lwork, params, batchSize)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZheevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    W: *const f64,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZheevj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, jobz, uplo, n, A, lda, W, lwork, params) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhegvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    B: *mut runtime::cuDoubleComplex,
    ldb: i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhegvd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhegvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhegvd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhegvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    B: *mut runtime::cuDoubleComplex,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhegvdx");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhegvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    meig: *mut i32,
    W: *const f64,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cusolverEigRange_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            f64,
            f64,
            i32,
            i32,
            *mut i32,
            *const f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhegvdx_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    range,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    vl,
                    vu,
                    il,
                    iu,
                    meig,
                    W,
                    lwork,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhegvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    B: *mut runtime::cuDoubleComplex,
    ldb: i32,
    W: *mut f64,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhegvj");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    itype,
                    jobz,
                    uplo,
                    n,
                    A,
                    lda,
                    B,
                    ldb,
                    W,
                    work,
                    lwork,
                    info,
                    params,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork, syevjInfo_t params)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhegvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *const runtime::cuDoubleComplex,
    ldb: i32,
    W: *const f64,
    lwork: *mut i32,
    params: syevjInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cusolverEigType_t,
            cusolverEigMode_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *mut i32,
            syevjInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhegvj_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, lwork, params)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *d, double *e, cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhetrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    d: *mut f64,
    e: *mut f64,
    tau: *mut runtime::cuDoubleComplex,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut f64,
            *mut f64,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhetrd");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, d, e, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *d, const double *e, const cuDoubleComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZhetrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    d: *const f64,
    e: *const f64,
    tau: *const runtime::cuDoubleComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const f64,
            *const f64,
            *const runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZhetrd_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, d, e, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZlaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: *const i32,
    incx: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            i32,
            i32,
            *const i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZlaswp");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, k1, k2, devIpiv, incx) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZlauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZlauum");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZlauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZlauum_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int Lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    Workspace: *mut runtime::cuDoubleComplex,
    Lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, Workspace, Lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex **Aarray, int lda, int *infoArray, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: *mut *mut runtime::cuDoubleComplex,
    lda: i32,
    infoArray: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotrfBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, Aarray, lda, infoArray, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *Lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    Lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, Lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, work, lwork, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    B: *mut runtime::cuDoubleComplex,
    ldb: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotrs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, devInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int *d_info, int batchSize)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: *mut *mut runtime::cuDoubleComplex,
    lda: i32,
    B: *mut *mut runtime::cuDoubleComplex,
    ldb: i32,
    d_info: *mut i32,
    batchSize: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            i32,
            *mut *mut runtime::cuDoubleComplex,
            i32,
            *mut *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZpotrsBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *ipiv, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    ipiv: *mut i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZsytrf");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZsytrf_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, A, lda, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    ipiv: *const i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZsytri");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, ipiv, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    ipiv: *const i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZsytri_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, ipiv, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZungbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZungbr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZungbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZungbr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, side, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZungqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZungqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, k, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZungqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZungqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, k, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZungtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZungtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, uplo, n, A, lda, tau, work, lwork, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZungtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasFillMode_t,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZungtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, uplo, n, A, lda, tau, lwork) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *devInfo)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZunmqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    devInfo: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZunmqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    trans,
                    m,
                    n,
                    k,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    devInfo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZunmqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    C: *const runtime::cuDoubleComplex,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZunmqr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, side, trans, m, n, k, A, lda, tau, C, ldc, lwork) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *info)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZunmtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *mut runtime::cuDoubleComplex,
    lda: i32,
    tau: *mut runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: i32,
    work: *mut runtime::cuDoubleComplex,
    lwork: i32,
    info: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZunmtr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    side,
                    uplo,
                    trans,
                    m,
                    n,
                    A,
                    lda,
                    tau,
                    C,
                    ldc,
                    work,
                    lwork,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)`
///
/// In `cusolverDn.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverDnZunmtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: *const runtime::cuDoubleComplex,
    lda: i32,
    tau: *const runtime::cuDoubleComplex,
    C: *const runtime::cuDoubleComplex,
    ldc: i32,
    lwork: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverDnHandle_t,
            cublas::cublasSideMode_t,
            cublas::cublasFillMode_t,
            cublas::cublasOperation_t,
            i32,
            i32,
            *const runtime::cuDoubleComplex,
            i32,
            *const runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverDnZunmtr_bufferSize");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, lwork)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)`
///
/// In `cusolver_common.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverGetProperty");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverGetVersion(int *version)`
///
/// In `cusolver_common.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverGetVersion(version: *mut i32) -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cusolverStatus_t> = Symbol::new(
        c"cusolverGetVersion",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, int *nnzM, int **Mp, int **Mi, double **Mx)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfAccessBundledFactorsDevice(
    handle: cusolverRfHandle_t,
    nnzM: *mut i32,
    Mp: *mut *mut i32,
    Mi: *mut *mut i32,
    Mx: *mut *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut i32,
            *mut *mut i32,
            *mut *mut i32,
            *mut *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfAccessBundledFactorsDevice");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, nnzM, Mp, Mi, Mx) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfAnalyze");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfBatchAnalyze");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfBatchRefactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfBatchResetValues(
    batchSize: i32,
    n: i32,
    nnzA: i32,
    csrRowPtrA: *mut i32,
    csrColIndA: *mut i32,
    csrValA_array: *mut *mut f64,
    P: *mut i32,
    Q: *mut i32,
    handle: cusolverRfHandle_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *mut i32,
            *mut i32,
            *mut *mut f64,
            *mut i32,
            *mut i32,
            cusolverRfHandle_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfBatchResetValues");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    batchSize,
                    n,
                    nnzA,
                    csrRowPtrA,
                    csrColIndA,
                    csrValA_array,
                    P,
                    Q,
                    handle,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfBatchSetupHost(
    batchSize: i32,
    n: i32,
    nnzA: i32,
    h_csrRowPtrA: *mut i32,
    h_csrColIndA: *mut i32,
    h_csrValA_array: *mut *mut f64,
    nnzL: i32,
    h_csrRowPtrL: *mut i32,
    h_csrColIndL: *mut i32,
    h_csrValL: *mut f64,
    nnzU: i32,
    h_csrRowPtrU: *mut i32,
    h_csrColIndU: *mut i32,
    h_csrValU: *mut f64,
    h_P: *mut i32,
    h_Q: *mut i32,
    handle: cusolverRfHandle_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            *mut i32,
            *mut i32,
            *mut *mut f64,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            *mut i32,
            *mut i32,
            cusolverRfHandle_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfBatchSetupHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    batchSize,
                    n,
                    nnzA,
                    h_csrRowPtrA,
                    h_csrColIndA,
                    h_csrValA_array,
                    nnzL,
                    h_csrRowPtrL,
                    h_csrColIndL,
                    h_csrValL,
                    nnzU,
                    h_csrRowPtrU,
                    h_csrColIndU,
                    h_csrValU,
                    h_P,
                    h_Q,
                    handle,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double **XF_array, int ldxf)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfBatchSolve(
    handle: cusolverRfHandle_t,
    P: *mut i32,
    Q: *mut i32,
    nrhs: i32,
    Temp: *mut f64,
    ldt: i32,
    XF_array: *mut *mut f64,
    ldxf: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut i32,
            *mut i32,
            i32,
            *mut f64,
            i32,
            *mut *mut f64,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfBatchSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, P, Q, nrhs, Temp, ldt, XF_array, ldxf) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfBatchZeroPivot(
    handle: cusolverRfHandle_t,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t, *mut i32) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfBatchZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfCreate(handle: *mut cusolverRfHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverRfHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfCreate");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfDestroy");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfExtractBundledFactorsHost(
    handle: cusolverRfHandle_t,
    h_nnzM: *mut i32,
    h_Mp: *mut *mut i32,
    h_Mi: *mut *mut i32,
    h_Mx: *mut *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut i32,
            *mut *mut i32,
            *mut *mut i32,
            *mut *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfExtractBundledFactorsHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, h_nnzM, h_Mp, h_Mi, h_Mx) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfExtractSplitFactorsHost(
    handle: cusolverRfHandle_t,
    h_nnzL: *mut i32,
    h_csrRowPtrL: *mut *mut i32,
    h_csrColIndL: *mut *mut i32,
    h_csrValL: *mut *mut f64,
    h_nnzU: *mut i32,
    h_csrRowPtrU: *mut *mut i32,
    h_csrColIndU: *mut *mut i32,
    h_csrValU: *mut *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut i32,
            *mut *mut i32,
            *mut *mut i32,
            *mut *mut f64,
            *mut i32,
            *mut *mut i32,
            *mut *mut i32,
            *mut *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfExtractSplitFactorsHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    h_nnzL,
                    h_csrRowPtrL,
                    h_csrColIndL,
                    h_csrValL,
                    h_nnzU,
                    h_csrRowPtrU,
                    h_csrColIndU,
                    h_csrValU,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfGetAlgs(
    handle: cusolverRfHandle_t,
    factAlg: *mut cusolverRfFactorization_t,
    solveAlg: *mut cusolverRfTriangularSolve_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut cusolverRfFactorization_t,
            *mut cusolverRfTriangularSolve_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfGetAlgs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, factAlg, solveAlg) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfGetMatrixFormat(
    handle: cusolverRfHandle_t,
    format: *mut cusolverRfMatrixFormat_t,
    diag: *mut cusolverRfUnitDiagonal_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut cusolverRfMatrixFormat_t,
            *mut cusolverRfUnitDiagonal_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfGetMatrixFormat");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, format, diag) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfGetNumericBoostReport(
    handle: cusolverRfHandle_t,
    report: *mut cusolverRfNumericBoostReport_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut cusolverRfNumericBoostReport_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfGetNumericBoostReport");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, report) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfGetNumericProperties(
    handle: cusolverRfHandle_t,
    zero: *mut f64,
    boost: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut f64,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfGetNumericProperties");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, zero, boost) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfGetResetValuesFastMode(
    handle: cusolverRfHandle_t,
    fastMode: *mut cusolverRfResetValuesFastMode_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut cusolverRfResetValuesFastMode_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfGetResetValuesFastMode");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, fastMode) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfRefactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfResetValues(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int *P, int *Q, cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfResetValues(
    n: i32,
    nnzA: i32,
    csrRowPtrA: *mut i32,
    csrColIndA: *mut i32,
    csrValA: *mut f64,
    P: *mut i32,
    Q: *mut i32,
    handle: cusolverRfHandle_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            *mut i32,
            *mut i32,
            cusolverRfHandle_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfResetValues");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(n, nnzA, csrRowPtrA, csrColIndA, csrValA, P, Q, handle) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSetAlgs(
    handle: cusolverRfHandle_t,
    factAlg: cusolverRfFactorization_t,
    solveAlg: cusolverRfTriangularSolve_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            cusolverRfFactorization_t,
            cusolverRfTriangularSolve_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSetAlgs");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, factAlg, solveAlg) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSetMatrixFormat(
    handle: cusolverRfHandle_t,
    format: cusolverRfMatrixFormat_t,
    diag: cusolverRfUnitDiagonal_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            cusolverRfMatrixFormat_t,
            cusolverRfUnitDiagonal_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSetMatrixFormat");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, format, diag) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSetNumericProperties(
    handle: cusolverRfHandle_t,
    zero: f64,
    boost: f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverRfHandle_t, f64, f64) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSetNumericProperties");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, zero, boost) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSetResetValuesFastMode(
    handle: cusolverRfHandle_t,
    fastMode: cusolverRfResetValuesFastMode_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            cusolverRfResetValuesFastMode_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSetResetValuesFastMode");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, fastMode) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSetupDevice(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double *csrValU, int *P, int *Q, cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSetupDevice(
    n: i32,
    nnzA: i32,
    csrRowPtrA: *mut i32,
    csrColIndA: *mut i32,
    csrValA: *mut f64,
    nnzL: i32,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    csrValL: *mut f64,
    nnzU: i32,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    csrValU: *mut f64,
    P: *mut i32,
    Q: *mut i32,
    handle: cusolverRfHandle_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            *mut i32,
            *mut i32,
            cusolverRfHandle_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSetupDevice");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    n,
                    nnzA,
                    csrRowPtrA,
                    csrColIndA,
                    csrValA,
                    nnzL,
                    csrRowPtrL,
                    csrColIndL,
                    csrValL,
                    nnzU,
                    csrRowPtrU,
                    csrColIndU,
                    csrValU,
                    P,
                    Q,
                    handle,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSetupHost(int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSetupHost(
    n: i32,
    nnzA: i32,
    h_csrRowPtrA: *mut i32,
    h_csrColIndA: *mut i32,
    h_csrValA: *mut f64,
    nnzL: i32,
    h_csrRowPtrL: *mut i32,
    h_csrColIndL: *mut i32,
    h_csrValL: *mut f64,
    nnzU: i32,
    h_csrRowPtrU: *mut i32,
    h_csrColIndU: *mut i32,
    h_csrValU: *mut f64,
    h_P: *mut i32,
    h_Q: *mut i32,
    handle: cusolverRfHandle_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            i32,
            *mut i32,
            *mut i32,
            *mut f64,
            *mut i32,
            *mut i32,
            cusolverRfHandle_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSetupHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    n,
                    nnzA,
                    h_csrRowPtrA,
                    h_csrColIndA,
                    h_csrValA,
                    nnzL,
                    h_csrRowPtrL,
                    h_csrColIndL,
                    h_csrValL,
                    nnzU,
                    h_csrRowPtrU,
                    h_csrColIndU,
                    h_csrValU,
                    h_P,
                    h_Q,
                    handle,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double *XF, int ldxf)`
///
/// In `cusolverRf.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverRfSolve(
    handle: cusolverRfHandle_t,
    P: *mut i32,
    Q: *mut i32,
    nrhs: i32,
    Temp: *mut f64,
    ldt: i32,
    XF: *mut f64,
    ldxf: i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverRfHandle_t,
            *mut i32,
            *mut i32,
            i32,
            *mut f64,
            i32,
            *mut f64,
            i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverRfSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, P, Q, nrhs, Temp, ldt, XF, ldxf) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: *mut f32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            *mut f32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholDiag");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, diag) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholSolve(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfoHost_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrcholZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuComplex,
    right_upper_corner: runtime::cuComplex,
    num_eigs: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            runtime::cuComplex,
            runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsreigsHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    left_bottom_corner,
                    right_upper_corner,
                    num_eigs,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float eps, cuComplex *mu, cuComplex *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: runtime::cuComplex,
    x0: *const runtime::cuComplex,
    maxite: i32,
    eps: f32,
    mu: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            f32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsreigvsi");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    eps,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float tol, cuComplex *mu, cuComplex *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: runtime::cuComplex,
    x0: *const runtime::cuComplex,
    maxite: i32,
    tol: f32,
    mu: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            runtime::cuComplex,
            *const runtime::cuComplex,
            i32,
            f32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsreigvsiHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    tol,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int *rankA, cuComplex *x, int *p, float *min_norm)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    rankA: *mut i32,
    x: *mut runtime::cuComplex,
    p: *mut i32,
    min_norm: *mut f32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            f32,
            *mut i32,
            *mut runtime::cuComplex,
            *mut i32,
            *mut f32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrlsqvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    rankA,
                    x,
                    p,
                    min_norm,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrlsvchol(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            f32,
            i32,
            *mut runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrlsvchol");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            f32,
            i32,
            *mut runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrlsvcholHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            f32,
            i32,
            *mut runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrlsvluHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            f32,
            i32,
            *mut runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrlsvqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            f32,
            i32,
            *mut runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrlsvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrluBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut runtime::cuComplex,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut runtime::cuComplex,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut runtime::cuComplex,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut runtime::cuComplex,
            *mut i32,
            *mut i32,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrluExtractHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    P,
                    Q,
                    descrL,
                    csrValL,
                    csrRowPtrL,
                    csrColIndL,
                    descrU,
                    csrValU,
                    csrRowPtrU,
                    csrColIndU,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f32,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            f32,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrluFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pivot_threshold,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrluSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrluInfoHost_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrluZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    batchSize: i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrBufferInfoBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    batchSize,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            csrqrInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: runtime::cuComplex,
    info: csrqrInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            runtime::cuComplex,
            csrqrInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrSetup");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: runtime::cuComplex,
    info: csrqrInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            runtime::cuComplex,
            csrqrInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrSetupHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut runtime::cuComplex,
            *mut runtime::cuComplex,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfo_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfoHost_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *const runtime::cuComplex,
            *mut runtime::cuComplex,
            i32,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrqrsvBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    x,
                    batchSize,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCcsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
    numnz: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuComplex,
            *const i32,
            *const i32,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCcsrzfdHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    P,
                    numnz,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCreate(handle: *mut cusolverSpHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cusolverSpHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCreate");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCreateCsrcholInfo(info: *mut csrcholInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut csrcholInfo_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCreateCsrcholInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCreateCsrcholInfoHost(
    info: *mut csrcholInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut csrcholInfoHost_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCreateCsrcholInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCreateCsrluInfoHost(
    info: *mut csrluInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut csrluInfoHost_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCreateCsrluInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCreateCsrqrInfo(info: *mut csrqrInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut csrqrInfo_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCreateCsrqrInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpCreateCsrqrInfoHost(
    info: *mut csrqrInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut csrqrInfoHost_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpCreateCsrqrInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholDiag");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, diag) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f64,
    x: *mut f64,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const f64,
            *mut f64,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f64,
    x: *mut f64,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const f64,
            *mut f64,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfoHost_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrcholZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuDoubleComplex,
    right_upper_corner: runtime::cuDoubleComplex,
    num_eigs: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            runtime::cuDoubleComplex,
            runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsreigsHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    left_bottom_corner,
                    right_upper_corner,
                    num_eigs,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu, double *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: f64,
    x0: *const f64,
    maxite: i32,
    eps: f64,
    mu: *mut f64,
    x: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            f64,
            *const f64,
            i32,
            f64,
            *mut f64,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsreigvsi");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    eps,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu, double *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: f64,
    x0: *const f64,
    maxite: i32,
    tol: f64,
    mu: *mut f64,
    x: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            f64,
            *const f64,
            i32,
            f64,
            *mut f64,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsreigvsiHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    tol,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int *rankA, double *x, int *p, double *min_norm)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f64,
    tol: f64,
    rankA: *mut i32,
    x: *mut f64,
    p: *mut i32,
    min_norm: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            f64,
            *mut i32,
            *mut f64,
            *mut i32,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrlsqvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    rankA,
                    x,
                    p,
                    min_norm,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrlsvchol(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f64,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            f64,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrlsvchol");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f64,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            f64,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrlsvcholHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            f64,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrlsvluHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f64,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            f64,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrlsvqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            f64,
            i32,
            *mut f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrlsvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrluBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, double *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, double *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut f64,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut f64,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut f64,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut f64,
            *mut i32,
            *mut i32,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrluExtractHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    P,
                    Q,
                    descrL,
                    csrValL,
                    csrRowPtrL,
                    csrColIndL,
                    descrU,
                    csrValU,
                    csrRowPtrU,
                    csrColIndU,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f64,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            f64,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrluFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pivot_threshold,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f64,
    x: *mut f64,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const f64,
            *mut f64,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrluSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrluInfoHost_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrluZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f64,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    batchSize: i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrBufferInfoBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    batchSize,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            csrqrInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut f64,
    x: *mut f64,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut f64,
            *mut f64,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut f64,
    x: *mut f64,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut f64,
            *mut f64,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: f64,
    info: csrqrInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            f64,
            csrqrInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrSetup");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: f64,
    info: csrqrInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            f64,
            csrqrInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrSetupHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut f64,
    x: *mut f64,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut f64,
            *mut f64,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut f64,
    x: *mut f64,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut f64,
            *mut f64,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfo_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfoHost_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f64,
    x: *mut f64,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *const f64,
            *mut f64,
            i32,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrqrsvBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    x,
                    batchSize,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDcsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
    numnz: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f64,
            *const i32,
            *const i32,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDcsrzfdHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    P,
                    numnz,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cusolverSpHandle_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDestroy");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(csrcholInfo_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDestroyCsrcholInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDestroyCsrcholInfoHost(
    info: csrcholInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(csrcholInfoHost_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDestroyCsrcholInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(csrluInfoHost_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDestroyCsrluInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(csrqrInfo_t) -> cusolverStatus_t> = Symbol::new(
        c"cusolverSpDestroyCsrqrInfo",
    );
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(csrqrInfoHost_t) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpDestroyCsrqrInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpGetStream(
    handle: cusolverSpHandle_t,
    streamId: *mut runtime::cudaStream_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            *mut runtime::cudaStream_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpGetStream");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: *mut f32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            *mut f32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholDiag");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, diag) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f32,
    x: *mut f32,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const f32,
            *mut f32,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f32,
    x: *mut f32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const f32,
            *mut f32,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfoHost_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrcholZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuComplex,
    right_upper_corner: runtime::cuComplex,
    num_eigs: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            runtime::cuComplex,
            runtime::cuComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsreigsHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    left_bottom_corner,
                    right_upper_corner,
                    num_eigs,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu, float *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: f32,
    x0: *const f32,
    maxite: i32,
    eps: f32,
    mu: *mut f32,
    x: *mut f32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            f32,
            *const f32,
            i32,
            f32,
            *mut f32,
            *mut f32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsreigvsi");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    eps,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu, float *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: f32,
    x0: *const f32,
    maxite: i32,
    tol: f32,
    mu: *mut f32,
    x: *mut f32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            f32,
            *const f32,
            i32,
            f32,
            *mut f32,
            *mut f32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsreigvsiHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    tol,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA, float *x, int *p, float *min_norm)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f32,
    tol: f32,
    rankA: *mut i32,
    x: *mut f32,
    p: *mut i32,
    min_norm: *mut f32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            f32,
            *mut i32,
            *mut f32,
            *mut i32,
            *mut f32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrlsqvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    rankA,
                    x,
                    p,
                    min_norm,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrlsvchol(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f32,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            f32,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrlsvchol");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f32,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            f32,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrlsvcholHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            f32,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrlsvluHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f32,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            f32,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrlsvqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            f32,
            i32,
            *mut f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrlsvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrluBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, float *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, float *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut f32,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut f32,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut f32,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut f32,
            *mut i32,
            *mut i32,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrluExtractHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    P,
                    Q,
                    descrL,
                    csrValL,
                    csrRowPtrL,
                    csrColIndL,
                    descrU,
                    csrValU,
                    csrRowPtrU,
                    csrColIndU,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f32,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            f32,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrluFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pivot_threshold,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f32,
    x: *mut f32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const f32,
            *mut f32,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrluSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrluInfoHost_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrluZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f32,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    batchSize: i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrBufferInfoBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    batchSize,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            csrqrInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut f32,
    x: *mut f32,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut f32,
            *mut f32,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut f32,
    x: *mut f32,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut f32,
            *mut f32,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: f32,
    info: csrqrInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            f32,
            csrqrInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrSetup");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: f32,
    info: csrqrInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            f32,
            csrqrInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrSetupHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut f32,
    x: *mut f32,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut f32,
            *mut f32,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut f32,
    x: *mut f32,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut f32,
            *mut f32,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfo_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f32,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfoHost_t,
            f32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f32,
    x: *mut f32,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *const f32,
            *mut f32,
            i32,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrqrsvBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    x,
                    batchSize,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpScsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
    numnz: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const f32,
            *const i32,
            *const i32,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpScsrzfdHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    P,
                    numnz,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpSetStream(
    handle: cusolverSpHandle_t,
    streamId: runtime::cudaStream_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            runtime::cudaStream_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpSetStream");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrcholAnalysis(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            csrcholInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrcholAnalysis");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrcholAnalysisHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrcholAnalysisHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrissymHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrEndPtrA: *const i32,
    csrColIndA: *const i32,
    issym: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrissymHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnzA,
                    descrA,
                    csrRowPtrA,
                    csrEndPtrA,
                    csrColIndA,
                    issym,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrluAnalysisHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            csrluInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrluAnalysisHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t handle, int *nnzLRef, int *nnzURef, csrluInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrluNnzHost(
    handle: cusolverSpHandle_t,
    nnzLRef: *mut i32,
    nnzURef: *mut i32,
    info: csrluInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            *mut i32,
            *mut i32,
            csrluInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrluNnzHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, nnzLRef, nnzURef, info) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrmetisndHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    options: *const i64,
    p: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            *const i64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrmetisndHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, options, p)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrpermHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *mut i32,
    csrColIndA: *mut i32,
    p: *const i32,
    q: *const i32,
    map: *mut i32,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *mut i32,
            *mut i32,
            *const i32,
            *const i32,
            *mut i32,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrpermHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrRowPtrA,
                    csrColIndA,
                    p,
                    q,
                    map,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t *bufferSizeInBytes)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrperm_bufferSizeHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *const i32,
    q: *const i32,
    bufferSizeInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            *const i32,
            *const i32,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrperm_bufferSizeHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrRowPtrA,
                    csrColIndA,
                    p,
                    q,
                    bufferSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrqrAnalysis(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            csrqrInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrqrAnalysis");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrqrAnalysisBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            csrqrInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrqrAnalysisBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrqrAnalysisHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            csrqrInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrqrAnalysisHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrsymamdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrsymamdHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrsymmdqHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrsymmdqHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpXcsrsymrcmHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const i32,
            *const i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpXcsrsymrcmHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe { exported(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholDiag");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, diag) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholSolve(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrcholInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrcholInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrcholInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfo_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrcholInfoHost_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrcholZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuDoubleComplex,
    right_upper_corner: runtime::cuDoubleComplex,
    num_eigs: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            runtime::cuDoubleComplex,
            runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsreigsHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    left_bottom_corner,
                    right_upper_corner,
                    num_eigs,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: runtime::cuDoubleComplex,
    x0: *const runtime::cuDoubleComplex,
    maxite: i32,
    eps: f64,
    mu: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            f64,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsreigvsi");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    eps,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: runtime::cuDoubleComplex,
    x0: *const runtime::cuDoubleComplex,
    maxite: i32,
    tol: f64,
    mu: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            runtime::cuDoubleComplex,
            *const runtime::cuDoubleComplex,
            i32,
            f64,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsreigvsiHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu0,
                    x0,
                    maxite,
                    tol,
                    mu,
                    x,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    rankA: *mut i32,
    x: *mut runtime::cuDoubleComplex,
    p: *mut i32,
    min_norm: *mut f64,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            f64,
            *mut i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
            *mut f64,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrlsqvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    rankA,
                    x,
                    p,
                    min_norm,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrlsvchol(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuDoubleComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            f64,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrlsvchol");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuDoubleComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            f64,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrlsvcholHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            f64,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrlsvluHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuDoubleComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            f64,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrlsvqr");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
    singularity: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            f64,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrlsvqrHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    tol,
                    reorder,
                    x,
                    singularity,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrluBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuDoubleComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuDoubleComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut runtime::cuDoubleComplex,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut runtime::cuDoubleComplex,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut runtime::cuDoubleComplex,
            *mut i32,
            *mut i32,
            cusparse::cusparseMatDescr_t,
            *mut runtime::cuDoubleComplex,
            *mut i32,
            *mut i32,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrluExtractHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    P,
                    Q,
                    descrL,
                    csrValL,
                    csrRowPtrL,
                    csrColIndL,
                    descrU,
                    csrValU,
                    csrRowPtrU,
                    csrColIndU,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f64,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrluInfoHost_t,
            f64,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrluFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    pivot_threshold,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrluInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrluInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrluSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrluInfoHost_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrluZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrBufferInfo");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuDoubleComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    batchSize: i32,
    info: csrqrInfo_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            i32,
            csrqrInfo_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrBufferInfoBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrVal,
                    csrRowPtr,
                    csrColInd,
                    batchSize,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
    internalDataInBytes: *mut usize,
    workspaceInBytes: *mut usize,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            csrqrInfoHost_t,
            *mut usize,
            *mut usize,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrBufferInfoHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    info,
                    internalDataInBytes,
                    workspaceInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrFactor");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrFactorHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, nnzA, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfo_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: runtime::cuDoubleComplex,
    info: csrqrInfo_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            runtime::cuDoubleComplex,
            csrqrInfo_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrSetup");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfoHost_t info)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: runtime::cuDoubleComplex,
    info: csrqrInfoHost_t,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            runtime::cuDoubleComplex,
            csrqrInfoHost_t,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrSetupHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnzA,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    mu,
                    info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrSolve");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            *mut runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            csrqrInfoHost_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrSolveHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, m, n, b, x, info, pBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfo_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrZeroPivot");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)`
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f64,
    position: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            csrqrInfoHost_t,
            f64,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrZeroPivotHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => unsafe { exported(handle, info, tol, position) }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: *mut c_void,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *const runtime::cuDoubleComplex,
            *mut runtime::cuDoubleComplex,
            i32,
            csrqrInfo_t,
            *mut c_void,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrqrsvBatched");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    m,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    b,
                    x,
                    batchSize,
                    info,
                    pBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
///
/// In `cusolverSp.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusolverSpZcsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
    numnz: *mut i32,
) -> cusolverStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusolverSpHandle_t,
            i32,
            i32,
            cusparse::cusparseMatDescr_t,
            *const runtime::cuDoubleComplex,
            *const i32,
            *const i32,
            *mut i32,
            *mut i32,
        ) -> cusolverStatus_t,
    > = Symbol::new(c"cusolverSpZcsrzfdHost");
    match SYMBOL.get(&CUSOLVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    n,
                    nnz,
                    descrA,
                    csrValA,
                    csrRowPtrA,
                    csrColIndA,
                    P,
                    numnz,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}
