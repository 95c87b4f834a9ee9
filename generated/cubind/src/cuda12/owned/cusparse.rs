//! cuSPARSE with owned handles: linear algebra with sparse matrices and vectors.
//!
//! See [`owned`](super) for this form of the functions. [`cusparse`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cusparse as checked;
#[allow(unused_imports)]
use crate::cuda12::cusparse::CUSPARSE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cusparse as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cusparse::all_types::*;
#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::owned::cusparse::*;

destroy! {
    cusparseStatus_t;
    12 cusparseSpMMOpPlan_t: |handle| checked::cusparseSpMMOp_destroyPlan(handle);
}

any_thread! {
    12 cusparseSpMMOpPlan_t // cuSPARSE, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/cusparse.rs"]
mod common;
pub use common::*;

owned! {
    cusparse, cusparseStatus_t;

    safe {
        /// Returns the algorithm of graph coloring.
        fn cusparseGetColorAlgs(info: impl AsHandle<cusparseColorInfo_t>) -> cusparseColorAlg_t {
            checked::cusparseGetColorAlgs(info.as_handle())?
        }
        /// Sets the algorithm of graph coloring.
        fn cusparseSetColorAlgs(info: impl AsHandle<cusparseColorInfo_t>, alg: cusparseColorAlg_t) -> () {
            checked::cusparseSetColorAlgs(info.as_handle(), alg)?
        }
    }

    unsafe {}
}

owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.
        /// - `addOperationNvvmBuffer`: in, host memory, whose size in bytes is passed as `addOperationBufferSize`
        /// - `mulOperationNvvmBuffer`: in, host memory, whose size in bytes is passed as `mulOperationBufferSize`
        /// - `epilogueNvvmBuffer`: in, host memory, whose size in bytes is passed as `epilogueBufferSize`
        ///
        /// Returns `plan`, `SpMMWorkspaceSize`.
        ///
        /// # Safety
        ///
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, as long as `plan` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must be dropped before `handle`, `matA`, `matB` and `matC`.
        /// - `addOperationNvvmBuffer` must not be moved, changed or freed while the library may hold its address.
        /// - `mulOperationNvvmBuffer` must not be moved, changed or freed while the library may hold its address.
        /// - `epilogueNvvmBuffer` must not be moved, changed or freed while the library may hold its address.
        fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMOpAlg_t,
            addOperationNvvmBuffer: &[T], mulOperationNvvmBuffer: &[U], epilogueNvvmBuffer: &[V],
        ) -> (Owned<cusparseSpMMOpPlan_t, MAJOR>, usize) {
            let (output0, output1) = checked::cusparseSpMMOp_createPlan(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                addOperationNvvmBuffer, mulOperationNvvmBuffer, epilogueNvvmBuffer,
            )?;
            (Owned::from_raw(output0), output1)
        }
    }
}
