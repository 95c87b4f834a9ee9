//! cuSPARSE: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cusparse as checked;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cusparse::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::cusparse::*;

destroy! {
    cusparseStatus_t;
    12 cusparseSpMMOpPlan_t: |handle| checked::cusparseSpMMOp_destroyPlan(handle);
}

any_thread! {
    12 cusparseSpMMOpPlan_t // cuSPARSE, Thread Safety
}

owned! {
    cusparseStatus_t;

    safe {
        fn cusparseGetColorAlgs(info: impl AsHandle<cusparseColorInfo_t>) -> cusparseColorAlg_t {
            checked::cusparseGetColorAlgs(info.as_handle())?
        }
        fn cusparseSetColorAlgs(info: impl AsHandle<cusparseColorInfo_t>, alg: cusparseColorAlg_t) -> () {
            checked::cusparseSetColorAlgs(info.as_handle(), alg)?
        }
    }

    unsafe {
        /// - `matA`, `matB`, `matC` and what they refer to stay valid after the call, as long as `plan` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `plan` is dropped before `handle` and `matA` and `matB` and `matC`.
        /// - `addOperationNvvmBuffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `mulOperationNvvmBuffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `epilogueNvvmBuffer` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMOpAlg_t,
            addOperationNvvmBuffer: &[T], mulOperationNvvmBuffer: &[U], epilogueNvvmBuffer: &[V],
        ) -> (Owned<cusparseSpMMOpPlan_t, 12>, usize) {
            let (output0, output1) = checked::cusparseSpMMOp_createPlan(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                addOperationNvvmBuffer, mulOperationNvvmBuffer, epilogueNvvmBuffer,
            )?;
            (Owned::from_raw(output0), output1)
        }
    }
}
