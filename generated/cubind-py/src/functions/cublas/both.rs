//! Functions of the cublas: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cublas, runtime, runtime13};

pub(crate) fn cublasAsumEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        object_resultType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind("cublasAsumEx", "handle n x xType incx result resultType executiontype")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasAsumEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_result.cast(),
                    c_resultType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasAsumEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        object_resultType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasAsumEx_64",
            "handle n x xType incx result resultType executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasAsumEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_result.cast(),
                    c_resultType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasAxpyEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_alphaType,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasAxpyEx",
            "handle n alpha alphaType x xType incx y yType incy executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_alphaType = args::enumeration(
        object_alphaType,
        "alphaType",
        &runtime::cudaDataType,
    )?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cudaDataType.known(c_alphaType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasAxpyEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_alphaType,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasAxpyEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_alphaType,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasAxpyEx_64",
            "handle n alpha alphaType x xType incx y yType incy executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_alphaType = args::enumeration(
        object_alphaType,
        "alphaType",
        &runtime::cudaDataType,
    )?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cudaDataType.known(c_alphaType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasAxpyEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_alphaType,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasCaxpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCaxpy", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCaxpy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCaxpy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCaxpy_64", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCaxpy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCcopy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasCcopy", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCcopy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasCcopy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasCcopy_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCcopy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasCdgmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasCdgmm", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCdgmm)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCdgmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasCdgmm_64", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCdgmm_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCdotc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasCdotc", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCdotc_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCdotc_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasCdotc_64", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCdotc_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCdotu<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasCdotu", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCdotu_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCdotu_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasCdotu_64", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCdotu_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCgbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind("cublasCgbmv", "handle trans m n kl ku alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kl = args::i32(object_kl, "kl")?;
    let c_ku = args::i32(object_ku, "ku")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind(
            "cublasCgbmv_64",
            "handle trans m n kl ku alpha A lda x incx beta y incy",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_kl = args::i64(object_kl, "kl")?;
    let c_ku = args::i64(object_ku, "ku")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgeam<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasCgeam", "handle transa transb m n alpha A lda beta B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgeam)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgeam_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCgeam_64",
            "handle transa transb m n alpha A lda beta B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgeam_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgelsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_Carray,
        object_ldc,
        object_devInfoArray,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasCgelsBatched",
            "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let mut c_info: i32 = 0;
    let c_devInfoArray = args::pointer(object_devInfoArray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgelsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_m,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_Carray.cast(),
                c_ldc,
                (&raw mut c_info).cast(),
                c_devInfoArray.cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasCgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasCgemm", "handle transa transb m n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCgemm3m<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasCgemm3m",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemm3m)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCgemm3mBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemm3mBatched",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemm3mBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm3mBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemm3mBatched_64",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemm3mBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm3mEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemm3mEx",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemm3mEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm3mEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemm3mEx_64",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemm3mEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm3mStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemm3mStridedBatched",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemm3mStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm3mStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemm3mStridedBatched_64",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemm3mStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm3m_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasCgemm3m_64",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemm3m_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCgemmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemmBatched",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemmBatched_64",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemmEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemmEx",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemmEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemmEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemmEx_64",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemmEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemmStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemmStridedBatched",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemmStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemmStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemmStridedBatched_64",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemmStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasCgemm_64",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCgemv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCgemv", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemvBatched",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemvBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemvBatched_64",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemvBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemvStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemvStridedBatched",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgemvStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemvStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCgemvStridedBatched_64",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemvStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgemv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCgemv_64", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgemv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgeqrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_Aarray,
        object_lda,
        object_TauArray,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasCgeqrfBatched", "handle m n Aarray lda TauArray batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_TauArray = args::pointer(object_TauArray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgeqrfBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_Aarray.cast(),
                c_lda,
                c_TauArray.cast(),
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasCgerc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCgerc", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgerc_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgerc_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCgerc_64", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgerc_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgeru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCgeru", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgeru_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgeru_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCgeru_64", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCgeru_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgetrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasCgetrfBatched", "handle n A lda P info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgetrfBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgetriBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_C,
        object_ldc,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasCgetriBatched", "handle n A lda P C ldc info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgetriBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasCgetrsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_devIpiv,
        object_Barray,
        object_ldb,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasCgetrsBatched",
            "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_devIpiv = args::pointer(object_devIpiv, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCgetrsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_devIpiv.cast(),
                c_Barray.cast(),
                c_ldb,
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasChbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasChbmv", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasChbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasChbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasChbmv_64", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasChbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasChemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasChemm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasChemm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasChemm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasChemm_64", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasChemm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasChemv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasChemv", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasChemv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasChemv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasChemv_64", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasChemv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCher<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCher", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCher_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCher2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCher2", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCher2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCher2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCher2_64", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCher2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCher2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCher2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCher2k_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCher2k_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasCher2k_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCher2k_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCher_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCher_64", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCher_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCherk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCherk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCherk_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCherk3mEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCherk3mEx",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCherk3mEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCherk3mEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCherk3mEx_64",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCherk3mEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCherkEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCherkEx",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCherkEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCherkEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCherkEx_64",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCherkEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCherk_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCherk_64", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCherk_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCherkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCherkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCherkx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCherkx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasCherkx_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCherkx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasChpmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasChpmv", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasChpmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasChpmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasChpmv_64", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasChpmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasChpr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasChpr", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasChpr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasChpr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasChpr2", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasChpr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasChpr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasChpr2_64", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasChpr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasChpr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasChpr_64", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasChpr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCmatinvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_Ainv,
        object_lda_inv,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasCmatinvBatched", "handle n A lda Ainv lda_inv info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_lda_inv = args::i32(object_lda_inv, "lda_inv")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_Ainv = args::pointer(object_Ainv, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCmatinvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_Ainv.cast(),
                    c_lda_inv,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasCopyEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCopyEx", "handle n x xType incx y yType incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCopyEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCopyEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCopyEx_64", "handle n x xType incx y yType incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCopyEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasCreate", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasCreate_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cublas::cublasHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn cublasCrot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasCrot", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F32, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::Complex64, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCrot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCrot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasCrot_64", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F32, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::Complex64, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCrot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCrotg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_a, object_b, object_c, object_s], []) = call
        .bind("cublasCrotg", "handle a b c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_a = args::scalar_to_write(object_a, "a", Some(&Ty::Complex64), &arena)?;
    let c_b = args::scalar_to_write(object_b, "b", Some(&Ty::Complex64), &arena)?;
    let c_c = args::scalar_to_write(object_c, "c", Some(&Ty::F32), &arena)?;
    let c_s = args::scalar_to_write(object_s, "s", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCrotg_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_a.cast(), c_b.cast(), c_c.cast(), c_s.cast()),
            )
        },
    )
}

pub(crate) fn cublasCscal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasCscal", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCscal_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasCscal_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasCscal_64", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCscal_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasCsrot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasCsrot", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F32, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F32, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCsrot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCsrot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasCsrot_64", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F32, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F32, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCsrot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasCsscal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasCsscal", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsscal_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasCsscal_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasCsscal_64", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsscal_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasCswap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasCswap", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCswap_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasCswap_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasCswap_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCswap_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasCsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsymm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsymm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasCsymm_64", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsymm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsymv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCsymv", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsymv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsymv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasCsymv_64", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsymv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCsyr", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCsyr2", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCsyr2_64", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyr2k_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsyr2k_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasCsyr2k_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyr2k_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsyr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasCsyr_64", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyrk_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsyrk3mEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCsyrk3mEx",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyrk3mEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyrk3mEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCsyrk3mEx_64",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyrk3mEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyrkEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCsyrkEx",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyrkEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyrkEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasCsyrkEx_64",
            "handle uplo trans n k alpha A Atype lda beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyrkEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasCsyrk_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCsyrk_64", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyrk_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCsyrkx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCsyrkx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasCsyrkx_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCsyrkx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCtbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtbmv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtbmv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtbsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtbsv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtbsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtbsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtbsv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtbsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtpmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtpmv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtpmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtpmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtpmv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtpmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtpsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtpsv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtpsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtpsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtpsv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtpsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtpttr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_AP, object_A, object_lda], []) = call
        .bind("cublasCtpttr", "handle uplo n AP A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtpttr)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_AP.cast(), c_A.cast(), c_lda),
            )
        },
    )
}

pub(crate) fn cublasCtrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasCtrmm", "handle side uplo trans diag m n alpha A lda B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
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
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtrmm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCtrmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasCtrmm_64",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
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
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtrmm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCtrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtrmv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtrmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtrmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtrmv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtrmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasCtrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtrsm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCtrsmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCtrsmBatched",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtrsmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtrsmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasCtrsmBatched_64",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtrsmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtrsm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasCtrsm_64", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtrsm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasCtrsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtrsv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasCtrsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtrsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasCtrsv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasCtrsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasCtrttp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_A, object_lda, object_AP], []) = call
        .bind("cublasCtrttp", "handle uplo n A lda AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasCtrttp)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_A.cast(), c_lda, c_AP.cast()),
            )
        },
    )
}

pub(crate) fn cublasDasum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDasum", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDasum_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDasum_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDasum_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDasum_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDaxpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDaxpy", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDaxpy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDaxpy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDaxpy_64", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDaxpy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDcopy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasDcopy", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDcopy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasDcopy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasDcopy_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDcopy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasDdgmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasDdgmm", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDdgmm)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasDdgmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasDdgmm_64", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDdgmm_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasDdot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasDdot", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDdot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDdot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasDdot_64", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDdot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cublasDestroy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle)) },
    )
}

pub(crate) fn cublasDgbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind("cublasDgbmv", "handle trans m n kl ku alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kl = args::i32(object_kl, "kl")?;
    let c_ku = args::i32(object_ku, "ku")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind(
            "cublasDgbmv_64",
            "handle trans m n kl ku alpha A lda x incx beta y incy",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_kl = args::i64(object_kl, "kl")?;
    let c_ku = args::i64(object_ku, "ku")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgeam<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasDgeam", "handle transa transb m n alpha A lda beta B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgeam)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgeam_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasDgeam_64",
            "handle transa transb m n alpha A lda beta B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgeam_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgelsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_Carray,
        object_ldc,
        object_devInfoArray,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasDgelsBatched",
            "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let mut c_info: i32 = 0;
    let c_devInfoArray = args::pointer(object_devInfoArray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgelsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_m,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_Carray.cast(),
                c_ldc,
                (&raw mut c_info).cast(),
                c_devInfoArray.cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasDgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasDgemm", "handle transa transb m n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgemm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDgemmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemmBatched",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgemmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemmBatched_64",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgemmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemmGroupedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa_array,
        object_transb_array,
        object_m_array,
        object_n_array,
        object_k_array,
        object_alpha_array,
        object_Aarray,
        object_lda_array,
        object_Barray,
        object_ldb_array,
        object_beta_array,
        object_Carray,
        object_ldc_array,
        object_group_count,
        object_group_size,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemmGroupedBatched",
            "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_group_count = args::i32(object_group_count, "group_count")?;
    let c_transa_array = args::array(
        object_transa_array,
        "transa_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_transb_array = args::array(
        object_transb_array,
        "transb_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_m_array = args::array(
        object_m_array,
        "m_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_n_array = args::array(
        object_n_array,
        "n_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_k_array = args::array(
        object_k_array,
        "k_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_alpha_array = args::array(
        object_alpha_array,
        "alpha_array",
        &Ty::F64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_lda_array = args::array(
        object_lda_array,
        "lda_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_ldb_array = args::array(
        object_ldb_array,
        "ldb_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_beta_array = args::array(
        object_beta_array,
        "beta_array",
        &Ty::F64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_ldc_array = args::array(
        object_ldc_array,
        "ldc_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_group_size = args::array(
        object_group_size,
        "group_size",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDgemmGroupedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa_array.cast(),
                    c_transb_array.cast(),
                    c_m_array.cast(),
                    c_n_array.cast(),
                    c_k_array.cast(),
                    c_alpha_array.cast(),
                    c_Aarray.cast(),
                    c_lda_array.cast(),
                    c_Barray.cast(),
                    c_ldb_array.cast(),
                    c_beta_array.cast(),
                    c_Carray.cast(),
                    c_ldc_array.cast(),
                    c_group_count,
                    c_group_size.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemmGroupedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa_array,
        object_transb_array,
        object_m_array,
        object_n_array,
        object_k_array,
        object_alpha_array,
        object_Aarray,
        object_lda_array,
        object_Barray,
        object_ldb_array,
        object_beta_array,
        object_Carray,
        object_ldc_array,
        object_group_count,
        object_group_size,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemmGroupedBatched_64",
            "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_group_count = args::i64(object_group_count, "group_count")?;
    let c_transa_array = args::array(
        object_transa_array,
        "transa_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_transb_array = args::array(
        object_transb_array,
        "transb_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_m_array = args::array(
        object_m_array,
        "m_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_n_array = args::array(
        object_n_array,
        "n_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_k_array = args::array(
        object_k_array,
        "k_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_alpha_array = args::array(
        object_alpha_array,
        "alpha_array",
        &Ty::F64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_lda_array = args::array(
        object_lda_array,
        "lda_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_ldb_array = args::array(
        object_ldb_array,
        "ldb_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_beta_array = args::array(
        object_beta_array,
        "beta_array",
        &Ty::F64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_ldc_array = args::array(
        object_ldc_array,
        "ldc_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_group_size = args::array(
        object_group_size,
        "group_size",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDgemmGroupedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa_array.cast(),
                    c_transb_array.cast(),
                    c_m_array.cast(),
                    c_n_array.cast(),
                    c_k_array.cast(),
                    c_alpha_array.cast(),
                    c_Aarray.cast(),
                    c_lda_array.cast(),
                    c_Barray.cast(),
                    c_ldb_array.cast(),
                    c_beta_array.cast(),
                    c_Carray.cast(),
                    c_ldc_array.cast(),
                    c_group_count,
                    c_group_size.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemmStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemmStridedBatched",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgemmStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemmStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemmStridedBatched_64",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgemmStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasDgemm_64",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgemm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDgemv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDgemv", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgemv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemvBatched",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgemvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemvBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemvBatched_64",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgemvBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemvStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemvStridedBatched",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgemvStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemvStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDgemvStridedBatched_64",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgemvStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgemv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDgemv_64", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDgemv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgeqrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_Aarray,
        object_lda,
        object_TauArray,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasDgeqrfBatched", "handle m n Aarray lda TauArray batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_TauArray = args::pointer(object_TauArray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgeqrfBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_Aarray.cast(),
                c_lda,
                c_TauArray.cast(),
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasDger<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasDger", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDger_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasDger_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasDger_64", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDger_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgetrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasDgetrfBatched", "handle n A lda P info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgetrfBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgetriBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_C,
        object_ldc,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasDgetriBatched", "handle n A lda P C ldc info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgetriBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasDgetrsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_devIpiv,
        object_Barray,
        object_ldb,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasDgetrsBatched",
            "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_devIpiv = args::pointer(object_devIpiv, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDgetrsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_devIpiv.cast(),
                c_Barray.cast(),
                c_ldb,
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasDmatinvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_Ainv,
        object_lda_inv,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasDmatinvBatched", "handle n A lda Ainv lda_inv info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_lda_inv = args::i32(object_lda_inv, "lda_inv")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_Ainv = args::pointer(object_Ainv, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDmatinvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_Ainv.cast(),
                    c_lda_inv,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasDnrm2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDnrm2", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDnrm2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDnrm2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDnrm2_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDnrm2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDotEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_result,
        object_resultType,
        object_executionType,
        ],
        [],
    ) = call
        .bind(
            "cublasDotEx",
            "handle n x xType incx y yType incy result resultType executionType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDotEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_result.cast(),
                    c_resultType,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasDotEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_result,
        object_resultType,
        object_executionType,
        ],
        [],
    ) = call
        .bind(
            "cublasDotEx_64",
            "handle n x xType incx y yType incy result resultType executionType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDotEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_result.cast(),
                    c_resultType,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasDotcEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_result,
        object_resultType,
        object_executionType,
        ],
        [],
    ) = call
        .bind(
            "cublasDotcEx",
            "handle n x xType incx y yType incy result resultType executionType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDotcEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_result.cast(),
                    c_resultType,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasDotcEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_result,
        object_resultType,
        object_executionType,
        ],
        [],
    ) = call
        .bind(
            "cublasDotcEx_64",
            "handle n x xType incx y yType incy result resultType executionType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDotcEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_result.cast(),
                    c_resultType,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasDrot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasDrot", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F64, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F64, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDrot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDrot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasDrot_64", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F64, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F64, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDrot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDrotg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_a, object_b, object_c, object_s], []) = call
        .bind("cublasDrotg", "handle a b c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_a = args::scalar_to_write(object_a, "a", Some(&Ty::F64), &arena)?;
    let c_b = args::scalar_to_write(object_b, "b", Some(&Ty::F64), &arena)?;
    let c_c = args::scalar_to_write(object_c, "c", Some(&Ty::F64), &arena)?;
    let c_s = args::scalar_to_write(object_s, "s", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDrotg_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_a.cast(), c_b.cast(), c_c.cast(), c_s.cast()),
            )
        },
    )
}

pub(crate) fn cublasDrotm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_param,
        ],
        [],
    ) = call.bind("cublasDrotm", "handle n x incx y incy param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDrotm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_param.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDrotm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_param,
        ],
        [],
    ) = call.bind("cublasDrotm_64", "handle n x incx y incy param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDrotm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_param.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDrotmg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_d1,
        object_d2,
        object_x1,
        object_y1,
        object_param,
        ],
        [],
    ) = call.bind("cublasDrotmg", "handle d1 d2 x1 y1 param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_y1 = args::scalar(object_y1, "y1", &Ty::F64, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let c_d1 = args::scalar_to_write(object_d1, "d1", Some(&Ty::F64), &arena)?;
    let c_d2 = args::scalar_to_write(object_d2, "d2", Some(&Ty::F64), &arena)?;
    let c_x1 = args::scalar_to_write(object_x1, "x1", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDrotmg_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_d1.cast(),
                    c_d2.cast(),
                    c_x1.cast(),
                    c_y1.cast(),
                    c_param.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDsbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDsbmv", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDsbmv_64", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDscal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasDscal", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDscal_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasDscal_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasDscal_64", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDscal_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasDspmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDspmv", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDspmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDspmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDspmv_64", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDspmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDspr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasDspr", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDspr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDspr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasDspr2", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDspr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDspr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasDspr2_64", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDspr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDspr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasDspr_64", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDspr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasDswap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasDswap", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDswap_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasDswap_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasDswap_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDswap_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasDsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasDsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsymm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsymm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasDsymm_64", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsymm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsymv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDsymv", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsymv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsymv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasDsymv_64", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsymv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsyr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasDsyr", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsyr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsyr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasDsyr2", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsyr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsyr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasDsyr2_64", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsyr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasDsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsyr2k_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsyr2k_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasDsyr2k_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsyr2k_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsyr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasDsyr_64", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsyr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasDsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasDsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsyrk_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsyrk_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasDsyrk_64", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsyrk_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasDsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDsyrkx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDsyrkx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasDsyrkx_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDsyrkx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDtbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtbmv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtbmv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtbsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtbsv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtbsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtbsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtbsv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtbsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtpmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtpmv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtpmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtpmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtpmv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtpmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtpsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtpsv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtpsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtpsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtpsv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtpsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtpttr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_AP, object_A, object_lda], []) = call
        .bind("cublasDtpttr", "handle uplo n AP A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtpttr)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_AP.cast(), c_A.cast(), c_lda),
            )
        },
    )
}

pub(crate) fn cublasDtrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasDtrmm", "handle side uplo trans diag m n alpha A lda B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtrmm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDtrmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasDtrmm_64",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtrmm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDtrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtrmv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtrmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtrmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtrmv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtrmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasDtrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtrsm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDtrsmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDtrsmBatched",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtrsmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtrsmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasDtrsmBatched_64",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtrsmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtrsm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasDtrsm_64", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtrsm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasDtrsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtrsv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasDtrsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtrsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasDtrsv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasDtrsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasDtrttp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_A, object_lda, object_AP], []) = call
        .bind("cublasDtrttp", "handle uplo n A lda AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDtrttp)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_A.cast(), c_lda, c_AP.cast()),
            )
        },
    )
}

pub(crate) fn cublasDzasum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDzasum", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDzasum_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDzasum_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDzasum_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDzasum_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDznrm2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDznrm2", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDznrm2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasDznrm2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasDznrm2_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasDznrm2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasGemmBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_Atype,
        object_lda,
        object_Barray,
        object_Btype,
        object_ldb,
        object_beta,
        object_Carray,
        object_Ctype,
        object_ldc,
        object_batchCount,
        object_computeType,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmBatchedEx",
            "handle transa transb m n k alpha Aarray Atype lda Barray Btype ldb beta Carray Ctype ldc batchCount computeType algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmBatchedEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_Atype,
                    c_lda,
                    c_Barray.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_Ctype,
                    c_ldc,
                    c_batchCount,
                    c_computeType,
                    c_algo,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmBatchedEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_Atype,
        object_lda,
        object_Barray,
        object_Btype,
        object_ldb,
        object_beta,
        object_Carray,
        object_Ctype,
        object_ldc,
        object_batchCount,
        object_computeType,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmBatchedEx_64",
            "handle transa transb m n k alpha Aarray Atype lda Barray Btype ldb beta Carray Ctype ldc batchCount computeType algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i64,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmBatchedEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_Atype,
                    c_lda,
                    c_Barray.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_Ctype,
                    c_ldc,
                    c_batchCount,
                    c_computeType,
                    c_algo,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        object_computeType,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmEx",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc computeType algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                    c_computeType,
                    c_algo,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        object_computeType,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmEx_64",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc computeType algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                    c_computeType,
                    c_algo,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmGroupedBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa_array,
        object_transb_array,
        object_m_array,
        object_n_array,
        object_k_array,
        object_alpha_array,
        object_Aarray,
        object_Atype,
        object_lda_array,
        object_Barray,
        object_Btype,
        object_ldb_array,
        object_beta_array,
        object_Carray,
        object_Ctype,
        object_ldc_array,
        object_group_count,
        object_group_size,
        object_computeType,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmGroupedBatchedEx",
            "handle transa_array transb_array m_array n_array k_array alpha_array Aarray Atype lda_array Barray Btype ldb_array beta_array Carray Ctype ldc_array group_count group_size computeType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_group_count = args::i32(object_group_count, "group_count")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_transa_array = args::array(
        object_transa_array,
        "transa_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_transb_array = args::array(
        object_transb_array,
        "transb_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_m_array = args::array(
        object_m_array,
        "m_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_n_array = args::array(
        object_n_array,
        "n_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_k_array = args::array(
        object_k_array,
        "k_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_alpha_array = args::pointer(object_alpha_array, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_lda_array = args::array(
        object_lda_array,
        "lda_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_ldb_array = args::array(
        object_ldb_array,
        "ldb_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_beta_array = args::pointer(object_beta_array, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_ldc_array = args::array(
        object_ldc_array,
        "ldc_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_group_size = args::array(
        object_group_size,
        "group_size",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmGroupedBatchedEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa_array.cast(),
                    c_transb_array.cast(),
                    c_m_array.cast(),
                    c_n_array.cast(),
                    c_k_array.cast(),
                    c_alpha_array.cast(),
                    c_Aarray.cast(),
                    c_Atype,
                    c_lda_array.cast(),
                    c_Barray.cast(),
                    c_Btype,
                    c_ldb_array.cast(),
                    c_beta_array.cast(),
                    c_Carray.cast(),
                    c_Ctype,
                    c_ldc_array.cast(),
                    c_group_count,
                    c_group_size.cast(),
                    c_computeType,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmGroupedBatchedEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa_array,
        object_transb_array,
        object_m_array,
        object_n_array,
        object_k_array,
        object_alpha_array,
        object_Aarray,
        object_Atype,
        object_lda_array,
        object_Barray,
        object_Btype,
        object_ldb_array,
        object_beta_array,
        object_Carray,
        object_Ctype,
        object_ldc_array,
        object_group_count,
        object_group_size,
        object_computeType,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmGroupedBatchedEx_64",
            "handle transa_array transb_array m_array n_array k_array alpha_array Aarray Atype lda_array Barray Btype ldb_array beta_array Carray Ctype ldc_array group_count group_size computeType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_group_count = args::i64(object_group_count, "group_count")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_transa_array = args::array(
        object_transa_array,
        "transa_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_transb_array = args::array(
        object_transb_array,
        "transb_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_m_array = args::array(
        object_m_array,
        "m_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_n_array = args::array(
        object_n_array,
        "n_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_k_array = args::array(
        object_k_array,
        "k_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_alpha_array = args::pointer(object_alpha_array, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_lda_array = args::array(
        object_lda_array,
        "lda_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_ldb_array = args::array(
        object_ldb_array,
        "ldb_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_beta_array = args::pointer(object_beta_array, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_ldc_array = args::array(
        object_ldc_array,
        "ldc_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_group_size = args::array(
        object_group_size,
        "group_size",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmGroupedBatchedEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa_array.cast(),
                    c_transb_array.cast(),
                    c_m_array.cast(),
                    c_n_array.cast(),
                    c_k_array.cast(),
                    c_alpha_array.cast(),
                    c_Aarray.cast(),
                    c_Atype,
                    c_lda_array.cast(),
                    c_Barray.cast(),
                    c_Btype,
                    c_ldb_array.cast(),
                    c_beta_array.cast(),
                    c_Carray.cast(),
                    c_Ctype,
                    c_ldc_array.cast(),
                    c_group_count,
                    c_group_size.cast(),
                    c_computeType,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmStridedBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_strideA,
        object_B,
        object_Btype,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        object_strideC,
        object_batchCount,
        object_computeType,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmStridedBatchedEx",
            "handle transa transb m n k alpha A Atype lda strideA B Btype ldb strideB beta C Ctype ldc strideC batchCount computeType algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i64,
        *mut c_void,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i64,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmStridedBatchedEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_strideA,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                    c_computeType,
                    c_algo,
                ),
            )
        },
    )
}

pub(crate) fn cublasGemmStridedBatchedEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_strideA,
        object_B,
        object_Btype,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        object_strideC,
        object_batchCount,
        object_computeType,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasGemmStridedBatchedEx_64",
            "handle transa transb m n k alpha A Atype lda strideA B Btype ldb strideB beta C Ctype ldc strideC batchCount computeType algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let c_beta = args::selected_scalar(
        object_beta,
        "beta",
        attribute_types::cublasComputeType_t.known(c_computeType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i64,
        *mut c_void,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i64,
        i64,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmStridedBatchedEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_strideA,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                    c_computeType,
                    c_algo,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetAtomicsMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetAtomicsMode", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetAtomicsMode)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cublas::cublasAtomicsMode_t, c_mode)?),
    )
}

pub(crate) fn cublasGetCudartVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasGetCudartVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cublasGetCudartVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn cublasGetEmulationSpecialValuesSupport<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cublasGetEmulationSpecialValuesSupport", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mask: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetEmulationSpecialValuesSupport)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mask).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &runtime13::cudaEmulationSpecialValuesSupport,
                        c_mask,
                    )?,
                )
        },
    )
}

pub(crate) fn cublasGetEmulationStrategy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetEmulationStrategy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_emulationStrategy: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetEmulationStrategy)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_emulationStrategy).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cublas::cublasEmulationStrategy_t,
                        c_emulationStrategy,
                    )?,
                )
        },
    )
}

pub(crate) fn cublasGetFixedPointEmulationMantissaBitCountPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cublasGetFixedPointEmulationMantissaBitCountPointer", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mantissaBitCount: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetFixedPointEmulationMantissaBitCountPointer)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mantissaBitCount).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_mantissaBitCount)?),
    )
}

pub(crate) fn cublasGetFixedPointEmulationMantissaBitOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cublasGetFixedPointEmulationMantissaBitOffset", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mantissaBitOffset: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetFixedPointEmulationMantissaBitOffset)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mantissaBitOffset).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_mantissaBitOffset)?),
    )
}

pub(crate) fn cublasGetFixedPointEmulationMantissaControl<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cublasGetFixedPointEmulationMantissaControl", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mantissaControl: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetFixedPointEmulationMantissaControl)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mantissaControl).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &runtime13::cudaEmulationMantissaControl,
                        c_mantissaControl,
                    )?,
                )
        },
    )
}

pub(crate) fn cublasGetFixedPointEmulationMaxMantissaBitCount<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cublasGetFixedPointEmulationMaxMantissaBitCount", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_maxMantissaBitCount: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetFixedPointEmulationMaxMantissaBitCount)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_maxMantissaBitCount).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_maxMantissaBitCount)?),
    )
}

pub(crate) fn cublasGetLoggerCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_userCallback], []) = call
        .bind("cublasGetLoggerCallback", "userCallback")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_userCallback = args::pointer(object_userCallback, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasGetLoggerCallback)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_userCallback.cast())) },
    )
}

pub(crate) fn cublasGetMathMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetMathMode", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetMathMode)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cublas::cublasMath_t, c_mode)?),
    )
}

pub(crate) fn cublasGetMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasGetMatrix", "rows cols elemSize A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i32(object_rows, "rows")?;
    let c_cols = args::i32(object_cols, "cols")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasGetMatrix)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetMatrixAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_stream,
        ],
        [],
    ) = call.bind("cublasGetMatrixAsync", "rows cols elemSize A lda B ldb stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i32(object_rows, "rows")?;
    let c_cols = args::i32(object_cols, "cols")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cublasGetMatrixAsync)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetMatrixAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_stream,
        ],
        [],
    ) = call.bind("cublasGetMatrixAsync_64", "rows cols elemSize A lda B ldb stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        u64,
    ) -> i32 = call.symbol(slots::cublasGetMatrixAsync_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetMatrix_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasGetMatrix_64", "rows cols elemSize A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasGetMatrix_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetPointerMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetPointerMode", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetPointerMode_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cublas::cublasPointerMode_t, c_mode)?),
    )
}

pub(crate) fn cublasGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cublasGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cublasGetSmCountTarget<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetSmCountTarget", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_smCountTarget: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetSmCountTarget)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_smCountTarget).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_smCountTarget)?),
    )
}

pub(crate) fn cublasGetStatusName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasGetStatusName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cublasGetStatusName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cublas::cublasStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cublasGetStatusString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasGetStatusString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cublasGetStatusString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cublas::cublasStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cublasGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetStream", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetStream_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_streamId).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

pub(crate) fn cublasGetVector<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasGetVector", "n elemSize x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i32(object_n, "n")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasGetVector)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_n, c_elemSize, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasGetVectorAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_devicePtr,
        object_incx,
        object_hostPtr,
        object_incy,
        object_stream,
        ],
        [],
    ) = call
        .bind("cublasGetVectorAsync", "n elemSize devicePtr incx hostPtr incy stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i32(object_n, "n")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_devicePtr = args::pointer(object_devicePtr, &arena)?;
    let c_hostPtr = args::pointer(object_hostPtr, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cublasGetVectorAsync)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_n,
                    c_elemSize,
                    c_devicePtr.cast(),
                    c_incx,
                    c_hostPtr.cast(),
                    c_incy,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetVectorAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_devicePtr,
        object_incx,
        object_hostPtr,
        object_incy,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cublasGetVectorAsync_64",
            "n elemSize devicePtr incx hostPtr incy stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i64(object_n, "n")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_devicePtr = args::pointer(object_devicePtr, &arena)?;
    let c_hostPtr = args::pointer(object_hostPtr, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        u64,
    ) -> i32 = call.symbol(slots::cublasGetVectorAsync_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_n,
                    c_elemSize,
                    c_devicePtr.cast(),
                    c_incx,
                    c_hostPtr.cast(),
                    c_incy,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasGetVector_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasGetVector_64", "n elemSize x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i64(object_n, "n")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasGetVector_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_n, c_elemSize, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cublasGetVersion", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasGetVersion_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_version).cast()))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_version)?),
    )
}

pub(crate) fn cublasIamaxEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        ],
        [],
    ) = call.bind("cublasIamaxEx", "handle n x xType incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIamaxEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_xType, c_incx, c_result.cast()),
            )
        },
    )
}

pub(crate) fn cublasIamaxEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        ],
        [],
    ) = call.bind("cublasIamaxEx_64", "handle n x xType incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIamaxEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_xType, c_incx, c_result.cast()),
            )
        },
    )
}

pub(crate) fn cublasIaminEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        ],
        [],
    ) = call.bind("cublasIaminEx", "handle n x xType incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIaminEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_xType, c_incx, c_result.cast()),
            )
        },
    )
}

pub(crate) fn cublasIaminEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        ],
        [],
    ) = call.bind("cublasIaminEx_64", "handle n x xType incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIaminEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_xType, c_incx, c_result.cast()),
            )
        },
    )
}

pub(crate) fn cublasIcamax<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIcamax", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIcamax_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIcamax_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIcamax_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIcamax_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIcamin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIcamin", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIcamin_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIcamin_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIcamin_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIcamin_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIdamax<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIdamax", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIdamax_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIdamax_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIdamax_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIdamax_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIdamin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIdamin", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIdamin_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIdamin_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIdamin_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIdamin_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIsamax<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIsamax", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIsamax_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIsamax_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIsamax_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIsamax_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIsamin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIsamin", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIsamin_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIsamin_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIsamin_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIsamin_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIzamax<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIzamax", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIzamax_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIzamax_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIzamax_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIzamax_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIzamin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIzamin", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIzamin_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasIzamin_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasIzamin_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::I64),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasIzamin_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasLoggerConfigure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_logIsOn,
        object_logToStdOut,
        object_logToStdErr,
        object_logFileName,
        ],
        [],
    ) = call
        .bind("cublasLoggerConfigure", "logIsOn logToStdOut logToStdErr logFileName")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_logIsOn = args::i32(object_logIsOn, "logIsOn")?;
    let c_logToStdOut = args::i32(object_logToStdOut, "logToStdOut")?;
    let c_logToStdErr = args::i32(object_logToStdErr, "logToStdErr")?;
    let c_logFileName = args::optional_c_string(object_logFileName, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, *const c_char) -> i32 = call
        .symbol(slots::cublasLoggerConfigure)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_logIsOn, c_logToStdOut, c_logToStdErr, c_logFileName),
            )
        },
    )
}

pub(crate) fn cublasNrm2Ex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        object_resultType,
        object_executionType,
        ],
        [],
    ) = call
        .bind("cublasNrm2Ex", "handle n x xType incx result resultType executionType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasNrm2Ex)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_result.cast(),
                    c_resultType,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasNrm2Ex_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_result,
        object_resultType,
        object_executionType,
        ],
        [],
    ) = call
        .bind(
            "cublasNrm2Ex_64",
            "handle n x xType incx result resultType executionType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_resultType = args::enumeration(
        object_resultType,
        "resultType",
        &runtime::cudaDataType,
    )?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        attribute_types::cudaDataType.known(c_resultType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasNrm2Ex_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_result.cast(),
                    c_resultType,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasRotEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_c,
        object_s,
        object_csType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasRotEx",
            "handle n x xType incx y yType incy c s csType executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_csType = args::enumeration(object_csType, "csType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::selected_scalar(
        object_c,
        "c",
        attribute_types::cudaDataType.known(c_csType),
        &arena,
    )?;
    let c_s = args::selected_scalar(
        object_s,
        "s",
        attribute_types::cudaDataType.known(c_csType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasRotEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                    c_csType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasRotEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_c,
        object_s,
        object_csType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasRotEx_64",
            "handle n x xType incx y yType incy c s csType executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_csType = args::enumeration(object_csType, "csType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::selected_scalar(
        object_c,
        "c",
        attribute_types::cudaDataType.known(c_csType),
        &arena,
    )?;
    let c_s = args::selected_scalar(
        object_s,
        "s",
        attribute_types::cudaDataType.known(c_csType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasRotEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                    c_csType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasRotgEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_a,
        object_b,
        object_abType,
        object_c,
        object_s,
        object_csType,
        object_executiontype,
        ],
        [],
    ) = call.bind("cublasRotgEx", "handle a b abType c s csType executiontype")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_abType = args::enumeration(object_abType, "abType", &runtime::cudaDataType)?;
    let c_csType = args::enumeration(object_csType, "csType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_a = args::scalar_to_write(
        object_a,
        "a",
        attribute_types::cudaDataType.known(c_abType),
        &arena,
    )?;
    let c_b = args::scalar_to_write(
        object_b,
        "b",
        attribute_types::cudaDataType.known(c_abType),
        &arena,
    )?;
    let c_c = args::scalar_to_write(
        object_c,
        "c",
        attribute_types::cudaDataType.known(c_csType),
        &arena,
    )?;
    let c_s = args::scalar_to_write(
        object_s,
        "s",
        attribute_types::cudaDataType.known(c_csType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasRotgEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_a.cast(),
                    c_b.cast(),
                    c_abType,
                    c_c.cast(),
                    c_s.cast(),
                    c_csType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasRotmEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_param,
        object_paramType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasRotmEx",
            "handle n x xType incx y yType incy param paramType executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_paramType = args::enumeration(
        object_paramType,
        "paramType",
        &runtime::cudaDataType,
    )?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasRotmEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_param.cast(),
                    c_paramType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasRotmEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        object_param,
        object_paramType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasRotmEx_64",
            "handle n x xType incx y yType incy param paramType executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_paramType = args::enumeration(
        object_paramType,
        "paramType",
        &runtime::cudaDataType,
    )?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasRotmEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                    c_param.cast(),
                    c_paramType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasRotmgEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_d1,
        object_d1Type,
        object_d2,
        object_d2Type,
        object_x1,
        object_x1Type,
        object_y1,
        object_y1Type,
        object_param,
        object_paramType,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cublasRotmgEx",
            "handle d1 d1Type d2 d2Type x1 x1Type y1 y1Type param paramType executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_d1Type = args::enumeration(object_d1Type, "d1Type", &runtime::cudaDataType)?;
    let c_d2Type = args::enumeration(object_d2Type, "d2Type", &runtime::cudaDataType)?;
    let c_x1Type = args::enumeration(object_x1Type, "x1Type", &runtime::cudaDataType)?;
    let c_y1Type = args::enumeration(object_y1Type, "y1Type", &runtime::cudaDataType)?;
    let c_paramType = args::enumeration(
        object_paramType,
        "paramType",
        &runtime::cudaDataType,
    )?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_param = args::pointer(object_param, &arena)?;
    let c_d1 = args::scalar_to_write(
        object_d1,
        "d1",
        attribute_types::cudaDataType.known(c_d1Type),
        &arena,
    )?;
    let c_d2 = args::scalar_to_write(
        object_d2,
        "d2",
        attribute_types::cudaDataType.known(c_d2Type),
        &arena,
    )?;
    let c_x1 = args::scalar_to_write(
        object_x1,
        "x1",
        attribute_types::cudaDataType.known(c_x1Type),
        &arena,
    )?;
    let c_y1 = args::selected_scalar(
        object_y1,
        "y1",
        attribute_types::cudaDataType.known(c_y1Type),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasRotmgEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_d1.cast(),
                    c_d1Type,
                    c_d2.cast(),
                    c_d2Type,
                    c_x1.cast(),
                    c_x1Type,
                    c_y1.cast(),
                    c_y1Type,
                    c_param.cast(),
                    c_paramType,
                    c_executiontype,
                ),
            )
        },
    )
}

pub(crate) fn cublasSasum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasSasum", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSasum_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasSasum_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasSasum_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSasum_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasSaxpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSaxpy", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSaxpy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSaxpy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSaxpy_64", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSaxpy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasScalEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_alphaType,
        object_x,
        object_xType,
        object_incx,
        object_executionType,
        ],
        [],
    ) = call
        .bind("cublasScalEx", "handle n alpha alphaType x xType incx executionType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_alphaType = args::enumeration(
        object_alphaType,
        "alphaType",
        &runtime::cudaDataType,
    )?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cudaDataType.known(c_alphaType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasScalEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_alphaType,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasScalEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_alphaType,
        object_x,
        object_xType,
        object_incx,
        object_executionType,
        ],
        [],
    ) = call
        .bind("cublasScalEx_64", "handle n alpha alphaType x xType incx executionType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_alphaType = args::enumeration(
        object_alphaType,
        "alphaType",
        &runtime::cudaDataType,
    )?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_executionType = args::enumeration(
        object_executionType,
        "executionType",
        &runtime::cudaDataType,
    )?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_alpha = args::selected_scalar(
        object_alpha,
        "alpha",
        attribute_types::cudaDataType.known(c_alphaType),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasScalEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_alphaType,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_executionType,
                ),
            )
        },
    )
}

pub(crate) fn cublasScasum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasScasum", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasScasum_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasScasum_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasScasum_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasScasum_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasScnrm2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasScnrm2", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasScnrm2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasScnrm2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasScnrm2_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasScnrm2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasScopy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasScopy", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasScopy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasScopy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasScopy_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasScopy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasSdgmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasSdgmm", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSdgmm)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasSdgmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasSdgmm_64", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSdgmm_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasSdot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasSdot", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSdot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSdot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasSdot_64", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSdot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSetAtomicsMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode], []) = call
        .bind("cublasSetAtomicsMode", "handle mode")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasAtomicsMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetAtomicsMode)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mode)) },
    )
}

pub(crate) fn cublasSetEmulationSpecialValuesSupport<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_mask], []) = call
        .bind("cublasSetEmulationSpecialValuesSupport", "handle mask")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mask = args::enumeration(
        object_mask,
        "mask",
        &runtime13::cudaEmulationSpecialValuesSupport,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetEmulationSpecialValuesSupport)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mask)) },
    )
}

pub(crate) fn cublasSetEmulationStrategy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_emulationStrategy], []) = call
        .bind("cublasSetEmulationStrategy", "handle emulationStrategy")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_emulationStrategy = args::enumeration(
        object_emulationStrategy,
        "emulationStrategy",
        &cublas::cublasEmulationStrategy_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetEmulationStrategy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_emulationStrategy)) },
    )
}

pub(crate) fn cublasSetFixedPointEmulationMantissaBitCountPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_mantissaBitCount], []) = call
        .bind(
            "cublasSetFixedPointEmulationMantissaBitCountPointer",
            "handle mantissaBitCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mantissaBitCount = args::pointer(object_mantissaBitCount, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cublasSetFixedPointEmulationMantissaBitCountPointer)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mantissaBitCount.cast())) },
    )
}

pub(crate) fn cublasSetFixedPointEmulationMantissaBitOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_mantissaBitOffset], []) = call
        .bind(
            "cublasSetFixedPointEmulationMantissaBitOffset",
            "handle mantissaBitOffset",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mantissaBitOffset = args::i32(object_mantissaBitOffset, "mantissaBitOffset")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetFixedPointEmulationMantissaBitOffset)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mantissaBitOffset)) },
    )
}

pub(crate) fn cublasSetFixedPointEmulationMantissaControl<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_mantissaControl], []) = call
        .bind("cublasSetFixedPointEmulationMantissaControl", "handle mantissaControl")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mantissaControl = args::enumeration(
        object_mantissaControl,
        "mantissaControl",
        &runtime13::cudaEmulationMantissaControl,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetFixedPointEmulationMantissaControl)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mantissaControl)) },
    )
}

pub(crate) fn cublasSetFixedPointEmulationMaxMantissaBitCount<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_maxMantissaBitCount], []) = call
        .bind(
            "cublasSetFixedPointEmulationMaxMantissaBitCount",
            "handle maxMantissaBitCount",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_maxMantissaBitCount = args::i32(
        object_maxMantissaBitCount,
        "maxMantissaBitCount",
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetFixedPointEmulationMaxMantissaBitCount)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_maxMantissaBitCount)) },
    )
}

pub(crate) fn cublasSetLoggerCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_userCallback], []) = call
        .bind("cublasSetLoggerCallback", "userCallback")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_userCallback = args::callback(
        object_userCallback,
        Some(&cublas::cublasLogCallback__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasSetLoggerCallback)?;
    let status = unsafe { released(py, || function(c_userCallback.address())) };
    c_userCallback.left(status == 0);
    returned0(py, &cublas::cublasStatus_t, status)
}

pub(crate) fn cublasSetMathMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode], []) = call
        .bind("cublasSetMathMode", "handle mode")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasMath_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetMathMode)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mode)) },
    )
}

pub(crate) fn cublasSetMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasSetMatrix", "rows cols elemSize A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i32(object_rows, "rows")?;
    let c_cols = args::i32(object_cols, "cols")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSetMatrix)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetMatrixAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_stream,
        ],
        [],
    ) = call.bind("cublasSetMatrixAsync", "rows cols elemSize A lda B ldb stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i32(object_rows, "rows")?;
    let c_cols = args::i32(object_cols, "cols")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cublasSetMatrixAsync)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetMatrixAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        object_stream,
        ],
        [],
    ) = call.bind("cublasSetMatrixAsync_64", "rows cols elemSize A lda B ldb stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        u64,
    ) -> i32 = call.symbol(slots::cublasSetMatrixAsync_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetMatrix_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rows,
        object_cols,
        object_elemSize,
        object_A,
        object_lda,
        object_B,
        object_ldb,
        ],
        [],
    ) = call.bind("cublasSetMatrix_64", "rows cols elemSize A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSetMatrix_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rows,
                    c_cols,
                    c_elemSize,
                    c_A.cast(),
                    c_lda,
                    c_B.cast(),
                    c_ldb,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetPointerMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode], []) = call
        .bind("cublasSetPointerMode", "handle mode")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasPointerMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetPointerMode_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_mode)) },
    )
}

pub(crate) fn cublasSetSmCountTarget<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_smCountTarget], []) = call
        .bind("cublasSetSmCountTarget", "handle smCountTarget")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_smCountTarget = args::i32(object_smCountTarget, "smCountTarget")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cublasSetSmCountTarget)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_smCountTarget)) },
    )
}

pub(crate) fn cublasSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_streamId], []) = call
        .bind("cublasSetStream", "handle streamId")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_streamId = args::value::<
        u64,
    >(object_streamId, "streamId", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cublasSetStream_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_handle, c_streamId)) },
    )
}

pub(crate) fn cublasSetVector<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_x,
        object_incx,
        object_devicePtr,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSetVector", "n elemSize x incx devicePtr incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i32(object_n, "n")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_devicePtr = args::pointer(object_devicePtr, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSetVector)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_n,
                    c_elemSize,
                    c_x.cast(),
                    c_incx,
                    c_devicePtr.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetVectorAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_hostPtr,
        object_incx,
        object_devicePtr,
        object_incy,
        object_stream,
        ],
        [],
    ) = call
        .bind("cublasSetVectorAsync", "n elemSize hostPtr incx devicePtr incy stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i32(object_n, "n")?;
    let c_elemSize = args::i32(object_elemSize, "elemSize")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_hostPtr = args::pointer(object_hostPtr, &arena)?;
    let c_devicePtr = args::pointer(object_devicePtr, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cublasSetVectorAsync)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_n,
                    c_elemSize,
                    c_hostPtr.cast(),
                    c_incx,
                    c_devicePtr.cast(),
                    c_incy,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetVectorAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_hostPtr,
        object_incx,
        object_devicePtr,
        object_incy,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cublasSetVectorAsync_64",
            "n elemSize hostPtr incx devicePtr incy stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i64(object_n, "n")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_hostPtr = args::pointer(object_hostPtr, &arena)?;
    let c_devicePtr = args::pointer(object_devicePtr, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        u64,
    ) -> i32 = call.symbol(slots::cublasSetVectorAsync_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_n,
                    c_elemSize,
                    c_hostPtr.cast(),
                    c_incx,
                    c_devicePtr.cast(),
                    c_incy,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetVector_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_n,
        object_elemSize,
        object_x,
        object_incx,
        object_devicePtr,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSetVector_64", "n elemSize x incx devicePtr incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_n = args::i64(object_n, "n")?;
    let c_elemSize = args::i64(object_elemSize, "elemSize")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_devicePtr = args::pointer(object_devicePtr, &arena)?;
    let function: unsafe extern "system" fn(
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSetVector_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_n,
                    c_elemSize,
                    c_x.cast(),
                    c_incx,
                    c_devicePtr.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSetWorkspace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_workspace, object_workspaceSizeInBytes], []) = call
        .bind("cublasSetWorkspace", "handle workspace workspaceSizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_workspaceSizeInBytes = args::u64(
        object_workspaceSizeInBytes,
        "workspaceSizeInBytes",
    )?;
    let c_workspace = args::pointer(object_workspace, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cublasSetWorkspace_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_workspace.cast(), c_workspaceSizeInBytes),
            )
        },
    )
}

pub(crate) fn cublasSgbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind("cublasSgbmv", "handle trans m n kl ku alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kl = args::i32(object_kl, "kl")?;
    let c_ku = args::i32(object_ku, "ku")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind(
            "cublasSgbmv_64",
            "handle trans m n kl ku alpha A lda x incx beta y incy",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_kl = args::i64(object_kl, "kl")?;
    let c_ku = args::i64(object_ku, "ku")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgeam<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasSgeam", "handle transa transb m n alpha A lda beta B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgeam)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgeam_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasSgeam_64",
            "handle transa transb m n alpha A lda beta B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgeam_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgelsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_Carray,
        object_ldc,
        object_devInfoArray,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasSgelsBatched",
            "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let mut c_info: i32 = 0;
    let c_devInfoArray = args::pointer(object_devInfoArray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgelsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_m,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_Carray.cast(),
                c_ldc,
                (&raw mut c_info).cast(),
                c_devInfoArray.cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasSgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasSgemm", "handle transa transb m n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSgemmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmBatched",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmBatched_64",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmEx",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemmEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_Atype,
        object_lda,
        object_B,
        object_Btype,
        object_ldb,
        object_beta,
        object_C,
        object_Ctype,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmEx_64",
            "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemmEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Atype,
                    c_lda,
                    c_B.cast(),
                    c_Btype,
                    c_ldb,
                    c_beta.cast(),
                    c_C.cast(),
                    c_Ctype,
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmGroupedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa_array,
        object_transb_array,
        object_m_array,
        object_n_array,
        object_k_array,
        object_alpha_array,
        object_Aarray,
        object_lda_array,
        object_Barray,
        object_ldb_array,
        object_beta_array,
        object_Carray,
        object_ldc_array,
        object_group_count,
        object_group_size,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmGroupedBatched",
            "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_group_count = args::i32(object_group_count, "group_count")?;
    let c_transa_array = args::array(
        object_transa_array,
        "transa_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_transb_array = args::array(
        object_transb_array,
        "transb_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_m_array = args::array(
        object_m_array,
        "m_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_n_array = args::array(
        object_n_array,
        "n_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_k_array = args::array(
        object_k_array,
        "k_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_alpha_array = args::array(
        object_alpha_array,
        "alpha_array",
        &Ty::F32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_lda_array = args::array(
        object_lda_array,
        "lda_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_ldb_array = args::array(
        object_ldb_array,
        "ldb_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_beta_array = args::array(
        object_beta_array,
        "beta_array",
        &Ty::F32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_ldc_array = args::array(
        object_ldc_array,
        "ldc_array",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_group_size = args::array(
        object_group_size,
        "group_size",
        &Ty::I32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSgemmGroupedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa_array.cast(),
                    c_transb_array.cast(),
                    c_m_array.cast(),
                    c_n_array.cast(),
                    c_k_array.cast(),
                    c_alpha_array.cast(),
                    c_Aarray.cast(),
                    c_lda_array.cast(),
                    c_Barray.cast(),
                    c_ldb_array.cast(),
                    c_beta_array.cast(),
                    c_Carray.cast(),
                    c_ldc_array.cast(),
                    c_group_count,
                    c_group_size.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmGroupedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa_array,
        object_transb_array,
        object_m_array,
        object_n_array,
        object_k_array,
        object_alpha_array,
        object_Aarray,
        object_lda_array,
        object_Barray,
        object_ldb_array,
        object_beta_array,
        object_Carray,
        object_ldc_array,
        object_group_count,
        object_group_size,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmGroupedBatched_64",
            "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_group_count = args::i64(object_group_count, "group_count")?;
    let c_transa_array = args::array(
        object_transa_array,
        "transa_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_transb_array = args::array(
        object_transb_array,
        "transb_array",
        &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_m_array = args::array(
        object_m_array,
        "m_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_n_array = args::array(
        object_n_array,
        "n_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_k_array = args::array(
        object_k_array,
        "k_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_alpha_array = args::array(
        object_alpha_array,
        "alpha_array",
        &Ty::F32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_lda_array = args::array(
        object_lda_array,
        "lda_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_ldb_array = args::array(
        object_ldb_array,
        "ldb_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_beta_array = args::array(
        object_beta_array,
        "beta_array",
        &Ty::F32,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let c_ldc_array = args::array(
        object_ldc_array,
        "ldc_array",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
    let c_group_size = args::array(
        object_group_size,
        "group_size",
        &Ty::I64,
        Some(args::length(py, c_group_count.into(), "group_count")?),
        &arena,
    )?;
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSgemmGroupedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa_array.cast(),
                    c_transb_array.cast(),
                    c_m_array.cast(),
                    c_n_array.cast(),
                    c_k_array.cast(),
                    c_alpha_array.cast(),
                    c_Aarray.cast(),
                    c_lda_array.cast(),
                    c_Barray.cast(),
                    c_ldb_array.cast(),
                    c_beta_array.cast(),
                    c_Carray.cast(),
                    c_ldc_array.cast(),
                    c_group_count,
                    c_group_size.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmStridedBatched",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemmStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemmStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemmStridedBatched_64",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemmStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasSgemm_64",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSgemv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSgemv", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemvBatched",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemvBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemvBatched_64",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemvBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemvStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemvStridedBatched",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgemvStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemvStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasSgemvStridedBatched_64",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemvStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgemv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSgemv_64", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSgemv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgeqrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_Aarray,
        object_lda,
        object_TauArray,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasSgeqrfBatched", "handle m n Aarray lda TauArray batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_TauArray = args::pointer(object_TauArray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgeqrfBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_Aarray.cast(),
                c_lda,
                c_TauArray.cast(),
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasSger<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasSger", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSger_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasSger_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasSger_64", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSger_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgetrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasSgetrfBatched", "handle n A lda P info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgetrfBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgetriBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_C,
        object_ldc,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasSgetriBatched", "handle n A lda P C ldc info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgetriBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasSgetrsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_devIpiv,
        object_Barray,
        object_ldb,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasSgetrsBatched",
            "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_devIpiv = args::pointer(object_devIpiv, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSgetrsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_devIpiv.cast(),
                c_Barray.cast(),
                c_ldb,
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasSmatinvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_Ainv,
        object_lda_inv,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasSmatinvBatched", "handle n A lda Ainv lda_inv info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_lda_inv = args::i32(object_lda_inv, "lda_inv")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_Ainv = args::pointer(object_Ainv, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSmatinvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_Ainv.cast(),
                    c_lda_inv,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasSnrm2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasSnrm2", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSnrm2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasSnrm2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_result], []) = call
        .bind("cublasSnrm2_64", "handle n x incx result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::F32),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSnrm2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_result.cast()))
        },
    )
}

pub(crate) fn cublasSrot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasSrot", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F32, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F32, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSrot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSrot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasSrot_64", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F32, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F32, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSrot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSrotg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_a, object_b, object_c, object_s], []) = call
        .bind("cublasSrotg", "handle a b c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_a = args::scalar_to_write(object_a, "a", Some(&Ty::F32), &arena)?;
    let c_b = args::scalar_to_write(object_b, "b", Some(&Ty::F32), &arena)?;
    let c_c = args::scalar_to_write(object_c, "c", Some(&Ty::F32), &arena)?;
    let c_s = args::scalar_to_write(object_s, "s", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSrotg_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_a.cast(), c_b.cast(), c_c.cast(), c_s.cast()),
            )
        },
    )
}

pub(crate) fn cublasSrotm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_param,
        ],
        [],
    ) = call.bind("cublasSrotm", "handle n x incx y incy param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSrotm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_param.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSrotm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_param,
        ],
        [],
    ) = call.bind("cublasSrotm_64", "handle n x incx y incy param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSrotm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_param.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSrotmg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_d1,
        object_d2,
        object_x1,
        object_y1,
        object_param,
        ],
        [],
    ) = call.bind("cublasSrotmg", "handle d1 d2 x1 y1 param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_y1 = args::scalar(object_y1, "y1", &Ty::F32, &arena)?;
    let c_param = args::pointer(object_param, &arena)?;
    let c_d1 = args::scalar_to_write(object_d1, "d1", Some(&Ty::F32), &arena)?;
    let c_d2 = args::scalar_to_write(object_d2, "d2", Some(&Ty::F32), &arena)?;
    let c_x1 = args::scalar_to_write(object_x1, "x1", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSrotmg_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_d1.cast(),
                    c_d2.cast(),
                    c_x1.cast(),
                    c_y1.cast(),
                    c_param.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSsbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSsbmv", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSsbmv_64", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSscal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasSscal", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSscal_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasSscal_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasSscal_64", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSscal_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasSspmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSspmv", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSspmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSspmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSspmv_64", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSspmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSspr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasSspr", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSspr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSspr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasSspr2", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSspr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSspr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasSspr2_64", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSspr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSspr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasSspr_64", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasSspr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasSswap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasSswap", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSswap_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasSswap_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasSswap_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSswap_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasSsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasSsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsymm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsymm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasSsymm_64", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsymm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsymv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSsymv", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsymv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsymv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSsymv_64", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsymv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsyr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasSsyr", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsyr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsyr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasSsyr2", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsyr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsyr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasSsyr2_64", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsyr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasSsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsyr2k_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsyr2k_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasSsyr2k_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsyr2k_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsyr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasSsyr_64", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsyr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasSsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasSsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsyrk_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsyrk_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasSsyrk_64", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsyrk_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasSsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasSsyrkx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasSsyrkx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasSsyrkx_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F32, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasSsyrkx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasStbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStbmv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStbmv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStbsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStbsv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStbsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStbsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStbsv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStbsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStpmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStpmv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStpmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStpmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStpmv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStpmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStpsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStpsv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStpsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStpsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStpsv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStpsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStpttr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_AP, object_A, object_lda], []) = call
        .bind("cublasStpttr", "handle uplo n AP A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStpttr)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_AP.cast(), c_A.cast(), c_lda),
            )
        },
    )
}

pub(crate) fn cublasStrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasStrmm", "handle side uplo trans diag m n alpha A lda B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStrmm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasStrmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasStrmm_64",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStrmm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasStrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStrmv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStrmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStrmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStrmv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStrmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasStrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStrsm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasStrsmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasStrsmBatched",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasStrsmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasStrsmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasStrsmBatched_64",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasStrsmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasStrsm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasStrsm_64", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F32, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStrsm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasStrsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStrsv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasStrsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStrsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasStrsv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasStrsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasStrttp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_A, object_lda, object_AP], []) = call
        .bind("cublasStrttp", "handle uplo n A lda AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasStrttp)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_A.cast(), c_lda, c_AP.cast()),
            )
        },
    )
}

pub(crate) fn cublasSwapEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSwapEx", "handle n x xType incx y yType incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasSwapEx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasSwapEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_xType,
        object_incx,
        object_y,
        object_yType,
        object_incy,
        ],
        [],
    ) = call.bind("cublasSwapEx_64", "handle n x xType incx y yType incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_xType = args::enumeration(object_xType, "xType", &runtime::cudaDataType)?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_yType = args::enumeration(object_yType, "yType", &runtime::cudaDataType)?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
    ) -> i32 = call.symbol(slots::cublasSwapEx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_xType,
                    c_incx,
                    c_y.cast(),
                    c_yType,
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasUint8gemmBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_transc,
        object_m,
        object_n,
        object_k,
        object_A,
        object_A_bias,
        object_lda,
        object_B,
        object_B_bias,
        object_ldb,
        object_C,
        object_C_bias,
        object_ldc,
        object_C_mult,
        object_C_shift,
        ],
        [],
    ) = call
        .bind(
            "cublasUint8gemmBias",
            "handle transa transb transc m n k A A_bias lda B B_bias ldb C C_bias ldc C_mult C_shift",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_transc = args::enumeration(
        object_transc,
        "transc",
        &cublas::cublasOperation_t,
    )?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_A_bias = args::i32(object_A_bias, "A_bias")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_B_bias = args::i32(object_B_bias, "B_bias")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_C_bias = args::i32(object_C_bias, "C_bias")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_C_mult = args::i32(object_C_mult, "C_mult")?;
    let c_C_shift = args::i32(object_C_shift, "C_shift")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasUint8gemmBias)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_transc,
                    c_m,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_A_bias,
                    c_lda,
                    c_B.cast(),
                    c_B_bias,
                    c_ldb,
                    c_C.cast(),
                    c_C_bias,
                    c_ldc,
                    c_C_mult,
                    c_C_shift,
                ),
            )
        },
    )
}

pub(crate) fn cublasXerbla<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_srName, object_info], []) = call.bind("cublasXerbla", "srName info")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_info = args::i32(object_info, "info")?;
    let c_srName = args::c_string(object_srName, &arena)?;
    let function: unsafe extern "system" fn(*const c_char, i32) = call
        .symbol(slots::cublasXerbla)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        {
            unsafe { released(py, || function(c_srName, c_info)) };
            0
        },
    )
}

pub(crate) fn cublasZaxpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZaxpy", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZaxpy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZaxpy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZaxpy_64", "handle n alpha x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZaxpy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZcopy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasZcopy", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZcopy_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasZcopy_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasZcopy_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZcopy_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasZdgmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasZdgmm", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZdgmm)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasZdgmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_m,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_C,
        object_ldc,
        ],
        [],
    ) = call.bind("cublasZdgmm_64", "handle mode m n A lda x incx C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cublas::cublasSideMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZdgmm_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_m,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasZdotc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasZdotc", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZdotc_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZdotc_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasZdotc_64", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZdotc_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZdotu<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasZdotu", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZdotu_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZdotu_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_result,
        ],
        [],
    ) = call.bind("cublasZdotu_64", "handle n x incx y incy result")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_result = args::scalar_to_write(
        object_result,
        "result",
        Some(&Ty::Complex128),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZdotu_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_result.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZdrot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasZdrot", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F64, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F64, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZdrot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZdrot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasZdrot_64", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F64, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::F64, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZdrot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZdscal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasZdscal", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZdscal_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasZdscal_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasZdscal_64", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZdscal_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasZgbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind("cublasZgbmv", "handle trans m n kl ku alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_kl = args::i32(object_kl, "kl")?;
    let c_ku = args::i32(object_ku, "ku")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_kl,
        object_ku,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call
        .bind(
            "cublasZgbmv_64",
            "handle trans m n kl ku alpha A lda x incx beta y incy",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_kl = args::i64(object_kl, "kl")?;
    let c_ku = args::i64(object_ku, "ku")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_kl,
                    c_ku,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgeam<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind("cublasZgeam", "handle transa transb m n alpha A lda beta B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgeam)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgeam_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_beta,
        object_B,
        object_ldb,
        object_C,
        object_ldc,
        ],
        [],
    ) = call
        .bind(
            "cublasZgeam_64",
            "handle transa transb m n alpha A lda beta B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgeam_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transa,
                    c_transb,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_beta.cast(),
                    c_B.cast(),
                    c_ldb,
                    c_C.cast(),
                    c_ldc,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgelsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_Carray,
        object_ldc,
        object_devInfoArray,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasZgelsBatched",
            "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let mut c_info: i32 = 0;
    let c_devInfoArray = args::pointer(object_devInfoArray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgelsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_m,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_Carray.cast(),
                c_ldc,
                (&raw mut c_info).cast(),
                c_devInfoArray.cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasZgemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasZgemm", "handle transa transb m n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZgemm3m<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasZgemm3m",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemm3m)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZgemm3m_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasZgemm3m_64",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemm3m_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZgemmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemmBatched",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transa,
        object_transb,
        object_m,
        object_n,
        object_k,
        object_alpha,
        object_Aarray,
        object_lda,
        object_Barray,
        object_ldb,
        object_beta,
        object_Carray,
        object_ldc,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemmBatched_64",
            "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_Carray = args::pointer(object_Carray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_Aarray.cast(),
                    c_lda,
                    c_Barray.cast(),
                    c_ldb,
                    c_beta.cast(),
                    c_Carray.cast(),
                    c_ldc,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemmStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemmStridedBatched",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemmStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemmStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_strideA,
        object_B,
        object_ldb,
        object_strideB,
        object_beta,
        object_C,
        object_ldc,
        object_strideC,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemmStridedBatched_64",
            "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_strideB = args::i64(object_strideB, "strideB")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_strideC = args::i64(object_strideC, "strideC")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemmStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_strideA,
                    c_B.cast(),
                    c_ldb,
                    c_strideB,
                    c_beta.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_strideC,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasZgemm_64",
            "handle transa transb m n k alpha A lda B ldb beta C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
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
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZgemv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZgemv", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemvBatched",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemvBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_Aarray,
        object_lda,
        object_xarray,
        object_incx,
        object_beta,
        object_yarray,
        object_incy,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemvBatched_64",
            "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_xarray = args::pointer(object_xarray, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_yarray = args::pointer(object_yarray, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemvBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_Aarray.cast(),
                    c_lda,
                    c_xarray.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_yarray.cast(),
                    c_incy,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemvStridedBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemvStridedBatched",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i32,
        i64,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgemvStridedBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemvStridedBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_strideA,
        object_x,
        object_incx,
        object_stridex,
        object_beta,
        object_y,
        object_incy,
        object_stridey,
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZgemvStridedBatched_64",
            "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_strideA = args::i64(object_strideA, "strideA")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_stridex = args::i64(object_stridex, "stridex")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_stridey = args::i64(object_stridey, "stridey")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemvStridedBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_strideA,
                    c_x.cast(),
                    c_incx,
                    c_stridex,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                    c_stridey,
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgemv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_m,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZgemv_64", "handle trans m n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgemv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_trans,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgeqrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_Aarray,
        object_lda,
        object_TauArray,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasZgeqrfBatched", "handle m n Aarray lda TauArray batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_TauArray = args::pointer(object_TauArray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgeqrfBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_m,
                c_n,
                c_Aarray.cast(),
                c_lda,
                c_TauArray.cast(),
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasZgerc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZgerc", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgerc_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgerc_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZgerc_64", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgerc_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgeru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZgeru", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgeru_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgeru_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_m,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZgeru_64", "handle m n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZgeru_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_m,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgetrfBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasZgetrfBatched", "handle n A lda P info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgetrfBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgetriBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_P,
        object_C,
        object_ldc,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasZgetriBatched", "handle n A lda P C ldc info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_P = args::pointer(object_P, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgetriBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_P.cast(),
                    c_C.cast(),
                    c_ldc,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasZgetrsBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_trans,
        object_n,
        object_nrhs,
        object_Aarray,
        object_lda,
        object_devIpiv,
        object_Barray,
        object_ldb,
        object_batchSize,
        ],
        [],
    ) = call
        .bind(
            "cublasZgetrsBatched",
            "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_nrhs = args::i32(object_nrhs, "nrhs")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_Aarray = args::pointer(object_Aarray, &arena)?;
    let c_devIpiv = args::pointer(object_devIpiv, &arena)?;
    let c_Barray = args::pointer(object_Barray, &arena)?;
    let mut c_info: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZgetrsBatched)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_trans,
                c_n,
                c_nrhs,
                c_Aarray.cast(),
                c_lda,
                c_devIpiv.cast(),
                c_Barray.cast(),
                c_ldb,
                (&raw mut c_info).cast(),
                c_batchSize,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_info)?),
    )
}

pub(crate) fn cublasZhbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZhbmv", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZhbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZhbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_k,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZhbmv_64", "handle uplo n k alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZhbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_k,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZhemm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZhemm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZhemm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZhemm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasZhemm_64", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZhemm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZhemv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZhemv", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZhemv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZhemv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZhemv_64", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZhemv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZher<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZher", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZher_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZher2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZher2", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZher2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZher2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZher2_64", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZher2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZher2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZher2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZher2k_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZher2k_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasZher2k_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZher2k_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZher_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZher_64", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZher_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZherk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZherk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZherk_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZherk_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZherk_64", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZherk_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZherkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZherkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZherkx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZherkx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasZherkx_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::F64, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZherkx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZhpmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZhpmv", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZhpmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZhpmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_AP,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZhpmv_64", "handle uplo n alpha AP x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZhpmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZhpr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasZhpr", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZhpr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZhpr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasZhpr2", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZhpr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZhpr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_AP,
        ],
        [],
    ) = call.bind("cublasZhpr2_64", "handle uplo n alpha x incx y incy AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZhpr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZhpr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_AP,
        ],
        [],
    ) = call.bind("cublasZhpr_64", "handle uplo n alpha x incx AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::F64, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZhpr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_AP.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZmatinvBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_A,
        object_lda,
        object_Ainv,
        object_lda_inv,
        object_info,
        object_batchSize,
        ],
        [],
    ) = call.bind("cublasZmatinvBatched", "handle n A lda Ainv lda_inv info batchSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_lda_inv = args::i32(object_lda_inv, "lda_inv")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_Ainv = args::pointer(object_Ainv, &arena)?;
    let c_info = args::pointer(object_info, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZmatinvBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_Ainv.cast(),
                    c_lda_inv,
                    c_info.cast(),
                    c_batchSize,
                ),
            )
        },
    )
}

pub(crate) fn cublasZrot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasZrot", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F64, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::Complex128, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZrot_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZrot_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_n,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_c,
        object_s,
        ],
        [],
    ) = call.bind("cublasZrot_64", "handle n x incx y incy c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_c = args::scalar(object_c, "c", &Ty::F64, &arena)?;
    let c_s = args::scalar(object_s, "s", &Ty::Complex128, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZrot_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_n,
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_c.cast(),
                    c_s.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasZrotg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_a, object_b, object_c, object_s], []) = call
        .bind("cublasZrotg", "handle a b c s")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_a = args::scalar_to_write(object_a, "a", Some(&Ty::Complex128), &arena)?;
    let c_b = args::scalar_to_write(object_b, "b", Some(&Ty::Complex128), &arena)?;
    let c_c = args::scalar_to_write(object_c, "c", Some(&Ty::F64), &arena)?;
    let c_s = args::scalar_to_write(object_s, "s", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZrotg_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_a.cast(), c_b.cast(), c_c.cast(), c_s.cast()),
            )
        },
    )
}

pub(crate) fn cublasZscal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasZscal", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZscal_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasZscal_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_alpha, object_x, object_incx], []) = call
        .bind("cublasZscal_64", "handle n alpha x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZscal_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(py, || function(c_handle, c_n, c_alpha.cast(), c_x.cast(), c_incx))
        },
    )
}

pub(crate) fn cublasZswap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasZswap", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZswap_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasZswap_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_n, object_x, object_incx, object_y, object_incy], []) = call
        .bind("cublasZswap_64", "handle n x incx y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZswap_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy),
            )
        },
    )
}

pub(crate) fn cublasZsymm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZsymm", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsymm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsymm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasZsymm_64", "handle side uplo m n alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsymm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsymv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZsymv", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsymv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZsymv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_A,
        object_lda,
        object_x,
        object_incx,
        object_beta,
        object_y,
        object_incy,
        ],
        [],
    ) = call.bind("cublasZsymv_64", "handle uplo n alpha A lda x incx beta y incy")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsymv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                    c_beta.cast(),
                    c_y.cast(),
                    c_incy,
                ),
            )
        },
    )
}

pub(crate) fn cublasZsyr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZsyr", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsyr_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZsyr2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZsyr2", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_incy = args::i32(object_incy, "incy")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsyr2_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZsyr2_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_y,
        object_incy,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZsyr2_64", "handle uplo n alpha x incx y incy A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_incy = args::i64(object_incy, "incy")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_y = args::pointer(object_y, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsyr2_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_y.cast(),
                    c_incy,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZsyr2k<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZsyr2k", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsyr2k_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsyr2k_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasZsyr2k_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsyr2k_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsyr_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_n,
        object_alpha,
        object_x,
        object_incx,
        object_A,
        object_lda,
        ],
        [],
    ) = call.bind("cublasZsyr_64", "handle uplo n alpha x incx A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsyr_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_n,
                    c_alpha.cast(),
                    c_x.cast(),
                    c_incx,
                    c_A.cast(),
                    c_lda,
                ),
            )
        },
    )
}

pub(crate) fn cublasZsyrk<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZsyrk", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsyrk_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsyrk_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZsyrk_64", "handle uplo trans n k alpha A lda beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsyrk_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsyrkx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZsyrkx", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZsyrkx)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZsyrkx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasZsyrkx_64", "handle uplo trans n k alpha A lda B ldb beta C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let c_beta = args::scalar(object_beta, "beta", &Ty::Complex128, &arena)?;
    let c_C = args::pointer(object_C, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZsyrkx_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZtbmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtbmv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtbmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtbmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtbmv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtbmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtbsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtbsv", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_k = args::i32(object_k, "k")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtbsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtbsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_k,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtbsv_64", "handle uplo trans diag n k A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_k = args::i64(object_k, "k")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtbsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_k,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtpmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtpmv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtpmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtpmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtpmv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtpmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtpsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtpsv", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtpsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtpsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_AP,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtpsv_64", "handle uplo trans diag n AP x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtpsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_AP.cast(),
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtpttr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_AP, object_A, object_lda], []) = call
        .bind("cublasZtpttr", "handle uplo n AP A lda")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtpttr)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_AP.cast(), c_A.cast(), c_lda),
            )
        },
    )
}

pub(crate) fn cublasZtrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        .bind("cublasZtrmm", "handle side uplo trans diag m n alpha A lda B ldb C ldc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_ldc = args::i32(object_ldc, "ldc")?;
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
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtrmm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZtrmm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cublasZtrmm_64",
            "handle side uplo trans diag m n alpha A lda B ldb C ldc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_ldc = args::i64(object_ldc, "ldc")?;
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
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtrmm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZtrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtrmv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtrmv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtrmv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtrmv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtrmv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtrsm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call.bind("cublasZtrsm", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtrsm_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZtrsmBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZtrsmBatched",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i32(object_m, "m")?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_ldb = args::i32(object_ldb, "ldb")?;
    let c_batchCount = args::i32(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtrsmBatched)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtrsmBatched_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
        object_batchCount,
        ],
        [],
    ) = call
        .bind(
            "cublasZtrsmBatched_64",
            "handle side uplo trans diag m n alpha A lda B ldb batchCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_batchCount = args::i64(object_batchCount, "batchCount")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtrsmBatched_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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
                    c_batchCount,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtrsm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
    ) = call
        .bind("cublasZtrsm_64", "handle side uplo trans diag m n alpha A lda B ldb")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_side = args::enumeration(object_side, "side", &cublas::cublasSideMode_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_m = args::i64(object_m, "m")?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_ldb = args::i64(object_ldb, "ldb")?;
    let c_alpha = args::scalar(object_alpha, "alpha", &Ty::Complex128, &arena)?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_B = args::pointer(object_B, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtrsm_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
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

pub(crate) fn cublasZtrsv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtrsv", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_incx = args::i32(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cublasZtrsv_v2)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtrsv_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_uplo,
        object_trans,
        object_diag,
        object_n,
        object_A,
        object_lda,
        object_x,
        object_incx,
        ],
        [],
    ) = call.bind("cublasZtrsv_64", "handle uplo trans diag n A lda x incx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_trans = args::enumeration(object_trans, "trans", &cublas::cublasOperation_t)?;
    let c_diag = args::enumeration(object_diag, "diag", &cublas::cublasDiagType_t)?;
    let c_n = args::i64(object_n, "n")?;
    let c_lda = args::i64(object_lda, "lda")?;
    let c_incx = args::i64(object_incx, "incx")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_x = args::pointer(object_x, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i64,
        *mut c_void,
        i64,
        *mut c_void,
        i64,
    ) -> i32 = call.symbol(slots::cublasZtrsv_v2_64)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_uplo,
                    c_trans,
                    c_diag,
                    c_n,
                    c_A.cast(),
                    c_lda,
                    c_x.cast(),
                    c_incx,
                ),
            )
        },
    )
}

pub(crate) fn cublasZtrttp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_uplo, object_n, object_A, object_lda, object_AP], []) = call
        .bind("cublasZtrttp", "handle uplo n A lda AP")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cublas::cublasHandle_t)?;
    let c_uplo = args::enumeration(object_uplo, "uplo", &cublas::cublasFillMode_t)?;
    let c_n = args::i32(object_n, "n")?;
    let c_lda = args::i32(object_lda, "lda")?;
    let c_A = args::pointer(object_A, &arena)?;
    let c_AP = args::pointer(object_AP, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasZtrttp)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_uplo, c_n, c_A.cast(), c_lda, c_AP.cast()),
            )
        },
    )
}
