//! Functions of the cusparselt: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cusparse, cusparselt0, runtime};

pub(crate) fn cusparseLtDenseDescriptorInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matDescr,
        object_rows,
        object_cols,
        object_ld,
        object_alignment,
        object_valueType,
        object_order,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtDenseDescriptorInit",
            "handle matDescr rows cols ld alignment valueType order",
        )?;
    let py = call.py();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_ld = args::i64(object_ld, "ld")?;
    let c_alignment = args::u32(object_alignment, "alignment")?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let c_order = args::enumeration(object_order, "order", &cusparse::cusparseOrder_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matDescr = args::optional_record(
        object_matDescr,
        "matDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
        u32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseLtDenseDescriptorInit)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_matDescr.cast(),
                    c_rows,
                    c_cols,
                    c_ld,
                    c_alignment,
                    c_valueType,
                    c_order,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseLtDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLtDestroy)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle.cast())) },
    )
}

pub(crate) fn cusparseLtGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseLtGetErrorName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(
        object_status,
        "status",
        &cusparse::cusparseStatus_t,
    )?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cusparseLtGetErrorName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cusparseLtGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseLtGetErrorString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(
        object_status,
        "status",
        &cusparse::cusparseStatus_t,
    )?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cusparseLtGetErrorString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cusparseLtGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_propertyType], []) = call
        .bind("cusparseLtGetProperty", "propertyType")?;
    let py = call.py();
    let c_propertyType = args::enumeration(
        object_propertyType,
        "propertyType",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cusparseLtGetProperty)?;
    let status = unsafe {
        released(py, || function(c_propertyType, (&raw mut c_value).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cusparseLtGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseLtGetVersion", "handle")?;
    let py = call.py();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cusparseLtGetVersion)?;
    let status = unsafe {
        released(py, || function(c_handle.cast(), (&raw mut c_version).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_version)?),
    )
}

pub(crate) fn cusparseLtInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusparseLtInit", "handle")?;
    let py = call.py();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLtInit)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_handle.cast())) },
    )
}

pub(crate) fn cusparseLtMatDescGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_matAttribute,
        object_dataSize,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatDescGetAttribute",
            "handle matmulDescr matAttribute dataSize",
        )?;
    let py = call.py();
    let c_matAttribute = args::enumeration(
        object_matAttribute,
        "matAttribute",
        &cusparselt0::cusparseLtMatDescAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let mut c_data = attributes::attribute_out(
        py,
        c_matAttribute,
        &attribute_types::cusparselt::cusparseLtMatDescAttribute_t,
        Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtMatDescGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_matmulDescr.cast(),
                c_matAttribute,
                c_data.pointer(),
                c_dataSize,
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cusparseLtMatDescSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_matAttribute,
        object_data,
        object_dataSize,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatDescSetAttribute",
            "handle matmulDescr matAttribute data dataSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_matAttribute = args::enumeration(
        object_matAttribute,
        "matAttribute",
        &cusparselt0::cusparseLtMatDescAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let (c_data, _) = attributes::attribute_in(
        object_data,
        c_matAttribute,
        &attribute_types::cusparselt::cusparseLtMatDescAttribute_t,
        Some(c_dataSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtMatDescSetAttribute)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_matmulDescr.cast(),
                    c_matAttribute,
                    c_data,
                    c_dataSize,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtMatDescriptorDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_matDescr], []) = call
        .bind("cusparseLtMatDescriptorDestroy", "matDescr")?;
    let py = call.py();
    let c_matDescr = args::optional_record(
        object_matDescr,
        "matDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLtMatDescriptorDestroy)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe { released(py, || function(c_matDescr.cast())) },
    )
}

pub(crate) fn cusparseLtMatmul<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_d_A,
        object_d_B,
        object_beta,
        object_d_C,
        object_d_D,
        object_workspace,
        object_streams,
        object_numStreams,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatmul",
            "handle plan alpha d_A d_B beta d_C d_D workspace streams numStreams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numStreams = args::i32(object_numStreams, "numStreams")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_d_A = args::device(object_d_A, "d_A", None, &arena)?;
    let c_d_B = args::device(object_d_B, "d_B", None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_d_C = args::device(object_d_C, "d_C", None, &arena)?;
    let c_d_D = args::device(object_d_D, "d_D", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_streams = args::array(
        object_streams,
        "streams",
        &Ty::Value(&runtime::cudaStream_t),
        Some(args::length(py, c_numStreams.into(), "numStreams")?),
        &arena,
    )?;
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
    ) -> i32 = call.symbol(slots::cusparseLtMatmul)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_plan.cast(),
                    c_alpha.cast(),
                    c_d_A.cast(),
                    c_d_B.cast(),
                    c_beta.cast(),
                    c_d_C.cast(),
                    c_d_D.cast(),
                    c_workspace.cast(),
                    c_streams.cast(),
                    c_numStreams,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtMatmulAlgGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_algSelection, object_attribute, object_dataSize], []) = call
        .bind(
            "cusparseLtMatmulAlgGetAttribute",
            "handle algSelection attribute dataSize",
        )?;
    let py = call.py();
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &cusparselt0::cusparseLtMatmulAlgAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_algSelection = args::optional_record(
        object_algSelection,
        "algSelection",
        &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let mut c_data = attributes::attribute_out(
        py,
        c_attribute,
        &attribute_types::cusparselt::cusparseLtMatmulAlgAttribute_t,
        Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulAlgGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_algSelection.cast(),
                c_attribute,
                c_data.pointer(),
                c_dataSize,
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cusparseLtMatmulAlgSelectionDestroy<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_algSelection], []) = call
        .bind("cusparseLtMatmulAlgSelectionDestroy", "algSelection")?;
    let py = call.py();
    let c_algSelection = args::optional_record(
        object_algSelection,
        "algSelection",
        &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLtMatmulAlgSelectionDestroy)?;
    let status = unsafe { released(py, || function(c_algSelection.cast())) };
    if status == 0 {
        records::release(object_algSelection);
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseLtMatmulAlgSelectionInit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_algSelection, object_matmulDescr, object_alg], []) = call
        .bind(
            "cusparseLtMatmulAlgSelectionInit",
            "handle algSelection matmulDescr alg",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_alg = args::enumeration(
        object_alg,
        "alg",
        &cusparselt0::cusparseLtMatmulAlg_t,
    )?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_algSelection = args::optional_record(
        object_algSelection,
        "algSelection",
        &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    args::keep(object_matmulDescr, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulAlgSelectionInit)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_algSelection.cast(),
                c_matmulDescr.cast(),
                c_alg,
            ),
        )
    };
    if status == 0 {
        records::hold(
            object_algSelection,
            ("cusparseLtMatmulAlgSelectionInit", u64::from(c_alg as u32)),
            kept.as_borrowed(),
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseLtMatmulAlgSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algSelection,
        object_attribute,
        object_data,
        object_dataSize,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatmulAlgSetAttribute",
            "handle algSelection attribute data dataSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &cusparselt0::cusparseLtMatmulAlgAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_algSelection = args::optional_record(
        object_algSelection,
        "algSelection",
        &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    let (c_data, _) = attributes::attribute_in(
        object_data,
        c_attribute,
        &attribute_types::cusparselt::cusparseLtMatmulAlgAttribute_t,
        Some(c_dataSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulAlgSetAttribute)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_algSelection.cast(),
                    c_attribute,
                    c_data,
                    c_dataSize,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtMatmulDescGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_matmulAttribute,
        object_dataSize,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatmulDescGetAttribute",
            "handle matmulDescr matmulAttribute dataSize",
        )?;
    let py = call.py();
    let c_matmulAttribute = args::enumeration(
        object_matmulAttribute,
        "matmulAttribute",
        &cusparselt0::cusparseLtMatmulDescAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    let mut c_data = attributes::attribute_out(
        py,
        c_matmulAttribute,
        &attribute_types::cusparselt::cusparseLtMatmulDescAttribute_t,
        Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulDescGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_matmulDescr.cast(),
                c_matmulAttribute,
                c_data.pointer(),
                c_dataSize,
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cusparseLtMatmulDescSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_matmulAttribute,
        object_data,
        object_dataSize,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatmulDescSetAttribute",
            "handle matmulDescr matmulAttribute data dataSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_matmulAttribute = args::enumeration(
        object_matmulAttribute,
        "matmulAttribute",
        &cusparselt0::cusparseLtMatmulDescAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    let (c_data, _) = attributes::attribute_in(
        object_data,
        c_matmulAttribute,
        &attribute_types::cusparselt::cusparseLtMatmulDescAttribute_t,
        Some(c_dataSize as usize),
        &arena,
    )?;
    args::keep(object_data, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulDescSetAttribute)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_matmulDescr.cast(),
                c_matmulAttribute,
                c_data,
                c_dataSize,
            ),
        )
    };
    if status == 0 {
        records::hold(
            object_matmulDescr,
            ("cusparseLtMatmulDescSetAttribute", u64::from(c_matmulAttribute as u32)),
            kept.as_borrowed(),
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseLtMatmulDescriptorInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_opA,
        object_opB,
        object_matA,
        object_matB,
        object_matC,
        object_matD,
        object_computeType,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatmulDescriptorInit",
            "handle matmulDescr opA opB matA matB matC matD computeType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_opA = args::enumeration(object_opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cusparselt0::cusparseComputeType,
    )?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    let c_matA = args::optional_record(
        object_matA,
        "matA",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_matB = args::optional_record(
        object_matB,
        "matB",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_matC = args::optional_record(
        object_matC,
        "matC",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_matD = args::optional_record(
        object_matD,
        "matD",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    args::keep(object_matA, &arena)?;
    args::keep(object_matB, &arena)?;
    args::keep(object_matC, &arena)?;
    args::keep(object_matD, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulDescriptorInit)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_matmulDescr.cast(),
                c_opA,
                c_opB,
                c_matA.cast(),
                c_matB.cast(),
                c_matC.cast(),
                c_matD.cast(),
                c_computeType,
            ),
        )
    };
    if status == 0 {
        records::hold(
            object_matmulDescr,
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

pub(crate) fn cusparseLtMatmulGetWorkspace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_plan], []) = call
        .bind("cusparseLtMatmulGetWorkspace", "handle plan")?;
    let py = call.py();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let mut c_workspaceSize: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulGetWorkspace)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_plan.cast(),
                (&raw mut c_workspaceSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workspaceSize)?),
    )
}

pub(crate) fn cusparseLtMatmulPlanDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan], []) = call.bind("cusparseLtMatmulPlanDestroy", "plan")?;
    let py = call.py();
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cusparseLtMatmulPlanDestroy)?;
    let status = unsafe { released(py, || function(c_plan.cast())) };
    if status == 0 {
        records::release(object_plan);
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseLtMatmulPlanInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_plan, object_matmulDescr, object_algSelection], []) = call
        .bind("cusparseLtMatmulPlanInit", "handle plan matmulDescr algSelection")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    let c_algSelection = args::optional_record(
        object_algSelection,
        "algSelection",
        &cusparselt0::cusparseLtMatmulAlgSelection_t,
    )?;
    args::keep(object_matmulDescr, &arena)?;
    args::keep(object_algSelection, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseLtMatmulPlanInit)?;
    let kept = arena_object::new(py, arena)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_plan.cast(),
                c_matmulDescr.cast(),
                c_algSelection.cast(),
            ),
        )
    };
    if status == 0 {
        records::hold(object_plan, ("cusparseLtMatmulPlanInit", 0), kept.as_borrowed());
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseLtMatmulSearch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_d_A,
        object_d_B,
        object_beta,
        object_d_C,
        object_d_D,
        object_workspace,
        object_streams,
        object_numStreams,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtMatmulSearch",
            "handle plan alpha d_A d_B beta d_C d_D workspace streams numStreams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numStreams = args::i32(object_numStreams, "numStreams")?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_d_A = args::device(object_d_A, "d_A", None, &arena)?;
    let c_d_B = args::device(object_d_B, "d_B", None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_d_C = args::device(object_d_C, "d_C", None, &arena)?;
    let c_d_D = args::device(object_d_D, "d_D", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_streams = args::array(
        object_streams,
        "streams",
        &Ty::Value(&runtime::cudaStream_t),
        Some(args::length(py, c_numStreams.into(), "numStreams")?),
        &arena,
    )?;
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
    ) -> i32 = call.symbol(slots::cusparseLtMatmulSearch)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_plan.cast(),
                    c_alpha.cast(),
                    c_d_A.cast(),
                    c_d_B.cast(),
                    c_beta.cast(),
                    c_d_C.cast(),
                    c_d_D.cast(),
                    c_workspace.cast(),
                    c_streams.cast(),
                    c_numStreams,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtSpMMACompress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_d_dense,
        object_d_compressed,
        object_d_compressed_buffer,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtSpMMACompress",
            "handle plan d_dense d_compressed d_compressed_buffer stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let c_d_dense = args::device(object_d_dense, "d_dense", None, &arena)?;
    let c_d_compressed = args::device(
        object_d_compressed,
        "d_compressed",
        None,
        &arena,
    )?;
    let c_d_compressed_buffer = args::device(
        object_d_compressed_buffer,
        "d_compressed_buffer",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMACompress)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_plan.cast(),
                    c_d_dense.cast(),
                    c_d_compressed.cast(),
                    c_d_compressed_buffer.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtSpMMACompress2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_sparseMatDescr,
        object_isSparseA,
        object_op,
        object_d_dense,
        object_d_compressed,
        object_d_compressed_buffer,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtSpMMACompress2",
            "handle sparseMatDescr isSparseA op d_dense d_compressed d_compressed_buffer stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_isSparseA = args::i32(object_isSparseA, "isSparseA")?;
    let c_op = args::enumeration(object_op, "op", &cusparse::cusparseOperation_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_sparseMatDescr = args::optional_record(
        object_sparseMatDescr,
        "sparseMatDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_d_dense = args::device(object_d_dense, "d_dense", None, &arena)?;
    let c_d_compressed = args::device(
        object_d_compressed,
        "d_compressed",
        None,
        &arena,
    )?;
    let c_d_compressed_buffer = args::device(
        object_d_compressed_buffer,
        "d_compressed_buffer",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMACompress2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_sparseMatDescr.cast(),
                    c_isSparseA,
                    c_op,
                    c_d_dense.cast(),
                    c_d_compressed.cast(),
                    c_d_compressed_buffer.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtSpMMACompressedSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_plan], []) = call
        .bind("cusparseLtSpMMACompressedSize", "handle plan")?;
    let py = call.py();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_plan = args::optional_record(
        object_plan,
        "plan",
        &cusparselt0::cusparseLtMatmulPlan_t,
    )?;
    let mut c_compressedSize: u64 = 0;
    let mut c_compressedBufferSize: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMACompressedSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_plan.cast(),
                (&raw mut c_compressedSize).cast(),
                (&raw mut c_compressedBufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_compressedSize)?)?;
            tuple.push(out::u64(py, c_compressedBufferSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseLtSpMMACompressedSize2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_sparseMatDescr], []) = call
        .bind("cusparseLtSpMMACompressedSize2", "handle sparseMatDescr")?;
    let py = call.py();
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_sparseMatDescr = args::optional_record(
        object_sparseMatDescr,
        "sparseMatDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let mut c_compressedSize: u64 = 0;
    let mut c_compressedBufferSize: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMACompressedSize2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle.cast(),
                c_sparseMatDescr.cast(),
                (&raw mut c_compressedSize).cast(),
                (&raw mut c_compressedBufferSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_compressedSize)?)?;
            tuple.push(out::u64(py, c_compressedBufferSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseLtSpMMAPrune<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_d_in,
        object_d_out,
        object_pruneAlg,
        object_stream,
        ],
        [],
    ) = call
        .bind("cusparseLtSpMMAPrune", "handle matmulDescr d_in d_out pruneAlg stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pruneAlg = args::enumeration(
        object_pruneAlg,
        "pruneAlg",
        &cusparselt0::cusparseLtPruneAlg_t,
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    let c_d_in = args::device(object_d_in, "d_in", None, &arena)?;
    let c_d_out = args::device(object_d_out, "d_out", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMAPrune)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_matmulDescr.cast(),
                    c_d_in.cast(),
                    c_d_out.cast(),
                    c_pruneAlg,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtSpMMAPrune2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_sparseMatDescr,
        object_isSparseA,
        object_op,
        object_d_in,
        object_d_out,
        object_pruneAlg,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtSpMMAPrune2",
            "handle sparseMatDescr isSparseA op d_in d_out pruneAlg stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_isSparseA = args::i32(object_isSparseA, "isSparseA")?;
    let c_op = args::enumeration(object_op, "op", &cusparse::cusparseOperation_t)?;
    let c_pruneAlg = args::enumeration(
        object_pruneAlg,
        "pruneAlg",
        &cusparselt0::cusparseLtPruneAlg_t,
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_sparseMatDescr = args::optional_record(
        object_sparseMatDescr,
        "sparseMatDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_d_in = args::device(object_d_in, "d_in", None, &arena)?;
    let c_d_out = args::device(object_d_out, "d_out", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMAPrune2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_sparseMatDescr.cast(),
                    c_isSparseA,
                    c_op,
                    c_d_in.cast(),
                    c_d_out.cast(),
                    c_pruneAlg,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtSpMMAPruneCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_matmulDescr,
        object_d_in,
        object_valid,
        object_stream,
        ],
        [],
    ) = call.bind("cusparseLtSpMMAPruneCheck", "handle matmulDescr d_in valid stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matmulDescr = args::optional_record(
        object_matmulDescr,
        "matmulDescr",
        &cusparselt0::cusparseLtMatmulDescriptor_t,
    )?;
    let c_d_in = args::device(object_d_in, "d_in", None, &arena)?;
    let c_valid = args::device(object_valid, "valid", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMAPruneCheck)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_matmulDescr.cast(),
                    c_d_in.cast(),
                    c_valid.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtSpMMAPruneCheck2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_sparseMatDescr,
        object_isSparseA,
        object_op,
        object_d_in,
        object_d_valid,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtSpMMAPruneCheck2",
            "handle sparseMatDescr isSparseA op d_in d_valid stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_isSparseA = args::i32(object_isSparseA, "isSparseA")?;
    let c_op = args::enumeration(object_op, "op", &cusparse::cusparseOperation_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_sparseMatDescr = args::optional_record(
        object_sparseMatDescr,
        "sparseMatDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let c_d_in = args::device(object_d_in, "d_in", None, &arena)?;
    let c_d_valid = args::device(object_d_valid, "d_valid", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cusparseLtSpMMAPruneCheck2)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_sparseMatDescr.cast(),
                    c_isSparseA,
                    c_op,
                    c_d_in.cast(),
                    c_d_valid.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cusparseLtStructuredDescriptorInit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_matDescr,
        object_rows,
        object_cols,
        object_ld,
        object_alignment,
        object_valueType,
        object_order,
        object_sparsity,
        ],
        [],
    ) = call
        .bind(
            "cusparseLtStructuredDescriptorInit",
            "handle matDescr rows cols ld alignment valueType order sparsity",
        )?;
    let py = call.py();
    let c_rows = args::i64(object_rows, "rows")?;
    let c_cols = args::i64(object_cols, "cols")?;
    let c_ld = args::i64(object_ld, "ld")?;
    let c_alignment = args::u32(object_alignment, "alignment")?;
    let c_valueType = args::enumeration(
        object_valueType,
        "valueType",
        &runtime::cudaDataType,
    )?;
    let c_order = args::enumeration(object_order, "order", &cusparse::cusparseOrder_t)?;
    let c_sparsity = args::enumeration(
        object_sparsity,
        "sparsity",
        &cusparselt0::cusparseLtSparsity_t,
    )?;
    let c_handle = args::optional_record(
        object_handle,
        "handle",
        &cusparselt0::cusparseLtHandle_t,
    )?;
    let c_matDescr = args::optional_record(
        object_matDescr,
        "matDescr",
        &cusparselt0::cusparseLtMatDescriptor_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i64,
        u32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cusparseLtStructuredDescriptorInit)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle.cast(),
                    c_matDescr.cast(),
                    c_rows,
                    c_cols,
                    c_ld,
                    c_alignment,
                    c_valueType,
                    c_order,
                    c_sparsity,
                ),
            )
        },
    )
}
