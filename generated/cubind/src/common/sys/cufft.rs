//! C functions that are declared alike in all major versions: cuFFT.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUFFT, Err(missing) => missing.status();

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftCreate(handle: *mut cufftHandle) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftDestroy(plan: cufftHandle) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimate1d(nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimate2d(nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimate3d(nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimateMany(rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecC2C(plan: cufftHandle, idata: *mut cufftComplex, odata: *mut cufftComplex, direction: i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecC2R(plan: cufftHandle, idata: *mut cufftComplex, odata: *mut cufftReal) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecD2Z(plan: cufftHandle, idata: *mut cufftDoubleReal, odata: *mut cufftDoubleComplex) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecR2C(plan: cufftHandle, idata: *mut cufftReal, odata: *mut cufftComplex) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecZ2D(plan: cufftHandle, idata: *mut cufftDoubleComplex, odata: *mut cufftDoubleReal) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecZ2Z(plan: cufftHandle, idata: *mut cufftDoubleComplex, odata: *mut cufftDoubleComplex, direction: i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cufftGetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, returnPtrValue: *mut i64) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize(handle: cufftHandle, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize1d(handle: cufftHandle, nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize2d(handle: cufftHandle, nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize3d(handle: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSizeMany(handle: cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workArea: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSizeMany64(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, onembed: *mut i64, ostride: i64, odist: i64, r#type: cufftType, batch: i64, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetVersion(version: *mut i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlan1d(plan: cufftHandle, nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlan2d(plan: cufftHandle, nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlan3d(plan: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlanMany(plan: cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlanMany64(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, onembed: *mut i64, ostride: i64, odist: i64, r#type: cufftType, batch: i64, workSize: *mut usize) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlan1d(plan: *mut cufftHandle, nx: i32, r#type: cufftType, batch: i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlan2d(plan: *mut cufftHandle, nx: i32, ny: i32, r#type: cufftType) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlan3d(plan: *mut cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlanMany(plan: *mut cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cufftResetPlanProperty(plan: cufftHandle, property: cufftProperty) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftSetAutoAllocation(plan: cufftHandle, autoAllocate: i32) -> cufftResult;

    /// In `cufft.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cufftSetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, inputValueInt: i64) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftSetStream(plan: cufftHandle, stream: runtime::cudaStream_t) -> cufftResult;

    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftSetWorkArea(plan: cufftHandle, workArea: *mut c_void) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtClearCallback(plan: cufftHandle, cbType: cufftXtCallbackType) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExec(plan: cufftHandle, input: *mut c_void, output: *mut c_void, direction: i32) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptor(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorC2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorC2R(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorD2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorR2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorZ2D(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorZ2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtGetSizeMany(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, inputtype: runtime::cudaDataType, onembed: *mut i64, ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64, workSize: *mut usize, executiontype: runtime::cudaDataType) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtMakePlanMany(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, inputtype: runtime::cudaDataType, onembed: *mut i64, ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64, workSize: *mut usize, executiontype: runtime::cudaDataType) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtMalloc(plan: cufftHandle, descriptor: *mut *mut cudaLibXtDesc, format: cufftXtSubFormat) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtMemcpy(plan: cufftHandle, dstPointer: *mut c_void, srcPointer: *mut c_void, r#type: cufftXtCopyType) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtQueryPlan(plan: cufftHandle, queryStruct: *mut c_void, queryType: cufftXtQueryType) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetCallback(plan: cufftHandle, callback_routine: *mut *mut c_void, cbType: cufftXtCallbackType, caller_info: *mut *mut c_void) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetCallbackSharedSize(plan: cufftHandle, cbType: cufftXtCallbackType, sharedSize: usize) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetGPUs(handle: cufftHandle, nGPUs: i32, whichGPUs: *mut i32) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetWorkArea(plan: cufftHandle, workArea: *mut *mut c_void) -> cufftResult;

    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetWorkAreaPolicy(plan: cufftHandle, policy: cufftXtWorkAreaPolicy, workSize: *mut usize) -> cufftResult;
}
