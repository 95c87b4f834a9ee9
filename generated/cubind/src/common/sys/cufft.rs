//! C functions with identical declarations in all major versions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cufft, CUFFT, Err(missing) => missing.status();

    #[called_by(owned cufftCreate)]
    fn cufftCreate(handle: *mut cufftHandle) -> cufftResult;

    #[called_by(cufftDestroy)]
    fn cufftDestroy(plan: cufftHandle) -> cufftResult;

    #[called_by(cufftEstimate1d)]
    fn cufftEstimate1d(nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    #[called_by(cufftEstimate2d)]
    fn cufftEstimate2d(nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    #[called_by(cufftEstimate3d)]
    fn cufftEstimate3d(nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    #[called_by(cufftEstimateMany)]
    fn cufftEstimateMany(rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftExecC2C)]
    fn cufftExecC2C(plan: cufftHandle, idata: *mut cufftComplex, odata: *mut cufftComplex, direction: i32) -> cufftResult;

    #[called_by(owned cufftExecC2R)]
    fn cufftExecC2R(plan: cufftHandle, idata: *mut cufftComplex, odata: *mut cufftReal) -> cufftResult;

    #[called_by(owned cufftExecD2Z)]
    fn cufftExecD2Z(plan: cufftHandle, idata: *mut cufftDoubleReal, odata: *mut cufftDoubleComplex) -> cufftResult;

    #[called_by(owned cufftExecR2C)]
    fn cufftExecR2C(plan: cufftHandle, idata: *mut cufftReal, odata: *mut cufftComplex) -> cufftResult;

    #[called_by(owned cufftExecZ2D)]
    fn cufftExecZ2D(plan: cufftHandle, idata: *mut cufftDoubleComplex, odata: *mut cufftDoubleReal) -> cufftResult;

    #[called_by(owned cufftExecZ2Z)]
    fn cufftExecZ2Z(plan: cufftHandle, idata: *mut cufftDoubleComplex, odata: *mut cufftDoubleComplex, direction: i32) -> cufftResult;

    #[called_by(owned cufftGetPlanPropertyInt64)]
    #[since = "12.4"]
    fn cufftGetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, returnPtrValue: *mut i64) -> cufftResult;

    #[called_by(cufftGetProperty)]
    fn cufftGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cufftResult;

    #[called_by(owned cufftGetSize)]
    fn cufftGetSize(handle: cufftHandle, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftGetSize1d)]
    fn cufftGetSize1d(handle: cufftHandle, nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftGetSize2d)]
    fn cufftGetSize2d(handle: cufftHandle, nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftGetSize3d)]
    fn cufftGetSize3d(handle: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftGetSizeMany)]
    fn cufftGetSizeMany(handle: cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workArea: *mut usize) -> cufftResult;

    #[called_by(owned cufftGetSizeMany64)]
    fn cufftGetSizeMany64(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, onembed: *mut i64, ostride: i64, odist: i64, r#type: cufftType, batch: i64, workSize: *mut usize) -> cufftResult;

    #[called_by(cufftGetVersion)]
    fn cufftGetVersion(version: *mut i32) -> cufftResult;

    #[called_by(owned cufftMakePlan1d)]
    fn cufftMakePlan1d(plan: cufftHandle, nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftMakePlan2d)]
    fn cufftMakePlan2d(plan: cufftHandle, nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftMakePlan3d)]
    fn cufftMakePlan3d(plan: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftMakePlanMany)]
    fn cufftMakePlanMany(plan: cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftMakePlanMany64)]
    fn cufftMakePlanMany64(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, onembed: *mut i64, ostride: i64, odist: i64, r#type: cufftType, batch: i64, workSize: *mut usize) -> cufftResult;

    #[called_by(owned cufftPlan1d)]
    fn cufftPlan1d(plan: *mut cufftHandle, nx: i32, r#type: cufftType, batch: i32) -> cufftResult;

    #[called_by(owned cufftPlan2d)]
    fn cufftPlan2d(plan: *mut cufftHandle, nx: i32, ny: i32, r#type: cufftType) -> cufftResult;

    #[called_by(owned cufftPlan3d)]
    fn cufftPlan3d(plan: *mut cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType) -> cufftResult;

    #[called_by(owned cufftPlanMany)]
    fn cufftPlanMany(plan: *mut cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32) -> cufftResult;

    #[called_by(owned cufftResetPlanProperty)]
    #[since = "12.4"]
    fn cufftResetPlanProperty(plan: cufftHandle, property: cufftProperty) -> cufftResult;

    #[called_by(owned cufftSetAutoAllocation)]
    fn cufftSetAutoAllocation(plan: cufftHandle, autoAllocate: i32) -> cufftResult;

    #[called_by(owned cufftSetPlanPropertyInt64)]
    #[since = "12.4"]
    fn cufftSetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, inputValueInt: i64) -> cufftResult;

    #[called_by(owned cufftSetStream)]
    fn cufftSetStream(plan: cufftHandle, stream: runtime::cudaStream_t) -> cufftResult;

    #[called_by(owned cufftSetWorkArea)]
    fn cufftSetWorkArea(plan: cufftHandle, workArea: *mut c_void) -> cufftResult;

    #[called_by(owned cufftXtClearCallback)]
    fn cufftXtClearCallback(plan: cufftHandle, cbType: cufftXtCallbackType) -> cufftResult;

    #[called_by(owned cufftXtExec)]
    fn cufftXtExec(plan: cufftHandle, input: *mut c_void, output: *mut c_void, direction: i32) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptor)]
    fn cufftXtExecDescriptor(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptorC2C)]
    fn cufftXtExecDescriptorC2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptorC2R)]
    fn cufftXtExecDescriptorC2R(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptorD2Z)]
    fn cufftXtExecDescriptorD2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptorR2C)]
    fn cufftXtExecDescriptorR2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptorZ2D)]
    fn cufftXtExecDescriptorZ2D(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    #[called_by(owned cufftXtExecDescriptorZ2Z)]
    fn cufftXtExecDescriptorZ2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    #[called_by(cufftXtFree)]
    fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> cufftResult;

    #[called_by(owned cufftXtGetSizeMany)]
    fn cufftXtGetSizeMany(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, inputtype: runtime::cudaDataType, onembed: *mut i64, ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64, workSize: *mut usize, executiontype: runtime::cudaDataType) -> cufftResult;

    #[called_by(owned cufftXtMakePlanMany)]
    fn cufftXtMakePlanMany(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, inputtype: runtime::cudaDataType, onembed: *mut i64, ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64, workSize: *mut usize, executiontype: runtime::cudaDataType) -> cufftResult;

    #[called_by(owned cufftXtMalloc)]
    fn cufftXtMalloc(plan: cufftHandle, descriptor: *mut *mut cudaLibXtDesc, format: cufftXtSubFormat) -> cufftResult;

    #[called_by(owned cufftXtMemcpy)]
    fn cufftXtMemcpy(plan: cufftHandle, dstPointer: *mut c_void, srcPointer: *mut c_void, r#type: cufftXtCopyType) -> cufftResult;

    #[called_by(owned cufftXtQueryPlan)]
    fn cufftXtQueryPlan(plan: cufftHandle, queryStruct: *mut c_void, queryType: cufftXtQueryType) -> cufftResult;

    #[called_by(owned cufftXtSetCallback)]
    fn cufftXtSetCallback(plan: cufftHandle, callback_routine: *mut *mut c_void, cbType: cufftXtCallbackType, caller_info: *mut *mut c_void) -> cufftResult;

    #[called_by(owned cufftXtSetCallbackSharedSize)]
    fn cufftXtSetCallbackSharedSize(plan: cufftHandle, cbType: cufftXtCallbackType, sharedSize: usize) -> cufftResult;

    #[called_by(owned cufftXtSetGPUs)]
    fn cufftXtSetGPUs(handle: cufftHandle, nGPUs: i32, whichGPUs: *mut i32) -> cufftResult;

    #[called_by(owned cufftXtSetWorkArea)]
    fn cufftXtSetWorkArea(plan: cufftHandle, workArea: *mut *mut c_void) -> cufftResult;

    #[called_by(owned cufftXtSetWorkAreaPolicy)]
    fn cufftXtSetWorkAreaPolicy(plan: cufftHandle, policy: cufftXtWorkAreaPolicy, workSize: *mut usize) -> cufftResult;
}
