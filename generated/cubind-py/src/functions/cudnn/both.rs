//! Functions of the cudnn: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cudnn9, runtime};

pub(crate) fn cudnnActivationBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_activationDesc,
        object_alpha,
        object_yDesc,
        object_y,
        object_dyDesc,
        object_dy,
        object_xDesc,
        object_x,
        object_beta,
        object_dxDesc,
        object_dx,
        ],
        [],
    ) = call
        .bind(
            "cudnnActivationBackward",
            "handle activationDesc alpha yDesc y dyDesc dy xDesc x beta dxDesc dx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnActivationBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_activationDesc,
                    c_alpha.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnActivationForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_activationDesc,
        object_alpha,
        object_xDesc,
        object_x,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cudnnActivationForward",
            "handle activationDesc alpha xDesc x beta yDesc y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnActivationForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_activationDesc,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnAddTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha,
        object_aDesc,
        object_A,
        object_beta,
        object_cDesc,
        object_C,
        ],
        [],
    ) = call.bind("cudnnAddTensor", "handle alpha aDesc A beta cDesc C")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_aDesc = args::value::<
        u64,
    >(object_aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_A = args::device(object_A, "A", None, &arena)?;
    let c_C = args::device(object_C, "C", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnAddTensor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha.cast(),
                    c_aDesc,
                    c_A.cast(),
                    c_beta.cast(),
                    c_cDesc,
                    c_C.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnAdvVersionCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnAdvVersionCheck", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudnnAdvVersionCheck)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cudnnB2BCausalConv1dBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weightsProj,
        object_weightsMixer,
        object_skipBias,
        object_y,
        object_dy,
        object_dx,
        object_dweightsProj,
        object_dweightsMixer,
        object_dskipBias,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSizeProj,
        object_kernelSizeMixer,
        object_dataType,
        object_dwDataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnB2BCausalConv1dBackward",
            "stream x weightsProj weightsMixer skipBias y dy dx dweightsProj dweightsMixer dskipBias batch dim seqLen kernelSizeProj kernelSizeMixer dataType dwDataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSizeProj = args::i32(object_kernelSizeProj, "kernelSizeProj")?;
    let c_kernelSizeMixer = args::i32(object_kernelSizeMixer, "kernelSizeMixer")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_dwDataType = args::enumeration(
        object_dwDataType,
        "dwDataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weightsProj = args::device(object_weightsProj, "weightsProj", None, &arena)?;
    let c_weightsMixer = args::device(
        object_weightsMixer,
        "weightsMixer",
        None,
        &arena,
    )?;
    let c_skipBias = args::device(object_skipBias, "skipBias", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dweightsProj = args::device(
        object_dweightsProj,
        "dweightsProj",
        None,
        &arena,
    )?;
    let c_dweightsMixer = args::device(
        object_dweightsMixer,
        "dweightsMixer",
        None,
        &arena,
    )?;
    let c_dskipBias = args::device(object_dskipBias, "dskipBias", None, &arena)?;
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
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnB2BCausalConv1dBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weightsProj.cast(),
                    c_weightsMixer.cast(),
                    c_skipBias.cast(),
                    c_y.cast(),
                    c_dy.cast(),
                    c_dx.cast(),
                    c_dweightsProj.cast(),
                    c_dweightsMixer.cast(),
                    c_dskipBias.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSizeProj,
                    c_kernelSizeMixer,
                    c_dataType,
                    c_dwDataType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnB2BCausalConv1dForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weightsProj,
        object_weightsMixer,
        object_skipBias,
        object_y,
        object_yGated,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSizeProj,
        object_kernelSizeMixer,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnB2BCausalConv1dForward",
            "stream x weightsProj weightsMixer skipBias y yGated batch dim seqLen kernelSizeProj kernelSizeMixer dataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSizeProj = args::i32(object_kernelSizeProj, "kernelSizeProj")?;
    let c_kernelSizeMixer = args::i32(object_kernelSizeMixer, "kernelSizeMixer")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weightsProj = args::device(object_weightsProj, "weightsProj", None, &arena)?;
    let c_weightsMixer = args::device(
        object_weightsMixer,
        "weightsMixer",
        None,
        &arena,
    )?;
    let c_skipBias = args::device(object_skipBias, "skipBias", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_yGated = args::device(object_yGated, "yGated", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
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
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnB2BCausalConv1dForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weightsProj.cast(),
                    c_weightsMixer.cast(),
                    c_skipBias.cast(),
                    c_y.cast(),
                    c_yGated.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSizeProj,
                    c_kernelSizeMixer,
                    c_dataType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnBackendCreateDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descriptorType], []) = call
        .bind("cudnnBackendCreateDescriptor", "descriptorType")?;
    let py = call.py();
    let c_descriptorType = args::enumeration(
        object_descriptorType,
        "descriptorType",
        &cudnn9::cudnnBackendDescriptorType_t,
    )?;
    let mut c_descriptor: u64 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnBackendCreateDescriptor)?;
    let status = unsafe {
        released(py, || function(c_descriptorType, (&raw mut c_descriptor).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnBackendDescriptor_t,
                        c_descriptor as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnBackendDestroyDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descriptor], []) = call
        .bind("cudnnBackendDestroyDescriptor", "descriptor")?;
    let py = call.py();
    let c_descriptor = args::value::<
        u64,
    >(object_descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnBackendDestroyDescriptor)?;
    let detached = handle_keepalive::detach(
        &cudnn9::cudnnBackendDescriptor_t,
        c_descriptor as u64,
    );
    let status = unsafe { released(py, || function(c_descriptor)) };
    detached.finish(status == 0);
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnBackendExecute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_executionPlan, object_variantPack], []) = call
        .bind("cudnnBackendExecute", "handle executionPlan variantPack")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_executionPlan = args::value::<
        u64,
    >(object_executionPlan, "executionPlan", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_variantPack = args::value::<
        u64,
    >(object_variantPack, "variantPack", &cudnn9::cudnnBackendDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cudnnBackendExecute)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_handle, c_executionPlan, c_variantPack)) },
    )
}

pub(crate) fn cudnnBackendFinalize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descriptor], []) = call.bind("cudnnBackendFinalize", "descriptor")?;
    let py = call.py();
    let c_descriptor = args::value::<
        u64,
    >(object_descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnBackendFinalize)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_descriptor)) },
    )
}

pub(crate) fn cudnnBackendGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_descriptor,
        object_attributeName,
        object_attributeType,
        object_requestedElementCount,
        object_arrayOfElements,
        ],
        [],
    ) = call
        .bind(
            "cudnnBackendGetAttribute",
            "descriptor attributeName attributeType requestedElementCount arrayOfElements",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_descriptor = args::value::<
        u64,
    >(object_descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_attributeName = args::enumeration(
        object_attributeName,
        "attributeName",
        &cudnn9::cudnnBackendAttributeName_t,
    )?;
    let c_attributeType = args::enumeration(
        object_attributeType,
        "attributeType",
        &cudnn9::cudnnBackendAttributeType_t,
    )?;
    let c_requestedElementCount = args::i64(
        object_requestedElementCount,
        "requestedElementCount",
    )?;
    let mut c_elementCount: i64 = 0;
    let c_arrayOfElements = elements::Elements::new(
        object_arrayOfElements,
        "arrayOfElements",
        c_attributeType,
        &attribute_types::cudnn::cudnnBackendAttributeType_t,
        args::length(py, c_requestedElementCount, "requestedElementCount")?,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnBackendGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_descriptor,
                c_attributeName,
                c_attributeType,
                c_requestedElementCount,
                (&raw mut c_elementCount).cast(),
                c_arrayOfElements.pointer().cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i64(py, c_elementCount)?)?;
            tuple.push(unsafe { c_arrayOfElements.value(py) }?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnBackendInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descriptor], []) = call.bind("cudnnBackendInitialize", "descriptor")?;
    let py = call.py();
    let c_descriptor = args::value::<
        u64,
    >(object_descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnBackendInitialize)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_descriptor)) },
    )
}

pub(crate) fn cudnnBackendPopulateCudaGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_executionPlan, object_variantPack, object_graph], []) = call
        .bind(
            "cudnnBackendPopulateCudaGraph",
            "handle executionPlan variantPack graph",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_executionPlan = args::value::<
        u64,
    >(object_executionPlan, "executionPlan", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_variantPack = args::value::<
        u64,
    >(object_variantPack, "variantPack", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cudnnBackendPopulateCudaGraph)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_handle, c_executionPlan, c_variantPack, c_graph))
        },
    )
}

pub(crate) fn cudnnBackendSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_descriptor,
        object_attributeName,
        object_attributeType,
        object_elementCount,
        object_arrayOfElements,
        ],
        [],
    ) = call
        .bind(
            "cudnnBackendSetAttribute",
            "descriptor attributeName attributeType elementCount arrayOfElements",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_descriptor = args::value::<
        u64,
    >(object_descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_attributeName = args::enumeration(
        object_attributeName,
        "attributeName",
        &cudnn9::cudnnBackendAttributeName_t,
    )?;
    let c_attributeType = args::enumeration(
        object_attributeType,
        "attributeType",
        &cudnn9::cudnnBackendAttributeType_t,
    )?;
    let c_elementCount = args::i64(object_elementCount, "elementCount")?;
    let c_arrayOfElements = elements::elements_in(
        object_arrayOfElements,
        "arrayOfElements",
        c_attributeType,
        &attribute_types::cudnn::cudnnBackendAttributeType_t,
        args::length(py, c_elementCount, "elementCount")?,
        &arena,
    )?;
    args::keep(object_arrayOfElements, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, i64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnBackendSetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_descriptor,
                c_attributeName,
                c_attributeType,
                c_elementCount,
                c_arrayOfElements.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnBackendDescriptor_t,
            c_descriptor as u64,
            Some((
                "cudnnBackendSetAttribute",
                (u64::from(c_attributeName as u32)).rotate_left(24)
                    ^ u64::from(c_attributeType as u32),
            )),
            arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnBackendUpdateCudaGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_executionPlan, object_variantPack, object_graph], []) = call
        .bind("cudnnBackendUpdateCudaGraph", "handle executionPlan variantPack graph")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_executionPlan = args::value::<
        u64,
    >(object_executionPlan, "executionPlan", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_variantPack = args::value::<
        u64,
    >(object_variantPack, "variantPack", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cudnnBackendUpdateCudaGraph)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_handle, c_executionPlan, c_variantPack, c_graph))
        },
    )
}

pub(crate) fn cudnnBatchNormalizationBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_alphaDataDiff,
        object_betaDataDiff,
        object_alphaParamDiff,
        object_betaParamDiff,
        object_xDesc,
        object_x,
        object_dyDesc,
        object_dy,
        object_dxDesc,
        object_dx,
        object_dBnScaleBiasDesc,
        object_bnScale,
        object_dBnScaleResult,
        object_dBnBiasResult,
        object_epsilon,
        object_savedMean,
        object_savedInvVariance,
        ],
        [],
    ) = call
        .bind(
            "cudnnBatchNormalizationBackward",
            "handle mode alphaDataDiff betaDataDiff alphaParamDiff betaParamDiff xDesc x dyDesc dy dxDesc dx dBnScaleBiasDesc bnScale dBnScaleResult dBnBiasResult epsilon savedMean savedInvVariance",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dBnScaleBiasDesc = args::value::<
        u64,
    >(object_dBnScaleBiasDesc, "dBnScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_bnScale = args::device(object_bnScale, "bnScale", None, &arena)?;
    let c_dBnScaleResult = args::device(
        object_dBnScaleResult,
        "dBnScaleResult",
        None,
        &arena,
    )?;
    let c_dBnBiasResult = args::device(
        object_dBnBiasResult,
        "dBnBiasResult",
        None,
        &arena,
    )?;
    let c_savedMean = args::device(object_savedMean, "savedMean", None, &arena)?;
    let c_savedInvVariance = args::device(
        object_savedInvVariance,
        "savedInvVariance",
        None,
        &arena,
    )?;
    let c_alphaDataDiff = args::host_scalar(
        object_alphaDataDiff,
        "alphaDataDiff",
        false,
        &arena,
    )?;
    let c_betaDataDiff = args::host_scalar(
        object_betaDataDiff,
        "betaDataDiff",
        false,
        &arena,
    )?;
    let c_alphaParamDiff = args::host_scalar(
        object_alphaParamDiff,
        "alphaParamDiff",
        false,
        &arena,
    )?;
    let c_betaParamDiff = args::host_scalar(
        object_betaParamDiff,
        "betaParamDiff",
        false,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_alphaDataDiff.cast(),
                    c_betaDataDiff.cast(),
                    c_alphaParamDiff.cast(),
                    c_betaParamDiff.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                    c_dBnScaleBiasDesc,
                    c_bnScale.cast(),
                    c_dBnScaleResult.cast(),
                    c_dBnBiasResult.cast(),
                    c_epsilon,
                    c_savedMean.cast(),
                    c_savedInvVariance.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnBatchNormalizationBackwardEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_bnOps,
        object_alphaDataDiff,
        object_betaDataDiff,
        object_alphaParamDiff,
        object_betaParamDiff,
        object_xDesc,
        object_xData,
        object_yDesc,
        object_yData,
        object_dyDesc,
        object_dyData,
        object_dzDesc,
        object_dzData,
        object_dxDesc,
        object_dxData,
        object_dBnScaleBiasDesc,
        object_bnScaleData,
        object_bnBiasData,
        object_dBnScaleData,
        object_dBnBiasData,
        object_epsilon,
        object_savedMean,
        object_savedInvVariance,
        object_activationDesc,
        object_workSpace,
        object_workSpaceSizeInBytes,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnBatchNormalizationBackwardEx",
            "handle mode bnOps alphaDataDiff betaDataDiff alphaParamDiff betaParamDiff xDesc xData yDesc yData dyDesc dyData dzDesc dzData dxDesc dxData dBnScaleBiasDesc bnScaleData bnBiasData dBnScaleData dBnBiasData epsilon savedMean savedInvVariance activationDesc workSpace workSpaceSizeInBytes reserveSpace reserveSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(
        object_bnOps,
        "bnOps",
        &cudnn9::cudnnBatchNormOps_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(object_dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dBnScaleBiasDesc = args::value::<
        u64,
    >(object_dBnScaleBiasDesc, "dBnScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_xData = args::device(object_xData, "xData", None, &arena)?;
    let c_yData = args::device(object_yData, "yData", None, &arena)?;
    let c_dyData = args::device(object_dyData, "dyData", None, &arena)?;
    let c_dzData = args::device(object_dzData, "dzData", None, &arena)?;
    let c_dxData = args::device(object_dxData, "dxData", None, &arena)?;
    let c_bnScaleData = args::device(object_bnScaleData, "bnScaleData", None, &arena)?;
    let c_bnBiasData = args::device(object_bnBiasData, "bnBiasData", None, &arena)?;
    let c_dBnScaleData = args::device(
        object_dBnScaleData,
        "dBnScaleData",
        None,
        &arena,
    )?;
    let c_dBnBiasData = args::device(object_dBnBiasData, "dBnBiasData", None, &arena)?;
    let c_savedMean = args::device(object_savedMean, "savedMean", None, &arena)?;
    let c_savedInvVariance = args::device(
        object_savedInvVariance,
        "savedInvVariance",
        None,
        &arena,
    )?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let c_alphaDataDiff = args::host_scalar(
        object_alphaDataDiff,
        "alphaDataDiff",
        false,
        &arena,
    )?;
    let c_betaDataDiff = args::host_scalar(
        object_betaDataDiff,
        "betaDataDiff",
        false,
        &arena,
    )?;
    let c_alphaParamDiff = args::host_scalar(
        object_alphaParamDiff,
        "alphaParamDiff",
        false,
        &arena,
    )?;
    let c_betaParamDiff = args::host_scalar(
        object_betaParamDiff,
        "betaParamDiff",
        false,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationBackwardEx)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_bnOps,
                    c_alphaDataDiff.cast(),
                    c_betaDataDiff.cast(),
                    c_alphaParamDiff.cast(),
                    c_betaParamDiff.cast(),
                    c_xDesc,
                    c_xData.cast(),
                    c_yDesc,
                    c_yData.cast(),
                    c_dyDesc,
                    c_dyData.cast(),
                    c_dzDesc,
                    c_dzData.cast(),
                    c_dxDesc,
                    c_dxData.cast(),
                    c_dBnScaleBiasDesc,
                    c_bnScaleData.cast(),
                    c_bnBiasData.cast(),
                    c_dBnScaleData.cast(),
                    c_dBnBiasData.cast(),
                    c_epsilon,
                    c_savedMean.cast(),
                    c_savedInvVariance.cast(),
                    c_activationDesc,
                    c_workSpace.cast(),
                    c_workSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnBatchNormalizationForwardInference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_alpha,
        object_beta,
        object_xDesc,
        object_x,
        object_yDesc,
        object_y,
        object_bnScaleBiasMeanVarDesc,
        object_bnScale,
        object_bnBias,
        object_estimatedMean,
        object_estimatedVariance,
        object_epsilon,
        ],
        [],
    ) = call
        .bind(
            "cudnnBatchNormalizationForwardInference",
            "handle mode alpha beta xDesc x yDesc y bnScaleBiasMeanVarDesc bnScale bnBias estimatedMean estimatedVariance epsilon",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(
        object_bnScaleBiasMeanVarDesc,
        "bnScaleBiasMeanVarDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_bnScale = args::device(object_bnScale, "bnScale", None, &arena)?;
    let c_bnBias = args::device(object_bnBias, "bnBias", None, &arena)?;
    let c_estimatedMean = args::device(
        object_estimatedMean,
        "estimatedMean",
        None,
        &arena,
    )?;
    let c_estimatedVariance = args::device(
        object_estimatedVariance,
        "estimatedVariance",
        None,
        &arena,
    )?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f64,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationForwardInference)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_alpha.cast(),
                    c_beta.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_bnScaleBiasMeanVarDesc,
                    c_bnScale.cast(),
                    c_bnBias.cast(),
                    c_estimatedMean.cast(),
                    c_estimatedVariance.cast(),
                    c_epsilon,
                ),
            )
        },
    )
}

pub(crate) fn cudnnBatchNormalizationForwardTraining<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_alpha,
        object_beta,
        object_xDesc,
        object_x,
        object_yDesc,
        object_y,
        object_bnScaleBiasMeanVarDesc,
        object_bnScale,
        object_bnBias,
        object_exponentialAverageFactor,
        object_resultRunningMean,
        object_resultRunningVariance,
        object_epsilon,
        object_resultSaveMean,
        object_resultSaveInvVariance,
        ],
        [],
    ) = call
        .bind(
            "cudnnBatchNormalizationForwardTraining",
            "handle mode alpha beta xDesc x yDesc y bnScaleBiasMeanVarDesc bnScale bnBias exponentialAverageFactor resultRunningMean resultRunningVariance epsilon resultSaveMean resultSaveInvVariance",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(
        object_bnScaleBiasMeanVarDesc,
        "bnScaleBiasMeanVarDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_exponentialAverageFactor = args::f64(object_exponentialAverageFactor)?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_bnScale = args::device(object_bnScale, "bnScale", None, &arena)?;
    let c_bnBias = args::device(object_bnBias, "bnBias", None, &arena)?;
    let c_resultRunningMean = args::device(
        object_resultRunningMean,
        "resultRunningMean",
        None,
        &arena,
    )?;
    let c_resultRunningVariance = args::device(
        object_resultRunningVariance,
        "resultRunningVariance",
        None,
        &arena,
    )?;
    let c_resultSaveMean = args::device(
        object_resultSaveMean,
        "resultSaveMean",
        None,
        &arena,
    )?;
    let c_resultSaveInvVariance = args::device(
        object_resultSaveInvVariance,
        "resultSaveInvVariance",
        None,
        &arena,
    )?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationForwardTraining)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_alpha.cast(),
                    c_beta.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_bnScaleBiasMeanVarDesc,
                    c_bnScale.cast(),
                    c_bnBias.cast(),
                    c_exponentialAverageFactor,
                    c_resultRunningMean.cast(),
                    c_resultRunningVariance.cast(),
                    c_epsilon,
                    c_resultSaveMean.cast(),
                    c_resultSaveInvVariance.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnBatchNormalizationForwardTrainingEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_bnOps,
        object_alpha,
        object_beta,
        object_xDesc,
        object_xData,
        object_zDesc,
        object_zData,
        object_yDesc,
        object_yData,
        object_bnScaleBiasMeanVarDesc,
        object_bnScale,
        object_bnBias,
        object_exponentialAverageFactor,
        object_resultRunningMean,
        object_resultRunningVariance,
        object_epsilon,
        object_resultSaveMean,
        object_resultSaveInvVariance,
        object_activationDesc,
        object_workspace,
        object_workSpaceSizeInBytes,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnBatchNormalizationForwardTrainingEx",
            "handle mode bnOps alpha beta xDesc xData zDesc zData yDesc yData bnScaleBiasMeanVarDesc bnScale bnBias exponentialAverageFactor resultRunningMean resultRunningVariance epsilon resultSaveMean resultSaveInvVariance activationDesc workspace workSpaceSizeInBytes reserveSpace reserveSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(
        object_bnOps,
        "bnOps",
        &cudnn9::cudnnBatchNormOps_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<
        u64,
    >(object_zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(
        object_bnScaleBiasMeanVarDesc,
        "bnScaleBiasMeanVarDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_exponentialAverageFactor = args::f64(object_exponentialAverageFactor)?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_xData = args::device(object_xData, "xData", None, &arena)?;
    let c_zData = args::device(object_zData, "zData", None, &arena)?;
    let c_yData = args::device(object_yData, "yData", None, &arena)?;
    let c_bnScale = args::device(object_bnScale, "bnScale", None, &arena)?;
    let c_bnBias = args::device(object_bnBias, "bnBias", None, &arena)?;
    let c_resultRunningMean = args::device(
        object_resultRunningMean,
        "resultRunningMean",
        None,
        &arena,
    )?;
    let c_resultRunningVariance = args::device(
        object_resultRunningVariance,
        "resultRunningVariance",
        None,
        &arena,
    )?;
    let c_resultSaveMean = args::device(
        object_resultSaveMean,
        "resultSaveMean",
        None,
        &arena,
    )?;
    let c_resultSaveInvVariance = args::device(
        object_resultSaveInvVariance,
        "resultSaveInvVariance",
        None,
        &arena,
    )?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationForwardTrainingEx)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_bnOps,
                    c_alpha.cast(),
                    c_beta.cast(),
                    c_xDesc,
                    c_xData.cast(),
                    c_zDesc,
                    c_zData.cast(),
                    c_yDesc,
                    c_yData.cast(),
                    c_bnScaleBiasMeanVarDesc,
                    c_bnScale.cast(),
                    c_bnBias.cast(),
                    c_exponentialAverageFactor,
                    c_resultRunningMean.cast(),
                    c_resultRunningVariance.cast(),
                    c_epsilon,
                    c_resultSaveMean.cast(),
                    c_resultSaveInvVariance.cast(),
                    c_activationDesc,
                    c_workspace.cast(),
                    c_workSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnBuildRNNDynamic<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_rnnDesc, object_miniBatch], []) = call
        .bind("cudnnBuildRNNDynamic", "handle rnnDesc miniBatch")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_miniBatch = args::i32(object_miniBatch, "miniBatch")?;
    let function: unsafe extern "system" fn(u64, u64, i32) -> i32 = call
        .symbol(slots::cudnnBuildRNNDynamic)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_handle, c_rnnDesc, c_miniBatch)) },
    )
}

pub(crate) fn cudnnCTCLoss<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_probsDesc,
        object_probs,
        object_hostLabels,
        object_hostLabelLengths,
        object_hostInputLengths,
        object_costs,
        object_gradientsDesc,
        object_gradients,
        object_algo,
        object_ctcLossDesc,
        object_workspace,
        object_workSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnCTCLoss",
            "handle probsDesc probs hostLabels hostLabelLengths hostInputLengths costs gradientsDesc gradients algo ctcLossDesc workspace workSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(object_probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(object_gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_probs = args::device(object_probs, "probs", None, &arena)?;
    let c_hostLabels = args::array(
        object_hostLabels,
        "hostLabels",
        &Ty::I32,
        None,
        &arena,
    )?;
    let c_hostLabelLengths = args::array(
        object_hostLabelLengths,
        "hostLabelLengths",
        &Ty::I32,
        None,
        &arena,
    )?;
    let c_hostInputLengths = args::array(
        object_hostInputLengths,
        "hostInputLengths",
        &Ty::I32,
        None,
        &arena,
    )?;
    let c_costs = args::device(object_costs, "costs", None, &arena)?;
    let c_gradients = args::device(object_gradients, "gradients", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnCTCLoss)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_probsDesc,
                    c_probs.cast(),
                    c_hostLabels.cast(),
                    c_hostLabelLengths.cast(),
                    c_hostInputLengths.cast(),
                    c_costs.cast(),
                    c_gradientsDesc,
                    c_gradients.cast(),
                    c_algo,
                    c_ctcLossDesc,
                    c_workspace.cast(),
                    c_workSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnCTCLoss_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_ctcLossDesc,
        object_probsDesc,
        object_probs,
        object_labels,
        object_labelLengths,
        object_inputLengths,
        object_costs,
        object_gradientsDesc,
        object_gradients,
        object_workSpaceSizeInBytes,
        object_workspace,
        ],
        [],
    ) = call
        .bind(
            "cudnnCTCLoss_v8",
            "handle algo ctcLossDesc probsDesc probs labels labelLengths inputLengths costs gradientsDesc gradients workSpaceSizeInBytes workspace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(object_probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(object_gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_probs = args::device(object_probs, "probs", None, &arena)?;
    let c_labels = args::device(object_labels, "labels", Some(&Ty::I32), &arena)?;
    let c_labelLengths = args::device(
        object_labelLengths,
        "labelLengths",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_inputLengths = args::device(
        object_inputLengths,
        "inputLengths",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_costs = args::device(object_costs, "costs", None, &arena)?;
    let c_gradients = args::device(object_gradients, "gradients", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnCTCLoss_v8)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_ctcLossDesc,
                    c_probsDesc,
                    c_probs.cast(),
                    c_labels.cast(),
                    c_labelLengths.cast(),
                    c_inputLengths.cast(),
                    c_costs.cast(),
                    c_gradientsDesc,
                    c_gradients.cast(),
                    c_workSpaceSizeInBytes,
                    c_workspace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnCausalConv1dBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_bias,
        object_dy,
        object_dx,
        object_dweight,
        object_dbias,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        object_dwDataType,
        object_activation,
        ],
        [],
    ) = call
        .bind(
            "cudnnCausalConv1dBackward",
            "stream x weight bias dy dx dweight dbias batch dim seqLen kernelSize dataType dwDataType activation",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_dwDataType = args::enumeration(
        object_dwDataType,
        "dwDataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_activation = args::enumeration(
        object_activation,
        "activation",
        &cudnn9::cudnnCausalConv1dActivation_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_bias = args::device(object_bias, "bias", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dweight = args::device(object_dweight, "dweight", None, &arena)?;
    let c_dbias = args::device(object_dbias, "dbias", None, &arena)?;
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
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnCausalConv1dBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_bias.cast(),
                    c_dy.cast(),
                    c_dx.cast(),
                    c_dweight.cast(),
                    c_dbias.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                    c_dwDataType,
                    c_activation,
                ),
            )
        },
    )
}

pub(crate) fn cudnnCausalConv1dForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_bias,
        object_y,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        object_activation,
        ],
        [],
    ) = call
        .bind(
            "cudnnCausalConv1dForward",
            "stream x weight bias y batch dim seqLen kernelSize dataType activation",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_activation = args::enumeration(
        object_activation,
        "activation",
        &cudnn9::cudnnCausalConv1dActivation_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_bias = args::device(object_bias, "bias", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnCausalConv1dForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_bias.cast(),
                    c_y.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                    c_activation,
                ),
            )
        },
    )
}

pub(crate) fn cudnnCausalConv1dNwhBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_bias,
        object_dy,
        object_dx,
        object_dweight,
        object_dbias,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        object_dwDataType,
        object_activation,
        ],
        [],
    ) = call
        .bind(
            "cudnnCausalConv1dNwhBackward",
            "stream x weight bias dy dx dweight dbias batch dim seqLen kernelSize dataType dwDataType activation",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_dwDataType = args::enumeration(
        object_dwDataType,
        "dwDataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_activation = args::enumeration(
        object_activation,
        "activation",
        &cudnn9::cudnnCausalConv1dActivation_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_bias = args::device(object_bias, "bias", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dweight = args::device(object_dweight, "dweight", None, &arena)?;
    let c_dbias = args::device(object_dbias, "dbias", None, &arena)?;
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
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnCausalConv1dNwhBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_bias.cast(),
                    c_dy.cast(),
                    c_dx.cast(),
                    c_dweight.cast(),
                    c_dbias.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                    c_dwDataType,
                    c_activation,
                ),
            )
        },
    )
}

pub(crate) fn cudnnCausalConv1dNwhForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_bias,
        object_y,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        object_activation,
        ],
        [],
    ) = call
        .bind(
            "cudnnCausalConv1dNwhForward",
            "stream x weight bias y batch dim seqLen kernelSize dataType activation",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_activation = args::enumeration(
        object_activation,
        "activation",
        &cudnn9::cudnnCausalConv1dActivation_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_bias = args::device(object_bias, "bias", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnCausalConv1dNwhForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_bias.cast(),
                    c_y.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                    c_activation,
                ),
            )
        },
    )
}

pub(crate) fn cudnnCnnVersionCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCnnVersionCheck", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudnnCnnVersionCheck)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cudnnConvolutionBackwardBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha,
        object_dyDesc,
        object_dy,
        object_beta,
        object_dbDesc,
        object_db,
        ],
        [],
    ) = call
        .bind("cudnnConvolutionBackwardBias", "handle alpha dyDesc dy beta dbDesc db")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dbDesc = args::value::<
        u64,
    >(object_dbDesc, "dbDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_db = args::device(object_db, "db", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBackwardBias)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_beta.cast(),
                    c_dbDesc,
                    c_db.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnConvolutionBackwardData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha,
        object_wDesc,
        object_w,
        object_dyDesc,
        object_dy,
        object_convDesc,
        object_algo,
        object_workSpace,
        object_workSpaceSizeInBytes,
        object_beta,
        object_dxDesc,
        object_dx,
        ],
        [],
    ) = call
        .bind(
            "cudnnConvolutionBackwardData",
            "handle alpha wDesc w dyDesc dy convDesc algo workSpace workSpaceSizeInBytes beta dxDesc dx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionBwdDataAlgo_t,
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_w = args::device(object_w, "w", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBackwardData)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha.cast(),
                    c_wDesc,
                    c_w.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_convDesc,
                    c_algo,
                    c_workSpace.cast(),
                    c_workSpaceSizeInBytes,
                    c_beta.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnConvolutionBackwardFilter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha,
        object_xDesc,
        object_x,
        object_dyDesc,
        object_dy,
        object_convDesc,
        object_algo,
        object_workSpace,
        object_workSpaceSizeInBytes,
        object_beta,
        object_dwDesc,
        object_dw,
        ],
        [],
    ) = call
        .bind(
            "cudnnConvolutionBackwardFilter",
            "handle alpha xDesc x dyDesc dy convDesc algo workSpace workSpaceSizeInBytes beta dwDesc dw",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionBwdFilterAlgo_t,
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_dwDesc = args::value::<
        u64,
    >(object_dwDesc, "dwDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_dw = args::device(object_dw, "dw", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBackwardFilter)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_convDesc,
                    c_algo,
                    c_workSpace.cast(),
                    c_workSpaceSizeInBytes,
                    c_beta.cast(),
                    c_dwDesc,
                    c_dw.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnConvolutionBiasActivationForward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha1,
        object_xDesc,
        object_x,
        object_wDesc,
        object_w,
        object_convDesc,
        object_algo,
        object_workSpace,
        object_workSpaceSizeInBytes,
        object_alpha2,
        object_zDesc,
        object_z,
        object_biasDesc,
        object_bias,
        object_activationDesc,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cudnnConvolutionBiasActivationForward",
            "handle alpha1 xDesc x wDesc w convDesc algo workSpace workSpaceSizeInBytes alpha2 zDesc z biasDesc bias activationDesc yDesc y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionFwdAlgo_t,
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_zDesc = args::value::<
        u64,
    >(object_zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_biasDesc = args::value::<
        u64,
    >(object_biasDesc, "biasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_w = args::device(object_w, "w", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_z = args::device(object_z, "z", None, &arena)?;
    let c_bias = args::device(object_bias, "bias", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha1 = args::host_scalar(object_alpha1, "alpha1", false, &arena)?;
    let c_alpha2 = args::host_scalar(object_alpha2, "alpha2", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBiasActivationForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha1.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_wDesc,
                    c_w.cast(),
                    c_convDesc,
                    c_algo,
                    c_workSpace.cast(),
                    c_workSpaceSizeInBytes,
                    c_alpha2.cast(),
                    c_zDesc,
                    c_z.cast(),
                    c_biasDesc,
                    c_bias.cast(),
                    c_activationDesc,
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnConvolutionForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha,
        object_xDesc,
        object_x,
        object_wDesc,
        object_w,
        object_convDesc,
        object_algo,
        object_workSpace,
        object_workSpaceSizeInBytes,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cudnnConvolutionForward",
            "handle alpha xDesc x wDesc w convDesc algo workSpace workSpaceSizeInBytes beta yDesc y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionFwdAlgo_t,
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_w = args::device(object_w, "w", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnConvolutionForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_wDesc,
                    c_w.cast(),
                    c_convDesc,
                    c_algo,
                    c_workSpace.cast(),
                    c_workSpaceSizeInBytes,
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreate", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cudnn9::cudnnHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn cudnnCreateActivationDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateActivationDescriptor", "")?;
    let py = call.py();
    let mut c_activationDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateActivationDescriptor)?;
    let status = unsafe {
        released(py, || function((&raw mut c_activationDesc).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnActivationDescriptor_t,
                        c_activationDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateAttnDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateAttnDescriptor", "")?;
    let py = call.py();
    let mut c_attnDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateAttnDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_attnDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &cudnn9::cudnnAttnDescriptor_t, c_attnDesc as u64)?)
        },
    )
}

pub(crate) fn cudnnCreateCTCLossDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateCTCLossDescriptor", "")?;
    let py = call.py();
    let mut c_ctcLossDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateCTCLossDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_ctcLossDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnCTCLossDescriptor_t,
                        c_ctcLossDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateConvolutionDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateConvolutionDescriptor", "")?;
    let py = call.py();
    let mut c_convDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateConvolutionDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_convDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnConvolutionDescriptor_t,
                        c_convDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateDropoutDescriptor", "")?;
    let py = call.py();
    let mut c_dropoutDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateDropoutDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_dropoutDesc).cast())) };
    if status == 0 {
        handle_keepalive::made(&cudnn9::cudnnDropoutDescriptor_t, c_dropoutDesc as u64);
    }
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnDropoutDescriptor_t,
                        c_dropoutDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateFilterDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateFilterDescriptor", "")?;
    let py = call.py();
    let mut c_filterDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateFilterDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_filterDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnFilterDescriptor_t,
                        c_filterDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateFusedOpsConstParamPack<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_ops], []) = call.bind("cudnnCreateFusedOpsConstParamPack", "ops")?;
    let py = call.py();
    let c_ops = args::enumeration(object_ops, "ops", &cudnn9::cudnnFusedOps_t)?;
    let mut c_constPack: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudnnCreateFusedOpsConstParamPack)?;
    let status = unsafe {
        released(py, || function((&raw mut c_constPack).cast(), c_ops))
    };
    if status == 0 {
        handle_keepalive::made(
            &cudnn9::cudnnFusedOpsConstParamPack_t,
            c_constPack as u64,
        );
    }
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnFusedOpsConstParamPack_t,
                        c_constPack as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateFusedOpsPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ops], []) = call.bind("cudnnCreateFusedOpsPlan", "ops")?;
    let py = call.py();
    let c_ops = args::enumeration(object_ops, "ops", &cudnn9::cudnnFusedOps_t)?;
    let mut c_plan: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudnnCreateFusedOpsPlan)?;
    let status = unsafe { released(py, || function((&raw mut c_plan).cast(), c_ops)) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cudnn9::cudnnFusedOpsPlan_t, c_plan as u64)?),
    )
}

pub(crate) fn cudnnCreateFusedOpsVariantParamPack<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_ops], []) = call.bind("cudnnCreateFusedOpsVariantParamPack", "ops")?;
    let py = call.py();
    let c_ops = args::enumeration(object_ops, "ops", &cudnn9::cudnnFusedOps_t)?;
    let mut c_varPack: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudnnCreateFusedOpsVariantParamPack)?;
    let status = unsafe {
        released(py, || function((&raw mut c_varPack).cast(), c_ops))
    };
    if status == 0 {
        handle_keepalive::made(
            &cudnn9::cudnnFusedOpsVariantParamPack_t,
            c_varPack as u64,
        );
    }
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnFusedOpsVariantParamPack_t,
                        c_varPack as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateLRNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateLRNDescriptor", "")?;
    let py = call.py();
    let mut c_normDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateLRNDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_normDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cudnn9::cudnnLRNDescriptor_t, c_normDesc as u64)?)
        },
    )
}

pub(crate) fn cudnnCreateOpTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateOpTensorDescriptor", "")?;
    let py = call.py();
    let mut c_opTensorDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateOpTensorDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_opTensorDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnOpTensorDescriptor_t,
                        c_opTensorDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreatePoolingDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreatePoolingDescriptor", "")?;
    let py = call.py();
    let mut c_poolingDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreatePoolingDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_poolingDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnPoolingDescriptor_t,
                        c_poolingDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateRNNDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateRNNDataDescriptor", "")?;
    let py = call.py();
    let mut c_rnnDataDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateRNNDataDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_rnnDataDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnRNNDataDescriptor_t,
                        c_rnnDataDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateRNNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateRNNDescriptor", "")?;
    let py = call.py();
    let mut c_rnnDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateRNNDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_rnnDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cudnn9::cudnnRNNDescriptor_t, c_rnnDesc as u64)?)
        },
    )
}

pub(crate) fn cudnnCreateReduceTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateReduceTensorDescriptor", "")?;
    let py = call.py();
    let mut c_reduceTensorDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateReduceTensorDescriptor)?;
    let status = unsafe {
        released(py, || function((&raw mut c_reduceTensorDesc).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnReduceTensorDescriptor_t,
                        c_reduceTensorDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateSeqDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateSeqDataDescriptor", "")?;
    let py = call.py();
    let mut c_seqDataDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateSeqDataDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_seqDataDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnSeqDataDescriptor_t,
                        c_seqDataDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateSpatialTransformerDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateSpatialTransformerDescriptor", "")?;
    let py = call.py();
    let mut c_stDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateSpatialTransformerDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_stDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnSpatialTransformerDescriptor_t,
                        c_stDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateTensorDescriptor", "")?;
    let py = call.py();
    let mut c_tensorDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateTensorDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_tensorDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnTensorDescriptor_t,
                        c_tensorDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnCreateTensorTransformDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudnnCreateTensorTransformDescriptor", "")?;
    let py = call.py();
    let mut c_transformDesc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudnnCreateTensorTransformDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_transformDesc).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnTensorTransformDescriptor_t,
                        c_transformDesc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudnnDeriveBNTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_derivedBnDesc, object_xDesc, object_mode], []) = call
        .bind("cudnnDeriveBNTensorDescriptor", "derivedBnDesc xDesc mode")?;
    let py = call.py();
    let c_derivedBnDesc = args::value::<
        u64,
    >(object_derivedBnDesc, "derivedBnDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32) -> i32 = call
        .symbol(slots::cudnnDeriveBNTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_derivedBnDesc, c_xDesc, c_mode)) },
    )
}

pub(crate) fn cudnnDeriveNormTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_derivedNormScaleBiasDesc,
        object_derivedNormMeanVarDesc,
        object_xDesc,
        object_mode,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnDeriveNormTensorDescriptor",
            "derivedNormScaleBiasDesc derivedNormMeanVarDesc xDesc mode groupCnt",
        )?;
    let py = call.py();
    let c_derivedNormScaleBiasDesc = args::value::<
        u64,
    >(
        object_derivedNormScaleBiasDesc,
        "derivedNormScaleBiasDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_derivedNormMeanVarDesc = args::value::<
        u64,
    >(
        object_derivedNormMeanVarDesc,
        "derivedNormMeanVarDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, i32) -> i32 = call
        .symbol(slots::cudnnDeriveNormTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_derivedNormScaleBiasDesc,
                    c_derivedNormMeanVarDesc,
                    c_xDesc,
                    c_mode,
                    c_groupCnt,
                ),
            )
        },
    )
}

pub(crate) fn cudnnDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cudnnDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroy)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function(c_handle)) })
}

pub(crate) fn cudnnDestroyActivationDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_activationDesc], []) = call
        .bind("cudnnDestroyActivationDescriptor", "activationDesc")?;
    let py = call.py();
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyActivationDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_activationDesc)) },
    )
}

pub(crate) fn cudnnDestroyAttnDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attnDesc], []) = call.bind("cudnnDestroyAttnDescriptor", "attnDesc")?;
    let py = call.py();
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyAttnDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_attnDesc)) },
    )
}

pub(crate) fn cudnnDestroyCTCLossDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc], []) = call
        .bind("cudnnDestroyCTCLossDescriptor", "ctcLossDesc")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyCTCLossDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_ctcLossDesc)) },
    )
}

pub(crate) fn cudnnDestroyConvolutionDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_convDesc], []) = call
        .bind("cudnnDestroyConvolutionDescriptor", "convDesc")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyConvolutionDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_convDesc)) },
    )
}

pub(crate) fn cudnnDestroyDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dropoutDesc], []) = call
        .bind("cudnnDestroyDropoutDescriptor", "dropoutDesc")?;
    let py = call.py();
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyDropoutDescriptor)?;
    let detached = handle_keepalive::detach(
        &cudnn9::cudnnDropoutDescriptor_t,
        c_dropoutDesc as u64,
    );
    let status = unsafe { released(py, || function(c_dropoutDesc)) };
    detached.finish(status == 0);
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnDestroyFilterDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_filterDesc], []) = call
        .bind("cudnnDestroyFilterDescriptor", "filterDesc")?;
    let py = call.py();
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyFilterDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_filterDesc)) },
    )
}

pub(crate) fn cudnnDestroyFusedOpsConstParamPack<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_constPack], []) = call
        .bind("cudnnDestroyFusedOpsConstParamPack", "constPack")?;
    let py = call.py();
    let c_constPack = args::value::<
        u64,
    >(object_constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyFusedOpsConstParamPack)?;
    let detached = handle_keepalive::detach(
        &cudnn9::cudnnFusedOpsConstParamPack_t,
        c_constPack as u64,
    );
    let status = unsafe { released(py, || function(c_constPack)) };
    detached.finish(status == 0);
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnDestroyFusedOpsPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan], []) = call.bind("cudnnDestroyFusedOpsPlan", "plan")?;
    let py = call.py();
    let c_plan = args::value::<u64>(object_plan, "plan", &cudnn9::cudnnFusedOpsPlan_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyFusedOpsPlan)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function(c_plan)) })
}

pub(crate) fn cudnnDestroyFusedOpsVariantParamPack<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_varPack], []) = call
        .bind("cudnnDestroyFusedOpsVariantParamPack", "varPack")?;
    let py = call.py();
    let c_varPack = args::value::<
        u64,
    >(object_varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyFusedOpsVariantParamPack)?;
    let detached = handle_keepalive::detach(
        &cudnn9::cudnnFusedOpsVariantParamPack_t,
        c_varPack as u64,
    );
    let status = unsafe { released(py, || function(c_varPack)) };
    detached.finish(status == 0);
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnDestroyLRNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_lrnDesc], []) = call.bind("cudnnDestroyLRNDescriptor", "lrnDesc")?;
    let py = call.py();
    let c_lrnDesc = args::value::<
        u64,
    >(object_lrnDesc, "lrnDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyLRNDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_lrnDesc)) },
    )
}

pub(crate) fn cudnnDestroyOpTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_opTensorDesc], []) = call
        .bind("cudnnDestroyOpTensorDescriptor", "opTensorDesc")?;
    let py = call.py();
    let c_opTensorDesc = args::value::<
        u64,
    >(object_opTensorDesc, "opTensorDesc", &cudnn9::cudnnOpTensorDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyOpTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_opTensorDesc)) },
    )
}

pub(crate) fn cudnnDestroyPoolingDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_poolingDesc], []) = call
        .bind("cudnnDestroyPoolingDescriptor", "poolingDesc")?;
    let py = call.py();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyPoolingDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_poolingDesc)) },
    )
}

pub(crate) fn cudnnDestroyRNNDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDataDesc], []) = call
        .bind("cudnnDestroyRNNDataDescriptor", "rnnDataDesc")?;
    let py = call.py();
    let c_rnnDataDesc = args::value::<
        u64,
    >(object_rnnDataDesc, "rnnDataDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyRNNDataDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_rnnDataDesc)) },
    )
}

pub(crate) fn cudnnDestroyRNNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDesc], []) = call.bind("cudnnDestroyRNNDescriptor", "rnnDesc")?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyRNNDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_rnnDesc)) },
    )
}

pub(crate) fn cudnnDestroyReduceTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_reduceTensorDesc], []) = call
        .bind("cudnnDestroyReduceTensorDescriptor", "reduceTensorDesc")?;
    let py = call.py();
    let c_reduceTensorDesc = args::value::<
        u64,
    >(
        object_reduceTensorDesc,
        "reduceTensorDesc",
        &cudnn9::cudnnReduceTensorDescriptor_t,
    )?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyReduceTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_reduceTensorDesc)) },
    )
}

pub(crate) fn cudnnDestroySeqDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_seqDataDesc], []) = call
        .bind("cudnnDestroySeqDataDescriptor", "seqDataDesc")?;
    let py = call.py();
    let c_seqDataDesc = args::value::<
        u64,
    >(object_seqDataDesc, "seqDataDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroySeqDataDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_seqDataDesc)) },
    )
}

pub(crate) fn cudnnDestroySpatialTransformerDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stDesc], []) = call
        .bind("cudnnDestroySpatialTransformerDescriptor", "stDesc")?;
    let py = call.py();
    let c_stDesc = args::value::<
        u64,
    >(object_stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroySpatialTransformerDescriptor)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function(c_stDesc)) })
}

pub(crate) fn cudnnDestroyTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tensorDesc], []) = call
        .bind("cudnnDestroyTensorDescriptor", "tensorDesc")?;
    let py = call.py();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_tensorDesc)) },
    )
}

pub(crate) fn cudnnDestroyTensorTransformDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_transformDesc], []) = call
        .bind("cudnnDestroyTensorTransformDescriptor", "transformDesc")?;
    let py = call.py();
    let c_transformDesc = args::value::<
        u64,
    >(object_transformDesc, "transformDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudnnDestroyTensorTransformDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_transformDesc)) },
    )
}

pub(crate) fn cudnnDivisiveNormalizationBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_normDesc,
        object_mode,
        object_alpha,
        object_xDesc,
        object_x,
        object_means,
        object_dy,
        object_temp,
        object_temp2,
        object_beta,
        object_dXdMeansDesc,
        object_dx,
        object_dMeans,
        ],
        [],
    ) = call
        .bind(
            "cudnnDivisiveNormalizationBackward",
            "handle normDesc mode alpha xDesc x means dy temp temp2 beta dXdMeansDesc dx dMeans",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(object_normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnDivNormMode_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dXdMeansDesc = args::value::<
        u64,
    >(object_dXdMeansDesc, "dXdMeansDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_means = args::device(object_means, "means", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_temp = args::device(object_temp, "temp", None, &arena)?;
    let c_temp2 = args::device(object_temp2, "temp2", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dMeans = args::device(object_dMeans, "dMeans", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnDivisiveNormalizationBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_normDesc,
                    c_mode,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_means.cast(),
                    c_dy.cast(),
                    c_temp.cast(),
                    c_temp2.cast(),
                    c_beta.cast(),
                    c_dXdMeansDesc,
                    c_dx.cast(),
                    c_dMeans.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnDivisiveNormalizationForward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_normDesc,
        object_mode,
        object_alpha,
        object_xDesc,
        object_x,
        object_means,
        object_temp,
        object_temp2,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cudnnDivisiveNormalizationForward",
            "handle normDesc mode alpha xDesc x means temp temp2 beta yDesc y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(object_normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnDivNormMode_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_means = args::device(object_means, "means", None, &arena)?;
    let c_temp = args::device(object_temp, "temp", None, &arena)?;
    let c_temp2 = args::device(object_temp2, "temp2", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnDivisiveNormalizationForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_normDesc,
                    c_mode,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_means.cast(),
                    c_temp.cast(),
                    c_temp2.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnDropoutBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dropoutDesc,
        object_dydesc,
        object_dy,
        object_dxdesc,
        object_dx,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnDropoutBackward",
            "handle dropoutDesc dydesc dy dxdesc dx reserveSpace reserveSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_dydesc = args::value::<
        u64,
    >(object_dydesc, "dydesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxdesc = args::value::<
        u64,
    >(object_dxdesc, "dxdesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnDropoutBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dropoutDesc,
                    c_dydesc,
                    c_dy.cast(),
                    c_dxdesc,
                    c_dx.cast(),
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnDropoutForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_dropoutDesc,
        object_xdesc,
        object_x,
        object_ydesc,
        object_y,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnDropoutForward",
            "handle dropoutDesc xdesc x ydesc y reserveSpace reserveSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_xdesc = args::value::<
        u64,
    >(object_xdesc, "xdesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_ydesc = args::value::<
        u64,
    >(object_ydesc, "ydesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnDropoutForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_dropoutDesc,
                    c_xdesc,
                    c_x.cast(),
                    c_ydesc,
                    c_y.cast(),
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnDropoutGetReserveSpaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_xdesc], []) = call.bind("cudnnDropoutGetReserveSpaceSize", "xdesc")?;
    let py = call.py();
    let c_xdesc = args::value::<
        u64,
    >(object_xdesc, "xdesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnDropoutGetReserveSpaceSize)?;
    let status = unsafe {
        released(py, || function(c_xdesc, (&raw mut c_sizeInBytes).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnDropoutGetStatesSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cudnnDropoutGetStatesSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnDropoutGetStatesSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_sizeInBytes).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnFFTCausalConv1dBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_dy,
        object_dx,
        object_dweight,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnFFTCausalConv1dBackward",
            "stream x weight dy dx dweight batch dim seqLen kernelSize dataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dweight = args::device(object_dweight, "dweight", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnFFTCausalConv1dBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_dy.cast(),
                    c_dx.cast(),
                    c_dweight.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnFFTCausalConv1dForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_y,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnFFTCausalConv1dForward",
            "stream x weight y batch dim seqLen kernelSize dataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnFFTCausalConv1dForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_y.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnFindConvolutionBackwardDataAlgorithm<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_wDesc,
        object_dyDesc,
        object_convDesc,
        object_dxDesc,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cudnnFindConvolutionBackwardDataAlgorithm",
            "handle wDesc dyDesc convDesc dxDesc requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnFindConvolutionBackwardDataAlgorithm)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_wDesc,
                c_dyDesc,
                c_convDesc,
                c_dxDesc,
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnFindConvolutionBackwardDataAlgorithmEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_wDesc,
        object_w,
        object_dyDesc,
        object_dy,
        object_convDesc,
        object_dxDesc,
        object_dx,
        object_requestedAlgoCount,
        object_workSpace,
        object_workSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnFindConvolutionBackwardDataAlgorithmEx",
            "handle wDesc w dyDesc dy convDesc dxDesc dx requestedAlgoCount workSpace workSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_w = args::device(object_w, "w", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t).size(),
        &arena,
    )?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnFindConvolutionBackwardDataAlgorithmEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_wDesc,
                c_w.cast(),
                c_dyDesc,
                c_dy.cast(),
                c_convDesc,
                c_dxDesc,
                c_dx.cast(),
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
                c_workSpace.cast(),
                c_workSpaceSizeInBytes,
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnFindConvolutionBackwardFilterAlgorithm<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_dyDesc,
        object_convDesc,
        object_dwDesc,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cudnnFindConvolutionBackwardFilterAlgorithm",
            "handle xDesc dyDesc convDesc dwDesc requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dwDesc = args::value::<
        u64,
    >(object_dwDesc, "dwDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnFindConvolutionBackwardFilterAlgorithm)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_xDesc,
                c_dyDesc,
                c_convDesc,
                c_dwDesc,
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnFindConvolutionBackwardFilterAlgorithmEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_x,
        object_dyDesc,
        object_y,
        object_convDesc,
        object_dwDesc,
        object_dw,
        object_requestedAlgoCount,
        object_workSpace,
        object_workSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnFindConvolutionBackwardFilterAlgorithmEx",
            "handle xDesc x dyDesc y convDesc dwDesc dw requestedAlgoCount workSpace workSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dwDesc = args::value::<
        u64,
    >(object_dwDesc, "dwDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dw = args::device(object_dw, "dw", None, &arena)?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t).size(),
        &arena,
    )?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnFindConvolutionBackwardFilterAlgorithmEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_xDesc,
                c_x.cast(),
                c_dyDesc,
                c_y.cast(),
                c_convDesc,
                c_dwDesc,
                c_dw.cast(),
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
                c_workSpace.cast(),
                c_workSpaceSizeInBytes,
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnFindConvolutionForwardAlgorithm<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_wDesc,
        object_convDesc,
        object_yDesc,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cudnnFindConvolutionForwardAlgorithm",
            "handle xDesc wDesc convDesc yDesc requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnFindConvolutionForwardAlgorithm)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_xDesc,
                c_wDesc,
                c_convDesc,
                c_yDesc,
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnFindConvolutionForwardAlgorithmEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_x,
        object_wDesc,
        object_w,
        object_convDesc,
        object_yDesc,
        object_y,
        object_requestedAlgoCount,
        object_workSpace,
        object_workSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnFindConvolutionForwardAlgorithmEx",
            "handle xDesc x wDesc w convDesc yDesc y requestedAlgoCount workSpace workSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_w = args::device(object_w, "w", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t).size(),
        &arena,
    )?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnFindConvolutionForwardAlgorithmEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_xDesc,
                c_x.cast(),
                c_wDesc,
                c_w.cast(),
                c_convDesc,
                c_yDesc,
                c_y.cast(),
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
                c_workSpace.cast(),
                c_workSpaceSizeInBytes,
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnFusedOpsExecute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_plan, object_varPack], []) = call
        .bind("cudnnFusedOpsExecute", "handle plan varPack")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cudnn9::cudnnFusedOpsPlan_t)?;
    let c_varPack = args::value::<
        u64,
    >(object_varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cudnnFusedOpsExecute)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_handle, c_plan, c_varPack)) },
    )
}

pub(crate) fn cudnnGetActivationDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_activationDesc], []) = call
        .bind("cudnnGetActivationDescriptor", "activationDesc")?;
    let py = call.py();
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_mode: i32 = 0;
    let mut c_reluNanOpt: i32 = 0;
    let mut c_coef: f64 = 0.0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetActivationDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_activationDesc,
                (&raw mut c_mode).cast(),
                (&raw mut c_reluNanOpt).cast(),
                (&raw mut c_coef).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnActivationMode_t, c_mode)?)?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_reluNanOpt)?,
                )?;
            tuple.push(out::f64(py, c_coef)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetActivationDescriptorSwishBeta<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_activationDesc], []) = call
        .bind("cudnnGetActivationDescriptorSwishBeta", "activationDesc")?;
    let py = call.py();
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_swish_beta: f64 = 0.0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetActivationDescriptorSwishBeta)?;
    let status = unsafe {
        released(py, || function(c_activationDesc, (&raw mut c_swish_beta).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::f64(py, c_swish_beta)?),
    )
}

pub(crate) fn cudnnGetAttnDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attnDesc], []) = call.bind("cudnnGetAttnDescriptor", "attnDesc")?;
    let py = call.py();
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let mut c_attnMode: u32 = 0;
    let mut c_nHeads: i32 = 0;
    let mut c_smScaler: f64 = 0.0;
    let mut c_dataType: i32 = 0;
    let mut c_computePrec: i32 = 0;
    let mut c_mathType: i32 = 0;
    let mut c_attnDropoutDesc: u64 = 0;
    let mut c_postDropoutDesc: u64 = 0;
    let mut c_qSize: i32 = 0;
    let mut c_kSize: i32 = 0;
    let mut c_vSize: i32 = 0;
    let mut c_qProjSize: i32 = 0;
    let mut c_kProjSize: i32 = 0;
    let mut c_vProjSize: i32 = 0;
    let mut c_oProjSize: i32 = 0;
    let mut c_qoMaxSeqLength: i32 = 0;
    let mut c_kvMaxSeqLength: i32 = 0;
    let mut c_maxBatchSize: i32 = 0;
    let mut c_maxBeamSize: i32 = 0;
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetAttnDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_attnDesc,
                (&raw mut c_attnMode).cast(),
                (&raw mut c_nHeads).cast(),
                (&raw mut c_smScaler).cast(),
                (&raw mut c_dataType).cast(),
                (&raw mut c_computePrec).cast(),
                (&raw mut c_mathType).cast(),
                (&raw mut c_attnDropoutDesc).cast(),
                (&raw mut c_postDropoutDesc).cast(),
                (&raw mut c_qSize).cast(),
                (&raw mut c_kSize).cast(),
                (&raw mut c_vSize).cast(),
                (&raw mut c_qProjSize).cast(),
                (&raw mut c_kProjSize).cast(),
                (&raw mut c_vProjSize).cast(),
                (&raw mut c_oProjSize).cast(),
                (&raw mut c_qoMaxSeqLength).cast(),
                (&raw mut c_kvMaxSeqLength).cast(),
                (&raw mut c_maxBatchSize).cast(),
                (&raw mut c_maxBeamSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        19,
        |tuple| {
            tuple.push(out::u32(py, c_attnMode)?)?;
            tuple.push(out::i32(py, c_nHeads)?)?;
            tuple.push(out::f64(py, c_smScaler)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_computePrec)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnMathType_t, c_mathType)?)?;
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnDropoutDescriptor_t,
                        c_attnDropoutDesc as u64,
                    )?,
                )?;
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnDropoutDescriptor_t,
                        c_postDropoutDesc as u64,
                    )?,
                )?;
            tuple.push(out::i32(py, c_qSize)?)?;
            tuple.push(out::i32(py, c_kSize)?)?;
            tuple.push(out::i32(py, c_vSize)?)?;
            tuple.push(out::i32(py, c_qProjSize)?)?;
            tuple.push(out::i32(py, c_kProjSize)?)?;
            tuple.push(out::i32(py, c_vProjSize)?)?;
            tuple.push(out::i32(py, c_oProjSize)?)?;
            tuple.push(out::i32(py, c_qoMaxSeqLength)?)?;
            tuple.push(out::i32(py, c_kvMaxSeqLength)?)?;
            tuple.push(out::i32(py, c_maxBatchSize)?)?;
            tuple.push(out::i32(py, c_maxBeamSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetBatchNormalizationBackwardExWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_bnOps,
        object_xDesc,
        object_yDesc,
        object_dyDesc,
        object_dzDesc,
        object_dxDesc,
        object_dBnScaleBiasDesc,
        object_activationDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetBatchNormalizationBackwardExWorkspaceSize",
            "handle mode bnOps xDesc yDesc dyDesc dzDesc dxDesc dBnScaleBiasDesc activationDesc",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(
        object_bnOps,
        "bnOps",
        &cudnn9::cudnnBatchNormOps_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(object_dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dBnScaleBiasDesc = args::value::<
        u64,
    >(object_dBnScaleBiasDesc, "dBnScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetBatchNormalizationBackwardExWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mode,
                c_bnOps,
                c_xDesc,
                c_yDesc,
                c_dyDesc,
                c_dzDesc,
                c_dxDesc,
                c_dBnScaleBiasDesc,
                c_activationDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_bnOps,
        object_xDesc,
        object_zDesc,
        object_yDesc,
        object_bnScaleBiasMeanVarDesc,
        object_activationDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize",
            "handle mode bnOps xDesc zDesc yDesc bnScaleBiasMeanVarDesc activationDesc",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(
        object_bnOps,
        "bnOps",
        &cudnn9::cudnnBatchNormOps_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<
        u64,
    >(object_zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(
        object_bnScaleBiasMeanVarDesc,
        "bnScaleBiasMeanVarDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        u64,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call
        .symbol(slots::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mode,
                c_bnOps,
                c_xDesc,
                c_zDesc,
                c_yDesc,
                c_bnScaleBiasMeanVarDesc,
                c_activationDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_bnOps,
        object_activationDesc,
        object_xDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetBatchNormalizationTrainingExReserveSpaceSize",
            "handle mode bnOps activationDesc xDesc",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(
        object_bnOps,
        "bnOps",
        &cudnn9::cudnnBatchNormOps_t,
    )?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetBatchNormalizationTrainingExReserveSpaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mode,
                c_bnOps,
                c_activationDesc,
                c_xDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetCTCLossDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc], []) = call
        .bind("cudnnGetCTCLossDescriptor", "ctcLossDesc")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let mut c_compType: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetCTCLossDescriptor)?;
    let status = unsafe {
        released(py, || function(c_ctcLossDesc, (&raw mut c_compType).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_compType)?),
    )
}

pub(crate) fn cudnnGetCTCLossDescriptorEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc], []) = call
        .bind("cudnnGetCTCLossDescriptorEx", "ctcLossDesc")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let mut c_compType: i32 = 0;
    let mut c_normMode: i32 = 0;
    let mut c_gradMode: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetCTCLossDescriptorEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_ctcLossDesc,
                (&raw mut c_compType).cast(),
                (&raw mut c_normMode).cast(),
                (&raw mut c_gradMode).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_compType)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnLossNormalizationMode_t,
                        c_normMode,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_gradMode)?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetCTCLossDescriptor_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc], []) = call
        .bind("cudnnGetCTCLossDescriptor_v8", "ctcLossDesc")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let mut c_compType: i32 = 0;
    let mut c_normMode: i32 = 0;
    let mut c_gradMode: i32 = 0;
    let mut c_maxLabelLength: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetCTCLossDescriptor_v8)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_ctcLossDesc,
                (&raw mut c_compType).cast(),
                (&raw mut c_normMode).cast(),
                (&raw mut c_gradMode).cast(),
                (&raw mut c_maxLabelLength).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_compType)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnLossNormalizationMode_t,
                        c_normMode,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_gradMode)?,
                )?;
            tuple.push(out::i32(py, c_maxLabelLength)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetCTCLossDescriptor_v9<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc], []) = call
        .bind("cudnnGetCTCLossDescriptor_v9", "ctcLossDesc")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let mut c_compType: i32 = 0;
    let mut c_normMode: i32 = 0;
    let mut c_ctcGradMode: i32 = 0;
    let mut c_maxLabelLength: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetCTCLossDescriptor_v9)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_ctcLossDesc,
                (&raw mut c_compType).cast(),
                (&raw mut c_normMode).cast(),
                (&raw mut c_ctcGradMode).cast(),
                (&raw mut c_maxLabelLength).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_compType)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnLossNormalizationMode_t,
                        c_normMode,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnCTCGradMode_t, c_ctcGradMode)?,
                )?;
            tuple.push(out::i32(py, c_maxLabelLength)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetCTCLossWorkspaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_probsDesc,
        object_gradientsDesc,
        object_labels,
        object_labelLengths,
        object_inputLengths,
        object_algo,
        object_ctcLossDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetCTCLossWorkspaceSize",
            "handle probsDesc gradientsDesc labels labelLengths inputLengths algo ctcLossDesc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(object_probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(object_gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_labels = args::array(object_labels, "labels", &Ty::I32, None, &arena)?;
    let c_labelLengths = args::array(
        object_labelLengths,
        "labelLengths",
        &Ty::I32,
        None,
        &arena,
    )?;
    let c_inputLengths = args::array(
        object_inputLengths,
        "inputLengths",
        &Ty::I32,
        None,
        &arena,
    )?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetCTCLossWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_probsDesc,
                c_gradientsDesc,
                c_labels.cast(),
                c_labelLengths.cast(),
                c_inputLengths.cast(),
                c_algo,
                c_ctcLossDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetCTCLossWorkspaceSize_v8<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_ctcLossDesc,
        object_probsDesc,
        object_gradientsDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetCTCLossWorkspaceSize_v8",
            "handle algo ctcLossDesc probsDesc gradientsDesc",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(object_probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(object_gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetCTCLossWorkspaceSize_v8)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_algo,
                c_ctcLossDesc,
                c_probsDesc,
                c_gradientsDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnGetCallback", "")?;
    let py = call.py();
    let mut c_mask: u32 = 0;
    let mut c_udata: *mut c_void = core::ptr::null_mut();
    let mut c_fptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetCallback)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_mask).cast(),
                (&raw mut c_udata).cast(),
                (&raw mut c_fptr).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u32(py, c_mask)?)?;
            tuple.push(out::pointer(py, c_udata)?)?;
            tuple.push(out::pointer(py, c_fptr)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolution2dDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_convDesc], []) = call
        .bind("cudnnGetConvolution2dDescriptor", "convDesc")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let mut c_pad_h: i32 = 0;
    let mut c_pad_w: i32 = 0;
    let mut c_u: i32 = 0;
    let mut c_v: i32 = 0;
    let mut c_dilation_h: i32 = 0;
    let mut c_dilation_w: i32 = 0;
    let mut c_mode: i32 = 0;
    let mut c_computeType: i32 = 0;
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
    ) -> i32 = call.symbol(slots::cudnnGetConvolution2dDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_convDesc,
                (&raw mut c_pad_h).cast(),
                (&raw mut c_pad_w).cast(),
                (&raw mut c_u).cast(),
                (&raw mut c_v).cast(),
                (&raw mut c_dilation_h).cast(),
                (&raw mut c_dilation_w).cast(),
                (&raw mut c_mode).cast(),
                (&raw mut c_computeType).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        8,
        |tuple| {
            tuple.push(out::i32(py, c_pad_h)?)?;
            tuple.push(out::i32(py, c_pad_w)?)?;
            tuple.push(out::i32(py, c_u)?)?;
            tuple.push(out::i32(py, c_v)?)?;
            tuple.push(out::i32(py, c_dilation_h)?)?;
            tuple.push(out::i32(py, c_dilation_w)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnConvolutionMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_computeType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolution2dForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_convDesc, object_inputTensorDesc, object_filterDesc], []) = call
        .bind(
            "cudnnGetConvolution2dForwardOutputDim",
            "convDesc inputTensorDesc filterDesc",
        )?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(object_inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let mut c_n: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolution2dForwardOutputDim)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_convDesc,
                c_inputTensorDesc,
                c_filterDesc,
                (&raw mut c_n).cast(),
                (&raw mut c_c).cast(),
                (&raw mut c_h).cast(),
                (&raw mut c_w).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::i32(py, c_n)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cudnnGetConvolutionBackwardDataAlgorithmMaxCount", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionBackwardDataAlgorithmMaxCount)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_count).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_count)?),
    )
}

pub(crate) fn cudnnGetConvolutionBackwardDataAlgorithm_v7<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_filterDesc,
        object_diffDesc,
        object_convDesc,
        object_gradDesc,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionBackwardDataAlgorithm_v7",
            "handle filterDesc diffDesc convDesc gradDesc requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_diffDesc = args::value::<
        u64,
    >(object_diffDesc, "diffDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_gradDesc = args::value::<
        u64,
    >(object_gradDesc, "gradDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionBackwardDataAlgorithm_v7)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_filterDesc,
                c_diffDesc,
                c_convDesc,
                c_gradDesc,
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolutionBackwardDataWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_wDesc,
        object_dyDesc,
        object_convDesc,
        object_dxDesc,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionBackwardDataWorkspaceSize",
            "handle wDesc dyDesc convDesc dxDesc algo",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionBwdDataAlgo_t,
    )?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionBackwardDataWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_wDesc,
                c_dyDesc,
                c_convDesc,
                c_dxDesc,
                c_algo,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cudnnGetConvolutionBackwardFilterAlgorithmMaxCount", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_count).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_count)?),
    )
}

pub(crate) fn cudnnGetConvolutionBackwardFilterAlgorithm_v7<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_srcDesc,
        object_diffDesc,
        object_convDesc,
        object_gradDesc,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionBackwardFilterAlgorithm_v7",
            "handle srcDesc diffDesc convDesc gradDesc requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_srcDesc = args::value::<
        u64,
    >(object_srcDesc, "srcDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_diffDesc = args::value::<
        u64,
    >(object_diffDesc, "diffDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_gradDesc = args::value::<
        u64,
    >(object_gradDesc, "gradDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionBackwardFilterAlgorithm_v7)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_srcDesc,
                c_diffDesc,
                c_convDesc,
                c_gradDesc,
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolutionBackwardFilterWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_dyDesc,
        object_convDesc,
        object_gradDesc,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionBackwardFilterWorkspaceSize",
            "handle xDesc dyDesc convDesc gradDesc algo",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_gradDesc = args::value::<
        u64,
    >(object_gradDesc, "gradDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionBwdFilterAlgo_t,
    )?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionBackwardFilterWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_xDesc,
                c_dyDesc,
                c_convDesc,
                c_gradDesc,
                c_algo,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetConvolutionForwardAlgorithmMaxCount<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cudnnGetConvolutionForwardAlgorithmMaxCount", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionForwardAlgorithmMaxCount)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_count).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_count)?),
    )
}

pub(crate) fn cudnnGetConvolutionForwardAlgorithm_v7<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_srcDesc,
        object_filterDesc,
        object_convDesc,
        object_destDesc,
        object_requestedAlgoCount,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionForwardAlgorithm_v7",
            "handle srcDesc filterDesc convDesc destDesc requestedAlgoCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_srcDesc = args::value::<
        u64,
    >(object_srcDesc, "srcDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_destDesc = args::value::<
        u64,
    >(object_destDesc, "destDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_requestedAlgoCount = args::i32(
        object_requestedAlgoCount,
        "requestedAlgoCount",
    )?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(
        py,
        c_requestedAlgoCount.into(),
        "requestedAlgoCount",
    )?;
    let c_perfResults = args::output_memory(
        py,
        c_perfResults_length,
        Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionForwardAlgorithm_v7)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_srcDesc,
                c_filterDesc,
                c_convDesc,
                c_destDesc,
                c_requestedAlgoCount,
                (&raw mut c_returnedAlgoCount).cast(),
                c_perfResults.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t),
                            c_perfResults.cast(),
                            c_perfResults_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolutionForwardWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_wDesc,
        object_convDesc,
        object_yDesc,
        object_algo,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionForwardWorkspaceSize",
            "handle xDesc wDesc convDesc yDesc algo",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnConvolutionFwdAlgo_t,
    )?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionForwardWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_xDesc,
                c_wDesc,
                c_convDesc,
                c_yDesc,
                c_algo,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetConvolutionGroupCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_convDesc], []) = call
        .bind("cudnnGetConvolutionGroupCount", "convDesc")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let mut c_groupCount: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionGroupCount)?;
    let status = unsafe {
        released(py, || function(c_convDesc, (&raw mut c_groupCount).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_groupCount)?),
    )
}

pub(crate) fn cudnnGetConvolutionMathType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_convDesc], []) = call.bind("cudnnGetConvolutionMathType", "convDesc")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let mut c_mathType: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionMathType)?;
    let status = unsafe {
        released(py, || function(c_convDesc, (&raw mut c_mathType).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cudnn9::cudnnMathType_t, c_mathType)?),
    )
}

pub(crate) fn cudnnGetConvolutionNdDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_convDesc, object_arrayLengthRequested], []) = call
        .bind("cudnnGetConvolutionNdDescriptor", "convDesc arrayLengthRequested")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_arrayLengthRequested = args::i32(
        object_arrayLengthRequested,
        "arrayLengthRequested",
    )?;
    let mut c_arrayLength: i32 = 0;
    let c_padA_length: usize = args::length(
        py,
        c_arrayLengthRequested.into(),
        "arrayLengthRequested",
    )?;
    let c_padA = args::output_memory(py, c_padA_length, Ty::I32.size(), &arena)?;
    let c_strideA_length: usize = args::length(
        py,
        c_arrayLengthRequested.into(),
        "arrayLengthRequested",
    )?;
    let c_strideA = args::output_memory(py, c_strideA_length, Ty::I32.size(), &arena)?;
    let c_dilationA_length: usize = args::length(
        py,
        c_arrayLengthRequested.into(),
        "arrayLengthRequested",
    )?;
    let c_dilationA = args::output_memory(
        py,
        c_dilationA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let mut c_mode: i32 = 0;
    let mut c_computeType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetConvolutionNdDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_convDesc,
                c_arrayLengthRequested,
                (&raw mut c_arrayLength).cast(),
                c_padA.cast(),
                c_strideA.cast(),
                c_dilationA.cast(),
                (&raw mut c_mode).cast(),
                (&raw mut c_computeType).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::i32(py, c_arrayLength)?)?;
            tuple
                .push(
                    unsafe { out::list(py, &Ty::I32, c_padA.cast(), c_padA_length) }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_strideA.cast(), c_strideA_length)
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_dilationA.cast(), c_dilationA_length)
                    }?,
                )?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnConvolutionMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_computeType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetConvolutionNdForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_convDesc,
        object_inputTensorDesc,
        object_filterDesc,
        object_nbDims,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetConvolutionNdForwardOutputDim",
            "convDesc inputTensorDesc filterDesc nbDims",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(object_inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_tensorOuputDimA_length: usize = args::length(py, c_nbDims.into(), "nbDims")?;
    let c_tensorOuputDimA = args::output_memory(
        py,
        c_tensorOuputDimA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionNdForwardOutputDim)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_convDesc,
                c_inputTensorDesc,
                c_filterDesc,
                c_nbDims,
                c_tensorOuputDimA.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::I32,
                            c_tensorOuputDimA.cast(),
                            c_tensorOuputDimA_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cudnnGetConvolutionReorderType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_convDesc], []) = call
        .bind("cudnnGetConvolutionReorderType", "convDesc")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let mut c_reorderType: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetConvolutionReorderType)?;
    let status = unsafe {
        released(py, || function(c_convDesc, (&raw mut c_reorderType).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnReorderType_t, c_reorderType)?)
        },
    )
}

pub(crate) fn cudnnGetCudartVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnGetCudartVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cudnnGetCudartVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cudnn9::cudnnStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn cudnnGetDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dropoutDesc, object_handle], []) = call
        .bind("cudnnGetDropoutDescriptor", "dropoutDesc handle")?;
    let py = call.py();
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_dropout: f32 = 0.0;
    let mut c_states: *mut c_void = core::ptr::null_mut();
    let mut c_seed: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetDropoutDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dropoutDesc,
                c_handle,
                (&raw mut c_dropout).cast(),
                (&raw mut c_states).cast(),
                (&raw mut c_seed).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::f32(py, c_dropout)?)?;
            tuple.push(out::pointer(py, c_states)?)?;
            tuple.push(out::u64(py, c_seed)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cudnnGetErrorString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cudnn9::cudnnStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cudnnGetErrorString)?;
    let value = unsafe { released(py, || function(c_status)) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cudnnGetExecutionPlanWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_executionPlan, object_variantPack], []) = call
        .bind("cudnnGetExecutionPlanWorkspaceSize", "handle executionPlan variantPack")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_executionPlan = args::value::<
        u64,
    >(object_executionPlan, "executionPlan", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_variantPack = args::value::<
        u64,
    >(object_variantPack, "variantPack", &cudnn9::cudnnBackendDescriptor_t)?;
    let mut c_workspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetExecutionPlanWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_executionPlan,
                c_variantPack,
                (&raw mut c_workspaceSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workspaceSizeInBytes)?),
    )
}

pub(crate) fn cudnnGetFilter4dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_filterDesc], []) = call
        .bind("cudnnGetFilter4dDescriptor", "filterDesc")?;
    let py = call.py();
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let mut c_dataType: i32 = 0;
    let mut c_format: i32 = 0;
    let mut c_k: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetFilter4dDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_filterDesc,
                (&raw mut c_dataType).cast(),
                (&raw mut c_format).cast(),
                (&raw mut c_k).cast(),
                (&raw mut c_c).cast(),
                (&raw mut c_h).cast(),
                (&raw mut c_w).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnTensorFormat_t, c_format)?)?;
            tuple.push(out::i32(py, c_k)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetFilterNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_filterDesc, object_nbDimsRequested], []) = call
        .bind("cudnnGetFilterNdDescriptor", "filterDesc nbDimsRequested")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_nbDimsRequested = args::i32(object_nbDimsRequested, "nbDimsRequested")?;
    let mut c_dataType: i32 = 0;
    let mut c_format: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_filterDimA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_filterDimA = args::output_memory(
        py,
        c_filterDimA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetFilterNdDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_filterDesc,
                c_nbDimsRequested,
                (&raw mut c_dataType).cast(),
                (&raw mut c_format).cast(),
                (&raw mut c_nbDims).cast(),
                c_filterDimA.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnTensorFormat_t, c_format)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_filterDimA.cast(), c_filterDimA_length)
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetFilterSizeInBytes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_filterDesc], []) = call
        .bind("cudnnGetFilterSizeInBytes", "filterDesc")?;
    let py = call.py();
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetFilterSizeInBytes)?;
    let status = unsafe {
        released(py, || function(c_filterDesc, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn cudnnGetFoldedConvBackwardDataDescriptors<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_filterDesc,
        object_diffDesc,
        object_convDesc,
        object_gradDesc,
        object_transformFormat,
        object_foldedFilterDesc,
        object_paddedDiffDesc,
        object_foldedConvDesc,
        object_foldedGradDesc,
        object_filterFoldTransDesc,
        object_diffPadTransDesc,
        object_gradFoldTransDesc,
        object_gradUnfoldTransDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetFoldedConvBackwardDataDescriptors",
            "handle filterDesc diffDesc convDesc gradDesc transformFormat foldedFilterDesc paddedDiffDesc foldedConvDesc foldedGradDesc filterFoldTransDesc diffPadTransDesc gradFoldTransDesc gradUnfoldTransDesc",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_diffDesc = args::value::<
        u64,
    >(object_diffDesc, "diffDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_gradDesc = args::value::<
        u64,
    >(object_gradDesc, "gradDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_transformFormat = args::enumeration(
        object_transformFormat,
        "transformFormat",
        &cudnn9::cudnnTensorFormat_t,
    )?;
    let c_foldedFilterDesc = args::value::<
        u64,
    >(object_foldedFilterDesc, "foldedFilterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_paddedDiffDesc = args::value::<
        u64,
    >(object_paddedDiffDesc, "paddedDiffDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_foldedConvDesc = args::value::<
        u64,
    >(object_foldedConvDesc, "foldedConvDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_foldedGradDesc = args::value::<
        u64,
    >(object_foldedGradDesc, "foldedGradDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterFoldTransDesc = args::value::<
        u64,
    >(
        object_filterFoldTransDesc,
        "filterFoldTransDesc",
        &cudnn9::cudnnTensorTransformDescriptor_t,
    )?;
    let c_diffPadTransDesc = args::value::<
        u64,
    >(
        object_diffPadTransDesc,
        "diffPadTransDesc",
        &cudnn9::cudnnTensorTransformDescriptor_t,
    )?;
    let c_gradFoldTransDesc = args::value::<
        u64,
    >(
        object_gradFoldTransDesc,
        "gradFoldTransDesc",
        &cudnn9::cudnnTensorTransformDescriptor_t,
    )?;
    let c_gradUnfoldTransDesc = args::value::<
        u64,
    >(
        object_gradUnfoldTransDesc,
        "gradUnfoldTransDesc",
        &cudnn9::cudnnTensorTransformDescriptor_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudnnGetFoldedConvBackwardDataDescriptors)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_filterDesc,
                    c_diffDesc,
                    c_convDesc,
                    c_gradDesc,
                    c_transformFormat,
                    c_foldedFilterDesc,
                    c_paddedDiffDesc,
                    c_foldedConvDesc,
                    c_foldedGradDesc,
                    c_filterFoldTransDesc,
                    c_diffPadTransDesc,
                    c_gradFoldTransDesc,
                    c_gradUnfoldTransDesc,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGetFusedOpsConstParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_constPack, object_paramLabel, object_param], []) = call
        .bind("cudnnGetFusedOpsConstParamPackAttribute", "constPack paramLabel param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_constPack = args::value::<
        u64,
    >(object_constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let c_paramLabel = args::enumeration(
        object_paramLabel,
        "paramLabel",
        &cudnn9::cudnnFusedOpsConstParamLabel_t,
    )?;
    let c_param = args::either(object_param, "param", None, false, None, &arena)?;
    let mut c_isNULL: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetFusedOpsConstParamPackAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_constPack,
                c_paramLabel,
                c_param.cast(),
                (&raw mut c_isNULL).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_isNULL)?),
    )
}

pub(crate) fn cudnnGetFusedOpsVariantParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_varPack, object_paramLabel, object_ptr], []) = call
        .bind("cudnnGetFusedOpsVariantParamPackAttribute", "varPack paramLabel ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_varPack = args::value::<
        u64,
    >(object_varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let c_paramLabel = args::enumeration(
        object_paramLabel,
        "paramLabel",
        &cudnn9::cudnnFusedOpsVariantParamLabel_t,
    )?;
    let c_ptr = args::either(object_ptr, "ptr", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetFusedOpsVariantParamPackAttribute)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_varPack, c_paramLabel, c_ptr.cast())) },
    )
}

pub(crate) fn cudnnGetLRNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_normDesc], []) = call.bind("cudnnGetLRNDescriptor", "normDesc")?;
    let py = call.py();
    let c_normDesc = args::value::<
        u64,
    >(object_normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let mut c_lrnN: u32 = 0;
    let mut c_lrnAlpha: f64 = 0.0;
    let mut c_lrnBeta: f64 = 0.0;
    let mut c_lrnK: f64 = 0.0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetLRNDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_normDesc,
                (&raw mut c_lrnN).cast(),
                (&raw mut c_lrnAlpha).cast(),
                (&raw mut c_lrnBeta).cast(),
                (&raw mut c_lrnK).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::u32(py, c_lrnN)?)?;
            tuple.push(out::f64(py, c_lrnAlpha)?)?;
            tuple.push(out::f64(py, c_lrnBeta)?)?;
            tuple.push(out::f64(py, c_lrnK)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetLastErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_max_size], []) = call.bind("cudnnGetLastErrorString", "max_size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_max_size = args::u64(object_max_size, "max_size")?;
    let c_message_size: usize = c_max_size as usize;
    let c_message = args::output_memory(py, c_message_size, 1, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) = call
        .symbol(slots::cudnnGetLastErrorString)?;
    let status = {
        unsafe { released(py, || function(c_message.cast(), c_max_size)) };
        0
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::text(py, c_message, c_message_size) }?),
    )
}

pub(crate) fn cudnnGetMaxDeviceVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnGetMaxDeviceVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cudnnGetMaxDeviceVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cudnn9::cudnnStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn cudnnGetMultiHeadAttnBuffers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_attnDesc], []) = call
        .bind("cudnnGetMultiHeadAttnBuffers", "handle attnDesc")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let mut c_weightSizeInBytes: u64 = 0;
    let mut c_workSpaceSizeInBytes: u64 = 0;
    let mut c_reserveSpaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetMultiHeadAttnBuffers)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_attnDesc,
                (&raw mut c_weightSizeInBytes).cast(),
                (&raw mut c_workSpaceSizeInBytes).cast(),
                (&raw mut c_reserveSpaceSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u64(py, c_weightSizeInBytes)?)?;
            tuple.push(out::u64(py, c_workSpaceSizeInBytes)?)?;
            tuple.push(out::u64(py, c_reserveSpaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetMultiHeadAttnWeights<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_attnDesc,
        object_wKind,
        object_weightSizeInBytes,
        object_weights,
        object_wDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetMultiHeadAttnWeights",
            "handle attnDesc wKind weightSizeInBytes weights wDesc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_wKind = args::enumeration(
        object_wKind,
        "wKind",
        &cudnn9::cudnnMultiHeadAttnWeightKind_t,
    )?;
    let c_weightSizeInBytes = args::u64(object_weightSizeInBytes, "weightSizeInBytes")?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_weights = args::device(object_weights, "weights", None, &arena)?;
    let mut c_wAddr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetMultiHeadAttnWeights)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_attnDesc,
                c_wKind,
                c_weightSizeInBytes,
                c_weights.cast(),
                c_wDesc,
                (&raw mut c_wAddr).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_wAddr)?),
    )
}

pub(crate) fn cudnnGetNormalizationBackwardWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_normOps,
        object_algo,
        object_xDesc,
        object_yDesc,
        object_dyDesc,
        object_dzDesc,
        object_dxDesc,
        object_dNormScaleBiasDesc,
        object_activationDesc,
        object_normMeanVarDesc,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetNormalizationBackwardWorkspaceSize",
            "handle mode normOps algo xDesc yDesc dyDesc dzDesc dxDesc dNormScaleBiasDesc activationDesc normMeanVarDesc groupCnt",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(
        object_normOps,
        "normOps",
        &cudnn9::cudnnNormOps_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(object_dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dNormScaleBiasDesc = args::value::<
        u64,
    >(
        object_dNormScaleBiasDesc,
        "dNormScaleBiasDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(object_normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGetNormalizationBackwardWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mode,
                c_normOps,
                c_algo,
                c_xDesc,
                c_yDesc,
                c_dyDesc,
                c_dzDesc,
                c_dxDesc,
                c_dNormScaleBiasDesc,
                c_activationDesc,
                c_normMeanVarDesc,
                (&raw mut c_sizeInBytes).cast(),
                c_groupCnt,
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetNormalizationForwardTrainingWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_normOps,
        object_algo,
        object_xDesc,
        object_zDesc,
        object_yDesc,
        object_normScaleBiasDesc,
        object_activationDesc,
        object_normMeanVarDesc,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetNormalizationForwardTrainingWorkspaceSize",
            "handle mode normOps algo xDesc zDesc yDesc normScaleBiasDesc activationDesc normMeanVarDesc groupCnt",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(
        object_normOps,
        "normOps",
        &cudnn9::cudnnNormOps_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<
        u64,
    >(object_zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normScaleBiasDesc = args::value::<
        u64,
    >(object_normScaleBiasDesc, "normScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(object_normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGetNormalizationForwardTrainingWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mode,
                c_normOps,
                c_algo,
                c_xDesc,
                c_zDesc,
                c_yDesc,
                c_normScaleBiasDesc,
                c_activationDesc,
                c_normMeanVarDesc,
                (&raw mut c_sizeInBytes).cast(),
                c_groupCnt,
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetNormalizationTrainingReserveSpaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_normOps,
        object_algo,
        object_activationDesc,
        object_xDesc,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetNormalizationTrainingReserveSpaceSize",
            "handle mode normOps algo activationDesc xDesc groupCnt",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(
        object_normOps,
        "normOps",
        &cudnn9::cudnnNormOps_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGetNormalizationTrainingReserveSpaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_mode,
                c_normOps,
                c_algo,
                c_activationDesc,
                c_xDesc,
                (&raw mut c_sizeInBytes).cast(),
                c_groupCnt,
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetOpTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_opTensorDesc], []) = call
        .bind("cudnnGetOpTensorDescriptor", "opTensorDesc")?;
    let py = call.py();
    let c_opTensorDesc = args::value::<
        u64,
    >(object_opTensorDesc, "opTensorDesc", &cudnn9::cudnnOpTensorDescriptor_t)?;
    let mut c_opTensorOp: i32 = 0;
    let mut c_opTensorCompType: i32 = 0;
    let mut c_opTensorNanOpt: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetOpTensorDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_opTensorDesc,
                (&raw mut c_opTensorOp).cast(),
                (&raw mut c_opTensorCompType).cast(),
                (&raw mut c_opTensorNanOpt).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnOpTensorOp_t, c_opTensorOp)?)?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnDataType_t, c_opTensorCompType)?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnNanPropagation_t,
                        c_opTensorNanOpt,
                    )?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetPooling2dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_poolingDesc], []) = call
        .bind("cudnnGetPooling2dDescriptor", "poolingDesc")?;
    let py = call.py();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let mut c_mode: i32 = 0;
    let mut c_maxpoolingNanOpt: i32 = 0;
    let mut c_windowHeight: i32 = 0;
    let mut c_windowWidth: i32 = 0;
    let mut c_verticalPadding: i32 = 0;
    let mut c_horizontalPadding: i32 = 0;
    let mut c_verticalStride: i32 = 0;
    let mut c_horizontalStride: i32 = 0;
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
    ) -> i32 = call.symbol(slots::cudnnGetPooling2dDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_poolingDesc,
                (&raw mut c_mode).cast(),
                (&raw mut c_maxpoolingNanOpt).cast(),
                (&raw mut c_windowHeight).cast(),
                (&raw mut c_windowWidth).cast(),
                (&raw mut c_verticalPadding).cast(),
                (&raw mut c_horizontalPadding).cast(),
                (&raw mut c_verticalStride).cast(),
                (&raw mut c_horizontalStride).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        8,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnPoolingMode_t, c_mode)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnNanPropagation_t,
                        c_maxpoolingNanOpt,
                    )?,
                )?;
            tuple.push(out::i32(py, c_windowHeight)?)?;
            tuple.push(out::i32(py, c_windowWidth)?)?;
            tuple.push(out::i32(py, c_verticalPadding)?)?;
            tuple.push(out::i32(py, c_horizontalPadding)?)?;
            tuple.push(out::i32(py, c_verticalStride)?)?;
            tuple.push(out::i32(py, c_horizontalStride)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetPooling2dForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_poolingDesc, object_inputTensorDesc], []) = call
        .bind("cudnnGetPooling2dForwardOutputDim", "poolingDesc inputTensorDesc")?;
    let py = call.py();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(object_inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_n: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetPooling2dForwardOutputDim)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_poolingDesc,
                c_inputTensorDesc,
                (&raw mut c_n).cast(),
                (&raw mut c_c).cast(),
                (&raw mut c_h).cast(),
                (&raw mut c_w).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::i32(py, c_n)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetPoolingNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_poolingDesc, object_nbDimsRequested], []) = call
        .bind("cudnnGetPoolingNdDescriptor", "poolingDesc nbDimsRequested")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_nbDimsRequested = args::i32(object_nbDimsRequested, "nbDimsRequested")?;
    let mut c_mode: i32 = 0;
    let mut c_maxpoolingNanOpt: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_windowDimA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_windowDimA = args::output_memory(
        py,
        c_windowDimA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let c_paddingA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_paddingA = args::output_memory(py, c_paddingA_length, Ty::I32.size(), &arena)?;
    let c_strideA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_strideA = args::output_memory(py, c_strideA_length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetPoolingNdDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_poolingDesc,
                c_nbDimsRequested,
                (&raw mut c_mode).cast(),
                (&raw mut c_maxpoolingNanOpt).cast(),
                (&raw mut c_nbDims).cast(),
                c_windowDimA.cast(),
                c_paddingA.cast(),
                c_strideA.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnPoolingMode_t, c_mode)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnNanPropagation_t,
                        c_maxpoolingNanOpt,
                    )?,
                )?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_windowDimA.cast(), c_windowDimA_length)
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_paddingA.cast(), c_paddingA_length)
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_strideA.cast(), c_strideA_length)
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetPoolingNdForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_poolingDesc, object_inputTensorDesc, object_nbDims], []) = call
        .bind(
            "cudnnGetPoolingNdForwardOutputDim",
            "poolingDesc inputTensorDesc nbDims",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(object_inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_outputTensorDimA_length: usize = args::length(py, c_nbDims.into(), "nbDims")?;
    let c_outputTensorDimA = args::output_memory(
        py,
        c_outputTensorDimA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetPoolingNdForwardOutputDim)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_poolingDesc,
                c_inputTensorDesc,
                c_nbDims,
                c_outputTensorDimA.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::I32,
                            c_outputTensorDimA.cast(),
                            c_outputTensorDimA_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cudnnGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cudnnGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cudnnGetRNNDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDataDesc, object_arrayLengthRequested, object_paddingFill], []) = call
        .bind(
            "cudnnGetRNNDataDescriptor",
            "rnnDataDesc arrayLengthRequested paddingFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rnnDataDesc = args::value::<
        u64,
    >(object_rnnDataDesc, "rnnDataDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_arrayLengthRequested = args::i32(
        object_arrayLengthRequested,
        "arrayLengthRequested",
    )?;
    let mut c_dataType: i32 = 0;
    let mut c_layout: i32 = 0;
    let mut c_maxSeqLength: i32 = 0;
    let mut c_batchSize: i32 = 0;
    let mut c_vectorSize: i32 = 0;
    let c_seqLengthArray_length: usize = args::length(
        py,
        c_arrayLengthRequested.into(),
        "arrayLengthRequested",
    )?;
    let c_seqLengthArray = args::output_memory(
        py,
        c_seqLengthArray_length,
        Ty::I32.size(),
        &arena,
    )?;
    let c_paddingFill = args::either(
        object_paddingFill,
        "paddingFill",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetRNNDataDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_rnnDataDesc,
                (&raw mut c_dataType).cast(),
                (&raw mut c_layout).cast(),
                (&raw mut c_maxSeqLength).cast(),
                (&raw mut c_batchSize).cast(),
                (&raw mut c_vectorSize).cast(),
                c_arrayLengthRequested,
                c_seqLengthArray.cast(),
                c_paddingFill.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNDataLayout_t, c_layout)?)?;
            tuple.push(out::i32(py, c_maxSeqLength)?)?;
            tuple.push(out::i32(py, c_batchSize)?)?;
            tuple.push(out::i32(py, c_vectorSize)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::I32,
                            c_seqLengthArray.cast(),
                            c_seqLengthArray_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetRNNDescriptor_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDesc], []) = call.bind("cudnnGetRNNDescriptor_v8", "rnnDesc")?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_algo: i32 = 0;
    let mut c_cellMode: i32 = 0;
    let mut c_biasMode: i32 = 0;
    let mut c_dirMode: i32 = 0;
    let mut c_inputMode: i32 = 0;
    let mut c_dataType: i32 = 0;
    let mut c_mathPrec: i32 = 0;
    let mut c_mathType: i32 = 0;
    let mut c_inputSize: i32 = 0;
    let mut c_hiddenSize: i32 = 0;
    let mut c_projSize: i32 = 0;
    let mut c_numLayers: i32 = 0;
    let mut c_dropoutDesc: u64 = 0;
    let mut c_auxFlags: u32 = 0;
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
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetRNNDescriptor_v8)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_rnnDesc,
                (&raw mut c_algo).cast(),
                (&raw mut c_cellMode).cast(),
                (&raw mut c_biasMode).cast(),
                (&raw mut c_dirMode).cast(),
                (&raw mut c_inputMode).cast(),
                (&raw mut c_dataType).cast(),
                (&raw mut c_mathPrec).cast(),
                (&raw mut c_mathType).cast(),
                (&raw mut c_inputSize).cast(),
                (&raw mut c_hiddenSize).cast(),
                (&raw mut c_projSize).cast(),
                (&raw mut c_numLayers).cast(),
                (&raw mut c_dropoutDesc).cast(),
                (&raw mut c_auxFlags).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        14,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNAlgo_t, c_algo)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNMode_t, c_cellMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNBiasMode_t, c_biasMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDirectionMode_t, c_dirMode)?)?;
            tuple
                .push(out::enumeration(py, &cudnn9::cudnnRNNInputMode_t, c_inputMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_mathPrec)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnMathType_t, c_mathType)?)?;
            tuple.push(out::i32(py, c_inputSize)?)?;
            tuple.push(out::i32(py, c_hiddenSize)?)?;
            tuple.push(out::i32(py, c_projSize)?)?;
            tuple.push(out::i32(py, c_numLayers)?)?;
            tuple
                .push(
                    out::value(
                        py,
                        &cudnn9::cudnnDropoutDescriptor_t,
                        c_dropoutDesc as u64,
                    )?,
                )?;
            tuple.push(out::u32(py, c_auxFlags)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetRNNTempSpaceSizes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_rnnDesc, object_fwdMode, object_xDesc], []) = call
        .bind("cudnnGetRNNTempSpaceSizes", "handle rnnDesc fwdMode xDesc")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_fwdMode = args::enumeration(
        object_fwdMode,
        "fwdMode",
        &cudnn9::cudnnForwardMode_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let mut c_workSpaceSize: u64 = 0;
    let mut c_reserveSpaceSize: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetRNNTempSpaceSizes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_rnnDesc,
                c_fwdMode,
                c_xDesc,
                (&raw mut c_workSpaceSize).cast(),
                (&raw mut c_reserveSpaceSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_workSpaceSize)?)?;
            tuple.push(out::u64(py, c_reserveSpaceSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetRNNWeightParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_rnnDesc,
        object_pseudoLayer,
        object_weightSpaceSize,
        object_weightSpace,
        object_linLayerID,
        object_mDesc,
        object_bDesc,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetRNNWeightParams",
            "handle rnnDesc pseudoLayer weightSpaceSize weightSpace linLayerID mDesc bDesc",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_pseudoLayer = args::i32(object_pseudoLayer, "pseudoLayer")?;
    let c_weightSpaceSize = args::u64(object_weightSpaceSize, "weightSpaceSize")?;
    let c_linLayerID = args::i32(object_linLayerID, "linLayerID")?;
    let c_mDesc = args::value::<
        u64,
    >(object_mDesc, "mDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bDesc = args::value::<
        u64,
    >(object_bDesc, "bDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_weightSpace = args::device(object_weightSpace, "weightSpace", None, &arena)?;
    let mut c_mAddr: *mut c_void = core::ptr::null_mut();
    let mut c_bAddr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetRNNWeightParams)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_rnnDesc,
                c_pseudoLayer,
                c_weightSpaceSize,
                c_weightSpace.cast(),
                c_linLayerID,
                c_mDesc,
                (&raw mut c_mAddr).cast(),
                c_bDesc,
                (&raw mut c_bAddr).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_mAddr)?)?;
            tuple.push(out::pointer(py, c_bAddr)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetRNNWeightSpaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_rnnDesc], []) = call
        .bind("cudnnGetRNNWeightSpaceSize", "handle rnnDesc")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_weightSpaceSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetRNNWeightSpaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_rnnDesc, (&raw mut c_weightSpaceSize).cast()),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_weightSpaceSize)?),
    )
}

pub(crate) fn cudnnGetReduceTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_reduceTensorDesc], []) = call
        .bind("cudnnGetReduceTensorDescriptor", "reduceTensorDesc")?;
    let py = call.py();
    let c_reduceTensorDesc = args::value::<
        u64,
    >(
        object_reduceTensorDesc,
        "reduceTensorDesc",
        &cudnn9::cudnnReduceTensorDescriptor_t,
    )?;
    let mut c_reduceTensorOp: i32 = 0;
    let mut c_reduceTensorCompType: i32 = 0;
    let mut c_reduceTensorNanOpt: i32 = 0;
    let mut c_reduceTensorIndices: i32 = 0;
    let mut c_reduceTensorIndicesType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetReduceTensorDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_reduceTensorDesc,
                (&raw mut c_reduceTensorOp).cast(),
                (&raw mut c_reduceTensorCompType).cast(),
                (&raw mut c_reduceTensorNanOpt).cast(),
                (&raw mut c_reduceTensorIndices).cast(),
                (&raw mut c_reduceTensorIndicesType).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        5,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnReduceTensorOp_t,
                        c_reduceTensorOp,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnDataType_t,
                        c_reduceTensorCompType,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnNanPropagation_t,
                        c_reduceTensorNanOpt,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnReduceTensorIndices_t,
                        c_reduceTensorIndices,
                    )?,
                )?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cudnn9::cudnnIndicesType_t,
                        c_reduceTensorIndicesType,
                    )?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetReductionIndicesSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_reduceTensorDesc, object_aDesc, object_cDesc], []) = call
        .bind("cudnnGetReductionIndicesSize", "handle reduceTensorDesc aDesc cDesc")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_reduceTensorDesc = args::value::<
        u64,
    >(
        object_reduceTensorDesc,
        "reduceTensorDesc",
        &cudnn9::cudnnReduceTensorDescriptor_t,
    )?;
    let c_aDesc = args::value::<
        u64,
    >(object_aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetReductionIndicesSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_reduceTensorDesc,
                c_aDesc,
                c_cDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetReductionWorkspaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_reduceTensorDesc, object_aDesc, object_cDesc], []) = call
        .bind("cudnnGetReductionWorkspaceSize", "handle reduceTensorDesc aDesc cDesc")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_reduceTensorDesc = args::value::<
        u64,
    >(
        object_reduceTensorDesc,
        "reduceTensorDesc",
        &cudnn9::cudnnReduceTensorDescriptor_t,
    )?;
    let c_aDesc = args::value::<
        u64,
    >(object_aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetReductionWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_reduceTensorDesc,
                c_aDesc,
                c_cDesc,
                (&raw mut c_sizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_sizeInBytes)?),
    )
}

pub(crate) fn cudnnGetSeqDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_seqDataDesc,
        object_nbDimsRequested,
        object_seqLengthSizeRequested,
        object_paddingFill,
        ],
        [],
    ) = call
        .bind(
            "cudnnGetSeqDataDescriptor",
            "seqDataDesc nbDimsRequested seqLengthSizeRequested paddingFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_seqDataDesc = args::value::<
        u64,
    >(object_seqDataDesc, "seqDataDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_nbDimsRequested = args::i32(object_nbDimsRequested, "nbDimsRequested")?;
    let c_seqLengthSizeRequested = args::u64(
        object_seqLengthSizeRequested,
        "seqLengthSizeRequested",
    )?;
    let mut c_dataType: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_dimA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_dimA = args::output_memory(py, c_dimA_length, Ty::I32.size(), &arena)?;
    let c_axes_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_axes = args::output_memory(
        py,
        c_axes_length,
        Ty::Enum(&cudnn9::cudnnSeqDataAxis_t).size(),
        &arena,
    )?;
    let mut c_seqLengthArraySize: u64 = 0;
    let c_seqLengthArray_length: usize = c_seqLengthSizeRequested as usize;
    let c_seqLengthArray = args::output_memory(
        py,
        c_seqLengthArray_length,
        Ty::I32.size(),
        &arena,
    )?;
    let c_paddingFill = args::either(
        object_paddingFill,
        "paddingFill",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetSeqDataDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_seqDataDesc,
                (&raw mut c_dataType).cast(),
                (&raw mut c_nbDims).cast(),
                c_nbDimsRequested,
                c_dimA.cast(),
                c_axes.cast(),
                (&raw mut c_seqLengthArraySize).cast(),
                c_seqLengthSizeRequested,
                c_seqLengthArray.cast(),
                c_paddingFill.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple
                .push(
                    unsafe { out::list(py, &Ty::I32, c_dimA.cast(), c_dimA_length) }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Enum(&cudnn9::cudnnSeqDataAxis_t),
                            c_axes.cast(),
                            c_axes_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_seqLengthArraySize)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::I32,
                            c_seqLengthArray.cast(),
                            c_seqLengthArray_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cudnnGetStream", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetStream)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_streamId).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

pub(crate) fn cudnnGetTensor4dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tensorDesc], []) = call
        .bind("cudnnGetTensor4dDescriptor", "tensorDesc")?;
    let py = call.py();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_dataType: i32 = 0;
    let mut c_n: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let mut c_nStride: i32 = 0;
    let mut c_cStride: i32 = 0;
    let mut c_hStride: i32 = 0;
    let mut c_wStride: i32 = 0;
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
    ) -> i32 = call.symbol(slots::cudnnGetTensor4dDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tensorDesc,
                (&raw mut c_dataType).cast(),
                (&raw mut c_n).cast(),
                (&raw mut c_c).cast(),
                (&raw mut c_h).cast(),
                (&raw mut c_w).cast(),
                (&raw mut c_nStride).cast(),
                (&raw mut c_cStride).cast(),
                (&raw mut c_hStride).cast(),
                (&raw mut c_wStride).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::i32(py, c_n)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            tuple.push(out::i32(py, c_nStride)?)?;
            tuple.push(out::i32(py, c_cStride)?)?;
            tuple.push(out::i32(py, c_hStride)?)?;
            tuple.push(out::i32(py, c_wStride)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetTensorNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tensorDesc, object_nbDimsRequested], []) = call
        .bind("cudnnGetTensorNdDescriptor", "tensorDesc nbDimsRequested")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_nbDimsRequested = args::i32(object_nbDimsRequested, "nbDimsRequested")?;
    let mut c_dataType: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_dimA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_dimA = args::output_memory(py, c_dimA_length, Ty::I32.size(), &arena)?;
    let c_strideA_length: usize = args::length(
        py,
        c_nbDimsRequested.into(),
        "nbDimsRequested",
    )?;
    let c_strideA = args::output_memory(py, c_strideA_length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetTensorNdDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tensorDesc,
                c_nbDimsRequested,
                (&raw mut c_dataType).cast(),
                (&raw mut c_nbDims).cast(),
                c_dimA.cast(),
                c_strideA.cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple
                .push(
                    unsafe { out::list(py, &Ty::I32, c_dimA.cast(), c_dimA_length) }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_strideA.cast(), c_strideA_length)
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetTensorSizeInBytes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tensorDesc], []) = call
        .bind("cudnnGetTensorSizeInBytes", "tensorDesc")?;
    let py = call.py();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnGetTensorSizeInBytes)?;
    let status = unsafe {
        released(py, || function(c_tensorDesc, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn cudnnGetTensorTransformDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_transformDesc, object_nbDimsRequested], []) = call
        .bind("cudnnGetTensorTransformDescriptor", "transformDesc nbDimsRequested")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_transformDesc = args::value::<
        u64,
    >(object_transformDesc, "transformDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_nbDimsRequested = args::u32(object_nbDimsRequested, "nbDimsRequested")?;
    let mut c_destFormat: i32 = 0;
    let c_padBeforeA_length: usize = c_nbDimsRequested as usize;
    let c_padBeforeA = args::output_memory(
        py,
        c_padBeforeA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let c_padAfterA_length: usize = c_nbDimsRequested as usize;
    let c_padAfterA = args::output_memory(
        py,
        c_padAfterA_length,
        Ty::I32.size(),
        &arena,
    )?;
    let c_foldA_length: usize = (c_nbDimsRequested as usize).saturating_sub(2);
    let c_foldA = args::output_memory(py, c_foldA_length, Ty::U32.size(), &arena)?;
    let mut c_direction: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnGetTensorTransformDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_transformDesc,
                c_nbDimsRequested,
                (&raw mut c_destFormat).cast(),
                c_padBeforeA.cast(),
                c_padAfterA.cast(),
                c_foldA.cast(),
                (&raw mut c_direction).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        5,
        |tuple| {
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnTensorFormat_t, c_destFormat)?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_padBeforeA.cast(), c_padBeforeA_length)
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_padAfterA.cast(), c_padAfterA_length)
                    }?,
                )?;
            tuple
                .push(
                    unsafe { out::list(py, &Ty::U32, c_foldA.cast(), c_foldA_length) }?,
                )?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnFoldingDirection_t, c_direction)?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnGetVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cudnnGetVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &cudnn9::cudnnStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn cudnnGnnAggSimpleBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_gradOutput,
        object_outPositions,
        object_gradNodeFeatures,
        object_gradEdgeFeatures,
        object_gradConcatFeatures,
        object_nodeFeatDim,
        object_edgeFeatDim,
        object_concatFeatDim,
        object_dataType,
        object_aggOp,
        ],
        [],
    ) = call
        .bind(
            "cudnnGnnAggSimpleBackward",
            "stream graph gradOutput outPositions gradNodeFeatures gradEdgeFeatures gradConcatFeatures nodeFeatDim edgeFeatDim concatFeatDim dataType aggOp",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_nodeFeatDim = args::i32(object_nodeFeatDim, "nodeFeatDim")?;
    let c_edgeFeatDim = args::i32(object_edgeFeatDim, "edgeFeatDim")?;
    let c_concatFeatDim = args::i32(object_concatFeatDim, "concatFeatDim")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_aggOp = args::enumeration(object_aggOp, "aggOp", &cudnn9::cudnnGnnAggOp_t)?;
    let c_graph = args::optional_record(
        object_graph,
        "graph",
        &cudnn9::cudnnGnnCscGraph_t,
    )?;
    let c_gradOutput = args::device(object_gradOutput, "gradOutput", None, &arena)?;
    let c_outPositions = args::device(
        object_outPositions,
        "outPositions",
        None,
        &arena,
    )?;
    let c_gradNodeFeatures = args::device(
        object_gradNodeFeatures,
        "gradNodeFeatures",
        None,
        &arena,
    )?;
    let c_gradEdgeFeatures = args::device(
        object_gradEdgeFeatures,
        "gradEdgeFeatures",
        None,
        &arena,
    )?;
    let c_gradConcatFeatures = args::device(
        object_gradConcatFeatures,
        "gradConcatFeatures",
        None,
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
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnAggSimpleBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph.cast(),
                    c_gradOutput.cast(),
                    c_outPositions.cast(),
                    c_gradNodeFeatures.cast(),
                    c_gradEdgeFeatures.cast(),
                    c_gradConcatFeatures.cast(),
                    c_nodeFeatDim,
                    c_edgeFeatDim,
                    c_concatFeatDim,
                    c_dataType,
                    c_aggOp,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGnnAggSimpleForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_nodeFeatures,
        object_edgeFeatures,
        object_concatFeatures,
        object_output,
        object_outPositions,
        object_nodeFeatDim,
        object_edgeFeatDim,
        object_concatFeatDim,
        object_dataType,
        object_aggOp,
        ],
        [],
    ) = call
        .bind(
            "cudnnGnnAggSimpleForward",
            "stream graph nodeFeatures edgeFeatures concatFeatures output outPositions nodeFeatDim edgeFeatDim concatFeatDim dataType aggOp",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_nodeFeatDim = args::i32(object_nodeFeatDim, "nodeFeatDim")?;
    let c_edgeFeatDim = args::i32(object_edgeFeatDim, "edgeFeatDim")?;
    let c_concatFeatDim = args::i32(object_concatFeatDim, "concatFeatDim")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_aggOp = args::enumeration(object_aggOp, "aggOp", &cudnn9::cudnnGnnAggOp_t)?;
    let c_graph = args::optional_record(
        object_graph,
        "graph",
        &cudnn9::cudnnGnnCscGraph_t,
    )?;
    let c_nodeFeatures = args::device(
        object_nodeFeatures,
        "nodeFeatures",
        None,
        &arena,
    )?;
    let c_edgeFeatures = args::device(
        object_edgeFeatures,
        "edgeFeatures",
        None,
        &arena,
    )?;
    let c_concatFeatures = args::device(
        object_concatFeatures,
        "concatFeatures",
        None,
        &arena,
    )?;
    let c_output = args::device(object_output, "output", None, &arena)?;
    let c_outPositions = args::device(
        object_outPositions,
        "outPositions",
        None,
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
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnAggSimpleForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph.cast(),
                    c_nodeFeatures.cast(),
                    c_edgeFeatures.cast(),
                    c_concatFeatures.cast(),
                    c_output.cast(),
                    c_outPositions.cast(),
                    c_nodeFeatDim,
                    c_edgeFeatDim,
                    c_concatFeatDim,
                    c_dataType,
                    c_aggOp,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGnnMhaGatBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_gradOut,
        object_srcFeatures,
        object_dstFeatures,
        object_edgeFeatures,
        object_attnWeights,
        object_smScores,
        object_dropoutMask,
        object_gradAttention,
        object_gradSrcFeatures,
        object_gradDstFeatures,
        object_gradEdgeFeatures,
        object_gradWeights,
        object_gradSmScores,
        object_gradWspaceFeat,
        object_gradWspaceWeights,
        object_dimNode,
        object_dimEdge,
        object_params,
        object_dataType,
        object_gradDataType,
        object_gradWeightType,
        ],
        [],
    ) = call
        .bind(
            "cudnnGnnMhaGatBackward",
            "stream graph gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores dropoutMask gradAttention gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights gradSmScores gradWspaceFeat gradWspaceWeights dimNode dimEdge params dataType gradDataType gradWeightType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dimNode = args::i32(object_dimNode, "dimNode")?;
    let c_dimEdge = args::i32(object_dimEdge, "dimEdge")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_gradDataType = args::enumeration(
        object_gradDataType,
        "gradDataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_gradWeightType = args::enumeration(
        object_gradWeightType,
        "gradWeightType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_graph = args::optional_record(
        object_graph,
        "graph",
        &cudnn9::cudnnGnnCscGraph_t,
    )?;
    let c_gradOut = args::device(object_gradOut, "gradOut", None, &arena)?;
    let c_srcFeatures = args::device(object_srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(object_dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(
        object_edgeFeatures,
        "edgeFeatures",
        None,
        &arena,
    )?;
    let c_attnWeights = args::device(object_attnWeights, "attnWeights", None, &arena)?;
    let c_smScores = args::device(object_smScores, "smScores", None, &arena)?;
    let c_dropoutMask = args::device(
        object_dropoutMask,
        "dropoutMask",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_gradAttention = args::device(
        object_gradAttention,
        "gradAttention",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_gradSrcFeatures = args::device(
        object_gradSrcFeatures,
        "gradSrcFeatures",
        None,
        &arena,
    )?;
    let c_gradDstFeatures = args::device(
        object_gradDstFeatures,
        "gradDstFeatures",
        None,
        &arena,
    )?;
    let c_gradEdgeFeatures = args::device(
        object_gradEdgeFeatures,
        "gradEdgeFeatures",
        None,
        &arena,
    )?;
    let c_gradWeights = args::device(object_gradWeights, "gradWeights", None, &arena)?;
    let c_gradSmScores = args::device(
        object_gradSmScores,
        "gradSmScores",
        None,
        &arena,
    )?;
    let c_gradWspaceFeat = args::device(
        object_gradWspaceFeat,
        "gradWspaceFeat",
        None,
        &arena,
    )?;
    let c_gradWspaceWeights = args::device(
        object_gradWspaceWeights,
        "gradWspaceWeights",
        None,
        &arena,
    )?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &cudnn9::cudnnGnnMhaParams_t,
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph.cast(),
                    c_gradOut.cast(),
                    c_srcFeatures.cast(),
                    c_dstFeatures.cast(),
                    c_edgeFeatures.cast(),
                    c_attnWeights.cast(),
                    c_smScores.cast(),
                    c_dropoutMask.cast(),
                    c_gradAttention.cast(),
                    c_gradSrcFeatures.cast(),
                    c_gradDstFeatures.cast(),
                    c_gradEdgeFeatures.cast(),
                    c_gradWeights.cast(),
                    c_gradSmScores.cast(),
                    c_gradWspaceFeat.cast(),
                    c_gradWspaceWeights.cast(),
                    c_dimNode,
                    c_dimEdge,
                    c_params.cast(),
                    c_dataType,
                    c_gradDataType,
                    c_gradWeightType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGnnMhaGatForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_srcFeatures,
        object_dstFeatures,
        object_edgeFeatures,
        object_attnWeights,
        object_dropoutMask,
        object_output,
        object_smScores,
        object_dimNode,
        object_dimEdge,
        object_params,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnGnnMhaGatForward",
            "stream graph srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask output smScores dimNode dimEdge params dataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dimNode = args::i32(object_dimNode, "dimNode")?;
    let c_dimEdge = args::i32(object_dimEdge, "dimEdge")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_graph = args::optional_record(
        object_graph,
        "graph",
        &cudnn9::cudnnGnnCscGraph_t,
    )?;
    let c_srcFeatures = args::device(object_srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(object_dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(
        object_edgeFeatures,
        "edgeFeatures",
        None,
        &arena,
    )?;
    let c_attnWeights = args::device(object_attnWeights, "attnWeights", None, &arena)?;
    let c_dropoutMask = args::device(
        object_dropoutMask,
        "dropoutMask",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_output = args::device(object_output, "output", None, &arena)?;
    let c_smScores = args::device(object_smScores, "smScores", None, &arena)?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &cudnn9::cudnnGnnMhaParams_t,
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
        i32,
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph.cast(),
                    c_srcFeatures.cast(),
                    c_dstFeatures.cast(),
                    c_edgeFeatures.cast(),
                    c_attnWeights.cast(),
                    c_dropoutMask.cast(),
                    c_output.cast(),
                    c_smScores.cast(),
                    c_dimNode,
                    c_dimEdge,
                    c_params.cast(),
                    c_dataType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGnnMhaGatV2Backward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_gradOut,
        object_srcFeatures,
        object_dstFeatures,
        object_edgeFeatures,
        object_attnWeights,
        object_smScores,
        object_actScores,
        object_dropoutMask,
        object_gradAttention,
        object_gradSrcFeatures,
        object_gradDstFeatures,
        object_gradEdgeFeatures,
        object_gradWeights,
        object_gradSmScores,
        object_gradWspaceFeat,
        object_gradWspaceWeights,
        object_dimNode,
        object_params,
        object_dataType,
        object_gradType,
        ],
        [],
    ) = call
        .bind(
            "cudnnGnnMhaGatV2Backward",
            "stream graph gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores actScores dropoutMask gradAttention gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights gradSmScores gradWspaceFeat gradWspaceWeights dimNode params dataType gradType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dimNode = args::i32(object_dimNode, "dimNode")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_gradType = args::enumeration(
        object_gradType,
        "gradType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_graph = args::optional_record(
        object_graph,
        "graph",
        &cudnn9::cudnnGnnCscGraph_t,
    )?;
    let c_gradOut = args::device(object_gradOut, "gradOut", None, &arena)?;
    let c_srcFeatures = args::device(object_srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(object_dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(
        object_edgeFeatures,
        "edgeFeatures",
        None,
        &arena,
    )?;
    let c_attnWeights = args::device(object_attnWeights, "attnWeights", None, &arena)?;
    let c_smScores = args::device(object_smScores, "smScores", None, &arena)?;
    let c_actScores = args::device(object_actScores, "actScores", None, &arena)?;
    let c_dropoutMask = args::device(
        object_dropoutMask,
        "dropoutMask",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_gradAttention = args::device(
        object_gradAttention,
        "gradAttention",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_gradSrcFeatures = args::device(
        object_gradSrcFeatures,
        "gradSrcFeatures",
        None,
        &arena,
    )?;
    let c_gradDstFeatures = args::device(
        object_gradDstFeatures,
        "gradDstFeatures",
        None,
        &arena,
    )?;
    let c_gradEdgeFeatures = args::device(
        object_gradEdgeFeatures,
        "gradEdgeFeatures",
        None,
        &arena,
    )?;
    let c_gradWeights = args::device(object_gradWeights, "gradWeights", None, &arena)?;
    let c_gradSmScores = args::device(
        object_gradSmScores,
        "gradSmScores",
        None,
        &arena,
    )?;
    let c_gradWspaceFeat = args::device(
        object_gradWspaceFeat,
        "gradWspaceFeat",
        None,
        &arena,
    )?;
    let c_gradWspaceWeights = args::device(
        object_gradWspaceWeights,
        "gradWspaceWeights",
        None,
        &arena,
    )?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &cudnn9::cudnnGnnMhaParams_t,
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
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatV2Backward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph.cast(),
                    c_gradOut.cast(),
                    c_srcFeatures.cast(),
                    c_dstFeatures.cast(),
                    c_edgeFeatures.cast(),
                    c_attnWeights.cast(),
                    c_smScores.cast(),
                    c_actScores.cast(),
                    c_dropoutMask.cast(),
                    c_gradAttention.cast(),
                    c_gradSrcFeatures.cast(),
                    c_gradDstFeatures.cast(),
                    c_gradEdgeFeatures.cast(),
                    c_gradWeights.cast(),
                    c_gradSmScores.cast(),
                    c_gradWspaceFeat.cast(),
                    c_gradWspaceWeights.cast(),
                    c_dimNode,
                    c_params.cast(),
                    c_dataType,
                    c_gradType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGnnMhaGatV2Forward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_srcFeatures,
        object_dstFeatures,
        object_edgeFeatures,
        object_attnWeights,
        object_dropoutMask,
        object_output,
        object_smScores,
        object_actScores,
        object_dimNode,
        object_params,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnGnnMhaGatV2Forward",
            "stream graph srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask output smScores actScores dimNode params dataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dimNode = args::i32(object_dimNode, "dimNode")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_graph = args::optional_record(
        object_graph,
        "graph",
        &cudnn9::cudnnGnnCscGraph_t,
    )?;
    let c_srcFeatures = args::device(object_srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(object_dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(
        object_edgeFeatures,
        "edgeFeatures",
        None,
        &arena,
    )?;
    let c_attnWeights = args::device(object_attnWeights, "attnWeights", None, &arena)?;
    let c_dropoutMask = args::device(
        object_dropoutMask,
        "dropoutMask",
        Some(&Ty::F32),
        &arena,
    )?;
    let c_output = args::device(object_output, "output", None, &arena)?;
    let c_smScores = args::device(object_smScores, "smScores", None, &arena)?;
    let c_actScores = args::device(object_actScores, "actScores", None, &arena)?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &cudnn9::cudnnGnnMhaParams_t,
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
        i32,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatV2Forward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph.cast(),
                    c_srcFeatures.cast(),
                    c_dstFeatures.cast(),
                    c_edgeFeatures.cast(),
                    c_attnWeights.cast(),
                    c_dropoutMask.cast(),
                    c_output.cast(),
                    c_smScores.cast(),
                    c_actScores.cast(),
                    c_dimNode,
                    c_params.cast(),
                    c_dataType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnGraphVersionCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnGraphVersionCheck", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudnnGraphVersionCheck)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cudnnIm2Col<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_xDesc,
        object_x,
        object_wDesc,
        object_convDesc,
        object_colBuffer,
        ],
        [],
    ) = call.bind("cudnnIm2Col", "handle xDesc x wDesc convDesc colBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<
        u64,
    >(object_wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_colBuffer = args::device(object_colBuffer, "colBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnIm2Col)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_xDesc,
                    c_x.cast(),
                    c_wDesc,
                    c_convDesc,
                    c_colBuffer.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnInitTransformDest<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_transformDesc, object_srcDesc, object_destDesc], []) = call
        .bind("cudnnInitTransformDest", "transformDesc srcDesc destDesc")?;
    let py = call.py();
    let c_transformDesc = args::value::<
        u64,
    >(object_transformDesc, "transformDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_srcDesc = args::value::<
        u64,
    >(object_srcDesc, "srcDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_destDesc = args::value::<
        u64,
    >(object_destDesc, "destDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_destSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnInitTransformDest)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_transformDesc,
                c_srcDesc,
                c_destDesc,
                (&raw mut c_destSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_destSizeInBytes)?),
    )
}

pub(crate) fn cudnnLRNCrossChannelBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_normDesc,
        object_lrnMode,
        object_alpha,
        object_yDesc,
        object_y,
        object_dyDesc,
        object_dy,
        object_xDesc,
        object_x,
        object_beta,
        object_dxDesc,
        object_dx,
        ],
        [],
    ) = call
        .bind(
            "cudnnLRNCrossChannelBackward",
            "handle normDesc lrnMode alpha yDesc y dyDesc dy xDesc x beta dxDesc dx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(object_normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_lrnMode = args::enumeration(
        object_lrnMode,
        "lrnMode",
        &cudnn9::cudnnLRNMode_t,
    )?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnLRNCrossChannelBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_normDesc,
                    c_lrnMode,
                    c_alpha.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnLRNCrossChannelForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_normDesc,
        object_lrnMode,
        object_alpha,
        object_xDesc,
        object_x,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cudnnLRNCrossChannelForward",
            "handle normDesc lrnMode alpha xDesc x beta yDesc y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(object_normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_lrnMode = args::enumeration(
        object_lrnMode,
        "lrnMode",
        &cudnn9::cudnnLRNMode_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnLRNCrossChannelForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_normDesc,
                    c_lrnMode,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnLongFFTCausalConv1dBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_stream,
        object_dy,
        object_dx,
        object_dweight,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        object_workspace,
        object_workspaceSizeInBytes,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnLongFFTCausalConv1dBackward",
            "stream dy dx dweight batch dim seqLen kernelSize dataType workspace workspaceSizeInBytes reserveSpace reserveSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_workspaceSizeInBytes = args::u64(
        object_workspaceSizeInBytes,
        "workspaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dweight = args::device(object_dweight, "dweight", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnLongFFTCausalConv1dBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_dy.cast(),
                    c_dx.cast(),
                    c_dweight.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                    c_workspace.cast(),
                    c_workspaceSizeInBytes,
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnLongFFTCausalConv1dForward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_stream,
        object_x,
        object_weight,
        object_y,
        object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        object_workspace,
        object_workspaceSizeInBytes,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cudnnLongFFTCausalConv1dForward",
            "stream x weight y batch dim seqLen kernelSize dataType workspace workspaceSizeInBytes reserveSpace reserveSpaceSizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_workspaceSizeInBytes = args::u64(
        object_workspaceSizeInBytes,
        "workspaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_weight = args::device(object_weight, "weight", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudnnLongFFTCausalConv1dForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_x.cast(),
                    c_weight.cast(),
                    c_y.cast(),
                    c_batch,
                    c_dim,
                    c_seqLen,
                    c_kernelSize,
                    c_dataType,
                    c_workspace.cast(),
                    c_workspaceSizeInBytes,
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                ),
            )
        },
    )
}

pub(crate) fn cudnnLongFFTCausalConv1dGetBufferSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_batch,
        object_dim,
        object_seqLen,
        object_kernelSize,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cudnnLongFFTCausalConv1dGetBufferSizes",
            "batch dim seqLen kernelSize dataType",
        )?;
    let py = call.py();
    let c_batch = args::i32(object_batch, "batch")?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_seqLen = args::i32(object_seqLen, "seqLen")?;
    let c_kernelSize = args::i32(object_kernelSize, "kernelSize")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let mut c_workspaceSizeInBytes: u64 = 0;
    let mut c_reserveSpaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnLongFFTCausalConv1dGetBufferSizes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_batch,
                c_dim,
                c_seqLen,
                c_kernelSize,
                c_dataType,
                (&raw mut c_workspaceSizeInBytes).cast(),
                (&raw mut c_reserveSpaceSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_workspaceSizeInBytes)?)?;
            tuple.push(out::u64(py, c_reserveSpaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnMakeFusedOpsPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_plan, object_constPack], []) = call
        .bind("cudnnMakeFusedOpsPlan", "handle plan constPack")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cudnn9::cudnnFusedOpsPlan_t)?;
    let c_constPack = args::value::<
        u64,
    >(object_constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let mut c_workspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudnnMakeFusedOpsPlan)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_plan,
                c_constPack,
                (&raw mut c_workspaceSizeInBytes).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workspaceSizeInBytes)?),
    )
}

pub(crate) fn cudnnMultiHeadAttnBackwardData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_attnDesc,
        object_loWinIdx,
        object_hiWinIdx,
        object_devSeqLengthsDQDO,
        object_devSeqLengthsDKDV,
        object_doDesc,
        object_dout,
        object_dqDesc,
        object_dqueries,
        object_queries,
        object_dkDesc,
        object_dkeys,
        object_keys,
        object_dvDesc,
        object_dvalues,
        object_values,
        object_weightSizeInBytes,
        object_weights,
        object_workSpaceSizeInBytes,
        object_workSpace,
        object_reserveSpaceSizeInBytes,
        object_reserveSpace,
        ],
        [],
    ) = call
        .bind(
            "cudnnMultiHeadAttnBackwardData",
            "handle attnDesc loWinIdx hiWinIdx devSeqLengthsDQDO devSeqLengthsDKDV doDesc dout dqDesc dqueries queries dkDesc dkeys keys dvDesc dvalues values weightSizeInBytes weights workSpaceSizeInBytes workSpace reserveSpaceSizeInBytes reserveSpace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_doDesc = args::value::<
        u64,
    >(object_doDesc, "doDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dqDesc = args::value::<
        u64,
    >(object_dqDesc, "dqDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dkDesc = args::value::<
        u64,
    >(object_dkDesc, "dkDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dvDesc = args::value::<
        u64,
    >(object_dvDesc, "dvDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_weightSizeInBytes = args::u64(object_weightSizeInBytes, "weightSizeInBytes")?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_loWinIdx = args::array(object_loWinIdx, "loWinIdx", &Ty::I32, None, &arena)?;
    let c_hiWinIdx = args::array(object_hiWinIdx, "hiWinIdx", &Ty::I32, None, &arena)?;
    let c_devSeqLengthsDQDO = args::device(
        object_devSeqLengthsDQDO,
        "devSeqLengthsDQDO",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_devSeqLengthsDKDV = args::device(
        object_devSeqLengthsDKDV,
        "devSeqLengthsDKDV",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_dout = args::device(object_dout, "dout", None, &arena)?;
    let c_dqueries = args::device(object_dqueries, "dqueries", None, &arena)?;
    let c_queries = args::device(object_queries, "queries", None, &arena)?;
    let c_dkeys = args::device(object_dkeys, "dkeys", None, &arena)?;
    let c_keys = args::device(object_keys, "keys", None, &arena)?;
    let c_dvalues = args::device(object_dvalues, "dvalues", None, &arena)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    let c_weights = args::device(object_weights, "weights", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnMultiHeadAttnBackwardData)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_attnDesc,
                    c_loWinIdx.cast(),
                    c_hiWinIdx.cast(),
                    c_devSeqLengthsDQDO.cast(),
                    c_devSeqLengthsDKDV.cast(),
                    c_doDesc,
                    c_dout.cast(),
                    c_dqDesc,
                    c_dqueries.cast(),
                    c_queries.cast(),
                    c_dkDesc,
                    c_dkeys.cast(),
                    c_keys.cast(),
                    c_dvDesc,
                    c_dvalues.cast(),
                    c_values.cast(),
                    c_weightSizeInBytes,
                    c_weights.cast(),
                    c_workSpaceSizeInBytes,
                    c_workSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnMultiHeadAttnBackwardWeights<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_attnDesc,
        object_addGrad,
        object_qDesc,
        object_queries,
        object_kDesc,
        object_keys,
        object_vDesc,
        object_values,
        object_doDesc,
        object_dout,
        object_weightSizeInBytes,
        object_weights,
        object_dweights,
        object_workSpaceSizeInBytes,
        object_workSpace,
        object_reserveSpaceSizeInBytes,
        object_reserveSpace,
        ],
        [],
    ) = call
        .bind(
            "cudnnMultiHeadAttnBackwardWeights",
            "handle attnDesc addGrad qDesc queries kDesc keys vDesc values doDesc dout weightSizeInBytes weights dweights workSpaceSizeInBytes workSpace reserveSpaceSizeInBytes reserveSpace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_addGrad = args::enumeration(
        object_addGrad,
        "addGrad",
        &cudnn9::cudnnWgradMode_t,
    )?;
    let c_qDesc = args::value::<
        u64,
    >(object_qDesc, "qDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_kDesc = args::value::<
        u64,
    >(object_kDesc, "kDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_vDesc = args::value::<
        u64,
    >(object_vDesc, "vDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_doDesc = args::value::<
        u64,
    >(object_doDesc, "doDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_weightSizeInBytes = args::u64(object_weightSizeInBytes, "weightSizeInBytes")?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_queries = args::device(object_queries, "queries", None, &arena)?;
    let c_keys = args::device(object_keys, "keys", None, &arena)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    let c_dout = args::device(object_dout, "dout", None, &arena)?;
    let c_weights = args::device(object_weights, "weights", None, &arena)?;
    let c_dweights = args::device(object_dweights, "dweights", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnMultiHeadAttnBackwardWeights)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_attnDesc,
                    c_addGrad,
                    c_qDesc,
                    c_queries.cast(),
                    c_kDesc,
                    c_keys.cast(),
                    c_vDesc,
                    c_values.cast(),
                    c_doDesc,
                    c_dout.cast(),
                    c_weightSizeInBytes,
                    c_weights.cast(),
                    c_dweights.cast(),
                    c_workSpaceSizeInBytes,
                    c_workSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnMultiHeadAttnForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_attnDesc,
        object_currIdx,
        object_loWinIdx,
        object_hiWinIdx,
        object_devSeqLengthsQO,
        object_devSeqLengthsKV,
        object_qDesc,
        object_queries,
        object_residuals,
        object_kDesc,
        object_keys,
        object_vDesc,
        object_values,
        object_oDesc,
        object_out,
        object_weightSizeInBytes,
        object_weights,
        object_workSpaceSizeInBytes,
        object_workSpace,
        object_reserveSpaceSizeInBytes,
        object_reserveSpace,
        ],
        [],
    ) = call
        .bind(
            "cudnnMultiHeadAttnForward",
            "handle attnDesc currIdx loWinIdx hiWinIdx devSeqLengthsQO devSeqLengthsKV qDesc queries residuals kDesc keys vDesc values oDesc out weightSizeInBytes weights workSpaceSizeInBytes workSpace reserveSpaceSizeInBytes reserveSpace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_currIdx = args::i32(object_currIdx, "currIdx")?;
    let c_qDesc = args::value::<
        u64,
    >(object_qDesc, "qDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_kDesc = args::value::<
        u64,
    >(object_kDesc, "kDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_vDesc = args::value::<
        u64,
    >(object_vDesc, "vDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_oDesc = args::value::<
        u64,
    >(object_oDesc, "oDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_weightSizeInBytes = args::u64(object_weightSizeInBytes, "weightSizeInBytes")?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_loWinIdx = args::array(object_loWinIdx, "loWinIdx", &Ty::I32, None, &arena)?;
    let c_hiWinIdx = args::array(object_hiWinIdx, "hiWinIdx", &Ty::I32, None, &arena)?;
    let c_devSeqLengthsQO = args::device(
        object_devSeqLengthsQO,
        "devSeqLengthsQO",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_devSeqLengthsKV = args::device(
        object_devSeqLengthsKV,
        "devSeqLengthsKV",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_queries = args::device(object_queries, "queries", None, &arena)?;
    let c_residuals = args::device(object_residuals, "residuals", None, &arena)?;
    let c_keys = args::device(object_keys, "keys", None, &arena)?;
    let c_values = args::device(object_values, "values", None, &arena)?;
    let c_out = args::device(object_out, "out", None, &arena)?;
    let c_weights = args::device(object_weights, "weights", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnMultiHeadAttnForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_attnDesc,
                    c_currIdx,
                    c_loWinIdx.cast(),
                    c_hiWinIdx.cast(),
                    c_devSeqLengthsQO.cast(),
                    c_devSeqLengthsKV.cast(),
                    c_qDesc,
                    c_queries.cast(),
                    c_residuals.cast(),
                    c_kDesc,
                    c_keys.cast(),
                    c_vDesc,
                    c_values.cast(),
                    c_oDesc,
                    c_out.cast(),
                    c_weightSizeInBytes,
                    c_weights.cast(),
                    c_workSpaceSizeInBytes,
                    c_workSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnNormalizationBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_normOps,
        object_algo,
        object_alphaDataDiff,
        object_betaDataDiff,
        object_alphaParamDiff,
        object_betaParamDiff,
        object_xDesc,
        object_xData,
        object_yDesc,
        object_yData,
        object_dyDesc,
        object_dyData,
        object_dzDesc,
        object_dzData,
        object_dxDesc,
        object_dxData,
        object_dNormScaleBiasDesc,
        object_normScaleData,
        object_normBiasData,
        object_dNormScaleData,
        object_dNormBiasData,
        object_epsilon,
        object_normMeanVarDesc,
        object_savedMean,
        object_savedInvVariance,
        object_activationDesc,
        object_workSpace,
        object_workSpaceSizeInBytes,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnNormalizationBackward",
            "handle mode normOps algo alphaDataDiff betaDataDiff alphaParamDiff betaParamDiff xDesc xData yDesc yData dyDesc dyData dzDesc dzData dxDesc dxData dNormScaleBiasDesc normScaleData normBiasData dNormScaleData dNormBiasData epsilon normMeanVarDesc savedMean savedInvVariance activationDesc workSpace workSpaceSizeInBytes reserveSpace reserveSpaceSizeInBytes groupCnt",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(
        object_normOps,
        "normOps",
        &cudnn9::cudnnNormOps_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(object_dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dNormScaleBiasDesc = args::value::<
        u64,
    >(
        object_dNormScaleBiasDesc,
        "dNormScaleBiasDesc",
        &cudnn9::cudnnTensorDescriptor_t,
    )?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(object_normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let c_xData = args::device(object_xData, "xData", None, &arena)?;
    let c_yData = args::device(object_yData, "yData", None, &arena)?;
    let c_dyData = args::device(object_dyData, "dyData", None, &arena)?;
    let c_dzData = args::device(object_dzData, "dzData", None, &arena)?;
    let c_dxData = args::device(object_dxData, "dxData", None, &arena)?;
    let c_normScaleData = args::device(
        object_normScaleData,
        "normScaleData",
        None,
        &arena,
    )?;
    let c_normBiasData = args::device(
        object_normBiasData,
        "normBiasData",
        None,
        &arena,
    )?;
    let c_dNormScaleData = args::device(
        object_dNormScaleData,
        "dNormScaleData",
        None,
        &arena,
    )?;
    let c_dNormBiasData = args::device(
        object_dNormBiasData,
        "dNormBiasData",
        None,
        &arena,
    )?;
    let c_savedMean = args::device(object_savedMean, "savedMean", None, &arena)?;
    let c_savedInvVariance = args::device(
        object_savedInvVariance,
        "savedInvVariance",
        None,
        &arena,
    )?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let c_alphaDataDiff = args::host_scalar(
        object_alphaDataDiff,
        "alphaDataDiff",
        false,
        &arena,
    )?;
    let c_betaDataDiff = args::host_scalar(
        object_betaDataDiff,
        "betaDataDiff",
        false,
        &arena,
    )?;
    let c_alphaParamDiff = args::host_scalar(
        object_alphaParamDiff,
        "alphaParamDiff",
        false,
        &arena,
    )?;
    let c_betaParamDiff = args::host_scalar(
        object_betaParamDiff,
        "betaParamDiff",
        false,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        f64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudnnNormalizationBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_normOps,
                    c_algo,
                    c_alphaDataDiff.cast(),
                    c_betaDataDiff.cast(),
                    c_alphaParamDiff.cast(),
                    c_betaParamDiff.cast(),
                    c_xDesc,
                    c_xData.cast(),
                    c_yDesc,
                    c_yData.cast(),
                    c_dyDesc,
                    c_dyData.cast(),
                    c_dzDesc,
                    c_dzData.cast(),
                    c_dxDesc,
                    c_dxData.cast(),
                    c_dNormScaleBiasDesc,
                    c_normScaleData.cast(),
                    c_normBiasData.cast(),
                    c_dNormScaleData.cast(),
                    c_dNormBiasData.cast(),
                    c_epsilon,
                    c_normMeanVarDesc,
                    c_savedMean.cast(),
                    c_savedInvVariance.cast(),
                    c_activationDesc,
                    c_workSpace.cast(),
                    c_workSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                    c_groupCnt,
                ),
            )
        },
    )
}

pub(crate) fn cudnnNormalizationForwardInference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_normOps,
        object_algo,
        object_alpha,
        object_beta,
        object_xDesc,
        object_x,
        object_normScaleBiasDesc,
        object_normScale,
        object_normBias,
        object_normMeanVarDesc,
        object_estimatedMean,
        object_estimatedVariance,
        object_zDesc,
        object_z,
        object_activationDesc,
        object_yDesc,
        object_y,
        object_epsilon,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnNormalizationForwardInference",
            "handle mode normOps algo alpha beta xDesc x normScaleBiasDesc normScale normBias normMeanVarDesc estimatedMean estimatedVariance zDesc z activationDesc yDesc y epsilon groupCnt",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(
        object_normOps,
        "normOps",
        &cudnn9::cudnnNormOps_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normScaleBiasDesc = args::value::<
        u64,
    >(object_normScaleBiasDesc, "normScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(object_normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<
        u64,
    >(object_zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_normScale = args::device(object_normScale, "normScale", None, &arena)?;
    let c_normBias = args::device(object_normBias, "normBias", None, &arena)?;
    let c_estimatedMean = args::device(
        object_estimatedMean,
        "estimatedMean",
        None,
        &arena,
    )?;
    let c_estimatedVariance = args::device(
        object_estimatedVariance,
        "estimatedVariance",
        None,
        &arena,
    )?;
    let c_z = args::device(object_z, "z", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        f64,
        i32,
    ) -> i32 = call.symbol(slots::cudnnNormalizationForwardInference)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_normOps,
                    c_algo,
                    c_alpha.cast(),
                    c_beta.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_normScaleBiasDesc,
                    c_normScale.cast(),
                    c_normBias.cast(),
                    c_normMeanVarDesc,
                    c_estimatedMean.cast(),
                    c_estimatedVariance.cast(),
                    c_zDesc,
                    c_z.cast(),
                    c_activationDesc,
                    c_yDesc,
                    c_y.cast(),
                    c_epsilon,
                    c_groupCnt,
                ),
            )
        },
    )
}

pub(crate) fn cudnnNormalizationForwardTraining<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_mode,
        object_normOps,
        object_algo,
        object_alpha,
        object_beta,
        object_xDesc,
        object_xData,
        object_normScaleBiasDesc,
        object_normScale,
        object_normBias,
        object_exponentialAverageFactor,
        object_normMeanVarDesc,
        object_resultRunningMean,
        object_resultRunningVariance,
        object_epsilon,
        object_resultSaveMean,
        object_resultSaveInvVariance,
        object_activationDesc,
        object_zDesc,
        object_zData,
        object_yDesc,
        object_yData,
        object_workspace,
        object_workSpaceSizeInBytes,
        object_reserveSpace,
        object_reserveSpaceSizeInBytes,
        object_groupCnt,
        ],
        [],
    ) = call
        .bind(
            "cudnnNormalizationForwardTraining",
            "handle mode normOps algo alpha beta xDesc xData normScaleBiasDesc normScale normBias exponentialAverageFactor normMeanVarDesc resultRunningMean resultRunningVariance epsilon resultSaveMean resultSaveInvVariance activationDesc zDesc zData yDesc yData workspace workSpaceSizeInBytes reserveSpace reserveSpaceSizeInBytes groupCnt",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(
        object_normOps,
        "normOps",
        &cudnn9::cudnnNormOps_t,
    )?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normScaleBiasDesc = args::value::<
        u64,
    >(object_normScaleBiasDesc, "normScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_exponentialAverageFactor = args::f64(object_exponentialAverageFactor)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(object_normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(object_epsilon)?;
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_zDesc = args::value::<
        u64,
    >(object_zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_workSpaceSizeInBytes = args::u64(
        object_workSpaceSizeInBytes,
        "workSpaceSizeInBytes",
    )?;
    let c_reserveSpaceSizeInBytes = args::u64(
        object_reserveSpaceSizeInBytes,
        "reserveSpaceSizeInBytes",
    )?;
    let c_groupCnt = args::i32(object_groupCnt, "groupCnt")?;
    let c_xData = args::device(object_xData, "xData", None, &arena)?;
    let c_normScale = args::device(object_normScale, "normScale", None, &arena)?;
    let c_normBias = args::device(object_normBias, "normBias", None, &arena)?;
    let c_resultRunningMean = args::device(
        object_resultRunningMean,
        "resultRunningMean",
        None,
        &arena,
    )?;
    let c_resultRunningVariance = args::device(
        object_resultRunningVariance,
        "resultRunningVariance",
        None,
        &arena,
    )?;
    let c_resultSaveMean = args::device(
        object_resultSaveMean,
        "resultSaveMean",
        None,
        &arena,
    )?;
    let c_resultSaveInvVariance = args::device(
        object_resultSaveInvVariance,
        "resultSaveInvVariance",
        None,
        &arena,
    )?;
    let c_zData = args::device(object_zData, "zData", None, &arena)?;
    let c_yData = args::device(object_yData, "yData", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        f64,
        u64,
        *mut c_void,
        *mut c_void,
        f64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudnnNormalizationForwardTraining)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_mode,
                    c_normOps,
                    c_algo,
                    c_alpha.cast(),
                    c_beta.cast(),
                    c_xDesc,
                    c_xData.cast(),
                    c_normScaleBiasDesc,
                    c_normScale.cast(),
                    c_normBias.cast(),
                    c_exponentialAverageFactor,
                    c_normMeanVarDesc,
                    c_resultRunningMean.cast(),
                    c_resultRunningVariance.cast(),
                    c_epsilon,
                    c_resultSaveMean.cast(),
                    c_resultSaveInvVariance.cast(),
                    c_activationDesc,
                    c_zDesc,
                    c_zData.cast(),
                    c_yDesc,
                    c_yData.cast(),
                    c_workspace.cast(),
                    c_workSpaceSizeInBytes,
                    c_reserveSpace.cast(),
                    c_reserveSpaceSizeInBytes,
                    c_groupCnt,
                ),
            )
        },
    )
}

pub(crate) fn cudnnOpTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_opTensorDesc,
        object_alpha1,
        object_aDesc,
        object_A,
        object_alpha2,
        object_bDesc,
        object_B,
        object_beta,
        object_cDesc,
        object_C,
        ],
        [],
    ) = call
        .bind(
            "cudnnOpTensor",
            "handle opTensorDesc alpha1 aDesc A alpha2 bDesc B beta cDesc C",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_opTensorDesc = args::value::<
        u64,
    >(object_opTensorDesc, "opTensorDesc", &cudnn9::cudnnOpTensorDescriptor_t)?;
    let c_aDesc = args::value::<
        u64,
    >(object_aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bDesc = args::value::<
        u64,
    >(object_bDesc, "bDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_A = args::device(object_A, "A", None, &arena)?;
    let c_B = args::device(object_B, "B", None, &arena)?;
    let c_C = args::device(object_C, "C", None, &arena)?;
    let c_alpha1 = args::host_scalar(object_alpha1, "alpha1", false, &arena)?;
    let c_alpha2 = args::host_scalar(object_alpha2, "alpha2", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnOpTensor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_opTensorDesc,
                    c_alpha1.cast(),
                    c_aDesc,
                    c_A.cast(),
                    c_alpha2.cast(),
                    c_bDesc,
                    c_B.cast(),
                    c_beta.cast(),
                    c_cDesc,
                    c_C.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnOpsVersionCheck<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudnnOpsVersionCheck", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudnnOpsVersionCheck)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cudnnPoolingBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_poolingDesc,
        object_alpha,
        object_yDesc,
        object_y,
        object_dyDesc,
        object_dy,
        object_xDesc,
        object_x,
        object_beta,
        object_dxDesc,
        object_dx,
        ],
        [],
    ) = call
        .bind(
            "cudnnPoolingBackward",
            "handle poolingDesc alpha yDesc y dyDesc dy xDesc x beta dxDesc dx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnPoolingBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_poolingDesc,
                    c_alpha.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnPoolingForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_poolingDesc,
        object_alpha,
        object_xDesc,
        object_x,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind("cudnnPoolingForward", "handle poolingDesc alpha xDesc x beta yDesc y")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnPoolingForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_poolingDesc,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnQueryRuntimeError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode, object_tag], []) = call
        .bind("cudnnQueryRuntimeError", "handle mode tag")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnErrQueryMode_t)?;
    let mut c_rstatus: i32 = 0;
    let c_tag = args::either(object_tag, "tag", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnQueryRuntimeError)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, (&raw mut c_rstatus).cast(), c_mode, c_tag.cast()),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &cudnn9::cudnnStatus_t, c_rstatus)?),
    )
}

pub(crate) fn cudnnRNNBackwardData_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_rnnDesc,
        object_devSeqLengths,
        object_yDesc,
        object_y,
        object_dy,
        object_xDesc,
        object_dx,
        object_hDesc,
        object_hx,
        object_dhy,
        object_dhx,
        object_cDesc,
        object_cx,
        object_dcy,
        object_dcx,
        object_weightSpaceSize,
        object_weightSpace,
        object_workSpaceSize,
        object_workSpace,
        object_reserveSpaceSize,
        object_reserveSpace,
        ],
        [],
    ) = call
        .bind(
            "cudnnRNNBackwardData_v8",
            "handle rnnDesc devSeqLengths yDesc y dy xDesc dx hDesc hx dhy dhx cDesc cx dcy dcx weightSpaceSize weightSpace workSpaceSize workSpace reserveSpaceSize reserveSpace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_hDesc = args::value::<
        u64,
    >(object_hDesc, "hDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_weightSpaceSize = args::u64(object_weightSpaceSize, "weightSpaceSize")?;
    let c_workSpaceSize = args::u64(object_workSpaceSize, "workSpaceSize")?;
    let c_reserveSpaceSize = args::u64(object_reserveSpaceSize, "reserveSpaceSize")?;
    let c_devSeqLengths = args::device(
        object_devSeqLengths,
        "devSeqLengths",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_hx = args::device(object_hx, "hx", None, &arena)?;
    let c_dhy = args::device(object_dhy, "dhy", None, &arena)?;
    let c_dhx = args::device(object_dhx, "dhx", None, &arena)?;
    let c_cx = args::device(object_cx, "cx", None, &arena)?;
    let c_dcy = args::device(object_dcy, "dcy", None, &arena)?;
    let c_dcx = args::device(object_dcx, "dcx", None, &arena)?;
    let c_weightSpace = args::device(object_weightSpace, "weightSpace", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnRNNBackwardData_v8)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_rnnDesc,
                    c_devSeqLengths.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_dy.cast(),
                    c_xDesc,
                    c_dx.cast(),
                    c_hDesc,
                    c_hx.cast(),
                    c_dhy.cast(),
                    c_dhx.cast(),
                    c_cDesc,
                    c_cx.cast(),
                    c_dcy.cast(),
                    c_dcx.cast(),
                    c_weightSpaceSize,
                    c_weightSpace.cast(),
                    c_workSpaceSize,
                    c_workSpace.cast(),
                    c_reserveSpaceSize,
                    c_reserveSpace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnRNNBackwardWeights_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_rnnDesc,
        object_addGrad,
        object_devSeqLengths,
        object_xDesc,
        object_x,
        object_hDesc,
        object_hx,
        object_yDesc,
        object_y,
        object_weightSpaceSize,
        object_dweightSpace,
        object_workSpaceSize,
        object_workSpace,
        object_reserveSpaceSize,
        object_reserveSpace,
        ],
        [],
    ) = call
        .bind(
            "cudnnRNNBackwardWeights_v8",
            "handle rnnDesc addGrad devSeqLengths xDesc x hDesc hx yDesc y weightSpaceSize dweightSpace workSpaceSize workSpace reserveSpaceSize reserveSpace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_addGrad = args::enumeration(
        object_addGrad,
        "addGrad",
        &cudnn9::cudnnWgradMode_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_hDesc = args::value::<
        u64,
    >(object_hDesc, "hDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_weightSpaceSize = args::u64(object_weightSpaceSize, "weightSpaceSize")?;
    let c_workSpaceSize = args::u64(object_workSpaceSize, "workSpaceSize")?;
    let c_reserveSpaceSize = args::u64(object_reserveSpaceSize, "reserveSpaceSize")?;
    let c_devSeqLengths = args::device(
        object_devSeqLengths,
        "devSeqLengths",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_hx = args::device(object_hx, "hx", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dweightSpace = args::device(
        object_dweightSpace,
        "dweightSpace",
        None,
        &arena,
    )?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnRNNBackwardWeights_v8)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_rnnDesc,
                    c_addGrad,
                    c_devSeqLengths.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_hDesc,
                    c_hx.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_weightSpaceSize,
                    c_dweightSpace.cast(),
                    c_workSpaceSize,
                    c_workSpace.cast(),
                    c_reserveSpaceSize,
                    c_reserveSpace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnRNNForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_rnnDesc,
        object_fwdMode,
        object_devSeqLengths,
        object_xDesc,
        object_x,
        object_yDesc,
        object_y,
        object_hDesc,
        object_hx,
        object_hy,
        object_cDesc,
        object_cx,
        object_cy,
        object_weightSpaceSize,
        object_weightSpace,
        object_workSpaceSize,
        object_workSpace,
        object_reserveSpaceSize,
        object_reserveSpace,
        ],
        [],
    ) = call
        .bind(
            "cudnnRNNForward",
            "handle rnnDesc fwdMode devSeqLengths xDesc x yDesc y hDesc hx hy cDesc cx cy weightSpaceSize weightSpace workSpaceSize workSpace reserveSpaceSize reserveSpace",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_fwdMode = args::enumeration(
        object_fwdMode,
        "fwdMode",
        &cudnn9::cudnnForwardMode_t,
    )?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_hDesc = args::value::<
        u64,
    >(object_hDesc, "hDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_weightSpaceSize = args::u64(object_weightSpaceSize, "weightSpaceSize")?;
    let c_workSpaceSize = args::u64(object_workSpaceSize, "workSpaceSize")?;
    let c_reserveSpaceSize = args::u64(object_reserveSpaceSize, "reserveSpaceSize")?;
    let c_devSeqLengths = args::device(
        object_devSeqLengths,
        "devSeqLengths",
        Some(&Ty::I32),
        &arena,
    )?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_hx = args::device(object_hx, "hx", None, &arena)?;
    let c_hy = args::device(object_hy, "hy", None, &arena)?;
    let c_cx = args::device(object_cx, "cx", None, &arena)?;
    let c_cy = args::device(object_cy, "cy", None, &arena)?;
    let c_weightSpace = args::device(object_weightSpace, "weightSpace", None, &arena)?;
    let c_workSpace = args::device(object_workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(
        object_reserveSpace,
        "reserveSpace",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnRNNForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_rnnDesc,
                    c_fwdMode,
                    c_devSeqLengths.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_hDesc,
                    c_hx.cast(),
                    c_hy.cast(),
                    c_cDesc,
                    c_cx.cast(),
                    c_cy.cast(),
                    c_weightSpaceSize,
                    c_weightSpace.cast(),
                    c_workSpaceSize,
                    c_workSpace.cast(),
                    c_reserveSpaceSize,
                    c_reserveSpace.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnRNNGetClip_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDesc], []) = call.bind("cudnnRNNGetClip_v8", "rnnDesc")?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_clipMode: i32 = 0;
    let mut c_clipNanOpt: i32 = 0;
    let mut c_lclip: f64 = 0.0;
    let mut c_rclip: f64 = 0.0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnRNNGetClip_v8)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_rnnDesc,
                (&raw mut c_clipMode).cast(),
                (&raw mut c_clipNanOpt).cast(),
                (&raw mut c_lclip).cast(),
                (&raw mut c_rclip).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNClipMode_t, c_clipMode)?)?;
            tuple
                .push(
                    out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_clipNanOpt)?,
                )?;
            tuple.push(out::f64(py, c_lclip)?)?;
            tuple.push(out::f64(py, c_rclip)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnRNNGetClip_v9<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDesc], []) = call.bind("cudnnRNNGetClip_v9", "rnnDesc")?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_clipMode: i32 = 0;
    let mut c_lclip: f64 = 0.0;
    let mut c_rclip: f64 = 0.0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnRNNGetClip_v9)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_rnnDesc,
                (&raw mut c_clipMode).cast(),
                (&raw mut c_lclip).cast(),
                (&raw mut c_rclip).cast(),
            ),
        )
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNClipMode_t, c_clipMode)?)?;
            tuple.push(out::f64(py, c_lclip)?)?;
            tuple.push(out::f64(py, c_rclip)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudnnRNNSetClip_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rnnDesc,
        object_clipMode,
        object_clipNanOpt,
        object_lclip,
        object_rclip,
        ],
        [],
    ) = call.bind("cudnnRNNSetClip_v8", "rnnDesc clipMode clipNanOpt lclip rclip")?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_clipMode = args::enumeration(
        object_clipMode,
        "clipMode",
        &cudnn9::cudnnRNNClipMode_t,
    )?;
    let c_clipNanOpt = args::enumeration(
        object_clipNanOpt,
        "clipNanOpt",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_lclip = args::f64(object_lclip)?;
    let c_rclip = args::f64(object_rclip)?;
    let function: unsafe extern "system" fn(u64, i32, i32, f64, f64) -> i32 = call
        .symbol(slots::cudnnRNNSetClip_v8)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(c_rnnDesc, c_clipMode, c_clipNanOpt, c_lclip, c_rclip),
            )
        },
    )
}

pub(crate) fn cudnnRNNSetClip_v9<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rnnDesc, object_clipMode, object_lclip, object_rclip], []) = call
        .bind("cudnnRNNSetClip_v9", "rnnDesc clipMode lclip rclip")?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_clipMode = args::enumeration(
        object_clipMode,
        "clipMode",
        &cudnn9::cudnnRNNClipMode_t,
    )?;
    let c_lclip = args::f64(object_lclip)?;
    let c_rclip = args::f64(object_rclip)?;
    let function: unsafe extern "system" fn(u64, i32, f64, f64) -> i32 = call
        .symbol(slots::cudnnRNNSetClip_v9)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_rnnDesc, c_clipMode, c_lclip, c_rclip)) },
    )
}

pub(crate) fn cudnnReduceTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_reduceTensorDesc,
        object_indices,
        object_indicesSizeInBytes,
        object_workspace,
        object_workspaceSizeInBytes,
        object_alpha,
        object_aDesc,
        object_A,
        object_beta,
        object_cDesc,
        object_C,
        ],
        [],
    ) = call
        .bind(
            "cudnnReduceTensor",
            "handle reduceTensorDesc indices indicesSizeInBytes workspace workspaceSizeInBytes alpha aDesc A beta cDesc C",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_reduceTensorDesc = args::value::<
        u64,
    >(
        object_reduceTensorDesc,
        "reduceTensorDesc",
        &cudnn9::cudnnReduceTensorDescriptor_t,
    )?;
    let c_indicesSizeInBytes = args::u64(
        object_indicesSizeInBytes,
        "indicesSizeInBytes",
    )?;
    let c_workspaceSizeInBytes = args::u64(
        object_workspaceSizeInBytes,
        "workspaceSizeInBytes",
    )?;
    let c_aDesc = args::value::<
        u64,
    >(object_aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<
        u64,
    >(object_cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_indices = args::device(object_indices, "indices", None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_A = args::device(object_A, "A", None, &arena)?;
    let c_C = args::device(object_C, "C", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnReduceTensor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_reduceTensorDesc,
                    c_indices.cast(),
                    c_indicesSizeInBytes,
                    c_workspace.cast(),
                    c_workspaceSizeInBytes,
                    c_alpha.cast(),
                    c_aDesc,
                    c_A.cast(),
                    c_beta.cast(),
                    c_cDesc,
                    c_C.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnReorderFilterAndBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_filterDesc,
        object_reorderType,
        object_filterData,
        object_reorderedFilterData,
        object_reorderBias,
        object_biasData,
        object_reorderedBiasData,
        ],
        [],
    ) = call
        .bind(
            "cudnnReorderFilterAndBias",
            "handle filterDesc reorderType filterData reorderedFilterData reorderBias biasData reorderedBiasData",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_reorderType = args::enumeration(
        object_reorderType,
        "reorderType",
        &cudnn9::cudnnReorderType_t,
    )?;
    let c_reorderBias = args::i32(object_reorderBias, "reorderBias")?;
    let c_filterData = args::device(object_filterData, "filterData", None, &arena)?;
    let c_reorderedFilterData = args::device(
        object_reorderedFilterData,
        "reorderedFilterData",
        None,
        &arena,
    )?;
    let c_biasData = args::device(object_biasData, "biasData", None, &arena)?;
    let c_reorderedBiasData = args::device(
        object_reorderedBiasData,
        "reorderedBiasData",
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnReorderFilterAndBias)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_filterDesc,
                    c_reorderType,
                    c_filterData.cast(),
                    c_reorderedFilterData.cast(),
                    c_reorderBias,
                    c_biasData.cast(),
                    c_reorderedBiasData.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnRestoreDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dropoutDesc,
        object_handle,
        object_dropout,
        object_states,
        object_stateSizeInBytes,
        object_seed,
        ],
        [],
    ) = call
        .bind(
            "cudnnRestoreDropoutDescriptor",
            "dropoutDesc handle dropout states stateSizeInBytes seed",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dropout = args::f32(object_dropout)?;
    let c_stateSizeInBytes = args::u64(object_stateSizeInBytes, "stateSizeInBytes")?;
    let c_seed = args::u64(object_seed, "seed")?;
    let c_states = args::device(object_states, "states", None, &arena)?;
    args::keep(object_states, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        f32,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudnnRestoreDropoutDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dropoutDesc,
                c_handle,
                c_dropout,
                c_states.cast(),
                c_stateSizeInBytes,
                c_seed,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnDropoutDescriptor_t,
            c_dropoutDesc as u64,
            Some(("cudnnRestoreDropoutDescriptor", 0)),
            arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnScaleTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_yDesc, object_y, object_alpha], []) = call
        .bind("cudnnScaleTensor", "handle yDesc y alpha")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudnnScaleTensor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_handle, c_yDesc, c_y.cast(), c_alpha.cast()))
        },
    )
}

pub(crate) fn cudnnSetActivationDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_activationDesc, object_mode, object_reluNanOpt, object_coef], []) = call
        .bind("cudnnSetActivationDescriptor", "activationDesc mode reluNanOpt coef")?;
    let py = call.py();
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnActivationMode_t)?;
    let c_reluNanOpt = args::enumeration(
        object_reluNanOpt,
        "reluNanOpt",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_coef = args::f64(object_coef)?;
    let function: unsafe extern "system" fn(u64, i32, i32, f64) -> i32 = call
        .symbol(slots::cudnnSetActivationDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_activationDesc, c_mode, c_reluNanOpt, c_coef))
        },
    )
}

pub(crate) fn cudnnSetActivationDescriptorSwishBeta<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_activationDesc, object_swish_beta], []) = call
        .bind("cudnnSetActivationDescriptorSwishBeta", "activationDesc swish_beta")?;
    let py = call.py();
    let c_activationDesc = args::value::<
        u64,
    >(object_activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_swish_beta = args::f64(object_swish_beta)?;
    let function: unsafe extern "system" fn(u64, f64) -> i32 = call
        .symbol(slots::cudnnSetActivationDescriptorSwishBeta)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_activationDesc, c_swish_beta)) },
    )
}

pub(crate) fn cudnnSetAttnDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_attnDesc,
        object_attnMode,
        object_nHeads,
        object_smScaler,
        object_dataType,
        object_computePrec,
        object_mathType,
        object_attnDropoutDesc,
        object_postDropoutDesc,
        object_qSize,
        object_kSize,
        object_vSize,
        object_qProjSize,
        object_kProjSize,
        object_vProjSize,
        object_oProjSize,
        object_qoMaxSeqLength,
        object_kvMaxSeqLength,
        object_maxBatchSize,
        object_maxBeamSize,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetAttnDescriptor",
            "attnDesc attnMode nHeads smScaler dataType computePrec mathType attnDropoutDesc postDropoutDesc qSize kSize vSize qProjSize kProjSize vProjSize oProjSize qoMaxSeqLength kvMaxSeqLength maxBatchSize maxBeamSize",
        )?;
    let py = call.py();
    let c_attnDesc = args::value::<
        u64,
    >(object_attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_attnMode = args::u32(object_attnMode, "attnMode")?;
    let c_nHeads = args::i32(object_nHeads, "nHeads")?;
    let c_smScaler = args::f64(object_smScaler)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_computePrec = args::enumeration(
        object_computePrec,
        "computePrec",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_mathType = args::enumeration(
        object_mathType,
        "mathType",
        &cudnn9::cudnnMathType_t,
    )?;
    let c_attnDropoutDesc = args::value::<
        u64,
    >(object_attnDropoutDesc, "attnDropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_postDropoutDesc = args::value::<
        u64,
    >(object_postDropoutDesc, "postDropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_qSize = args::i32(object_qSize, "qSize")?;
    let c_kSize = args::i32(object_kSize, "kSize")?;
    let c_vSize = args::i32(object_vSize, "vSize")?;
    let c_qProjSize = args::i32(object_qProjSize, "qProjSize")?;
    let c_kProjSize = args::i32(object_kProjSize, "kProjSize")?;
    let c_vProjSize = args::i32(object_vProjSize, "vProjSize")?;
    let c_oProjSize = args::i32(object_oProjSize, "oProjSize")?;
    let c_qoMaxSeqLength = args::i32(object_qoMaxSeqLength, "qoMaxSeqLength")?;
    let c_kvMaxSeqLength = args::i32(object_kvMaxSeqLength, "kvMaxSeqLength")?;
    let c_maxBatchSize = args::i32(object_maxBatchSize, "maxBatchSize")?;
    let c_maxBeamSize = args::i32(object_maxBeamSize, "maxBeamSize")?;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        i32,
        f64,
        i32,
        i32,
        i32,
        u64,
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnSetAttnDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_attnDesc,
                    c_attnMode,
                    c_nHeads,
                    c_smScaler,
                    c_dataType,
                    c_computePrec,
                    c_mathType,
                    c_attnDropoutDesc,
                    c_postDropoutDesc,
                    c_qSize,
                    c_kSize,
                    c_vSize,
                    c_qProjSize,
                    c_kProjSize,
                    c_vProjSize,
                    c_oProjSize,
                    c_qoMaxSeqLength,
                    c_kvMaxSeqLength,
                    c_maxBatchSize,
                    c_maxBeamSize,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetCTCLossDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc, object_compType], []) = call
        .bind("cudnnSetCTCLossDescriptor", "ctcLossDesc compType")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_compType = args::enumeration(
        object_compType,
        "compType",
        &cudnn9::cudnnDataType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cudnnSetCTCLossDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_ctcLossDesc, c_compType)) },
    )
}

pub(crate) fn cudnnSetCTCLossDescriptorEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctcLossDesc, object_compType, object_normMode, object_gradMode], []) = call
        .bind("cudnnSetCTCLossDescriptorEx", "ctcLossDesc compType normMode gradMode")?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_compType = args::enumeration(
        object_compType,
        "compType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_normMode = args::enumeration(
        object_normMode,
        "normMode",
        &cudnn9::cudnnLossNormalizationMode_t,
    )?;
    let c_gradMode = args::enumeration(
        object_gradMode,
        "gradMode",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetCTCLossDescriptorEx)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_ctcLossDesc, c_compType, c_normMode, c_gradMode))
        },
    )
}

pub(crate) fn cudnnSetCTCLossDescriptor_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_ctcLossDesc,
        object_compType,
        object_normMode,
        object_gradMode,
        object_maxLabelLength,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetCTCLossDescriptor_v8",
            "ctcLossDesc compType normMode gradMode maxLabelLength",
        )?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_compType = args::enumeration(
        object_compType,
        "compType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_normMode = args::enumeration(
        object_normMode,
        "normMode",
        &cudnn9::cudnnLossNormalizationMode_t,
    )?;
    let c_gradMode = args::enumeration(
        object_gradMode,
        "gradMode",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_maxLabelLength = args::i32(object_maxLabelLength, "maxLabelLength")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetCTCLossDescriptor_v8)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_ctcLossDesc,
                    c_compType,
                    c_normMode,
                    c_gradMode,
                    c_maxLabelLength,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetCTCLossDescriptor_v9<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_ctcLossDesc,
        object_compType,
        object_normMode,
        object_ctcGradMode,
        object_maxLabelLength,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetCTCLossDescriptor_v9",
            "ctcLossDesc compType normMode ctcGradMode maxLabelLength",
        )?;
    let py = call.py();
    let c_ctcLossDesc = args::value::<
        u64,
    >(object_ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_compType = args::enumeration(
        object_compType,
        "compType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_normMode = args::enumeration(
        object_normMode,
        "normMode",
        &cudnn9::cudnnLossNormalizationMode_t,
    )?;
    let c_ctcGradMode = args::enumeration(
        object_ctcGradMode,
        "ctcGradMode",
        &cudnn9::cudnnCTCGradMode_t,
    )?;
    let c_maxLabelLength = args::i32(object_maxLabelLength, "maxLabelLength")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetCTCLossDescriptor_v9)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_ctcLossDesc,
                    c_compType,
                    c_normMode,
                    c_ctcGradMode,
                    c_maxLabelLength,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mask, object_udata, object_fptr], []) = call
        .bind("cudnnSetCallback", "mask udata fptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_mask = args::u32(object_mask, "mask")?;
    let mut c_fptr = args::callback(
        object_fptr,
        Some(&cudnn9::cudnnCallback_t__signature),
        Some(object_udata),
        &arena,
    )?;
    let c_udata = args::data(object_udata, c_fptr.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetCallback)?;
    let status = unsafe {
        released(py, || function(c_mask, c_udata.cast(), c_fptr.address()))
    };
    c_fptr.left(status == 0);
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnSetConvolution2dDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_convDesc,
        object_pad_h,
        object_pad_w,
        object_u,
        object_v,
        object_dilation_h,
        object_dilation_w,
        object_mode,
        object_computeType,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetConvolution2dDescriptor",
            "convDesc pad_h pad_w u v dilation_h dilation_w mode computeType",
        )?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_pad_h = args::i32(object_pad_h, "pad_h")?;
    let c_pad_w = args::i32(object_pad_w, "pad_w")?;
    let c_u = args::i32(object_u, "u")?;
    let c_v = args::i32(object_v, "v")?;
    let c_dilation_h = args::i32(object_dilation_h, "dilation_h")?;
    let c_dilation_w = args::i32(object_dilation_w, "dilation_w")?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cudnn9::cudnnConvolutionMode_t,
    )?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cudnn9::cudnnDataType_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnSetConvolution2dDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_convDesc,
                    c_pad_h,
                    c_pad_w,
                    c_u,
                    c_v,
                    c_dilation_h,
                    c_dilation_w,
                    c_mode,
                    c_computeType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetConvolutionGroupCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_convDesc, object_groupCount], []) = call
        .bind("cudnnSetConvolutionGroupCount", "convDesc groupCount")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_groupCount = args::i32(object_groupCount, "groupCount")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cudnnSetConvolutionGroupCount)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_convDesc, c_groupCount)) },
    )
}

pub(crate) fn cudnnSetConvolutionMathType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_convDesc, object_mathType], []) = call
        .bind("cudnnSetConvolutionMathType", "convDesc mathType")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_mathType = args::enumeration(
        object_mathType,
        "mathType",
        &cudnn9::cudnnMathType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cudnnSetConvolutionMathType)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_convDesc, c_mathType)) },
    )
}

pub(crate) fn cudnnSetConvolutionNdDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_convDesc,
        object_arrayLength,
        object_padA,
        object_filterStrideA,
        object_dilationA,
        object_mode,
        object_computeType,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetConvolutionNdDescriptor",
            "convDesc arrayLength padA filterStrideA dilationA mode computeType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_arrayLength = args::i32(object_arrayLength, "arrayLength")?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cudnn9::cudnnConvolutionMode_t,
    )?;
    let c_computeType = args::enumeration(
        object_computeType,
        "computeType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_padA = args::array(
        object_padA,
        "padA",
        &Ty::I32,
        Some(args::length(py, c_arrayLength.into(), "arrayLength")?),
        &arena,
    )?;
    let c_filterStrideA = args::array(
        object_filterStrideA,
        "filterStrideA",
        &Ty::I32,
        Some(args::length(py, c_arrayLength.into(), "arrayLength")?),
        &arena,
    )?;
    let c_dilationA = args::array(
        object_dilationA,
        "dilationA",
        &Ty::I32,
        Some(args::length(py, c_arrayLength.into(), "arrayLength")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnSetConvolutionNdDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_convDesc,
                    c_arrayLength,
                    c_padA.cast(),
                    c_filterStrideA.cast(),
                    c_dilationA.cast(),
                    c_mode,
                    c_computeType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetConvolutionReorderType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_convDesc, object_reorderType], []) = call
        .bind("cudnnSetConvolutionReorderType", "convDesc reorderType")?;
    let py = call.py();
    let c_convDesc = args::value::<
        u64,
    >(object_convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_reorderType = args::enumeration(
        object_reorderType,
        "reorderType",
        &cudnn9::cudnnReorderType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cudnnSetConvolutionReorderType)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_convDesc, c_reorderType)) },
    )
}

pub(crate) fn cudnnSetDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dropoutDesc,
        object_handle,
        object_dropout,
        object_states,
        object_stateSizeInBytes,
        object_seed,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetDropoutDescriptor",
            "dropoutDesc handle dropout states stateSizeInBytes seed",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dropout = args::f32(object_dropout)?;
    let c_stateSizeInBytes = args::u64(object_stateSizeInBytes, "stateSizeInBytes")?;
    let c_seed = args::u64(object_seed, "seed")?;
    let c_states = args::device(object_states, "states", None, &arena)?;
    args::keep(object_states, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        f32,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudnnSetDropoutDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dropoutDesc,
                c_handle,
                c_dropout,
                c_states.cast(),
                c_stateSizeInBytes,
                c_seed,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnDropoutDescriptor_t,
            c_dropoutDesc as u64,
            Some(("cudnnSetDropoutDescriptor", 0)),
            arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnSetFilter4dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_filterDesc,
        object_dataType,
        object_pformat,
        object_k,
        object_c,
        object_h,
        object_w,
        ],
        [],
    ) = call.bind("cudnnSetFilter4dDescriptor", "filterDesc dataType pformat k c h w")?;
    let py = call.py();
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &cudnn9::cudnnTensorFormat_t,
    )?;
    let c_k = args::i32(object_k, "k")?;
    let c_c = args::i32(object_c, "c")?;
    let c_h = args::i32(object_h, "h")?;
    let c_w = args::i32(object_w, "w")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetFilter4dDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(c_filterDesc, c_dataType, c_format, c_k, c_c, c_h, c_w),
            )
        },
    )
}

pub(crate) fn cudnnSetFilterNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_filterDesc,
        object_dataType,
        object_pformat,
        object_nbDims,
        object_filterDimA,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetFilterNdDescriptor",
            "filterDesc dataType pformat nbDims filterDimA",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_filterDesc = args::value::<
        u64,
    >(object_filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &cudnn9::cudnnTensorFormat_t,
    )?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_filterDimA = args::array(
        object_filterDimA,
        "filterDimA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetFilterNdDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_filterDesc,
                    c_dataType,
                    c_format,
                    c_nbDims,
                    c_filterDimA.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetFusedOpsConstParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_constPack, object_paramLabel, object_param], []) = call
        .bind("cudnnSetFusedOpsConstParamPackAttribute", "constPack paramLabel param")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_constPack = args::value::<
        u64,
    >(object_constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let c_paramLabel = args::enumeration(
        object_paramLabel,
        "paramLabel",
        &cudnn9::cudnnFusedOpsConstParamLabel_t,
    )?;
    let c_param = args::either(object_param, "param", None, false, None, &arena)?;
    args::keep(object_param, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetFusedOpsConstParamPackAttribute)?;
    let status = unsafe {
        released(py, || function(c_constPack, c_paramLabel, c_param.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnFusedOpsConstParamPack_t,
            c_constPack as u64,
            Some((
                "cudnnSetFusedOpsConstParamPackAttribute",
                u64::from(c_paramLabel as u32),
            )),
            arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnSetFusedOpsVariantParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_varPack, object_paramLabel, object_ptr], []) = call
        .bind("cudnnSetFusedOpsVariantParamPackAttribute", "varPack paramLabel ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_varPack = args::value::<
        u64,
    >(object_varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let c_paramLabel = args::enumeration(
        object_paramLabel,
        "paramLabel",
        &cudnn9::cudnnFusedOpsVariantParamLabel_t,
    )?;
    let c_ptr = args::either(object_ptr, "ptr", None, false, None, &arena)?;
    args::keep(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetFusedOpsVariantParamPackAttribute)?;
    let status = unsafe {
        released(py, || function(c_varPack, c_paramLabel, c_ptr.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnFusedOpsVariantParamPack_t,
            c_varPack as u64,
            Some((
                "cudnnSetFusedOpsVariantParamPackAttribute",
                u64::from(c_paramLabel as u32),
            )),
            arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

pub(crate) fn cudnnSetLRNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_normDesc,
        object_lrnN,
        object_lrnAlpha,
        object_lrnBeta,
        object_lrnK,
        ],
        [],
    ) = call.bind("cudnnSetLRNDescriptor", "normDesc lrnN lrnAlpha lrnBeta lrnK")?;
    let py = call.py();
    let c_normDesc = args::value::<
        u64,
    >(object_normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_lrnN = args::u32(object_lrnN, "lrnN")?;
    let c_lrnAlpha = args::f64(object_lrnAlpha)?;
    let c_lrnBeta = args::f64(object_lrnBeta)?;
    let c_lrnK = args::f64(object_lrnK)?;
    let function: unsafe extern "system" fn(u64, u32, f64, f64, f64) -> i32 = call
        .symbol(slots::cudnnSetLRNDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_normDesc, c_lrnN, c_lrnAlpha, c_lrnBeta, c_lrnK))
        },
    )
}

pub(crate) fn cudnnSetOpTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_opTensorDesc,
        object_opTensorOp,
        object_opTensorCompType,
        object_opTensorNanOpt,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetOpTensorDescriptor",
            "opTensorDesc opTensorOp opTensorCompType opTensorNanOpt",
        )?;
    let py = call.py();
    let c_opTensorDesc = args::value::<
        u64,
    >(object_opTensorDesc, "opTensorDesc", &cudnn9::cudnnOpTensorDescriptor_t)?;
    let c_opTensorOp = args::enumeration(
        object_opTensorOp,
        "opTensorOp",
        &cudnn9::cudnnOpTensorOp_t,
    )?;
    let c_opTensorCompType = args::enumeration(
        object_opTensorCompType,
        "opTensorCompType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_opTensorNanOpt = args::enumeration(
        object_opTensorNanOpt,
        "opTensorNanOpt",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetOpTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_opTensorDesc,
                    c_opTensorOp,
                    c_opTensorCompType,
                    c_opTensorNanOpt,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetPooling2dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_poolingDesc,
        object_mode,
        object_maxpoolingNanOpt,
        object_windowHeight,
        object_windowWidth,
        object_verticalPadding,
        object_horizontalPadding,
        object_verticalStride,
        object_horizontalStride,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetPooling2dDescriptor",
            "poolingDesc mode maxpoolingNanOpt windowHeight windowWidth verticalPadding horizontalPadding verticalStride horizontalStride",
        )?;
    let py = call.py();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnPoolingMode_t)?;
    let c_maxpoolingNanOpt = args::enumeration(
        object_maxpoolingNanOpt,
        "maxpoolingNanOpt",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_windowHeight = args::i32(object_windowHeight, "windowHeight")?;
    let c_windowWidth = args::i32(object_windowWidth, "windowWidth")?;
    let c_verticalPadding = args::i32(object_verticalPadding, "verticalPadding")?;
    let c_horizontalPadding = args::i32(object_horizontalPadding, "horizontalPadding")?;
    let c_verticalStride = args::i32(object_verticalStride, "verticalStride")?;
    let c_horizontalStride = args::i32(object_horizontalStride, "horizontalStride")?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnSetPooling2dDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_poolingDesc,
                    c_mode,
                    c_maxpoolingNanOpt,
                    c_windowHeight,
                    c_windowWidth,
                    c_verticalPadding,
                    c_horizontalPadding,
                    c_verticalStride,
                    c_horizontalStride,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetPoolingNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_poolingDesc,
        object_mode,
        object_maxpoolingNanOpt,
        object_nbDims,
        object_windowDimA,
        object_paddingA,
        object_strideA,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetPoolingNdDescriptor",
            "poolingDesc mode maxpoolingNanOpt nbDims windowDimA paddingA strideA",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_poolingDesc = args::value::<
        u64,
    >(object_poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnPoolingMode_t)?;
    let c_maxpoolingNanOpt = args::enumeration(
        object_maxpoolingNanOpt,
        "maxpoolingNanOpt",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_windowDimA = args::array(
        object_windowDimA,
        "windowDimA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let c_paddingA = args::array(
        object_paddingA,
        "paddingA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let c_strideA = args::array(
        object_strideA,
        "strideA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSetPoolingNdDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_poolingDesc,
                    c_mode,
                    c_maxpoolingNanOpt,
                    c_nbDims,
                    c_windowDimA.cast(),
                    c_paddingA.cast(),
                    c_strideA.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetRNNDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rnnDataDesc,
        object_dataType,
        object_layout,
        object_maxSeqLength,
        object_batchSize,
        object_vectorSize,
        object_seqLengthArray,
        object_paddingFill,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetRNNDataDescriptor",
            "rnnDataDesc dataType layout maxSeqLength batchSize vectorSize seqLengthArray paddingFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rnnDataDesc = args::value::<
        u64,
    >(object_rnnDataDesc, "rnnDataDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_layout = args::enumeration(
        object_layout,
        "layout",
        &cudnn9::cudnnRNNDataLayout_t,
    )?;
    let c_maxSeqLength = args::i32(object_maxSeqLength, "maxSeqLength")?;
    let c_batchSize = args::i32(object_batchSize, "batchSize")?;
    let c_vectorSize = args::i32(object_vectorSize, "vectorSize")?;
    let c_seqLengthArray = args::array(
        object_seqLengthArray,
        "seqLengthArray",
        &Ty::I32,
        Some(args::length(py, c_batchSize.into(), "batchSize")?),
        &arena,
    )?;
    let (c_paddingFill, _) = attributes::attribute_in(
        object_paddingFill,
        c_dataType,
        &attribute_types::cudnn::cudnnDataType_t,
        None,
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
    ) -> i32 = call.symbol(slots::cudnnSetRNNDataDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rnnDataDesc,
                    c_dataType,
                    c_layout,
                    c_maxSeqLength,
                    c_batchSize,
                    c_vectorSize,
                    c_seqLengthArray.cast(),
                    c_paddingFill,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetRNNDescriptor_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rnnDesc,
        object_algo,
        object_cellMode,
        object_biasMode,
        object_dirMode,
        object_inputMode,
        object_dataType,
        object_mathPrec,
        object_mathType,
        object_inputSize,
        object_hiddenSize,
        object_projSize,
        object_numLayers,
        object_dropoutDesc,
        object_auxFlags,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetRNNDescriptor_v8",
            "rnnDesc algo cellMode biasMode dirMode inputMode dataType mathPrec mathType inputSize hiddenSize projSize numLayers dropoutDesc auxFlags",
        )?;
    let py = call.py();
    let c_rnnDesc = args::value::<
        u64,
    >(object_rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_algo = args::enumeration(object_algo, "algo", &cudnn9::cudnnRNNAlgo_t)?;
    let c_cellMode = args::enumeration(
        object_cellMode,
        "cellMode",
        &cudnn9::cudnnRNNMode_t,
    )?;
    let c_biasMode = args::enumeration(
        object_biasMode,
        "biasMode",
        &cudnn9::cudnnRNNBiasMode_t,
    )?;
    let c_dirMode = args::enumeration(
        object_dirMode,
        "dirMode",
        &cudnn9::cudnnDirectionMode_t,
    )?;
    let c_inputMode = args::enumeration(
        object_inputMode,
        "inputMode",
        &cudnn9::cudnnRNNInputMode_t,
    )?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_mathPrec = args::enumeration(
        object_mathPrec,
        "mathPrec",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_mathType = args::enumeration(
        object_mathType,
        "mathType",
        &cudnn9::cudnnMathType_t,
    )?;
    let c_inputSize = args::i32(object_inputSize, "inputSize")?;
    let c_hiddenSize = args::i32(object_hiddenSize, "hiddenSize")?;
    let c_projSize = args::i32(object_projSize, "projSize")?;
    let c_numLayers = args::i32(object_numLayers, "numLayers")?;
    let c_dropoutDesc = args::value::<
        u64,
    >(object_dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_auxFlags = args::u32(object_auxFlags, "auxFlags")?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        u64,
        u32,
    ) -> i32 = call.symbol(slots::cudnnSetRNNDescriptor_v8)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_rnnDesc,
                    c_algo,
                    c_cellMode,
                    c_biasMode,
                    c_dirMode,
                    c_inputMode,
                    c_dataType,
                    c_mathPrec,
                    c_mathType,
                    c_inputSize,
                    c_hiddenSize,
                    c_projSize,
                    c_numLayers,
                    c_dropoutDesc,
                    c_auxFlags,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetReduceTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_reduceTensorDesc,
        object_reduceTensorOp,
        object_reduceTensorCompType,
        object_reduceTensorNanOpt,
        object_reduceTensorIndices,
        object_reduceTensorIndicesType,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetReduceTensorDescriptor",
            "reduceTensorDesc reduceTensorOp reduceTensorCompType reduceTensorNanOpt reduceTensorIndices reduceTensorIndicesType",
        )?;
    let py = call.py();
    let c_reduceTensorDesc = args::value::<
        u64,
    >(
        object_reduceTensorDesc,
        "reduceTensorDesc",
        &cudnn9::cudnnReduceTensorDescriptor_t,
    )?;
    let c_reduceTensorOp = args::enumeration(
        object_reduceTensorOp,
        "reduceTensorOp",
        &cudnn9::cudnnReduceTensorOp_t,
    )?;
    let c_reduceTensorCompType = args::enumeration(
        object_reduceTensorCompType,
        "reduceTensorCompType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_reduceTensorNanOpt = args::enumeration(
        object_reduceTensorNanOpt,
        "reduceTensorNanOpt",
        &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_reduceTensorIndices = args::enumeration(
        object_reduceTensorIndices,
        "reduceTensorIndices",
        &cudnn9::cudnnReduceTensorIndices_t,
    )?;
    let c_reduceTensorIndicesType = args::enumeration(
        object_reduceTensorIndicesType,
        "reduceTensorIndicesType",
        &cudnn9::cudnnIndicesType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetReduceTensorDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_reduceTensorDesc,
                    c_reduceTensorOp,
                    c_reduceTensorCompType,
                    c_reduceTensorNanOpt,
                    c_reduceTensorIndices,
                    c_reduceTensorIndicesType,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetSeqDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_seqDataDesc,
        object_dataType,
        object_nbDims,
        object_dimA,
        object_axes,
        object_seqLengthArraySize,
        object_seqLengthArray,
        object_paddingFill,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetSeqDataDescriptor",
            "seqDataDesc dataType nbDims dimA axes seqLengthArraySize seqLengthArray paddingFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_seqDataDesc = args::value::<
        u64,
    >(object_seqDataDesc, "seqDataDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_seqLengthArraySize = args::u64(
        object_seqLengthArraySize,
        "seqLengthArraySize",
    )?;
    let c_dimA = args::array(
        object_dimA,
        "dimA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let c_axes = args::array(
        object_axes,
        "axes",
        &Ty::Enum(&cudnn9::cudnnSeqDataAxis_t),
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let c_seqLengthArray = args::array(
        object_seqLengthArray,
        "seqLengthArray",
        &Ty::I32,
        Some(c_seqLengthArraySize as usize),
        &arena,
    )?;
    let (c_paddingFill, _) = attributes::attribute_in(
        object_paddingFill,
        c_dataType,
        &attribute_types::cudnn::cudnnDataType_t,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSetSeqDataDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_seqDataDesc,
                    c_dataType,
                    c_nbDims,
                    c_dimA.cast(),
                    c_axes.cast(),
                    c_seqLengthArraySize,
                    c_seqLengthArray.cast(),
                    c_paddingFill,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetSpatialTransformerNdDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_stDesc,
        object_samplerType,
        object_dataType,
        object_nbDims,
        object_dimA,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetSpatialTransformerNdDescriptor",
            "stDesc samplerType dataType nbDims dimA",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stDesc = args::value::<
        u64,
    >(object_stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_samplerType = args::enumeration(
        object_samplerType,
        "samplerType",
        &cudnn9::cudnnSamplerType_t,
    )?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_dimA = args::array(
        object_dimA,
        "dimA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetSpatialTransformerNdDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(c_stDesc, c_samplerType, c_dataType, c_nbDims, c_dimA.cast()),
            )
        },
    )
}

pub(crate) fn cudnnSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_streamId], []) = call
        .bind("cudnnSetStream", "handle streamId")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_streamId = args::value::<
        u64,
    >(object_streamId, "streamId", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudnnSetStream)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe { released(py, || function(c_handle, c_streamId)) },
    )
}

pub(crate) fn cudnnSetTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_yDesc, object_y, object_valuePtr], []) = call
        .bind("cudnnSetTensor", "handle yDesc y valuePtr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_valuePtr = args::host_scalar(object_valuePtr, "valuePtr", false, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetTensor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_handle, c_yDesc, c_y.cast(), c_valuePtr.cast()))
        },
    )
}

pub(crate) fn cudnnSetTensor4dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDesc,
        object_pformat,
        object_dataType,
        object_n,
        object_c,
        object_h,
        object_w,
        ],
        [],
    ) = call.bind("cudnnSetTensor4dDescriptor", "tensorDesc pformat dataType n c h w")?;
    let py = call.py();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &cudnn9::cudnnTensorFormat_t,
    )?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_n = args::i32(object_n, "n")?;
    let c_c = args::i32(object_c, "c")?;
    let c_h = args::i32(object_h, "h")?;
    let c_w = args::i32(object_w, "w")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetTensor4dDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(c_tensorDesc, c_format, c_dataType, c_n, c_c, c_h, c_w),
            )
        },
    )
}

pub(crate) fn cudnnSetTensor4dDescriptorEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDesc,
        object_dataType,
        object_n,
        object_c,
        object_h,
        object_w,
        object_nStride,
        object_cStride,
        object_hStride,
        object_wStride,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetTensor4dDescriptorEx",
            "tensorDesc dataType n c h w nStride cStride hStride wStride",
        )?;
    let py = call.py();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_n = args::i32(object_n, "n")?;
    let c_c = args::i32(object_c, "c")?;
    let c_h = args::i32(object_h, "h")?;
    let c_w = args::i32(object_w, "w")?;
    let c_nStride = args::i32(object_nStride, "nStride")?;
    let c_cStride = args::i32(object_cStride, "cStride")?;
    let c_hStride = args::i32(object_hStride, "hStride")?;
    let c_wStride = args::i32(object_wStride, "wStride")?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnSetTensor4dDescriptorEx)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_tensorDesc,
                    c_dataType,
                    c_n,
                    c_c,
                    c_h,
                    c_w,
                    c_nStride,
                    c_cStride,
                    c_hStride,
                    c_wStride,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetTensorNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDesc,
        object_dataType,
        object_nbDims,
        object_dimA,
        object_strideA,
        ],
        [],
    ) = call
        .bind("cudnnSetTensorNdDescriptor", "tensorDesc dataType nbDims dimA strideA")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_dimA = args::array(
        object_dimA,
        "dimA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let c_strideA = args::array(
        object_strideA,
        "strideA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSetTensorNdDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_tensorDesc,
                    c_dataType,
                    c_nbDims,
                    c_dimA.cast(),
                    c_strideA.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSetTensorNdDescriptorEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDesc,
        object_pformat,
        object_dataType,
        object_nbDims,
        object_dimA,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetTensorNdDescriptorEx",
            "tensorDesc pformat dataType nbDims dimA",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorDesc = args::value::<
        u64,
    >(object_tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &cudnn9::cudnnTensorFormat_t,
    )?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &cudnn9::cudnnDataType_t,
    )?;
    let c_nbDims = args::i32(object_nbDims, "nbDims")?;
    let c_dimA = args::array(
        object_dimA,
        "dimA",
        &Ty::I32,
        Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSetTensorNdDescriptorEx)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(c_tensorDesc, c_format, c_dataType, c_nbDims, c_dimA.cast()),
            )
        },
    )
}

pub(crate) fn cudnnSetTensorTransformDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_transformDesc,
        object_nbDims,
        object_destFormat,
        object_padBeforeA,
        object_padAfterA,
        object_foldA,
        object_direction,
        ],
        [],
    ) = call
        .bind(
            "cudnnSetTensorTransformDescriptor",
            "transformDesc nbDims destFormat padBeforeA padAfterA foldA direction",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_transformDesc = args::value::<
        u64,
    >(object_transformDesc, "transformDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_nbDims = args::u32(object_nbDims, "nbDims")?;
    let c_destFormat = args::enumeration(
        object_destFormat,
        "destFormat",
        &cudnn9::cudnnTensorFormat_t,
    )?;
    let c_direction = args::enumeration(
        object_direction,
        "direction",
        &cudnn9::cudnnFoldingDirection_t,
    )?;
    let c_padBeforeA = args::optional_array(
        object_padBeforeA,
        "padBeforeA",
        &Ty::I32,
        Some(c_nbDims as usize),
        &arena,
    )?;
    let c_padAfterA = args::optional_array(
        object_padAfterA,
        "padAfterA",
        &Ty::I32,
        Some(c_nbDims as usize),
        &arena,
    )?;
    let c_foldA = args::optional_array(
        object_foldA,
        "foldA",
        &Ty::U32,
        Some((c_nbDims as usize).saturating_sub(2)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cudnnSetTensorTransformDescriptor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_transformDesc,
                    c_nbDims,
                    c_destFormat,
                    c_padBeforeA.cast(),
                    c_padAfterA.cast(),
                    c_foldA.cast(),
                    c_direction,
                ),
            )
        },
    )
}

pub(crate) fn cudnnSoftmaxBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_mode,
        object_alpha,
        object_yDesc,
        object_y,
        object_dyDesc,
        object_dy,
        object_beta,
        object_dxDesc,
        object_dx,
        ],
        [],
    ) = call
        .bind(
            "cudnnSoftmaxBackward",
            "handle algo mode alpha yDesc y dyDesc dy beta dxDesc dx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnSoftmaxAlgorithm_t,
    )?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnSoftmaxMode_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSoftmaxBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_mode,
                    c_alpha.cast(),
                    c_yDesc,
                    c_y.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_beta.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSoftmaxForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_algo,
        object_mode,
        object_alpha,
        object_xDesc,
        object_x,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call.bind("cudnnSoftmaxForward", "handle algo mode alpha xDesc x beta yDesc y")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(
        object_algo,
        "algo",
        &cudnn9::cudnnSoftmaxAlgorithm_t,
    )?;
    let c_mode = args::enumeration(object_mode, "mode", &cudnn9::cudnnSoftmaxMode_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSoftmaxForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_algo,
                    c_mode,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSpatialTfGridGeneratorBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_stDesc, object_dgrid, object_dtheta], []) = call
        .bind("cudnnSpatialTfGridGeneratorBackward", "handle stDesc dgrid dtheta")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_stDesc = args::value::<
        u64,
    >(object_stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_dgrid = args::device(object_dgrid, "dgrid", None, &arena)?;
    let c_dtheta = args::device(object_dtheta, "dtheta", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSpatialTfGridGeneratorBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(c_handle, c_stDesc, c_dgrid.cast(), c_dtheta.cast()),
            )
        },
    )
}

pub(crate) fn cudnnSpatialTfGridGeneratorForward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_stDesc, object_theta, object_grid], []) = call
        .bind("cudnnSpatialTfGridGeneratorForward", "handle stDesc theta grid")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_stDesc = args::value::<
        u64,
    >(object_stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_theta = args::device(object_theta, "theta", None, &arena)?;
    let c_grid = args::device(object_grid, "grid", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudnnSpatialTfGridGeneratorForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(py, || function(c_handle, c_stDesc, c_theta.cast(), c_grid.cast()))
        },
    )
}

pub(crate) fn cudnnSpatialTfSamplerBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_stDesc,
        object_alpha,
        object_xDesc,
        object_x,
        object_beta,
        object_dxDesc,
        object_dx,
        object_alphaDgrid,
        object_dyDesc,
        object_dy,
        object_grid,
        object_betaDgrid,
        object_dgrid,
        ],
        [],
    ) = call
        .bind(
            "cudnnSpatialTfSamplerBackward",
            "handle stDesc alpha xDesc x beta dxDesc dx alphaDgrid dyDesc dy grid betaDgrid dgrid",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_stDesc = args::value::<
        u64,
    >(object_stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(object_dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(object_dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_dx = args::device(object_dx, "dx", None, &arena)?;
    let c_dy = args::device(object_dy, "dy", None, &arena)?;
    let c_grid = args::device(object_grid, "grid", None, &arena)?;
    let c_dgrid = args::device(object_dgrid, "dgrid", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let c_alphaDgrid = args::host_scalar(
        object_alphaDgrid,
        "alphaDgrid",
        false,
        &arena,
    )?;
    let c_betaDgrid = args::host_scalar(object_betaDgrid, "betaDgrid", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSpatialTfSamplerBackward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_stDesc,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_dxDesc,
                    c_dx.cast(),
                    c_alphaDgrid.cast(),
                    c_dyDesc,
                    c_dy.cast(),
                    c_grid.cast(),
                    c_betaDgrid.cast(),
                    c_dgrid.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSpatialTfSamplerForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_stDesc,
        object_alpha,
        object_xDesc,
        object_x,
        object_grid,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call
        .bind(
            "cudnnSpatialTfSamplerForward",
            "handle stDesc alpha xDesc x grid beta yDesc y",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_stDesc = args::value::<
        u64,
    >(object_stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_grid = args::device(object_grid, "grid", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnSpatialTfSamplerForward)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_stDesc,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_grid.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnSubquadraticOpsVersionCheck<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudnnSubquadraticOpsVersionCheck", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudnnSubquadraticOpsVersionCheck)?;
    returned0(py, &cudnn9::cudnnStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cudnnTransformFilter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transDesc,
        object_alpha,
        object_srcDesc,
        object_srcData,
        object_beta,
        object_destDesc,
        object_destData,
        ],
        [],
    ) = call
        .bind(
            "cudnnTransformFilter",
            "handle transDesc alpha srcDesc srcData beta destDesc destData",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_transDesc = args::value::<
        u64,
    >(object_transDesc, "transDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_srcDesc = args::value::<
        u64,
    >(object_srcDesc, "srcDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_destDesc = args::value::<
        u64,
    >(object_destDesc, "destDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_srcData = args::device(object_srcData, "srcData", None, &arena)?;
    let c_destData = args::device(object_destData, "destData", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnTransformFilter)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transDesc,
                    c_alpha.cast(),
                    c_srcDesc,
                    c_srcData.cast(),
                    c_beta.cast(),
                    c_destDesc,
                    c_destData.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnTransformTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_alpha,
        object_xDesc,
        object_x,
        object_beta,
        object_yDesc,
        object_y,
        ],
        [],
    ) = call.bind("cudnnTransformTensor", "handle alpha xDesc x beta yDesc y")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<
        u64,
    >(object_xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<
        u64,
    >(object_yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(object_x, "x", None, &arena)?;
    let c_y = args::device(object_y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnTransformTensor)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_alpha.cast(),
                    c_xDesc,
                    c_x.cast(),
                    c_beta.cast(),
                    c_yDesc,
                    c_y.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudnnTransformTensorEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_transDesc,
        object_alpha,
        object_srcDesc,
        object_srcData,
        object_beta,
        object_destDesc,
        object_destData,
        ],
        [],
    ) = call
        .bind(
            "cudnnTransformTensorEx",
            "handle transDesc alpha srcDesc srcData beta destDesc destData",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_transDesc = args::value::<
        u64,
    >(object_transDesc, "transDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_srcDesc = args::value::<
        u64,
    >(object_srcDesc, "srcDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_destDesc = args::value::<
        u64,
    >(object_destDesc, "destDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_srcData = args::device(object_srcData, "srcData", None, &arena)?;
    let c_destData = args::device(object_destData, "destData", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudnnTransformTensorEx)?;
    returned0(
        py,
        &cudnn9::cudnnStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_transDesc,
                    c_alpha.cast(),
                    c_srcDesc,
                    c_srcData.cast(),
                    c_beta.cast(),
                    c_destDesc,
                    c_destData.cast(),
                ),
            )
        },
    )
}
