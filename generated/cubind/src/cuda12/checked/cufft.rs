//! The functions of the cuFFT as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cufft as raw;
#[allow(unused_imports)]
use raw::CUFFT;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cufft::all_types::*;

checked! {
    CUFFT, cufftResult;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftCreate() -> cufftHandle;
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// `plan`: from the matching allocation or registration; all uses come before this call in the order of `plan`'s stream.
    fn cufftDestroy(plan: cufftHandle) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimate1d(nx: i32, r#type: cufftType, batch: i32) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimate2d(nx: i32, ny: i32, r#type: cufftType) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimate3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> usize;
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimateMany(
        n: &[i32],
        inembed: &[i32],
        istride: i32,
        idist: i32,
        onembed: &[i32],
        ostride: i32,
        odist: i32,
        r#type: cufftType,
        batch: i32,
    ) -> usize;
    /// - `idata`: on the device
    /// - `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftExecC2C(
        plan: cufftHandle,
        idata: CuPtr<cufftComplex>,
        odata: CuPtr<cufftComplex>,
        direction: i32,
    ) -> ();
    /// - `idata`: on the device
    /// - `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftExecC2R(
        plan: cufftHandle,
        idata: CuPtr<cufftComplex>,
        odata: CuPtr<cufftReal>,
    ) -> ();
    /// - `idata`: on the device
    /// - `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftExecD2Z(
        plan: cufftHandle,
        idata: CuPtr<cufftDoubleReal>,
        odata: CuPtr<cufftDoubleComplex>,
    ) -> ();
    /// - `idata`: on the device
    /// - `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftExecR2C(
        plan: cufftHandle,
        idata: CuPtr<cufftReal>,
        odata: CuPtr<cufftComplex>,
    ) -> ();
    /// - `idata`: on the device
    /// - `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftExecZ2D(
        plan: cufftHandle,
        idata: CuPtr<cufftDoubleComplex>,
        odata: CuPtr<cufftDoubleReal>,
    ) -> ();
    /// - `idata`: on the device
    /// - `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftExecZ2Z(
        plan: cufftHandle,
        idata: CuPtr<cufftDoubleComplex>,
        odata: CuPtr<cufftDoubleComplex>,
        direction: i32,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty) -> i64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize(handle: cufftHandle) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize1d(
        handle: cufftHandle,
        nx: i32,
        r#type: cufftType,
        batch: i32,
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize2d(
        handle: cufftHandle,
        nx: i32,
        ny: i32,
        r#type: cufftType,
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize3d(
        handle: cufftHandle,
        nx: i32,
        ny: i32,
        nz: i32,
        r#type: cufftType,
    ) -> [usize; 64];
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSizeMany(
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
    ) -> [usize; 64];
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSizeMany64(
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
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetVersion() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlan1d(
        plan: cufftHandle,
        nx: i32,
        r#type: cufftType,
        batch: i32,
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlan2d(
        plan: cufftHandle,
        nx: i32,
        ny: i32,
        r#type: cufftType,
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlan3d(
        plan: cufftHandle,
        nx: i32,
        ny: i32,
        nz: i32,
        r#type: cufftType,
    ) -> [usize; 64];
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlanMany(
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
    ) -> [usize; 64];
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlanMany64(
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
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlan1d(nx: i32, r#type: cufftType, batch: i32) -> cufftHandle;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlan2d(nx: i32, ny: i32, r#type: cufftType) -> cufftHandle;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlan3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> cufftHandle;
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlanMany(
        n: &[i32],
        inembed: &[i32],
        istride: i32,
        idist: i32,
        onembed: &[i32],
        ostride: i32,
        odist: i32,
        r#type: cufftType,
        batch: i32,
    ) -> cufftHandle;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftResetPlanProperty(plan: cufftHandle, property: cufftProperty) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftSetAutoAllocation(plan: cufftHandle, autoAllocate: i32) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftSetPlanPropertyInt64(
        plan: cufftHandle,
        property: cufftProperty,
        inputValueInt: i64,
    ) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `stream` and what it refers to are used after the call, until `plan` is destroyed or set again.
    fn cufftSetStream(plan: cufftHandle, stream: runtime::cudaStream_t) -> ();
    /// - `workArea`: on the device
    ///
    /// # Safety
    ///
    /// `workArea`: valid device memory of the size that the other arguments imply, until `plan` is destroyed or set again.
    fn cufftSetWorkArea(plan: cufftHandle, workArea: CuPtr<c_void>) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtClearCallback(plan: cufftHandle, cbType: cufftXtCallbackType) -> ();
    /// - `input`: on the device
    /// - `output`: on the device
    ///
    /// # Safety
    ///
    /// `input`, `output`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftXtExec(
        plan: cufftHandle,
        input: CuPtr<c_void>,
        output: CuPtr<c_void>,
        direction: i32,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptor(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
        direction: i32,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptorC2C(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
        direction: i32,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptorC2R(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptorD2Z(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptorR2C(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptorZ2D(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    /// - `input`: in, an address, passed unchanged
    /// - `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
    fn cufftXtExecDescriptorZ2Z(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
        direction: i32,
    ) -> ();
    /// - `descriptor`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `descriptor`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> ();
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtGetSizeMany(
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
    ) -> [usize; 64];
    /// - `n`: in, array, length `rank`
    /// - `inembed`: in, array, length `rank`; an empty slice passes NULL
    /// - `onembed`: in, array, length `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtMakePlanMany(
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
    ) -> [usize; 64];
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtMalloc(plan: cufftHandle, format: cufftXtSubFormat) -> *mut cudaLibXtDesc;
    /// - `dstPointer`: in, an address, passed unchanged
    /// - `srcPointer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `dstPointer`, `srcPointer`: valid memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
    fn cufftXtMemcpy(
        plan: cufftHandle,
        dstPointer: *mut c_void,
        srcPointer: *mut c_void,
        r#type: cufftXtCopyType,
    ) -> ();
    /// - `callback_routine`: in, array, length `known by plan`
    /// - `caller_info`: in, array, length `known by plan`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `callback_routine`, `caller_info`: valid memory of the size that the other arguments imply, until `plan` is destroyed or set again.
    /// - `callback_routine`, `caller_info`: at least as long as `plan` needs; that is not checked.
    fn cufftXtSetCallback(
        plan: cufftHandle,
        callback_routine: &[*mut c_void],
        cbType: cufftXtCallbackType,
        caller_info: &[*mut c_void],
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtSetCallbackSharedSize(
        plan: cufftHandle,
        cbType: cufftXtCallbackType,
        sharedSize: usize,
    ) -> ();
    /// - `whichGPUs`: in, array, length `nGPUs`
    ///
    /// # Safety
    ///
    /// `whichGPUs` and what it refers to are used after the call, until `handle` is destroyed or set again.
    fn cufftXtSetGPUs(handle: cufftHandle, whichGPUs: &[i32]) -> ();
    /// - `workArea`: in, array, length `known by plan`
    ///
    /// # Safety
    ///
    /// - `workArea`: valid memory of the size that the other arguments imply, until `plan` is destroyed or set again.
    /// - `workArea`: at least as long as `plan` needs; that is not checked.
    fn cufftXtSetWorkArea(plan: cufftHandle, workArea: &[*mut c_void]) -> ();
    /// - `workSize`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtSetWorkAreaPolicy(
        plan: cufftHandle,
        policy: cufftXtWorkAreaPolicy,
        workSize: *mut usize,
    ) -> ();
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cufftXtQueryType {
            CUFFT_QUERY_1D_FACTORS: cufftXt1dFactors,
        }
    }
}

/// As [`cufftXtQueryPlan`](raw::cufftXtQueryPlan), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtQueryPlan<T: AttributeValue<C>, C: Output>(
    plan: cufftHandle,
    queryType: Key<cufftXtQueryType, T, C>,
) -> Result<T, crate::Error<cufftResult>> {
    crate::support::checked(
            called!(CUFFT, cufftXtQueryPlan),
            unsafe { raw::cufftXtQueryPlan::<C>(plan, queryType.selector()) },
        )
        .map(T::from_c)
}
