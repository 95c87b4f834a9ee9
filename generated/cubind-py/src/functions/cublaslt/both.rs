//! Functions of the cublaslt: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cublaslt, cublaslt13, runtime};

pub(crate) fn cublasLtEmulationDescCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cublasLtEmulationDescCreate", "")?;
    let py = call.py();
    let mut c_emulationDesc: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtEmulationDescCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_emulationDesc).cast())) };
    returned(
        py,
        &cublaslt13::cublasStatus_t,
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
    let c_emulationDesc = args::pointer(object_emulationDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cublasLtEmulationDescDestroy)?;
    returned0(
        py,
        &cublaslt13::cublasStatus_t,
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
    let c_emulationDesc = args::pointer(object_emulationDesc, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cublasLtEmulationDescAttributes_t,
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
        &cublaslt13::cublasStatus_t,
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
    let c_emulationDesc = args::pointer(object_emulationDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtEmulationDescInit_internal)?;
    returned0(
        py,
        &cublaslt13::cublasStatus_t,
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
    let c_emulationDesc = args::pointer(object_emulationDesc, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        object_buf,
        c_attr,
        &attribute_types::cublasLtEmulationDescAttributes_t,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cublasLtEmulationDescSetAttribute)?;
    returned0(
        py,
        &cublaslt13::cublasStatus_t,
        unsafe {
            released(
                py,
                || function(c_emulationDesc.cast(), c_attr, c_buf, c_sizeInBytes),
            )
        },
    )
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
    let c_rows_array = args::pointer(object_rows_array, &arena)?;
    let c_cols_array = args::pointer(object_cols_array, &arena)?;
    let c_ld_array = args::pointer(object_ld_array, &arena)?;
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
        &cublaslt13::cublasStatus_t,
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
    let c_matLayout = args::pointer(object_matLayout, &arena)?;
    let c_rows_array = args::pointer(object_rows_array, &arena)?;
    let c_cols_array = args::pointer(object_cols_array, &arena)?;
    let c_ld_array = args::pointer(object_ld_array, &arena)?;
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
        &cublaslt13::cublasStatus_t,
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
    let c_operationDesc = args::pointer(object_operationDesc, &arena)?;
    let c_Adesc = args::pointer(object_Adesc, &arena)?;
    let c_Bdesc = args::pointer(object_Bdesc, &arena)?;
    let c_Cdesc = args::pointer(object_Cdesc, &arena)?;
    let c_Ddesc = args::pointer(object_Ddesc, &arena)?;
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
        &cublaslt13::cublasStatus_t,
        status,
        1,
        |tuple| tuple.push(c_result.into_any()),
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
    let c_operationDesc = args::pointer(object_operationDesc, &arena)?;
    let c_Adesc = args::pointer(object_Adesc, &arena)?;
    let c_Bdesc = args::pointer(object_Bdesc, &arena)?;
    let c_Cdesc = args::pointer(object_Cdesc, &arena)?;
    let c_Ddesc = args::pointer(object_Ddesc, &arena)?;
    let c_preference = args::pointer(object_preference, &arena)?;
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
        &cublaslt13::cublasStatus_t,
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
