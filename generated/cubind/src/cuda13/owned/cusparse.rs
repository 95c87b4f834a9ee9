//! cuSPARSE with owned handles: linear algebra with sparse matrices and vectors.
//!
//! See [`owned`](super) for this form of the functions. [`cusparse`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cusparse as checked;
#[allow(unused_imports)]
use crate::cuda13::cusparse::CUSPARSE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusparse as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cusparse::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::cusparse::*;

destroy! {
    cusparseStatus_t;
    13 cusparseSpGEAMDescr_t: |handle| checked::cusparseSpGEAM_destroyDescr(handle);
    13 cusparseSpMMOpPlan_t: |handle| checked::cusparseSpMMOp_destroyPlan(handle);
}

any_thread! {
    13 cusparseSpGEAMDescr_t // cuSPARSE, Thread Safety
    13 cusparseSpMMOpPlan_t // cuSPARSE, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/cusparse.rs"]
mod common;
pub use common::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// C = α·op(A) + β·op(B) for sparse matrices.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEAM(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar, matB: impl AsHandle<cusparseSpMatDescr_t>,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEAMAlg_t,
            spgeamDescr: impl AsHandle<cusparseSpGEAMDescr_t, MAJOR>, externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpGEAM);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSpGEAM(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), beta, matB.as_handle(), matC.as_handle(),
                computeType, alg, spgeamDescr.as_handle(), externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
        /// Computes the number of nonzeros of a sparse matrix sum, from which the arrays of C can be allocated.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEAM_nnz(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar, matB: impl AsHandle<cusparseSpMatDescr_t>,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEAMAlg_t,
            spgeamDescr: impl AsHandle<cusparseSpGEAMDescr_t, MAJOR>, externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpGEAM_nnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSpGEAM_nnz(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), beta, matB.as_handle(), matC.as_handle(),
                computeType, alg, spgeamDescr.as_handle(), externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
    }
}

owned! {
    cusparse, cusparseStatus_t;

    safe {
        /// Creates the object that carries state between the steps of a sparse matrix sum.
        fn cusparseSpGEAM_createDescr() -> Owned<cusparseSpGEAMDescr_t, MAJOR> {
            Owned::from_raw(checked::cusparseSpGEAM_createDescr()?)
        }
    }

    unsafe {}
}

owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in bytes for a sparse matrix sum.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEAM_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar, matB: impl AsHandle<cusparseSpMatDescr_t>,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEAMAlg_t,
            spgeamDescr: impl AsHandle<cusparseSpGEAMDescr_t, MAJOR>,
        ) -> usize {
            checked::cusparseSpGEAM_bufferSize(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), beta, matB.as_handle(), matC.as_handle(),
                computeType, alg, spgeamDescr.as_handle(),
            )?
        }
        /// Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.
        /// - `addOperationLtoirBuffer`: in, host memory, whose size in bytes is passed as `addOperationBufferSize`
        /// - `mulOperationLtoirBuffer`: in, host memory, whose size in bytes is passed as `mulOperationBufferSize`
        /// - `epilogueLtoirBuffer`: in, host memory, whose size in bytes is passed as `epilogueBufferSize`
        ///
        /// Returns `plan`, `SpMMWorkspaceSize`.
        ///
        /// # Safety
        ///
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, as long as `plan` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must be dropped before `handle`, `matA`, `matB` and `matC`.
        /// - `addOperationLtoirBuffer` must not be moved, changed or freed while the library may hold its address.
        /// - `mulOperationLtoirBuffer` must not be moved, changed or freed while the library may hold its address.
        /// - `epilogueLtoirBuffer` must not be moved, changed or freed while the library may hold its address.
        fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMOpAlg_t,
            addOperationLtoirBuffer: &[T], mulOperationLtoirBuffer: &[U], epilogueLtoirBuffer: &[V],
        ) -> (Owned<cusparseSpMMOpPlan_t, MAJOR>, usize) {
            let (output0, output1) = checked::cusparseSpMMOp_createPlan(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                addOperationLtoirBuffer, mulOperationLtoirBuffer, epilogueLtoirBuffer,
            )?;
            (Owned::from_raw(output0), output1)
        }
    }
}
