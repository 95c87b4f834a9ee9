//! Functions with a `Result` that are identical in all major versions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    cufft, CUFFT, cufftResult;
    #[other = owned]
    /// Creates an empty plan, which can be configured before `cufftMakePlan1d` or a similar function completes it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftCreate() -> cufftHandle;
    /// Destroys a plan, and frees its workspace if cuFFT allocated the workspace.
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// `plan` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `plan`'s stream.
    fn cufftDestroy(plan: cufftHandle) -> ();
    /// Estimates the workspace size in bytes for one-dimensional transforms of nx points, without a plan.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimate1d(nx: i32, r#type: cufftType, batch: i32) -> usize;
    /// Estimates the workspace size in bytes for transforms of nx × ny points, without a plan.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimate2d(nx: i32, ny: i32, r#type: cufftType) -> usize;
    /// Estimates the workspace size in bytes for transforms of nx × ny × nz points, without a plan.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimate3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> usize;
    /// Estimates the workspace size in bytes for a batch of transforms with strides, without a plan.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftEstimateMany(
        n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32], ostride: i32, odist: i32,
        r#type: cufftType, batch: i32,
    ) -> usize;
    #[other = owned]
    /// Computes an unscaled single-precision complex transform, forward or inverse; in place if `odata` is `idata`.
    /// - `idata`, `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftExecC2C(plan: cufftHandle, idata: CuPtr<cufftComplex>, odata: CuPtr<cufftComplex>, direction: i32) -> ();
    #[other = owned]
    /// Computes an unscaled inverse single-precision complex-to-real transform of the nonredundant half of a spectrum.
    /// - `idata`, `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftExecC2R(plan: cufftHandle, idata: CuPtr<cufftComplex>, odata: CuPtr<cufftReal>) -> ();
    #[other = owned]
    /// Computes a forward double-precision real-to-complex transform, and writes only the nonredundant half.
    /// - `idata`, `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftExecD2Z(plan: cufftHandle, idata: CuPtr<cufftDoubleReal>, odata: CuPtr<cufftDoubleComplex>) -> ();
    #[other = owned]
    /// Computes a forward single-precision real-to-complex transform, and writes only the nonredundant half.
    /// - `idata`, `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftExecR2C(plan: cufftHandle, idata: CuPtr<cufftReal>, odata: CuPtr<cufftComplex>) -> ();
    #[other = owned]
    /// Computes an unscaled inverse double-precision complex-to-real transform of the nonredundant half of a spectrum.
    /// - `idata`, `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftExecZ2D(plan: cufftHandle, idata: CuPtr<cufftDoubleComplex>, odata: CuPtr<cufftDoubleReal>) -> ();
    #[other = owned]
    /// Computes an unscaled double-precision complex transform, forward or inverse; in place if `odata` is `idata`.
    /// - `idata`, `odata`: on the device
    ///
    /// # Safety
    ///
    /// `idata`, `odata`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftExecZ2Z(
        plan: cufftHandle, idata: CuPtr<cufftDoubleComplex>, odata: CuPtr<cufftDoubleComplex>, direction: i32,
    ) -> ();
    #[other = owned]
    /// Returns an integer property of a plan.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty) -> i64;
    /// Returns one part of the version of cuFFT: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Returns the workspace size in bytes of a completed plan on each of its GPUs.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize(handle: cufftHandle) -> [usize; 64];
    #[other = owned]
    /// Returns the workspace size in bytes for transforms of nx points with the plan's configuration.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize1d(handle: cufftHandle, nx: i32, r#type: cufftType, batch: i32) -> [usize; 64];
    #[other = owned]
    /// Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize2d(handle: cufftHandle, nx: i32, ny: i32, r#type: cufftType) -> [usize; 64];
    #[other = owned]
    /// Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSize3d(handle: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType) -> [usize; 64];
    #[other = owned]
    /// Returns the workspace size in bytes for a batch of transforms with strides and the plan's configuration.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSizeMany(
        handle: cufftHandle, n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32], ostride: i32,
        odist: i32, r#type: cufftType, batch: i32,
    ) -> [usize; 64];
    #[other = owned]
    /// Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetSizeMany64(
        plan: cufftHandle, n: &[i64], inembed: &[i64], istride: i64, idist: i64, onembed: &[i64], ostride: i64,
        odist: i64, r#type: cufftType, batch: i64,
    ) -> [usize; 64];
    /// Returns the version of cuFFT as an integer.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftGetVersion() -> i32;
    #[other = owned]
    /// Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlan1d(plan: cufftHandle, nx: i32, r#type: cufftType, batch: i32) -> [usize; 64];
    #[other = owned]
    /// Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlan2d(plan: cufftHandle, nx: i32, ny: i32, r#type: cufftType) -> [usize; 64];
    #[other = owned]
    /// Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlan3d(plan: cufftHandle, nx: i32, ny: i32, nz: i32, r#type: cufftType) -> [usize; 64];
    #[other = owned]
    /// Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlanMany(
        plan: cufftHandle, n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32], ostride: i32,
        odist: i32, r#type: cufftType, batch: i32,
    ) -> [usize; 64];
    #[other = owned]
    /// Works like `cufftMakePlanMany`, but with 64-bit sizes and strides.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftMakePlanMany64(
        plan: cufftHandle, n: &[i64], inembed: &[i64], istride: i64, idist: i64, onembed: &[i64], ostride: i64,
        odist: i64, r#type: cufftType, batch: i64,
    ) -> [usize; 64];
    #[other = owned]
    /// Creates a plan for a contiguous batch of one-dimensional transforms of nx points.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlan1d(nx: i32, r#type: cufftType, batch: i32) -> cufftHandle;
    #[other = owned]
    /// Creates a plan for transforms of nx × ny points, where ny is the fastest-varying dimension.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlan2d(nx: i32, ny: i32, r#type: cufftType) -> cufftHandle;
    #[other = owned]
    /// Creates a plan for transforms of nx × ny × nz points, where nz is the fastest-varying dimension.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlan3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> cufftHandle;
    #[other = owned]
    /// Creates a plan for a batch of transforms with `rank` dimensions, and input and output strides.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftPlanMany(
        n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32], ostride: i32, odist: i32,
        r#type: cufftType, batch: i32,
    ) -> cufftHandle;
    #[other = owned]
    /// Resets a property of a plan to its default value.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftResetPlanProperty(plan: cufftHandle, property: cufftProperty) -> ();
    #[other = owned]
    /// Sets whether completing a plan allocates its workspace; if not, the caller must set one.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftSetAutoAllocation(plan: cufftHandle, autoAllocate: i32) -> ();
    #[other = owned]
    /// Sets an integer property of a plan, such as the patience for JIT compilation, before completion.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftSetPlanPropertyInt64(plan: cufftHandle, property: cufftProperty, inputValueInt: i64) -> ();
    #[other = owned]
    /// Sets the stream in which later transforms of a plan run.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `stream`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `plan`, or `plan` is destroyed.
    fn cufftSetStream(plan: cufftHandle, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Makes the caller's device memory a plan's workspace, and frees the workspace that cuFFT allocated.
    /// - `workArea`: on the device
    ///
    /// # Safety
    ///
    /// `workArea`: valid device memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
    fn cufftSetWorkArea(plan: cufftHandle, workArea: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Removes the callbacks of one type from a plan.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtClearCallback(plan: cufftHandle, cbType: cufftXtCallbackType) -> ();
    #[other = owned]
    /// Computes an unscaled transform for any type of plan; `direction` applies to complex-to-complex plans only.
    /// - `input`, `output`: on the device
    ///
    /// # Safety
    ///
    /// `input`, `output`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftXtExec(plan: cufftHandle, input: CuPtr<c_void>, output: CuPtr<c_void>, direction: i32) -> ();
    #[other = owned]
    /// Computes a multi-GPU transform, for any type of plan, of the data that a descriptor describes.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptor(
        plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
    ) -> ();
    #[other = owned]
    /// Computes an unscaled multi-GPU single-precision complex transform, forward or inverse.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptorC2C(
        plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
    ) -> ();
    #[other = owned]
    /// Computes an unscaled inverse multi-GPU single-precision complex-to-real transform of half a spectrum.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptorC2R(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> ();
    #[other = owned]
    /// Computes a forward multi-GPU double-precision real-to-complex transform, and writes only the nonredundant half.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptorD2Z(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> ();
    #[other = owned]
    /// Computes a forward multi-GPU single-precision real-to-complex transform, and writes only the nonredundant half.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptorR2C(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> ();
    #[other = owned]
    /// Computes an unscaled inverse multi-GPU double-precision complex-to-real transform of half a spectrum.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptorZ2D(plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc) -> ();
    #[other = owned]
    /// Computes an unscaled multi-GPU double-precision complex transform, forward or inverse.
    /// - `input`, `output`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `input`, `output`: live handles.
    /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
    fn cufftXtExecDescriptorZ2Z(
        plan: cufftHandle, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
    ) -> ();
    /// Frees the memory that a descriptor describes on each GPU, and the descriptor itself.
    /// - `descriptor`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `descriptor` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cufftXtFree(descriptor: *mut cudaLibXtDesc) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtGetSizeMany(
        plan: cufftHandle, n: &[i64], inembed: &[i64], istride: i64, idist: i64, inputtype: runtime::cudaDataType,
        onembed: &[i64], ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64,
        executiontype: runtime::cudaDataType,
    ) -> [usize; 64];
    #[other = owned]
    /// Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.
    /// - `n`: in, array, whose length is passed as `rank`
    /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtMakePlanMany(
        plan: cufftHandle, n: &[i64], inembed: &[i64], istride: i64, idist: i64, inputtype: runtime::cudaDataType,
        onembed: &[i64], ostride: i64, odist: i64, outputtype: runtime::cudaDataType, batch: i64,
        executiontype: runtime::cudaDataType,
    ) -> [usize; 64];
    #[other = owned]
    /// Allocates memory for data on the GPUs of a plan, and creates a descriptor of the memory.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtMalloc(plan: cufftHandle, format: cufftXtSubFormat) -> *mut cudaLibXtDesc;
    #[other = owned]
    /// Copies data between the host and the GPUs of a plan, or between these GPUs.
    /// - `dstPointer`, `srcPointer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `dstPointer`, `srcPointer`: valid memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    fn cufftXtMemcpy(
        plan: cufftHandle, dstPointer: *mut c_void, srcPointer: *mut c_void, r#type: cufftXtCopyType,
    ) -> ();
    #[other = owned]
    /// Sets device functions with which a plan's kernels load or store their data.
    /// - `callback_routine`: in, array, of the length that `plan` requires
    /// - `caller_info`: in, array, of the length that `plan` requires; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - Each address in `callback_routine`, `caller_info` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
    /// - `callback_routine`, `caller_info` are used after the call returns: keep them alive and do not modify them until another value is set in `plan`, or `plan` is destroyed.
    /// - `callback_routine`, `caller_info`: at least as long as `plan` requires. The length is not checked.
    /// - The callbacks may use only the memory that the library passes to them and the memory to which `caller_info` refers.
    fn cufftXtSetCallback(
        plan: cufftHandle, callback_routine: &[*mut c_void], cbType: cufftXtCallbackType, caller_info: &[*mut c_void],
    ) -> ();
    #[other = owned]
    /// Sets the size in bytes of shared memory for a plan's callbacks of one type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtSetCallbackSharedSize(plan: cufftHandle, cbType: cufftXtCallbackType, sharedSize: usize) -> ();
    #[other = owned]
    /// Sets the GPUs over which a plan distributes its transforms, before the plan is completed.
    /// - `whichGPUs`: in, array, whose length is passed as `nGPUs`
    ///
    /// # Safety
    ///
    /// - `whichGPUs` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
    /// - The plan may be executed only with descriptors.
    fn cufftXtSetGPUs(handle: cufftHandle, whichGPUs: &[i32]) -> ();
    #[other = owned]
    /// Makes the caller's device memory a plan's workspace on each of its GPUs.
    /// - `workArea`: in, array, of the length that `plan` requires
    ///
    /// # Safety
    ///
    /// - Each address in `workArea` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
    /// - `workArea` is used after the call returns: keep it alive and do not modify it until another value is set in `plan`, or `plan` is destroyed.
    /// - `workArea`: at least as long as `plan` requires. The length is not checked.
    fn cufftXtSetWorkArea(plan: cufftHandle, workArea: &[*mut c_void]) -> ();
    #[other = owned]
    /// Sets a plan's workspace policy: minimal size, a given size, or a size for best performance.
    /// - `workSize`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cufftXtSetWorkAreaPolicy(plan: cufftHandle, policy: cufftXtWorkAreaPolicy, workSize: *mut usize) -> ();
}

/// Returns information about a multi-GPU plan, such as the factors of a 1D transform.
///
/// Like [`cufftXtQueryPlan`](raw::cufftXtQueryPlan), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cufft cufftXtQueryPlan))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cufftXtQueryPlan<T: AttributeValue<C>, C: Output>(
    plan: cufftHandle,
    queryType: Key<cufftXtQueryType, T, C>,
) -> Result<T, support::Error<cufftResult>> {
    support::checked(
            called!(CUFFT, cufftXtQueryPlan),
            unsafe { raw::cufftXtQueryPlan::<C>(plan, queryType.selector()) },
        )
        .map(T::from_c)
}
