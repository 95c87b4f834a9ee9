//! The C functions, as the library exports them: cuFFT.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::cufft::{CUFFT, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

/// `cufftResult cufftCreate(cufftHandle *handle)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftCreate(handle: *mut cufftHandle) -> cufftResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut cufftHandle) -> cufftResult> = Symbol::new(
        c"cufftCreate",
    );
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftDestroy(cufftHandle plan)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftDestroy(plan: cufftHandle) -> cufftResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(cufftHandle) -> cufftResult> = Symbol::new(
        c"cufftDestroy",
    );
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftEstimate1d(
    nx: i32,
    r#type: cufftType,
    batch: i32,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, cufftType, i32, *mut usize) -> cufftResult,
    > = Symbol::new(c"cufftEstimate1d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(nx, r#type, batch, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftEstimate2d(
    nx: i32,
    ny: i32,
    r#type: cufftType,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, i32, cufftType, *mut usize) -> cufftResult,
    > = Symbol::new(c"cufftEstimate2d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(nx, ny, r#type, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftEstimate3d(
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, i32, i32, cufftType, *mut usize) -> cufftResult,
    > = Symbol::new(c"cufftEstimate3d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(nx, ny, nz, r#type, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftEstimateMany(
    rank: i32,
    n: *mut i32,
    inembed: *mut i32,
    istride: i32,
    idist: i32,
    onembed: *mut i32,
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            *mut i32,
            *mut i32,
            i32,
            i32,
            *mut i32,
            i32,
            i32,
            cufftType,
            i32,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftEstimateMany");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    onembed,
                    ostride,
                    odist,
                    r#type,
                    batch,
                    workSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftExecC2C(
    plan: cufftHandle,
    idata: *mut cufftComplex,
    odata: *mut cufftComplex,
    direction: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cufftComplex,
            *mut cufftComplex,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftExecC2C");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, idata, odata, direction) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftExecC2R(
    plan: cufftHandle,
    idata: *mut cufftComplex,
    odata: *mut cufftReal,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cufftComplex,
            *mut cufftReal,
        ) -> cufftResult,
    > = Symbol::new(c"cufftExecC2R");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, idata, odata) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftExecD2Z(
    plan: cufftHandle,
    idata: *mut cufftDoubleReal,
    odata: *mut cufftDoubleComplex,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cufftDoubleReal,
            *mut cufftDoubleComplex,
        ) -> cufftResult,
    > = Symbol::new(c"cufftExecD2Z");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, idata, odata) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftExecR2C(
    plan: cufftHandle,
    idata: *mut cufftReal,
    odata: *mut cufftComplex,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cufftReal,
            *mut cufftComplex,
        ) -> cufftResult,
    > = Symbol::new(c"cufftExecR2C");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, idata, odata) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftExecZ2D(
    plan: cufftHandle,
    idata: *mut cufftDoubleComplex,
    odata: *mut cufftDoubleReal,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cufftDoubleComplex,
            *mut cufftDoubleReal,
        ) -> cufftResult,
    > = Symbol::new(c"cufftExecZ2D");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, idata, odata) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftExecZ2Z(
    plan: cufftHandle,
    idata: *mut cufftDoubleComplex,
    odata: *mut cufftDoubleComplex,
    direction: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cufftDoubleComplex,
            *mut cufftDoubleComplex,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftExecZ2Z");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, idata, odata, direction) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)`
///
/// In `cufft.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetPlanPropertyInt64(
    plan: cufftHandle,
    property: cufftProperty,
    returnPtrValue: *mut i64,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, cufftProperty, *mut i64) -> cufftResult,
    > = Symbol::new(c"cufftGetPlanPropertyInt64").since("12.4");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, property, returnPtrValue) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetProperty(libraryPropertyType type, int *value)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(runtime::libraryPropertyType, *mut i32) -> cufftResult,
    > = Symbol::new(c"cufftGetProperty");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetSize(handle: cufftHandle, workSize: *mut usize) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, *mut usize) -> cufftResult,
    > = Symbol::new(c"cufftGetSize");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(handle, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetSize1d(
    handle: cufftHandle,
    nx: i32,
    r#type: cufftType,
    batch: i32,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            cufftType,
            i32,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftGetSize1d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(handle, nx, r#type, batch, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetSize2d(
    handle: cufftHandle,
    nx: i32,
    ny: i32,
    r#type: cufftType,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            i32,
            cufftType,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftGetSize2d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(handle, nx, ny, r#type, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetSize3d(
    handle: cufftHandle,
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            i32,
            i32,
            cufftType,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftGetSize3d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(handle, nx, ny, nz, r#type, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetSizeMany(
    handle: cufftHandle,
    rank: i32,
    n: *mut i32,
    inembed: *mut i32,
    istride: i32,
    idist: i32,
    onembed: *mut i32,
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
    workArea: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            *mut i32,
            *mut i32,
            i32,
            i32,
            *mut i32,
            i32,
            i32,
            cufftType,
            i32,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftGetSizeMany");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    onembed,
                    ostride,
                    odist,
                    r#type,
                    batch,
                    workArea,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetSizeMany64(
    plan: cufftHandle,
    rank: i32,
    n: *mut i64,
    inembed: *mut i64,
    istride: i64,
    idist: i64,
    onembed: *mut i64,
    ostride: i64,
    odist: i64,
    r#type: cufftType,
    batch: i64,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            *mut i64,
            *mut i64,
            i64,
            i64,
            *mut i64,
            i64,
            i64,
            cufftType,
            i64,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftGetSizeMany64");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    onembed,
                    ostride,
                    odist,
                    r#type,
                    batch,
                    workSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftGetVersion(int *version)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftGetVersion(version: *mut i32) -> cufftResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cufftResult> = Symbol::new(
        c"cufftGetVersion",
    );
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftMakePlan1d(
    plan: cufftHandle,
    nx: i32,
    r#type: cufftType,
    batch: i32,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            cufftType,
            i32,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftMakePlan1d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, nx, r#type, batch, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftMakePlan2d(
    plan: cufftHandle,
    nx: i32,
    ny: i32,
    r#type: cufftType,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            i32,
            cufftType,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftMakePlan2d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, nx, ny, r#type, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftMakePlan3d(
    plan: cufftHandle,
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            i32,
            i32,
            cufftType,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftMakePlan3d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, nx, ny, nz, r#type, workSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftMakePlanMany(
    plan: cufftHandle,
    rank: i32,
    n: *mut i32,
    inembed: *mut i32,
    istride: i32,
    idist: i32,
    onembed: *mut i32,
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            *mut i32,
            *mut i32,
            i32,
            i32,
            *mut i32,
            i32,
            i32,
            cufftType,
            i32,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftMakePlanMany");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    onembed,
                    ostride,
                    odist,
                    r#type,
                    batch,
                    workSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftMakePlanMany64(
    plan: cufftHandle,
    rank: i32,
    n: *mut i64,
    inembed: *mut i64,
    istride: i64,
    idist: i64,
    onembed: *mut i64,
    ostride: i64,
    odist: i64,
    r#type: cufftType,
    batch: i64,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            *mut i64,
            *mut i64,
            i64,
            i64,
            *mut i64,
            i64,
            i64,
            cufftType,
            i64,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftMakePlanMany64");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    onembed,
                    ostride,
                    odist,
                    r#type,
                    batch,
                    workSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftPlan1d(
    plan: *mut cufftHandle,
    nx: i32,
    r#type: cufftType,
    batch: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cufftHandle, i32, cufftType, i32) -> cufftResult,
    > = Symbol::new(c"cufftPlan1d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, nx, r#type, batch) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftPlan2d(
    plan: *mut cufftHandle,
    nx: i32,
    ny: i32,
    r#type: cufftType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cufftHandle, i32, i32, cufftType) -> cufftResult,
    > = Symbol::new(c"cufftPlan2d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, nx, ny, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftPlan3d(
    plan: *mut cufftHandle,
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cufftHandle,
            i32,
            i32,
            i32,
            cufftType,
        ) -> cufftResult,
    > = Symbol::new(c"cufftPlan3d");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, nx, ny, nz, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftPlanMany(
    plan: *mut cufftHandle,
    rank: i32,
    n: *mut i32,
    inembed: *mut i32,
    istride: i32,
    idist: i32,
    onembed: *mut i32,
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cufftHandle,
            i32,
            *mut i32,
            *mut i32,
            i32,
            i32,
            *mut i32,
            i32,
            i32,
            cufftType,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftPlanMany");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    onembed,
                    ostride,
                    odist,
                    r#type,
                    batch,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)`
///
/// In `cufft.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftResetPlanProperty(
    plan: cufftHandle,
    property: cufftProperty,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, cufftProperty) -> cufftResult,
    > = Symbol::new(c"cufftResetPlanProperty").since("12.4");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, property) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftSetAutoAllocation(
    plan: cufftHandle,
    autoAllocate: i32,
) -> cufftResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(cufftHandle, i32) -> cufftResult> = Symbol::new(
        c"cufftSetAutoAllocation",
    );
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, autoAllocate) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long inputValueInt)`
///
/// In `cufft.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftSetPlanPropertyInt64(
    plan: cufftHandle,
    property: cufftProperty,
    inputValueInt: i64,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, cufftProperty, i64) -> cufftResult,
    > = Symbol::new(c"cufftSetPlanPropertyInt64").since("12.4");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, property, inputValueInt) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftSetStream(
    plan: cufftHandle,
    stream: runtime::cudaStream_t,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, runtime::cudaStream_t) -> cufftResult,
    > = Symbol::new(c"cufftSetStream");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)`
///
/// In `cufft.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftSetWorkArea(plan: cufftHandle, workArea: *mut c_void) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, *mut c_void) -> cufftResult,
    > = Symbol::new(c"cufftSetWorkArea");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, workArea) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtClearCallback(
    plan: cufftHandle,
    cbType: cufftXtCallbackType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, cufftXtCallbackType) -> cufftResult,
    > = Symbol::new(c"cufftXtClearCallback");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, cbType) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExec(
    plan: cufftHandle,
    input: *mut c_void,
    output: *mut c_void,
    direction: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut c_void,
            *mut c_void,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExec");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output, direction) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptor(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
    direction: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptor");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output, direction) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptorC2C(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
    direction: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptorC2C");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output, direction) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptorC2R(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptorC2R");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptorD2Z(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptorD2Z");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptorR2C(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptorR2C");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptorZ2D(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptorZ2D");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtExecDescriptorZ2Z(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
    direction: i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut cudaLibXtDesc,
            *mut cudaLibXtDesc,
            i32,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtExecDescriptorZ2Z");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, input, output, direction) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtFree(cudaLibXtDesc *descriptor)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaLibXtDesc) -> cufftResult,
    > = Symbol::new(c"cufftXtFree");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(descriptor) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtGetSizeMany(
    plan: cufftHandle,
    rank: i32,
    n: *mut i64,
    inembed: *mut i64,
    istride: i64,
    idist: i64,
    inputtype: runtime::cudaDataType,
    onembed: *mut i64,
    ostride: i64,
    odist: i64,
    outputtype: runtime::cudaDataType,
    batch: i64,
    workSize: *mut usize,
    executiontype: runtime::cudaDataType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            *mut i64,
            *mut i64,
            i64,
            i64,
            runtime::cudaDataType,
            *mut i64,
            i64,
            i64,
            runtime::cudaDataType,
            i64,
            *mut usize,
            runtime::cudaDataType,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtGetSizeMany");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    inputtype,
                    onembed,
                    ostride,
                    odist,
                    outputtype,
                    batch,
                    workSize,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtMakePlanMany(
    plan: cufftHandle,
    rank: i32,
    n: *mut i64,
    inembed: *mut i64,
    istride: i64,
    idist: i64,
    inputtype: runtime::cudaDataType,
    onembed: *mut i64,
    ostride: i64,
    odist: i64,
    outputtype: runtime::cudaDataType,
    batch: i64,
    workSize: *mut usize,
    executiontype: runtime::cudaDataType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            i32,
            *mut i64,
            *mut i64,
            i64,
            i64,
            runtime::cudaDataType,
            *mut i64,
            i64,
            i64,
            runtime::cudaDataType,
            i64,
            *mut usize,
            runtime::cudaDataType,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtMakePlanMany");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    rank,
                    n,
                    inembed,
                    istride,
                    idist,
                    inputtype,
                    onembed,
                    ostride,
                    odist,
                    outputtype,
                    batch,
                    workSize,
                    executiontype,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtMalloc(
    plan: cufftHandle,
    descriptor: *mut *mut cudaLibXtDesc,
    format: cufftXtSubFormat,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut *mut cudaLibXtDesc,
            cufftXtSubFormat,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtMalloc");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, descriptor, format) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtMemcpy(
    plan: cufftHandle,
    dstPointer: *mut c_void,
    srcPointer: *mut c_void,
    r#type: cufftXtCopyType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut c_void,
            *mut c_void,
            cufftXtCopyType,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtMemcpy");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, dstPointer, srcPointer, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtQueryPlan(
    plan: cufftHandle,
    queryStruct: *mut c_void,
    queryType: cufftXtQueryType,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut c_void,
            cufftXtQueryType,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtQueryPlan");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, queryStruct, queryType) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetCallback(
    plan: cufftHandle,
    callback_routine: *mut *mut c_void,
    cbType: cufftXtCallbackType,
    caller_info: *mut *mut c_void,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *mut *mut c_void,
            cufftXtCallbackType,
            *mut *mut c_void,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtSetCallback");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, callback_routine, cbType, caller_info) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetCallbackSharedSize(
    plan: cufftHandle,
    cbType: cufftXtCallbackType,
    sharedSize: usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, cufftXtCallbackType, usize) -> cufftResult,
    > = Symbol::new(c"cufftXtSetCallbackSharedSize");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, cbType, sharedSize) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetGPUs(
    handle: cufftHandle,
    nGPUs: i32,
    whichGPUs: *mut i32,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, i32, *mut i32) -> cufftResult,
    > = Symbol::new(c"cufftXtSetGPUs");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(handle, nGPUs, whichGPUs) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetJITCallback(cufftHandle plan, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)`
///
/// In `cufftXt.h` since CUDA 12.2.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetJITCallback(
    plan: cufftHandle,
    lto_callback_fatbin: *const c_void,
    lto_callback_fatbin_size: usize,
    r#type: cufftXtCallbackType,
    caller_info: *mut *mut c_void,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            *const c_void,
            usize,
            cufftXtCallbackType,
            *mut *mut c_void,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtSetJITCallback").since("12.2");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => {
            unsafe {
                exported(
                    plan,
                    lto_callback_fatbin,
                    lto_callback_fatbin_size,
                    r#type,
                    caller_info,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetSubformatDefault(cufftHandle plan, cufftXtSubFormat subformat_forward, cufftXtSubFormat subformat_inverse)`
///
/// In `cufftXt.h` since CUDA 12.2, until CUDA 12.3.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetSubformatDefault(
    plan: cufftHandle,
    subformat_forward: cufftXtSubFormat,
    subformat_inverse: cufftXtSubFormat,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            cufftXtSubFormat,
            cufftXtSubFormat,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtSetSubformatDefault").since("12.2");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, subformat_forward, subformat_inverse) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetWorkArea(
    plan: cufftHandle,
    workArea: *mut *mut c_void,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cufftHandle, *mut *mut c_void) -> cufftResult,
    > = Symbol::new(c"cufftXtSetWorkArea");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, workArea) }
        Err(missing) => missing.status(),
    }
}

/// `cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)`
///
/// In `cufftXt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cufftXtSetWorkAreaPolicy(
    plan: cufftHandle,
    policy: cufftXtWorkAreaPolicy,
    workSize: *mut usize,
) -> cufftResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cufftHandle,
            cufftXtWorkAreaPolicy,
            *mut usize,
        ) -> cufftResult,
    > = Symbol::new(c"cufftXtSetWorkAreaPolicy");
    match SYMBOL.get(&CUFFT) {
        Ok(exported) => unsafe { exported(plan, policy, workSize) }
        Err(missing) => missing.status(),
    }
}
