//! cuStateVec: functions that return [`Result`]s, and its types. See [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::custatevec as raw;
#[allow(unused_imports)]
use raw::CUSTATEVEC;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::custatevec::all_types::*;

/// What selects attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        custatevecExStateVectorProperty_t {
            CUSTATEVEC_EX_SV_PROP_DISTRIBUTION_TYPE: custatevecExStateVectorDistributionType_t,
            CUSTATEVEC_EX_SV_PROP_DATA_TYPE: runtime::cudaDataType,
            CUSTATEVEC_EX_SV_PROP_NUM_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_LOCAL_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_DEVICE_SUBSVS: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_INTERPROC_DEVICE_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_INPROC_DEVICE_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_MIGRATION_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_SUBSV_SLICES: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_SUBSVS: i32,
            CUSTATEVEC_EX_SV_PROP_NUM_UNSTAGED_SUBSVS: i32,
            CUSTATEVEC_EX_SV_PROP_MAX_NUM_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_MAX_NUM_LOCAL_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_MAX_NUM_INTERPROC_DEVICE_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_MAX_NUM_INPROC_DEVICE_WIRES: i32,
            CUSTATEVEC_EX_SV_PROP_MAX_NUM_MIGRATION_WIRES: i32,
        } + [
            CUSTATEVEC_EX_SV_PROP_WIRE_ORDERING: i32,
            CUSTATEVEC_EX_SV_PROP_DEVICE_SUBSV_INDICES: i32,
            CUSTATEVEC_EX_SV_PROP_SUBSV_INDICES: i32,
            CUSTATEVEC_EX_SV_PROP_UNSTAGED_SUBSV_INDICES: i32,
        ]
    }
}

checked! {
    CUSTATEVEC, custatevecStatus_t;
    /// Sums the probabilities of each state of some qubits.
    ///
    /// - `sv`: in, on the device
    /// - `abs2sum`: in, an address, passed unchanged
    /// - `bitOrdering`: in, array, length `bitOrderingLen`
    /// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `abs2sum`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecAbs2SumArray(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        abs2sum: *mut f64, bitOrdering: &[i32], maskBitString: &[i32], maskOrdering: &[i32],
    ) -> ();
    /// Sums the probabilities of each state of some qubits, for several state vectors.
    ///
    /// - `batchedSv`: in, on the device
    /// - `abs2sumArrays`, `maskBitStrings`: in, an address, passed unchanged
    /// - `bitOrdering`: in, array, length `bitOrderingLen`
    /// - `maskOrdering`: in, array, length `maskLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `batchedSv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `abs2sumArrays`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `maskBitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    fn custatevecAbs2SumArrayBatched(
        handle: custatevecHandle_t, batchedSv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        nSVs: u32, svStride: custatevecIndex_t, abs2sumArrays: *mut f64, abs2sumArrayStride: custatevecIndex_t,
        bitOrdering: &[i32], maskBitStrings: *const custatevecIndex_t, maskOrdering: &[i32],
    ) -> ();
    /// Sums the probabilities of even and of odd parity in a product of Z bases.
    ///
    /// - `sv`: in, on the device
    /// - `abs2sum0`, `abs2sum1`: in, an address, passed unchanged
    /// - `basisBits`: in, array, length `nBasisBits`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `abs2sum0`, `abs2sum1`: valid memory of `1` elements, until this call completes on `handle`'s stream.
    fn custatevecAbs2SumOnZBasis(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        abs2sum0: *mut f64, abs2sum1: *mut f64, basisBits: &[i32],
    ) -> ();
    /// Creates an object that copies elements of a state vector, in any order of qubits.
    ///
    /// - `sv`: on the device
    /// - `bitOrdering`: in, array, length `bitOrderingLen`
    /// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
    ///
    /// Returns `accessor`, `extraWorkspaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, as long as `accessor` exists.
    fn custatevecAccessorCreate(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        bitOrdering: &[i32], maskBitString: &[i32], maskOrdering: &[i32],
    ) -> (custatevecAccessorDescriptor_t, usize);
    /// Creates an object that copies elements out of a state vector that it cannot change.
    ///
    /// - `sv`: in, on the device
    /// - `bitOrdering`: in, array, length `bitOrderingLen`
    /// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
    ///
    /// Returns `accessor`, `extraWorkspaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, as long as `accessor` exists.
    fn custatevecAccessorCreateView(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        bitOrdering: &[i32], maskBitString: &[i32], maskOrdering: &[i32],
    ) -> (custatevecAccessorDescriptor_t, usize);
    /// Destroys such an object.
    ///
    /// - `accessor`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `accessor`: a live handle that no other thread uses during the call.
    /// - No thread uses `accessor`, or objects that belong to it, during or after the call.
    fn custatevecAccessorDestroy(accessor: custatevecAccessorDescriptor_t) -> ();
    /// Copies elements of a state vector into a buffer.
    ///
    /// - `externalBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `accessor`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecAccessorGet(
        handle: custatevecHandle_t, accessor: custatevecAccessorDescriptor_t, externalBuffer: *mut c_void,
        begin: custatevecIndex_t, end: custatevecIndex_t,
    ) -> ();
    /// Copies elements from a buffer into a state vector.
    ///
    /// - `externalBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `accessor`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecAccessorSet(
        handle: custatevecHandle_t, accessor: custatevecAccessorDescriptor_t, externalBuffer: *const c_void,
        begin: custatevecIndex_t, end: custatevecIndex_t,
    ) -> ();
    /// Gives an accessor memory on the device to work in.
    ///
    /// - `extraWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `accessor`: live handles that no other thread uses during the call.
    /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `accessor` is destroyed or set again.
    fn custatevecAccessorSetExtraWorkspace(
        handle: custatevecHandle_t, accessor: custatevecAccessorDescriptor_t, extraWorkspace: CuPtr<c_void>,
        extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Applies a permutation, a diagonal matrix, or the product of the two.
    ///
    /// - `sv`, `extraWorkspace`: on the device
    /// - `permutation`, `diagonals`: in, an address, passed unchanged
    /// - `targets`: in, array, length `nTargets`
    /// - `controls`: in, array, length `nControls`
    /// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `permutation`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `diagonals`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyGeneralizedPermutationMatrix(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        permutation: *mut custatevecIndex_t, diagonals: *const c_void, diagonalsDataType: runtime::cudaDataType,
        adjoint: i32, targets: &[i32], controls: &[i32], controlBitValues: &[i32], extraWorkspace: CuPtr<c_void>,
        extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Returns the memory that applying such a matrix needs.
    ///
    /// - `permutation`, `diagonals`: in, an address, passed unchanged
    /// - `targets`: in, array, length `nTargets`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `permutation`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `diagonals`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
        handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32,
        permutation: *const custatevecIndex_t, diagonals: *const c_void, diagonalsDataType: runtime::cudaDataType,
        targets: &[i32], nControls: u32,
    ) -> usize;
    /// Applies a gate, given by its matrix, to qubits of a state vector.
    ///
    /// - `sv`, `extraWorkspace`: on the device
    /// - `matrix`: in, an address, passed unchanged
    /// - `targets`: in, array, length `nTargets`
    /// - `controls`: in, array, length `nControls`
    /// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyMatrix(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32,
        targets: &[i32], controls: &[i32], controlBitValues: &[i32], computeType: custatevecComputeType_t,
        extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Applies gates to qubits of several state vectors.
    ///
    /// - `batchedSv`, `extraWorkspace`: on the device
    /// - `matrixIndices`, `matrices`: in, an address, passed unchanged
    /// - `targets`: in, array, length `nTargets`
    /// - `controls`: in, array, length `nControls`
    /// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `matrixIndices`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyMatrixBatched(
        handle: custatevecHandle_t, batchedSv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        nSVs: u32, svStride: custatevecIndex_t, mapType: custatevecMatrixMapType_t, matrixIndices: *const i32,
        matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32,
        nMatrices: u32, targets: &[i32], controls: &[i32], controlBitValues: &[i32],
        computeType: custatevecComputeType_t, extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Returns the memory that applying gates to several state vectors needs.
    ///
    /// - `matrixIndices`, `matrices`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `matrixIndices`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyMatrixBatchedGetWorkspaceSize(
        handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32,
        svStride: custatevecIndex_t, mapType: custatevecMatrixMapType_t, matrixIndices: *const i32,
        matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32,
        nMatrices: u32, nTargets: u32, nControls: u32, computeType: custatevecComputeType_t,
    ) -> usize;
    /// Returns the memory that applying a gate needs.
    ///
    /// - `matrix`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyMatrixGetWorkspaceSize(
        handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, matrix: *const c_void,
        matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32, nTargets: u32,
        nControls: u32, computeType: custatevecComputeType_t,
    ) -> usize;
    /// Applies the exponential of a product of Pauli operators.
    ///
    /// - `sv`: on the device
    /// - `paulis`, `targets`: in, array, length `nTargets`
    /// - `controls`: in, array, length `nControls`
    /// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecApplyPauliRotation(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32, theta: f64,
        paulis: &[custatevecPauli_t], targets: &[i32], controls: &[i32], controlBitValues: &[i32],
    ) -> ();
    /// Measures some qubits at once.
    ///
    /// - `sv`: on the device
    /// - `bitString`: out, array, length `bitStringLen`
    /// - `bitOrdering`: in, array, length `bitStringLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecBatchMeasure(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        bitString: &mut [i32], bitOrdering: &[i32], randnum: f64, collapse: custatevecCollapseOp_t,
    ) -> ();
    /// Measures some qubits of a part of a state vector.
    ///
    /// - `sv`: on the device
    /// - `bitString`: out, array, length `bitStringLen`
    /// - `bitOrdering`: in, array, length `bitStringLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecBatchMeasureWithOffset(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        bitString: &mut [i32], bitOrdering: &[i32], randnum: f64, collapse: custatevecCollapseOp_t, offset: f64,
        abs2sum: f64,
    ) -> ();
    /// Projects a state vector onto given values of some qubits.
    ///
    /// - `sv`: on the device
    /// - `bitString`, `bitOrdering`: in, array, length `bitStringLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecCollapseByBitString(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        bitString: &[i32], bitOrdering: &[i32], norm: f64,
    ) -> ();
    /// Projects several state vectors onto given values of some qubits.
    ///
    /// - `batchedSv`, `extraWorkspace`: on the device
    /// - `bitStrings`, `norms`: in, an address, passed unchanged
    /// - `bitOrdering`: in, array, length `bitStringLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - `norms`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - Each string has as many bits as are asked for, and no norm is 0.
    fn custatevecCollapseByBitStringBatched(
        handle: custatevecHandle_t, batchedSv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        nSVs: u32, svStride: custatevecIndex_t, bitStrings: *const custatevecIndex_t, bitOrdering: &[i32],
        norms: *const f64, extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Returns the memory that projecting several state vectors needs.
    ///
    /// - `bitStrings`, `norms`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - `norms`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - Each string has as many bits as are asked for, and no norm is 0.
    fn custatevecCollapseByBitStringBatchedGetWorkspaceSize(
        handle: custatevecHandle_t, nSVs: u32, bitStrings: *const custatevecIndex_t, norms: *const f64,
    ) -> usize;
    /// Projects a state vector onto even or odd parity in a product of Z bases.
    ///
    /// - `sv`: on the device
    /// - `basisBits`: in, array, length `nBasisBits`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecCollapseOnZBasis(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32, parity: i32,
        basisBits: &[i32], norm: f64,
    ) -> ();
    /// Creates a communicator on top of an MPI library.
    ///
    /// - `soname`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `soname`: a complete, valid file: the library does not check its contents.
    fn custatevecCommunicatorCreate(
        handle: custatevecHandle_t, communicatorType: custatevecCommunicatorType_t, soname: Option<&CStr>,
    ) -> custatevecCommunicatorDescriptor_t;
    /// Destroys a communicator.
    ///
    /// - `communicator`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `communicator`: a live handle.
    /// - No thread uses `communicator`, or objects that belong to it, during or after the call.
    fn custatevecCommunicatorDestroy(
        handle: custatevecHandle_t, communicator: custatevecCommunicatorDescriptor_t,
    ) -> ();
    /// Computes the expectation value of an operator that is given by its matrix.
    ///
    /// - `sv`: in, on the device
    /// - `expectationValue`: out, host memory, `16` bytes
    /// - `matrix`: in, an address, passed unchanged
    /// - `basisBits`: in, array, length `nBasisBits`
    /// - `extraWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `expectationValue` is used after the call: keep it alive and unread and unwritten until this call completes on `handle`'s stream.
    fn custatevecComputeExpectation<T: Output>(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        expectationValue: &mut [T], expectationDataType: runtime::cudaDataType, matrix: *const c_void,
        matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, basisBits: &[i32],
        computeType: custatevecComputeType_t, extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
    ) -> f64;
    /// Computes expectation values of operators for several state vectors.
    ///
    /// - `batchedSv`: in, on the device
    /// - `expectationValues`, `matrices`: in, an address, passed unchanged
    /// - `basisBits`: in, array, length `nBasisBits`
    /// - `extraWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `expectationValues`: valid memory of `nMatrices` elements, until this call completes on `handle`'s stream.
    /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecComputeExpectationBatched(
        handle: custatevecHandle_t, batchedSv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        nSVs: u32, svStride: custatevecIndex_t, expectationValues: *mut runtime::double2, matrices: *const c_void,
        matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nMatrices: u32, basisBits: &[i32],
        computeType: custatevecComputeType_t, extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Returns the memory that expectation values of several state vectors need.
    ///
    /// - `matrices`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecComputeExpectationBatchedGetWorkspaceSize(
        handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32,
        svStride: custatevecIndex_t, matrices: *const c_void, matrixDataType: runtime::cudaDataType,
        layout: custatevecMatrixLayout_t, nMatrices: u32, nBasisBits: u32, computeType: custatevecComputeType_t,
    ) -> usize;
    /// Returns the memory that an expectation value needs.
    ///
    /// - `matrix`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecComputeExpectationGetWorkspaceSize(
        handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, matrix: *const c_void,
        matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nBasisBits: u32,
        computeType: custatevecComputeType_t,
    ) -> usize;
    /// Computes expectation values of products of Pauli operators.
    ///
    /// - `sv`: in, on the device
    /// - `expectationValues`: out, array, length `nPauliOperatorArrays`
    /// - `pauliOperatorsArray`, `basisBitsArray`, `nBasisBitsArray`: in, array, length `nPauliOperatorArrays`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `pauliOperatorsArray`, `basisBitsArray`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecComputeExpectationsOnPauliBasis(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        expectationValues: &mut [f64], pauliOperatorsArray: &[*const custatevecPauli_t], basisBitsArray: &[*const i32],
        nBasisBitsArray: &[u32],
    ) -> ();
    /// Creates a handle of cuStateVec on the current device.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecCreate() -> custatevecHandle_t;
    /// Destroys a handle.
    ///
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn custatevecDestroy(handle: custatevecHandle_t) -> ();
    /// Creates a plan for exchanging qubits between processes.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn custatevecDistIndexBitSwapSchedulerCreate(
        handle: custatevecHandle_t, nGlobalIndexBits: u32, nLocalIndexBits: u32,
    ) -> custatevecDistIndexBitSwapSchedulerDescriptor_t;
    /// Destroys such a plan.
    ///
    /// - `scheduler`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `scheduler`: a live handle.
    /// - No thread uses `scheduler`, or objects that belong to it, during or after the call.
    fn custatevecDistIndexBitSwapSchedulerDestroy(
        handle: custatevecHandle_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t,
    ) -> ();
    /// Returns what has to be transferred in one step of a plan.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `scheduler`: a live handle.
    fn custatevecDistIndexBitSwapSchedulerGetParameters(
        handle: custatevecHandle_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t, swapBatchIndex: i32,
        orgSubSVIndex: i32,
    ) -> custatevecSVSwapParameters_t;
    /// Says which qubits a plan exchanges, and returns in how many steps.
    ///
    /// - `indexBitSwaps`: in, array, length `nIndexBitSwaps`
    /// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `scheduler`: a live handle.
    fn custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
        handle: custatevecHandle_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t, indexBitSwaps: &[int2],
        maskBitString: &[i32], maskOrdering: &[i32],
    ) -> u32;
    /// Sums the probabilities of each state of some qubits of such a state vector.
    ///
    /// - `abs2sum`: in, an address, passed unchanged
    /// - `outputOrdering`: in, array, length `outputOrderingLen`
    /// - `maskBitString`, `maskWireOrdering`: in, array, length `maskLen`
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `abs2sum`: valid memory of the size that the other arguments imply.
    fn custatevecExAbs2SumArray(
        stateVector: custatevecExStateVectorDescriptor_t, abs2sum: *mut f64, outputOrdering: &[i32],
        maskBitString: &[i32], maskWireOrdering: &[i32],
    ) -> ();
    /// Applies a gate, given by its matrix, to qubits of such a state vector.
    ///
    /// - `matrix`: in, an address, passed unchanged
    /// - `targets`: in, array, length `numTargets`
    /// - `controls`: in, array, length `numControls`
    /// - `controlBitValues`: in, array, length `numControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `matrix`: valid memory of the size that the other arguments imply.
    fn custatevecExApplyMatrix(
        stateVector: custatevecExStateVectorDescriptor_t, matrix: *const c_void, matrixDataType: runtime::cudaDataType,
        exMatrixType: custatevecExMatrixType_t, layout: custatevecMatrixLayout_t, adjoint: i32, targets: &[i32],
        controls: &[i32], controlBitValues: &[i32],
    ) -> ();
    /// Applies the exponential of a product of Pauli operators to such a state vector.
    ///
    /// - `paulis`, `targets`: in, array, length `numTargets`
    /// - `controls`: in, array, length `numControls`
    /// - `controlBitValues`: in, array, length `numControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExApplyPauliRotation(
        stateVector: custatevecExStateVectorDescriptor_t, theta: f64, paulis: &[custatevecPauli_t], targets: &[i32],
        controls: &[i32], controlBitValues: &[i32],
    ) -> ();
    /// Creates a communicator of all processes.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecExCommunicatorCreate() -> custatevecExCommunicatorDescriptor_t;
    /// Destroys a communicator.
    ///
    /// - `exCommunicator`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `exCommunicator`: a live handle that no other thread uses during the call.
    /// - No thread uses `exCommunicator`, or objects that belong to it, during or after the call.
    fn custatevecExCommunicatorDestroy(exCommunicator: custatevecExCommunicatorDescriptor_t) -> ();
    /// Ends communication between processes.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecExCommunicatorFinalize() -> custatevecExCommunicatorStatus_t;
    /// Returns how many processes there are, and which one this is.
    ///
    ///
    /// Returns `size`, `rank`, `exCommStatus`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecExCommunicatorGetSizeAndRank() -> (i32, i32, custatevecExCommunicatorStatus_t);
    /// Loads an MPI library, or a plugin in its place, and initializes it.
    ///
    /// - `libraryPath`: in, string; `None` passes NULL
    /// - `argc`, `argv`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `libraryPath`: a complete, valid file: the library does not check its contents.
    /// - `argc`: valid memory of `1` elements.
    /// - `argv`: valid memory of the size that the other arguments imply.
    fn custatevecExCommunicatorInitialize(
        communicatorType: custatevecCommunicatorType_t, libraryPath: Option<&CStr>, argc: *mut i32,
        argv: *mut *mut *mut core::ffi::c_char,
    ) -> custatevecExCommunicatorStatus_t;
    /// Computes expectation values of operators that are given by their matrices.
    ///
    /// - `expectationValues`: out, array, length `numMatrices`
    /// - `matrices`: in, an address, passed unchanged
    /// - `basisWires`: in, array, length `numBasisWires`
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `matrices`: valid memory of the size that the other arguments imply.
    fn custatevecExComputeExpectation(
        stateVector: custatevecExStateVectorDescriptor_t, expectationValues: &mut [runtime::double2],
        matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t,
        basisWires: &[i32],
    ) -> ();
    /// Computes expectation values of products of Pauli operators of such a state vector.
    ///
    /// - `expectationValues`: out, array, length `numPauliOperatorArrays`
    /// - `pauliOperatorArrays`, `basisWiresArray`, `numBasisWiresArray`: in, array, length `numPauliOperatorArrays`
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `pauliOperatorArrays`, `basisWiresArray`: valid memory of the size that the other arguments imply.
    fn custatevecExComputeExpectationOnPauliBasis(
        stateVector: custatevecExStateVectorDescriptor_t, expectationValues: &mut [f64],
        pauliOperatorArrays: &[*const custatevecPauli_t], basisWiresArray: &[*const i32], numBasisWiresArray: &[i32],
    ) -> ();
    /// Describes a queue of operations.
    ///
    /// - `configItems`: in, array, length `numConfigItems`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecExConfigureSVUpdater(
        dataType: runtime::cudaDataType, configItems: &[custatevecExSVUpdaterConfigItem_t],
    ) -> custatevecExDictionaryDescriptor_t;
    /// Describes a state vector on several devices.
    ///
    /// - `deviceIds`: in, array, length `numDevices`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecExConfigureStateVectorMultiDevice(
        svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceIds: &[i32],
        networkType: custatevecDeviceNetworkType_t, capability: u32,
    ) -> custatevecExDictionaryDescriptor_t;
    /// Describes a state vector on devices of several processes.
    ///
    /// - `globalIndexBitClasses`, `numGlobalIndexBitsPerLayer`: in, array, length `numGlobalIndexBitLayers`
    /// - `auxConfig`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `auxConfig`: valid memory of the size that the other arguments imply, as long as `svConfig` exists.
    fn custatevecExConfigureStateVectorMultiProcess(
        svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceId: i32,
        memorySharingMethod: custatevecExMemorySharingMethod_t,
        globalIndexBitClasses: &[custatevecExGlobalIndexBitClass_t], numGlobalIndexBitsPerLayer: &[i32],
        transferWorkspaceSizeInBytes: usize, auxConfig: *const c_void, capability: u32,
    ) -> custatevecExDictionaryDescriptor_t;
    /// Describes a state vector on one device.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecExConfigureStateVectorSingleDevice(
        svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceId: i32, capability: u32,
    ) -> custatevecExDictionaryDescriptor_t;
    /// Destroys a configuration.
    ///
    /// - `dictionary`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `dictionary`: a live handle that no other thread uses during the call.
    /// - No thread uses `dictionary`, or objects that belong to it, during or after the call.
    fn custatevecExDictionaryDestroy(dictionary: custatevecExDictionaryDescriptor_t) -> ();
    /// Measures some qubits of such a state vector.
    ///
    /// - `bitStringOrdering`: in, array, length `bitStringOrderingLen`
    /// - `reserved`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `reserved`: valid memory of the size that the other arguments imply.
    fn custatevecExMeasure(
        stateVector: custatevecExStateVectorDescriptor_t, bitStringOrdering: &[i32], randnum: f64,
        collapse: custatevecCollapseOp_t, reserved: *const c_void,
    ) -> custatevecIndex_t;
    /// Applies a queue to a state vector, with random numbers of the program's.
    ///
    /// - `randnums`: in, array, length `numRandnums`
    ///
    /// # Safety
    ///
    /// `svUpdater`, `stateVector`: live handles that no other thread uses during the call.
    fn custatevecExSVUpdaterApply(
        svUpdater: custatevecExSVUpdaterDescriptor_t, stateVector: custatevecExStateVectorDescriptor_t,
        randnums: &[f64],
    ) -> ();
    /// Empties a queue of operations.
    ///
    ///
    /// # Safety
    ///
    /// `svUpdater`: a live handle that no other thread uses during the call.
    fn custatevecExSVUpdaterClear(svUpdater: custatevecExSVUpdaterDescriptor_t) -> ();
    /// Creates a queue of operations, which are fused where that is quicker.
    ///
    ///
    /// # Safety
    ///
    /// - `svUpdaterConfig`: a live handle that no other thread uses during the call.
    /// - `resourceManager`: a live handle.
    fn custatevecExSVUpdaterCreate(
        svUpdaterConfig: custatevecExDictionaryDescriptor_t, resourceManager: custatevecExResourceManagerDescriptor_t,
    ) -> custatevecExSVUpdaterDescriptor_t;
    /// Destroys a queue of operations.
    ///
    /// - `svUpdater`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `svUpdater`: a live handle that no other thread uses during the call.
    /// - No thread uses `svUpdater`, or objects that belong to it, during or after the call.
    fn custatevecExSVUpdaterDestroy(svUpdater: custatevecExSVUpdaterDescriptor_t) -> ();
    /// Adds a noise channel of any matrices to a queue.
    ///
    /// - `matrices`, `exMatrixTypes`: in, array, length `numMatrices`
    /// - `channelWires`: in, array, length `numChannelWires`
    ///
    /// # Safety
    ///
    /// - `svUpdater`: a live handle that no other thread uses during the call.
    /// - `matrices`: valid memory of the size that the other arguments imply.
    fn custatevecExSVUpdaterEnqueueGeneralChannel(
        svUpdater: custatevecExSVUpdaterDescriptor_t, matrices: &[*const c_void], matrixDataType: runtime::cudaDataType,
        exMatrixTypes: &[custatevecExMatrixType_t], layout: custatevecMatrixLayout_t, channelWires: &[i32],
    ) -> ();
    /// Adds a gate to a queue.
    ///
    /// - `matrix`: in, an address, passed unchanged
    /// - `targets`: in, array, length `numTargets`
    /// - `controls`: in, array, length `numControls`
    /// - `controlBitValues`: in, array, length `numControls`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `svUpdater`: a live handle that no other thread uses during the call.
    /// - `matrix`: valid memory of the size that the other arguments imply.
    fn custatevecExSVUpdaterEnqueueMatrix(
        svUpdater: custatevecExSVUpdaterDescriptor_t, matrix: *const c_void, matrixDataType: runtime::cudaDataType,
        exMatrixType: custatevecExMatrixType_t, layout: custatevecMatrixLayout_t, adjoint: i32, targets: &[i32],
        controls: &[i32], controlBitValues: &[i32],
    ) -> ();
    /// Adds a noise channel of unitary matrices with probabilities to a queue.
    ///
    /// - `unitaries`, `exMatrixTypes`: in, array, length `numUnitaries`
    /// - `probabilities`, `channelWires`: in, array, length `numChannelWires`
    ///
    /// # Safety
    ///
    /// - `svUpdater`: a live handle that no other thread uses during the call.
    /// - `unitaries`: valid memory of the size that the other arguments imply.
    fn custatevecExSVUpdaterEnqueueUnitaryChannel(
        svUpdater: custatevecExSVUpdaterDescriptor_t, unitaries: &[*const c_void],
        unitariesDataType: runtime::cudaDataType, exMatrixTypes: &[custatevecExMatrixType_t],
        layout: custatevecMatrixLayout_t, probabilities: &[f64], channelWires: &[i32],
    ) -> ();
    /// Returns how many random numbers a queue needs at most.
    ///
    ///
    /// # Safety
    ///
    /// `svUpdater`: a live handle that no other thread uses during the call.
    fn custatevecExSVUpdaterGetMaxNumRequiredRandnums(svUpdater: custatevecExSVUpdaterDescriptor_t) -> i32;
    /// Draws values of some qubits of such a state vector.
    ///
    /// - `bitStrings`: out, array, length `numShots`
    /// - `bitStringOrdering`: in, array, length `bitStringOrderingLen`
    /// - `randnums`: in, array, length `numShots`
    /// - `abs2Sums`: in, array, length `known by stateVector`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `abs2Sums`: at least as long as `stateVector` needs; that is not checked.
    fn custatevecExSample(
        stateVector: custatevecExStateVectorDescriptor_t, bitStrings: &mut [custatevecIndex_t],
        bitStringOrdering: &[i32], randnums: &[f64], output: custatevecSamplerOutput_t, abs2Sums: &[f64],
    ) -> ();
    /// Adds qubits to a state vector, and returns their numbers.
    ///
    /// - `wiresAdded`: out, array, length `numWiresToAdd`
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorAddWires(
        stateVector: custatevecExStateVectorDescriptor_t, indexBitDomain: custatevecExIndexBitDomain_t,
        wireInitMode: custatevecExWireInitMode_t, wiresAdded: &mut [i32],
    ) -> ();
    /// Creates a state vector on devices of several processes.
    ///
    ///
    /// # Safety
    ///
    /// - `svConfig`, `exCommunicator`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `resourceManager`: a live handle.
    /// - `stream`, `exCommunicator`, `resourceManager` and what they refer to stay valid after the call, as long as `stateVector` exists.
    fn custatevecExStateVectorCreateMultiProcess(
        svConfig: custatevecExDictionaryDescriptor_t, stream: runtime::cudaStream_t,
        exCommunicator: custatevecExCommunicatorDescriptor_t, resourceManager: custatevecExResourceManagerDescriptor_t,
    ) -> custatevecExStateVectorDescriptor_t;
    /// Creates a state vector on devices of this process.
    ///
    /// - `streams`: in, array, length `numStreams`
    ///
    /// # Safety
    ///
    /// - `svConfig`: a live handle that no other thread uses during the call.
    /// - `streams`, `resourceManager`: live handles.
    /// - `streams`, `resourceManager` and what they refer to stay valid after the call, as long as `stateVector` exists.
    fn custatevecExStateVectorCreateSingleProcess(
        svConfig: custatevecExDictionaryDescriptor_t, streams: &[runtime::cudaStream_t],
        resourceManager: custatevecExResourceManagerDescriptor_t,
    ) -> custatevecExStateVectorDescriptor_t;
    /// Destroys a state vector and frees its memory.
    ///
    /// - `stateVector`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - No thread uses `stateVector`, or objects that belong to it, during or after the call.
    fn custatevecExStateVectorDestroy(stateVector: custatevecExStateVectorDescriptor_t) -> ();
    /// Makes the memory of a state vector usable by other functions.
    ///
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorExposeResources(
        stateVector: custatevecExStateVectorDescriptor_t, exposeResources: custatevecExExposeResources_t,
    ) -> ();
    /// Returns the memory, the stream and the handle of a part on a device.
    ///
    ///
    /// Returns `deviceId`, `d_subSV`, `stream`, `handle`.
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `d_subSV`, `stream`, `handle` point to memory of the library, valid as long as `stateVector` exists.
    fn custatevecExStateVectorGetResourcesFromDeviceSubSV(
        stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32,
    ) -> (i32, *mut c_void, runtime::cudaStream_t, custatevecHandle_t);
    /// Returns the same for a part that must not be changed.
    ///
    ///
    /// Returns `deviceId`, `d_subSV`, `stream`, `handle`.
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `d_subSV`, `stream`, `handle` point to memory of the library, valid as long as `stateVector` exists.
    fn custatevecExStateVectorGetResourcesFromDeviceSubSVView(
        stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32,
    ) -> (i32, *const c_void, runtime::cudaStream_t, custatevecHandle_t);
    /// Returns the memory and the stream of a part in memory of the host.
    ///
    ///
    /// Returns `subSVSlice`, `placement`, `deviceId`, `stream`.
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `subSVSlice`, `stream` point to memory of the library, valid as long as `stateVector` exists.
    fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
        stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32, sliceIndex: i32,
    ) -> (*mut c_void, custatevecExMemoryPlacement_t, i32, runtime::cudaStream_t);
    /// Returns the same for a part that must not be changed.
    ///
    ///
    /// Returns `subSVSlice`, `placement`, `deviceId`, `stream`.
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `subSVSlice`, `stream` point to memory of the library, valid as long as `stateVector` exists.
    fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
        stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32, sliceIndex: i32,
    ) -> (*const c_void, custatevecExMemoryPlacement_t, i32, runtime::cudaStream_t);
    /// Copies elements of a state vector to the host.
    ///
    /// - `state`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `state`: valid memory of the size that the other arguments imply, until `custatevecExStateVectorSynchronize` is called.
    fn custatevecExStateVectorGetState(
        stateVector: custatevecExStateVectorDescriptor_t, state: *mut c_void, dataType: runtime::cudaDataType,
        begin: custatevecIndex_t, end: custatevecIndex_t, maxNumConcurrentCopies: i32,
    ) -> ();
    /// Reorders the qubits of a state vector.
    ///
    /// - `permutation`: in, array, length `permutationLen`
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorPermuteIndexBits(
        stateVector: custatevecExStateVectorDescriptor_t, permutation: &[i32],
        permutationType: custatevecExPermutationType_t,
    ) -> ();
    /// Gives the qubits of a state vector other numbers and moves nothing.
    ///
    /// - `wireOrdering`: in, array, length `wireOrderingLen`
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorReassignWireOrdering(
        stateVector: custatevecExStateVectorDescriptor_t, wireOrdering: &[i32],
    ) -> ();
    /// Sets whether a state vector may be computed with lower precision.
    ///
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorSetMathMode(
        stateVector: custatevecExStateVectorDescriptor_t, mode: custatevecMathMode_t,
    ) -> ();
    /// Copies elements from the host into a state vector.
    ///
    /// - `state`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stateVector`: a live handle that no other thread uses during the call.
    /// - `state`: valid memory of the size that the other arguments imply, until `custatevecExStateVectorSynchronize` is called.
    fn custatevecExStateVectorSetState(
        stateVector: custatevecExStateVectorDescriptor_t, state: *const c_void, dataType: runtime::cudaDataType,
        begin: custatevecIndex_t, end: custatevecIndex_t, maxNumConcurrentCopies: i32,
    ) -> ();
    /// Sets all qubits to 0.
    ///
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorSetZeroState(stateVector: custatevecExStateVectorDescriptor_t) -> ();
    /// Moves one part of a state vector onto a device.
    ///
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorStageSubSV(stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32) -> ();
    /// Waits until all work on a state vector is done.
    ///
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorSynchronize(stateVector: custatevecExStateVectorDescriptor_t) -> ();
    /// Waits until work on a state vector is done, in this process or in all.
    ///
    ///
    /// # Safety
    ///
    /// `stateVector`: a live handle that no other thread uses during the call.
    fn custatevecExStateVectorSynchronizeScoped(
        stateVector: custatevecExStateVectorDescriptor_t, scope: custatevecExSynchronizationScope_t,
    ) -> ();
    /// Returns how much memory a handle needs in most cases.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn custatevecGetDefaultWorkspaceSize(handle: custatevecHandle_t) -> usize;
    /// Returns the functions by which a handle allocates memory.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `handler` are borrowed; they are valid until their owner changes or is destroyed.
    fn custatevecGetDeviceMemHandler(handle: custatevecHandle_t) -> custatevecDeviceMemHandler_t;
    /// Returns whether a handle may compute with lower precision.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn custatevecGetMathMode(handle: custatevecHandle_t) -> custatevecMathMode_t;
    /// Returns one part of cuStateVec's version (major, minor or patch level).
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Returns the stream on which a handle works.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn custatevecGetStream(handle: custatevecHandle_t) -> runtime::cudaStream_t;
    /// Sets a state vector to a basis state, or to another simple one.
    ///
    /// - `sv`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecInitializeStateVector(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        svType: custatevecStateVectorType_t,
    ) -> ();
    /// Switches logging off for good.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecLoggerForceDisable() -> ();
    /// Opens a file for the log.
    ///
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a function that gets the log's messages.
    ///
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` is called at any time from now on, on any thread: it must not unwind.
    fn custatevecLoggerSetCallback(callback: custatevecLoggerCallback_t) -> ();
    /// Sets a function that gets the log's messages, and what it is given.
    ///
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` is called with `userData` at any time from now on, on any thread: it must not unwind. `userData` must live as long.
    fn custatevecLoggerSetCallbackData(callback: custatevecLoggerCallbackData_t, userData: *mut c_void) -> ();
    /// Sends the log to a file that the program has opened.
    ///
    ///
    /// # Safety
    ///
    /// `file`: a live handle.
    fn custatevecLoggerSetFile(file: *mut FILE) -> ();
    /// Sets how much is logged.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecLoggerSetLevel(level: i32) -> ();
    /// Sets which kinds of messages are logged.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn custatevecLoggerSetMask(mask: i32) -> ();
    /// Measures some qubits of several state vectors.
    ///
    /// - `batchedSv`: on the device
    /// - `bitStrings`, `randnums`: in, an address, passed unchanged
    /// - `bitOrdering`: in, array, length `bitStringLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `batchedSv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    /// - `randnums`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
    fn custatevecMeasureBatched(
        handle: custatevecHandle_t, batchedSv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        nSVs: u32, svStride: custatevecIndex_t, bitStrings: *mut custatevecIndex_t, bitOrdering: &[i32],
        randnums: *const f64, collapse: custatevecCollapseOp_t,
    ) -> ();
    /// Measures the parity in a product of Z bases.
    ///
    /// - `sv`: on the device
    /// - `basisBits`: in, array, length `nBasisBits`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecMeasureOnZBasis(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        basisBits: &[i32], randnum: f64, collapse: custatevecCollapseOp_t,
    ) -> i32;
    /// Exchanges qubits of a state vector whose parts are on several devices.
    ///
    /// - `handles`, `subSVs`: in, array, length `nHandles`
    /// - `indexBitSwaps`: in, array, length `nIndexBitSwaps`
    /// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
    ///
    /// # Safety
    ///
    /// - `handles`: a live handle that no other thread uses during the call.
    /// - `subSVs`: valid memory of the size that the other arguments imply.
    fn custatevecMultiDeviceSwapIndexBits(
        handles: &[custatevecHandle_t], subSVs: &[*mut c_void], svDataType: runtime::cudaDataType,
        nGlobalIndexBits: u32, nLocalIndexBits: u32, indexBitSwaps: &[int2], maskBitString: &[i32],
        maskOrdering: &[i32], deviceNetworkType: custatevecDeviceNetworkType_t,
    ) -> ();
    /// Creates an object that transfers parts of state vectors between processes.
    ///
    /// - `orgSubSV`: on the device
    ///
    /// Returns `svSwapWorker`, `extraWorkspaceSizeInBytes`, `minTransferWorkspaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `communicator`, `orgEvent`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `orgSubSV`: valid device memory of the size that the other arguments imply, as long as `svSwapWorker` exists.
    /// - `communicator`, `orgEvent`, `stream` and what they refer to stay valid after the call, as long as `svSwapWorker` exists.
    fn custatevecSVSwapWorkerCreate(
        handle: custatevecHandle_t, communicator: custatevecCommunicatorDescriptor_t, orgSubSV: CuPtr<c_void>,
        orgSubSVIndex: i32, orgEvent: runtime::cudaEvent_t, svDataType: runtime::cudaDataType,
        stream: runtime::cudaStream_t,
    ) -> (custatevecSVSwapWorkerDescriptor_t, usize, usize);
    /// Creates such an object that waits for its peers by memory on the device.
    ///
    /// - `orgSubSV`, `orgSemaphore`: on the device
    ///
    /// Returns `svSwapWorker`, `extraWorkspaceSizeInBytes`, `minTransferWorkspaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `communicator`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `orgSubSV`, `orgSemaphore`: valid device memory of the size that the other arguments imply, as long as `svSwapWorker` exists.
    /// - `communicator`, `stream` and what they refer to stay valid after the call, as long as `svSwapWorker` exists.
    fn custatevecSVSwapWorkerCreateWithSemaphore(
        handle: custatevecHandle_t, communicator: custatevecCommunicatorDescriptor_t, orgSubSV: CuPtr<c_void>,
        orgSubSVIndex: i32, orgSemaphore: CuPtr<c_void>, svDataType: runtime::cudaDataType,
        stream: runtime::cudaStream_t,
    ) -> (custatevecSVSwapWorkerDescriptor_t, usize, usize);
    /// Destroys such an object.
    ///
    /// - `svSwapWorker`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`: a live handle.
    /// - No thread uses `svSwapWorker`, or objects that belong to it, during or after the call.
    fn custatevecSVSwapWorkerDestroy(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    ) -> ();
    /// Transfers elements of state vectors.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`: a live handle.
    fn custatevecSVSwapWorkerExecute(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, begin: custatevecIndex_t,
        end: custatevecIndex_t,
    ) -> ();
    /// Gives it memory on the device to work in.
    ///
    /// - `extraWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`: a live handle.
    /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
    fn custatevecSVSwapWorkerSetExtraWorkspace(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, extraWorkspace: CuPtr<c_void>,
        extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Says what it transfers, and to whom.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`: a live handle.
    fn custatevecSVSwapWorkerSetParameters(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
        parameters: &custatevecSVSwapParameters_t, peer: i32,
    ) -> ();
    /// Gives it parts of state vectors that the device reaches directly, and their events.
    ///
    /// - `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstEvents`: in, array, length `nDstSubSVsP2P`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`, `dstEvents`: live handles.
    /// - `dstSubSVsP2P`: valid memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
    /// - `dstEvents` and what it refers to stay valid after the call, until `svSwapWorker` is destroyed or set again.
    fn custatevecSVSwapWorkerSetSubSVsP2P(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, dstSubSVsP2P: &[*mut c_void],
        dstSubSVIndicesP2P: &[i32], dstEvents: &[runtime::cudaEvent_t],
    ) -> ();
    /// Gives it parts of state vectors that the device reaches directly.
    ///
    /// - `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstSemaphores`: in, array, length `nDstSubSVsP2P`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`: a live handle.
    /// - `dstSubSVsP2P`, `dstSemaphores`: valid memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
    fn custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, dstSubSVsP2P: &[*mut c_void],
        dstSubSVIndicesP2P: &[i32], dstSemaphores: &[*mut c_void],
    ) -> ();
    /// Gives it memory on the device for what is transferred.
    ///
    /// - `transferWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `svSwapWorker`: a live handle.
    /// - `transferWorkspace`: valid device memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
    fn custatevecSVSwapWorkerSetTransferWorkspace(
        handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, transferWorkspace: CuPtr<c_void>,
        transferWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Tells a sampler which part of the whole state its vector is.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `sampler`: live handles that no other thread uses during the call.
    fn custatevecSamplerApplySubSVOffset(
        handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, subSVOrd: i32, nSubSVs: u32, offset: f64,
        norm: f64,
    ) -> ();
    /// Creates a sampler of a state vector.
    ///
    /// - `sv`: in, on the device
    ///
    /// Returns `sampler`, `extraWorkspaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, as long as `sampler` exists.
    fn custatevecSamplerCreate(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        nMaxShots: u32,
    ) -> (custatevecSamplerDescriptor_t, usize);
    /// Destroys a sampler.
    ///
    /// - `sampler`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `sampler`: a live handle that no other thread uses during the call.
    /// - No thread uses `sampler`, or objects that belong to it, during or after the call.
    fn custatevecSamplerDestroy(sampler: custatevecSamplerDescriptor_t) -> ();
    /// Returns the squared norm of a sampler's state vector.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `sampler`: live handles that no other thread uses during the call.
    fn custatevecSamplerGetSquaredNorm(handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t) -> f64;
    /// Prepares a sampler, in memory of the program's.
    ///
    /// - `extraWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `sampler`: live handles that no other thread uses during the call.
    /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `sampler` is destroyed or set again.
    fn custatevecSamplerPreprocess(
        handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, extraWorkspace: CuPtr<c_void>,
        extraWorkspaceSizeInBytes: usize,
    ) -> ();
    /// Draws values of some qubits by the program's random numbers.
    ///
    /// - `bitStrings`: out, array, length `nShots`
    /// - `bitOrdering`: in, array, length `bitStringLen`
    /// - `randnums`: in, array, length `nShots`
    ///
    /// # Safety
    ///
    /// `handle`, `sampler`: live handles that no other thread uses during the call.
    fn custatevecSamplerSample(
        handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, bitStrings: &mut [custatevecIndex_t],
        bitOrdering: &[i32], randnums: &[f64], output: custatevecSamplerOutput_t,
    ) -> ();
    /// Makes a handle allocate memory by functions of the program; NULL ends it.
    ///
    /// - `handler`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `handler` are valid until `handle` is destroyed or set again.
    /// - The functions allocate in the order of streams, and the handle has no other handler: set NULL before.
    fn custatevecSetDeviceMemHandler(handle: custatevecHandle_t, handler: Option<&custatevecDeviceMemHandler_t>) -> ();
    /// Sets whether a handle may compute with lower precision.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn custatevecSetMathMode(handle: custatevecHandle_t, mode: custatevecMathMode_t) -> ();
    /// Sets the stream on which a handle works.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streamId`: a live handle, or a default stream (NULL).
    /// - `streamId` and what it refers to stay valid after the call, until `handle` is destroyed or set again.
    fn custatevecSetStream(handle: custatevecHandle_t, streamId: runtime::cudaStream_t) -> ();
    /// Gives a handle memory on the device to work in.
    ///
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `workspace`: valid device memory of the size that the other arguments imply, until `handle` is destroyed or set again.
    fn custatevecSetWorkspace(handle: custatevecHandle_t, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize) -> ();
    /// Creates an object that moves parts of a state vector between host and device.
    ///
    /// - `deviceSlices`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `deviceSlices`: valid device memory of the size that the other arguments imply, as long as `migrator` exists.
    fn custatevecSubSVMigratorCreate(
        handle: custatevecHandle_t, deviceSlices: CuPtr<c_void>, svDataType: runtime::cudaDataType, nDeviceSlices: i32,
        nSliceLocalIndexBits: i32,
    ) -> custatevecSubSVMigratorDescriptor_t;
    /// Destroys such an object.
    ///
    /// - `migrator`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `migrator`: a live handle.
    /// - No thread uses `migrator`, or objects that belong to it, during or after the call.
    fn custatevecSubSVMigratorDestroy(handle: custatevecHandle_t, migrator: custatevecSubSVMigratorDescriptor_t) -> ();
    /// Moves one part to the device, another one from it, or exchanges them.
    ///
    /// - `srcSubSVSlice`: in, on the device
    /// - `dstSubSVSlice`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `migrator`: a live handle.
    /// - `srcSubSVSlice`, `dstSubSVSlice`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecSubSVMigratorMigrate(
        handle: custatevecHandle_t, migrator: custatevecSubSVMigratorDescriptor_t, deviceSliceIndex: i32,
        srcSubSVSlice: CuPtr<c_void>, dstSubSVSlice: CuPtr<c_void>, begin: custatevecIndex_t, end: custatevecIndex_t,
    ) -> ();
    /// Exchanges qubits of a state vector.
    ///
    /// - `sv`: on the device
    /// - `bitSwaps`: in, array, length `nBitSwaps`
    /// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecSwapIndexBits(
        handle: custatevecHandle_t, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType, nIndexBits: u32,
        bitSwaps: &[int2], maskBitString: &[i32], maskOrdering: &[i32],
    ) -> ();
    /// Computes how far a matrix is from being unitary or Hermitian.
    ///
    /// - `matrix`: in, an address, passed unchanged
    /// - `extraWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecTestMatrixType(
        handle: custatevecHandle_t, matrixType: custatevecMatrixType_t, matrix: *const c_void,
        matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nTargets: u32, adjoint: i32,
        computeType: custatevecComputeType_t, extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
    ) -> f64;
    /// Returns the memory that testing a matrix' type needs.
    ///
    /// - `matrix`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
    fn custatevecTestMatrixTypeGetWorkspaceSize(
        handle: custatevecHandle_t, matrixType: custatevecMatrixType_t, matrix: *const c_void,
        matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nTargets: u32, adjoint: i32,
        computeType: custatevecComputeType_t,
    ) -> usize;
}

/// As [`custatevecExStateVectorGetProperty`](raw::custatevecExStateVectorGetProperty), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns one property of a state vector, such as the number of its qubits.
///
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorGetProperty<T: AttributeValue<C>, C: Output>(
    stateVector: custatevecExStateVectorDescriptor_t,
    property: Key<custatevecExStateVectorProperty_t, T, C>,
) -> Result<T, support::Error<custatevecStatus_t>> {
    support::checked(
            called!(CUSTATEVEC, custatevecExStateVectorGetProperty),
            unsafe {
                raw::custatevecExStateVectorGetProperty::<
                    C,
                >(stateVector, property.selector())
            },
        )
        .map(T::from_c)
}
