//! Functions of the cusparse: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, by_value, cusparse, cusparse13, runtime};

pub(crate) fn cusparseAxpby<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_alpha, object_vecX, object_beta, object_vecY], []) = call
        .bind("cusparseAxpby", "handle alpha vecX beta vecY")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        None,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        None,
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseAxpby)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_alpha.cast(), c_vecX, c_beta.cast(), c_vecY),
            )
        },
    )
}

pub(crate) fn cusparseBlockedEllGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseBlockedEllGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ellBlockSize: i64 = 0;
    let mut c_ellCols: i64 = 0;
    let mut c_ellColInd: *mut c_void = core::ptr::null_mut();
    let mut c_ellValue: *mut c_void = core::ptr::null_mut();
    let mut c_ellIdxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseBlockedEllGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_ellBlockSize).cast(),
                (&raw mut c_ellCols).cast(),
                (&raw mut c_ellColInd).cast(),
                (&raw mut c_ellValue).cast(),
                (&raw mut c_ellIdxType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ellBlockSize)?)?;
            tuple.push(out::i64(py, c_ellCols)?)?;
            tuple.push(out::pointer(py, c_ellColInd)?)?;
            tuple.push(out::pointer(py, c_ellValue)?)?;
            tuple
                .push(
                    out::enumeration(py, &cusparse::cusparseIndexType_t, c_ellIdxType)?,
                )?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseBsrSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_spMatDescr,
        object_batchCount,
        object_offsetsBatchStride,
        object_columnsBatchStride,
        object_ValuesBatchStride,
        ],
        [],
    ) = call
        .bind(
            "cusparseBsrSetStridedBatch",
            "spMatDescr batchCount offsetsBatchStride columnsBatchStride ValuesBatchStride",
        )?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_offsetsBatchStride = args::i64(
        object_offsetsBatchStride,
        "offsetsBatchStride",
    )?;
    let c_columnsBatchStride = args::i64(
        object_columnsBatchStride,
        "columnsBatchStride",
    )?;
    let c_ValuesBatchStride = args::i64(object_ValuesBatchStride, "ValuesBatchStride")?;
    let function: unsafe extern "system" fn(u64, i32, i64, i64, i64) -> i32 = call
        .symbol(slots::cusparseBsrSetStridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_spMatDescr,
                    c_batchCount,
                    c_offsetsBatchStride,
                    c_columnsBatchStride,
                    c_ValuesBatchStride,
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsric02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pInputBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsric02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pInputBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pInputBuffer = args::device(
        object_pInputBuffer,
        "pInputBuffer",
        None,
        &arena,
    )?;
    args::keep(object_pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pInputBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseCbsric02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsric02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrilu02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrilu02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseCbsrilu02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrilu02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::Complex64,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transB,
        object_mb,
        object_n,
        object_kb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockSize,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrmm",
            "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transB = args::enumeration(
        object_transB,
        "transB",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kb = args::i32(object_kb, "kb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_C = args::device(object_C, "C", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCbsrmm)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transB,
                    c_mb,
                    c_n,
                    c_kb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockSize,
                    c_B.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrmv",
            "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrsm2_analysis",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrsm2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseCbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrsm2_bufferSize",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrsm2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_B,
        object_ldb,
        object_X,
        object_ldx,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrsm2_solve",
            "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldx = args::i32(object_ldx, "ldx")?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex64), &arena)?;
    let c_X = args::device(object_X, "X", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrsm2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transXY,
                    c_mb,
                    c_n,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockSize,
                    c_info,
                    c_B.cast(),
                    c_ldb,
                    c_X.cast(),
                    c_ldx,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrsv2_analysis",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrsv2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseCbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrsv2_bufferSize",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrsv2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_f,
        object_x,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrsv2_solve",
            "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_f = args::device(object_f, "f", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrsv2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_info,
                    c_f.cast(),
                    c_x.cast(),
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_sizeOfMask,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedMaskPtrA,
        object_bsrSortedRowPtrA,
        object_bsrSortedEndPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseCbsrxmv",
            "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_sizeOfMask = args::i32(object_sizeOfMask, "sizeOfMask")?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedMaskPtrA = args::device(
        object_bsrSortedMaskPtrA,
        "bsrSortedMaskPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedEndPtrA = args::device(
        object_bsrSortedEndPtrA,
        "bsrSortedEndPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCbsrxmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_sizeOfMask,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedMaskPtrA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedEndPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsr2bsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsr2bsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedColIndA,
        object_csrSortedRowPtrA,
        object_nnzA,
        object_nnzPerRow,
        object_csrSortedValC,
        object_csrSortedColIndC,
        object_csrSortedRowPtrC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsr2csr_compress",
            "handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_tol = args::record(object_tol, "tol", &runtime::cuComplex)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        by_value::runtime::float2,
    ) -> i32 = call.symbol(slots::cusparseCcsr2csr_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzA,
                    c_nnzPerRow.cast(),
                    c_csrSortedValC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_tol.cast::<by_value::runtime::float2>().read_unaligned(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsr2csru",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::Complex64), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsr2csru)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDim,
        object_colBlockDim,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsr2gebsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsr2gebsr_bufferSize",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_m,
                c_n,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCcsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_fractionToColor,
        object_ncolors,
        object_coloring,
        object_reordering,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrcolor",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        object_fractionToColor,
        "fractionToColor",
        &Ty::F32,
        &mut c_fractionToColor_number,
        &arena,
    )?;
    let c_coloring = args::device(object_coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(
        object_reordering,
        "reordering",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_ncolors = args::scalar_to_write(
        object_ncolors,
        "ncolors",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseCcsrcolor)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_fractionToColor.cast(),
                    c_ncolors.cast(),
                    c_coloring.cast(),
                    c_reordering.cast(),
                    c_info,
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrgeam2",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsrgeam2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_descrA,
                    c_nnzA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_beta.cast(),
                    c_descrB,
                    c_nnzB,
                    c_csrSortedValB.cast(),
                    c_csrSortedRowPtrB.cast(),
                    c_csrSortedColIndB.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrgeam2_bufferSizeExt",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsrgeam2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_alpha.cast(),
                c_descrA,
                c_nnzA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_beta.cast(),
                c_descrB,
                c_nnzB,
                c_csrSortedValB.cast(),
                c_csrSortedRowPtrB.cast(),
                c_csrSortedColIndB.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCcsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsric02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsric02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t,
            c_info as u64,
            Some(("cusparseCcsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCcsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsric02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCcsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrilu02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrilu02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t,
            c_info as u64,
            Some(("cusparseCcsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCcsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrilu02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCcsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::Complex64,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsru2csr",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::Complex64), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsru2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCcsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseCcsru2csr_bufferSizeExt",
            "handle m n nnz csrVal csrRowPtr csrColInd info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::Complex64), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCcsru2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_csrVal.cast(),
                c_csrRowPtr.cast(),
                c_csrColInd.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgebsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        object_bscVal,
        object_bscRowInd,
        object_bscColPtr,
        object_copyValues,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgebsr2gebsc",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_copyValues = args::enumeration(
        object_copyValues,
        "copyValues",
        &cusparse::cusparseAction_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscVal = args::device(object_bscVal, "bscVal", Some(&Ty::Complex64), &arena)?;
    let c_bscRowInd = args::device(
        object_bscRowInd,
        "bscRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscColPtr = args::device(
        object_bscColPtr,
        "bscColPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsc)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_bscVal.cast(),
                    c_bscRowInd.cast(),
                    c_bscColPtr.cast(),
                    c_copyValues,
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgebsr2gebsc_bufferSize",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsc_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mb,
                c_nb,
                c_nnzb,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDimC,
        object_colBlockDimC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgebsr2gebsr",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDimA,
                    c_colBlockDimA,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDimC,
                    c_colBlockDimC,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_rowBlockDimC,
        object_colBlockDimC,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgebsr2gebsr_bufferSize",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_rowBlockDimA,
                c_colBlockDimA,
                c_rowBlockDimC,
                c_colBlockDimC,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transA,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_nnz,
        object_xVal,
        object_xInd,
        object_beta,
        object_y,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgemvi",
            "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_A = args::device(object_A, "A", Some(&Ty::Complex64), &arena)?;
    let c_xVal = args::device(object_xVal, "xVal", Some(&Ty::Complex64), &arena)?;
    let c_xInd = args::device(object_xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgemvi)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transA,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_nnz,
                    c_xVal.cast(),
                    c_xInd.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_transA, object_m, object_n, object_nnz], []) = call
        .bind("cusparseCgemvi_bufferSize", "handle transA m n nnz")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgemvi_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_transA,
                c_m,
                c_n,
                c_nnz,
                (&raw mut c_pBufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSize)?),
    )
}

pub(crate) fn cusparseCgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgpsvInterleavedBatch",
            "handle algo m ds dl d du dw x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::Complex64), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgpsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_ds.cast(),
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_dw.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgpsvInterleavedBatch_bufferSizeExt",
            "handle algo m ds dl d du dw x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::Complex64), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_ds.cast(),
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_dw.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseCgtsv2", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgtsv2StridedBatch",
            "handle m dl d du x batchCount batchStride pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2StridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_batchStride,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgtsv2StridedBatch_bufferSizeExt",
            "handle m dl d du x batchCount batchStride",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                c_batchStride,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseCgtsv2_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseCgtsv2_nopivot", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2_nopivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseCgtsv2_nopivot_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgtsvInterleavedBatch",
            "handle algo m dl d du x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseCgtsvInterleavedBatch_bufferSizeExt",
            "handle algo m dl d du x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseCnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_A,
        object_lda,
        object_nnzPerRowCol,
        object_nnzTotalDevHostPtr,
        ],
        [],
    ) = call
        .bind(
            "cusparseCnnz",
            "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::device(object_A, "A", Some(&Ty::Complex64), &arena)?;
    let c_nnzPerRowCol = args::device(
        object_nnzPerRowCol,
        "nnzPerRowCol",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCnnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_A.cast(),
                    c_lda,
                    c_nnzPerRowCol.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_descr,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_nnzPerRow,
        object_nnzC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseCnnz_compress",
            "handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_tol = args::record(object_tol, "tol", &runtime::cuComplex)?;
    let c_nnzC = args::scalar_to_write(object_nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        by_value::runtime::float2,
    ) -> i32 = call.symbol(slots::cusparseCnnz_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_descr,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzPerRow.cast(),
                    c_nnzC.cast(),
                    c_tol.cast::<by_value::runtime::float2>().read_unaligned(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseConstBlockedEllGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call
        .bind("cusparseConstBlockedEllGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ellBlockSize: i64 = 0;
    let mut c_ellCols: i64 = 0;
    let mut c_ellColInd: *mut c_void = core::ptr::null_mut();
    let mut c_ellValue: *mut c_void = core::ptr::null_mut();
    let mut c_ellIdxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstBlockedEllGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_ellBlockSize).cast(),
                (&raw mut c_ellCols).cast(),
                (&raw mut c_ellColInd).cast(),
                (&raw mut c_ellValue).cast(),
                (&raw mut c_ellIdxType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ellBlockSize)?)?;
            tuple.push(out::i64(py, c_ellCols)?)?;
            tuple.push(out::pointer(py, c_ellColInd)?)?;
            tuple.push(out::pointer(py, c_ellValue)?)?;
            tuple
                .push(
                    out::enumeration(py, &cusparse::cusparseIndexType_t, c_ellIdxType)?,
                )?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstCooGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseConstCooGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cooRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooColInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooValues: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstCooGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_cooRowInd).cast(),
                (&raw mut c_cooColInd).cast(),
                (&raw mut c_cooValues).cast(),
                (&raw mut c_idxType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cooRowInd)?)?;
            tuple.push(out::pointer(py, c_cooColInd)?)?;
            tuple.push(out::pointer(py, c_cooValues)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstCscGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseConstCscGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cscColOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_cscRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cscValues: *mut c_void = core::ptr::null_mut();
    let mut c_cscColOffsetsType: i32 = 0;
    let mut c_cscRowIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstCscGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_cscColOffsets).cast(),
                (&raw mut c_cscRowInd).cast(),
                (&raw mut c_cscValues).cast(),
                (&raw mut c_cscColOffsetsType).cast(),
                (&raw mut c_cscRowIndType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cscColOffsets)?)?;
            tuple.push(out::pointer(py, c_cscRowInd)?)?;
            tuple.push(out::pointer(py, c_cscValues)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_cscColOffsetsType,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_cscRowIndType,
                    )?,
                )?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstCsrGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseConstCsrGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_csrRowOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_csrColInd: *mut c_void = core::ptr::null_mut();
    let mut c_csrValues: *mut c_void = core::ptr::null_mut();
    let mut c_csrRowOffsetsType: i32 = 0;
    let mut c_csrColIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstCsrGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_csrRowOffsets).cast(),
                (&raw mut c_csrColInd).cast(),
                (&raw mut c_csrValues).cast(),
                (&raw mut c_csrRowOffsetsType).cast(),
                (&raw mut c_csrColIndType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_csrRowOffsets)?)?;
            tuple.push(out::pointer(py, c_csrColInd)?)?;
            tuple.push(out::pointer(py, c_csrValues)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_csrRowOffsetsType,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_csrColIndType,
                    )?,
                )?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstDnMatGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr], []) = call.bind("cusparseConstDnMatGet", "dnMatDescr")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ld: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_type: i32 = 0;
    let mut c_order: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstDnMatGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dnMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_ld).cast(),
                (&raw mut c_values).cast(),
                (&raw mut c_type).cast(),
                (&raw mut c_order).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ld)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_type)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseOrder_t, c_order)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstDnMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr], []) = call
        .bind("cusparseConstDnMatGetValues", "dnMatDescr")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseConstDnMatGetValues)?;
    let status = unsafe {
        released(py, || function(c_dnMatDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseConstDnVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnVecDescr], []) = call.bind("cusparseConstDnVecGet", "dnVecDescr")?;
    let py = call.py();
    let c_dnVecDescr = args::value::<
        u64,
    >(object_dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstDnVecGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dnVecDescr,
                (&raw mut c_size).cast(),
                (&raw mut c_values).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstDnVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnVecDescr], []) = call
        .bind("cusparseConstDnVecGetValues", "dnVecDescr")?;
    let py = call.py();
    let c_dnVecDescr = args::value::<
        u64,
    >(object_dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseConstDnVecGetValues)?;
    let status = unsafe {
        released(py, || function(c_dnVecDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseConstSpMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call
        .bind("cusparseConstSpMatGetValues", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseConstSpMatGetValues)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseConstSpVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr], []) = call.bind("cusparseConstSpVecGet", "spVecDescr")?;
    let py = call.py();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_indices: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseConstSpVecGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spVecDescr,
                (&raw mut c_size).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_indices).cast(),
                (&raw mut c_values).cast(),
                (&raw mut c_idxType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        7,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_indices)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseConstSpVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr], []) = call
        .bind("cusparseConstSpVecGetValues", "spVecDescr")?;
    let py = call.py();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseConstSpVecGetValues)?;
    let status = unsafe {
        released(py, || function(c_spVecDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseCooGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseCooGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cooRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooColInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooValues: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCooGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_cooRowInd).cast(),
                (&raw mut c_cooColInd).cast(),
                (&raw mut c_cooValues).cast(),
                (&raw mut c_idxType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cooRowInd)?)?;
            tuple.push(out::pointer(py, c_cooColInd)?)?;
            tuple.push(out::pointer(py, c_cooValues)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseCooSetPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr, object_cooRows, object_cooColumns, object_cooValues], []) = call
        .bind("cusparseCooSetPointers", "spMatDescr cooRows cooColumns cooValues")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_cooRows = args::device(object_cooRows, "cooRows", None, &arena)?;
    let c_cooColumns = args::device(object_cooColumns, "cooColumns", None, &arena)?;
    let c_cooValues = args::device(object_cooValues, "cooValues", None, &arena)?;
    args::keep(object_cooRows, &arena)?;
    args::keep(object_cooColumns, &arena)?;
    args::keep(object_cooValues, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCooSetPointers)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                c_cooRows.cast(),
                c_cooColumns.cast(),
                c_cooValues.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            Some(("cusparseCooSetPointers", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCooSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr, object_batchCount, object_batchStride], []) = call
        .bind("cusparseCooSetStridedBatch", "spMatDescr batchCount batchStride")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i64(object_batchStride, "batchStride")?;
    let function: unsafe extern "system" fn(u64, i32, i64) -> i32 = call
        .symbol(slots::cusparseCooSetStridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_spMatDescr, c_batchCount, c_batchStride)) },
    )
}

pub(crate) fn cusparseCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreate", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::cusparseHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn cusparseCreateBlockedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_ellBlockSize,
        object_ellCols,
        object_ellColInd,
        object_ellValue,
        object_ellIdxType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateBlockedEll",
            "rows cols ellBlockSize ellCols ellColInd ellValue ellIdxType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_ellBlockSize = args::i64(object_ellBlockSize, "ellBlockSize")?;
    let c_ellCols = args::i64(object_ellCols, "ellCols")?;
    let c_ellIdxType = args::enumeration(
        object_ellIdxType,
        "ellIdxType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_ellColInd = args::device(object_ellColInd, "ellColInd", None, &arena)?;
    let c_ellValue = args::device(object_ellValue, "ellValue", None, &arena)?;
    args::keep(object_ellColInd, &arena)?;
    args::keep(object_ellValue, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateBlockedEll)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_ellBlockSize,
                c_ellCols,
                c_ellColInd.cast(),
                c_ellValue.cast(),
                c_ellIdxType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateBsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_brows,
        object_bcols,
        object_bnnz,
        object_rowBlockSize,
        object_colBlockSize,
        object_bsrRowOffsets,
        object_bsrColInd,
        object_bsrValues,
        object_bsrRowOffsetsType,
        object_bsrColIndType,
        object_idxBase,
        object_valueType,
        object_order,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateBsr",
            "brows bcols bnnz rowBlockSize colBlockSize bsrRowOffsets bsrColInd bsrValues bsrRowOffsetsType bsrColIndType idxBase valueType order",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_brows = args::i64(object_brows, "brows")?;
    let c_bcols = args::i64(object_bcols, "bcols")?;
    let c_bnnz = args::i64(object_bnnz, "bnnz")?;
    let c_rowBlockSize = args::i64(object_rowBlockSize, "rowBlockSize")?;
    let c_colBlockSize = args::i64(object_colBlockSize, "colBlockSize")?;
    let c_bsrRowOffsetsType = args::enumeration(
        object_bsrRowOffsetsType,
        "bsrRowOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_bsrColIndType = args::enumeration(
        object_bsrColIndType,
        "bsrColIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let c_order = args::enumeration(object_order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_spMatDescr: u64 = 0;
    let c_bsrRowOffsets = args::device(
        object_bsrRowOffsets,
        "bsrRowOffsets",
        None,
        &arena,
    )?;
    let c_bsrColInd = args::device(object_bsrColInd, "bsrColInd", None, &arena)?;
    let c_bsrValues = args::device(object_bsrValues, "bsrValues", None, &arena)?;
    args::keep(object_bsrRowOffsets, &arena)?;
    args::keep(object_bsrColInd, &arena)?;
    args::keep(object_bsrValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateBsr)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_brows,
                c_bcols,
                c_bnnz,
                c_rowBlockSize,
                c_colBlockSize,
                c_bsrRowOffsets.cast(),
                c_bsrColInd.cast(),
                c_bsrValues.cast(),
                c_bsrRowOffsetsType,
                c_bsrColIndType,
                c_idxBase,
                c_valueType,
                c_order,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateBsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateBsric02Info", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateBsric02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsric02Info_t, c_info as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::bsric02Info_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateBsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateBsrilu02Info", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateBsrilu02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsrilu02Info_t, c_info as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::bsrilu02Info_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateBsrsm2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateBsrsm2Info", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateBsrsm2Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsrsm2Info_t, c_info as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::bsrsm2Info_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateBsrsv2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateBsrsv2Info", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateBsrsv2Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsrsv2Info_t, c_info as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::bsrsv2Info_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateColorInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateColorInfo", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateColorInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseColorInfo_t, c_info as u64)?)
        },
    )
}

pub(crate) fn cusparseCreateConstBlockedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_ellBlockSize,
        object_ellCols,
        object_ellColInd,
        object_ellValue,
        object_ellIdxType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstBlockedEll",
            "rows cols ellBlockSize ellCols ellColInd ellValue ellIdxType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_ellBlockSize = args::i64(object_ellBlockSize, "ellBlockSize")?;
    let c_ellCols = args::i64(object_ellCols, "ellCols")?;
    let c_ellIdxType = args::enumeration(
        object_ellIdxType,
        "ellIdxType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_ellColInd = args::device(object_ellColInd, "ellColInd", None, &arena)?;
    let c_ellValue = args::device(object_ellValue, "ellValue", None, &arena)?;
    args::keep(object_ellColInd, &arena)?;
    args::keep(object_ellValue, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstBlockedEll)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_ellBlockSize,
                c_ellCols,
                c_ellColInd.cast(),
                c_ellValue.cast(),
                c_ellIdxType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstBsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_brows,
        object_bcols,
        object_bnnz,
        object_rowBlockDim,
        object_colBlockDim,
        object_bsrRowOffsets,
        object_bsrColInd,
        object_bsrValues,
        object_bsrRowOffsetsType,
        object_bsrColIndType,
        object_idxBase,
        object_valueType,
        object_order,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstBsr",
            "brows bcols bnnz rowBlockDim colBlockDim bsrRowOffsets bsrColInd bsrValues bsrRowOffsetsType bsrColIndType idxBase valueType order",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_brows = args::i64(object_brows, "brows")?;
    let c_bcols = args::i64(object_bcols, "bcols")?;
    let c_bnnz = args::i64(object_bnnz, "bnnz")?;
    let c_rowBlockDim = args::i64(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i64(object_colBlockDim, "colBlockDim")?;
    let c_bsrRowOffsetsType = args::enumeration(
        object_bsrRowOffsetsType,
        "bsrRowOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_bsrColIndType = args::enumeration(
        object_bsrColIndType,
        "bsrColIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let c_order = args::enumeration(object_order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_spMatDescr: u64 = 0;
    let c_bsrRowOffsets = args::device(
        object_bsrRowOffsets,
        "bsrRowOffsets",
        None,
        &arena,
    )?;
    let c_bsrColInd = args::device(object_bsrColInd, "bsrColInd", None, &arena)?;
    let c_bsrValues = args::device(object_bsrValues, "bsrValues", None, &arena)?;
    args::keep(object_bsrRowOffsets, &arena)?;
    args::keep(object_bsrColInd, &arena)?;
    args::keep(object_bsrValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstBsr)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_brows,
                c_bcols,
                c_bnnz,
                c_rowBlockDim,
                c_colBlockDim,
                c_bsrRowOffsets.cast(),
                c_bsrColInd.cast(),
                c_bsrValues.cast(),
                c_bsrRowOffsetsType,
                c_bsrColIndType,
                c_idxBase,
                c_valueType,
                c_order,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstCoo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_cooRowInd,
        object_cooColInd,
        object_cooValues,
        object_cooIdxType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstCoo",
            "rows cols nnz cooRowInd cooColInd cooValues cooIdxType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_cooIdxType = args::enumeration(
        object_cooIdxType,
        "cooIdxType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_cooRowInd = args::device(object_cooRowInd, "cooRowInd", None, &arena)?;
    let c_cooColInd = args::device(object_cooColInd, "cooColInd", None, &arena)?;
    let c_cooValues = args::device(object_cooValues, "cooValues", None, &arena)?;
    args::keep(object_cooRowInd, &arena)?;
    args::keep(object_cooColInd, &arena)?;
    args::keep(object_cooValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstCoo)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_cooRowInd.cast(),
                c_cooColInd.cast(),
                c_cooValues.cast(),
                c_cooIdxType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstCsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_cscColOffsets,
        object_cscRowInd,
        object_cscValues,
        object_cscColOffsetsType,
        object_cscRowIndType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstCsc",
            "rows cols nnz cscColOffsets cscRowInd cscValues cscColOffsetsType cscRowIndType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_cscColOffsetsType = args::enumeration(
        object_cscColOffsetsType,
        "cscColOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_cscRowIndType = args::enumeration(
        object_cscRowIndType,
        "cscRowIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_cscColOffsets = args::device(
        object_cscColOffsets,
        "cscColOffsets",
        None,
        &arena,
    )?;
    let c_cscRowInd = args::device(object_cscRowInd, "cscRowInd", None, &arena)?;
    let c_cscValues = args::device(object_cscValues, "cscValues", None, &arena)?;
    args::keep(object_cscColOffsets, &arena)?;
    args::keep(object_cscRowInd, &arena)?;
    args::keep(object_cscValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstCsc)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_cscColOffsets.cast(),
                c_cscRowInd.cast(),
                c_cscValues.cast(),
                c_cscColOffsetsType,
                c_cscRowIndType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_csrRowOffsets,
        object_csrColInd,
        object_csrValues,
        object_csrRowOffsetsType,
        object_csrColIndType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstCsr",
            "rows cols nnz csrRowOffsets csrColInd csrValues csrRowOffsetsType csrColIndType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_csrRowOffsetsType = args::enumeration(
        object_csrRowOffsetsType,
        "csrRowOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_csrColIndType = args::enumeration(
        object_csrColIndType,
        "csrColIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_csrRowOffsets = args::device(
        object_csrRowOffsets,
        "csrRowOffsets",
        None,
        &arena,
    )?;
    let c_csrColInd = args::device(object_csrColInd, "csrColInd", None, &arena)?;
    let c_csrValues = args::device(object_csrValues, "csrValues", None, &arena)?;
    args::keep(object_csrRowOffsets, &arena)?;
    args::keep(object_csrColInd, &arena)?;
    args::keep(object_csrValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstCsr)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_csrRowOffsets.cast(),
                c_csrColInd.cast(),
                c_csrValues.cast(),
                c_csrRowOffsetsType,
                c_csrColIndType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstDnMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_ld,
        object_values,
        object_valueType,
        object_order,
        ],
        [],
    ) = call.bind("cusparseCreateConstDnMat", "rows cols ld values valueType order")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_ld = args::i64(object_ld, "ld")?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let c_order = args::enumeration(object_order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_dnMatDescr: u64 = 0;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstDnMat)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dnMatDescr).cast(),
                c_rows,
                c_cols,
                c_ld,
                c_values.cast(),
                c_valueType,
                c_order,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnMatDescr_t,
            c_dnMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstDnVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_values, object_valueType], []) = call
        .bind("cusparseCreateConstDnVec", "size values valueType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::i64(object_size, "size")?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_dnVecDescr: u64 = 0;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cusparseCreateConstDnVec)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dnVecDescr).cast(),
                c_size,
                c_values.cast(),
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnVecDescr_t,
            c_dnVecDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstSlicedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_sellValuesSize,
        object_sliceSize,
        object_sellSliceOffsets,
        object_sellColInd,
        object_sellValues,
        object_sellSliceOffsetsType,
        object_sellColIndType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstSlicedEll",
            "rows cols nnz sellValuesSize sliceSize sellSliceOffsets sellColInd sellValues sellSliceOffsetsType sellColIndType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_sellValuesSize = args::i64(object_sellValuesSize, "sellValuesSize")?;
    let c_sliceSize = args::i64(object_sliceSize, "sliceSize")?;
    let c_sellSliceOffsetsType = args::enumeration(
        object_sellSliceOffsetsType,
        "sellSliceOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_sellColIndType = args::enumeration(
        object_sellColIndType,
        "sellColIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_sellSliceOffsets = args::device(
        object_sellSliceOffsets,
        "sellSliceOffsets",
        None,
        &arena,
    )?;
    let c_sellColInd = args::device(object_sellColInd, "sellColInd", None, &arena)?;
    let c_sellValues = args::device(object_sellValues, "sellValues", None, &arena)?;
    args::keep(object_sellSliceOffsets, &arena)?;
    args::keep(object_sellColInd, &arena)?;
    args::keep(object_sellValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstSlicedEll)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_sellValuesSize,
                c_sliceSize,
                c_sellSliceOffsets.cast(),
                c_sellColInd.cast(),
                c_sellValues.cast(),
                c_sellSliceOffsetsType,
                c_sellColIndType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateConstSpVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_size,
        object_nnz,
        object_indices,
        object_values,
        object_idxType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateConstSpVec",
            "size nnz indices values idxType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::i64(object_size, "size")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_idxType = args::enumeration(
        object_idxType,
        "idxType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spVecDescr: u64 = 0;
    let c_indices = args::device(object_indices, "indices", None, &arena)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_indices, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstSpVec)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spVecDescr).cast(),
                c_size,
                c_nnz,
                c_indices.cast(),
                c_values.cast(),
                c_idxType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpVecDescr_t,
            c_spVecDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateCoo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_cooRowInd,
        object_cooColInd,
        object_cooValues,
        object_cooIdxType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateCoo",
            "rows cols nnz cooRowInd cooColInd cooValues cooIdxType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_cooIdxType = args::enumeration(
        object_cooIdxType,
        "cooIdxType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_cooRowInd = args::device(object_cooRowInd, "cooRowInd", None, &arena)?;
    let c_cooColInd = args::device(object_cooColInd, "cooColInd", None, &arena)?;
    let c_cooValues = args::device(object_cooValues, "cooValues", None, &arena)?;
    args::keep(object_cooRowInd, &arena)?;
    args::keep(object_cooColInd, &arena)?;
    args::keep(object_cooValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateCoo)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_cooRowInd.cast(),
                c_cooColInd.cast(),
                c_cooValues.cast(),
                c_cooIdxType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateCsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_cscColOffsets,
        object_cscRowInd,
        object_cscValues,
        object_cscColOffsetsType,
        object_cscRowIndType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateCsc",
            "rows cols nnz cscColOffsets cscRowInd cscValues cscColOffsetsType cscRowIndType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_cscColOffsetsType = args::enumeration(
        object_cscColOffsetsType,
        "cscColOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_cscRowIndType = args::enumeration(
        object_cscRowIndType,
        "cscRowIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_cscColOffsets = args::device(
        object_cscColOffsets,
        "cscColOffsets",
        None,
        &arena,
    )?;
    let c_cscRowInd = args::device(object_cscRowInd, "cscRowInd", None, &arena)?;
    let c_cscValues = args::device(object_cscValues, "cscValues", None, &arena)?;
    args::keep(object_cscColOffsets, &arena)?;
    args::keep(object_cscRowInd, &arena)?;
    args::keep(object_cscValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateCsc)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_cscColOffsets.cast(),
                c_cscRowInd.cast(),
                c_cscValues.cast(),
                c_cscColOffsetsType,
                c_cscRowIndType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_csrRowOffsets,
        object_csrColInd,
        object_csrValues,
        object_csrRowOffsetsType,
        object_csrColIndType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateCsr",
            "rows cols nnz csrRowOffsets csrColInd csrValues csrRowOffsetsType csrColIndType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_csrRowOffsetsType = args::enumeration(
        object_csrRowOffsetsType,
        "csrRowOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_csrColIndType = args::enumeration(
        object_csrColIndType,
        "csrColIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_csrRowOffsets = args::device(
        object_csrRowOffsets,
        "csrRowOffsets",
        None,
        &arena,
    )?;
    let c_csrColInd = args::device(object_csrColInd, "csrColInd", None, &arena)?;
    let c_csrValues = args::device(object_csrValues, "csrValues", None, &arena)?;
    args::keep(object_csrRowOffsets, &arena)?;
    args::keep(object_csrColInd, &arena)?;
    args::keep(object_csrValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateCsr)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_csrRowOffsets.cast(),
                c_csrColInd.cast(),
                c_csrValues.cast(),
                c_csrRowOffsetsType,
                c_csrColIndType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateCsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateCsric02Info", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateCsric02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::csric02Info_t, c_info as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::csric02Info_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateCsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateCsrilu02Info", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateCsrilu02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::csrilu02Info_t, c_info as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::csrilu02Info_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateCsru2csrInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateCsru2csrInfo", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateCsru2csrInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::csru2csrInfo_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateDnMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_ld,
        object_values,
        object_valueType,
        object_order,
        ],
        [],
    ) = call.bind("cusparseCreateDnMat", "rows cols ld values valueType order")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_ld = args::i64(object_ld, "ld")?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let c_order = args::enumeration(object_order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_dnMatDescr: u64 = 0;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateDnMat)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dnMatDescr).cast(),
                c_rows,
                c_cols,
                c_ld,
                c_values.cast(),
                c_valueType,
                c_order,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnMatDescr_t,
            c_dnMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateDnVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_values, object_valueType], []) = call
        .bind("cusparseCreateDnVec", "size values valueType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::i64(object_size, "size")?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_dnVecDescr: u64 = 0;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cusparseCreateDnVec)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dnVecDescr).cast(),
                c_size,
                c_values.cast(),
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnVecDescr_t,
            c_dnVecDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateIdentityPermutation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_n, object_p], []) = call
        .bind("cusparseCreateIdentityPermutation", "handle n p")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_p = args::device(object_p, "p", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateIdentityPermutation)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_n, c_p.cast())) },
    )
}

pub(crate) fn cusparseCreateMatDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreateMatDescr", "")?;
    let py = call.py();
    let mut c_descrA: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreateMatDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descrA).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseMatDescr_t, c_descrA as u64)?)
        },
    )
}

pub(crate) fn cusparseCreatePruneInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseCreatePruneInfo", "")?;
    let py = call.py();
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseCreatePruneInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cusparse::pruneInfo_t, c_info as u64)?),
    )
}

pub(crate) fn cusparseCreateSlicedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_nnz,
        object_sellValuesSize,
        object_sliceSize,
        object_sellSliceOffsets,
        object_sellColInd,
        object_sellValues,
        object_sellSliceOffsetsType,
        object_sellColIndType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateSlicedEll",
            "rows cols nnz sellValuesSize sliceSize sellSliceOffsets sellColInd sellValues sellSliceOffsetsType sellColIndType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_sellValuesSize = args::i64(object_sellValuesSize, "sellValuesSize")?;
    let c_sliceSize = args::i64(object_sliceSize, "sliceSize")?;
    let c_sellSliceOffsetsType = args::enumeration(
        object_sellSliceOffsetsType,
        "sellSliceOffsetsType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_sellColIndType = args::enumeration(
        object_sellColIndType,
        "sellColIndType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spMatDescr: u64 = 0;
    let c_sellSliceOffsets = args::device(
        object_sellSliceOffsets,
        "sellSliceOffsets",
        None,
        &arena,
    )?;
    let c_sellColInd = args::device(object_sellColInd, "sellColInd", None, &arena)?;
    let c_sellValues = args::device(object_sellValues, "sellValues", None, &arena)?;
    args::keep(object_sellSliceOffsets, &arena)?;
    args::keep(object_sellColInd, &arena)?;
    args::keep(object_sellValues, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateSlicedEll)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spMatDescr).cast(),
                c_rows,
                c_cols,
                c_nnz,
                c_sellValuesSize,
                c_sliceSize,
                c_sellSliceOffsets.cast(),
                c_sellColInd.cast(),
                c_sellValues.cast(),
                c_sellSliceOffsetsType,
                c_sellColIndType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCreateSpVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_size,
        object_nnz,
        object_indices,
        object_values,
        object_idxType,
        object_idxBase,
        object_valueType,
        ],
        [],
    ) = call
        .bind(
            "cusparseCreateSpVec",
            "size nnz indices values idxType idxBase valueType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::i64(object_size, "size")?;
    let c_nnz = args::i64(object_nnz, "nnz")?;
    let c_idxType = args::enumeration(
        object_idxType,
        "idxType",
        &cusparse::cusparseIndexType_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let mut c_spVecDescr: u64 = 0;
    let c_indices = args::device(object_indices, "indices", None, &arena)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_indices, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseCreateSpVec)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_spVecDescr).cast(),
                c_size,
                c_nnz,
                c_indices.cast(),
                c_values.cast(),
                c_idxType,
                c_idxBase,
                c_valueType,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpVecDescr_t,
            c_spVecDescr as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseCscGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseCscGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cscColOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_cscRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cscValues: *mut c_void = core::ptr::null_mut();
    let mut c_cscColOffsetsType: i32 = 0;
    let mut c_cscRowIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCscGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_cscColOffsets).cast(),
                (&raw mut c_cscRowInd).cast(),
                (&raw mut c_cscValues).cast(),
                (&raw mut c_cscColOffsetsType).cast(),
                (&raw mut c_cscRowIndType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cscColOffsets)?)?;
            tuple.push(out::pointer(py, c_cscRowInd)?)?;
            tuple.push(out::pointer(py, c_cscValues)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_cscColOffsetsType,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_cscRowIndType,
                    )?,
                )?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseCscSetPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_spMatDescr,
        object_cscColOffsets,
        object_cscRowInd,
        object_cscValues,
        ],
        [],
    ) = call
        .bind("cusparseCscSetPointers", "spMatDescr cscColOffsets cscRowInd cscValues")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_cscColOffsets = args::device(
        object_cscColOffsets,
        "cscColOffsets",
        None,
        &arena,
    )?;
    let c_cscRowInd = args::device(object_cscRowInd, "cscRowInd", None, &arena)?;
    let c_cscValues = args::device(object_cscValues, "cscValues", None, &arena)?;
    args::keep(object_cscColOffsets, &arena)?;
    args::keep(object_cscRowInd, &arena)?;
    args::keep(object_cscValues, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCscSetPointers)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                c_cscColOffsets.cast(),
                c_cscRowInd.cast(),
                c_cscValues.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            Some(("cusparseCscSetPointers", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCsr2cscEx2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_cscVal,
        object_cscColPtr,
        object_cscRowInd,
        object_valType,
        object_copyValues,
        object_idxBase,
        object_alg,
        object_buffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseCsr2cscEx2",
            "handle m n nnz csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd valType copyValues idxBase alg buffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_valType = args::enumeration(
        object_valType,
        "valType",
        &runtime::cudaDataType,
    )?;
    let c_copyValues = args::enumeration(
        object_copyValues,
        "copyValues",
        &cusparse::cusparseAction_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseCsr2CscAlg_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", None, &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cscVal = args::device(object_cscVal, "cscVal", None, &arena)?;
    let c_cscColPtr = args::device(
        object_cscColPtr,
        "cscColPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cscRowInd = args::device(
        object_cscRowInd,
        "cscRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_buffer = args::device(object_buffer, "buffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCsr2cscEx2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_cscVal.cast(),
                    c_cscColPtr.cast(),
                    c_cscRowInd.cast(),
                    c_valType,
                    c_copyValues,
                    c_idxBase,
                    c_alg,
                    c_buffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseCsr2cscEx2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_cscVal,
        object_cscColPtr,
        object_cscRowInd,
        object_valType,
        object_copyValues,
        object_idxBase,
        object_alg,
        ],
        [],
    ) = call
        .bind(
            "cusparseCsr2cscEx2_bufferSize",
            "handle m n nnz csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd valType copyValues idxBase alg",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_valType = args::enumeration(
        object_valType,
        "valType",
        &runtime::cudaDataType,
    )?;
    let c_copyValues = args::enumeration(
        object_copyValues,
        "copyValues",
        &cusparse::cusparseAction_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseCsr2CscAlg_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", None, &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cscVal = args::device(object_cscVal, "cscVal", None, &arena)?;
    let c_cscColPtr = args::device(
        object_cscColPtr,
        "cscColPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cscRowInd = args::device(
        object_cscRowInd,
        "cscRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCsr2cscEx2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_csrVal.cast(),
                c_csrRowPtr.cast(),
                c_csrColInd.cast(),
                c_cscVal.cast(),
                c_cscColPtr.cast(),
                c_cscRowInd.cast(),
                c_valType,
                c_copyValues,
                c_idxBase,
                c_alg,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseCsrGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseCsrGet", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_csrRowOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_csrColInd: *mut c_void = core::ptr::null_mut();
    let mut c_csrValues: *mut c_void = core::ptr::null_mut();
    let mut c_csrRowOffsetsType: i32 = 0;
    let mut c_csrColIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCsrGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_csrRowOffsets).cast(),
                (&raw mut c_csrColInd).cast(),
                (&raw mut c_csrValues).cast(),
                (&raw mut c_csrRowOffsetsType).cast(),
                (&raw mut c_csrColIndType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_csrRowOffsets)?)?;
            tuple.push(out::pointer(py, c_csrColInd)?)?;
            tuple.push(out::pointer(py, c_csrValues)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_csrRowOffsetsType,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusparse::cusparseIndexType_t,
                        c_csrColIndType,
                    )?,
                )?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseCsrSetPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_spMatDescr,
        object_csrRowOffsets,
        object_csrColInd,
        object_csrValues,
        ],
        [],
    ) = call
        .bind("cusparseCsrSetPointers", "spMatDescr csrRowOffsets csrColInd csrValues")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_csrRowOffsets = args::device(
        object_csrRowOffsets,
        "csrRowOffsets",
        None,
        &arena,
    )?;
    let c_csrColInd = args::device(object_csrColInd, "csrColInd", None, &arena)?;
    let c_csrValues = args::device(object_csrValues, "csrValues", None, &arena)?;
    args::keep(object_csrRowOffsets, &arena)?;
    args::keep(object_csrColInd, &arena)?;
    args::keep(object_csrValues, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseCsrSetPointers)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                c_csrRowOffsets.cast(),
                c_csrColInd.cast(),
                c_csrValues.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            Some(("cusparseCsrSetPointers", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCsrSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_spMatDescr,
        object_batchCount,
        object_offsetsBatchStride,
        object_columnsValuesBatchStride,
        ],
        [],
    ) = call
        .bind(
            "cusparseCsrSetStridedBatch",
            "spMatDescr batchCount offsetsBatchStride columnsValuesBatchStride",
        )?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_offsetsBatchStride = args::i64(
        object_offsetsBatchStride,
        "offsetsBatchStride",
    )?;
    let c_columnsValuesBatchStride = args::i64(
        object_columnsValuesBatchStride,
        "columnsValuesBatchStride",
    )?;
    let function: unsafe extern "system" fn(u64, i32, i64, i64) -> i32 = call
        .symbol(slots::cusparseCsrSetStridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_spMatDescr,
                    c_batchCount,
                    c_offsetsBatchStride,
                    c_columnsValuesBatchStride,
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsric02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pInputBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsric02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pInputBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pInputBuffer = args::device(
        object_pInputBuffer,
        "pInputBuffer",
        None,
        &arena,
    )?;
    args::keep(object_pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pInputBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseDbsric02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsric02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrilu02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrilu02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseDbsrilu02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrilu02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::F64,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transB,
        object_mb,
        object_n,
        object_kb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockSize,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrmm",
            "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transB = args::enumeration(
        object_transB,
        "transB",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kb = args::i32(object_kb, "kb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::F64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_C = args::device(object_C, "C", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseDbsrmm)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transB,
                    c_mb,
                    c_n,
                    c_kb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockSize,
                    c_B.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrmv",
            "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrsm2_analysis",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrsm2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseDbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrsm2_bufferSize",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrsm2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_B,
        object_ldb,
        object_X,
        object_ldx,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrsm2_solve",
            "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldx = args::i32(object_ldx, "ldx")?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::F64), &arena)?;
    let c_X = args::device(object_X, "X", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrsm2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transXY,
                    c_mb,
                    c_n,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockSize,
                    c_info,
                    c_B.cast(),
                    c_ldb,
                    c_X.cast(),
                    c_ldx,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrsv2_analysis",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrsv2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseDbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrsv2_bufferSize",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrsv2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_f,
        object_x,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrsv2_solve",
            "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_f = args::device(object_f, "f", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrsv2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_info,
                    c_f.cast(),
                    c_x.cast(),
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_sizeOfMask,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedMaskPtrA,
        object_bsrSortedRowPtrA,
        object_bsrSortedEndPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseDbsrxmv",
            "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_sizeOfMask = args::i32(object_sizeOfMask, "sizeOfMask")?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedMaskPtrA = args::device(
        object_bsrSortedMaskPtrA,
        "bsrSortedMaskPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedEndPtrA = args::device(
        object_bsrSortedEndPtrA,
        "bsrSortedEndPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDbsrxmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_sizeOfMask,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedMaskPtrA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedEndPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsr2bsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsr2bsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedColIndA,
        object_csrSortedRowPtrA,
        object_nnzA,
        object_nnzPerRow,
        object_csrSortedValC,
        object_csrSortedColIndC,
        object_csrSortedRowPtrC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsr2csr_compress",
            "handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_tol = args::f64(object_tol)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f64,
    ) -> i32 = call.symbol(slots::cusparseDcsr2csr_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzA,
                    c_nnzPerRow.cast(),
                    c_csrSortedValC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_tol,
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsr2csru",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::F64), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsr2csru)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDim,
        object_colBlockDim,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsr2gebsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsr2gebsr_bufferSize",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_m,
                c_n,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDcsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_fractionToColor,
        object_ncolors,
        object_coloring,
        object_reordering,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrcolor",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        object_fractionToColor,
        "fractionToColor",
        &Ty::F64,
        &mut c_fractionToColor_number,
        &arena,
    )?;
    let c_coloring = args::device(object_coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(
        object_reordering,
        "reordering",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_ncolors = args::scalar_to_write(
        object_ncolors,
        "ncolors",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseDcsrcolor)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_fractionToColor.cast(),
                    c_ncolors.cast(),
                    c_coloring.cast(),
                    c_reordering.cast(),
                    c_info,
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrgeam2",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsrgeam2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_descrA,
                    c_nnzA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_beta.cast(),
                    c_descrB,
                    c_nnzB,
                    c_csrSortedValB.cast(),
                    c_csrSortedRowPtrB.cast(),
                    c_csrSortedColIndB.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrgeam2_bufferSizeExt",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsrgeam2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_alpha.cast(),
                c_descrA,
                c_nnzA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_beta.cast(),
                c_descrB,
                c_nnzB,
                c_csrSortedValB.cast(),
                c_csrSortedRowPtrB.cast(),
                c_csrSortedColIndB.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDcsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsric02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsric02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t,
            c_info as u64,
            Some(("cusparseDcsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDcsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsric02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDcsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrilu02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrilu02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t,
            c_info as u64,
            Some(("cusparseDcsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDcsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrilu02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDcsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::F64,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsru2csr",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::F64), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsru2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDcsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDcsru2csr_bufferSizeExt",
            "handle m n nnz csrVal csrRowPtr csrColInd info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::F64), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDcsru2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_csrVal.cast(),
                c_csrRowPtr.cast(),
                c_csrColInd.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDenseToSparse_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matA,
        object_matB,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind("cusparseDenseToSparse_analysis", "handle matA matB alg externalBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(
        object_alg,
        "alg",
        &cusparse::cusparseDenseToSparseAlg_t,
    )?;
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    args::keep(object_externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDenseToSparse_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_matA, c_matB, c_alg, c_externalBuffer.cast()),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matB as u64,
            Some(("cusparseDenseToSparse_analysis", u64::from(c_alg as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDenseToSparse_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_matA, object_matB, object_alg], []) = call
        .bind("cusparseDenseToSparse_bufferSize", "handle matA matB alg")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(
        object_alg,
        "alg",
        &cusparse::cusparseDenseToSparseAlg_t,
    )?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDenseToSparse_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_matA, c_matB, c_alg, (&raw mut c_bufferSize).cast()),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseDenseToSparse_convert<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matA,
        object_matB,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind("cusparseDenseToSparse_convert", "handle matA matB alg externalBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(
        object_alg,
        "alg",
        &cusparse::cusparseDenseToSparseAlg_t,
    )?;
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDenseToSparse_convert)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_matA, c_matB, c_alg, c_externalBuffer.cast()),
            )
        },
    )
}

pub(crate) fn cusparseDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroy)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle)) },
    )
}

pub(crate) fn cusparseDestroyBsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyBsric02Info", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyBsric02Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsric02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyBsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyBsrilu02Info", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyBsrilu02Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsrilu02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyBsrsm2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyBsrsm2Info", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyBsrsm2Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsrsm2Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyBsrsv2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyBsrsv2Info", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyBsrsv2Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsrsv2Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyColorInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyColorInfo", "info")?;
    let py = call.py();
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyColorInfo)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_info)) },
    )
}

pub(crate) fn cusparseDestroyCsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyCsric02Info", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyCsric02Info)?;
    let detached = handle_keepalive::detach(&cusparse::csric02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyCsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyCsrilu02Info", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyCsrilu02Info)?;
    let detached = handle_keepalive::detach(&cusparse::csrilu02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyCsru2csrInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyCsru2csrInfo", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyCsru2csrInfo)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_info)) },
    )
}

pub(crate) fn cusparseDestroyDnMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr], []) = call.bind("cusparseDestroyDnMat", "dnMatDescr")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyDnMat)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseDnMatDescr_t,
        c_dnMatDescr as u64,
    );
    let status = unsafe { released(py, || function(c_dnMatDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyDnVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnVecDescr], []) = call.bind("cusparseDestroyDnVec", "dnVecDescr")?;
    let py = call.py();
    let c_dnVecDescr = args::value::<
        u64,
    >(object_dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyDnVec)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseDnVecDescr_t,
        c_dnVecDescr as u64,
    );
    let status = unsafe { released(py, || function(c_dnVecDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroyMatDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA], []) = call.bind("cusparseDestroyMatDescr", "descrA")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyMatDescr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_descrA)) },
    )
}

pub(crate) fn cusparseDestroyPruneInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseDestroyPruneInfo", "info")?;
    let py = call.py();
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroyPruneInfo)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_info)) },
    )
}

pub(crate) fn cusparseDestroySpMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseDestroySpMat", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroySpMat)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseSpMatDescr_t,
        c_spMatDescr as u64,
    );
    let status = unsafe { released(py, || function(c_spMatDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDestroySpVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr], []) = call.bind("cusparseDestroySpVec", "spVecDescr")?;
    let py = call.py();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseDestroySpVec)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseSpVecDescr_t,
        c_spVecDescr as u64,
    );
    let status = unsafe { released(py, || function(c_spVecDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgebsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        object_bscVal,
        object_bscRowInd,
        object_bscColPtr,
        object_copyValues,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgebsr2gebsc",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_copyValues = args::enumeration(
        object_copyValues,
        "copyValues",
        &cusparse::cusparseAction_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscVal = args::device(object_bscVal, "bscVal", Some(&Ty::F64), &arena)?;
    let c_bscRowInd = args::device(
        object_bscRowInd,
        "bscRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscColPtr = args::device(
        object_bscColPtr,
        "bscColPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsc)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_bscVal.cast(),
                    c_bscRowInd.cast(),
                    c_bscColPtr.cast(),
                    c_copyValues,
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgebsr2gebsc_bufferSize",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsc_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mb,
                c_nb,
                c_nnzb,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDimC,
        object_colBlockDimC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgebsr2gebsr",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDimA,
                    c_colBlockDimA,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDimC,
                    c_colBlockDimC,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_rowBlockDimC,
        object_colBlockDimC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgebsr2gebsr_bufferSize",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_rowBlockDimA,
                c_colBlockDimA,
                c_rowBlockDimC,
                c_colBlockDimC,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transA,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_nnz,
        object_xVal,
        object_xInd,
        object_beta,
        object_y,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgemvi",
            "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F64,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let c_xVal = args::device(object_xVal, "xVal", Some(&Ty::F64), &arena)?;
    let c_xInd = args::device(object_xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F64,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgemvi)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transA,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_nnz,
                    c_xVal.cast(),
                    c_xInd.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_transA, object_m, object_n, object_nnz], []) = call
        .bind("cusparseDgemvi_bufferSize", "handle transA m n nnz")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgemvi_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_transA,
                c_m,
                c_n,
                c_nnz,
                (&raw mut c_pBufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSize)?),
    )
}

pub(crate) fn cusparseDgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgpsvInterleavedBatch",
            "handle algo m ds dl d du dw x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::F64), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgpsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_ds.cast(),
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_dw.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgpsvInterleavedBatch_bufferSizeExt",
            "handle algo m ds dl d du dw x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::F64), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_ds.cast(),
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_dw.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseDgtsv2", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgtsv2StridedBatch",
            "handle m dl d du x batchCount batchStride pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2StridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_batchStride,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgtsv2StridedBatch_bufferSizeExt",
            "handle m dl d du x batchCount batchStride",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                c_batchStride,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseDgtsv2_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseDgtsv2_nopivot", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2_nopivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseDgtsv2_nopivot_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgtsvInterleavedBatch",
            "handle algo m dl d du x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseDgtsvInterleavedBatch_bufferSizeExt",
            "handle algo m dl d du x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDnMatGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr], []) = call.bind("cusparseDnMatGet", "dnMatDescr")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ld: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_type: i32 = 0;
    let mut c_order: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDnMatGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dnMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_ld).cast(),
                (&raw mut c_values).cast(),
                (&raw mut c_type).cast(),
                (&raw mut c_order).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ld)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_type)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseOrder_t, c_order)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseDnMatGetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr], []) = call
        .bind("cusparseDnMatGetStridedBatch", "dnMatDescr")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_batchCount: i32 = 0;
    let mut c_batchStride: i64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDnMatGetStridedBatch)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dnMatDescr,
                (&raw mut c_batchCount).cast(),
                (&raw mut c_batchStride).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_batchCount)?)?;
            tuple.push(out::i64(py, c_batchStride)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseDnMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr], []) = call.bind("cusparseDnMatGetValues", "dnMatDescr")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDnMatGetValues)?;
    let status = unsafe {
        released(py, || function(c_dnMatDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseDnMatSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr, object_batchCount, object_batchStride], []) = call
        .bind("cusparseDnMatSetStridedBatch", "dnMatDescr batchCount batchStride")?;
    let py = call.py();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i64(object_batchStride, "batchStride")?;
    let function: unsafe extern "system" fn(u64, i32, i64) -> i32 = call
        .symbol(slots::cusparseDnMatSetStridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_dnMatDescr, c_batchCount, c_batchStride)) },
    )
}

pub(crate) fn cusparseDnMatSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnMatDescr, object_values], []) = call
        .bind("cusparseDnMatSetValues", "dnMatDescr values")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dnMatDescr = args::value::<
        u64,
    >(object_dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDnMatSetValues)?;
    let status = unsafe { released(py, || function(c_dnMatDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnMatDescr_t,
            c_dnMatDescr as u64,
            Some(("cusparseDnMatSetValues", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDnVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnVecDescr], []) = call.bind("cusparseDnVecGet", "dnVecDescr")?;
    let py = call.py();
    let c_dnVecDescr = args::value::<
        u64,
    >(object_dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDnVecGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dnVecDescr,
                (&raw mut c_size).cast(),
                (&raw mut c_values).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseDnVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnVecDescr], []) = call.bind("cusparseDnVecGetValues", "dnVecDescr")?;
    let py = call.py();
    let c_dnVecDescr = args::value::<
        u64,
    >(object_dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDnVecGetValues)?;
    let status = unsafe {
        released(py, || function(c_dnVecDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseDnVecSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dnVecDescr, object_values], []) = call
        .bind("cusparseDnVecSetValues", "dnVecDescr values")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dnVecDescr = args::value::<
        u64,
    >(object_dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseDnVecSetValues)?;
    let status = unsafe { released(py, || function(c_dnVecDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnVecDescr_t,
            c_dnVecDescr as u64,
            Some(("cusparseDnVecSetValues", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_A,
        object_lda,
        object_nnzPerRowCol,
        object_nnzTotalDevHostPtr,
        ],
        [],
    ) = call
        .bind(
            "cusparseDnnz",
            "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let c_nnzPerRowCol = args::device(
        object_nnzPerRowCol,
        "nnzPerRowCol",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDnnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_A.cast(),
                    c_lda,
                    c_nnzPerRowCol.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_descr,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_nnzPerRow,
        object_nnzC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseDnnz_compress",
            "handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_tol = args::f64(object_tol)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzC = args::scalar_to_write(object_nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f64,
    ) -> i32 = call.symbol(slots::cusparseDnnz_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_descr,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzPerRow.cast(),
                    c_nnzC.cast(),
                    c_tol,
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneCsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneCsr2csr",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F64,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneCsr2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneCsr2csrByPercentage",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_percentage,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneCsr2csrByPercentage_bufferSizeExt",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrByPercentage_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnzA,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_percentage,
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDpruneCsr2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_threshold,
        object_descrC,
        object_csrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneCsr2csrNnz",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F64,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneCsr2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_percentage,
        object_descrC,
        object_csrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneCsr2csrNnzByPercentage",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrNnzByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_percentage,
                    c_descrC,
                    c_csrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneCsr2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneCsr2csr_bufferSizeExt",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F64,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnzA,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_threshold.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDpruneDense2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneDense2csr",
            "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F64,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneDense2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneDense2csrByPercentage",
            "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_percentage,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneDense2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneDense2csrByPercentage_bufferSizeExt",
            "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrByPercentage_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_A.cast(),
                c_lda,
                c_percentage,
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseDpruneDense2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_threshold,
        object_descrC,
        object_csrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneDense2csrNnz",
            "handle m n A lda threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F64,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneDense2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_percentage,
        object_descrC,
        object_csrRowPtrC,
        object_nnzTotalDevHostPtr,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneDense2csrNnzByPercentage",
            "handle m n A lda percentage descrC csrRowPtrC nnzTotalDevHostPtr info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let c_csrRowPtrC = args::device(
        object_csrRowPtrC,
        "csrRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrNnzByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_percentage,
                    c_descrC,
                    c_csrRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseDpruneDense2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseDpruneDense2csr_bufferSizeExt",
            "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F64), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F64,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F64),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_A.cast(),
                c_lda,
                c_threshold.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseGather<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_vecY, object_vecX], []) = call
        .bind("cusparseGather", "handle vecY vecX")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cusparseGather)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_vecY, c_vecX)) },
    )
}

pub(crate) fn cusparseGetColorAlgs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info], []) = call.bind("cusparseGetColorAlgs", "info")?;
    let py = call.py();
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let mut c_alg: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseGetColorAlgs)?;
    let status = unsafe { released(py, || function(c_info, (&raw mut c_alg).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseColorAlg_t, c_alg)?),
    )
}

pub(crate) fn cusparseGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseGetErrorName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(
        object_status,
        "status",
        &cusparse::cusparseStatus_t,
    )?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cusparseGetErrorName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cusparseGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseGetErrorString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(
        object_status,
        "status",
        &cusparse::cusparseStatus_t,
    )?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cusparseGetErrorString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cusparseGetMatDiagType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA], []) = call.bind("cusparseGetMatDiagType", "descrA")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseGetMatDiagType)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseDiagType_t, value)?),
    )
}

pub(crate) fn cusparseGetMatFillMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA], []) = call.bind("cusparseGetMatFillMode", "descrA")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseGetMatFillMode)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseFillMode_t, value)?),
    )
}

pub(crate) fn cusparseGetMatIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA], []) = call.bind("cusparseGetMatIndexBase", "descrA")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseGetMatIndexBase)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, value)?),
    )
}

pub(crate) fn cusparseGetMatType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA], []) = call.bind("cusparseGetMatType", "descrA")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseGetMatType)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseMatrixType_t, value)?),
    )
}

pub(crate) fn cusparseGetPointerMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseGetPointerMode", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseGetPointerMode)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cusparse::cusparsePointerMode_t, c_mode)?)
        },
    )
}

pub(crate) fn cusparseGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cusparseGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cusparseGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseGetStream", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseGetStream)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_streamId).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

pub(crate) fn cusparseGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseGetVersion", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseGetVersion)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_version).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_version)?),
    )
}

pub(crate) fn cusparseLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseLoggerForceDisable", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cusparseLoggerForceDisable)?;
    returned0(py, &cusparse::cusparseStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cusparseLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_logFile], []) = call.bind("cusparseLoggerOpenFile", "logFile")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_logFile = args::c_string(object_logFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call
        .symbol(slots::cusparseLoggerOpenFile)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_logFile)) },
    )
}

pub(crate) fn cusparseLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback], []) = call.bind("cusparseLoggerSetCallback", "callback")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        object_callback,
        Some(&cusparse::cusparseLoggerCallback_t__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_file], []) = call.bind("cusparseLoggerSetFile", "file")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_file = args::either(object_file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLoggerSetFile)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_file.cast())) },
    )
}

pub(crate) fn cusparseLoggerSetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_level], []) = call.bind("cusparseLoggerSetLevel", "level")?;
    let py = call.py();
    let c_level = args::i32(object_level, "level")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cusparseLoggerSetLevel)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_level)) },
    )
}

pub(crate) fn cusparseLoggerSetMask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mask], []) = call.bind("cusparseLoggerSetMask", "mask")?;
    let py = call.py();
    let c_mask = args::i32(object_mask, "mask")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cusparseLoggerSetMask)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_mask)) },
    )
}

pub(crate) fn cusparseRot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_c_coeff,
        object_s_coeff,
        object_vecX,
        object_vecY,
        ],
        [],
    ) = call.bind("cusparseRot", "handle c_coeff s_coeff vecX vecY")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_c_coeff_number = args::Number::default();
    let mut c_s_coeff_number = args::Number::default();
    let c_c_coeff = args::selected_scalar(
        object_c_coeff,
        "c_coeff",
        None,
        &mut c_c_coeff_number,
        &arena,
    )?;
    let c_s_coeff = args::selected_scalar(
        object_s_coeff,
        "s_coeff",
        None,
        &mut c_s_coeff_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cusparseRot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_c_coeff.cast(), c_s_coeff.cast(), c_vecX, c_vecY),
            )
        },
    )
}

pub(crate) fn cusparseSDDMM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSDDMM",
            "handle opA opB alpha matA matB beta matC computeType alg externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSDDMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSDDMM)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_matB,
                    c_beta.cast(),
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_externalBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSDDMM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        ],
        [],
    ) = call
        .bind(
            "cusparseSDDMM_bufferSize",
            "handle opA opB alpha matA matB beta matC computeType alg",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSDDMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSDDMM_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSDDMM_preprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSDDMM_preprocess",
            "handle opA opB alpha matA matB beta matC computeType alg externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSDDMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    args::keep(object_externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSDDMM_preprocess)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                c_externalBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matC as u64,
            Some((
                "cusparseSDDMM_preprocess",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsric02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pInputBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsric02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pInputBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pInputBuffer = args::device(
        object_pInputBuffer,
        "pInputBuffer",
        None,
        &arena,
    )?;
    args::keep(object_pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pInputBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseSbsric02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsric02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrilu02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrilu02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseSbsrilu02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrilu02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::F32,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transB,
        object_mb,
        object_n,
        object_kb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockSize,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrmm",
            "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transB = args::enumeration(
        object_transB,
        "transB",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kb = args::i32(object_kb, "kb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::F32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F32,
        &mut c_beta_number,
        &arena,
    )?;
    let c_C = args::device(object_C, "C", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseSbsrmm)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transB,
                    c_mb,
                    c_n,
                    c_kb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockSize,
                    c_B.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrmv",
            "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F32,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrsm2_analysis",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrsm2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseSbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrsm2_bufferSize",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrsm2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_B,
        object_ldb,
        object_X,
        object_ldx,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrsm2_solve",
            "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldx = args::i32(object_ldx, "ldx")?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::F32), &arena)?;
    let c_X = args::device(object_X, "X", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrsm2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transXY,
                    c_mb,
                    c_n,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockSize,
                    c_info,
                    c_B.cast(),
                    c_ldb,
                    c_X.cast(),
                    c_ldx,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrsv2_analysis",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrsv2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseSbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrsv2_bufferSize",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrsv2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_f,
        object_x,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrsv2_solve",
            "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_f = args::device(object_f, "f", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrsv2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_info,
                    c_f.cast(),
                    c_x.cast(),
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_sizeOfMask,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedMaskPtrA,
        object_bsrSortedRowPtrA,
        object_bsrSortedEndPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseSbsrxmv",
            "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_sizeOfMask = args::i32(object_sizeOfMask, "sizeOfMask")?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedMaskPtrA = args::device(
        object_bsrSortedMaskPtrA,
        "bsrSortedMaskPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedEndPtrA = args::device(
        object_bsrSortedEndPtrA,
        "bsrSortedEndPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F32,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSbsrxmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_sizeOfMask,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedMaskPtrA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedEndPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScatter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_vecX, object_vecY], []) = call
        .bind("cusparseScatter", "handle vecX vecY")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cusparseScatter)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_vecX, c_vecY)) },
    )
}

pub(crate) fn cusparseScsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsr2bsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsr2bsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedColIndA,
        object_csrSortedRowPtrA,
        object_nnzA,
        object_nnzPerRow,
        object_csrSortedValC,
        object_csrSortedColIndC,
        object_csrSortedRowPtrC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsr2csr_compress",
            "handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_tol = args::f32(object_tol)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
    ) -> i32 = call.symbol(slots::cusparseScsr2csr_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzA,
                    c_nnzPerRow.cast(),
                    c_csrSortedValC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_tol,
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsr2csru",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::F32), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsr2csru)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDim,
        object_colBlockDim,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsr2gebsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsr2gebsr_bufferSize",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_m,
                c_n,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseScsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_fractionToColor,
        object_ncolors,
        object_coloring,
        object_reordering,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrcolor",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        object_fractionToColor,
        "fractionToColor",
        &Ty::F32,
        &mut c_fractionToColor_number,
        &arena,
    )?;
    let c_coloring = args::device(object_coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(
        object_reordering,
        "reordering",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_ncolors = args::scalar_to_write(
        object_ncolors,
        "ncolors",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseScsrcolor)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_fractionToColor.cast(),
                    c_ncolors.cast(),
                    c_coloring.cast(),
                    c_reordering.cast(),
                    c_info,
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrgeam2",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F32,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsrgeam2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_descrA,
                    c_nnzA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_beta.cast(),
                    c_descrB,
                    c_nnzB,
                    c_csrSortedValB.cast(),
                    c_csrSortedRowPtrB.cast(),
                    c_csrSortedColIndB.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrgeam2_bufferSizeExt",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F32,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsrgeam2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_alpha.cast(),
                c_descrA,
                c_nnzA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_beta.cast(),
                c_descrB,
                c_nnzB,
                c_csrSortedValB.cast(),
                c_csrSortedRowPtrB.cast(),
                c_csrSortedColIndB.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseScsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsric02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsric02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t,
            c_info as u64,
            Some(("cusparseScsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseScsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsric02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseScsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrilu02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrilu02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t,
            c_info as u64,
            Some(("cusparseScsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseScsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrilu02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseScsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::F32,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsru2csr",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::F32), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsru2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseScsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseScsru2csr_bufferSizeExt",
            "handle m n nnz csrVal csrRowPtr csrColInd info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::F32), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseScsru2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_csrVal.cast(),
                c_csrRowPtr.cast(),
                c_csrColInd.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSetColorAlgs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_info, object_alg], []) = call.bind("cusparseSetColorAlgs", "info alg")?;
    let py = call.py();
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseColorAlg_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusparseSetColorAlgs)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_info, c_alg)) },
    )
}

pub(crate) fn cusparseSetMatDiagType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA, object_diagType], []) = call
        .bind("cusparseSetMatDiagType", "descrA diagType")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_diagType = args::enumeration(
        object_diagType,
        "diagType",
        &cusparse::cusparseDiagType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusparseSetMatDiagType)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_descrA, c_diagType)) },
    )
}

pub(crate) fn cusparseSetMatFillMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA, object_fillMode], []) = call
        .bind("cusparseSetMatFillMode", "descrA fillMode")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_fillMode = args::enumeration(
        object_fillMode,
        "fillMode",
        &cusparse::cusparseFillMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusparseSetMatFillMode)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_descrA, c_fillMode)) },
    )
}

pub(crate) fn cusparseSetMatIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA, object_base], []) = call
        .bind("cusparseSetMatIndexBase", "descrA base")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_base = args::enumeration(object_base, "base", &cusparse::cusparseIndexBase_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusparseSetMatIndexBase)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_descrA, c_base)) },
    )
}

pub(crate) fn cusparseSetMatType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descrA, object_typename], []) = call
        .bind("cusparseSetMatType", "descrA typename")?;
    let py = call.py();
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &cusparse::cusparseMatrixType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusparseSetMatType)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_descrA, c_type)) },
    )
}

pub(crate) fn cusparseSetPointerMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode], []) = call
        .bind("cusparseSetPointerMode", "handle mode")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cusparse::cusparsePointerMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusparseSetPointerMode)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_mode)) },
    )
}

pub(crate) fn cusparseSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_streamId], []) = call
        .bind("cusparseSetStream", "handle streamId")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_streamId = args::value::<
        u64,
    >(object_streamId, "streamId", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cusparseSetStream)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_streamId)) },
    )
}

pub(crate) fn cusparseSgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgebsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        object_bscVal,
        object_bscRowInd,
        object_bscColPtr,
        object_copyValues,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgebsr2gebsc",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_copyValues = args::enumeration(
        object_copyValues,
        "copyValues",
        &cusparse::cusparseAction_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscVal = args::device(object_bscVal, "bscVal", Some(&Ty::F32), &arena)?;
    let c_bscRowInd = args::device(
        object_bscRowInd,
        "bscRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscColPtr = args::device(
        object_bscColPtr,
        "bscColPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsc)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_bscVal.cast(),
                    c_bscRowInd.cast(),
                    c_bscColPtr.cast(),
                    c_copyValues,
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgebsr2gebsc_bufferSize",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsc_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mb,
                c_nb,
                c_nnzb,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDimC,
        object_colBlockDimC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgebsr2gebsr",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDimA,
                    c_colBlockDimA,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDimC,
                    c_colBlockDimC,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_rowBlockDimC,
        object_colBlockDimC,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgebsr2gebsr_bufferSize",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_rowBlockDimA,
                c_colBlockDimA,
                c_rowBlockDimC,
                c_colBlockDimC,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transA,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_nnz,
        object_xVal,
        object_xInd,
        object_beta,
        object_y,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgemvi",
            "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::F32,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let c_xVal = args::device(object_xVal, "xVal", Some(&Ty::F32), &arena)?;
    let c_xInd = args::device(object_xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::F32,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgemvi)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transA,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_nnz,
                    c_xVal.cast(),
                    c_xInd.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_transA, object_m, object_n, object_nnz], []) = call
        .bind("cusparseSgemvi_bufferSize", "handle transA m n nnz")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgemvi_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_transA,
                c_m,
                c_n,
                c_nnz,
                (&raw mut c_pBufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSize)?),
    )
}

pub(crate) fn cusparseSgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgpsvInterleavedBatch",
            "handle algo m ds dl d du dw x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::F32), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgpsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_ds.cast(),
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_dw.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgpsvInterleavedBatch_bufferSizeExt",
            "handle algo m ds dl d du dw x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::F32), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_ds.cast(),
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_dw.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseSgtsv2", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgtsv2StridedBatch",
            "handle m dl d du x batchCount batchStride pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2StridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_batchStride,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgtsv2StridedBatch_bufferSizeExt",
            "handle m dl d du x batchCount batchStride",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                c_batchStride,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseSgtsv2_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F32), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseSgtsv2_nopivot", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2_nopivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseSgtsv2_nopivot_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::F32), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgtsvInterleavedBatch",
            "handle algo m dl d du x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseSgtsvInterleavedBatch_bufferSizeExt",
            "handle algo m dl d du x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::F32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_A,
        object_lda,
        object_nnzPerRowCol,
        object_nnzTotalDevHostPtr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSnnz",
            "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let c_nnzPerRowCol = args::device(
        object_nnzPerRowCol,
        "nnzPerRowCol",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSnnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_A.cast(),
                    c_lda,
                    c_nnzPerRowCol.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_descr,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_nnzPerRow,
        object_nnzC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseSnnz_compress",
            "handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_tol = args::f32(object_tol)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzC = args::scalar_to_write(object_nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
    ) -> i32 = call.symbol(slots::cusparseSnnz_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_descr,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzPerRow.cast(),
                    c_nnzC.cast(),
                    c_tol,
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpGEAM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_beta,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_spgeamDescr,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEAM",
            "handle opA opB alpha matA beta matB matC computeType alg spgeamDescr externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse13::cusparseSpGEAMAlg_t)?;
    let c_spgeamDescr = args::value::<
        u64,
    >(object_spgeamDescr, "spgeamDescr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEAM)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_beta.cast(),
                    c_matB,
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_spgeamDescr,
                    c_externalBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpGEAM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_beta,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_spgeamDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEAM_bufferSize",
            "handle opA opB alpha matA beta matB matC computeType alg spgeamDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse13::cusparseSpGEAMAlg_t)?;
    let c_spgeamDescr = args::value::<
        u64,
    >(object_spgeamDescr, "spgeamDescr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEAM_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_beta.cast(),
                c_matB,
                c_matC,
                c_computeType,
                c_alg,
                c_spgeamDescr,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpGEAM_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseSpGEAM_createDescr", "")?;
    let py = call.py();
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseSpGEAM_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cusparse13::cusparseSpGEAMDescr_t, c_descr as u64)?,
                )
        },
    )
}

pub(crate) fn cusparseSpGEAM_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descr], []) = call.bind("cusparseSpGEAM_destroyDescr", "descr")?;
    let py = call.py();
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseSpGEAM_destroyDescr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_descr)) },
    )
}

pub(crate) fn cusparseSpGEAM_nnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_beta,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_spgeamDescr,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEAM_nnz",
            "handle opA opB alpha matA beta matB matC computeType alg spgeamDescr externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse13::cusparseSpGEAMAlg_t)?;
    let c_spgeamDescr = args::value::<
        u64,
    >(object_spgeamDescr, "spgeamDescr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEAM_nnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_beta.cast(),
                    c_matB,
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_spgeamDescr,
                    c_externalBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpGEMM_compute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_spgemmDescr,
        object_bufferSize2,
        object_externalBuffer2,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMM_compute",
            "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr bufferSize2 externalBuffer2",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize2 = args::u64(object_bufferSize2, "bufferSize2")?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer2 = args::device(
        object_externalBuffer2,
        "externalBuffer2",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    args::keep(object_externalBuffer2, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_compute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                c_spgemmDescr,
                (&raw mut c_bufferSize2).cast(),
                c_externalBuffer2.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMM_compute",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize2)?),
    )
}

pub(crate) fn cusparseSpGEMM_copy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_spgemmDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMM_copy",
            "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_copy)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_matB,
                    c_beta.cast(),
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_spgemmDescr,
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpGEMM_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseSpGEMM_createDescr", "")?;
    let py = call.py();
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseSpGEMM_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpGEMMDescr_t, c_descr as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpGEMMDescr_t, c_descr as u64)?)
        },
    )
}

pub(crate) fn cusparseSpGEMM_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descr], []) = call.bind("cusparseSpGEMM_destroyDescr", "descr")?;
    let py = call.py();
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseSpGEMMDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseSpGEMM_destroyDescr)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseSpGEMMDescr_t,
        c_descr as u64,
    );
    let status = unsafe { released(py, || function(c_descr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpGEMM_estimateMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_spgemmDescr,
        object_chunk_fraction,
        object_bufferSize3,
        object_externalBuffer3,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMM_estimateMemory",
            "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr chunk_fraction bufferSize3 externalBuffer3",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let c_chunk_fraction = args::f32(object_chunk_fraction)?;
    let mut c_bufferSize3 = args::u64(object_bufferSize3, "bufferSize3")?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer3 = args::device(
        object_externalBuffer3,
        "externalBuffer3",
        None,
        &arena,
    )?;
    let mut c_bufferSize2: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    args::keep(object_externalBuffer3, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        f32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_estimateMemory)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                c_spgemmDescr,
                c_chunk_fraction,
                (&raw mut c_bufferSize3).cast(),
                c_externalBuffer3.cast(),
                (&raw mut c_bufferSize2).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMM_estimateMemory",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_bufferSize3)?)?;
            tuple.push(out::u64(py, c_bufferSize2)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseSpGEMM_getNumProducts<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spgemmDescr], []) = call
        .bind("cusparseSpGEMM_getNumProducts", "spgemmDescr")?;
    let py = call.py();
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_num_prods: i64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpGEMM_getNumProducts)?;
    let status = unsafe {
        released(py, || function(c_spgemmDescr, (&raw mut c_num_prods).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i64(py, c_num_prods)?),
    )
}

pub(crate) fn cusparseSpGEMM_workEstimation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_spgemmDescr,
        object_bufferSize1,
        object_externalBuffer1,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMM_workEstimation",
            "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr bufferSize1 externalBuffer1",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize1 = args::u64(object_bufferSize1, "bufferSize1")?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer1 = args::device(
        object_externalBuffer1,
        "externalBuffer1",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    args::keep(object_externalBuffer1, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_workEstimation)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                c_spgemmDescr,
                (&raw mut c_bufferSize1).cast(),
                c_externalBuffer1.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMM_workEstimation",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize1)?),
    )
}

pub(crate) fn cusparseSpGEMMreuse_compute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_spgemmDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMMreuse_compute",
            "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_compute)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_matB,
                    c_beta.cast(),
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_spgemmDescr,
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpGEMMreuse_copy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_matA,
        object_matB,
        object_matC,
        object_alg,
        object_spgemmDescr,
        object_bufferSize5,
        object_externalBuffer5,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMMreuse_copy",
            "handle opA opB matA matB matC alg spgemmDescr bufferSize5 externalBuffer5",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize5 = args::u64(object_bufferSize5, "bufferSize5")?;
    let c_externalBuffer5 = args::device(
        object_externalBuffer5,
        "externalBuffer5",
        None,
        &arena,
    )?;
    args::keep(object_externalBuffer5, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_copy)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_matA,
                c_matB,
                c_matC,
                c_alg,
                c_spgemmDescr,
                (&raw mut c_bufferSize5).cast(),
                c_externalBuffer5.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMMreuse_copy",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize5)?),
    )
}

pub(crate) fn cusparseSpGEMMreuse_nnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_matA,
        object_matB,
        object_matC,
        object_alg,
        object_spgemmDescr,
        object_bufferSize2,
        object_externalBuffer2,
        object_bufferSize3,
        object_externalBuffer3,
        object_bufferSize4,
        object_externalBuffer4,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMMreuse_nnz",
            "handle opA opB matA matB matC alg spgemmDescr bufferSize2 externalBuffer2 bufferSize3 externalBuffer3 bufferSize4 externalBuffer4",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize2 = args::u64(object_bufferSize2, "bufferSize2")?;
    let mut c_bufferSize3 = args::u64(object_bufferSize3, "bufferSize3")?;
    let mut c_bufferSize4 = args::u64(object_bufferSize4, "bufferSize4")?;
    let c_externalBuffer2 = args::device(
        object_externalBuffer2,
        "externalBuffer2",
        None,
        &arena,
    )?;
    let c_externalBuffer3 = args::device(
        object_externalBuffer3,
        "externalBuffer3",
        None,
        &arena,
    )?;
    let c_externalBuffer4 = args::device(
        object_externalBuffer4,
        "externalBuffer4",
        None,
        &arena,
    )?;
    args::keep(object_externalBuffer2, &arena)?;
    args::keep(object_externalBuffer3, &arena)?;
    args::keep(object_externalBuffer4, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_nnz)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_matA,
                c_matB,
                c_matC,
                c_alg,
                c_spgemmDescr,
                (&raw mut c_bufferSize2).cast(),
                c_externalBuffer2.cast(),
                (&raw mut c_bufferSize3).cast(),
                c_externalBuffer3.cast(),
                (&raw mut c_bufferSize4).cast(),
                c_externalBuffer4.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMMreuse_nnz",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u64(py, c_bufferSize2)?)?;
            tuple.push(out::u64(py, c_bufferSize3)?)?;
            tuple.push(out::u64(py, c_bufferSize4)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseSpGEMMreuse_workEstimation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_matA,
        object_matB,
        object_matC,
        object_alg,
        object_spgemmDescr,
        object_bufferSize1,
        object_externalBuffer1,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpGEMMreuse_workEstimation",
            "handle opA opB matA matB matC alg spgemmDescr bufferSize1 externalBuffer1",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(object_spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize1 = args::u64(object_bufferSize1, "bufferSize1")?;
    let c_externalBuffer1 = args::device(
        object_externalBuffer1,
        "externalBuffer1",
        None,
        &arena,
    )?;
    args::keep(object_externalBuffer1, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_workEstimation)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_matA,
                c_matB,
                c_matC,
                c_alg,
                c_spgemmDescr,
                (&raw mut c_bufferSize1).cast(),
                c_externalBuffer1.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMMreuse_workEstimation",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize1)?),
    )
}

pub(crate) fn cusparseSpMM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMM",
            "handle opA opB alpha matA matB beta matC computeType alg externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMM)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_matB,
                    c_beta.cast(),
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_externalBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpMMOp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_externalBuffer], []) = call
        .bind("cusparseSpMMOp", "plan externalBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<
        u64,
    >(object_plan, "plan", &cusparse::cusparseSpMMOpPlan_t)?;
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpMMOp)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_plan, c_externalBuffer.cast())) },
    )
}

pub(crate) fn cusparseSpMMOp_destroyPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan], []) = call.bind("cusparseSpMMOp_destroyPlan", "plan")?;
    let py = call.py();
    let c_plan = args::value::<
        u64,
    >(object_plan, "plan", &cusparse::cusparseSpMMOpPlan_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseSpMMOp_destroyPlan)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_plan)) },
    )
}

pub(crate) fn cusparseSpMM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMM_bufferSize",
            "handle opA opB alpha matA matB beta matC computeType alg",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMM_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpMM_preprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_beta,
        object_matC,
        object_computeType,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMM_preprocess",
            "handle opA opB alpha matA matB beta matC computeType alg externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    args::keep(object_externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMM_preprocess)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_beta.cast(),
                c_matC,
                c_computeType,
                c_alg,
                c_externalBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matA as u64,
            Some((
                "cusparseSpMM_preprocess",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpMV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_alpha,
        object_matA,
        object_vecX,
        object_beta,
        object_vecY,
        object_computeType,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMV",
            "handle opA alpha matA vecX beta vecY computeType alg externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMVAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMV)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_alpha.cast(),
                    c_matA,
                    c_vecX,
                    c_beta.cast(),
                    c_vecY,
                    c_computeType,
                    c_alg,
                    c_externalBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpMV_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_alpha,
        object_matA,
        object_vecX,
        object_beta,
        object_vecY,
        object_computeType,
        object_alg,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMV_bufferSize",
            "handle opA alpha matA vecX beta vecY computeType alg",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMVAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMV_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_alpha.cast(),
                c_matA,
                c_vecX,
                c_beta.cast(),
                c_vecY,
                c_computeType,
                c_alg,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpMV_preprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_alpha,
        object_matA,
        object_vecX,
        object_beta,
        object_vecY,
        object_computeType,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMV_preprocess",
            "handle opA alpha matA vecX beta vecY computeType alg externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMVAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_beta_number,
        &arena,
    )?;
    args::keep(object_externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMV_preprocess)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_alpha.cast(),
                c_matA,
                c_vecX,
                c_beta.cast(),
                c_vecY,
                c_computeType,
                c_alg,
                c_externalBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matA as u64,
            Some((
                "cusparseSpMV_preprocess",
                ((u64::from(c_opA as u32)).rotate_left(24)
                    ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpMatGetFormat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseSpMatGetFormat", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_format: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpMatGetFormat)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, (&raw mut c_format).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseFormat_t, c_format)?),
    )
}

pub(crate) fn cusparseSpMatGetIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call
        .bind("cusparseSpMatGetIndexBase", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_idxBase: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpMatGetIndexBase)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, (&raw mut c_idxBase).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)
        },
    )
}

pub(crate) fn cusparseSpMatGetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseSpMatGetSize", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMatGetSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spMatDescr,
                (&raw mut c_rows).cast(),
                (&raw mut c_cols).cast(),
                (&raw mut c_nnz).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseSpMatGetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call
        .bind("cusparseSpMatGetStridedBatch", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_batchCount: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpMatGetStridedBatch)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, (&raw mut c_batchCount).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_batchCount)?),
    )
}

pub(crate) fn cusparseSpMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr], []) = call.bind("cusparseSpMatGetValues", "spMatDescr")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpMatGetValues)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseSpMatSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr, object_values], []) = call
        .bind("cusparseSpMatSetValues", "spMatDescr values")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpMatSetValues)?;
    let status = unsafe { released(py, || function(c_spMatDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_spMatDescr as u64,
            Some(("cusparseSpMatSetValues", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpSM_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_spsmDescr,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpSM_analysis",
            "handle opA opB alpha matA matB matC computeType alg spsmDescr externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpSMAlg_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(object_spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    args::keep(object_externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpSM_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_matC,
                c_computeType,
                c_alg,
                c_spsmDescr,
                c_externalBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpSMDescr_t,
            c_spsmDescr as u64,
            Some((
                "cusparseSpSM_analysis",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpSM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_spsmDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpSM_bufferSize",
            "handle opA opB alpha matA matB matC computeType alg spsmDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpSMAlg_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(object_spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpSM_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_opB,
                c_alpha.cast(),
                c_matA,
                c_matB,
                c_matC,
                c_computeType,
                c_alg,
                c_spsmDescr,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpSM_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseSpSM_createDescr", "")?;
    let py = call.py();
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseSpSM_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpSMDescr_t, c_descr as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpSMDescr_t, c_descr as u64)?)
        },
    )
}

pub(crate) fn cusparseSpSM_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descr], []) = call.bind("cusparseSpSM_destroyDescr", "descr")?;
    let py = call.py();
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseSpSMDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseSpSM_destroyDescr)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseSpSMDescr_t,
        c_descr as u64,
    );
    let status = unsafe { released(py, || function(c_descr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpSM_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_alpha,
        object_matA,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_spsmDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpSM_solve",
            "handle opA opB alpha matA matB matC computeType alg spsmDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<
        u64,
    >(object_matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpSMAlg_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(object_spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cusparseSpSM_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_opB,
                    c_alpha.cast(),
                    c_matA,
                    c_matB,
                    c_matC,
                    c_computeType,
                    c_alg,
                    c_spsmDescr,
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpSM_updateMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_spsmDescr, object_newValues, object_updatePart], []) = call
        .bind("cusparseSpSM_updateMatrix", "handle spsmDescr newValues updatePart")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(object_spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let c_updatePart = args::enumeration(
        object_updatePart,
        "updatePart",
        &cusparse::cusparseSpSMUpdate_t,
    )?;
    let c_newValues = args::device(object_newValues, "newValues", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cusparseSpSM_updateMatrix)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_spsmDescr, c_newValues.cast(), c_updatePart),
            )
        },
    )
}

pub(crate) fn cusparseSpSV_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_alpha,
        object_matA,
        object_vecX,
        object_vecY,
        object_computeType,
        object_alg,
        object_spsvDescr,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpSV_analysis",
            "handle opA alpha matA vecX vecY computeType alg spsvDescr externalBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpSVAlg_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(object_spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    args::keep(object_externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpSV_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_alpha.cast(),
                c_matA,
                c_vecX,
                c_vecY,
                c_computeType,
                c_alg,
                c_spsvDescr,
                c_externalBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpSVDescr_t,
            c_spsvDescr as u64,
            Some((
                "cusparseSpSV_analysis",
                ((u64::from(c_opA as u32)).rotate_left(24)
                    ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpSV_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_alpha,
        object_matA,
        object_vecX,
        object_vecY,
        object_computeType,
        object_alg,
        object_spsvDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpSV_bufferSize",
            "handle opA alpha matA vecX vecY computeType alg spsvDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpSVAlg_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(object_spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpSV_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opA,
                c_alpha.cast(),
                c_matA,
                c_vecX,
                c_vecY,
                c_computeType,
                c_alg,
                c_spsvDescr,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpSV_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cusparseSpSV_createDescr", "")?;
    let py = call.py();
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseSpSV_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpSVDescr_t, c_descr as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpSVDescr_t, c_descr as u64)?)
        },
    )
}

pub(crate) fn cusparseSpSV_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descr], []) = call.bind("cusparseSpSV_destroyDescr", "descr")?;
    let py = call.py();
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseSpSVDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cusparseSpSV_destroyDescr)?;
    let detached = handle_keepalive::detach(
        &cusparse::cusparseSpSVDescr_t,
        c_descr as u64,
    );
    let status = unsafe { released(py, || function(c_descr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpSV_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_alpha,
        object_matA,
        object_vecX,
        object_vecY,
        object_computeType,
        object_alg,
        object_spsvDescr,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpSV_solve",
            "handle opA alpha matA vecX vecY computeType alg spsvDescr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpSVAlg_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(object_spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &mut c_alpha_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cusparseSpSV_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opA,
                    c_alpha.cast(),
                    c_matA,
                    c_vecX,
                    c_vecY,
                    c_computeType,
                    c_alg,
                    c_spsvDescr,
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpSV_updateMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_spsvDescr, object_newValues, object_updatePart], []) = call
        .bind("cusparseSpSV_updateMatrix", "handle spsvDescr newValues updatePart")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(object_spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let c_updatePart = args::enumeration(
        object_updatePart,
        "updatePart",
        &cusparse::cusparseSpSVUpdate_t,
    )?;
    let c_newValues = args::device(object_newValues, "newValues", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cusparseSpSV_updateMatrix)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_spsvDescr, c_newValues.cast(), c_updatePart),
            )
        },
    )
}

pub(crate) fn cusparseSpVV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opX,
        object_vecX,
        object_vecY,
        object_result,
        object_computeType,
        object_externalBuffer,
        ],
        [],
    ) = call
        .bind("cusparseSpVV", "handle opX vecX vecY result computeType externalBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opX = args::enumeration(object_opX, "opX", &cusparse::cusparseOperation_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cusparse::cudaDataType.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpVV)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opX,
                    c_vecX,
                    c_vecY,
                    c_result.cast(),
                    c_computeType,
                    c_externalBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpVV_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opX,
        object_vecX,
        object_vecY,
        object_result,
        object_computeType,
        ],
        [],
    ) = call.bind("cusparseSpVV_bufferSize", "handle opX vecX vecY result computeType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opX = args::enumeration(object_opX, "opX", &cusparse::cusparseOperation_t)?;
    let c_vecX = args::value::<
        u64,
    >(object_vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<
        u64,
    >(object_vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &runtime::cudaDataType,
    )?;
    let c_result = args::either(object_result, "result", None, false, None, &arena)?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpVV_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_opX,
                c_vecX,
                c_vecY,
                c_result.cast(),
                c_computeType,
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr], []) = call.bind("cusparseSpVecGet", "spVecDescr")?;
    let py = call.py();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_indices: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpVecGet)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_spVecDescr,
                (&raw mut c_size).cast(),
                (&raw mut c_nnz).cast(),
                (&raw mut c_indices).cast(),
                (&raw mut c_values).cast(),
                (&raw mut c_idxType).cast(),
                (&raw mut c_idxBase).cast(),
                (&raw mut c_valueType).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        7,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_indices)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple
                .push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseSpVecGetIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr], []) = call
        .bind("cusparseSpVecGetIndexBase", "spVecDescr")?;
    let py = call.py();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_idxBase: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpVecGetIndexBase)?;
    let status = unsafe {
        released(py, || function(c_spVecDescr, (&raw mut c_idxBase).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)
        },
    )
}

pub(crate) fn cusparseSpVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr], []) = call.bind("cusparseSpVecGetValues", "spVecDescr")?;
    let py = call.py();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpVecGetValues)?;
    let status = unsafe {
        released(py, || function(c_spVecDescr, (&raw mut c_values).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_values)?),
    )
}

pub(crate) fn cusparseSpVecSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spVecDescr, object_values], []) = call
        .bind("cusparseSpVecSetValues", "spVecDescr values")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_spVecDescr = args::value::<
        u64,
    >(object_spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    args::keep(object_values, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSpVecSetValues)?;
    let status = unsafe { released(py, || function(c_spVecDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpVecDescr_t,
            c_spVecDescr as u64,
            Some(("cusparseSpVecSetValues", 0)),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSparseToDense<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matA,
        object_matB,
        object_alg,
        object_externalBuffer,
        ],
        [],
    ) = call.bind("cusparseSparseToDense", "handle matA matB alg externalBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_alg = args::enumeration(
        object_alg,
        "alg",
        &cusparse::cusparseSparseToDenseAlg_t,
    )?;
    let c_externalBuffer = args::device(
        object_externalBuffer,
        "externalBuffer",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSparseToDense)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_matA, c_matB, c_alg, c_externalBuffer.cast()),
            )
        },
    )
}

pub(crate) fn cusparseSparseToDense_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_matA, object_matB, object_alg], []) = call
        .bind("cusparseSparseToDense_bufferSize", "handle matA matB alg")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<
        u64,
    >(object_matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<
        u64,
    >(object_matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_alg = args::enumeration(
        object_alg,
        "alg",
        &cusparse::cusparseSparseToDenseAlg_t,
    )?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseSparseToDense_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_matA, c_matB, c_alg, (&raw mut c_bufferSize).cast()),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSize)?),
    )
}

pub(crate) fn cusparseSpruneCsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneCsr2csr",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F32,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneCsr2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneCsr2csrByPercentage",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_percentage,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneCsr2csrByPercentage_bufferSizeExt",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrByPercentage_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnzA,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_percentage,
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSpruneCsr2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_threshold,
        object_descrC,
        object_csrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneCsr2csrNnz",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F32,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneCsr2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_percentage,
        object_descrC,
        object_csrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneCsr2csrNnzByPercentage",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrNnzByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnzA,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_percentage,
                    c_descrC,
                    c_csrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneCsr2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnzA,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneCsr2csr_bufferSizeExt",
            "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F32,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnzA,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_threshold.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSpruneDense2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneDense2csr",
            "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F32,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_threshold.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneDense2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneDense2csrByPercentage",
            "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_percentage,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneDense2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_percentage,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneDense2csrByPercentage_bufferSizeExt",
            "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrByPercentage_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_A.cast(),
                c_lda,
                c_percentage,
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseSpruneDense2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_threshold,
        object_descrC,
        object_csrRowPtrC,
        object_nnzTotalDevHostPtr,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneDense2csrNnz",
            "handle m n A lda threshold descrC csrRowPtrC nnzTotalDevHostPtr pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F32,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrRowPtrC = args::device(
        object_csrRowPtrC,
        "csrRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_threshold.cast(),
                    c_descrC,
                    c_csrRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneDense2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_percentage,
        object_descrC,
        object_csrRowPtrC,
        object_nnzTotalDevHostPtr,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneDense2csrNnzByPercentage",
            "handle m n A lda percentage descrC csrRowPtrC nnzTotalDevHostPtr info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_percentage = args::f32(object_percentage)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let c_csrRowPtrC = args::device(
        object_csrRowPtrC,
        "csrRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        f32,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrNnzByPercentage)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_percentage,
                    c_descrC,
                    c_csrRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseSpruneDense2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_threshold,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpruneDense2csr_bufferSizeExt",
            "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(object_A, "A", Some(&Ty::F32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(
        object_threshold,
        "threshold",
        &Ty::F32,
        &mut c_threshold_number,
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_A.cast(),
                c_lda,
                c_threshold.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseXbsric02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_info, object_position], []) = call
        .bind("cusparseXbsric02_zeroPivot", "handle info position")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_position = args::scalar_to_write(
        object_position,
        "position",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseXbsric02_zeroPivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_info, c_position.cast())) },
    )
}

pub(crate) fn cusparseXbsrilu02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_info, object_position], []) = call
        .bind("cusparseXbsrilu02_zeroPivot", "handle info position")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_position = args::scalar_to_write(
        object_position,
        "position",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseXbsrilu02_zeroPivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_info, c_position.cast())) },
    )
}

pub(crate) fn cusparseXbsrsm2_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_info, object_position], []) = call
        .bind("cusparseXbsrsm2_zeroPivot", "handle info position")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_position = args::scalar_to_write(
        object_position,
        "position",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseXbsrsm2_zeroPivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_info, c_position.cast())) },
    )
}

pub(crate) fn cusparseXbsrsv2_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_info, object_position], []) = call
        .bind("cusparseXbsrsv2_zeroPivot", "handle info position")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_position = args::scalar_to_write(
        object_position,
        "position",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseXbsrsv2_zeroPivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_info, c_position.cast())) },
    )
}

pub(crate) fn cusparseXcoo2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_cooRowInd,
        object_nnz,
        object_m,
        object_csrSortedRowPtr,
        object_idxBase,
        ],
        [],
    ) = call.bind("cusparseXcoo2csr", "handle cooRowInd nnz m csrSortedRowPtr idxBase")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_m = args::i32(object_m, "m")?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_cooRowInd = args::device(
        object_cooRowInd,
        "cooRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtr = args::device(
        object_csrSortedRowPtr,
        "csrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseXcoo2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_cooRowInd.cast(),
                    c_nnz,
                    c_m,
                    c_csrSortedRowPtr.cast(),
                    c_idxBase,
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcoosortByColumn<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_cooRowsA,
        object_cooColsA,
        object_P,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind("cusparseXcoosortByColumn", "handle m n nnz cooRowsA cooColsA P pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_cooRowsA = args::device(object_cooRowsA, "cooRowsA", Some(&Ty::I32), &arena)?;
    let c_cooColsA = args::device(object_cooColsA, "cooColsA", Some(&Ty::I32), &arena)?;
    let c_P = args::device(object_P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcoosortByColumn)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_cooRowsA.cast(),
                    c_cooColsA.cast(),
                    c_P.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcoosortByRow<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_cooRowsA,
        object_cooColsA,
        object_P,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind("cusparseXcoosortByRow", "handle m n nnz cooRowsA cooColsA P pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_cooRowsA = args::device(object_cooRowsA, "cooRowsA", Some(&Ty::I32), &arena)?;
    let c_cooColsA = args::device(object_cooColsA, "cooColsA", Some(&Ty::I32), &arena)?;
    let c_P = args::device(object_P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcoosortByRow)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_cooRowsA.cast(),
                    c_cooColsA.cast(),
                    c_P.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcoosort_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_cooRowsA,
        object_cooColsA,
        ],
        [],
    ) = call.bind("cusparseXcoosort_bufferSizeExt", "handle m n nnz cooRowsA cooColsA")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_cooRowsA = args::device(object_cooRowsA, "cooRowsA", Some(&Ty::I32), &arena)?;
    let c_cooColsA = args::device(object_cooColsA, "cooColsA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcoosort_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_cooRowsA.cast(),
                c_cooColsA.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseXcscsort<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_cscColPtrA,
        object_cscRowIndA,
        object_P,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseXcscsort",
            "handle m n nnz descrA cscColPtrA cscRowIndA P pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_cscColPtrA = args::device(
        object_cscColPtrA,
        "cscColPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cscRowIndA = args::device(
        object_cscRowIndA,
        "cscRowIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_P = args::device(object_P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcscsort)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_cscColPtrA.cast(),
                    c_cscRowIndA.cast(),
                    c_P.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcscsort_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_cscColPtrA,
        object_cscRowIndA,
        ],
        [],
    ) = call
        .bind("cusparseXcscsort_bufferSizeExt", "handle m n nnz cscColPtrA cscRowIndA")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_cscColPtrA = args::device(
        object_cscColPtrA,
        "cscColPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cscRowIndA = args::device(
        object_cscRowIndA,
        "cscRowIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcscsort_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_cscColPtrA.cast(),
                c_cscRowIndA.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseXcsr2bsrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_bsrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        ],
        [],
    ) = call
        .bind(
            "cusparseXcsr2bsrNnz",
            "handle dirA m n descrA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedRowPtrC nnzTotalDevHostPtr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcsr2bsrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_bsrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcsr2coo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_csrSortedRowPtr,
        object_nnz,
        object_m,
        object_cooRowInd,
        object_idxBase,
        ],
        [],
    ) = call.bind("cusparseXcsr2coo", "handle csrSortedRowPtr nnz m cooRowInd idxBase")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_m = args::i32(object_m, "m")?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_csrSortedRowPtr = args::device(
        object_csrSortedRowPtr,
        "csrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_cooRowInd = args::device(
        object_cooRowInd,
        "cooRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseXcsr2coo)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_csrSortedRowPtr.cast(),
                    c_nnz,
                    c_m,
                    c_cooRowInd.cast(),
                    c_idxBase,
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcsr2gebsrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_descrC,
        object_bsrSortedRowPtrC,
        object_rowBlockDim,
        object_colBlockDim,
        object_nnzTotalDevHostPtr,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseXcsr2gebsrNnz",
            "handle dirA m n descrA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedRowPtrC rowBlockDim colBlockDim nnzTotalDevHostPtr pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcsr2gebsrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_descrC,
                    c_bsrSortedRowPtrC.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_nnzTotalDevHostPtr.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcsrgeam2Nnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_descrA,
        object_nnzA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_descrB,
        object_nnzB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedRowPtrC,
        object_nnzTotalDevHostPtr,
        object_workspace,
        ],
        [],
    ) = call
        .bind(
            "cusparseXcsrgeam2Nnz",
            "handle m n descrA nnzA csrSortedRowPtrA csrSortedColIndA descrB nnzB csrSortedRowPtrB csrSortedColIndB descrC csrSortedRowPtrC nnzTotalDevHostPtr workspace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcsrgeam2Nnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_descrA,
                    c_nnzA,
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_descrB,
                    c_nnzB,
                    c_csrSortedRowPtrB.cast(),
                    c_csrSortedColIndB.cast(),
                    c_descrC,
                    c_csrSortedRowPtrC.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                    c_workspace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcsric02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_info, object_position], []) = call
        .bind("cusparseXcsric02_zeroPivot", "handle info position")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_position = args::scalar_to_write(
        object_position,
        "position",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseXcsric02_zeroPivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_info, c_position.cast())) },
    )
}

pub(crate) fn cusparseXcsrilu02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_info, object_position], []) = call
        .bind("cusparseXcsrilu02_zeroPivot", "handle info position")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_position = args::scalar_to_write(
        object_position,
        "position",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cusparseXcsrilu02_zeroPivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle, c_info, c_position.cast())) },
    )
}

pub(crate) fn cusparseXcsrsort<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrRowPtrA,
        object_csrColIndA,
        object_P,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseXcsrsort",
            "handle m n nnz descrA csrRowPtrA csrColIndA P pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_csrRowPtrA = args::device(
        object_csrRowPtrA,
        "csrRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColIndA = args::device(
        object_csrColIndA,
        "csrColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_P = args::device(object_P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcsrsort)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrRowPtrA.cast(),
                    c_csrColIndA.cast(),
                    c_P.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseXcsrsort_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrRowPtrA,
        object_csrColIndA,
        ],
        [],
    ) = call
        .bind("cusparseXcsrsort_bufferSizeExt", "handle m n nnz csrRowPtrA csrColIndA")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_csrRowPtrA = args::device(
        object_csrRowPtrA,
        "csrRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColIndA = args::device(
        object_csrColIndA,
        "csrColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXcsrsort_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_csrRowPtrA.cast(),
                c_csrColIndA.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseXgebsr2gebsrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_descrC,
        object_bsrSortedRowPtrC,
        object_rowBlockDimC,
        object_colBlockDimC,
        object_nnzTotalDevHostPtr,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseXgebsr2gebsrNnz",
            "handle dirA mb nb nnzb descrA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedRowPtrC rowBlockDimC colBlockDimC nnzTotalDevHostPtr pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseXgebsr2gebsrNnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDimA,
                    c_colBlockDimA,
                    c_descrC,
                    c_bsrSortedRowPtrC.cast(),
                    c_rowBlockDimC,
                    c_colBlockDimC,
                    c_nnzTotalDevHostPtr.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsric02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pInputBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsric02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pInputBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pInputBuffer = args::device(
        object_pInputBuffer,
        "pInputBuffer",
        None,
        &arena,
    )?;
    args::keep(object_pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pInputBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseZbsric02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsric02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrilu02",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockDim,
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrilu02_analysis",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseZbsrilu02_analysis",
                (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrilu02_bufferSize",
            "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::Complex128,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transB,
        object_mb,
        object_n,
        object_kb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockSize,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrmm",
            "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transB = args::enumeration(
        object_transB,
        "transB",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kb = args::i32(object_kb, "kb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex128), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex128,
        &mut c_beta_number,
        &arena,
    )?;
    let c_C = args::device(object_C, "C", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseZbsrmm)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transB,
                    c_mb,
                    c_n,
                    c_kb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockSize,
                    c_B.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrmv",
            "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex128,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrsm2_analysis",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrsm2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseZbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrsm2_bufferSize",
            "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrsm2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_transXY,
                c_mb,
                c_n,
                c_nnzb,
                c_descrA,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_blockSize,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_transXY,
        object_mb,
        object_n,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_blockSize,
        object_info,
        object_B,
        object_ldb,
        object_X,
        object_ldx,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrsm2_solve",
            "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_transXY = args::enumeration(
        object_transXY,
        "transXY",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsm2Info_t)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldx = args::i32(object_ldx, "ldx")?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex128), &arena)?;
    let c_X = args::device(object_X, "X", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrsm2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_transXY,
                    c_mb,
                    c_n,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_blockSize,
                    c_info,
                    c_B.cast(),
                    c_ldb,
                    c_X.cast(),
                    c_ldx,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrsv2_analysis",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrsv2_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseZbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrsv2_bufferSize",
            "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrsv2_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_transA,
                c_mb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_blockDim,
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_mb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_info,
        object_f,
        object_x,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrsv2_solve",
            "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_f = args::device(object_f, "f", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrsv2_solve)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_mb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_info,
                    c_f.cast(),
                    c_x.cast(),
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_transA,
        object_sizeOfMask,
        object_mb,
        object_nb,
        object_nnzb,
        object_alpha,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedMaskPtrA,
        object_bsrSortedRowPtrA,
        object_bsrSortedEndPtrA,
        object_bsrSortedColIndA,
        object_blockDim,
        object_x,
        object_beta,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cusparseZbsrxmv",
            "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_sizeOfMask = args::i32(object_sizeOfMask, "sizeOfMask")?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedMaskPtrA = args::device(
        object_bsrSortedMaskPtrA,
        "bsrSortedMaskPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedEndPtrA = args::device(
        object_bsrSortedEndPtrA,
        "bsrSortedEndPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex128,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZbsrxmv)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_transA,
                    c_sizeOfMask,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_alpha.cast(),
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedMaskPtrA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedEndPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_blockDim,
                    c_x.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_blockDim,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsr2bsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsr2bsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_blockDim,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedColIndA,
        object_csrSortedRowPtrA,
        object_nnzA,
        object_nnzPerRow,
        object_csrSortedValC,
        object_csrSortedColIndC,
        object_csrSortedRowPtrC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsr2csr_compress",
            "handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_tol = args::record(object_tol, "tol", &runtime::cuDoubleComplex)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        by_value::runtime::double2,
    ) -> i32 = call.symbol(slots::cusparseZcsr2csr_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzA,
                    c_nnzPerRow.cast(),
                    c_csrSortedValC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_tol.cast::<by_value::runtime::double2>().read_unaligned(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsr2csru",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::Complex128), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsr2csru)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDim,
        object_colBlockDim,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsr2gebsr",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsr2gebsr_bufferSize",
            "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_m,
                c_n,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZcsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_fractionToColor,
        object_ncolors,
        object_coloring,
        object_reordering,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrcolor",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<
        u64,
    >(object_info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        object_fractionToColor,
        "fractionToColor",
        &Ty::F64,
        &mut c_fractionToColor_number,
        &arena,
    )?;
    let c_coloring = args::device(object_coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(
        object_reordering,
        "reordering",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_ncolors = args::scalar_to_write(
        object_ncolors,
        "ncolors",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseZcsrcolor)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_fractionToColor.cast(),
                    c_ncolors.cast(),
                    c_coloring.cast(),
                    c_reordering.cast(),
                    c_info,
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrgeam2",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex128,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsrgeam2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_descrA,
                    c_nnzA,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_beta.cast(),
                    c_descrB,
                    c_nnzB,
                    c_csrSortedValB.cast(),
                    c_csrSortedRowPtrB.cast(),
                    c_csrSortedColIndB.cast(),
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_descrA,
        object_nnzA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_beta,
        object_descrB,
        object_nnzB,
        object_csrSortedValB,
        object_csrSortedRowPtrB,
        object_csrSortedColIndB,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrgeam2_bufferSizeExt",
            "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_nnzA = args::i32(object_nnzA, "nnzA")?;
    let c_descrB = args::value::<
        u64,
    >(object_descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    let c_nnzB = args::i32(object_nnzB, "nnzB")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex128,
        &mut c_beta_number,
        &arena,
    )?;
    let c_csrSortedValB = args::device(
        object_csrSortedValB,
        "csrSortedValB",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrB = args::device(
        object_csrSortedRowPtrB,
        "csrSortedRowPtrB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndB = args::device(
        object_csrSortedColIndB,
        "csrSortedColIndB",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsrgeam2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_alpha.cast(),
                c_descrA,
                c_nnzA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_beta.cast(),
                c_descrB,
                c_nnzB,
                c_csrSortedValB.cast(),
                c_csrSortedRowPtrB.cast(),
                c_csrSortedColIndB.cast(),
                c_descrC,
                c_csrSortedValC.cast(),
                c_csrSortedRowPtrC.cast(),
                c_csrSortedColIndC.cast(),
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZcsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsric02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsric02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsric02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsric02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t,
            c_info as u64,
            Some(("cusparseZcsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZcsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsric02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsric02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZcsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA_valM,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrilu02",
            "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA_valM = args::device(
        object_csrSortedValA_valM,
        "csrSortedValA_valM",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_nnz,
                    c_descrA,
                    c_csrSortedValA_valM.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_csrSortedColIndA.cast(),
                    c_info,
                    c_policy,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        object_policy,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrilu02_analysis",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cusparse::cusparseSolvePolicy_t,
    )?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    args::keep(object_pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02_analysis)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                c_policy,
                c_pBuffer.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t,
            c_info as u64,
            Some(("cusparseZcsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZcsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_nnz,
        object_descrA,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_csrSortedColIndA,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrilu02_bufferSize",
            "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndA = args::device(
        object_csrSortedColIndA,
        "csrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_nnz,
                c_descrA,
                c_csrSortedValA.cast(),
                c_csrSortedRowPtrA.cast(),
                c_csrSortedColIndA.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZcsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_info,
        object_enable_boost,
        object_tol,
        object_boost_val,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsrilu02_numericBoost",
            "handle info enable_boost tol boost_val",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csrilu02Info_t)?;
    let c_enable_boost = args::i32(object_enable_boost, "enable_boost")?;
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(object_tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(
        object_boost_val,
        "boost_val",
        &Ty::Complex128,
        &mut c_boost_val_number,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02_numericBoost)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_info,
                    c_enable_boost,
                    c_tol.cast(),
                    c_boost_val.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_descrA,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsru2csr",
            "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::Complex128), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsru2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_nnz,
                    c_descrA,
                    c_csrVal.cast(),
                    c_csrRowPtr.cast(),
                    c_csrColInd.cast(),
                    c_info,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZcsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_nnz,
        object_csrVal,
        object_csrRowPtr,
        object_csrColInd,
        object_info,
        ],
        [],
    ) = call
        .bind(
            "cusparseZcsru2csr_bufferSizeExt",
            "handle m n nnz csrVal csrRowPtr csrColInd info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_info = args::value::<u64>(object_info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(object_csrVal, "csrVal", Some(&Ty::Complex128), &arena)?;
    let c_csrRowPtr = args::device(
        object_csrRowPtr,
        "csrRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrColInd = args::device(
        object_csrColInd,
        "csrColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZcsru2csr_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_nnz,
                c_csrVal.cast(),
                c_csrRowPtr.cast(),
                c_csrColInd.cast(),
                c_info,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDim,
        object_colBlockDim,
        object_descrC,
        object_csrSortedValC,
        object_csrSortedRowPtrC,
        object_csrSortedColIndC,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgebsr2csr",
            "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedValC = args::device(
        object_csrSortedValC,
        "csrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrC = args::device(
        object_csrSortedRowPtrC,
        "csrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_csrSortedColIndC = args::device(
        object_csrSortedColIndC,
        "csrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2csr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_descrC,
                    c_csrSortedValC.cast(),
                    c_csrSortedRowPtrC.cast(),
                    c_csrSortedColIndC.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        object_bscVal,
        object_bscRowInd,
        object_bscColPtr,
        object_copyValues,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgebsr2gebsc",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_copyValues = args::enumeration(
        object_copyValues,
        "copyValues",
        &cusparse::cusparseAction_t,
    )?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscVal = args::device(object_bscVal, "bscVal", Some(&Ty::Complex128), &arena)?;
    let c_bscRowInd = args::device(
        object_bscRowInd,
        "bscRowInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bscColPtr = args::device(
        object_bscColPtr,
        "bscColPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsc)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_bsrSortedVal.cast(),
                    c_bsrSortedRowPtr.cast(),
                    c_bsrSortedColInd.cast(),
                    c_rowBlockDim,
                    c_colBlockDim,
                    c_bscVal.cast(),
                    c_bscRowInd.cast(),
                    c_bscColPtr.cast(),
                    c_copyValues,
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mb,
        object_nb,
        object_nnzb,
        object_bsrSortedVal,
        object_bsrSortedRowPtr,
        object_bsrSortedColInd,
        object_rowBlockDim,
        object_colBlockDim,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgebsr2gebsc_bufferSize",
            "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_rowBlockDim = args::i32(object_rowBlockDim, "rowBlockDim")?;
    let c_colBlockDim = args::i32(object_colBlockDim, "colBlockDim")?;
    let c_bsrSortedVal = args::device(
        object_bsrSortedVal,
        "bsrSortedVal",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtr = args::device(
        object_bsrSortedRowPtr,
        "bsrSortedRowPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColInd = args::device(
        object_bsrSortedColInd,
        "bsrSortedColInd",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsc_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mb,
                c_nb,
                c_nnzb,
                c_bsrSortedVal.cast(),
                c_bsrSortedRowPtr.cast(),
                c_bsrSortedColInd.cast(),
                c_rowBlockDim,
                c_colBlockDim,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_descrC,
        object_bsrSortedValC,
        object_bsrSortedRowPtrC,
        object_bsrSortedColIndC,
        object_rowBlockDimC,
        object_colBlockDimC,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgebsr2gebsr",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_descrC = args::value::<
        u64,
    >(object_descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedValC = args::device(
        object_bsrSortedValC,
        "bsrSortedValC",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrC = args::device(
        object_bsrSortedRowPtrC,
        "bsrSortedRowPtrC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndC = args::device(
        object_bsrSortedColIndC,
        "bsrSortedColIndC",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsr)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_mb,
                    c_nb,
                    c_nnzb,
                    c_descrA,
                    c_bsrSortedValA.cast(),
                    c_bsrSortedRowPtrA.cast(),
                    c_bsrSortedColIndA.cast(),
                    c_rowBlockDimA,
                    c_colBlockDimA,
                    c_descrC,
                    c_bsrSortedValC.cast(),
                    c_bsrSortedRowPtrC.cast(),
                    c_bsrSortedColIndC.cast(),
                    c_rowBlockDimC,
                    c_colBlockDimC,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_mb,
        object_nb,
        object_nnzb,
        object_descrA,
        object_bsrSortedValA,
        object_bsrSortedRowPtrA,
        object_bsrSortedColIndA,
        object_rowBlockDimA,
        object_colBlockDimA,
        object_rowBlockDimC,
        object_colBlockDimC,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgebsr2gebsr_bufferSize",
            "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_mb = args::i32(object_mb, "mb")?;
    let c_nb = args::i32(object_nb, "nb")?;
    let c_nnzb = args::i32(object_nnzb, "nnzb")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_rowBlockDimA = args::i32(object_rowBlockDimA, "rowBlockDimA")?;
    let c_colBlockDimA = args::i32(object_colBlockDimA, "colBlockDimA")?;
    let c_rowBlockDimC = args::i32(object_rowBlockDimC, "rowBlockDimC")?;
    let c_colBlockDimC = args::i32(object_colBlockDimC, "colBlockDimC")?;
    let c_bsrSortedValA = args::device(
        object_bsrSortedValA,
        "bsrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_bsrSortedRowPtrA = args::device(
        object_bsrSortedRowPtrA,
        "bsrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_bsrSortedColIndA = args::device(
        object_bsrSortedColIndA,
        "bsrSortedColIndA",
        Some(&Ty::I32),
        &arena,
    )?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsr_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_dirA,
                c_mb,
                c_nb,
                c_nnzb,
                c_descrA,
                c_bsrSortedValA.cast(),
                c_bsrSortedRowPtrA.cast(),
                c_bsrSortedColIndA.cast(),
                c_rowBlockDimA,
                c_colBlockDimA,
                c_rowBlockDimC,
                c_colBlockDimC,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transA,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_nnz,
        object_xVal,
        object_xInd,
        object_beta,
        object_y,
        object_idxBase,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgemvi",
            "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let c_idxBase = args::enumeration(
        object_idxBase,
        "idxBase",
        &cusparse::cusparseIndexBase_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(
        object_alpha,
        "alpha",
        &Ty::Complex128,
        &mut c_alpha_number,
        &arena,
    )?;
    let c_A = args::device(object_A, "A", Some(&Ty::Complex128), &arena)?;
    let c_xVal = args::device(object_xVal, "xVal", Some(&Ty::Complex128), &arena)?;
    let c_xInd = args::device(object_xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(
        object_beta,
        "beta",
        &Ty::Complex128,
        &mut c_beta_number,
        &arena,
    )?;
    let c_y = args::device(object_y, "y", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgemvi)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transA,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_nnz,
                    c_xVal.cast(),
                    c_xInd.cast(),
                    c_beta.cast(),
                    c_y.cast(),
                    c_idxBase,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_transA, object_m, object_n, object_nnz], []) = call
        .bind("cusparseZgemvi_bufferSize", "handle transA m n nnz")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(
        object_transA,
        "transA",
        &cusparse::cusparseOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nnz = args::i32(object_nnz, "nnz")?;
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgemvi_bufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_transA,
                c_m,
                c_n,
                c_nnz,
                (&raw mut c_pBufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pBufferSize)?),
    )
}

pub(crate) fn cusparseZgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgpsvInterleavedBatch",
            "handle algo m ds dl d du dw x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::Complex128), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgpsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_ds.cast(),
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_dw.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_ds,
        object_dl,
        object_d,
        object_du,
        object_dw,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgpsvInterleavedBatch_bufferSizeExt",
            "handle algo m ds dl d du dw x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_ds = args::device(object_ds, "ds", Some(&Ty::Complex128), &arena)?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_dw = args::device(object_dw, "dw", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_ds.cast(),
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_dw.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseZgtsv2", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgtsv2StridedBatch",
            "handle m dl d du x batchCount batchStride pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2StridedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_batchStride,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_batchStride,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgtsv2StridedBatch_bufferSizeExt",
            "handle m dl d du x batchCount batchStride",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_batchStride = args::i32(object_batchStride, "batchStride")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                c_batchStride,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseZgtsv2_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex128), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        object_pBuffer,
        ],
        [],
    ) = call.bind("cusparseZgtsv2_nopivot", "handle m n dl d du B ldb pBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2_nopivot)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_dl,
        object_d,
        object_du,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cusparseZgtsv2_nopivot_bufferSizeExt", "handle m n dl d du B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(object_B, "B", Some(&Ty::Complex128), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_B.cast(),
                c_ldb,
                (&raw mut c_bufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        object_pBuffer,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgtsvInterleavedBatch",
            "handle algo m dl d du x batchCount pBuffer",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(object_pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsvInterleavedBatch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_m,
                    c_dl.cast(),
                    c_d.cast(),
                    c_du.cast(),
                    c_x.cast(),
                    c_batchCount,
                    c_pBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_m,
        object_dl,
        object_d,
        object_du,
        object_x,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cusparseZgtsvInterleavedBatch_bufferSizeExt",
            "handle algo m dl d du x batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_algo = args::i32(object_algo, "algo")?;
    let c_m = args::i32(object_m, "m")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_dl = args::device(object_dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(object_d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(object_du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(object_x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_m,
                c_dl.cast(),
                c_d.cast(),
                c_du.cast(),
                c_x.cast(),
                c_batchCount,
                (&raw mut c_pBufferSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?),
    )
}

pub(crate) fn cusparseZnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dirA,
        object_m,
        object_n,
        object_descrA,
        object_A,
        object_lda,
        object_nnzPerRowCol,
        object_nnzTotalDevHostPtr,
        ],
        [],
    ) = call
        .bind(
            "cusparseZnnz",
            "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(object_dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_descrA = args::value::<
        u64,
    >(object_descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::device(object_A, "A", Some(&Ty::Complex128), &arena)?;
    let c_nnzPerRowCol = args::device(
        object_nnzPerRowCol,
        "nnzPerRowCol",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(
        object_nnzTotalDevHostPtr,
        "nnzTotalDevHostPtr",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseZnnz)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dirA,
                    c_m,
                    c_n,
                    c_descrA,
                    c_A.cast(),
                    c_lda,
                    c_nnzPerRowCol.cast(),
                    c_nnzTotalDevHostPtr.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cusparseZnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_descr,
        object_csrSortedValA,
        object_csrSortedRowPtrA,
        object_nnzPerRow,
        object_nnzC,
        object_tol,
        ],
        [],
    ) = call
        .bind(
            "cusparseZnnz_compress",
            "handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_descr = args::value::<
        u64,
    >(object_descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(
        object_csrSortedValA,
        "csrSortedValA",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let c_csrSortedRowPtrA = args::device(
        object_csrSortedRowPtrA,
        "csrSortedRowPtrA",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_nnzPerRow = args::device(
        object_nnzPerRow,
        "nnzPerRow",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_tol = args::record(object_tol, "tol", &runtime::cuDoubleComplex)?;
    let c_nnzC = args::scalar_to_write(object_nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        by_value::runtime::double2,
    ) -> i32 = call.symbol(slots::cusparseZnnz_compress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_descr,
                    c_csrSortedValA.cast(),
                    c_csrSortedRowPtrA.cast(),
                    c_nnzPerRow.cast(),
                    c_nnzC.cast(),
                    c_tol.cast::<by_value::runtime::double2>().read_unaligned(),
                ),
            )
        },
    )
}
