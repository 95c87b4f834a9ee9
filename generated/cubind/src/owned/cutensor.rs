//! cuTENSOR with owned handles: tensor contractions, reductions and permutations.
//!
//! See [`owned`](super) for this form of the functions. [`cutensor`](raw) describes the library.
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
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
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
    cutensor, cutensorStatus_t;

    safe {}

    unsafe {
        /// Runs the plan of a block-sparse contraction, D = α·A·B + β·C, on arrays of pointers to blocks.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        /// - `A`, `B`, `C`, `D`: in, array, of the length that `plan` requires
        ///
        /// # Safety
        ///
        /// - Each address in `A`, `B`, `C`, `D` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `A`, `B`, `C`, `D`: at least as long as `plan` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `A` must not be moved, changed or freed while the library may hold its address.
        /// - `B` must not be moved, changed or freed while the library may hold its address.
        /// - `C` must not be moved, changed or freed while the library may hold its address.
        /// - `D` must not be moved, changed or freed while the library may hold its address.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorBlockSparseContract(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: &[*const c_void], B: &[*const c_void], beta: HostScalar, C: &[*const c_void], D: &[*mut c_void],
            workspace: impl AnyDeviceOutput, workspaceSize: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorBlockSparseContract);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] workspace);
            checked::cutensorBlockSparseContract(
                handle.as_handle(), plan.as_handle(), alpha, A, B, beta, C, D, workspace.0.into(), workspaceSize,
                stream.as_handle_or_null(),
            )?;
            record_use!(work; workspace);
        }
        /// Runs the plan of a contraction, D = α·A·B + β·C, in a stream.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorContract(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, B: impl AnyDeviceInput, beta: HostScalar, C: impl AnyDeviceInput,
            D: impl AnyDeviceOutput, workspace: impl AnyDeviceOutput, workspaceSize: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorContract);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] A B C D workspace);
            checked::cutensorContract(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), B.0.into(), beta, C.0.into(), D.0.into(),
                workspace.0.into(), workspaceSize, stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D workspace);
        }
        /// Runs the plan of a three-tensor contraction, E = α·A·B·C + β·D, in a stream.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`, `D`, `E`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorContractTrinary(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, B: impl AnyDeviceInput, C: impl AnyDeviceInput, beta: HostScalar,
            D: impl AnyDeviceInput, E: impl AnyDeviceOutput, workspace: impl AnyDeviceOutput, workspaceSize: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorContractTrinary);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] A B C D E workspace);
            checked::cutensorContractTrinary(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), B.0.into(), C.0.into(), beta, D.0.into(),
                E.0.into(), workspace.0.into(), workspaceSize, stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D E workspace);
        }
        /// Runs the plan of an elementwise binary operation in a stream.
        /// - `alpha`, `gamma`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        ///
        /// # Safety
        ///
        /// - `A`, `C`, `D`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorElementwiseBinaryExecute(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, gamma: HostScalar, C: impl AnyDeviceInput, D: impl AnyDeviceOutput,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorElementwiseBinaryExecute);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] A C D);
            checked::cutensorElementwiseBinaryExecute(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), gamma, C.0.into(), D.0.into(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; A C D);
        }
        /// Runs the plan of an elementwise trinary operation in a stream.
        /// - `alpha`, `beta`, `gamma`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`, `D`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorElementwiseTrinaryExecute(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, beta: HostScalar, B: impl AnyDeviceInput, gamma: HostScalar, C: impl AnyDeviceInput,
            D: impl AnyDeviceOutput, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorElementwiseTrinaryExecute);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] A B C D);
            checked::cutensorElementwiseTrinaryExecute(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), beta, B.0.into(), gamma, C.0.into(), D.0.into(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D);
        }
        /// Runs the plan of a permutation, B = α·opA(A), in a stream.
        /// - `alpha`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorPermute(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, B: impl AnyDeviceOutput, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorPermute);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] A B);
            checked::cutensorPermute(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), B.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(work; A B);
        }
        /// Runs the plan of a reduction, D = α·reduce(A) + β·C, in a stream.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
        ///
        /// # Safety
        ///
        /// - `A`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must outlive every graph that records the call.
        fn cutensorReduce(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>, alpha: HostScalar,
            A: impl AnyDeviceInput, beta: HostScalar, C: impl AnyDeviceInput, D: impl AnyDeviceOutput,
            workspace: impl AnyDeviceOutput, workspaceSize: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUTENSOR, cutensorReduce);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 handle.as_handle()] A C D workspace);
            checked::cutensorReduce(
                handle.as_handle(), plan.as_handle(), alpha, A.0.into(), beta, C.0.into(), D.0.into(), workspace.0.into(),
                workspaceSize, stream.as_handle_or_null(),
            )?;
            record_use!(work; A C D workspace);
        }
    }
}

owned! {
    cutensor, cutensorStatus_t;

    safe {
        /// Creates a cuTENSOR handle, including a plan cache, on the current device.
        fn cutensorCreate() -> Owned<cutensorHandle_t> {
            Owned::from_raw(checked::cutensorCreate()?)
        }
        /// Sets the maximum number of plans in a handle's plan cache.
        fn cutensorHandleResizePlanCache(handle: impl AsHandle<cutensorHandle_t>, numEntries: u32) -> () {
            checked::cutensorHandleResizePlanCache(handle.as_handle(), numEntries)?
        }
        /// Writes a handle's plan cache to a file, and overwrites an existing file.
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
    cutensor, cutensorStatus_t;

    safe {}

    unsafe {
        /// Creates the contraction D = α·A·B + β·C of block-sparse tensors.
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
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA`, `descB`, `descC` and `descD`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeB` must not be moved, changed or freed while the library may hold its address.
        /// - `modeC` must not be moved, changed or freed while the library may hold its address.
        /// - `modeD` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates a descriptor of a tensor whose modes are split into sections and which stores only some blocks.
        /// - `numSectionsPerMode`: in, array, whose length is passed as `numModes`
        /// - `extent`: in, array, of the length that `numSectionsPerMode` requires
        /// - `nonZeroCoordinates`: in, array, of the length that `numNonZeroBlocks` requires
        /// - `stride`: in, array, of the length that `numNonZeroBlocks` requires; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `extent`: at least as long as `numSectionsPerMode` requires. The length is not checked.
        /// - `nonZeroCoordinates`, `stride`: at least as long as `numNonZeroBlocks` requires. The length is not checked.
        /// - `desc` must be dropped before `handle`.
        /// - `numSectionsPerMode` must not be moved, changed or freed while the library may hold its address.
        /// - `extent` must not be moved, changed or freed while the library may hold its address.
        /// - `nonZeroCoordinates` must not be moved, changed or freed while the library may hold its address.
        /// - `stride` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates the contraction D = α·A·B + β·C, which sums over modes of A and B that are not in C.
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
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA`, `descB`, `descC` and `descD`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeB` must not be moved, changed or freed while the library may hold its address.
        /// - `modeC` must not be moved, changed or freed while the library may hold its address.
        /// - `modeD` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates the contraction E = α·A·B·C + β·D, which sums over modes that are not in D.
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
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA`, `descB`, `descC`, `descD` and `descE`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeB` must not be moved, changed or freed while the library may hold its address.
        /// - `modeC` must not be moved, changed or freed while the library may hold its address.
        /// - `modeD` must not be moved, changed or freed while the library may hold its address.
        /// - `modeE` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates the elementwise operation D = opAC(α·opA(A), γ·opC(C)), with any order of modes.
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
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA`, `descC` and `descD`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeC` must not be moved, changed or freed while the library may hold its address.
        /// - `modeD` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates the elementwise operation D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)).
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
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA`, `descB`, `descC` and `descD`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeB` must not be moved, changed or freed while the library may hold its address.
        /// - `modeC` must not be moved, changed or freed while the library may hold its address.
        /// - `modeD` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates the operation B = α·opA(A), which permutes the modes of A.
        /// - `modeA`: in, array, of the length that `descA` requires
        /// - `modeB`: in, array, of the length that `descB` requires
        ///
        /// # Safety
        ///
        /// - `descCompute`: a live handle.
        /// - `modeA`: at least as long as `descA` requires. The length is not checked.
        /// - `modeB`: at least as long as `descB` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA` and `descB`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeB` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates a plan, which selects or compiles a kernel for an operation within a workspace limit.
        /// - `pref`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `plan` must be dropped before `handle`, `desc` and `pref`.
        fn cutensorCreatePlan(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            pref: impl MaybeHandle<cutensorPlanPreference_t>, workspaceSizeLimit: u64,
        ) -> Owned<cutensorPlan_t> {
            Owned::from_raw(
                checked::cutensorCreatePlan(
                    handle.as_handle(), desc.as_handle(), pref.as_handle_or_null(), workspaceSizeLimit,
                )?,
            )
        }
        /// Creates preferences for a plan: the algorithm, and whether kernels may be compiled at run time.
        /// # Safety
        ///
        /// - `pref` must be dropped before `handle`.
        fn cutensorCreatePlanPreference(
            handle: impl AsHandle<cutensorHandle_t>, algo: cutensorAlgo_t, jitMode: cutensorJitMode_t,
        ) -> Owned<cutensorPlanPreference_t> {
            Owned::from_raw(checked::cutensorCreatePlanPreference(handle.as_handle(), algo, jitMode)?)
        }
        /// Creates the operation D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that are not in C.
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
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `desc` must be dropped before `handle`, `descA`, `descC` and `descD`.
        /// - `modeA` must not be moved, changed or freed while the library may hold its address.
        /// - `modeC` must not be moved, changed or freed while the library may hold its address.
        /// - `modeD` must not be moved, changed or freed while the library may hold its address.
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
        /// Creates a tensor descriptor from the extent and stride of each mode, the data type and the alignment.
        /// - `extent`: in, array, whose length is passed as `numModes`
        /// - `stride`: in, array, whose length is passed as `numModes`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `desc` must be dropped before `handle`.
        /// - `extent` must not be moved, changed or freed while the library may hold its address.
        /// - `stride` must not be moved, changed or freed while the library may hold its address.
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
        /// Estimates the minimum, default or maximum workspace size in bytes for an operation.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cutensorEstimateWorkspaceSize(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            planPref: impl AsHandle<cutensorPlanPreference_t>, workspacePref: cutensorWorksizePreference_t,
        ) -> u64 {
            checked::cutensorEstimateWorkspaceSize(
                handle.as_handle(), desc.as_handle(), planPref.as_handle(), workspacePref,
            )?
        }
        /// Loads a handle's plan cache from a file, and returns the number of entries.
        /// - `filename`: in, string
        ///
        /// # Safety
        ///
        /// - `filename` must name a complete, valid file; the library does not check the contents.
        fn cutensorHandleReadPlanCacheFromFile(handle: impl AsHandle<cutensorHandle_t>, filename: &CStr) -> u32 {
            checked::cutensorHandleReadPlanCacheFromFile(handle.as_handle(), filename)?
        }
        /// Gets an attribute of an operation, such as its FLOP count or the data type of scalars.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buf`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cutensorOperationDescriptorGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            attr: Key<cutensorOperationDescriptorAttribute_t, T, C>,
        ) -> T {
            checked::cutensorOperationDescriptorGetAttribute(handle.as_handle(), desc.as_handle(), attr)?
        }
        /// Sets an attribute of an operation, such as a tag or the data type of scalars.
        /// - `buf`: in, one value; `attr` selects the type: `cudaDataType` for `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE`; `float` for `CUTENSOR_OPERATION_DESCRIPTOR_FLOPS`, `CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES`; `int` for `CUTENSOR_OPERATION_DESCRIPTOR_TAG`, `CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE`; `unsigned char []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE`; `unsigned int []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT`, `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buf` must not be moved, changed or freed while the library may hold its address.
        /// - `buf`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cutensorOperationDescriptorSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensorHandle_t>, desc: impl AsHandle<cutensorOperationDescriptor_t>,
            attr: Key<cutensorOperationDescriptorAttribute_t, T, C>, buf: T,
        ) -> () {
            checked::cutensorOperationDescriptorSetAttribute(handle.as_handle(), desc.as_handle(), attr, buf)?
        }
        /// Gets an attribute of a plan, such as the required workspace size in bytes.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buf`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cutensorPlanGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensorHandle_t>, plan: impl AsHandle<cutensorPlan_t>,
            attr: Key<cutensorPlanAttribute_t, T, C>,
        ) -> T {
            checked::cutensorPlanGetAttribute(handle.as_handle(), plan.as_handle(), attr)?
        }
        /// Gets a preference for a plan, such as the cache mode or the rank of the kernel.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buf`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cutensorPlanPreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensorHandle_t>, pref: impl AsHandle<cutensorPlanPreference_t>,
            attr: Key<cutensorPlanPreferenceAttribute_t, T, C>,
        ) -> T {
            checked::cutensorPlanPreferenceGetAttribute(handle.as_handle(), pref.as_handle(), attr)?
        }
        /// Sets a preference for a plan, such as the cache mode or the rank of the kernel.
        /// - `buf`: in, one value; `attr` selects the type: `cutensorAlgo_t` for `CUTENSOR_PLAN_PREFERENCE_ALGO`; `cutensorAutotuneMode_t` for `CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE`; `cutensorCacheMode_t` for `CUTENSOR_PLAN_PREFERENCE_CACHE_MODE`; `cutensorJitMode_t` for `CUTENSOR_PLAN_PREFERENCE_JIT`; `int` for `CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT`, `CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK`, `CUTENSOR_PLAN_PREFERENCE_GPU_ARCH`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buf` must not be moved, changed or freed while the library may hold its address.
        /// - `buf`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cutensorPlanPreferenceSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensorHandle_t>, pref: impl AsHandle<cutensorPlanPreference_t>,
            attr: Key<cutensorPlanPreferenceAttribute_t, T, C>, buf: T,
        ) -> () {
            checked::cutensorPlanPreferenceSetAttribute(handle.as_handle(), pref.as_handle(), attr, buf)?
        }
        /// Loads previously compiled kernels from a file.
        /// - `filename`: in, string
        ///
        /// # Safety
        ///
        /// - `filename` must name a complete, valid file; the library does not check the contents.
        fn cutensorReadKernelCacheFromFile(handle: impl AsHandle<cutensorHandle_t>, filename: &CStr) -> () {
            checked::cutensorReadKernelCacheFromFile(handle.as_handle(), filename)?
        }
    }
}
