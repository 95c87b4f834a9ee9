//! cuSPARSELt: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cusparselt as checked;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cusparselt::all_types::*;

owned! {
    cusparse::cusparseStatus_t;

    safe {
    }

    unsafe {
        /// - `handle`, `plan`: live handles.
        /// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `streams`.
        /// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; on the device, valid until this call completes on `streams`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `plan` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtMatmul(
            handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t, alpha: AnyScalar, d_A: CuPtr<c_void>,
            d_B: CuPtr<c_void>, beta: AnyScalar, d_C: CuPtr<c_void>, d_D: CuPtr<c_void>, workspace: CuPtr<c_void>,
            streams: &[Borrowed<'_, driver::CUstream>],
        ) -> () {
            checked::cusparseLtMatmul(handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, Borrowed::handles(streams))?
        }
        /// - `handle`: a live handle.
        /// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `streams`.
        /// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; on the device, valid until this call completes on `streams`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtMatmulSearch(
            handle: &cusparseLtHandle_t, plan: &mut cusparseLtMatmulPlan_t, alpha: AnyScalar, d_A: CuPtr<c_void>,
            d_B: CuPtr<c_void>, beta: AnyScalar, d_C: CuPtr<c_void>, d_D: CuPtr<c_void>, workspace: CuPtr<c_void>,
            streams: &[Borrowed<'_, driver::CUstream>],
        ) -> () {
            checked::cusparseLtMatmulSearch(
                handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, Borrowed::handles(streams),
            )?
        }
        /// - `handle`, `plan`: live handles.
        /// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `plan` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtSpMMACompress(
            handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t, d_dense: CuPtr<c_void>, d_compressed: CuPtr<c_void>,
            d_compressed_buffer: CuPtr<c_void>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cusparseLtSpMMACompress(
                handle, plan, d_dense, d_compressed, d_compressed_buffer, stream.as_handle_or_null(),
            )?
        }
        /// - `handle`, `sparseMatDescr`: live handles.
        /// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sparseMatDescr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtSpMMACompress2(
            handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
            op: cusparse::cusparseOperation_t, d_dense: CuPtr<c_void>, d_compressed: CuPtr<c_void>,
            d_compressed_buffer: CuPtr<c_void>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cusparseLtSpMMACompress2(
                handle, sparseMatDescr, isSparseA, op, d_dense, d_compressed, d_compressed_buffer,
                stream.as_handle_or_null(),
            )?
        }
        /// - `handle`, `matmulDescr`: live handles.
        /// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `matmulDescr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtSpMMAPrune(
            handle: &cusparseLtHandle_t, matmulDescr: &cusparseLtMatmulDescriptor_t, d_in: CuPtr<c_void>,
            d_out: CuPtr<c_void>, pruneAlg: cusparseLtPruneAlg_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cusparseLtSpMMAPrune(handle, matmulDescr, d_in, d_out, pruneAlg, stream.as_handle_or_null())?
        }
        /// - `handle`, `sparseMatDescr`: live handles.
        /// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sparseMatDescr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtSpMMAPrune2(
            handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
            op: cusparse::cusparseOperation_t, d_in: CuPtr<c_void>, d_out: CuPtr<c_void>, pruneAlg: cusparseLtPruneAlg_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cusparseLtSpMMAPrune2(
                handle, sparseMatDescr, isSparseA, op, d_in, d_out, pruneAlg, stream.as_handle_or_null(),
            )?
        }
        /// - `handle`, `matmulDescr`: live handles.
        /// - `d_in`, `valid`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `matmulDescr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtSpMMAPruneCheck(
            handle: &cusparseLtHandle_t, matmulDescr: &cusparseLtMatmulDescriptor_t, d_in: CuPtr<c_void>, valid: CuPtr<i32>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cusparseLtSpMMAPruneCheck(handle, matmulDescr, d_in, valid, stream.as_handle_or_null())?
        }
        /// - `handle`, `sparseMatDescr`: live handles.
        /// - `d_in`, `d_valid`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `handle` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sparseMatDescr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseLtSpMMAPruneCheck2(
            handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
            op: cusparse::cusparseOperation_t, d_in: CuPtr<c_void>, d_valid: CuPtr<i32>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cusparseLtSpMMAPruneCheck2(
                handle, sparseMatDescr, isSparseA, op, d_in, d_valid, stream.as_handle_or_null(),
            )?
        }
    }
}
