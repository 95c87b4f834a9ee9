//! Functions of cublaslt in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cublas, cublaslt, cublaslt13, runtime};

documented!(cublasLtCreate, c"cublasLtCreate($self)
--

Creates a cuBLASLt handle on the current device; the handle is lightweight and not bound to a stream.

``cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
lightHandle : cublasLtHandle_t

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtCreate
");

#[inline(always)]
pub(crate) fn cublasLtCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtCreate());
    let mut c_lightHandle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cublasLtCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_lightHandle).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cublaslt::cublasLtHandle_t, c_lightHandle as u64)?)
        },
    )
}

documented!(cublasLtDestroy, c"cublasLtDestroy($self, lightHandle)
--

Destroys a cuBLASLt handle and frees its resources.

``cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)``

Parameters
----------
lightHandle : cublasLtHandle_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``lightHandle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtDestroy
");

#[inline(always)]
pub(crate) fn cublasLtDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtDestroy(lightHandle));
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cublasLtDestroy)?;
    let status = unsafe { released(py, || function(c_lightHandle)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtDisableCpuInstructionsSetMask, c"cublasLtDisableCpuInstructionsSetMask($self, mask)
--

Disables CPU instruction sets, such as AVX, for cuBLASLt by a mask, and returns the previous mask.

``unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)``

Parameters
----------
mask : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtDisableCpuInstructionsSetMask
");

#[inline(always)]
pub(crate) fn cublasLtDisableCpuInstructionsSetMask<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtDisableCpuInstructionsSetMask(mask));
    ints!(u32, c_mask = mask);
    let function: unsafe extern "system" fn(u32) -> u32 = call.symbol(slots::cublasLtDisableCpuInstructionsSetMask)?;
    let value = unsafe { released(py, || function(c_mask)) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(out::u32(py, value)?))
}

documented!(cublasLtEmulationDescCreate, c"cublasLtEmulationDescCreate($self)
--

Creates a descriptor of the emulation of floating-point precision.

``cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
emulationDesc : int

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescCreate
");

shared!(
    cublasLtEmulationDescCreate =
    like_cublasLtEmulationDescCreate(cublas::cublasStatus_t),
    "cublasLtEmulationDescCreate", "", slots::cublasLtEmulationDescCreate
);

/// The shared body of `cublasLtEmulationDescCreate` and other functions.
#[inline(never)]
fn like_cublasLtEmulationDescCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::pointer(py, c0)?))
        },
    )
}

documented!(cublasLtEmulationDescDestroy, c"cublasLtEmulationDescDestroy($self, emulationDesc)
--

Destroys a descriptor of the emulation of floating-point precision.

``cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)``

Parameters
----------
emulationDesc : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``emulationDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescDestroy
");

shared!(
    cublasLtEmulationDescDestroy =
    like_cublasLtEmulationDescDestroy(cublas::cublasStatus_t),
    "cublasLtEmulationDescDestroy", "emulationDesc", slots::cublasLtEmulationDescDestroy
);

/// The shared body of `cublasLtEmulationDescDestroy` and other functions.
#[inline(never)]
fn like_cublasLtEmulationDescDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::either(a0, own.name(0), None, false, None, &arena)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t0, status)
        },
    )
}

documented!(cublasLtEmulationDescGetAttribute, c"cublasLtEmulationDescGetAttribute($self, emulationDesc, attr, sizeInBytes)
--

Gets an attribute of precision emulation, such as the strategy or the number of mantissa bits.

``cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
emulationDesc : address or buffer
attr : cublasLtEmulationDescAttributes_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescGetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtEmulationDescGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtEmulationDescGetAttribute(emulationDesc attr sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt13::cublasLtEmulationDescAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_emulationDesc = args::either(emulationDesc, "emulationDesc", None, false, None, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtEmulationDescAttributes_t, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtEmulationDescGetAttribute)?;
    let status = unsafe { released(py, || function(
        c_emulationDesc.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast(),
    )) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtEmulationDescInit_internal, c"cublasLtEmulationDescInit_internal($self, emulationDesc, size)
--

Initializes a descriptor of the emulation of floating-point precision in the caller's memory.

``cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size)``

Parameters
----------
emulationDesc : address or buffer
size : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescInit_internal
");

shared!(
    cublasLtEmulationDescInit_internal =
    like_cublasLtEmulationDescInit_internal(cublas::cublasStatus_t),
    "cublasLtEmulationDescInit_internal", "emulationDesc size",
    slots::cublasLtEmulationDescInit_internal
);

/// The shared body of `cublasLtEmulationDescInit_internal` and other functions.
#[inline(never)]
fn like_cublasLtEmulationDescInit_internal<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::u64(a1, own.name(1))?;
            let c0 = args::either(a0, own.name(0), None, false, None, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1)) };
            returned0(py, t0, status)
        },
    )
}

documented!(cublasLtEmulationDescSetAttribute, c"cublasLtEmulationDescSetAttribute($self, emulationDesc, attr, buf, sizeInBytes)
--

Sets an attribute of precision emulation, such as the strategy or the number of mantissa bits.

``cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
emulationDesc : address or buffer
attr : cublasLtEmulationDescAttributes_t
buf : object
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until another value is set in ``emulationDesc``, or ``emulationDesc`` is destroyed.
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescSetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtEmulationDescSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtEmulationDescSetAttribute(emulationDesc attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt13::cublasLtEmulationDescAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_emulationDesc = args::either(emulationDesc, "emulationDesc", None, false, None, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cublaslt::cublasLtEmulationDescAttributes_t, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cublasLtEmulationDescSetAttribute)?;
    let status = unsafe { released(py, || function(c_emulationDesc.cast(), c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtGetCudartVersion, c"cublasLtGetCudartVersion($self)
--

Returns the version of the CUDA runtime that cuBLASLt was built with.

``size_t cublasLtGetCudartVersion(void)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetCudartVersion
");

shared!(
    cublasLtGetCudartVersion = like_cublasLtGetCudartVersion(cublas::cublasStatus_t),
    "cublasLtGetCudartVersion", "", slots::cublasLtGetCudartVersion
);

/// The shared body of `cublasLtGetCudartVersion` and other functions.
#[inline(never)]
fn like_cublasLtGetCudartVersion<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let function: unsafe extern "system" fn() -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function()) };
            returned(py, t0, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
        },
    )
}

documented!(cublasLtGetProperty, c"cublasLtGetProperty($self, typename)
--

Returns one part of the version of cuBLASLt: major, minor or patch level.

``cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)``

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
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetProperty
");

#[inline(always)]
pub(crate) fn cublasLtGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cublasLtGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cublasLtGetStatusName, c"cublasLtGetStatusName($self, status)
--

Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

``const char *cublasLtGetStatusName(cublasStatus_t status)``

Parameters
----------
status : cublas.cublasStatus_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusName
");

#[inline(always)]
pub(crate) fn cublasLtGetStatusName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasLtGetStatusName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cublasLtGetStatusName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cublasLtGetStatusString, c"cublasLtGetStatusString($self, status)
--

Returns the English description of a status.

``const char *cublasLtGetStatusString(cublasStatus_t status)``

Parameters
----------
status : cublas.cublasStatus_t

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusString
");

#[inline(always)]
pub(crate) fn cublasLtGetStatusString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasLtGetStatusString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cublasLtGetStatusString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cublasLtGetVersion, c"cublasLtGetVersion($self)
--

Returns the version of cuBLASLt as an integer, such as 120304 for 12.3.4.

``size_t cublasLtGetVersion(void)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetVersion
");

shared!(
    cublasLtGetVersion = like_cublasLtGetCudartVersion(cublas::cublasStatus_t),
    "cublasLtGetVersion", "", slots::cublasLtGetVersion
);

documented!(cublasLtGroupedMatrixLayoutCreate, c"cublasLtGroupedMatrixLayoutCreate($self, typename, groupCount, rows_array, cols_array, ld_array)
--

Creates a layout descriptor for a group of matrices with a common data type and individual shapes.

``cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)``

Parameters
----------
typename : runtime.cudaDataType
groupCount : int
rows_array, cols_array, ld_array : device address or array
    Used after the call returns; must be kept alive as long as ``matLayout`` exists.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
matLayout : int

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGroupedMatrixLayoutCreate
");

#[inline(always)]
pub(crate) fn cublasLtGroupedMatrixLayoutCreate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtGroupedMatrixLayoutCreate(typename groupCount rows_array cols_array ld_array));
    let arena = CallArena::new();
    let c_type = args::enumeration(typename, "typename", &runtime::cudaDataType)?;
    ints!(i32, c_groupCount = groupCount);
    let mut c_matLayout: *mut c_void = core::ptr::null_mut();
    let c_rows_array = args::device(rows_array, "rows_array", None, &arena)?;
    let c_cols_array = args::device(cols_array, "cols_array", None, &arena)?;
    let c_ld_array = args::device(ld_array, "ld_array", None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cublasLtGroupedMatrixLayoutCreate)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_matLayout).cast(), c_type, c_groupCount, c_rows_array.cast(), c_cols_array.cast(),
        c_ld_array.cast(),
    )) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_matLayout)?))
}

documented!(cublasLtGroupedMatrixLayoutInit_internal, c"cublasLtGroupedMatrixLayoutInit_internal($self, matLayout, size, typename, groupCount, rows_array, cols_array, ld_array)
--

Initializes a layout descriptor for a group of matrices in the caller's memory.

``cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)``

Parameters
----------
matLayout : address or buffer
size, groupCount : int
typename : runtime.cudaDataType
rows_array, cols_array, ld_array : device address or array
    Used after the call returns; must be kept alive as long as ``matLayout`` exists.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGroupedMatrixLayoutInit_internal
");

#[inline(always)]
pub(crate) fn cublasLtGroupedMatrixLayoutInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cublasLtGroupedMatrixLayoutInit_internal(matLayout size typename groupCount rows_array cols_array ld_array)
    );
    let arena = CallArena::new();
    ints!(u64, c_size = size);
    let c_type = args::enumeration(typename, "typename", &runtime::cudaDataType)?;
    ints!(i32, c_groupCount = groupCount);
    let c_matLayout = args::either(matLayout, "matLayout", None, false, None, &arena)?;
    let c_rows_array = args::device(rows_array, "rows_array", None, &arena)?;
    let c_cols_array = args::device(cols_array, "cols_array", None, &arena)?;
    let c_ld_array = args::device(ld_array, "ld_array", None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cublasLtGroupedMatrixLayoutInit_internal)?;
    let status = unsafe { released(py, || function(
        c_matLayout.cast(), c_size, c_type, c_groupCount, c_rows_array.cast(), c_cols_array.cast(), c_ld_array.cast(),
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtHeuristicsCacheGetCapacity, c"cublasLtHeuristicsCacheGetCapacity($self)
--

Returns the capacity of cuBLASLt's cache of heuristic results, or 0 if caching is disabled.

``cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.
capacity : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtHeuristicsCacheGetCapacity
");

#[inline(always)]
pub(crate) fn cublasLtHeuristicsCacheGetCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtHeuristicsCacheGetCapacity());
    let mut c_capacity: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cublasLtHeuristicsCacheGetCapacity)?;
    let status = unsafe { released(py, || function((&raw mut c_capacity).cast())) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_capacity)?))
}

documented!(cublasLtHeuristicsCacheSetCapacity, c"cublasLtHeuristicsCacheSetCapacity($self, capacity)
--

Sets the capacity of cuBLASLt's cache of heuristic results; 0 disables caching.

``cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)``

Parameters
----------
capacity : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtHeuristicsCacheSetCapacity
");

#[inline(always)]
pub(crate) fn cublasLtHeuristicsCacheSetCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtHeuristicsCacheSetCapacity(capacity));
    ints!(u64, c_capacity = capacity);
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cublasLtHeuristicsCacheSetCapacity)?;
    let status = unsafe { released(py, || function(c_capacity)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtLoggerForceDisable, c"cublasLtLoggerForceDisable($self)
--

Disables the log of cuBLASLt for the rest of the process.

``cublasStatus_t cublasLtLoggerForceDisable(void)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerForceDisable
");

#[inline(always)]
pub(crate) fn cublasLtLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cublasLtLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtLoggerOpenFile, c"cublasLtLoggerOpenFile($self, logFile)
--

Opens the file at a path and redirects the log of cuBLASLt to it.

``cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)``

Parameters
----------
logFile : bytes or str

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerOpenFile
");

#[inline(always)]
pub(crate) fn cublasLtLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, "logFile", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::cublasLtLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtLoggerSetCallback, c"cublasLtLoggerSetCallback($self, callback)
--

Sets a callback that receives each message of cuBLASLt's log.

``cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- ``callback`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetCallback
");

#[inline(always)]
pub(crate) fn cublasLtLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtLoggerSetCallback(callback));
    let arena = CallArena::new();
    let mut c_callback = args::callback(callback, Some(&cublaslt::cublasLtLoggerCallback_t__signature), None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cublasLtLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtLoggerSetFile, c"cublasLtLoggerSetFile($self, file)
--

Redirects the log of cuBLASLt to an open C file stream.

``cublasStatus_t cublasLtLoggerSetFile(FILE *file)``

Parameters
----------
file : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetFile
");

shared!(
    cublasLtLoggerSetFile = like_cublasLtEmulationDescDestroy(cublas::cublasStatus_t),
    "cublasLtLoggerSetFile", "file", slots::cublasLtLoggerSetFile
);

documented!(cublasLtLoggerSetLevel, c"cublasLtLoggerSetLevel($self, level)
--

Sets the log level of cuBLASLt; 0 disables logging.

``cublasStatus_t cublasLtLoggerSetLevel(int level)``

Parameters
----------
level : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetLevel
");

shared!(
    cublasLtLoggerSetLevel = like_cublasLtLoggerSetLevel(cublas::cublasStatus_t),
    "cublasLtLoggerSetLevel", "level", slots::cublasLtLoggerSetLevel
);

/// The shared body of `cublasLtLoggerSetLevel` and other functions.
#[inline(never)]
fn like_cublasLtLoggerSetLevel<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::i32(a0, own.name(0))?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        },
    )
}

documented!(cublasLtLoggerSetMask, c"cublasLtLoggerSetMask($self, mask)
--

Sets the log mask of cuBLASLt, which overrides the log level.

``cublasStatus_t cublasLtLoggerSetMask(int mask)``

Parameters
----------
mask : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetMask
");

shared!(
    cublasLtLoggerSetMask = like_cublasLtLoggerSetLevel(cublas::cublasStatus_t),
    "cublasLtLoggerSetMask", "mask", slots::cublasLtLoggerSetMask
);

documented!(cublasLtMatmul, c"cublasLtMatmul($self, lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream)
--

D = α·op(A)·op(B) + β·C in a stream, with the data types and epilogue that the descriptors specify.

``cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
computeDesc, Adesc, Bdesc, Cdesc, Ddesc : address or buffer
alpha, beta : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``stream``.
A, B, C, D, workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
algo : cublasLtMatmulAlgo_t or None
workspaceSizeInBytes : int
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_EXECUTION_FAILED``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_INITIALIZED``, ``CUBLAS_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmul
");

#[inline(always)]
pub(crate) fn cublasLtMatmul<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cublasLtMatmul(lightHandle computeDesc alpha A Adesc B Bdesc beta C Cdesc D Ddesc algo workspace
        workspaceSizeInBytes stream)
    );
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    ints!(u64, c_workspaceSizeInBytes = workspaceSizeInBytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_computeDesc = args::either(computeDesc, "computeDesc", None, false, None, &arena)?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(A, "A", None, &arena)?;
    let c_Adesc = args::either(Adesc, "Adesc", None, false, None, &arena)?;
    let c_B = args::device(B, "B", None, &arena)?;
    let c_Bdesc = args::either(Bdesc, "Bdesc", None, false, None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_C = args::device(C, "C", None, &arena)?;
    let c_Cdesc = args::either(Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_D = args::device(D, "D", None, &arena)?;
    let c_Ddesc = args::either(Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_algo = args::optional_record(algo, "algo", &cublaslt::cublasLtMatmulAlgo_t)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_alpha = args::selected_scalar(alpha, "alpha", None, &mut c_alpha_number, &arena)?;
    let c_beta = args::selected_scalar(beta, "beta", None, &mut c_beta_number, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cublasLtMatmul)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_computeDesc.cast(), c_alpha.cast(), c_A.cast(), c_Adesc.cast(), c_B.cast(), c_Bdesc.cast(),
        c_beta.cast(), c_C.cast(), c_Cdesc.cast(), c_D.cast(), c_Ddesc.cast(), c_algo.cast(), c_workspace.cast(),
        c_workspaceSizeInBytes, c_stream,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtMatmulAlgoCapGetAttribute, c"cublasLtMatmulAlgoCapGetAttribute($self, algo, attr, sizeInBytes)
--

Gets a capability of an algorithm, such as the supported tile sizes or split-K.

``cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
algo : cublasLtMatmulAlgo_t or None
attr : cublasLtMatmulAlgoCapAttributes_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCapGetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoCapGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulAlgoCapGetAttribute(algo attr sizeInBytes));
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulAlgoCapAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_algo = args::optional_record(algo, "algo", &cublaslt::cublasLtMatmulAlgo_t)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtMatmulAlgoCapAttributes_t, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtMatmulAlgoCapGetAttribute)?;
    let status = unsafe { released(
        py, || function(c_algo.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()),
    ) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtMatmulAlgoCheck, c"cublasLtMatmulAlgoCheck($self, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo)
--

Checks that an algorithm supports a matrix product, and returns the required workspace size.

``cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
operationDesc, Adesc, Bdesc, Cdesc, Ddesc : address or buffer
algo : cublasLtMatmulAlgo_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
result : cublasLtMatmulHeuristicResult_t

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCheck
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulAlgoCheck(lightHandle operationDesc Adesc Bdesc Cdesc Ddesc algo));
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_operationDesc = args::either(operationDesc, "operationDesc", None, false, None, &arena)?;
    let c_Adesc = args::either(Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_algo = args::optional_record(algo, "algo", &cublaslt::cublasLtMatmulAlgo_t)?;
    let (c_result, c_result_place) = out::new_record(py, &cublaslt::cublasLtMatmulHeuristicResult_t)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoCheck)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_operationDesc.cast(), c_Adesc.cast(), c_Bdesc.cast(), c_Cdesc.cast(), c_Ddesc.cast(),
        c_algo.cast(), c_result_place.cast(),
    )) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(c_result.into_any()))
}

documented!(cublasLtMatmulAlgoCheckForStream, c"cublasLtMatmulAlgoCheckForStream($self, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, stream)
--

Checks that an algorithm supports a matrix product in a stream, and returns the required workspace size.

``cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
operationDesc, Adesc, Bdesc, Cdesc, Ddesc : address or buffer
algo : cublasLtMatmulAlgo_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
result : cublasLtMatmulHeuristicResult_t

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCheckForStream
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoCheckForStream<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulAlgoCheckForStream(lightHandle operationDesc Adesc Bdesc Cdesc Ddesc algo stream));
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_operationDesc = args::either(operationDesc, "operationDesc", None, false, None, &arena)?;
    let c_Adesc = args::either(Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_algo = args::optional_record(algo, "algo", &cublaslt::cublasLtMatmulAlgo_t)?;
    let (c_result, c_result_place) = out::new_record(py, &cublaslt::cublasLtMatmulHeuristicResult_t)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoCheckForStream)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_operationDesc.cast(), c_Adesc.cast(), c_Bdesc.cast(), c_Cdesc.cast(), c_Ddesc.cast(),
        c_algo.cast(), c_result_place.cast(), c_stream,
    )) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(c_result.into_any()))
}

documented!(cublasLtMatmulAlgoConfigGetAttribute, c"cublasLtMatmulAlgoConfigGetAttribute($self, algo, attr, sizeInBytes)
--

Gets an attribute of an algorithm's configuration, such as the tile size or split-K.

``cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
algo : cublasLtMatmulAlgo_t or None
attr : cublasLtMatmulAlgoConfigAttributes_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoConfigGetAttribute
");

documented!(cublasLtMatmulAlgoConfigSetAttribute, c"cublasLtMatmulAlgoConfigSetAttribute($self, algo, attr, buf, sizeInBytes)
--

Sets an attribute of an algorithm's configuration, such as the tile size or split-K.

``cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
algo : cublasLtMatmulAlgo_t or None
attr : cublasLtMatmulAlgoConfigAttributes_t
buf : object
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoConfigSetAttribute
");

documented!(cublasLtMatmulAlgoGetHeuristic, c"cublasLtMatmulAlgoGetHeuristic($self, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount)
--

Returns the algorithms for a matrix product with the lowest estimated times, fastest first.

``cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference : address or buffer
requestedAlgoCount : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]
returnAlgoCount : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetHeuristic
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoGetHeuristic<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cublasLtMatmulAlgoGetHeuristic(lightHandle operationDesc Adesc Bdesc Cdesc Ddesc preference requestedAlgoCount)
    );
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    ints!(i32, c_requestedAlgoCount = requestedAlgoCount);
    let c_operationDesc = args::either(operationDesc, "operationDesc", None, false, None, &arena)?;
    let c_Adesc = args::either(Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_preference = args::either(preference, "preference", None, false, None, &arena)?;
    let c_heuristicResultsArray_length: usize = args::length(py, c_requestedAlgoCount.into(), "requestedAlgoCount")?;
    let c_heuristicResultsArray = args::output_memory(
        py, c_heuristicResultsArray_length, Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t).size(), &arena,
    )?;
    let mut c_returnAlgoCount: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cublasLtMatmulAlgoGetHeuristic)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_operationDesc.cast(), c_Adesc.cast(), c_Bdesc.cast(), c_Cdesc.cast(), c_Ddesc.cast(),
        c_preference.cast(), c_requestedAlgoCount, c_heuristicResultsArray.cast(), (&raw mut c_returnAlgoCount).cast(),
    )) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t), c_heuristicResultsArray.cast(),
                        c_heuristicResultsArray_length,
                    ) }?,
                )?;
            tuple.push(out::i32(py, c_returnAlgoCount)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtMatmulAlgoGetHeuristicForStream, c"cublasLtMatmulAlgoGetHeuristicForStream($self, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, stream)
--

Returns the algorithms with the lowest estimated times for a matrix product in a stream, fastest first.

``cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount, cudaStream_t stream)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference : address or buffer
requestedAlgoCount : int
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]
returnAlgoCount : int

Notes
-----
Declared in ``cublasLt.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetHeuristicForStream
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoGetHeuristicForStream<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cublasLtMatmulAlgoGetHeuristicForStream(lightHandle operationDesc Adesc Bdesc Cdesc Ddesc preference
        requestedAlgoCount stream)
    );
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    ints!(i32, c_requestedAlgoCount = requestedAlgoCount);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_operationDesc = args::either(operationDesc, "operationDesc", None, false, None, &arena)?;
    let c_Adesc = args::either(Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_preference = args::either(preference, "preference", None, false, None, &arena)?;
    let c_heuristicResultsArray_length: usize = args::length(py, c_requestedAlgoCount.into(), "requestedAlgoCount")?;
    let c_heuristicResultsArray = args::output_memory(
        py, c_heuristicResultsArray_length, Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t).size(), &arena,
    )?;
    let mut c_returnAlgoCount: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, u64) -> i32, Alone,
    ) = call.symbol_and_form(slots::cublasLtMatmulAlgoGetHeuristicForStream)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_operationDesc.cast(), c_Adesc.cast(), c_Bdesc.cast(), c_Cdesc.cast(), c_Ddesc.cast(),
        c_preference.cast(), c_requestedAlgoCount, c_heuristicResultsArray.cast(), (&raw mut c_returnAlgoCount).cast(),
        c_stream,
    )) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t), c_heuristicResultsArray.cast(),
                        c_heuristicResultsArray_length,
                    ) }?,
                )?;
            tuple.push(out::i32(py, c_returnAlgoCount)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtMatmulAlgoGetIds, c"cublasLtMatmulAlgoGetIds($self, lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount)
--

Returns the IDs of the algorithms that may support a combination of data types.

``cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
computeType : cublas.cublasComputeType_t
scaleType, Atype, Btype, Ctype, Dtype : runtime.cudaDataType
requestedAlgoCount : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
algoIdsArray : list[int]
returnAlgoCount : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetIds
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoGetIds<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cublasLtMatmulAlgoGetIds(lightHandle computeType scaleType Atype Btype Ctype Dtype requestedAlgoCount)
    );
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_scaleType = args::enumeration(scaleType, "scaleType", &runtime::cudaDataType)?;
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_Dtype = args::enumeration(Dtype, "Dtype", &runtime::cudaDataType)?;
    ints!(i32, c_requestedAlgoCount = requestedAlgoCount);
    let c_algoIdsArray_length: usize = args::length(py, c_requestedAlgoCount.into(), "requestedAlgoCount")?;
    let c_algoIdsArray = args::output_memory(py, c_algoIdsArray_length, Ty::I32.size(), &arena)?;
    let mut c_returnAlgoCount: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, i32, i32, i32, i32, i32, i32, i32, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cublasLtMatmulAlgoGetIds)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_computeType, c_scaleType, c_Atype, c_Btype, c_Ctype, c_Dtype, c_requestedAlgoCount,
        c_algoIdsArray.cast(), (&raw mut c_returnAlgoCount).cast(),
    )) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_algoIdsArray.cast(), c_algoIdsArray_length) }?)?;
            tuple.push(out::i32(py, c_returnAlgoCount)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtMatmulAlgoInit, c"cublasLtMatmulAlgoInit($self, lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId)
--

Initializes an algorithm from its ID, for a combination of data types, with a default configuration.

``cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
computeType : cublas.cublasComputeType_t
scaleType, Atype, Btype, Ctype, Dtype : runtime.cudaDataType
algoId : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.
algo : cublasLtMatmulAlgo_t

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoInit
");

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulAlgoInit(lightHandle computeType scaleType Atype Btype Ctype Dtype algoId));
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_scaleType = args::enumeration(scaleType, "scaleType", &runtime::cudaDataType)?;
    let c_Atype = args::enumeration(Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_Dtype = args::enumeration(Dtype, "Dtype", &runtime::cudaDataType)?;
    ints!(i32, c_algoId = algoId);
    let (c_algo, c_algo_place) = out::new_record(py, &cublaslt::cublasLtMatmulAlgo_t)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoInit)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_computeType, c_scaleType, c_Atype, c_Btype, c_Ctype, c_Dtype, c_algoId, c_algo_place.cast(),
    )) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(c_algo.into_any()))
}

documented!(cublasLtMatmulDescCreate, c"cublasLtMatmulDescCreate($self, computeType, scaleType)
--

Creates a matrix product descriptor, initially without transpositions and without an epilogue.

``cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)``

Parameters
----------
computeType : cublas.cublasComputeType_t
scaleType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
matmulDesc : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescCreate
");

#[inline(always)]
pub(crate) fn cublasLtMatmulDescCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulDescCreate(computeType scaleType));
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_scaleType = args::enumeration(scaleType, "scaleType", &runtime::cudaDataType)?;
    let mut c_matmulDesc: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cublasLtMatmulDescCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_matmulDesc).cast(), c_computeType, c_scaleType)) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_matmulDesc)?))
}

documented!(cublasLtMatmulDescDestroy, c"cublasLtMatmulDescDestroy($self, matmulDesc)
--

Destroys a matrix product descriptor.

``cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)``

Parameters
----------
matmulDesc : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``matmulDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescDestroy
");

shared!(
    cublasLtMatmulDescDestroy =
    like_cublasLtEmulationDescDestroy(cublas::cublasStatus_t),
    "cublasLtMatmulDescDestroy", "matmulDesc", slots::cublasLtMatmulDescDestroy
);

documented!(cublasLtMatmulDescGetAttribute, c"cublasLtMatmulDescGetAttribute($self, matmulDesc, attr, sizeInBytes)
--

Gets an attribute of a matrix product, such as a transposition or the epilogue.

``cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
matmulDesc : address or buffer
attr : cublasLtMatmulDescAttributes_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescGetAttribute
");

documented!(cublasLtMatmulDescInit_internal, c"cublasLtMatmulDescInit_internal($self, matmulDesc, size, computeType, scaleType)
--

Initializes a matrix product descriptor in the caller's memory.

``cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)``

Parameters
----------
matmulDesc : address or buffer
size : int
computeType : cublas.cublasComputeType_t
scaleType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescInit_internal
");

#[inline(always)]
pub(crate) fn cublasLtMatmulDescInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulDescInit_internal(matmulDesc size computeType scaleType));
    let arena = CallArena::new();
    ints!(u64, c_size = size);
    let c_computeType = args::enumeration(computeType, "computeType", &cublas::cublasComputeType_t)?;
    let c_scaleType = args::enumeration(scaleType, "scaleType", &runtime::cudaDataType)?;
    let c_matmulDesc = args::either(matmulDesc, "matmulDesc", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, i32) -> i32 = call
        .symbol(slots::cublasLtMatmulDescInit_internal)?;
    let status = unsafe { released(py, || function(c_matmulDesc.cast(), c_size, c_computeType, c_scaleType)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtMatmulDescSetAttribute, c"cublasLtMatmulDescSetAttribute($self, matmulDesc, attr, buf, sizeInBytes)
--

Sets an attribute of a matrix product, such as a transposition, the epilogue or the bias pointer.

``cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
matmulDesc : address or buffer
attr : cublasLtMatmulDescAttributes_t
buf : object
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until another value is set in ``matmulDesc``, or ``matmulDesc`` is destroyed.
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Warnings
--------
- While scalars are on the device, or an attribute refers to memory other than the four matrices, ``matmulDesc`` must not be passed to safe functions of ``owned``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescSetAttribute
");

documented!(cublasLtMatmulPreferenceCreate, c"cublasLtMatmulPreferenceCreate($self)
--

Creates the preferences of an algorithm search, which restrict its results.

``cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)``

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
pref : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceCreate
");

shared!(
    cublasLtMatmulPreferenceCreate =
    like_cublasLtEmulationDescCreate(cublas::cublasStatus_t),
    "cublasLtMatmulPreferenceCreate", "", slots::cublasLtMatmulPreferenceCreate
);

documented!(cublasLtMatmulPreferenceDestroy, c"cublasLtMatmulPreferenceDestroy($self, pref)
--

Destroys the preferences of an algorithm search.

``cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)``

Parameters
----------
pref : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``pref``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceDestroy
");

shared!(
    cublasLtMatmulPreferenceDestroy =
    like_cublasLtEmulationDescDestroy(cublas::cublasStatus_t),
    "cublasLtMatmulPreferenceDestroy", "pref", slots::cublasLtMatmulPreferenceDestroy
);

documented!(cublasLtMatmulPreferenceGetAttribute, c"cublasLtMatmulPreferenceGetAttribute($self, pref, attr, sizeInBytes)
--

Gets a preference of an algorithm search, such as the maximum workspace size.

``cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
pref : address or buffer
attr : cublasLtMatmulPreferenceAttributes_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceGetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtMatmulPreferenceGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulPreferenceGetAttribute(pref attr sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulPreferenceAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_pref = args::either(pref, "pref", None, false, None, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtMatmulPreferenceAttributes_t, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtMatmulPreferenceGetAttribute)?;
    let status = unsafe { released(
        py, || function(c_pref.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()),
    ) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtMatmulPreferenceInit_internal, c"cublasLtMatmulPreferenceInit_internal($self, pref, size)
--

Initializes the preferences of an algorithm search in the caller's memory.

``cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)``

Parameters
----------
pref : address or buffer
size : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceInit_internal
");

shared!(
    cublasLtMatmulPreferenceInit_internal =
    like_cublasLtEmulationDescInit_internal(cublas::cublasStatus_t),
    "cublasLtMatmulPreferenceInit_internal", "pref size",
    slots::cublasLtMatmulPreferenceInit_internal
);

documented!(cublasLtMatmulPreferenceSetAttribute, c"cublasLtMatmulPreferenceSetAttribute($self, pref, attr, buf, sizeInBytes)
--

Sets a preference of an algorithm search, such as the maximum workspace size.

``cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
pref : address or buffer
attr : cublasLtMatmulPreferenceAttributes_t
buf : object
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceSetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtMatmulPreferenceSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulPreferenceSetAttribute(pref attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulPreferenceAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_pref = args::either(pref, "pref", None, false, None, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cublaslt::cublasLtMatmulPreferenceAttributes_t, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cublasLtMatmulPreferenceSetAttribute)?;
    let status = unsafe { released(py, || function(c_pref.cast(), c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtMatrixLayoutCreate, c"cublasLtMatrixLayoutCreate($self, typename, rows, cols, ld)
--

Creates a matrix layout descriptor: type, rows, columns and leading dimension.

``cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)``

Parameters
----------
typename : runtime.cudaDataType
rows, cols, ld : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
matLayout : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutCreate
");

#[inline(always)]
pub(crate) fn cublasLtMatrixLayoutCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixLayoutCreate(typename rows cols ld));
    let c_type = args::enumeration(typename, "typename", &runtime::cudaDataType)?;
    ints!(u64, c_rows = rows, c_cols = cols);
    ints!(i64, c_ld = ld);
    let mut c_matLayout: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, i32, u64, u64, i64) -> i32 = call
        .symbol(slots::cublasLtMatrixLayoutCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_matLayout).cast(), c_type, c_rows, c_cols, c_ld)) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_matLayout)?))
}

documented!(cublasLtMatrixLayoutDestroy, c"cublasLtMatrixLayoutDestroy($self, matLayout)
--

Destroys a matrix layout descriptor.

``cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)``

Parameters
----------
matLayout : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``matLayout``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutDestroy
");

shared!(
    cublasLtMatrixLayoutDestroy =
    like_cublasLtEmulationDescDestroy(cublas::cublasStatus_t),
    "cublasLtMatrixLayoutDestroy", "matLayout", slots::cublasLtMatrixLayoutDestroy
);

documented!(cublasLtMatrixLayoutGetAttribute, c"cublasLtMatrixLayoutGetAttribute($self, matLayout, attr, sizeInBytes)
--

Gets an attribute of a matrix layout, such as the order, batch count or stride.

``cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
matLayout : address or buffer
attr : cublasLtMatrixLayoutAttribute_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutGetAttribute
");

documented!(cublasLtMatrixLayoutInit_internal, c"cublasLtMatrixLayoutInit_internal($self, matLayout, size, typename, rows, cols, ld)
--

Initializes a matrix layout descriptor in the caller's memory.

``cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)``

Parameters
----------
matLayout : address or buffer
size, rows, cols, ld : int
typename : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutInit_internal
");

#[inline(always)]
pub(crate) fn cublasLtMatrixLayoutInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixLayoutInit_internal(matLayout size typename rows cols ld));
    let arena = CallArena::new();
    ints!(u64, c_size = size);
    let c_type = args::enumeration(typename, "typename", &runtime::cudaDataType)?;
    ints!(u64, c_rows = rows, c_cols = cols);
    ints!(i64, c_ld = ld);
    let c_matLayout = args::either(matLayout, "matLayout", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64, u64, i64) -> i32 = call
        .symbol(slots::cublasLtMatrixLayoutInit_internal)?;
    let status = unsafe { released(py, || function(c_matLayout.cast(), c_size, c_type, c_rows, c_cols, c_ld)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtMatrixLayoutSetAttribute, c"cublasLtMatrixLayoutSetAttribute($self, matLayout, attr, buf, sizeInBytes)
--

Sets an attribute of a matrix layout, such as the order, batch count or stride.

``cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
matLayout : address or buffer
attr : cublasLtMatrixLayoutAttribute_t
buf : object
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until another value is set in ``matLayout``, or ``matLayout`` is destroyed.
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutSetAttribute
");

documented!(cublasLtMatrixTransform, c"cublasLtMatrixTransform($self, lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream)
--

C = α·op(A) + β·op(B) in a stream, with conversion of orders and data types.

``cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)``

Parameters
----------
lightHandle : cublasLtHandle_t or None
transformDesc, Adesc, Bdesc, Cdesc : address or buffer
alpha, beta : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``stream``.
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_EXECUTION_FAILED``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_INITIALIZED``, ``CUBLAS_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransform
");

#[inline(always)]
pub(crate) fn cublasLtMatrixTransform<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixTransform(lightHandle transformDesc alpha A Adesc beta B Bdesc C Cdesc stream));
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_transformDesc = args::either(transformDesc, "transformDesc", None, false, None, &arena)?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(A, "A", None, &arena)?;
    let c_Adesc = args::either(Adesc, "Adesc", None, false, None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_B = args::device(B, "B", None, &arena)?;
    let c_Bdesc = args::either(Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_C = args::device(C, "C", None, &arena)?;
    let c_Cdesc = args::either(Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_alpha = args::selected_scalar(alpha, "alpha", None, &mut c_alpha_number, &arena)?;
    let c_beta = args::selected_scalar(beta, "beta", None, &mut c_beta_number, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cublasLtMatrixTransform)?;
    let status = unsafe { released(py, || function(
        c_lightHandle, c_transformDesc.cast(), c_alpha.cast(), c_A.cast(), c_Adesc.cast(), c_beta.cast(), c_B.cast(),
        c_Bdesc.cast(), c_C.cast(), c_Cdesc.cast(), c_stream,
    )) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtMatrixTransformDescCreate, c"cublasLtMatrixTransformDescCreate($self, scaleType)
--

Creates a matrix transformation descriptor, initially without transpositions.

``cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)``

Parameters
----------
scaleType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.
transformDesc : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescCreate
");

#[inline(always)]
pub(crate) fn cublasLtMatrixTransformDescCreate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixTransformDescCreate(scaleType));
    let c_scaleType = args::enumeration(scaleType, "scaleType", &runtime::cudaDataType)?;
    let mut c_transformDesc: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cublasLtMatrixTransformDescCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_transformDesc).cast(), c_scaleType)) };
    returned(py, &cublas::cublasStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_transformDesc)?))
}

documented!(cublasLtMatrixTransformDescDestroy, c"cublasLtMatrixTransformDescDestroy($self, transformDesc)
--

Destroys a matrix transformation descriptor.

``cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)``

Parameters
----------
transformDesc : address or buffer

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``transformDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescDestroy
");

shared!(
    cublasLtMatrixTransformDescDestroy =
    like_cublasLtEmulationDescDestroy(cublas::cublasStatus_t),
    "cublasLtMatrixTransformDescDestroy", "transformDesc",
    slots::cublasLtMatrixTransformDescDestroy
);

documented!(cublasLtMatrixTransformDescGetAttribute, c"cublasLtMatrixTransformDescGetAttribute($self, transformDesc, attr, sizeInBytes)
--

Gets an attribute of a matrix transformation, such as a transposition or the location of scalars.

``cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
transformDesc : address or buffer
attr : cublasLtMatrixTransformDescAttributes_t
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.
buf : object
sizeWritten : int

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescGetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtMatrixTransformDescGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixTransformDescGetAttribute(transformDesc attr sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatrixTransformDescAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_transformDesc = args::either(transformDesc, "transformDesc", None, false, None, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtMatrixTransformDescAttributes_t, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtMatrixTransformDescGetAttribute)?;
    let status = unsafe { released(py, || function(
        c_transformDesc.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast(),
    )) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

documented!(cublasLtMatrixTransformDescInit_internal, c"cublasLtMatrixTransformDescInit_internal($self, transformDesc, size, scaleType)
--

Initializes a matrix transformation descriptor in the caller's memory.

``cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)``

Parameters
----------
transformDesc : address or buffer
size : int
scaleType : runtime.cudaDataType

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescInit_internal
");

#[inline(always)]
pub(crate) fn cublasLtMatrixTransformDescInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixTransformDescInit_internal(transformDesc size scaleType));
    let arena = CallArena::new();
    ints!(u64, c_size = size);
    let c_scaleType = args::enumeration(scaleType, "scaleType", &runtime::cudaDataType)?;
    let c_transformDesc = args::either(transformDesc, "transformDesc", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32) -> i32 = call
        .symbol(slots::cublasLtMatrixTransformDescInit_internal)?;
    let status = unsafe { released(py, || function(c_transformDesc.cast(), c_size, c_scaleType)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

documented!(cublasLtMatrixTransformDescSetAttribute, c"cublasLtMatrixTransformDescSetAttribute($self, transformDesc, attr, buf, sizeInBytes)
--

Sets an attribute of a matrix transformation, such as a transposition or the location of scalars.

``cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
transformDesc : address or buffer
attr : cublasLtMatrixTransformDescAttributes_t
buf : object
sizeInBytes : int

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.

Warnings
--------
- While scalars are on the device, ``transformDesc`` must not be passed to safe functions of ``owned``.

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescSetAttribute
");

#[inline(always)]
pub(crate) fn cublasLtMatrixTransformDescSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixTransformDescSetAttribute(transformDesc attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatrixTransformDescAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_transformDesc = args::either(transformDesc, "transformDesc", None, false, None, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cublaslt::cublasLtMatrixTransformDescAttributes_t, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cublasLtMatrixTransformDescSetAttribute)?;
    let status = unsafe { released(py, || function(c_transformDesc.cast(), c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cublas::cublasStatus_t, status)
}
