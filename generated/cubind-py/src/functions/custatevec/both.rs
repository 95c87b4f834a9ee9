//! Functions of custatevec: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, custatevec1, runtime};

documented!(custatevecAbs2SumArray, c"custatevecAbs2SumArray($self, handle, sv, svDataType, nIndexBits, abs2sum, bitOrdering, bitOrderingLen, maskBitString, maskOrdering, maskLen)
--

Sums the probabilities of each state of some qubits.

``custatevecStatus_t custatevecAbs2SumArray(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double *abs2sum, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, bitOrderingLen, maskLen : int
abs2sum : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
bitOrdering, maskBitString, maskOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumArray
");

pub(crate) fn custatevecAbs2SumArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecAbs2SumArray(handle sv svDataType nIndexBits abs2sum bitOrdering bitOrderingLen
        maskBitString maskOrdering maskLen)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_bitOrderingLen = bitOrderingLen, c_maskLen = maskLen);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_abs2sum = args::either(abs2sum, "abs2sum", Some(&Ty::F64), true, None, &arena)?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitOrderingLen as usize), &arena)?;
    let c_maskBitString = args::array(maskBitString, "maskBitString", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let c_maskOrdering = args::array(maskOrdering, "maskOrdering", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::custatevecAbs2SumArray)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_abs2sum.cast(), c_bitOrdering.cast(), c_bitOrderingLen,
        c_maskBitString.cast(), c_maskOrdering.cast(), c_maskLen,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecAbs2SumArrayBatched, c"custatevecAbs2SumArrayBatched($self, handle, batchedSv, svDataType, nIndexBits, nSVs, svStride, abs2sumArrays, abs2sumArrayStride, bitOrdering, bitOrderingLen, maskBitStrings, maskOrdering, maskLen)
--

Sums the probabilities of each state of some qubits, for several state vectors.

``custatevecStatus_t custatevecAbs2SumArrayBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, double *abs2sumArrays, custatevecIndex_t abs2sumArrayStride, const int32_t *bitOrdering, uint32_t bitOrderingLen, const custatevecIndex_t *maskBitStrings, const int32_t *maskOrdering, uint32_t maskLen)``

Parameters
----------
handle : custatevecHandle_t or None
batchedSv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, abs2sumArrayStride, bitOrderingLen, maskLen : int
abs2sumArrays, maskBitStrings : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
bitOrdering, maskOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumArrayBatched
");

pub(crate) fn custatevecAbs2SumArrayBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecAbs2SumArrayBatched(handle batchedSv svDataType nIndexBits nSVs svStride abs2sumArrays
        abs2sumArrayStride bitOrdering bitOrderingLen maskBitStrings maskOrdering maskLen)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride, c_abs2sumArrayStride = abs2sumArrayStride);
    ints!(u32, c_bitOrderingLen = bitOrderingLen, c_maskLen = maskLen);
    let c_batchedSv = args::device(batchedSv, "batchedSv", None, &arena)?;
    let c_abs2sumArrays = args::either(abs2sumArrays, "abs2sumArrays", Some(&Ty::F64), true, None, &arena)?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitOrderingLen as usize), &arena)?;
    let c_maskBitStrings = args::either(
        maskBitStrings, "maskBitStrings", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(c_nSVs as usize)),
        &arena,
    )?;
    let c_maskOrdering = args::array(maskOrdering, "maskOrdering", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, u32, i64, Ptr, i64, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::custatevecAbs2SumArrayBatched)?;
    let status = unsafe { released(py, || function(
        c_handle, c_batchedSv.cast(), c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_abs2sumArrays.cast(),
        c_abs2sumArrayStride, c_bitOrdering.cast(), c_bitOrderingLen, c_maskBitStrings.cast(), c_maskOrdering.cast(),
        c_maskLen,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecAbs2SumOnZBasis, c"custatevecAbs2SumOnZBasis($self, handle, sv, svDataType, nIndexBits, abs2sum0, abs2sum1, basisBits, nBasisBits)
--

Sums the probabilities of even and of odd parity in a product of Z bases.

``custatevecStatus_t custatevecAbs2SumOnZBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double *abs2sum0, double *abs2sum1, const int32_t *basisBits, uint32_t nBasisBits)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nBasisBits : int
abs2sum0, abs2sum1 : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
basisBits : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumOnZBasis
");

pub(crate) fn custatevecAbs2SumOnZBasis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecAbs2SumOnZBasis(handle sv svDataType nIndexBits abs2sum0 abs2sum1 basisBits nBasisBits));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nBasisBits = nBasisBits);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_abs2sum0 = args::either(
        abs2sum0, "abs2sum0", Some(&Ty::F64), true, Some(Ty::F64.size().saturating_mul(1)), &arena,
    )?;
    let c_abs2sum1 = args::either(
        abs2sum1, "abs2sum1", Some(&Ty::F64), true, Some(Ty::F64.size().saturating_mul(1)), &arena,
    )?;
    let c_basisBits = args::array(basisBits, "basisBits", &Ty::I32, Some(c_nBasisBits as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::custatevecAbs2SumOnZBasis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_abs2sum0.cast(), c_abs2sum1.cast(), c_basisBits.cast(),
        c_nBasisBits,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecAccessorCreate, c"custatevecAccessorCreate($self, handle, sv, svDataType, nIndexBits, bitOrdering, bitOrderingLen, maskBitString, maskOrdering, maskLen)
--

Creates an object that copies elements of a state vector, in any order of qubits.

``custatevecStatus_t custatevecAccessorCreate(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    cubind keeps it alive as long as ``accessor`` exists.
svDataType : runtime.cudaDataType
nIndexBits, bitOrderingLen, maskLen : int
bitOrdering, maskBitString, maskOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
accessor : custatevecAccessorDescriptor_t
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorCreate
");

pub(crate) fn custatevecAccessorCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecAccessorCreate(custatevec1::custatevecHandle_t,
        runtime::cudaDataType, Ty::I32, custatevec1::custatevecAccessorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecAccessorCreate",
        "handle sv svDataType nIndexBits bitOrdering bitOrderingLen maskBitString maskOrdering maskLen",
        slots::custatevecAccessorCreate
    )
}

/// The body of `custatevecAccessorCreate`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecAccessorCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
    let py = call.py();
    let arena = CallArena::new();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c2 = args::enumeration(a2, own.name(2), t1)?;
    let c3 = args::u32(a3, own.name(3))?;
    let c6 = args::u32(a5, own.name(5))?;
    let c9 = args::u32(a8, own.name(8))?;
    let c1 = args::device(a1, own.name(1), None, &arena)?;
    let mut c4: u64 = 0;
    let c5 = args::array(a4, own.name(4), t2, Some(c6 as usize), &arena)?;
    let c7 = args::array(a6, own.name(6), t2, Some(c9 as usize), &arena)?;
    let c8 = args::array(a7, own.name(7), t2, Some(c9 as usize), &arena)?;
    let mut c10: u64 = 0;
    args::keep(a1, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, Ptr, Ptr, u32, Ptr,
    ) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(
        c0, c1.cast(), c2, c3, (&raw mut c4).cast(), c5.cast(), c6, c7.cast(), c8.cast(), c9, (&raw mut c10).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(t3, c4 as u64);
    }
    if status == 0 {
        handle_keepalive::hold(t3, c4 as u64, None, arena);
    }
    returned(
        py,
        t4,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, t3, c4 as u64)?)?;
            tuple.push(out::u64(py, c10)?)?;
            Ok(())
        },
    )
}

documented!(custatevecAccessorCreateView, c"custatevecAccessorCreateView($self, handle, sv, svDataType, nIndexBits, bitOrdering, bitOrderingLen, maskBitString, maskOrdering, maskLen)
--

Creates an object that copies elements out of a state vector that it cannot change.

``custatevecStatus_t custatevecAccessorCreateView(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    cubind keeps it alive as long as ``accessor`` exists.
svDataType : runtime.cudaDataType
nIndexBits, bitOrderingLen, maskLen : int
bitOrdering, maskBitString, maskOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
accessor : custatevecAccessorDescriptor_t
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorCreateView
");

pub(crate) fn custatevecAccessorCreateView<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecAccessorCreate(custatevec1::custatevecHandle_t,
        runtime::cudaDataType, Ty::I32, custatevec1::custatevecAccessorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecAccessorCreateView",
        "handle sv svDataType nIndexBits bitOrdering bitOrderingLen maskBitString maskOrdering maskLen",
        slots::custatevecAccessorCreateView
    )
}

documented!(custatevecAccessorDestroy, c"custatevecAccessorDestroy($self, accessor)
--

Destroys such an object.

``custatevecStatus_t custatevecAccessorDestroy(custatevecAccessorDescriptor_t accessor)``

Parameters
----------
accessor : custatevecAccessorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorDestroy
");

pub(crate) fn custatevecAccessorDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecAccessorDestroy(custatevec1::custatevecAccessorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecAccessorDestroy", "accessor",
        slots::custatevecAccessorDestroy
    )
}

/// The body of `custatevecAccessorDestroy`, and of 4 more that are like it.
#[inline(never)]
fn like_custatevecAccessorDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
    let detached = handle_keepalive::detach(t0, c0 as u64);
    let status = unsafe { released(py, || function(c0)) };
    detached.finish(status == 0);
    returned0(py, t1, status)
}

documented!(custatevecAccessorGet, c"custatevecAccessorGet($self, handle, accessor, externalBuffer, begin, end)
--

Copies elements of a state vector into a buffer.

``custatevecStatus_t custatevecAccessorGet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void *externalBuffer, custatevecIndex_t begin, custatevecIndex_t end)``

Parameters
----------
handle : custatevecHandle_t or None
accessor : custatevecAccessorDescriptor_t or None
externalBuffer : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
begin, end : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorGet
");

pub(crate) fn custatevecAccessorGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecAccessorGet(handle accessor externalBuffer begin end));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_accessor = args::value::<
        u64,
    >(accessor, "accessor", &custatevec1::custatevecAccessorDescriptor_t)?;
    ints!(i64, c_begin = begin, c_end = end);
    let c_externalBuffer = args::either(externalBuffer, "externalBuffer", None, true, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, i64, i64) -> i32 = call
        .symbol(slots::custatevecAccessorGet)?;
    let status = unsafe { released(py, || function(c_handle, c_accessor, c_externalBuffer.cast(), c_begin, c_end)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecAccessorSet, c"custatevecAccessorSet($self, handle, accessor, externalBuffer, begin, end)
--

Copies elements from a buffer into a state vector.

``custatevecStatus_t custatevecAccessorSet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, const void *externalBuffer, custatevecIndex_t begin, custatevecIndex_t end)``

Parameters
----------
handle : custatevecHandle_t or None
accessor : custatevecAccessorDescriptor_t or None
externalBuffer : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
begin, end : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorSet
");

pub(crate) fn custatevecAccessorSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecAccessorSet(handle accessor externalBuffer begin end));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_accessor = args::value::<
        u64,
    >(accessor, "accessor", &custatevec1::custatevecAccessorDescriptor_t)?;
    ints!(i64, c_begin = begin, c_end = end);
    let c_externalBuffer = args::either(externalBuffer, "externalBuffer", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, i64, i64) -> i32 = call
        .symbol(slots::custatevecAccessorSet)?;
    let status = unsafe { released(py, || function(c_handle, c_accessor, c_externalBuffer.cast(), c_begin, c_end)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecAccessorSetExtraWorkspace, c"custatevecAccessorSetExtraWorkspace($self, handle, accessor, extraWorkspace, extraWorkspaceSizeInBytes)
--

Gives an accessor memory on the device to work in.

``custatevecStatus_t custatevecAccessorSetExtraWorkspace(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
accessor : custatevecAccessorDescriptor_t or None
extraWorkspace : device address or array
    cubind keeps it alive until ``accessor`` is destroyed, or such a call replaces it.
extraWorkspaceSizeInBytes : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorSetExtraWorkspace
");

pub(crate) fn custatevecAccessorSetExtraWorkspace<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecAccessorSetExtraWorkspace(handle accessor extraWorkspace extraWorkspaceSizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_accessor = args::value::<
        u64,
    >(accessor, "accessor", &custatevec1::custatevecAccessorDescriptor_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    args::keep(extraWorkspace, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::custatevecAccessorSetExtraWorkspace)?;
    let status = unsafe {
        released(py, || function(c_handle, c_accessor, c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes))
    };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecAccessorDescriptor_t, c_accessor as u64,
            Some(("custatevecAccessorSetExtraWorkspace", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecApplyGeneralizedPermutationMatrix, c"custatevecApplyGeneralizedPermutationMatrix($self, handle, sv, svDataType, nIndexBits, permutation, diagonals, diagonalsDataType, adjoint, targets, nTargets, controls, controlBitValues, nControls, extraWorkspace, extraWorkspaceSizeInBytes)
--

Applies a permutation, a diagonal matrix, or the product of the two.

``custatevecStatus_t custatevecApplyGeneralizedPermutationMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t diagonalsDataType, int32_t adjoint, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sv, extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType, diagonalsDataType : runtime.cudaDataType
nIndexBits, adjoint, nTargets, nControls, extraWorkspaceSizeInBytes : int
permutation, diagonals : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
targets, controls, controlBitValues : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyGeneralizedPermutationMatrix
");

pub(crate) fn custatevecApplyGeneralizedPermutationMatrix<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyGeneralizedPermutationMatrix(handle sv svDataType nIndexBits permutation diagonals
        diagonalsDataType adjoint targets nTargets controls controlBitValues nControls extraWorkspace
        extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_diagonalsDataType = args::enumeration(diagonalsDataType, "diagonalsDataType", &runtime::cudaDataType)?;
    ints!(i32, c_adjoint = adjoint);
    ints!(u32, c_nTargets = nTargets, c_nControls = nControls);
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_permutation = args::either(permutation, "permutation", Some(&Ty::I64), false, None, &arena)?;
    let c_diagonals = args::either(diagonals, "diagonals", None, false, None, &arena)?;
    let c_targets = args::array(targets, "targets", &Ty::I32, Some(c_nTargets as usize), &arena)?;
    let c_controls = args::array(controls, "controls", &Ty::I32, Some(c_nControls as usize), &arena)?;
    let c_controlBitValues = args::optional_array(
        controlBitValues, "controlBitValues", &Ty::I32, Some(c_nControls as usize), &arena,
    )?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, i32, i32, Ptr, u32, Ptr, Ptr, u32, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecApplyGeneralizedPermutationMatrix)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_permutation.cast(), c_diagonals.cast(),
        c_diagonalsDataType, c_adjoint, c_targets.cast(), c_nTargets, c_controls.cast(), c_controlBitValues.cast(),
        c_nControls, c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize, c"custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize($self, handle, svDataType, nIndexBits, permutation, diagonals, diagonalsDataType, targets, nTargets, nControls)
--

Returns the memory that applying such a matrix needs.

``custatevecStatus_t custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, const custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t diagonalsDataType, const int32_t *targets, uint32_t nTargets, uint32_t nControls, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svDataType, diagonalsDataType : runtime.cudaDataType
nIndexBits, nTargets, nControls : int
permutation, diagonals : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
targets : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize
");

pub(crate) fn custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(handle svDataType nIndexBits permutation
        diagonals diagonalsDataType targets nTargets nControls)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_diagonalsDataType = args::enumeration(diagonalsDataType, "diagonalsDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nTargets = nTargets, c_nControls = nControls);
    let c_permutation = args::either(permutation, "permutation", Some(&Ty::I64), false, None, &arena)?;
    let c_diagonals = args::either(diagonals, "diagonals", None, false, None, &arena)?;
    let c_targets = args::array(targets, "targets", &Ty::I32, Some(c_nTargets as usize), &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, u32, Ptr, Ptr, i32, Ptr, u32, u32, Ptr) -> i32 = call
        .symbol(slots::custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svDataType, c_nIndexBits, c_permutation.cast(), c_diagonals.cast(), c_diagonalsDataType,
        c_targets.cast(), c_nTargets, c_nControls, (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}

documented!(custatevecApplyMatrix, c"custatevecApplyMatrix($self, handle, sv, svDataType, nIndexBits, matrix, matrixDataType, layout, adjoint, targets, nTargets, controls, controlBitValues, nControls, computeType, extraWorkspace, extraWorkspaceSizeInBytes)
--

Applies a gate, given by its matrix, to qubits of a state vector.

``custatevecStatus_t custatevecApplyMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sv, extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, adjoint, nTargets, nControls, extraWorkspaceSizeInBytes : int
matrix : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
targets, controls, controlBitValues : list[int] or None
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrix
");

pub(crate) fn custatevecApplyMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyMatrix(handle sv svDataType nIndexBits matrix matrixDataType layout adjoint targets
        nTargets controls controlBitValues nControls computeType extraWorkspace extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_adjoint = adjoint);
    ints!(u32, c_nTargets = nTargets, c_nControls = nControls);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_matrix = args::either(matrix, "matrix", None, false, None, &arena)?;
    let c_targets = args::array(targets, "targets", &Ty::I32, Some(c_nTargets as usize), &arena)?;
    let c_controls = args::array(controls, "controls", &Ty::I32, Some(c_nControls as usize), &arena)?;
    let c_controlBitValues = args::optional_array(
        controlBitValues, "controlBitValues", &Ty::I32, Some(c_nControls as usize), &arena,
    )?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, i32, i32, i32, Ptr, u32, Ptr, Ptr, u32, i32, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecApplyMatrix)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_matrix.cast(), c_matrixDataType, c_layout, c_adjoint,
        c_targets.cast(), c_nTargets, c_controls.cast(), c_controlBitValues.cast(), c_nControls, c_computeType,
        c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecApplyMatrixBatched, c"custatevecApplyMatrixBatched($self, handle, batchedSv, svDataType, nIndexBits, nSVs, svStride, mapType, matrixIndices, matrices, matrixDataType, layout, adjoint, nMatrices, targets, nTargets, controls, controlBitValues, nControls, computeType, extraWorkspace, extraWorkspaceSizeInBytes)
--

Applies gates to qubits of several state vectors.

``custatevecStatus_t custatevecApplyMatrixBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, uint32_t nMatrices, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
batchedSv, extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, adjoint, nMatrices, nTargets, nControls, extraWorkspaceSizeInBytes : int
mapType : custatevecMatrixMapType_t
matrixIndices, matrices : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
targets, controls, controlBitValues : list[int] or None
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixBatched
");

pub(crate) fn custatevecApplyMatrixBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyMatrixBatched(handle batchedSv svDataType nIndexBits nSVs svStride mapType
        matrixIndices matrices matrixDataType layout adjoint nMatrices targets nTargets controls controlBitValues
        nControls computeType extraWorkspace extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride);
    let c_mapType = args::enumeration(mapType, "mapType", &custatevec1::custatevecMatrixMapType_t)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_adjoint = adjoint);
    ints!(u32, c_nMatrices = nMatrices, c_nTargets = nTargets, c_nControls = nControls);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_batchedSv = args::device(batchedSv, "batchedSv", None, &arena)?;
    let c_matrixIndices = args::either(
        matrixIndices, "matrixIndices", Some(&Ty::I32), false, Some(Ty::I32.size().saturating_mul(c_nSVs as usize)),
        &arena,
    )?;
    let c_matrices = args::either(matrices, "matrices", None, false, None, &arena)?;
    let c_targets = args::array(targets, "targets", &Ty::I32, Some(c_nTargets as usize), &arena)?;
    let c_controls = args::array(controls, "controls", &Ty::I32, Some(c_nControls as usize), &arena)?;
    let c_controlBitValues = args::optional_array(
        controlBitValues, "controlBitValues", &Ty::I32, Some(c_nControls as usize), &arena,
    )?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, u32, i64, i32, Ptr, Ptr, i32, i32, i32, u32, Ptr, u32, Ptr, Ptr, u32, i32, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecApplyMatrixBatched)?;
    let status = unsafe { released(py, || function(
        c_handle, c_batchedSv.cast(), c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_mapType, c_matrixIndices.cast(),
        c_matrices.cast(), c_matrixDataType, c_layout, c_adjoint, c_nMatrices, c_targets.cast(), c_nTargets,
        c_controls.cast(), c_controlBitValues.cast(), c_nControls, c_computeType, c_extraWorkspace.cast(),
        c_extraWorkspaceSizeInBytes,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecApplyMatrixBatchedGetWorkspaceSize, c"custatevecApplyMatrixBatchedGetWorkspaceSize($self, handle, svDataType, nIndexBits, nSVs, svStride, mapType, matrixIndices, matrices, matrixDataType, layout, adjoint, nMatrices, nTargets, nControls, computeType)
--

Returns the memory that applying gates to several state vectors needs.

``custatevecStatus_t custatevecApplyMatrixBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, uint32_t nMatrices, uint32_t nTargets, uint32_t nControls, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, adjoint, nMatrices, nTargets, nControls : int
mapType : custatevecMatrixMapType_t
matrixIndices, matrices : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixBatchedGetWorkspaceSize
");

pub(crate) fn custatevecApplyMatrixBatchedGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyMatrixBatchedGetWorkspaceSize(handle svDataType nIndexBits nSVs svStride mapType
        matrixIndices matrices matrixDataType layout adjoint nMatrices nTargets nControls computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride);
    let c_mapType = args::enumeration(mapType, "mapType", &custatevec1::custatevecMatrixMapType_t)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_adjoint = adjoint);
    ints!(u32, c_nMatrices = nMatrices, c_nTargets = nTargets, c_nControls = nControls);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    let c_matrixIndices = args::either(
        matrixIndices, "matrixIndices", Some(&Ty::I32), false, Some(Ty::I32.size().saturating_mul(c_nSVs as usize)),
        &arena,
    )?;
    let c_matrices = args::either(matrices, "matrices", None, false, None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, u32, u32, i64, i32, Ptr, Ptr, i32, i32, i32, u32, u32, u32, i32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecApplyMatrixBatchedGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_mapType, c_matrixIndices.cast(), c_matrices.cast(),
        c_matrixDataType, c_layout, c_adjoint, c_nMatrices, c_nTargets, c_nControls, c_computeType,
        (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}

documented!(custatevecApplyMatrixGetWorkspaceSize, c"custatevecApplyMatrixGetWorkspaceSize($self, handle, svDataType, nIndexBits, matrix, matrixDataType, layout, adjoint, nTargets, nControls, computeType)
--

Returns the memory that applying a gate needs.

``custatevecStatus_t custatevecApplyMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint, uint32_t nTargets, uint32_t nControls, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, adjoint, nTargets, nControls : int
matrix : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixGetWorkspaceSize
");

pub(crate) fn custatevecApplyMatrixGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyMatrixGetWorkspaceSize(handle svDataType nIndexBits matrix matrixDataType layout
        adjoint nTargets nControls computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_adjoint = adjoint);
    ints!(u32, c_nTargets = nTargets, c_nControls = nControls);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    let c_matrix = args::either(matrix, "matrix", None, false, None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, u32, Ptr, i32, i32, i32, u32, u32, i32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecApplyMatrixGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svDataType, c_nIndexBits, c_matrix.cast(), c_matrixDataType, c_layout, c_adjoint, c_nTargets,
        c_nControls, c_computeType, (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}

documented!(custatevecApplyPauliRotation, c"custatevecApplyPauliRotation($self, handle, sv, svDataType, nIndexBits, theta, paulis, targets, nTargets, controls, controlBitValues, nControls)
--

Applies the exponential of a product of Pauli operators.

``custatevecStatus_t custatevecApplyPauliRotation(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double theta, const custatevecPauli_t *paulis, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t nControls)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nTargets, nControls : int
theta : float
paulis : list[custatevecPauli_t] or None
targets, controls, controlBitValues : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyPauliRotation
");

pub(crate) fn custatevecApplyPauliRotation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecApplyPauliRotation(handle sv svDataType nIndexBits theta paulis targets nTargets controls
        controlBitValues nControls)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_theta = args::f64(theta)?;
    ints!(u32, c_nTargets = nTargets, c_nControls = nControls);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_paulis = args::array(
        paulis, "paulis", &Ty::Enum(&custatevec1::custatevecPauli_t), Some(c_nTargets as usize), &arena,
    )?;
    let c_targets = args::array(targets, "targets", &Ty::I32, Some(c_nTargets as usize), &arena)?;
    let c_controls = args::array(controls, "controls", &Ty::I32, Some(c_nControls as usize), &arena)?;
    let c_controlBitValues = args::optional_array(
        controlBitValues, "controlBitValues", &Ty::I32, Some(c_nControls as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, f64, Ptr, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::custatevecApplyPauliRotation)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_theta, c_paulis.cast(), c_targets.cast(), c_nTargets,
        c_controls.cast(), c_controlBitValues.cast(), c_nControls,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecBatchMeasure, c"custatevecBatchMeasure($self, handle, sv, svDataType, nIndexBits, bitOrdering, bitStringLen, randnum, collapse)
--

Measures some qubits at once.

``custatevecStatus_t custatevecBatchMeasure(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double randnum, custatevecCollapseOp_t collapse)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, bitStringLen : int
bitOrdering : list[int] or None
randnum : float
collapse : custatevecCollapseOp_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
bitString : list[int]

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecBatchMeasure
");

pub(crate) fn custatevecBatchMeasure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecBatchMeasure(handle sv svDataType nIndexBits bitOrdering bitStringLen randnum collapse));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_bitStringLen = bitStringLen);
    let c_randnum = args::f64(randnum)?;
    let c_collapse = args::enumeration(collapse, "collapse", &custatevec1::custatevecCollapseOp_t)?;
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_bitString_length: usize = c_bitStringLen as usize;
    let c_bitString = args::output_memory(py, c_bitString_length, Ty::I32.size(), &arena)?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, f64, i32,
    ) -> i32 = call.symbol(slots::custatevecBatchMeasure)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_bitString.cast(), c_bitOrdering.cast(), c_bitStringLen,
        c_randnum, c_collapse,
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_bitString.cast(), c_bitString_length) }?)
        },
    )
}

documented!(custatevecBatchMeasureWithOffset, c"custatevecBatchMeasureWithOffset($self, handle, sv, svDataType, nIndexBits, bitOrdering, bitStringLen, randnum, collapse, offset, abs2sum)
--

Measures some qubits of a part of a state vector.

``custatevecStatus_t custatevecBatchMeasureWithOffset(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double randnum, custatevecCollapseOp_t collapse, double offset, double abs2sum)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, bitStringLen : int
bitOrdering : list[int] or None
randnum, offset, abs2sum : float
collapse : custatevecCollapseOp_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
bitString : list[int]

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecBatchMeasureWithOffset
");

pub(crate) fn custatevecBatchMeasureWithOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecBatchMeasureWithOffset(handle sv svDataType nIndexBits bitOrdering bitStringLen randnum
        collapse offset abs2sum)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_bitStringLen = bitStringLen);
    let c_randnum = args::f64(randnum)?;
    let c_collapse = args::enumeration(collapse, "collapse", &custatevec1::custatevecCollapseOp_t)?;
    let c_offset = args::f64(offset)?;
    let c_abs2sum = args::f64(abs2sum)?;
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_bitString_length: usize = c_bitStringLen as usize;
    let c_bitString = args::output_memory(py, c_bitString_length, Ty::I32.size(), &arena)?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, f64, i32, f64, f64,
    ) -> i32 = call.symbol(slots::custatevecBatchMeasureWithOffset)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_bitString.cast(), c_bitOrdering.cast(), c_bitStringLen,
        c_randnum, c_collapse, c_offset, c_abs2sum,
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_bitString.cast(), c_bitString_length) }?)
        },
    )
}

documented!(custatevecCollapseByBitString, c"custatevecCollapseByBitString($self, handle, sv, svDataType, nIndexBits, bitString, bitOrdering, bitStringLen, norm)
--

Projects a state vector onto given values of some qubits.

``custatevecStatus_t custatevecCollapseByBitString(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, const int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double norm)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, bitStringLen : int
bitString, bitOrdering : list[int] or None
norm : float

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitString
");

pub(crate) fn custatevecCollapseByBitString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        custatevecCollapseByBitString(handle sv svDataType nIndexBits bitString bitOrdering bitStringLen norm)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_bitStringLen = bitStringLen);
    let c_norm = args::f64(norm)?;
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_bitString = args::array(bitString, "bitString", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, f64,
    ) -> i32 = call.symbol(slots::custatevecCollapseByBitString)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_bitString.cast(), c_bitOrdering.cast(), c_bitStringLen,
        c_norm,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecCollapseByBitStringBatched, c"custatevecCollapseByBitStringBatched($self, handle, batchedSv, svDataType, nIndexBits, nSVs, svStride, bitStrings, bitOrdering, bitStringLen, norms, extraWorkspace, extraWorkspaceSizeInBytes)
--

Projects several state vectors onto given values of some qubits.

``custatevecStatus_t custatevecCollapseByBitStringBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, const custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *norms, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
batchedSv, extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, bitStringLen, extraWorkspaceSizeInBytes : int
bitStrings, norms : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
bitOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitStringBatched
");

pub(crate) fn custatevecCollapseByBitStringBatched<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecCollapseByBitStringBatched(handle batchedSv svDataType nIndexBits nSVs svStride bitStrings
        bitOrdering bitStringLen norms extraWorkspace extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride);
    ints!(u32, c_bitStringLen = bitStringLen);
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_batchedSv = args::device(batchedSv, "batchedSv", None, &arena)?;
    let c_bitStrings = args::either(
        bitStrings, "bitStrings", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(c_nSVs as usize)), &arena,
    )?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let c_norms = args::either(
        norms, "norms", Some(&Ty::F64), false, Some(Ty::F64.size().saturating_mul(c_nSVs as usize)), &arena,
    )?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, u32, i64, Ptr, Ptr, u32, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecCollapseByBitStringBatched)?;
    let status = unsafe { released(py, || function(
        c_handle, c_batchedSv.cast(), c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_bitStrings.cast(),
        c_bitOrdering.cast(), c_bitStringLen, c_norms.cast(), c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecCollapseByBitStringBatchedGetWorkspaceSize, c"custatevecCollapseByBitStringBatchedGetWorkspaceSize($self, handle, nSVs, bitStrings, norms)
--

Returns the memory that projecting several state vectors needs.

``custatevecStatus_t custatevecCollapseByBitStringBatchedGetWorkspaceSize(custatevecHandle_t handle, uint32_t nSVs, const custatevecIndex_t *bitStrings, const double *norms, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
nSVs : int
bitStrings, norms : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitStringBatchedGetWorkspaceSize
");

pub(crate) fn custatevecCollapseByBitStringBatchedGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecCollapseByBitStringBatchedGetWorkspaceSize(handle nSVs bitStrings norms));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    ints!(u32, c_nSVs = nSVs);
    let c_bitStrings = args::either(
        bitStrings, "bitStrings", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(c_nSVs as usize)), &arena,
    )?;
    let c_norms = args::either(
        norms, "norms", Some(&Ty::F64), false, Some(Ty::F64.size().saturating_mul(c_nSVs as usize)), &arena,
    )?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::custatevecCollapseByBitStringBatchedGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_nSVs, c_bitStrings.cast(), c_norms.cast(), (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}

documented!(custatevecCollapseOnZBasis, c"custatevecCollapseOnZBasis($self, handle, sv, svDataType, nIndexBits, parity, basisBits, nBasisBits, norm)
--

Projects a state vector onto even or odd parity in a product of Z bases.

``custatevecStatus_t custatevecCollapseOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t parity, const int32_t *basisBits, uint32_t nBasisBits, double norm)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, parity, nBasisBits : int
basisBits : list[int] or None
norm : float

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseOnZBasis
");

pub(crate) fn custatevecCollapseOnZBasis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecCollapseOnZBasis(handle sv svDataType nIndexBits parity basisBits nBasisBits norm));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    ints!(i32, c_parity = parity);
    ints!(u32, c_nBasisBits = nBasisBits);
    let c_norm = args::f64(norm)?;
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_basisBits = args::array(basisBits, "basisBits", &Ty::I32, Some(c_nBasisBits as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, i32, Ptr, u32, f64,
    ) -> i32 = call.symbol(slots::custatevecCollapseOnZBasis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_parity, c_basisBits.cast(), c_nBasisBits, c_norm,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecCommunicatorCreate, c"custatevecCommunicatorCreate($self, handle, communicatorType, soname)
--

Creates a communicator on top of an MPI library.

``custatevecStatus_t custatevecCommunicatorCreate(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t *communicator, custatevecCommunicatorType_t communicatorType, const char *soname)``

Parameters
----------
handle : custatevecHandle_t or None
communicatorType : custatevecCommunicatorType_t
soname : bytes or str or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
communicator : custatevecCommunicatorDescriptor_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCommunicatorCreate
");

pub(crate) fn custatevecCommunicatorCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecCommunicatorCreate(handle communicatorType soname));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_communicatorType = args::enumeration(
        communicatorType, "communicatorType", &custatevec1::custatevecCommunicatorType_t,
    )?;
    let mut c_communicator: u64 = 0;
    let c_soname = args::optional_c_string(soname, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, *const c_char) -> i32 = call
        .symbol(slots::custatevecCommunicatorCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_communicator).cast(), c_communicatorType, c_soname))
    };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecCommunicatorDescriptor_t, c_communicator as u64)?)
        },
    )
}

documented!(custatevecCommunicatorDestroy, c"custatevecCommunicatorDestroy($self, handle, communicator)
--

Destroys a communicator.

``custatevecStatus_t custatevecCommunicatorDestroy(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t communicator)``

Parameters
----------
handle : custatevecHandle_t or None
communicator : custatevecCommunicatorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCommunicatorDestroy
");

pub(crate) fn custatevecCommunicatorDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecCommunicatorDestroy(custatevec1::custatevecHandle_t,
        custatevec1::custatevecCommunicatorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecCommunicatorDestroy",
        "handle communicator", slots::custatevecCommunicatorDestroy
    )
}

/// The body of `custatevecCommunicatorDestroy`, and of 2 more that are like it.
#[inline(never)]
fn like_custatevecCommunicatorDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::value::<u64>(a1, own.name(1), t1)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1)) };
    returned0(py, t2, status)
}

documented!(custatevecComputeExpectation, c"custatevecComputeExpectation($self, handle, sv, svDataType, nIndexBits, expectationValue, expectationDataType, matrix, matrixDataType, layout, basisBits, nBasisBits, computeType, extraWorkspace, extraWorkspaceSizeInBytes)
--

Computes the expectation value of an operator that is given by its matrix.

``custatevecStatus_t custatevecComputeExpectation(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, void *expectationValue, cudaDataType_t expectationDataType, double *residualNorm, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t *basisBits, uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sv, extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType, expectationDataType, matrixDataType : runtime.cudaDataType
nIndexBits, nBasisBits, extraWorkspaceSizeInBytes : int
expectationValue, matrix : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
basisBits : list[int] or None
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
residualNorm : float

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectation
");

pub(crate) fn custatevecComputeExpectation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecComputeExpectation(handle sv svDataType nIndexBits expectationValue expectationDataType
        matrix matrixDataType layout basisBits nBasisBits computeType extraWorkspace extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_expectationDataType = args::enumeration(expectationDataType, "expectationDataType", &runtime::cudaDataType)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(u32, c_nBasisBits = nBasisBits);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_expectationValue = args::either(expectationValue, "expectationValue", None, true, Some(16), &arena)?;
    let mut c_residualNorm: f64 = 0.0;
    let c_matrix = args::either(matrix, "matrix", None, false, None, &arena)?;
    let c_basisBits = args::array(basisBits, "basisBits", &Ty::I32, Some(c_nBasisBits as usize), &arena)?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, i32, Ptr, Ptr, i32, i32, Ptr, u32, i32, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecComputeExpectation)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_expectationValue.cast(), c_expectationDataType,
        (&raw mut c_residualNorm).cast(), c_matrix.cast(), c_matrixDataType, c_layout, c_basisBits.cast(), c_nBasisBits,
        c_computeType, c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes,
    )) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::f64(py, c_residualNorm)?))
}

documented!(custatevecComputeExpectationBatched, c"custatevecComputeExpectationBatched($self, handle, batchedSv, svDataType, nIndexBits, nSVs, svStride, expectationValues, matrices, matrixDataType, layout, nMatrices, basisBits, nBasisBits, computeType, extraWorkspace, extraWorkspaceSizeInBytes)
--

Computes expectation values of operators for several state vectors.

``custatevecStatus_t custatevecComputeExpectationBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, double2 *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nMatrices, const int32_t *basisBits, uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
batchedSv, extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, nMatrices, nBasisBits, extraWorkspaceSizeInBytes : int
expectationValues, matrices : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
basisBits : list[int] or None
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationBatched
");

pub(crate) fn custatevecComputeExpectationBatched<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecComputeExpectationBatched(handle batchedSv svDataType nIndexBits nSVs svStride
        expectationValues matrices matrixDataType layout nMatrices basisBits nBasisBits computeType extraWorkspace
        extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride);
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(u32, c_nMatrices = nMatrices, c_nBasisBits = nBasisBits);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_batchedSv = args::device(batchedSv, "batchedSv", None, &arena)?;
    let c_expectationValues = args::either(
        expectationValues, "expectationValues", Some(&Ty::Complex128), true,
        Some(Ty::Complex128.size().saturating_mul(c_nMatrices as usize)), &arena,
    )?;
    let c_matrices = args::either(matrices, "matrices", None, false, None, &arena)?;
    let c_basisBits = args::array(basisBits, "basisBits", &Ty::I32, Some(c_nBasisBits as usize), &arena)?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, u32, i64, Ptr, Ptr, i32, i32, u32, Ptr, u32, i32, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecComputeExpectationBatched)?;
    let status = unsafe { released(py, || function(
        c_handle, c_batchedSv.cast(), c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_expectationValues.cast(),
        c_matrices.cast(), c_matrixDataType, c_layout, c_nMatrices, c_basisBits.cast(), c_nBasisBits, c_computeType,
        c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecComputeExpectationBatchedGetWorkspaceSize, c"custatevecComputeExpectationBatchedGetWorkspaceSize($self, handle, svDataType, nIndexBits, nSVs, svStride, matrices, matrixDataType, layout, nMatrices, nBasisBits, computeType)
--

Returns the memory that expectation values of several state vectors need.

``custatevecStatus_t custatevecComputeExpectationBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nMatrices, uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, nMatrices, nBasisBits : int
matrices : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationBatchedGetWorkspaceSize
");

pub(crate) fn custatevecComputeExpectationBatchedGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecComputeExpectationBatchedGetWorkspaceSize(handle svDataType nIndexBits nSVs svStride
        matrices matrixDataType layout nMatrices nBasisBits computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride);
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(u32, c_nMatrices = nMatrices, c_nBasisBits = nBasisBits);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    let c_matrices = args::either(matrices, "matrices", None, false, None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, u32, u32, i64, Ptr, i32, i32, u32, u32, i32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecComputeExpectationBatchedGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_matrices.cast(), c_matrixDataType, c_layout,
        c_nMatrices, c_nBasisBits, c_computeType, (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}

documented!(custatevecComputeExpectationGetWorkspaceSize, c"custatevecComputeExpectationGetWorkspaceSize($self, handle, svDataType, nIndexBits, matrix, matrixDataType, layout, nBasisBits, computeType)
--

Returns the memory that an expectation value needs.

``custatevecStatus_t custatevecComputeExpectationGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svDataType, matrixDataType : runtime.cudaDataType
nIndexBits, nBasisBits : int
matrix : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
layout : custatevecMatrixLayout_t
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationGetWorkspaceSize
");

pub(crate) fn custatevecComputeExpectationGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecComputeExpectationGetWorkspaceSize(handle svDataType nIndexBits matrix matrixDataType
        layout nBasisBits computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(u32, c_nBasisBits = nBasisBits);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    let c_matrix = args::either(matrix, "matrix", None, false, None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, u32, Ptr, i32, i32, u32, i32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecComputeExpectationGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svDataType, c_nIndexBits, c_matrix.cast(), c_matrixDataType, c_layout, c_nBasisBits, c_computeType,
        (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}

documented!(custatevecComputeExpectationsOnPauliBasis, c"custatevecComputeExpectationsOnPauliBasis($self, handle, sv, svDataType, nIndexBits, pauliOperatorsArray, nPauliOperatorArrays, basisBitsArray, nBasisBitsArray)
--

Computes expectation values of products of Pauli operators.

``custatevecStatus_t custatevecComputeExpectationsOnPauliBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, double *expectationValues, const custatevecPauli_t **pauliOperatorsArray, uint32_t nPauliOperatorArrays, const int32_t **basisBitsArray, const uint32_t *nBasisBitsArray)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nPauliOperatorArrays : int
pauliOperatorsArray, basisBitsArray : list[address or buffer] or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nBasisBitsArray : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
expectationValues : list[float]

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationsOnPauliBasis
");

pub(crate) fn custatevecComputeExpectationsOnPauliBasis<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecComputeExpectationsOnPauliBasis(handle sv svDataType nIndexBits pauliOperatorsArray
        nPauliOperatorArrays basisBitsArray nBasisBitsArray)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nPauliOperatorArrays = nPauliOperatorArrays);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_expectationValues_length: usize = c_nPauliOperatorArrays as usize;
    let c_expectationValues = args::output_memory(py, c_expectationValues_length, Ty::F64.size(), &arena)?;
    let c_pauliOperatorsArray = args::array(
        pauliOperatorsArray, "pauliOperatorsArray", &Ty::Pointer, Some(c_nPauliOperatorArrays as usize), &arena,
    )?;
    let c_basisBitsArray = args::array(
        basisBitsArray, "basisBitsArray", &Ty::Pointer, Some(c_nPauliOperatorArrays as usize), &arena,
    )?;
    let c_nBasisBitsArray = args::array(
        nBasisBitsArray, "nBasisBitsArray", &Ty::U32, Some(c_nPauliOperatorArrays as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::custatevecComputeExpectationsOnPauliBasis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_expectationValues.cast(), c_pauliOperatorsArray.cast(),
        c_nPauliOperatorArrays, c_basisBitsArray.cast(), c_nBasisBitsArray.cast(),
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::F64, c_expectationValues.cast(), c_expectationValues_length) }?)
        },
    )
}

documented!(custatevecCreate, c"custatevecCreate($self)
--

Creates a handle of cuStateVec on the current device.

``custatevecStatus_t custatevecCreate(custatevecHandle_t *handle)``

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
handle : custatevecHandle_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCreate
");

pub(crate) fn custatevecCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecCreate());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::custatevecCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecHandle_t, c_handle as u64);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecHandle_t, c_handle as u64)?)
        },
    )
}

documented!(custatevecDestroy, c"custatevecDestroy($self, handle)
--

Destroys a handle.

``custatevecStatus_t custatevecDestroy(custatevecHandle_t handle)``

Parameters
----------
handle : custatevecHandle_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDestroy
");

pub(crate) fn custatevecDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecAccessorDestroy(custatevec1::custatevecHandle_t,
        custatevec1::custatevecStatus_t), "custatevecDestroy", "handle",
        slots::custatevecDestroy
    )
}

documented!(custatevecDistIndexBitSwapSchedulerCreate, c"custatevecDistIndexBitSwapSchedulerCreate($self, handle, nGlobalIndexBits, nLocalIndexBits)
--

Creates a plan for exchanging qubits between processes.

``custatevecStatus_t custatevecDistIndexBitSwapSchedulerCreate(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t *scheduler, uint32_t nGlobalIndexBits, uint32_t nLocalIndexBits)``

Parameters
----------
handle : custatevecHandle_t or None
nGlobalIndexBits, nLocalIndexBits : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
scheduler : custatevecDistIndexBitSwapSchedulerDescriptor_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerCreate
");

pub(crate) fn custatevecDistIndexBitSwapSchedulerCreate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecDistIndexBitSwapSchedulerCreate(handle nGlobalIndexBits nLocalIndexBits));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    ints!(u32, c_nGlobalIndexBits = nGlobalIndexBits, c_nLocalIndexBits = nLocalIndexBits);
    let mut c_scheduler: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, u32, u32) -> i32 = call
        .symbol(slots::custatevecDistIndexBitSwapSchedulerCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_scheduler).cast(), c_nGlobalIndexBits, c_nLocalIndexBits))
    };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &custatevec1::custatevecDistIndexBitSwapSchedulerDescriptor_t, c_scheduler as u64)?,
                )
        },
    )
}

documented!(custatevecDistIndexBitSwapSchedulerDestroy, c"custatevecDistIndexBitSwapSchedulerDestroy($self, handle, scheduler)
--

Destroys such a plan.

``custatevecStatus_t custatevecDistIndexBitSwapSchedulerDestroy(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler)``

Parameters
----------
handle : custatevecHandle_t or None
scheduler : custatevecDistIndexBitSwapSchedulerDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerDestroy
");

pub(crate) fn custatevecDistIndexBitSwapSchedulerDestroy<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call, like_custatevecCommunicatorDestroy(custatevec1::custatevecHandle_t,
        custatevec1::custatevecDistIndexBitSwapSchedulerDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecDistIndexBitSwapSchedulerDestroy",
        "handle scheduler", slots::custatevecDistIndexBitSwapSchedulerDestroy
    )
}

documented!(custatevecDistIndexBitSwapSchedulerGetParameters, c"custatevecDistIndexBitSwapSchedulerGetParameters($self, handle, scheduler, swapBatchIndex, orgSubSVIndex)
--

Returns what has to be transferred in one step of a plan.

``custatevecStatus_t custatevecDistIndexBitSwapSchedulerGetParameters(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, int32_t swapBatchIndex, int32_t orgSubSVIndex, custatevecSVSwapParameters_t *parameters)``

Parameters
----------
handle : custatevecHandle_t or None
scheduler : custatevecDistIndexBitSwapSchedulerDescriptor_t or None
swapBatchIndex, orgSubSVIndex : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
parameters : custatevecSVSwapParameters_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerGetParameters
");

pub(crate) fn custatevecDistIndexBitSwapSchedulerGetParameters<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecDistIndexBitSwapSchedulerGetParameters(handle scheduler swapBatchIndex orgSubSVIndex));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_scheduler = args::value::<
        u64,
    >(scheduler, "scheduler", &custatevec1::custatevecDistIndexBitSwapSchedulerDescriptor_t)?;
    ints!(i32, c_swapBatchIndex = swapBatchIndex, c_orgSubSVIndex = orgSubSVIndex);
    let (c_parameters, c_parameters_place) = out::new_record(py, &custatevec1::custatevecSVSwapParameters_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, Ptr) -> i32 = call
        .symbol(slots::custatevecDistIndexBitSwapSchedulerGetParameters)?;
    let status = unsafe {
        released(py, || function(c_handle, c_scheduler, c_swapBatchIndex, c_orgSubSVIndex, c_parameters_place.cast()))
    };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(c_parameters.into_any()))
}

documented!(custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps, c"custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps($self, handle, scheduler, indexBitSwaps, nIndexBitSwaps, maskBitString, maskOrdering, maskLen)
--

Says which qubits a plan exchanges, and returns in how many steps.

``custatevecStatus_t custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, const int2 *indexBitSwaps, uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, uint32_t *nSwapBatches)``

Parameters
----------
handle : custatevecHandle_t or None
scheduler : custatevecDistIndexBitSwapSchedulerDescriptor_t or None
indexBitSwaps : list[int2] or None
nIndexBitSwaps, maskLen : int
maskBitString, maskOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
nSwapBatches : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps
");

pub(crate) fn custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(handle scheduler indexBitSwaps nIndexBitSwaps
        maskBitString maskOrdering maskLen)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_scheduler = args::value::<
        u64,
    >(scheduler, "scheduler", &custatevec1::custatevecDistIndexBitSwapSchedulerDescriptor_t)?;
    ints!(u32, c_nIndexBitSwaps = nIndexBitSwaps, c_maskLen = maskLen);
    let c_indexBitSwaps = args::array(
        indexBitSwaps, "indexBitSwaps", &Ty::Record(&custatevec1::int2), Some(c_nIndexBitSwaps as usize), &arena,
    )?;
    let c_maskBitString = args::array(maskBitString, "maskBitString", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let c_maskOrdering = args::array(maskOrdering, "maskOrdering", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let mut c_nSwapBatches: u32 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u32, Ptr, Ptr, u32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps)?;
    let status = unsafe { released(py, || function(
        c_handle, c_scheduler, c_indexBitSwaps.cast(), c_nIndexBitSwaps, c_maskBitString.cast(), c_maskOrdering.cast(),
        c_maskLen, (&raw mut c_nSwapBatches).cast(),
    )) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u32(py, c_nSwapBatches)?))
}

documented!(custatevecExAbs2SumArray, c"custatevecExAbs2SumArray($self, stateVector, abs2sum, outputOrdering, outputOrderingLen, maskBitString, maskWireOrdering, maskLen)
--

Sums the probabilities of each state of some qubits of such a state vector.

``custatevecStatus_t custatevecExAbs2SumArray(custatevecExStateVectorDescriptor_t stateVector, double *abs2sum, const int32_t *outputOrdering, int32_t outputOrderingLen, const int32_t *maskBitString, const int32_t *maskWireOrdering, int32_t maskLen)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
abs2sum : address or buffer
outputOrdering, maskBitString, maskWireOrdering : list[int] or None
outputOrderingLen, maskLen : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExAbs2SumArray
");

pub(crate) fn custatevecExAbs2SumArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecExAbs2SumArray(stateVector abs2sum outputOrdering outputOrderingLen maskBitString
        maskWireOrdering maskLen)
    );
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_outputOrderingLen = outputOrderingLen, c_maskLen = maskLen);
    let c_abs2sum = args::either(abs2sum, "abs2sum", Some(&Ty::F64), true, None, &arena)?;
    let c_outputOrdering = args::array(
        outputOrdering, "outputOrdering", &Ty::I32,
        Some(args::length(py, c_outputOrderingLen.into(), "outputOrderingLen")?), &arena,
    )?;
    let c_maskBitString = args::array(
        maskBitString, "maskBitString", &Ty::I32, Some(args::length(py, c_maskLen.into(), "maskLen")?), &arena,
    )?;
    let c_maskWireOrdering = args::array(
        maskWireOrdering, "maskWireOrdering", &Ty::I32, Some(args::length(py, c_maskLen.into(), "maskLen")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, i32, Ptr, Ptr, i32) -> i32 = call
        .symbol(slots::custatevecExAbs2SumArray)?;
    let status = unsafe { released(py, || function(
        c_stateVector, c_abs2sum.cast(), c_outputOrdering.cast(), c_outputOrderingLen, c_maskBitString.cast(),
        c_maskWireOrdering.cast(), c_maskLen,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExApplyMatrix, c"custatevecExApplyMatrix($self, stateVector, matrix, matrixDataType, exMatrixType, layout, adjoint, targets, numTargets, controls, controlBitValues, numControls)
--

Applies a gate, given by its matrix, to qubits of such a state vector.

``custatevecStatus_t custatevecExApplyMatrix(custatevecExStateVectorDescriptor_t stateVector, const void *matrix, cudaDataType_t matrixDataType, custatevecExMatrixType_t exMatrixType, custatevecMatrixLayout_t layout, int32_t adjoint, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues, int32_t numControls)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
matrix : address or buffer
matrixDataType : runtime.cudaDataType
exMatrixType : custatevecExMatrixType_t
layout : custatevecMatrixLayout_t
adjoint, numTargets, numControls : int
targets, controls, controlBitValues : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExApplyMatrix
");

pub(crate) fn custatevecExApplyMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExApplyMatrix(custatevec1::custatevecExStateVectorDescriptor_t,
        runtime::cudaDataType, custatevec1::custatevecExMatrixType_t,
        custatevec1::custatevecMatrixLayout_t, Ty::I32, custatevec1::custatevecStatus_t),
        "custatevecExApplyMatrix",
        "stateVector matrix matrixDataType exMatrixType layout adjoint targets numTargets controls controlBitValues numControls",
        slots::custatevecExApplyMatrix
    )
}

/// The body of `custatevecExApplyMatrix`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecExApplyMatrix<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
    let py = call.py();
    let arena = CallArena::new();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c2 = args::enumeration(a2, own.name(2), t1)?;
    let c3 = args::enumeration(a3, own.name(3), t2)?;
    let c4 = args::enumeration(a4, own.name(4), t3)?;
    let c5 = args::i32(a5, own.name(5))?;
    let c7 = args::i32(a7, own.name(7))?;
    let c10 = args::i32(a10, own.name(10))?;
    let c1 = args::either(a1, own.name(1), None, false, None, &arena)?;
    let c6 = args::array(a6, own.name(6), t4, Some(args::length(py, c7.into(), own.name(7))?), &arena)?;
    let c8 = args::array(a8, own.name(8), t4, Some(args::length(py, c10.into(), own.name(10))?), &arena)?;
    let c9 = args::optional_array(a9, own.name(9), t4, Some(args::length(py, c10.into(), own.name(10))?), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, i32, i32, i32, Ptr, i32, Ptr, Ptr, i32,
    ) -> i32 = call.own_symbol(own)?;
    let status = unsafe {
        released(py, || function(c0, c1.cast(), c2, c3, c4, c5, c6.cast(), c7, c8.cast(), c9.cast(), c10))
    };
    returned0(py, t5, status)
}

documented!(custatevecExApplyPauliRotation, c"custatevecExApplyPauliRotation($self, stateVector, theta, paulis, targets, numTargets, controls, controlBitValues, numControls)
--

Applies the exponential of a product of Pauli operators to such a state vector.

``custatevecStatus_t custatevecExApplyPauliRotation(custatevecExStateVectorDescriptor_t stateVector, double theta, const custatevecPauli_t *paulis, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues, int32_t numControls)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
theta : float
paulis : list[custatevecPauli_t] or None
targets, controls, controlBitValues : list[int] or None
numTargets, numControls : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExApplyPauliRotation
");

pub(crate) fn custatevecExApplyPauliRotation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecExApplyPauliRotation(stateVector theta paulis targets numTargets controls controlBitValues
        numControls)
    );
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    let c_theta = args::f64(theta)?;
    ints!(i32, c_numTargets = numTargets, c_numControls = numControls);
    let c_paulis = args::array(
        paulis, "paulis", &Ty::Enum(&custatevec1::custatevecPauli_t),
        Some(args::length(py, c_numTargets.into(), "numTargets")?), &arena,
    )?;
    let c_targets = args::array(
        targets, "targets", &Ty::I32, Some(args::length(py, c_numTargets.into(), "numTargets")?), &arena,
    )?;
    let c_controls = args::array(
        controls, "controls", &Ty::I32, Some(args::length(py, c_numControls.into(), "numControls")?), &arena,
    )?;
    let c_controlBitValues = args::optional_array(
        controlBitValues, "controlBitValues", &Ty::I32, Some(args::length(py, c_numControls.into(), "numControls")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, f64, Ptr, Ptr, i32, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::custatevecExApplyPauliRotation)?;
    let status = unsafe { released(py, || function(
        c_stateVector, c_theta, c_paulis.cast(), c_targets.cast(), c_numTargets, c_controls.cast(),
        c_controlBitValues.cast(), c_numControls,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExCommunicatorCreate, c"custatevecExCommunicatorCreate($self)
--

Creates a communicator of all processes.

``custatevecStatus_t custatevecExCommunicatorCreate(custatevecExCommunicatorDescriptor_t *exCommunicator)``

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
exCommunicator : custatevecExCommunicatorDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorCreate
");

pub(crate) fn custatevecExCommunicatorCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecExCommunicatorCreate());
    let mut c_exCommunicator: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::custatevecExCommunicatorCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_exCommunicator).cast())) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExCommunicatorDescriptor_t, c_exCommunicator as u64)?)
        },
    )
}

documented!(custatevecExCommunicatorDestroy, c"custatevecExCommunicatorDestroy($self, exCommunicator)
--

Destroys a communicator.

``custatevecStatus_t custatevecExCommunicatorDestroy(custatevecExCommunicatorDescriptor_t exCommunicator)``

Parameters
----------
exCommunicator : custatevecExCommunicatorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorDestroy
");

pub(crate) fn custatevecExCommunicatorDestroy<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExCommunicatorDestroy(custatevec1::custatevecExCommunicatorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExCommunicatorDestroy",
        "exCommunicator", slots::custatevecExCommunicatorDestroy
    )
}

/// The body of `custatevecExCommunicatorDestroy`, and of 4 more that are like it.
#[inline(never)]
fn like_custatevecExCommunicatorDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0)) };
    returned0(py, t1, status)
}

documented!(custatevecExCommunicatorFinalize, c"custatevecExCommunicatorFinalize($self)
--

Ends communication between processes.

``custatevecStatus_t custatevecExCommunicatorFinalize(custatevecExCommunicatorStatus_t *exCommStatus)``

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
exCommStatus : custatevecExCommunicatorStatus_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorFinalize
");

pub(crate) fn custatevecExCommunicatorFinalize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExCommunicatorFinalize());
    let mut c_exCommStatus: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::custatevecExCommunicatorFinalize)?;
    let status = unsafe { released(py, || function((&raw mut c_exCommStatus).cast())) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &custatevec1::custatevecExCommunicatorStatus_t, c_exCommStatus)?)
        },
    )
}

documented!(custatevecExCommunicatorGetSizeAndRank, c"custatevecExCommunicatorGetSizeAndRank($self)
--

Returns how many processes there are, and which one this is.

``custatevecStatus_t custatevecExCommunicatorGetSizeAndRank(int32_t *size, int32_t *rank, custatevecExCommunicatorStatus_t *exCommStatus)``

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
size : int
rank : int
exCommStatus : custatevecExCommunicatorStatus_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorGetSizeAndRank
");

pub(crate) fn custatevecExCommunicatorGetSizeAndRank<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExCommunicatorGetSizeAndRank());
    let mut c_size: i32 = 0;
    let mut c_rank: i32 = 0;
    let mut c_exCommStatus: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::custatevecExCommunicatorGetSizeAndRank)?;
    let status = unsafe {
        released(py, || function((&raw mut c_size).cast(), (&raw mut c_rank).cast(), (&raw mut c_exCommStatus).cast()))
    };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i32(py, c_size)?)?;
            tuple.push(out::i32(py, c_rank)?)?;
            tuple.push(out::enumeration(py, &custatevec1::custatevecExCommunicatorStatus_t, c_exCommStatus)?)?;
            Ok(())
        },
    )
}

documented!(custatevecExCommunicatorInitialize, c"custatevecExCommunicatorInitialize($self, communicatorType, libraryPath, argc, argv)
--

Loads an MPI library, or a plugin in its place, and initializes it.

``custatevecStatus_t custatevecExCommunicatorInitialize(custatevecCommunicatorType_t communicatorType, const char *libraryPath, int *argc, char ***argv, custatevecExCommunicatorStatus_t *exCommStatus)``

Parameters
----------
communicatorType : custatevecCommunicatorType_t
libraryPath : bytes or str or None
argc, argv : address or buffer

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
exCommStatus : custatevecExCommunicatorStatus_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorInitialize
");

pub(crate) fn custatevecExCommunicatorInitialize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExCommunicatorInitialize(communicatorType libraryPath argc argv));
    let arena = CallArena::new();
    let c_communicatorType = args::enumeration(
        communicatorType, "communicatorType", &custatevec1::custatevecCommunicatorType_t,
    )?;
    let c_libraryPath = args::optional_c_string(libraryPath, &arena)?;
    let c_argc = args::either(argc, "argc", Some(&Ty::I32), true, Some(Ty::I32.size().saturating_mul(1)), &arena)?;
    let c_argv = args::either(argv, "argv", None, false, None, &arena)?;
    let mut c_exCommStatus: i32 = 0;
    let function: unsafe extern "system" fn(i32, *const c_char, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::custatevecExCommunicatorInitialize)?;
    let status = unsafe { released(py, || function(
        c_communicatorType, c_libraryPath, c_argc.cast(), c_argv.cast(), (&raw mut c_exCommStatus).cast(),
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &custatevec1::custatevecExCommunicatorStatus_t, c_exCommStatus)?)
        },
    )
}

documented!(custatevecExComputeExpectation, c"custatevecExComputeExpectation($self, stateVector, matrices, matrixDataType, layout, numMatrices, basisWires, numBasisWires)
--

Computes expectation values of operators that are given by their matrices.

``custatevecStatus_t custatevecExComputeExpectation(custatevecExStateVectorDescriptor_t stateVector, double2 *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t numMatrices, const int32_t *basisWires, int32_t numBasisWires)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
matrices : address or buffer
matrixDataType : runtime.cudaDataType
layout : custatevecMatrixLayout_t
numMatrices, numBasisWires : int
basisWires : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
expectationValues : list[runtime.double2]

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.15.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExComputeExpectation
");

pub(crate) fn custatevecExComputeExpectation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        custatevecExComputeExpectation(stateVector matrices matrixDataType layout numMatrices basisWires numBasisWires)
    );
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_numMatrices = numMatrices, c_numBasisWires = numBasisWires);
    let c_expectationValues_length: usize = args::length(py, c_numMatrices.into(), "numMatrices")?;
    let c_expectationValues = args::output_memory(
        py, c_expectationValues_length, Ty::Record(&runtime::double2).size(), &arena,
    )?;
    let c_matrices = args::either(matrices, "matrices", None, false, None, &arena)?;
    let c_basisWires = args::array(
        basisWires, "basisWires", &Ty::I32, Some(args::length(py, c_numBasisWires.into(), "numBasisWires")?), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, i32, i32, i32, Ptr, i32,
    ) -> i32 = call.symbol(slots::custatevecExComputeExpectation)?;
    let status = unsafe { released(py, || function(
        c_stateVector, c_expectationValues.cast(), c_matrices.cast(), c_matrixDataType, c_layout, c_numMatrices,
        c_basisWires.cast(), c_numBasisWires,
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&runtime::double2), c_expectationValues.cast(), c_expectationValues_length,
                    ) }?,
                )
        },
    )
}

documented!(custatevecExComputeExpectationOnPauliBasis, c"custatevecExComputeExpectationOnPauliBasis($self, stateVector, pauliOperatorArrays, numPauliOperatorArrays, basisWiresArray, numBasisWiresArray)
--

Computes expectation values of products of Pauli operators of such a state vector.

``custatevecStatus_t custatevecExComputeExpectationOnPauliBasis(custatevecExStateVectorDescriptor_t stateVector, double *expectationValues, const custatevecPauli_t **pauliOperatorArrays, int32_t numPauliOperatorArrays, const int32_t **basisWiresArray, const int32_t *numBasisWiresArray)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
pauliOperatorArrays, basisWiresArray : list[address or buffer] or None
numPauliOperatorArrays : int
numBasisWiresArray : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
expectationValues : list[float]

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExComputeExpectationOnPauliBasis
");

pub(crate) fn custatevecExComputeExpectationOnPauliBasis<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecExComputeExpectationOnPauliBasis(stateVector pauliOperatorArrays numPauliOperatorArrays
        basisWiresArray numBasisWiresArray)
    );
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_numPauliOperatorArrays = numPauliOperatorArrays);
    let c_expectationValues_length: usize = args::length(
        py, c_numPauliOperatorArrays.into(), "numPauliOperatorArrays",
    )?;
    let c_expectationValues = args::output_memory(py, c_expectationValues_length, Ty::F64.size(), &arena)?;
    let c_pauliOperatorArrays = args::array(
        pauliOperatorArrays, "pauliOperatorArrays", &Ty::Pointer,
        Some(args::length(py, c_numPauliOperatorArrays.into(), "numPauliOperatorArrays")?), &arena,
    )?;
    let c_basisWiresArray = args::array(
        basisWiresArray, "basisWiresArray", &Ty::Pointer,
        Some(args::length(py, c_numPauliOperatorArrays.into(), "numPauliOperatorArrays")?), &arena,
    )?;
    let c_numBasisWiresArray = args::array(
        numBasisWiresArray, "numBasisWiresArray", &Ty::I32,
        Some(args::length(py, c_numPauliOperatorArrays.into(), "numPauliOperatorArrays")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::custatevecExComputeExpectationOnPauliBasis)?;
    let status = unsafe { released(py, || function(
        c_stateVector, c_expectationValues.cast(), c_pauliOperatorArrays.cast(), c_numPauliOperatorArrays,
        c_basisWiresArray.cast(), c_numBasisWiresArray.cast(),
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::F64, c_expectationValues.cast(), c_expectationValues_length) }?)
        },
    )
}

documented!(custatevecExConfigureSVUpdater, c"custatevecExConfigureSVUpdater($self, dataType, configItems, numConfigItems)
--

Describes a queue of operations.

``custatevecStatus_t custatevecExConfigureSVUpdater(custatevecExDictionaryDescriptor_t *svUpdaterConfig, cudaDataType_t dataType, const custatevecExSVUpdaterConfigItem_t *configItems, int32_t numConfigItems)``

Parameters
----------
dataType : runtime.cudaDataType
configItems : list[custatevecExSVUpdaterConfigItem_t] or None
numConfigItems : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svUpdaterConfig : custatevecExDictionaryDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureSVUpdater
");

pub(crate) fn custatevecExConfigureSVUpdater<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecExConfigureSVUpdater(dataType configItems numConfigItems));
    let arena = CallArena::new();
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    ints!(i32, c_numConfigItems = numConfigItems);
    let mut c_svUpdaterConfig: u64 = 0;
    let c_configItems = args::array(
        configItems, "configItems", &Ty::Record(&custatevec1::custatevecExSVUpdaterConfigItem_t),
        Some(args::length(py, c_numConfigItems.into(), "numConfigItems")?), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, i32) -> i32 = call
        .symbol(slots::custatevecExConfigureSVUpdater)?;
    let status = unsafe { released(
        py, || function((&raw mut c_svUpdaterConfig).cast(), c_dataType, c_configItems.cast(), c_numConfigItems),
    ) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecExDictionaryDescriptor_t, c_svUpdaterConfig as u64);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExDictionaryDescriptor_t, c_svUpdaterConfig as u64)?)
        },
    )
}

documented!(custatevecExConfigureStateVectorMultiDevice, c"custatevecExConfigureStateVectorMultiDevice($self, svDataType, numWires, numDeviceWires, deviceIds, numDevices, networkType, capability)
--

Describes a state vector on several devices.

``custatevecStatus_t custatevecExConfigureStateVectorMultiDevice(custatevecExDictionaryDescriptor_t *svConfig, cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, const int32_t *deviceIds, int32_t numDevices, custatevecDeviceNetworkType_t networkType, uint32_t capability)``

Parameters
----------
svDataType : runtime.cudaDataType
numWires, numDeviceWires, numDevices, capability : int
deviceIds : list[int] or None
networkType : custatevecDeviceNetworkType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svConfig : custatevecExDictionaryDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorMultiDevice
");

pub(crate) fn custatevecExConfigureStateVectorMultiDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecExConfigureStateVectorMultiDevice(svDataType numWires numDeviceWires deviceIds numDevices
        networkType capability)
    );
    let arena = CallArena::new();
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(i32, c_numWires = numWires, c_numDeviceWires = numDeviceWires, c_numDevices = numDevices);
    let c_networkType = args::enumeration(networkType, "networkType", &custatevec1::custatevecDeviceNetworkType_t)?;
    ints!(u32, c_capability = capability);
    let mut c_svConfig: u64 = 0;
    let c_deviceIds = args::array(
        deviceIds, "deviceIds", &Ty::I32, Some(args::length(py, c_numDevices.into(), "numDevices")?), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, i32, i32, i32, Ptr, i32, i32, u32,
    ) -> i32 = call.symbol(slots::custatevecExConfigureStateVectorMultiDevice)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_svConfig).cast(), c_svDataType, c_numWires, c_numDeviceWires, c_deviceIds.cast(), c_numDevices,
        c_networkType, c_capability,
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64)?)
        },
    )
}

documented!(custatevecExConfigureStateVectorMultiProcess, c"custatevecExConfigureStateVectorMultiProcess($self, svDataType, numWires, numDeviceWires, deviceId, memorySharingMethod, globalIndexBitClasses, numGlobalIndexBitsPerLayer, numGlobalIndexBitLayers, transferWorkspaceSizeInBytes, auxConfig, capability)
--

Describes a state vector on devices of several processes.

``custatevecStatus_t custatevecExConfigureStateVectorMultiProcess(custatevecExDictionaryDescriptor_t *svConfig, cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, int32_t deviceId, custatevecExMemorySharingMethod_t memorySharingMethod, const custatevecExGlobalIndexBitClass_t *globalIndexBitClasses, const int32_t *numGlobalIndexBitsPerLayer, int32_t numGlobalIndexBitLayers, size_t transferWorkspaceSizeInBytes, const void *auxConfig, uint32_t capability)``

Parameters
----------
svDataType : runtime.cudaDataType
numWires, numDeviceWires, deviceId, numGlobalIndexBitLayers, transferWorkspaceSizeInBytes, capability : int
memorySharingMethod : custatevecExMemorySharingMethod_t
globalIndexBitClasses : list[custatevecExGlobalIndexBitClass_t] or None
numGlobalIndexBitsPerLayer : list[int] or None
auxConfig : address or buffer
    cubind keeps it alive as long as ``svConfig`` exists.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svConfig : custatevecExDictionaryDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorMultiProcess
");

pub(crate) fn custatevecExConfigureStateVectorMultiProcess<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecExConfigureStateVectorMultiProcess(svDataType numWires numDeviceWires deviceId
        memorySharingMethod globalIndexBitClasses numGlobalIndexBitsPerLayer numGlobalIndexBitLayers
        transferWorkspaceSizeInBytes auxConfig capability)
    );
    let arena = CallArena::new();
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(i32, c_numWires = numWires, c_numDeviceWires = numDeviceWires, c_deviceId = deviceId);
    let c_memorySharingMethod = args::enumeration(
        memorySharingMethod, "memorySharingMethod", &custatevec1::custatevecExMemorySharingMethod_t,
    )?;
    ints!(i32, c_numGlobalIndexBitLayers = numGlobalIndexBitLayers);
    ints!(u64, c_transferWorkspaceSizeInBytes = transferWorkspaceSizeInBytes);
    ints!(u32, c_capability = capability);
    let mut c_svConfig: u64 = 0;
    let c_globalIndexBitClasses = args::array(
        globalIndexBitClasses, "globalIndexBitClasses", &Ty::Enum(&custatevec1::custatevecExGlobalIndexBitClass_t),
        Some(args::length(py, c_numGlobalIndexBitLayers.into(), "numGlobalIndexBitLayers")?), &arena,
    )?;
    let c_numGlobalIndexBitsPerLayer = args::array(
        numGlobalIndexBitsPerLayer, "numGlobalIndexBitsPerLayer", &Ty::I32,
        Some(args::length(py, c_numGlobalIndexBitLayers.into(), "numGlobalIndexBitLayers")?), &arena,
    )?;
    let c_auxConfig = args::either(auxConfig, "auxConfig", None, false, None, &arena)?;
    args::keep(auxConfig, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i32, i32, i32, i32, i32, Ptr, Ptr, i32, u64, Ptr, u32,
    ) -> i32 = call.symbol(slots::custatevecExConfigureStateVectorMultiProcess)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_svConfig).cast(), c_svDataType, c_numWires, c_numDeviceWires, c_deviceId, c_memorySharingMethod,
        c_globalIndexBitClasses.cast(), c_numGlobalIndexBitsPerLayer.cast(), c_numGlobalIndexBitLayers,
        c_transferWorkspaceSizeInBytes, c_auxConfig.cast(), c_capability,
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64, None, arena);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64)?)
        },
    )
}

documented!(custatevecExConfigureStateVectorSingleDevice, c"custatevecExConfigureStateVectorSingleDevice($self, svDataType, numWires, numDeviceWires, deviceId, capability)
--

Describes a state vector on one device.

``custatevecStatus_t custatevecExConfigureStateVectorSingleDevice(custatevecExDictionaryDescriptor_t *svConfig, cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, int32_t deviceId, uint32_t capability)``

Parameters
----------
svDataType : runtime.cudaDataType
numWires, numDeviceWires, deviceId, capability : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svConfig : custatevecExDictionaryDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorSingleDevice
");

pub(crate) fn custatevecExConfigureStateVectorSingleDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecExConfigureStateVectorSingleDevice(svDataType numWires numDeviceWires deviceId capability)
    );
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(i32, c_numWires = numWires, c_numDeviceWires = numDeviceWires, c_deviceId = deviceId);
    ints!(u32, c_capability = capability);
    let mut c_svConfig: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32, i32, u32) -> i32 = call
        .symbol(slots::custatevecExConfigureStateVectorSingleDevice)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_svConfig).cast(), c_svDataType, c_numWires, c_numDeviceWires, c_deviceId, c_capability,
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExDictionaryDescriptor_t, c_svConfig as u64)?)
        },
    )
}

documented!(custatevecExDictionaryDestroy, c"custatevecExDictionaryDestroy($self, dictionary)
--

Destroys a configuration.

``custatevecStatus_t custatevecExDictionaryDestroy(custatevecExDictionaryDescriptor_t dictionary)``

Parameters
----------
dictionary : custatevecExDictionaryDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExDictionaryDestroy
");

pub(crate) fn custatevecExDictionaryDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call,
        like_custatevecAccessorDestroy(custatevec1::custatevecExDictionaryDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExDictionaryDestroy", "dictionary",
        slots::custatevecExDictionaryDestroy
    )
}

documented!(custatevecExMeasure, c"custatevecExMeasure($self, stateVector, bitStringOrdering, bitStringOrderingLen, randnum, collapse, reserved)
--

Measures some qubits of such a state vector.

``custatevecStatus_t custatevecExMeasure(custatevecExStateVectorDescriptor_t stateVector, custatevecIndex_t *bitString, const int32_t *bitStringOrdering, int32_t bitStringOrderingLen, double randnum, custatevecCollapseOp_t collapse, const void *reserved)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
bitStringOrdering : list[int] or None
bitStringOrderingLen : int
randnum : float
collapse : custatevecCollapseOp_t
reserved : address or buffer

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
bitString : int

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExMeasure
");

pub(crate) fn custatevecExMeasure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecExMeasure(stateVector bitStringOrdering bitStringOrderingLen randnum collapse reserved));
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_bitStringOrderingLen = bitStringOrderingLen);
    let c_randnum = args::f64(randnum)?;
    let c_collapse = args::enumeration(collapse, "collapse", &custatevec1::custatevecCollapseOp_t)?;
    let mut c_bitString: i64 = 0;
    let c_bitStringOrdering = args::array(
        bitStringOrdering, "bitStringOrdering", &Ty::I32,
        Some(args::length(py, c_bitStringOrderingLen.into(), "bitStringOrderingLen")?), &arena,
    )?;
    let c_reserved = args::either(reserved, "reserved", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, i32, f64, i32, Ptr) -> i32 = call
        .symbol(slots::custatevecExMeasure)?;
    let status = unsafe { released(py, || function(
        c_stateVector, (&raw mut c_bitString).cast(), c_bitStringOrdering.cast(), c_bitStringOrderingLen, c_randnum,
        c_collapse, c_reserved.cast(),
    )) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_bitString)?))
}

documented!(custatevecExSVUpdaterApply, c"custatevecExSVUpdaterApply($self, svUpdater, stateVector, randnums, numRandnums)
--

Applies a queue to a state vector, with random numbers of the program's.

``custatevecStatus_t custatevecExSVUpdaterApply(custatevecExSVUpdaterDescriptor_t svUpdater, custatevecExStateVectorDescriptor_t stateVector, const double *randnums, int32_t numRandnums)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None
stateVector : custatevecExStateVectorDescriptor_t or None
randnums : list[float] or None
numRandnums : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterApply
");

pub(crate) fn custatevecExSVUpdaterApply<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecExSVUpdaterApply(svUpdater stateVector randnums numRandnums));
    let arena = CallArena::new();
    let c_svUpdater = args::value::<
        u64,
    >(svUpdater, "svUpdater", &custatevec1::custatevecExSVUpdaterDescriptor_t)?;
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_numRandnums = numRandnums);
    let c_randnums = args::array(
        randnums, "randnums", &Ty::F64, Some(args::length(py, c_numRandnums.into(), "numRandnums")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, i32) -> i32 = call
        .symbol(slots::custatevecExSVUpdaterApply)?;
    let status = unsafe { released(py, || function(c_svUpdater, c_stateVector, c_randnums.cast(), c_numRandnums)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExSVUpdaterClear, c"custatevecExSVUpdaterClear($self, svUpdater)
--

Empties a queue of operations.

``custatevecStatus_t custatevecExSVUpdaterClear(custatevecExSVUpdaterDescriptor_t svUpdater)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterClear
");

pub(crate) fn custatevecExSVUpdaterClear<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExCommunicatorDestroy(custatevec1::custatevecExSVUpdaterDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExSVUpdaterClear", "svUpdater",
        slots::custatevecExSVUpdaterClear
    )
}

documented!(custatevecExSVUpdaterCreate, c"custatevecExSVUpdaterCreate($self, svUpdaterConfig, resourceManager)
--

Creates a queue of operations, which are fused where that is quicker.

``custatevecStatus_t custatevecExSVUpdaterCreate(custatevecExSVUpdaterDescriptor_t *svUpdater, custatevecExDictionaryDescriptor_t svUpdaterConfig, custatevecExResourceManagerDescriptor_t resourceManager)``

Parameters
----------
svUpdaterConfig : custatevecExDictionaryDescriptor_t or None
resourceManager : custatevecExResourceManagerDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svUpdater : custatevecExSVUpdaterDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterCreate
");

pub(crate) fn custatevecExSVUpdaterCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecExSVUpdaterCreate(svUpdaterConfig resourceManager));
    let c_svUpdaterConfig = args::value::<
        u64,
    >(svUpdaterConfig, "svUpdaterConfig", &custatevec1::custatevecExDictionaryDescriptor_t)?;
    let c_resourceManager = args::value::<
        u64,
    >(resourceManager, "resourceManager", &custatevec1::custatevecExResourceManagerDescriptor_t)?;
    let mut c_svUpdater: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::custatevecExSVUpdaterCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_svUpdater).cast(), c_svUpdaterConfig, c_resourceManager))
    };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExSVUpdaterDescriptor_t, c_svUpdater as u64)?)
        },
    )
}

documented!(custatevecExSVUpdaterDestroy, c"custatevecExSVUpdaterDestroy($self, svUpdater)
--

Destroys a queue of operations.

``custatevecStatus_t custatevecExSVUpdaterDestroy(custatevecExSVUpdaterDescriptor_t svUpdater)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterDestroy
");

pub(crate) fn custatevecExSVUpdaterDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExCommunicatorDestroy(custatevec1::custatevecExSVUpdaterDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExSVUpdaterDestroy", "svUpdater",
        slots::custatevecExSVUpdaterDestroy
    )
}

documented!(custatevecExSVUpdaterEnqueueGeneralChannel, c"custatevecExSVUpdaterEnqueueGeneralChannel($self, svUpdater, matrices, matrixDataType, exMatrixTypes, numMatrices, layout, channelWires, numChannelWires)
--

Adds a noise channel of any matrices to a queue.

``custatevecStatus_t custatevecExSVUpdaterEnqueueGeneralChannel(custatevecExSVUpdaterDescriptor_t svUpdater, const void *const *matrices, cudaDataType_t matrixDataType, const custatevecExMatrixType_t *exMatrixTypes, int32_t numMatrices, custatevecMatrixLayout_t layout, const int32_t *channelWires, int32_t numChannelWires)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None
matrices : list[address or buffer] or None
matrixDataType : runtime.cudaDataType
exMatrixTypes : list[custatevecExMatrixType_t] or None
numMatrices, numChannelWires : int
layout : custatevecMatrixLayout_t
channelWires : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueGeneralChannel
");

pub(crate) fn custatevecExSVUpdaterEnqueueGeneralChannel<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecExSVUpdaterEnqueueGeneralChannel(svUpdater matrices matrixDataType exMatrixTypes
        numMatrices layout channelWires numChannelWires)
    );
    let arena = CallArena::new();
    let c_svUpdater = args::value::<
        u64,
    >(svUpdater, "svUpdater", &custatevec1::custatevecExSVUpdaterDescriptor_t)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    ints!(i32, c_numMatrices = numMatrices);
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_numChannelWires = numChannelWires);
    let c_matrices = args::array(
        matrices, "matrices", &Ty::Pointer, Some(args::length(py, c_numMatrices.into(), "numMatrices")?), &arena,
    )?;
    let c_exMatrixTypes = args::array(
        exMatrixTypes, "exMatrixTypes", &Ty::Enum(&custatevec1::custatevecExMatrixType_t),
        Some(args::length(py, c_numMatrices.into(), "numMatrices")?), &arena,
    )?;
    let c_channelWires = args::array(
        channelWires, "channelWires", &Ty::I32, Some(args::length(py, c_numChannelWires.into(), "numChannelWires")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, Ptr, i32, i32, Ptr, i32,
    ) -> i32 = call.symbol(slots::custatevecExSVUpdaterEnqueueGeneralChannel)?;
    let status = unsafe { released(py, || function(
        c_svUpdater, c_matrices.cast(), c_matrixDataType, c_exMatrixTypes.cast(), c_numMatrices, c_layout,
        c_channelWires.cast(), c_numChannelWires,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExSVUpdaterEnqueueMatrix, c"custatevecExSVUpdaterEnqueueMatrix($self, svUpdater, matrix, matrixDataType, exMatrixType, layout, adjoint, targets, numTargets, controls, controlBitValues, numControls)
--

Adds a gate to a queue.

``custatevecStatus_t custatevecExSVUpdaterEnqueueMatrix(custatevecExSVUpdaterDescriptor_t svUpdater, const void *matrix, cudaDataType_t matrixDataType, custatevecExMatrixType_t exMatrixType, custatevecMatrixLayout_t layout, int32_t adjoint, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues, int32_t numControls)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None
matrix : address or buffer
matrixDataType : runtime.cudaDataType
exMatrixType : custatevecExMatrixType_t
layout : custatevecMatrixLayout_t
adjoint, numTargets, numControls : int
targets, controls, controlBitValues : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueMatrix
");

pub(crate) fn custatevecExSVUpdaterEnqueueMatrix<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExApplyMatrix(custatevec1::custatevecExSVUpdaterDescriptor_t,
        runtime::cudaDataType, custatevec1::custatevecExMatrixType_t,
        custatevec1::custatevecMatrixLayout_t, Ty::I32, custatevec1::custatevecStatus_t),
        "custatevecExSVUpdaterEnqueueMatrix",
        "svUpdater matrix matrixDataType exMatrixType layout adjoint targets numTargets controls controlBitValues numControls",
        slots::custatevecExSVUpdaterEnqueueMatrix
    )
}

documented!(custatevecExSVUpdaterEnqueueUnitaryChannel, c"custatevecExSVUpdaterEnqueueUnitaryChannel($self, svUpdater, unitaries, unitariesDataType, exMatrixTypes, numUnitaries, layout, probabilities, channelWires, numChannelWires)
--

Adds a noise channel of unitary matrices with probabilities to a queue.

``custatevecStatus_t custatevecExSVUpdaterEnqueueUnitaryChannel(custatevecExSVUpdaterDescriptor_t svUpdater, const void *const *unitaries, cudaDataType_t unitariesDataType, const custatevecExMatrixType_t *exMatrixTypes, int32_t numUnitaries, custatevecMatrixLayout_t layout, const double *probabilities, const int32_t *channelWires, int32_t numChannelWires)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None
unitaries : list[address or buffer] or None
unitariesDataType : runtime.cudaDataType
exMatrixTypes : list[custatevecExMatrixType_t] or None
numUnitaries, numChannelWires : int
layout : custatevecMatrixLayout_t
probabilities : list[float] or None
channelWires : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueUnitaryChannel
");

pub(crate) fn custatevecExSVUpdaterEnqueueUnitaryChannel<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecExSVUpdaterEnqueueUnitaryChannel(svUpdater unitaries unitariesDataType exMatrixTypes
        numUnitaries layout probabilities channelWires numChannelWires)
    );
    let arena = CallArena::new();
    let c_svUpdater = args::value::<
        u64,
    >(svUpdater, "svUpdater", &custatevec1::custatevecExSVUpdaterDescriptor_t)?;
    let c_unitariesDataType = args::enumeration(unitariesDataType, "unitariesDataType", &runtime::cudaDataType)?;
    ints!(i32, c_numUnitaries = numUnitaries);
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(i32, c_numChannelWires = numChannelWires);
    let c_unitaries = args::array(
        unitaries, "unitaries", &Ty::Pointer, Some(args::length(py, c_numUnitaries.into(), "numUnitaries")?), &arena,
    )?;
    let c_exMatrixTypes = args::array(
        exMatrixTypes, "exMatrixTypes", &Ty::Enum(&custatevec1::custatevecExMatrixType_t),
        Some(args::length(py, c_numUnitaries.into(), "numUnitaries")?), &arena,
    )?;
    let c_probabilities = args::array(
        probabilities, "probabilities", &Ty::F64, Some(args::length(py, c_numChannelWires.into(), "numChannelWires")?),
        &arena,
    )?;
    let c_channelWires = args::array(
        channelWires, "channelWires", &Ty::I32, Some(args::length(py, c_numChannelWires.into(), "numChannelWires")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, Ptr, i32, i32, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::custatevecExSVUpdaterEnqueueUnitaryChannel)?;
    let status = unsafe { released(py, || function(
        c_svUpdater, c_unitaries.cast(), c_unitariesDataType, c_exMatrixTypes.cast(), c_numUnitaries, c_layout,
        c_probabilities.cast(), c_channelWires.cast(), c_numChannelWires,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExSVUpdaterGetMaxNumRequiredRandnums, c"custatevecExSVUpdaterGetMaxNumRequiredRandnums($self, svUpdater)
--

Returns how many random numbers a queue needs at most.

``custatevecStatus_t custatevecExSVUpdaterGetMaxNumRequiredRandnums(custatevecExSVUpdaterDescriptor_t svUpdater, int32_t *maxNumRequiredRandnums)``

Parameters
----------
svUpdater : custatevecExSVUpdaterDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
maxNumRequiredRandnums : int

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterGetMaxNumRequiredRandnums
");

pub(crate) fn custatevecExSVUpdaterGetMaxNumRequiredRandnums<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExSVUpdaterGetMaxNumRequiredRandnums(svUpdater));
    let c_svUpdater = args::value::<
        u64,
    >(svUpdater, "svUpdater", &custatevec1::custatevecExSVUpdaterDescriptor_t)?;
    let mut c_maxNumRequiredRandnums: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::custatevecExSVUpdaterGetMaxNumRequiredRandnums)?;
    let status = unsafe { released(py, || function(c_svUpdater, (&raw mut c_maxNumRequiredRandnums).cast())) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_maxNumRequiredRandnums)?),
    )
}

documented!(custatevecExSample, c"custatevecExSample($self, stateVector, bitStringOrdering, bitStringOrderingLen, randnums, numShots, output, abs2Sums)
--

Draws values of some qubits of such a state vector.

``custatevecStatus_t custatevecExSample(custatevecExStateVectorDescriptor_t stateVector, custatevecIndex_t *bitStrings, const int32_t *bitStringOrdering, int32_t bitStringOrderingLen, const double *randnums, int32_t numShots, custatevecSamplerOutput_t output, const double *abs2Sums)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
bitStringOrdering : list[int] or None
bitStringOrderingLen, numShots : int
randnums, abs2Sums : list[float] or None
output : custatevecSamplerOutput_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
bitStrings : list[int]

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSample
");

pub(crate) fn custatevecExSample<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        custatevecExSample(stateVector bitStringOrdering bitStringOrderingLen randnums numShots output abs2Sums)
    );
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_bitStringOrderingLen = bitStringOrderingLen, c_numShots = numShots);
    let c_output = args::enumeration(output, "output", &custatevec1::custatevecSamplerOutput_t)?;
    let c_bitStrings_length: usize = args::length(py, c_numShots.into(), "numShots")?;
    let c_bitStrings = args::output_memory(py, c_bitStrings_length, Ty::I64.size(), &arena)?;
    let c_bitStringOrdering = args::array(
        bitStringOrdering, "bitStringOrdering", &Ty::I32,
        Some(args::length(py, c_bitStringOrderingLen.into(), "bitStringOrderingLen")?), &arena,
    )?;
    let c_randnums = args::array(
        randnums, "randnums", &Ty::F64, Some(args::length(py, c_numShots.into(), "numShots")?), &arena,
    )?;
    let c_abs2Sums = args::array(abs2Sums, "abs2Sums", &Ty::F64, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, i32, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecExSample)?;
    let status = unsafe { released(py, || function(
        c_stateVector, c_bitStrings.cast(), c_bitStringOrdering.cast(), c_bitStringOrderingLen, c_randnums.cast(),
        c_numShots, c_output, c_abs2Sums.cast(),
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I64, c_bitStrings.cast(), c_bitStrings_length) }?)
        },
    )
}

documented!(custatevecExStateVectorAddWires, c"custatevecExStateVectorAddWires($self, stateVector, indexBitDomain, numWiresToAdd, wireInitMode)
--

Adds qubits to a state vector, and returns their numbers.

``custatevecStatus_t custatevecExStateVectorAddWires(custatevecExStateVectorDescriptor_t stateVector, custatevecExIndexBitDomain_t indexBitDomain, int32_t numWiresToAdd, custatevecExWireInitMode_t wireInitMode, int32_t *wiresAdded)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
indexBitDomain : custatevecExIndexBitDomain_t
numWiresToAdd : int
wireInitMode : custatevecExWireInitMode_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
wiresAdded : list[int]

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorAddWires
");

pub(crate) fn custatevecExStateVectorAddWires<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorAddWires(stateVector indexBitDomain numWiresToAdd wireInitMode));
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    let c_indexBitDomain = args::enumeration(
        indexBitDomain, "indexBitDomain", &custatevec1::custatevecExIndexBitDomain_t,
    )?;
    ints!(i32, c_numWiresToAdd = numWiresToAdd);
    let c_wireInitMode = args::enumeration(wireInitMode, "wireInitMode", &custatevec1::custatevecExWireInitMode_t)?;
    let c_wiresAdded_length: usize = args::length(py, c_numWiresToAdd.into(), "numWiresToAdd")?;
    let c_wiresAdded = args::output_memory(py, c_wiresAdded_length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::custatevecExStateVectorAddWires)?;
    let status = unsafe {
        released(py, || function(c_stateVector, c_indexBitDomain, c_numWiresToAdd, c_wireInitMode, c_wiresAdded.cast()))
    };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_wiresAdded.cast(), c_wiresAdded_length) }?)
        },
    )
}

documented!(custatevecExStateVectorCreateMultiProcess, c"custatevecExStateVectorCreateMultiProcess($self, svConfig, stream, exCommunicator, resourceManager)
--

Creates a state vector on devices of several processes.

``custatevecStatus_t custatevecExStateVectorCreateMultiProcess(custatevecExStateVectorDescriptor_t *stateVector, custatevecExDictionaryDescriptor_t svConfig, cudaStream_t stream, custatevecExCommunicatorDescriptor_t exCommunicator, custatevecExResourceManagerDescriptor_t resourceManager)``

Parameters
----------
svConfig : custatevecExDictionaryDescriptor_t or None
stream : runtime.cudaStream_t or None
    Used after the call: keep it alive as long as ``stateVector`` exists.
exCommunicator : custatevecExCommunicatorDescriptor_t or None
    Used after the call: keep it alive as long as ``stateVector`` exists.
resourceManager : custatevecExResourceManagerDescriptor_t or None
    Used after the call: keep it alive as long as ``stateVector`` exists.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
stateVector : custatevecExStateVectorDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorCreateMultiProcess
");

pub(crate) fn custatevecExStateVectorCreateMultiProcess<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorCreateMultiProcess(svConfig stream exCommunicator resourceManager));
    let c_svConfig = args::value::<
        u64,
    >(svConfig, "svConfig", &custatevec1::custatevecExDictionaryDescriptor_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_exCommunicator = args::value::<
        u64,
    >(exCommunicator, "exCommunicator", &custatevec1::custatevecExCommunicatorDescriptor_t)?;
    let c_resourceManager = args::value::<
        u64,
    >(resourceManager, "resourceManager", &custatevec1::custatevecExResourceManagerDescriptor_t)?;
    let mut c_stateVector: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::custatevecExStateVectorCreateMultiProcess)?;
    let status = unsafe { released(
        py, || function((&raw mut c_stateVector).cast(), c_svConfig, c_stream, c_exCommunicator, c_resourceManager),
    ) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecExStateVectorDescriptor_t, c_stateVector as u64);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExStateVectorDescriptor_t, c_stateVector as u64)?)
        },
    )
}

documented!(custatevecExStateVectorCreateSingleProcess, c"custatevecExStateVectorCreateSingleProcess($self, svConfig, streams, numStreams, resourceManager)
--

Creates a state vector on devices of this process.

``custatevecStatus_t custatevecExStateVectorCreateSingleProcess(custatevecExStateVectorDescriptor_t *stateVector, custatevecExDictionaryDescriptor_t svConfig, const cudaStream_t *streams, int32_t numStreams, custatevecExResourceManagerDescriptor_t resourceManager)``

Parameters
----------
svConfig : custatevecExDictionaryDescriptor_t or None
streams : list[runtime.cudaStream_t] or None
    cubind keeps it alive as long as ``stateVector`` exists.
numStreams : int
resourceManager : custatevecExResourceManagerDescriptor_t or None
    Used after the call: keep it alive as long as ``stateVector`` exists.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
stateVector : custatevecExStateVectorDescriptor_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorCreateSingleProcess
");

pub(crate) fn custatevecExStateVectorCreateSingleProcess<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorCreateSingleProcess(svConfig streams numStreams resourceManager));
    let arena = CallArena::new();
    let c_svConfig = args::value::<
        u64,
    >(svConfig, "svConfig", &custatevec1::custatevecExDictionaryDescriptor_t)?;
    ints!(i32, c_numStreams = numStreams);
    let c_resourceManager = args::value::<
        u64,
    >(resourceManager, "resourceManager", &custatevec1::custatevecExResourceManagerDescriptor_t)?;
    let mut c_stateVector: u64 = 0;
    let c_streams = args::array(
        streams, "streams", &Ty::Value(&runtime::cudaStream_t),
        Some(args::length(py, c_numStreams.into(), "numStreams")?), &arena,
    )?;
    args::keep(streams, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, i32, u64) -> i32 = call
        .symbol(slots::custatevecExStateVectorCreateSingleProcess)?;
    let status = unsafe { released(
        py, || function((&raw mut c_stateVector).cast(), c_svConfig, c_streams.cast(), c_numStreams, c_resourceManager),
    ) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecExStateVectorDescriptor_t, c_stateVector as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&custatevec1::custatevecExStateVectorDescriptor_t, c_stateVector as u64, None, arena);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecExStateVectorDescriptor_t, c_stateVector as u64)?)
        },
    )
}

documented!(custatevecExStateVectorDestroy, c"custatevecExStateVectorDestroy($self, stateVector)
--

Destroys a state vector and frees its memory.

``custatevecStatus_t custatevecExStateVectorDestroy(custatevecExStateVectorDescriptor_t stateVector)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorDestroy
");

pub(crate) fn custatevecExStateVectorDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call,
        like_custatevecAccessorDestroy(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExStateVectorDestroy",
        "stateVector", slots::custatevecExStateVectorDestroy
    )
}

documented!(custatevecExStateVectorExposeResources, c"custatevecExStateVectorExposeResources($self, stateVector, exposeResources)
--

Makes the memory of a state vector usable by other functions.

``custatevecStatus_t custatevecExStateVectorExposeResources(custatevecExStateVectorDescriptor_t stateVector, custatevecExExposeResources_t exposeResources)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
exposeResources : custatevecExExposeResources_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorExposeResources
");

pub(crate) fn custatevecExStateVectorExposeResources<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorExposeResources(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecExExposeResources_t, custatevec1::custatevecStatus_t),
        "custatevecExStateVectorExposeResources", "stateVector exposeResources",
        slots::custatevecExStateVectorExposeResources
    )
}

/// The body of `custatevecExStateVectorExposeResources`, and of 3 more that are like it.
#[inline(never)]
fn like_custatevecExStateVectorExposeResources<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::enumeration(a1, own.name(1), t1)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1)) };
    returned0(py, t2, status)
}

documented!(custatevecExStateVectorGetProperty, c"custatevecExStateVectorGetProperty($self, stateVector, property, sizeInBytes)
--

Returns one property of a state vector, such as the number of its qubits.

``custatevecStatus_t custatevecExStateVectorGetProperty(custatevecExStateVectorDescriptor_t stateVector, custatevecExStateVectorProperty_t property, void *value, size_t sizeInBytes)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
property : custatevecExStateVectorProperty_t
sizeInBytes : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
value : object

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetProperty
");

pub(crate) fn custatevecExStateVectorGetProperty<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorGetProperty(stateVector property sizeInBytes));
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    let c_property = args::enumeration(property, "property", &custatevec1::custatevecExStateVectorProperty_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_value = attributes::attribute_out(
        py, c_property, &attribute_types::custatevec::custatevecExStateVectorProperty_t, Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::custatevecExStateVectorGetProperty)?;
    let status = unsafe { released(py, || function(c_stateVector, c_property, c_value.pointer(), c_sizeInBytes)) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(unsafe { c_value.value(py) }?))
}

documented!(custatevecExStateVectorGetResourcesFromDeviceSubSV, c"custatevecExStateVectorGetResourcesFromDeviceSubSV($self, stateVector, subSVIndex)
--

Returns the memory, the stream and the handle of a part on a device.

``custatevecStatus_t custatevecExStateVectorGetResourcesFromDeviceSubSV(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t *deviceId, void **d_subSV, cudaStream_t *stream, custatevecHandle_t *handle)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
subSVIndex : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
deviceId : int
d_subSV : int
stream : runtime.cudaStream_t
handle : custatevecHandle_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromDeviceSubSV
");

pub(crate) fn custatevecExStateVectorGetResourcesFromDeviceSubSV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorGetResourcesFromDeviceSubSV(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t, runtime::cudaStream_t,
        custatevec1::custatevecHandle_t),
        "custatevecExStateVectorGetResourcesFromDeviceSubSV", "stateVector subSVIndex",
        slots::custatevecExStateVectorGetResourcesFromDeviceSubSV
    )
}

/// The body of `custatevecExStateVectorGetResourcesFromDeviceSubSV`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecExStateVectorGetResourcesFromDeviceSubSV<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::i32(a1, own.name(1))?;
    let mut c2: i32 = 0;
    let mut c3: *mut c_void = core::ptr::null_mut();
    let mut c4: u64 = 0;
    let mut c5: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(
        py, || function(c0, c1, (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(), (&raw mut c5).cast()),
    ) };
    returned(
        py,
        t1,
        status,
        4,
        |tuple| {
            tuple.push(out::i32(py, c2)?)?;
            tuple.push(out::pointer(py, c3)?)?;
            tuple.push(out::value(py, t2, c4 as u64)?)?;
            tuple.push(out::value(py, t3, c5 as u64)?)?;
            Ok(())
        },
    )
}

documented!(custatevecExStateVectorGetResourcesFromDeviceSubSVView, c"custatevecExStateVectorGetResourcesFromDeviceSubSVView($self, stateVector, subSVIndex)
--

Returns the same for a part that must not be changed.

``custatevecStatus_t custatevecExStateVectorGetResourcesFromDeviceSubSVView(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t *deviceId, const void **d_subSV, cudaStream_t *stream, custatevecHandle_t *handle)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
subSVIndex : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
deviceId : int
d_subSV : int
stream : runtime.cudaStream_t
handle : custatevecHandle_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromDeviceSubSVView
");

pub(crate) fn custatevecExStateVectorGetResourcesFromDeviceSubSVView<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorGetResourcesFromDeviceSubSV(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t, runtime::cudaStream_t,
        custatevec1::custatevecHandle_t),
        "custatevecExStateVectorGetResourcesFromDeviceSubSVView",
        "stateVector subSVIndex",
        slots::custatevecExStateVectorGetResourcesFromDeviceSubSVView
    )
}

documented!(custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice, c"custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice($self, stateVector, subSVIndex, sliceIndex)
--

Returns the memory and the stream of a part in memory of the host.

``custatevecStatus_t custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t sliceIndex, void **subSVSlice, custatevecExMemoryPlacement_t *placement, int32_t *deviceId, cudaStream_t *stream)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
subSVIndex, sliceIndex : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
subSVSlice : int
placement : custatevecExMemoryPlacement_t
deviceId : int
stream : runtime.cudaStream_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice
");

pub(crate) fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t, custatevec1::custatevecExMemoryPlacement_t,
        runtime::cudaStream_t),
        "custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice",
        "stateVector subSVIndex sliceIndex",
        slots::custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice
    )
}

/// The body of `custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1, a2], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::i32(a1, own.name(1))?;
    let c2 = args::i32(a2, own.name(2))?;
    let mut c3: *mut c_void = core::ptr::null_mut();
    let mut c4: i32 = 0;
    let mut c5: i32 = 0;
    let mut c6: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(
        c0, c1, c2, (&raw mut c3).cast(), (&raw mut c4).cast(), (&raw mut c5).cast(), (&raw mut c6).cast(),
    )) };
    returned(
        py,
        t1,
        status,
        4,
        |tuple| {
            tuple.push(out::pointer(py, c3)?)?;
            tuple.push(out::enumeration(py, t2, c4)?)?;
            tuple.push(out::i32(py, c5)?)?;
            tuple.push(out::value(py, t3, c6 as u64)?)?;
            Ok(())
        },
    )
}

documented!(custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView, c"custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView($self, stateVector, subSVIndex, sliceIndex)
--

Returns the same for a part that must not be changed.

``custatevecStatus_t custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex, int32_t sliceIndex, const void **subSVSlice, custatevecExMemoryPlacement_t *placement, int32_t *deviceId, cudaStream_t *stream)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
subSVIndex, sliceIndex : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
subSVSlice : int
placement : custatevecExMemoryPlacement_t
deviceId : int
stream : runtime.cudaStream_t

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView
");

pub(crate) fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t, custatevec1::custatevecExMemoryPlacement_t,
        runtime::cudaStream_t),
        "custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView",
        "stateVector subSVIndex sliceIndex",
        slots::custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView
    )
}

documented!(custatevecExStateVectorGetState, c"custatevecExStateVectorGetState($self, stateVector, state, dataType, begin, end, maxNumConcurrentCopies)
--

Copies elements of a state vector to the host.

``custatevecStatus_t custatevecExStateVectorGetState(custatevecExStateVectorDescriptor_t stateVector, void *state, cudaDataType_t dataType, custatevecIndex_t begin, custatevecIndex_t end, int32_t maxNumConcurrentCopies)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
state : address or buffer
    Used after the call: keep it alive until ``custatevecExStateVectorSynchronize`` is called.
dataType : runtime.cudaDataType
begin, end, maxNumConcurrentCopies : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetState
");

pub(crate) fn custatevecExStateVectorGetState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorGetState(stateVector state dataType begin end maxNumConcurrentCopies));
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    ints!(i64, c_begin = begin, c_end = end);
    ints!(i32, c_maxNumConcurrentCopies = maxNumConcurrentCopies);
    let c_state = args::either(state, "state", None, true, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, i64, i64, i32) -> i32 = call
        .symbol(slots::custatevecExStateVectorGetState)?;
    let status = unsafe {
        released(py, || function(c_stateVector, c_state.cast(), c_dataType, c_begin, c_end, c_maxNumConcurrentCopies))
    };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExStateVectorPermuteIndexBits, c"custatevecExStateVectorPermuteIndexBits($self, stateVector, permutation, permutationLen, permutationType)
--

Reorders the qubits of a state vector.

``custatevecStatus_t custatevecExStateVectorPermuteIndexBits(custatevecExStateVectorDescriptor_t stateVector, const int32_t *permutation, int32_t permutationLen, custatevecExPermutationType_t permutationType)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
permutation : list[int] or None
permutationLen : int
permutationType : custatevecExPermutationType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorPermuteIndexBits
");

pub(crate) fn custatevecExStateVectorPermuteIndexBits<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorPermuteIndexBits(stateVector permutation permutationLen permutationType));
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_permutationLen = permutationLen);
    let c_permutationType = args::enumeration(
        permutationType, "permutationType", &custatevec1::custatevecExPermutationType_t,
    )?;
    let c_permutation = args::array(
        permutation, "permutation", &Ty::I32, Some(args::length(py, c_permutationLen.into(), "permutationLen")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, i32) -> i32 = call
        .symbol(slots::custatevecExStateVectorPermuteIndexBits)?;
    let status = unsafe {
        released(py, || function(c_stateVector, c_permutation.cast(), c_permutationLen, c_permutationType))
    };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExStateVectorReassignWireOrdering, c"custatevecExStateVectorReassignWireOrdering($self, stateVector, wireOrdering, wireOrderingLen)
--

Gives the qubits of a state vector other numbers and moves nothing.

``custatevecStatus_t custatevecExStateVectorReassignWireOrdering(custatevecExStateVectorDescriptor_t stateVector, const int32_t *wireOrdering, int32_t wireOrderingLen)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
wireOrdering : list[int] or None
wireOrderingLen : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorReassignWireOrdering
");

pub(crate) fn custatevecExStateVectorReassignWireOrdering<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorReassignWireOrdering(stateVector wireOrdering wireOrderingLen));
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_wireOrderingLen = wireOrderingLen);
    let c_wireOrdering = args::array(
        wireOrdering, "wireOrdering", &Ty::I32, Some(args::length(py, c_wireOrderingLen.into(), "wireOrderingLen")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, i32) -> i32 = call
        .symbol(slots::custatevecExStateVectorReassignWireOrdering)?;
    let status = unsafe { released(py, || function(c_stateVector, c_wireOrdering.cast(), c_wireOrderingLen)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExStateVectorSetMathMode, c"custatevecExStateVectorSetMathMode($self, stateVector, mode)
--

Sets whether a state vector may be computed with lower precision.

``custatevecStatus_t custatevecExStateVectorSetMathMode(custatevecExStateVectorDescriptor_t stateVector, custatevecMathMode_t mode)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
mode : custatevecMathMode_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetMathMode
");

pub(crate) fn custatevecExStateVectorSetMathMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorExposeResources(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecMathMode_t, custatevec1::custatevecStatus_t),
        "custatevecExStateVectorSetMathMode", "stateVector mode",
        slots::custatevecExStateVectorSetMathMode
    )
}

documented!(custatevecExStateVectorSetState, c"custatevecExStateVectorSetState($self, stateVector, state, dataType, begin, end, maxNumConcurrentCopies)
--

Copies elements from the host into a state vector.

``custatevecStatus_t custatevecExStateVectorSetState(custatevecExStateVectorDescriptor_t stateVector, const void *state, cudaDataType_t dataType, custatevecIndex_t begin, custatevecIndex_t end, int32_t maxNumConcurrentCopies)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
state : address or buffer
    Used after the call: keep it alive until ``custatevecExStateVectorSynchronize`` is called.
dataType : runtime.cudaDataType
begin, end, maxNumConcurrentCopies : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetState
");

pub(crate) fn custatevecExStateVectorSetState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorSetState(stateVector state dataType begin end maxNumConcurrentCopies));
    let arena = CallArena::new();
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    ints!(i64, c_begin = begin, c_end = end);
    ints!(i32, c_maxNumConcurrentCopies = maxNumConcurrentCopies);
    let c_state = args::either(state, "state", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, i64, i64, i32) -> i32 = call
        .symbol(slots::custatevecExStateVectorSetState)?;
    let status = unsafe {
        released(py, || function(c_stateVector, c_state.cast(), c_dataType, c_begin, c_end, c_maxNumConcurrentCopies))
    };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExStateVectorSetZeroState, c"custatevecExStateVectorSetZeroState($self, stateVector)
--

Sets all qubits to 0.

``custatevecStatus_t custatevecExStateVectorSetZeroState(custatevecExStateVectorDescriptor_t stateVector)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetZeroState
");

pub(crate) fn custatevecExStateVectorSetZeroState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExCommunicatorDestroy(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExStateVectorSetZeroState",
        "stateVector", slots::custatevecExStateVectorSetZeroState
    )
}

documented!(custatevecExStateVectorStageSubSV, c"custatevecExStateVectorStageSubSV($self, stateVector, subSVIndex)
--

Moves one part of a state vector onto a device.

``custatevecStatus_t custatevecExStateVectorStageSubSV(custatevecExStateVectorDescriptor_t stateVector, int32_t subSVIndex)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
subSVIndex : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorStageSubSV
");

pub(crate) fn custatevecExStateVectorStageSubSV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecExStateVectorStageSubSV(stateVector subSVIndex));
    let c_stateVector = args::value::<
        u64,
    >(stateVector, "stateVector", &custatevec1::custatevecExStateVectorDescriptor_t)?;
    ints!(i32, c_subSVIndex = subSVIndex);
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::custatevecExStateVectorStageSubSV)?;
    let status = unsafe { released(py, || function(c_stateVector, c_subSVIndex)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecExStateVectorSynchronize, c"custatevecExStateVectorSynchronize($self, stateVector)
--

Waits until all work on a state vector is done.

``custatevecStatus_t custatevecExStateVectorSynchronize(custatevecExStateVectorDescriptor_t stateVector)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSynchronize
");

pub(crate) fn custatevecExStateVectorSynchronize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExCommunicatorDestroy(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecExStateVectorSynchronize",
        "stateVector", slots::custatevecExStateVectorSynchronize
    )
}

documented!(custatevecExStateVectorSynchronizeScoped, c"custatevecExStateVectorSynchronizeScoped($self, stateVector, scope)
--

Waits until work on a state vector is done, in this process or in all.

``custatevecStatus_t custatevecExStateVectorSynchronizeScoped(custatevecExStateVectorDescriptor_t stateVector, custatevecExSynchronizationScope_t scope)``

Parameters
----------
stateVector : custatevecExStateVectorDescriptor_t or None
scope : custatevecExSynchronizationScope_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevecEx.h``. Since cuStateVec 1.15.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSynchronizeScoped
");

pub(crate) fn custatevecExStateVectorSynchronizeScoped<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorExposeResources(custatevec1::custatevecExStateVectorDescriptor_t,
        custatevec1::custatevecExSynchronizationScope_t,
        custatevec1::custatevecStatus_t), "custatevecExStateVectorSynchronizeScoped",
        "stateVector scope", slots::custatevecExStateVectorSynchronizeScoped
    )
}

documented!(custatevecGetDefaultWorkspaceSize, c"custatevecGetDefaultWorkspaceSize($self, handle)
--

Returns how much memory a handle needs in most cases.

``custatevecStatus_t custatevecGetDefaultWorkspaceSize(custatevecHandle_t handle, size_t *workspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
workspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetDefaultWorkspaceSize
");

pub(crate) fn custatevecGetDefaultWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecGetDefaultWorkspaceSize(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let mut c_workspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::custatevecGetDefaultWorkspaceSize)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_workspaceSizeInBytes).cast())) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_workspaceSizeInBytes)?))
}

documented!(custatevecGetDeviceMemHandler, c"custatevecGetDeviceMemHandler($self, handle)
--

Returns the functions by which a handle allocates memory.

``custatevecStatus_t custatevecGetDeviceMemHandler(custatevecHandle_t handle, custatevecDeviceMemHandler_t *handler)``

Parameters
----------
handle : custatevecHandle_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
handler : custatevecDeviceMemHandler_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetDeviceMemHandler
");

pub(crate) fn custatevecGetDeviceMemHandler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecGetDeviceMemHandler(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let (c_handler, c_handler_place) = out::new_record(py, &custatevec1::custatevecDeviceMemHandler_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::custatevecGetDeviceMemHandler)?;
    let status = unsafe { released(py, || function(c_handle, c_handler_place.cast())) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(c_handler.into_any()))
}

documented!(custatevecGetErrorName, c"custatevecGetErrorName($self, status)
--

Returns the name of a status.

``const char *custatevecGetErrorName(custatevecStatus_t status)``

Parameters
----------
status : custatevecStatus_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
value : bytes

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetErrorName
");

pub(crate) fn custatevecGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecGetErrorName(custatevec1::custatevecStatus_t),
        "custatevecGetErrorName", "status", slots::custatevecGetErrorName
    )
}

/// The body of `custatevecGetErrorName`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecGetErrorName<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::enumeration(a0, own.name(0), t0)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.own_symbol(own)?;
    let value = unsafe { held(py, || function(c0)) };
    returned(py, t0, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(custatevecGetErrorString, c"custatevecGetErrorString($self, status)
--

Returns what a status means, in words.

``const char *custatevecGetErrorString(custatevecStatus_t status)``

Parameters
----------
status : custatevecStatus_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
value : bytes

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetErrorString
");

pub(crate) fn custatevecGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecGetErrorName(custatevec1::custatevecStatus_t),
        "custatevecGetErrorString", "status", slots::custatevecGetErrorString
    )
}

documented!(custatevecGetMathMode, c"custatevecGetMathMode($self, handle)
--

Returns whether a handle may compute with lower precision.

``custatevecStatus_t custatevecGetMathMode(custatevecHandle_t handle, custatevecMathMode_t *mode)``

Parameters
----------
handle : custatevecHandle_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
mode : custatevecMathMode_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetMathMode
");

pub(crate) fn custatevecGetMathMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecGetMathMode(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::custatevecGetMathMode)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_mode).cast())) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &custatevec1::custatevecMathMode_t, c_mode)?)
        },
    )
}

documented!(custatevecGetProperty, c"custatevecGetProperty($self, typename)
--

Returns one part of cuStateVec's version (major, minor or patch level).

``custatevecStatus_t custatevecGetProperty(libraryPropertyType type, int32_t *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
value : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetProperty
");

pub(crate) fn custatevecGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::custatevecGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(custatevecGetStream, c"custatevecGetStream($self, handle)
--

Returns the stream on which a handle works.

``custatevecStatus_t custatevecGetStream(custatevecHandle_t handle, cudaStream_t *streamId)``

Parameters
----------
handle : custatevecHandle_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
streamId : runtime.cudaStream_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetStream
");

pub(crate) fn custatevecGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecGetStream(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::custatevecGetStream)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_streamId).cast())) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

documented!(custatevecGetVersion, c"custatevecGetVersion($self)
--

Returns cuStateVec's version as one number.

``size_t custatevecGetVersion(void)``

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
value : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetVersion
");

pub(crate) fn custatevecGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecGetVersion());
    let function: unsafe extern "system" fn() -> u64 = call.symbol(slots::custatevecGetVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &custatevec1::custatevecStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

documented!(custatevecInitializeStateVector, c"custatevecInitializeStateVector($self, handle, sv, svDataType, nIndexBits, svType)
--

Sets a state vector to a basis state, or to another simple one.

``custatevecStatus_t custatevecInitializeStateVector(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecStateVectorType_t svType)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits : int
svType : custatevecStateVectorType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecInitializeStateVector
");

pub(crate) fn custatevecInitializeStateVector<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecInitializeStateVector(handle sv svDataType nIndexBits svType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits);
    let c_svType = args::enumeration(svType, "svType", &custatevec1::custatevecStateVectorType_t)?;
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, u32, i32) -> i32 = call
        .symbol(slots::custatevecInitializeStateVector)?;
    let status = unsafe { released(py, || function(c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_svType)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecLoggerForceDisable, c"custatevecLoggerForceDisable($self)
--

Switches logging off for good.

``custatevecStatus_t custatevecLoggerForceDisable(void)``

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerForceDisable
");

pub(crate) fn custatevecLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::custatevecLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecLoggerOpenFile, c"custatevecLoggerOpenFile($self, logFile)
--

Opens a file for the log.

``custatevecStatus_t custatevecLoggerOpenFile(const char *logFile)``

Parameters
----------
logFile : bytes or str

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerOpenFile
");

pub(crate) fn custatevecLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::custatevecLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecLoggerSetCallback, c"custatevecLoggerSetCallback($self, callback)
--

Sets a function that gets the log's messages.

``custatevecStatus_t custatevecLoggerSetCallback(custatevecLoggerCallback_t callback)``

Parameters
----------
callback : callback

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetCallback
");

pub(crate) fn custatevecLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecLoggerSetCallback(callback));
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        callback, Some(&custatevec1::custatevecLoggerCallback_t__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::custatevecLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecLoggerSetCallbackData, c"custatevecLoggerSetCallbackData($self, callback, userData)
--

Sets a function that gets the log's messages, and what it is given.

``custatevecStatus_t custatevecLoggerSetCallbackData(custatevecLoggerCallbackData_t callback, void *userData)``

Parameters
----------
callback : callback
userData : object

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetCallbackData
");

pub(crate) fn custatevecLoggerSetCallbackData<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecLoggerSetCallbackData(callback userData));
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        callback, Some(&custatevec1::custatevecLoggerCallbackData_t__signature), Some(userData), &arena,
    )?;
    let c_userData = args::data(userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::custatevecLoggerSetCallbackData)?;
    let status = unsafe { released(py, || function(c_callback.address(), c_userData.cast())) };
    c_callback.left(status == 0);
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecLoggerSetFile, c"custatevecLoggerSetFile($self, file)
--

Sends the log to a file that the program has opened.

``custatevecStatus_t custatevecLoggerSetFile(FILE *file)``

Parameters
----------
file : address or buffer

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetFile
");

pub(crate) fn custatevecLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecLoggerSetFile(file));
    let arena = CallArena::new();
    let c_file = args::either(file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::custatevecLoggerSetFile)?;
    let status = unsafe { released(py, || function(c_file.cast())) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecLoggerSetLevel, c"custatevecLoggerSetLevel($self, level)
--

Sets how much is logged.

``custatevecStatus_t custatevecLoggerSetLevel(int32_t level)``

Parameters
----------
level : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetLevel
");

pub(crate) fn custatevecLoggerSetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecLoggerSetLevel(custatevec1::custatevecStatus_t),
        "custatevecLoggerSetLevel", "level", slots::custatevecLoggerSetLevel
    )
}

/// The body of `custatevecLoggerSetLevel`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecLoggerSetLevel<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::i32(a0, own.name(0))?;
    let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0)) };
    returned0(py, t0, status)
}

documented!(custatevecLoggerSetMask, c"custatevecLoggerSetMask($self, mask)
--

Sets which kinds of messages are logged.

``custatevecStatus_t custatevecLoggerSetMask(int32_t mask)``

Parameters
----------
mask : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetMask
");

pub(crate) fn custatevecLoggerSetMask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecLoggerSetLevel(custatevec1::custatevecStatus_t),
        "custatevecLoggerSetMask", "mask", slots::custatevecLoggerSetMask
    )
}

documented!(custatevecMeasureBatched, c"custatevecMeasureBatched($self, handle, batchedSv, svDataType, nIndexBits, nSVs, svStride, bitStrings, bitOrdering, bitStringLen, randnums, collapse)
--

Measures some qubits of several state vectors.

``custatevecStatus_t custatevecMeasureBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *randnums, custatevecCollapseOp_t collapse)``

Parameters
----------
handle : custatevecHandle_t or None
batchedSv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nSVs, svStride, bitStringLen : int
bitStrings, randnums : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
bitOrdering : list[int] or None
collapse : custatevecCollapseOp_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMeasureBatched
");

pub(crate) fn custatevecMeasureBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecMeasureBatched(handle batchedSv svDataType nIndexBits nSVs svStride bitStrings bitOrdering
        bitStringLen randnums collapse)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nSVs = nSVs);
    ints!(i64, c_svStride = svStride);
    ints!(u32, c_bitStringLen = bitStringLen);
    let c_collapse = args::enumeration(collapse, "collapse", &custatevec1::custatevecCollapseOp_t)?;
    let c_batchedSv = args::device(batchedSv, "batchedSv", None, &arena)?;
    let c_bitStrings = args::either(
        bitStrings, "bitStrings", Some(&Ty::I64), true, Some(Ty::I64.size().saturating_mul(c_nSVs as usize)), &arena,
    )?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let c_randnums = args::either(
        randnums, "randnums", Some(&Ty::F64), false, Some(Ty::F64.size().saturating_mul(c_nSVs as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, u32, i64, Ptr, Ptr, u32, Ptr, i32,
    ) -> i32 = call.symbol(slots::custatevecMeasureBatched)?;
    let status = unsafe { released(py, || function(
        c_handle, c_batchedSv.cast(), c_svDataType, c_nIndexBits, c_nSVs, c_svStride, c_bitStrings.cast(),
        c_bitOrdering.cast(), c_bitStringLen, c_randnums.cast(), c_collapse,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecMeasureOnZBasis, c"custatevecMeasureOnZBasis($self, handle, sv, svDataType, nIndexBits, basisBits, nBasisBits, randnum, collapse)
--

Measures the parity in a product of Z bases.

``custatevecStatus_t custatevecMeasureOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, int32_t *parity, const int32_t *basisBits, uint32_t nBasisBits, double randnum, custatevecCollapseOp_t collapse)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nBasisBits : int
basisBits : list[int] or None
randnum : float
collapse : custatevecCollapseOp_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
parity : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMeasureOnZBasis
");

pub(crate) fn custatevecMeasureOnZBasis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecMeasureOnZBasis(handle sv svDataType nIndexBits basisBits nBasisBits randnum collapse));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nBasisBits = nBasisBits);
    let c_randnum = args::f64(randnum)?;
    let c_collapse = args::enumeration(collapse, "collapse", &custatevec1::custatevecCollapseOp_t)?;
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let mut c_parity: i32 = 0;
    let c_basisBits = args::array(basisBits, "basisBits", &Ty::I32, Some(c_nBasisBits as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, Ptr, u32, f64, i32,
    ) -> i32 = call.symbol(slots::custatevecMeasureOnZBasis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, (&raw mut c_parity).cast(), c_basisBits.cast(), c_nBasisBits,
        c_randnum, c_collapse,
    )) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_parity)?))
}

documented!(custatevecMultiDeviceSwapIndexBits, c"custatevecMultiDeviceSwapIndexBits($self, handles, nHandles, subSVs, svDataType, nGlobalIndexBits, nLocalIndexBits, indexBitSwaps, nIndexBitSwaps, maskBitString, maskOrdering, maskLen, deviceNetworkType)
--

Exchanges qubits of a state vector whose parts are on several devices.

``custatevecStatus_t custatevecMultiDeviceSwapIndexBits(custatevecHandle_t *handles, uint32_t nHandles, void **subSVs, cudaDataType_t svDataType, uint32_t nGlobalIndexBits, uint32_t nLocalIndexBits, const int2 *indexBitSwaps, uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, custatevecDeviceNetworkType_t deviceNetworkType)``

Parameters
----------
handles : list[custatevecHandle_t] or None
nHandles, nGlobalIndexBits, nLocalIndexBits, nIndexBitSwaps, maskLen : int
subSVs : list[address or buffer] or None
svDataType : runtime.cudaDataType
indexBitSwaps : list[int2] or None
maskBitString, maskOrdering : list[int] or None
deviceNetworkType : custatevecDeviceNetworkType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMultiDeviceSwapIndexBits
");

pub(crate) fn custatevecMultiDeviceSwapIndexBits<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecMultiDeviceSwapIndexBits(handles nHandles subSVs svDataType nGlobalIndexBits
        nLocalIndexBits indexBitSwaps nIndexBitSwaps maskBitString maskOrdering maskLen deviceNetworkType)
    );
    let arena = CallArena::new();
    ints!(u32, c_nHandles = nHandles);
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(
        u32, c_nGlobalIndexBits = nGlobalIndexBits, c_nLocalIndexBits = nLocalIndexBits,
        c_nIndexBitSwaps = nIndexBitSwaps, c_maskLen = maskLen
    );
    let c_deviceNetworkType = args::enumeration(
        deviceNetworkType, "deviceNetworkType", &custatevec1::custatevecDeviceNetworkType_t,
    )?;
    let c_handles = args::array(
        handles, "handles", &Ty::Value(&custatevec1::custatevecHandle_t), Some(c_nHandles as usize), &arena,
    )?;
    let c_subSVs = args::array(subSVs, "subSVs", &Ty::Pointer, Some(c_nHandles as usize), &arena)?;
    let c_indexBitSwaps = args::array(
        indexBitSwaps, "indexBitSwaps", &Ty::Record(&custatevec1::int2), Some(c_nIndexBitSwaps as usize), &arena,
    )?;
    let c_maskBitString = args::array(maskBitString, "maskBitString", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let c_maskOrdering = args::array(maskOrdering, "maskOrdering", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, u32, Ptr, i32, u32, u32, Ptr, u32, Ptr, Ptr, u32, i32,
    ) -> i32 = call.symbol(slots::custatevecMultiDeviceSwapIndexBits)?;
    let status = unsafe { released(py, || function(
        c_handles.cast(), c_nHandles, c_subSVs.cast(), c_svDataType, c_nGlobalIndexBits, c_nLocalIndexBits,
        c_indexBitSwaps.cast(), c_nIndexBitSwaps, c_maskBitString.cast(), c_maskOrdering.cast(), c_maskLen,
        c_deviceNetworkType,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSVSwapWorkerCreate, c"custatevecSVSwapWorkerCreate($self, handle, communicator, orgSubSV, orgSubSVIndex, orgEvent, svDataType, stream)
--

Creates an object that transfers parts of state vectors between processes.

``custatevecStatus_t custatevecSVSwapWorkerCreate(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, cudaEvent_t orgEvent, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
communicator : custatevecCommunicatorDescriptor_t or None
    Used after the call: keep it alive as long as ``svSwapWorker`` exists.
orgSubSV : device address or array
    cubind keeps it alive as long as ``svSwapWorker`` exists.
orgSubSVIndex : int
orgEvent : runtime.cudaEvent_t or None
    Used after the call: keep it alive as long as ``svSwapWorker`` exists.
svDataType : runtime.cudaDataType
stream : runtime.cudaStream_t or None
    Used after the call: keep it alive as long as ``svSwapWorker`` exists.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svSwapWorker : custatevecSVSwapWorkerDescriptor_t
extraWorkspaceSizeInBytes : int
minTransferWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerCreate
");

pub(crate) fn custatevecSVSwapWorkerCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecSVSwapWorkerCreate(handle communicator orgSubSV orgSubSVIndex orgEvent svDataType stream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_communicator = args::value::<
        u64,
    >(communicator, "communicator", &custatevec1::custatevecCommunicatorDescriptor_t)?;
    ints!(i32, c_orgSubSVIndex = orgSubSVIndex);
    let c_orgEvent = args::value::<u64>(orgEvent, "orgEvent", &runtime::cudaEvent_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_svSwapWorker: u64 = 0;
    let c_orgSubSV = args::device(orgSubSV, "orgSubSV", None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let mut c_minTransferWorkspaceSizeInBytes: u64 = 0;
    args::keep(orgSubSV, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, i32, u64, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::custatevecSVSwapWorkerCreate)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_svSwapWorker).cast(), c_communicator, c_orgSubSV.cast(), c_orgSubSVIndex, c_orgEvent,
        c_svDataType, c_stream, (&raw mut c_extraWorkspaceSizeInBytes).cast(),
        (&raw mut c_minTransferWorkspaceSizeInBytes).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64, None, arena);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64)?)?;
            tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?)?;
            tuple.push(out::u64(py, c_minTransferWorkspaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

documented!(custatevecSVSwapWorkerCreateWithSemaphore, c"custatevecSVSwapWorkerCreateWithSemaphore($self, handle, communicator, orgSubSV, orgSubSVIndex, orgSemaphore, svDataType, stream)
--

Creates such an object that waits for its peers by memory on the device.

``custatevecStatus_t custatevecSVSwapWorkerCreateWithSemaphore(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, void *orgSemaphore, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
communicator : custatevecCommunicatorDescriptor_t or None
    Used after the call: keep it alive as long as ``svSwapWorker`` exists.
orgSubSV, orgSemaphore : device address or array
    cubind keeps it alive as long as ``svSwapWorker`` exists.
orgSubSVIndex : int
svDataType : runtime.cudaDataType
stream : runtime.cudaStream_t or None
    Used after the call: keep it alive as long as ``svSwapWorker`` exists.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
svSwapWorker : custatevecSVSwapWorkerDescriptor_t
extraWorkspaceSizeInBytes : int
minTransferWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerCreateWithSemaphore
");

pub(crate) fn custatevecSVSwapWorkerCreateWithSemaphore<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecSVSwapWorkerCreateWithSemaphore(handle communicator orgSubSV orgSubSVIndex orgSemaphore
        svDataType stream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_communicator = args::value::<
        u64,
    >(communicator, "communicator", &custatevec1::custatevecCommunicatorDescriptor_t)?;
    ints!(i32, c_orgSubSVIndex = orgSubSVIndex);
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_svSwapWorker: u64 = 0;
    let c_orgSubSV = args::device(orgSubSV, "orgSubSV", None, &arena)?;
    let c_orgSemaphore = args::device(orgSemaphore, "orgSemaphore", None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let mut c_minTransferWorkspaceSizeInBytes: u64 = 0;
    args::keep(orgSubSV, &arena)?;
    args::keep(orgSemaphore, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, i32, Ptr, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::custatevecSVSwapWorkerCreateWithSemaphore)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_svSwapWorker).cast(), c_communicator, c_orgSubSV.cast(), c_orgSubSVIndex,
        c_orgSemaphore.cast(), c_svDataType, c_stream, (&raw mut c_extraWorkspaceSizeInBytes).cast(),
        (&raw mut c_minTransferWorkspaceSizeInBytes).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64, None, arena);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64)?)?;
            tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?)?;
            tuple.push(out::u64(py, c_minTransferWorkspaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

documented!(custatevecSVSwapWorkerDestroy, c"custatevecSVSwapWorkerDestroy($self, handle, svSwapWorker)
--

Destroys such an object.

``custatevecStatus_t custatevecSVSwapWorkerDestroy(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerDestroy
");

pub(crate) fn custatevecSVSwapWorkerDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecSVSwapWorkerDestroy(custatevec1::custatevecHandle_t,
        custatevec1::custatevecSVSwapWorkerDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecSVSwapWorkerDestroy",
        "handle svSwapWorker", slots::custatevecSVSwapWorkerDestroy
    )
}

/// The body of `custatevecSVSwapWorkerDestroy`, and of 1 more that are like it.
#[inline(never)]
fn like_custatevecSVSwapWorkerDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_alike((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::value::<u64>(a1, own.name(1), t1)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
    let detached = handle_keepalive::detach(t1, c1 as u64);
    let status = unsafe { released(py, || function(c0, c1)) };
    detached.finish(status == 0);
    returned0(py, t2, status)
}

documented!(custatevecSVSwapWorkerExecute, c"custatevecSVSwapWorkerExecute($self, handle, svSwapWorker, begin, end)
--

Transfers elements of state vectors.

``custatevecStatus_t custatevecSVSwapWorkerExecute(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, custatevecIndex_t begin, custatevecIndex_t end)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None
begin, end : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerExecute
");

pub(crate) fn custatevecSVSwapWorkerExecute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSVSwapWorkerExecute(handle svSwapWorker begin end));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svSwapWorker = args::value::<
        u64,
    >(svSwapWorker, "svSwapWorker", &custatevec1::custatevecSVSwapWorkerDescriptor_t)?;
    ints!(i64, c_begin = begin, c_end = end);
    let function: unsafe extern "system" fn(u64, u64, i64, i64) -> i32 = call
        .symbol(slots::custatevecSVSwapWorkerExecute)?;
    let status = unsafe { released(py, || function(c_handle, c_svSwapWorker, c_begin, c_end)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSVSwapWorkerSetExtraWorkspace, c"custatevecSVSwapWorkerSetExtraWorkspace($self, handle, svSwapWorker, extraWorkspace, extraWorkspaceSizeInBytes)
--

Gives it memory on the device to work in.

``custatevecStatus_t custatevecSVSwapWorkerSetExtraWorkspace(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None
extraWorkspace : device address or array
    cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.
extraWorkspaceSizeInBytes : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetExtraWorkspace
");

pub(crate) fn custatevecSVSwapWorkerSetExtraWorkspace<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecSVSwapWorkerSetExtraWorkspace(handle svSwapWorker extraWorkspace extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svSwapWorker = args::value::<
        u64,
    >(svSwapWorker, "svSwapWorker", &custatevec1::custatevecSVSwapWorkerDescriptor_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    args::keep(extraWorkspace, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::custatevecSVSwapWorkerSetExtraWorkspace)?;
    let status = unsafe {
        released(py, || function(c_handle, c_svSwapWorker, c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes))
    };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64,
            Some(("custatevecSVSwapWorkerSetExtraWorkspace", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSVSwapWorkerSetParameters, c"custatevecSVSwapWorkerSetParameters($self, handle, svSwapWorker, parameters, peer)
--

Says what it transfers, and to whom.

``custatevecStatus_t custatevecSVSwapWorkerSetParameters(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, const custatevecSVSwapParameters_t *parameters, int peer)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None
parameters : custatevecSVSwapParameters_t or None
peer : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetParameters
");

pub(crate) fn custatevecSVSwapWorkerSetParameters<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecSVSwapWorkerSetParameters(handle svSwapWorker parameters peer));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svSwapWorker = args::value::<
        u64,
    >(svSwapWorker, "svSwapWorker", &custatevec1::custatevecSVSwapWorkerDescriptor_t)?;
    ints!(i32, c_peer = peer);
    let c_parameters = args::optional_record(parameters, "parameters", &custatevec1::custatevecSVSwapParameters_t)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, i32) -> i32 = call
        .symbol(slots::custatevecSVSwapWorkerSetParameters)?;
    let status = unsafe { released(py, || function(c_handle, c_svSwapWorker, c_parameters.cast(), c_peer)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSVSwapWorkerSetSubSVsP2P, c"custatevecSVSwapWorkerSetSubSVsP2P($self, handle, svSwapWorker, dstSubSVsP2P, dstSubSVIndicesP2P, dstEvents, nDstSubSVsP2P)
--

Gives it parts of state vectors that the device reaches directly, and their events.

``custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2P(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, cudaEvent_t *dstEvents, uint32_t nDstSubSVsP2P)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None
dstSubSVsP2P : list[address or buffer] or None
    cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.
dstSubSVIndicesP2P : list[int] or None
dstEvents : list[runtime.cudaEvent_t] or None
    cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.
nDstSubSVsP2P : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetSubSVsP2P
");

pub(crate) fn custatevecSVSwapWorkerSetSubSVsP2P<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        custatevecSVSwapWorkerSetSubSVsP2P(handle svSwapWorker dstSubSVsP2P dstSubSVIndicesP2P dstEvents nDstSubSVsP2P)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svSwapWorker = args::value::<
        u64,
    >(svSwapWorker, "svSwapWorker", &custatevec1::custatevecSVSwapWorkerDescriptor_t)?;
    ints!(u32, c_nDstSubSVsP2P = nDstSubSVsP2P);
    let c_dstSubSVsP2P = args::array(
        dstSubSVsP2P, "dstSubSVsP2P", &Ty::Pointer, Some(c_nDstSubSVsP2P as usize), &arena,
    )?;
    let c_dstSubSVIndicesP2P = args::array(
        dstSubSVIndicesP2P, "dstSubSVIndicesP2P", &Ty::I32, Some(c_nDstSubSVsP2P as usize), &arena,
    )?;
    let c_dstEvents = args::array(
        dstEvents, "dstEvents", &Ty::Value(&runtime::cudaEvent_t), Some(c_nDstSubSVsP2P as usize), &arena,
    )?;
    args::keep(dstSubSVsP2P, &arena)?;
    args::keep(dstEvents, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, u32) -> i32 = call
        .symbol(slots::custatevecSVSwapWorkerSetSubSVsP2P)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svSwapWorker, c_dstSubSVsP2P.cast(), c_dstSubSVIndicesP2P.cast(), c_dstEvents.cast(),
        c_nDstSubSVsP2P,
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64,
            Some(("custatevecSVSwapWorkerSetSubSVsP2P", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores, c"custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores($self, handle, svSwapWorker, dstSubSVsP2P, dstSubSVIndicesP2P, dstSemaphores, nDstSubSVsP2P)
--

Gives it parts of state vectors that the device reaches directly.

``custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, void **dstSemaphores, uint32_t nDstSubSVsP2P)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None
dstSubSVsP2P, dstSemaphores : list[address or buffer] or None
    cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.
dstSubSVIndicesP2P : list[int] or None
nDstSubSVsP2P : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores
");

pub(crate) fn custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(handle svSwapWorker dstSubSVsP2P dstSubSVIndicesP2P
        dstSemaphores nDstSubSVsP2P)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svSwapWorker = args::value::<
        u64,
    >(svSwapWorker, "svSwapWorker", &custatevec1::custatevecSVSwapWorkerDescriptor_t)?;
    ints!(u32, c_nDstSubSVsP2P = nDstSubSVsP2P);
    let c_dstSubSVsP2P = args::array(
        dstSubSVsP2P, "dstSubSVsP2P", &Ty::Pointer, Some(c_nDstSubSVsP2P as usize), &arena,
    )?;
    let c_dstSubSVIndicesP2P = args::array(
        dstSubSVIndicesP2P, "dstSubSVIndicesP2P", &Ty::I32, Some(c_nDstSubSVsP2P as usize), &arena,
    )?;
    let c_dstSemaphores = args::array(
        dstSemaphores, "dstSemaphores", &Ty::Pointer, Some(c_nDstSubSVsP2P as usize), &arena,
    )?;
    args::keep(dstSubSVsP2P, &arena)?;
    args::keep(dstSemaphores, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, u32) -> i32 = call
        .symbol(slots::custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores)?;
    let status = unsafe { released(py, || function(
        c_handle, c_svSwapWorker, c_dstSubSVsP2P.cast(), c_dstSubSVIndicesP2P.cast(), c_dstSemaphores.cast(),
        c_nDstSubSVsP2P,
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64,
            Some(("custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSVSwapWorkerSetTransferWorkspace, c"custatevecSVSwapWorkerSetTransferWorkspace($self, handle, svSwapWorker, transferWorkspace, transferWorkspaceSizeInBytes)
--

Gives it memory on the device for what is transferred.

``custatevecStatus_t custatevecSVSwapWorkerSetTransferWorkspace(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *transferWorkspace, size_t transferWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
svSwapWorker : custatevecSVSwapWorkerDescriptor_t or None
transferWorkspace : device address or array
    cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.
transferWorkspaceSizeInBytes : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetTransferWorkspace
");

pub(crate) fn custatevecSVSwapWorkerSetTransferWorkspace<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        custatevecSVSwapWorkerSetTransferWorkspace(handle svSwapWorker transferWorkspace transferWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svSwapWorker = args::value::<
        u64,
    >(svSwapWorker, "svSwapWorker", &custatevec1::custatevecSVSwapWorkerDescriptor_t)?;
    ints!(u64, c_transferWorkspaceSizeInBytes = transferWorkspaceSizeInBytes);
    let c_transferWorkspace = args::device(transferWorkspace, "transferWorkspace", None, &arena)?;
    args::keep(transferWorkspace, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::custatevecSVSwapWorkerSetTransferWorkspace)?;
    let status = unsafe {
        released(py, || function(c_handle, c_svSwapWorker, c_transferWorkspace.cast(), c_transferWorkspaceSizeInBytes))
    };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecSVSwapWorkerDescriptor_t, c_svSwapWorker as u64,
            Some(("custatevecSVSwapWorkerSetTransferWorkspace", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSamplerApplySubSVOffset, c"custatevecSamplerApplySubSVOffset($self, handle, sampler, subSVOrd, nSubSVs, offset, norm)
--

Tells a sampler which part of the whole state its vector is.

``custatevecStatus_t custatevecSamplerApplySubSVOffset(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, int32_t subSVOrd, uint32_t nSubSVs, double offset, double norm)``

Parameters
----------
handle : custatevecHandle_t or None
sampler : custatevecSamplerDescriptor_t or None
subSVOrd, nSubSVs : int
offset, norm : float

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerApplySubSVOffset
");

pub(crate) fn custatevecSamplerApplySubSVOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecSamplerApplySubSVOffset(handle sampler subSVOrd nSubSVs offset norm));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_sampler = args::value::<
        u64,
    >(sampler, "sampler", &custatevec1::custatevecSamplerDescriptor_t)?;
    ints!(i32, c_subSVOrd = subSVOrd);
    ints!(u32, c_nSubSVs = nSubSVs);
    let c_offset = args::f64(offset)?;
    let c_norm = args::f64(norm)?;
    let function: unsafe extern "system" fn(u64, u64, i32, u32, f64, f64) -> i32 = call
        .symbol(slots::custatevecSamplerApplySubSVOffset)?;
    let status = unsafe { released(py, || function(c_handle, c_sampler, c_subSVOrd, c_nSubSVs, c_offset, c_norm)) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSamplerCreate, c"custatevecSamplerCreate($self, handle, sv, svDataType, nIndexBits, nMaxShots)
--

Creates a sampler of a state vector.

``custatevecStatus_t custatevecSamplerCreate(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, custatevecSamplerDescriptor_t *sampler, uint32_t nMaxShots, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    cubind keeps it alive as long as ``sampler`` exists.
svDataType : runtime.cudaDataType
nIndexBits, nMaxShots : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
sampler : custatevecSamplerDescriptor_t
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerCreate
");

pub(crate) fn custatevecSamplerCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSamplerCreate(handle sv svDataType nIndexBits nMaxShots));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nMaxShots = nMaxShots);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let mut c_sampler: u64 = 0;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    args::keep(sv, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, u32, Ptr, u32, Ptr) -> i32 = call
        .symbol(slots::custatevecSamplerCreate)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, (&raw mut c_sampler).cast(), c_nMaxShots,
        (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecSamplerDescriptor_t, c_sampler as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&custatevec1::custatevecSamplerDescriptor_t, c_sampler as u64, None, arena);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecSamplerDescriptor_t, c_sampler as u64)?)?;
            tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

documented!(custatevecSamplerDestroy, c"custatevecSamplerDestroy($self, sampler)
--

Destroys a sampler.

``custatevecStatus_t custatevecSamplerDestroy(custatevecSamplerDescriptor_t sampler)``

Parameters
----------
sampler : custatevecSamplerDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerDestroy
");

pub(crate) fn custatevecSamplerDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecAccessorDestroy(custatevec1::custatevecSamplerDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecSamplerDestroy", "sampler",
        slots::custatevecSamplerDestroy
    )
}

documented!(custatevecSamplerGetSquaredNorm, c"custatevecSamplerGetSquaredNorm($self, handle, sampler)
--

Returns the squared norm of a sampler's state vector.

``custatevecStatus_t custatevecSamplerGetSquaredNorm(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, double *norm)``

Parameters
----------
handle : custatevecHandle_t or None
sampler : custatevecSamplerDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
norm : float

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerGetSquaredNorm
");

pub(crate) fn custatevecSamplerGetSquaredNorm<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, custatevecSamplerGetSquaredNorm(handle sampler));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_sampler = args::value::<
        u64,
    >(sampler, "sampler", &custatevec1::custatevecSamplerDescriptor_t)?;
    let mut c_norm: f64 = 0.0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::custatevecSamplerGetSquaredNorm)?;
    let status = unsafe { released(py, || function(c_handle, c_sampler, (&raw mut c_norm).cast())) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::f64(py, c_norm)?))
}

documented!(custatevecSamplerPreprocess, c"custatevecSamplerPreprocess($self, handle, sampler, extraWorkspace, extraWorkspaceSizeInBytes)
--

Prepares a sampler, in memory of the program's.

``custatevecStatus_t custatevecSamplerPreprocess(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
sampler : custatevecSamplerDescriptor_t or None
extraWorkspace : device address or array
    cubind keeps it alive until ``sampler`` is destroyed, or such a call replaces it.
extraWorkspaceSizeInBytes : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerPreprocess
");

pub(crate) fn custatevecSamplerPreprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSamplerPreprocess(handle sampler extraWorkspace extraWorkspaceSizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_sampler = args::value::<
        u64,
    >(sampler, "sampler", &custatevec1::custatevecSamplerDescriptor_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    args::keep(extraWorkspace, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::custatevecSamplerPreprocess)?;
    let status = unsafe {
        released(py, || function(c_handle, c_sampler, c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes))
    };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecSamplerDescriptor_t, c_sampler as u64, Some(("custatevecSamplerPreprocess", 0)),
            arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSamplerSample, c"custatevecSamplerSample($self, handle, sampler, bitOrdering, bitStringLen, randnums, nShots, output)
--

Draws values of some qubits by the program's random numbers.

``custatevecStatus_t custatevecSamplerSample(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *randnums, uint32_t nShots, custatevecSamplerOutput_t output)``

Parameters
----------
handle : custatevecHandle_t or None
sampler : custatevecSamplerDescriptor_t or None
bitOrdering : list[int] or None
bitStringLen, nShots : int
randnums : list[float] or None
output : custatevecSamplerOutput_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
bitStrings : list[int]

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerSample
");

pub(crate) fn custatevecSamplerSample<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSamplerSample(handle sampler bitOrdering bitStringLen randnums nShots output));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_sampler = args::value::<
        u64,
    >(sampler, "sampler", &custatevec1::custatevecSamplerDescriptor_t)?;
    ints!(u32, c_bitStringLen = bitStringLen, c_nShots = nShots);
    let c_output = args::enumeration(output, "output", &custatevec1::custatevecSamplerOutput_t)?;
    let c_bitStrings_length: usize = c_nShots as usize;
    let c_bitStrings = args::output_memory(py, c_bitStrings_length, Ty::I64.size(), &arena)?;
    let c_bitOrdering = args::array(bitOrdering, "bitOrdering", &Ty::I32, Some(c_bitStringLen as usize), &arena)?;
    let c_randnums = args::array(randnums, "randnums", &Ty::F64, Some(c_nShots as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, u32, Ptr, u32, i32,
    ) -> i32 = call.symbol(slots::custatevecSamplerSample)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sampler, c_bitStrings.cast(), c_bitOrdering.cast(), c_bitStringLen, c_randnums.cast(), c_nShots,
        c_output,
    )) };
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I64, c_bitStrings.cast(), c_bitStrings_length) }?)
        },
    )
}

documented!(custatevecSetDeviceMemHandler, c"custatevecSetDeviceMemHandler($self, handle, handler)
--

Makes a handle allocate memory by functions of the program; NULL ends it.

``custatevecStatus_t custatevecSetDeviceMemHandler(custatevecHandle_t handle, const custatevecDeviceMemHandler_t *handler)``

Parameters
----------
handle : custatevecHandle_t or None
handler : custatevecDeviceMemHandler_t or None
    cubind keeps it alive until ``handle`` is destroyed, or such a call replaces it.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetDeviceMemHandler
");

pub(crate) fn custatevecSetDeviceMemHandler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSetDeviceMemHandler(handle handler));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_handler = args::optional_record(handler, "handler", &custatevec1::custatevecDeviceMemHandler_t)?;
    args::keep(handler, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::custatevecSetDeviceMemHandler)?;
    let status = unsafe { released(py, || function(c_handle, c_handler.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecHandle_t, c_handle as u64, Some(("custatevecSetDeviceMemHandler", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSetMathMode, c"custatevecSetMathMode($self, handle, mode)
--

Sets whether a handle may compute with lower precision.

``custatevecStatus_t custatevecSetMathMode(custatevecHandle_t handle, custatevecMathMode_t mode)``

Parameters
----------
handle : custatevecHandle_t or None
mode : custatevecMathMode_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetMathMode
");

pub(crate) fn custatevecSetMathMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call,
        like_custatevecExStateVectorExposeResources(custatevec1::custatevecHandle_t,
        custatevec1::custatevecMathMode_t, custatevec1::custatevecStatus_t),
        "custatevecSetMathMode", "handle mode", slots::custatevecSetMathMode
    )
}

documented!(custatevecSetStream, c"custatevecSetStream($self, handle, streamId)
--

Sets the stream on which a handle works.

``custatevecStatus_t custatevecSetStream(custatevecHandle_t handle, cudaStream_t streamId)``

Parameters
----------
handle : custatevecHandle_t or None
streamId : runtime.cudaStream_t or None
    Used after the call: keep it alive until ``handle`` is destroyed or set again.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetStream
");

pub(crate) fn custatevecSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecCommunicatorDestroy(custatevec1::custatevecHandle_t,
        runtime::cudaStream_t, custatevec1::custatevecStatus_t), "custatevecSetStream",
        "handle streamId", slots::custatevecSetStream
    )
}

documented!(custatevecSetWorkspace, c"custatevecSetWorkspace($self, handle, workspace, workspaceSizeInBytes)
--

Gives a handle memory on the device to work in.

``custatevecStatus_t custatevecSetWorkspace(custatevecHandle_t handle, void *workspace, size_t workspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
workspace : device address or array
    cubind keeps it alive until ``handle`` is destroyed, or such a call replaces it.
workspaceSizeInBytes : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetWorkspace
");

pub(crate) fn custatevecSetWorkspace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSetWorkspace(handle workspace workspaceSizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    ints!(u64, c_workspaceSizeInBytes = workspaceSizeInBytes);
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    args::keep(workspace, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::custatevecSetWorkspace)?;
    let status = unsafe { released(py, || function(c_handle, c_workspace.cast(), c_workspaceSizeInBytes)) };
    if status == 0 {
        handle_keepalive::hold(
            &custatevec1::custatevecHandle_t, c_handle as u64, Some(("custatevecSetWorkspace", 0)), arena,
        );
    }
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSubSVMigratorCreate, c"custatevecSubSVMigratorCreate($self, handle, deviceSlices, svDataType, nDeviceSlices, nSliceLocalIndexBits)
--

Creates an object that moves parts of a state vector between host and device.

``custatevecStatus_t custatevecSubSVMigratorCreate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t *migrator, void *deviceSlices, cudaDataType_t svDataType, int nDeviceSlices, int nSliceLocalIndexBits)``

Parameters
----------
handle : custatevecHandle_t or None
deviceSlices : device address or array
    cubind keeps it alive as long as ``migrator`` exists.
svDataType : runtime.cudaDataType
nDeviceSlices, nSliceLocalIndexBits : int

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
migrator : custatevecSubSVMigratorDescriptor_t

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorCreate
");

pub(crate) fn custatevecSubSVMigratorCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, custatevecSubSVMigratorCreate(handle deviceSlices svDataType nDeviceSlices nSliceLocalIndexBits));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(i32, c_nDeviceSlices = nDeviceSlices, c_nSliceLocalIndexBits = nSliceLocalIndexBits);
    let mut c_migrator: u64 = 0;
    let c_deviceSlices = args::device(deviceSlices, "deviceSlices", None, &arena)?;
    args::keep(deviceSlices, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, i32, i32, i32) -> i32 = call
        .symbol(slots::custatevecSubSVMigratorCreate)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_migrator).cast(), c_deviceSlices.cast(), c_svDataType, c_nDeviceSlices,
        c_nSliceLocalIndexBits,
    )) };
    if status == 0 {
        handle_keepalive::made(&custatevec1::custatevecSubSVMigratorDescriptor_t, c_migrator as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&custatevec1::custatevecSubSVMigratorDescriptor_t, c_migrator as u64, None, arena);
    }
    returned(
        py,
        &custatevec1::custatevecStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &custatevec1::custatevecSubSVMigratorDescriptor_t, c_migrator as u64)?)
        },
    )
}

documented!(custatevecSubSVMigratorDestroy, c"custatevecSubSVMigratorDestroy($self, handle, migrator)
--

Destroys such an object.

``custatevecStatus_t custatevecSubSVMigratorDestroy(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator)``

Parameters
----------
handle : custatevecHandle_t or None
migrator : custatevecSubSVMigratorDescriptor_t or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorDestroy
");

pub(crate) fn custatevecSubSVMigratorDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    alike!(
        call, like_custatevecSVSwapWorkerDestroy(custatevec1::custatevecHandle_t,
        custatevec1::custatevecSubSVMigratorDescriptor_t,
        custatevec1::custatevecStatus_t), "custatevecSubSVMigratorDestroy",
        "handle migrator", slots::custatevecSubSVMigratorDestroy
    )
}

documented!(custatevecSubSVMigratorMigrate, c"custatevecSubSVMigratorMigrate($self, handle, migrator, deviceSliceIndex, srcSubSVSlice, dstSubSVSlice, begin, end)
--

Moves one part to the device, another one from it, or exchanges them.

``custatevecStatus_t custatevecSubSVMigratorMigrate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator, int deviceSliceIndex, const void *srcSubSVSlice, void *dstSubSVSlice, custatevecIndex_t begin, custatevecIndex_t end)``

Parameters
----------
handle : custatevecHandle_t or None
migrator : custatevecSubSVMigratorDescriptor_t or None
deviceSliceIndex, begin, end : int
srcSubSVSlice, dstSubSVSlice : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorMigrate
");

pub(crate) fn custatevecSubSVMigratorMigrate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        custatevecSubSVMigratorMigrate(handle migrator deviceSliceIndex srcSubSVSlice dstSubSVSlice begin end)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_migrator = args::value::<
        u64,
    >(migrator, "migrator", &custatevec1::custatevecSubSVMigratorDescriptor_t)?;
    ints!(i32, c_deviceSliceIndex = deviceSliceIndex);
    ints!(i64, c_begin = begin, c_end = end);
    let c_srcSubSVSlice = args::either(srcSubSVSlice, "srcSubSVSlice", None, false, None, &arena)?;
    let c_dstSubSVSlice = args::either(dstSubSVSlice, "dstSubSVSlice", None, true, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr, i64, i64) -> i32 = call
        .symbol(slots::custatevecSubSVMigratorMigrate)?;
    let status = unsafe { released(py, || function(
        c_handle, c_migrator, c_deviceSliceIndex, c_srcSubSVSlice.cast(), c_dstSubSVSlice.cast(), c_begin, c_end,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecSwapIndexBits, c"custatevecSwapIndexBits($self, handle, sv, svDataType, nIndexBits, bitSwaps, nBitSwaps, maskBitString, maskOrdering, maskLen)
--

Exchanges qubits of a state vector.

``custatevecStatus_t custatevecSwapIndexBits(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t nIndexBits, const int2 *bitSwaps, uint32_t nBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen)``

Parameters
----------
handle : custatevecHandle_t or None
sv : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
svDataType : runtime.cudaDataType
nIndexBits, nBitSwaps, maskLen : int
bitSwaps : list[int2] or None
maskBitString, maskOrdering : list[int] or None

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSwapIndexBits
");

pub(crate) fn custatevecSwapIndexBits<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        custatevecSwapIndexBits(handle sv svDataType nIndexBits bitSwaps nBitSwaps maskBitString maskOrdering maskLen)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_svDataType = args::enumeration(svDataType, "svDataType", &runtime::cudaDataType)?;
    ints!(u32, c_nIndexBits = nIndexBits, c_nBitSwaps = nBitSwaps, c_maskLen = maskLen);
    let c_sv = args::device(sv, "sv", None, &arena)?;
    let c_bitSwaps = args::array(
        bitSwaps, "bitSwaps", &Ty::Record(&custatevec1::int2), Some(c_nBitSwaps as usize), &arena,
    )?;
    let c_maskBitString = args::array(maskBitString, "maskBitString", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let c_maskOrdering = args::array(maskOrdering, "maskOrdering", &Ty::I32, Some(c_maskLen as usize), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, u32, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::custatevecSwapIndexBits)?;
    let status = unsafe { released(py, || function(
        c_handle, c_sv.cast(), c_svDataType, c_nIndexBits, c_bitSwaps.cast(), c_nBitSwaps, c_maskBitString.cast(),
        c_maskOrdering.cast(), c_maskLen,
    )) };
    returned0(py, &custatevec1::custatevecStatus_t, status)
}

documented!(custatevecTestMatrixType, c"custatevecTestMatrixType($self, handle, matrixType, matrix, matrixDataType, layout, nTargets, adjoint, computeType, extraWorkspace, extraWorkspaceSizeInBytes)
--

Computes how far a matrix is from being unitary or Hermitian.

``custatevecStatus_t custatevecTestMatrixType(custatevecHandle_t handle, double *residualNorm, custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nTargets, int32_t adjoint, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
matrixType : custatevecMatrixType_t
matrix : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matrixDataType : runtime.cudaDataType
layout : custatevecMatrixLayout_t
nTargets, adjoint, extraWorkspaceSizeInBytes : int
computeType : custatevecComputeType_t
extraWorkspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
residualNorm : float

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecTestMatrixType
");

pub(crate) fn custatevecTestMatrixType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, custatevecTestMatrixType(handle matrixType matrix matrixDataType layout nTargets adjoint computeType
        extraWorkspace extraWorkspaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_matrixType = args::enumeration(matrixType, "matrixType", &custatevec1::custatevecMatrixType_t)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(u32, c_nTargets = nTargets);
    ints!(i32, c_adjoint = adjoint);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    ints!(u64, c_extraWorkspaceSizeInBytes = extraWorkspaceSizeInBytes);
    let mut c_residualNorm: f64 = 0.0;
    let c_matrix = args::either(matrix, "matrix", None, false, None, &arena)?;
    let c_extraWorkspace = args::device(extraWorkspace, "extraWorkspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, Ptr, i32, i32, u32, i32, i32, Ptr, u64,
    ) -> i32 = call.symbol(slots::custatevecTestMatrixType)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_residualNorm).cast(), c_matrixType, c_matrix.cast(), c_matrixDataType, c_layout,
        c_nTargets, c_adjoint, c_computeType, c_extraWorkspace.cast(), c_extraWorkspaceSizeInBytes,
    )) };
    returned(py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::f64(py, c_residualNorm)?))
}

documented!(custatevecTestMatrixTypeGetWorkspaceSize, c"custatevecTestMatrixTypeGetWorkspaceSize($self, handle, matrixType, matrix, matrixDataType, layout, nTargets, adjoint, computeType)
--

Returns the memory that testing a matrix' type needs.

``custatevecStatus_t custatevecTestMatrixTypeGetWorkspaceSize(custatevecHandle_t handle, custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nTargets, int32_t adjoint, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

Parameters
----------
handle : custatevecHandle_t or None
matrixType : custatevecMatrixType_t
matrix : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matrixDataType : runtime.cudaDataType
layout : custatevecMatrixLayout_t
nTargets, adjoint : int
computeType : custatevecComputeType_t

Returns
-------
custatevecStatus_t
    ``CUSTATEVEC_STATUS_SUCCESS``.
extraWorkspaceSizeInBytes : int

Notes
-----
In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecTestMatrixTypeGetWorkspaceSize
");

pub(crate) fn custatevecTestMatrixTypeGetWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, custatevecTestMatrixTypeGetWorkspaceSize(handle matrixType matrix matrixDataType layout nTargets
        adjoint computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &custatevec1::custatevecHandle_t)?;
    let c_matrixType = args::enumeration(matrixType, "matrixType", &custatevec1::custatevecMatrixType_t)?;
    let c_matrixDataType = args::enumeration(matrixDataType, "matrixDataType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &custatevec1::custatevecMatrixLayout_t)?;
    ints!(u32, c_nTargets = nTargets);
    ints!(i32, c_adjoint = adjoint);
    let c_computeType = args::enumeration(computeType, "computeType", &custatevec1::custatevecComputeType_t)?;
    let c_matrix = args::either(matrix, "matrix", None, false, None, &arena)?;
    let mut c_extraWorkspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, i32, i32, u32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::custatevecTestMatrixTypeGetWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_matrixType, c_matrix.cast(), c_matrixDataType, c_layout, c_nTargets, c_adjoint, c_computeType,
        (&raw mut c_extraWorkspaceSizeInBytes).cast(),
    )) };
    returned(
        py, &custatevec1::custatevecStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_extraWorkspaceSizeInBytes)?),
    )
}
