//! C functions that are declared alike in all major versions: cuFFT.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUFFT, Err(missing) => missing.status();

    /// `cufftResult cufftCreate(cufftHandle *handle)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftCreate(handle: *mut cufftHandle) -> cufftResult;

    /// `cufftResult cufftDestroy(cufftHandle plan)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftDestroy(plan: cufftHandle) -> cufftResult;

    /// `cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimate1d(nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimate2d(nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimate3d(nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftEstimateMany(rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecC2C(plan: cufftHandle, idata: *mut cufftComplex, odata: *mut cufftComplex, direction: i32) -> cufftResult;

    /// `cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecC2R(plan: cufftHandle, idata: *mut cufftComplex, odata: *mut cufftReal) -> cufftResult;

    /// `cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecD2Z(plan: cufftHandle, idata: *mut cufftDoubleReal, odata: *mut cufftDoubleComplex) -> cufftResult;

    /// `cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecR2C(plan: cufftHandle, idata: *mut cufftReal, odata: *mut cufftComplex) -> cufftResult;

    /// `cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecZ2D(plan: cufftHandle, idata: *mut cufftDoubleComplex, odata: *mut cufftDoubleReal) -> cufftResult;

    /// `cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftExecZ2Z(plan: cufftHandle, idata: *mut cufftDoubleComplex, odata: *mut cufftDoubleComplex, direction: i32) -> cufftResult;

    /// `cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)`
    ///
    /// In `cufft.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cufftGetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, returnPtrValue: *mut i64) -> cufftResult;

    /// `cufftResult cufftGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cufftResult;

    /// `cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize(handle: cufftHandle, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize1d(handle: cufftHandle, nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize2d(handle: cufftHandle, nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSize3d(handle: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSizeMany(handle: cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workArea: *mut usize) -> cufftResult;

    /// `cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetSizeMany64(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, onembed: *mut i64, ostride: i64, odist: i64, r#type: cufftType, batch: i64, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftGetVersion(int *version)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftGetVersion(version: *mut i32) -> cufftResult;

    /// `cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlan1d(plan: cufftHandle, nx: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlan2d(plan: cufftHandle, nx: i32, ny: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlan3d(plan: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlanMany(plan: cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftMakePlanMany64(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, onembed: *mut i64, ostride: i64, odist: i64, r#type: cufftType, batch: i64, workSize: *mut usize) -> cufftResult;

    /// `cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlan1d(plan: *mut cufftHandle, nx: i32, r#type: cufftType, batch: i32) -> cufftResult;

    /// `cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlan2d(plan: *mut cufftHandle, nx: i32, ny: i32, r#type: cufftType) -> cufftResult;

    /// `cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlan3d(plan: *mut cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType) -> cufftResult;

    /// `cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftPlanMany(plan: *mut cufftHandle, rank: i32, n: *mut i32, inembed: *mut i32, istride: i32, idist: i32, onembed: *mut i32, ostride: i32, odist: i32, r#type: cufftType, batch: i32) -> cufftResult;

    /// `cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)`
    ///
    /// In `cufft.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cufftResetPlanProperty(plan: cufftHandle, property: cufftProperty) -> cufftResult;

    /// `cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftSetAutoAllocation(plan: cufftHandle, autoAllocate: i32) -> cufftResult;

    /// `cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long inputValueInt)`
    ///
    /// In `cufft.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cufftSetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, inputValueInt: i64) -> cufftResult;

    /// `cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftSetStream(plan: cufftHandle, stream: runtime::cudaStream_t) -> cufftResult;

    /// `cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)`
    ///
    /// In `cufft.h` since CUDA 12.0 or earlier.
    fn cufftSetWorkArea(plan: cufftHandle, workArea: *mut c_void) -> cufftResult;

    /// `cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtClearCallback(plan: cufftHandle, cbType: cufftXtCallbackType) -> cufftResult;

    /// `cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExec(plan: cufftHandle, input: *mut c_void, output: *mut c_void, direction: i32) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptor(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorC2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorC2R(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorD2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorR2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorZ2D(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> cufftResult;

    /// `cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtExecDescriptorZ2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32) -> cufftResult;

    /// `cufftResult cufftXtFree(cudaLibXtDesc *descriptor)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> cufftResult;

    /// `cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtGetSizeMany(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, inputtype: runtime::cudaDataType, onembed: *mut i64, ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64, workSize: *mut usize, executiontype: runtime::cudaDataType) -> cufftResult;

    /// `cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtMakePlanMany(plan: cufftHandle, rank: i32, n: *mut i64, inembed: *mut i64, istride: i64, idist: i64, inputtype: runtime::cudaDataType, onembed: *mut i64, ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64, workSize: *mut usize, executiontype: runtime::cudaDataType) -> cufftResult;

    /// `cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtMalloc(plan: cufftHandle, descriptor: *mut *mut cudaLibXtDesc, format: cufftXtSubFormat) -> cufftResult;

    /// `cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtMemcpy(plan: cufftHandle, dstPointer: *mut c_void, srcPointer: *mut c_void, r#type: cufftXtCopyType) -> cufftResult;

    /// `cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtQueryPlan(plan: cufftHandle, queryStruct: *mut c_void, queryType: cufftXtQueryType) -> cufftResult;

    /// `cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetCallback(plan: cufftHandle, callback_routine: *mut *mut c_void, cbType: cufftXtCallbackType, caller_info: *mut *mut c_void) -> cufftResult;

    /// `cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetCallbackSharedSize(plan: cufftHandle, cbType: cufftXtCallbackType, sharedSize: usize) -> cufftResult;

    /// `cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetGPUs(handle: cufftHandle, nGPUs: i32, whichGPUs: *mut i32) -> cufftResult;

    /// `cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetWorkArea(plan: cufftHandle, workArea: *mut *mut c_void) -> cufftResult;

    /// `cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)`
    ///
    /// In `cufftXt.h` since CUDA 12.0 or earlier.
    fn cufftXtSetWorkAreaPolicy(plan: cufftHandle, policy: cufftXtWorkAreaPolicy, workSize: *mut usize) -> cufftResult;
}
