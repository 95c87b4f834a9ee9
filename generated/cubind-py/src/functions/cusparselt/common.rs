//! Functions of cusparselt in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cusparse, cusparselt0, runtime};

documented!(cusparseLtDenseDescriptorInit, c"cusparseLtDenseDescriptorInit($self, handle, matDescr, rows, cols, ld, alignment, valueType, order)
--

Initializes a dense matrix descriptor: size, leading dimension, alignment, type and order.

``cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
handle : cusparseLtHandle_t or None
matDescr : cusparseLtMatDescriptor_t or None
rows, cols, ld, alignment : int
valueType : runtime.cudaDataType
order : cusparse.cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDenseDescriptorInit
");

#[inline(always)]
pub(crate) fn cusparseLtDenseDescriptorInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtDenseDescriptorInit(handle matDescr rows cols ld alignment valueType order));
    ints!(i64, c_rows = rows, c_cols = cols, c_ld = ld);
    ints!(u32, c_alignment = alignment);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_order = args::enumeration(order, "order", &cusparse::cusparseOrder_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matDescr = args::optional_record(matDescr, "matDescr", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, i64, i64, i64, u32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseLtDenseDescriptorInit)?;
    let status = unsafe { released(
        py, || function(c_handle.cast(), c_matDescr.cast(), c_rows, c_cols, c_ld, c_alignment, c_valueType, c_order),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtDestroy, c"cusparseLtDestroy($self, handle)
--

Frees the resources of a cuSPARSELt handle.

``cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *handle)``

Parameters
----------
handle : cusparseLtHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDestroy
");

shared!(
    cusparseLtDestroy = like_cusparseLtDestroy(cusparselt0::cusparseLtHandle_t,
    cusparse::cusparseStatus_t), "cusparseLtDestroy", "handle", slots::cusparseLtDestroy
);

/// The shared body of `cusparseLtDestroy` and other functions.
#[inline(never)]
fn like_cusparseLtDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(cusparseLtGetErrorName, c"cusparseLtGetErrorName($self, status)
--

Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

``const char *cusparseLtGetErrorName(cusparseStatus_t status)``

Parameters
----------
status : cusparse.cusparseStatus_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorName
");

#[inline(always)]
pub(crate) fn cusparseLtGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseLtGetErrorName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cusparse::cusparseStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cusparseLtGetErrorName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cusparse::cusparseStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cusparseLtGetErrorString, c"cusparseLtGetErrorString($self, status)
--

Returns the English description of a status.

``const char *cusparseLtGetErrorString(cusparseStatus_t status)``

Parameters
----------
status : cusparse.cusparseStatus_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorString
");

#[inline(always)]
pub(crate) fn cusparseLtGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseLtGetErrorString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cusparse::cusparseStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cusparseLtGetErrorString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cusparse::cusparseStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cusparseLtGetProperty, c"cusparseLtGetProperty($self, propertyType)
--

Returns one part of the version of cuSPARSELt: major, minor or patch level.

``cusparseStatus_t cusparseLtGetProperty(libraryPropertyType propertyType, int *value)``

Parameters
----------
propertyType : runtime.libraryPropertyType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetProperty
");

#[inline(always)]
pub(crate) fn cusparseLtGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtGetProperty(propertyType));
    let c_propertyType = args::enumeration(propertyType, "propertyType", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cusparseLtGetProperty)?;
    let status = unsafe { released(py, || function(c_propertyType, (&raw mut c_value).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cusparseLtGetVersion, c"cusparseLtGetVersion($self, handle)
--

Returns the version of cuSPARSELt as an integer.

``cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *handle, int *version)``

Parameters
----------
handle : cusparseLtHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
version : int

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetVersion
");

#[inline(always)]
pub(crate) fn cusparseLtGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtGetVersion(handle));
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cusparseLtGetVersion)?;
    let status = unsafe { released(py, || function(c_handle.cast(), (&raw mut c_version).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_version)?))
}

documented!(cusparseLtInit, c"cusparseLtInit($self, handle)
--

Initializes a cuSPARSELt handle for the current device.

``cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *handle)``

Parameters
----------
handle : cusparseLtHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtInit
");

shared!(
    cusparseLtInit = like_cusparseLtDestroy(cusparselt0::cusparseLtHandle_t,
    cusparse::cusparseStatus_t), "cusparseLtInit", "handle", slots::cusparseLtInit
);

documented!(cusparseLtMatDescGetAttribute, c"cusparseLtMatDescGetAttribute($self, handle, matmulDescr, matAttribute, dataSize)
--

Gets an attribute of a matrix, such as the batch count or stride.

``cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, void *data, size_t dataSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatDescriptor_t or None
matAttribute : cusparseLtMatDescAttribute_t
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
data : object

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescGetAttribute
");

#[inline(always)]
pub(crate) fn cusparseLtMatDescGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtMatDescGetAttribute(handle matmulDescr matAttribute dataSize));
    let c_matAttribute = args::enumeration(matAttribute, "matAttribute", &cusparselt0::cusparseLtMatDescAttribute_t)?;
    ints!(u64, c_dataSize = dataSize);
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let mut c_data = attributes::attribute_out(
        py, c_matAttribute, &attribute_types::cusparselt::cusparseLtMatDescAttribute_t, Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtMatDescGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_matmulDescr.cast(), c_matAttribute, c_data.pointer(), c_dataSize))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cusparseLtMatDescSetAttribute, c"cusparseLtMatDescSetAttribute($self, handle, matmulDescr, matAttribute, data, dataSize)
--

Sets an attribute of a matrix, such as the batch count or stride.

``cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, const void *data, size_t dataSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatDescriptor_t or None
matAttribute : cusparseLtMatDescAttribute_t
data : object
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescSetAttribute
");

#[inline(always)]
pub(crate) fn cusparseLtMatDescSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtMatDescSetAttribute(handle matmulDescr matAttribute data dataSize));
    let arena = CallArena::new();
    let c_matAttribute = args::enumeration(matAttribute, "matAttribute", &cusparselt0::cusparseLtMatDescAttribute_t)?;
    ints!(u64, c_dataSize = dataSize);
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let (c_data, _) = attributes::attribute_in(
        data, c_matAttribute, &attribute_types::cusparselt::cusparseLtMatDescAttribute_t, Some(c_dataSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtMatDescSetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_matmulDescr.cast(), c_matAttribute, c_data, c_dataSize))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtMatDescriptorDestroy, c"cusparseLtMatDescriptorDestroy($self, matDescr)
--

Frees the resources of a matrix descriptor.

``cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *matDescr)``

Parameters
----------
matDescr : cusparseLtMatDescriptor_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``matDescr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescriptorDestroy
");

shared!(
    cusparseLtMatDescriptorDestroy =
    like_cusparseLtDestroy(cusparselt0::cusparseLtMatDescriptor_t,
    cusparse::cusparseStatus_t), "cusparseLtMatDescriptorDestroy", "matDescr",
    slots::cusparseLtMatDescriptorDestroy
);

documented!(cusparseLtMatmul, c"cusparseLtMatmul($self, handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, streams, numStreams)
--

D = act(α·op(A)·op(B) + β·C + bias), run by a plan with the structured matrix in compressed form.

``cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)``

Parameters
----------
handle : cusparseLtHandle_t or None
plan : cusparseLtMatmulPlan_t or None
alpha, beta : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``streams``.
d_A, d_B, d_C, d_D, workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``streams``.
streams : list[runtime.cudaStream_t] or None
numStreams : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmul
");

shared!(
    cusparseLtMatmul = like_cusparseLtMatmul(cusparselt0::cusparseLtHandle_t,
    cusparselt0::cusparseLtMatmulPlan_t, runtime::cudaStream_t,
    cusparse::cusparseStatus_t), "cusparseLtMatmul",
    "handle plan alpha d_A d_B beta d_C d_D workspace streams numStreams",
    slots::cusparseLtMatmul
);

/// The shared body of `cusparseLtMatmul` and other functions.
#[inline(never)]
fn like_cusparseLtMatmul<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static RecordDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c10 = args::i32(a10, own.name(10))?;
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let mut c2_number = args::Number::default();
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let mut c5_number = args::Number::default();
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let c7 = args::device(a7, own.name(7), None, &arena)?;
            let c8 = args::device(a8, own.name(8), None, &arena)?;
            let c9 = args::array(
                a9, own.name(9), &Ty::Value(t2), Some(args::length(py, c10.into(), own.name(10))?), &arena,
            )?;
            let c2 = args::selected_scalar(a2, own.name(2), None, &mut c2_number, &arena)?;
            let c5 = args::selected_scalar(a5, own.name(5), None, &mut c5_number, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0.cast(), c1.cast(), c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(),
                c9.cast(), c10,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cusparseLtMatmulAlgGetAttribute, c"cusparseLtMatmulAlgGetAttribute($self, handle, algSelection, attribute, dataSize)
--

Gets an attribute of an algorithm selection, such as the configuration or split-K.

``cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, void *data, size_t dataSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
algSelection : cusparseLtMatmulAlgSelection_t or None
attribute : cusparseLtMatmulAlgAttribute_t
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
data : object

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgGetAttribute
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulAlgGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulAlgGetAttribute(handle algSelection attribute dataSize));
    let c_attribute = args::enumeration(attribute, "attribute", &cusparselt0::cusparseLtMatmulAlgAttribute_t)?;
    ints!(u64, c_dataSize = dataSize);
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_algSelection = args::optional_record(
        algSelection, "algSelection", &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let mut c_data = attributes::attribute_out(
        py, c_attribute, &attribute_types::cusparselt::cusparseLtMatmulAlgAttribute_t, Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtMatmulAlgGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_algSelection.cast(), c_attribute, c_data.pointer(), c_dataSize))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cusparseLtMatmulAlgSelectionDestroy, c"cusparseLtMatmulAlgSelectionDestroy($self, algSelection)
--

Frees the resources of an algorithm selection.

``cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *algSelection)``

Parameters
----------
algSelection : cusparseLtMatmulAlgSelection_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``algSelection``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionDestroy
");

shared!(
    cusparseLtMatmulAlgSelectionDestroy =
    like_cusparseLtMatmulAlgSelectionDestroy(cusparselt0::cusparseLtMatmulAlgSelection_t,
    cusparse::cusparseStatus_t), "cusparseLtMatmulAlgSelectionDestroy", "algSelection",
    slots::cusparseLtMatmulAlgSelectionDestroy
);

/// The shared body of `cusparseLtMatmulAlgSelectionDestroy` and other functions.
#[inline(never)]
fn like_cusparseLtMatmulAlgSelectionDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            if status == 0 {
                records::release(a0);
            }
            returned0(py, t1, status)
        },
    )
}

documented!(cusparseLtMatmulAlgSelectionInit, c"cusparseLtMatmulAlgSelectionInit($self, handle, algSelection, matmulDescr, alg)
--

Initializes the algorithm selection of a matrix product with the default algorithm.

``cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)``

Parameters
----------
handle : cusparseLtHandle_t or None
algSelection : cusparseLtMatmulAlgSelection_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
    Used after the call returns; kept alive by cubind as long as ``algSelection`` exists.
alg : cusparseLtMatmulAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionInit
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulAlgSelectionInit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulAlgSelectionInit(handle algSelection matmulDescr alg));
    let arena = CallArena::new();
    let c_alg = args::enumeration(alg, "alg", &cusparselt0::cusparseLtMatmulAlg_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_algSelection = args::optional_record(
        algSelection, "algSelection", &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    args::keep(matmulDescr, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, i32) -> i32 = call
        .symbol(slots::cusparseLtMatmulAlgSelectionInit)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_algSelection.cast(), c_matmulDescr.cast(), c_alg))
    };
    if status == 0 {
        records::hold(algSelection, ("cusparseLtMatmulAlgSelectionInit", u64::from(c_alg as u32)), kept.as_borrowed());
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtMatmulAlgSetAttribute, c"cusparseLtMatmulAlgSetAttribute($self, handle, algSelection, attribute, data, dataSize)
--

Sets an attribute of an algorithm selection, such as the configuration or split-K.

``cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, const void *data, size_t dataSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
algSelection : cusparseLtMatmulAlgSelection_t or None
attribute : cusparseLtMatmulAlgAttribute_t
data : object
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSetAttribute
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulAlgSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulAlgSetAttribute(handle algSelection attribute data dataSize));
    let arena = CallArena::new();
    let c_attribute = args::enumeration(attribute, "attribute", &cusparselt0::cusparseLtMatmulAlgAttribute_t)?;
    ints!(u64, c_dataSize = dataSize);
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_algSelection = args::optional_record(
        algSelection, "algSelection", &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let (c_data, _) = attributes::attribute_in(
        data, c_attribute, &attribute_types::cusparselt::cusparseLtMatmulAlgAttribute_t, Some(c_dataSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtMatmulAlgSetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_algSelection.cast(), c_attribute, c_data, c_dataSize))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtMatmulDescGetAttribute, c"cusparseLtMatmulDescGetAttribute($self, handle, matmulDescr, matmulAttribute, dataSize)
--

Gets an attribute of a matrix product, such as the activation, bias pointer or scales.

``cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, void *data, size_t dataSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
matmulAttribute : cusparseLtMatmulDescAttribute_t
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
data : object

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescGetAttribute
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulDescGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulDescGetAttribute(handle matmulDescr matmulAttribute dataSize));
    let c_matmulAttribute = args::enumeration(
        matmulAttribute, "matmulAttribute", &cusparselt0::cusparseLtMatmulDescAttribute_t,
    )?;
    ints!(u64, c_dataSize = dataSize);
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    let mut c_data = attributes::attribute_out(
        py, c_matmulAttribute, &attribute_types::cusparselt::cusparseLtMatmulDescAttribute_t, Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtMatmulDescGetAttribute)?;
    let status = unsafe { released(
        py, || function(c_handle.cast(), c_matmulDescr.cast(), c_matmulAttribute, c_data.pointer(), c_dataSize),
    ) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cusparseLtMatmulDescSetAttribute, c"cusparseLtMatmulDescSetAttribute($self, handle, matmulDescr, matmulAttribute, data, dataSize)
--

Sets an attribute of a matrix product, such as the activation, bias pointer or scales.

``cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, const void *data, size_t dataSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
matmulAttribute : cusparseLtMatmulDescAttribute_t
data : object
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``matmulDescr``, or ``matmulDescr`` is destroyed.
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescSetAttribute
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulDescSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulDescSetAttribute(handle matmulDescr matmulAttribute data dataSize));
    let arena = CallArena::new();
    let c_matmulAttribute = args::enumeration(
        matmulAttribute, "matmulAttribute", &cusparselt0::cusparseLtMatmulDescAttribute_t,
    )?;
    ints!(u64, c_dataSize = dataSize);
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    let (c_data, _) = attributes::attribute_in(
        data, c_matmulAttribute, &attribute_types::cusparselt::cusparseLtMatmulDescAttribute_t,
        Some(c_dataSize as usize), &arena,
    )?;
    args::keep(data, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtMatmulDescSetAttribute)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_matmulDescr.cast(), c_matmulAttribute, c_data, c_dataSize))
    };
    if status == 0 {
        records::hold(
            matmulDescr, ("cusparseLtMatmulDescSetAttribute", u64::from(c_matmulAttribute as u32)), kept.as_borrowed(),
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtMatmulDescriptorInit, c"cusparseLtMatmulDescriptorInit($self, handle, matmulDescr, opA, opB, matA, matB, matC, matD, computeType)
--

Initializes a descriptor of D = α·op(A)·op(B) + β·C, where A or B has structured sparsity.

``cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, const cusparseLtMatDescriptor_t *matA, const cusparseLtMatDescriptor_t *matB, const cusparseLtMatDescriptor_t *matC, const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
opA, opB : cusparse.cusparseOperation_t
matA, matB, matC, matD : cusparseLtMatDescriptor_t or None
    Used after the call returns; kept alive by cubind as long as ``matmulDescr`` exists.
computeType : cusparseComputeType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescriptorInit
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulDescriptorInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulDescriptorInit(handle matmulDescr opA opB matA matB matC matD computeType));
    let arena = CallArena::new();
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cusparselt0::cusparseComputeType)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    let c_matA = args::optional_record(matA, "matA", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let c_matB = args::optional_record(matB, "matB", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let c_matC = args::optional_record(matC, "matC", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let c_matD = args::optional_record(matD, "matD", &cusparselt0::cusparseLtMatDescriptor_t)?;
    args::keep(matA, &arena)?;
    args::keep(matB, &arena)?;
    args::keep(matC, &arena)?;
    args::keep(matD, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulDescriptorInit)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe { released(py, || function(
        c_handle.cast(), c_matmulDescr.cast(), c_opA, c_opB, c_matA.cast(), c_matB.cast(), c_matC.cast(), c_matD.cast(),
        c_computeType,
    )) };
    if status == 0 {
        records::hold(
            matmulDescr,
            (
                "cusparseLtMatmulDescriptorInit",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32),
            ),
            kept.as_borrowed(),
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtMatmulGetWorkspace, c"cusparseLtMatmulGetWorkspace($self, handle, plan)
--

Returns the workspace size in bytes for a matrix product plan.

``cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *workspaceSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
plan : cusparseLtMatmulPlan_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
workspaceSize : int

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulGetWorkspace
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulGetWorkspace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulGetWorkspace(handle plan));
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_plan = args::optional_record(plan, "plan", &cusparselt0::cusparseLtMatmulPlan_t)?;
    let mut c_workspaceSize: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseLtMatmulGetWorkspace)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_plan.cast(), (&raw mut c_workspaceSize).cast()))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_workspaceSize)?))
}

documented!(cusparseLtMatmulPlanDestroy, c"cusparseLtMatmulPlanDestroy($self, plan)
--

Frees the resources of a matrix product plan.

``cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *plan)``

Parameters
----------
plan : cusparseLtMatmulPlan_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``plan``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanDestroy
");

shared!(
    cusparseLtMatmulPlanDestroy =
    like_cusparseLtMatmulAlgSelectionDestroy(cusparselt0::cusparseLtMatmulPlan_t,
    cusparse::cusparseStatus_t), "cusparseLtMatmulPlanDestroy", "plan",
    slots::cusparseLtMatmulPlanDestroy
);

documented!(cusparseLtMatmulPlanInit, c"cusparseLtMatmulPlanInit($self, handle, plan, matmulDescr, algSelection)
--

Initializes the plan of a matrix product with a selected algorithm.

``cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const cusparseLtMatmulDescriptor_t *matmulDescr, const cusparseLtMatmulAlgSelection_t *algSelection)``

Parameters
----------
handle : cusparseLtHandle_t or None
plan : cusparseLtMatmulPlan_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
    Used after the call returns; kept alive by cubind as long as ``plan`` exists.
algSelection : cusparseLtMatmulAlgSelection_t or None
    Used after the call returns; kept alive by cubind as long as ``plan`` exists.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanInit
");

#[inline(always)]
pub(crate) fn cusparseLtMatmulPlanInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtMatmulPlanInit(handle plan matmulDescr algSelection));
    let arena = CallArena::new();
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_plan = args::optional_record(plan, "plan", &cusparselt0::cusparseLtMatmulPlan_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    let c_algSelection = args::optional_record(
        algSelection, "algSelection", &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    args::keep(matmulDescr, &arena)?;
    args::keep(algSelection, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseLtMatmulPlanInit)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_plan.cast(), c_matmulDescr.cast(), c_algSelection.cast()))
    };
    if status == 0 {
        records::hold(plan, ("cusparseLtMatmulPlanInit", 0), kept.as_borrowed());
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtMatmulSearch, c"cusparseLtMatmulSearch($self, handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, streams, numStreams)
--

Runs a matrix product with all configurations, and selects the fastest one in the plan.

``cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)``

Parameters
----------
handle : cusparseLtHandle_t or None
plan : cusparseLtMatmulPlan_t or None
alpha, beta : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``streams``.
d_A, d_B, d_C, d_D, workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``streams``.
streams : list[runtime.cudaStream_t] or None
numStreams : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulSearch
");

shared!(
    cusparseLtMatmulSearch = like_cusparseLtMatmul(cusparselt0::cusparseLtHandle_t,
    cusparselt0::cusparseLtMatmulPlan_t, runtime::cudaStream_t,
    cusparse::cusparseStatus_t), "cusparseLtMatmulSearch",
    "handle plan alpha d_A d_B beta d_C d_D workspace streams numStreams",
    slots::cusparseLtMatmulSearch
);

documented!(cusparseLtSpMMACompress, c"cusparseLtSpMMACompress($self, handle, plan, d_dense, d_compressed, d_compressed_buffer, stream)
--

Compresses a plan's pruned matrix to its remaining elements and their positions.

``cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)``

Parameters
----------
handle : cusparseLtHandle_t or None
plan : cusparseLtMatmulPlan_t or None
d_dense, d_compressed, d_compressed_buffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress
");

#[inline(always)]
pub(crate) fn cusparseLtSpMMACompress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtSpMMACompress(handle plan d_dense d_compressed d_compressed_buffer stream));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_plan = args::optional_record(plan, "plan", &cusparselt0::cusparseLtMatmulPlan_t)?;
    let c_d_dense = args::device(d_dense, "d_dense", None, &arena)?;
    let c_d_compressed = args::device(d_compressed, "d_compressed", None, &arena)?;
    let c_d_compressed_buffer = args::device(d_compressed_buffer, "d_compressed_buffer", None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtSpMMACompress)?;
    let status = unsafe { released(py, || function(
        c_handle.cast(), c_plan.cast(), c_d_dense.cast(), c_d_compressed.cast(), c_d_compressed_buffer.cast(), c_stream,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtSpMMACompress2, c"cusparseLtSpMMACompress2($self, handle, sparseMatDescr, isSparseA, op, d_dense, d_compressed, d_compressed_buffer, stream)
--

Compresses a descriptor's pruned matrix to its remaining elements and their positions.

``cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)``

Parameters
----------
handle : cusparseLtHandle_t or None
sparseMatDescr : cusparseLtMatDescriptor_t or None
isSparseA : int
op : cusparse.cusparseOperation_t
d_dense, d_compressed, d_compressed_buffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress2
");

#[inline(always)]
pub(crate) fn cusparseLtSpMMACompress2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseLtSpMMACompress2(handle sparseMatDescr isSparseA op d_dense d_compressed d_compressed_buffer stream)
    );
    let arena = CallArena::new();
    ints!(i32, c_isSparseA = isSparseA);
    let c_op = args::enumeration(op, "op", &cusparse::cusparseOperation_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_sparseMatDescr = args::optional_record(
        sparseMatDescr, "sparseMatDescr", &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_d_dense = args::device(d_dense, "d_dense", None, &arena)?;
    let c_d_compressed = args::device(d_compressed, "d_compressed", None, &arena)?;
    let c_d_compressed_buffer = args::device(d_compressed_buffer, "d_compressed_buffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMACompress2)?;
    let status = unsafe { released(py, || function(
        c_handle.cast(), c_sparseMatDescr.cast(), c_isSparseA, c_op, c_d_dense.cast(), c_d_compressed.cast(),
        c_d_compressed_buffer.cast(), c_stream,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtSpMMACompressedSize, c"cusparseLtSpMMACompressedSize($self, handle, plan)
--

Returns the sizes in bytes of a plan's structured matrix in compressed form, and of the workspace.

``cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *compressedSize, size_t *compressedBufferSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
plan : cusparseLtMatmulPlan_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
compressedSize : int
compressedBufferSize : int

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize
");

shared!(
    cusparseLtSpMMACompressedSize =
    like_cusparseLtSpMMACompressedSize(cusparselt0::cusparseLtHandle_t,
    cusparselt0::cusparseLtMatmulPlan_t, cusparse::cusparseStatus_t),
    "cusparseLtSpMMACompressedSize", "handle plan", slots::cusparseLtSpMMACompressedSize
);

/// The shared body of `cusparseLtSpMMACompressedSize` and other functions.
#[inline(never)]
fn like_cusparseLtSpMMACompressedSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let mut c2: u64 = 0;
            let mut c3: u64 = 0;
            let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe {
                released(py, || function(c0.cast(), c1.cast(), (&raw mut c2).cast(), (&raw mut c3).cast()))
            };
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u64(py, c2)?)?;
                    tuple.push(out::u64(py, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseLtSpMMACompressedSize2, c"cusparseLtSpMMACompressedSize2($self, handle, sparseMatDescr)
--

Returns the sizes in bytes of a descriptor's matrix in compressed form, and of the workspace.

``cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, size_t *compressedSize, size_t *compressedBufferSize)``

Parameters
----------
handle : cusparseLtHandle_t or None
sparseMatDescr : cusparseLtMatDescriptor_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
compressedSize : int
compressedBufferSize : int

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize2
");

shared!(
    cusparseLtSpMMACompressedSize2 =
    like_cusparseLtSpMMACompressedSize(cusparselt0::cusparseLtHandle_t,
    cusparselt0::cusparseLtMatDescriptor_t, cusparse::cusparseStatus_t),
    "cusparseLtSpMMACompressedSize2", "handle sparseMatDescr",
    slots::cusparseLtSpMMACompressedSize2
);

documented!(cusparseLtSpMMAPrune, c"cusparseLtSpMMAPrune($self, handle, matmulDescr, d_in, d_out, pruneAlg, stream)
--

Zeroes elements of a dense matrix to obtain the structured sparsity that a matrix product requires.

``cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
d_in, d_out : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
pruneAlg : cusparseLtPruneAlg_t
stream : runtime.cudaStream_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune
");

#[inline(always)]
pub(crate) fn cusparseLtSpMMAPrune<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtSpMMAPrune(handle matmulDescr d_in d_out pruneAlg stream));
    let arena = CallArena::new();
    let c_pruneAlg = args::enumeration(pruneAlg, "pruneAlg", &cusparselt0::cusparseLtPruneAlg_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    let c_d_in = args::device(d_in, "d_in", None, &arena)?;
    let c_d_out = args::device(d_out, "d_out", None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr, i32, u64) -> i32 = call
        .symbol(slots::cusparseLtSpMMAPrune)?;
    let status = unsafe { released(
        py, || function(c_handle.cast(), c_matmulDescr.cast(), c_d_in.cast(), c_d_out.cast(), c_pruneAlg, c_stream),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtSpMMAPrune2, c"cusparseLtSpMMAPrune2($self, handle, sparseMatDescr, isSparseA, op, d_in, d_out, pruneAlg, stream)
--

Zeroes elements of a dense matrix to obtain the structured sparsity that its descriptor specifies.

``cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)``

Parameters
----------
handle : cusparseLtHandle_t or None
sparseMatDescr : cusparseLtMatDescriptor_t or None
isSparseA : int
op : cusparse.cusparseOperation_t
d_in, d_out : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
pruneAlg : cusparseLtPruneAlg_t
stream : runtime.cudaStream_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune2
");

#[inline(always)]
pub(crate) fn cusparseLtSpMMAPrune2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtSpMMAPrune2(handle sparseMatDescr isSparseA op d_in d_out pruneAlg stream));
    let arena = CallArena::new();
    ints!(i32, c_isSparseA = isSparseA);
    let c_op = args::enumeration(op, "op", &cusparse::cusparseOperation_t)?;
    let c_pruneAlg = args::enumeration(pruneAlg, "pruneAlg", &cusparselt0::cusparseLtPruneAlg_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_sparseMatDescr = args::optional_record(
        sparseMatDescr, "sparseMatDescr", &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_d_in = args::device(d_in, "d_in", None, &arena)?;
    let c_d_out = args::device(d_out, "d_out", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, i32, i32, Ptr, Ptr, i32, u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMAPrune2)?;
    let status = unsafe { released(py, || function(
        c_handle.cast(), c_sparseMatDescr.cast(), c_isSparseA, c_op, c_d_in.cast(), c_d_out.cast(), c_pruneAlg,
        c_stream,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtSpMMAPruneCheck, c"cusparseLtSpMMAPruneCheck($self, handle, matmulDescr, d_in, valid, stream)
--

Checks whether a matrix has the sparsity that a product requires, and if so writes 0 to device memory.

``cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, int *valid, cudaStream_t stream)``

Parameters
----------
handle : cusparseLtHandle_t or None
matmulDescr : cusparseLtMatmulDescriptor_t or None
d_in, valid : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck
");

#[inline(always)]
pub(crate) fn cusparseLtSpMMAPruneCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtSpMMAPruneCheck(handle matmulDescr d_in valid stream));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matmulDescr = args::optional_record(matmulDescr, "matmulDescr", &cusparselt0::cusparseLtMatmulDescriptor_t)?;
    let c_d_in = args::device(d_in, "d_in", None, &arena)?;
    let c_valid = args::device(valid, "valid", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtSpMMAPruneCheck)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), c_matmulDescr.cast(), c_d_in.cast(), c_valid.cast(), c_stream))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtSpMMAPruneCheck2, c"cusparseLtSpMMAPruneCheck2($self, handle, sparseMatDescr, isSparseA, op, d_in, d_valid, stream)
--

Checks whether a matrix has the sparsity that its descriptor specifies, and if so writes 0 to device memory.

``cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, int *d_valid, cudaStream_t stream)``

Parameters
----------
handle : cusparseLtHandle_t or None
sparseMatDescr : cusparseLtMatDescriptor_t or None
isSparseA : int
op : cusparse.cusparseOperation_t
d_in, d_valid : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck2
");

#[inline(always)]
pub(crate) fn cusparseLtSpMMAPruneCheck2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLtSpMMAPruneCheck2(handle sparseMatDescr isSparseA op d_in d_valid stream));
    let arena = CallArena::new();
    ints!(i32, c_isSparseA = isSparseA);
    let c_op = args::enumeration(op, "op", &cusparse::cusparseOperation_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_sparseMatDescr = args::optional_record(
        sparseMatDescr, "sparseMatDescr", &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_d_in = args::device(d_in, "d_in", None, &arena)?;
    let c_d_valid = args::device(d_valid, "d_valid", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, i32, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::cusparseLtSpMMAPruneCheck2)?;
    let status = unsafe { released(py, || function(
        c_handle.cast(), c_sparseMatDescr.cast(), c_isSparseA, c_op, c_d_in.cast(), c_d_valid.cast(), c_stream,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLtStructuredDescriptorInit, c"cusparseLtStructuredDescriptorInit($self, handle, matDescr, rows, cols, ld, alignment, valueType, order, sparsity)
--

Initializes a descriptor of a matrix with structured sparsity, such as 2 nonzeros in every 4 elements.

``cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity)``

Parameters
----------
handle : cusparseLtHandle_t or None
matDescr : cusparseLtMatDescriptor_t or None
rows, cols, ld, alignment : int
valueType : runtime.cudaDataType
order : cusparse.cusparseOrder_t
sparsity : cusparseLtSparsity_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtStructuredDescriptorInit
");

#[inline(always)]
pub(crate) fn cusparseLtStructuredDescriptorInit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseLtStructuredDescriptorInit(handle matDescr rows cols ld alignment valueType order sparsity)
    );
    ints!(i64, c_rows = rows, c_cols = cols, c_ld = ld);
    ints!(u32, c_alignment = alignment);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_order = args::enumeration(order, "order", &cusparse::cusparseOrder_t)?;
    let c_sparsity = args::enumeration(sparsity, "sparsity", &cusparselt0::cusparseLtSparsity_t)?;
    let c_handle = args::optional_record(handle, "handle", &cusparselt0::cusparseLtHandle_t)?;
    let c_matDescr = args::optional_record(matDescr, "matDescr", &cusparselt0::cusparseLtMatDescriptor_t)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, i64, i64, i64, u32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseLtStructuredDescriptorInit)?;
    let status = unsafe { released(py, || function(
        c_handle.cast(), c_matDescr.cast(), c_rows, c_cols, c_ld, c_alignment, c_valueType, c_order, c_sparsity,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}
