//! Functions of the driver: `only12` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, driver, driver12};

pub(crate) fn cuCheckpointProcessCheckpoint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pid, object_args], []) = call
        .bind("cuCheckpointProcessCheckpoint", "pid args")?;
    let py = call.py();
    let c_pid = args::i32(object_pid, "pid")?;
    let c_args = args::optional_record(
        object_args,
        "args",
        &driver12::CUcheckpointCheckpointArgs,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuCheckpointProcessCheckpoint)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pid, c_args.cast())) },
    )
}

pub(crate) fn cuCheckpointProcessRestore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pid, object_args], []) = call
        .bind("cuCheckpointProcessRestore", "pid args")?;
    let py = call.py();
    let c_pid = args::i32(object_pid, "pid")?;
    let c_args = args::optional_record(
        object_args,
        "args",
        &driver12::CUcheckpointRestoreArgs,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuCheckpointProcessRestore)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pid, c_args.cast())) },
    )
}

pub(crate) fn cuCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags, object_dev], []) = call.bind("cuCtxCreate", "flags dev")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuCtxCreate_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pctx).cast(), c_flags, c_dev))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuCtxGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx, object_typename], []) = call
        .bind("cuCtxGetDevResource", "hCtx typename")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUcontext)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUdevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(py, &driver12::CUdevResource)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuCtxGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_hCtx, c_resource_place.cast(), c_type))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_resource.into_any()))
}

pub(crate) fn cuCtxGetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_limit], []) = call.bind("cuCtxGetLimit", "limit")?;
    let py = call.py();
    let c_limit = args::enumeration(object_limit, "limit", &driver12::CUlimit)?;
    let mut c_pvalue: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuCtxGetLimit)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pvalue).cast(), c_limit))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pvalue)?),
    )
}

pub(crate) fn cuCtxSetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_limit, object_value], []) = call.bind("cuCtxSetLimit", "limit value")?;
    let py = call.py();
    let c_limit = args::enumeration(object_limit, "limit", &driver12::CUlimit)?;
    let c_value = args::u64(object_value, "value")?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cuCtxSetLimit)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_limit, c_value)) },
    )
}

pub(crate) fn cuDevResourceGenerateDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_resources, object_nbResources], []) = call
        .bind("cuDevResourceGenerateDesc", "resources nbResources")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nbResources = args::u32(object_nbResources, "nbResources")?;
    let mut c_phDesc: u64 = 0;
    let c_resources = args::array(
        object_resources,
        "resources",
        &Ty::Record(&driver12::CUdevResource),
        Some(c_nbResources as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuDevResourceGenerateDesc)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_phDesc).cast(), c_resources.cast(), c_nbResources),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevResourceDesc, c_phDesc as u64)?),
    )
}

pub(crate) fn cuDevSmResourceSplitByCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nbGroups, object_input_, object_useFlags, object_minCount], []) = call
        .bind("cuDevSmResourceSplitByCount", "nbGroups input_ useFlags minCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_nbGroups = args::u32(object_nbGroups, "nbGroups")?;
    let c_useFlags = args::u32(object_useFlags, "useFlags")?;
    let c_minCount = args::u32(object_minCount, "minCount")?;
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(
        py,
        c_result_length,
        Ty::Record(&driver12::CUdevResource).size(),
        &arena,
    )?;
    let c_input = args::optional_record(
        object_input_,
        "input_",
        &driver12::CUdevResource,
    )?;
    let (c_remaining, c_remaining_place) = out::new_record(
        py,
        &driver12::CUdevResource,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
        u32,
    ) -> i32 = call.symbol(slots::cuDevSmResourceSplitByCount)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_result.cast(),
                (&raw mut c_nbGroups).cast(),
                c_input.cast(),
                c_remaining_place.cast(),
                c_useFlags,
                c_minCount,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        3,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&driver12::CUdevResource),
                            c_result.cast(),
                            c_result_length,
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_nbGroups)?)?;
            tuple.push(c_remaining.into_any())?;
            Ok(())
        },
    )
}

pub(crate) fn cuDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_dev], []) = call
        .bind("cuDeviceGetAttribute", "attrib dev")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver12::CUdevice_attribute,
    )?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetAttribute)?;
    let status = unsafe {
        held(py, || function((&raw mut c_pi).cast(), c_attrib, c_dev))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

pub(crate) fn cuDeviceGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_typename], []) = call
        .bind("cuDeviceGetDevResource", "device typename")?;
    let py = call.py();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUdevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(py, &driver12::CUdevResource)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_device, c_resource_place.cast(), c_type))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_resource.into_any()))
}

pub(crate) fn cuDeviceGetUuid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetUuid", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let (c_uuid, c_uuid_place) = out::new_record(py, &driver::CUuuid)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetUuid)?;
    let status = unsafe { released(py, || function(c_uuid_place.cast(), c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_uuid.into_any()))
}

pub(crate) fn cuEventElapsedTime<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStart, object_hEnd], []) = call
        .bind("cuEventElapsedTime", "hStart hEnd")?;
    let py = call.py();
    let c_hStart = args::value::<u64>(object_hStart, "hStart", &driver::CUevent)?;
    let c_hEnd = args::value::<u64>(object_hEnd, "hEnd", &driver::CUevent)?;
    let mut c_pMilliseconds: f32 = 0.0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuEventElapsedTime)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pMilliseconds).cast(), c_hStart, c_hEnd))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::f32(py, c_pMilliseconds)?),
    )
}

pub(crate) fn cuFuncGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_hfunc], []) = call
        .bind("cuFuncGetAttribute", "attrib hfunc")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver12::CUfunction_attribute,
    )?;
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cuFuncGetAttribute)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pi).cast(), c_attrib, c_hfunc))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

pub(crate) fn cuFuncSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_attrib, object_value], []) = call
        .bind("cuFuncSetAttribute", "hfunc attrib value")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver12::CUfunction_attribute,
    )?;
    let c_value = args::i32(object_value, "value")?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::cuFuncSetAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_attrib, c_value)) },
    )
}

pub(crate) fn cuGraphAddBatchMemOpNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddBatchMemOpNode",
            "hGraph dependencies numDependencies nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddBatchMemOpNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_nodeParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraph, c_hGraph as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_from_, object_to, object_numDependencies], []) = call
        .bind("cuGraphAddDependencies", "hGraph from_ to numDependencies")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_from = args::array(
        object_from_,
        "from_",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_to = args::array(
        object_to,
        "to",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphAddDependencies)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_hGraph, c_from.cast(), c_to.cast(), c_numDependencies),
            )
        },
    )
}

pub(crate) fn cuGraphAddMemAllocNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddMemAllocNode",
            "hGraph dependencies numDependencies nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUDA_MEM_ALLOC_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddMemAllocNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_nodeParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraph, c_hGraph as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call.bind("cuGraphAddNode", "hGraph dependencies numDependencies nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUgraphNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_nodeParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraph, c_hGraph as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphBatchMemOpNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphBatchMemOpNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_nodeParams_out, c_nodeParams_out_place) = out::new_record(
        py,
        &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphBatchMemOpNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_nodeParams_out_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_nodeParams_out.into_any()),
    )
}

pub(crate) fn cuGraphBatchMemOpNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphBatchMemOpNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphBatchMemOpNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphExecBatchMemOpNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind("cuGraphExecBatchMemOpNodeSetParams", "hGraphExec hNode nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecBatchMemOpNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind("cuGraphExecNodeSetParams", "hGraphExec hNode nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUgraphNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphGetEdges<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], [object_numEdges]) = call
        .bind("cuGraphGetEdges", "hGraph numEdges")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_numEdges = args::optional(
        object_numEdges,
        0,
        |object| args::u64(object, "numEdges"),
    )?;
    let c_from_length: usize = c_numEdges as usize;
    let c_from = args::output_memory(
        py,
        c_from_length,
        Ty::Value(&driver::CUgraphNode).size(),
        &arena,
    )?;
    let c_to_length: usize = c_numEdges as usize;
    let c_to = args::output_memory(
        py,
        c_to_length,
        Ty::Value(&driver::CUgraphNode).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphGetEdges)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hGraph,
                c_from.cast(),
                c_to.cast(),
                (&raw mut c_numEdges).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        3,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUgraphNode),
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
                            &Ty::Value(&driver::CUgraphNode),
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

pub(crate) fn cuGraphKernelNodeGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_attr], []) = call
        .bind("cuGraphKernelNodeGetAttribute", "hNode attr")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUlaunchAttributeID)?;
    let (c_value_out, c_value_out_place) = out::new_record(
        py,
        &driver12::CUkernelNodeAttrValue,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphKernelNodeGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_attr, c_value_out_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_value_out.into_any()),
    )
}

pub(crate) fn cuGraphKernelNodeSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_attr, object_value], []) = call
        .bind("cuGraphKernelNodeSetAttribute", "hNode attr value")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUlaunchAttributeID)?;
    let c_value = args::optional_record(
        object_value,
        "value",
        &driver12::CUkernelNodeAttrValue,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphKernelNodeSetAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_attr, c_value.cast())) },
    )
}

pub(crate) fn cuGraphMemAllocNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphMemAllocNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_params_out, c_params_out_place) = out::new_record(
        py,
        &driver12::CUDA_MEM_ALLOC_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphMemAllocNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_params_out_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_params_out.into_any()),
    )
}

pub(crate) fn cuGraphNodeGetDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], [object_numDependencies]) = call
        .bind("cuGraphNodeGetDependencies", "hNode numDependencies")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_numDependencies = args::optional(
        object_numDependencies,
        0,
        |object| args::u64(object, "numDependencies"),
    )?;
    let c_dependencies_length: usize = c_numDependencies as usize;
    let c_dependencies = args::output_memory(
        py,
        c_dependencies_length,
        Ty::Value(&driver::CUgraphNode).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetDependencies)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hNode,
                c_dependencies.cast(),
                (&raw mut c_numDependencies).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependencies.cast(),
                            c_dependencies_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numDependencies)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphNodeGetDependentNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], [object_numDependentNodes]) = call
        .bind("cuGraphNodeGetDependentNodes", "hNode numDependentNodes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_numDependentNodes = args::optional(
        object_numDependentNodes,
        0,
        |object| args::u64(object, "numDependentNodes"),
    )?;
    let c_dependentNodes_length: usize = c_numDependentNodes as usize;
    let c_dependentNodes = args::output_memory(
        py,
        c_dependentNodes_length,
        Ty::Value(&driver::CUgraphNode).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetDependentNodes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hNode,
                c_dependentNodes.cast(),
                (&raw mut c_numDependentNodes).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependentNodes.cast(),
                            c_dependentNodes_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numDependentNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver12::CUgraphNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphRemoveDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_from_, object_to, object_numDependencies], []) = call
        .bind("cuGraphRemoveDependencies", "hGraph from_ to numDependencies")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_from = args::array(
        object_from_,
        "from_",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_to = args::array(
        object_to,
        "to",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphRemoveDependencies)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_hGraph, c_from.cast(), c_to.cast(), c_numDependencies),
            )
        },
    )
}

pub(crate) fn cuGreenCtxGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx, object_typename], []) = call
        .bind("cuGreenCtxGetDevResource", "hCtx typename")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUdevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(py, &driver12::CUdevResource)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuGreenCtxGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_hCtx, c_resource_place.cast(), c_type))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_resource.into_any()))
}

pub(crate) fn cuKernelGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_kernel, object_dev], []) = call
        .bind("cuKernelGetAttribute", "attrib kernel dev")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver12::CUfunction_attribute,
    )?;
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64, i32) -> i32 = call
        .symbol(slots::cuKernelGetAttribute)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pi).cast(), c_attrib, c_kernel, c_dev))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

pub(crate) fn cuKernelSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_val, object_kernel, object_dev], []) = call
        .bind("cuKernelSetAttribute", "attrib val kernel dev")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver12::CUfunction_attribute,
    )?;
    let c_val = args::i32(object_val, "val")?;
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(i32, i32, u64, i32) -> i32 = call
        .symbol(slots::cuKernelSetAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_attrib, c_val, c_kernel, c_dev)) },
    )
}

pub(crate) fn cuLaunchKernelEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_config, object_f, object_kernelParams, object_extra], []) = call
        .bind("cuLaunchKernelEx", "config f kernelParams extra")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &driver12::CUlaunchConfig,
    )?;
    let mut c_kernelParams_space = LaunchBuffer::new();
    let c_kernelParams = args::kernel_params(
        object_kernelParams,
        &mut c_kernelParams_space,
        &arena,
    )?;
    let c_extra = args::pointer(object_extra, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLaunchKernelEx)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_config.cast(), c_f, c_kernelParams.cast(), c_extra.cast()),
            )
        },
    )
}

pub(crate) fn cuLibraryLoadData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_code,
        object_jitOptions,
        object_jitOptionsValues,
        object_numJitOptions,
        object_libraryOptions,
        object_libraryOptionValues,
        object_numLibraryOptions,
        ],
        [],
    ) = call
        .bind(
            "cuLibraryLoadData",
            "code jitOptions jitOptionsValues numJitOptions libraryOptions libraryOptionValues numLibraryOptions",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numJitOptions = args::u32(object_numJitOptions, "numJitOptions")?;
    let c_numLibraryOptions = args::u32(object_numLibraryOptions, "numLibraryOptions")?;
    let mut c_library: u64 = 0;
    let c_code = args::pointer(object_code, &arena)?;
    let c_jitOptions = args::array(
        object_jitOptions,
        "jitOptions",
        &Ty::Enum(&driver12::CUjit_option),
        Some(c_numJitOptions as usize),
        &arena,
    )?;
    let c_libraryOptions = args::array(
        object_libraryOptions,
        "libraryOptions",
        &Ty::Enum(&driver::CUlibraryOption),
        Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe {
        attributes::attributes_in(
            object_jitOptionsValues,
            c_jitOptions.cast(),
            c_numJitOptions as usize,
            &attribute_types::driver::CUjit_option12,
            &arena,
        )
    }?;
    let c_libraryOptionValues = unsafe {
        attributes::attributes_in(
            object_libraryOptionValues,
            c_libraryOptions.cast(),
            c_numLibraryOptions as usize,
            &attribute_types::driver::CUlibraryOption,
            &arena,
        )
    }?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
        *mut c_void,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cuLibraryLoadData)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_library).cast(),
                c_code.cast(),
                c_jitOptions.cast(),
                c_jitOptionsValues.cast(),
                c_numJitOptions,
                c_libraryOptions.cast(),
                c_libraryOptionValues.cast(),
                c_numLibraryOptions,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUlibrary, c_library as u64)?),
    )
}

pub(crate) fn cuLibraryLoadFromFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_fileName,
        object_jitOptions,
        object_jitOptionsValues,
        object_numJitOptions,
        object_libraryOptions,
        object_libraryOptionValues,
        object_numLibraryOptions,
        ],
        [],
    ) = call
        .bind(
            "cuLibraryLoadFromFile",
            "fileName jitOptions jitOptionsValues numJitOptions libraryOptions libraryOptionValues numLibraryOptions",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numJitOptions = args::u32(object_numJitOptions, "numJitOptions")?;
    let c_numLibraryOptions = args::u32(object_numLibraryOptions, "numLibraryOptions")?;
    let mut c_library: u64 = 0;
    let c_fileName = args::c_string(object_fileName, &arena)?;
    let c_jitOptions = args::array(
        object_jitOptions,
        "jitOptions",
        &Ty::Enum(&driver12::CUjit_option),
        Some(c_numJitOptions as usize),
        &arena,
    )?;
    let c_libraryOptions = args::array(
        object_libraryOptions,
        "libraryOptions",
        &Ty::Enum(&driver::CUlibraryOption),
        Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe {
        attributes::attributes_in(
            object_jitOptionsValues,
            c_jitOptions.cast(),
            c_numJitOptions as usize,
            &attribute_types::driver::CUjit_option12,
            &arena,
        )
    }?;
    let c_libraryOptionValues = unsafe {
        attributes::attributes_in(
            object_libraryOptionValues,
            c_libraryOptions.cast(),
            c_numLibraryOptions as usize,
            &attribute_types::driver::CUlibraryOption,
            &arena,
        )
    }?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *const c_char,
        *mut c_void,
        *mut c_void,
        u32,
        *mut c_void,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cuLibraryLoadFromFile)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_library).cast(),
                c_fileName,
                c_jitOptions.cast(),
                c_jitOptionsValues.cast(),
                c_numJitOptions,
                c_libraryOptions.cast(),
                c_libraryOptionValues.cast(),
                c_numLibraryOptions,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUlibrary, c_library as u64)?),
    )
}

pub(crate) fn cuLinkAddData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_state,
        object_typename,
        object_data,
        object_size,
        object_name,
        object_numOptions,
        object_options,
        object_optionValues,
        ],
        [],
    ) = call
        .bind(
            "cuLinkAddData",
            "state typename data size name numOptions options optionValues",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUjitInputType,
    )?;
    let c_size = args::u64(object_size, "size")?;
    let c_numOptions = args::u32(object_numOptions, "numOptions")?;
    let c_data = args::pointer_to_read(object_data, "data", c_size as usize, &arena)?;
    let c_name = args::optional_c_string(object_name, &arena)?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::Enum(&driver12::CUjit_option),
        Some(c_numOptions as usize),
        &arena,
    )?;
    let c_optionValues = unsafe {
        attributes::attributes_in(
            object_optionValues,
            c_options.cast(),
            c_numOptions as usize,
            &attribute_types::driver::CUjit_option12,
            &arena,
        )
    }?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        *const c_char,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLinkAddData_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_state,
                    c_type,
                    c_data.cast(),
                    c_size,
                    c_name,
                    c_numOptions,
                    c_options.cast(),
                    c_optionValues.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cuLinkAddFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_state,
        object_typename,
        object_path,
        object_numOptions,
        object_options,
        object_optionValues,
        ],
        [],
    ) = call
        .bind("cuLinkAddFile", "state typename path numOptions options optionValues")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUjitInputType,
    )?;
    let c_numOptions = args::u32(object_numOptions, "numOptions")?;
    let c_path = args::c_string(object_path, &arena)?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::Enum(&driver12::CUjit_option),
        Some(c_numOptions as usize),
        &arena,
    )?;
    let c_optionValues = unsafe {
        attributes::attributes_in(
            object_optionValues,
            c_options.cast(),
            c_numOptions as usize,
            &attribute_types::driver::CUjit_option12,
            &arena,
        )
    }?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *const c_char,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLinkAddFile_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_state,
                    c_type,
                    c_path,
                    c_numOptions,
                    c_options.cast(),
                    c_optionValues.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cuLinkCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numOptions, object_options, object_optionValues], []) = call
        .bind("cuLinkCreate", "numOptions options optionValues")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numOptions = args::u32(object_numOptions, "numOptions")?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::Enum(&driver12::CUjit_option),
        Some(c_numOptions as usize),
        &arena,
    )?;
    let mut c_stateOut: u64 = 0;
    let c_optionValues = unsafe {
        attributes::attributes_in(
            object_optionValues,
            c_options.cast(),
            c_numOptions as usize,
            &attribute_types::driver::CUjit_option12,
            &arena,
        )
    }?;
    args::keep(object_optionValues, &arena)?;
    let function: unsafe extern "system" fn(
        u32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLinkCreate_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_numOptions,
                c_options.cast(),
                c_optionValues.cast(),
                (&raw mut c_stateOut).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUlinkState, c_stateOut as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&driver::CUlinkState, c_stateOut as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUlinkState, c_stateOut as u64)?),
    )
}

pub(crate) fn cuMemAdvise<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_count, object_advice, object_device], []) = call
        .bind("cuMemAdvise", "devPtr count advice device")?;
    let py = call.py();
    let c_devPtr = args::value::<u64>(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
    let c_count = args::u64(object_count, "count")?;
    let c_advice = args::enumeration(object_advice, "advice", &driver::CUmem_advise)?;
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32) -> i32 = call
        .symbol(slots::cuMemAdvise)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_devPtr, c_count, c_advice, c_device)) },
    )
}

pub(crate) fn cuMemCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_prop, object_flags], []) = call
        .bind("cuMemCreate", "size prop flags")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_handle: u64 = 0;
    let c_prop = args::optional_record(
        object_prop,
        "prop",
        &driver12::CUmemAllocationProp,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemCreate)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_handle).cast(), c_size, c_prop.cast(), c_flags),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &driver::CUmemGenericAllocationHandle,
                        c_handle as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cuMemGetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_ptr], []) = call
        .bind("cuMemGetAccess", "location ptr")?;
    let py = call.py();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let mut c_flags: u64 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &driver12::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemGetAccess)?;
    let status = unsafe {
        released(py, || function((&raw mut c_flags).cast(), c_location.cast(), c_ptr))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_flags)?),
    )
}

pub(crate) fn cuMemGetAllocationGranularity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prop, object_option], []) = call
        .bind("cuMemGetAllocationGranularity", "prop option")?;
    let py = call.py();
    let c_option = args::enumeration(
        object_option,
        "option",
        &driver::CUmemAllocationGranularity_flags,
    )?;
    let mut c_granularity: u64 = 0;
    let c_prop = args::optional_record(
        object_prop,
        "prop",
        &driver12::CUmemAllocationProp,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuMemGetAllocationGranularity)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_granularity).cast(), c_prop.cast(), c_option),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_granularity)?),
    )
}

pub(crate) fn cuMemGetAllocationPropertiesFromHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call
        .bind("cuMemGetAllocationPropertiesFromHandle", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
    let (c_prop, c_prop_place) = out::new_record(py, &driver12::CUmemAllocationProp)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemGetAllocationPropertiesFromHandle)?;
    let status = unsafe { released(py, || function(c_prop_place.cast(), c_handle)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_prop.into_any()))
}

pub(crate) fn cuMemPoolCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_poolProps], []) = call.bind("cuMemPoolCreate", "poolProps")?;
    let py = call.py();
    let mut c_pool: u64 = 0;
    let c_poolProps = args::optional_record(
        object_poolProps,
        "poolProps",
        &driver12::CUmemPoolProps,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuMemPoolCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pool).cast(), c_poolProps.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool as u64)?),
    )
}

pub(crate) fn cuMemPoolGetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_location], []) = call
        .bind("cuMemPoolGetAccess", "memPool location")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &driver::CUmemoryPool)?;
    let mut c_flags: i32 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &driver12::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuMemPoolGetAccess)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_flags).cast(), c_memPool, c_location.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUmemAccess_flags, c_flags)?),
    )
}

pub(crate) fn cuMemPoolSetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pool, object_map, object_count], []) = call
        .bind("cuMemPoolSetAccess", "pool map count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_count = args::u64(object_count, "count")?;
    let c_map = args::array(
        object_map,
        "map",
        &Ty::Record(&driver12::CUmemAccessDesc),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemPoolSetAccess)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pool, c_map.cast(), c_count)) },
    )
}

pub(crate) fn cuMemPrefetchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_count, object_dstDevice, object_hStream], []) = call
        .bind("cuMemPrefetchAsync", "devPtr count dstDevice hStream")?;
    let py = call.py();
    let c_devPtr = args::value::<u64>(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
    let c_count = args::u64(object_count, "count")?;
    let c_dstDevice = args::value::<
        i32,
    >(object_dstDevice, "dstDevice", &driver::CUdevice)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, i32, u64) -> i32 = call
        .symbol(slots::cuMemPrefetchAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_devPtr, c_count, c_dstDevice, c_hStream)) },
    )
}

pub(crate) fn cuMemSetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_size, object_desc, object_count], []) = call
        .bind("cuMemSetAccess", "ptr size desc count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_count = args::u64(object_count, "count")?;
    let c_desc = args::array(
        object_desc,
        "desc",
        &Ty::Record(&driver12::CUmemAccessDesc),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemSetAccess)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_ptr, c_size, c_desc.cast(), c_count)) },
    )
}

pub(crate) fn cuMemcpy3DBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numOps, object_opList, object_flags, object_hStream], []) = call
        .bind("cuMemcpy3DBatchAsync", "numOps opList flags hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numOps = args::u64(object_numOps, "numOps")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_opList = args::array(
        object_opList,
        "opList",
        &Ty::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP),
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
    ) -> i32 = call.symbol(slots::cuMemcpy3DBatchAsync)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_numOps,
                c_opList.cast(),
                (&raw mut c_failIdx).cast(),
                c_flags,
                c_hStream,
            ),
        )
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
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
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_failIdx)?),
    )
}

pub(crate) fn cuMemcpyBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dsts,
        object_srcs,
        object_sizes,
        object_count,
        object_attrs,
        object_attrsIdxs,
        object_numAttrs,
        object_hStream,
        ],
        [],
    ) = call
        .bind(
            "cuMemcpyBatchAsync",
            "dsts srcs sizes count attrs attrsIdxs numAttrs hStream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_numAttrs = args::u64(object_numAttrs, "numAttrs")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dsts = args::array(
        object_dsts,
        "dsts",
        &Ty::Value(&driver::CUdeviceptr),
        Some(c_count as usize),
        &arena,
    )?;
    let c_srcs = args::array(
        object_srcs,
        "srcs",
        &Ty::Value(&driver::CUdeviceptr),
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
        &Ty::Record(&driver12::CUmemcpyAttributes),
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
    ) -> i32 = call.symbol(slots::cuMemcpyBatchAsync)?;
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
                c_hStream,
            ),
        )
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
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
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_failIdx)?),
    )
}

pub(crate) fn cuModuleLoadDataEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_image, object_numOptions, object_options, object_optionValues], []) = call
        .bind("cuModuleLoadDataEx", "image numOptions options optionValues")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numOptions = args::u32(object_numOptions, "numOptions")?;
    let mut c_module: u64 = 0;
    let c_image = args::pointer(object_image, &arena)?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::Enum(&driver12::CUjit_option),
        Some(c_numOptions as usize),
        &arena,
    )?;
    let c_optionValues = unsafe {
        attributes::attributes_in(
            object_optionValues,
            c_options.cast(),
            c_numOptions as usize,
            &attribute_types::driver::CUjit_option12,
            &arena,
        )
    }?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuModuleLoadDataEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_module).cast(),
                c_image.cast(),
                c_numOptions,
                c_options.cast(),
                c_optionValues.cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmodule, c_module as u64)?),
    )
}

pub(crate) fn cuOccupancyMaxActiveClusters<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_config], []) = call
        .bind("cuOccupancyMaxActiveClusters", "func config")?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let mut c_numClusters: i32 = 0;
    let c_config = args::optional_record(
        object_config,
        "config",
        &driver12::CUlaunchConfig,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuOccupancyMaxActiveClusters)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_numClusters).cast(), c_func, c_config.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numClusters)?),
    )
}

pub(crate) fn cuOccupancyMaxPotentialClusterSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_config], []) = call
        .bind("cuOccupancyMaxPotentialClusterSize", "func config")?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let mut c_clusterSize: i32 = 0;
    let c_config = args::optional_record(
        object_config,
        "config",
        &driver12::CUlaunchConfig,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuOccupancyMaxPotentialClusterSize)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_clusterSize).cast(), c_func, c_config.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_clusterSize)?),
    )
}

pub(crate) fn cuStreamBatchMemOp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_count, object_paramArray, object_flags], []) = call
        .bind("cuStreamBatchMemOp", "stream count paramArray flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_count = args::u32(object_count, "count")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_paramArray = args::array(
        object_paramArray,
        "paramArray",
        &Ty::Record(&driver12::CUstreamBatchMemOpParams),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuStreamBatchMemOp_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_stream, c_count, c_paramArray.cast(), c_flags))
        },
    )
}

pub(crate) fn cuStreamGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_attr], []) = call
        .bind("cuStreamGetAttribute", "hStream attr")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUlaunchAttributeID)?;
    let (c_value_out, c_value_out_place) = out::new_record(
        py,
        &driver12::CUstreamAttrValue,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_hStream, c_attr, c_value_out_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_value_out.into_any()),
    )
}

pub(crate) fn cuStreamGetCaptureInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetCaptureInfo", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
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
    ) -> i32 = call.symbol(slots::cuStreamGetCaptureInfo_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hStream,
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
        &driver::CUresult,
        status,
        5,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &driver::CUstreamCaptureStatus,
                        c_captureStatus_out,
                    )?,
                )?;
            tuple.push(out::value(py, &driver::cuuint64_t, c_id_out as u64)?)?;
            tuple.push(out::value(py, &driver::CUgraph, c_graph_out as u64)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUgraphNode),
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

pub(crate) fn cuStreamSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_attr, object_value], []) = call
        .bind("cuStreamSetAttribute", "hStream attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUlaunchAttributeID)?;
    let c_value = args::optional_record(
        object_value,
        "value",
        &driver12::CUstreamAttrValue,
    )?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamSetAttribute)?;
    let status = unsafe { released(py, || function(c_hStream, c_attr, c_value.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUstream,
            c_hStream as u64,
            Some(("cuStreamSetAttribute", u64::from(c_attr as u32))),
            arena,
        );
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuStreamUpdateCaptureDependencies<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hStream,
        object_dependencies,
        object_numDependencies,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cuStreamUpdateCaptureDependencies",
            "hStream dependencies numDependencies flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuStreamUpdateCaptureDependencies)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_hStream, c_dependencies.cast(), c_numDependencies, c_flags),
            )
        },
    )
}

pub(crate) fn cuTensorMapEncodeIm2col<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDataType,
        object_tensorRank,
        object_globalAddress,
        object_globalDim,
        object_globalStrides,
        object_pixelBoxLowerCorner,
        object_pixelBoxUpperCorner,
        object_channelsPerPixel,
        object_pixelsPerColumn,
        object_elementStrides,
        object_interleave,
        object_swizzle,
        object_l2Promotion,
        object_oobFill,
        ],
        [],
    ) = call
        .bind(
            "cuTensorMapEncodeIm2col",
            "tensorDataType tensorRank globalAddress globalDim globalStrides pixelBoxLowerCorner pixelBoxUpperCorner channelsPerPixel pixelsPerColumn elementStrides interleave swizzle l2Promotion oobFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorDataType = args::enumeration(
        object_tensorDataType,
        "tensorDataType",
        &driver::CUtensorMapDataType,
    )?;
    let c_tensorRank = args::value::<
        u32,
    >(object_tensorRank, "tensorRank", &driver::cuuint32_t)?;
    let c_channelsPerPixel = args::value::<
        u32,
    >(object_channelsPerPixel, "channelsPerPixel", &driver::cuuint32_t)?;
    let c_pixelsPerColumn = args::value::<
        u32,
    >(object_pixelsPerColumn, "pixelsPerColumn", &driver::cuuint32_t)?;
    let c_interleave = args::enumeration(
        object_interleave,
        "interleave",
        &driver::CUtensorMapInterleave,
    )?;
    let c_swizzle = args::enumeration(
        object_swizzle,
        "swizzle",
        &driver::CUtensorMapSwizzle,
    )?;
    let c_l2Promotion = args::enumeration(
        object_l2Promotion,
        "l2Promotion",
        &driver::CUtensorMapL2promotion,
    )?;
    let c_oobFill = args::enumeration(
        object_oobFill,
        "oobFill",
        &driver::CUtensorMapFloatOOBfill,
    )?;
    let (c_tensorMap, c_tensorMap_place) = out::new_record(py, &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(object_globalAddress, &arena)?;
    let c_globalDim = args::array(
        object_globalDim,
        "globalDim",
        &Ty::Value(&driver::cuuint64_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let c_globalStrides = args::array(
        object_globalStrides,
        "globalStrides",
        &Ty::Value(&driver::cuuint64_t),
        Some((c_tensorRank as usize).saturating_sub(1)),
        &arena,
    )?;
    let c_pixelBoxLowerCorner = args::array(
        object_pixelBoxLowerCorner,
        "pixelBoxLowerCorner",
        &Ty::I32,
        Some((c_tensorRank as usize).saturating_sub(2)),
        &arena,
    )?;
    let c_pixelBoxUpperCorner = args::array(
        object_pixelBoxUpperCorner,
        "pixelBoxUpperCorner",
        &Ty::I32,
        Some((c_tensorRank as usize).saturating_sub(2)),
        &arena,
    )?;
    let c_elementStrides = args::array(
        object_elementStrides,
        "elementStrides",
        &Ty::Value(&driver::cuuint32_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        u32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
        u32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cuTensorMapEncodeIm2col)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tensorMap_place.cast(),
                c_tensorDataType,
                c_tensorRank,
                c_globalAddress.cast(),
                c_globalDim.cast(),
                c_globalStrides.cast(),
                c_pixelBoxLowerCorner.cast(),
                c_pixelBoxUpperCorner.cast(),
                c_channelsPerPixel,
                c_pixelsPerColumn,
                c_elementStrides.cast(),
                c_interleave,
                c_swizzle,
                c_l2Promotion,
                c_oobFill,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_tensorMap.into_any()),
    )
}

pub(crate) fn cuTensorMapEncodeIm2colWide<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDataType,
        object_tensorRank,
        object_globalAddress,
        object_globalDim,
        object_globalStrides,
        object_pixelBoxLowerCornerWidth,
        object_pixelBoxUpperCornerWidth,
        object_channelsPerPixel,
        object_pixelsPerColumn,
        object_elementStrides,
        object_interleave,
        object_mode,
        object_swizzle,
        object_l2Promotion,
        object_oobFill,
        ],
        [],
    ) = call
        .bind(
            "cuTensorMapEncodeIm2colWide",
            "tensorDataType tensorRank globalAddress globalDim globalStrides pixelBoxLowerCornerWidth pixelBoxUpperCornerWidth channelsPerPixel pixelsPerColumn elementStrides interleave mode swizzle l2Promotion oobFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorDataType = args::enumeration(
        object_tensorDataType,
        "tensorDataType",
        &driver::CUtensorMapDataType,
    )?;
    let c_tensorRank = args::value::<
        u32,
    >(object_tensorRank, "tensorRank", &driver::cuuint32_t)?;
    let c_pixelBoxLowerCornerWidth = args::i32(
        object_pixelBoxLowerCornerWidth,
        "pixelBoxLowerCornerWidth",
    )?;
    let c_pixelBoxUpperCornerWidth = args::i32(
        object_pixelBoxUpperCornerWidth,
        "pixelBoxUpperCornerWidth",
    )?;
    let c_channelsPerPixel = args::value::<
        u32,
    >(object_channelsPerPixel, "channelsPerPixel", &driver::cuuint32_t)?;
    let c_pixelsPerColumn = args::value::<
        u32,
    >(object_pixelsPerColumn, "pixelsPerColumn", &driver::cuuint32_t)?;
    let c_interleave = args::enumeration(
        object_interleave,
        "interleave",
        &driver::CUtensorMapInterleave,
    )?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &driver::CUtensorMapIm2ColWideMode,
    )?;
    let c_swizzle = args::enumeration(
        object_swizzle,
        "swizzle",
        &driver::CUtensorMapSwizzle,
    )?;
    let c_l2Promotion = args::enumeration(
        object_l2Promotion,
        "l2Promotion",
        &driver::CUtensorMapL2promotion,
    )?;
    let c_oobFill = args::enumeration(
        object_oobFill,
        "oobFill",
        &driver::CUtensorMapFloatOOBfill,
    )?;
    let (c_tensorMap, c_tensorMap_place) = out::new_record(py, &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(object_globalAddress, &arena)?;
    let c_globalDim = args::array(
        object_globalDim,
        "globalDim",
        &Ty::Value(&driver::cuuint64_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let c_globalStrides = args::array(
        object_globalStrides,
        "globalStrides",
        &Ty::Value(&driver::cuuint64_t),
        Some((c_tensorRank as usize).saturating_sub(1)),
        &arena,
    )?;
    let c_elementStrides = args::array(
        object_elementStrides,
        "elementStrides",
        &Ty::Value(&driver::cuuint32_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        u32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u32,
        u32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cuTensorMapEncodeIm2colWide)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tensorMap_place.cast(),
                c_tensorDataType,
                c_tensorRank,
                c_globalAddress.cast(),
                c_globalDim.cast(),
                c_globalStrides.cast(),
                c_pixelBoxLowerCornerWidth,
                c_pixelBoxUpperCornerWidth,
                c_channelsPerPixel,
                c_pixelsPerColumn,
                c_elementStrides.cast(),
                c_interleave,
                c_mode,
                c_swizzle,
                c_l2Promotion,
                c_oobFill,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_tensorMap.into_any()),
    )
}

pub(crate) fn cuTensorMapEncodeTiled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tensorDataType,
        object_tensorRank,
        object_globalAddress,
        object_globalDim,
        object_globalStrides,
        object_boxDim,
        object_elementStrides,
        object_interleave,
        object_swizzle,
        object_l2Promotion,
        object_oobFill,
        ],
        [],
    ) = call
        .bind(
            "cuTensorMapEncodeTiled",
            "tensorDataType tensorRank globalAddress globalDim globalStrides boxDim elementStrides interleave swizzle l2Promotion oobFill",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorDataType = args::enumeration(
        object_tensorDataType,
        "tensorDataType",
        &driver::CUtensorMapDataType,
    )?;
    let c_tensorRank = args::value::<
        u32,
    >(object_tensorRank, "tensorRank", &driver::cuuint32_t)?;
    let c_interleave = args::enumeration(
        object_interleave,
        "interleave",
        &driver::CUtensorMapInterleave,
    )?;
    let c_swizzle = args::enumeration(
        object_swizzle,
        "swizzle",
        &driver::CUtensorMapSwizzle,
    )?;
    let c_l2Promotion = args::enumeration(
        object_l2Promotion,
        "l2Promotion",
        &driver::CUtensorMapL2promotion,
    )?;
    let c_oobFill = args::enumeration(
        object_oobFill,
        "oobFill",
        &driver::CUtensorMapFloatOOBfill,
    )?;
    let (c_tensorMap, c_tensorMap_place) = out::new_record(py, &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(object_globalAddress, &arena)?;
    let c_globalDim = args::array(
        object_globalDim,
        "globalDim",
        &Ty::Value(&driver::cuuint64_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let c_globalStrides = args::array(
        object_globalStrides,
        "globalStrides",
        &Ty::Value(&driver::cuuint64_t),
        Some((c_tensorRank as usize).saturating_sub(1)),
        &arena,
    )?;
    let c_boxDim = args::array(
        object_boxDim,
        "boxDim",
        &Ty::Value(&driver::cuuint32_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let c_elementStrides = args::array(
        object_elementStrides,
        "elementStrides",
        &Ty::Value(&driver::cuuint32_t),
        Some(c_tensorRank as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        u32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cuTensorMapEncodeTiled)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tensorMap_place.cast(),
                c_tensorDataType,
                c_tensorRank,
                c_globalAddress.cast(),
                c_globalDim.cast(),
                c_globalStrides.cast(),
                c_boxDim.cast(),
                c_elementStrides.cast(),
                c_interleave,
                c_swizzle,
                c_l2Promotion,
                c_oobFill,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_tensorMap.into_any()),
    )
}

pub(crate) fn cuTensorMapReplaceAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tensorMap, object_globalAddress], []) = call
        .bind("cuTensorMapReplaceAddress", "tensorMap globalAddress")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tensorMap = args::optional_record(
        object_tensorMap,
        "tensorMap",
        &driver12::CUtensorMap,
    )?;
    let c_globalAddress = args::pointer(object_globalAddress, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuTensorMapReplaceAddress)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_tensorMap.cast(), c_globalAddress.cast())) },
    )
}
