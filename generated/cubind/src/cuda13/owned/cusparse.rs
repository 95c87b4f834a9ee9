//! cuSPARSE: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cusparse as checked;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
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

owned! {
    cusparseStatus_t;

    safe {
        fn cusparseSpGEAM_createDescr() -> Owned<cusparseSpGEAMDescr_t, 13> {
            Owned::from_raw(checked::cusparseSpGEAM_createDescr()?)
        }
    }

    unsafe {
        /// - `matA`, `matB`, `matC` and what they refer to stay valid after the call, as long as `plan` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `plan` is dropped before `handle` and `matA` and `matB` and `matC`.
        /// - `addOperationLtoirBuffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `mulOperationLtoirBuffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `epilogueLtoirBuffer` is neither moved, changed nor freed as long as the library may keep its address.
        fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMOpAlg_t,
            addOperationLtoirBuffer: &[T], mulOperationLtoirBuffer: &[U], epilogueLtoirBuffer: &[V],
        ) -> (Owned<cusparseSpMMOpPlan_t, 13>, usize) {
            let (output0, output1) = checked::cusparseSpMMOp_createPlan(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                addOperationLtoirBuffer, mulOperationLtoirBuffer, epilogueLtoirBuffer,
            )?;
            (Owned::from_raw(output0), output1)
        }
    }
}
