//! Functions: cuStateVec.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_custatevecExStateVectorProperty_t(
    selector: custatevecExStateVectorProperty_t,
) -> ValueSize {
    match selector {
        custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_DISTRIBUTION_TYPE
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_DATA_TYPE
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_LOCAL_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_DEVICE_SUBSVS
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_INTERPROC_DEVICE_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_INPROC_DEVICE_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_MIGRATION_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_SUBSV_SLICES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_SUBSVS
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_NUM_UNSTAGED_SUBSVS
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_MAX_NUM_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_MAX_NUM_LOCAL_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_MAX_NUM_INTERPROC_DEVICE_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_MAX_NUM_INPROC_DEVICE_WIRES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_MAX_NUM_MIGRATION_WIRES => {
            ValueSize::One(4)
        }
        custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_WIRE_ORDERING
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_DEVICE_SUBSV_INDICES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_SUBSV_INDICES
        | custatevecExStateVectorProperty_t::CUSTATEVEC_EX_SV_PROP_UNSTAGED_SUBSV_INDICES => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

/// Sums the probabilities of each state of some qubits.
///
/// `custatevecStatus_t custatevecAbs2SumArray(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double *abs2sum, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen)`
///
/// - `sv`: in, on the device
/// - `abs2sum`: in, an address, passed unchanged
/// - `bitOrdering`: in, array, length `bitOrderingLen`
/// - `bitOrderingLen`: in; the length of `bitOrdering`
/// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumArray).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `abs2sum`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecAbs2SumArray(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    abs2sum: *mut f64,
    bitOrdering: &[i32],
    maskBitString: &[i32],
    maskOrdering: &[i32],
) -> (custatevecStatus_t,) {
    let Some(maskLen) = args::same_len([maskBitString.len(), maskOrdering.len()], [])
    else {
        refusal::refuse("custatevecAbs2SumArray", "the lengths of `maskBitString`, `maskOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecAbs2SumArray(
        handle, sv.as_ptr(), svDataType, nIndexBits, abs2sum, args::as_ptr(bitOrdering), args::count(bitOrdering.len()),
        args::as_ptr(maskBitString), args::as_ptr(maskOrdering), args::count(maskLen),
    ) };
    (returned,)
}

/// Sums the probabilities of each state of some qubits, for several state vectors.
///
/// `custatevecStatus_t custatevecAbs2SumArrayBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, double *abs2sumArrays, custatevecIndex_t abs2sumArrayStride, const int32_t *bitOrdering, uint32_t bitOrderingLen, const custatevecIndex_t *maskBitStrings, const int32_t *maskOrdering, uint32_t maskLen)`
///
/// - `batchedSv`: in, on the device
/// - `abs2sumArrays`, `maskBitStrings`: in, an address, passed unchanged
/// - `bitOrdering`: in, array, length `bitOrderingLen`
/// - `bitOrderingLen`: in; the length of `bitOrdering`
/// - `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumArrayBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `batchedSv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `abs2sumArrays`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `maskBitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecAbs2SumArrayBatched(
    handle: custatevecHandle_t,
    batchedSv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    abs2sumArrays: *mut f64,
    abs2sumArrayStride: custatevecIndex_t,
    bitOrdering: &[i32],
    maskBitStrings: *const custatevecIndex_t,
    maskOrdering: &[i32],
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecAbs2SumArrayBatched(
        handle, batchedSv.as_ptr(), svDataType, nIndexBits, nSVs, svStride, abs2sumArrays, abs2sumArrayStride,
        args::as_ptr(bitOrdering), args::count(bitOrdering.len()), maskBitStrings, args::as_ptr(maskOrdering),
        args::count(maskOrdering.len()),
    ) };
    (returned,)
}

/// Sums the probabilities of even and of odd parity in a product of Z bases.
///
/// `custatevecStatus_t custatevecAbs2SumOnZBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double *abs2sum0, double *abs2sum1, const int32_t *basisBits, uint32_t nBasisBits)`
///
/// - `sv`: in, on the device
/// - `abs2sum0`, `abs2sum1`: in, an address, passed unchanged
/// - `basisBits`: in, array, length `nBasisBits`
/// - `nBasisBits`: in; the length of `basisBits`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumOnZBasis).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `abs2sum0`, `abs2sum1`: valid memory of `1` elements, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecAbs2SumOnZBasis(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    abs2sum0: *mut f64,
    abs2sum1: *mut f64,
    basisBits: &[i32],
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecAbs2SumOnZBasis(
        handle, sv.as_ptr(), svDataType, nIndexBits, abs2sum0, abs2sum1, args::as_ptr(basisBits),
        args::count(basisBits.len()),
    ) };
    (returned,)
}

/// Creates an object that copies elements of a state vector, in any order of qubits.
///
/// `custatevecStatus_t custatevecAccessorCreate(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, accessor: custatevecAccessorDescriptor_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `sv`: on the device
/// - `accessor`, `extraWorkspaceSizeInBytes`: out
/// - `bitOrdering`: in, array, length `bitOrderingLen`
/// - `bitOrderingLen`: in; the length of `bitOrdering`
/// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, as long as `accessor` exists.
#[inline]
pub unsafe fn custatevecAccessorCreate(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    bitOrdering: &[i32],
    maskBitString: &[i32],
    maskOrdering: &[i32],
) -> (custatevecStatus_t, custatevecAccessorDescriptor_t, usize) {
    let Some(maskLen) = args::same_len([maskBitString.len(), maskOrdering.len()], [])
    else {
        refusal::refuse("custatevecAccessorCreate", "the lengths of `maskBitString`, `maskOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    };
    let mut accessor: custatevecAccessorDescriptor_t = output::zeroed();
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecAccessorCreate(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, &mut accessor, args::as_ptr(bitOrdering),
        args::count(bitOrdering.len()), args::as_ptr(maskBitString), args::as_ptr(maskOrdering), args::count(maskLen),
        &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, accessor, extraWorkspaceSizeInBytes)
}

/// Creates an object that copies elements out of a state vector that it cannot change.
///
/// `custatevecStatus_t custatevecAccessorCreateView(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, accessor: custatevecAccessorDescriptor_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `sv`: in, on the device
/// - `accessor`, `extraWorkspaceSizeInBytes`: out
/// - `bitOrdering`: in, array, length `bitOrderingLen`
/// - `bitOrderingLen`: in; the length of `bitOrdering`
/// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorCreateView).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, as long as `accessor` exists.
#[inline]
pub unsafe fn custatevecAccessorCreateView(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    bitOrdering: &[i32],
    maskBitString: &[i32],
    maskOrdering: &[i32],
) -> (custatevecStatus_t, custatevecAccessorDescriptor_t, usize) {
    let Some(maskLen) = args::same_len([maskBitString.len(), maskOrdering.len()], [])
    else {
        refusal::refuse("custatevecAccessorCreateView", "the lengths of `maskBitString`, `maskOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    };
    let mut accessor: custatevecAccessorDescriptor_t = output::zeroed();
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecAccessorCreateView(
        handle, sv.as_ptr(), svDataType, nIndexBits, &mut accessor, args::as_ptr(bitOrdering),
        args::count(bitOrdering.len()), args::as_ptr(maskBitString), args::as_ptr(maskOrdering), args::count(maskLen),
        &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, accessor, extraWorkspaceSizeInBytes)
}

/// Destroys such an object.
///
/// `custatevecStatus_t custatevecAccessorDestroy(custatevecAccessorDescriptor_t accessor)`
///
/// - `accessor`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorDestroy).
///
/// # Safety
///
/// - `accessor`: a live handle that no other thread uses during the call.
/// - No thread uses `accessor`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecAccessorDestroy(
    accessor: custatevecAccessorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecAccessorDestroy(accessor) };
    (returned,)
}

/// Copies elements of a state vector into a buffer.
///
/// `custatevecStatus_t custatevecAccessorGet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void *externalBuffer, custatevecIndex_t begin, custatevecIndex_t end)`
///
/// - `externalBuffer`: in, an address, passed unchanged
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorGet).
///
/// # Safety
///
/// - `handle`, `accessor`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecAccessorGet(
    handle: custatevecHandle_t,
    accessor: custatevecAccessorDescriptor_t,
    externalBuffer: *mut c_void,
    begin: custatevecIndex_t,
    end: custatevecIndex_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecAccessorGet(handle, accessor, externalBuffer, begin, end) };
    (returned,)
}

/// Copies elements from a buffer into a state vector.
///
/// `custatevecStatus_t custatevecAccessorSet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, const void *externalBuffer, custatevecIndex_t begin, custatevecIndex_t end)`
///
/// - `externalBuffer`: in, an address, passed unchanged
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorSet).
///
/// # Safety
///
/// - `handle`, `accessor`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecAccessorSet(
    handle: custatevecHandle_t,
    accessor: custatevecAccessorDescriptor_t,
    externalBuffer: *const c_void,
    begin: custatevecIndex_t,
    end: custatevecIndex_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecAccessorSet(handle, accessor, externalBuffer, begin, end) };
    (returned,)
}

/// Gives an accessor memory on the device to work in.
///
/// `custatevecStatus_t custatevecAccessorSetExtraWorkspace(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `extraWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorSetExtraWorkspace).
///
/// # Safety
///
/// - `handle`, `accessor`: live handles that no other thread uses during the call.
/// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `accessor` is destroyed or set again.
#[inline]
pub unsafe fn custatevecAccessorSetExtraWorkspace(
    handle: custatevecHandle_t,
    accessor: custatevecAccessorDescriptor_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecAccessorSetExtraWorkspace(
        handle, accessor, extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Applies a permutation, a diagonal matrix, or the product of the two.
///
/// `custatevecStatus_t custatevecApplyGeneralizedPermutationMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t diagonalsDataType, int32_t adjoint, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `sv`, `extraWorkspace`: on the device
/// - `permutation`, `diagonals`: in, an address, passed unchanged
/// - `targets`: in, array, length `nTargets`
/// - `nTargets`: in; the length of `targets`
/// - `controls`: in, array, length `nControls`
/// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
/// - `nControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyGeneralizedPermutationMatrix).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `permutation`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `diagonals`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyGeneralizedPermutationMatrix(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    permutation: *mut custatevecIndex_t,
    diagonals: *const c_void,
    diagonalsDataType: runtime::cudaDataType,
    adjoint: i32,
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let Some(nControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse(
            "custatevecApplyGeneralizedPermutationMatrix", "the lengths of `controls`, `controlBitValues` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecApplyGeneralizedPermutationMatrix(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, permutation, diagonals, diagonalsDataType, adjoint,
        args::as_ptr(targets), args::count(targets.len()), args::as_ptr(controls), args::as_ptr(controlBitValues),
        args::count(nControls), extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Returns the memory that applying such a matrix needs.
///
/// `custatevecStatus_t custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, const custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t diagonalsDataType, const int32_t *targets, uint32_t nTargets, uint32_t nControls, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `permutation`, `diagonals`: in, an address, passed unchanged
/// - `targets`: in, array, length `nTargets`
/// - `nTargets`: in; the length of `targets`
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `permutation`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `diagonals`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
    handle: custatevecHandle_t,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    permutation: *const custatevecIndex_t,
    diagonals: *const c_void,
    diagonalsDataType: runtime::cudaDataType,
    targets: &[i32],
    nControls: u32,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
        handle, svDataType, nIndexBits, permutation, diagonals, diagonalsDataType, args::as_ptr(targets),
        args::count(targets.len()), nControls, &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}

/// Applies a gate, given by its matrix, to qubits of a state vector.
///
/// `custatevecStatus_t custatevecApplyMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `sv`, `extraWorkspace`: on the device
/// - `matrix`: in, an address, passed unchanged
/// - `targets`: in, array, length `nTargets`
/// - `nTargets`: in; the length of `targets`
/// - `controls`: in, array, length `nControls`
/// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
/// - `nControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrix).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyMatrix(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: i32,
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
    computeType: custatevecComputeType_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let Some(nControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse("custatevecApplyMatrix", "the lengths of `controls`, `controlBitValues` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecApplyMatrix(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, matrix, matrixDataType, layout, adjoint, args::as_ptr(targets),
        args::count(targets.len()), args::as_ptr(controls), args::as_ptr(controlBitValues), args::count(nControls),
        computeType, extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Applies gates to qubits of several state vectors.
///
/// `custatevecStatus_t custatevecApplyMatrixBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, uint32_t nMatrices, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `batchedSv`, `extraWorkspace`: on the device
/// - `matrixIndices`, `matrices`: in, an address, passed unchanged
/// - `targets`: in, array, length `nTargets`
/// - `nTargets`: in; the length of `targets`
/// - `controls`: in, array, length `nControls`
/// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
/// - `nControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `matrixIndices`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyMatrixBatched(
    handle: custatevecHandle_t,
    batchedSv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    mapType: custatevecMatrixMapType_t,
    matrixIndices: *const i32,
    matrices: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: i32,
    nMatrices: u32,
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
    computeType: custatevecComputeType_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let Some(nControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse("custatevecApplyMatrixBatched", "the lengths of `controls`, `controlBitValues` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecApplyMatrixBatched(
        handle, batchedSv.as_mut_ptr(), svDataType, nIndexBits, nSVs, svStride, mapType, matrixIndices, matrices,
        matrixDataType, layout, adjoint, nMatrices, args::as_ptr(targets), args::count(targets.len()),
        args::as_ptr(controls), args::as_ptr(controlBitValues), args::count(nControls), computeType,
        extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Returns the memory that applying gates to several state vectors needs.
///
/// `custatevecStatus_t custatevecApplyMatrixBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, uint32_t nMatrices, uint32_t nTargets, uint32_t nControls, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `matrixIndices`, `matrices`: in, an address, passed unchanged
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixBatchedGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `matrixIndices`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyMatrixBatchedGetWorkspaceSize(
    handle: custatevecHandle_t,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    mapType: custatevecMatrixMapType_t,
    matrixIndices: *const i32,
    matrices: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: i32,
    nMatrices: u32,
    nTargets: u32,
    nControls: u32,
    computeType: custatevecComputeType_t,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecApplyMatrixBatchedGetWorkspaceSize(
        handle, svDataType, nIndexBits, nSVs, svStride, mapType, matrixIndices, matrices, matrixDataType, layout,
        adjoint, nMatrices, nTargets, nControls, computeType, &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}

/// Returns the memory that applying a gate needs.
///
/// `custatevecStatus_t custatevecApplyMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, uint32_t nTargets, uint32_t nControls, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `matrix`: in, an address, passed unchanged
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyMatrixGetWorkspaceSize(
    handle: custatevecHandle_t,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: i32,
    nTargets: u32,
    nControls: u32,
    computeType: custatevecComputeType_t,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecApplyMatrixGetWorkspaceSize(
        handle, svDataType, nIndexBits, matrix, matrixDataType, layout, adjoint, nTargets, nControls, computeType,
        &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}

/// Applies the exponential of a product of Pauli operators.
///
/// `custatevecStatus_t custatevecApplyPauliRotation(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double theta, const custatevecPauli_t *paulis, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls)`
///
/// - `sv`: on the device
/// - `paulis`, `targets`: in, array, length `nTargets`
/// - `nTargets`: in; the length of `paulis`, `targets`
/// - `controls`: in, array, length `nControls`
/// - `controlBitValues`: in, array, length `nControls`; an empty slice passes NULL
/// - `nControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyPauliRotation).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecApplyPauliRotation(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    theta: f64,
    paulis: &[custatevecPauli_t],
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
) -> (custatevecStatus_t,) {
    let Some(nTargets) = args::same_len([paulis.len(), targets.len()], []) else {
        refusal::refuse("custatevecApplyPauliRotation", "the lengths of `paulis`, `targets` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let Some(nControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse("custatevecApplyPauliRotation", "the lengths of `controls`, `controlBitValues` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecApplyPauliRotation(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, theta, args::as_ptr(paulis), args::as_ptr(targets),
        args::count(nTargets), args::as_ptr(controls), args::as_ptr(controlBitValues), args::count(nControls),
    ) };
    (returned,)
}

/// Measures some qubits at once.
///
/// `custatevecStatus_t custatevecBatchMeasure(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double randnum, custatevecCollapseOp_t collapse)`
///
/// - `sv`: on the device
/// - `bitString`: out, array, length `bitStringLen`
/// - `bitOrdering`: in, array, length `bitStringLen`
/// - `bitStringLen`: in; the length of `bitString`, `bitOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecBatchMeasure).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecBatchMeasure(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    bitString: &mut [i32],
    bitOrdering: &[i32],
    randnum: f64,
    collapse: custatevecCollapseOp_t,
) -> (custatevecStatus_t,) {
    let Some(bitStringLen) = args::same_len([bitString.len(), bitOrdering.len()], [])
    else {
        refusal::refuse("custatevecBatchMeasure", "the lengths of `bitString`, `bitOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecBatchMeasure(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, args::as_mut_ptr(bitString), args::as_ptr(bitOrdering),
        args::count(bitStringLen), randnum, collapse,
    ) };
    (returned,)
}

/// Measures some qubits of a part of a state vector.
///
/// `custatevecStatus_t custatevecBatchMeasureWithOffset(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double randnum, custatevecCollapseOp_t collapse, double offset, double abs2sum)`
///
/// - `sv`: on the device
/// - `bitString`: out, array, length `bitStringLen`
/// - `bitOrdering`: in, array, length `bitStringLen`
/// - `bitStringLen`: in; the length of `bitString`, `bitOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecBatchMeasureWithOffset).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecBatchMeasureWithOffset(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    bitString: &mut [i32],
    bitOrdering: &[i32],
    randnum: f64,
    collapse: custatevecCollapseOp_t,
    offset: f64,
    abs2sum: f64,
) -> (custatevecStatus_t,) {
    let Some(bitStringLen) = args::same_len([bitString.len(), bitOrdering.len()], [])
    else {
        refusal::refuse("custatevecBatchMeasureWithOffset", "the lengths of `bitString`, `bitOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecBatchMeasureWithOffset(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, args::as_mut_ptr(bitString), args::as_ptr(bitOrdering),
        args::count(bitStringLen), randnum, collapse, offset, abs2sum,
    ) };
    (returned,)
}

/// Projects a state vector onto given values of some qubits.
///
/// `custatevecStatus_t custatevecCollapseByBitString(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, const int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double norm)`
///
/// - `sv`: on the device
/// - `bitString`, `bitOrdering`: in, array, length `bitStringLen`
/// - `bitStringLen`: in; the length of `bitString`, `bitOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitString).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecCollapseByBitString(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    bitString: &[i32],
    bitOrdering: &[i32],
    norm: f64,
) -> (custatevecStatus_t,) {
    let Some(bitStringLen) = args::same_len([bitString.len(), bitOrdering.len()], [])
    else {
        refusal::refuse("custatevecCollapseByBitString", "the lengths of `bitString`, `bitOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecCollapseByBitString(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, args::as_ptr(bitString), args::as_ptr(bitOrdering),
        args::count(bitStringLen), norm,
    ) };
    (returned,)
}

/// Projects several state vectors onto given values of some qubits.
///
/// `custatevecStatus_t custatevecCollapseByBitStringBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, const custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *norms, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `batchedSv`, `extraWorkspace`: on the device
/// - `bitStrings`, `norms`: in, an address, passed unchanged
/// - `bitOrdering`: in, array, length `bitStringLen`
/// - `bitStringLen`: in; the length of `bitOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitStringBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - `norms`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - Each string has as many bits as are asked for, and no norm is 0.
#[inline]
pub unsafe fn custatevecCollapseByBitStringBatched(
    handle: custatevecHandle_t,
    batchedSv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    bitStrings: *const custatevecIndex_t,
    bitOrdering: &[i32],
    norms: *const f64,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecCollapseByBitStringBatched(
        handle, batchedSv.as_mut_ptr(), svDataType, nIndexBits, nSVs, svStride, bitStrings, args::as_ptr(bitOrdering),
        args::count(bitOrdering.len()), norms, extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Returns the memory that projecting several state vectors needs.
///
/// `custatevecStatus_t custatevecCollapseByBitStringBatchedGetWorkspaceSize(custatevecHandle_t handle, uint32_t nSVs, const custatevecIndex_t *bitStrings, const double *norms, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `bitStrings`, `norms`: in, an address, passed unchanged
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitStringBatchedGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - `norms`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - Each string has as many bits as are asked for, and no norm is 0.
#[inline]
pub unsafe fn custatevecCollapseByBitStringBatchedGetWorkspaceSize(
    handle: custatevecHandle_t,
    nSVs: u32,
    bitStrings: *const custatevecIndex_t,
    norms: *const f64,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecCollapseByBitStringBatchedGetWorkspaceSize(
        handle, nSVs, bitStrings, norms, &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}

/// Projects a state vector onto even or odd parity in a product of Z bases.
///
/// `custatevecStatus_t custatevecCollapseOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t parity, const int32_t *basisBits, uint32_t nBasisBits, double norm)`
///
/// - `sv`: on the device
/// - `basisBits`: in, array, length `nBasisBits`
/// - `nBasisBits`: in; the length of `basisBits`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseOnZBasis).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecCollapseOnZBasis(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    parity: i32,
    basisBits: &[i32],
    norm: f64,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecCollapseOnZBasis(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, parity, args::as_ptr(basisBits), args::count(basisBits.len()),
        norm,
    ) };
    (returned,)
}

/// Creates a communicator on top of an MPI library.
///
/// `custatevecStatus_t custatevecCommunicatorCreate(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t *communicator, custatevecCommunicatorType_t communicatorType, const char *soname)`
///
/// Returns `(custatevecStatus_t, communicator: custatevecCommunicatorDescriptor_t)`.
///
/// - `communicator`: out
/// - `soname`: in, string; `None` passes NULL
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCommunicatorCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `soname`: a complete, valid file: the library does not check its contents.
#[inline]
pub unsafe fn custatevecCommunicatorCreate(
    handle: custatevecHandle_t,
    communicatorType: custatevecCommunicatorType_t,
    soname: Option<&CStr>,
) -> (custatevecStatus_t, custatevecCommunicatorDescriptor_t) {
    let mut communicator: custatevecCommunicatorDescriptor_t = output::zeroed();
    let returned = unsafe {
        sys::custatevecCommunicatorCreate(handle, &mut communicator, communicatorType, args::option_text(soname))
    };
    (returned, communicator)
}

/// Destroys a communicator.
///
/// `custatevecStatus_t custatevecCommunicatorDestroy(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t communicator)`
///
/// - `communicator`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCommunicatorDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `communicator`: a live handle.
/// - No thread uses `communicator`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecCommunicatorDestroy(
    handle: custatevecHandle_t,
    communicator: custatevecCommunicatorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecCommunicatorDestroy(handle, communicator) };
    (returned,)
}

/// Computes the expectation value of an operator that is given by its matrix.
///
/// `custatevecStatus_t custatevecComputeExpectation(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, void *expectationValue, cudaDataType_t expectationDataType, double *residualNorm, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t *basisBits, uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, residualNorm: double)`.
///
/// - `sv`: in, on the device
/// - `expectationValue`: out, host memory, `16` bytes
/// - `residualNorm`: out
/// - `matrix`: in, an address, passed unchanged
/// - `basisBits`: in, array, length `nBasisBits`
/// - `nBasisBits`: in; the length of `basisBits`
/// - `extraWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectation).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `expectationValue` is used after the call: keep it alive and unread and unwritten until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecComputeExpectation<T: Output>(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    expectationValue: &mut [T],
    expectationDataType: runtime::cudaDataType,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    basisBits: &[i32],
    computeType: custatevecComputeType_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t, f64) {
    if size_of_val(expectationValue) < 16 {
        refusal::refuse("custatevecComputeExpectation", "`expectationValue` has fewer than 16 bytes");
        return (custatevecStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut residualNorm: f64 = output::zeroed();
    let returned = unsafe { sys::custatevecComputeExpectation(
        handle, sv.as_ptr(), svDataType, nIndexBits, args::as_mut_ptr(expectationValue).cast(), expectationDataType,
        &mut residualNorm, matrix, matrixDataType, layout, args::as_ptr(basisBits), args::count(basisBits.len()),
        computeType, extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned, residualNorm)
}

/// Computes expectation values of operators for several state vectors.
///
/// `custatevecStatus_t custatevecComputeExpectationBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, double2 *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nMatrices, const int32_t *basisBits, uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `batchedSv`: in, on the device
/// - `expectationValues`, `matrices`: in, an address, passed unchanged
/// - `basisBits`: in, array, length `nBasisBits`
/// - `nBasisBits`: in; the length of `basisBits`
/// - `extraWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `expectationValues`: valid memory of `nMatrices` elements, until this call completes on `handle`'s stream.
/// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecComputeExpectationBatched(
    handle: custatevecHandle_t,
    batchedSv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    expectationValues: *mut runtime::double2,
    matrices: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    nMatrices: u32,
    basisBits: &[i32],
    computeType: custatevecComputeType_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecComputeExpectationBatched(
        handle, batchedSv.as_ptr(), svDataType, nIndexBits, nSVs, svStride, expectationValues, matrices, matrixDataType,
        layout, nMatrices, args::as_ptr(basisBits), args::count(basisBits.len()), computeType,
        extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Returns the memory that expectation values of several state vectors need.
///
/// `custatevecStatus_t custatevecComputeExpectationBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nMatrices, uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `matrices`: in, an address, passed unchanged
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationBatchedGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecComputeExpectationBatchedGetWorkspaceSize(
    handle: custatevecHandle_t,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    matrices: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    nMatrices: u32,
    nBasisBits: u32,
    computeType: custatevecComputeType_t,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecComputeExpectationBatchedGetWorkspaceSize(
        handle, svDataType, nIndexBits, nSVs, svStride, matrices, matrixDataType, layout, nMatrices, nBasisBits,
        computeType, &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}

/// Returns the memory that an expectation value needs.
///
/// `custatevecStatus_t custatevecComputeExpectationGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `matrix`: in, an address, passed unchanged
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecComputeExpectationGetWorkspaceSize(
    handle: custatevecHandle_t,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    nBasisBits: u32,
    computeType: custatevecComputeType_t,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecComputeExpectationGetWorkspaceSize(
        handle, svDataType, nIndexBits, matrix, matrixDataType, layout, nBasisBits, computeType,
        &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}

/// Computes expectation values of products of Pauli operators.
///
/// `custatevecStatus_t custatevecComputeExpectationsOnPauliBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double *expectationValues, const custatevecPauli_t **pauliOperatorsArray, uint32_t nPauliOperatorArrays, const int32_t **basisBitsArray, const uint32_t *nBasisBitsArray)`
///
/// - `sv`: in, on the device
/// - `expectationValues`: out, array, length `nPauliOperatorArrays`
/// - `pauliOperatorsArray`, `basisBitsArray`, `nBasisBitsArray`: in, array, length `nPauliOperatorArrays`
/// - `nPauliOperatorArrays`: in; the length of `expectationValues`, `pauliOperatorsArray`, `basisBitsArray`, `nBasisBitsArray`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationsOnPauliBasis).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `pauliOperatorsArray`, `basisBitsArray`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecComputeExpectationsOnPauliBasis(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    expectationValues: &mut [f64],
    pauliOperatorsArray: &[*const custatevecPauli_t],
    basisBitsArray: &[*const i32],
    nBasisBitsArray: &[u32],
) -> (custatevecStatus_t,) {
    let Some(nPauliOperatorArrays) = args::same_len(
        [expectationValues.len(), pauliOperatorsArray.len(), basisBitsArray.len(), nBasisBitsArray.len()], [],
    ) else {
        refusal::refuse(
            "custatevecComputeExpectationsOnPauliBasis",
            "the lengths of `expectationValues`, `pauliOperatorsArray`, `basisBitsArray`, `nBasisBitsArray` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecComputeExpectationsOnPauliBasis(
        handle, sv.as_ptr(), svDataType, nIndexBits, args::as_mut_ptr(expectationValues),
        args::as_ptr(pauliOperatorsArray).cast_mut(), args::count(nPauliOperatorArrays),
        args::as_ptr(basisBitsArray).cast_mut(), args::as_ptr(nBasisBitsArray),
    ) };
    (returned,)
}

/// Creates a handle of cuStateVec on the current device.
///
/// `custatevecStatus_t custatevecCreate(custatevecHandle_t *handle)`
///
/// Returns `(custatevecStatus_t, handle: custatevecHandle_t)`.
///
/// - `handle`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecCreate() -> (custatevecStatus_t, custatevecHandle_t) {
    let mut handle: custatevecHandle_t = output::zeroed();
    let returned = unsafe { sys::custatevecCreate(&mut handle) };
    (returned, handle)
}

/// Destroys a handle.
///
/// `custatevecStatus_t custatevecDestroy(custatevecHandle_t handle)`
///
/// - `handle`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread uses `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecDestroy(handle: custatevecHandle_t) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecDestroy(handle) };
    (returned,)
}

/// Creates a plan for exchanging qubits between processes.
///
/// `custatevecStatus_t custatevecDistIndexBitSwapSchedulerCreate(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t *scheduler, uint32_t nGlobalIndexBits, uint32_t nLocalIndexBits)`
///
/// Returns `(custatevecStatus_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t)`.
///
/// - `scheduler`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerCreate).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecDistIndexBitSwapSchedulerCreate(
    handle: custatevecHandle_t,
    nGlobalIndexBits: u32,
    nLocalIndexBits: u32,
) -> (custatevecStatus_t, custatevecDistIndexBitSwapSchedulerDescriptor_t) {
    let mut scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t = output::zeroed();
    let returned = unsafe {
        sys::custatevecDistIndexBitSwapSchedulerCreate(handle, &mut scheduler, nGlobalIndexBits, nLocalIndexBits)
    };
    (returned, scheduler)
}

/// Destroys such a plan.
///
/// `custatevecStatus_t custatevecDistIndexBitSwapSchedulerDestroy(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler)`
///
/// - `scheduler`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `scheduler`: a live handle.
/// - No thread uses `scheduler`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecDistIndexBitSwapSchedulerDestroy(
    handle: custatevecHandle_t,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecDistIndexBitSwapSchedulerDestroy(handle, scheduler) };
    (returned,)
}

/// Returns what has to be transferred in one step of a plan.
///
/// `custatevecStatus_t custatevecDistIndexBitSwapSchedulerGetParameters(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, int32_t swapBatchIndex, int32_t orgSubSVIndex, custatevecSVSwapParameters_t *parameters)`
///
/// Returns `(custatevecStatus_t, parameters: custatevecSVSwapParameters_t)`.
///
/// - `parameters`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerGetParameters).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `scheduler`: a live handle.
#[inline]
pub unsafe fn custatevecDistIndexBitSwapSchedulerGetParameters(
    handle: custatevecHandle_t,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t,
    swapBatchIndex: i32,
    orgSubSVIndex: i32,
) -> (custatevecStatus_t, custatevecSVSwapParameters_t) {
    let mut parameters = output::Slack::<custatevecSVSwapParameters_t>::new();
    let returned = unsafe { sys::custatevecDistIndexBitSwapSchedulerGetParameters(
        handle, scheduler, swapBatchIndex, orgSubSVIndex, parameters.slot(),
    ) };
    (returned, parameters.take())
}

/// Says which qubits a plan exchanges, and returns in how many steps.
///
/// `custatevecStatus_t custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, const int2 *indexBitSwaps, uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, uint32_t *nSwapBatches)`
///
/// Returns `(custatevecStatus_t, nSwapBatches: uint32_t)`.
///
/// - `indexBitSwaps`: in, array, length `nIndexBitSwaps`
/// - `nIndexBitSwaps`: in; the length of `indexBitSwaps`
/// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskOrdering`
/// - `nSwapBatches`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `scheduler`: a live handle.
#[inline]
pub unsafe fn custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
    handle: custatevecHandle_t,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t,
    indexBitSwaps: &[int2],
    maskBitString: &[i32],
    maskOrdering: &[i32],
) -> (custatevecStatus_t, u32) {
    let Some(maskLen) = args::same_len([maskBitString.len(), maskOrdering.len()], [])
    else {
        refusal::refuse(
            "custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps",
            "the lengths of `maskBitString`, `maskOrdering` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut nSwapBatches: u32 = output::zeroed();
    let returned = unsafe { sys::custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
        handle, scheduler, args::as_ptr(indexBitSwaps), args::count(indexBitSwaps.len()), args::as_ptr(maskBitString),
        args::as_ptr(maskOrdering), args::count(maskLen), &mut nSwapBatches,
    ) };
    (returned, nSwapBatches)
}

/// Sums the probabilities of each state of some qubits of such a state vector.
///
/// `custatevecStatus_t custatevecExAbs2SumArray(custatevecExStateVectorDescriptor_t stateVector, double *abs2sum, const int32_t *outputOrdering, int32_t outputOrderingLen, const int32_t *maskBitString, const int32_t *maskWireOrdering, int32_t maskLen)`
///
/// - `abs2sum`: in, an address, passed unchanged
/// - `outputOrdering`: in, array, length `outputOrderingLen`
/// - `outputOrderingLen`: in; the length of `outputOrdering`
/// - `maskBitString`, `maskWireOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskWireOrdering`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExAbs2SumArray).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `abs2sum`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExAbs2SumArray(
    stateVector: custatevecExStateVectorDescriptor_t,
    abs2sum: *mut f64,
    outputOrdering: &[i32],
    maskBitString: &[i32],
    maskWireOrdering: &[i32],
) -> (custatevecStatus_t,) {
    let Some(maskLen) = args::same_len([maskBitString.len(), maskWireOrdering.len()], [])
    else {
        refusal::refuse("custatevecExAbs2SumArray", "the lengths of `maskBitString`, `maskWireOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExAbs2SumArray(
        stateVector, abs2sum, args::as_ptr(outputOrdering), args::count(outputOrdering.len()),
        args::as_ptr(maskBitString), args::as_ptr(maskWireOrdering), args::count(maskLen),
    ) };
    (returned,)
}

/// Applies a gate, given by its matrix, to qubits of such a state vector.
///
/// `custatevecStatus_t custatevecExApplyMatrix(custatevecExStateVectorDescriptor_t stateVector, const void *matrix, cudaDataType_t matrixDataType, custatevecExMatrixType_t exMatrixType, custatevecMatrixLayout_t layout, int32_t adjoint, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues, int32_t numControls)`
///
/// - `matrix`: in, an address, passed unchanged
/// - `targets`: in, array, length `numTargets`
/// - `numTargets`: in; the length of `targets`
/// - `controls`: in, array, length `numControls`
/// - `controlBitValues`: in, array, length `numControls`; an empty slice passes NULL
/// - `numControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExApplyMatrix).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `matrix`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExApplyMatrix(
    stateVector: custatevecExStateVectorDescriptor_t,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    exMatrixType: custatevecExMatrixType_t,
    layout: custatevecMatrixLayout_t,
    adjoint: i32,
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
) -> (custatevecStatus_t,) {
    let Some(numControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse("custatevecExApplyMatrix", "the lengths of `controls`, `controlBitValues` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExApplyMatrix(
        stateVector, matrix, matrixDataType, exMatrixType, layout, adjoint, args::as_ptr(targets),
        args::count(targets.len()), args::as_ptr(controls), args::as_ptr(controlBitValues), args::count(numControls),
    ) };
    (returned,)
}

/// Applies the exponential of a product of Pauli operators to such a state vector.
///
/// `custatevecStatus_t custatevecExApplyPauliRotation(custatevecExStateVectorDescriptor_t stateVector, double theta, const custatevecPauli_t *paulis, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues, int32_t numControls)`
///
/// - `paulis`, `targets`: in, array, length `numTargets`
/// - `numTargets`: in; the length of `paulis`, `targets`
/// - `controls`: in, array, length `numControls`
/// - `controlBitValues`: in, array, length `numControls`; an empty slice passes NULL
/// - `numControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExApplyPauliRotation).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExApplyPauliRotation(
    stateVector: custatevecExStateVectorDescriptor_t,
    theta: f64,
    paulis: &[custatevecPauli_t],
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
) -> (custatevecStatus_t,) {
    let Some(numTargets) = args::same_len([paulis.len(), targets.len()], []) else {
        refusal::refuse("custatevecExApplyPauliRotation", "the lengths of `paulis`, `targets` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let Some(numControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse("custatevecExApplyPauliRotation", "the lengths of `controls`, `controlBitValues` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExApplyPauliRotation(
        stateVector, theta, args::as_ptr(paulis), args::as_ptr(targets), args::count(numTargets),
        args::as_ptr(controls), args::as_ptr(controlBitValues), args::count(numControls),
    ) };
    (returned,)
}

/// Creates a communicator of all processes.
///
/// `custatevecStatus_t custatevecExCommunicatorCreate(custatevecExCommunicatorDescriptor_t *exCommunicator)`
///
/// Returns `(custatevecStatus_t, exCommunicator: custatevecExCommunicatorDescriptor_t)`.
///
/// - `exCommunicator`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecExCommunicatorCreate() -> (
    custatevecStatus_t,
    custatevecExCommunicatorDescriptor_t,
) {
    let mut exCommunicator: custatevecExCommunicatorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExCommunicatorCreate(&mut exCommunicator) };
    (returned, exCommunicator)
}

/// Destroys a communicator.
///
/// `custatevecStatus_t custatevecExCommunicatorDestroy(custatevecExCommunicatorDescriptor_t exCommunicator)`
///
/// - `exCommunicator`: in; invalid afterwards
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorDestroy).
///
/// # Safety
///
/// - `exCommunicator`: a live handle that no other thread uses during the call.
/// - No thread uses `exCommunicator`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecExCommunicatorDestroy(
    exCommunicator: custatevecExCommunicatorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExCommunicatorDestroy(exCommunicator) };
    (returned,)
}

/// Ends communication between processes.
///
/// `custatevecStatus_t custatevecExCommunicatorFinalize(custatevecExCommunicatorStatus_t *exCommStatus)`
///
/// Returns `(custatevecStatus_t, exCommStatus: custatevecExCommunicatorStatus_t)`.
///
/// - `exCommStatus`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorFinalize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecExCommunicatorFinalize() -> (
    custatevecStatus_t,
    custatevecExCommunicatorStatus_t,
) {
    let mut exCommStatus: custatevecExCommunicatorStatus_t = output::zeroed();
    let returned = unsafe { sys::custatevecExCommunicatorFinalize(&mut exCommStatus) };
    (returned, exCommStatus)
}

/// Returns how many processes there are, and which one this is.
///
/// `custatevecStatus_t custatevecExCommunicatorGetSizeAndRank(int32_t *size, int32_t *rank, custatevecExCommunicatorStatus_t *exCommStatus)`
///
/// Returns `(custatevecStatus_t, size: int32_t, rank: int32_t, exCommStatus: custatevecExCommunicatorStatus_t)`.
///
/// - `size`, `rank`, `exCommStatus`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorGetSizeAndRank).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecExCommunicatorGetSizeAndRank() -> (
    custatevecStatus_t,
    i32,
    i32,
    custatevecExCommunicatorStatus_t,
) {
    let mut size: i32 = output::zeroed();
    let mut rank: i32 = output::zeroed();
    let mut exCommStatus: custatevecExCommunicatorStatus_t = output::zeroed();
    let returned = unsafe { sys::custatevecExCommunicatorGetSizeAndRank(&mut size, &mut rank, &mut exCommStatus) };
    (returned, size, rank, exCommStatus)
}

/// Loads an MPI library, or a plugin in its place, and initializes it.
///
/// `custatevecStatus_t custatevecExCommunicatorInitialize(custatevecCommunicatorType_t communicatorType, const char *libraryPath, int *argc, char ***argv, custatevecExCommunicatorStatus_t *exCommStatus)`
///
/// Returns `(custatevecStatus_t, exCommStatus: custatevecExCommunicatorStatus_t)`.
///
/// - `libraryPath`: in, string; `None` passes NULL
/// - `argc`, `argv`: in, an address, passed unchanged
/// - `exCommStatus`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorInitialize).
///
/// # Safety
///
/// - `libraryPath`: a complete, valid file: the library does not check its contents.
/// - `argc`: valid memory of `1` elements.
/// - `argv`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExCommunicatorInitialize(
    communicatorType: custatevecCommunicatorType_t,
    libraryPath: Option<&CStr>,
    argc: *mut i32,
    argv: *mut *mut *mut core::ffi::c_char,
) -> (custatevecStatus_t, custatevecExCommunicatorStatus_t) {
    let mut exCommStatus: custatevecExCommunicatorStatus_t = output::zeroed();
    let returned = unsafe { sys::custatevecExCommunicatorInitialize(
        communicatorType, args::option_text(libraryPath), argc, argv, &mut exCommStatus,
    ) };
    (returned, exCommStatus)
}

/// Computes expectation values of operators that are given by their matrices.
///
/// `custatevecStatus_t custatevecExComputeExpectation(custatevecExStateVectorDescriptor_t stateVector, double2 *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t numMatrices, const int32_t *basisWires, int32_t numBasisWires)`
///
/// - `expectationValues`: out, array, length `numMatrices`
/// - `matrices`: in, an address, passed unchanged
/// - `numMatrices`: in; the length of `expectationValues`
/// - `basisWires`: in, array, length `numBasisWires`
/// - `numBasisWires`: in; the length of `basisWires`
///
/// In `custatevecEx.h` since cuStateVec 1.15. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExComputeExpectation).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `matrices`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExComputeExpectation(
    stateVector: custatevecExStateVectorDescriptor_t,
    expectationValues: &mut [runtime::double2],
    matrices: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    basisWires: &[i32],
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExComputeExpectation(
        stateVector, args::as_mut_ptr(expectationValues), matrices, matrixDataType, layout,
        args::count(expectationValues.len()), args::as_ptr(basisWires), args::count(basisWires.len()),
    ) };
    (returned,)
}

/// Computes expectation values of products of Pauli operators of such a state vector.
///
/// `custatevecStatus_t custatevecExComputeExpectationOnPauliBasis(custatevecExStateVectorDescriptor_t stateVector, double *expectationValues, const custatevecPauli_t **pauliOperatorArrays, int32_t numPauliOperatorArrays, const int32_t **basisWiresArray, const int32_t *numBasisWiresArray)`
///
/// - `expectationValues`: out, array, length `numPauliOperatorArrays`
/// - `pauliOperatorArrays`, `basisWiresArray`, `numBasisWiresArray`: in, array, length `numPauliOperatorArrays`
/// - `numPauliOperatorArrays`: in; the length of `expectationValues`, `pauliOperatorArrays`, `basisWiresArray`, `numBasisWiresArray`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExComputeExpectationOnPauliBasis).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `pauliOperatorArrays`, `basisWiresArray`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExComputeExpectationOnPauliBasis(
    stateVector: custatevecExStateVectorDescriptor_t,
    expectationValues: &mut [f64],
    pauliOperatorArrays: &[*const custatevecPauli_t],
    basisWiresArray: &[*const i32],
    numBasisWiresArray: &[i32],
) -> (custatevecStatus_t,) {
    let Some(numPauliOperatorArrays) = args::same_len(
        [expectationValues.len(), pauliOperatorArrays.len(), basisWiresArray.len(), numBasisWiresArray.len()], [],
    ) else {
        refusal::refuse(
            "custatevecExComputeExpectationOnPauliBasis",
            "the lengths of `expectationValues`, `pauliOperatorArrays`, `basisWiresArray`, `numBasisWiresArray` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExComputeExpectationOnPauliBasis(
        stateVector, args::as_mut_ptr(expectationValues), args::as_ptr(pauliOperatorArrays).cast_mut(),
        args::count(numPauliOperatorArrays), args::as_ptr(basisWiresArray).cast_mut(), args::as_ptr(numBasisWiresArray),
    ) };
    (returned,)
}

/// Describes a queue of operations.
///
/// `custatevecStatus_t custatevecExConfigureSVUpdater(custatevecExDictionaryDescriptor_t *svUpdaterConfig, cudaDataType_t dataType, const custatevecExSVUpdaterConfigItem_t *configItems, int32_t numConfigItems)`
///
/// Returns `(custatevecStatus_t, svUpdaterConfig: custatevecExDictionaryDescriptor_t)`.
///
/// - `svUpdaterConfig`: out
/// - `configItems`: in, array, length `numConfigItems`
/// - `numConfigItems`: in; the length of `configItems`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureSVUpdater).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecExConfigureSVUpdater(
    dataType: runtime::cudaDataType,
    configItems: &[custatevecExSVUpdaterConfigItem_t],
) -> (custatevecStatus_t, custatevecExDictionaryDescriptor_t) {
    let mut svUpdaterConfig: custatevecExDictionaryDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExConfigureSVUpdater(
        &mut svUpdaterConfig, dataType, args::as_ptr(configItems), args::count(configItems.len()),
    ) };
    (returned, svUpdaterConfig)
}

/// Describes a state vector on several devices.
///
/// `custatevecStatus_t custatevecExConfigureStateVectorMultiDevice(custatevecExDictionaryDescriptor_t *svConfig, cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, const int32_t *deviceIds, int32_t numDevices, custatevecDeviceNetworkType_t networkType, uint32_t capability)`
///
/// Returns `(custatevecStatus_t, svConfig: custatevecExDictionaryDescriptor_t)`.
///
/// - `svConfig`: out
/// - `deviceIds`: in, array, length `numDevices`
/// - `numDevices`: in; the length of `deviceIds`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorMultiDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecExConfigureStateVectorMultiDevice(
    svDataType: runtime::cudaDataType,
    numWires: i32,
    numDeviceWires: i32,
    deviceIds: &[i32],
    networkType: custatevecDeviceNetworkType_t,
    capability: u32,
) -> (custatevecStatus_t, custatevecExDictionaryDescriptor_t) {
    let mut svConfig: custatevecExDictionaryDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExConfigureStateVectorMultiDevice(
        &mut svConfig, svDataType, numWires, numDeviceWires, args::as_ptr(deviceIds), args::count(deviceIds.len()),
        networkType, capability,
    ) };
    (returned, svConfig)
}

/// Describes a state vector on devices of several processes.
///
/// `custatevecStatus_t custatevecExConfigureStateVectorMultiProcess(custatevecExDictionaryDescriptor_t *svConfig, cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, int32_t deviceId, custatevecExMemorySharingMethod_t memorySharingMethod, const custatevecExGlobalIndexBitClass_t *globalIndexBitClasses, const int32_t *numGlobalIndexBitsPerLayer, int32_t numGlobalIndexBitLayers, size_t transferWorkspaceSizeInBytes, const void *auxConfig, uint32_t capability)`
///
/// Returns `(custatevecStatus_t, svConfig: custatevecExDictionaryDescriptor_t)`.
///
/// - `svConfig`: out
/// - `globalIndexBitClasses`, `numGlobalIndexBitsPerLayer`: in, array, length `numGlobalIndexBitLayers`
/// - `numGlobalIndexBitLayers`: in; the length of `globalIndexBitClasses`, `numGlobalIndexBitsPerLayer`
/// - `auxConfig`: in, an address, passed unchanged
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorMultiProcess).
///
/// # Safety
///
/// `auxConfig`: valid memory of the size that the other arguments imply, as long as `svConfig` exists.
#[inline]
pub unsafe fn custatevecExConfigureStateVectorMultiProcess(
    svDataType: runtime::cudaDataType,
    numWires: i32,
    numDeviceWires: i32,
    deviceId: i32,
    memorySharingMethod: custatevecExMemorySharingMethod_t,
    globalIndexBitClasses: &[custatevecExGlobalIndexBitClass_t],
    numGlobalIndexBitsPerLayer: &[i32],
    transferWorkspaceSizeInBytes: usize,
    auxConfig: *const c_void,
    capability: u32,
) -> (custatevecStatus_t, custatevecExDictionaryDescriptor_t) {
    let Some(numGlobalIndexBitLayers) = args::same_len(
        [globalIndexBitClasses.len(), numGlobalIndexBitsPerLayer.len()], [],
    ) else {
        refusal::refuse(
            "custatevecExConfigureStateVectorMultiProcess",
            "the lengths of `globalIndexBitClasses`, `numGlobalIndexBitsPerLayer` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut svConfig: custatevecExDictionaryDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExConfigureStateVectorMultiProcess(
        &mut svConfig, svDataType, numWires, numDeviceWires, deviceId, memorySharingMethod,
        args::as_ptr(globalIndexBitClasses), args::as_ptr(numGlobalIndexBitsPerLayer),
        args::count(numGlobalIndexBitLayers), transferWorkspaceSizeInBytes, auxConfig, capability,
    ) };
    (returned, svConfig)
}

/// Describes a state vector on one device.
///
/// `custatevecStatus_t custatevecExConfigureStateVectorSingleDevice(custatevecExDictionaryDescriptor_t *svConfig, cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, int32_t deviceId, uint32_t capability)`
///
/// Returns `(custatevecStatus_t, svConfig: custatevecExDictionaryDescriptor_t)`.
///
/// - `svConfig`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorSingleDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecExConfigureStateVectorSingleDevice(
    svDataType: runtime::cudaDataType,
    numWires: i32,
    numDeviceWires: i32,
    deviceId: i32,
    capability: u32,
) -> (custatevecStatus_t, custatevecExDictionaryDescriptor_t) {
    let mut svConfig: custatevecExDictionaryDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExConfigureStateVectorSingleDevice(
        &mut svConfig, svDataType, numWires, numDeviceWires, deviceId, capability,
    ) };
    (returned, svConfig)
}

/// Destroys a configuration.
///
/// `custatevecStatus_t custatevecExDictionaryDestroy(custatevecExDictionaryDescriptor_t dictionary)`
///
/// - `dictionary`: in; invalid afterwards
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExDictionaryDestroy).
///
/// # Safety
///
/// - `dictionary`: a live handle that no other thread uses during the call.
/// - No thread uses `dictionary`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecExDictionaryDestroy(
    dictionary: custatevecExDictionaryDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExDictionaryDestroy(dictionary) };
    (returned,)
}

/// Measures some qubits of such a state vector.
///
/// `custatevecStatus_t custatevecExMeasure(custatevecExStateVectorDescriptor_t stateVector, custatevecIndex_t *bitString, const int32_t *bitStringOrdering, int32_t bitStringOrderingLen, double randnum, custatevecCollapseOp_t collapse, const void *reserved)`
///
/// Returns `(custatevecStatus_t, bitString: custatevecIndex_t)`.
///
/// - `bitString`: out
/// - `bitStringOrdering`: in, array, length `bitStringOrderingLen`
/// - `bitStringOrderingLen`: in; the length of `bitStringOrdering`
/// - `reserved`: in, an address, passed unchanged
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExMeasure).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `reserved`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExMeasure(
    stateVector: custatevecExStateVectorDescriptor_t,
    bitStringOrdering: &[i32],
    randnum: f64,
    collapse: custatevecCollapseOp_t,
    reserved: *const c_void,
) -> (custatevecStatus_t, custatevecIndex_t) {
    let mut bitString: custatevecIndex_t = output::zeroed();
    let returned = unsafe { sys::custatevecExMeasure(
        stateVector, &mut bitString, args::as_ptr(bitStringOrdering), args::count(bitStringOrdering.len()), randnum,
        collapse, reserved,
    ) };
    (returned, bitString)
}

/// Applies a queue to a state vector, with random numbers of the program's.
///
/// `custatevecStatus_t custatevecExSVUpdaterApply(custatevecExSVUpdaterDescriptor_t svUpdater, custatevecExStateVectorDescriptor_t stateVector, const double *randnums, int32_t numRandnums)`
///
/// - `randnums`: in, array, length `numRandnums`
/// - `numRandnums`: in; the length of `randnums`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterApply).
///
/// # Safety
///
/// `svUpdater`, `stateVector`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExSVUpdaterApply(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
    stateVector: custatevecExStateVectorDescriptor_t,
    randnums: &[f64],
) -> (custatevecStatus_t,) {
    let returned = unsafe {
        sys::custatevecExSVUpdaterApply(svUpdater, stateVector, args::as_ptr(randnums), args::count(randnums.len()))
    };
    (returned,)
}

/// Empties a queue of operations.
///
/// `custatevecStatus_t custatevecExSVUpdaterClear(custatevecExSVUpdaterDescriptor_t svUpdater)`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterClear).
///
/// # Safety
///
/// `svUpdater`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExSVUpdaterClear(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExSVUpdaterClear(svUpdater) };
    (returned,)
}

/// Creates a queue of operations, which are fused where that is quicker.
///
/// `custatevecStatus_t custatevecExSVUpdaterCreate(custatevecExSVUpdaterDescriptor_t *svUpdater, custatevecExDictionaryDescriptor_t svUpdaterConfig, custatevecExResourceManagerDescriptor_t resourceManager)`
///
/// Returns `(custatevecStatus_t, svUpdater: custatevecExSVUpdaterDescriptor_t)`.
///
/// - `svUpdater`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterCreate).
///
/// # Safety
///
/// - `svUpdaterConfig`: a live handle that no other thread uses during the call.
/// - `resourceManager`: a live handle.
#[inline]
pub unsafe fn custatevecExSVUpdaterCreate(
    svUpdaterConfig: custatevecExDictionaryDescriptor_t,
    resourceManager: custatevecExResourceManagerDescriptor_t,
) -> (custatevecStatus_t, custatevecExSVUpdaterDescriptor_t) {
    let mut svUpdater: custatevecExSVUpdaterDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExSVUpdaterCreate(&mut svUpdater, svUpdaterConfig, resourceManager) };
    (returned, svUpdater)
}

/// Destroys a queue of operations.
///
/// `custatevecStatus_t custatevecExSVUpdaterDestroy(custatevecExSVUpdaterDescriptor_t svUpdater)`
///
/// - `svUpdater`: in; invalid afterwards
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterDestroy).
///
/// # Safety
///
/// - `svUpdater`: a live handle that no other thread uses during the call.
/// - No thread uses `svUpdater`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecExSVUpdaterDestroy(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExSVUpdaterDestroy(svUpdater) };
    (returned,)
}

/// Adds a noise channel of any matrices to a queue.
///
/// `custatevecStatus_t custatevecExSVUpdaterEnqueueGeneralChannel(custatevecExSVUpdaterDescriptor_t svUpdater, const void *const *matrices, cudaDataType_t matrixDataType, const custatevecExMatrixType_t *exMatrixTypes, int32_t numMatrices, custatevecMatrixLayout_t layout, const int32_t *channelWires, int32_t numChannelWires)`
///
/// - `matrices`, `exMatrixTypes`: in, array, length `numMatrices`
/// - `numMatrices`: in; the length of `matrices`, `exMatrixTypes`
/// - `channelWires`: in, array, length `numChannelWires`
/// - `numChannelWires`: in; the length of `channelWires`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueGeneralChannel).
///
/// # Safety
///
/// - `svUpdater`: a live handle that no other thread uses during the call.
/// - `matrices`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExSVUpdaterEnqueueGeneralChannel(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
    matrices: &[*const c_void],
    matrixDataType: runtime::cudaDataType,
    exMatrixTypes: &[custatevecExMatrixType_t],
    layout: custatevecMatrixLayout_t,
    channelWires: &[i32],
) -> (custatevecStatus_t,) {
    let Some(numMatrices) = args::same_len([matrices.len(), exMatrixTypes.len()], [])
    else {
        refusal::refuse(
            "custatevecExSVUpdaterEnqueueGeneralChannel", "the lengths of `matrices`, `exMatrixTypes` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExSVUpdaterEnqueueGeneralChannel(
        svUpdater, args::as_ptr(matrices), matrixDataType, args::as_ptr(exMatrixTypes), args::count(numMatrices),
        layout, args::as_ptr(channelWires), args::count(channelWires.len()),
    ) };
    (returned,)
}

/// Adds a gate to a queue.
///
/// `custatevecStatus_t custatevecExSVUpdaterEnqueueMatrix(custatevecExSVUpdaterDescriptor_t svUpdater, const void *matrix, cudaDataType_t matrixDataType, custatevecExMatrixType_t exMatrixType, custatevecMatrixLayout_t layout, int32_t adjoint, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues, int32_t numControls)`
///
/// - `matrix`: in, an address, passed unchanged
/// - `targets`: in, array, length `numTargets`
/// - `numTargets`: in; the length of `targets`
/// - `controls`: in, array, length `numControls`
/// - `controlBitValues`: in, array, length `numControls`; an empty slice passes NULL
/// - `numControls`: in; the length of `controls`, `controlBitValues`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueMatrix).
///
/// # Safety
///
/// - `svUpdater`: a live handle that no other thread uses during the call.
/// - `matrix`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExSVUpdaterEnqueueMatrix(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    exMatrixType: custatevecExMatrixType_t,
    layout: custatevecMatrixLayout_t,
    adjoint: i32,
    targets: &[i32],
    controls: &[i32],
    controlBitValues: &[i32],
) -> (custatevecStatus_t,) {
    let Some(numControls) = args::same_len([controls.len()], [controlBitValues.len()])
    else {
        refusal::refuse("custatevecExSVUpdaterEnqueueMatrix", "the lengths of `controls`, `controlBitValues` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExSVUpdaterEnqueueMatrix(
        svUpdater, matrix, matrixDataType, exMatrixType, layout, adjoint, args::as_ptr(targets),
        args::count(targets.len()), args::as_ptr(controls), args::as_ptr(controlBitValues), args::count(numControls),
    ) };
    (returned,)
}

/// Adds a noise channel of unitary matrices with probabilities to a queue.
///
/// `custatevecStatus_t custatevecExSVUpdaterEnqueueUnitaryChannel(custatevecExSVUpdaterDescriptor_t svUpdater, const void *const *unitaries, cudaDataType_t unitariesDataType, const custatevecExMatrixType_t *exMatrixTypes, int32_t numUnitaries, custatevecMatrixLayout_t layout, const double *probabilities, const int32_t *channelWires, int32_t numChannelWires)`
///
/// - `unitaries`, `exMatrixTypes`: in, array, length `numUnitaries`
/// - `numUnitaries`: in; the length of `unitaries`, `exMatrixTypes`
/// - `probabilities`, `channelWires`: in, array, length `numChannelWires`
/// - `numChannelWires`: in; the length of `probabilities`, `channelWires`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueUnitaryChannel).
///
/// # Safety
///
/// - `svUpdater`: a live handle that no other thread uses during the call.
/// - `unitaries`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecExSVUpdaterEnqueueUnitaryChannel(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
    unitaries: &[*const c_void],
    unitariesDataType: runtime::cudaDataType,
    exMatrixTypes: &[custatevecExMatrixType_t],
    layout: custatevecMatrixLayout_t,
    probabilities: &[f64],
    channelWires: &[i32],
) -> (custatevecStatus_t,) {
    let Some(numUnitaries) = args::same_len([unitaries.len(), exMatrixTypes.len()], [])
    else {
        refusal::refuse(
            "custatevecExSVUpdaterEnqueueUnitaryChannel", "the lengths of `unitaries`, `exMatrixTypes` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let Some(numChannelWires) = args::same_len([probabilities.len(), channelWires.len()], []) else {
        refusal::refuse(
            "custatevecExSVUpdaterEnqueueUnitaryChannel", "the lengths of `probabilities`, `channelWires` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExSVUpdaterEnqueueUnitaryChannel(
        svUpdater, args::as_ptr(unitaries), unitariesDataType, args::as_ptr(exMatrixTypes), args::count(numUnitaries),
        layout, args::as_ptr(probabilities), args::as_ptr(channelWires), args::count(numChannelWires),
    ) };
    (returned,)
}

/// Returns how many random numbers a queue needs at most.
///
/// `custatevecStatus_t custatevecExSVUpdaterGetMaxNumRequiredRandnums(custatevecExSVUpdaterDescriptor_t svUpdater, int32_t *maxNumRequiredRandnums)`
///
/// Returns `(custatevecStatus_t, maxNumRequiredRandnums: int32_t)`.
///
/// - `maxNumRequiredRandnums`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterGetMaxNumRequiredRandnums).
///
/// # Safety
///
/// `svUpdater`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExSVUpdaterGetMaxNumRequiredRandnums(
    svUpdater: custatevecExSVUpdaterDescriptor_t,
) -> (custatevecStatus_t, i32) {
    let mut maxNumRequiredRandnums: i32 = output::zeroed();
    let returned = unsafe {
        sys::custatevecExSVUpdaterGetMaxNumRequiredRandnums(svUpdater, &mut maxNumRequiredRandnums)
    };
    (returned, maxNumRequiredRandnums)
}

/// Draws values of some qubits of such a state vector.
///
/// `custatevecStatus_t custatevecExSample(custatevecExStateVectorDescriptor_t stateVector, custatevecIndex_t *bitStrings, const int32_t *bitStringOrdering, int32_t bitStringOrderingLen, const double *randnums, int32_t numShots, custatevecSamplerOutput_t output, const double *abs2Sums)`
///
/// - `bitStrings`: out, array, length `numShots`
/// - `bitStringOrdering`: in, array, length `bitStringOrderingLen`
/// - `bitStringOrderingLen`: in; the length of `bitStringOrdering`
/// - `randnums`: in, array, length `numShots`
/// - `numShots`: in; the length of `bitStrings`, `randnums`
/// - `abs2Sums`: in, array, length `known by stateVector`; an empty slice passes NULL
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSample).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `abs2Sums`: at least as long as `stateVector` needs; that is not checked.
#[inline]
pub unsafe fn custatevecExSample(
    stateVector: custatevecExStateVectorDescriptor_t,
    bitStrings: &mut [custatevecIndex_t],
    bitStringOrdering: &[i32],
    randnums: &[f64],
    output: custatevecSamplerOutput_t,
    abs2Sums: &[f64],
) -> (custatevecStatus_t,) {
    let Some(numShots) = args::same_len([bitStrings.len(), randnums.len()], []) else {
        refusal::refuse("custatevecExSample", "the lengths of `bitStrings`, `randnums` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecExSample(
        stateVector, args::as_mut_ptr(bitStrings), args::as_ptr(bitStringOrdering),
        args::count(bitStringOrdering.len()), args::as_ptr(randnums), args::count(numShots), output,
        args::as_ptr(abs2Sums),
    ) };
    (returned,)
}

/// Adds qubits to a state vector, and returns their numbers.
///
/// `custatevecStatus_t custatevecExStateVectorAddWires(custatevecExStateVectorDescriptor_t stateVector, custatevecExIndexBitDomain_t indexBitDomain, int32_t numWiresToAdd, custatevecExWireInitMode_t wireInitMode, int32_t *wiresAdded)`
///
/// - `numWiresToAdd`: in; the length of `wiresAdded`
/// - `wiresAdded`: out, array, length `numWiresToAdd`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorAddWires).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorAddWires(
    stateVector: custatevecExStateVectorDescriptor_t,
    indexBitDomain: custatevecExIndexBitDomain_t,
    wireInitMode: custatevecExWireInitMode_t,
    wiresAdded: &mut [i32],
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorAddWires(
        stateVector, indexBitDomain, args::count(wiresAdded.len()), wireInitMode, args::as_mut_ptr(wiresAdded),
    ) };
    (returned,)
}

/// Creates a state vector on devices of several processes.
///
/// `custatevecStatus_t custatevecExStateVectorCreateMultiProcess(custatevecExStateVectorDescriptor_t *stateVector, custatevecExDictionaryDescriptor_t svConfig, cudaStream_t stream, custatevecExCommunicatorDescriptor_t exCommunicator, custatevecExResourceManagerDescriptor_t resourceManager)`
///
/// Returns `(custatevecStatus_t, stateVector: custatevecExStateVectorDescriptor_t)`.
///
/// - `stateVector`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorCreateMultiProcess).
///
/// # Safety
///
/// - `svConfig`, `exCommunicator`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `resourceManager`: a live handle.
/// - `stream`, `exCommunicator`, `resourceManager` and what they refer to stay valid after the call, as long as `stateVector` exists.
#[inline]
pub unsafe fn custatevecExStateVectorCreateMultiProcess(
    svConfig: custatevecExDictionaryDescriptor_t,
    stream: runtime::cudaStream_t,
    exCommunicator: custatevecExCommunicatorDescriptor_t,
    resourceManager: custatevecExResourceManagerDescriptor_t,
) -> (custatevecStatus_t, custatevecExStateVectorDescriptor_t) {
    let mut stateVector: custatevecExStateVectorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExStateVectorCreateMultiProcess(
        &mut stateVector, svConfig, stream, exCommunicator, resourceManager,
    ) };
    (returned, stateVector)
}

/// Creates a state vector on devices of this process.
///
/// `custatevecStatus_t custatevecExStateVectorCreateSingleProcess(custatevecExStateVectorDescriptor_t *stateVector, custatevecExDictionaryDescriptor_t svConfig, const cudaStream_t *streams, int32_t numStreams, custatevecExResourceManagerDescriptor_t resourceManager)`
///
/// Returns `(custatevecStatus_t, stateVector: custatevecExStateVectorDescriptor_t)`.
///
/// - `stateVector`: out
/// - `streams`: in, array, length `numStreams`
/// - `numStreams`: in; the length of `streams`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorCreateSingleProcess).
///
/// # Safety
///
/// - `svConfig`: a live handle that no other thread uses during the call.
/// - `streams`, `resourceManager`: live handles.
/// - `streams`, `resourceManager` and what they refer to stay valid after the call, as long as `stateVector` exists.
#[inline]
pub unsafe fn custatevecExStateVectorCreateSingleProcess(
    svConfig: custatevecExDictionaryDescriptor_t,
    streams: &[runtime::cudaStream_t],
    resourceManager: custatevecExResourceManagerDescriptor_t,
) -> (custatevecStatus_t, custatevecExStateVectorDescriptor_t) {
    let mut stateVector: custatevecExStateVectorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecExStateVectorCreateSingleProcess(
        &mut stateVector, svConfig, args::as_ptr(streams), args::count(streams.len()), resourceManager,
    ) };
    (returned, stateVector)
}

/// Destroys a state vector and frees its memory.
///
/// `custatevecStatus_t custatevecExStateVectorDestroy(custatevecExStateVectorDescriptor_t stateVector)`
///
/// - `stateVector`: in; invalid afterwards
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorDestroy).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - No thread uses `stateVector`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecExStateVectorDestroy(
    stateVector: custatevecExStateVectorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorDestroy(stateVector) };
    (returned,)
}

/// Makes the memory of a state vector usable by other functions.
///
/// `custatevecStatus_t custatevecExStateVectorExposeResources(custatevecExStateVectorDescriptor_t stateVector, custatevecExExposeResources_t exposeResources)`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorExposeResources).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorExposeResources(
    stateVector: custatevecExStateVectorDescriptor_t,
    exposeResources: custatevecExExposeResources_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorExposeResources(stateVector, exposeResources) };
    (returned,)
}

/// Returns one property of a state vector, such as the number of its qubits.
///
/// `custatevecStatus_t custatevecExStateVectorGetProperty(custatevecExStateVectorDescriptor_t stateVector, custatevecExStateVectorProperty_t property, void *value, size_t sizeInBytes)`
///
/// Returns `(custatevecStatus_t, value: T)`.
///
/// - `value`: out, one value; `property` chooses the type: `cudaDataType` for `CUSTATEVEC_EX_SV_PROP_DATA_TYPE`; `custatevecExStateVectorDistributionType_t` for `CUSTATEVEC_EX_SV_PROP_DISTRIBUTION_TYPE`; `int32_t` for `CUSTATEVEC_EX_SV_PROP_NUM_WIRES`, `CUSTATEVEC_EX_SV_PROP_NUM_LOCAL_WIRES`, `CUSTATEVEC_EX_SV_PROP_NUM_DEVICE_SUBSVS`, `CUSTATEVEC_EX_SV_PROP_NUM_INTERPROC_DEVICE_WIRES`, `CUSTATEVEC_EX_SV_PROP_NUM_INPROC_DEVICE_WIRES`, `CUSTATEVEC_EX_SV_PROP_NUM_MIGRATION_WIRES`, `CUSTATEVEC_EX_SV_PROP_NUM_SUBSV_SLICES`, `CUSTATEVEC_EX_SV_PROP_NUM_SUBSVS`, `CUSTATEVEC_EX_SV_PROP_NUM_UNSTAGED_SUBSVS`, `CUSTATEVEC_EX_SV_PROP_MAX_NUM_WIRES`, `CUSTATEVEC_EX_SV_PROP_MAX_NUM_LOCAL_WIRES`, `CUSTATEVEC_EX_SV_PROP_MAX_NUM_INTERPROC_DEVICE_WIRES`, `CUSTATEVEC_EX_SV_PROP_MAX_NUM_INPROC_DEVICE_WIRES`, `CUSTATEVEC_EX_SV_PROP_MAX_NUM_MIGRATION_WIRES`; `int32_t []` for `CUSTATEVEC_EX_SV_PROP_WIRE_ORDERING`, `CUSTATEVEC_EX_SV_PROP_DEVICE_SUBSV_INDICES`, `CUSTATEVEC_EX_SV_PROP_SUBSV_INDICES`, `CUSTATEVEC_EX_SV_PROP_UNSTAGED_SUBSV_INDICES`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetProperty).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorGetProperty<T: Output>(
    stateVector: custatevecExStateVectorDescriptor_t,
    property: custatevecExStateVectorProperty_t,
) -> (custatevecStatus_t, T) {
    if !value_size_custatevecExStateVectorProperty_t(property).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "custatevecExStateVectorGetProperty", "a value of `value` has not the size of what `property` selects",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut value = output::Slack::<T>::new();
    let returned = unsafe {
        sys::custatevecExStateVectorGetProperty(stateVector, property, value.slot().cast(), args::count(size_of::<T>()))
    };
    (returned, value.take())
}

/// Returns the memory, the stream and the handle of a part on a device.
///
/// `custatevecStatus_t custatevecExStateVectorGetResourcesFromDeviceSubSV(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t *deviceId, void **d_subSV, cudaStream_t *stream, custatevecHandle_t *handle)`
///
/// Returns `(custatevecStatus_t, deviceId: int32_t, d_subSV: void *, stream: cudaStream_t, handle: custatevecHandle_t)`.
///
/// - `deviceId`, `d_subSV`, `stream`, `handle`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromDeviceSubSV).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `d_subSV`, `stream`, `handle` point to memory of the library, valid as long as `stateVector` exists.
#[inline]
pub unsafe fn custatevecExStateVectorGetResourcesFromDeviceSubSV(
    stateVector: custatevecExStateVectorDescriptor_t,
    subSVIndex: i32,
) -> (custatevecStatus_t, i32, *mut c_void, runtime::cudaStream_t, custatevecHandle_t) {
    let mut deviceId: i32 = output::zeroed();
    let mut d_subSV: *mut c_void = output::zeroed();
    let mut stream: runtime::cudaStream_t = output::zeroed();
    let mut handle: custatevecHandle_t = output::zeroed();
    let returned = unsafe { sys::custatevecExStateVectorGetResourcesFromDeviceSubSV(
        stateVector, subSVIndex, &mut deviceId, &mut d_subSV, &mut stream, &mut handle,
    ) };
    (returned, deviceId, d_subSV, stream, handle)
}

/// Returns the same for a part that must not be changed.
///
/// `custatevecStatus_t custatevecExStateVectorGetResourcesFromDeviceSubSVView(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t *deviceId, const void **d_subSV, cudaStream_t *stream, custatevecHandle_t *handle)`
///
/// Returns `(custatevecStatus_t, deviceId: int32_t, d_subSV: const void *, stream: cudaStream_t, handle: custatevecHandle_t)`.
///
/// - `deviceId`, `d_subSV`, `stream`, `handle`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromDeviceSubSVView).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `d_subSV`, `stream`, `handle` point to memory of the library, valid as long as `stateVector` exists.
#[inline]
pub unsafe fn custatevecExStateVectorGetResourcesFromDeviceSubSVView(
    stateVector: custatevecExStateVectorDescriptor_t,
    subSVIndex: i32,
) -> (custatevecStatus_t, i32, *const c_void, runtime::cudaStream_t, custatevecHandle_t) {
    let mut deviceId: i32 = output::zeroed();
    let mut d_subSV: *const c_void = output::zeroed();
    let mut stream: runtime::cudaStream_t = output::zeroed();
    let mut handle: custatevecHandle_t = output::zeroed();
    let returned = unsafe { sys::custatevecExStateVectorGetResourcesFromDeviceSubSVView(
        stateVector, subSVIndex, &mut deviceId, &mut d_subSV, &mut stream, &mut handle,
    ) };
    (returned, deviceId, d_subSV, stream, handle)
}

/// Returns the memory and the stream of a part in memory of the host.
///
/// `custatevecStatus_t custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t sliceIndex, void **subSVSlice, custatevecExMemoryPlacement_t *placement, int32_t *deviceId, cudaStream_t *stream)`
///
/// Returns `(custatevecStatus_t, subSVSlice: void *, placement: custatevecExMemoryPlacement_t, deviceId: int32_t, stream: cudaStream_t)`.
///
/// - `subSVSlice`, `placement`, `deviceId`, `stream`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `subSVSlice`, `stream` point to memory of the library, valid as long as `stateVector` exists.
#[inline]
pub unsafe fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
    stateVector: custatevecExStateVectorDescriptor_t,
    subSVIndex: i32,
    sliceIndex: i32,
) -> (custatevecStatus_t, *mut c_void, custatevecExMemoryPlacement_t, i32, runtime::cudaStream_t) {
    let mut subSVSlice: *mut c_void = output::zeroed();
    let mut placement: custatevecExMemoryPlacement_t = output::zeroed();
    let mut deviceId: i32 = output::zeroed();
    let mut stream: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
        stateVector, subSVIndex, sliceIndex, &mut subSVSlice, &mut placement, &mut deviceId, &mut stream,
    ) };
    (returned, subSVSlice, placement, deviceId, stream)
}

/// Returns the same for a part that must not be changed.
///
/// `custatevecStatus_t custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t sliceIndex, const void **subSVSlice, custatevecExMemoryPlacement_t *placement, int32_t *deviceId, cudaStream_t *stream)`
///
/// Returns `(custatevecStatus_t, subSVSlice: const void *, placement: custatevecExMemoryPlacement_t, deviceId: int32_t, stream: cudaStream_t)`.
///
/// - `subSVSlice`, `placement`, `deviceId`, `stream`: out
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `subSVSlice`, `stream` point to memory of the library, valid as long as `stateVector` exists.
#[inline]
pub unsafe fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
    stateVector: custatevecExStateVectorDescriptor_t,
    subSVIndex: i32,
    sliceIndex: i32,
) -> (custatevecStatus_t, *const c_void, custatevecExMemoryPlacement_t, i32, runtime::cudaStream_t) {
    let mut subSVSlice: *const c_void = output::zeroed();
    let mut placement: custatevecExMemoryPlacement_t = output::zeroed();
    let mut deviceId: i32 = output::zeroed();
    let mut stream: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
        stateVector, subSVIndex, sliceIndex, &mut subSVSlice, &mut placement, &mut deviceId, &mut stream,
    ) };
    (returned, subSVSlice, placement, deviceId, stream)
}

/// Copies elements of a state vector to the host.
///
/// `custatevecStatus_t custatevecExStateVectorGetState(custatevecExStateVectorDescriptor_t stateVector, void *state, cudaDataType_t dataType, custatevecIndex_t begin, custatevecIndex_t end, int32_t maxNumConcurrentCopies)`
///
/// - `state`: in, an address, passed unchanged
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetState).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `state`: valid memory of the size that the other arguments imply, until `custatevecExStateVectorSynchronize` is called.
#[inline]
pub unsafe fn custatevecExStateVectorGetState(
    stateVector: custatevecExStateVectorDescriptor_t,
    state: *mut c_void,
    dataType: runtime::cudaDataType,
    begin: custatevecIndex_t,
    end: custatevecIndex_t,
    maxNumConcurrentCopies: i32,
) -> (custatevecStatus_t,) {
    let returned = unsafe {
        sys::custatevecExStateVectorGetState(stateVector, state, dataType, begin, end, maxNumConcurrentCopies)
    };
    (returned,)
}

/// Reorders the qubits of a state vector.
///
/// `custatevecStatus_t custatevecExStateVectorPermuteIndexBits(custatevecExStateVectorDescriptor_t stateVector, const int32_t *permutation, int32_t permutationLen, custatevecExPermutationType_t permutationType)`
///
/// - `permutation`: in, array, length `permutationLen`
/// - `permutationLen`: in; the length of `permutation`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorPermuteIndexBits).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorPermuteIndexBits(
    stateVector: custatevecExStateVectorDescriptor_t,
    permutation: &[i32],
    permutationType: custatevecExPermutationType_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorPermuteIndexBits(
        stateVector, args::as_ptr(permutation), args::count(permutation.len()), permutationType,
    ) };
    (returned,)
}

/// Gives the qubits of a state vector other numbers and moves nothing.
///
/// `custatevecStatus_t custatevecExStateVectorReassignWireOrdering(custatevecExStateVectorDescriptor_t stateVector, const int32_t *wireOrdering, int32_t wireOrderingLen)`
///
/// - `wireOrdering`: in, array, length `wireOrderingLen`
/// - `wireOrderingLen`: in; the length of `wireOrdering`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorReassignWireOrdering).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorReassignWireOrdering(
    stateVector: custatevecExStateVectorDescriptor_t,
    wireOrdering: &[i32],
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorReassignWireOrdering(
        stateVector, args::as_ptr(wireOrdering), args::count(wireOrdering.len()),
    ) };
    (returned,)
}

/// Sets whether a state vector may be computed with lower precision.
///
/// `custatevecStatus_t custatevecExStateVectorSetMathMode(custatevecExStateVectorDescriptor_t stateVector, custatevecMathMode_t mode)`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetMathMode).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorSetMathMode(
    stateVector: custatevecExStateVectorDescriptor_t,
    mode: custatevecMathMode_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorSetMathMode(stateVector, mode) };
    (returned,)
}

/// Copies elements from the host into a state vector.
///
/// `custatevecStatus_t custatevecExStateVectorSetState(custatevecExStateVectorDescriptor_t stateVector, const void *state, cudaDataType_t dataType, custatevecIndex_t begin, custatevecIndex_t end, int32_t maxNumConcurrentCopies)`
///
/// - `state`: in, an address, passed unchanged
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetState).
///
/// # Safety
///
/// - `stateVector`: a live handle that no other thread uses during the call.
/// - `state`: valid memory of the size that the other arguments imply, until `custatevecExStateVectorSynchronize` is called.
#[inline]
pub unsafe fn custatevecExStateVectorSetState(
    stateVector: custatevecExStateVectorDescriptor_t,
    state: *const c_void,
    dataType: runtime::cudaDataType,
    begin: custatevecIndex_t,
    end: custatevecIndex_t,
    maxNumConcurrentCopies: i32,
) -> (custatevecStatus_t,) {
    let returned = unsafe {
        sys::custatevecExStateVectorSetState(stateVector, state, dataType, begin, end, maxNumConcurrentCopies)
    };
    (returned,)
}

/// Sets all qubits to 0.
///
/// `custatevecStatus_t custatevecExStateVectorSetZeroState(custatevecExStateVectorDescriptor_t stateVector)`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetZeroState).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorSetZeroState(
    stateVector: custatevecExStateVectorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorSetZeroState(stateVector) };
    (returned,)
}

/// Moves one part of a state vector onto a device.
///
/// `custatevecStatus_t custatevecExStateVectorStageSubSV(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex)`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorStageSubSV).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorStageSubSV(
    stateVector: custatevecExStateVectorDescriptor_t,
    subSVIndex: i32,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorStageSubSV(stateVector, subSVIndex) };
    (returned,)
}

/// Waits until all work on a state vector is done.
///
/// `custatevecStatus_t custatevecExStateVectorSynchronize(custatevecExStateVectorDescriptor_t stateVector)`
///
/// In `custatevecEx.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSynchronize).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorSynchronize(
    stateVector: custatevecExStateVectorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorSynchronize(stateVector) };
    (returned,)
}

/// Waits until work on a state vector is done, in this process or in all.
///
/// `custatevecStatus_t custatevecExStateVectorSynchronizeScoped(custatevecExStateVectorDescriptor_t stateVector, custatevecExSynchronizationScope_t scope)`
///
/// In `custatevecEx.h` since cuStateVec 1.15. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSynchronizeScoped).
///
/// # Safety
///
/// `stateVector`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecExStateVectorSynchronizeScoped(
    stateVector: custatevecExStateVectorDescriptor_t,
    scope: custatevecExSynchronizationScope_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecExStateVectorSynchronizeScoped(stateVector, scope) };
    (returned,)
}

/// Returns how much memory a handle needs in most cases.
///
/// `custatevecStatus_t custatevecGetDefaultWorkspaceSize(custatevecHandle_t handle, size_t *workspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, workspaceSizeInBytes: size_t)`.
///
/// - `workspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetDefaultWorkspaceSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecGetDefaultWorkspaceSize(
    handle: custatevecHandle_t,
) -> (custatevecStatus_t, usize) {
    let mut workspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecGetDefaultWorkspaceSize(handle, &mut workspaceSizeInBytes) };
    (returned, workspaceSizeInBytes)
}

/// Returns the functions by which a handle allocates memory.
///
/// `custatevecStatus_t custatevecGetDeviceMemHandler(custatevecHandle_t handle, custatevecDeviceMemHandler_t *handler)`
///
/// Returns `(custatevecStatus_t, handler: custatevecDeviceMemHandler_t)`.
///
/// - `handler`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetDeviceMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers in `handler` are borrowed; they are valid until their owner changes or is destroyed.
#[inline]
pub unsafe fn custatevecGetDeviceMemHandler(
    handle: custatevecHandle_t,
) -> (custatevecStatus_t, custatevecDeviceMemHandler_t) {
    let mut handler = output::Slack::<custatevecDeviceMemHandler_t>::new();
    let returned = unsafe { sys::custatevecGetDeviceMemHandler(handle, handler.slot()) };
    (returned, handler.take())
}

/// Returns the name of a status.
///
/// `const char *custatevecGetErrorName(custatevecStatus_t status)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetErrorName).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecGetErrorName(
    status: custatevecStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::custatevecGetErrorName(status)) }
}

/// Returns what a status means, in words.
///
/// `const char *custatevecGetErrorString(custatevecStatus_t status)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetErrorString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecGetErrorString(
    status: custatevecStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::custatevecGetErrorString(status)) }
}

/// Returns whether a handle may compute with lower precision.
///
/// `custatevecStatus_t custatevecGetMathMode(custatevecHandle_t handle, custatevecMathMode_t *mode)`
///
/// Returns `(custatevecStatus_t, mode: custatevecMathMode_t)`.
///
/// - `mode`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetMathMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecGetMathMode(
    handle: custatevecHandle_t,
) -> (custatevecStatus_t, custatevecMathMode_t) {
    let mut mode: custatevecMathMode_t = output::zeroed();
    let returned = unsafe { sys::custatevecGetMathMode(handle, &mut mode) };
    (returned, mode)
}

/// Returns one part of cuStateVec's version (major, minor or patch level).
///
/// `custatevecStatus_t custatevecGetProperty(libraryPropertyType type, int32_t *value)`
///
/// Returns `(custatevecStatus_t, value: int32_t)`.
///
/// - `value`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (custatevecStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::custatevecGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the stream on which a handle works.
///
/// `custatevecStatus_t custatevecGetStream(custatevecHandle_t handle, cudaStream_t *streamId)`
///
/// Returns `(custatevecStatus_t, streamId: cudaStream_t)`.
///
/// - `streamId`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetStream).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecGetStream(
    handle: custatevecHandle_t,
) -> (custatevecStatus_t, runtime::cudaStream_t) {
    let mut streamId: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::custatevecGetStream(handle, &mut streamId) };
    (returned, streamId)
}

/// Returns cuStateVec's version as one number.
///
/// `size_t custatevecGetVersion(void)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecGetVersion() -> usize {
    unsafe { sys::custatevecGetVersion() }
}

/// Sets a state vector to a basis state, or to another simple one.
///
/// `custatevecStatus_t custatevecInitializeStateVector(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecStateVectorType_t svType)`
///
/// - `sv`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecInitializeStateVector).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecInitializeStateVector(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    svType: custatevecStateVectorType_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe {
        sys::custatevecInitializeStateVector(handle, sv.as_mut_ptr(), svDataType, nIndexBits, svType)
    };
    (returned,)
}

/// Switches logging off for good.
///
/// `custatevecStatus_t custatevecLoggerForceDisable(void)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecLoggerForceDisable() -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerForceDisable() };
    (returned,)
}

/// Opens a file for the log.
///
/// `custatevecStatus_t custatevecLoggerOpenFile(const char *logFile)`
///
/// - `logFile`: in, string
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecLoggerOpenFile(logFile: &CStr) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a function that gets the log's messages.
///
/// `custatevecStatus_t custatevecLoggerSetCallback(custatevecLoggerCallback_t callback)`
///
/// - `callback`: in, called by CUDA
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetCallback).
///
/// # Safety
///
/// `callback` is called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn custatevecLoggerSetCallback(
    callback: custatevecLoggerCallback_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerSetCallback(callback) };
    (returned,)
}

/// Sets a function that gets the log's messages, and what it is given.
///
/// `custatevecStatus_t custatevecLoggerSetCallbackData(custatevecLoggerCallbackData_t callback, void *userData)`
///
/// - `callback`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetCallbackData).
///
/// # Safety
///
/// `callback` is called with `userData` at any time from now on, on any thread: it must not unwind. `userData` must live as long.
#[inline]
pub unsafe fn custatevecLoggerSetCallbackData(
    callback: custatevecLoggerCallbackData_t,
    userData: *mut c_void,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerSetCallbackData(callback, userData) };
    (returned,)
}

/// Sends the log to a file that the program has opened.
///
/// `custatevecStatus_t custatevecLoggerSetFile(FILE *file)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn custatevecLoggerSetFile(file: *mut FILE) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerSetFile(file) };
    (returned,)
}

/// Sets how much is logged.
///
/// `custatevecStatus_t custatevecLoggerSetLevel(int32_t level)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecLoggerSetLevel(level: i32) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerSetLevel(level) };
    (returned,)
}

/// Sets which kinds of messages are logged.
///
/// `custatevecStatus_t custatevecLoggerSetMask(int32_t mask)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn custatevecLoggerSetMask(mask: i32) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecLoggerSetMask(mask) };
    (returned,)
}

/// Measures some qubits of several state vectors.
///
/// `custatevecStatus_t custatevecMeasureBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *randnums, custatevecCollapseOp_t collapse)`
///
/// - `batchedSv`: on the device
/// - `bitStrings`, `randnums`: in, an address, passed unchanged
/// - `bitOrdering`: in, array, length `bitStringLen`
/// - `bitStringLen`: in; the length of `bitOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMeasureBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `batchedSv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
/// - `randnums`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecMeasureBatched(
    handle: custatevecHandle_t,
    batchedSv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nSVs: u32,
    svStride: custatevecIndex_t,
    bitStrings: *mut custatevecIndex_t,
    bitOrdering: &[i32],
    randnums: *const f64,
    collapse: custatevecCollapseOp_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecMeasureBatched(
        handle, batchedSv.as_mut_ptr(), svDataType, nIndexBits, nSVs, svStride, bitStrings, args::as_ptr(bitOrdering),
        args::count(bitOrdering.len()), randnums, collapse,
    ) };
    (returned,)
}

/// Measures the parity in a product of Z bases.
///
/// `custatevecStatus_t custatevecMeasureOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t *parity, const int32_t *basisBits, uint32_t nBasisBits, double randnum, custatevecCollapseOp_t collapse)`
///
/// Returns `(custatevecStatus_t, parity: int32_t)`.
///
/// - `sv`: on the device
/// - `parity`: out
/// - `basisBits`: in, array, length `nBasisBits`
/// - `nBasisBits`: in; the length of `basisBits`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMeasureOnZBasis).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecMeasureOnZBasis(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    basisBits: &[i32],
    randnum: f64,
    collapse: custatevecCollapseOp_t,
) -> (custatevecStatus_t, i32) {
    let mut parity: i32 = output::zeroed();
    let returned = unsafe { sys::custatevecMeasureOnZBasis(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, &mut parity, args::as_ptr(basisBits),
        args::count(basisBits.len()), randnum, collapse,
    ) };
    (returned, parity)
}

/// Exchanges qubits of a state vector whose parts are on several devices.
///
/// `custatevecStatus_t custatevecMultiDeviceSwapIndexBits(custatevecHandle_t *handles, uint32_t nHandles, void **subSVs, cudaDataType_t svDataType, uint32_t nGlobalIndexBits, uint32_t nLocalIndexBits, const int2 *indexBitSwaps, uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, custatevecDeviceNetworkType_t deviceNetworkType)`
///
/// - `handles`, `subSVs`: in, array, length `nHandles`
/// - `nHandles`: in; the length of `handles`, `subSVs`
/// - `indexBitSwaps`: in, array, length `nIndexBitSwaps`
/// - `nIndexBitSwaps`: in; the length of `indexBitSwaps`
/// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMultiDeviceSwapIndexBits).
///
/// # Safety
///
/// - `handles`: a live handle that no other thread uses during the call.
/// - `subSVs`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn custatevecMultiDeviceSwapIndexBits(
    handles: &[custatevecHandle_t],
    subSVs: &[*mut c_void],
    svDataType: runtime::cudaDataType,
    nGlobalIndexBits: u32,
    nLocalIndexBits: u32,
    indexBitSwaps: &[int2],
    maskBitString: &[i32],
    maskOrdering: &[i32],
    deviceNetworkType: custatevecDeviceNetworkType_t,
) -> (custatevecStatus_t,) {
    let Some(nHandles) = args::same_len([handles.len(), subSVs.len()], []) else {
        refusal::refuse("custatevecMultiDeviceSwapIndexBits", "the lengths of `handles`, `subSVs` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let Some(maskLen) = args::same_len([maskBitString.len(), maskOrdering.len()], [])
    else {
        refusal::refuse(
            "custatevecMultiDeviceSwapIndexBits", "the lengths of `maskBitString`, `maskOrdering` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecMultiDeviceSwapIndexBits(
        args::as_ptr(handles).cast_mut(), args::count(nHandles), args::as_ptr(subSVs).cast_mut(), svDataType,
        nGlobalIndexBits, nLocalIndexBits, args::as_ptr(indexBitSwaps), args::count(indexBitSwaps.len()),
        args::as_ptr(maskBitString), args::as_ptr(maskOrdering), args::count(maskLen), deviceNetworkType,
    ) };
    (returned,)
}

/// Creates an object that transfers parts of state vectors between processes.
///
/// `custatevecStatus_t custatevecSVSwapWorkerCreate(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, cudaEvent_t orgEvent, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, extraWorkspaceSizeInBytes: size_t, minTransferWorkspaceSizeInBytes: size_t)`.
///
/// - `svSwapWorker`, `extraWorkspaceSizeInBytes`, `minTransferWorkspaceSizeInBytes`: out
/// - `orgSubSV`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `communicator`, `orgEvent`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `orgSubSV`: valid device memory of the size that the other arguments imply, as long as `svSwapWorker` exists.
/// - `communicator`, `orgEvent`, `stream` and what they refer to stay valid after the call, as long as `svSwapWorker` exists.
#[inline]
pub unsafe fn custatevecSVSwapWorkerCreate(
    handle: custatevecHandle_t,
    communicator: custatevecCommunicatorDescriptor_t,
    orgSubSV: CuPtr<c_void>,
    orgSubSVIndex: i32,
    orgEvent: runtime::cudaEvent_t,
    svDataType: runtime::cudaDataType,
    stream: runtime::cudaStream_t,
) -> (custatevecStatus_t, custatevecSVSwapWorkerDescriptor_t, usize, usize) {
    let mut svSwapWorker: custatevecSVSwapWorkerDescriptor_t = output::zeroed();
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let mut minTransferWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecSVSwapWorkerCreate(
        handle, &mut svSwapWorker, communicator, orgSubSV.as_mut_ptr(), orgSubSVIndex, orgEvent, svDataType, stream,
        &mut extraWorkspaceSizeInBytes, &mut minTransferWorkspaceSizeInBytes,
    ) };
    (returned, svSwapWorker, extraWorkspaceSizeInBytes, minTransferWorkspaceSizeInBytes)
}

/// Creates such an object that waits for its peers by memory on the device.
///
/// `custatevecStatus_t custatevecSVSwapWorkerCreateWithSemaphore(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, void *orgSemaphore, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, extraWorkspaceSizeInBytes: size_t, minTransferWorkspaceSizeInBytes: size_t)`.
///
/// - `svSwapWorker`, `extraWorkspaceSizeInBytes`, `minTransferWorkspaceSizeInBytes`: out
/// - `orgSubSV`, `orgSemaphore`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerCreateWithSemaphore).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `communicator`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `orgSubSV`, `orgSemaphore`: valid device memory of the size that the other arguments imply, as long as `svSwapWorker` exists.
/// - `communicator`, `stream` and what they refer to stay valid after the call, as long as `svSwapWorker` exists.
#[inline]
pub unsafe fn custatevecSVSwapWorkerCreateWithSemaphore(
    handle: custatevecHandle_t,
    communicator: custatevecCommunicatorDescriptor_t,
    orgSubSV: CuPtr<c_void>,
    orgSubSVIndex: i32,
    orgSemaphore: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    stream: runtime::cudaStream_t,
) -> (custatevecStatus_t, custatevecSVSwapWorkerDescriptor_t, usize, usize) {
    let mut svSwapWorker: custatevecSVSwapWorkerDescriptor_t = output::zeroed();
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let mut minTransferWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecSVSwapWorkerCreateWithSemaphore(
        handle, &mut svSwapWorker, communicator, orgSubSV.as_mut_ptr(), orgSubSVIndex, orgSemaphore.as_mut_ptr(),
        svDataType, stream, &mut extraWorkspaceSizeInBytes, &mut minTransferWorkspaceSizeInBytes,
    ) };
    (returned, svSwapWorker, extraWorkspaceSizeInBytes, minTransferWorkspaceSizeInBytes)
}

/// Destroys such an object.
///
/// `custatevecStatus_t custatevecSVSwapWorkerDestroy(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker)`
///
/// - `svSwapWorker`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`: a live handle.
/// - No thread uses `svSwapWorker`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecSVSwapWorkerDestroy(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSVSwapWorkerDestroy(handle, svSwapWorker) };
    (returned,)
}

/// Transfers elements of state vectors.
///
/// `custatevecStatus_t custatevecSVSwapWorkerExecute(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, custatevecIndex_t begin, custatevecIndex_t end)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerExecute).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`: a live handle.
#[inline]
pub unsafe fn custatevecSVSwapWorkerExecute(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    begin: custatevecIndex_t,
    end: custatevecIndex_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSVSwapWorkerExecute(handle, svSwapWorker, begin, end) };
    (returned,)
}

/// Gives it memory on the device to work in.
///
/// `custatevecStatus_t custatevecSVSwapWorkerSetExtraWorkspace(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `extraWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetExtraWorkspace).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`: a live handle.
/// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSVSwapWorkerSetExtraWorkspace(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSVSwapWorkerSetExtraWorkspace(
        handle, svSwapWorker, extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Says what it transfers, and to whom.
///
/// `custatevecStatus_t custatevecSVSwapWorkerSetParameters(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, const custatevecSVSwapParameters_t *parameters, int peer)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetParameters).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`: a live handle.
#[inline]
pub unsafe fn custatevecSVSwapWorkerSetParameters(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    parameters: &custatevecSVSwapParameters_t,
    peer: i32,
) -> (custatevecStatus_t,) {
    let returned = unsafe {
        sys::custatevecSVSwapWorkerSetParameters(handle, svSwapWorker, core::ptr::from_ref(parameters), peer)
    };
    (returned,)
}

/// Gives it parts of state vectors that the device reaches directly, and their events.
///
/// `custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2P(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, cudaEvent_t *dstEvents, uint32_t nDstSubSVsP2P)`
///
/// - `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstEvents`: in, array, length `nDstSubSVsP2P`
/// - `nDstSubSVsP2P`: in; the length of `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstEvents`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetSubSVsP2P).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`, `dstEvents`: live handles.
/// - `dstSubSVsP2P`: valid memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
/// - `dstEvents` and what it refers to stay valid after the call, until `svSwapWorker` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSVSwapWorkerSetSubSVsP2P(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    dstSubSVsP2P: &[*mut c_void],
    dstSubSVIndicesP2P: &[i32],
    dstEvents: &[runtime::cudaEvent_t],
) -> (custatevecStatus_t,) {
    let Some(nDstSubSVsP2P) = args::same_len([dstSubSVsP2P.len(), dstSubSVIndicesP2P.len(), dstEvents.len()], []) else {
        refusal::refuse(
            "custatevecSVSwapWorkerSetSubSVsP2P",
            "the lengths of `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstEvents` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecSVSwapWorkerSetSubSVsP2P(
        handle, svSwapWorker, args::as_ptr(dstSubSVsP2P).cast_mut(), args::as_ptr(dstSubSVIndicesP2P),
        args::as_ptr(dstEvents).cast_mut(), args::count(nDstSubSVsP2P),
    ) };
    (returned,)
}

/// Gives it parts of state vectors that the device reaches directly.
///
/// `custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, void **dstSemaphores, uint32_t nDstSubSVsP2P)`
///
/// - `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstSemaphores`: in, array, length `nDstSubSVsP2P`
/// - `nDstSubSVsP2P`: in; the length of `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstSemaphores`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`: a live handle.
/// - `dstSubSVsP2P`, `dstSemaphores`: valid memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    dstSubSVsP2P: &[*mut c_void],
    dstSubSVIndicesP2P: &[i32],
    dstSemaphores: &[*mut c_void],
) -> (custatevecStatus_t,) {
    let Some(nDstSubSVsP2P) = args::same_len(
        [dstSubSVsP2P.len(), dstSubSVIndicesP2P.len(), dstSemaphores.len()], [],
    ) else {
        refusal::refuse(
            "custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores",
            "the lengths of `dstSubSVsP2P`, `dstSubSVIndicesP2P`, `dstSemaphores` disagree",
        );
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
        handle, svSwapWorker, args::as_ptr(dstSubSVsP2P).cast_mut(), args::as_ptr(dstSubSVIndicesP2P),
        args::as_ptr(dstSemaphores).cast_mut(), args::count(nDstSubSVsP2P),
    ) };
    (returned,)
}

/// Gives it memory on the device for what is transferred.
///
/// `custatevecStatus_t custatevecSVSwapWorkerSetTransferWorkspace(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *transferWorkspace, size_t transferWorkspaceSizeInBytes)`
///
/// - `transferWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetTransferWorkspace).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `svSwapWorker`: a live handle.
/// - `transferWorkspace`: valid device memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSVSwapWorkerSetTransferWorkspace(
    handle: custatevecHandle_t,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
    transferWorkspace: CuPtr<c_void>,
    transferWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSVSwapWorkerSetTransferWorkspace(
        handle, svSwapWorker, transferWorkspace.as_mut_ptr(), transferWorkspaceSizeInBytes,
    ) };
    (returned,)
}

/// Tells a sampler which part of the whole state its vector is.
///
/// `custatevecStatus_t custatevecSamplerApplySubSVOffset(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, int32_t subSVOrd, uint32_t nSubSVs, double offset, double norm)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerApplySubSVOffset).
///
/// # Safety
///
/// `handle`, `sampler`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecSamplerApplySubSVOffset(
    handle: custatevecHandle_t,
    sampler: custatevecSamplerDescriptor_t,
    subSVOrd: i32,
    nSubSVs: u32,
    offset: f64,
    norm: f64,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSamplerApplySubSVOffset(handle, sampler, subSVOrd, nSubSVs, offset, norm) };
    (returned,)
}

/// Creates a sampler of a state vector.
///
/// `custatevecStatus_t custatevecSamplerCreate(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecSamplerDescriptor_t *sampler, uint32_t nMaxShots, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, sampler: custatevecSamplerDescriptor_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `sv`: in, on the device
/// - `sampler`, `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, as long as `sampler` exists.
#[inline]
pub unsafe fn custatevecSamplerCreate(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    nMaxShots: u32,
) -> (custatevecStatus_t, custatevecSamplerDescriptor_t, usize) {
    let mut sampler: custatevecSamplerDescriptor_t = output::zeroed();
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecSamplerCreate(
        handle, sv.as_ptr(), svDataType, nIndexBits, &mut sampler, nMaxShots, &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, sampler, extraWorkspaceSizeInBytes)
}

/// Destroys a sampler.
///
/// `custatevecStatus_t custatevecSamplerDestroy(custatevecSamplerDescriptor_t sampler)`
///
/// - `sampler`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerDestroy).
///
/// # Safety
///
/// - `sampler`: a live handle that no other thread uses during the call.
/// - No thread uses `sampler`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecSamplerDestroy(
    sampler: custatevecSamplerDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSamplerDestroy(sampler) };
    (returned,)
}

/// Returns the squared norm of a sampler's state vector.
///
/// `custatevecStatus_t custatevecSamplerGetSquaredNorm(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, double *norm)`
///
/// Returns `(custatevecStatus_t, norm: double)`.
///
/// - `norm`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerGetSquaredNorm).
///
/// # Safety
///
/// `handle`, `sampler`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecSamplerGetSquaredNorm(
    handle: custatevecHandle_t,
    sampler: custatevecSamplerDescriptor_t,
) -> (custatevecStatus_t, f64) {
    let mut norm: f64 = output::zeroed();
    let returned = unsafe { sys::custatevecSamplerGetSquaredNorm(handle, sampler, &mut norm) };
    (returned, norm)
}

/// Prepares a sampler, in memory of the program's.
///
/// `custatevecStatus_t custatevecSamplerPreprocess(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// - `extraWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerPreprocess).
///
/// # Safety
///
/// - `handle`, `sampler`: live handles that no other thread uses during the call.
/// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `sampler` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSamplerPreprocess(
    handle: custatevecHandle_t,
    sampler: custatevecSamplerDescriptor_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe {
        sys::custatevecSamplerPreprocess(handle, sampler, extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes)
    };
    (returned,)
}

/// Draws values of some qubits by the program's random numbers.
///
/// `custatevecStatus_t custatevecSamplerSample(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *randnums, uint32_t nShots, custatevecSamplerOutput_t output)`
///
/// - `bitStrings`: out, array, length `nShots`
/// - `bitOrdering`: in, array, length `bitStringLen`
/// - `bitStringLen`: in; the length of `bitOrdering`
/// - `randnums`: in, array, length `nShots`
/// - `nShots`: in; the length of `bitStrings`, `randnums`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerSample).
///
/// # Safety
///
/// `handle`, `sampler`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecSamplerSample(
    handle: custatevecHandle_t,
    sampler: custatevecSamplerDescriptor_t,
    bitStrings: &mut [custatevecIndex_t],
    bitOrdering: &[i32],
    randnums: &[f64],
    output: custatevecSamplerOutput_t,
) -> (custatevecStatus_t,) {
    let Some(nShots) = args::same_len([bitStrings.len(), randnums.len()], []) else {
        refusal::refuse("custatevecSamplerSample", "the lengths of `bitStrings`, `randnums` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecSamplerSample(
        handle, sampler, args::as_mut_ptr(bitStrings), args::as_ptr(bitOrdering), args::count(bitOrdering.len()),
        args::as_ptr(randnums), args::count(nShots), output,
    ) };
    (returned,)
}

/// Makes a handle allocate memory by functions of the program; NULL ends it.
///
/// `custatevecStatus_t custatevecSetDeviceMemHandler(custatevecHandle_t handle, const custatevecDeviceMemHandler_t *handler)`
///
/// - `handler`: in; `None` passes NULL
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetDeviceMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `handler` are valid until `handle` is destroyed or set again.
/// - The functions allocate in the order of streams, and the handle has no other handler: set NULL before.
#[inline]
pub unsafe fn custatevecSetDeviceMemHandler(
    handle: custatevecHandle_t,
    handler: Option<&custatevecDeviceMemHandler_t>,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSetDeviceMemHandler(handle, args::option_ptr(handler)) };
    (returned,)
}

/// Sets whether a handle may compute with lower precision.
///
/// `custatevecStatus_t custatevecSetMathMode(custatevecHandle_t handle, custatevecMathMode_t mode)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetMathMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn custatevecSetMathMode(
    handle: custatevecHandle_t,
    mode: custatevecMathMode_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSetMathMode(handle, mode) };
    (returned,)
}

/// Sets the stream on which a handle works.
///
/// `custatevecStatus_t custatevecSetStream(custatevecHandle_t handle, cudaStream_t streamId)`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streamId`: a live handle, or a default stream (NULL).
/// - `streamId` and what it refers to stay valid after the call, until `handle` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSetStream(
    handle: custatevecHandle_t,
    streamId: runtime::cudaStream_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSetStream(handle, streamId) };
    (returned,)
}

/// Gives a handle memory on the device to work in.
///
/// `custatevecStatus_t custatevecSetWorkspace(custatevecHandle_t handle, void *workspace, size_t workspaceSizeInBytes)`
///
/// - `workspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetWorkspace).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `workspace`: valid device memory of the size that the other arguments imply, until `handle` is destroyed or set again.
#[inline]
pub unsafe fn custatevecSetWorkspace(
    handle: custatevecHandle_t,
    workspace: CuPtr<c_void>,
    workspaceSizeInBytes: usize,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSetWorkspace(handle, workspace.as_mut_ptr(), workspaceSizeInBytes) };
    (returned,)
}

/// Creates an object that moves parts of a state vector between host and device.
///
/// `custatevecStatus_t custatevecSubSVMigratorCreate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t *migrator, void *deviceSlices, cudaDataType_t svDataType, int nDeviceSlices, int nSliceLocalIndexBits)`
///
/// Returns `(custatevecStatus_t, migrator: custatevecSubSVMigratorDescriptor_t)`.
///
/// - `migrator`: out
/// - `deviceSlices`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `deviceSlices`: valid device memory of the size that the other arguments imply, as long as `migrator` exists.
#[inline]
pub unsafe fn custatevecSubSVMigratorCreate(
    handle: custatevecHandle_t,
    deviceSlices: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nDeviceSlices: i32,
    nSliceLocalIndexBits: i32,
) -> (custatevecStatus_t, custatevecSubSVMigratorDescriptor_t) {
    let mut migrator: custatevecSubSVMigratorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::custatevecSubSVMigratorCreate(
        handle, &mut migrator, deviceSlices.as_mut_ptr(), svDataType, nDeviceSlices, nSliceLocalIndexBits,
    ) };
    (returned, migrator)
}

/// Destroys such an object.
///
/// `custatevecStatus_t custatevecSubSVMigratorDestroy(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator)`
///
/// - `migrator`: in; invalid afterwards
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `migrator`: a live handle.
/// - No thread uses `migrator`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn custatevecSubSVMigratorDestroy(
    handle: custatevecHandle_t,
    migrator: custatevecSubSVMigratorDescriptor_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSubSVMigratorDestroy(handle, migrator) };
    (returned,)
}

/// Moves one part to the device, another one from it, or exchanges them.
///
/// `custatevecStatus_t custatevecSubSVMigratorMigrate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator, int deviceSliceIndex, const void *srcSubSVSlice, void *dstSubSVSlice, custatevecIndex_t begin, custatevecIndex_t end)`
///
/// - `srcSubSVSlice`: in, on the device
/// - `dstSubSVSlice`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorMigrate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `migrator`: a live handle.
/// - `srcSubSVSlice`, `dstSubSVSlice`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecSubSVMigratorMigrate(
    handle: custatevecHandle_t,
    migrator: custatevecSubSVMigratorDescriptor_t,
    deviceSliceIndex: i32,
    srcSubSVSlice: CuPtr<c_void>,
    dstSubSVSlice: CuPtr<c_void>,
    begin: custatevecIndex_t,
    end: custatevecIndex_t,
) -> (custatevecStatus_t,) {
    let returned = unsafe { sys::custatevecSubSVMigratorMigrate(
        handle, migrator, deviceSliceIndex, srcSubSVSlice.as_ptr(), dstSubSVSlice.as_mut_ptr(), begin, end,
    ) };
    (returned,)
}

/// Exchanges qubits of a state vector.
///
/// `custatevecStatus_t custatevecSwapIndexBits(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, const int2 *bitSwaps, uint32_t nBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen)`
///
/// - `sv`: on the device
/// - `bitSwaps`: in, array, length `nBitSwaps`
/// - `nBitSwaps`: in; the length of `bitSwaps`
/// - `maskBitString`, `maskOrdering`: in, array, length `maskLen`
/// - `maskLen`: in; the length of `maskBitString`, `maskOrdering`
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSwapIndexBits).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecSwapIndexBits(
    handle: custatevecHandle_t,
    sv: CuPtr<c_void>,
    svDataType: runtime::cudaDataType,
    nIndexBits: u32,
    bitSwaps: &[int2],
    maskBitString: &[i32],
    maskOrdering: &[i32],
) -> (custatevecStatus_t,) {
    let Some(maskLen) = args::same_len([maskBitString.len(), maskOrdering.len()], [])
    else {
        refusal::refuse("custatevecSwapIndexBits", "the lengths of `maskBitString`, `maskOrdering` disagree");
        return (custatevecStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::custatevecSwapIndexBits(
        handle, sv.as_mut_ptr(), svDataType, nIndexBits, args::as_ptr(bitSwaps), args::count(bitSwaps.len()),
        args::as_ptr(maskBitString), args::as_ptr(maskOrdering), args::count(maskLen),
    ) };
    (returned,)
}

/// Computes how far a matrix is from being unitary or Hermitian.
///
/// `custatevecStatus_t custatevecTestMatrixType(custatevecHandle_t handle, double *residualNorm, custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nTargets, int32_t adjoint, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, residualNorm: double)`.
///
/// - `residualNorm`: out
/// - `matrix`: in, an address, passed unchanged
/// - `extraWorkspace`: on the device
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecTestMatrixType).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecTestMatrixType(
    handle: custatevecHandle_t,
    matrixType: custatevecMatrixType_t,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    nTargets: u32,
    adjoint: i32,
    computeType: custatevecComputeType_t,
    extraWorkspace: CuPtr<c_void>,
    extraWorkspaceSizeInBytes: usize,
) -> (custatevecStatus_t, f64) {
    let mut residualNorm: f64 = output::zeroed();
    let returned = unsafe { sys::custatevecTestMatrixType(
        handle, &mut residualNorm, matrixType, matrix, matrixDataType, layout, nTargets, adjoint, computeType,
        extraWorkspace.as_mut_ptr(), extraWorkspaceSizeInBytes,
    ) };
    (returned, residualNorm)
}

/// Returns the memory that testing a matrix' type needs.
///
/// `custatevecStatus_t custatevecTestMatrixTypeGetWorkspaceSize(custatevecHandle_t handle, custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nTargets, int32_t adjoint, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)`
///
/// Returns `(custatevecStatus_t, extraWorkspaceSizeInBytes: size_t)`.
///
/// - `matrix`: in, an address, passed unchanged
/// - `extraWorkspaceSizeInBytes`: out
///
/// In `custatevec.h` since cuStateVec 1.14 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecTestMatrixTypeGetWorkspaceSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn custatevecTestMatrixTypeGetWorkspaceSize(
    handle: custatevecHandle_t,
    matrixType: custatevecMatrixType_t,
    matrix: *const c_void,
    matrixDataType: runtime::cudaDataType,
    layout: custatevecMatrixLayout_t,
    nTargets: u32,
    adjoint: i32,
    computeType: custatevecComputeType_t,
) -> (custatevecStatus_t, usize) {
    let mut extraWorkspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::custatevecTestMatrixTypeGetWorkspaceSize(
        handle, matrixType, matrix, matrixDataType, layout, nTargets, adjoint, computeType,
        &mut extraWorkspaceSizeInBytes,
    ) };
    (returned, extraWorkspaceSizeInBytes)
}
