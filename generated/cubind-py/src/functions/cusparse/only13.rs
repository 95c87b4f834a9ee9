//! Functions of the cusparse: `only13` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cusparse, runtime};

pub(crate) fn cusparseSpMMOp_createPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opA,
        object_opB,
        object_matA,
        object_matB,
        object_matC,
        object_computeType,
        object_alg,
        object_addOperationLtoirBuffer,
        object_addOperationBufferSize,
        object_mulOperationLtoirBuffer,
        object_mulOperationBufferSize,
        object_epilogueLtoirBuffer,
        object_epilogueBufferSize,
        ],
        [],
    ) = call
        .bind(
            "cusparseSpMMOp_createPlan",
            "handle opA opB matA matB matC computeType alg addOperationLtoirBuffer addOperationBufferSize mulOperationLtoirBuffer mulOperationBufferSize epilogueLtoirBuffer epilogueBufferSize",
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
    let c_alg = args::enumeration(object_alg, "alg", &cusparse::cusparseSpMMOpAlg_t)?;
    let c_addOperationBufferSize = args::u64(
        object_addOperationBufferSize,
        "addOperationBufferSize",
    )?;
    let c_mulOperationBufferSize = args::u64(
        object_mulOperationBufferSize,
        "mulOperationBufferSize",
    )?;
    let c_epilogueBufferSize = args::u64(
        object_epilogueBufferSize,
        "epilogueBufferSize",
    )?;
    let mut c_plan: u64 = 0;
    let c_addOperationLtoirBuffer = args::either(
        object_addOperationLtoirBuffer,
        "addOperationLtoirBuffer",
        None,
        false,
        Some(c_addOperationBufferSize as usize),
        &arena,
    )?;
    let c_mulOperationLtoirBuffer = args::either(
        object_mulOperationLtoirBuffer,
        "mulOperationLtoirBuffer",
        None,
        false,
        Some(c_mulOperationBufferSize as usize),
        &arena,
    )?;
    let c_epilogueLtoirBuffer = args::either(
        object_epilogueLtoirBuffer,
        "epilogueLtoirBuffer",
        None,
        false,
        Some(c_epilogueBufferSize as usize),
        &arena,
    )?;
    let mut c_SpMMWorkspaceSize: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        i32,
        i32,
        u64,
        u64,
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cusparseSpMMOp_createPlan)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_plan).cast(),
                c_opA,
                c_opB,
                c_matA,
                c_matB,
                c_matC,
                c_computeType,
                c_alg,
                c_addOperationLtoirBuffer.cast(),
                c_addOperationBufferSize,
                c_mulOperationLtoirBuffer.cast(),
                c_mulOperationBufferSize,
                c_epilogueLtoirBuffer.cast(),
                c_epilogueBufferSize,
                (&raw mut c_SpMMWorkspaceSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMMOpPlan_t, c_plan as u64)?)?;
            tuple.push(out::u64(py, c_SpMMWorkspaceSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseSpMatGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr, object_attribute, object_dataSize], []) = call
        .bind("cusparseSpMatGetAttribute", "spMatDescr attribute dataSize")?;
    let py = call.py();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &cusparse::cusparseSpMatAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let mut c_data = attributes::attribute_out(
        py,
        c_attribute,
        &attribute_types::cusparse::cusparseSpMatAttribute_t13,
        Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cusparseSpMatGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(c_spMatDescr, c_attribute, c_data.pointer(), c_dataSize),
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

pub(crate) fn cusparseSpMatSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_spMatDescr, object_attribute, object_data, object_dataSize], []) = call
        .bind("cusparseSpMatSetAttribute", "spMatDescr attribute data dataSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(object_spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &cusparse::cusparseSpMatAttribute_t,
    )?;
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let (c_data, _) = attributes::attribute_in(
        object_data,
        c_attribute,
        &attribute_types::cusparse::cusparseSpMatAttribute_t13,
        Some(c_dataSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cusparseSpMatSetAttribute)?;
    returned0(
        py,
        &cusparse::cusparseStatus_t,
        unsafe {
            released(py, || function(c_spMatDescr, c_attribute, c_data, c_dataSize))
        },
    )
}
