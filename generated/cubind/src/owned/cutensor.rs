//! cuTENSOR: functions with owned handles; see [`owned`](super).
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cutensor as checked;
#[allow(unused_imports)]
use crate::cutensor::CUTENSOR;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cutensor as raw;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cutensor::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    0 cutensorHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    0 cutensorHandle_t
}

destroy! {
    cutensorStatus_t;
    0 cutensorHandle_t: |handle| destroy_then_release!(0 handle, checked::cutensorDestroy(handle));
    0 cutensorBlockSparseTensorDescriptor_t: |handle| checked::cutensorDestroyBlockSparseTensorDescriptor(handle);
    0 cutensorOperationDescriptor_t: |handle| checked::cutensorDestroyOperationDescriptor(handle);
    0 cutensorPlan_t: |handle| checked::cutensorDestroyPlan(handle);
    0 cutensorPlanPreference_t: |handle| checked::cutensorDestroyPlanPreference(handle);
    0 cutensorTensorDescriptor_t: |handle| checked::cutensorDestroyTensorDescriptor(handle);
}

any_thread! {
    0 cutensorHandle_t // cutensor.h
    0 cutensorBlockSparseTensorDescriptor_t // cutensor.h
    0 cutensorOperationDescriptor_t // cutensor.h
    0 cutensorPlan_t // cutensor.h
    0 cutensorPlanPreference_t // cutensor.h
    0 cutensorTensorDescriptor_t // cutensor.h
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cutensorStatus_t;

    safe {}

    unsafe {
        /// Runs the plan of a block-sparse contraction, D = α·A·B + β·C; takes arrays of pointers to blocks.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        /// - `A`, `B`, `C`, `D`: in, array, of the length that `plan` requires
        ///
        /// # Safety
        ///
        /// - Targets of the elements of `A`, `B`, `C`, `D`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `A`, `B`, `C`, `D`: at least as long as `plan` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `A` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `B` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `C` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `D` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorBlockSparseContract(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: &[*const c_void], B: &[*const c_void], beta: HostScalar, C: &[*const c_void], D: &[*mut c_void],
            workspace: impl AnyDeviceOutput, workspaceSize: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorBlockSparseContract);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : workspace);
            checked::cutensorBlockSparseContract(
                handle.as_handle(), plan.as_handle(), alpha, A, B, beta, C, D, workspace.0.into(), workspaceSize,
                stream.as_handle_or_null(),
            )?;
            record_use!(work; workspace);
        }
        /// Runs the plan of a contraction, D = α·A·B + β·C, on a stream.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorContract(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, B: impl AnyDeviceInput, beta: HostScalar, C: impl AnyDeviceInput,
            D: impl AnyDeviceOutput, workspace: impl AnyDeviceOutput, workspaceSize: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorContract);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : A B C D workspace);
            checked::cutensorContract(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), B.0.into(), beta, C.0.into(), D.0.into(),
                workspace.0.into(), workspaceSize, stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D workspace);
        }
        /// Runs the plan of a contraction of three tensors, E = α·A·B·C + β·D, on a stream.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`, `D`, `E`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorContractTrinary(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, B: impl AnyDeviceInput, C: impl AnyDeviceInput, beta: HostScalar,
            D: impl AnyDeviceInput, E: impl AnyDeviceOutput, workspace: impl AnyDeviceOutput, workspaceSize: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorContractTrinary);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : A B C D E workspace);
            checked::cutensorContractTrinary(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), B.0.into(), C.0.into(), beta, D.0.into(),
                E.0.into(), workspace.0.into(), workspaceSize, stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D E workspace);
        }
        /// Runs the plan of a binary operation element by element on a stream.
        /// - `alpha`, `gamma`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        ///
        /// # Safety
        ///
        /// - `A`, `C`, `D`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorElementwiseBinaryExecute(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, gamma: HostScalar, C: impl AnyDeviceInput, D: impl AnyDeviceOutput,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorElementwiseBinaryExecute);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : A C D);
            checked::cutensorElementwiseBinaryExecute(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), gamma, C.0.into(), D.0.into(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; A C D);
        }
        /// Runs the plan of a trinary operation element by element on a stream.
        /// - `alpha`, `beta`, `gamma`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`, `D`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorElementwiseTrinaryExecute(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, beta: HostScalar, B: impl AnyDeviceInput, gamma: HostScalar, C: impl AnyDeviceInput,
            D: impl AnyDeviceOutput, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorElementwiseTrinaryExecute);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : A B C D);
            checked::cutensorElementwiseTrinaryExecute(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), beta, B.0.into(), gamma, C.0.into(), D.0.into(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D);
        }
        /// Runs the plan of a permutation, B = α·A with modes in another order, on a stream.
        /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorPermute(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, B: impl AnyDeviceOutput, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorPermute);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : A B);
            checked::cutensorPermute(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), B.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(work; A B);
        }
        /// Runs the plan of a reduction, D = α·reduce(A) + β·C, on a stream.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
        ///
        /// # Safety
        ///
        /// - `A`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorReduce(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, beta: HostScalar, C: impl AnyDeviceInput, D: impl AnyDeviceOutput,
            workspace: impl AnyDeviceOutput, workspaceSize: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorReduce);
            borrow!(work = works_in!(0 handle.as_handle(), stream), called : A C D workspace);
            checked::cutensorReduce(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), beta, C.0.into(), D.0.into(), workspace.0.into(),
                workspaceSize, stream.as_handle_or_null(),
            )?;
            record_use!(work; A C D workspace);
        }
    }
}

owned! {
    cutensorStatus_t;

    safe {
        /// Creates a cuTENSOR handle on the current device, with a cache of plans.
        fn cutensorCreate() -> Owned<cutensorHandle_t> {
            Owned::from_raw(checked::cutensorCreate()?)
        }
        /// Sets the maximum number of plans in a handle's cache.
        fn cutensorHandleResizePlanCache(handle: impl AsHandle<cutensorHandle_t>, numEntries: u32) -> () {
            checked::cutensorHandleResizePlanCache(handle.as_handle(), numEntries)?
        }
        /// Writes a handle's cache of plans to a file, and overwrites an existing file.
        /// - `filename`: in, string
        fn cutensorHandleWritePlanCacheToFile(handle: impl AsHandle<cutensorHandle_t>, filename: &CStr) -> () {
            checked::cutensorHandleWritePlanCacheToFile(handle.as_handle(), filename)?
        }
        /// Writes the kernels that were compiled at run time to a file.
        /// - `filename`: in, string
        fn cutensorWriteKernelCacheToFile(handle: impl AsHandle<cutensorHandle_t>, filename: &CStr) -> () {
            checked::cutensorWriteKernelCacheToFile(handle.as_handle(), filename)?
        }
    }

    unsafe {}
}

owned! {
    cutensorStatus_t;

    safe {}

    unsafe {
        /// Describes D = α·A·B + β·C, a contraction of block-sparse tensors.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeB`: in, array, of the length that `descB` requires
        /// - `modeC`: in, array, of the length that `descC` requires
        /// - `modeD`: in, array, of the length that `descD` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeB`: at least as long as `descB` requires. The length is not checked.
        /// - `modeC`: at least as long as `descC` requires. The length is not checked.
        /// - `modeD`: at least as long as `descD` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA`, `descB`, `descC` and `descD`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeB` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeC` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeD` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateBlockSparseContraction(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorBlockSparseTensorDescriptor_t>,
            modeA: &[i32], opA: cutensorOperator_t, descB: impl AsHandle<cutensorBlockSparseTensorDescriptor_t>,
            modeB: &[i32], opB: cutensorOperator_t, descC: impl AsHandle<cutensorBlockSparseTensorDescriptor_t>,
            modeC: &[i32], opC: cutensorOperator_t, descD: impl AsHandle<cutensorBlockSparseTensorDescriptor_t>,
            modeD: &[i32], descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateBlockSparseContraction(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descB.as_handle(), modeB, opB, descC.as_handle(),
                    modeC, opC, descD.as_handle(), modeD, descCompute,
                )?,
            )
        }
        /// Describes a tensor cut into sections along each mode, of which only some blocks are stored.
        /// - `numSectionsPerMode`: in, array, length `numModes`
        /// - `extent`: in, array, of the length that `numSectionsPerMode` requires
        /// - `nonZeroCoordinates`: in, array, of the length that `numNonZeroBlocks` requires
        /// - `stride`: in, array, of the length that `numNonZeroBlocks` requires; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `extent`: at least as long as `numSectionsPerMode` requires. The length is not checked.
        /// - `nonZeroCoordinates`, `stride`: at least as long as `numNonZeroBlocks` requires. The length is not checked.
        /// - `desc` is dropped before `handle`.
        /// - `numSectionsPerMode` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `extent` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `nonZeroCoordinates` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stride` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateBlockSparseTensorDescriptor(
            handle: impl AsHandle<cutensorHandle_t>, numNonZeroBlocks: u64, numSectionsPerMode: &[u32], extent: &[i64],
            nonZeroCoordinates: &[i32], stride: &[i64], dataType: runtime::cudaDataType,
        ) -> Owned<cutensorBlockSparseTensorDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateBlockSparseTensorDescriptor(
                    handle.as_handle(), numNonZeroBlocks, numSectionsPerMode, extent, nonZeroCoordinates, stride, dataType,
                )?,
            )
        }
        /// Describes D = α·A·B + β·C, which sums over the modes that A and B share and C lacks.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeB`: in, array, of the length that `descB` requires
        /// - `modeC`: in, array, of the length that `descC` requires
        /// - `modeD`: in, array, of the length that `descD` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeB`: at least as long as `descB` requires. The length is not checked.
        /// - `modeC`: at least as long as `descC` requires. The length is not checked.
        /// - `modeD`: at least as long as `descD` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA`, `descB`, `descC` and `descD`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeB` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeC` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeD` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateContraction(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorTensorDescriptor_t>, modeA: &[i32],
            opA: cutensorOperator_t, descB: impl AsHandle<cutensorTensorDescriptor_t>, modeB: &[i32],
            opB: cutensorOperator_t, descC: impl AsHandle<cutensorTensorDescriptor_t>, modeC: &[i32],
            opC: cutensorOperator_t, descD: impl AsHandle<cutensorTensorDescriptor_t>, modeD: &[i32],
            descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateContraction(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descB.as_handle(), modeB, opB, descC.as_handle(),
                    modeC, opC, descD.as_handle(), modeD, descCompute,
                )?,
            )
        }
        /// Describes E = α·A·B·C + β·D, which sums over the modes that D lacks.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeB`: in, array, of the length that `descB` requires
        /// - `modeC`: in, array, of the length that `descC` requires
        /// - `modeD`: in, array, of the length that `descD` requires
        /// - `modeE`: in, array, of the length that `descE` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeB`: at least as long as `descB` requires. The length is not checked.
        /// - `modeC`: at least as long as `descC` requires. The length is not checked.
        /// - `modeD`: at least as long as `descD` requires. The length is not checked.
        /// - `modeE`: at least as long as `descE` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA`, `descB`, `descC`, `descD` and `descE`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeB` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeC` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeD` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeE` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateContractionTrinary(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorTensorDescriptor_t>, modeA: &[i32],
            opA: cutensorOperator_t, descB: impl AsHandle<cutensorTensorDescriptor_t>, modeB: &[i32],
            opB: cutensorOperator_t, descC: impl AsHandle<cutensorTensorDescriptor_t>, modeC: &[i32],
            opC: cutensorOperator_t, descD: impl AsHandle<cutensorTensorDescriptor_t>, modeD: &[i32],
            opD: cutensorOperator_t, descE: impl AsHandle<cutensorTensorDescriptor_t>, modeE: &[i32],
            descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateContractionTrinary(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descB.as_handle(), modeB, opB, descC.as_handle(),
                    modeC, opC, descD.as_handle(), modeD, opD, descE.as_handle(), modeE, descCompute,
                )?,
            )
        }
        /// Describes D = opAC(α·opA(A), γ·opC(C)) element by element, with modes in any order.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeC`: in, array, of the length that `descC` requires
        /// - `modeD`: in, array, of the length that `descD` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeC`: at least as long as `descC` requires. The length is not checked.
        /// - `modeD`: at least as long as `descD` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA`, `descC` and `descD`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeC` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeD` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateElementwiseBinary(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorTensorDescriptor_t>, modeA: &[i32],
            opA: cutensorOperator_t, descC: impl AsHandle<cutensorTensorDescriptor_t>, modeC: &[i32],
            opC: cutensorOperator_t, descD: impl AsHandle<cutensorTensorDescriptor_t>, modeD: &[i32],
            opAC: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateElementwiseBinary(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descC.as_handle(), modeC, opC, descD.as_handle(),
                    modeD, opAC, descCompute,
                )?,
            )
        }
        /// Describes D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)) element by element.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeB`: in, array, of the length that `descB` requires
        /// - `modeC`: in, array, of the length that `descC` requires
        /// - `modeD`: in, array, of the length that `descD` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeB`: at least as long as `descB` requires. The length is not checked.
        /// - `modeC`: at least as long as `descC` requires. The length is not checked.
        /// - `modeD`: at least as long as `descD` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA`, `descB`, `descC` and `descD`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeB` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeC` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeD` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateElementwiseTrinary(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorTensorDescriptor_t>, modeA: &[i32],
            opA: cutensorOperator_t, descB: impl AsHandle<cutensorTensorDescriptor_t>, modeB: &[i32],
            opB: cutensorOperator_t, descC: impl AsHandle<cutensorTensorDescriptor_t>, modeC: &[i32],
            opC: cutensorOperator_t, descD: impl AsHandle<cutensorTensorDescriptor_t>, modeD: &[i32],
            opAB: cutensorOperator_t, opABC: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateElementwiseTrinary(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descB.as_handle(), modeB, opB, descC.as_handle(),
                    modeC, opC, descD.as_handle(), modeD, opAB, opABC, descCompute,
                )?,
            )
        }
        /// Describes B = α·opA(A) with the modes in another order.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeB`: in, array, of the length that `descB` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeB`: at least as long as `descB` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA` and `descB`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeB` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreatePermutation(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorTensorDescriptor_t>, modeA: &[i32],
            opA: cutensorOperator_t, descB: impl AsHandle<cutensorTensorDescriptor_t>, modeB: &[i32],
            descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreatePermutation(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descB.as_handle(), modeB, descCompute,
                )?,
            )
        }
        /// Chooses a kernel for an operation within a limit of workspace, optionally compiling it.
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `plan` is dropped before `handle`, `desc` and `pref`.
        fn cutensorCreatePlan(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            pref: impl AsHandle<cutensorPlanPreference_t>, workspaceSizeLimit: u64,
        ) -> Owned<cutensorPlan_t> {
            Owned::from_raw(
                checked::cutensorCreatePlan(handle.as_handle(), desc.as_handle(), pref.as_handle(), workspaceSizeLimit)?,
            )
        }
        /// Creates preferences for a plan: the algorithm, and whether kernels may be compiled for it.
        /// # Safety
        ///
        /// - `pref` is dropped before `handle`.
        fn cutensorCreatePlanPreference(
            handle: impl AsHandle<cutensorHandle_t>, algo: cutensorAlgo_t, jitMode: cutensorJitMode_t,
        ) -> Owned<cutensorPlanPreference_t> {
            Owned::from_raw(checked::cutensorCreatePlanPreference(handle.as_handle(), algo, jitMode)?)
        }
        /// Describes D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that C lacks.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeC`: in, array, of the length that `descC` requires
        /// - `modeD`: in, array, of the length that `descD` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeC`: at least as long as `descC` requires. The length is not checked.
        /// - `modeD`: at least as long as `descD` requires. The length is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `desc` is dropped before `handle`, `descA`, `descC` and `descD`.
        /// - `modeA` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeC` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `modeD` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateReduction(
            handle: impl AsHandle<cutensorHandle_t>, descA: impl AsHandle<cutensorTensorDescriptor_t>, modeA: &[i32],
            opA: cutensorOperator_t, descC: impl AsHandle<cutensorTensorDescriptor_t>, modeC: &[i32],
            opC: cutensorOperator_t, descD: impl AsHandle<cutensorTensorDescriptor_t>, modeD: &[i32],
            opReduce: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t,
        ) -> Owned<cutensorOperationDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateReduction(
                    handle.as_handle(), descA.as_handle(), modeA, opA, descC.as_handle(), modeC, opC, descD.as_handle(),
                    modeD, opReduce, descCompute,
                )?,
            )
        }
        /// Describes a tensor by the extent and stride of each mode, its type and alignment.
        /// - `extent`: in, array, length `numModes`
        /// - `stride`: in, array, length `numModes`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `desc` is dropped before `handle`.
        /// - `extent` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stride` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensorCreateTensorDescriptor(
            handle: impl AsHandle<cutensorHandle_t>, extent: &[i64], stride: &[i64], dataType: runtime::cudaDataType,
            alignmentRequirement: u32,
        ) -> Owned<cutensorTensorDescriptor_t> {
            Owned::from_raw(
                checked::cutensorCreateTensorDescriptor(
                    handle.as_handle(), extent, stride, dataType, alignmentRequirement,
                )?,
            )
        }
        /// Estimates the workspace size in bytes for an operation: minimal, usual or maximal.
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensorEstimateWorkspaceSize(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            planPref: impl AsHandle<cutensorPlanPreference_t>, workspacePref: cutensorWorksizePreference_t,
        ) -> u64 {
            checked::cutensorEstimateWorkspaceSize(
                handle.as_handle(), desc.as_handle(), planPref.as_handle(), workspacePref,
            )?
        }
        /// Fills a handle's cache of plans from a file and returns the number of entries.
        /// - `filename`: in, string
        ///
        /// # Safety
        ///
        /// - `filename`: a complete, valid file: the library does not check its contents.
        fn cutensorHandleReadPlanCacheFromFile(handle: impl AsHandle<cutensorHandle_t>, filename: &CStr) -> u32 {
            checked::cutensorHandleReadPlanCacheFromFile(handle.as_handle(), filename)?
        }
        /// Reads one attribute of an operation, such as its flops or the type of scalars.
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buf`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensorOperationDescriptorGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            attr: Key<cutensorOperationDescriptorAttribute_t, T, C>,
        ) -> T {
            checked::cutensorOperationDescriptorGetAttribute(handle.as_handle(), desc.as_handle(), attr)?
        }
        /// Sets one attribute of an operation, such as a tag or the type of scalars.
        /// - `buf`: in, one value; `attr` chooses the type: `cudaDataType` for `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE`; `float` for `CUTENSOR_OPERATION_DESCRIPTOR_FLOPS`, `CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES`; `int` for `CUTENSOR_OPERATION_DESCRIPTOR_TAG`, `CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE`; `unsigned char []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE`; `unsigned int []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT`, `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT`
        ///
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buf` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `buf`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensorOperationDescriptorSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            attr: Key<cutensorOperationDescriptorAttribute_t, T, C>, buf: T,
        ) -> () {
            checked::cutensorOperationDescriptorSetAttribute(handle.as_handle(), desc.as_handle(), attr, buf)?
        }
        /// Reads one attribute of a plan, such as the workspace it needs in bytes.
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buf`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensorPlanGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>,
            attr: Key<cutensorPlanAttribute_t, T, C>,
        ) -> T {
            checked::cutensorPlanGetAttribute(handle.as_handle(), plan.as_handle(), attr)?
        }
        /// Reads one preference for a plan, such as the use of the cache or a kernel's rank.
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buf`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensorPlanPreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensorHandle_t>, pref: impl AsHandle<cutensorPlanPreference_t>,
            attr: Key<cutensorPlanPreferenceAttribute_t, T, C>,
        ) -> T {
            checked::cutensorPlanPreferenceGetAttribute(handle.as_handle(), pref.as_handle(), attr)?
        }
        /// Sets one preference for a plan, such as the use of the cache or a kernel's rank.
        /// - `buf`: in, one value; `attr` chooses the type: `cutensorAlgo_t` for `CUTENSOR_PLAN_PREFERENCE_ALGO`; `cutensorAutotuneMode_t` for `CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE`; `cutensorCacheMode_t` for `CUTENSOR_PLAN_PREFERENCE_CACHE_MODE`; `cutensorJitMode_t` for `CUTENSOR_PLAN_PREFERENCE_JIT`; `int` for `CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT`, `CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK`, `CUTENSOR_PLAN_PREFERENCE_GPU_ARCH`
        ///
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buf` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `buf`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensorPlanPreferenceSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensorHandle_t>, pref: impl AsHandle<cutensorPlanPreference_t>,
            attr: Key<cutensorPlanPreferenceAttribute_t, T, C>, buf: T,
        ) -> () {
            checked::cutensorPlanPreferenceSetAttribute(handle.as_handle(), pref.as_handle(), attr, buf)?
        }
        /// Loads kernels from a file, so that they need not be compiled again.
        /// - `filename`: in, string
        ///
        /// # Safety
        ///
        /// - `filename`: a complete, valid file: the library does not check its contents.
        fn cutensorReadKernelCacheFromFile(handle: impl AsHandle<cutensorHandle_t>, filename: &CStr) -> () {
            checked::cutensorReadKernelCacheFromFile(handle.as_handle(), filename)?
        }
    }
}
