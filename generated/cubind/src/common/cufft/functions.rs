//! Functions that are identical in all major versions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates an empty plan, which can be configured before `cufftMakePlan1d` or a similar function completes it.
///
/// `cufftResult cufftCreate(cufftHandle *handle)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftCreate))]
///
/// Returns `(cufftResult, handle: cufftHandle)`.
///
/// - `handle`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftCreate() -> (cufftResult, cufftHandle) {
    let mut handle: cufftHandle = output::zeroed();
    let returned = unsafe { sys::cufftCreate(&mut handle) };
    (returned, handle)
}

/// Destroys a plan, and frees its workspace if cuFFT allocated the workspace.
///
/// `cufftResult cufftDestroy(cufftHandle plan)`
#[cfg_attr(doc, doc = forms!(cufft::cufftDestroy))]
///
/// - `plan`: in; invalid afterwards
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftDestroy).
///
/// # Safety
///
/// `plan` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `plan`'s stream.
#[inline]
pub unsafe fn cufftDestroy(plan: cufftHandle) -> (cufftResult,) {
    let returned = unsafe { sys::cufftDestroy(plan) };
    (returned,)
}

/// Estimates the workspace size in bytes for one-dimensional transforms of nx points, without a plan.
///
/// `cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(cufft::cufftEstimate1d))]
///
/// Returns `(cufftResult, workSize: size_t)`.
///
/// - `workSize`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate1d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftEstimate1d(
    nx: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, usize) {
    let mut workSize: usize = output::zeroed();
    let returned = unsafe { sys::cufftEstimate1d(nx, r#type, batch, &mut workSize) };
    (returned, workSize)
}

/// Estimates the workspace size in bytes for transforms of nx × ny points, without a plan.
///
/// `cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(cufft::cufftEstimate2d))]
///
/// Returns `(cufftResult, workSize: size_t)`.
///
/// - `workSize`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate2d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftEstimate2d(
    nx: i32,
    ny: i32,
    r#type: cufftType,
) -> (cufftResult, usize) {
    let mut workSize: usize = output::zeroed();
    let returned = unsafe { sys::cufftEstimate2d(nx, ny, r#type, &mut workSize) };
    (returned, workSize)
}

/// Estimates the workspace size in bytes for transforms of nx × ny × nz points, without a plan.
///
/// `cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(cufft::cufftEstimate3d))]
///
/// Returns `(cufftResult, workSize: size_t)`.
///
/// - `workSize`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate3d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftEstimate3d(
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
) -> (cufftResult, usize) {
    let mut workSize: usize = output::zeroed();
    let returned = unsafe { sys::cufftEstimate3d(nx, ny, nz, r#type, &mut workSize) };
    (returned, workSize)
}

/// Estimates the workspace size in bytes for a batch of transforms with strides, without a plan.
///
/// `cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(cufft::cufftEstimateMany))]
///
/// Returns `(cufftResult, workSize: size_t)`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workSize`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimateMany).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftEstimateMany(
    n: &[i32],
    inembed: &[i32],
    istride: i32,
    idist: i32,
    onembed: &[i32],
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, usize) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftEstimateMany", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workSize: usize = output::zeroed();
    let returned = unsafe { sys::cufftEstimateMany(
        args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        args::as_ptr(onembed).cast_mut(), ostride, odist, r#type, batch, &mut workSize,
    ) };
    (returned, workSize)
}

/// Computes an unscaled single-precision complex transform, forward or inverse; in place if `odata` is `idata`.
///
/// `cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftExecC2C))]
///
/// - `idata`, `odata`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2C).
///
/// # Safety
///
/// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftExecC2C(
    plan: cufftHandle,
    idata: CuPtr<cufftComplex>,
    odata: CuPtr<cufftComplex>,
    direction: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftExecC2C(plan, idata.as_mut_ptr(), odata.as_mut_ptr(), direction) };
    (returned,)
}

/// Computes an unscaled inverse single-precision complex-to-real transform of the nonredundant half of a spectrum.
///
/// `cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftExecC2R))]
///
/// - `idata`, `odata`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2R).
///
/// # Safety
///
/// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftExecC2R(
    plan: cufftHandle,
    idata: CuPtr<cufftComplex>,
    odata: CuPtr<cufftReal>,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftExecC2R(plan, idata.as_mut_ptr(), odata.as_mut_ptr()) };
    (returned,)
}

/// Computes a forward double-precision real-to-complex transform, and writes only the nonredundant half.
///
/// `cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftExecD2Z))]
///
/// - `idata`, `odata`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecD2Z).
///
/// # Safety
///
/// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftExecD2Z(
    plan: cufftHandle,
    idata: CuPtr<cufftDoubleReal>,
    odata: CuPtr<cufftDoubleComplex>,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftExecD2Z(plan, idata.as_mut_ptr(), odata.as_mut_ptr()) };
    (returned,)
}

/// Computes a forward single-precision real-to-complex transform, and writes only the nonredundant half.
///
/// `cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftExecR2C))]
///
/// - `idata`, `odata`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecR2C).
///
/// # Safety
///
/// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftExecR2C(
    plan: cufftHandle,
    idata: CuPtr<cufftReal>,
    odata: CuPtr<cufftComplex>,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftExecR2C(plan, idata.as_mut_ptr(), odata.as_mut_ptr()) };
    (returned,)
}

/// Computes an unscaled inverse double-precision complex-to-real transform of the nonredundant half of a spectrum.
///
/// `cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftExecZ2D))]
///
/// - `idata`, `odata`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2D).
///
/// # Safety
///
/// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftExecZ2D(
    plan: cufftHandle,
    idata: CuPtr<cufftDoubleComplex>,
    odata: CuPtr<cufftDoubleReal>,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftExecZ2D(plan, idata.as_mut_ptr(), odata.as_mut_ptr()) };
    (returned,)
}

/// Computes an unscaled double-precision complex transform, forward or inverse; in place if `odata` is `idata`.
///
/// `cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftExecZ2Z))]
///
/// - `idata`, `odata`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2Z).
///
/// # Safety
///
/// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftExecZ2Z(
    plan: cufftHandle,
    idata: CuPtr<cufftDoubleComplex>,
    odata: CuPtr<cufftDoubleComplex>,
    direction: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftExecZ2Z(plan, idata.as_mut_ptr(), odata.as_mut_ptr(), direction) };
    (returned,)
}

/// Returns an integer property of a plan.
///
/// `cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetPlanPropertyInt64))]
///
/// Returns `(cufftResult, returnPtrValue: long long)`.
///
/// - `returnPtrValue`: out
///
/// In `cufft.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetPlanPropertyInt64).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetPlanPropertyInt64(
    plan: cufftHandle,
    property: cufftProperty,
) -> (cufftResult, i64) {
    let mut returnPtrValue: i64 = output::zeroed();
    let returned = unsafe { sys::cufftGetPlanPropertyInt64(plan, property, &mut returnPtrValue) };
    (returned, returnPtrValue)
}

/// Returns one part of the version of cuFFT: major, minor or patch level.
///
/// `cufftResult cufftGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(cufft::cufftGetProperty))]
///
/// Returns `(cufftResult, value: int)`.
///
/// - `value`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (cufftResult, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cufftGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the workspace size in bytes of a completed plan on each of its GPUs.
///
/// `cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetSize))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetSize(handle: cufftHandle) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftGetSize(handle, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Returns the workspace size in bytes for transforms of nx points with the plan's configuration.
///
/// `cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetSize1d))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize1d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetSize1d(
    handle: cufftHandle,
    nx: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftGetSize1d(handle, nx, r#type, batch, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.
///
/// `cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetSize2d))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize2d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetSize2d(
    handle: cufftHandle,
    nx: i32,
    ny: i32,
    r#type: cufftType,
) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftGetSize2d(handle, nx, ny, r#type, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.
///
/// `cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetSize3d))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize3d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetSize3d(
    handle: cufftHandle,
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftGetSize3d(handle, nx, ny, nz, r#type, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Returns the workspace size in bytes for a batch of transforms with strides and the plan's configuration.
///
/// `cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetSizeMany))]
///
/// Returns `(cufftResult, workArea: size_t [64])`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workArea`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetSizeMany(
    handle: cufftHandle,
    n: &[i32],
    inembed: &[i32],
    istride: i32,
    idist: i32,
    onembed: &[i32],
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, [usize; 64]) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftGetSizeMany", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workArea: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftGetSizeMany(
        handle, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        args::as_ptr(onembed).cast_mut(), ostride, odist, r#type, batch, workArea.as_mut_ptr(),
    ) };
    (returned, workArea)
}

/// Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.
///
/// `cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftGetSizeMany64))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany64).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetSizeMany64(
    plan: cufftHandle,
    n: &[i64],
    inembed: &[i64],
    istride: i64,
    idist: i64,
    onembed: &[i64],
    ostride: i64,
    odist: i64,
    r#type: cufftType,
    batch: i64,
) -> (cufftResult, [usize; 64]) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftGetSizeMany64", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftGetSizeMany64(
        plan, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        args::as_ptr(onembed).cast_mut(), ostride, odist, r#type, batch, workSize.as_mut_ptr(),
    ) };
    (returned, workSize)
}

/// Returns the version of cuFFT as an integer.
///
/// `cufftResult cufftGetVersion(int *version)`
#[cfg_attr(doc, doc = forms!(cufft::cufftGetVersion))]
///
/// Returns `(cufftResult, version: int)`.
///
/// - `version`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftGetVersion() -> (cufftResult, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cufftGetVersion(&mut version) };
    (returned, version)
}

/// Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.
///
/// `cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftMakePlan1d))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan1d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftMakePlan1d(
    plan: cufftHandle,
    nx: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftMakePlan1d(plan, nx, r#type, batch, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.
///
/// `cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftMakePlan2d))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan2d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftMakePlan2d(
    plan: cufftHandle,
    nx: i32,
    ny: i32,
    r#type: cufftType,
) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftMakePlan2d(plan, nx, ny, r#type, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.
///
/// `cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftMakePlan3d))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan3d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftMakePlan3d(
    plan: cufftHandle,
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
) -> (cufftResult, [usize; 64]) {
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftMakePlan3d(plan, nx, ny, nz, r#type, workSize.as_mut_ptr()) };
    (returned, workSize)
}

/// Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.
///
/// `cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftMakePlanMany))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftMakePlanMany(
    plan: cufftHandle,
    n: &[i32],
    inembed: &[i32],
    istride: i32,
    idist: i32,
    onembed: &[i32],
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, [usize; 64]) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftMakePlanMany", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftMakePlanMany(
        plan, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        args::as_ptr(onembed).cast_mut(), ostride, odist, r#type, batch, workSize.as_mut_ptr(),
    ) };
    (returned, workSize)
}

/// Works like `cufftMakePlanMany`, but with 64-bit sizes and strides.
///
/// `cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftMakePlanMany64))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workSize`: out, array, length `64`
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany64).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftMakePlanMany64(
    plan: cufftHandle,
    n: &[i64],
    inembed: &[i64],
    istride: i64,
    idist: i64,
    onembed: &[i64],
    ostride: i64,
    odist: i64,
    r#type: cufftType,
    batch: i64,
) -> (cufftResult, [usize; 64]) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftMakePlanMany64", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftMakePlanMany64(
        plan, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        args::as_ptr(onembed).cast_mut(), ostride, odist, r#type, batch, workSize.as_mut_ptr(),
    ) };
    (returned, workSize)
}

/// Creates a plan for a contiguous batch of one-dimensional transforms of nx points.
///
/// `cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftPlan1d))]
///
/// Returns `(cufftResult, plan: cufftHandle)`.
///
/// - `plan`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan1d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftPlan1d(
    nx: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, cufftHandle) {
    let mut plan: cufftHandle = output::zeroed();
    let returned = unsafe { sys::cufftPlan1d(&mut plan, nx, r#type, batch) };
    (returned, plan)
}

/// Creates a plan for transforms of nx × ny points, where ny is the fastest-varying dimension.
///
/// `cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftPlan2d))]
///
/// Returns `(cufftResult, plan: cufftHandle)`.
///
/// - `plan`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan2d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftPlan2d(
    nx: i32,
    ny: i32,
    r#type: cufftType,
) -> (cufftResult, cufftHandle) {
    let mut plan: cufftHandle = output::zeroed();
    let returned = unsafe { sys::cufftPlan2d(&mut plan, nx, ny, r#type) };
    (returned, plan)
}

/// Creates a plan for transforms of nx × ny × nz points, where nz is the fastest-varying dimension.
///
/// `cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftPlan3d))]
///
/// Returns `(cufftResult, plan: cufftHandle)`.
///
/// - `plan`: out
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan3d).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftPlan3d(
    nx: i32,
    ny: i32,
    nz: i32,
    r#type: cufftType,
) -> (cufftResult, cufftHandle) {
    let mut plan: cufftHandle = output::zeroed();
    let returned = unsafe { sys::cufftPlan3d(&mut plan, nx, ny, nz, r#type) };
    (returned, plan)
}

/// Creates a plan for a batch of transforms with `rank` dimensions, and input and output strides.
///
/// `cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftPlanMany))]
///
/// Returns `(cufftResult, plan: cufftHandle)`.
///
/// - `plan`: out
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlanMany).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftPlanMany(
    n: &[i32],
    inembed: &[i32],
    istride: i32,
    idist: i32,
    onembed: &[i32],
    ostride: i32,
    odist: i32,
    r#type: cufftType,
    batch: i32,
) -> (cufftResult, cufftHandle) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftPlanMany", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut plan: cufftHandle = output::zeroed();
    let returned = unsafe { sys::cufftPlanMany(
        &mut plan, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        args::as_ptr(onembed).cast_mut(), ostride, odist, r#type, batch,
    ) };
    (returned, plan)
}

/// Resets a property of a plan to its default value.
///
/// `cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftResetPlanProperty))]
///
/// In `cufft.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftResetPlanProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftResetPlanProperty(
    plan: cufftHandle,
    property: cufftProperty,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftResetPlanProperty(plan, property) };
    (returned,)
}

/// Sets whether completing a plan allocates its workspace; if not, the caller must set one.
///
/// `cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftSetAutoAllocation))]
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetAutoAllocation).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftSetAutoAllocation(
    plan: cufftHandle,
    autoAllocate: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftSetAutoAllocation(plan, autoAllocate) };
    (returned,)
}

/// Sets an integer property of a plan, such as the patience for JIT compilation, before completion.
///
/// `cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long inputValueInt)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftSetPlanPropertyInt64))]
///
/// In `cufft.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetPlanPropertyInt64).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftSetPlanPropertyInt64(
    plan: cufftHandle,
    property: cufftProperty,
    inputValueInt: i64,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftSetPlanPropertyInt64(plan, property, inputValueInt) };
    (returned,)
}

/// Sets the stream in which later transforms of a plan run.
///
/// `cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftSetStream))]
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetStream).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `stream`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `plan`, or `plan` is destroyed.
#[inline]
pub unsafe fn cufftSetStream(
    plan: cufftHandle,
    stream: runtime::cudaStream_t,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftSetStream(plan, stream) };
    (returned,)
}

/// Makes the caller's device memory a plan's workspace, and frees the workspace that cuFFT allocated.
///
/// `cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftSetWorkArea))]
///
/// - `workArea`: on the device
///
/// In `cufft.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetWorkArea).
///
/// # Safety
///
/// `workArea`: valid device memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
#[inline]
pub unsafe fn cufftSetWorkArea(
    plan: cufftHandle,
    workArea: CuPtr<c_void>,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftSetWorkArea(plan, workArea.as_mut_ptr()) };
    (returned,)
}

/// Removes the callbacks of one type from a plan.
///
/// `cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtClearCallback))]
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtClearCallback).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtClearCallback(
    plan: cufftHandle,
    cbType: cufftXtCallbackType,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtClearCallback(plan, cbType) };
    (returned,)
}

/// Computes an unscaled transform for any type of plan; `direction` applies to complex-to-complex plans only.
///
/// `cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExec))]
///
/// - `input`, `output`: on the device
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExec).
///
/// # Safety
///
/// `input`, `output`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftXtExec(
    plan: cufftHandle,
    input: CuPtr<c_void>,
    output: CuPtr<c_void>,
    direction: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExec(plan, input.as_mut_ptr(), output.as_mut_ptr(), direction) };
    (returned,)
}

/// Computes a multi-GPU transform, for any type of plan, of the data that a descriptor describes.
///
/// `cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptor))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptor).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptor(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
    direction: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptor(plan, input, output, direction) };
    (returned,)
}

/// Computes an unscaled multi-GPU single-precision complex transform, forward or inverse.
///
/// `cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptorC2C))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2C).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptorC2C(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
    direction: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptorC2C(plan, input, output, direction) };
    (returned,)
}

/// Computes an unscaled inverse multi-GPU single-precision complex-to-real transform of half a spectrum.
///
/// `cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptorC2R))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2R).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptorC2R(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptorC2R(plan, input, output) };
    (returned,)
}

/// Computes a forward multi-GPU double-precision real-to-complex transform, and writes only the nonredundant half.
///
/// `cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptorD2Z))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorD2Z).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptorD2Z(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptorD2Z(plan, input, output) };
    (returned,)
}

/// Computes a forward multi-GPU single-precision real-to-complex transform, and writes only the nonredundant half.
///
/// `cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptorR2C))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorR2C).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptorR2C(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptorR2C(plan, input, output) };
    (returned,)
}

/// Computes an unscaled inverse multi-GPU double-precision complex-to-real transform of half a spectrum.
///
/// `cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptorZ2D))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2D).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptorZ2D(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptorZ2D(plan, input, output) };
    (returned,)
}

/// Computes an unscaled multi-GPU double-precision complex transform, forward or inverse.
///
/// `cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtExecDescriptorZ2Z))]
///
/// - `input`, `output`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2Z).
///
/// # Safety
///
/// - `input`, `output`: live handles.
/// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
#[inline]
pub unsafe fn cufftXtExecDescriptorZ2Z(
    plan: cufftHandle,
    input: *mut cudaLibXtDesc,
    output: *mut cudaLibXtDesc,
    direction: i32,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtExecDescriptorZ2Z(plan, input, output, direction) };
    (returned,)
}

/// Frees the memory that a descriptor describes on each GPU, and the descriptor itself.
///
/// `cufftResult cufftXtFree(cudaLibXtDesc *descriptor)`
#[cfg_attr(doc, doc = forms!(cufft::cufftXtFree))]
///
/// - `descriptor`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtFree).
///
/// # Safety
///
/// `descriptor` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtFree(descriptor) };
    (returned,)
}

/// Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.
///
/// `cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtGetSizeMany))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workSize`: out, array, length `64`
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtGetSizeMany).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtGetSizeMany(
    plan: cufftHandle,
    n: &[i64],
    inembed: &[i64],
    istride: i64,
    idist: i64,
    inputtype: runtime::cudaDataType,
    onembed: &[i64],
    ostride: i64,
    odist: i64,
    outputtype: runtime::cudaDataType,
    batch: i64,
    executiontype: runtime::cudaDataType,
) -> (cufftResult, [usize; 64]) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftXtGetSizeMany", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftXtGetSizeMany(
        plan, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        inputtype, args::as_ptr(onembed).cast_mut(), ostride, odist, outputtype, batch, workSize.as_mut_ptr(),
        executiontype,
    ) };
    (returned, workSize)
}

/// Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.
///
/// `cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtMakePlanMany))]
///
/// Returns `(cufftResult, workSize: size_t [64])`.
///
/// - `n`: in, array, whose length is passed as `rank`
/// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
/// - `workSize`: out, array, length `64`
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMakePlanMany).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtMakePlanMany(
    plan: cufftHandle,
    n: &[i64],
    inembed: &[i64],
    istride: i64,
    idist: i64,
    inputtype: runtime::cudaDataType,
    onembed: &[i64],
    ostride: i64,
    odist: i64,
    outputtype: runtime::cudaDataType,
    batch: i64,
    executiontype: runtime::cudaDataType,
) -> (cufftResult, [usize; 64]) {
    let Some(rank) = args::same_len([n.len()], [inembed.len(), onembed.len()]) else {
        refusal::refuse("cufftXtMakePlanMany", "the lengths of `n`, `inembed`, `onembed` disagree");
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut workSize: [usize; 64] = output::zeroed();
    let returned = unsafe { sys::cufftXtMakePlanMany(
        plan, args::count(rank), args::as_ptr(n).cast_mut(), args::as_ptr(inembed).cast_mut(), istride, idist,
        inputtype, args::as_ptr(onembed).cast_mut(), ostride, odist, outputtype, batch, workSize.as_mut_ptr(),
        executiontype,
    ) };
    (returned, workSize)
}

/// Allocates memory for data on the GPUs of a plan, and creates a descriptor of the memory.
///
/// `cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtMalloc))]
///
/// Returns `(cufftResult, descriptor: cudaLibXtDesc *)`.
///
/// - `descriptor`: out
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMalloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtMalloc(
    plan: cufftHandle,
    format: cufftXtSubFormat,
) -> (cufftResult, *mut cudaLibXtDesc) {
    let mut descriptor: *mut cudaLibXtDesc = output::zeroed();
    let returned = unsafe { sys::cufftXtMalloc(plan, &mut descriptor, format) };
    (returned, descriptor)
}

/// Copies data between the host and the GPUs of a plan, or between these GPUs.
///
/// `cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtMemcpy))]
///
/// - `dstPointer`, `srcPointer`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMemcpy).
///
/// # Safety
///
/// `dstPointer`, `srcPointer`: valid memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
#[inline]
pub unsafe fn cufftXtMemcpy(
    plan: cufftHandle,
    dstPointer: *mut c_void,
    srcPointer: *mut c_void,
    r#type: cufftXtCopyType,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtMemcpy(plan, dstPointer, srcPointer, r#type) };
    (returned,)
}

/// Returns information about a multi-GPU plan, such as the factors of a 1D transform.
///
/// `cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtQueryPlan))]
///
/// Returns `(cufftResult, queryStruct: T)`.
///
/// - `queryStruct`: out, one value; `queryType` selects the type: `cufftXt1dFactors` for `CUFFT_QUERY_1D_FACTORS`
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtQueryPlan).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtQueryPlan<T: Output>(
    plan: cufftHandle,
    queryType: cufftXtQueryType,
) -> (cufftResult, T) {
    if !value_size_cufftXtQueryType(queryType).fits(size_of::<T>()) {
        refusal::refuse(
            "cufftXtQueryPlan",
            "the size of a value of `queryStruct` differs from that of the type that `queryType` selects",
        );
        return (cufftResult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut queryStruct = output::Reserved::<T>::new();
    let returned = unsafe { sys::cufftXtQueryPlan(plan, queryStruct.slot().cast(), queryType) };
    (returned, queryStruct.take())
}

/// Sets device functions with which a plan's kernels load or store their data.
///
/// `cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtSetCallback))]
///
/// - `callback_routine`: in, array, of the length that `plan` requires
/// - `caller_info`: in, array, of the length that `plan` requires; an empty slice passes NULL
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallback).
///
/// # Safety
///
/// - Each address in `callback_routine`, `caller_info` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
/// - `callback_routine`, `caller_info` are used after the call returns: keep them alive and do not modify them until another value is set in `plan`, or `plan` is destroyed.
/// - `callback_routine`, `caller_info`: at least as long as `plan` requires. The length is not checked.
/// - The callbacks may use only the memory that the library passes to them and the memory to which `caller_info` refers.
#[inline]
pub unsafe fn cufftXtSetCallback(
    plan: cufftHandle,
    callback_routine: &[*mut c_void],
    cbType: cufftXtCallbackType,
    caller_info: &[*mut c_void],
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtSetCallback(
        plan, args::as_ptr(callback_routine).cast_mut(), cbType, args::as_ptr(caller_info).cast_mut(),
    ) };
    (returned,)
}

/// Sets the size in bytes of shared memory for a plan's callbacks of one type.
///
/// `cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtSetCallbackSharedSize))]
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallbackSharedSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtSetCallbackSharedSize(
    plan: cufftHandle,
    cbType: cufftXtCallbackType,
    sharedSize: usize,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtSetCallbackSharedSize(plan, cbType, sharedSize) };
    (returned,)
}

/// Sets the GPUs over which a plan distributes its transforms, before the plan is completed.
///
/// `cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtSetGPUs))]
///
/// - `whichGPUs`: in, array, whose length is passed as `nGPUs`
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetGPUs).
///
/// # Safety
///
/// - `whichGPUs` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
/// - The plan may be executed only with descriptors.
#[inline]
pub unsafe fn cufftXtSetGPUs(handle: cufftHandle, whichGPUs: &[i32]) -> (cufftResult,) {
    let returned = unsafe {
        sys::cufftXtSetGPUs(handle, args::count(whichGPUs.len()), args::as_ptr(whichGPUs).cast_mut())
    };
    (returned,)
}

/// Makes the caller's device memory a plan's workspace on each of its GPUs.
///
/// `cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtSetWorkArea))]
///
/// - `workArea`: in, array, of the length that `plan` requires
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkArea).
///
/// # Safety
///
/// - Each address in `workArea` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
/// - `workArea` is used after the call returns: keep it alive and do not modify it until another value is set in `plan`, or `plan` is destroyed.
/// - `workArea`: at least as long as `plan` requires. The length is not checked.
#[inline]
pub unsafe fn cufftXtSetWorkArea(
    plan: cufftHandle,
    workArea: &[*mut c_void],
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtSetWorkArea(plan, args::as_ptr(workArea).cast_mut()) };
    (returned,)
}

/// Sets a plan's workspace policy: minimal size, a given size, or a size for best performance.
///
/// `cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtSetWorkAreaPolicy))]
///
/// - `workSize`: in, an address, passed unchanged
///
/// In `cufftXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkAreaPolicy).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtSetWorkAreaPolicy(
    plan: cufftHandle,
    policy: cufftXtWorkAreaPolicy,
    workSize: *mut usize,
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtSetWorkAreaPolicy(plan, policy, workSize) };
    (returned,)
}
