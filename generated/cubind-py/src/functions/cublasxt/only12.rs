//! Functions of the cublasxt: `only12` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{cublas, cublasxt};

pub(crate) fn cublasXtCgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtCgemm",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_transa = args::enumeration(
        object_transa,
        "transa",
        &cublas::cublasOperation_t,
    )?;
    let c_transb = args::enumeration(
        object_transb,
        "transb",
        &cublas::cublasOperation_t,
    )?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCgemm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtChemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtChemm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtChemm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtCher2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtCher2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCher2k)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtCherk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtCherk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCherk)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtCherkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtCherkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCherkx)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasXtCreate", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasXtCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cublasxt12::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cublasxt::cublasXtHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn cublasXtCspmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_AP,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtCspmm", "handle side uplo m n alpha AP B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCspmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
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

pub(crate) fn cublasXtCsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtCsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCsymm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtCsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtCsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCsyr2k)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtCsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtCsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCsyrk)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtCsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtCsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCsyrkx)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtCtrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtCtrmm",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCtrmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtCtrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasXtCtrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtCtrsm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasXtDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cublasXtDestroy)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe { released(py, || function(c_handle)) },
    )
}

pub(crate) fn cublasXtDeviceSelect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_nbDevices, object_deviceId], []) = call
        .bind("cublasXtDeviceSelect", "handle nbDevices deviceId")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_nbDevices = args::i32(object_nbDevices, "nbDevices")?;
    let c_deviceId = args::array(
        object_deviceId,
        "deviceId",
        &Ty::I32,
        Some(args::length(py, c_nbDevices.into(), "nbDevices")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cublasXtDeviceSelect)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_nbDevices, c_deviceId.cast())) },
    )
}

pub(crate) fn cublasXtDgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtDgemm",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_transa = args::enumeration(
        object_transa,
        "transa",
        &cublas::cublasOperation_t,
    )?;
    let c_transb = args::enumeration(
        object_transb,
        "transb",
        &cublas::cublasOperation_t,
    )?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDgemm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtDspmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_AP,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtDspmm", "handle side uplo m n alpha AP B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDspmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
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

pub(crate) fn cublasXtDsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtDsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDsymm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtDsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtDsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDsyr2k)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtDsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtDsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDsyrk)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtDsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtDsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDsyrkx)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtDtrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtDtrmm",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDtrmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtDtrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasXtDtrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtDtrsm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtGetBlockDim<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasXtGetBlockDim", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let mut c_blockDim: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasXtGetBlockDim)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_blockDim).cast()))
    };
    returned(
        py,
        &cublasxt12::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_blockDim)?),
    )
}

pub(crate) fn cublasXtGetNumBoards<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nbDevices, object_deviceId], []) = call
        .bind("cublasXtGetNumBoards", "nbDevices deviceId")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nbDevices = args::i32(object_nbDevices, "nbDevices")?;
    let c_deviceId = args::array(
        object_deviceId,
        "deviceId",
        &Ty::I32,
        Some(args::length(py, c_nbDevices.into(), "nbDevices")?),
        &arena,
    )?;
    let mut c_nbBoards: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cublasXtGetNumBoards)?;
    let status = unsafe {
        released(
            py,
            || function(c_nbDevices, c_deviceId.cast(), (&raw mut c_nbBoards).cast()),
        )
    };
    returned(
        py,
        &cublasxt12::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_nbBoards)?),
    )
}

pub(crate) fn cublasXtGetPinningMemMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasXtGetPinningMemMode", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasXtGetPinningMemMode)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &cublasxt12::cublasStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cublasxt::cublasXtPinnedMemMode_t, c_mode)?)
        },
    )
}

pub(crate) fn cublasXtMaxBoards<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasXtMaxBoards", "")?;
    let py = call.py();
    let mut c_nbGpuBoards: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasXtMaxBoards)?;
    let status = unsafe { released(py, || function((&raw mut c_nbGpuBoards).cast())) };
    returned(
        py,
        &cublasxt12::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_nbGpuBoards)?),
    )
}

pub(crate) fn cublasXtSetBlockDim<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_blockDim], []) = call
        .bind("cublasXtSetBlockDim", "handle blockDim")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_blockDim = args::i32(object_blockDim, "blockDim")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasXtSetBlockDim)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_blockDim)) },
    )
}

pub(crate) fn cublasXtSetCpuRatio<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_blasOp, object_typename, object_ratio], []) = call
        .bind("cublasXtSetCpuRatio", "handle blasOp typename ratio")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_blasOp = args::enumeration(
        object_blasOp,
        "blasOp",
        &cublasxt::cublasXtBlasOp_t,
    )?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &cublasxt::cublasXtOpType_t,
    )?;
    let c_ratio = args::f32(object_ratio)?;
    let function: unsafe extern "system" fn(u64, i32, i32, f32) -> i32 = call
        .symbol(slots::cublasXtSetCpuRatio)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_blasOp, c_type, c_ratio)) },
    )
}

pub(crate) fn cublasXtSetCpuRoutine<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_blasOp, object_typename, object_blasFunctor], []) = call
        .bind("cublasXtSetCpuRoutine", "handle blasOp typename blasFunctor")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_blasOp = args::enumeration(
        object_blasOp,
        "blasOp",
        &cublasxt::cublasXtBlasOp_t,
    )?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &cublasxt::cublasXtOpType_t,
    )?;
    let c_blasFunctor = args::pointer(object_blasFunctor, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cublasXtSetCpuRoutine)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_blasOp, c_type, c_blasFunctor.cast()))
        },
    )
}

pub(crate) fn cublasXtSetPinningMemMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode], []) = call
        .bind("cublasXtSetPinningMemMode", "handle mode")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cublasxt::cublasXtPinnedMemMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasXtSetPinningMemMode)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mode)) },
    )
}

pub(crate) fn cublasXtSgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtSgemm",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_transa = args::enumeration(
        object_transa,
        "transa",
        &cublas::cublasOperation_t,
    )?;
    let c_transb = args::enumeration(
        object_transb,
        "transb",
        &cublas::cublasOperation_t,
    )?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtSgemm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtSspmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_AP,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtSspmm", "handle side uplo m n alpha AP B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtSspmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
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

pub(crate) fn cublasXtSsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtSsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtSsymm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtSsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtSsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtSsyr2k)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtSsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtSsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtSsyrk)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtSsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtSsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtSsyrkx)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtStrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtStrmm",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtStrmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtStrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasXtStrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtStrsm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtZgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtZgemm",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_transa = args::enumeration(
        object_transa,
        "transa",
        &cublas::cublasOperation_t,
    )?;
    let c_transb = args::enumeration(
        object_transb,
        "transb",
        &cublas::cublasOperation_t,
    )?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZgemm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZhemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtZhemm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZhemm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZher2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtZher2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZher2k)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZherk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtZherk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::pointer_to_one(object_alpha, &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZherk)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtZherkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtZherkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::pointer_to_one(object_beta, &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZherkx)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZspmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_AP,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtZspmm", "handle side uplo m n alpha AP B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZspmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
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

pub(crate) fn cublasXtZsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtZsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZsymm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtZsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZsyr2k)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasXtZsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZsyrk)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtZsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_beta,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasXtZsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_k = args::u64(object_k, "k")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZsyrkx)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
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

pub(crate) fn cublasXtZtrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasXtZtrmm",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_ldc = args::u64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZtrmm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasXtZtrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_side,
        object_uplo,
        object_trans,
        object_diag,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasXtZtrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cublasxt::cublasXtHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::u64(object_m, "m")?;
    let c_n = args::u64(object_n, "n")?;
    let c_lda = args::u64(object_lda, "lda")?;
    let c_ldb = args::u64(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasXtZtrsm)?;
    returned0(
        py,
        &cublasxt12::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_side,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}
