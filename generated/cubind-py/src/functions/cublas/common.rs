//! Functions of cublas in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cublas, runtime, runtime13};

documented!(cublasAsumEx, c"cublasAsumEx($self, handle, n, x, xType, incx, result, resultType, executiontype)
--

result = Σ |x[i]|, or Σ (|Re x[i]| + |Im x[i]|) if complex; arguments specify the data types.

``cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, resultType, executiontype : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx
");

shared!(
    cublasAsumEx = like_cublasAsumEx(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasAsumEx",
    "handle n x xType incx result resultType executiontype", slots::cublasAsumEx
);

/// The shared body of `cublasAsumEx` and other functions.
#[inline(never)]
fn like_cublasAsumEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c7 = args::enumeration(a7, own.name(7), t1)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::scalar_to_write(a5, own.name(5), attribute_types::cublas::cudaDataType.known(c6), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, i32, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6, c7)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasAsumEx_64, c"cublasAsumEx_64($self, handle, n, x, xType, incx, result, resultType, executiontype)
--

result = Σ |x[i]|, or Σ (|Re x[i]| + |Im x[i]|) if complex; arguments specify the data types.

``cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, resultType, executiontype : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx_64
");

shared!(
    cublasAsumEx_64 = like_cublasAsumEx_64(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasAsumEx_64",
    "handle n x xType incx result resultType executiontype", slots::cublasAsumEx_64
);

/// The shared body of `cublasAsumEx_64` and other functions.
#[inline(never)]
fn like_cublasAsumEx_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c7 = args::enumeration(a7, own.name(7), t1)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::scalar_to_write(a5, own.name(5), attribute_types::cublas::cudaDataType.known(c6), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, Ptr, i32, i64, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6, c7)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasAxpyEx, c"cublasAxpyEx($self, handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype)
--

y = α·x + y; arguments specify the data types.

``cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alphaType, xType, yType, executiontype : runtime.cudaDataType
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx
");

#[inline(always)]
pub(crate) fn cublasAxpyEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasAxpyEx(handle n alpha alphaType x xType incx y yType incy executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i32, c_n = n);
    let c_alphaType = args::enumeration(alphaType, "alphaType", &runtime::cudaDataType)?;
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i32, c_incx = incx);
    let c_yType = args::enumeration(yType, "yType", &runtime::cudaDataType)?;
    ints!(i32, c_incy = incy);
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let mut c_alpha_number = args::Number::default();
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cublas::cudaDataType.known(c_alphaType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, i32, Ptr, i32, i32, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cublasAxpyEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_n, c_alpha.cast(), c_alphaType, c_x.cast(), c_xType, c_incx, c_y.cast(), c_yType, c_incy,
        c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasAxpyEx_64, c"cublasAxpyEx_64($self, handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype)
--

y = α·x + y; arguments specify the data types.

``cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alphaType, xType, yType, executiontype : runtime.cudaDataType
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx_64
");

#[inline(always)]
pub(crate) fn cublasAxpyEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasAxpyEx_64(handle n alpha alphaType x xType incx y yType incy executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i64, c_n = n);
    let c_alphaType = args::enumeration(alphaType, "alphaType", &runtime::cudaDataType)?;
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i64, c_incx = incx);
    let c_yType = args::enumeration(yType, "yType", &runtime::cudaDataType)?;
    ints!(i64, c_incy = incy);
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let mut c_alpha_number = args::Number::default();
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cublas::cudaDataType.known(c_alphaType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i64, Ptr, i32, Ptr, i32, i64, Ptr, i32, i64, i32,
    ) -> i32 = call.symbol(slots::cublasAxpyEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_n, c_alpha.cast(), c_alphaType, c_x.cast(), c_xType, c_incx, c_y.cast(), c_yType, c_incy,
        c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasCaxpy, c"cublasCaxpy($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, single-precision complex.

``cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy
");

shared!(
    cublasCaxpy = like_cublasCaxpy(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCaxpy", "handle n alpha x incx y incy",
    slots::cublasCaxpy_v2
);

/// The shared body of `cublasCaxpy` and other functions.
#[inline(never)]
fn like_cublasCaxpy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::i32(a6, own.name(6))?;
            let mut c2_number = args::Number::default();
            let c2 = args::scalar(a2, own.name(2), t1, &mut c2_number, &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, i32, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast(), c4, c5.cast(), c6)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCaxpy_64, c"cublasCaxpy_64($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, single-precision complex.

``cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_64
");

shared!(
    cublasCaxpy_64 = like_cublasCaxpy_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCaxpy_64", "handle n alpha x incx y incy",
    slots::cublasCaxpy_v2_64
);

/// The shared body of `cublasCaxpy_64` and other functions.
#[inline(never)]
fn like_cublasCaxpy_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c6 = args::i64(a6, own.name(6))?;
            let mut c2_number = args::Number::default();
            let c2 = args::scalar(a2, own.name(2), t1, &mut c2_number, &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, Ptr, i64, Ptr, i64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast(), c4, c5.cast(), c6)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCcopy, c"cublasCcopy($self, handle, n, x, incx, y, incy)
--

y = x, single-precision complex.

``cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy
");

shared!(
    cublasCcopy = like_cublasCcopy(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCcopy", "handle n x incx y incy",
    slots::cublasCcopy_v2
);

/// The shared body of `cublasCcopy` and other functions.
#[inline(never)]
fn like_cublasCcopy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCcopy_64, c"cublasCcopy_64($self, handle, n, x, incx, y, incy)
--

y = x, single-precision complex.

``cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_64
");

shared!(
    cublasCcopy_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCcopy_64", "handle n x incx y incy",
    slots::cublasCcopy_v2_64
);

/// The shared body of `cublasCcopy_64` and other functions.
#[inline(never)]
fn like_cublasCcopy_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, i64, Ptr, i64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCdgmm, c"cublasCdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.

``cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm
");

shared!(
    cublasCdgmm = like_cublasCdgmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCdgmm",
    "handle mode m n A lda x incx C ldc", slots::cublasCdgmm
);

/// The shared body of `cublasCdgmm` and other functions.
#[inline(never)]
fn like_cublasCdgmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5, c6.cast(), c7, c8.cast(), c9))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCdgmm_64, c"cublasCdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.

``cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm_64
");

shared!(
    cublasCdgmm_64 = like_cublasCdgmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCdgmm_64",
    "handle mode m n A lda x incx C ldc", slots::cublasCdgmm_64
);

/// The shared body of `cublasCdgmm_64` and other functions.
#[inline(never)]
fn like_cublasCdgmm_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, Ptr, i64, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5, c6.cast(), c7, c8.cast(), c9))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCdotc, c"cublasCdotc($self, handle, n, x, incx, y, incy, result)
--

result = Σ conj(x[i])·y[i], single-precision complex.

``cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc
");

shared!(
    cublasCdotc = like_cublasCdotc(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCdotc", "handle n x incx y incy result",
    slots::cublasCdotc_v2
);

/// The shared body of `cublasCdotc` and other functions.
#[inline(never)]
fn like_cublasCdotc<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c6 = args::scalar_to_write(a6, own.name(6), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCdotc_64, c"cublasCdotc_64($self, handle, n, x, incx, y, incy, result)
--

result = Σ conj(x[i])·y[i], single-precision complex.

``cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_64
");

shared!(
    cublasCdotc_64 = like_cublasCdotc_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCdotc_64", "handle n x incx y incy result",
    slots::cublasCdotc_v2_64
);

/// The shared body of `cublasCdotc_64` and other functions.
#[inline(never)]
fn like_cublasCdotc_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c6 = args::scalar_to_write(a6, own.name(6), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, i64, Ptr, i64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCdotu, c"cublasCdotu($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i] without conjugation, single-precision complex.

``cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu
");

shared!(
    cublasCdotu = like_cublasCdotc(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCdotu", "handle n x incx y incy result",
    slots::cublasCdotu_v2
);

documented!(cublasCdotu_64, c"cublasCdotu_64($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i] without conjugation, single-precision complex.

``cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_64
");

shared!(
    cublasCdotu_64 = like_cublasCdotc_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCdotu_64", "handle n x incx y incy result",
    slots::cublasCdotu_v2_64
);

documented!(cublasCgbmv, c"cublasCgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.

``cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv
");

shared!(
    cublasCgbmv = like_cublasCgbmv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgbmv",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasCgbmv_v2
);

/// The shared body of `cublasCgbmv` and other functions.
#[inline(never)]
fn like_cublasCgbmv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c13 = args::i32(a13, own.name(13))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgbmv_64, c"cublasCgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.

``cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_64
");

shared!(
    cublasCgbmv_64 = like_cublasCgbmv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCgbmv_64",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasCgbmv_v2_64
);

/// The shared body of `cublasCgbmv_64` and other functions.
#[inline(never)]
fn like_cublasCgbmv_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i64(a13, own.name(13))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgeam, c"cublasCgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), single-precision complex.

``cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam
");

shared!(
    cublasCgeam = like_cublasCgeam(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgeam",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasCgeam
);

/// The shared body of `cublasCgeam` and other functions.
#[inline(never)]
fn like_cublasCgeam<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c12 = args::i32(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t2, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10, c11.cast(), c12,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgeam_64, c"cublasCgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), single-precision complex.

``cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam_64
");

shared!(
    cublasCgeam_64 = like_cublasCgeam_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCgeam_64",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasCgeam_64
);

/// The shared body of `cublasCgeam_64` and other functions.
#[inline(never)]
fn like_cublasCgeam_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c12 = args::i64(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t2, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10, c11.cast(), c12,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgelsBatched, c"cublasCgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)
--

Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single-precision complex).

``cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, nrhs, lda, ldc, batchSize : int
Aarray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devInfoArray : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgelsBatched
");

shared!(
    cublasCgelsBatched = like_cublasCgelsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasCgelsBatched",
    "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
    slots::cublasCgelsBatched
);

/// The shared body of `cublasCgelsBatched` and other functions.
#[inline(never)]
fn like_cublasCgelsBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c11 = args::i32(a10, own.name(10))?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let mut c9: i32 = 0;
            let c10 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6, c7.cast(), c8, (&raw mut c9).cast(), c10.cast(), c11,
            )) };
            returned(py, t4, status, 1, |tuple| tuple.push(out::i32(py, c9)?))
        },
    )
}

documented!(cublasCgemm, c"cublasCgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, single-precision complex.

``cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm
");

shared!(
    cublasCgemm = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasCgemm_v2
);

/// The shared body of `cublasCgemm` and other functions.
#[inline(never)]
fn like_cublasCgemm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c13 = args::i32(a13, own.name(13))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemm3m, c"cublasCgemm3m($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.

``cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m
");

shared!(
    cublasCgemm3m = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgemm3m",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasCgemm3m
);

documented!(cublasCgemm3mBatched, c"cublasCgemm3mBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.

``cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched
");

shared!(
    cublasCgemm3mBatched = like_cublasCgemm3mBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCgemm3mBatched",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasCgemm3mBatched
);

/// The shared body of `cublasCgemm3mBatched` and other functions.
#[inline(never)]
fn like_cublasCgemm3mBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c13 = args::i32(a13, own.name(13))?;
            let c14 = args::i32(a14, own.name(14))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13, c14,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCgemm3mBatched_64, c"cublasCgemm3mBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.

``cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched_64
");

shared!(
    cublasCgemm3mBatched_64 = like_cublasCgemm3mBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCgemm3mBatched_64",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasCgemm3mBatched_64
);

/// The shared body of `cublasCgemm3mBatched_64` and other functions.
#[inline(never)]
fn like_cublasCgemm3mBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i64(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13, c14,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCgemm3mEx, c"cublasCgemm3mEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)
--

C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.

``cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx
");

shared!(
    cublasCgemm3mEx = like_cublasCgemm3mEx(cublas::cublasHandle_t,
    cublas::cublasOperation_t, runtime::cudaDataType, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgemm3mEx",
    "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
    slots::cublasCgemm3mEx
);

/// The shared body of `cublasCgemm3mEx` and other functions.
#[inline(never)]
fn like_cublasCgemm3mEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c8 = args::enumeration(a8, own.name(8), t2)?;
            let c9 = args::i32(a9, own.name(9))?;
            let c11 = args::enumeration(a11, own.name(11), t2)?;
            let c12 = args::i32(a12, own.name(12))?;
            let c15 = args::enumeration(a15, own.name(15), t2)?;
            let c16 = args::i32(a16, own.name(16))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t3, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), None, &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let mut c13_number = args::Number::default();
            let c13 = args::scalar(a13, own.name(13), t3, &mut c13_number, &arena)?;
            let c14 = args::device(a14, own.name(14), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, Ptr, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9, c10.cast(), c11, c12, c13.cast(), c14.cast(), c15,
                c16,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCgemm3mEx_64, c"cublasCgemm3mEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)
--

C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.

``cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx_64
");

shared!(
    cublasCgemm3mEx_64 = like_cublasCgemm3mEx_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, runtime::cudaDataType, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgemm3mEx_64",
    "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
    slots::cublasCgemm3mEx_64
);

/// The shared body of `cublasCgemm3mEx_64` and other functions.
#[inline(never)]
fn like_cublasCgemm3mEx_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c8 = args::enumeration(a8, own.name(8), t2)?;
            let c9 = args::i64(a9, own.name(9))?;
            let c11 = args::enumeration(a11, own.name(11), t2)?;
            let c12 = args::i64(a12, own.name(12))?;
            let c15 = args::enumeration(a15, own.name(15), t2)?;
            let c16 = args::i64(a16, own.name(16))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t3, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), None, &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let mut c13_number = args::Number::default();
            let c13 = args::scalar(a13, own.name(13), t3, &mut c13_number, &arena)?;
            let c14 = args::device(a14, own.name(14), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, i64, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9, c10.cast(), c11, c12, c13.cast(), c14.cast(), c15,
                c16,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCgemm3mStridedBatched, c"cublasCgemm3mStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.

``cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched
");

shared!(
    cublasCgemm3mStridedBatched =
    like_cublasCgemm3mStridedBatched(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgemm3mStridedBatched",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasCgemm3mStridedBatched
);

/// The shared body of `cublasCgemm3mStridedBatched` and other functions.
#[inline(never)]
fn like_cublasCgemm3mStridedBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c11 = args::i32(a11, own.name(11))?;
            let c12 = args::i64(a12, own.name(12))?;
            let c15 = args::i32(a15, own.name(15))?;
            let c16 = args::i64(a16, own.name(16))?;
            let c17 = args::i32(a17, own.name(17))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t2), &arena)?;
            let mut c13_number = args::Number::default();
            let c13 = args::scalar(a13, own.name(13), t2, &mut c13_number, &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9, c10.cast(), c11, c12, c13.cast(), c14.cast(), c15,
                c16, c17,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemm3mStridedBatched_64, c"cublasCgemm3mStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.

``cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched_64
");

shared!(
    cublasCgemm3mStridedBatched_64 =
    like_cublasCgemm3mStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t),
    "cublasCgemm3mStridedBatched_64",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasCgemm3mStridedBatched_64
);

/// The shared body of `cublasCgemm3mStridedBatched_64` and other functions.
#[inline(never)]
fn like_cublasCgemm3mStridedBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c11 = args::i64(a11, own.name(11))?;
            let c12 = args::i64(a12, own.name(12))?;
            let c15 = args::i64(a15, own.name(15))?;
            let c16 = args::i64(a16, own.name(16))?;
            let c17 = args::i64(a17, own.name(17))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t2), &arena)?;
            let mut c13_number = args::Number::default();
            let c13 = args::scalar(a13, own.name(13), t2, &mut c13_number, &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, i64, Ptr, Ptr, i64, i64, Ptr, i64, i64, Ptr, Ptr, i64, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9, c10.cast(), c11, c12, c13.cast(), c14.cast(), c15,
                c16, c17,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemm3m_64, c"cublasCgemm3m_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.

``cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m_64
");

shared!(
    cublasCgemm3m_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t),
    "cublasCgemm3m_64", "handle transa transb m n k alpha A lda B ldb beta C ldc",
    slots::cublasCgemm3m_64
);

/// The shared body of `cublasCgemm3m_64` and other functions.
#[inline(never)]
fn like_cublasCgemm3m_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i64(a13, own.name(13))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemmBatched, c"cublasCgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.

``cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched
");

shared!(
    cublasCgemmBatched = like_cublasCgemm3mBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCgemmBatched",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasCgemmBatched
);

documented!(cublasCgemmBatched_64, c"cublasCgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.

``cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched_64
");

shared!(
    cublasCgemmBatched_64 = like_cublasCgemm3mBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCgemmBatched_64",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasCgemmBatched_64
);

documented!(cublasCgemmEx, c"cublasCgemmEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)
--

C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.

``cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx
");

shared!(
    cublasCgemmEx = like_cublasCgemm3mEx(cublas::cublasHandle_t,
    cublas::cublasOperation_t, runtime::cudaDataType, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgemmEx",
    "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
    slots::cublasCgemmEx
);

documented!(cublasCgemmEx_64, c"cublasCgemmEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)
--

C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.

``cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx_64
");

shared!(
    cublasCgemmEx_64 = like_cublasCgemm3mEx_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, runtime::cudaDataType, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgemmEx_64",
    "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
    slots::cublasCgemmEx_64
);

documented!(cublasCgemmStridedBatched, c"cublasCgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.

``cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched
");

shared!(
    cublasCgemmStridedBatched = like_cublasCgemm3mStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t),
    "cublasCgemmStridedBatched",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasCgemmStridedBatched
);

documented!(cublasCgemmStridedBatched_64, c"cublasCgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.

``cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched_64
");

shared!(
    cublasCgemmStridedBatched_64 =
    like_cublasCgemm3mStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t),
    "cublasCgemmStridedBatched_64",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasCgemmStridedBatched_64
);

documented!(cublasCgemm_64, c"cublasCgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, single-precision complex.

``cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_64
");

shared!(
    cublasCgemm_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCgemm_64",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasCgemm_v2_64
);

documented!(cublasCgemv, c"cublasCgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, single-precision complex.

``cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv
");

shared!(
    cublasCgemv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgemv",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasCgemv_v2
);

/// The shared body of `cublasCgemv` and other functions.
#[inline(never)]
fn like_cublasCgemv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c11 = args::i32(a11, own.name(11))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t2, &mut c9_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7.cast(), c8, c9.cast(), c10.cast(), c11),
            ) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemvBatched, c"cublasCgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.

``cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched
");

shared!(
    cublasCgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasCgemvBatched
);

/// The shared body of `cublasCgemvBatched` and other functions.
#[inline(never)]
fn like_cublasCgemvBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c11 = args::i32(a11, own.name(11))?;
            let c12 = args::i32(a12, own.name(12))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t2, &mut c9_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7.cast(), c8, c9.cast(), c10.cast(), c11, c12,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCgemvBatched_64, c"cublasCgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.

``cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched_64
");

shared!(
    cublasCgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasCgemvBatched_64
);

/// The shared body of `cublasCgemvBatched_64` and other functions.
#[inline(never)]
fn like_cublasCgemvBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c11 = args::i64(a11, own.name(11))?;
            let c12 = args::i64(a12, own.name(12))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t2, &mut c9_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7.cast(), c8, c9.cast(), c10.cast(), c11, c12,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCgemvStridedBatched, c"cublasCgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, single-precision complex.

``cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched
");

shared!(
    cublasCgemvStridedBatched = like_cublasCgemvStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t),
    "cublasCgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasCgemvStridedBatched
);

/// The shared body of `cublasCgemvStridedBatched` and other functions.
#[inline(never)]
fn like_cublasCgemvStridedBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i32(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let c15 = args::i32(a15, own.name(15))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9, c10, c11.cast(), c12.cast(), c13, c14, c15,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemvStridedBatched_64, c"cublasCgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, single-precision complex.

``cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched_64
");

shared!(
    cublasCgemvStridedBatched_64 =
    like_cublasCgemvStridedBatched_64(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasCgemvStridedBatched_64
);

/// The shared body of `cublasCgemvStridedBatched_64` and other functions.
#[inline(never)]
fn like_cublasCgemvStridedBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i64(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let c15 = args::i64(a15, own.name(15))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, Ptr, Ptr, i64, i64, Ptr, i64, i64, Ptr, Ptr, i64, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9, c10, c11.cast(), c12.cast(), c13, c14, c15,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgemv_64, c"cublasCgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, single-precision complex.

``cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_64
");

shared!(
    cublasCgemv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCgemv_64",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasCgemv_v2_64
);

/// The shared body of `cublasCgemv_64` and other functions.
#[inline(never)]
fn like_cublasCgemv_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c11 = args::i64(a11, own.name(11))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t2, &mut c9_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7.cast(), c8, c9.cast(), c10.cast(), c11),
            ) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgeqrfBatched, c"cublasCgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)
--

Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (single-precision complex).

``cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
m, n, lda, batchSize : int
Aarray, TauArray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeqrfBatched
");

shared!(
    cublasCgeqrfBatched = like_cublasCgeqrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    cublas::cublasStatus_t), "cublasCgeqrfBatched",
    "handle m n Aarray lda TauArray batchSize", slots::cublasCgeqrfBatched
);

/// The shared body of `cublasCgeqrfBatched` and other functions.
#[inline(never)]
fn like_cublasCgeqrfBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a6, own.name(6))?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let mut c6: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5.cast(), (&raw mut c6).cast(), c7))
            };
            returned(py, t2, status, 1, |tuple| tuple.push(out::i32(py, c6)?))
        },
    )
}

documented!(cublasCgerc, c"cublasCgerc($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + A, single-precision complex.

``cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc
");

shared!(
    cublasCgerc = like_cublasCgerc(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgerc", "handle m n alpha x incx y incy A lda",
    slots::cublasCgerc_v2
);

/// The shared body of `cublasCgerc` and other functions.
#[inline(never)]
fn like_cublasCgerc<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t1, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast(), c9))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCgerc_64, c"cublasCgerc_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + A, single-precision complex.

``cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_64
");

shared!(
    cublasCgerc_64 = like_cublasCgerc_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgerc_64", "handle m n alpha x incx y incy A lda",
    slots::cublasCgerc_v2_64
);

/// The shared body of `cublasCgerc_64` and other functions.
#[inline(never)]
fn like_cublasCgerc_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t1, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast(), c9))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCgeru, c"cublasCgeru($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A without conjugation, single-precision complex.

``cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru
");

shared!(
    cublasCgeru = like_cublasCgerc(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgeru", "handle m n alpha x incx y incy A lda",
    slots::cublasCgeru_v2
);

documented!(cublasCgeru_64, c"cublasCgeru_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A without conjugation, single-precision complex.

``cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_64
");

shared!(
    cublasCgeru_64 = like_cublasCgerc_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCgeru_64", "handle m n alpha x incx y incy A lda",
    slots::cublasCgeru_v2_64
);

documented!(cublasCgetrfBatched, c"cublasCgetrfBatched($self, handle, n, A, lda, P, info, batchSize)
--

Computes P·A = L·U of each matrix in place, without pivoting if P is null (single-precision complex).

``cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, batchSize : int
A : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrfBatched
");

shared!(
    cublasCgetrfBatched = like_cublasCgetrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasCgetrfBatched",
    "handle n A lda P info batchSize", slots::cublasCgetrfBatched
);

/// The shared body of `cublasCgetrfBatched` and other functions.
#[inline(never)]
fn like_cublasCgetrfBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5.cast(), c6)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgetriBatched, c"cublasCgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)
--

Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (single-precision complex).

``cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, ldc, batchSize : int
A, C : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetriBatched
");

shared!(
    cublasCgetriBatched = like_cublasCgetriBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasCgetriBatched",
    "handle n A lda P C ldc info batchSize", slots::cublasCgetriBatched
);

/// The shared body of `cublasCgetriBatched` and other functions.
#[inline(never)]
fn like_cublasCgetriBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, Ptr, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5.cast(), c6, c7.cast(), c8))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCgetrsBatched, c"cublasCgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)
--

Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (single-precision complex).

``cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
n, nrhs, lda, ldb, batchSize : int
Aarray, Barray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devIpiv : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrsBatched
");

shared!(
    cublasCgetrsBatched = like_cublasCgetrsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasCgetrsBatched", "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
    slots::cublasCgetrsBatched
);

/// The shared body of `cublasCgetrsBatched` and other functions.
#[inline(never)]
fn like_cublasCgetrsBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
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
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c10 = args::i32(a9, own.name(9))?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let mut c9: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, i32, Ptr, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4.cast(), c5, c6.cast(), c7.cast(), c8, (&raw mut c9).cast(), c10),
            ) };
            returned(py, t4, status, 1, |tuple| tuple.push(out::i32(py, c9)?))
        },
    )
}

documented!(cublasChbmv, c"cublasChbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.

``cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv
");

shared!(
    cublasChbmv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasChbmv",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasChbmv_v2
);

documented!(cublasChbmv_64, c"cublasChbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.

``cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_64
");

shared!(
    cublasChbmv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasChbmv_64",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasChbmv_v2_64
);

documented!(cublasChemm, c"cublasChemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.

``cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm
");

shared!(
    cublasChemm = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasChemm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasChemm_v2
);

/// The shared body of `cublasChemm` and other functions.
#[inline(never)]
fn like_cublasChemm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c12 = args::i32(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c10_number = args::Number::default();
            let c10 = args::scalar(a10, own.name(10), t3, &mut c10_number, &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasChemm_64, c"cublasChemm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.

``cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_64
");

shared!(
    cublasChemm_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasChemm_64",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasChemm_v2_64
);

/// The shared body of `cublasChemm_64` and other functions.
#[inline(never)]
fn like_cublasChemm_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c12 = args::i64(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c10_number = args::Number::default();
            let c10 = args::scalar(a10, own.name(10), t3, &mut c10_number, &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasChemv, c"cublasChemv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.

``cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv
");

shared!(
    cublasChemv = like_cublasChemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasChemv",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasChemv_v2
);

/// The shared body of `cublasChemv` and other functions.
#[inline(never)]
fn like_cublasChemv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c10 = args::i32(a10, own.name(10))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast(), c9.cast(), c10),
            ) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasChemv_64, c"cublasChemv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.

``cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_64
");

shared!(
    cublasChemv_64 = like_cublasChemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasChemv_64",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasChemv_v2_64
);

/// The shared body of `cublasChemv_64` and other functions.
#[inline(never)]
fn like_cublasChemv_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c10 = args::i64(a10, own.name(10))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast(), c9.cast(), c10),
            ) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCher, c"cublasCher($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.

``cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher
");

shared!(
    cublasCher = like_cublasCher(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, Ty::Complex64, cublas::cublasStatus_t), "cublasCher",
    "handle uplo n alpha x incx A lda", slots::cublasCher_v2
);

/// The shared body of `cublasCher` and other functions.
#[inline(never)]
fn like_cublasCher<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
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
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7)) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCher2, c"cublasCher2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.

``cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2
");

shared!(
    cublasCher2 = like_cublasCher2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCher2",
    "handle uplo n alpha x incx y incy A lda", slots::cublasCher2_v2
);

/// The shared body of `cublasCher2` and other functions.
#[inline(never)]
fn like_cublasCher2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast(), c9))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCher2_64, c"cublasCher2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.

``cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_64
");

shared!(
    cublasCher2_64 = like_cublasCher2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCher2_64",
    "handle uplo n alpha x incx y incy A lda", slots::cublasCher2_v2_64
);

/// The shared body of `cublasCher2_64` and other functions.
#[inline(never)]
fn like_cublasCher2_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast(), c9))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCher2k, c"cublasCher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.

``cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k
");

shared!(
    cublasCher2k = like_cublasCher2k(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::F32, cublas::cublasStatus_t),
    "cublasCher2k", "handle uplo trans n k alpha A lda B ldb beta C ldc",
    slots::cublasCher2k_v2
);

/// The shared body of `cublasCher2k` and other functions.
#[inline(never)]
fn like_cublasCher2k<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c12 = args::i32(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c10_number = args::Number::default();
            let c10 = args::scalar(a10, own.name(10), t4, &mut c10_number, &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCher2k_64, c"cublasCher2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.

``cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_64
");

shared!(
    cublasCher2k_64 = like_cublasCher2k_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCher2k_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasCher2k_v2_64
);

/// The shared body of `cublasCher2k_64` and other functions.
#[inline(never)]
fn like_cublasCher2k_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c12 = args::i64(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c10_number = args::Number::default();
            let c10 = args::scalar(a10, own.name(10), t4, &mut c10_number, &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCher_64, c"cublasCher_64($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.

``cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_64
");

shared!(
    cublasCher_64 = like_cublasCher_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, Ty::Complex64, cublas::cublasStatus_t), "cublasCher_64",
    "handle uplo n alpha x incx A lda", slots::cublasCher_v2_64
);

/// The shared body of `cublasCher_64` and other functions.
#[inline(never)]
fn like_cublasCher_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
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
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, Ptr, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7)) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCherk, c"cublasCherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.

``cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk
");

shared!(
    cublasCherk = like_cublasCherk(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Complex64, cublas::cublasStatus_t),
    "cublasCherk", "handle uplo trans n k alpha A lda beta C ldc", slots::cublasCherk_v2
);

/// The shared body of `cublasCherk` and other functions.
#[inline(never)]
fn like_cublasCherk<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c10 = args::i32(a10, own.name(10))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t3, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCherk3mEx, c"cublasCherk3mEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.

``cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx
");

shared!(
    cublasCherk3mEx = like_cublasCherk3mEx(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType, Ty::F32,
    cublas::cublasStatus_t), "cublasCherk3mEx",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCherk3mEx
);

/// The shared body of `cublasCherk3mEx` and other functions.
#[inline(never)]
fn like_cublasCherk3mEx<'a, 'py>(
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
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::enumeration(a7, own.name(7), t3)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c11 = args::enumeration(a11, own.name(11), t3)?;
            let c12 = args::i32(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t4, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t4, &mut c9_number, &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8, c9.cast(), c10.cast(), c11, c12),
            ) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCherk3mEx_64, c"cublasCherk3mEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.

``cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx_64
");

shared!(
    cublasCherk3mEx_64 = like_cublasCherk3mEx_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType, Ty::F32,
    cublas::cublasStatus_t), "cublasCherk3mEx_64",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCherk3mEx_64
);

/// The shared body of `cublasCherk3mEx_64` and other functions.
#[inline(never)]
fn like_cublasCherk3mEx_64<'a, 'py>(
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
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::enumeration(a7, own.name(7), t3)?;
            let c8 = args::i64(a8, own.name(8))?;
            let c11 = args::enumeration(a11, own.name(11), t3)?;
            let c12 = args::i64(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t4, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t4, &mut c9_number, &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, Ptr, Ptr, i32, i64, Ptr, Ptr, i32, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8, c9.cast(), c10.cast(), c11, c12),
            ) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCherkEx, c"cublasCherkEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.

``cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx
");

shared!(
    cublasCherkEx = like_cublasCherk3mEx(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType, Ty::F32,
    cublas::cublasStatus_t), "cublasCherkEx",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCherkEx
);

documented!(cublasCherkEx_64, c"cublasCherkEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.

``cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx_64
");

shared!(
    cublasCherkEx_64 = like_cublasCherk3mEx_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType, Ty::F32,
    cublas::cublasStatus_t), "cublasCherkEx_64",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCherkEx_64
);

documented!(cublasCherk_64, c"cublasCherk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.

``cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_64
");

shared!(
    cublasCherk_64 = like_cublasCherk_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCherk_64",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasCherk_v2_64
);

/// The shared body of `cublasCherk_64` and other functions.
#[inline(never)]
fn like_cublasCherk_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c10 = args::i64(a10, own.name(10))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t3, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCherkx, c"cublasCherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.

``cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx
");

shared!(
    cublasCherkx = like_cublasCher2k(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex64, Ty::F32, cublas::cublasStatus_t),
    "cublasCherkx", "handle uplo trans n k alpha A lda B ldb beta C ldc",
    slots::cublasCherkx
);

documented!(cublasCherkx_64, c"cublasCherkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.

``cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx_64
");

shared!(
    cublasCherkx_64 = like_cublasCher2k_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCherkx_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasCherkx_64
);

documented!(cublasChpmv, c"cublasChpmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.

``cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv
");

shared!(
    cublasChpmv = like_cublasChpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasChpmv",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasChpmv_v2
);

/// The shared body of `cublasChpmv` and other functions.
#[inline(never)]
fn like_cublasChpmv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c6 = args::i32(a6, own.name(6))?;
            let c9 = args::i32(a9, own.name(9))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t2, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5.cast(), c6, c7.cast(), c8.cast(), c9))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasChpmv_64, c"cublasChpmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.

``cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_64
");

shared!(
    cublasChpmv_64 = like_cublasChpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasChpmv_64",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasChpmv_v2_64
);

/// The shared body of `cublasChpmv_64` and other functions.
#[inline(never)]
fn like_cublasChpmv_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c2 = args::i64(a2, own.name(2))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c9 = args::i64(a9, own.name(9))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t2, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, Ptr, Ptr, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5.cast(), c6, c7.cast(), c8.cast(), c9))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasChpr, c"cublasChpr($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.

``cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr
");

shared!(
    cublasChpr = like_cublasChpr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, Ty::Complex64, cublas::cublasStatus_t), "cublasChpr",
    "handle uplo n alpha x incx AP", slots::cublasChpr_v2
);

/// The shared body of `cublasChpr` and other functions.
#[inline(never)]
fn like_cublasChpr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c5 = args::i32(a5, own.name(5))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasChpr2, c"cublasChpr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.

``cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2
");

shared!(
    cublasChpr2 = like_cublasChpr2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasChpr2",
    "handle uplo n alpha x incx y incy AP", slots::cublasChpr2_v2
);

/// The shared body of `cublasChpr2` and other functions.
#[inline(never)]
fn like_cublasChpr2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasChpr2_64, c"cublasChpr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.

``cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_64
");

shared!(
    cublasChpr2_64 = like_cublasChpr2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasChpr2_64",
    "handle uplo n alpha x incx y incy AP", slots::cublasChpr2_v2_64
);

/// The shared body of `cublasChpr2_64` and other functions.
#[inline(never)]
fn like_cublasChpr2_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, Ptr, Ptr, i64, Ptr, i64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7, c8.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasChpr_64, c"cublasChpr_64($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.

``cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_64
");

shared!(
    cublasChpr_64 = like_cublasChpr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, Ty::Complex64, cublas::cublasStatus_t), "cublasChpr_64",
    "handle uplo n alpha x incx AP", slots::cublasChpr_v2_64
);

/// The shared body of `cublasChpr_64` and other functions.
#[inline(never)]
fn like_cublasChpr_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i64, Ptr, Ptr, i64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCmatinvBatched, c"cublasCmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)
--

Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single-precision complex).

``cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, lda_inv, batchSize : int
A, Ainv : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCmatinvBatched
");

shared!(
    cublasCmatinvBatched = like_cublasCmatinvBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasCmatinvBatched",
    "handle n A lda Ainv lda_inv info batchSize", slots::cublasCmatinvBatched
);

/// The shared body of `cublasCmatinvBatched` and other functions.
#[inline(never)]
fn like_cublasCmatinvBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCopyEx, c"cublasCopyEx($self, handle, n, x, xType, incx, y, yType, incy)
--

y = x; arguments specify the data types.

``cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx
");

shared!(
    cublasCopyEx = like_cublasCopyEx(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasCopyEx", "handle n x xType incx y yType incy",
    slots::cublasCopyEx
);

/// The shared body of `cublasCopyEx` and other functions.
#[inline(never)]
fn like_cublasCopyEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c7 = args::i32(a7, own.name(7))?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, i32, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6, c7)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCopyEx_64, c"cublasCopyEx_64($self, handle, n, x, xType, incx, y, yType, incy)
--

y = x; arguments specify the data types.

``cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx_64
");

shared!(
    cublasCopyEx_64 = like_cublasCopyEx_64(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasCopyEx_64", "handle n x xType incx y yType incy",
    slots::cublasCopyEx_64
);

/// The shared body of `cublasCopyEx_64` and other functions.
#[inline(never)]
fn like_cublasCopyEx_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c7 = args::i64(a7, own.name(7))?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, Ptr, i32, i64, Ptr, i32, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6, c7)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCreate, c"cublasCreate($self)
--

Creates a cuBLAS handle on the current device; may allocate device memory and synchronize.

``cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
handle : cublasHandle_t

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate
");

shared!(
    cublasCreate = like_cublasCreate(cublas::cublasHandle_t, cublas::cublasStatus_t),
    "cublasCreate", "", slots::cublasCreate_v2
);

/// The shared body of `cublasCreate` and other functions.
#[inline(never)]
fn like_cublasCreate<'a, 'py>(
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
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            if status == 0 {
                handle_keepalive::made(t0, c0 as u64);
            }
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t0, c0 as u64)?))
        },
    )
}

documented!(cublasCrot, c"cublasCrot($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.

``cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
s : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot
");

shared!(
    cublasCrot = like_cublasCrot(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCrot", "handle n x incx y incy c s",
    slots::cublasCrot_v2
);

/// The shared body of `cublasCrot` and other functions.
#[inline(never)]
fn like_cublasCrot<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t1, &mut c7_number, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, Ptr, i32, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCrot_64, c"cublasCrot_64($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.

``cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
s : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_64
");

shared!(
    cublasCrot_64 = like_cublasCrot_64(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCrot_64", "handle n x incx y incy c s",
    slots::cublasCrot_v2_64
);

/// The shared body of `cublasCrot_64` and other functions.
#[inline(never)]
fn like_cublasCrot_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t1, &mut c7_number, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, Ptr, i64, Ptr, i64, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCrotg, c"cublasCrotg($self, handle, a, b, c, s)
--

Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), single-precision complex.

``cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)``

Parameters
----------
handle : cublasHandle_t or None
a, b, c, s : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg
");

shared!(
    cublasCrotg = like_cublasCrotg(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCrotg", "handle a b c s", slots::cublasCrotg_v2
);

/// The shared body of `cublasCrotg` and other functions.
#[inline(never)]
fn like_cublasCrotg<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::scalar_to_write(a1, own.name(1), Some(t1), &arena)?;
            let c2 = args::scalar_to_write(a2, own.name(2), Some(t1), &arena)?;
            let c3 = args::scalar_to_write(a3, own.name(3), Some(t2), &arena)?;
            let c4 = args::scalar_to_write(a4, own.name(4), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), c4.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCscal, c"cublasCscal($self, handle, n, alpha, x, incx)
--

x = α·x, single-precision complex.

``cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal
");

shared!(
    cublasCscal = like_cublasCscal(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCscal", "handle n alpha x incx",
    slots::cublasCscal_v2
);

/// The shared body of `cublasCscal` and other functions.
#[inline(never)]
fn like_cublasCscal<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c4 = args::i32(a4, own.name(4))?;
            let mut c2_number = args::Number::default();
            let c2 = args::scalar(a2, own.name(2), t1, &mut c2_number, &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast(), c4)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCscal_64, c"cublasCscal_64($self, handle, n, alpha, x, incx)
--

x = α·x, single-precision complex.

``cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_64
");

shared!(
    cublasCscal_64 = like_cublasCscal_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCscal_64", "handle n alpha x incx",
    slots::cublasCscal_v2_64
);

/// The shared body of `cublasCscal_64` and other functions.
#[inline(never)]
fn like_cublasCscal_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c4 = args::i64(a4, own.name(4))?;
            let mut c2_number = args::Number::default();
            let c2 = args::scalar(a2, own.name(2), t1, &mut c2_number, &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, Ptr, i64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast(), c4)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasCsrot, c"cublasCsrot($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.

``cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot
");

shared!(
    cublasCsrot = like_cublasCsrot(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCsrot", "handle n x incx y incy c s",
    slots::cublasCsrot_v2
);

/// The shared body of `cublasCsrot` and other functions.
#[inline(never)]
fn like_cublasCsrot<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t2, &mut c7_number, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, Ptr, i32, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCsrot_64, c"cublasCsrot_64($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.

``cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_64
");

shared!(
    cublasCsrot_64 = like_cublasCsrot_64(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasCsrot_64", "handle n x incx y incy c s",
    slots::cublasCsrot_v2_64
);

/// The shared body of `cublasCsrot_64` and other functions.
#[inline(never)]
fn like_cublasCsrot_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t2, &mut c7_number, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, Ptr, i64, Ptr, i64, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCsscal, c"cublasCsscal($self, handle, n, alpha, x, incx)
--

x = α·x for a single-precision complex x and a real α.

``cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal
");

shared!(
    cublasCsscal = like_cublasCsscal(cublas::cublasHandle_t, Ty::F32, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCsscal", "handle n alpha x incx",
    slots::cublasCsscal_v2
);

/// The shared body of `cublasCsscal` and other functions.
#[inline(never)]
fn like_cublasCsscal<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c4 = args::i32(a4, own.name(4))?;
            let mut c2_number = args::Number::default();
            let c2 = args::scalar(a2, own.name(2), t1, &mut c2_number, &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast(), c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCsscal_64, c"cublasCsscal_64($self, handle, n, alpha, x, incx)
--

x = α·x for a single-precision complex x and a real α.

``cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_64
");

shared!(
    cublasCsscal_64 = like_cublasCsscal_64(cublas::cublasHandle_t, Ty::F32,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsscal_64", "handle n alpha x incx",
    slots::cublasCsscal_v2_64
);

/// The shared body of `cublasCsscal_64` and other functions.
#[inline(never)]
fn like_cublasCsscal_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c4 = args::i64(a4, own.name(4))?;
            let mut c2_number = args::Number::default();
            let c2 = args::scalar(a2, own.name(2), t1, &mut c2_number, &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, Ptr, i64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast(), c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCswap, c"cublasCswap($self, handle, n, x, incx, y, incy)
--

x ↔ y, single-precision complex.

``cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap
");

shared!(
    cublasCswap = like_cublasCcopy(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCswap", "handle n x incx y incy",
    slots::cublasCswap_v2
);

documented!(cublasCswap_64, c"cublasCswap_64($self, handle, n, x, incx, y, incy)
--

x ↔ y, single-precision complex.

``cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_64
");

shared!(
    cublasCswap_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCswap_64", "handle n x incx y incy",
    slots::cublasCswap_v2_64
);

documented!(cublasCsymm, c"cublasCsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.

``cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm
");

shared!(
    cublasCsymm = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCsymm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasCsymm_v2
);

documented!(cublasCsymm_64, c"cublasCsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.

``cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_64
");

shared!(
    cublasCsymm_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCsymm_64",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasCsymm_v2_64
);

documented!(cublasCsymv, c"cublasCsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, single-precision complex.

``cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv
");

shared!(
    cublasCsymv = like_cublasChemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsymv",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasCsymv_v2
);

documented!(cublasCsymv_64, c"cublasCsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, single-precision complex.

``cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_64
");

shared!(
    cublasCsymv_64 = like_cublasChemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCsymv_64",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasCsymv_v2_64
);

documented!(cublasCsyr, c"cublasCsyr($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.

``cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr
");

shared!(
    cublasCsyr = like_cublasCsyr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyr",
    "handle uplo n alpha x incx A lda", slots::cublasCsyr_v2
);

/// The shared body of `cublasCsyr` and other functions.
#[inline(never)]
fn like_cublasCsyr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCsyr2, c"cublasCsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.

``cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2
");

shared!(
    cublasCsyr2 = like_cublasCher2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyr2",
    "handle uplo n alpha x incx y incy A lda", slots::cublasCsyr2_v2
);

documented!(cublasCsyr2_64, c"cublasCsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.

``cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_64
");

shared!(
    cublasCsyr2_64 = like_cublasCher2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCsyr2_64",
    "handle uplo n alpha x incx y incy A lda", slots::cublasCsyr2_v2_64
);

documented!(cublasCsyr2k, c"cublasCsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.

``cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k
");

shared!(
    cublasCsyr2k = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasCsyr2k_v2
);

documented!(cublasCsyr2k_64, c"cublasCsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.

``cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_64
");

shared!(
    cublasCsyr2k_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCsyr2k_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasCsyr2k_v2_64
);

documented!(cublasCsyr_64, c"cublasCsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.

``cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_64
");

shared!(
    cublasCsyr_64 = like_cublasCsyr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyr_64",
    "handle uplo n alpha x incx A lda", slots::cublasCsyr_v2_64
);

/// The shared body of `cublasCsyr_64` and other functions.
#[inline(never)]
fn like_cublasCsyr_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
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
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, Ptr, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast(), c7)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCsyrk, c"cublasCsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.

``cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk
");

shared!(
    cublasCsyrk = like_cublasCsyrk(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasCsyrk_v2
);

/// The shared body of `cublasCsyrk` and other functions.
#[inline(never)]
fn like_cublasCsyrk<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c10 = args::i32(a10, own.name(10))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t3, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCsyrk3mEx, c"cublasCsyrk3mEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.

``cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx
");

shared!(
    cublasCsyrk3mEx = like_cublasCherk3mEx(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyrk3mEx",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCsyrk3mEx
);

documented!(cublasCsyrk3mEx_64, c"cublasCsyrk3mEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.

``cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx_64
");

shared!(
    cublasCsyrk3mEx_64 = like_cublasCherk3mEx_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyrk3mEx_64",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCsyrk3mEx_64
);

documented!(cublasCsyrkEx, c"cublasCsyrkEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.

``cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx
");

shared!(
    cublasCsyrkEx = like_cublasCherk3mEx(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyrkEx",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCsyrkEx
);

documented!(cublasCsyrkEx_64, c"cublasCsyrkEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.

``cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx_64
");

shared!(
    cublasCsyrkEx_64 = like_cublasCherk3mEx_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, runtime::cudaDataType,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCsyrkEx_64",
    "handle uplo trans n k alpha A Atype lda beta C Ctype ldc", slots::cublasCsyrkEx_64
);

documented!(cublasCsyrk_64, c"cublasCsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.

``cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_64
");

shared!(
    cublasCsyrk_64 = like_cublasCsyrk_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCsyrk_64",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasCsyrk_v2_64
);

/// The shared body of `cublasCsyrk_64` and other functions.
#[inline(never)]
fn like_cublasCsyrk_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c10 = args::i64(a10, own.name(10))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t3, &mut c8_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasCsyrkx, c"cublasCsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.

``cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx
");

shared!(
    cublasCsyrkx = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasCsyrkx
);

documented!(cublasCsyrkx_64, c"cublasCsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.

``cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx_64
");

shared!(
    cublasCsyrkx_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCsyrkx_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasCsyrkx_64
);

documented!(cublasCtbmv, c"cublasCtbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.

``cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv
");

shared!(
    cublasCtbmv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCtbmv", "handle uplo trans diag n k A lda x incx",
    slots::cublasCtbmv_v2
);

/// The shared body of `cublasCtbmv` and other functions.
#[inline(never)]
fn like_cublasCtbmv<'a, 'py>(
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
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, c6.cast(), c7, c8.cast(), c9)) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCtbmv_64, c"cublasCtbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.

``cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_64
");

shared!(
    cublasCtbmv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtbmv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasCtbmv_v2_64
);

/// The shared body of `cublasCtbmv_64` and other functions.
#[inline(never)]
fn like_cublasCtbmv_64<'a, 'py>(
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
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i64, i64, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, c6.cast(), c7, c8.cast(), c9)) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCtbsv, c"cublasCtbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).

``cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv
");

shared!(
    cublasCtbsv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCtbsv", "handle uplo trans diag n k A lda x incx",
    slots::cublasCtbsv_v2
);

documented!(cublasCtbsv_64, c"cublasCtbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).

``cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_64
");

shared!(
    cublasCtbsv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtbsv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasCtbsv_v2_64
);

documented!(cublasCtpmv, c"cublasCtpmv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.

``cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv
");

shared!(
    cublasCtpmv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCtpmv", "handle uplo trans diag n AP x incx",
    slots::cublasCtpmv_v2
);

/// The shared body of `cublasCtpmv` and other functions.
#[inline(never)]
fn like_cublasCtpmv<'a, 'py>(
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
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7)) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCtpmv_64, c"cublasCtpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.

``cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_64
");

shared!(
    cublasCtpmv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtpmv_64",
    "handle uplo trans diag n AP x incx", slots::cublasCtpmv_v2_64
);

/// The shared body of `cublasCtpmv_64` and other functions.
#[inline(never)]
fn like_cublasCtpmv_64<'a, 'py>(
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
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i64, Ptr, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7)) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCtpsv, c"cublasCtpsv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).

``cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv
");

shared!(
    cublasCtpsv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCtpsv", "handle uplo trans diag n AP x incx",
    slots::cublasCtpsv_v2
);

documented!(cublasCtpsv_64, c"cublasCtpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).

``cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_64
");

shared!(
    cublasCtpsv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtpsv_64",
    "handle uplo trans diag n AP x incx", slots::cublasCtpsv_v2_64
);

documented!(cublasCtpttr, c"cublasCtpttr($self, handle, uplo, n, AP, A, lda)
--

Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single-precision complex).

``cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
AP, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpttr
");

shared!(
    cublasCtpttr = like_cublasCtpttr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtpttr", "handle uplo n AP A lda",
    slots::cublasCtpttr
);

/// The shared body of `cublasCtpttr` and other functions.
#[inline(never)]
fn like_cublasCtpttr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasCtrmm, c"cublasCtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).

``cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm
");

shared!(
    cublasCtrmm = like_cublasCtrmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasCtrmm_v2
);

/// The shared body of `cublasCtrmm` and other functions.
#[inline(never)]
fn like_cublasCtrmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c11 = args::i32(a11, own.name(11))?;
            let c13 = args::i32(a13, own.name(13))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t5), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t5), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t5), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11, c12.cast(), c13),
            ) };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasCtrmm_64, c"cublasCtrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).

``cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_64
");

shared!(
    cublasCtrmm_64 = like_cublasCtrmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCtrmm_64",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasCtrmm_v2_64
);

/// The shared body of `cublasCtrmm_64` and other functions.
#[inline(never)]
fn like_cublasCtrmm_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::i64(a5, own.name(5))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c11 = args::i64(a11, own.name(11))?;
            let c13 = args::i64(a13, own.name(13))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t5), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t5), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t5), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11, c12.cast(), c13),
            ) };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasCtrmv, c"cublasCtrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, single-precision complex.

``cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv
");

shared!(
    cublasCtrmv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCtrmv", "handle uplo trans diag n A lda x incx",
    slots::cublasCtrmv_v2
);

/// The shared body of `cublasCtrmv` and other functions.
#[inline(never)]
fn like_cublasCtrmv<'a, 'py>(
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
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6, c7.cast(), c8)) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCtrmv_64, c"cublasCtrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, single-precision complex.

``cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_64
");

shared!(
    cublasCtrmv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtrmv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasCtrmv_v2_64
);

/// The shared body of `cublasCtrmv_64` and other functions.
#[inline(never)]
fn like_cublasCtrmv_64<'a, 'py>(
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
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i64, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6, c7.cast(), c8)) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasCtrsm, c"cublasCtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).

``cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm
");

shared!(
    cublasCtrsm = like_cublasCtrsm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasCtrsm_v2
);

/// The shared body of `cublasCtrsm` and other functions.
#[inline(never)]
fn like_cublasCtrsm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c11 = args::i32(a11, own.name(11))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t5), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t5), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasCtrsmBatched, c"cublasCtrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).

``cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched
");

shared!(
    cublasCtrsmBatched = like_cublasCtrsmBatched(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCtrsmBatched", "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasCtrsmBatched
);

/// The shared body of `cublasCtrsmBatched` and other functions.
#[inline(never)]
fn like_cublasCtrsmBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static Ty,
    t7: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c11 = args::i32(a11, own.name(11))?;
            let c12 = args::i32(a12, own.name(12))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t6), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t6), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, Ptr, Ptr, i32, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11, c12))
            };
            returned0(py, t7, status)
        },
    )
}

documented!(cublasCtrsmBatched_64, c"cublasCtrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).

``cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched_64
");

shared!(
    cublasCtrsmBatched_64 = like_cublasCtrsmBatched_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasCtrsmBatched_64",
    "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasCtrsmBatched_64
);

/// The shared body of `cublasCtrsmBatched_64` and other functions.
#[inline(never)]
fn like_cublasCtrsmBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static Ty,
    t7: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::i64(a5, own.name(5))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c11 = args::i64(a11, own.name(11))?;
            let c12 = args::i64(a12, own.name(12))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t6), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t6), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11, c12))
            };
            returned0(py, t7, status)
        },
    )
}

documented!(cublasCtrsm_64, c"cublasCtrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).

``cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_64
");

shared!(
    cublasCtrsm_64 = like_cublasCtrsm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex64, cublas::cublasStatus_t), "cublasCtrsm_64",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasCtrsm_v2_64
);

/// The shared body of `cublasCtrsm_64` and other functions.
#[inline(never)]
fn like_cublasCtrsm_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::i64(a5, own.name(5))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c11 = args::i64(a11, own.name(11))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t5), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t5), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i64, i64, Ptr, Ptr, i64, Ptr, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasCtrsv, c"cublasCtrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).

``cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv
");

shared!(
    cublasCtrsv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasCtrsv", "handle uplo trans diag n A lda x incx",
    slots::cublasCtrsv_v2
);

documented!(cublasCtrsv_64, c"cublasCtrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).

``cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_64
");

shared!(
    cublasCtrsv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtrsv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasCtrsv_v2_64
);

documented!(cublasCtrttp, c"cublasCtrttp($self, handle, uplo, n, A, lda, AP)
--

Copies a triangle of a full matrix A to packed storage (AP), single-precision complex.

``cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, cuComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
A, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrttp
");

shared!(
    cublasCtrttp = like_cublasCtrttp(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex64, cublas::cublasStatus_t), "cublasCtrttp", "handle uplo n A lda AP",
    slots::cublasCtrttp
);

/// The shared body of `cublasCtrttp` and other functions.
#[inline(never)]
fn like_cublasCtrttp<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i32, Ptr, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4, c5.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasDasum, c"cublasDasum($self, handle, n, x, incx, result)
--

result = Σ |x[i]|, double precision.

``cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum
");

shared!(
    cublasDasum = like_cublasDasum(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDasum", "handle n x incx result",
    slots::cublasDasum_v2
);

/// The shared body of `cublasDasum` and other functions.
#[inline(never)]
fn like_cublasDasum<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::scalar_to_write(a4, own.name(4), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDasum_64, c"cublasDasum_64($self, handle, n, x, incx, result)
--

result = Σ |x[i]|, double precision.

``cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_64
");

shared!(
    cublasDasum_64 = like_cublasDasum_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDasum_64", "handle n x incx result",
    slots::cublasDasum_v2_64
);

/// The shared body of `cublasDasum_64` and other functions.
#[inline(never)]
fn like_cublasDasum_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::scalar_to_write(a4, own.name(4), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, i64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDaxpy, c"cublasDaxpy($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, double precision.

``cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy
");

shared!(
    cublasDaxpy = like_cublasCaxpy(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDaxpy", "handle n alpha x incx y incy",
    slots::cublasDaxpy_v2
);

documented!(cublasDaxpy_64, c"cublasDaxpy_64($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, double precision.

``cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_64
");

shared!(
    cublasDaxpy_64 = like_cublasCaxpy_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDaxpy_64", "handle n alpha x incx y incy",
    slots::cublasDaxpy_v2_64
);

documented!(cublasDcopy, c"cublasDcopy($self, handle, n, x, incx, y, incy)
--

y = x, double precision.

``cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy
");

shared!(
    cublasDcopy = like_cublasCcopy(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDcopy", "handle n x incx y incy",
    slots::cublasDcopy_v2
);

documented!(cublasDcopy_64, c"cublasDcopy_64($self, handle, n, x, incx, y, incy)
--

y = x, double precision.

``cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_64
");

shared!(
    cublasDcopy_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDcopy_64", "handle n x incx y incy",
    slots::cublasDcopy_v2_64
);

documented!(cublasDdgmm, c"cublasDdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), double precision.

``cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm
");

shared!(
    cublasDdgmm = like_cublasCdgmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDdgmm",
    "handle mode m n A lda x incx C ldc", slots::cublasDdgmm
);

documented!(cublasDdgmm_64, c"cublasDdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), double precision.

``cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm_64
");

shared!(
    cublasDdgmm_64 = like_cublasCdgmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDdgmm_64",
    "handle mode m n A lda x incx C ldc", slots::cublasDdgmm_64
);

documented!(cublasDdot, c"cublasDdot($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i], double precision.

``cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot
");

shared!(
    cublasDdot = like_cublasCdotc(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDdot", "handle n x incx y incy result",
    slots::cublasDdot_v2
);

documented!(cublasDdot_64, c"cublasDdot_64($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i], double precision.

``cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_64
");

shared!(
    cublasDdot_64 = like_cublasCdotc_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDdot_64", "handle n x incx y incy result",
    slots::cublasDdot_v2_64
);

documented!(cublasDestroy, c"cublasDestroy($self, handle)
--

Destroys a cuBLAS handle; may synchronize the device to free the handle's memory.

``cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy
");

shared!(
    cublasDestroy = like_cublasDestroy(cublas::cublasHandle_t, cublas::cublasStatus_t),
    "cublasDestroy", "handle", slots::cublasDestroy_v2
);

/// The shared body of `cublasDestroy` and other functions.
#[inline(never)]
fn like_cublasDestroy<'a, 'py>(
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
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0)) };
            detached.finish(status == 0);
            returned0(py, t1, status)
        },
    )
}

documented!(cublasDgbmv, c"cublasDgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.

``cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv
");

shared!(
    cublasDgbmv = like_cublasCgbmv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDgbmv",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasDgbmv_v2
);

documented!(cublasDgbmv_64, c"cublasDgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.

``cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_64
");

shared!(
    cublasDgbmv_64 = like_cublasCgbmv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDgbmv_64",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasDgbmv_v2_64
);

documented!(cublasDgeam, c"cublasDgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), double precision.

``cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam
");

shared!(
    cublasDgeam = like_cublasCgeam(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDgeam",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasDgeam
);

documented!(cublasDgeam_64, c"cublasDgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), double precision.

``cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam_64
");

shared!(
    cublasDgeam_64 = like_cublasCgeam_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDgeam_64",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasDgeam_64
);

documented!(cublasDgelsBatched, c"cublasDgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)
--

Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double precision).

``cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, nrhs, lda, ldc, batchSize : int
Aarray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devInfoArray : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgelsBatched
");

shared!(
    cublasDgelsBatched = like_cublasCgelsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasDgelsBatched",
    "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
    slots::cublasDgelsBatched
);

documented!(cublasDgemm, c"cublasDgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, double precision.

``cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm
");

shared!(
    cublasDgemm = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasDgemm_v2
);

documented!(cublasDgemmBatched, c"cublasDgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.

``cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched
");

shared!(
    cublasDgemmBatched = like_cublasCgemm3mBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDgemmBatched",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasDgemmBatched
);

documented!(cublasDgemmBatched_64, c"cublasDgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.

``cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched_64
");

shared!(
    cublasDgemmBatched_64 = like_cublasCgemm3mBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDgemmBatched_64",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasDgemmBatched_64
);

documented!(cublasDgemmGroupedBatched, c"cublasDgemmGroupedBatched($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)
--

C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.

``cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)``

Parameters
----------
handle : cublasHandle_t or None
transa_array, transb_array : list[cublasOperation_t] or None
m_array, n_array, k_array, lda_array, ldb_array, ldc_array, group_size : list[int] or None
alpha_array, beta_array : list[float] or None
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
group_count : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched
");

shared!(
    cublasDgemmGroupedBatched = like_cublasDgemmGroupedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::I32, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDgemmGroupedBatched",
    "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
    slots::cublasDgemmGroupedBatched
);

/// The shared body of `cublasDgemmGroupedBatched` and other functions.
#[inline(never)]
fn like_cublasDgemmGroupedBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c14 = args::i32(a14, own.name(14))?;
            let c1 = args::array(
                a1, own.name(1), &Ty::Enum(t1), Some(args::length(py, c14.into(), own.name(14))?), &arena,
            )?;
            let c2 = args::array(
                a2, own.name(2), &Ty::Enum(t1), Some(args::length(py, c14.into(), own.name(14))?), &arena,
            )?;
            let c3 = args::array(a3, own.name(3), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c4 = args::array(a4, own.name(4), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c5 = args::array(a5, own.name(5), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c6 = args::array(a6, own.name(6), t3, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c8 = args::array(a8, own.name(8), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let c10 = args::array(a10, own.name(10), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c11 = args::array(a11, own.name(11), t3, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let c13 = args::array(a13, own.name(13), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let c15 = args::array(a15, own.name(15), t2, Some(args::length(py, c14.into(), own.name(14))?), &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1.cast(), c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9.cast(),
                c10.cast(), c11.cast(), c12.cast(), c13.cast(), c14, c15.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasDgemmGroupedBatched_64, c"cublasDgemmGroupedBatched_64($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)
--

C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.

``cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)``

Parameters
----------
handle : cublasHandle_t or None
transa_array, transb_array : list[cublasOperation_t] or None
m_array, n_array, k_array, lda_array, ldb_array, ldc_array, group_size : list[int] or None
alpha_array, beta_array : list[float] or None
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
group_count : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched_64
");

shared!(
    cublasDgemmGroupedBatched_64 =
    like_cublasDgemmGroupedBatched_64(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::I64, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDgemmGroupedBatched_64",
    "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
    slots::cublasDgemmGroupedBatched_64
);

/// The shared body of `cublasDgemmGroupedBatched_64` and other functions.
#[inline(never)]
fn like_cublasDgemmGroupedBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c14 = args::i64(a14, own.name(14))?;
            let c1 = args::array(a1, own.name(1), &Ty::Enum(t1), Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c2 = args::array(a2, own.name(2), &Ty::Enum(t1), Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c3 = args::array(a3, own.name(3), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c4 = args::array(a4, own.name(4), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c5 = args::array(a5, own.name(5), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c6 = args::array(a6, own.name(6), t3, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c8 = args::array(a8, own.name(8), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let c10 = args::array(a10, own.name(10), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c11 = args::array(a11, own.name(11), t3, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let c13 = args::array(a13, own.name(13), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let c15 = args::array(a15, own.name(15), t2, Some(args::length(py, c14, own.name(14))?), &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1.cast(), c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9.cast(),
                c10.cast(), c11.cast(), c12.cast(), c13.cast(), c14, c15.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasDgemmStridedBatched, c"cublasDgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, double precision.

``cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched
");

shared!(
    cublasDgemmStridedBatched = like_cublasCgemm3mStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t),
    "cublasDgemmStridedBatched",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasDgemmStridedBatched
);

documented!(cublasDgemmStridedBatched_64, c"cublasDgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, double precision.

``cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched_64
");

shared!(
    cublasDgemmStridedBatched_64 =
    like_cublasCgemm3mStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t),
    "cublasDgemmStridedBatched_64",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasDgemmStridedBatched_64
);

documented!(cublasDgemm_64, c"cublasDgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, double precision.

``cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_64
");

shared!(
    cublasDgemm_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDgemm_64",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasDgemm_v2_64
);

documented!(cublasDgemv, c"cublasDgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, double precision.

``cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv
");

shared!(
    cublasDgemv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDgemv",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasDgemv_v2
);

documented!(cublasDgemvBatched, c"cublasDgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.

``cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched
");

shared!(
    cublasDgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasDgemvBatched
);

documented!(cublasDgemvBatched_64, c"cublasDgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.

``cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched_64
");

shared!(
    cublasDgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasDgemvBatched_64
);

documented!(cublasDgemvStridedBatched, c"cublasDgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, double precision.

``cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched
");

shared!(
    cublasDgemvStridedBatched = like_cublasCgemvStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t),
    "cublasDgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasDgemvStridedBatched
);

documented!(cublasDgemvStridedBatched_64, c"cublasDgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, double precision.

``cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched_64
");

shared!(
    cublasDgemvStridedBatched_64 =
    like_cublasCgemvStridedBatched_64(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasDgemvStridedBatched_64
);

documented!(cublasDgemv_64, c"cublasDgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, double precision.

``cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_64
");

shared!(
    cublasDgemv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDgemv_64",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasDgemv_v2_64
);

documented!(cublasDgeqrfBatched, c"cublasDgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)
--

Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (double precision).

``cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
m, n, lda, batchSize : int
Aarray, TauArray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeqrfBatched
");

shared!(
    cublasDgeqrfBatched = like_cublasCgeqrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    cublas::cublasStatus_t), "cublasDgeqrfBatched",
    "handle m n Aarray lda TauArray batchSize", slots::cublasDgeqrfBatched
);

documented!(cublasDger, c"cublasDger($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A, double precision.

``cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger
");

shared!(
    cublasDger = like_cublasCgerc(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDger", "handle m n alpha x incx y incy A lda",
    slots::cublasDger_v2
);

documented!(cublasDger_64, c"cublasDger_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A, double precision.

``cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_64
");

shared!(
    cublasDger_64 = like_cublasCgerc_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDger_64", "handle m n alpha x incx y incy A lda",
    slots::cublasDger_v2_64
);

documented!(cublasDgetrfBatched, c"cublasDgetrfBatched($self, handle, n, A, lda, P, info, batchSize)
--

Computes P·A = L·U of each matrix in place, without pivoting if P is null (double precision).

``cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, batchSize : int
A : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrfBatched
");

shared!(
    cublasDgetrfBatched = like_cublasCgetrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasDgetrfBatched",
    "handle n A lda P info batchSize", slots::cublasDgetrfBatched
);

documented!(cublasDgetriBatched, c"cublasDgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)
--

Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (double precision).

``cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, ldc, batchSize : int
A, C : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetriBatched
");

shared!(
    cublasDgetriBatched = like_cublasCgetriBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasDgetriBatched",
    "handle n A lda P C ldc info batchSize", slots::cublasDgetriBatched
);

documented!(cublasDgetrsBatched, c"cublasDgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)
--

Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (double precision).

``cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
n, nrhs, lda, ldb, batchSize : int
Aarray, Barray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devIpiv : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrsBatched
");

shared!(
    cublasDgetrsBatched = like_cublasCgetrsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasDgetrsBatched", "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
    slots::cublasDgetrsBatched
);

documented!(cublasDmatinvBatched, c"cublasDmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)
--

Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double precision).

``cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, lda_inv, batchSize : int
A, Ainv : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDmatinvBatched
");

shared!(
    cublasDmatinvBatched = like_cublasCmatinvBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasDmatinvBatched",
    "handle n A lda Ainv lda_inv info batchSize", slots::cublasDmatinvBatched
);

documented!(cublasDnrm2, c"cublasDnrm2($self, handle, n, x, incx, result)
--

result = √(Σ x[i]²), the Euclidean norm of x, double precision.

``cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2
");

shared!(
    cublasDnrm2 = like_cublasDasum(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDnrm2", "handle n x incx result",
    slots::cublasDnrm2_v2
);

documented!(cublasDnrm2_64, c"cublasDnrm2_64($self, handle, n, x, incx, result)
--

result = √(Σ x[i]²), the Euclidean norm of x, double precision.

``cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_64
");

shared!(
    cublasDnrm2_64 = like_cublasDasum_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDnrm2_64", "handle n x incx result",
    slots::cublasDnrm2_v2_64
);

documented!(cublasDotEx, c"cublasDotEx($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
--

result = Σ x[i]·y[i] without conjugation; arguments specify the data types.

``cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, resultType, executionType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx
");

shared!(
    cublasDotEx = like_cublasDotEx(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasDotEx",
    "handle n x xType incx y yType incy result resultType executionType",
    slots::cublasDotEx
);

/// The shared body of `cublasDotEx` and other functions.
#[inline(never)]
fn like_cublasDotEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::enumeration(a9, own.name(9), t1)?;
            let c10 = args::enumeration(a10, own.name(10), t1)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), attribute_types::cublas::cudaDataType.known(c9), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, i32, Ptr, i32, i32, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6, c7, c8.cast(), c9, c10))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDotEx_64, c"cublasDotEx_64($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
--

result = Σ x[i]·y[i] without conjugation; arguments specify the data types.

``cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, resultType, executionType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx_64
");

shared!(
    cublasDotEx_64 = like_cublasDotEx_64(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasDotEx_64",
    "handle n x xType incx y yType incy result resultType executionType",
    slots::cublasDotEx_64
);

/// The shared body of `cublasDotEx_64` and other functions.
#[inline(never)]
fn like_cublasDotEx_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::enumeration(a9, own.name(9), t1)?;
            let c10 = args::enumeration(a10, own.name(10), t1)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), attribute_types::cublas::cudaDataType.known(c9), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, Ptr, i32, i64, Ptr, i32, i64, Ptr, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6, c7, c8.cast(), c9, c10))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDotcEx, c"cublasDotcEx($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
--

result = Σ conj(x[i])·y[i]; arguments specify the data types.

``cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, resultType, executionType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx
");

shared!(
    cublasDotcEx = like_cublasDotEx(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasDotcEx",
    "handle n x xType incx y yType incy result resultType executionType",
    slots::cublasDotcEx
);

documented!(cublasDotcEx_64, c"cublasDotcEx_64($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
--

result = Σ conj(x[i])·y[i]; arguments specify the data types.

``cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, resultType, executionType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx_64
");

shared!(
    cublasDotcEx_64 = like_cublasDotEx_64(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasDotcEx_64",
    "handle n x xType incx y yType incy result resultType executionType",
    slots::cublasDotcEx_64
);

documented!(cublasDrot, c"cublasDrot($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x), double precision.

``cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot
");

shared!(
    cublasDrot = like_cublasDrot(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDrot", "handle n x incx y incy c s",
    slots::cublasDrot_v2
);

/// The shared body of `cublasDrot` and other functions.
#[inline(never)]
fn like_cublasDrot<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t1, &mut c6_number, &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t1, &mut c7_number, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, i32, Ptr, i32, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7.cast()))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDrot_64, c"cublasDrot_64($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x), double precision.

``cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_64
");

shared!(
    cublasDrot_64 = like_cublasDrot_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDrot_64", "handle n x incx y incy c s",
    slots::cublasDrot_v2_64
);

/// The shared body of `cublasDrot_64` and other functions.
#[inline(never)]
fn like_cublasDrot_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t1, &mut c6_number, &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t1, &mut c7_number, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i64, Ptr, i64, Ptr, i64, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7.cast()))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDrotg, c"cublasDrotg($self, handle, a, b, c, s)
--

Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (double precision).

``cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)``

Parameters
----------
handle : cublasHandle_t or None
a, b, c, s : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg
");

shared!(
    cublasDrotg = like_cublasDrotg(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDrotg", "handle a b c s", slots::cublasDrotg_v2
);

/// The shared body of `cublasDrotg` and other functions.
#[inline(never)]
fn like_cublasDrotg<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::scalar_to_write(a1, own.name(1), Some(t1), &arena)?;
            let c2 = args::scalar_to_write(a2, own.name(2), Some(t1), &arena)?;
            let c3 = args::scalar_to_write(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::scalar_to_write(a4, own.name(4), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), c4.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasDrotm, c"cublasDrotm($self, handle, n, x, incx, y, incy, param)
--

Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), double precision.

``cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm
");

#[inline(always)]
pub(crate) fn cublasDrotm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasDrotm(handle n x incx y incy param));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i32, c_n = n, c_incx = incx, c_incy = incy);
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F64), &arena)?;
    let c_param = args::either(param, "param", Some(&Ty::F64), false, Some(Ty::F64.size().saturating_mul(5)), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cublasDrotm_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy, c_param.cast()))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasDrotm_64, c"cublasDrotm_64($self, handle, n, x, incx, y, incy, param)
--

Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), double precision.

``cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_64
");

#[inline(always)]
pub(crate) fn cublasDrotm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasDrotm_64(handle n x incx y incy param));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i64, c_n = n, c_incx = incx, c_incy = incy);
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F64), &arena)?;
    let c_param = args::either(param, "param", Some(&Ty::F64), false, Some(Ty::F64.size().saturating_mul(5)), &arena)?;
    let function: unsafe extern "system" fn(u64, i64, Ptr, i64, Ptr, i64, Ptr) -> i32 = call
        .symbol(slots::cublasDrotm_v2_64)?;
    let status = unsafe {
        released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy, c_param.cast()))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasDrotmg, c"cublasDrotmg($self, handle, d1, d2, x1, y1, param)
--

Computes in ``param`` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), double precision.

``cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)``

Parameters
----------
handle : cublasHandle_t or None
d1, d2, x1, param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
y1 : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg
");

#[inline(always)]
pub(crate) fn cublasDrotmg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasDrotmg(handle d1 d2 x1 y1 param));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_y1_number = args::Number::default();
    let c_y1 = args::scalar(y1, "y1", &Ty::F64, &mut c_y1_number, &arena)?;
    let c_param = args::either(param, "param", Some(&Ty::F64), true, Some(Ty::F64.size().saturating_mul(5)), &arena)?;
    let c_d1 = args::scalar_to_write(d1, "d1", Some(&Ty::F64), &arena)?;
    let c_d2 = args::scalar_to_write(d2, "d2", Some(&Ty::F64), &arena)?;
    let c_x1 = args::scalar_to_write(x1, "x1", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cublasDrotmg_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, c_d1.cast(), c_d2.cast(), c_x1.cast(), c_y1.cast(), c_param.cast()))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasDsbmv, c"cublasDsbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.

``cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv
");

shared!(
    cublasDsbmv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDsbmv",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasDsbmv_v2
);

documented!(cublasDsbmv_64, c"cublasDsbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.

``cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_64
");

shared!(
    cublasDsbmv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDsbmv_64",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasDsbmv_v2_64
);

documented!(cublasDscal, c"cublasDscal($self, handle, n, alpha, x, incx)
--

x = α·x, double precision.

``cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal
");

shared!(
    cublasDscal = like_cublasCscal(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDscal", "handle n alpha x incx",
    slots::cublasDscal_v2
);

documented!(cublasDscal_64, c"cublasDscal_64($self, handle, n, alpha, x, incx)
--

x = α·x, double precision.

``cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_64
");

shared!(
    cublasDscal_64 = like_cublasCscal_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDscal_64", "handle n alpha x incx",
    slots::cublasDscal_v2_64
);

documented!(cublasDspmv, c"cublasDspmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv
");

shared!(
    cublasDspmv = like_cublasChpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDspmv",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasDspmv_v2
);

documented!(cublasDspmv_64, c"cublasDspmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_64
");

shared!(
    cublasDspmv_64 = like_cublasChpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDspmv_64",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasDspmv_v2_64
);

documented!(cublasDspr, c"cublasDspr($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr
");

shared!(
    cublasDspr = like_cublasDspr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDspr", "handle uplo n alpha x incx AP",
    slots::cublasDspr_v2
);

/// The shared body of `cublasDspr` and other functions.
#[inline(never)]
fn like_cublasDspr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c5 = args::i32(a5, own.name(5))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasDspr2, c"cublasDspr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2
");

shared!(
    cublasDspr2 = like_cublasChpr2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDspr2",
    "handle uplo n alpha x incx y incy AP", slots::cublasDspr2_v2
);

documented!(cublasDspr2_64, c"cublasDspr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_64
");

shared!(
    cublasDspr2_64 = like_cublasChpr2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDspr2_64",
    "handle uplo n alpha x incx y incy AP", slots::cublasDspr2_v2_64
);

documented!(cublasDspr_64, c"cublasDspr_64($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_64
");

shared!(
    cublasDspr_64 = like_cublasDspr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDspr_64", "handle uplo n alpha x incx AP",
    slots::cublasDspr_v2_64
);

/// The shared body of `cublasDspr_64` and other functions.
#[inline(never)]
fn like_cublasDspr_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c5 = args::i64(a5, own.name(5))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i64, Ptr, Ptr, i64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5, c6.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasDswap, c"cublasDswap($self, handle, n, x, incx, y, incy)
--

x ↔ y, double precision.

``cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap
");

shared!(
    cublasDswap = like_cublasCcopy(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDswap", "handle n x incx y incy",
    slots::cublasDswap_v2
);

documented!(cublasDswap_64, c"cublasDswap_64($self, handle, n, x, incx, y, incy)
--

x ↔ y, double precision.

``cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_64
");

shared!(
    cublasDswap_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDswap_64", "handle n x incx y incy",
    slots::cublasDswap_v2_64
);

documented!(cublasDsymm, c"cublasDsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.

``cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm
");

shared!(
    cublasDsymm = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDsymm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasDsymm_v2
);

documented!(cublasDsymm_64, c"cublasDsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.

``cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_64
");

shared!(
    cublasDsymm_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t),
    "cublasDsymm_64", "handle side uplo m n alpha A lda B ldb beta C ldc",
    slots::cublasDsymm_v2_64
);

documented!(cublasDsymv, c"cublasDsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, double precision.

``cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv
");

shared!(
    cublasDsymv = like_cublasChemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDsymv",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasDsymv_v2
);

documented!(cublasDsymv_64, c"cublasDsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, double precision.

``cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_64
");

shared!(
    cublasDsymv_64 = like_cublasChemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDsymv_64",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasDsymv_v2_64
);

documented!(cublasDsyr, c"cublasDsyr($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.

``cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr
");

shared!(
    cublasDsyr = like_cublasCsyr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDsyr", "handle uplo n alpha x incx A lda",
    slots::cublasDsyr_v2
);

documented!(cublasDsyr2, c"cublasDsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.

``cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2
");

shared!(
    cublasDsyr2 = like_cublasCher2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDsyr2",
    "handle uplo n alpha x incx y incy A lda", slots::cublasDsyr2_v2
);

documented!(cublasDsyr2_64, c"cublasDsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.

``cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_64
");

shared!(
    cublasDsyr2_64 = like_cublasCher2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t), "cublasDsyr2_64",
    "handle uplo n alpha x incx y incy A lda", slots::cublasDsyr2_v2_64
);

documented!(cublasDsyr2k, c"cublasDsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.

``cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k
");

shared!(
    cublasDsyr2k = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasDsyr2k_v2
);

documented!(cublasDsyr2k_64, c"cublasDsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.

``cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_64
");

shared!(
    cublasDsyr2k_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDsyr2k_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasDsyr2k_v2_64
);

documented!(cublasDsyr_64, c"cublasDsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.

``cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_64
");

shared!(
    cublasDsyr_64 = like_cublasCsyr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDsyr_64",
    "handle uplo n alpha x incx A lda", slots::cublasDsyr_v2_64
);

documented!(cublasDsyrk, c"cublasDsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.

``cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk
");

shared!(
    cublasDsyrk = like_cublasCsyrk(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasDsyrk_v2
);

documented!(cublasDsyrk_64, c"cublasDsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.

``cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_64
");

shared!(
    cublasDsyrk_64 = like_cublasCsyrk_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDsyrk_64",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasDsyrk_v2_64
);

documented!(cublasDsyrkx, c"cublasDsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.

``cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx
");

shared!(
    cublasDsyrkx = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasDsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasDsyrkx
);

documented!(cublasDsyrkx_64, c"cublasDsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.

``cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx_64
");

shared!(
    cublasDsyrkx_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDsyrkx_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasDsyrkx_64
);

documented!(cublasDtbmv, c"cublasDtbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.

``cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv
");

shared!(
    cublasDtbmv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDtbmv", "handle uplo trans diag n k A lda x incx",
    slots::cublasDtbmv_v2
);

documented!(cublasDtbmv_64, c"cublasDtbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.

``cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_64
");

shared!(
    cublasDtbmv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtbmv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasDtbmv_v2_64
);

documented!(cublasDtbsv, c"cublasDtbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).

``cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv
");

shared!(
    cublasDtbsv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDtbsv", "handle uplo trans diag n k A lda x incx",
    slots::cublasDtbsv_v2
);

documented!(cublasDtbsv_64, c"cublasDtbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).

``cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_64
");

shared!(
    cublasDtbsv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtbsv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasDtbsv_v2_64
);

documented!(cublasDtpmv, c"cublasDtpmv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv
");

shared!(
    cublasDtpmv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDtpmv", "handle uplo trans diag n AP x incx",
    slots::cublasDtpmv_v2
);

documented!(cublasDtpmv_64, c"cublasDtpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.

``cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_64
");

shared!(
    cublasDtpmv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtpmv_64",
    "handle uplo trans diag n AP x incx", slots::cublasDtpmv_v2_64
);

documented!(cublasDtpsv, c"cublasDtpsv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).

``cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv
");

shared!(
    cublasDtpsv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDtpsv", "handle uplo trans diag n AP x incx",
    slots::cublasDtpsv_v2
);

documented!(cublasDtpsv_64, c"cublasDtpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).

``cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_64
");

shared!(
    cublasDtpsv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtpsv_64",
    "handle uplo trans diag n AP x incx", slots::cublasDtpsv_v2_64
);

documented!(cublasDtpttr, c"cublasDtpttr($self, handle, uplo, n, AP, A, lda)
--

Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double precision).

``cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
AP, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpttr
");

shared!(
    cublasDtpttr = like_cublasCtpttr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtpttr", "handle uplo n AP A lda",
    slots::cublasDtpttr
);

documented!(cublasDtrmm, c"cublasDtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).

``cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm
");

shared!(
    cublasDtrmm = like_cublasCtrmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasDtrmm_v2
);

documented!(cublasDtrmm_64, c"cublasDtrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).

``cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_64
");

shared!(
    cublasDtrmm_64 = like_cublasCtrmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F64, cublas::cublasStatus_t), "cublasDtrmm_64",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasDtrmm_v2_64
);

documented!(cublasDtrmv, c"cublasDtrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, double precision.

``cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv
");

shared!(
    cublasDtrmv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDtrmv", "handle uplo trans diag n A lda x incx",
    slots::cublasDtrmv_v2
);

documented!(cublasDtrmv_64, c"cublasDtrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, double precision.

``cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_64
");

shared!(
    cublasDtrmv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtrmv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasDtrmv_v2_64
);

documented!(cublasDtrsm, c"cublasDtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).

``cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm
");

shared!(
    cublasDtrsm = like_cublasCtrsm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasDtrsm_v2
);

documented!(cublasDtrsmBatched, c"cublasDtrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).

``cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda, double *const *B, int ldb, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched
");

shared!(
    cublasDtrsmBatched = like_cublasCtrsmBatched(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDtrsmBatched", "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasDtrsmBatched
);

documented!(cublasDtrsmBatched_64, c"cublasDtrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).

``cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched_64
");

shared!(
    cublasDtrsmBatched_64 = like_cublasCtrsmBatched_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F64, Ty::Pointer, cublas::cublasStatus_t),
    "cublasDtrsmBatched_64",
    "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasDtrsmBatched_64
);

documented!(cublasDtrsm_64, c"cublasDtrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).

``cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_64
");

shared!(
    cublasDtrsm_64 = like_cublasCtrsm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F64, cublas::cublasStatus_t), "cublasDtrsm_64",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasDtrsm_v2_64
);

documented!(cublasDtrsv, c"cublasDtrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).

``cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv
");

shared!(
    cublasDtrsv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F64,
    cublas::cublasStatus_t), "cublasDtrsv", "handle uplo trans diag n A lda x incx",
    slots::cublasDtrsv_v2
);

documented!(cublasDtrsv_64, c"cublasDtrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).

``cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_64
");

shared!(
    cublasDtrsv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtrsv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasDtrsv_v2_64
);

documented!(cublasDtrttp, c"cublasDtrttp($self, handle, uplo, n, A, lda, AP)
--

Copies a triangle of a full matrix A to packed storage (AP), double precision.

``cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
A, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrttp
");

shared!(
    cublasDtrttp = like_cublasCtrttp(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, cublas::cublasStatus_t), "cublasDtrttp", "handle uplo n A lda AP",
    slots::cublasDtrttp
);

documented!(cublasDzasum, c"cublasDzasum($self, handle, n, x, incx, result)
--

result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a double-precision complex x.

``cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum
");

shared!(
    cublasDzasum = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasDzasum", "handle n x incx result",
    slots::cublasDzasum_v2
);

/// The shared body of `cublasDzasum` and other functions.
#[inline(never)]
fn like_cublasDzasum<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::scalar_to_write(a4, own.name(4), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasDzasum_64, c"cublasDzasum_64($self, handle, n, x, incx, result)
--

result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a double-precision complex x.

``cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_64
");

shared!(
    cublasDzasum_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex128,
    Ty::F64, cublas::cublasStatus_t), "cublasDzasum_64", "handle n x incx result",
    slots::cublasDzasum_v2_64
);

/// The shared body of `cublasDzasum_64` and other functions.
#[inline(never)]
fn like_cublasDzasum_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c4 = args::scalar_to_write(a4, own.name(4), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, i64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasDznrm2, c"cublasDznrm2($self, handle, n, x, incx, result)
--

result = √(Σ |x[i]|²), a real number, for a double-precision complex x.

``cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2
");

shared!(
    cublasDznrm2 = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasDznrm2", "handle n x incx result",
    slots::cublasDznrm2_v2
);

documented!(cublasDznrm2_64, c"cublasDznrm2_64($self, handle, n, x, incx, result)
--

result = √(Σ |x[i]|²), a real number, for a double-precision complex x.

``cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_64
");

shared!(
    cublasDznrm2_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex128,
    Ty::F64, cublas::cublasStatus_t), "cublasDznrm2_64", "handle n x incx result",
    slots::cublasDznrm2_v2_64
);

documented!(cublasGemmBatchedEx, c"cublasGemmBatchedEx($self, handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray, Ctype, ldc, batchCount, computeType, algo)
--

C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
computeType : cublasComputeType_t
algo : cublasGemmAlgo_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx
");

#[inline(always)]
pub(crate) fn cublasGemmBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasGemmBatchedEx(handle transa transb m n k alpha Aarray Atype lda Barray Btype ldb beta Carray
        Ctype ldc batchCount computeType algo)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_k = k);
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    ints!(i32, c_lda = lda);
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    ints!(i32, c_ldb = ldb);
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i32, c_ldc = ldc, c_batchCount = batchCount);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_algo = args::enumeration(algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_Aarray = args::device(Aarray, "Aarray", Some(&Ty::Pointer), &arena)?;
    let c_Barray = args::device(Barray, "Barray", Some(&Ty::Pointer), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_Carray = args::device(Carray, "Carray", Some(&Ty::Pointer), &arena)?;
    let c_alpha = args::scalar_of_parts(
        alpha, "alpha", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::scalar_of_parts(
        beta, "beta", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, Ptr, Ptr, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cublasGemmBatchedEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_m, c_n, c_k, c_alpha.cast(), c_Aarray.cast(), c_Atype, c_lda, c_Barray.cast(),
        c_Btype, c_ldb, c_beta.cast(), c_Carray.cast(), c_Ctype, c_ldc, c_batchCount, c_computeType, c_algo,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmBatchedEx_64, c"cublasGemmBatchedEx_64($self, handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray, Ctype, ldc, batchCount, computeType, algo)
--

C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
computeType : cublasComputeType_t
algo : cublasGemmAlgo_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx_64
");

#[inline(always)]
pub(crate) fn cublasGemmBatchedEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasGemmBatchedEx_64(handle transa transb m n k alpha Aarray Atype lda Barray Btype ldb beta Carray
        Ctype ldc batchCount computeType algo)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    ints!(i64, c_m = m, c_n = n, c_k = k);
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    ints!(i64, c_lda = lda);
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    ints!(i64, c_ldb = ldb);
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i64, c_ldc = ldc, c_batchCount = batchCount);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_algo = args::enumeration(algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_Aarray = args::device(Aarray, "Aarray", Some(&Ty::Pointer), &arena)?;
    let c_Barray = args::device(Barray, "Barray", Some(&Ty::Pointer), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_Carray = args::device(Carray, "Carray", Some(&Ty::Pointer), &arena)?;
    let c_alpha = args::scalar_of_parts(
        alpha, "alpha", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::scalar_of_parts(
        beta, "beta", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i64, i64, i64, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64, i64, i32, i32,
    ) -> i32 = call.symbol(slots::cublasGemmBatchedEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_m, c_n, c_k, c_alpha.cast(), c_Aarray.cast(), c_Atype, c_lda, c_Barray.cast(),
        c_Btype, c_ldb, c_beta.cast(), c_Carray.cast(), c_Ctype, c_ldc, c_batchCount, c_computeType, c_algo,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmEx, c"cublasGemmEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc, computeType, algo)
--

C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
computeType : cublasComputeType_t
algo : cublasGemmAlgo_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx
");

#[inline(always)]
pub(crate) fn cublasGemmEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cublasGemmEx(handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc computeType algo)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_k = k);
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    ints!(i32, c_lda = lda);
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    ints!(i32, c_ldb = ldb);
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i32, c_ldc = ldc);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_algo = args::enumeration(algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::device(B, "B", None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_C = args::device(C, "C", None, &arena)?;
    let c_alpha = args::scalar_of_parts(
        alpha, "alpha", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::scalar_of_parts(
        beta, "beta", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cublasGemmEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_m, c_n, c_k, c_alpha.cast(), c_A.cast(), c_Atype, c_lda, c_B.cast(), c_Btype,
        c_ldb, c_beta.cast(), c_C.cast(), c_Ctype, c_ldc, c_computeType, c_algo,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmEx_64, c"cublasGemmEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc, computeType, algo)
--

C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
computeType : cublasComputeType_t
algo : cublasGemmAlgo_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx_64
");

#[inline(always)]
pub(crate) fn cublasGemmEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cublasGemmEx_64(handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc computeType algo)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    ints!(i64, c_m = m, c_n = n, c_k = k);
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    ints!(i64, c_lda = lda);
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    ints!(i64, c_ldb = ldb);
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i64, c_ldc = ldc);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_algo = args::enumeration(algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::device(B, "B", None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_C = args::device(C, "C", None, &arena)?;
    let c_alpha = args::scalar_of_parts(
        alpha, "alpha", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::scalar_of_parts(
        beta, "beta", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i64, i64, i64, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64, i32, i32,
    ) -> i32 = call.symbol(slots::cublasGemmEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_m, c_n, c_k, c_alpha.cast(), c_A.cast(), c_Atype, c_lda, c_B.cast(), c_Btype,
        c_ldb, c_beta.cast(), c_C.cast(), c_Ctype, c_ldc, c_computeType, c_algo,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmGroupedBatchedEx, c"cublasGemmGroupedBatchedEx($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype, lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count, group_size, computeType)
--

C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)``

Parameters
----------
handle : cublasHandle_t or None
transa_array, transb_array : list[cublasOperation_t] or None
m_array, n_array, k_array, lda_array, ldb_array, ldc_array, group_size : list[int] or None
alpha_array, beta_array : object
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
group_count : int
computeType : cublasComputeType_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx
");

#[inline(always)]
pub(crate) fn cublasGemmGroupedBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasGemmGroupedBatchedEx(handle transa_array transb_array m_array n_array k_array alpha_array
        Aarray Atype lda_array Barray Btype ldb_array beta_array Carray Ctype ldc_array group_count group_size
        computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i32, c_group_count = group_count);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_transa_array = args::array(
        transa_array, "transa_array", &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_transb_array = args::array(
        transb_array, "transb_array", &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_m_array = args::array(
        m_array, "m_array", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_n_array = args::array(
        n_array, "n_array", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_k_array = args::array(
        k_array, "k_array", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_Aarray = args::device(Aarray, "Aarray", Some(&Ty::Pointer), &arena)?;
    let c_lda_array = args::array(
        lda_array, "lda_array", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_Barray = args::device(Barray, "Barray", Some(&Ty::Pointer), &arena)?;
    let c_ldb_array = args::array(
        ldb_array, "ldb_array", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_Carray = args::device(Carray, "Carray", Some(&Ty::Pointer), &arena)?;
    let c_ldc_array = args::array(
        ldc_array, "ldc_array", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_group_size = args::array(
        group_size, "group_size", &Ty::I32, Some(args::length(py, c_group_count.into(), "group_count")?), &arena,
    )?;
    let c_alpha_array = elements::elements_in(
        alpha_array, "alpha_array", c_computeType, &attribute_types::cublas::cublasComputeType_t,
        args::length(py, c_group_count.into(), "group_count")?, &arena,
    )?;
    let c_beta_array = elements::elements_in(
        beta_array, "beta_array", c_computeType, &attribute_types::cublas::cublasComputeType_t,
        args::length(py, c_group_count.into(), "group_count")?, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, i32, Ptr, Ptr, Ptr, i32, Ptr, i32, Ptr, i32,
    ) -> i32 = call.symbol(slots::cublasGemmGroupedBatchedEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa_array.cast(), c_transb_array.cast(), c_m_array.cast(), c_n_array.cast(), c_k_array.cast(),
        c_alpha_array.cast(), c_Aarray.cast(), c_Atype, c_lda_array.cast(), c_Barray.cast(), c_Btype,
        c_ldb_array.cast(), c_beta_array.cast(), c_Carray.cast(), c_Ctype, c_ldc_array.cast(), c_group_count,
        c_group_size.cast(), c_computeType,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmGroupedBatchedEx_64, c"cublasGemmGroupedBatchedEx_64($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype, lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count, group_size, computeType)
--

C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)``

Parameters
----------
handle : cublasHandle_t or None
transa_array, transb_array : list[cublasOperation_t] or None
m_array, n_array, k_array, lda_array, ldb_array, ldc_array, group_size : list[int] or None
alpha_array, beta_array : object
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
group_count : int
computeType : cublasComputeType_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx_64
");

#[inline(always)]
pub(crate) fn cublasGemmGroupedBatchedEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasGemmGroupedBatchedEx_64(handle transa_array transb_array m_array n_array k_array alpha_array
        Aarray Atype lda_array Barray Btype ldb_array beta_array Carray Ctype ldc_array group_count group_size
        computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i64, c_group_count = group_count);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_transa_array = args::array(
        transa_array, "transa_array", &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_transb_array = args::array(
        transb_array, "transb_array", &Ty::Enum(&cublas::cublasOperation_t),
        Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_m_array = args::array(
        m_array, "m_array", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_n_array = args::array(
        n_array, "n_array", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_k_array = args::array(
        k_array, "k_array", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_Aarray = args::device(Aarray, "Aarray", Some(&Ty::Pointer), &arena)?;
    let c_lda_array = args::array(
        lda_array, "lda_array", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_Barray = args::device(Barray, "Barray", Some(&Ty::Pointer), &arena)?;
    let c_ldb_array = args::array(
        ldb_array, "ldb_array", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_Carray = args::device(Carray, "Carray", Some(&Ty::Pointer), &arena)?;
    let c_ldc_array = args::array(
        ldc_array, "ldc_array", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_group_size = args::array(
        group_size, "group_size", &Ty::I64, Some(args::length(py, c_group_count, "group_count")?), &arena,
    )?;
    let c_alpha_array = elements::elements_in(
        alpha_array, "alpha_array", c_computeType, &attribute_types::cublas::cublasComputeType_t,
        args::length(py, c_group_count, "group_count")?, &arena,
    )?;
    let c_beta_array = elements::elements_in(
        beta_array, "beta_array", c_computeType, &attribute_types::cublas::cublasComputeType_t,
        args::length(py, c_group_count, "group_count")?, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, i32, Ptr, Ptr, Ptr, i32, Ptr, i64, Ptr, i32,
    ) -> i32 = call.symbol(slots::cublasGemmGroupedBatchedEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa_array.cast(), c_transb_array.cast(), c_m_array.cast(), c_n_array.cast(), c_k_array.cast(),
        c_alpha_array.cast(), c_Aarray.cast(), c_Atype, c_lda_array.cast(), c_Barray.cast(), c_Btype,
        c_ldb_array.cast(), c_beta_array.cast(), c_Carray.cast(), c_Ctype, c_ldc_array.cast(), c_group_count,
        c_group_size.cast(), c_computeType,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmStridedBatchedEx, c"cublasGemmStridedBatchedEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType, algo)
--

C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
computeType : cublasComputeType_t
algo : cublasGemmAlgo_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx
");

#[inline(always)]
pub(crate) fn cublasGemmStridedBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasGemmStridedBatchedEx(handle transa transb m n k alpha A Atype lda strideA B Btype ldb strideB
        beta C Ctype ldc strideC batchCount computeType algo)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_k = k);
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    ints!(i32, c_lda = lda);
    ints!(i64, c_strideA = strideA);
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    ints!(i32, c_ldb = ldb);
    ints!(i64, c_strideB = strideB);
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i32, c_ldc = ldc);
    ints!(i64, c_strideC = strideC);
    ints!(i32, c_batchCount = batchCount);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_algo = args::enumeration(algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::device(B, "B", None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_C = args::device(C, "C", None, &arena)?;
    let c_alpha = args::scalar_of_parts(
        alpha, "alpha", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::scalar_of_parts(
        beta, "beta", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, Ptr, i32, i32, i64, Ptr, i32, i32, i64, Ptr, Ptr, i32, i32, i64, i32, i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmStridedBatchedEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_m, c_n, c_k, c_alpha.cast(), c_A.cast(), c_Atype, c_lda, c_strideA, c_B.cast(),
        c_Btype, c_ldb, c_strideB, c_beta.cast(), c_C.cast(), c_Ctype, c_ldc, c_strideC, c_batchCount, c_computeType,
        c_algo,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGemmStridedBatchedEx_64, c"cublasGemmStridedBatchedEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType, algo)
--

C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.

``cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType
computeType : cublasComputeType_t
algo : cublasGemmAlgo_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx_64
");

#[inline(always)]
pub(crate) fn cublasGemmStridedBatchedEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasGemmStridedBatchedEx_64(handle transa transb m n k alpha A Atype lda strideA B Btype ldb
        strideB beta C Ctype ldc strideC batchCount computeType algo)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    ints!(i64, c_m = m, c_n = n, c_k = k);
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    ints!(i64, c_lda = lda, c_strideA = strideA);
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    ints!(i64, c_ldb = ldb, c_strideB = strideB);
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    ints!(i64, c_ldc = ldc, c_strideC = strideC, c_batchCount = batchCount);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_algo = args::enumeration(algo, "algo", &cublas::cublasGemmAlgo_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::device(B, "B", None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_C = args::device(C, "C", None, &arena)?;
    let c_alpha = args::scalar_of_parts(
        alpha, "alpha", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::scalar_of_parts(
        beta, "beta", attribute_types::cublas::cublasComputeType_t.known(c_computeType),
        attribute_types::cublas::cudaDataType.known(c_Ctype), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i64, i64, i64, Ptr, Ptr, i32, i64, i64, Ptr, i32, i64, i64, Ptr, Ptr, i32, i64, i64, i64, i32,
        i32,
    ) -> i32 = call.symbol(slots::cublasGemmStridedBatchedEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_m, c_n, c_k, c_alpha.cast(), c_A.cast(), c_Atype, c_lda, c_strideA, c_B.cast(),
        c_Btype, c_ldb, c_strideB, c_beta.cast(), c_C.cast(), c_Ctype, c_ldc, c_strideC, c_batchCount, c_computeType,
        c_algo,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetAtomicsMode, c"cublasGetAtomicsMode($self, handle)
--

Returns whether kernels may use atomics, which are faster but make results vary in the last bits.

``cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mode : cublasAtomicsMode_t

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetAtomicsMode
");

shared!(
    cublasGetAtomicsMode = like_cublasGetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasStatus_t, cublas::cublasAtomicsMode_t), "cublasGetAtomicsMode",
    "handle", slots::cublasGetAtomicsMode
);

/// The shared body of `cublasGetAtomicsMode` and other functions.
#[inline(never)]
fn like_cublasGetAtomicsMode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(cublasGetCudartVersion, c"cublasGetCudartVersion($self)
--

Returns the version of the CUDA runtime that cuBLAS was built with.

``size_t cublasGetCudartVersion(void)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetCudartVersion
");

#[inline(always)]
pub(crate) fn cublasGetCudartVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetCudartVersion());
    let function: unsafe extern "system" fn() -> u64 = call.symbol(slots::cublasGetCudartVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

documented!(cublasGetEmulationSpecialValuesSupport, c"cublasGetEmulationSpecialValuesSupport($self, handle)
--

Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

``cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mask : runtime.cudaEmulationSpecialValuesSupport

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationSpecialValuesSupport
");

shared!(
    cublasGetEmulationSpecialValuesSupport =
    like_cublasGetAtomicsMode(cublas::cublasHandle_t, cublas::cublasStatus_t,
    runtime13::cudaEmulationSpecialValuesSupport),
    "cublasGetEmulationSpecialValuesSupport", "handle",
    slots::cublasGetEmulationSpecialValuesSupport
);

documented!(cublasGetEmulationStrategy, c"cublasGetEmulationStrategy($self, handle)
--

Returns the strategy for emulating floating-point products with lower-precision Tensor Cores.

``cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
emulationStrategy : cublasEmulationStrategy_t

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationStrategy
");

shared!(
    cublasGetEmulationStrategy = like_cublasGetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasStatus_t, cublas::cublasEmulationStrategy_t),
    "cublasGetEmulationStrategy", "handle", slots::cublasGetEmulationStrategy
);

documented!(cublasGetFixedPointEmulationMantissaBitCountPointer, c"cublasGetFixedPointEmulationMantissaBitCountPointer($self, handle)
--

Returns the address to which emulated products write the number of mantissa bits that they kept.

``cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int **mantissaBitCount)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mantissaBitCount : int

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitCountPointer
");

#[inline(always)]
pub(crate) fn cublasGetFixedPointEmulationMantissaBitCountPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasGetFixedPointEmulationMantissaBitCountPointer(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_mantissaBitCount: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cublasGetFixedPointEmulationMantissaBitCountPointer)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_mantissaBitCount).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_mantissaBitCount)?))
}

documented!(cublasGetFixedPointEmulationMantissaBitOffset, c"cublasGetFixedPointEmulationMantissaBitOffset($self, handle)
--

Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

``cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int *mantissaBitOffset)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mantissaBitOffset : int

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitOffset
");

shared!(
    cublasGetFixedPointEmulationMantissaBitOffset =
    like_cublasGetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasGetFixedPointEmulationMantissaBitOffset", "handle",
    slots::cublasGetFixedPointEmulationMantissaBitOffset
);

/// The shared body of `cublasGetFixedPointEmulationMantissaBitOffset` and other functions.
#[inline(never)]
fn like_cublasGetFixedPointEmulationMantissaBitOffset<'a, 'py>(
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
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

documented!(cublasGetFixedPointEmulationMantissaControl, c"cublasGetFixedPointEmulationMantissaControl($self, handle)
--

Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

``cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mantissaControl : runtime.cudaEmulationMantissaControl

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaControl
");

shared!(
    cublasGetFixedPointEmulationMantissaControl =
    like_cublasGetAtomicsMode(cublas::cublasHandle_t, cublas::cublasStatus_t,
    runtime13::cudaEmulationMantissaControl),
    "cublasGetFixedPointEmulationMantissaControl", "handle",
    slots::cublasGetFixedPointEmulationMantissaControl
);

documented!(cublasGetFixedPointEmulationMaxMantissaBitCount, c"cublasGetFixedPointEmulationMaxMantissaBitCount($self, handle)
--

Returns the maximum number of mantissa bits that fixed-point emulation keeps.

``cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int *maxMantissaBitCount)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
maxMantissaBitCount : int

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMaxMantissaBitCount
");

shared!(
    cublasGetFixedPointEmulationMaxMantissaBitCount =
    like_cublasGetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasGetFixedPointEmulationMaxMantissaBitCount", "handle",
    slots::cublasGetFixedPointEmulationMaxMantissaBitCount
);

documented!(cublasGetLoggerCallback, c"cublasGetLoggerCallback($self)
--

Returns the callback that receives the messages of cuBLAS's log.

``cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
userCallback : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetLoggerCallback
");

#[inline(always)]
pub(crate) fn cublasGetLoggerCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetLoggerCallback());
    let mut c_userCallback: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cublasGetLoggerCallback)?;
    let status = unsafe { released(py, || function((&raw mut c_userCallback).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_userCallback)?))
}

documented!(cublasGetMathMode, c"cublasGetMathMode($self, handle)
--

Returns the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.

``cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mode : cublasMath_t

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMathMode
");

shared!(
    cublasGetMathMode = like_cublasGetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasStatus_t, cublas::cublasMath_t), "cublasGetMathMode", "handle",
    slots::cublasGetMathMode
);

documented!(cublasGetMatrix, c"cublasGetMatrix($self, rows, cols, elemSize, A, lda, B, ldb)
--

Copies a column-major matrix from device to host memory, with independent leading dimensions.

``cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : device address or array
B : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix
");

#[inline(always)]
pub(crate) fn cublasGetMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetMatrix(rows cols elemSize A lda B ldb));
    let arena = CallArena::new();
    ints!(i32, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::either(
        B,
        "B",
        None,
        true,
        Some(args::bytes_of_rows(
            (args::extent(c_rows.into())).saturating_mul(args::extent(c_elemSize.into())), args::extent(c_cols.into()),
            (args::extent(c_ldb.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, i32, Ptr, i32, Ptr, i32) -> i32 = call
        .symbol(slots::cublasGetMatrix)?;
    let status = unsafe { released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetMatrixAsync, c"cublasGetMatrixAsync($self, rows, cols, elemSize, A, lda, B, ldb, stream)
--

Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.

``cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
B : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync
");

#[inline(always)]
pub(crate) fn cublasGetMatrixAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetMatrixAsync(rows cols elemSize A lda B ldb stream));
    let arena = CallArena::new();
    ints!(i32, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::either(
        B,
        "B",
        None,
        true,
        Some(args::bytes_of_rows(
            (args::extent(c_rows.into())).saturating_mul(args::extent(c_elemSize.into())), args::extent(c_cols.into()),
            (args::extent(c_ldb.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        i32, i32, i32, Ptr, i32, Ptr, i32, u64,
    ) -> i32 = call.symbol(slots::cublasGetMatrixAsync)?;
    let status = unsafe {
        released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetMatrixAsync_64, c"cublasGetMatrixAsync_64($self, rows, cols, elemSize, A, lda, B, ldb, stream)
--

Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.

``cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
B : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync_64
");

#[inline(always)]
pub(crate) fn cublasGetMatrixAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetMatrixAsync_64(rows cols elemSize A lda B ldb stream));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::either(
        B,
        "B",
        None,
        true,
        Some(args::bytes_of_rows(
            (args::extent(c_rows)).saturating_mul(args::extent(c_elemSize)), args::extent(c_cols),
            (args::extent(c_ldb)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        i64, i64, i64, Ptr, i64, Ptr, i64, u64,
    ) -> i32 = call.symbol(slots::cublasGetMatrixAsync_64)?;
    let status = unsafe {
        released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetMatrix_64, c"cublasGetMatrix_64($self, rows, cols, elemSize, A, lda, B, ldb)
--

Copies a column-major matrix from device to host memory, with independent leading dimensions.

``cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : device address or array
B : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix_64
");

#[inline(always)]
pub(crate) fn cublasGetMatrix_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetMatrix_64(rows cols elemSize A lda B ldb));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::either(
        B,
        "B",
        None,
        true,
        Some(args::bytes_of_rows(
            (args::extent(c_rows)).saturating_mul(args::extent(c_elemSize)), args::extent(c_cols),
            (args::extent(c_ldb)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i64, i64, i64, Ptr, i64, Ptr, i64) -> i32 = call
        .symbol(slots::cublasGetMatrix_64)?;
    let status = unsafe { released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetPointerMode, c"cublasGetPointerMode($self, handle)
--

Returns whether the handle expects pointers to scalars to refer to host or device memory.

``cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mode : cublasPointerMode_t

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode
");

shared!(
    cublasGetPointerMode = like_cublasGetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasStatus_t, cublas::cublasPointerMode_t), "cublasGetPointerMode",
    "handle", slots::cublasGetPointerMode_v2
);

documented!(cublasGetProperty, c"cublasGetProperty($self, typename)
--

Returns one part of the version of cuBLAS: major, minor or patch level.

``cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetProperty
");

#[inline(always)]
pub(crate) fn cublasGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cublasGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cublasGetSmCountTarget, c"cublasGetSmCountTarget($self, handle)
--

Returns the number of multiprocessors for which kernels are selected; 0 means all of the device.

``cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
smCountTarget : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetSmCountTarget
");

shared!(
    cublasGetSmCountTarget =
    like_cublasGetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasGetSmCountTarget", "handle",
    slots::cublasGetSmCountTarget
);

documented!(cublasGetStatusName, c"cublasGetStatusName($self, status)
--

Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

``const char *cublasGetStatusName(cublasStatus_t status)``

Parameters
----------
status : cublasStatus_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusName
");

#[inline(always)]
pub(crate) fn cublasGetStatusName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasGetStatusName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cublasGetStatusName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cublasGetStatusString, c"cublasGetStatusString($self, status)
--

Returns the English description of a status.

``const char *cublasGetStatusString(cublasStatus_t status)``

Parameters
----------
status : cublasStatus_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusString
");

#[inline(always)]
pub(crate) fn cublasGetStatusString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasGetStatusString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cublasGetStatusString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cublasGetStream, c"cublasGetStream($self, handle)
--

Returns the stream in which calls with the handle run; null means the default stream.

``cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
streamId : runtime.cudaStream_t

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream
");

#[inline(always)]
pub(crate) fn cublasGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetStream(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cublasGetStream_v2)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_streamId).cast())) };
    returned(
        py, &cublas::cublasStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

documented!(cublasGetVector, c"cublasGetVector($self, n, elemSize, x, incx, y, incy)
--

Copies n elements from a device vector to a host vector, each with its own stride.

``cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)``

Parameters
----------
n, elemSize, incx, incy : int
x : device address or array
y : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector
");

#[inline(always)]
pub(crate) fn cublasGetVector<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetVector(n elemSize x incx y incy));
    let arena = CallArena::new();
    ints!(i32, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::either(
        y,
        "y",
        None,
        true,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize.into()), args::extent(c_n.into()),
            (args::extent(c_incy.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, Ptr, i32, Ptr, i32) -> i32 = call.symbol(slots::cublasGetVector)?;
    let status = unsafe { released(py, || function(c_n, c_elemSize, c_x.cast(), c_incx, c_y.cast(), c_incy)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetVectorAsync, c"cublasGetVectorAsync($self, n, elemSize, devicePtr, incx, hostPtr, incy, stream)
--

Copies n elements from device to host in a stream, without blocking if the host memory is pinned.

``cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy, cudaStream_t stream)``

Parameters
----------
n, elemSize, incx, incy : int
devicePtr : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
hostPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync
");

#[inline(always)]
pub(crate) fn cublasGetVectorAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetVectorAsync(n elemSize devicePtr incx hostPtr incy stream));
    let arena = CallArena::new();
    ints!(i32, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devicePtr = args::device(devicePtr, "devicePtr", None, &arena)?;
    let c_hostPtr = args::either(
        hostPtr,
        "hostPtr",
        None,
        true,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize.into()), args::extent(c_n.into()),
            (args::extent(c_incy.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, Ptr, i32, Ptr, i32, u64) -> i32 = call
        .symbol(slots::cublasGetVectorAsync)?;
    let status = unsafe {
        released(py, || function(c_n, c_elemSize, c_devicePtr.cast(), c_incx, c_hostPtr.cast(), c_incy, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetVectorAsync_64, c"cublasGetVectorAsync_64($self, n, elemSize, devicePtr, incx, hostPtr, incy, stream)
--

Copies n elements from device to host in a stream, without blocking if the host memory is pinned.

``cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)``

Parameters
----------
n, elemSize, incx, incy : int
devicePtr : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
hostPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync_64
");

#[inline(always)]
pub(crate) fn cublasGetVectorAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetVectorAsync_64(n elemSize devicePtr incx hostPtr incy stream));
    let arena = CallArena::new();
    ints!(i64, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devicePtr = args::device(devicePtr, "devicePtr", None, &arena)?;
    let c_hostPtr = args::either(
        hostPtr,
        "hostPtr",
        None,
        true,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize), args::extent(c_n),
            (args::extent(c_incy)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i64, i64, Ptr, i64, Ptr, i64, u64) -> i32 = call
        .symbol(slots::cublasGetVectorAsync_64)?;
    let status = unsafe {
        released(py, || function(c_n, c_elemSize, c_devicePtr.cast(), c_incx, c_hostPtr.cast(), c_incy, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetVector_64, c"cublasGetVector_64($self, n, elemSize, x, incx, y, incy)
--

Copies n elements from a device vector to a host vector, each with its own stride.

``cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)``

Parameters
----------
n, elemSize, incx, incy : int
x : device address or array
y : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector_64
");

#[inline(always)]
pub(crate) fn cublasGetVector_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasGetVector_64(n elemSize x incx y incy));
    let arena = CallArena::new();
    ints!(i64, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::either(
        y,
        "y",
        None,
        true,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize), args::extent(c_n),
            (args::extent(c_incy)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i64, i64, Ptr, i64, Ptr, i64) -> i32 = call
        .symbol(slots::cublasGetVector_64)?;
    let status = unsafe { released(py, || function(c_n, c_elemSize, c_x.cast(), c_incx, c_y.cast(), c_incy)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasGetVersion, c"cublasGetVersion($self, handle)
--

Returns the version of cuBLAS as an integer, such as 120304 for 12.3.4.

``cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)``

Parameters
----------
handle : cublasHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
version : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion
");

shared!(
    cublasGetVersion =
    like_cublasGetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasGetVersion", "handle", slots::cublasGetVersion_v2
);

documented!(cublasHSHgemvBatched, c"cublasHSHgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.

``cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta, __half_raw *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched
");

shared!(
    cublasHSHgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasHSHgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasHSHgemvBatched
);

documented!(cublasHSHgemvBatched_64, c"cublasHSHgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.

``cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const float *beta, __half_raw *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched_64
");

shared!(
    cublasHSHgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasHSHgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasHSHgemvBatched_64
);

documented!(cublasHSHgemvStridedBatched, c"cublasHSHgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.

``cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex, const float *beta, __half_raw *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched
");

shared!(
    cublasHSHgemvStridedBatched =
    like_cublasHSHgemvStridedBatched(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, Ty::Float16, cublas::cublasStatus_t), "cublasHSHgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasHSHgemvStridedBatched
);

/// The shared body of `cublasHSHgemvStridedBatched` and other functions.
#[inline(never)]
fn like_cublasHSHgemvStridedBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i32(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let c15 = args::i32(a15, own.name(15))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9, c10, c11.cast(), c12.cast(), c13, c14, c15,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasHSHgemvStridedBatched_64, c"cublasHSHgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.

``cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long long stridex, const float *beta, __half_raw *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched_64
");

shared!(
    cublasHSHgemvStridedBatched_64 =
    like_cublasHSHgemvStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Float16, cublas::cublasStatus_t),
    "cublasHSHgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasHSHgemvStridedBatched_64
);

/// The shared body of `cublasHSHgemvStridedBatched_64` and other functions.
#[inline(never)]
fn like_cublasHSHgemvStridedBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i64(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let c15 = args::i64(a15, own.name(15))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, Ptr, Ptr, i64, i64, Ptr, i64, i64, Ptr, Ptr, i64, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9, c10, c11.cast(), c12.cast(), c13, c14, c15,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasHSSgemvBatched, c"cublasHSSgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.

``cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched
");

shared!(
    cublasHSSgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasHSSgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasHSSgemvBatched
);

documented!(cublasHSSgemvBatched_64, c"cublasHSSgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.

``cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched_64
");

shared!(
    cublasHSSgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasHSSgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasHSSgemvBatched_64
);

documented!(cublasHSSgemvStridedBatched, c"cublasHSSgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.

``cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched
");

shared!(
    cublasHSSgemvStridedBatched =
    like_cublasHSSgemvStridedBatched(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, Ty::Float16, cublas::cublasStatus_t), "cublasHSSgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasHSSgemvStridedBatched
);

/// The shared body of `cublasHSSgemvStridedBatched` and other functions.
#[inline(never)]
fn like_cublasHSSgemvStridedBatched<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i32(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let c15 = args::i32(a15, own.name(15))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i64, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9, c10, c11.cast(), c12.cast(), c13, c14, c15,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasHSSgemvStridedBatched_64, c"cublasHSSgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.

``cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched_64
");

shared!(
    cublasHSSgemvStridedBatched_64 =
    like_cublasHSSgemvStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Float16, cublas::cublasStatus_t),
    "cublasHSSgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasHSSgemvStridedBatched_64
);

/// The shared body of `cublasHSSgemvStridedBatched_64` and other functions.
#[inline(never)]
fn like_cublasHSSgemvStridedBatched_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c6 = args::i64(a6, own.name(6))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c10 = args::i64(a10, own.name(10))?;
            let c13 = args::i64(a13, own.name(13))?;
            let c14 = args::i64(a14, own.name(14))?;
            let c15 = args::i64(a15, own.name(15))?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i64, i64, Ptr, Ptr, i64, i64, Ptr, i64, i64, Ptr, Ptr, i64, i64, i64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9, c10, c11.cast(), c12.cast(), c13, c14, c15,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasHgemm, c"cublasHgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, half precision.

``cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *A, int lda, const __half_raw *B, int ldb, const __half_raw *beta, __half_raw *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm
");

shared!(
    cublasHgemm = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Float16, cublas::cublasStatus_t), "cublasHgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasHgemm
);

documented!(cublasHgemmBatched, c"cublasHgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.

``cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *Barray, int ldb, const __half_raw *beta, __half_raw *const *Carray, int ldc, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched
");

shared!(
    cublasHgemmBatched = like_cublasCgemm3mBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Float16, Ty::Pointer, cublas::cublasStatus_t),
    "cublasHgemmBatched",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasHgemmBatched
);

documented!(cublasHgemmBatched_64, c"cublasHgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.

``cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *Barray, int64_t ldb, const __half_raw *beta, __half_raw *const *Carray, int64_t ldc, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched_64
");

shared!(
    cublasHgemmBatched_64 = like_cublasCgemm3mBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Float16, Ty::Pointer, cublas::cublasStatus_t),
    "cublasHgemmBatched_64",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasHgemmBatched_64
);

documented!(cublasHgemmStridedBatched, c"cublasHgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, half precision.

``cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *B, int ldb, long long strideB, const __half_raw *beta, __half_raw *C, int ldc, long long strideC, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched
");

shared!(
    cublasHgemmStridedBatched = like_cublasCgemm3mStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Float16, cublas::cublasStatus_t),
    "cublasHgemmStridedBatched",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasHgemmStridedBatched
);

documented!(cublasHgemmStridedBatched_64, c"cublasHgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, half precision.

``cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *B, int64_t ldb, long long strideB, const __half_raw *beta, __half_raw *C, int64_t ldc, long long strideC, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched_64
");

shared!(
    cublasHgemmStridedBatched_64 =
    like_cublasCgemm3mStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Float16, cublas::cublasStatus_t),
    "cublasHgemmStridedBatched_64",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasHgemmStridedBatched_64
);

documented!(cublasHgemm_64, c"cublasHgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, half precision.

``cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, const __half_raw *B, int64_t ldb, const __half_raw *beta, __half_raw *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm_64
");

shared!(
    cublasHgemm_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Float16, cublas::cublasStatus_t), "cublasHgemm_64",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasHgemm_64
);

documented!(cublasIamaxEx, c"cublasIamaxEx($self, handle, n, x, xType, incx, result)
--

result = first index i (from 1) with the largest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

``cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx
");

shared!(
    cublasIamaxEx = like_cublasIamaxEx(cublas::cublasHandle_t, runtime::cudaDataType,
    Ty::I32, cublas::cublasStatus_t), "cublasIamaxEx", "handle n x xType incx result",
    slots::cublasIamaxEx
);

/// The shared body of `cublasIamaxEx` and other functions.
#[inline(never)]
fn like_cublasIamaxEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::scalar_to_write(a5, own.name(5), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, i32, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasIamaxEx_64, c"cublasIamaxEx_64($self, handle, n, x, xType, incx, result)
--

result = first index i (from 1) with the largest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

``cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx_64
");

shared!(
    cublasIamaxEx_64 = like_cublasIamaxEx_64(cublas::cublasHandle_t,
    runtime::cudaDataType, Ty::I64, cublas::cublasStatus_t), "cublasIamaxEx_64",
    "handle n x xType incx result", slots::cublasIamaxEx_64
);

/// The shared body of `cublasIamaxEx_64` and other functions.
#[inline(never)]
fn like_cublasIamaxEx_64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i64(a1, own.name(1))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4 = args::i64(a4, own.name(4))?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c5 = args::scalar_to_write(a5, own.name(5), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, i64, Ptr, i32, i64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasIaminEx, c"cublasIaminEx($self, handle, n, x, xType, incx, result)
--

result = first index i (from 1) with the smallest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

``cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx
");

shared!(
    cublasIaminEx = like_cublasIamaxEx(cublas::cublasHandle_t, runtime::cudaDataType,
    Ty::I32, cublas::cublasStatus_t), "cublasIaminEx", "handle n x xType incx result",
    slots::cublasIaminEx
);

documented!(cublasIaminEx_64, c"cublasIaminEx_64($self, handle, n, x, xType, incx, result)
--

result = first index i (from 1) with the smallest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

``cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx_64
");

shared!(
    cublasIaminEx_64 = like_cublasIamaxEx_64(cublas::cublasHandle_t,
    runtime::cudaDataType, Ty::I64, cublas::cublasStatus_t), "cublasIaminEx_64",
    "handle n x xType incx result", slots::cublasIaminEx_64
);

documented!(cublasIcamax, c"cublasIcamax($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, single-precision complex.

``cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax
");

shared!(
    cublasIcamax = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex64, Ty::I32,
    cublas::cublasStatus_t), "cublasIcamax", "handle n x incx result",
    slots::cublasIcamax_v2
);

documented!(cublasIcamax_64, c"cublasIcamax_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, single-precision complex.

``cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_64
");

shared!(
    cublasIcamax_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex64,
    Ty::I64, cublas::cublasStatus_t), "cublasIcamax_64", "handle n x incx result",
    slots::cublasIcamax_v2_64
);

documented!(cublasIcamin, c"cublasIcamin($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, single-precision complex.

``cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin
");

shared!(
    cublasIcamin = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex64, Ty::I32,
    cublas::cublasStatus_t), "cublasIcamin", "handle n x incx result",
    slots::cublasIcamin_v2
);

documented!(cublasIcamin_64, c"cublasIcamin_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, single-precision complex.

``cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_64
");

shared!(
    cublasIcamin_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex64,
    Ty::I64, cublas::cublasStatus_t), "cublasIcamin_64", "handle n x incx result",
    slots::cublasIcamin_v2_64
);

documented!(cublasIdamax, c"cublasIdamax($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |x[i]|, double precision.

``cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax
");

shared!(
    cublasIdamax = like_cublasDzasum(cublas::cublasHandle_t, Ty::F64, Ty::I32,
    cublas::cublasStatus_t), "cublasIdamax", "handle n x incx result",
    slots::cublasIdamax_v2
);

documented!(cublasIdamax_64, c"cublasIdamax_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |x[i]|, double precision.

``cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_64
");

shared!(
    cublasIdamax_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::F64, Ty::I64,
    cublas::cublasStatus_t), "cublasIdamax_64", "handle n x incx result",
    slots::cublasIdamax_v2_64
);

documented!(cublasIdamin, c"cublasIdamin($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |x[i]|, double precision.

``cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin
");

shared!(
    cublasIdamin = like_cublasDzasum(cublas::cublasHandle_t, Ty::F64, Ty::I32,
    cublas::cublasStatus_t), "cublasIdamin", "handle n x incx result",
    slots::cublasIdamin_v2
);

documented!(cublasIdamin_64, c"cublasIdamin_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |x[i]|, double precision.

``cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_64
");

shared!(
    cublasIdamin_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::F64, Ty::I64,
    cublas::cublasStatus_t), "cublasIdamin_64", "handle n x incx result",
    slots::cublasIdamin_v2_64
);

documented!(cublasIsamax, c"cublasIsamax($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |x[i]|, single precision.

``cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax
");

shared!(
    cublasIsamax = like_cublasDzasum(cublas::cublasHandle_t, Ty::F32, Ty::I32,
    cublas::cublasStatus_t), "cublasIsamax", "handle n x incx result",
    slots::cublasIsamax_v2
);

documented!(cublasIsamax_64, c"cublasIsamax_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |x[i]|, single precision.

``cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_64
");

shared!(
    cublasIsamax_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::F32, Ty::I64,
    cublas::cublasStatus_t), "cublasIsamax_64", "handle n x incx result",
    slots::cublasIsamax_v2_64
);

documented!(cublasIsamin, c"cublasIsamin($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |x[i]|, single precision.

``cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin
");

shared!(
    cublasIsamin = like_cublasDzasum(cublas::cublasHandle_t, Ty::F32, Ty::I32,
    cublas::cublasStatus_t), "cublasIsamin", "handle n x incx result",
    slots::cublasIsamin_v2
);

documented!(cublasIsamin_64, c"cublasIsamin_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |x[i]|, single precision.

``cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_64
");

shared!(
    cublasIsamin_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::F32, Ty::I64,
    cublas::cublasStatus_t), "cublasIsamin_64", "handle n x incx result",
    slots::cublasIsamin_v2_64
);

documented!(cublasIzamax, c"cublasIzamax($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, double-precision complex.

``cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax
");

shared!(
    cublasIzamax = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex128, Ty::I32,
    cublas::cublasStatus_t), "cublasIzamax", "handle n x incx result",
    slots::cublasIzamax_v2
);

documented!(cublasIzamax_64, c"cublasIzamax_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, double-precision complex.

``cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_64
");

shared!(
    cublasIzamax_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex128,
    Ty::I64, cublas::cublasStatus_t), "cublasIzamax_64", "handle n x incx result",
    slots::cublasIzamax_v2_64
);

documented!(cublasIzamin, c"cublasIzamin($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, double-precision complex.

``cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin
");

shared!(
    cublasIzamin = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex128, Ty::I32,
    cublas::cublasStatus_t), "cublasIzamin", "handle n x incx result",
    slots::cublasIzamin_v2
);

documented!(cublasIzamin_64, c"cublasIzamin_64($self, handle, n, x, incx, result)
--

result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, double-precision complex.

``cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_64
");

shared!(
    cublasIzamin_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex128,
    Ty::I64, cublas::cublasStatus_t), "cublasIzamin_64", "handle n x incx result",
    slots::cublasIzamin_v2_64
);

documented!(cublasLoggerConfigure, c"cublasLoggerConfigure($self, logIsOn, logToStdOut, logToStdErr, logFileName)
--

Enables or disables logging, and selects the output: stdout, stderr or a file.

``cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)``

Parameters
----------
logIsOn, logToStdOut, logToStdErr : int
logFileName : bytes or str or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasLoggerConfigure
");

#[inline(always)]
pub(crate) fn cublasLoggerConfigure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLoggerConfigure(logIsOn logToStdOut logToStdErr logFileName));
    let arena = CallArena::new();
    ints!(i32, c_logIsOn = logIsOn, c_logToStdOut = logToStdOut, c_logToStdErr = logToStdErr);
    let c_logFileName = args::optional_c_string(logFileName, "logFileName", &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, *const c_char) -> i32 = call
        .symbol(slots::cublasLoggerConfigure)?;
    let status = unsafe { released(py, || function(c_logIsOn, c_logToStdOut, c_logToStdErr, c_logFileName)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasNrm2Ex, c"cublasNrm2Ex($self, handle, n, x, xType, incx, result, resultType, executionType)
--

result = √(Σ |x[i]|²); arguments specify the data types.

``cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, resultType, executionType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex
");

shared!(
    cublasNrm2Ex = like_cublasAsumEx(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasNrm2Ex",
    "handle n x xType incx result resultType executionType", slots::cublasNrm2Ex
);

documented!(cublasNrm2Ex_64, c"cublasNrm2Ex_64($self, handle, n, x, xType, incx, result, resultType, executionType)
--

result = √(Σ |x[i]|²); arguments specify the data types.

``cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, resultType, executionType : runtime.cudaDataType
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex_64
");

shared!(
    cublasNrm2Ex_64 = like_cublasAsumEx_64(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasNrm2Ex_64",
    "handle n x xType incx result resultType executionType", slots::cublasNrm2Ex_64
);

documented!(cublasRotEx, c"cublasRotEx($self, handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype)
--

Applies the rotation by c and s to the pairs (x[i], y[i]); arguments specify the data types.

``cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, csType, executiontype : runtime.cudaDataType
c, s : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx
");

#[inline(always)]
pub(crate) fn cublasRotEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasRotEx(handle n x xType incx y yType incy c s csType executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i32, c_n = n);
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i32, c_incx = incx);
    let c_yType = args::enumeration(yType, "yType", &runtime::cudaDataType)?;
    ints!(i32, c_incy = incy);
    let c_csType = args::enumeration(csType, "csType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let mut c_c_number = args::Number::default();
    let mut c_s_number = args::Number::default();
    let c_c = args::selected_scalar(
        c, "c", attribute_types::cublas::cudaDataType.known(c_csType), &mut c_c_number, &arena,
    )?;
    let c_s = args::selected_scalar(
        s, "s", attribute_types::cublas::cudaDataType.known(c_csType), &mut c_s_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, i32, i32, Ptr, i32, i32, Ptr, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cublasRotEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_n, c_x.cast(), c_xType, c_incx, c_y.cast(), c_yType, c_incy, c_c.cast(), c_s.cast(), c_csType,
        c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasRotEx_64, c"cublasRotEx_64($self, handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype)
--

Applies the rotation by c and s to the pairs (x[i], y[i]); arguments specify the data types.

``cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, csType, executiontype : runtime.cudaDataType
c, s : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx_64
");

#[inline(always)]
pub(crate) fn cublasRotEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasRotEx_64(handle n x xType incx y yType incy c s csType executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i64, c_n = n);
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i64, c_incx = incx);
    let c_yType = args::enumeration(yType, "yType", &runtime::cudaDataType)?;
    ints!(i64, c_incy = incy);
    let c_csType = args::enumeration(csType, "csType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let mut c_c_number = args::Number::default();
    let mut c_s_number = args::Number::default();
    let c_c = args::selected_scalar(
        c, "c", attribute_types::cublas::cudaDataType.known(c_csType), &mut c_c_number, &arena,
    )?;
    let c_s = args::selected_scalar(
        s, "s", attribute_types::cublas::cudaDataType.known(c_csType), &mut c_s_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i64, Ptr, i32, i64, Ptr, i32, i64, Ptr, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cublasRotEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_n, c_x.cast(), c_xType, c_incx, c_y.cast(), c_yType, c_incy, c_c.cast(), c_s.cast(), c_csType,
        c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasRotgEx, c"cublasRotgEx($self, handle, a, b, abType, c, s, csType, executiontype)
--

Computes c and s of the Givens rotation that maps (a, b) to (r, 0); arguments specify the data types.

``cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
a, b, c, s : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
abType, csType, executiontype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotgEx
");

#[inline(always)]
pub(crate) fn cublasRotgEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasRotgEx(handle a b abType c s csType executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_abType = args::enumeration(abType, "abType", &runtime::cudaDataType)?;
    let c_csType = args::enumeration(csType, "csType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let c_a = args::scalar_to_write(a, "a", attribute_types::cublas::cudaDataType.known(c_abType), &arena)?;
    let c_b = args::scalar_to_write(b, "b", attribute_types::cublas::cudaDataType.known(c_abType), &arena)?;
    let c_c = args::scalar_to_write(c, "c", attribute_types::cublas::cudaDataType.known(c_csType), &arena)?;
    let c_s = args::scalar_to_write(s, "s", attribute_types::cublas::cudaDataType.known(c_csType), &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, i32, Ptr, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cublasRotgEx)?;
    let status = unsafe { released(
        py, || function(c_handle, c_a.cast(), c_b.cast(), c_abType, c_c.cast(), c_s.cast(), c_csType, c_executiontype),
    ) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasRotmEx, c"cublasRotmEx($self, handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype)
--

Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]); arguments specify the data types.

``cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, paramType, executiontype : runtime.cudaDataType
param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx
");

#[inline(always)]
pub(crate) fn cublasRotmEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasRotmEx(handle n x xType incx y yType incy param paramType executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i32, c_n = n);
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i32, c_incx = incx);
    let c_yType = args::enumeration(yType, "yType", &runtime::cudaDataType)?;
    ints!(i32, c_incy = incy);
    let c_paramType = args::enumeration(paramType, "paramType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_param = args::either(param, "param", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, i32, i32, Ptr, i32, i32, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cublasRotmEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_n, c_x.cast(), c_xType, c_incx, c_y.cast(), c_yType, c_incy, c_param.cast(), c_paramType,
        c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasRotmEx_64, c"cublasRotmEx_64($self, handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype)
--

Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]); arguments specify the data types.

``cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType, paramType, executiontype : runtime.cudaDataType
param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx_64
");

#[inline(always)]
pub(crate) fn cublasRotmEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasRotmEx_64(handle n x xType incx y yType incy param paramType executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i64, c_n = n);
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i64, c_incx = incx);
    let c_yType = args::enumeration(yType, "yType", &runtime::cudaDataType)?;
    ints!(i64, c_incy = incy);
    let c_paramType = args::enumeration(paramType, "paramType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_param = args::either(param, "param", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i64, Ptr, i32, i64, Ptr, i32, i64, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cublasRotmEx_64)?;
    let status = unsafe { released(py, || function(
        c_handle, c_n, c_x.cast(), c_xType, c_incx, c_y.cast(), c_yType, c_incy, c_param.cast(), c_paramType,
        c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasRotmgEx, c"cublasRotmgEx($self, handle, d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType, executiontype)
--

Computes in ``param`` the modified Givens rotation for (√d1·x1, √d2·y1); arguments specify the data types.

``cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype)``

Parameters
----------
handle : cublasHandle_t or None
d1, d2, x1, param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
d1Type, d2Type, x1Type, y1Type, paramType, executiontype : runtime.cudaDataType
y1 : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmgEx
");

#[inline(always)]
pub(crate) fn cublasRotmgEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasRotmgEx(handle d1 d1Type d2 d2Type x1 x1Type y1 y1Type param paramType executiontype));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_d1Type = args::enumeration(d1Type, "d1Type", &runtime::cudaDataType)?;
    let c_d2Type = args::enumeration(d2Type, "d2Type", &runtime::cudaDataType)?;
    let c_x1Type = args::enumeration(x1Type, "x1Type", &runtime::cudaDataType)?;
    let c_y1Type = args::enumeration(y1Type, "y1Type", &runtime::cudaDataType)?;
    let c_paramType = args::enumeration(paramType, "paramType", &runtime::cudaDataType)?;
    let c_executiontype = args::enumeration(executiontype, "executiontype", &runtime::cudaDataType)?;
    let mut c_y1_number = args::Number::default();
    let c_param = args::either(param, "param", None, true, None, &arena)?;
    let c_d1 = args::scalar_to_write(d1, "d1", attribute_types::cublas::cudaDataType.known(c_d1Type), &arena)?;
    let c_d2 = args::scalar_to_write(d2, "d2", attribute_types::cublas::cudaDataType.known(c_d2Type), &arena)?;
    let c_x1 = args::scalar_to_write(x1, "x1", attribute_types::cublas::cudaDataType.known(c_x1Type), &arena)?;
    let c_y1 = args::selected_scalar(
        y1, "y1", attribute_types::cublas::cudaDataType.known(c_y1Type), &mut c_y1_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, i32, Ptr, i32, Ptr, i32, Ptr, i32, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cublasRotmgEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_d1.cast(), c_d1Type, c_d2.cast(), c_d2Type, c_x1.cast(), c_x1Type, c_y1.cast(), c_y1Type,
        c_param.cast(), c_paramType, c_executiontype,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSasum, c"cublasSasum($self, handle, n, x, incx, result)
--

result = Σ |x[i]|, single precision.

``cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum
");

shared!(
    cublasSasum = like_cublasDasum(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSasum", "handle n x incx result",
    slots::cublasSasum_v2
);

documented!(cublasSasum_64, c"cublasSasum_64($self, handle, n, x, incx, result)
--

result = Σ |x[i]|, single precision.

``cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_64
");

shared!(
    cublasSasum_64 = like_cublasDasum_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSasum_64", "handle n x incx result",
    slots::cublasSasum_v2_64
);

documented!(cublasSaxpy, c"cublasSaxpy($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, single precision.

``cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy
");

shared!(
    cublasSaxpy = like_cublasCaxpy(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSaxpy", "handle n alpha x incx y incy",
    slots::cublasSaxpy_v2
);

documented!(cublasSaxpy_64, c"cublasSaxpy_64($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, single precision.

``cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_64
");

shared!(
    cublasSaxpy_64 = like_cublasCaxpy_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSaxpy_64", "handle n alpha x incx y incy",
    slots::cublasSaxpy_v2_64
);

documented!(cublasScalEx, c"cublasScalEx($self, handle, n, alpha, alphaType, x, xType, incx, executionType)
--

x = α·x; arguments specify the data types.

``cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alphaType, xType, executionType : runtime.cudaDataType
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx
");

#[inline(always)]
pub(crate) fn cublasScalEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasScalEx(handle n alpha alphaType x xType incx executionType));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i32, c_n = n);
    let c_alphaType = args::enumeration(alphaType, "alphaType", &runtime::cudaDataType)?;
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i32, c_incx = incx);
    let c_executionType = args::enumeration(executionType, "executionType", &runtime::cudaDataType)?;
    let mut c_alpha_number = args::Number::default();
    let c_x = args::device(x, "x", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cublas::cudaDataType.known(c_alphaType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, i32, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cublasScalEx)?;
    let status = unsafe { released(
        py, || function(c_handle, c_n, c_alpha.cast(), c_alphaType, c_x.cast(), c_xType, c_incx, c_executionType),
    ) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasScalEx_64, c"cublasScalEx_64($self, handle, n, alpha, alphaType, x, xType, incx, executionType)
--

x = α·x; arguments specify the data types.

``cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alphaType, xType, executionType : runtime.cudaDataType
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx_64
");

#[inline(always)]
pub(crate) fn cublasScalEx_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasScalEx_64(handle n alpha alphaType x xType incx executionType));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i64, c_n = n);
    let c_alphaType = args::enumeration(alphaType, "alphaType", &runtime::cudaDataType)?;
    let c_xType = args::enumeration(xType, "xType", &runtime::cudaDataType)?;
    ints!(i64, c_incx = incx);
    let c_executionType = args::enumeration(executionType, "executionType", &runtime::cudaDataType)?;
    let mut c_alpha_number = args::Number::default();
    let c_x = args::device(x, "x", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cublas::cudaDataType.known(c_alphaType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i64, Ptr, i32, Ptr, i32, i64, i32,
    ) -> i32 = call.symbol(slots::cublasScalEx_64)?;
    let status = unsafe { released(
        py, || function(c_handle, c_n, c_alpha.cast(), c_alphaType, c_x.cast(), c_xType, c_incx, c_executionType),
    ) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasScasum, c"cublasScasum($self, handle, n, x, incx, result)
--

result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a single-precision complex x.

``cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum
");

shared!(
    cublasScasum = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasScasum", "handle n x incx result",
    slots::cublasScasum_v2
);

documented!(cublasScasum_64, c"cublasScasum_64($self, handle, n, x, incx, result)
--

result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a single-precision complex x.

``cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_64
");

shared!(
    cublasScasum_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex64,
    Ty::F32, cublas::cublasStatus_t), "cublasScasum_64", "handle n x incx result",
    slots::cublasScasum_v2_64
);

documented!(cublasScnrm2, c"cublasScnrm2($self, handle, n, x, incx, result)
--

result = √(Σ |x[i]|²), a real number, for a single-precision complex x.

``cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2
");

shared!(
    cublasScnrm2 = like_cublasDzasum(cublas::cublasHandle_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasScnrm2", "handle n x incx result",
    slots::cublasScnrm2_v2
);

documented!(cublasScnrm2_64, c"cublasScnrm2_64($self, handle, n, x, incx, result)
--

result = √(Σ |x[i]|²), a real number, for a single-precision complex x.

``cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_64
");

shared!(
    cublasScnrm2_64 = like_cublasDzasum_64(cublas::cublasHandle_t, Ty::Complex64,
    Ty::F32, cublas::cublasStatus_t), "cublasScnrm2_64", "handle n x incx result",
    slots::cublasScnrm2_v2_64
);

documented!(cublasScopy, c"cublasScopy($self, handle, n, x, incx, y, incy)
--

y = x, single precision.

``cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy
");

shared!(
    cublasScopy = like_cublasCcopy(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasScopy", "handle n x incx y incy",
    slots::cublasScopy_v2
);

documented!(cublasScopy_64, c"cublasScopy_64($self, handle, n, x, incx, y, incy)
--

y = x, single precision.

``cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_64
");

shared!(
    cublasScopy_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasScopy_64", "handle n x incx y incy",
    slots::cublasScopy_v2_64
);

documented!(cublasSdgmm, c"cublasSdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), single precision.

``cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm
");

shared!(
    cublasSdgmm = like_cublasCdgmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSdgmm",
    "handle mode m n A lda x incx C ldc", slots::cublasSdgmm
);

documented!(cublasSdgmm_64, c"cublasSdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), single precision.

``cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm_64
");

shared!(
    cublasSdgmm_64 = like_cublasCdgmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSdgmm_64",
    "handle mode m n A lda x incx C ldc", slots::cublasSdgmm_64
);

documented!(cublasSdot, c"cublasSdot($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i], single precision.

``cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot
");

shared!(
    cublasSdot = like_cublasCdotc(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSdot", "handle n x incx y incy result",
    slots::cublasSdot_v2
);

documented!(cublasSdot_64, c"cublasSdot_64($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i], single precision.

``cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_64
");

shared!(
    cublasSdot_64 = like_cublasCdotc_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSdot_64", "handle n x incx y incy result",
    slots::cublasSdot_v2_64
);

documented!(cublasSetAtomicsMode, c"cublasSetAtomicsMode($self, handle, mode)
--

Sets whether kernels may use atomics, which are faster but make results vary in the last bits.

``cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasAtomicsMode_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetAtomicsMode
");

shared!(
    cublasSetAtomicsMode = like_cublasSetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasAtomicsMode_t, cublas::cublasStatus_t), "cublasSetAtomicsMode",
    "handle mode", slots::cublasSetAtomicsMode
);

/// The shared body of `cublasSetAtomicsMode` and other functions.
#[inline(never)]
fn like_cublasSetAtomicsMode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cublasSetEmulationSpecialValuesSupport, c"cublasSetEmulationSpecialValuesSupport($self, handle, mask)
--

Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

``cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask)``

Parameters
----------
handle : cublasHandle_t or None
mask : runtime.cudaEmulationSpecialValuesSupport

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationSpecialValuesSupport
");

shared!(
    cublasSetEmulationSpecialValuesSupport =
    like_cublasSetAtomicsMode(cublas::cublasHandle_t,
    runtime13::cudaEmulationSpecialValuesSupport, cublas::cublasStatus_t),
    "cublasSetEmulationSpecialValuesSupport", "handle mask",
    slots::cublasSetEmulationSpecialValuesSupport
);

documented!(cublasSetEmulationStrategy, c"cublasSetEmulationStrategy($self, handle, emulationStrategy)
--

Sets the strategy for emulating floating-point products with lower-precision Tensor Cores.

``cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)``

Parameters
----------
handle : cublasHandle_t or None
emulationStrategy : cublasEmulationStrategy_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationStrategy
");

shared!(
    cublasSetEmulationStrategy = like_cublasSetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasEmulationStrategy_t, cublas::cublasStatus_t),
    "cublasSetEmulationStrategy", "handle emulationStrategy",
    slots::cublasSetEmulationStrategy
);

documented!(cublasSetFixedPointEmulationMantissaBitCountPointer, c"cublasSetFixedPointEmulationMantissaBitCountPointer($self, handle, mantissaBitCount)
--

Sets the address to which emulated products write the number of mantissa bits that they kept.

``cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *mantissaBitCount)``

Parameters
----------
handle : cublasHandle_t or None
mantissaBitCount : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitCountPointer
");

#[inline(always)]
pub(crate) fn cublasSetFixedPointEmulationMantissaBitCountPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasSetFixedPointEmulationMantissaBitCountPointer(handle mantissaBitCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_mantissaBitCount = args::device(mantissaBitCount, "mantissaBitCount", Some(&Ty::I32), &arena)?;
    args::keep(mantissaBitCount, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cublasSetFixedPointEmulationMantissaBitCountPointer)?;
    let status = unsafe { released(py, || function(c_handle, c_mantissaBitCount.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cublas::cublasHandle_t, c_handle as u64, Some(("cublasSetFixedPointEmulationMantissaBitCountPointer", 0)),
            arena,
        );
    }
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetFixedPointEmulationMantissaBitOffset, c"cublasSetFixedPointEmulationMantissaBitOffset($self, handle, mantissaBitOffset)
--

Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

``cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int mantissaBitOffset)``

Parameters
----------
handle : cublasHandle_t or None
mantissaBitOffset : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitOffset
");

shared!(
    cublasSetFixedPointEmulationMantissaBitOffset =
    like_cublasSetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasSetFixedPointEmulationMantissaBitOffset",
    "handle mantissaBitOffset", slots::cublasSetFixedPointEmulationMantissaBitOffset
);

/// The shared body of `cublasSetFixedPointEmulationMantissaBitOffset` and other functions.
#[inline(never)]
fn like_cublasSetFixedPointEmulationMantissaBitOffset<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cublasSetFixedPointEmulationMantissaControl, c"cublasSetFixedPointEmulationMantissaControl($self, handle, mantissaControl)
--

Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

``cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl)``

Parameters
----------
handle : cublasHandle_t or None
mantissaControl : runtime.cudaEmulationMantissaControl

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaControl
");

shared!(
    cublasSetFixedPointEmulationMantissaControl =
    like_cublasSetAtomicsMode(cublas::cublasHandle_t,
    runtime13::cudaEmulationMantissaControl, cublas::cublasStatus_t),
    "cublasSetFixedPointEmulationMantissaControl", "handle mantissaControl",
    slots::cublasSetFixedPointEmulationMantissaControl
);

documented!(cublasSetFixedPointEmulationMaxMantissaBitCount, c"cublasSetFixedPointEmulationMaxMantissaBitCount($self, handle, maxMantissaBitCount)
--

Sets the maximum number of mantissa bits that fixed-point emulation keeps.

``cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int maxMantissaBitCount)``

Parameters
----------
handle : cublasHandle_t or None
maxMantissaBitCount : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMaxMantissaBitCount
");

shared!(
    cublasSetFixedPointEmulationMaxMantissaBitCount =
    like_cublasSetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasSetFixedPointEmulationMaxMantissaBitCount",
    "handle maxMantissaBitCount", slots::cublasSetFixedPointEmulationMaxMantissaBitCount
);

documented!(cublasSetLoggerCallback, c"cublasSetLoggerCallback($self, userCallback)
--

Sets a callback that receives each message of cuBLAS's log.

``cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)``

Parameters
----------
userCallback : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``userCallback`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetLoggerCallback
");

#[inline(always)]
pub(crate) fn cublasSetLoggerCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetLoggerCallback(userCallback));
    let arena = CallArena::new();
    let mut c_userCallback = args::callback(userCallback, Some(&cublas::cublasLogCallback__signature), None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cublasSetLoggerCallback)?;
    let status = unsafe { released(py, || function(c_userCallback.address())) };
    c_userCallback.left(status == 0);
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetMathMode, c"cublasSetMathMode($self, handle, mode)
--

Sets the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.

``cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasMath_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMathMode
");

shared!(
    cublasSetMathMode = like_cublasSetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasMath_t, cublas::cublasStatus_t), "cublasSetMathMode", "handle mode",
    slots::cublasSetMathMode
);

documented!(cublasSetMatrix, c"cublasSetMatrix($self, rows, cols, elemSize, A, lda, B, ldb)
--

Copies a column-major matrix from host to device memory, with independent leading dimensions.

``cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : address or buffer
B : device address or array
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix
");

#[inline(always)]
pub(crate) fn cublasSetMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetMatrix(rows cols elemSize A lda B ldb));
    let arena = CallArena::new();
    ints!(i32, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_A = args::either(
        A,
        "A",
        None,
        false,
        Some(args::bytes_of_rows(
            (args::extent(c_rows.into())).saturating_mul(args::extent(c_elemSize.into())), args::extent(c_cols.into()),
            (args::extent(c_lda.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let c_B = args::device(B, "B", None, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, Ptr, i32, Ptr, i32) -> i32 = call
        .symbol(slots::cublasSetMatrix)?;
    let status = unsafe { released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetMatrixAsync, c"cublasSetMatrixAsync($self, rows, cols, elemSize, A, lda, B, ldb, stream)
--

Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.

``cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync
");

#[inline(always)]
pub(crate) fn cublasSetMatrixAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetMatrixAsync(rows cols elemSize A lda B ldb stream));
    let arena = CallArena::new();
    ints!(i32, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(
        A,
        "A",
        None,
        false,
        Some(args::bytes_of_rows(
            (args::extent(c_rows.into())).saturating_mul(args::extent(c_elemSize.into())), args::extent(c_cols.into()),
            (args::extent(c_lda.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let c_B = args::device(B, "B", None, &arena)?;
    let function: unsafe extern "system" fn(
        i32, i32, i32, Ptr, i32, Ptr, i32, u64,
    ) -> i32 = call.symbol(slots::cublasSetMatrixAsync)?;
    let status = unsafe {
        released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetMatrixAsync_64, c"cublasSetMatrixAsync_64($self, rows, cols, elemSize, A, lda, B, ldb, stream)
--

Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.

``cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync_64
");

#[inline(always)]
pub(crate) fn cublasSetMatrixAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetMatrixAsync_64(rows cols elemSize A lda B ldb stream));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(
        A,
        "A",
        None,
        false,
        Some(args::bytes_of_rows(
            (args::extent(c_rows)).saturating_mul(args::extent(c_elemSize)), args::extent(c_cols),
            (args::extent(c_lda)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let c_B = args::device(B, "B", None, &arena)?;
    let function: unsafe extern "system" fn(
        i64, i64, i64, Ptr, i64, Ptr, i64, u64,
    ) -> i32 = call.symbol(slots::cublasSetMatrixAsync_64)?;
    let status = unsafe {
        released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetMatrix_64, c"cublasSetMatrix_64($self, rows, cols, elemSize, A, lda, B, ldb)
--

Copies a column-major matrix from host to device memory, with independent leading dimensions.

``cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)``

Parameters
----------
rows, cols, elemSize, lda, ldb : int
A : address or buffer
B : device address or array
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix_64
");

#[inline(always)]
pub(crate) fn cublasSetMatrix_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetMatrix_64(rows cols elemSize A lda B ldb));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_elemSize = elemSize, c_lda = lda, c_ldb = ldb);
    let c_A = args::either(
        A,
        "A",
        None,
        false,
        Some(args::bytes_of_rows(
            (args::extent(c_rows)).saturating_mul(args::extent(c_elemSize)), args::extent(c_cols),
            (args::extent(c_lda)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let c_B = args::device(B, "B", None, &arena)?;
    let function: unsafe extern "system" fn(i64, i64, i64, Ptr, i64, Ptr, i64) -> i32 = call
        .symbol(slots::cublasSetMatrix_64)?;
    let status = unsafe { released(py, || function(c_rows, c_cols, c_elemSize, c_A.cast(), c_lda, c_B.cast(), c_ldb)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetPointerMode, c"cublasSetPointerMode($self, handle, mode)
--

Sets whether pointers to scalars such as α, β and results refer to host or device memory.

``cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasPointerMode_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode
");

shared!(
    cublasSetPointerMode = like_cublasSetAtomicsMode(cublas::cublasHandle_t,
    cublas::cublasPointerMode_t, cublas::cublasStatus_t), "cublasSetPointerMode",
    "handle mode", slots::cublasSetPointerMode_v2
);

documented!(cublasSetSmCountTarget, c"cublasSetSmCountTarget($self, handle, smCountTarget)
--

Sets the number of multiprocessors for which kernels are selected; 0 means all of the device.

``cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)``

Parameters
----------
handle : cublasHandle_t or None
smCountTarget : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetSmCountTarget
");

shared!(
    cublasSetSmCountTarget =
    like_cublasSetFixedPointEmulationMantissaBitOffset(cublas::cublasHandle_t,
    cublas::cublasStatus_t), "cublasSetSmCountTarget", "handle smCountTarget",
    slots::cublasSetSmCountTarget
);

documented!(cublasSetStream, c"cublasSetStream($self, handle, streamId)
--

Sets the stream in which later calls with the handle run, and resets the workspace to the default pool.

``cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)``

Parameters
----------
handle : cublasHandle_t or None
streamId : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream
");

#[inline(always)]
pub(crate) fn cublasSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetStream(handle streamId));
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_streamId = args::value::<u64>(streamId, "streamId", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::cublasSetStream_v2)?;
    let status = unsafe { released(py, || function(c_handle, c_streamId)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetVector, c"cublasSetVector($self, n, elemSize, x, incx, devicePtr, incy)
--

Copies n elements from a host vector to a device vector, each with its own stride.

``cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)``

Parameters
----------
n, elemSize, incx, incy : int
x : address or buffer
devicePtr : device address or array
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector
");

#[inline(always)]
pub(crate) fn cublasSetVector<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetVector(n elemSize x incx devicePtr incy));
    let arena = CallArena::new();
    ints!(i32, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_x = args::either(
        x,
        "x",
        None,
        false,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize.into()), args::extent(c_n.into()),
            (args::extent(c_incx.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let c_devicePtr = args::device(devicePtr, "devicePtr", None, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, Ptr, i32, Ptr, i32) -> i32 = call.symbol(slots::cublasSetVector)?;
    let status = unsafe { released(py, || function(c_n, c_elemSize, c_x.cast(), c_incx, c_devicePtr.cast(), c_incy)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetVectorAsync, c"cublasSetVectorAsync($self, n, elemSize, hostPtr, incx, devicePtr, incy, stream)
--

Copies n elements from host to device in a stream, without blocking if the host memory is pinned.

``cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy, cudaStream_t stream)``

Parameters
----------
n, elemSize, incx, incy : int
hostPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
devicePtr : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync
");

#[inline(always)]
pub(crate) fn cublasSetVectorAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetVectorAsync(n elemSize hostPtr incx devicePtr incy stream));
    let arena = CallArena::new();
    ints!(i32, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_hostPtr = args::either(
        hostPtr,
        "hostPtr",
        None,
        false,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize.into()), args::extent(c_n.into()),
            (args::extent(c_incx.into())).saturating_mul(args::extent(c_elemSize.into())),
        )),
        &arena,
    )?;
    let c_devicePtr = args::device(devicePtr, "devicePtr", None, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, Ptr, i32, Ptr, i32, u64) -> i32 = call
        .symbol(slots::cublasSetVectorAsync)?;
    let status = unsafe {
        released(py, || function(c_n, c_elemSize, c_hostPtr.cast(), c_incx, c_devicePtr.cast(), c_incy, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetVectorAsync_64, c"cublasSetVectorAsync_64($self, n, elemSize, hostPtr, incx, devicePtr, incy, stream)
--

Copies n elements from host to device in a stream, without blocking if the host memory is pinned.

``cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)``

Parameters
----------
n, elemSize, incx, incy : int
hostPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
devicePtr : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync_64
");

#[inline(always)]
pub(crate) fn cublasSetVectorAsync_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetVectorAsync_64(n elemSize hostPtr incx devicePtr incy stream));
    let arena = CallArena::new();
    ints!(i64, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_hostPtr = args::either(
        hostPtr,
        "hostPtr",
        None,
        false,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize), args::extent(c_n),
            (args::extent(c_incx)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let c_devicePtr = args::device(devicePtr, "devicePtr", None, &arena)?;
    let function: unsafe extern "system" fn(i64, i64, Ptr, i64, Ptr, i64, u64) -> i32 = call
        .symbol(slots::cublasSetVectorAsync_64)?;
    let status = unsafe {
        released(py, || function(c_n, c_elemSize, c_hostPtr.cast(), c_incx, c_devicePtr.cast(), c_incy, c_stream))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetVector_64, c"cublasSetVector_64($self, n, elemSize, x, incx, devicePtr, incy)
--

Copies n elements from a host vector to a device vector, each with its own stride.

``cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy)``

Parameters
----------
n, elemSize, incx, incy : int
x : address or buffer
devicePtr : device address or array
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector_64
");

#[inline(always)]
pub(crate) fn cublasSetVector_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetVector_64(n elemSize x incx devicePtr incy));
    let arena = CallArena::new();
    ints!(i64, c_n = n, c_elemSize = elemSize, c_incx = incx, c_incy = incy);
    let c_x = args::either(
        x,
        "x",
        None,
        false,
        Some(args::bytes_of_rows(
            args::extent(c_elemSize), args::extent(c_n),
            (args::extent(c_incx)).saturating_mul(args::extent(c_elemSize)),
        )),
        &arena,
    )?;
    let c_devicePtr = args::device(devicePtr, "devicePtr", None, &arena)?;
    let function: unsafe extern "system" fn(i64, i64, Ptr, i64, Ptr, i64) -> i32 = call
        .symbol(slots::cublasSetVector_64)?;
    let status = unsafe { released(py, || function(c_n, c_elemSize, c_x.cast(), c_incx, c_devicePtr.cast(), c_incy)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSetWorkspace, c"cublasSetWorkspace($self, handle, workspace, workspaceSizeInBytes)
--

Makes the caller's device memory the handle's workspace, in place of the default pool.

``cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)``

Parameters
----------
handle : cublasHandle_t or None
workspace : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is destroyed.
workspaceSizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace
");

#[inline(always)]
pub(crate) fn cublasSetWorkspace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSetWorkspace(handle workspace workspaceSizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(u64, c_workspaceSizeInBytes = workspaceSizeInBytes);
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    args::keep(workspace, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::cublasSetWorkspace_v2)?;
    let status = unsafe { released(py, || function(c_handle, c_workspace.cast(), c_workspaceSizeInBytes)) };
    if status == 0 {
        handle_keepalive::hold(&cublas::cublasHandle_t, c_handle as u64, Some(("cublasSetWorkspace", 0)), arena);
    }
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSgbmv, c"cublasSgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.

``cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv
");

shared!(
    cublasSgbmv = like_cublasCgbmv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSgbmv",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasSgbmv_v2
);

documented!(cublasSgbmv_64, c"cublasSgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.

``cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_64
");

shared!(
    cublasSgbmv_64 = like_cublasCgbmv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSgbmv_64",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasSgbmv_v2_64
);

documented!(cublasSgeam, c"cublasSgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), single precision.

``cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam
");

shared!(
    cublasSgeam = like_cublasCgeam(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSgeam",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasSgeam
);

documented!(cublasSgeam_64, c"cublasSgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), single precision.

``cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam_64
");

shared!(
    cublasSgeam_64 = like_cublasCgeam_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSgeam_64",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasSgeam_64
);

documented!(cublasSgelsBatched, c"cublasSgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)
--

Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single precision).

``cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, nrhs, lda, ldc, batchSize : int
Aarray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devInfoArray : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgelsBatched
");

shared!(
    cublasSgelsBatched = like_cublasCgelsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasSgelsBatched",
    "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
    slots::cublasSgelsBatched
);

documented!(cublasSgemm, c"cublasSgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, single precision.

``cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm
");

shared!(
    cublasSgemm = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasSgemm_v2
);

documented!(cublasSgemmBatched, c"cublasSgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.

``cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched
");

shared!(
    cublasSgemmBatched = like_cublasCgemm3mBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasSgemmBatched",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasSgemmBatched
);

documented!(cublasSgemmBatched_64, c"cublasSgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.

``cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched_64
");

shared!(
    cublasSgemmBatched_64 = like_cublasCgemm3mBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasSgemmBatched_64",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasSgemmBatched_64
);

documented!(cublasSgemmEx, c"cublasSgemmEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)
--

C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.

``cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx
");

shared!(
    cublasSgemmEx = like_cublasCgemm3mEx(cublas::cublasHandle_t,
    cublas::cublasOperation_t, runtime::cudaDataType, Ty::F32, cublas::cublasStatus_t),
    "cublasSgemmEx",
    "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
    slots::cublasSgemmEx
);

documented!(cublasSgemmEx_64, c"cublasSgemmEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)
--

C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.

``cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Atype, Btype, Ctype : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx_64
");

shared!(
    cublasSgemmEx_64 = like_cublasCgemm3mEx_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, runtime::cudaDataType, Ty::F32, cublas::cublasStatus_t),
    "cublasSgemmEx_64",
    "handle transa transb m n k alpha A Atype lda B Btype ldb beta C Ctype ldc",
    slots::cublasSgemmEx_64
);

documented!(cublasSgemmGroupedBatched, c"cublasSgemmGroupedBatched($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)
--

C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.

``cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)``

Parameters
----------
handle : cublasHandle_t or None
transa_array, transb_array : list[cublasOperation_t] or None
m_array, n_array, k_array, lda_array, ldb_array, ldc_array, group_size : list[int] or None
alpha_array, beta_array : list[float] or None
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
group_count : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched
");

shared!(
    cublasSgemmGroupedBatched = like_cublasDgemmGroupedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::I32, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasSgemmGroupedBatched",
    "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
    slots::cublasSgemmGroupedBatched
);

documented!(cublasSgemmGroupedBatched_64, c"cublasSgemmGroupedBatched_64($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)
--

C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.

``cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)``

Parameters
----------
handle : cublasHandle_t or None
transa_array, transb_array : list[cublasOperation_t] or None
m_array, n_array, k_array, lda_array, ldb_array, ldc_array, group_size : list[int] or None
alpha_array, beta_array : list[float] or None
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
group_count : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched_64
");

shared!(
    cublasSgemmGroupedBatched_64 =
    like_cublasDgemmGroupedBatched_64(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::I64, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasSgemmGroupedBatched_64",
    "handle transa_array transb_array m_array n_array k_array alpha_array Aarray lda_array Barray ldb_array beta_array Carray ldc_array group_count group_size",
    slots::cublasSgemmGroupedBatched_64
);

documented!(cublasSgemmStridedBatched, c"cublasSgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, single precision.

``cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched
");

shared!(
    cublasSgemmStridedBatched = like_cublasCgemm3mStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t),
    "cublasSgemmStridedBatched",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasSgemmStridedBatched
);

documented!(cublasSgemmStridedBatched_64, c"cublasSgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, single precision.

``cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched_64
");

shared!(
    cublasSgemmStridedBatched_64 =
    like_cublasCgemm3mStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t),
    "cublasSgemmStridedBatched_64",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasSgemmStridedBatched_64
);

documented!(cublasSgemm_64, c"cublasSgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, single precision.

``cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_64
");

shared!(
    cublasSgemm_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSgemm_64",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasSgemm_v2_64
);

documented!(cublasSgemv, c"cublasSgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, single precision.

``cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv
");

shared!(
    cublasSgemv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSgemv",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasSgemv_v2
);

documented!(cublasSgemvBatched, c"cublasSgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.

``cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched
");

shared!(
    cublasSgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasSgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasSgemvBatched
);

documented!(cublasSgemvBatched_64, c"cublasSgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.

``cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched_64
");

shared!(
    cublasSgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasSgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasSgemvBatched_64
);

documented!(cublasSgemvStridedBatched, c"cublasSgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, single precision.

``cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched
");

shared!(
    cublasSgemvStridedBatched = like_cublasCgemvStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t),
    "cublasSgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasSgemvStridedBatched
);

documented!(cublasSgemvStridedBatched_64, c"cublasSgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, single precision.

``cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched_64
");

shared!(
    cublasSgemvStridedBatched_64 =
    like_cublasCgemvStridedBatched_64(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasSgemvStridedBatched_64
);

documented!(cublasSgemv_64, c"cublasSgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, single precision.

``cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_64
");

shared!(
    cublasSgemv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSgemv_64",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasSgemv_v2_64
);

documented!(cublasSgeqrfBatched, c"cublasSgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)
--

Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (single precision).

``cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
m, n, lda, batchSize : int
Aarray, TauArray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeqrfBatched
");

shared!(
    cublasSgeqrfBatched = like_cublasCgeqrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    cublas::cublasStatus_t), "cublasSgeqrfBatched",
    "handle m n Aarray lda TauArray batchSize", slots::cublasSgeqrfBatched
);

documented!(cublasSger, c"cublasSger($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A, single precision.

``cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger
");

shared!(
    cublasSger = like_cublasCgerc(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSger", "handle m n alpha x incx y incy A lda",
    slots::cublasSger_v2
);

documented!(cublasSger_64, c"cublasSger_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A, single precision.

``cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_64
");

shared!(
    cublasSger_64 = like_cublasCgerc_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSger_64", "handle m n alpha x incx y incy A lda",
    slots::cublasSger_v2_64
);

documented!(cublasSgetrfBatched, c"cublasSgetrfBatched($self, handle, n, A, lda, P, info, batchSize)
--

Computes P·A = L·U of each matrix in place, without pivoting if P is null (single precision).

``cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, batchSize : int
A : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrfBatched
");

shared!(
    cublasSgetrfBatched = like_cublasCgetrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasSgetrfBatched",
    "handle n A lda P info batchSize", slots::cublasSgetrfBatched
);

documented!(cublasSgetriBatched, c"cublasSgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)
--

Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (single precision).

``cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, ldc, batchSize : int
A, C : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetriBatched
");

shared!(
    cublasSgetriBatched = like_cublasCgetriBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasSgetriBatched",
    "handle n A lda P C ldc info batchSize", slots::cublasSgetriBatched
);

documented!(cublasSgetrsBatched, c"cublasSgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)
--

Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (single precision).

``cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
n, nrhs, lda, ldb, batchSize : int
Aarray, Barray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devIpiv : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrsBatched
");

shared!(
    cublasSgetrsBatched = like_cublasCgetrsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasSgetrsBatched", "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
    slots::cublasSgetrsBatched
);

documented!(cublasSmatinvBatched, c"cublasSmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)
--

Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single precision).

``cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, lda_inv, batchSize : int
A, Ainv : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSmatinvBatched
");

shared!(
    cublasSmatinvBatched = like_cublasCmatinvBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasSmatinvBatched",
    "handle n A lda Ainv lda_inv info batchSize", slots::cublasSmatinvBatched
);

documented!(cublasSnrm2, c"cublasSnrm2($self, handle, n, x, incx, result)
--

result = √(Σ x[i]²), the Euclidean norm of x, single precision.

``cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2
");

shared!(
    cublasSnrm2 = like_cublasDasum(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSnrm2", "handle n x incx result",
    slots::cublasSnrm2_v2
);

documented!(cublasSnrm2_64, c"cublasSnrm2_64($self, handle, n, x, incx, result)
--

result = √(Σ x[i]²), the Euclidean norm of x, single precision.

``cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_64
");

shared!(
    cublasSnrm2_64 = like_cublasDasum_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSnrm2_64", "handle n x incx result",
    slots::cublasSnrm2_v2_64
);

documented!(cublasSrot, c"cublasSrot($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x), single precision.

``cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot
");

shared!(
    cublasSrot = like_cublasDrot(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSrot", "handle n x incx y incy c s",
    slots::cublasSrot_v2
);

documented!(cublasSrot_64, c"cublasSrot_64($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x), single precision.

``cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_64
");

shared!(
    cublasSrot_64 = like_cublasDrot_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSrot_64", "handle n x incx y incy c s",
    slots::cublasSrot_v2_64
);

documented!(cublasSrotg, c"cublasSrotg($self, handle, a, b, c, s)
--

Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (single precision).

``cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)``

Parameters
----------
handle : cublasHandle_t or None
a, b, c, s : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg
");

shared!(
    cublasSrotg = like_cublasDrotg(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSrotg", "handle a b c s", slots::cublasSrotg_v2
);

documented!(cublasSrotm, c"cublasSrotm($self, handle, n, x, incx, y, incy, param)
--

Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), single precision.

``cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm
");

#[inline(always)]
pub(crate) fn cublasSrotm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSrotm(handle n x incx y incy param));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i32, c_n = n, c_incx = incx, c_incy = incy);
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F32), &arena)?;
    let c_param = args::either(param, "param", Some(&Ty::F32), false, Some(Ty::F32.size().saturating_mul(5)), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cublasSrotm_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy, c_param.cast()))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSrotm_64, c"cublasSrotm_64($self, handle, n, x, incx, y, incy, param)
--

Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), single precision.

``cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_64
");

#[inline(always)]
pub(crate) fn cublasSrotm_64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSrotm_64(handle n x incx y incy param));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    ints!(i64, c_n = n, c_incx = incx, c_incy = incy);
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F32), &arena)?;
    let c_param = args::either(param, "param", Some(&Ty::F32), false, Some(Ty::F32.size().saturating_mul(5)), &arena)?;
    let function: unsafe extern "system" fn(u64, i64, Ptr, i64, Ptr, i64, Ptr) -> i32 = call
        .symbol(slots::cublasSrotm_v2_64)?;
    let status = unsafe {
        released(py, || function(c_handle, c_n, c_x.cast(), c_incx, c_y.cast(), c_incy, c_param.cast()))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSrotmg, c"cublasSrotmg($self, handle, d1, d2, x1, y1, param)
--

Computes in ``param`` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), single precision.

``cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)``

Parameters
----------
handle : cublasHandle_t or None
d1, d2, x1, param : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
y1 : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg
");

#[inline(always)]
pub(crate) fn cublasSrotmg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasSrotmg(handle d1 d2 x1 y1 param));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let mut c_y1_number = args::Number::default();
    let c_y1 = args::scalar(y1, "y1", &Ty::F32, &mut c_y1_number, &arena)?;
    let c_param = args::either(param, "param", Some(&Ty::F32), true, Some(Ty::F32.size().saturating_mul(5)), &arena)?;
    let c_d1 = args::scalar_to_write(d1, "d1", Some(&Ty::F32), &arena)?;
    let c_d2 = args::scalar_to_write(d2, "d2", Some(&Ty::F32), &arena)?;
    let c_x1 = args::scalar_to_write(x1, "x1", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cublasSrotmg_v2)?;
    let status = unsafe {
        released(py, || function(c_handle, c_d1.cast(), c_d2.cast(), c_x1.cast(), c_y1.cast(), c_param.cast()))
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasSsbmv, c"cublasSsbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.

``cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv
");

shared!(
    cublasSsbmv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSsbmv",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasSsbmv_v2
);

documented!(cublasSsbmv_64, c"cublasSsbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.

``cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_64
");

shared!(
    cublasSsbmv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSsbmv_64",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasSsbmv_v2_64
);

documented!(cublasSscal, c"cublasSscal($self, handle, n, alpha, x, incx)
--

x = α·x, single precision.

``cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal
");

shared!(
    cublasSscal = like_cublasCscal(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSscal", "handle n alpha x incx",
    slots::cublasSscal_v2
);

documented!(cublasSscal_64, c"cublasSscal_64($self, handle, n, alpha, x, incx)
--

x = α·x, single precision.

``cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_64
");

shared!(
    cublasSscal_64 = like_cublasCscal_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSscal_64", "handle n alpha x incx",
    slots::cublasSscal_v2_64
);

documented!(cublasSspmv, c"cublasSspmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv
");

shared!(
    cublasSspmv = like_cublasChpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSspmv",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasSspmv_v2
);

documented!(cublasSspmv_64, c"cublasSspmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_64
");

shared!(
    cublasSspmv_64 = like_cublasChpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSspmv_64",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasSspmv_v2_64
);

documented!(cublasSspr, c"cublasSspr($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr
");

shared!(
    cublasSspr = like_cublasDspr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSspr", "handle uplo n alpha x incx AP",
    slots::cublasSspr_v2
);

documented!(cublasSspr2, c"cublasSspr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2
");

shared!(
    cublasSspr2 = like_cublasChpr2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSspr2",
    "handle uplo n alpha x incx y incy AP", slots::cublasSspr2_v2
);

documented!(cublasSspr2_64, c"cublasSspr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_64
");

shared!(
    cublasSspr2_64 = like_cublasChpr2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSspr2_64",
    "handle uplo n alpha x incx y incy AP", slots::cublasSspr2_v2_64
);

documented!(cublasSspr_64, c"cublasSspr_64($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_64
");

shared!(
    cublasSspr_64 = like_cublasDspr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSspr_64", "handle uplo n alpha x incx AP",
    slots::cublasSspr_v2_64
);

documented!(cublasSswap, c"cublasSswap($self, handle, n, x, incx, y, incy)
--

x ↔ y, single precision.

``cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap
");

shared!(
    cublasSswap = like_cublasCcopy(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSswap", "handle n x incx y incy",
    slots::cublasSswap_v2
);

documented!(cublasSswap_64, c"cublasSswap_64($self, handle, n, x, incx, y, incy)
--

x ↔ y, single precision.

``cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_64
");

shared!(
    cublasSswap_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSswap_64", "handle n x incx y incy",
    slots::cublasSswap_v2_64
);

documented!(cublasSsymm, c"cublasSsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.

``cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm
");

shared!(
    cublasSsymm = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSsymm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasSsymm_v2
);

documented!(cublasSsymm_64, c"cublasSsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.

``cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_64
");

shared!(
    cublasSsymm_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t),
    "cublasSsymm_64", "handle side uplo m n alpha A lda B ldb beta C ldc",
    slots::cublasSsymm_v2_64
);

documented!(cublasSsymv, c"cublasSsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, single precision.

``cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv
");

shared!(
    cublasSsymv = like_cublasChemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSsymv",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasSsymv_v2
);

documented!(cublasSsymv_64, c"cublasSsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, single precision.

``cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_64
");

shared!(
    cublasSsymv_64 = like_cublasChemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSsymv_64",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasSsymv_v2_64
);

documented!(cublasSsyr, c"cublasSsyr($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.

``cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr
");

shared!(
    cublasSsyr = like_cublasCsyr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSsyr", "handle uplo n alpha x incx A lda",
    slots::cublasSsyr_v2
);

documented!(cublasSsyr2, c"cublasSsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.

``cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2
");

shared!(
    cublasSsyr2 = like_cublasCher2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSsyr2",
    "handle uplo n alpha x incx y incy A lda", slots::cublasSsyr2_v2
);

documented!(cublasSsyr2_64, c"cublasSsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.

``cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_64
");

shared!(
    cublasSsyr2_64 = like_cublasCher2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t), "cublasSsyr2_64",
    "handle uplo n alpha x incx y incy A lda", slots::cublasSsyr2_v2_64
);

documented!(cublasSsyr2k, c"cublasSsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.

``cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k
");

shared!(
    cublasSsyr2k = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasSsyr2k_v2
);

documented!(cublasSsyr2k_64, c"cublasSsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.

``cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_64
");

shared!(
    cublasSsyr2k_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSsyr2k_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasSsyr2k_v2_64
);

documented!(cublasSsyr_64, c"cublasSsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.

``cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_64
");

shared!(
    cublasSsyr_64 = like_cublasCsyr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasSsyr_64",
    "handle uplo n alpha x incx A lda", slots::cublasSsyr_v2_64
);

documented!(cublasSsyrk, c"cublasSsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.

``cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk
");

shared!(
    cublasSsyrk = like_cublasCsyrk(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasSsyrk_v2
);

documented!(cublasSsyrk_64, c"cublasSsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.

``cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_64
");

shared!(
    cublasSsyrk_64 = like_cublasCsyrk_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSsyrk_64",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasSsyrk_v2_64
);

documented!(cublasSsyrkx, c"cublasSsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.

``cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx
");

shared!(
    cublasSsyrkx = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasSsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasSsyrkx
);

documented!(cublasSsyrkx_64, c"cublasSsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.

``cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx_64
");

shared!(
    cublasSsyrkx_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32,
    cublas::cublasStatus_t), "cublasSsyrkx_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasSsyrkx_64
);

documented!(cublasStbmv, c"cublasStbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.

``cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv
");

shared!(
    cublasStbmv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F32,
    cublas::cublasStatus_t), "cublasStbmv", "handle uplo trans diag n k A lda x incx",
    slots::cublasStbmv_v2
);

documented!(cublasStbmv_64, c"cublasStbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.

``cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_64
");

shared!(
    cublasStbmv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStbmv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasStbmv_v2_64
);

documented!(cublasStbsv, c"cublasStbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).

``cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv
");

shared!(
    cublasStbsv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F32,
    cublas::cublasStatus_t), "cublasStbsv", "handle uplo trans diag n k A lda x incx",
    slots::cublasStbsv_v2
);

documented!(cublasStbsv_64, c"cublasStbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).

``cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_64
");

shared!(
    cublasStbsv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStbsv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasStbsv_v2_64
);

documented!(cublasStpmv, c"cublasStpmv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv
");

shared!(
    cublasStpmv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F32,
    cublas::cublasStatus_t), "cublasStpmv", "handle uplo trans diag n AP x incx",
    slots::cublasStpmv_v2
);

documented!(cublasStpmv_64, c"cublasStpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.

``cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_64
");

shared!(
    cublasStpmv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStpmv_64",
    "handle uplo trans diag n AP x incx", slots::cublasStpmv_v2_64
);

documented!(cublasStpsv, c"cublasStpsv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).

``cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv
");

shared!(
    cublasStpsv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F32,
    cublas::cublasStatus_t), "cublasStpsv", "handle uplo trans diag n AP x incx",
    slots::cublasStpsv_v2
);

documented!(cublasStpsv_64, c"cublasStpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).

``cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_64
");

shared!(
    cublasStpsv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStpsv_64",
    "handle uplo trans diag n AP x incx", slots::cublasStpsv_v2_64
);

documented!(cublasStpttr, c"cublasStpttr($self, handle, uplo, n, AP, A, lda)
--

Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single precision).

``cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
AP, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpttr
");

shared!(
    cublasStpttr = like_cublasCtpttr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStpttr", "handle uplo n AP A lda",
    slots::cublasStpttr
);

documented!(cublasStrmm, c"cublasStrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).

``cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm
");

shared!(
    cublasStrmm = like_cublasCtrmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasStrmm_v2
);

documented!(cublasStrmm_64, c"cublasStrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).

``cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_64
");

shared!(
    cublasStrmm_64 = like_cublasCtrmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F32, cublas::cublasStatus_t), "cublasStrmm_64",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasStrmm_v2_64
);

documented!(cublasStrmv, c"cublasStrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, single precision.

``cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv
");

shared!(
    cublasStrmv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F32,
    cublas::cublasStatus_t), "cublasStrmv", "handle uplo trans diag n A lda x incx",
    slots::cublasStrmv_v2
);

documented!(cublasStrmv_64, c"cublasStrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, single precision.

``cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_64
");

shared!(
    cublasStrmv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStrmv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasStrmv_v2_64
);

documented!(cublasStrsm, c"cublasStrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).

``cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm
");

shared!(
    cublasStrsm = like_cublasCtrsm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasStrsm_v2
);

documented!(cublasStrsmBatched, c"cublasStrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).

``cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched
");

shared!(
    cublasStrsmBatched = like_cublasCtrsmBatched(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasStrsmBatched", "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasStrsmBatched
);

documented!(cublasStrsmBatched_64, c"cublasStrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).

``cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched_64
");

shared!(
    cublasStrsmBatched_64 = like_cublasCtrsmBatched_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasStrsmBatched_64",
    "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasStrsmBatched_64
);

documented!(cublasStrsm_64, c"cublasStrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).

``cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_64
");

shared!(
    cublasStrsm_64 = like_cublasCtrsm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F32, cublas::cublasStatus_t), "cublasStrsm_64",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasStrsm_v2_64
);

documented!(cublasStrsv, c"cublasStrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).

``cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv
");

shared!(
    cublasStrsv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::F32,
    cublas::cublasStatus_t), "cublasStrsv", "handle uplo trans diag n A lda x incx",
    slots::cublasStrsv_v2
);

documented!(cublasStrsv_64, c"cublasStrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).

``cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_64
");

shared!(
    cublasStrsv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStrsv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasStrsv_v2_64
);

documented!(cublasStrttp, c"cublasStrttp($self, handle, uplo, n, A, lda, AP)
--

Copies a triangle of a full matrix A to packed storage (AP), single precision.

``cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
A, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrttp
");

shared!(
    cublasStrttp = like_cublasCtrttp(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F32, cublas::cublasStatus_t), "cublasStrttp", "handle uplo n A lda AP",
    slots::cublasStrttp
);

documented!(cublasSwapEx, c"cublasSwapEx($self, handle, n, x, xType, incx, y, yType, incy)
--

x ↔ y; arguments specify the data types.

``cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx
");

shared!(
    cublasSwapEx = like_cublasCopyEx(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasSwapEx", "handle n x xType incx y yType incy",
    slots::cublasSwapEx
);

documented!(cublasSwapEx_64, c"cublasSwapEx_64($self, handle, n, x, xType, incx, y, yType, incy)
--

x ↔ y; arguments specify the data types.

``cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xType, yType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx_64
");

shared!(
    cublasSwapEx_64 = like_cublasCopyEx_64(cublas::cublasHandle_t, runtime::cudaDataType,
    cublas::cublasStatus_t), "cublasSwapEx_64", "handle n x xType incx y yType incy",
    slots::cublasSwapEx_64
);

documented!(cublasTSSgemvBatched, c"cublasTSSgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.

``cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched
");

shared!(
    cublasTSSgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasTSSgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasTSSgemvBatched
);

documented!(cublasTSSgemvBatched_64, c"cublasTSSgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.

``cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched_64
");

shared!(
    cublasTSSgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasTSSgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasTSSgemvBatched_64
);

documented!(cublasTSSgemvStridedBatched, c"cublasTSSgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.

``cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched
");

shared!(
    cublasTSSgemvStridedBatched =
    like_cublasHSSgemvStridedBatched(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, Ty::Bfloat16, cublas::cublasStatus_t), "cublasTSSgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasTSSgemvStridedBatched
);

documented!(cublasTSSgemvStridedBatched_64, c"cublasTSSgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.

``cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched_64
");

shared!(
    cublasTSSgemvStridedBatched_64 =
    like_cublasHSSgemvStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Bfloat16, cublas::cublasStatus_t),
    "cublasTSSgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasTSSgemvStridedBatched_64
);

documented!(cublasTSTgemvBatched, c"cublasTSTgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.

``cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const float *beta, __nv_bfloat16_raw *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched
");

shared!(
    cublasTSTgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasTSTgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasTSTgemvBatched
);

documented!(cublasTSTgemvBatched_64, c"cublasTSTgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.

``cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t incx, const float *beta, __nv_bfloat16_raw *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched_64
");

shared!(
    cublasTSTgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Pointer, cublas::cublasStatus_t),
    "cublasTSTgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasTSTgemvBatched_64
);

documented!(cublasTSTgemvStridedBatched, c"cublasTSTgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.

``cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched
");

shared!(
    cublasTSTgemvStridedBatched =
    like_cublasHSHgemvStridedBatched(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::F32, Ty::Bfloat16, cublas::cublasStatus_t), "cublasTSTgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasTSTgemvStridedBatched
);

documented!(cublasTSTgemvStridedBatched_64, c"cublasTSTgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.

``cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched_64
");

shared!(
    cublasTSTgemvStridedBatched_64 =
    like_cublasHSHgemvStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::F32, Ty::Bfloat16, cublas::cublasStatus_t),
    "cublasTSTgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasTSTgemvStridedBatched_64
);

documented!(cublasUint8gemmBias, c"cublasUint8gemmBias($self, handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C, C_bias, ldc, C_mult, C_shift)
--

Multiplies matrices of bytes with biases, and converts the result to bytes by ``C_mult`` and ``C_shift``.

``cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb, transc : cublasOperation_t
m, n, k, A_bias, lda, B_bias, ldb, C_bias, ldc, C_mult, C_shift : int
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias
");

#[inline(always)]
pub(crate) fn cublasUint8gemmBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cublasUint8gemmBias(handle transa transb transc m n k A A_bias lda B B_bias ldb C C_bias ldc C_mult C_shift)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasHandle_t)?;
    let c_transa = args::enumeration(transa, "transa", &cublas::cublasOperation_t)?;
    let c_transb = args::enumeration(transb, "transb", &cublas::cublasOperation_t)?;
    let c_transc = args::enumeration(transc, "transc", &cublas::cublasOperation_t)?;
    ints!(
        i32, c_m = m, c_n = n, c_k = k, c_A_bias = A_bias, c_lda = lda, c_B_bias = B_bias, c_ldb = ldb,
        c_C_bias = C_bias, c_ldc = ldc, c_C_mult = C_mult, c_C_shift = C_shift
    );
    let c_A = args::device(A, "A", Some(&Ty::U8), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::U8), &arena)?;
    let c_C = args::device(C, "C", Some(&Ty::U8), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, i32, i32, Ptr, i32, i32, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cublasUint8gemmBias)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transa, c_transb, c_transc, c_m, c_n, c_k, c_A.cast(), c_A_bias, c_lda, c_B.cast(), c_B_bias, c_ldb,
        c_C.cast(), c_C_bias, c_ldc, c_C_mult, c_C_shift,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasXerbla, c"cublasXerbla($self, srName, info)
--

Reports that argument number ``info`` of the routine ``srName`` was invalid.

``void cublasXerbla(const char *srName, int info)``

Parameters
----------
srName : bytes or str
info : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXerbla
");

#[inline(always)]
pub(crate) fn cublasXerbla<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasXerbla(srName info));
    let arena = CallArena::new();
    ints!(i32, c_info = info);
    let c_srName = args::c_string(srName, "srName", &arena)?;
    let function: unsafe extern "system" fn(*const c_char, i32) = call.symbol(slots::cublasXerbla)?;
    let status = {
        unsafe { released(py, || function(c_srName, c_info)) };
        0
    };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasXtCgemm, c"cublasXtCgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single-precision complex.

``cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCgemm
");

shared!(
    cublasXtCgemm = like_cublasXtCgemm(cublas::cublasXtHandle_t,
    cublas::cublasOperation_t, Ty::Complex64, cublas::cublasStatus_t), "cublasXtCgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasXtCgemm
);

/// The shared body of `cublasXtCgemm` and other functions.
#[inline(never)]
fn like_cublasXtCgemm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c5 = args::u64(a5, own.name(5))?;
            let c8 = args::u64(a8, own.name(8))?;
            let c10 = args::u64(a10, own.name(10))?;
            let c13 = args::u64(a13, own.name(13))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t2, &mut c6_number, &arena)?;
            let c7 = args::either(a7, own.name(7), Some(t2), false, None, &arena)?;
            let c9 = args::either(a9, own.name(9), Some(t2), false, None, &arena)?;
            let mut c11_number = args::Number::default();
            let c11 = args::scalar(a11, own.name(11), t2, &mut c11_number, &arena)?;
            let c12 = args::either(a12, own.name(12), Some(t2), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasXtChemm, c"cublasXtChemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, single-precision complex.

``cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtChemm
");

shared!(
    cublasXtChemm = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtChemm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasXtChemm
);

/// The shared body of `cublasXtChemm` and other functions.
#[inline(never)]
fn like_cublasXtChemm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c12 = args::u64(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t3), false, None, &arena)?;
            let mut c10_number = args::Number::default();
            let c10 = args::scalar(a10, own.name(10), t3, &mut c10_number, &arena)?;
            let c11 = args::either(a11, own.name(11), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasXtCher2k, c"cublasXtCher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, single-precision complex.

``cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
A, B, C : address or buffer
beta : float

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCher2k
");

shared!(
    cublasXtCher2k = like_cublasXtCher2k(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasXtCher2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtCher2k
);

/// The shared body of `cublasXtCher2k` and other functions.
#[inline(never)]
fn like_cublasXtCher2k<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c12 = args::u64(a12, own.name(12))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t3), false, None, &arena)?;
            let c10 = args::pointer_to_one(a10, t4, &arena)?;
            let c11 = args::either(a11, own.name(11), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasXtCherk, c"cublasXtCherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, single-precision complex.

``cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float
A, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherk
");

shared!(
    cublasXtCherk = like_cublasXtCherk(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtCherk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasXtCherk
);

/// The shared body of `cublasXtCherk` and other functions.
#[inline(never)]
fn like_cublasXtCherk<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c10 = args::u64(a10, own.name(10))?;
            let c5 = args::pointer_to_one(a5, t3, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t4), false, None, &arena)?;
            let c8 = args::pointer_to_one(a8, t3, &arena)?;
            let c9 = args::either(a9, own.name(9), Some(t4), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t5, status)
        },
    )
}

documented!(cublasXtCherkx, c"cublasXtCherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, single-precision complex.

``cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
A, B, C : address or buffer
beta : float

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherkx
");

shared!(
    cublasXtCherkx = like_cublasXtCher2k(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64, Ty::F32,
    cublas::cublasStatus_t), "cublasXtCherkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtCherkx
);

documented!(cublasXtCreate, c"cublasXtCreate($self)
--

Creates a cuBLASXt handle, whose GPUs must be selected with ``cublasXtDeviceSelect``.

``cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
handle : cublasXtHandle_t

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCreate
");

shared!(
    cublasXtCreate = like_cublasCreate(cublas::cublasXtHandle_t, cublas::cublasStatus_t),
    "cublasXtCreate", "", slots::cublasXtCreate
);

documented!(cublasXtCspmm, c"cublasXtCspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single-precision complex.

``cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, ldb, ldc : int
alpha, beta : complex or address or buffer
AP, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCspmm
");

shared!(
    cublasXtCspmm = like_cublasXtCspmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtCspmm",
    "handle side uplo m n alpha AP B ldb beta C ldc", slots::cublasXtCspmm
);

/// The shared body of `cublasXtCspmm` and other functions.
#[inline(never)]
fn like_cublasXtCspmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c8 = args::u64(a8, own.name(8))?;
            let c11 = args::u64(a11, own.name(11))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let c7 = args::either(a7, own.name(7), Some(t3), false, None, &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t3, &mut c9_number, &arena)?;
            let c10 = args::either(a10, own.name(10), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9.cast(), c10.cast(), c11),
            ) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasXtCsymm, c"cublasXtCsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single-precision complex.

``cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsymm
");

shared!(
    cublasXtCsymm = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtCsymm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasXtCsymm
);

documented!(cublasXtCsyr2k, c"cublasXtCsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single-precision complex.

``cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyr2k
");

shared!(
    cublasXtCsyr2k = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtCsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtCsyr2k
);

documented!(cublasXtCsyrk, c"cublasXtCsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single-precision complex.

``cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
A, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrk
");

shared!(
    cublasXtCsyrk = like_cublasXtCsyrk(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtCsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasXtCsyrk
);

/// The shared body of `cublasXtCsyrk` and other functions.
#[inline(never)]
fn like_cublasXtCsyrk<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c10 = args::u64(a10, own.name(10))?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t3, &mut c5_number, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t3, &mut c8_number, &arena)?;
            let c9 = args::either(a9, own.name(9), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasXtCsyrkx, c"cublasXtCsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single-precision complex.

``cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrkx
");

shared!(
    cublasXtCsyrkx = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex64,
    cublas::cublasStatus_t), "cublasXtCsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtCsyrkx
);

documented!(cublasXtCtrmm, c"cublasXtCtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single-precision complex.

``cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrmm
");

shared!(
    cublasXtCtrmm = like_cublasXtCtrmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex64, cublas::cublasStatus_t), "cublasXtCtrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasXtCtrmm
);

/// The shared body of `cublasXtCtrmm` and other functions.
#[inline(never)]
fn like_cublasXtCtrmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::u64(a5, own.name(5))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c11 = args::u64(a11, own.name(11))?;
            let c13 = args::u64(a13, own.name(13))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t5), false, None, &arena)?;
            let c10 = args::either(a10, own.name(10), Some(t5), false, None, &arena)?;
            let c12 = args::either(a12, own.name(12), Some(t5), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11, c12.cast(), c13),
            ) };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasXtCtrsm, c"cublasXtCtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single-precision complex).

``cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : complex or address or buffer
A, B : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrsm
");

shared!(
    cublasXtCtrsm = like_cublasXtCtrsm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex64, cublas::cublasStatus_t), "cublasXtCtrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasXtCtrsm
);

/// The shared body of `cublasXtCtrsm` and other functions.
#[inline(never)]
fn like_cublasXtCtrsm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::u64(a5, own.name(5))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c11 = args::u64(a11, own.name(11))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t5), false, None, &arena)?;
            let c10 = args::either(a10, own.name(10), Some(t5), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasXtDestroy, c"cublasXtDestroy($self, handle)
--

Destroys a cuBLASXt handle and frees its host and GPU memory.

``cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)``

Parameters
----------
handle : cublasXtHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDestroy
");

shared!(
    cublasXtDestroy = like_cublasDestroy(cublas::cublasXtHandle_t,
    cublas::cublasStatus_t), "cublasXtDestroy", "handle", slots::cublasXtDestroy
);

documented!(cublasXtDeviceSelect, c"cublasXtDeviceSelect($self, handle, nbDevices, deviceId)
--

Selects the GPUs, by device number, over which later calls with the handle distribute their work.

``cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)``

Parameters
----------
handle : cublasXtHandle_t or None
nbDevices : int
deviceId : list[int] or None
    Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDeviceSelect
");

#[inline(always)]
pub(crate) fn cublasXtDeviceSelect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasXtDeviceSelect(handle nbDevices deviceId));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasXtHandle_t)?;
    ints!(i32, c_nbDevices = nbDevices);
    let c_deviceId = args::array(
        deviceId, "deviceId", &Ty::I32, Some(args::length(py, c_nbDevices.into(), "nbDevices")?), &arena,
    )?;
    args::keep(deviceId, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cublasXtDeviceSelect)?;
    let status = unsafe { released(py, || function(c_handle, c_nbDevices, c_deviceId.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cublas::cublasXtHandle_t, c_handle as u64, Some(("cublasXtDeviceSelect", 0)), arena);
    }
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasXtDgemm, c"cublasXtDgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double precision.

``cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDgemm
");

shared!(
    cublasXtDgemm = like_cublasXtDgemm(cublas::cublasXtHandle_t,
    cublas::cublasOperation_t, Ty::F64, cublas::cublasStatus_t), "cublasXtDgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasXtDgemm
);

/// The shared body of `cublasXtDgemm` and other functions.
#[inline(never)]
fn like_cublasXtDgemm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c5 = args::u64(a5, own.name(5))?;
            let c8 = args::u64(a8, own.name(8))?;
            let c10 = args::u64(a10, own.name(10))?;
            let c13 = args::u64(a13, own.name(13))?;
            let c6 = args::pointer_to_one(a6, t2, &arena)?;
            let c7 = args::either(a7, own.name(7), Some(t2), false, None, &arena)?;
            let c9 = args::either(a9, own.name(9), Some(t2), false, None, &arena)?;
            let c11 = args::pointer_to_one(a11, t2, &arena)?;
            let c12 = args::either(a12, own.name(12), Some(t2), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8, c9.cast(), c10, c11.cast(), c12.cast(), c13,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cublasXtDspmm, c"cublasXtDspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double precision.

``cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, ldb, ldc : int
alpha, beta : float
AP, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDspmm
");

shared!(
    cublasXtDspmm = like_cublasXtDspmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t),
    "cublasXtDspmm", "handle side uplo m n alpha AP B ldb beta C ldc",
    slots::cublasXtDspmm
);

/// The shared body of `cublasXtDspmm` and other functions.
#[inline(never)]
fn like_cublasXtDspmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c8 = args::u64(a8, own.name(8))?;
            let c11 = args::u64(a11, own.name(11))?;
            let c5 = args::pointer_to_one(a5, t3, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let c7 = args::either(a7, own.name(7), Some(t3), false, None, &arena)?;
            let c9 = args::pointer_to_one(a9, t3, &arena)?;
            let c10 = args::either(a10, own.name(10), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9.cast(), c10.cast(), c11),
            ) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasXtDsymm, c"cublasXtDsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double precision.

``cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsymm
");

shared!(
    cublasXtDsymm = like_cublasXtDsymm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::F64, cublas::cublasStatus_t),
    "cublasXtDsymm", "handle side uplo m n alpha A lda B ldb beta C ldc",
    slots::cublasXtDsymm
);

/// The shared body of `cublasXtDsymm` and other functions.
#[inline(never)]
fn like_cublasXtDsymm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c12 = args::u64(a12, own.name(12))?;
            let c5 = args::pointer_to_one(a5, t3, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t3), false, None, &arena)?;
            let c10 = args::pointer_to_one(a10, t3, &arena)?;
            let c11 = args::either(a11, own.name(11), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9, c10.cast(), c11.cast(), c12,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasXtDsyr2k, c"cublasXtDsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double precision.

``cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyr2k
");

shared!(
    cublasXtDsyr2k = like_cublasXtDsymm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64,
    cublas::cublasStatus_t), "cublasXtDsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtDsyr2k
);

documented!(cublasXtDsyrk, c"cublasXtDsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double precision.

``cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float
A, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrk
");

shared!(
    cublasXtDsyrk = like_cublasXtDsyrk(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64,
    cublas::cublasStatus_t), "cublasXtDsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasXtDsyrk
);

/// The shared body of `cublasXtDsyrk` and other functions.
#[inline(never)]
fn like_cublasXtDsyrk<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c10 = args::u64(a10, own.name(10))?;
            let c5 = args::pointer_to_one(a5, t3, &arena)?;
            let c6 = args::either(a6, own.name(6), Some(t3), false, None, &arena)?;
            let c8 = args::pointer_to_one(a8, t3, &arena)?;
            let c9 = args::either(a9, own.name(9), Some(t3), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8.cast(), c9.cast(), c10))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cublasXtDsyrkx, c"cublasXtDsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double precision.

``cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrkx
");

shared!(
    cublasXtDsyrkx = like_cublasXtDsymm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64,
    cublas::cublasStatus_t), "cublasXtDsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtDsyrkx
);

documented!(cublasXtDtrmm, c"cublasXtDtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double precision.

``cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrmm
");

shared!(
    cublasXtDtrmm = like_cublasXtDtrmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F64, cublas::cublasStatus_t), "cublasXtDtrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasXtDtrmm
);

/// The shared body of `cublasXtDtrmm` and other functions.
#[inline(never)]
fn like_cublasXtDtrmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::u64(a5, own.name(5))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c11 = args::u64(a11, own.name(11))?;
            let c13 = args::u64(a13, own.name(13))?;
            let c7 = args::pointer_to_one(a7, t5, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t5), false, None, &arena)?;
            let c10 = args::either(a10, own.name(10), Some(t5), false, None, &arena)?;
            let c12 = args::either(a12, own.name(12), Some(t5), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11, c12.cast(), c13),
            ) };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasXtDtrsm, c"cublasXtDtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double precision).

``cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : float
A, B : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrsm
");

shared!(
    cublasXtDtrsm = like_cublasXtDtrsm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F64, cublas::cublasStatus_t), "cublasXtDtrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasXtDtrsm
);

/// The shared body of `cublasXtDtrsm` and other functions.
#[inline(never)]
fn like_cublasXtDtrsm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::enumeration(a4, own.name(4), t4)?;
            let c5 = args::u64(a5, own.name(5))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c9 = args::u64(a9, own.name(9))?;
            let c11 = args::u64(a11, own.name(11))?;
            let c7 = args::pointer_to_one(a7, t5, &arena)?;
            let c8 = args::either(a8, own.name(8), Some(t5), false, None, &arena)?;
            let c10 = args::either(a10, own.name(10), Some(t5), true, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, u64, Ptr, Ptr, u64, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast(), c11))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cublasXtGetBlockDim, c"cublasXtGetBlockDim($self, handle)
--

Returns the side length, in elements, of the square tiles into which matrices are divided.

``cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)``

Parameters
----------
handle : cublasXtHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
blockDim : int

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetBlockDim
");

shared!(
    cublasXtGetBlockDim =
    like_cublasGetFixedPointEmulationMantissaBitOffset(cublas::cublasXtHandle_t,
    cublas::cublasStatus_t), "cublasXtGetBlockDim", "handle", slots::cublasXtGetBlockDim
);

documented!(cublasXtGetNumBoards, c"cublasXtGetNumBoards($self, nbDevices, deviceId)
--

Returns the number of boards that the given GPUs are on.

``cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)``

Parameters
----------
nbDevices : int
deviceId : list[int] or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
nbBoards : int

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetNumBoards
");

#[inline(always)]
pub(crate) fn cublasXtGetNumBoards<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasXtGetNumBoards(nbDevices deviceId));
    let arena = CallArena::new();
    ints!(i32, c_nbDevices = nbDevices);
    let c_deviceId = args::array(
        deviceId, "deviceId", &Ty::I32, Some(args::length(py, c_nbDevices.into(), "nbDevices")?), &arena,
    )?;
    let mut c_nbBoards: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.symbol(slots::cublasXtGetNumBoards)?;
    let status = unsafe { released(py, || function(c_nbDevices, c_deviceId.cast(), (&raw mut c_nbBoards).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_nbBoards)?))
}

documented!(cublasXtGetPinningMemMode, c"cublasXtGetPinningMemMode($self, handle)
--

Returns whether calls pin matrices in pageable host memory while they use them.

``cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)``

Parameters
----------
handle : cublasXtHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
mode : cublasXtPinnedMemMode_t

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetPinningMemMode
");

shared!(
    cublasXtGetPinningMemMode = like_cublasGetAtomicsMode(cublas::cublasXtHandle_t,
    cublas::cublasStatus_t, cublas::cublasXtPinnedMemMode_t),
    "cublasXtGetPinningMemMode", "handle", slots::cublasXtGetPinningMemMode
);

documented!(cublasXtMaxBoards, c"cublasXtMaxBoards($self)
--

Returns the maximum number of GPU boards that cuBLASXt can use.

``cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
nbGpuBoards : int

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtMaxBoards
");

#[inline(always)]
pub(crate) fn cublasXtMaxBoards<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasXtMaxBoards());
    let mut c_nbGpuBoards: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cublasXtMaxBoards)?;
    let status = unsafe { released(py, || function((&raw mut c_nbGpuBoards).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_nbGpuBoards)?))
}

documented!(cublasXtSetBlockDim, c"cublasXtSetBlockDim($self, handle, blockDim)
--

Sets the side length, in elements, of the square tiles into which matrices are divided.

``cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)``

Parameters
----------
handle : cublasXtHandle_t or None
blockDim : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetBlockDim
");

shared!(
    cublasXtSetBlockDim =
    like_cublasSetFixedPointEmulationMantissaBitOffset(cublas::cublasXtHandle_t,
    cublas::cublasStatus_t), "cublasXtSetBlockDim", "handle blockDim",
    slots::cublasXtSetBlockDim
);

documented!(cublasXtSetCpuRatio, c"cublasXtSetCpuRatio($self, handle, blasOp, typename, ratio)
--

Sets the CPU's share of the work for one operation and data type.

``cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)``

Parameters
----------
handle : cublasXtHandle_t or None
blasOp : cublasXtBlasOp_t
typename : cublasXtOpType_t
ratio : float

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRatio
");

#[inline(always)]
pub(crate) fn cublasXtSetCpuRatio<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasXtSetCpuRatio(handle blasOp typename ratio));
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasXtHandle_t)?;
    let c_blasOp = args::enumeration(blasOp, "blasOp", &cublas::cublasXtBlasOp_t)?;
    let c_type = args::enumeration(typename, "typename", &cublas::cublasXtOpType_t)?;
    let c_ratio = args::f32(ratio)?;
    let function: unsafe extern "system" fn(u64, i32, i32, f32) -> i32 = call.symbol(slots::cublasXtSetCpuRatio)?;
    let status = unsafe { released(py, || function(c_handle, c_blasOp, c_type, c_ratio)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasXtSetCpuRoutine, c"cublasXtSetCpuRoutine($self, handle, blasOp, typename, blasFunctor)
--

Sets the CPU routine that computes the CPU's share of the work, for one operation and data type.

``cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)``

Parameters
----------
handle : cublasXtHandle_t or None
blasOp : cublasXtBlasOp_t
typename : cublasXtOpType_t
blasFunctor : address or buffer
    Used after the call returns; kept alive by cubind as long as ``handle`` exists.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``blasFunctor`` may be called as long as ``handle`` exists, on any thread.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRoutine
");

#[inline(always)]
pub(crate) fn cublasXtSetCpuRoutine<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasXtSetCpuRoutine(handle blasOp typename blasFunctor));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cublas::cublasXtHandle_t)?;
    let c_blasOp = args::enumeration(blasOp, "blasOp", &cublas::cublasXtBlasOp_t)?;
    let c_type = args::enumeration(typename, "typename", &cublas::cublasXtOpType_t)?;
    let c_blasFunctor = args::function(blasFunctor, "blasFunctor", &arena)?;
    args::keep(blasFunctor, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr) -> i32 = call.symbol(slots::cublasXtSetCpuRoutine)?;
    let status = unsafe { released(py, || function(c_handle, c_blasOp, c_type, c_blasFunctor.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cublas::cublasXtHandle_t, c_handle as u64, None, arena);
    }
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasXtSetPinningMemMode, c"cublasXtSetPinningMemMode($self, handle, mode)
--

Sets whether calls pin matrices in pageable host memory while they use them.

``cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)``

Parameters
----------
handle : cublasXtHandle_t or None
mode : cublasXtPinnedMemMode_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetPinningMemMode
");

shared!(
    cublasXtSetPinningMemMode = like_cublasSetAtomicsMode(cublas::cublasXtHandle_t,
    cublas::cublasXtPinnedMemMode_t, cublas::cublasStatus_t),
    "cublasXtSetPinningMemMode", "handle mode", slots::cublasXtSetPinningMemMode
);

documented!(cublasXtSgemm, c"cublasXtSgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single precision.

``cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSgemm
");

shared!(
    cublasXtSgemm = like_cublasXtDgemm(cublas::cublasXtHandle_t,
    cublas::cublasOperation_t, Ty::F32, cublas::cublasStatus_t), "cublasXtSgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasXtSgemm
);

documented!(cublasXtSspmm, c"cublasXtSspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single precision.

``cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, ldb, ldc : int
alpha, beta : float
AP, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSspmm
");

shared!(
    cublasXtSspmm = like_cublasXtDspmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t),
    "cublasXtSspmm", "handle side uplo m n alpha AP B ldb beta C ldc",
    slots::cublasXtSspmm
);

documented!(cublasXtSsymm, c"cublasXtSsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single precision.

``cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsymm
");

shared!(
    cublasXtSsymm = like_cublasXtDsymm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::F32, cublas::cublasStatus_t),
    "cublasXtSsymm", "handle side uplo m n alpha A lda B ldb beta C ldc",
    slots::cublasXtSsymm
);

documented!(cublasXtSsyr2k, c"cublasXtSsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single precision.

``cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyr2k
");

shared!(
    cublasXtSsyr2k = like_cublasXtDsymm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32,
    cublas::cublasStatus_t), "cublasXtSsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtSsyr2k
);

documented!(cublasXtSsyrk, c"cublasXtSsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single precision.

``cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float
A, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrk
");

shared!(
    cublasXtSsyrk = like_cublasXtDsyrk(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32,
    cublas::cublasStatus_t), "cublasXtSsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasXtSsyrk
);

documented!(cublasXtSsyrkx, c"cublasXtSsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single precision.

``cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrkx
");

shared!(
    cublasXtSsyrkx = like_cublasXtDsymm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F32,
    cublas::cublasStatus_t), "cublasXtSsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtSsyrkx
);

documented!(cublasXtStrmm, c"cublasXtStrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single precision.

``cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : float
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrmm
");

shared!(
    cublasXtStrmm = like_cublasXtDtrmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F32, cublas::cublasStatus_t), "cublasXtStrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasXtStrmm
);

documented!(cublasXtStrsm, c"cublasXtStrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single precision).

``cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : float
A, B : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrsm
");

shared!(
    cublasXtStrsm = like_cublasXtDtrsm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::F32, cublas::cublasStatus_t), "cublasXtStrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasXtStrsm
);

documented!(cublasXtZgemm, c"cublasXtZgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double-precision complex.

``cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZgemm
");

shared!(
    cublasXtZgemm = like_cublasXtCgemm(cublas::cublasXtHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasXtZgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasXtZgemm
);

documented!(cublasXtZhemm, c"cublasXtZhemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, double-precision complex.

``cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZhemm
");

shared!(
    cublasXtZhemm = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZhemm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasXtZhemm
);

documented!(cublasXtZher2k, c"cublasXtZher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, double-precision complex.

``cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
A, B, C : address or buffer
beta : float

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZher2k
");

shared!(
    cublasXtZher2k = like_cublasXtCher2k(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasXtZher2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtZher2k
);

documented!(cublasXtZherk, c"cublasXtZherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, double-precision complex.

``cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float
A, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherk
");

shared!(
    cublasXtZherk = like_cublasXtCherk(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZherk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasXtZherk
);

documented!(cublasXtZherkx, c"cublasXtZherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, double-precision complex.

``cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
A, B, C : address or buffer
beta : float

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherkx
");

shared!(
    cublasXtZherkx = like_cublasXtCher2k(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasXtZherkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtZherkx
);

documented!(cublasXtZspmm, c"cublasXtZspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double-precision complex.

``cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, ldb, ldc : int
alpha, beta : complex or address or buffer
AP, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZspmm
");

shared!(
    cublasXtZspmm = like_cublasXtCspmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZspmm",
    "handle side uplo m n alpha AP B ldb beta C ldc", slots::cublasXtZspmm
);

documented!(cublasXtZsymm, c"cublasXtZsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double-precision complex.

``cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsymm
");

shared!(
    cublasXtZsymm = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZsymm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasXtZsymm
);

documented!(cublasXtZsyr2k, c"cublasXtZsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double-precision complex.

``cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyr2k
");

shared!(
    cublasXtZsyr2k = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtZsyr2k
);

documented!(cublasXtZsyrk, c"cublasXtZsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double-precision complex.

``cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
A, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrk
");

shared!(
    cublasXtZsyrk = like_cublasXtCsyrk(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasXtZsyrk
);

documented!(cublasXtZsyrkx, c"cublasXtZsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double-precision complex.

``cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrkx
");

shared!(
    cublasXtZsyrkx = like_cublasXtChemm(cublas::cublasXtHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasXtZsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasXtZsyrkx
);

documented!(cublasXtZtrmm, c"cublasXtZtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double-precision complex.

``cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : complex or address or buffer
A, B, C : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrmm
");

shared!(
    cublasXtZtrmm = like_cublasXtCtrmm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex128, cublas::cublasStatus_t), "cublasXtZtrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasXtZtrmm
);

documented!(cublasXtZtrsm, c"cublasXtZtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double-precision complex).

``cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)``

Parameters
----------
handle : cublasXtHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : complex or address or buffer
A, B : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrsm
");

shared!(
    cublasXtZtrsm = like_cublasXtCtrsm(cublas::cublasXtHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex128, cublas::cublasStatus_t), "cublasXtZtrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasXtZtrsm
);

documented!(cublasZaxpy, c"cublasZaxpy($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, double-precision complex.

``cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy
");

shared!(
    cublasZaxpy = like_cublasCaxpy(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZaxpy", "handle n alpha x incx y incy",
    slots::cublasZaxpy_v2
);

documented!(cublasZaxpy_64, c"cublasZaxpy_64($self, handle, n, alpha, x, incx, y, incy)
--

y = α·x + y, double-precision complex.

``cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_64
");

shared!(
    cublasZaxpy_64 = like_cublasCaxpy_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZaxpy_64", "handle n alpha x incx y incy",
    slots::cublasZaxpy_v2_64
);

documented!(cublasZcopy, c"cublasZcopy($self, handle, n, x, incx, y, incy)
--

y = x, double-precision complex.

``cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy
");

shared!(
    cublasZcopy = like_cublasCcopy(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZcopy", "handle n x incx y incy",
    slots::cublasZcopy_v2
);

documented!(cublasZcopy_64, c"cublasZcopy_64($self, handle, n, x, incx, y, incy)
--

y = x, double-precision complex.

``cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_64
");

shared!(
    cublasZcopy_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZcopy_64", "handle n x incx y incy",
    slots::cublasZcopy_v2_64
);

documented!(cublasZdgmm, c"cublasZdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.

``cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm
");

shared!(
    cublasZdgmm = like_cublasCdgmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZdgmm",
    "handle mode m n A lda x incx C ldc", slots::cublasZdgmm
);

documented!(cublasZdgmm_64, c"cublasZdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)
--

C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.

``cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
mode : cublasSideMode_t
m, n, lda, incx, ldc : int
A, x, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm_64
");

shared!(
    cublasZdgmm_64 = like_cublasCdgmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZdgmm_64",
    "handle mode m n A lda x incx C ldc", slots::cublasZdgmm_64
);

documented!(cublasZdotc, c"cublasZdotc($self, handle, n, x, incx, y, incy, result)
--

result = Σ conj(x[i])·y[i], double-precision complex.

``cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc
");

shared!(
    cublasZdotc = like_cublasCdotc(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZdotc", "handle n x incx y incy result",
    slots::cublasZdotc_v2
);

documented!(cublasZdotc_64, c"cublasZdotc_64($self, handle, n, x, incx, y, incy, result)
--

result = Σ conj(x[i])·y[i], double-precision complex.

``cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_64
");

shared!(
    cublasZdotc_64 = like_cublasCdotc_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZdotc_64", "handle n x incx y incy result",
    slots::cublasZdotc_v2_64
);

documented!(cublasZdotu, c"cublasZdotu($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i] without conjugation, double-precision complex.

``cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu
");

shared!(
    cublasZdotu = like_cublasCdotc(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZdotu", "handle n x incx y incy result",
    slots::cublasZdotu_v2
);

documented!(cublasZdotu_64, c"cublasZdotu_64($self, handle, n, x, incx, y, incy, result)
--

result = Σ x[i]·y[i] without conjugation, double-precision complex.

``cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_64
");

shared!(
    cublasZdotu_64 = like_cublasCdotc_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZdotu_64", "handle n x incx y incy result",
    slots::cublasZdotu_v2_64
);

documented!(cublasZdrot, c"cublasZdrot($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.

``cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot
");

shared!(
    cublasZdrot = like_cublasCsrot(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZdrot", "handle n x incx y incy c s",
    slots::cublasZdrot_v2
);

documented!(cublasZdrot_64, c"cublasZdrot_64($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.

``cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c, s : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_64
");

shared!(
    cublasZdrot_64 = like_cublasCsrot_64(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZdrot_64", "handle n x incx y incy c s",
    slots::cublasZdrot_v2_64
);

documented!(cublasZdscal, c"cublasZdscal($self, handle, n, alpha, x, incx)
--

x = α·x for a double-precision complex x and a real α.

``cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal
");

shared!(
    cublasZdscal = like_cublasCsscal(cublas::cublasHandle_t, Ty::F64, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZdscal", "handle n alpha x incx",
    slots::cublasZdscal_v2
);

documented!(cublasZdscal_64, c"cublasZdscal_64($self, handle, n, alpha, x, incx)
--

x = α·x for a double-precision complex x and a real α.

``cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_64
");

shared!(
    cublasZdscal_64 = like_cublasCsscal_64(cublas::cublasHandle_t, Ty::F64,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZdscal_64", "handle n alpha x incx",
    slots::cublasZdscal_v2_64
);

documented!(cublasZgbmv, c"cublasZgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.

``cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv
");

shared!(
    cublasZgbmv = like_cublasCgbmv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZgbmv",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasZgbmv_v2
);

documented!(cublasZgbmv_64, c"cublasZgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.

``cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, kl, ku, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_64
");

shared!(
    cublasZgbmv_64 = like_cublasCgbmv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZgbmv_64",
    "handle trans m n kl ku alpha A lda x incx beta y incy", slots::cublasZgbmv_v2_64
);

documented!(cublasZgeam, c"cublasZgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), double-precision complex.

``cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam
");

shared!(
    cublasZgeam = like_cublasCgeam(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZgeam",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasZgeam
);

documented!(cublasZgeam_64, c"cublasZgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
--

C = α·op(A) + β·op(B), double-precision complex.

``cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam_64
");

shared!(
    cublasZgeam_64 = like_cublasCgeam_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZgeam_64",
    "handle transa transb m n alpha A lda beta B ldb C ldc", slots::cublasZgeam_64
);

documented!(cublasZgelsBatched, c"cublasZgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)
--

Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double-precision complex).

``cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, nrhs, lda, ldc, batchSize : int
Aarray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devInfoArray : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgelsBatched
");

shared!(
    cublasZgelsBatched = like_cublasCgelsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasZgelsBatched",
    "handle trans m n nrhs Aarray lda Carray ldc devInfoArray batchSize",
    slots::cublasZgelsBatched
);

documented!(cublasZgemm, c"cublasZgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, double-precision complex.

``cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm
");

shared!(
    cublasZgemm = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZgemm",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasZgemm_v2
);

documented!(cublasZgemm3m, c"cublasZgemm3m($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.

``cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m
");

shared!(
    cublasZgemm3m = like_cublasCgemm(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZgemm3m",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasZgemm3m
);

documented!(cublasZgemm3m_64, c"cublasZgemm3m_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.

``cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m_64
");

shared!(
    cublasZgemm3m_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t),
    "cublasZgemm3m_64", "handle transa transb m n k alpha A lda B ldb beta C ldc",
    slots::cublasZgemm3m_64
);

documented!(cublasZgemmBatched, c"cublasZgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.

``cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched
");

shared!(
    cublasZgemmBatched = like_cublasCgemm3mBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, Ty::Pointer, cublas::cublasStatus_t),
    "cublasZgemmBatched",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasZgemmBatched
);

documented!(cublasZgemmBatched_64, c"cublasZgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)
--

C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.

``cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, Barray, Carray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched_64
");

shared!(
    cublasZgemmBatched_64 = like_cublasCgemm3mBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, Ty::Pointer, cublas::cublasStatus_t),
    "cublasZgemmBatched_64",
    "handle transa transb m n k alpha Aarray lda Barray ldb beta Carray ldc batchCount",
    slots::cublasZgemmBatched_64
);

documented!(cublasZgemmStridedBatched, c"cublasZgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.

``cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched
");

shared!(
    cublasZgemmStridedBatched = like_cublasCgemm3mStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t),
    "cublasZgemmStridedBatched",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasZgemmStridedBatched
);

documented!(cublasZgemmStridedBatched_64, c"cublasZgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)
--

C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.

``cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched_64
");

shared!(
    cublasZgemmStridedBatched_64 =
    like_cublasCgemm3mStridedBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t),
    "cublasZgemmStridedBatched_64",
    "handle transa transb m n k alpha A lda strideA B ldb strideB beta C ldc strideC batchCount",
    slots::cublasZgemmStridedBatched_64
);

documented!(cublasZgemm_64, c"cublasZgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C, double-precision complex.

``cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb : cublasOperation_t
m, n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_64
");

shared!(
    cublasZgemm_64 = like_cublasCgemm3m_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZgemm_64",
    "handle transa transb m n k alpha A lda B ldb beta C ldc", slots::cublasZgemm_v2_64
);

documented!(cublasZgemv, c"cublasZgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, double-precision complex.

``cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv
");

shared!(
    cublasZgemv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZgemv",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasZgemv_v2
);

documented!(cublasZgemvBatched, c"cublasZgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.

``cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched
");

shared!(
    cublasZgemvBatched = like_cublasCgemvBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, Ty::Pointer, cublas::cublasStatus_t),
    "cublasZgemvBatched",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasZgemvBatched
);

documented!(cublasZgemvBatched_64, c"cublasZgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)
--

y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.

``cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
Aarray, xarray, yarray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched_64
");

shared!(
    cublasZgemvBatched_64 = like_cublasCgemvBatched_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, Ty::Pointer, cublas::cublasStatus_t),
    "cublasZgemvBatched_64",
    "handle trans m n alpha Aarray lda xarray incx beta yarray incy batchCount",
    slots::cublasZgemvBatched_64
);

documented!(cublasZgemvStridedBatched, c"cublasZgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, double-precision complex.

``cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched
");

shared!(
    cublasZgemvStridedBatched = like_cublasCgemvStridedBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t),
    "cublasZgemvStridedBatched",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasZgemvStridedBatched
);

documented!(cublasZgemvStridedBatched_64, c"cublasZgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)
--

y = α·op(A)·x + β·y for a strided batch, double-precision complex.

``cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, strideA, incx, stridex, incy, stridey, batchCount : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``batchCount`` must not be negative.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched_64
");

shared!(
    cublasZgemvStridedBatched_64 =
    like_cublasCgemvStridedBatched_64(cublas::cublasHandle_t, cublas::cublasOperation_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZgemvStridedBatched_64",
    "handle trans m n alpha A lda strideA x incx stridex beta y incy stridey batchCount",
    slots::cublasZgemvStridedBatched_64
);

documented!(cublasZgemv_64, c"cublasZgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·op(A)·x + β·y, double-precision complex.

``cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
m, n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_64
");

shared!(
    cublasZgemv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZgemv_64",
    "handle trans m n alpha A lda x incx beta y incy", slots::cublasZgemv_v2_64
);

documented!(cublasZgeqrfBatched, c"cublasZgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)
--

Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (double-precision complex).

``cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
m, n, lda, batchSize : int
Aarray, TauArray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeqrfBatched
");

shared!(
    cublasZgeqrfBatched = like_cublasCgeqrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    cublas::cublasStatus_t), "cublasZgeqrfBatched",
    "handle m n Aarray lda TauArray batchSize", slots::cublasZgeqrfBatched
);

documented!(cublasZgerc, c"cublasZgerc($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + A, double-precision complex.

``cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc
");

shared!(
    cublasZgerc = like_cublasCgerc(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZgerc", "handle m n alpha x incx y incy A lda",
    slots::cublasZgerc_v2
);

documented!(cublasZgerc_64, c"cublasZgerc_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + A, double-precision complex.

``cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_64
");

shared!(
    cublasZgerc_64 = like_cublasCgerc_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZgerc_64", "handle m n alpha x incx y incy A lda",
    slots::cublasZgerc_v2_64
);

documented!(cublasZgeru, c"cublasZgeru($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A without conjugation, double-precision complex.

``cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru
");

shared!(
    cublasZgeru = like_cublasCgerc(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZgeru", "handle m n alpha x incx y incy A lda",
    slots::cublasZgeru_v2
);

documented!(cublasZgeru_64, c"cublasZgeru_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᵀ + A without conjugation, double-precision complex.

``cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
m, n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_64
");

shared!(
    cublasZgeru_64 = like_cublasCgerc_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZgeru_64", "handle m n alpha x incx y incy A lda",
    slots::cublasZgeru_v2_64
);

documented!(cublasZgetrfBatched, c"cublasZgetrfBatched($self, handle, n, A, lda, P, info, batchSize)
--

Computes P·A = L·U of each matrix in place, without pivoting if P is null (double-precision complex).

``cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, batchSize : int
A : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrfBatched
");

shared!(
    cublasZgetrfBatched = like_cublasCgetrfBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasZgetrfBatched",
    "handle n A lda P info batchSize", slots::cublasZgetrfBatched
);

documented!(cublasZgetriBatched, c"cublasZgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)
--

Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (double-precision complex).

``cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, ldc, batchSize : int
A, C : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
P, info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetriBatched
");

shared!(
    cublasZgetriBatched = like_cublasCgetriBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasZgetriBatched",
    "handle n A lda P C ldc info batchSize", slots::cublasZgetriBatched
);

documented!(cublasZgetrsBatched, c"cublasZgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)
--

Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (double-precision complex).

``cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
trans : cublasOperation_t
n, nrhs, lda, ldb, batchSize : int
Aarray, Barray : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
devIpiv : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrsBatched
");

shared!(
    cublasZgetrsBatched = like_cublasCgetrsBatched(cublas::cublasHandle_t,
    cublas::cublasOperation_t, Ty::Pointer, Ty::I32, cublas::cublasStatus_t),
    "cublasZgetrsBatched", "handle trans n nrhs Aarray lda devIpiv Barray ldb batchSize",
    slots::cublasZgetrsBatched
);

documented!(cublasZhbmv, c"cublasZhbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.

``cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv
");

shared!(
    cublasZhbmv = like_cublasCgemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZhbmv",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasZhbmv_v2
);

documented!(cublasZhbmv_64, c"cublasZhbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.

``cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, k, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_64
");

shared!(
    cublasZhbmv_64 = like_cublasCgemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZhbmv_64",
    "handle uplo n k alpha A lda x incx beta y incy", slots::cublasZhbmv_v2_64
);

documented!(cublasZhemm, c"cublasZhemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.

``cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm
");

shared!(
    cublasZhemm = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZhemm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasZhemm_v2
);

documented!(cublasZhemm_64, c"cublasZhemm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.

``cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_64
");

shared!(
    cublasZhemm_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZhemm_64",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasZhemm_v2_64
);

documented!(cublasZhemv, c"cublasZhemv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.

``cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv
");

shared!(
    cublasZhemv = like_cublasChemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZhemv",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasZhemv_v2
);

documented!(cublasZhemv_64, c"cublasZhemv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.

``cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_64
");

shared!(
    cublasZhemv_64 = like_cublasChemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZhemv_64",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasZhemv_v2_64
);

documented!(cublasZher, c"cublasZher($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.

``cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher
");

shared!(
    cublasZher = like_cublasCher(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, Ty::Complex128, cublas::cublasStatus_t), "cublasZher",
    "handle uplo n alpha x incx A lda", slots::cublasZher_v2
);

documented!(cublasZher2, c"cublasZher2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.

``cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2
");

shared!(
    cublasZher2 = like_cublasCher2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZher2",
    "handle uplo n alpha x incx y incy A lda", slots::cublasZher2_v2
);

documented!(cublasZher2_64, c"cublasZher2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.

``cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_64
");

shared!(
    cublasZher2_64 = like_cublasCher2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZher2_64",
    "handle uplo n alpha x incx y incy A lda", slots::cublasZher2_v2_64
);

documented!(cublasZher2k, c"cublasZher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.

``cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k
");

shared!(
    cublasZher2k = like_cublasCher2k(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex128, Ty::F64, cublas::cublasStatus_t),
    "cublasZher2k", "handle uplo trans n k alpha A lda B ldb beta C ldc",
    slots::cublasZher2k_v2
);

documented!(cublasZher2k_64, c"cublasZher2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.

``cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_64
");

shared!(
    cublasZher2k_64 = like_cublasCher2k_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZher2k_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasZher2k_v2_64
);

documented!(cublasZher_64, c"cublasZher_64($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.

``cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_64
");

shared!(
    cublasZher_64 = like_cublasCher_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, Ty::Complex128, cublas::cublasStatus_t), "cublasZher_64",
    "handle uplo n alpha x incx A lda", slots::cublasZher_v2_64
);

documented!(cublasZherk, c"cublasZherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.

``cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk
");

shared!(
    cublasZherk = like_cublasCherk(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::F64, Ty::Complex128, cublas::cublasStatus_t),
    "cublasZherk", "handle uplo trans n k alpha A lda beta C ldc", slots::cublasZherk_v2
);

documented!(cublasZherk_64, c"cublasZherk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.

``cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_64
");

shared!(
    cublasZherk_64 = like_cublasCherk_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::F64, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZherk_64",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasZherk_v2_64
);

documented!(cublasZherkx, c"cublasZherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.

``cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx
");

shared!(
    cublasZherkx = like_cublasCher2k(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex128, Ty::F64, cublas::cublasStatus_t),
    "cublasZherkx", "handle uplo trans n k alpha A lda B ldb beta C ldc",
    slots::cublasZherkx
);

documented!(cublasZherkx_64, c"cublasZherkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.

``cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx_64
");

shared!(
    cublasZherkx_64 = like_cublasCher2k_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZherkx_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasZherkx_64
);

documented!(cublasZhpmv, c"cublasZhpmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.

``cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv
");

shared!(
    cublasZhpmv = like_cublasChpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZhpmv",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasZhpmv_v2
);

documented!(cublasZhpmv_64, c"cublasZhpmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.

``cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
AP, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_64
");

shared!(
    cublasZhpmv_64 = like_cublasChpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZhpmv_64",
    "handle uplo n alpha AP x incx beta y incy", slots::cublasZhpmv_v2_64
);

documented!(cublasZhpr, c"cublasZhpr($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.

``cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr
");

shared!(
    cublasZhpr = like_cublasChpr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, Ty::Complex128, cublas::cublasStatus_t), "cublasZhpr",
    "handle uplo n alpha x incx AP", slots::cublasZhpr_v2
);

documented!(cublasZhpr2, c"cublasZhpr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.

``cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2
");

shared!(
    cublasZhpr2 = like_cublasChpr2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZhpr2",
    "handle uplo n alpha x incx y incy AP", slots::cublasZhpr2_v2
);

documented!(cublasZhpr2_64, c"cublasZhpr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)
--

A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.

``cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_64
");

shared!(
    cublasZhpr2_64 = like_cublasChpr2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZhpr2_64",
    "handle uplo n alpha x incx y incy AP", slots::cublasZhpr2_v2_64
);

documented!(cublasZhpr_64, c"cublasZhpr_64($self, handle, uplo, n, alpha, x, incx, AP)
--

A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.

``cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_64
");

shared!(
    cublasZhpr_64 = like_cublasChpr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::F64, Ty::Complex128, cublas::cublasStatus_t), "cublasZhpr_64",
    "handle uplo n alpha x incx AP", slots::cublasZhpr_v2_64
);

documented!(cublasZmatinvBatched, c"cublasZmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)
--

Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double-precision complex).

``cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)``

Parameters
----------
handle : cublasHandle_t or None
n, lda, lda_inv, batchSize : int
A, Ainv : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.
info : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZmatinvBatched
");

shared!(
    cublasZmatinvBatched = like_cublasCmatinvBatched(cublas::cublasHandle_t, Ty::Pointer,
    Ty::I32, cublas::cublasStatus_t), "cublasZmatinvBatched",
    "handle n A lda Ainv lda_inv info batchSize", slots::cublasZmatinvBatched
);

documented!(cublasZrot, c"cublasZrot($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.

``cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
s : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot
");

shared!(
    cublasZrot = like_cublasCrot(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZrot", "handle n x incx y incy c s",
    slots::cublasZrot_v2
);

documented!(cublasZrot_64, c"cublasZrot_64($self, handle, n, x, incx, y, incy, c, s)
--

(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.

``cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
c : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
s : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_64
");

shared!(
    cublasZrot_64 = like_cublasCrot_64(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZrot_64", "handle n x incx y incy c s",
    slots::cublasZrot_v2_64
);

documented!(cublasZrotg, c"cublasZrotg($self, handle, a, b, c, s)
--

Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), double-precision complex.

``cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)``

Parameters
----------
handle : cublasHandle_t or None
a, b, c, s : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg
");

shared!(
    cublasZrotg = like_cublasCrotg(cublas::cublasHandle_t, Ty::Complex128, Ty::F64,
    cublas::cublasStatus_t), "cublasZrotg", "handle a b c s", slots::cublasZrotg_v2
);

documented!(cublasZscal, c"cublasZscal($self, handle, n, alpha, x, incx)
--

x = α·x, double-precision complex.

``cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal
");

shared!(
    cublasZscal = like_cublasCscal(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZscal", "handle n alpha x incx",
    slots::cublasZscal_v2
);

documented!(cublasZscal_64, c"cublasZscal_64($self, handle, n, alpha, x, incx)
--

x = α·x, double-precision complex.

``cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
n, incx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_64
");

shared!(
    cublasZscal_64 = like_cublasCscal_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZscal_64", "handle n alpha x incx",
    slots::cublasZscal_v2_64
);

documented!(cublasZswap, c"cublasZswap($self, handle, n, x, incx, y, incy)
--

x ↔ y, double-precision complex.

``cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap
");

shared!(
    cublasZswap = like_cublasCcopy(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZswap", "handle n x incx y incy",
    slots::cublasZswap_v2
);

documented!(cublasZswap_64, c"cublasZswap_64($self, handle, n, x, incx, y, incy)
--

x ↔ y, double-precision complex.

``cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
n, incx, incy : int
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_64
");

shared!(
    cublasZswap_64 = like_cublasCcopy_64(cublas::cublasHandle_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZswap_64", "handle n x incx y incy",
    slots::cublasZswap_v2_64
);

documented!(cublasZsymm, c"cublasZsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.

``cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm
");

shared!(
    cublasZsymm = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZsymm",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasZsymm_v2
);

documented!(cublasZsymm_64, c"cublasZsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.

``cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
m, n, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_64
");

shared!(
    cublasZsymm_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZsymm_64",
    "handle side uplo m n alpha A lda B ldb beta C ldc", slots::cublasZsymm_v2_64
);

documented!(cublasZsymv, c"cublasZsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, double-precision complex.

``cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv
");

shared!(
    cublasZsymv = like_cublasChemv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZsymv",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasZsymv_v2
);

documented!(cublasZsymv_64, c"cublasZsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
--

y = α·A·x + β·y for a symmetric matrix A, double-precision complex.

``cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda, incx, incy : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_64
");

shared!(
    cublasZsymv_64 = like_cublasChemv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZsymv_64",
    "handle uplo n alpha A lda x incx beta y incy", slots::cublasZsymv_v2_64
);

documented!(cublasZsyr, c"cublasZsyr($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.

``cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr
");

shared!(
    cublasZsyr = like_cublasCsyr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZsyr",
    "handle uplo n alpha x incx A lda", slots::cublasZsyr_v2
);

documented!(cublasZsyr2, c"cublasZsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.

``cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2
");

shared!(
    cublasZsyr2 = like_cublasCher2(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZsyr2",
    "handle uplo n alpha x incx y incy A lda", slots::cublasZsyr2_v2
);

documented!(cublasZsyr2_64, c"cublasZsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)
--

A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.

``cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, incy, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, y, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_64
");

shared!(
    cublasZsyr2_64 = like_cublasCher2_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZsyr2_64",
    "handle uplo n alpha x incx y incy A lda", slots::cublasZsyr2_v2_64
);

documented!(cublasZsyr2k, c"cublasZsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.

``cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k
");

shared!(
    cublasZsyr2k = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZsyr2k",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasZsyr2k_v2
);

documented!(cublasZsyr2k_64, c"cublasZsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.

``cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_64
");

shared!(
    cublasZsyr2k_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZsyr2k_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasZsyr2k_v2_64
);

documented!(cublasZsyr_64, c"cublasZsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)
--

A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.

``cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, incx, lda : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
x, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_64
");

shared!(
    cublasZsyr_64 = like_cublasCsyr_64(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZsyr_64",
    "handle uplo n alpha x incx A lda", slots::cublasZsyr_v2_64
);

documented!(cublasZsyrk, c"cublasZsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.

``cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk
");

shared!(
    cublasZsyrk = like_cublasCsyrk(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZsyrk",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasZsyrk_v2
);

documented!(cublasZsyrk_64, c"cublasZsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
--

C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.

``cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_64
");

shared!(
    cublasZsyrk_64 = like_cublasCsyrk_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZsyrk_64",
    "handle uplo trans n k alpha A lda beta C ldc", slots::cublasZsyrk_v2_64
);

documented!(cublasZsyrkx, c"cublasZsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.

``cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx
");

shared!(
    cublasZsyrkx = like_cublasChemm(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZsyrkx",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasZsyrkx
);

documented!(cublasZsyrkx_64, c"cublasZsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.

``cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
n, k, lda, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx_64
");

shared!(
    cublasZsyrkx_64 = like_cublasChemm_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZsyrkx_64",
    "handle uplo trans n k alpha A lda B ldb beta C ldc", slots::cublasZsyrkx_64
);

documented!(cublasZtbmv, c"cublasZtbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.

``cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv
");

shared!(
    cublasZtbmv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZtbmv", "handle uplo trans diag n k A lda x incx",
    slots::cublasZtbmv_v2
);

documented!(cublasZtbmv_64, c"cublasZtbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.

``cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_64
");

shared!(
    cublasZtbmv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtbmv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasZtbmv_v2_64
);

documented!(cublasZtbsv, c"cublasZtbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).

``cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv
");

shared!(
    cublasZtbsv = like_cublasCtbmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZtbsv", "handle uplo trans diag n k A lda x incx",
    slots::cublasZtbsv_v2
);

documented!(cublasZtbsv_64, c"cublasZtbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).

``cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, k, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_64
");

shared!(
    cublasZtbsv_64 = like_cublasCtbmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtbsv_64",
    "handle uplo trans diag n k A lda x incx", slots::cublasZtbsv_v2_64
);

documented!(cublasZtpmv, c"cublasZtpmv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.

``cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv
");

shared!(
    cublasZtpmv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZtpmv", "handle uplo trans diag n AP x incx",
    slots::cublasZtpmv_v2
);

documented!(cublasZtpmv_64, c"cublasZtpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.

``cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_64
");

shared!(
    cublasZtpmv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtpmv_64",
    "handle uplo trans diag n AP x incx", slots::cublasZtpmv_v2_64
);

documented!(cublasZtpsv, c"cublasZtpsv($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).

``cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv
");

shared!(
    cublasZtpsv = like_cublasCtpmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZtpsv", "handle uplo trans diag n AP x incx",
    slots::cublasZtpsv_v2
);

documented!(cublasZtpsv_64, c"cublasZtpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)
--

Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).

``cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, incx : int
AP, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_64
");

shared!(
    cublasZtpsv_64 = like_cublasCtpmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtpsv_64",
    "handle uplo trans diag n AP x incx", slots::cublasZtpsv_v2_64
);

documented!(cublasZtpttr, c"cublasZtpttr($self, handle, uplo, n, AP, A, lda)
--

Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double-precision complex).

``cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
AP, A : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpttr
");

shared!(
    cublasZtpttr = like_cublasCtpttr(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtpttr", "handle uplo n AP A lda",
    slots::cublasZtpttr
);

documented!(cublasZtrmm, c"cublasZtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).

``cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm
");

shared!(
    cublasZtrmm = like_cublasCtrmm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtrmm",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasZtrmm_v2
);

documented!(cublasZtrmm_64, c"cublasZtrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
--

C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).

``cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, ldc : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_64
");

shared!(
    cublasZtrmm_64 = like_cublasCtrmm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZtrmm_64",
    "handle side uplo trans diag m n alpha A lda B ldb C ldc", slots::cublasZtrmm_v2_64
);

documented!(cublasZtrmv, c"cublasZtrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, double-precision complex.

``cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv
");

shared!(
    cublasZtrmv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZtrmv", "handle uplo trans diag n A lda x incx",
    slots::cublasZtrmv_v2
);

documented!(cublasZtrmv_64, c"cublasZtrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

x = op(A)·x for a triangular matrix A, double-precision complex.

``cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_64
");

shared!(
    cublasZtrmv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtrmv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasZtrmv_v2_64
);

documented!(cublasZtrsm, c"cublasZtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).

``cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm
");

shared!(
    cublasZtrsm = like_cublasCtrsm(cublas::cublasHandle_t, cublas::cublasSideMode_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtrsm",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasZtrsm_v2
);

documented!(cublasZtrsmBatched, c"cublasZtrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).

``cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched
");

shared!(
    cublasZtrsmBatched = like_cublasCtrsmBatched(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex128, Ty::Pointer, cublas::cublasStatus_t),
    "cublasZtrsmBatched", "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasZtrsmBatched
);

documented!(cublasZtrsmBatched_64, c"cublasZtrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).

``cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb, batchCount : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched_64
");

shared!(
    cublasZtrsmBatched_64 = like_cublasCtrsmBatched_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex128, Ty::Pointer, cublas::cublasStatus_t),
    "cublasZtrsmBatched_64",
    "handle side uplo trans diag m n alpha A lda B ldb batchCount",
    slots::cublasZtrsmBatched_64
);

documented!(cublasZtrsm_64, c"cublasZtrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
--

Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).

``cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)``

Parameters
----------
handle : cublasHandle_t or None
side : cublasSideMode_t
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
m, n, lda, ldb : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, B : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_64
");

shared!(
    cublasZtrsm_64 = like_cublasCtrsm_64(cublas::cublasHandle_t,
    cublas::cublasSideMode_t, cublas::cublasFillMode_t, cublas::cublasOperation_t,
    cublas::cublasDiagType_t, Ty::Complex128, cublas::cublasStatus_t), "cublasZtrsm_64",
    "handle side uplo trans diag m n alpha A lda B ldb", slots::cublasZtrsm_v2_64
);

documented!(cublasZtrsv, c"cublasZtrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).

``cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv
");

shared!(
    cublasZtrsv = like_cublasCtrmv(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    cublas::cublasOperation_t, cublas::cublasDiagType_t, Ty::Complex128,
    cublas::cublasStatus_t), "cublasZtrsv", "handle uplo trans diag n A lda x incx",
    slots::cublasZtrsv_v2
);

documented!(cublasZtrsv_64, c"cublasZtrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)
--

Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).

``cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
trans : cublasOperation_t
diag : cublasDiagType_t
n, lda, incx : int
A, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_64
");

shared!(
    cublasZtrsv_64 = like_cublasCtrmv_64(cublas::cublasHandle_t,
    cublas::cublasFillMode_t, cublas::cublasOperation_t, cublas::cublasDiagType_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtrsv_64",
    "handle uplo trans diag n A lda x incx", slots::cublasZtrsv_v2_64
);

documented!(cublasZtrttp, c"cublasZtrttp($self, handle, uplo, n, A, lda, AP)
--

Copies a triangle of a full matrix A to packed storage (AP), double-precision complex.

``cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)``

Parameters
----------
handle : cublasHandle_t or None
uplo : cublasFillMode_t
n, lda : int
A, AP : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrttp
");

shared!(
    cublasZtrttp = like_cublasCtrttp(cublas::cublasHandle_t, cublas::cublasFillMode_t,
    Ty::Complex128, cublas::cublasStatus_t), "cublasZtrttp", "handle uplo n A lda AP",
    slots::cublasZtrttp
);
