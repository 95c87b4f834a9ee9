//! cuSPARSELt with owned handles: products of matrices with structured sparsity.
//!
//! See [`owned`](super) for this form of the functions. [`cusparselt`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cusparselt as checked;
#[allow(unused_imports)]
use crate::cusparselt::CUSPARSELT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cusparselt as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cusparselt::all_types::*;

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparselt, cusparse::cusparseStatus_t;

    safe {}

    unsafe {
        /// Compresses a plan's pruned matrix to its remaining elements and their positions.
        /// # Safety
        ///
        /// - `handle`, `plan`: live handles.
        /// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `plan` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtSpMMACompress(
            handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t, d_dense: impl AnyDeviceInput,
            d_compressed: impl AnyDeviceOutput, d_compressed_buffer: impl AnyDeviceOutput,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUSPARSELT, cusparseLtSpMMACompress);
            borrow!(work = Work::in_stream(& stream), called : d_dense d_compressed d_compressed_buffer);
            checked::cusparseLtSpMMACompress(
                handle, plan, d_dense.0.into(), d_compressed.0.into(), d_compressed_buffer.0.into(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; d_dense d_compressed d_compressed_buffer);
        }
        /// Compresses a descriptor's pruned matrix to its remaining elements and their positions.
        /// # Safety
        ///
        /// - `handle`, `sparseMatDescr`: live handles.
        /// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `sparseMatDescr` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtSpMMACompress2(
            handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
            op: cusparse::cusparseOperation_t, d_dense: impl AnyDeviceInput, d_compressed: impl AnyDeviceOutput,
            d_compressed_buffer: impl AnyDeviceOutput, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUSPARSELT, cusparseLtSpMMACompress2);
            borrow!(work = Work::in_stream(& stream), called : d_dense d_compressed d_compressed_buffer);
            checked::cusparseLtSpMMACompress2(
                handle, sparseMatDescr, isSparseA, op, d_dense.0.into(), d_compressed.0.into(),
                d_compressed_buffer.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(work; d_dense d_compressed d_compressed_buffer);
        }
        /// Zeroes elements of a dense matrix to obtain the structured sparsity that a matrix product requires.
        /// # Safety
        ///
        /// - `handle`, `matmulDescr`: live handles.
        /// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `matmulDescr` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtSpMMAPrune(
            handle: &cusparseLtHandle_t, matmulDescr: &cusparseLtMatmulDescriptor_t, d_in: impl AnyDeviceInput,
            d_out: impl AnyDeviceOutput, pruneAlg: cusparseLtPruneAlg_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUSPARSELT, cusparseLtSpMMAPrune);
            borrow!(work = Work::in_stream(& stream), called : d_in d_out);
            checked::cusparseLtSpMMAPrune(
                handle, matmulDescr, d_in.0.into(), d_out.0.into(), pruneAlg, stream.as_handle_or_null(),
            )?;
            record_use!(work; d_in d_out);
        }
        /// Zeroes elements of a dense matrix to obtain the structured sparsity that its descriptor specifies.
        /// # Safety
        ///
        /// - `handle`, `sparseMatDescr`: live handles.
        /// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `sparseMatDescr` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtSpMMAPrune2(
            handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
            op: cusparse::cusparseOperation_t, d_in: impl AnyDeviceInput, d_out: impl AnyDeviceOutput,
            pruneAlg: cusparseLtPruneAlg_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUSPARSELT, cusparseLtSpMMAPrune2);
            borrow!(work = Work::in_stream(& stream), called : d_in d_out);
            checked::cusparseLtSpMMAPrune2(
                handle, sparseMatDescr, isSparseA, op, d_in.0.into(), d_out.0.into(), pruneAlg, stream.as_handle_or_null(),
            )?;
            record_use!(work; d_in d_out);
        }
        /// Checks whether a matrix has the sparsity that a product requires, and if so writes 0 to device memory.
        /// # Safety
        ///
        /// - `handle`, `matmulDescr`: live handles.
        /// - `d_in`, `valid`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `matmulDescr` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtSpMMAPruneCheck(
            handle: &cusparseLtHandle_t, matmulDescr: &cusparseLtMatmulDescriptor_t, d_in: impl AnyDeviceInput,
            valid: impl DeviceOutput<i32>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUSPARSELT, cusparseLtSpMMAPruneCheck);
            borrow!(work = Work::in_stream(& stream), called : d_in valid);
            checked::cusparseLtSpMMAPruneCheck(
                handle, matmulDescr, d_in.0.into(), valid.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(work; d_in valid);
        }
        /// Checks whether a matrix has the sparsity that its descriptor specifies, and if so writes 0 to device memory.
        /// # Safety
        ///
        /// - `handle`, `sparseMatDescr`: live handles.
        /// - `d_in`, `d_valid`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `sparseMatDescr` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtSpMMAPruneCheck2(
            handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
            op: cusparse::cusparseOperation_t, d_in: impl AnyDeviceInput, d_valid: impl DeviceOutput<i32>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUSPARSELT, cusparseLtSpMMAPruneCheck2);
            borrow!(work = Work::in_stream(& stream), called : d_in d_valid);
            checked::cusparseLtSpMMAPruneCheck2(
                handle, sparseMatDescr, isSparseA, op, d_in.0.into(), d_valid.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(work; d_in d_valid);
        }
    }
}

owned! {
    cusparselt, cusparse::cusparseStatus_t;

    safe {}

    unsafe {
        /// D = act(α·op(A)·op(B) + β·C + bias), run by a plan with the structured matrix in compressed form.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: `float`, regardless of the type of the matrices
        /// - `d_A`, `d_B`, `d_C`: in, on the device
        /// - `d_D`, `workspace`: on the device
        /// - `streams`: in, array, whose length is passed as `numStreams`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `handle`, `plan`: live handles.
        /// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `streams`.
        /// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; memory on the device must stay valid until the call's work completes on `streams`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        /// - `plan` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtMatmul(
            handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t, alpha: AnyScalar, d_A: CuPtr<c_void>,
            d_B: CuPtr<c_void>, beta: AnyScalar, d_C: CuPtr<c_void>, d_D: CuPtr<c_void>, workspace: CuPtr<c_void>,
            streams: &[Borrowed<'_, driver::CUstream>],
        ) -> () {
            checked::cusparseLtMatmul(handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, Borrowed::handles(streams))?
        }
        /// Runs a matrix product with all configurations, and selects the fastest one in the plan.
        /// - `plan`: read and updated in place
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: `float`, regardless of the type of the matrices
        /// - `d_A`, `d_B`, `d_C`: in, on the device
        /// - `d_D`, `workspace`: on the device
        /// - `streams`: in, array, whose length is passed as `numStreams`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `handle`: a live handle.
        /// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `streams`.
        /// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; memory on the device must stay valid until the call's work completes on `streams`.
        /// - `handle` must not be moved, changed or freed while the library may hold its address.
        fn cusparseLtMatmulSearch(
            handle: &cusparseLtHandle_t, plan: &mut cusparseLtMatmulPlan_t, alpha: AnyScalar, d_A: CuPtr<c_void>,
            d_B: CuPtr<c_void>, beta: AnyScalar, d_C: CuPtr<c_void>, d_D: CuPtr<c_void>, workspace: CuPtr<c_void>,
            streams: &[Borrowed<'_, driver::CUstream>],
        ) -> () {
            checked::cusparseLtMatmulSearch(
                handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, Borrowed::handles(streams),
            )?
        }
    }
}
