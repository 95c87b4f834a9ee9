//! The functions of the cuFFT as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cufft as raw;
#[allow(unused_imports)]
use raw::CUFFT;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cufft::all_types::*;

checked! {
    CUFFT, cufftResult;
    fn cufftCreate() -> cufftHandle;
    fn cufftDestroy(plan: cufftHandle) -> ();
    fn cufftEstimate1d(nx: i32, r#type: cufftType, batch: i32) -> usize;
    fn cufftEstimate2d(nx: i32, ny: i32, r#type: cufftType) -> usize;
    fn cufftEstimate3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> usize;
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
    fn cufftExecC2C(
        plan: cufftHandle,
        idata: CuPtr<cufftComplex>,
        odata: CuPtr<cufftComplex>,
        direction: i32,
    ) -> ();
    fn cufftExecC2R(
        plan: cufftHandle,
        idata: CuPtr<cufftComplex>,
        odata: CuPtr<cufftReal>,
    ) -> ();
    fn cufftExecD2Z(
        plan: cufftHandle,
        idata: CuPtr<cufftDoubleReal>,
        odata: CuPtr<cufftDoubleComplex>,
    ) -> ();
    fn cufftExecR2C(
        plan: cufftHandle,
        idata: CuPtr<cufftReal>,
        odata: CuPtr<cufftComplex>,
    ) -> ();
    fn cufftExecZ2D(
        plan: cufftHandle,
        idata: CuPtr<cufftDoubleComplex>,
        odata: CuPtr<cufftDoubleReal>,
    ) -> ();
    fn cufftExecZ2Z(
        plan: cufftHandle,
        idata: CuPtr<cufftDoubleComplex>,
        odata: CuPtr<cufftDoubleComplex>,
        direction: i32,
    ) -> ();
    fn cufftGetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty) -> i64;
    fn cufftGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn cufftGetSize(handle: cufftHandle) -> [usize; 64];
    fn cufftGetSize1d(
        handle: cufftHandle,
        nx: i32,
        r#type: cufftType,
        batch: i32,
    ) -> [usize; 64];
    fn cufftGetSize2d(
        handle: cufftHandle,
        nx: i32,
        ny: i32,
        r#type: cufftType,
    ) -> [usize; 64];
    fn cufftGetSize3d(
        handle: cufftHandle,
        nx: i32,
        ny: i32,
        nz: i32,
        r#type: cufftType,
    ) -> [usize; 64];
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
    fn cufftGetVersion() -> i32;
    fn cufftMakePlan1d(
        plan: cufftHandle,
        nx: i32,
        r#type: cufftType,
        batch: i32,
    ) -> [usize; 64];
    fn cufftMakePlan2d(
        plan: cufftHandle,
        nx: i32,
        ny: i32,
        r#type: cufftType,
    ) -> [usize; 64];
    fn cufftMakePlan3d(
        plan: cufftHandle,
        nx: i32,
        ny: i32,
        nz: i32,
        r#type: cufftType,
    ) -> [usize; 64];
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
    fn cufftPlan1d(nx: i32, r#type: cufftType, batch: i32) -> cufftHandle;
    fn cufftPlan2d(nx: i32, ny: i32, r#type: cufftType) -> cufftHandle;
    fn cufftPlan3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> cufftHandle;
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
    fn cufftResetPlanProperty(plan: cufftHandle, property: cufftProperty) -> ();
    fn cufftSetAutoAllocation(plan: cufftHandle, autoAllocate: i32) -> ();
    fn cufftSetPlanPropertyInt64(
        plan: cufftHandle,
        property: cufftProperty,
        inputValueInt: i64,
    ) -> ();
    fn cufftSetStream(plan: cufftHandle, stream: runtime::cudaStream_t) -> ();
    fn cufftSetWorkArea(plan: cufftHandle, workArea: CuPtr<c_void>) -> ();
    fn cufftXtClearCallback(plan: cufftHandle, cbType: cufftXtCallbackType) -> ();
    fn cufftXtExec(
        plan: cufftHandle,
        input: CuPtr<c_void>,
        output: CuPtr<c_void>,
        direction: i32,
    ) -> ();
    fn cufftXtExecDescriptor(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
        direction: i32,
    ) -> ();
    fn cufftXtExecDescriptorC2C(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
        direction: i32,
    ) -> ();
    fn cufftXtExecDescriptorC2R(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    fn cufftXtExecDescriptorD2Z(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    fn cufftXtExecDescriptorR2C(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    fn cufftXtExecDescriptorZ2D(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
    ) -> ();
    fn cufftXtExecDescriptorZ2Z(
        plan: cufftHandle,
        input: *mut cudaLibXtDesc,
        output: *mut cudaLibXtDesc,
        direction: i32,
    ) -> ();
    fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> ();
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
    fn cufftXtMalloc(plan: cufftHandle, format: cufftXtSubFormat) -> *mut cudaLibXtDesc;
    fn cufftXtMemcpy(
        plan: cufftHandle,
        dstPointer: *mut c_void,
        srcPointer: *mut c_void,
        r#type: cufftXtCopyType,
    ) -> ();
    fn cufftXtSetCallback(
        plan: cufftHandle,
        callback_routine: &[*mut c_void],
        cbType: cufftXtCallbackType,
        caller_info: &[*mut c_void],
    ) -> ();
    fn cufftXtSetCallbackSharedSize(
        plan: cufftHandle,
        cbType: cufftXtCallbackType,
        sharedSize: usize,
    ) -> ();
    fn cufftXtSetGPUs(handle: cufftHandle, whichGPUs: &[i32]) -> ();
    fn cufftXtSetJITCallback<T: Input>(
        plan: cufftHandle,
        lto_callback_symbol_name: &CStr,
        lto_callback_fatbin: &[T],
        r#type: cufftXtCallbackType,
        caller_info: &[*mut c_void],
    ) -> ();
    fn cufftXtSetWorkArea(plan: cufftHandle, workArea: &[*mut c_void]) -> ();
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
/// As there.
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
