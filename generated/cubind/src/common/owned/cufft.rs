//! Functions with owned handles that are identical in all major versions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cufft, cufftResult;

    safe {
        /// Computes an unscaled single-precision complex transform, forward or inverse; in place if `odata` is `idata`.
        /// Returns an error if one of these is shorter than required: `idata`, `odata`.
        fn cufftExecC2C(
            plan: impl AsHandle<cufftHandle, MAJOR>, idata: impl KnownOutput<cufftComplex>,
            odata: impl KnownOutput<cufftComplex>, direction: i32,
        ) -> () {
            let called = called!(CUFFT, cufftExecC2C);
            planned!(called : idata as cufftComplex, input of plan_of(plan.as_handle()), cufftType::CUFFT_C2C);
            planned!(called : odata as cufftComplex, output of plan_of(plan.as_handle()), cufftType::CUFFT_C2C);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : idata odata);
            checked::cufftExecC2C(plan.as_handle(), idata.0.into(), odata.0.into(), direction)?;
            record_use!(work; idata odata);
        }
        /// Computes an unscaled inverse single-precision complex-to-real transform of the nonredundant half of a spectrum.
        /// Returns an error if one of these is shorter than required: `idata`, `odata`.
        fn cufftExecC2R(
            plan: impl AsHandle<cufftHandle, MAJOR>, idata: impl KnownOutput<cufftComplex>,
            odata: impl KnownOutput<cufftReal>,
        ) -> () {
            let called = called!(CUFFT, cufftExecC2R);
            planned!(called : idata as cufftComplex, input of plan_of(plan.as_handle()), cufftType::CUFFT_C2R);
            planned!(called : odata as cufftReal, output of plan_of(plan.as_handle()), cufftType::CUFFT_C2R);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : idata odata);
            checked::cufftExecC2R(plan.as_handle(), idata.0.into(), odata.0.into())?;
            record_use!(work; idata odata);
        }
        /// Computes a forward double-precision real-to-complex transform, and writes only the nonredundant half.
        /// Returns an error if one of these is shorter than required: `idata`, `odata`.
        fn cufftExecD2Z(
            plan: impl AsHandle<cufftHandle, MAJOR>, idata: impl KnownOutput<cufftDoubleReal>,
            odata: impl KnownOutput<cufftDoubleComplex>,
        ) -> () {
            let called = called!(CUFFT, cufftExecD2Z);
            planned!(called : idata as cufftDoubleReal, input of plan_of(plan.as_handle()), cufftType::CUFFT_D2Z);
            planned!(called : odata as cufftDoubleComplex, output of plan_of(plan.as_handle()), cufftType::CUFFT_D2Z);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : idata odata);
            checked::cufftExecD2Z(plan.as_handle(), idata.0.into(), odata.0.into())?;
            record_use!(work; idata odata);
        }
        /// Computes a forward single-precision real-to-complex transform, and writes only the nonredundant half.
        /// Returns an error if one of these is shorter than required: `idata`, `odata`.
        fn cufftExecR2C(
            plan: impl AsHandle<cufftHandle, MAJOR>, idata: impl KnownOutput<cufftReal>,
            odata: impl KnownOutput<cufftComplex>,
        ) -> () {
            let called = called!(CUFFT, cufftExecR2C);
            planned!(called : idata as cufftReal, input of plan_of(plan.as_handle()), cufftType::CUFFT_R2C);
            planned!(called : odata as cufftComplex, output of plan_of(plan.as_handle()), cufftType::CUFFT_R2C);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : idata odata);
            checked::cufftExecR2C(plan.as_handle(), idata.0.into(), odata.0.into())?;
            record_use!(work; idata odata);
        }
        /// Computes an unscaled inverse double-precision complex-to-real transform of the nonredundant half of a spectrum.
        /// Returns an error if one of these is shorter than required: `idata`, `odata`.
        fn cufftExecZ2D(
            plan: impl AsHandle<cufftHandle, MAJOR>, idata: impl KnownOutput<cufftDoubleComplex>,
            odata: impl KnownOutput<cufftDoubleReal>,
        ) -> () {
            let called = called!(CUFFT, cufftExecZ2D);
            planned!(called : idata as cufftDoubleComplex, input of plan_of(plan.as_handle()), cufftType::CUFFT_Z2D);
            planned!(called : odata as cufftDoubleReal, output of plan_of(plan.as_handle()), cufftType::CUFFT_Z2D);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : idata odata);
            checked::cufftExecZ2D(plan.as_handle(), idata.0.into(), odata.0.into())?;
            record_use!(work; idata odata);
        }
        /// Computes an unscaled double-precision complex transform, forward or inverse; in place if `odata` is `idata`.
        /// Returns an error if one of these is shorter than required: `idata`, `odata`.
        fn cufftExecZ2Z(
            plan: impl AsHandle<cufftHandle, MAJOR>, idata: impl KnownOutput<cufftDoubleComplex>,
            odata: impl KnownOutput<cufftDoubleComplex>, direction: i32,
        ) -> () {
            let called = called!(CUFFT, cufftExecZ2Z);
            planned!(called : idata as cufftDoubleComplex, input of plan_of(plan.as_handle()), cufftType::CUFFT_Z2Z);
            planned!(called : odata as cufftDoubleComplex, output of plan_of(plan.as_handle()), cufftType::CUFFT_Z2Z);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : idata odata);
            checked::cufftExecZ2Z(plan.as_handle(), idata.0.into(), odata.0.into(), direction)?;
            record_use!(work; idata odata);
        }
        /// Sets the stream in which later transforms of a plan run.
        /// `plan` keeps `stream` alive until another stream is set, or until `plan` is destroyed.
        fn cufftSetStream(plan: impl AsHandle<cufftHandle, MAJOR>, stream: impl SharedStream) -> () {
            keep!(
                MAJOR plan.as_handle(), stream; checked::cufftSetStream(plan.as_handle(),
                stream.as_handle_or_null())
            )
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cufft, cufftResult;

    safe {}

    unsafe {
        /// Computes an unscaled transform for any type of plan; `direction` applies to complex-to-complex plans only.
        /// # Safety
        ///
        /// - `input`, `output`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
        fn cufftXtExec(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: impl AnyDeviceOutput, output: impl AnyDeviceOutput,
            direction: i32,
        ) -> () {
            let called = called!(CUFFT, cufftXtExec);
            borrow!(work = set_in!(MAJOR plan.as_handle()), called : input output);
            checked::cufftXtExec(plan.as_handle(), input.0.into(), output.0.into(), direction)?;
            record_use!(work; input output);
        }
    }
}

owned! {
    cufft, cufftResult;

    safe {
        /// Creates an empty plan, which can be configured before `cufftMakePlan1d` or a similar function completes it.
        fn cufftCreate() -> Owned<cufftHandle, MAJOR> {
            Owned::from_raw(checked::cufftCreate()?)
        }
        /// Returns an integer property of a plan.
        fn cufftGetPlanPropertyInt64(plan: impl AsHandle<cufftHandle, MAJOR>, property: cufftProperty) -> i64 {
            checked::cufftGetPlanPropertyInt64(plan.as_handle(), property)?
        }
        /// Returns the workspace size in bytes of a completed plan on each of its GPUs.
        fn cufftGetSize(handle: impl AsHandle<cufftHandle, MAJOR>) -> [usize; 64] {
            checked::cufftGetSize(handle.as_handle())?
        }
        /// Returns the workspace size in bytes for transforms of nx points with the plan's configuration.
        fn cufftGetSize1d(
            handle: impl AsHandle<cufftHandle, MAJOR>, nx: i32, r#type: cufftType, batch: i32,
        ) -> [usize; 64] {
            checked::cufftGetSize1d(handle.as_handle(), nx, r#type, batch)?
        }
        /// Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.
        fn cufftGetSize2d(handle: impl AsHandle<cufftHandle, MAJOR>, nx: i32, ny: i32, r#type: cufftType) -> [usize; 64] {
            checked::cufftGetSize2d(handle.as_handle(), nx, ny, r#type)?
        }
        /// Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.
        fn cufftGetSize3d(
            handle: impl AsHandle<cufftHandle, MAJOR>, nx: i32, ny: i32, nz: i32, r#type: cufftType,
        ) -> [usize; 64] {
            checked::cufftGetSize3d(handle.as_handle(), nx, ny, nz, r#type)?
        }
        /// Returns the workspace size in bytes for a batch of transforms with strides and the plan's configuration.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftGetSizeMany(
            handle: impl AsHandle<cufftHandle, MAJOR>, n: &[i32], inembed: &[i32], istride: i32, idist: i32,
            onembed: &[i32], ostride: i32, odist: i32, r#type: cufftType, batch: i32,
        ) -> [usize; 64] {
            checked::cufftGetSizeMany(
                handle.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?
        }
        /// Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftGetSizeMany64(
            plan: impl AsHandle<cufftHandle, MAJOR>, n: &[i64], inembed: &[i64], istride: i64, idist: i64, onembed: &[i64],
            ostride: i64, odist: i64, r#type: cufftType, batch: i64,
        ) -> [usize; 64] {
            checked::cufftGetSizeMany64(
                plan.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?
        }
        /// Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.
        fn cufftMakePlan1d(plan: impl AsHandle<cufftHandle, MAJOR>, nx: i32, r#type: cufftType, batch: i32) -> [usize; 64] {
            let returned = checked::cufftMakePlan1d(plan.as_handle(), nx, r#type, batch)?;
            plan_made(plan.as_handle(), r#type, &[nx], batch, [Layout::side_by_side(), Layout::side_by_side()]);
            returned
        }
        /// Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.
        fn cufftMakePlan2d(plan: impl AsHandle<cufftHandle, MAJOR>, nx: i32, ny: i32, r#type: cufftType) -> [usize; 64] {
            let returned = checked::cufftMakePlan2d(plan.as_handle(), nx, ny, r#type)?;
            plan_made(plan.as_handle(), r#type, &[nx, ny], 1, [Layout::side_by_side(), Layout::side_by_side()]);
            returned
        }
        /// Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.
        fn cufftMakePlan3d(
            plan: impl AsHandle<cufftHandle, MAJOR>, nx: i32, ny: i32, nz: i32, r#type: cufftType,
        ) -> [usize; 64] {
            let returned = checked::cufftMakePlan3d(plan.as_handle(), nx, ny, nz, r#type)?;
            plan_made(plan.as_handle(), r#type, &[nx, ny, nz], 1, [Layout::side_by_side(), Layout::side_by_side()]);
            returned
        }
        /// Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftMakePlanMany(
            plan: impl AsHandle<cufftHandle, MAJOR>, n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32],
            ostride: i32, odist: i32, r#type: cufftType, batch: i32,
        ) -> [usize; 64] {
            let returned = checked::cufftMakePlanMany(
                plan.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?;
            plan_made(
                plan.as_handle(), r#type, n, batch,
                [Layout::new(inembed, istride, idist), Layout::new(onembed, ostride, odist)],
            );
            returned
        }
        /// Works like `cufftMakePlanMany`, but with 64-bit sizes and strides.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftMakePlanMany64(
            plan: impl AsHandle<cufftHandle, MAJOR>, n: &[i64], inembed: &[i64], istride: i64, idist: i64, onembed: &[i64],
            ostride: i64, odist: i64, r#type: cufftType, batch: i64,
        ) -> [usize; 64] {
            let returned = checked::cufftMakePlanMany64(
                plan.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?;
            plan_made(
                plan.as_handle(), r#type, n, batch,
                [Layout::new(inembed, istride, idist), Layout::new(onembed, ostride, odist)],
            );
            returned
        }
        /// Creates a plan for a contiguous batch of one-dimensional transforms of nx points.
        fn cufftPlan1d(nx: i32, r#type: cufftType, batch: i32) -> Owned<cufftHandle, MAJOR> {
            let returned = Owned::from_raw(checked::cufftPlan1d(nx, r#type, batch)?);
            plan_made(returned.handle(), r#type, &[nx], batch, [Layout::side_by_side(), Layout::side_by_side()]);
            returned
        }
        /// Creates a plan for transforms of nx × ny points, where ny is the fastest-varying dimension.
        fn cufftPlan2d(nx: i32, ny: i32, r#type: cufftType) -> Owned<cufftHandle, MAJOR> {
            let returned = Owned::from_raw(checked::cufftPlan2d(nx, ny, r#type)?);
            plan_made(returned.handle(), r#type, &[nx, ny], 1, [Layout::side_by_side(), Layout::side_by_side()]);
            returned
        }
        /// Creates a plan for transforms of nx × ny × nz points, where nz is the fastest-varying dimension.
        fn cufftPlan3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> Owned<cufftHandle, MAJOR> {
            let returned = Owned::from_raw(checked::cufftPlan3d(nx, ny, nz, r#type)?);
            plan_made(returned.handle(), r#type, &[nx, ny, nz], 1, [Layout::side_by_side(), Layout::side_by_side()]);
            returned
        }
        /// Creates a plan for a batch of transforms with `rank` dimensions, and input and output strides.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftPlanMany(
            n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32], ostride: i32, odist: i32,
            r#type: cufftType, batch: i32,
        ) -> Owned<cufftHandle, MAJOR> {
            let returned = Owned::from_raw(
                checked::cufftPlanMany(n, inembed, istride, idist, onembed, ostride, odist, r#type, batch)?,
            );
            plan_made(
                returned.handle(), r#type, n, batch,
                [Layout::new(inembed, istride, idist), Layout::new(onembed, ostride, odist)],
            );
            returned
        }
        /// Resets a property of a plan to its default value.
        fn cufftResetPlanProperty(plan: impl AsHandle<cufftHandle, MAJOR>, property: cufftProperty) -> () {
            checked::cufftResetPlanProperty(plan.as_handle(), property)?
        }
        /// Sets an integer property of a plan, such as the patience for JIT compilation, before completion.
        fn cufftSetPlanPropertyInt64(
            plan: impl AsHandle<cufftHandle, MAJOR>, property: cufftProperty, inputValueInt: i64,
        ) -> () {
            checked::cufftSetPlanPropertyInt64(plan.as_handle(), property, inputValueInt)?
        }
        /// Removes the callbacks of one type from a plan.
        fn cufftXtClearCallback(plan: impl AsHandle<cufftHandle, MAJOR>, cbType: cufftXtCallbackType) -> () {
            checked::cufftXtClearCallback(plan.as_handle(), cbType)?
        }
        /// Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftXtGetSizeMany(
            plan: impl AsHandle<cufftHandle, MAJOR>, n: &[i64], inembed: &[i64], istride: i64, idist: i64,
            inputtype: runtime::cudaDataType, onembed: &[i64], ostride: i64, odist: i64, outputtype: runtime::cudaDataType,
            batch: i64, executiontype: runtime::cudaDataType,
        ) -> [usize; 64] {
            checked::cufftXtGetSizeMany(
                plan.as_handle(), n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
                executiontype,
            )?
        }
        /// Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.
        /// - `n`: in, array, whose length is passed as `rank`
        /// - `inembed`, `onembed`: in, array, whose length is passed as `rank`; an empty slice passes NULL
        fn cufftXtMakePlanMany(
            plan: impl AsHandle<cufftHandle, MAJOR>, n: &[i64], inembed: &[i64], istride: i64, idist: i64,
            inputtype: runtime::cudaDataType, onembed: &[i64], ostride: i64, odist: i64, outputtype: runtime::cudaDataType,
            batch: i64, executiontype: runtime::cudaDataType,
        ) -> [usize; 64] {
            checked::cufftXtMakePlanMany(
                plan.as_handle(), n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
                executiontype,
            )?
        }
        /// Allocates memory for data on the GPUs of a plan, and creates a descriptor of the memory.
        fn cufftXtMalloc(plan: impl AsHandle<cufftHandle, MAJOR>, format: cufftXtSubFormat) -> *mut cudaLibXtDesc {
            checked::cufftXtMalloc(plan.as_handle(), format)?
        }
        /// Sets the size in bytes of shared memory for a plan's callbacks of one type.
        fn cufftXtSetCallbackSharedSize(
            plan: impl AsHandle<cufftHandle, MAJOR>, cbType: cufftXtCallbackType, sharedSize: usize,
        ) -> () {
            checked::cufftXtSetCallbackSharedSize(plan.as_handle(), cbType, sharedSize)?
        }
    }

    unsafe {}
}

owned! {
    cufft, cufftResult;

    safe {}

    unsafe {
        /// Sets whether completing a plan allocates its workspace; if not, the caller must set one.
        /// # Safety
        ///
        /// - The program sets a work area for the plan before it executes the plan.
        fn cufftSetAutoAllocation(plan: impl AsHandle<cufftHandle, MAJOR>, autoAllocate: i32) -> () {
            checked::cufftSetAutoAllocation(plan.as_handle(), autoAllocate)?
        }
        /// Makes the caller's device memory a plan's workspace, and frees the workspace that cuFFT allocated.
        /// - `workArea`: on the device
        ///
        /// # Safety
        ///
        /// - `workArea`: valid device memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
        fn cufftSetWorkArea(plan: impl AsHandle<cufftHandle, MAJOR>, workArea: CuPtr<c_void>) -> () {
            checked::cufftSetWorkArea(plan.as_handle(), workArea)?
        }
        /// Computes a multi-GPU transform, for any type of plan, of the data that a descriptor describes.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptor(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
        ) -> () {
            checked::cufftXtExecDescriptor(plan.as_handle(), input, output, direction)?
        }
        /// Computes an unscaled multi-GPU single-precision complex transform, forward or inverse.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptorC2C(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
        ) -> () {
            checked::cufftXtExecDescriptorC2C(plan.as_handle(), input, output, direction)?
        }
        /// Computes an unscaled inverse multi-GPU single-precision complex-to-real transform of half a spectrum.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptorC2R(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorC2R(plan.as_handle(), input, output)?
        }
        /// Computes a forward multi-GPU double-precision real-to-complex transform, and writes only the nonredundant half.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptorD2Z(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorD2Z(plan.as_handle(), input, output)?
        }
        /// Computes a forward multi-GPU single-precision real-to-complex transform, and writes only the nonredundant half.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptorR2C(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorR2C(plan.as_handle(), input, output)?
        }
        /// Computes an unscaled inverse multi-GPU double-precision complex-to-real transform of half a spectrum.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptorZ2D(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorZ2D(plan.as_handle(), input, output)?
        }
        /// Computes an unscaled multi-GPU double-precision complex transform, forward or inverse.
        /// - `input`, `output`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `input`, `output`: live handles.
        /// - `input` and `output` must be descriptors from `cufftXtMalloc`; they and their memory must exist until this call completes.
        fn cufftXtExecDescriptorZ2Z(
            plan: impl AsHandle<cufftHandle, MAJOR>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
        ) -> () {
            checked::cufftXtExecDescriptorZ2Z(plan.as_handle(), input, output, direction)?
        }
        /// Copies data between the host and the GPUs of a plan, or between these GPUs.
        /// - `dstPointer`, `srcPointer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dstPointer`, `srcPointer`: valid memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
        fn cufftXtMemcpy(
            plan: impl AsHandle<cufftHandle, MAJOR>, dstPointer: *mut c_void, srcPointer: *mut c_void,
            r#type: cufftXtCopyType,
        ) -> () {
            checked::cufftXtMemcpy(plan.as_handle(), dstPointer, srcPointer, r#type)?
        }
        /// Returns information about a multi-GPU plan, such as the factors of a 1D transform.
        /// # Safety
        ///
        /// - `queryStruct`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cufftXtQueryPlan<T: AttributeValue<C>, C: Output>(
            plan: impl AsHandle<cufftHandle, MAJOR>, queryType: Key<cufftXtQueryType, T, C>,
        ) -> T {
            checked::cufftXtQueryPlan(plan.as_handle(), queryType)?
        }
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
            plan: impl AsHandle<cufftHandle, MAJOR>, callback_routine: &[*mut c_void], cbType: cufftXtCallbackType,
            caller_info: &[*mut c_void],
        ) -> () {
            checked::cufftXtSetCallback(plan.as_handle(), callback_routine, cbType, caller_info)?
        }
        /// Sets the GPUs over which a plan distributes its transforms, before the plan is completed.
        /// - `whichGPUs`: in, array, whose length is passed as `nGPUs`
        ///
        /// # Safety
        ///
        /// - `whichGPUs` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
        /// - The plan may be executed only with descriptors.
        fn cufftXtSetGPUs(handle: impl AsHandle<cufftHandle, MAJOR>, whichGPUs: &[i32]) -> () {
            checked::cufftXtSetGPUs(handle.as_handle(), whichGPUs)?
        }
        /// Makes the caller's device memory a plan's workspace on each of its GPUs.
        /// - `workArea`: in, array, of the length that `plan` requires
        ///
        /// # Safety
        ///
        /// - Each address in `workArea` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
        /// - `workArea` is used after the call returns: keep it alive and do not modify it until another value is set in `plan`, or `plan` is destroyed.
        /// - `workArea`: at least as long as `plan` requires. The length is not checked.
        fn cufftXtSetWorkArea(plan: impl AsHandle<cufftHandle, MAJOR>, workArea: &[*mut c_void]) -> () {
            checked::cufftXtSetWorkArea(plan.as_handle(), workArea)?
        }
        /// Sets a plan's workspace policy: minimal size, a given size, or a size for best performance.
        /// - `workSize`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `workSize`: NULL, or a value that the library's documentation allows.
        /// - The pointer is NULL, or points to a valid integer.
        fn cufftXtSetWorkAreaPolicy(
            plan: impl AsHandle<cufftHandle, MAJOR>, policy: cufftXtWorkAreaPolicy, workSize: *mut usize,
        ) -> () {
            checked::cufftXtSetWorkAreaPolicy(plan.as_handle(), policy, workSize)?
        }
    }
}
