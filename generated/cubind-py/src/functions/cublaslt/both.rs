//! Functions of the cublaslt: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cublas, cublaslt, cublaslt13, runtime};

pub(crate) fn cublasLtCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtCreate", "")?;
    let py = call.py();
    let mut c_lightHandle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_lightHandle).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &cublaslt::cublasLtHandle_t, c_lightHandle as u64)?)
        },
    )
}

pub(crate) fn cublasLtDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_lightHandle], []) = call.bind("cublasLtDestroy", "lightHandle")?;
    let py = call.py();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cublasLtDestroy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_lightHandle)) },
    )
}

pub(crate) fn cublasLtDisableCpuInstructionsSetMask<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mask], []) = call
        .bind("cublasLtDisableCpuInstructionsSetMask", "mask")?;
    let py = call.py();
    let c_mask = args::u32(object_mask, "mask")?;
    let function: unsafe extern "system" fn(u32) -> u32 = call
        .symbol(slots::cublasLtDisableCpuInstructionsSetMask)?;
    let value = unsafe { released(py, || function(c_mask)) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(out::u32(py, value)?))
}

pub(crate) fn cublasLtEmulationDescCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtEmulationDescCreate", "")?;
    let py = call.py();
    let mut c_emulationDesc: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtEmulationDescCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_emulationDesc).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_emulationDesc)?),
    )
}

pub(crate) fn cublasLtEmulationDescDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_emulationDesc], []) = call
        .bind("cublasLtEmulationDescDestroy", "emulationDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_emulationDesc = args::either(
        object_emulationDesc,
        "emulationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtEmulationDescDestroy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_emulationDesc.cast())) },
    )
}

pub(crate) fn cublasLtEmulationDescGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_emulationDesc, object_attr, object_sizeInBytes], []) = call
        .bind("cublasLtEmulationDescGetAttribute", "emulationDesc attr sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt13::cublasLtEmulationDescAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_emulationDesc = args::either(
        object_emulationDesc,
        "emulationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cublaslt::cublasLtEmulationDescAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtEmulationDescGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_emulationDesc.cast(),
                c_attr,
                c_buf.pointer(),
                c_sizeInBytes,
                (&raw mut c_sizeWritten).cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtEmulationDescInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_emulationDesc, object_size], []) = call
        .bind("cublasLtEmulationDescInit_internal", "emulationDesc size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_emulationDesc = args::either(
        object_emulationDesc,
        "emulationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtEmulationDescInit_internal)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_emulationDesc.cast(), c_size)) },
    )
}

pub(crate) fn cublasLtEmulationDescSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_emulationDesc, object_attr, object_buf, object_sizeInBytes], []) = call
        .bind(
            "cublasLtEmulationDescSetAttribute",
            "emulationDesc attr buf sizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt13::cublasLtEmulationDescAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_emulationDesc = args::either(
        object_emulationDesc,
        "emulationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let (c_buf, _) = attributes::attribute_in(
        object_buf,
        c_attr,
        &attribute_types::cublaslt::cublasLtEmulationDescAttributes_t,
        Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtEmulationDescSetAttribute)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_emulationDesc.cast(), c_attr, c_buf, c_sizeInBytes),
            )
        },
    )
}

pub(crate) fn cublasLtGetCudartVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtGetCudartVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cublasLtGetCudartVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn cublasLtGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cublasLtGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cublasLtGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cublasLtGetStatusName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasLtGetStatusName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cublasLtGetStatusName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cublas::cublasStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cublasLtGetStatusString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cublasLtGetStatusString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cublas::cublasStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cublasLtGetStatusString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(
        py,
        &cublas::cublasStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cublasLtGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtGetVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cublasLtGetVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cublas::cublasStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn cublasLtGroupedMatrixLayoutCreate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_typename,
        object_groupCount,
        object_rows_array,
        object_cols_array,
        object_ld_array,
        ],
        [],
    ) = call
        .bind(
            "cublasLtGroupedMatrixLayoutCreate",
            "typename groupCount rows_array cols_array ld_array",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_type = args::enumeration(object_typename, "typename", &runtime::cudaDataType)?;
    let c_groupCount = args::i32(object_groupCount, "groupCount")?;
    let mut c_matLayout: *mut c_void = core::ptr::null_mut();
    let c_rows_array = args::device(object_rows_array, "rows_array", None, &arena)?;
    let c_cols_array = args::device(object_cols_array, "cols_array", None, &arena)?;
    let c_ld_array = args::device(object_ld_array, "ld_array", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtGroupedMatrixLayoutCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_matLayout).cast(),
                c_type,
                c_groupCount,
                c_rows_array.cast(),
                c_cols_array.cast(),
                c_ld_array.cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_matLayout)?),
    )
}

pub(crate) fn cublasLtGroupedMatrixLayoutInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_matLayout,
        object_size,
        object_typename,
        object_groupCount,
        object_rows_array,
        object_cols_array,
        object_ld_array,
        ],
        [],
    ) = call
        .bind(
            "cublasLtGroupedMatrixLayoutInit_internal",
            "matLayout size typename groupCount rows_array cols_array ld_array",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_type = args::enumeration(object_typename, "typename", &runtime::cudaDataType)?;
    let c_groupCount = args::i32(object_groupCount, "groupCount")?;
    let c_matLayout = args::either(
        object_matLayout,
        "matLayout",
        None,
        false,
        None,
        &arena,
    )?;
    let c_rows_array = args::device(object_rows_array, "rows_array", None, &arena)?;
    let c_cols_array = args::device(object_cols_array, "cols_array", None, &arena)?;
    let c_ld_array = args::device(object_ld_array, "ld_array", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtGroupedMatrixLayoutInit_internal)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_matLayout.cast(),
                    c_size,
                    c_type,
                    c_groupCount,
                    c_rows_array.cast(),
                    c_cols_array.cast(),
                    c_ld_array.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cublasLtHeuristicsCacheGetCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtHeuristicsCacheGetCapacity", "")?;
    let py = call.py();
    let mut c_capacity: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtHeuristicsCacheGetCapacity)?;
    let status = unsafe { released(py, || function((&raw mut c_capacity).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_capacity)?),
    )
}

pub(crate) fn cublasLtHeuristicsCacheSetCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_capacity], []) = call
        .bind("cublasLtHeuristicsCacheSetCapacity", "capacity")?;
    let py = call.py();
    let c_capacity = args::u64(object_capacity, "capacity")?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cublasLtHeuristicsCacheSetCapacity)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_capacity)) },
    )
}

pub(crate) fn cublasLtLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtLoggerForceDisable", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cublasLtLoggerForceDisable)?;
    returned0(py, &cublas::cublasStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cublasLtLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_logFile], []) = call.bind("cublasLtLoggerOpenFile", "logFile")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_logFile = args::c_string(object_logFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call
        .symbol(slots::cublasLtLoggerOpenFile)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_logFile)) },
    )
}

pub(crate) fn cublasLtLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback], []) = call.bind("cublasLtLoggerSetCallback", "callback")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        object_callback,
        Some(&cublaslt::cublasLtLoggerCallback_t__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cublas::cublasStatus_t, status)
}

pub(crate) fn cublasLtLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_file], []) = call.bind("cublasLtLoggerSetFile", "file")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_file = args::either(object_file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtLoggerSetFile)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_file.cast())) },
    )
}

pub(crate) fn cublasLtLoggerSetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_level], []) = call.bind("cublasLtLoggerSetLevel", "level")?;
    let py = call.py();
    let c_level = args::i32(object_level, "level")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cublasLtLoggerSetLevel)?;
    returned0(py, &cublas::cublasStatus_t, unsafe { released(py, || function(c_level)) })
}

pub(crate) fn cublasLtLoggerSetMask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mask], []) = call.bind("cublasLtLoggerSetMask", "mask")?;
    let py = call.py();
    let c_mask = args::i32(object_mask, "mask")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cublasLtLoggerSetMask)?;
    returned0(py, &cublas::cublasStatus_t, unsafe { released(py, || function(c_mask)) })
}

pub(crate) fn cublasLtMatmul<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_computeDesc,
        object_alpha,
        object_A,
        object_Adesc,
        object_B,
        object_Bdesc,
        object_beta,
        object_C,
        object_Cdesc,
        object_D,
        object_Ddesc,
        object_algo,
        object_workspace,
        object_workspaceSizeInBytes,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmul",
            "lightHandle computeDesc alpha A Adesc B Bdesc beta C Cdesc D Ddesc algo workspace workspaceSizeInBytes stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_workspaceSizeInBytes = args::u64(
        object_workspaceSizeInBytes,
        "workspaceSizeInBytes",
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_computeDesc = args::either(
        object_computeDesc,
        "computeDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(object_A, "A", None, &arena)?;
    let c_Adesc = args::either(object_Adesc, "Adesc", None, false, None, &arena)?;
    let c_B = args::device(object_B, "B", None, &arena)?;
    let c_Bdesc = args::either(object_Bdesc, "Bdesc", None, false, None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_C = args::device(object_C, "C", None, &arena)?;
    let c_Cdesc = args::either(object_Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_D = args::device(object_D, "D", None, &arena)?;
    let c_Ddesc = args::either(object_Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_algo = args::optional_record(
        object_algo,
        "algo",
        &cublaslt::cublasLtMatmulAlgo_t,
    )?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
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
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cublasLtMatmul)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_lightHandle,
                    c_computeDesc.cast(),
                    c_alpha.cast(),
                    c_A.cast(),
                    c_Adesc.cast(),
                    c_B.cast(),
                    c_Bdesc.cast(),
                    c_beta.cast(),
                    c_C.cast(),
                    c_Cdesc.cast(),
                    c_D.cast(),
                    c_Ddesc.cast(),
                    c_algo.cast(),
                    c_workspace.cast(),
                    c_workspaceSizeInBytes,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasLtMatmulAlgoCapGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_algo, object_attr, object_sizeInBytes], []) = call
        .bind("cublasLtMatmulAlgoCapGetAttribute", "algo attr sizeInBytes")?;
    let py = call.py();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt::cublasLtMatmulAlgoCapAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_algo = args::optional_record(
        object_algo,
        "algo",
        &cublaslt::cublasLtMatmulAlgo_t,
    )?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cublaslt::cublasLtMatmulAlgoCapAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoCapGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_algo.cast(),
                c_attr,
                c_buf.pointer(),
                c_sizeInBytes,
                (&raw mut c_sizeWritten).cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtMatmulAlgoCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_operationDesc,
        object_Adesc,
        object_Bdesc,
        object_Cdesc,
        object_Ddesc,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmulAlgoCheck",
            "lightHandle operationDesc Adesc Bdesc Cdesc Ddesc algo",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_operationDesc = args::either(
        object_operationDesc,
        "operationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let c_Adesc = args::either(object_Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(object_Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(object_Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(object_Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_algo = args::optional_record(
        object_algo,
        "algo",
        &cublaslt::cublasLtMatmulAlgo_t,
    )?;
    let (c_result, c_result_place) = out::new_record(
        py,
        &cublaslt::cublasLtMatmulHeuristicResult_t,
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
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoCheck)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_lightHandle,
                c_operationDesc.cast(),
                c_Adesc.cast(),
                c_Bdesc.cast(),
                c_Cdesc.cast(),
                c_Ddesc.cast(),
                c_algo.cast(),
                c_result_place.cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(c_result.into_any()),
    )
}

pub(crate) fn cublasLtMatmulAlgoCheckForStream<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_operationDesc,
        object_Adesc,
        object_Bdesc,
        object_Cdesc,
        object_Ddesc,
        object_algo,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmulAlgoCheckForStream",
            "lightHandle operationDesc Adesc Bdesc Cdesc Ddesc algo stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_operationDesc = args::either(
        object_operationDesc,
        "operationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let c_Adesc = args::either(object_Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(object_Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(object_Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(object_Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_algo = args::optional_record(
        object_algo,
        "algo",
        &cublaslt::cublasLtMatmulAlgo_t,
    )?;
    let (c_result, c_result_place) = out::new_record(
        py,
        &cublaslt::cublasLtMatmulHeuristicResult_t,
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
        u64,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoCheckForStream)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_lightHandle,
                c_operationDesc.cast(),
                c_Adesc.cast(),
                c_Bdesc.cast(),
                c_Cdesc.cast(),
                c_Ddesc.cast(),
                c_algo.cast(),
                c_result_place.cast(),
                c_stream,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(c_result.into_any()),
    )
}

pub(crate) fn cublasLtMatmulAlgoGetHeuristic<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_operationDesc,
        object_Adesc,
        object_Bdesc,
        object_Cdesc,
        object_Ddesc,
        object_preference,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmulAlgoGetHeuristic",
            "lightHandle operationDesc Adesc Bdesc Cdesc Ddesc preference requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let c_operationDesc = args::either(
        object_operationDesc,
        "operationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let c_Adesc = args::either(object_Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(object_Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(object_Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(object_Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_preference = args::either(
        object_preference,
        "preference",
        None,
        false,
        None,
        &arena,
    )?;
    let c_heuristicResultsArray_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_heuristicResultsArray = args::output_memory(
        py,
        c_heuristicResultsArray_length,
        Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t).size(),
        &arena,
    )?;
    let mut c_returnAlgoCount: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoGetHeuristic)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_lightHandle,
                c_operationDesc.cast(),
                c_Adesc.cast(),
                c_Bdesc.cast(),
                c_Cdesc.cast(),
                c_Ddesc.cast(),
                c_preference.cast(),
                c_requestedAlgoCount,
                c_heuristicResultsArray.cast(),
                (&raw mut c_returnAlgoCount).cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t),
                            c_heuristicResultsArray.cast(),
                            c_heuristicResultsArray_length,
                        )
                    }?,
                )?;
            tuple.push(out::i32(py, c_returnAlgoCount)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtMatmulAlgoGetHeuristicForStream<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_operationDesc,
        object_Adesc,
        object_Bdesc,
        object_Cdesc,
        object_Ddesc,
        object_preference,
        object_requestedAlgoCount,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmulAlgoGetHeuristicForStream",
            "lightHandle operationDesc Adesc Bdesc Cdesc Ddesc preference requestedAlgoCount stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_operationDesc = args::either(
        object_operationDesc,
        "operationDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let c_Adesc = args::either(object_Adesc, "Adesc", None, false, None, &arena)?;
    let c_Bdesc = args::either(object_Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_Cdesc = args::either(object_Cdesc, "Cdesc", None, false, None, &arena)?;
    let c_Ddesc = args::either(object_Ddesc, "Ddesc", None, false, None, &arena)?;
    let c_preference = args::either(
        object_preference,
        "preference",
        None,
        false,
        None,
        &arena,
    )?;
    let c_heuristicResultsArray_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_heuristicResultsArray = args::output_memory(
        py,
        c_heuristicResultsArray_length,
        Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t).size(),
        &arena,
    )?;
    let mut c_returnAlgoCount: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoGetHeuristicForStream)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_lightHandle,
                c_operationDesc.cast(),
                c_Adesc.cast(),
                c_Bdesc.cast(),
                c_Cdesc.cast(),
                c_Ddesc.cast(),
                c_preference.cast(),
                c_requestedAlgoCount,
                c_heuristicResultsArray.cast(),
                (&raw mut c_returnAlgoCount).cast(),
                c_stream,
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cublaslt::cublasLtMatmulHeuristicResult_t),
                            c_heuristicResultsArray.cast(),
                            c_heuristicResultsArray_length,
                        )
                    }?,
                )?;
            tuple.push(out::i32(py, c_returnAlgoCount)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtMatmulAlgoGetIds<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_computeType,
        object_scaleType,
        object_Atype,
        object_Btype,
        object_Ctype,
        object_Dtype,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmulAlgoGetIds",
            "lightHandle computeType scaleType Atype Btype Ctype Dtype requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_scaleType = args::enumeration(
        object_scaleType,
        "scaleType",
        &runtime::cudaDataType,
    )?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_Dtype = args::enumeration(object_Dtype, "Dtype", &runtime::cudaDataType)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let c_algoIdsArray_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_algoIdsArray = args::output_memory(
        py,
        c_algoIdsArray_length,
        Ty::I32.size(),
        &arena,
    )?;
    let mut c_returnAlgoCount: i32 = 0;
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
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoGetIds)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_lightHandle,
                c_computeType,
                c_scaleType,
                c_Atype,
                c_Btype,
                c_Ctype,
                c_Dtype,
                c_requestedAlgoCount,
                c_algoIdsArray.cast(),
                (&raw mut c_returnAlgoCount).cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::I32,
                            c_algoIdsArray.cast(),
                            c_algoIdsArray_length,
                        )
                    }?,
                )?;
            tuple.push(out::i32(py, c_returnAlgoCount)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtMatmulAlgoInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_computeType,
        object_scaleType,
        object_Atype,
        object_Btype,
        object_Ctype,
        object_Dtype,
        object_algoId,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatmulAlgoInit",
            "lightHandle computeType scaleType Atype Btype Ctype Dtype algoId",
        )?;
    let py = call.py();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_scaleType = args::enumeration(
        object_scaleType,
        "scaleType",
        &runtime::cudaDataType,
    )?;
    let c_Atype = args::enumeration(object_Atype, "Atype", &runtime::cudaDataType)?;
    let c_Btype = args::enumeration(object_Btype, "Btype", &runtime::cudaDataType)?;
    let c_Ctype = args::enumeration(object_Ctype, "Ctype", &runtime::cudaDataType)?;
    let c_Dtype = args::enumeration(object_Dtype, "Dtype", &runtime::cudaDataType)?;
    let c_algoId = args::i32(object_algoId, "algoId")?;
    let (c_algo, c_algo_place) = out::new_record(py, &cublaslt::cublasLtMatmulAlgo_t)?;
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
    ) -> i32 = call.symbol(slots::cublasLtMatmulAlgoInit)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_lightHandle,
                c_computeType,
                c_scaleType,
                c_Atype,
                c_Btype,
                c_Ctype,
                c_Dtype,
                c_algoId,
                c_algo_place.cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(c_algo.into_any()),
    )
}

pub(crate) fn cublasLtMatmulDescCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_computeType, object_scaleType], []) = call
        .bind("cublasLtMatmulDescCreate", "computeType scaleType")?;
    let py = call.py();
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_scaleType = args::enumeration(
        object_scaleType,
        "scaleType",
        &runtime::cudaDataType,
    )?;
    let mut c_matmulDesc: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cublasLtMatmulDescCreate)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_matmulDesc).cast(), c_computeType, c_scaleType),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_matmulDesc)?),
    )
}

pub(crate) fn cublasLtMatmulDescDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_matmulDesc], []) = call
        .bind("cublasLtMatmulDescDestroy", "matmulDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_matmulDesc = args::either(
        object_matmulDesc,
        "matmulDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtMatmulDescDestroy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_matmulDesc.cast())) },
    )
}

pub(crate) fn cublasLtMatmulDescInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_matmulDesc, object_size, object_computeType, object_scaleType], []) = call
        .bind(
            "cublasLtMatmulDescInit_internal",
            "matmulDesc size computeType scaleType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cublas::cublasComputeType_t,
    )?;
    let c_scaleType = args::enumeration(
        object_scaleType,
        "scaleType",
        &runtime::cudaDataType,
    )?;
    let c_matmulDesc = args::either(
        object_matmulDesc,
        "matmulDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = call
        .symbol(slots::cublasLtMatmulDescInit_internal)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_matmulDesc.cast(), c_size, c_computeType, c_scaleType),
            )
        },
    )
}

pub(crate) fn cublasLtMatmulPreferenceCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtMatmulPreferenceCreate", "")?;
    let py = call.py();
    let mut c_pref: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtMatmulPreferenceCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_pref).cast())) };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_pref)?),
    )
}

pub(crate) fn cublasLtMatmulPreferenceDestroy<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pref], []) = call.bind("cublasLtMatmulPreferenceDestroy", "pref")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pref = args::either(object_pref, "pref", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtMatmulPreferenceDestroy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_pref.cast())) },
    )
}

pub(crate) fn cublasLtMatmulPreferenceGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pref, object_attr, object_sizeInBytes], []) = call
        .bind("cublasLtMatmulPreferenceGetAttribute", "pref attr sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt::cublasLtMatmulPreferenceAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_pref = args::either(object_pref, "pref", None, false, None, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cublaslt::cublasLtMatmulPreferenceAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtMatmulPreferenceGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_pref.cast(),
                c_attr,
                c_buf.pointer(),
                c_sizeInBytes,
                (&raw mut c_sizeWritten).cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtMatmulPreferenceInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pref, object_size], []) = call
        .bind("cublasLtMatmulPreferenceInit_internal", "pref size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_pref = args::either(object_pref, "pref", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtMatmulPreferenceInit_internal)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_pref.cast(), c_size)) },
    )
}

pub(crate) fn cublasLtMatmulPreferenceSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pref, object_attr, object_buf, object_sizeInBytes], []) = call
        .bind("cublasLtMatmulPreferenceSetAttribute", "pref attr buf sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt::cublasLtMatmulPreferenceAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_pref = args::either(object_pref, "pref", None, false, None, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        object_buf,
        c_attr,
        &attribute_types::cublaslt::cublasLtMatmulPreferenceAttributes_t,
        Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtMatmulPreferenceSetAttribute)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_pref.cast(), c_attr, c_buf, c_sizeInBytes)) },
    )
}

pub(crate) fn cublasLtMatrixLayoutCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename, object_rows, object_cols, object_ld], []) = call
        .bind("cublasLtMatrixLayoutCreate", "typename rows cols ld")?;
    let py = call.py();
    let c_type = args::enumeration(object_typename, "typename", &runtime::cudaDataType)?;
    let c_rows = args::u64(object_rows, "rows")?;
    let c_cols = args::u64(object_cols, "cols")?;
    let c_ld = args::i64(object_ld, "ld")?;
    let mut c_matLayout: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, i32, u64, u64, i64) -> i32 = call
        .symbol(slots::cublasLtMatrixLayoutCreate)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_matLayout).cast(), c_type, c_rows, c_cols, c_ld),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_matLayout)?),
    )
}

pub(crate) fn cublasLtMatrixLayoutDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_matLayout], []) = call
        .bind("cublasLtMatrixLayoutDestroy", "matLayout")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_matLayout = args::either(
        object_matLayout,
        "matLayout",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtMatrixLayoutDestroy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_matLayout.cast())) },
    )
}

pub(crate) fn cublasLtMatrixLayoutInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_matLayout,
        object_size,
        object_typename,
        object_rows,
        object_cols,
        object_ld,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatrixLayoutInit_internal",
            "matLayout size typename rows cols ld",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_type = args::enumeration(object_typename, "typename", &runtime::cudaDataType)?;
    let c_rows = args::u64(object_rows, "rows")?;
    let c_cols = args::u64(object_cols, "cols")?;
    let c_ld = args::i64(object_ld, "ld")?;
    let c_matLayout = args::either(
        object_matLayout,
        "matLayout",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        u64,
        u64,
        i64,
    ) -> i32 = call.symbol(slots::cublasLtMatrixLayoutInit_internal)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_matLayout.cast(), c_size, c_type, c_rows, c_cols, c_ld),
            )
        },
    )
}

pub(crate) fn cublasLtMatrixTransform<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_lightHandle,
        object_transformDesc,
        object_alpha,
        object_A,
        object_Adesc,
        object_beta,
        object_B,
        object_Bdesc,
        object_C,
        object_Cdesc,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cublasLtMatrixTransform",
            "lightHandle transformDesc alpha A Adesc beta B Bdesc C Cdesc stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_lightHandle = args::value::<
        u64,
    >(object_lightHandle, "lightHandle", &cublaslt::cublasLtHandle_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_transformDesc = args::either(
        object_transformDesc,
        "transformDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let mut c_alpha_number = args::Number::default();
    let c_A = args::device(object_A, "A", None, &arena)?;
    let c_Adesc = args::either(object_Adesc, "Adesc", None, false, None, &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_B = args::device(object_B, "B", None, &arena)?;
    let c_Bdesc = args::either(object_Bdesc, "Bdesc", None, false, None, &arena)?;
    let c_C = args::device(object_C, "C", None, &arena)?;
    let c_Cdesc = args::either(object_Cdesc, "Cdesc", None, false, None, &arena)?;
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cublasLtMatrixTransform)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_lightHandle,
                    c_transformDesc.cast(),
                    c_alpha.cast(),
                    c_A.cast(),
                    c_Adesc.cast(),
                    c_beta.cast(),
                    c_B.cast(),
                    c_Bdesc.cast(),
                    c_C.cast(),
                    c_Cdesc.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cublasLtMatrixTransformDescCreate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_scaleType], []) = call
        .bind("cublasLtMatrixTransformDescCreate", "scaleType")?;
    let py = call.py();
    let c_scaleType = args::enumeration(
        object_scaleType,
        "scaleType",
        &runtime::cudaDataType,
    )?;
    let mut c_transformDesc: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cublasLtMatrixTransformDescCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_transformDesc).cast(), c_scaleType))
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_transformDesc)?),
    )
}

pub(crate) fn cublasLtMatrixTransformDescDestroy<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_transformDesc], []) = call
        .bind("cublasLtMatrixTransformDescDestroy", "transformDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_transformDesc = args::either(
        object_transformDesc,
        "transformDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtMatrixTransformDescDestroy)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_transformDesc.cast())) },
    )
}

pub(crate) fn cublasLtMatrixTransformDescGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_transformDesc, object_attr, object_sizeInBytes], []) = call
        .bind(
            "cublasLtMatrixTransformDescGetAttribute",
            "transformDesc attr sizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt::cublasLtMatrixTransformDescAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_transformDesc = args::either(
        object_transformDesc,
        "transformDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cublaslt::cublasLtMatrixTransformDescAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cublasLtMatrixTransformDescGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_transformDesc.cast(),
                c_attr,
                c_buf.pointer(),
                c_sizeInBytes,
                (&raw mut c_sizeWritten).cast(),
            ),
        )
    };
    returned(
        py,
        &cublas::cublasStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cublasLtMatrixTransformDescInit_internal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_transformDesc, object_size, object_scaleType], []) = call
        .bind(
            "cublasLtMatrixTransformDescInit_internal",
            "transformDesc size scaleType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_scaleType = args::enumeration(
        object_scaleType,
        "scaleType",
        &runtime::cudaDataType,
    )?;
    let c_transformDesc = args::either(
        object_transformDesc,
        "transformDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cublasLtMatrixTransformDescInit_internal)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe { released(py, || function(c_transformDesc.cast(), c_size, c_scaleType)) },
    )
}

pub(crate) fn cublasLtMatrixTransformDescSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_transformDesc, object_attr, object_buf, object_sizeInBytes], []) = call
        .bind(
            "cublasLtMatrixTransformDescSetAttribute",
            "transformDesc attr buf sizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cublaslt::cublasLtMatrixTransformDescAttributes_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let c_transformDesc = args::either(
        object_transformDesc,
        "transformDesc",
        None,
        false,
        None,
        &arena,
    )?;
    let (c_buf, _) = attributes::attribute_in(
        object_buf,
        c_attr,
        &attribute_types::cublaslt::cublasLtMatrixTransformDescAttributes_t,
        Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtMatrixTransformDescSetAttribute)?;
    returned0(
        py,
        &cublas::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_transformDesc.cast(), c_attr, c_buf, c_sizeInBytes),
            )
        },
    )
}
