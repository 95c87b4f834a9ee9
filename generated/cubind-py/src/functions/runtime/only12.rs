//! Functions of the runtime: `only12` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{runtime, runtime12};

pub(crate) fn cudaChooseDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prop], []) = call.bind("cudaChooseDevice", "prop")?;
    let py = call.py();
    let mut c_device: i32 = 0;
    let c_prop = args::optional_record(object_prop, "prop", &runtime12::cudaDeviceProp)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaChooseDevice)?;
    let status = unsafe {
        released(py, || function((&raw mut c_device).cast(), c_prop.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn cudaCreateSurfaceObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pResDesc], []) = call.bind("cudaCreateSurfaceObject", "pResDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_pSurfObject: u64 = 0;
    let c_pResDesc = args::optional_record(
        object_pResDesc,
        "pResDesc",
        &runtime12::cudaResourceDesc,
    )?;
    args::keep(object_pResDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaCreateSurfaceObject)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pSurfObject).cast(), c_pResDesc.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaSurfaceObject_t, c_pSurfObject as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaSurfaceObject_t,
            c_pSurfObject as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaSurfaceObject_t, c_pSurfObject as u64)?,
                )
        },
    )
}

pub(crate) fn cudaCreateTextureObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pResDesc, object_pTexDesc, object_pResViewDesc], []) = call
        .bind("cudaCreateTextureObject", "pResDesc pTexDesc pResViewDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_pTexObject: u64 = 0;
    let c_pResDesc = args::optional_record(
        object_pResDesc,
        "pResDesc",
        &runtime12::cudaResourceDesc,
    )?;
    let c_pTexDesc = args::optional_record(
        object_pTexDesc,
        "pTexDesc",
        &runtime::cudaTextureDesc,
    )?;
    let c_pResViewDesc = args::optional_record(
        object_pResViewDesc,
        "pResViewDesc",
        &runtime12::cudaResourceViewDesc,
    )?;
    args::keep(object_pResDesc, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaCreateTextureObject)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pTexObject).cast(),
                c_pResDesc.cast(),
                c_pTexDesc.cast(),
                c_pResViewDesc.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaTextureObject_t, c_pTexObject as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaTextureObject_t,
            c_pTexObject as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaTextureObject_t, c_pTexObject as u64)?,
                )
        },
    )
}

pub(crate) fn cudaDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attr, object_device], []) = call
        .bind("cudaDeviceGetAttribute", "attr device")?;
    let py = call.py();
    let c_attr = args::enumeration(object_attr, "attr", &runtime12::cudaDeviceAttr)?;
    let c_device = args::i32(object_device, "device")?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetAttribute)?;
    let status = unsafe {
        held(py, || function((&raw mut c_value).cast(), c_attr, c_device))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cudaExternalMemoryGetMappedBuffer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_extMem, object_bufferDesc], []) = call
        .bind("cudaExternalMemoryGetMappedBuffer", "extMem bufferDesc")?;
    let py = call.py();
    let c_extMem = args::value::<
        u64,
    >(object_extMem, "extMem", &runtime::cudaExternalMemory_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let c_bufferDesc = args::optional_record(
        object_bufferDesc,
        "bufferDesc",
        &runtime12::cudaExternalMemoryBufferDesc,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaExternalMemoryGetMappedBuffer)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_devPtr).cast(), c_extMem, c_bufferDesc.cast()),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaExternalMemoryGetMappedMipmappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_extMem, object_mipmapDesc], []) = call
        .bind("cudaExternalMemoryGetMappedMipmappedArray", "extMem mipmapDesc")?;
    let py = call.py();
    let c_extMem = args::value::<
        u64,
    >(object_extMem, "extMem", &runtime::cudaExternalMemory_t)?;
    let mut c_mipmap: u64 = 0;
    let c_mipmapDesc = args::optional_record(
        object_mipmapDesc,
        "mipmapDesc",
        &runtime12::cudaExternalMemoryMipmappedArrayDesc,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaExternalMemoryGetMappedMipmappedArray)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_mipmap).cast(), c_extMem, c_mipmapDesc.cast()),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaMipmappedArray_t, c_mipmap as u64)?)
        },
    )
}

pub(crate) fn cudaFuncGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func], []) = call.bind("cudaFuncGetAttributes", "func")?;
    let py = call.py();
    let arena = CallArena::new();
    let (c_attr, c_attr_place) = out::new_record(py, &runtime12::cudaFuncAttributes)?;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaFuncGetAttributes)?;
    let status = unsafe {
        released(py, || function(c_attr_place.cast(), c_func.cast()))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_attr.into_any()))
}

pub(crate) fn cudaFuncSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_attr, object_value], []) = call
        .bind("cudaFuncSetAttribute", "func attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(object_attr, "attr", &runtime12::cudaFuncAttribute)?;
    let c_value = args::i32(object_value, "value")?;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cudaFuncSetAttribute)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_func.cast(), c_attr, c_value)) },
    )
}

pub(crate) fn cudaGetDeviceProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaGetDeviceProperties", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let (c_prop, c_prop_place) = out::new_record(py, &runtime12::cudaDeviceProp)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaGetDeviceProperties_v2)?;
    let status = unsafe { released(py, || function(c_prop_place.cast(), c_device)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_prop.into_any()))
}

pub(crate) fn cudaGetSurfaceObjectResourceDesc<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_surfObject], []) = call
        .bind("cudaGetSurfaceObjectResourceDesc", "surfObject")?;
    let py = call.py();
    let c_surfObject = args::value::<
        u64,
    >(object_surfObject, "surfObject", &runtime::cudaSurfaceObject_t)?;
    let (c_pResDesc, c_pResDesc_place) = out::new_record(
        py,
        &runtime12::cudaResourceDesc,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGetSurfaceObjectResourceDesc)?;
    let status = unsafe {
        released(py, || function(c_pResDesc_place.cast(), c_surfObject))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pResDesc.into_any()),
    )
}

pub(crate) fn cudaGetTextureObjectResourceDesc<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_texObject], []) = call
        .bind("cudaGetTextureObjectResourceDesc", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
    let (c_pResDesc, c_pResDesc_place) = out::new_record(
        py,
        &runtime12::cudaResourceDesc,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGetTextureObjectResourceDesc)?;
    let status = unsafe {
        released(py, || function(c_pResDesc_place.cast(), c_texObject))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pResDesc.into_any()),
    )
}

pub(crate) fn cudaGetTextureObjectResourceViewDesc<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_texObject], []) = call
        .bind("cudaGetTextureObjectResourceViewDesc", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
    let (c_pResViewDesc, c_pResViewDesc_place) = out::new_record(
        py,
        &runtime12::cudaResourceViewDesc,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGetTextureObjectResourceViewDesc)?;
    let status = unsafe {
        released(py, || function(c_pResViewDesc_place.cast(), c_texObject))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pResViewDesc.into_any()),
    )
}

pub(crate) fn cudaGraphAddDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_from_, object_to, object_numDependencies], []) = call
        .bind("cudaGraphAddDependencies", "graph from_ to numDependencies")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_from = args::array(
        object_from_,
        "from_",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_to = args::array(
        object_to,
        "to",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphAddDependencies)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_graph, c_from.cast(), c_to.cast(), c_numDependencies),
            )
        },
    )
}

pub(crate) fn cudaGraphAddMemAllocNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddMemAllocNode",
            "graph pDependencies numDependencies nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime12::cudaMemAllocNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemAllocNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_nodeParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraph_t, c_graph as u64, None, arena);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphNode_t, c_pGraphNode as u64)?)
        },
    )
}

pub(crate) fn cudaGraphAddNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call.bind("cudaGraphAddNode", "graph pDependencies numDependencies nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime12::cudaGraphNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_nodeParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraph_t, c_graph as u64, None, arena);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphNode_t, c_pGraphNode as u64)?)
        },
    )
}

pub(crate) fn cudaGraphExecNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graphExec, object_node, object_nodeParams], []) = call
        .bind("cudaGraphExecNodeSetParams", "graphExec node nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graphExec = args::value::<
        u64,
    >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime12::cudaGraphNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_graphExec, c_node, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_graphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphGetEdges<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph], [object_numEdges]) = call
        .bind("cudaGraphGetEdges", "graph numEdges")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let mut c_numEdges = args::optional(
        object_numEdges,
        0,
        |object| args::u64(object, "numEdges"),
    )?;
    let c_from_length: usize = c_numEdges as usize;
    let c_from = args::output_memory(
        py,
        c_from_length,
        Ty::Value(&runtime::cudaGraphNode_t).size(),
        &arena,
    )?;
    let c_to_length: usize = c_numEdges as usize;
    let c_to = args::output_memory(
        py,
        c_to_length,
        Ty::Value(&runtime::cudaGraphNode_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphGetEdges)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_graph,
                c_from.cast(),
                c_to.cast(),
                (&raw mut c_numEdges).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        3,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_from.cast(),
                            c_from_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_to.cast(),
                            c_to_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numEdges)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphKernelNodeCopyAttributes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hSrc, object_hDst], []) = call
        .bind("cudaGraphKernelNodeCopyAttributes", "hSrc hDst")?;
    let py = call.py();
    let c_hSrc = args::value::<u64>(object_hSrc, "hSrc", &runtime::cudaGraphNode_t)?;
    let c_hDst = args::value::<u64>(object_hDst, "hDst", &runtime::cudaGraphNode_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaGraphKernelNodeCopyAttributes)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_hSrc, c_hDst)) },
    )
}

pub(crate) fn cudaGraphKernelNodeGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode, object_attr], []) = call
        .bind("cudaGraphKernelNodeGetAttribute", "hNode attr")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &runtime::cudaLaunchAttributeID,
    )?;
    let (c_value_out, c_value_out_place) = out::new_record(
        py,
        &runtime12::cudaLaunchAttributeValue,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphKernelNodeGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_attr, c_value_out_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_value_out.into_any()),
    )
}

pub(crate) fn cudaGraphKernelNodeSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode, object_attr, object_value], []) = call
        .bind("cudaGraphKernelNodeSetAttribute", "hNode attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &runtime::cudaLaunchAttributeID,
    )?;
    let c_value = args::optional_record(
        object_value,
        "value",
        &runtime12::cudaLaunchAttributeValue,
    )?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphKernelNodeSetAttribute)?;
    let status = unsafe { released(py, || function(c_hNode, c_attr, c_value.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_hNode as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphMemAllocNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphMemAllocNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let (c_params_out, c_params_out_place) = out::new_record(
        py,
        &runtime12::cudaMemAllocNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphMemAllocNodeGetParams)?;
    let status = unsafe { released(py, || function(c_node, c_params_out_place.cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_params_out.into_any()),
    )
}

pub(crate) fn cudaGraphNodeGetDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], [object_pNumDependencies]) = call
        .bind("cudaGraphNodeGetDependencies", "node pNumDependencies")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_pNumDependencies = args::optional(
        object_pNumDependencies,
        0,
        |object| args::u64(object, "pNumDependencies"),
    )?;
    let c_pDependencies_length: usize = c_pNumDependencies as usize;
    let c_pDependencies = args::output_memory(
        py,
        c_pDependencies_length,
        Ty::Value(&runtime::cudaGraphNode_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetDependencies)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_node,
                c_pDependencies.cast(),
                (&raw mut c_pNumDependencies).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pDependencies.cast(),
                            c_pDependencies_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_pNumDependencies)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphNodeGetDependentNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], [object_pNumDependentNodes]) = call
        .bind("cudaGraphNodeGetDependentNodes", "node pNumDependentNodes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_pNumDependentNodes = args::optional(
        object_pNumDependentNodes,
        0,
        |object| args::u64(object, "pNumDependentNodes"),
    )?;
    let c_pDependentNodes_length: usize = c_pNumDependentNodes as usize;
    let c_pDependentNodes = args::output_memory(
        py,
        c_pDependentNodes_length,
        Ty::Value(&runtime::cudaGraphNode_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetDependentNodes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_node,
                c_pDependentNodes.cast(),
                (&raw mut c_pNumDependentNodes).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pDependentNodes.cast(),
                            c_pDependentNodes_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_pNumDependentNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphNodeGetType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphNodeGetType", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_pType: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetType)?;
    let status = unsafe { released(py, || function(c_node, (&raw mut c_pType).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &runtime12::cudaGraphNodeType, c_pType)?),
    )
}

pub(crate) fn cudaGraphNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_nodeParams], []) = call
        .bind("cudaGraphNodeSetParams", "node nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime12::cudaGraphNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeSetParams)?;
    let status = unsafe { released(py, || function(c_node, c_nodeParams.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphRemoveDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_from_, object_to, object_numDependencies], []) = call
        .bind("cudaGraphRemoveDependencies", "graph from_ to numDependencies")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_from = args::array(
        object_from_,
        "from_",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_to = args::array(
        object_to,
        "to",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphRemoveDependencies)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_graph, c_from.cast(), c_to.cast(), c_numDependencies),
            )
        },
    )
}

pub(crate) fn cudaImportExternalMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memHandleDesc], []) = call
        .bind("cudaImportExternalMemory", "memHandleDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_extMem_out: u64 = 0;
    let c_memHandleDesc = args::optional_record(
        object_memHandleDesc,
        "memHandleDesc",
        &runtime12::cudaExternalMemoryHandleDesc,
    )?;
    args::keep(object_memHandleDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaImportExternalMemory)?;
    let status = unsafe {
        released(py, || function((&raw mut c_extMem_out).cast(), c_memHandleDesc.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaExternalMemory_t, c_extMem_out as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaExternalMemory_t,
            c_extMem_out as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaExternalMemory_t, c_extMem_out as u64)?,
                )
        },
    )
}

pub(crate) fn cudaImportExternalSemaphore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_semHandleDesc], []) = call
        .bind("cudaImportExternalSemaphore", "semHandleDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_extSem_out: u64 = 0;
    let c_semHandleDesc = args::optional_record(
        object_semHandleDesc,
        "semHandleDesc",
        &runtime12::cudaExternalSemaphoreHandleDesc,
    )?;
    args::keep(object_semHandleDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaImportExternalSemaphore)?;
    let status = unsafe {
        released(py, || function((&raw mut c_extSem_out).cast(), c_semHandleDesc.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaExternalSemaphore_t, c_extSem_out as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaExternalSemaphore_t,
            c_extSem_out as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &runtime::cudaExternalSemaphore_t,
                        c_extSem_out as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaKernelSetAttributeForDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_kernel, object_attr, object_value, object_device], []) = call
        .bind("cudaKernelSetAttributeForDevice", "kernel attr value device")?;
    let py = call.py();
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &runtime::cudaKernel_t)?;
    let c_attr = args::enumeration(object_attr, "attr", &runtime12::cudaFuncAttribute)?;
    let c_value = args::i32(object_value, "value")?;
    let c_device = args::i32(object_device, "device")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call
        .symbol(slots::cudaKernelSetAttributeForDevice)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_kernel, c_attr, c_value, c_device)) },
    )
}

pub(crate) fn cudaLaunchKernelExC<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_config, object_func, object_args], []) = call
        .bind("cudaLaunchKernelExC", "config func args")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_config = args::optional_record(
        object_config,
        "config",
        &runtime12::cudaLaunchConfig_t,
    )?;
    let c_func = args::pointer(object_func, &arena)?;
    let mut c_args_space = LaunchBuffer::new();
    let c_args = args::kernel_params(object_args, &mut c_args_space, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaLaunchKernelExC)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_config.cast(), c_func.cast(), c_args.cast()))
        },
    )
}

pub(crate) fn cudaMemAdvise<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_count, object_advice, object_device], []) = call
        .bind("cudaMemAdvise", "devPtr count advice device")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_advice = args::enumeration(
        object_advice,
        "advice",
        &runtime::cudaMemoryAdvise,
    )?;
    let c_device = args::i32(object_device, "device")?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = call
        .symbol(slots::cudaMemAdvise)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_devPtr.cast(), c_count, c_advice, c_device))
        },
    )
}

pub(crate) fn cudaMemPoolCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_poolProps], []) = call.bind("cudaMemPoolCreate", "poolProps")?;
    let py = call.py();
    let mut c_memPool: u64 = 0;
    let c_poolProps = args::optional_record(
        object_poolProps,
        "poolProps",
        &runtime12::cudaMemPoolProps,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemPoolCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_memPool).cast(), c_poolProps.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

pub(crate) fn cudaMemPoolGetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_location], []) = call
        .bind("cudaMemPoolGetAccess", "memPool location")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let mut c_flags: i32 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &runtime12::cudaMemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemPoolGetAccess)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_flags).cast(), c_memPool, c_location.cast()),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &runtime::cudaMemAccessFlags, c_flags)?),
    )
}

pub(crate) fn cudaMemPoolSetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_descList, object_count], []) = call
        .bind("cudaMemPoolSetAccess", "memPool descList count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_descList = args::array(
        object_descList,
        "descList",
        &Ty::Record(&runtime12::cudaMemAccessDesc),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaMemPoolSetAccess)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_memPool, c_descList.cast(), c_count)) },
    )
}

pub(crate) fn cudaMemPrefetchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_count, object_dstDevice, object_stream], []) = call
        .bind("cudaMemPrefetchAsync", "devPtr count dstDevice stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = call
        .symbol(slots::cudaMemPrefetchAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_devPtr.cast(), c_count, c_dstDevice, c_stream))
        },
    )
}

pub(crate) fn cudaMemcpy3DBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numOps, object_opList, object_flags, object_stream], []) = call
        .bind("cudaMemcpy3DBatchAsync", "numOps opList flags stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numOps = args::u64(object_numOps, "numOps")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_opList = args::array(
        object_opList,
        "opList",
        &Ty::Record(&runtime12::cudaMemcpy3DBatchOp),
        Some(c_numOps as usize),
        &arena,
    )?;
    let mut c_failIdx: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy3DBatchAsync)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_numOps,
                c_opList.cast(),
                (&raw mut c_failIdx).cast(),
                c_flags,
                c_stream,
            ),
        )
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_failIdx)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_failIdx)?),
    )
}

pub(crate) fn cudaMemcpyBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dsts,
        object_srcs,
        object_sizes,
        object_count,
        object_attrs,
        object_attrsIdxs,
        object_numAttrs,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpyBatchAsync",
            "dsts srcs sizes count attrs attrsIdxs numAttrs stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_numAttrs = args::u64(object_numAttrs, "numAttrs")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dsts = args::array(
        object_dsts,
        "dsts",
        &Ty::Pointer,
        Some(c_count as usize),
        &arena,
    )?;
    let c_srcs = args::array(
        object_srcs,
        "srcs",
        &Ty::Pointer,
        Some(c_count as usize),
        &arena,
    )?;
    let c_sizes = args::array(
        object_sizes,
        "sizes",
        &Ty::U64,
        Some(c_count as usize),
        &arena,
    )?;
    let c_attrs = args::array(
        object_attrs,
        "attrs",
        &Ty::Record(&runtime12::cudaMemcpyAttributes),
        Some(c_numAttrs as usize),
        &arena,
    )?;
    let c_attrsIdxs = args::array(
        object_attrsIdxs,
        "attrsIdxs",
        &Ty::U64,
        Some(c_numAttrs as usize),
        &arena,
    )?;
    let mut c_failIdx: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyBatchAsync)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_dsts.cast(),
                c_srcs.cast(),
                c_sizes.cast(),
                c_count,
                c_attrs.cast(),
                c_attrsIdxs.cast(),
                c_numAttrs,
                (&raw mut c_failIdx).cast(),
                c_stream,
            ),
        )
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_failIdx)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_failIdx)?),
    )
}

pub(crate) fn cudaOccupancyMaxActiveClusters<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_launchConfig], []) = call
        .bind("cudaOccupancyMaxActiveClusters", "func launchConfig")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_numClusters: i32 = 0;
    let c_func = args::pointer(object_func, &arena)?;
    let c_launchConfig = args::optional_record(
        object_launchConfig,
        "launchConfig",
        &runtime12::cudaLaunchConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaOccupancyMaxActiveClusters)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_numClusters).cast(),
                c_func.cast(),
                c_launchConfig.cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numClusters)?),
    )
}

pub(crate) fn cudaOccupancyMaxPotentialClusterSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_launchConfig], []) = call
        .bind("cudaOccupancyMaxPotentialClusterSize", "func launchConfig")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_clusterSize: i32 = 0;
    let c_func = args::pointer(object_func, &arena)?;
    let c_launchConfig = args::optional_record(
        object_launchConfig,
        "launchConfig",
        &runtime12::cudaLaunchConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaOccupancyMaxPotentialClusterSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_clusterSize).cast(),
                c_func.cast(),
                c_launchConfig.cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_clusterSize)?),
    )
}

pub(crate) fn cudaPointerGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr], []) = call.bind("cudaPointerGetAttributes", "ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let (c_attributes, c_attributes_place) = out::new_record(
        py,
        &runtime12::cudaPointerAttributes,
    )?;
    let c_ptr = args::pointer(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaPointerGetAttributes)?;
    let status = unsafe {
        released(py, || function(c_attributes_place.cast(), c_ptr.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_attributes.into_any()),
    )
}

pub(crate) fn cudaSignalExternalSemaphoresAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_extSemArray,
        object_paramsArray,
        object_numExtSems,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaSignalExternalSemaphoresAsync",
            "extSemArray paramsArray numExtSems stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_extSemArray = args::array(
        object_extSemArray,
        "extSemArray",
        &Ty::Value(&runtime::cudaExternalSemaphore_t),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let c_paramsArray = args::array(
        object_paramsArray,
        "paramsArray",
        &Ty::Record(&runtime::cudaExternalSemaphoreSignalParams),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cudaSignalExternalSemaphoresAsync_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_extSemArray.cast(),
                    c_paramsArray.cast(),
                    c_numExtSems,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaStreamGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_attr], []) = call
        .bind("cudaStreamGetAttribute", "hStream attr")?;
    let py = call.py();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &runtime::cudaLaunchAttributeID,
    )?;
    let (c_value_out, c_value_out_place) = out::new_record(
        py,
        &runtime12::cudaLaunchAttributeValue,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_hStream, c_attr, c_value_out_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_value_out.into_any()),
    )
}

pub(crate) fn cudaStreamGetCaptureInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamGetCaptureInfo", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_captureStatus_out: i32 = 0;
    let mut c_id_out: u64 = 0;
    let mut c_graph_out: u64 = 0;
    let mut c_dependencies_out: *mut c_void = core::ptr::null_mut();
    let mut c_numDependencies_out: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaStreamGetCaptureInfo_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_stream,
                (&raw mut c_captureStatus_out).cast(),
                (&raw mut c_id_out).cast(),
                (&raw mut c_graph_out).cast(),
                (&raw mut c_dependencies_out).cast(),
                (&raw mut c_numDependencies_out).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        5,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &runtime::cudaStreamCaptureStatus,
                        c_captureStatus_out,
                    )?,
                )?;
            tuple.push(out::u64(py, c_id_out)?)?;
            tuple.push(out::value(py, &runtime::cudaGraph_t, c_graph_out as u64)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_dependencies_out.cast(),
                            c_numDependencies_out as usize,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numDependencies_out)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaStreamSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_attr, object_value], []) = call
        .bind("cudaStreamSetAttribute", "hStream attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &runtime::cudaLaunchAttributeID,
    )?;
    let c_value = args::optional_record(
        object_value,
        "value",
        &runtime12::cudaLaunchAttributeValue,
    )?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamSetAttribute)?;
    let status = unsafe { released(py, || function(c_hStream, c_attr, c_value.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaStream_t,
            c_hStream as u64,
            Some(("cudaStreamSetAttribute", u64::from(c_attr as u32))),
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaStreamUpdateCaptureDependencies<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_stream,
        object_dependencies,
        object_numDependencies,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cudaStreamUpdateCaptureDependencies",
            "stream dependencies numDependencies flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaStreamUpdateCaptureDependencies)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_stream, c_dependencies.cast(), c_numDependencies, c_flags),
            )
        },
    )
}

pub(crate) fn cudaWaitExternalSemaphoresAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_extSemArray,
        object_paramsArray,
        object_numExtSems,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaWaitExternalSemaphoresAsync",
            "extSemArray paramsArray numExtSems stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_extSemArray = args::array(
        object_extSemArray,
        "extSemArray",
        &Ty::Value(&runtime::cudaExternalSemaphore_t),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let c_paramsArray = args::array(
        object_paramsArray,
        "paramsArray",
        &Ty::Record(&runtime::cudaExternalSemaphoreWaitParams),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cudaWaitExternalSemaphoresAsync_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_extSemArray.cast(),
                    c_paramsArray.cast(),
                    c_numExtSems,
                    c_stream,
                ),
            )
        },
    )
}
