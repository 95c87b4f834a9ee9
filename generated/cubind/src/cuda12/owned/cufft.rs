//! cuFFT: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cufft as checked;
#[allow(unused_imports)]
use crate::cuda12::cufft::CUFFT;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cufft::all_types::*;

destroy! {
    cufftResult;
    12 cufftHandle: |handle| checked::cufftDestroy(handle);
}

any_thread! {
    12 cufftHandle // cuFFT API Reference, Thread Safety
}

owned! {
    cufftResult;

    safe {
        fn cufftCreate() -> Owned<cufftHandle, 12> {
            Owned::from_raw(checked::cufftCreate()?)
        }
        fn cufftGetPlanPropertyInt64(plan: impl AsHandle<cufftHandle, 12>, property: cufftProperty) -> i64 {
            checked::cufftGetPlanPropertyInt64(plan.as_handle(), property)?
        }
        fn cufftGetSize(handle: impl AsHandle<cufftHandle, 12>) -> [usize; 64] {
            checked::cufftGetSize(handle.as_handle())?
        }
        fn cufftGetSize1d(handle: impl AsHandle<cufftHandle, 12>, nx: i32, r#type: cufftType, batch: i32) -> [usize; 64] {
            checked::cufftGetSize1d(handle.as_handle(), nx, r#type, batch)?
        }
        fn cufftGetSize2d(handle: impl AsHandle<cufftHandle, 12>, nx: i32, ny: i32, r#type: cufftType) -> [usize; 64] {
            checked::cufftGetSize2d(handle.as_handle(), nx, ny, r#type)?
        }
        fn cufftGetSize3d(
            handle: impl AsHandle<cufftHandle, 12>, nx: i32, ny: i32, nz: i32, r#type: cufftType,
        ) -> [usize; 64] {
            checked::cufftGetSize3d(handle.as_handle(), nx, ny, nz, r#type)?
        }
        fn cufftGetSizeMany(
            handle: impl AsHandle<cufftHandle, 12>, n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32],
            ostride: i32, odist: i32, r#type: cufftType, batch: i32,
        ) -> [usize; 64] {
            checked::cufftGetSizeMany(
                handle.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?
        }
        fn cufftGetSizeMany64(
            plan: impl AsHandle<cufftHandle, 12>, n: &[i64], inembed: &[i64], istride: i64, idist: i64, onembed: &[i64],
            ostride: i64, odist: i64, r#type: cufftType, batch: i64,
        ) -> [usize; 64] {
            checked::cufftGetSizeMany64(
                plan.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?
        }
        fn cufftMakePlan1d(plan: impl AsHandle<cufftHandle, 12>, nx: i32, r#type: cufftType, batch: i32) -> [usize; 64] {
            checked::cufftMakePlan1d(plan.as_handle(), nx, r#type, batch)?
        }
        fn cufftMakePlan2d(plan: impl AsHandle<cufftHandle, 12>, nx: i32, ny: i32, r#type: cufftType) -> [usize; 64] {
            checked::cufftMakePlan2d(plan.as_handle(), nx, ny, r#type)?
        }
        fn cufftMakePlan3d(
            plan: impl AsHandle<cufftHandle, 12>, nx: i32, ny: i32, nz: i32, r#type: cufftType,
        ) -> [usize; 64] {
            checked::cufftMakePlan3d(plan.as_handle(), nx, ny, nz, r#type)?
        }
        fn cufftMakePlanMany(
            plan: impl AsHandle<cufftHandle, 12>, n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32],
            ostride: i32, odist: i32, r#type: cufftType, batch: i32,
        ) -> [usize; 64] {
            checked::cufftMakePlanMany(
                plan.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?
        }
        fn cufftMakePlanMany64(
            plan: impl AsHandle<cufftHandle, 12>, n: &[i64], inembed: &[i64], istride: i64, idist: i64, onembed: &[i64],
            ostride: i64, odist: i64, r#type: cufftType, batch: i64,
        ) -> [usize; 64] {
            checked::cufftMakePlanMany64(
                plan.as_handle(), n, inembed, istride, idist, onembed, ostride, odist, r#type, batch,
            )?
        }
        fn cufftPlan1d(nx: i32, r#type: cufftType, batch: i32) -> Owned<cufftHandle, 12> {
            Owned::from_raw(checked::cufftPlan1d(nx, r#type, batch)?)
        }
        fn cufftPlan2d(nx: i32, ny: i32, r#type: cufftType) -> Owned<cufftHandle, 12> {
            Owned::from_raw(checked::cufftPlan2d(nx, ny, r#type)?)
        }
        fn cufftPlan3d(nx: i32, ny: i32, nz: i32, r#type: cufftType) -> Owned<cufftHandle, 12> {
            Owned::from_raw(checked::cufftPlan3d(nx, ny, nz, r#type)?)
        }
        fn cufftPlanMany(
            n: &[i32], inembed: &[i32], istride: i32, idist: i32, onembed: &[i32], ostride: i32, odist: i32,
            r#type: cufftType, batch: i32,
        ) -> Owned<cufftHandle, 12> {
            Owned::from_raw(checked::cufftPlanMany(n, inembed, istride, idist, onembed, ostride, odist, r#type, batch)?)
        }
        fn cufftResetPlanProperty(plan: impl AsHandle<cufftHandle, 12>, property: cufftProperty) -> () {
            checked::cufftResetPlanProperty(plan.as_handle(), property)?
        }
        fn cufftSetAutoAllocation(plan: impl AsHandle<cufftHandle, 12>, autoAllocate: i32) -> () {
            checked::cufftSetAutoAllocation(plan.as_handle(), autoAllocate)?
        }
        fn cufftSetPlanPropertyInt64(
            plan: impl AsHandle<cufftHandle, 12>, property: cufftProperty, inputValueInt: i64,
        ) -> () {
            checked::cufftSetPlanPropertyInt64(plan.as_handle(), property, inputValueInt)?
        }
        fn cufftXtClearCallback(plan: impl AsHandle<cufftHandle, 12>, cbType: cufftXtCallbackType) -> () {
            checked::cufftXtClearCallback(plan.as_handle(), cbType)?
        }
        fn cufftXtGetSizeMany(
            plan: impl AsHandle<cufftHandle, 12>, n: &[i64], inembed: &[i64], istride: i64, idist: i64,
            inputtype: runtime::cudaDataType, onembed: &[i64], ostride: i64, odist: i64, outputtype: runtime::cudaDataType,
            batch: i64, executiontype: runtime::cudaDataType,
        ) -> [usize; 64] {
            checked::cufftXtGetSizeMany(
                plan.as_handle(), n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
                executiontype,
            )?
        }
        fn cufftXtMakePlanMany(
            plan: impl AsHandle<cufftHandle, 12>, n: &[i64], inembed: &[i64], istride: i64, idist: i64,
            inputtype: runtime::cudaDataType, onembed: &[i64], ostride: i64, odist: i64, outputtype: runtime::cudaDataType,
            batch: i64, executiontype: runtime::cudaDataType,
        ) -> [usize; 64] {
            checked::cufftXtMakePlanMany(
                plan.as_handle(), n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
                executiontype,
            )?
        }
        fn cufftXtMalloc(plan: impl AsHandle<cufftHandle, 12>, format: cufftXtSubFormat) -> *mut cudaLibXtDesc {
            checked::cufftXtMalloc(plan.as_handle(), format)?
        }
        fn cufftXtSetCallbackSharedSize(
            plan: impl AsHandle<cufftHandle, 12>, cbType: cufftXtCallbackType, sharedSize: usize,
        ) -> () {
            checked::cufftXtSetCallbackSharedSize(plan.as_handle(), cbType, sharedSize)?
        }
    }

    unsafe {
        /// - `stream` and what it refers to stay valid after the call, until `plan` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cufftSetStream(plan: impl AsHandle<cufftHandle, 12>, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cufftSetStream(plan.as_handle(), stream.as_handle_or_null())?
        }
        /// - `workArea`: valid device memory of the size that the other arguments imply, until `plan` is destroyed or set again.
        fn cufftSetWorkArea(plan: impl AsHandle<cufftHandle, 12>, workArea: CuPtr<c_void>) -> () {
            checked::cufftSetWorkArea(plan.as_handle(), workArea)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptor(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
        ) -> () {
            checked::cufftXtExecDescriptor(plan.as_handle(), input, output, direction)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptorC2C(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
        ) -> () {
            checked::cufftXtExecDescriptorC2C(plan.as_handle(), input, output, direction)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptorC2R(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorC2R(plan.as_handle(), input, output)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptorD2Z(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorD2Z(plan.as_handle(), input, output)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptorR2C(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorR2C(plan.as_handle(), input, output)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptorZ2D(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc,
        ) -> () {
            checked::cufftXtExecDescriptorZ2D(plan.as_handle(), input, output)?
        }
        /// - `input`, `output`: live handles.
        /// - `input` and `output` are descriptors from `cufftXtMalloc`, alive with their memory until this call completes.
        fn cufftXtExecDescriptorZ2Z(
            plan: impl AsHandle<cufftHandle, 12>, input: *mut cudaLibXtDesc, output: *mut cudaLibXtDesc, direction: i32,
        ) -> () {
            checked::cufftXtExecDescriptorZ2Z(plan.as_handle(), input, output, direction)?
        }
        /// - `dstPointer`, `srcPointer`: valid memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftXtMemcpy(
            plan: impl AsHandle<cufftHandle, 12>, dstPointer: *mut c_void, srcPointer: *mut c_void, r#type: cufftXtCopyType,
        ) -> () {
            checked::cufftXtMemcpy(plan.as_handle(), dstPointer, srcPointer, r#type)?
        }
        /// - `queryStruct`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cufftXtQueryPlan<T: AttributeValue<C>, C: Output>(
            plan: impl AsHandle<cufftHandle, 12>, queryType: Key<cufftXtQueryType, T, C>,
        ) -> T {
            checked::cufftXtQueryPlan(plan.as_handle(), queryType)?
        }
        /// - `callback_routine`, `caller_info`: valid memory of the size that the other arguments imply, until `plan` is destroyed or set again.
        /// - `callback_routine`, `caller_info`: at least as long as `plan` needs; that is not checked.
        fn cufftXtSetCallback(
            plan: impl AsHandle<cufftHandle, 12>, callback_routine: &[*mut c_void], cbType: cufftXtCallbackType,
            caller_info: &[*mut c_void],
        ) -> () {
            checked::cufftXtSetCallback(plan.as_handle(), callback_routine, cbType, caller_info)?
        }
        /// - `whichGPUs` and what it refers to stay valid after the call, until `handle` is destroyed or set again.
        fn cufftXtSetGPUs(handle: impl AsHandle<cufftHandle, 12>, whichGPUs: &[i32]) -> () {
            checked::cufftXtSetGPUs(handle.as_handle(), whichGPUs)?
        }
        /// - `workArea`: valid memory of the size that the other arguments imply, until `plan` is destroyed or set again.
        /// - `workArea`: at least as long as `plan` needs; that is not checked.
        fn cufftXtSetWorkArea(plan: impl AsHandle<cufftHandle, 12>, workArea: &[*mut c_void]) -> () {
            checked::cufftXtSetWorkArea(plan.as_handle(), workArea)?
        }
        /// - `workSize`: NULL, or what the library documents.
        /// - The pointer is NULL or leads to a number.
        fn cufftXtSetWorkAreaPolicy(
            plan: impl AsHandle<cufftHandle, 12>, policy: cufftXtWorkAreaPolicy, workSize: *mut usize,
        ) -> () {
            checked::cufftXtSetWorkAreaPolicy(plan.as_handle(), policy, workSize)?
        }
    }
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cufftResult;

    safe {
    }

    unsafe {
        /// - `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftExecC2C(
            plan: impl AsHandle<cufftHandle, 12>, idata: impl DeviceOutput<cufftComplex>,
            odata: impl DeviceOutput<cufftComplex>, direction: i32,
        ) -> () {
            given!(idata odata);
            checked::cufftExecC2C(plan.as_handle(), idata.0.into(), odata.0.into(), direction)?;
            remember!(Work::AnyContext; idata odata);
        }
        /// - `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftExecC2R(
            plan: impl AsHandle<cufftHandle, 12>, idata: impl DeviceOutput<cufftComplex>,
            odata: impl DeviceOutput<cufftReal>,
        ) -> () {
            given!(idata odata);
            checked::cufftExecC2R(plan.as_handle(), idata.0.into(), odata.0.into())?;
            remember!(Work::AnyContext; idata odata);
        }
        /// - `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftExecD2Z(
            plan: impl AsHandle<cufftHandle, 12>, idata: impl DeviceOutput<cufftDoubleReal>,
            odata: impl DeviceOutput<cufftDoubleComplex>,
        ) -> () {
            given!(idata odata);
            checked::cufftExecD2Z(plan.as_handle(), idata.0.into(), odata.0.into())?;
            remember!(Work::AnyContext; idata odata);
        }
        /// - `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftExecR2C(
            plan: impl AsHandle<cufftHandle, 12>, idata: impl DeviceOutput<cufftReal>,
            odata: impl DeviceOutput<cufftComplex>,
        ) -> () {
            given!(idata odata);
            checked::cufftExecR2C(plan.as_handle(), idata.0.into(), odata.0.into())?;
            remember!(Work::AnyContext; idata odata);
        }
        /// - `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftExecZ2D(
            plan: impl AsHandle<cufftHandle, 12>, idata: impl DeviceOutput<cufftDoubleComplex>,
            odata: impl DeviceOutput<cufftDoubleReal>,
        ) -> () {
            given!(idata odata);
            checked::cufftExecZ2D(plan.as_handle(), idata.0.into(), odata.0.into())?;
            remember!(Work::AnyContext; idata odata);
        }
        /// - `idata`, `odata`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftExecZ2Z(
            plan: impl AsHandle<cufftHandle, 12>, idata: impl DeviceOutput<cufftDoubleComplex>,
            odata: impl DeviceOutput<cufftDoubleComplex>, direction: i32,
        ) -> () {
            given!(idata odata);
            checked::cufftExecZ2Z(plan.as_handle(), idata.0.into(), odata.0.into(), direction)?;
            remember!(Work::AnyContext; idata odata);
        }
        /// - `input`, `output`: valid device memory of the size that the other arguments imply, until this call completes on `plan`'s stream.
        fn cufftXtExec(
            plan: impl AsHandle<cufftHandle, 12>, input: impl AnyDeviceOutput, output: impl AnyDeviceOutput, direction: i32,
        ) -> () {
            given!(input output);
            checked::cufftXtExec(plan.as_handle(), input.0.into(), output.0.into(), direction)?;
            remember!(Work::AnyContext; input output);
        }
    }
}
