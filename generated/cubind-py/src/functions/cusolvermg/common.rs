//! Functions of cusolvermg in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{cublas, cusolver, cusolvermg, runtime};

#[inline(always)]
pub(crate) fn cusolverMgCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgCreate());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusolverMgCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusolvermg::cusolverMgHandle_t, c_handle as u64);
    }
    returned(
        py,
        &cusolver::cusolverStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusolvermg::cusolverMgHandle_t, c_handle as u64)?)
        },
    )
}

#[inline(always)]
pub(crate) fn cusolverMgCreateDeviceGrid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgCreateDeviceGrid(numRowDevices numColDevices deviceId mapping));
    let arena = CallArena::new();
    ints!(i32, c_numRowDevices = numRowDevices, c_numColDevices = numColDevices);
    let c_mapping = args::enumeration(mapping, "mapping", &cusolvermg::cusolverMgGridMapping_t)?;
    let mut c_grid: u64 = 0;
    let c_deviceId = args::array(deviceId, "deviceId", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32, Ptr, i32) -> i32 = call
        .symbol(slots::cusolverMgCreateDeviceGrid)?;
    let status = unsafe { released(
        py, || function((&raw mut c_grid).cast(), c_numRowDevices, c_numColDevices, c_deviceId.cast(), c_mapping),
    ) };
    returned(
        py, &cusolver::cusolverStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusolvermg::cudaLibMgGrid_t, c_grid as u64)?),
    )
}

#[inline(always)]
pub(crate) fn cusolverMgCreateMatrixDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgCreateMatrixDesc(numRows numCols rowBlockSize colBlockSize dataType grid));
    ints!(i64, c_numRows = numRows, c_numCols = numCols, c_rowBlockSize = rowBlockSize, c_colBlockSize = colBlockSize);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_grid = args::value::<u64>(grid, "grid", &cusolvermg::cudaLibMgGrid_t)?;
    let mut c_desc: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, i64, i64, i64, i64, i32, u64) -> i32 = call
        .symbol(slots::cusolverMgCreateMatrixDesc)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_desc).cast(), c_numRows, c_numCols, c_rowBlockSize, c_colBlockSize, c_dataType, c_grid,
    )) };
    returned(
        py,
        &cusolver::cusolverStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusolvermg::cudaLibMgMatrixDesc_t, c_desc as u64)?)
        },
    )
}

#[inline(always)]
pub(crate) fn cusolverMgDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgDestroy(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusolverMgDestroy)?;
    let detached = handle_keepalive::detach(&cusolvermg::cusolverMgHandle_t, c_handle as u64);
    let status = unsafe { released(py, || function(c_handle)) };
    detached.finish(status == 0);
    returned0(py, &cusolver::cusolverStatus_t, status)
}

shared!(
    cusolverMgDestroyGrid = like_cusolverMgDestroyGrid(cusolvermg::cudaLibMgGrid_t,
    cusolver::cusolverStatus_t), "cusolverMgDestroyGrid", "grid",
    slots::cusolverMgDestroyGrid
);

/// The shared body of `cusolverMgDestroyGrid` and other functions.
#[inline(never)]
fn like_cusolverMgDestroyGrid<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

shared!(
    cusolverMgDestroyMatrixDesc =
    like_cusolverMgDestroyGrid(cusolvermg::cudaLibMgMatrixDesc_t,
    cusolver::cusolverStatus_t), "cusolverMgDestroyMatrixDesc", "desc",
    slots::cusolverMgDestroyMatrixDesc
);

#[inline(always)]
pub(crate) fn cusolverMgDeviceSelect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgDeviceSelect(handle nbDevices deviceId));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    ints!(i32, c_nbDevices = nbDevices);
    let c_deviceId = args::array(
        deviceId, "deviceId", &Ty::I32, Some(args::length(py, c_nbDevices.into(), "nbDevices")?), &arena,
    )?;
    args::keep(deviceId, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cusolverMgDeviceSelect)?;
    let status = unsafe { released(py, || function(c_handle, c_nbDevices, c_deviceId.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusolvermg::cusolverMgHandle_t, c_handle as u64, Some(("cusolverMgDeviceSelect", 0)), arena,
        );
    }
    returned0(py, &cusolver::cusolverStatus_t, status)
}

#[inline(always)]
pub(crate) fn cusolverMgGetrf<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgGetrf(handle M N array_d_A IA JA descrA array_d_IPIV computeType array_d_work lwork));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    ints!(i32, c_M = M, c_N = N, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    ints!(i64, c_lwork = lwork);
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_array_d_IPIV = args::array(array_d_IPIV, "array_d_IPIV", &Ty::Pointer, None, &arena)?;
    let c_array_d_work = args::array(array_d_work, "array_d_work", &Ty::Pointer, None, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, i32, u64, Ptr, i32, Ptr, i64, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgGetrf)?;
    let status = unsafe { released(py, || function(
        c_handle, c_M, c_N, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_array_d_IPIV.cast(), c_computeType,
        c_array_d_work.cast(), c_lwork, (&raw mut c_info).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_info)?))
}

#[inline(always)]
pub(crate) fn cusolverMgGetrf_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgGetrf_bufferSize(handle M N array_d_A IA JA descrA array_d_IPIV computeType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    ints!(i32, c_M = M, c_N = N, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_array_d_IPIV = args::array(array_d_IPIV, "array_d_IPIV", &Ty::Pointer, None, &arena)?;
    let mut c_lwork: i64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, i32, u64, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgGetrf_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_M, c_N, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_array_d_IPIV.cast(), c_computeType,
        (&raw mut c_lwork).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_lwork)?))
}

#[inline(always)]
pub(crate) fn cusolverMgGetrs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusolverMgGetrs(handle TRANS N NRHS array_d_A IA JA descrA array_d_IPIV array_d_B IB JB descrB
        computeType array_d_work lwork)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let c_TRANS = args::enumeration(TRANS, "TRANS", &cublas::cublasOperation_t)?;
    ints!(i32, c_N = N, c_NRHS = NRHS, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    ints!(i32, c_IB = IB, c_JB = JB);
    let c_descrB = args::value::<
        u64,
    >(descrB, "descrB", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    ints!(i64, c_lwork = lwork);
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_array_d_IPIV = args::array(array_d_IPIV, "array_d_IPIV", &Ty::Pointer, None, &arena)?;
    let c_array_d_B = args::array(array_d_B, "array_d_B", &Ty::Pointer, None, &arena)?;
    let c_array_d_work = args::array(array_d_work, "array_d_work", &Ty::Pointer, None, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, i32, i32, u64, Ptr, Ptr, i32, i32, u64, i32, Ptr, i64, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgGetrs)?;
    let status = unsafe { released(py, || function(
        c_handle, c_TRANS, c_N, c_NRHS, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_array_d_IPIV.cast(),
        c_array_d_B.cast(), c_IB, c_JB, c_descrB, c_computeType, c_array_d_work.cast(), c_lwork,
        (&raw mut c_info).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_info)?))
}

#[inline(always)]
pub(crate) fn cusolverMgGetrs_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusolverMgGetrs_bufferSize(handle TRANS N NRHS array_d_A IA JA descrA array_d_IPIV array_d_B IB JB
        descrB computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let c_TRANS = args::enumeration(TRANS, "TRANS", &cublas::cublasOperation_t)?;
    ints!(i32, c_N = N, c_NRHS = NRHS, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    ints!(i32, c_IB = IB, c_JB = JB);
    let c_descrB = args::value::<
        u64,
    >(descrB, "descrB", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_array_d_IPIV = args::array(array_d_IPIV, "array_d_IPIV", &Ty::Pointer, None, &arena)?;
    let c_array_d_B = args::array(array_d_B, "array_d_B", &Ty::Pointer, None, &arena)?;
    let mut c_lwork: i64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, i32, i32, u64, Ptr, Ptr, i32, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgGetrs_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_TRANS, c_N, c_NRHS, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_array_d_IPIV.cast(),
        c_array_d_B.cast(), c_IB, c_JB, c_descrB, c_computeType, (&raw mut c_lwork).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_lwork)?))
}

shared!(
    cusolverMgPotrf = like_cusolverMgPotrf(cusolvermg::cusolverMgHandle_t,
    cublas::cublasFillMode_t, cusolvermg::cudaLibMgMatrixDesc_t, runtime::cudaDataType,
    Ty::Pointer, cusolver::cusolverStatus_t), "cusolverMgPotrf",
    "handle uplo N array_d_A IA JA descrA computeType array_d_work lwork",
    slots::cusolverMgPotrf
);

/// The shared body of `cusolverMgPotrf` and other functions.
#[inline(never)]
fn like_cusolverMgPotrf<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::value::<u64>(a6, own.name(6), t2)?;
            let c7 = args::enumeration(a7, own.name(7), t3)?;
            let c9 = args::i64(a9, own.name(9))?;
            let c3 = args::array(a3, own.name(3), t4, None, &arena)?;
            let c8 = args::array(a8, own.name(8), t4, None, &arena)?;
            let mut c10: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, i32, u64, i32, Ptr, i64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5, c6, c7, c8.cast(), c9, (&raw mut c10).cast()))
            };
            returned(py, t5, status, 1, |tuple| tuple.push(out::i32(py, c10)?))
        },
    )
}

shared!(
    cusolverMgPotrf_bufferSize =
    like_cusolverMgPotrf_bufferSize(cusolvermg::cusolverMgHandle_t,
    cublas::cublasFillMode_t, cusolvermg::cudaLibMgMatrixDesc_t, runtime::cudaDataType,
    Ty::Pointer, cusolver::cusolverStatus_t), "cusolverMgPotrf_bufferSize",
    "handle uplo N array_d_A IA JA descrA computeType", slots::cusolverMgPotrf_bufferSize
);

/// The shared body of `cusolverMgPotrf_bufferSize` and other functions.
#[inline(never)]
fn like_cusolverMgPotrf_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::value::<u64>(a6, own.name(6), t2)?;
            let c7 = args::enumeration(a7, own.name(7), t3)?;
            let c3 = args::array(a3, own.name(3), t4, None, &arena)?;
            let mut c8: i64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, i32, u64, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5, c6, c7, (&raw mut c8).cast()))
            };
            returned(py, t5, status, 1, |tuple| tuple.push(out::i64(py, c8)?))
        },
    )
}

shared!(
    cusolverMgPotri = like_cusolverMgPotrf(cusolvermg::cusolverMgHandle_t,
    cublas::cublasFillMode_t, cusolvermg::cudaLibMgMatrixDesc_t, runtime::cudaDataType,
    Ty::Pointer, cusolver::cusolverStatus_t), "cusolverMgPotri",
    "handle uplo N array_d_A IA JA descrA computeType array_d_work lwork",
    slots::cusolverMgPotri
);

shared!(
    cusolverMgPotri_bufferSize =
    like_cusolverMgPotrf_bufferSize(cusolvermg::cusolverMgHandle_t,
    cublas::cublasFillMode_t, cusolvermg::cudaLibMgMatrixDesc_t, runtime::cudaDataType,
    Ty::Pointer, cusolver::cusolverStatus_t), "cusolverMgPotri_bufferSize",
    "handle uplo N array_d_A IA JA descrA computeType", slots::cusolverMgPotri_bufferSize
);

#[inline(always)]
pub(crate) fn cusolverMgPotrs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusolverMgPotrs(handle uplo n nrhs array_d_A IA JA descrA array_d_B IB JB descrB computeType array_d_work lwork)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let c_uplo = args::enumeration(uplo, "uplo", &cublas::cublasFillMode_t)?;
    ints!(i32, c_n = n, c_nrhs = nrhs, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    ints!(i32, c_IB = IB, c_JB = JB);
    let c_descrB = args::value::<
        u64,
    >(descrB, "descrB", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    ints!(i64, c_lwork = lwork);
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_array_d_B = args::array(array_d_B, "array_d_B", &Ty::Pointer, None, &arena)?;
    let c_array_d_work = args::array(array_d_work, "array_d_work", &Ty::Pointer, None, &arena)?;
    let mut c_h_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, i32, i32, u64, Ptr, i32, i32, u64, i32, Ptr, i64, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgPotrs)?;
    let status = unsafe { released(py, || function(
        c_handle, c_uplo, c_n, c_nrhs, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_array_d_B.cast(), c_IB, c_JB,
        c_descrB, c_computeType, c_array_d_work.cast(), c_lwork, (&raw mut c_h_info).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_h_info)?))
}

#[inline(always)]
pub(crate) fn cusolverMgPotrs_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusolverMgPotrs_bufferSize(handle uplo n nrhs array_d_A IA JA descrA array_d_B IB JB descrB computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let c_uplo = args::enumeration(uplo, "uplo", &cublas::cublasFillMode_t)?;
    ints!(i32, c_n = n, c_nrhs = nrhs, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    ints!(i32, c_IB = IB, c_JB = JB);
    let c_descrB = args::value::<
        u64,
    >(descrB, "descrB", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_array_d_B = args::array(array_d_B, "array_d_B", &Ty::Pointer, None, &arena)?;
    let mut c_lwork: i64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, i32, i32, u64, Ptr, i32, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgPotrs_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_uplo, c_n, c_nrhs, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_array_d_B.cast(), c_IB, c_JB,
        c_descrB, c_computeType, (&raw mut c_lwork).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_lwork)?))
}

#[inline(always)]
pub(crate) fn cusolverMgSyevd<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusolverMgSyevd(handle jobz uplo N array_d_A IA JA descrA W dataTypeW computeType array_d_work lwork)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let c_jobz = args::enumeration(jobz, "jobz", &cusolver::cusolverEigMode_t)?;
    let c_uplo = args::enumeration(uplo, "uplo", &cublas::cublasFillMode_t)?;
    ints!(i32, c_N = N, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_dataTypeW = args::enumeration(dataTypeW, "dataTypeW", &runtime::cudaDataType)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    ints!(i64, c_lwork = lwork);
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_W = args::either(W, "W", None, true, None, &arena)?;
    let c_array_d_work = args::array(array_d_work, "array_d_work", &Ty::Pointer, None, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, i32, i32, u64, Ptr, i32, i32, Ptr, i64, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgSyevd)?;
    let status = unsafe { released(py, || function(
        c_handle, c_jobz, c_uplo, c_N, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_W.cast(), c_dataTypeW, c_computeType,
        c_array_d_work.cast(), c_lwork, (&raw mut c_info).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_info)?))
}

#[inline(always)]
pub(crate) fn cusolverMgSyevd_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusolverMgSyevd_bufferSize(handle jobz uplo N array_d_A IA JA descrA W dataTypeW computeType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cusolvermg::cusolverMgHandle_t)?;
    let c_jobz = args::enumeration(jobz, "jobz", &cusolver::cusolverEigMode_t)?;
    let c_uplo = args::enumeration(uplo, "uplo", &cublas::cublasFillMode_t)?;
    ints!(i32, c_N = N, c_IA = IA, c_JA = JA);
    let c_descrA = args::value::<
        u64,
    >(descrA, "descrA", &cusolvermg::cudaLibMgMatrixDesc_t)?;
    let c_dataTypeW = args::enumeration(dataTypeW, "dataTypeW", &runtime::cudaDataType)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_array_d_A = args::array(array_d_A, "array_d_A", &Ty::Pointer, None, &arena)?;
    let c_W = args::either(W, "W", None, true, None, &arena)?;
    let mut c_lwork: i64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, i32, i32, u64, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusolverMgSyevd_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_jobz, c_uplo, c_N, c_array_d_A.cast(), c_IA, c_JA, c_descrA, c_W.cast(), c_dataTypeW, c_computeType,
        (&raw mut c_lwork).cast(),
    )) };
    returned(py, &cusolver::cusolverStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_lwork)?))
}
