//! Functions of the driver: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, by_value, driver, driver12, driver13};

pub(crate) fn cuArray3DCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pAllocateArray], []) = call.bind("cuArray3DCreate", "pAllocateArray")?;
    let py = call.py();
    let mut c_pHandle: u64 = 0;
    let c_pAllocateArray = args::optional_record(
        object_pAllocateArray,
        "pAllocateArray",
        &driver::CUDA_ARRAY3D_DESCRIPTOR,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuArray3DCreate_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pHandle).cast(), c_pAllocateArray.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_pHandle as u64)?),
    )
}

pub(crate) fn cuArray3DGetDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hArray], []) = call.bind("cuArray3DGetDescriptor", "hArray")?;
    let py = call.py();
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
    let (c_pArrayDescriptor, c_pArrayDescriptor_place) = out::new_record(
        py,
        &driver::CUDA_ARRAY3D_DESCRIPTOR,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuArray3DGetDescriptor_v2)?;
    let status = unsafe {
        released(py, || function(c_pArrayDescriptor_place.cast(), c_hArray))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_pArrayDescriptor.into_any()),
    )
}

pub(crate) fn cuArrayCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pAllocateArray], []) = call.bind("cuArrayCreate", "pAllocateArray")?;
    let py = call.py();
    let mut c_pHandle: u64 = 0;
    let c_pAllocateArray = args::optional_record(
        object_pAllocateArray,
        "pAllocateArray",
        &driver::CUDA_ARRAY_DESCRIPTOR,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuArrayCreate_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pHandle).cast(), c_pAllocateArray.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_pHandle as u64)?),
    )
}

pub(crate) fn cuArrayDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hArray], []) = call.bind("cuArrayDestroy", "hArray")?;
    let py = call.py();
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuArrayDestroy)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hArray)) })
}

pub(crate) fn cuArrayGetDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hArray], []) = call.bind("cuArrayGetDescriptor", "hArray")?;
    let py = call.py();
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
    let (c_pArrayDescriptor, c_pArrayDescriptor_place) = out::new_record(
        py,
        &driver::CUDA_ARRAY_DESCRIPTOR,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuArrayGetDescriptor_v2)?;
    let status = unsafe {
        released(py, || function(c_pArrayDescriptor_place.cast(), c_hArray))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_pArrayDescriptor.into_any()),
    )
}

pub(crate) fn cuArrayGetMemoryRequirements<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array, object_device], []) = call
        .bind("cuArrayGetMemoryRequirements", "array device")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &driver::CUarray)?;
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
        py,
        &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cuArrayGetMemoryRequirements)?;
    let status = unsafe {
        released(py, || function(c_memoryRequirements_place.cast(), c_array, c_device))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_memoryRequirements.into_any()),
    )
}

pub(crate) fn cuArrayGetPlane<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hArray, object_planeIdx], []) = call
        .bind("cuArrayGetPlane", "hArray planeIdx")?;
    let py = call.py();
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
    let c_planeIdx = args::u32(object_planeIdx, "planeIdx")?;
    let mut c_pPlaneArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuArrayGetPlane)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pPlaneArray).cast(), c_hArray, c_planeIdx))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_pPlaneArray as u64)?),
    )
}

pub(crate) fn cuArrayGetSparseProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array], []) = call.bind("cuArrayGetSparseProperties", "array")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &driver::CUarray)?;
    let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
        py,
        &driver::CUDA_ARRAY_SPARSE_PROPERTIES,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuArrayGetSparseProperties)?;
    let status = unsafe {
        released(py, || function(c_sparseProperties_place.cast(), c_array))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_sparseProperties.into_any()),
    )
}

pub(crate) fn cuCheckpointOperationComplete<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cuCheckpointOperationComplete", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &driver13::CUcheckpointOperationHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCheckpointOperationComplete)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_handle)) })
}

pub(crate) fn cuCheckpointProcessGetRestoreThreadId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pid], []) = call.bind("cuCheckpointProcessGetRestoreThreadId", "pid")?;
    let py = call.py();
    let c_pid = args::i32(object_pid, "pid")?;
    let mut c_tid: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuCheckpointProcessGetRestoreThreadId)?;
    let status = unsafe { released(py, || function(c_pid, (&raw mut c_tid).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_tid)?))
}

pub(crate) fn cuCheckpointProcessGetState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pid], []) = call.bind("cuCheckpointProcessGetState", "pid")?;
    let py = call.py();
    let c_pid = args::i32(object_pid, "pid")?;
    let mut c_state: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuCheckpointProcessGetState)?;
    let status = unsafe { released(py, || function(c_pid, (&raw mut c_state).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUprocessState, c_state)?),
    )
}

pub(crate) fn cuCheckpointProcessLock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pid, object_args], []) = call
        .bind("cuCheckpointProcessLock", "pid args")?;
    let py = call.py();
    let c_pid = args::i32(object_pid, "pid")?;
    let c_args = args::optional_record(
        object_args,
        "args",
        &driver::CUcheckpointLockArgs,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuCheckpointProcessLock)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pid, c_args.cast())) },
    )
}

pub(crate) fn cuCheckpointProcessUnlock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pid, object_args], []) = call
        .bind("cuCheckpointProcessUnlock", "pid args")?;
    let py = call.py();
    let c_pid = args::i32(object_pid, "pid")?;
    let c_args = args::optional_record(
        object_args,
        "args",
        &driver::CUcheckpointUnlockArgs,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuCheckpointProcessUnlock)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pid, c_args.cast())) },
    )
}

pub(crate) fn cuCoredumpDeregisterCompleteCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_callback], []) = call
        .bind("cuCoredumpDeregisterCompleteCallback", "callback")?;
    let py = call.py();
    let c_callback = args::value::<
        u64,
    >(object_callback, "callback", &driver13::CUcoredumpCallbackHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCoredumpDeregisterCompleteCallback)?;
    let detached = handle_keepalive::detach(
        &driver13::CUcoredumpCallbackHandle,
        c_callback as u64,
    );
    let status = unsafe { released(py, || function(c_callback)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuCoredumpDeregisterStartCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_callback], []) = call
        .bind("cuCoredumpDeregisterStartCallback", "callback")?;
    let py = call.py();
    let c_callback = args::value::<
        u64,
    >(object_callback, "callback", &driver13::CUcoredumpCallbackHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCoredumpDeregisterStartCallback)?;
    let detached = handle_keepalive::detach(
        &driver13::CUcoredumpCallbackHandle,
        c_callback as u64,
    );
    let status = unsafe { released(py, || function(c_callback)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuCoredumpGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib], []) = call.bind("cuCoredumpGetAttribute", "attrib")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver::CUcoredumpSettings,
    )?;
    let mut c_value = attributes::attribute_out(
        py,
        c_attrib,
        &attribute_types::driver::CUcoredumpSettings,
        None,
    )?;
    let c_value_size = c_value.size();
    let mut c_size = c_value_size as u64;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuCoredumpGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_attrib, c_value.pointer(), (&raw mut c_size).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_value.value(py) }?),
    )
}

pub(crate) fn cuCoredumpGetAttributeGlobal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib], []) = call.bind("cuCoredumpGetAttributeGlobal", "attrib")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver::CUcoredumpSettings,
    )?;
    let mut c_value = attributes::attribute_out(
        py,
        c_attrib,
        &attribute_types::driver::CUcoredumpSettings,
        None,
    )?;
    let c_value_size = c_value.size();
    let mut c_size = c_value_size as u64;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuCoredumpGetAttributeGlobal)?;
    let status = unsafe {
        released(py, || function(c_attrib, c_value.pointer(), (&raw mut c_size).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_value.value(py) }?),
    )
}

pub(crate) fn cuCoredumpRegisterCompleteCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_callback, object_userData], []) = call
        .bind("cuCoredumpRegisterCompleteCallback", "callback userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        object_callback,
        Some(&driver13::CUcoredumpStatusCallback__signature),
        Some(object_userData),
        &arena,
    )?;
    let mut c_callbackOut: u64 = 0;
    let c_userData = args::data(object_userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuCoredumpRegisterCompleteCallback)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_callback.address(),
                c_userData.cast(),
                (&raw mut c_callbackOut).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(
            &driver13::CUcoredumpCallbackHandle,
            c_callbackOut as u64,
        );
    }
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(
            &driver13::CUcoredumpCallbackHandle,
            c_callbackOut as u64,
            None,
            arena,
        );
    }
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
                        &driver13::CUcoredumpCallbackHandle,
                        c_callbackOut as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cuCoredumpRegisterStartCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_callback, object_userData], []) = call
        .bind("cuCoredumpRegisterStartCallback", "callback userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        object_callback,
        Some(&driver13::CUcoredumpStatusCallback__signature),
        Some(object_userData),
        &arena,
    )?;
    let mut c_callbackOut: u64 = 0;
    let c_userData = args::data(object_userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuCoredumpRegisterStartCallback)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_callback.address(),
                c_userData.cast(),
                (&raw mut c_callbackOut).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(
            &driver13::CUcoredumpCallbackHandle,
            c_callbackOut as u64,
        );
    }
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(
            &driver13::CUcoredumpCallbackHandle,
            c_callbackOut as u64,
            None,
            arena,
        );
    }
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
                        &driver13::CUcoredumpCallbackHandle,
                        c_callbackOut as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cuCoredumpSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_value], []) = call
        .bind("cuCoredumpSetAttribute", "attrib value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver::CUcoredumpSettings,
    )?;
    let (c_value, c_value_size) = attributes::attribute_in(
        object_value,
        c_attrib,
        &attribute_types::driver::CUcoredumpSettings,
        None,
        &arena,
    )?;
    let mut c_size = c_value_size as u64;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuCoredumpSetAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_attrib, c_value, (&raw mut c_size).cast())) },
    )
}

pub(crate) fn cuCoredumpSetAttributeGlobal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_value], []) = call
        .bind("cuCoredumpSetAttributeGlobal", "attrib value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver::CUcoredumpSettings,
    )?;
    let (c_value, c_value_size) = attributes::attribute_in(
        object_value,
        c_attrib,
        &attribute_types::driver::CUcoredumpSettings,
        None,
        &arena,
    )?;
    let mut c_size = c_value_size as u64;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuCoredumpSetAttributeGlobal)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_attrib, c_value, (&raw mut c_size).cast())) },
    )
}

pub(crate) fn cuCtxAttach<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cuCtxAttach", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuCtxAttach)?;
    let status = unsafe { released(py, || function((&raw mut c_pctx).cast(), c_flags)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuCtxCreate_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags, object_dev], []) = call.bind("cuCtxCreate_v2", "flags dev")?;
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

pub(crate) fn cuCtxCreate_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_paramsArray, object_numParams, object_flags, object_dev], []) = call
        .bind("cuCtxCreate_v3", "paramsArray numParams flags dev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numParams = args::i32(object_numParams, "numParams")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pctx: u64 = 0;
    let c_paramsArray = args::array(
        object_paramsArray,
        "paramsArray",
        &Ty::Record(&driver::CUexecAffinityParam),
        Some(args::length(py, c_numParams.into(), "numParams")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        u32,
        i32,
    ) -> i32 = call.symbol(slots::cuCtxCreate_v3)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pctx).cast(),
                c_paramsArray.cast(),
                c_numParams,
                c_flags,
                c_dev,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuCtxCreate_v4<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctxCreateParams, object_flags, object_dev], []) = call
        .bind("cuCtxCreate_v4", "?ctxCreateParams flags dev")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pctx: u64 = 0;
    let c_ctxCreateParams = args::optional_record(
        object_ctxCreateParams,
        "ctxCreateParams",
        &driver::CUctxCreateParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuCtxCreate_v4)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pctx).cast(),
                c_ctxCreateParams.cast(),
                c_flags,
                c_dev,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuCtxDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxDestroy", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCtxDestroy_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cuCtxDetach<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxDetach", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCtxDetach)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cuCtxDisablePeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_peerContext], []) = call.bind("cuCtxDisablePeerAccess", "peerContext")?;
    let py = call.py();
    let c_peerContext = args::value::<
        u64,
    >(object_peerContext, "peerContext", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCtxDisablePeerAccess)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_peerContext)) })
}

pub(crate) fn cuCtxEnablePeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_peerContext, object_Flags], []) = call
        .bind("cuCtxEnablePeerAccess", "peerContext Flags")?;
    let py = call.py();
    let c_peerContext = args::value::<
        u64,
    >(object_peerContext, "peerContext", &driver::CUcontext)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuCtxEnablePeerAccess)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_peerContext, c_Flags)) },
    )
}

pub(crate) fn cuCtxFromGreenCtx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx], []) = call.bind("cuCtxFromGreenCtx", "hCtx")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
    let mut c_pContext: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuCtxFromGreenCtx)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pContext).cast(), c_hCtx))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pContext as u64)?),
    )
}

pub(crate) fn cuCtxGetApiVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxGetApiVersion", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let mut c_version: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetApiVersion)?;
    let status = unsafe {
        released(py, || function(c_ctx, (&raw mut c_version).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_version)?),
    )
}

pub(crate) fn cuCtxGetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxGetCacheConfig", "")?;
    let py = call.py();
    let mut c_pconfig: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetCacheConfig)?;
    let status = unsafe { released(py, || function((&raw mut c_pconfig).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUfunc_cache, c_pconfig)?),
    )
}

pub(crate) fn cuCtxGetCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxGetCurrent", "")?;
    let py = call.py();
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetCurrent)?;
    let status = unsafe { held(py, || function((&raw mut c_pctx).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuCtxGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxGetDevice", "")?;
    let py = call.py();
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetDevice)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?),
    )
}

pub(crate) fn cuCtxGetDevice_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxGetDevice_v2", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuCtxGetDevice_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast(), c_ctx)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?),
    )
}

pub(crate) fn cuCtxGetExecAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cuCtxGetExecAffinity", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUexecAffinityType,
    )?;
    let (c_pExecAffinity, c_pExecAffinity_place) = out::new_record(
        py,
        &driver::CUexecAffinityParam,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuCtxGetExecAffinity)?;
    let status = unsafe {
        released(py, || function(c_pExecAffinity_place.cast(), c_type))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_pExecAffinity.into_any()),
    )
}

pub(crate) fn cuCtxGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxGetFlags", "")?;
    let py = call.py();
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_flags).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_flags)?),
    )
}

pub(crate) fn cuCtxGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxGetId", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let mut c_ctxId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetId)?;
    let status = unsafe { released(py, || function(c_ctx, (&raw mut c_ctxId).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_ctxId)?),
    )
}

pub(crate) fn cuCtxGetSharedMemConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxGetSharedMemConfig", "")?;
    let py = call.py();
    let mut c_pConfig: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetSharedMemConfig)?;
    let status = unsafe { released(py, || function((&raw mut c_pConfig).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUsharedconfig, c_pConfig)?),
    )
}

pub(crate) fn cuCtxGetStreamPriorityRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxGetStreamPriorityRange", "")?;
    let py = call.py();
    let mut c_leastPriority: i32 = 0;
    let mut c_greatestPriority: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuCtxGetStreamPriorityRange)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_leastPriority).cast(),
                (&raw mut c_greatestPriority).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_leastPriority)?)?;
            tuple.push(out::i32(py, c_greatestPriority)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuCtxPopCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxPopCurrent", "")?;
    let py = call.py();
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuCtxPopCurrent_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_pctx).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuCtxPushCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxPushCurrent", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCtxPushCurrent_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cuCtxRecordEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx, object_hEvent], []) = call
        .bind("cuCtxRecordEvent", "hCtx hEvent")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUcontext)?;
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuCtxRecordEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hCtx, c_hEvent)) },
    )
}

pub(crate) fn cuCtxResetPersistingL2Cache<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxResetPersistingL2Cache", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuCtxResetPersistingL2Cache)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function()) })
}

pub(crate) fn cuCtxSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_config], []) = call.bind("cuCtxSetCacheConfig", "config")?;
    let py = call.py();
    let c_config = args::enumeration(object_config, "config", &driver::CUfunc_cache)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuCtxSetCacheConfig)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_config)) })
}

pub(crate) fn cuCtxSetCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxSetCurrent", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCtxSetCurrent)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cuCtxSetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cuCtxSetFlags", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuCtxSetFlags)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_flags)) })
}

pub(crate) fn cuCtxSetSharedMemConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_config], []) = call.bind("cuCtxSetSharedMemConfig", "config")?;
    let py = call.py();
    let c_config = args::enumeration(object_config, "config", &driver::CUsharedconfig)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuCtxSetSharedMemConfig)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_config)) })
}

pub(crate) fn cuCtxSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuCtxSynchronize", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuCtxSynchronize)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function()) })
}

pub(crate) fn cuCtxSynchronize_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuCtxSynchronize_v2", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuCtxSynchronize_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cuCtxWaitEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx, object_hEvent], []) = call.bind("cuCtxWaitEvent", "hCtx hEvent")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUcontext)?;
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuCtxWaitEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hCtx, c_hEvent)) },
    )
}

pub(crate) fn cuDestroyExternalMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_extMem], []) = call.bind("cuDestroyExternalMemory", "extMem")?;
    let py = call.py();
    let c_extMem = args::value::<
        u64,
    >(object_extMem, "extMem", &driver::CUexternalMemory)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuDestroyExternalMemory)?;
    let detached = handle_keepalive::detach(&driver::CUexternalMemory, c_extMem as u64);
    let status = unsafe { released(py, || function(c_extMem)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuDestroyExternalSemaphore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_extSem], []) = call.bind("cuDestroyExternalSemaphore", "extSem")?;
    let py = call.py();
    let c_extSem = args::value::<
        u64,
    >(object_extSem, "extSem", &driver::CUexternalSemaphore)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuDestroyExternalSemaphore)?;
    let detached = handle_keepalive::detach(
        &driver::CUexternalSemaphore,
        c_extSem as u64,
    );
    let status = unsafe { released(py, || function(c_extSem)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuDevSmResourceSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nbGroups, object_input_, object_flags, object_groupParams], []) = call
        .bind("cuDevSmResourceSplit", "nbGroups input_ flags groupParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nbGroups = args::u32(object_nbGroups, "nbGroups")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(
        py,
        c_result_length,
        Ty::Record(&driver13::CUdevResource).size(),
        &arena,
    )?;
    let c_input = args::optional_record(
        object_input_,
        "input_",
        &driver13::CUdevResource,
    )?;
    let (c_remainder, c_remainder_place) = out::new_record(
        py,
        &driver13::CUdevResource,
    )?;
    let c_groupParams_type = Ty::Record(&driver13::CU_DEV_SM_RESOURCE_GROUP_PARAMS);
    let c_groupParams = args::updated_array(
        object_groupParams,
        "groupParams",
        &c_groupParams_type,
        Some(c_nbGroups as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u32,
        *mut c_void,
        *mut c_void,
        u32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuDevSmResourceSplit)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_result.cast(),
                c_nbGroups,
                c_input.cast(),
                c_remainder_place.cast(),
                c_flags,
                c_groupParams.pointer().cast(),
            ),
        )
    };
    c_groupParams.update();
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
                            &Ty::Record(&driver13::CUdevResource),
                            c_result.cast(),
                            c_result_length,
                        )
                    }?,
                )?;
            tuple.push(c_remainder.into_any())?;
            Ok(())
        },
    )
}

pub(crate) fn cuDeviceCanAccessPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev, object_peerDev], []) = call
        .bind("cuDeviceCanAccessPeer", "dev peerDev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_peerDev = args::value::<i32>(object_peerDev, "peerDev", &driver::CUdevice)?;
    let mut c_canAccessPeer: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceCanAccessPeer)?;
    let status = unsafe {
        released(py, || function((&raw mut c_canAccessPeer).cast(), c_dev, c_peerDev))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_canAccessPeer)?),
    )
}

pub(crate) fn cuDeviceComputeCapability<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceComputeCapability", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceComputeCapability)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_major).cast(), (&raw mut c_minor).cast(), c_dev),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuDeviceGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ordinal], []) = call.bind("cuDeviceGet", "ordinal")?;
    let py = call.py();
    let c_ordinal = args::i32(object_ordinal, "ordinal")?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGet)?;
    let status = unsafe { held(py, || function((&raw mut c_device).cast(), c_ordinal)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?),
    )
}

pub(crate) fn cuDeviceGetByPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciBusId], []) = call.bind("cuDeviceGetByPCIBusId", "pciBusId")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_dev: i32 = 0;
    let c_pciBusId = args::c_string(object_pciBusId, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = call
        .symbol(slots::cuDeviceGetByPCIBusId)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dev).cast(), c_pciBusId))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevice, c_dev as u64)?),
    )
}

pub(crate) fn cuDeviceGetCliqueCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetCliqueCount", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_count: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetCliqueCount)?;
    let status = unsafe { released(py, || function((&raw mut c_count).cast(), c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_count)?),
    )
}

pub(crate) fn cuDeviceGetCliqueInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_count, object_dev], []) = call
        .bind("cuDeviceGetCliqueInfo", "count dev")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_count = args::u64(object_count, "count")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_cliqueInfo_length: usize = c_count as usize;
    let c_cliqueInfo = args::output_memory(
        py,
        c_cliqueInfo_length,
        Ty::Record(&driver13::CUcliqueInfo).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetCliqueInfo)?;
    let status = unsafe {
        released(py, || function(c_cliqueInfo.cast(), (&raw mut c_count).cast(), c_dev))
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
                            &Ty::Record(&driver13::CUcliqueInfo),
                            c_cliqueInfo.cast(),
                            c_cliqueInfo_length.min(c_count as usize),
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_count)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuDeviceGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuDeviceGetCount", "")?;
    let py = call.py();
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuDeviceGetCount)?;
    let status = unsafe { held(py, || function((&raw mut c_count).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_count)?),
    )
}

pub(crate) fn cuDeviceGetDefaultMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetDefaultMemPool", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pool_out: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetDefaultMemPool)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pool_out).cast(), c_dev))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool_out as u64)?),
    )
}

pub(crate) fn cuDeviceGetExecAffinitySupport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename, object_dev], []) = call
        .bind("cuDeviceGetExecAffinitySupport", "typename dev")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUexecAffinityType,
    )?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetExecAffinitySupport)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pi).cast(), c_type, c_dev))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

pub(crate) fn cuDeviceGetFabricClusterUuid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetFabricClusterUuid", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let (c_uuid, c_uuid_place) = out::new_record(py, &driver::CUuuid)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetFabricClusterUuid)?;
    let status = unsafe { released(py, || function(c_uuid_place.cast(), c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_uuid.into_any()))
}

pub(crate) fn cuDeviceGetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_attr], []) = call
        .bind("cuDeviceGetGraphMemAttribute", "device attr")?;
    let py = call.py();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUgraphMem_attribute)?;
    let mut c_value = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::driver::CUgraphMem_attribute,
        None,
    )?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuDeviceGetGraphMemAttribute)?;
    let status = unsafe {
        released(py, || function(c_device, c_attr, c_value.pointer()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_value.value(py) }?),
    )
}

pub(crate) fn cuDeviceGetHostAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_operations, object_count, object_dev], []) = call
        .bind("cuDeviceGetHostAtomicCapabilities", "operations count dev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_capabilities_length: usize = c_count as usize;
    let c_capabilities = args::output_memory(
        py,
        c_capabilities_length,
        Ty::U32.size(),
        &arena,
    )?;
    let c_operations = args::array(
        object_operations,
        "operations",
        &Ty::Enum(&driver13::CUatomicOperation),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetHostAtomicCapabilities)?;
    let status = unsafe {
        released(
            py,
            || function(c_capabilities.cast(), c_operations.cast(), c_count, c_dev),
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
                    unsafe {
                        out::list(
                            py,
                            &Ty::U32,
                            c_capabilities.cast(),
                            c_capabilities_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cuDeviceGetLuid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetLuid", "dev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_luid_length: usize = 8;
    let c_luid = args::output_memory(py, c_luid_length, Ty::I8.size(), &arena)?;
    let mut c_deviceNodeMask: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetLuid)?;
    let status = unsafe {
        released(
            py,
            || function(c_luid.cast(), (&raw mut c_deviceNodeMask).cast(), c_dev),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { out::memory(py, c_luid, c_luid_length) }?)?;
            tuple.push(out::u32(py, c_deviceNodeMask)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuDeviceGetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetMemPool", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pool: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetMemPool)?;
    let status = unsafe { released(py, || function((&raw mut c_pool).cast(), c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool as u64)?),
    )
}

pub(crate) fn cuDeviceGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length, object_dev], []) = call.bind("cuDeviceGetName", "length dev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_name_size: usize = args::length(py, c_len.into(), "len")?;
    let c_name = args::output_memory(py, c_name_size, 1, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetName)?;
    let status = unsafe { released(py, || function(c_name.cast(), c_len, c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_name, c_name_size) }?),
    )
}

pub(crate) fn cuDeviceGetNvSciSyncAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nvSciSyncAttrList, object_dev, object_flags], []) = call
        .bind("cuDeviceGetNvSciSyncAttributes", "nvSciSyncAttrList dev flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_flags = args::i32(object_flags, "flags")?;
    let c_nvSciSyncAttrList = args::pointer(object_nvSciSyncAttrList, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetNvSciSyncAttributes)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_nvSciSyncAttrList.cast(), c_dev, c_flags)) },
    )
}

pub(crate) fn cuDeviceGetP2PAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_operations, object_count, object_srcDevice, object_dstDevice], []) = call
        .bind(
            "cuDeviceGetP2PAtomicCapabilities",
            "operations count srcDevice dstDevice",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_srcDevice = args::value::<
        i32,
    >(object_srcDevice, "srcDevice", &driver::CUdevice)?;
    let c_dstDevice = args::value::<
        i32,
    >(object_dstDevice, "dstDevice", &driver::CUdevice)?;
    let c_capabilities_length: usize = c_count as usize;
    let c_capabilities = args::output_memory(
        py,
        c_capabilities_length,
        Ty::U32.size(),
        &arena,
    )?;
    let c_operations = args::array(
        object_operations,
        "operations",
        &Ty::Enum(&driver13::CUatomicOperation),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cuDeviceGetP2PAtomicCapabilities)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_capabilities.cast(),
                c_operations.cast(),
                c_count,
                c_srcDevice,
                c_dstDevice,
            ),
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
                    unsafe {
                        out::list(
                            py,
                            &Ty::U32,
                            c_capabilities.cast(),
                            c_capabilities_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cuDeviceGetP2PAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrib, object_srcDevice, object_dstDevice], []) = call
        .bind("cuDeviceGetP2PAttribute", "attrib srcDevice dstDevice")?;
    let py = call.py();
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &driver::CUdevice_P2PAttribute,
    )?;
    let c_srcDevice = args::value::<
        i32,
    >(object_srcDevice, "srcDevice", &driver::CUdevice)?;
    let c_dstDevice = args::value::<
        i32,
    >(object_dstDevice, "dstDevice", &driver::CUdevice)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetP2PAttribute)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_value).cast(), c_attrib, c_srcDevice, c_dstDevice),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cuDeviceGetPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length, object_dev], []) = call
        .bind("cuDeviceGetPCIBusId", "length dev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_pciBusId_size: usize = args::length(py, c_len.into(), "len")?;
    let c_pciBusId = args::output_memory(py, c_pciBusId_size, 1, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetPCIBusId)?;
    let status = unsafe { released(py, || function(c_pciBusId.cast(), c_len, c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_pciBusId, c_pciBusId_size) }?),
    )
}

pub(crate) fn cuDeviceGetProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetProperties", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let (c_prop, c_prop_place) = out::new_record(py, &driver::CUdevprop)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetProperties)?;
    let status = unsafe { released(py, || function(c_prop_place.cast(), c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_prop.into_any()))
}

pub(crate) fn cuDeviceGetTexture1DLinearMaxWidth<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pformat, object_numChannels, object_dev], []) = call
        .bind("cuDeviceGetTexture1DLinearMaxWidth", "pformat numChannels dev")?;
    let py = call.py();
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &driver::CUarray_format,
    )?;
    let c_numChannels = args::u32(object_numChannels, "numChannels")?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_maxWidthInElements: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, u32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetTexture1DLinearMaxWidth)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_maxWidthInElements).cast(),
                c_format,
                c_numChannels,
                c_dev,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_maxWidthInElements)?),
    )
}

pub(crate) fn cuDeviceGetUuid_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceGetUuid_v2", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let (c_uuid, c_uuid_place) = out::new_record(py, &driver::CUuuid)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceGetUuid_v2)?;
    let status = unsafe { released(py, || function(c_uuid_place.cast(), c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_uuid.into_any()))
}

pub(crate) fn cuDeviceGraphMemTrim<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cuDeviceGraphMemTrim", "device")?;
    let py = call.py();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuDeviceGraphMemTrim)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn cuDevicePrimaryCtxGetState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDevicePrimaryCtxGetState", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_flags: u32 = 0;
    let mut c_active: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuDevicePrimaryCtxGetState)?;
    let status = unsafe {
        released(
            py,
            || function(c_dev, (&raw mut c_flags).cast(), (&raw mut c_active).cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_flags)?)?;
            tuple.push(out::i32(py, c_active)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuDevicePrimaryCtxRelease<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDevicePrimaryCtxRelease", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuDevicePrimaryCtxRelease_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dev)) })
}

pub(crate) fn cuDevicePrimaryCtxReset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDevicePrimaryCtxReset", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuDevicePrimaryCtxReset_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dev)) })
}

pub(crate) fn cuDevicePrimaryCtxRetain<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDevicePrimaryCtxRetain", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDevicePrimaryCtxRetain)?;
    let status = unsafe { released(py, || function((&raw mut c_pctx).cast(), c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuDevicePrimaryCtxSetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev, object_flags], []) = call
        .bind("cuDevicePrimaryCtxSetFlags", "dev flags")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(i32, u32) -> i32 = call
        .symbol(slots::cuDevicePrimaryCtxSetFlags_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dev, c_flags)) },
    )
}

pub(crate) fn cuDeviceRegisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_callbackFunc, object_userData], []) = call
        .bind("cuDeviceRegisterAsyncNotification", "device callbackFunc userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let mut c_callbackFunc = args::callback(
        object_callbackFunc,
        Some(&driver::CUasyncCallback__signature),
        Some(object_userData),
        &arena,
    )?;
    let mut c_callback: u64 = 0;
    let c_userData = args::data(object_userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuDeviceRegisterAsyncNotification)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_callbackFunc.address(),
                c_userData.cast(),
                (&raw mut c_callback).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUasyncCallbackHandle, c_callback as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(
            &driver::CUasyncCallbackHandle,
            c_callback as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &driver::CUasyncCallbackHandle, c_callback as u64)?)
        },
    )
}

pub(crate) fn cuDeviceSetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_attr, object_value], []) = call
        .bind("cuDeviceSetGraphMemAttribute", "device attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUgraphMem_attribute)?;
    let (c_value, _) = attributes::attribute_in(
        object_value,
        c_attr,
        &attribute_types::driver::CUgraphMem_attribute,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuDeviceSetGraphMemAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_device, c_attr, c_value)) },
    )
}

pub(crate) fn cuDeviceSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev, object_pool], []) = call.bind("cuDeviceSetMemPool", "dev pool")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cuDeviceSetMemPool)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dev, c_pool)) })
}

pub(crate) fn cuDeviceTotalMem<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuDeviceTotalMem", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_bytes: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cuDeviceTotalMem_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_bytes).cast(), c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bytes)?),
    )
}

pub(crate) fn cuDeviceUnregisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_callback], []) = call
        .bind("cuDeviceUnregisterAsyncNotification", "device callback")?;
    let py = call.py();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_callback = args::value::<
        u64,
    >(object_callback, "callback", &driver::CUasyncCallbackHandle)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cuDeviceUnregisterAsyncNotification)?;
    let detached = handle_keepalive::detach(
        &driver::CUasyncCallbackHandle,
        c_callback as u64,
    );
    let status = unsafe { released(py, || function(c_device, c_callback)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuDriverGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuDriverGetVersion", "")?;
    let py = call.py();
    let mut c_driverVersion: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuDriverGetVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_driverVersion).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_driverVersion)?),
    )
}

pub(crate) fn cuEGLStreamConsumerAcquireFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_pCudaResource, object_pStream, object_timeout], []) = call
        .bind("cuEGLStreamConsumerAcquireFrame", "conn pCudaResource pStream timeout")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_timeout = args::u32(object_timeout, "timeout")?;
    let c_conn = args::variable(
        object_conn,
        "conn",
        &driver::CUeglStreamConnection,
        &arena,
    )?;
    let c_pCudaResource = args::variable(
        object_pCudaResource,
        "pCudaResource",
        &driver::CUgraphicsResource,
        &arena,
    )?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&driver::CUstream),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cuEGLStreamConsumerAcquireFrame)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_conn, c_pCudaResource, c_pStream.cast(), c_timeout),
            )
        },
    )
}

pub(crate) fn cuEGLStreamConsumerConnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cuEGLStreamConsumerConnect", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::EGLStreamKHR)?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuEGLStreamConsumerConnect)?;
    let status = unsafe {
        released(py, || function((&raw mut c_conn).cast(), c_stream))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUeglStreamConnection, c_conn as u64)?)
        },
    )
}

pub(crate) fn cuEGLStreamConsumerConnectWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stream, object_flags], []) = call
        .bind("cuEGLStreamConsumerConnectWithFlags", "stream flags")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::EGLStreamKHR)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuEGLStreamConsumerConnectWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_conn).cast(), c_stream, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUeglStreamConnection, c_conn as u64)?)
        },
    )
}

pub(crate) fn cuEGLStreamConsumerDisconnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_conn], []) = call.bind("cuEGLStreamConsumerDisconnect", "conn")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &driver::CUeglStreamConnection,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuEGLStreamConsumerDisconnect)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_conn)) })
}

pub(crate) fn cuEGLStreamConsumerReleaseFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_pCudaResource, object_pStream], []) = call
        .bind("cuEGLStreamConsumerReleaseFrame", "conn pCudaResource pStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pCudaResource = args::value::<
        u64,
    >(object_pCudaResource, "pCudaResource", &driver::CUgraphicsResource)?;
    let c_conn = args::variable(
        object_conn,
        "conn",
        &driver::CUeglStreamConnection,
        &arena,
    )?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&driver::CUstream),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuEGLStreamConsumerReleaseFrame)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_conn, c_pCudaResource, c_pStream.cast())) },
    )
}

pub(crate) fn cuEGLStreamProducerConnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_width, object_height], []) = call
        .bind("cuEGLStreamProducerConnect", "stream width height")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::EGLStreamKHR)?;
    let c_width = args::value::<i32>(object_width, "width", &driver::EGLint)?;
    let c_height = args::value::<i32>(object_height, "height", &driver::EGLint)?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = call
        .symbol(slots::cuEGLStreamProducerConnect)?;
    let status = unsafe {
        released(py, || function((&raw mut c_conn).cast(), c_stream, c_width, c_height))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUeglStreamConnection, c_conn as u64)?)
        },
    )
}

pub(crate) fn cuEGLStreamProducerDisconnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_conn], []) = call.bind("cuEGLStreamProducerDisconnect", "conn")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &driver::CUeglStreamConnection,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuEGLStreamProducerDisconnect)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_conn)) })
}

pub(crate) fn cuEGLStreamProducerPresentFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_eglframe, object_pStream], []) = call
        .bind("cuEGLStreamProducerPresentFrame", "conn eglframe pStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &driver::CUeglStreamConnection,
        &arena,
    )?;
    let c_eglframe = args::record(object_eglframe, "eglframe", &driver::CUeglFrame)?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&driver::CUstream),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::driver::CUeglFrame_v1,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuEGLStreamProducerPresentFrame)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_conn,
                    c_eglframe
                        .cast::<by_value::driver::CUeglFrame_v1>()
                        .read_unaligned(),
                    c_pStream.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cuEGLStreamProducerReturnFrame<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_conn, object_eglframe, object_pStream], []) = call
        .bind("cuEGLStreamProducerReturnFrame", "conn eglframe pStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &driver::CUeglStreamConnection,
        &arena,
    )?;
    let c_eglframe = args::optional_record(
        object_eglframe,
        "eglframe",
        &driver::CUeglFrame,
    )?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&driver::CUstream),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuEGLStreamProducerReturnFrame)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_conn, c_eglframe.cast(), c_pStream.cast())) },
    )
}

pub(crate) fn cuEventCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_Flags], []) = call.bind("cuEventCreate", "Flags")?;
    let py = call.py();
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_phEvent: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuEventCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phEvent).cast(), c_Flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUevent, c_phEvent as u64)?),
    )
}

pub(crate) fn cuEventCreateFromEGLSync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eglSync, object_flags], []) = call
        .bind("cuEventCreateFromEGLSync", "eglSync flags")?;
    let py = call.py();
    let c_eglSync = args::value::<u64>(object_eglSync, "eglSync", &driver::EGLSyncKHR)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_phEvent: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuEventCreateFromEGLSync)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phEvent).cast(), c_eglSync, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUevent, c_phEvent as u64)?),
    )
}

pub(crate) fn cuEventDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hEvent], []) = call.bind("cuEventDestroy", "hEvent")?;
    let py = call.py();
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuEventDestroy_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hEvent)) })
}

pub(crate) fn cuEventElapsedTime_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStart, object_hEnd], []) = call
        .bind("cuEventElapsedTime_v2", "hStart hEnd")?;
    let py = call.py();
    let c_hStart = args::value::<u64>(object_hStart, "hStart", &driver::CUevent)?;
    let c_hEnd = args::value::<u64>(object_hEnd, "hEnd", &driver::CUevent)?;
    let mut c_pMilliseconds: f32 = 0.0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuEventElapsedTime_v2)?;
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

pub(crate) fn cuEventQuery<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hEvent], []) = call.bind("cuEventQuery", "hEvent")?;
    let py = call.py();
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuEventQuery)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hEvent)) })
}

pub(crate) fn cuEventRecord<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hEvent, object_hStream], []) = call
        .bind("cuEventRecord", "hEvent hStream")?;
    let py = call.py();
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuEventRecord)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hEvent, c_hStream)) },
    )
}

pub(crate) fn cuEventRecordWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hEvent, object_hStream, object_flags], []) = call
        .bind("cuEventRecordWithFlags", "hEvent hStream flags")?;
    let py = call.py();
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuEventRecordWithFlags)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hEvent, c_hStream, c_flags)) },
    )
}

pub(crate) fn cuEventSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hEvent], []) = call.bind("cuEventSynchronize", "hEvent")?;
    let py = call.py();
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuEventSynchronize)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hEvent)) })
}

pub(crate) fn cuExternalMemoryGetMappedBuffer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_extMem, object_bufferDesc], []) = call
        .bind("cuExternalMemoryGetMappedBuffer", "extMem bufferDesc")?;
    let py = call.py();
    let c_extMem = args::value::<
        u64,
    >(object_extMem, "extMem", &driver::CUexternalMemory)?;
    let mut c_devPtr: u64 = 0;
    let c_bufferDesc = args::optional_record(
        object_bufferDesc,
        "bufferDesc",
        &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuExternalMemoryGetMappedBuffer)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_devPtr).cast(), c_extMem, c_bufferDesc.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_devPtr as u64)?),
    )
}

pub(crate) fn cuExternalMemoryGetMappedMipmappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_extMem, object_mipmapDesc], []) = call
        .bind("cuExternalMemoryGetMappedMipmappedArray", "extMem mipmapDesc")?;
    let py = call.py();
    let c_extMem = args::value::<
        u64,
    >(object_extMem, "extMem", &driver::CUexternalMemory)?;
    let mut c_mipmap: u64 = 0;
    let c_mipmapDesc = args::optional_record(
        object_mipmapDesc,
        "mipmapDesc",
        &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuExternalMemoryGetMappedMipmappedArray)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_mipmap).cast(), c_extMem, c_mipmapDesc.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmipmappedArray, c_mipmap as u64)?),
    )
}

pub(crate) fn cuFabricCpyBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numOps, object_opList, object_flags, object_hStream], []) = call
        .bind("cuFabricCpyBatchAsync", "numOps opList flags hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numOps = args::u64(object_numOps, "numOps")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_opList = args::array(
        object_opList,
        "opList",
        &Ty::Record(&driver13::CUDA_FABRIC_COPY_BATCH_OP),
        Some(c_numOps as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuFabricCpyBatchAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_numOps, c_opList.cast(), c_flags, c_hStream))
        },
    )
}

pub(crate) fn cuFlushGPUDirectRDMAWrites<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_target, object_scope], []) = call
        .bind("cuFlushGPUDirectRDMAWrites", "target scope")?;
    let py = call.py();
    let c_target = args::enumeration(
        object_target,
        "target",
        &driver::CUflushGPUDirectRDMAWritesTarget,
    )?;
    let c_scope = args::enumeration(
        object_scope,
        "scope",
        &driver::CUflushGPUDirectRDMAWritesScope,
    )?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call
        .symbol(slots::cuFlushGPUDirectRDMAWrites)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_target, c_scope)) },
    )
}

pub(crate) fn cuFuncGetModule<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc], []) = call.bind("cuFuncGetModule", "hfunc")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let mut c_hmod: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuFuncGetModule)?;
    let status = unsafe { released(py, || function((&raw mut c_hmod).cast(), c_hfunc)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmodule, c_hmod as u64)?),
    )
}

pub(crate) fn cuFuncGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc], []) = call.bind("cuFuncGetName", "hfunc")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let mut c_name: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuFuncGetName)?;
    let status = unsafe { released(py, || function((&raw mut c_name).cast(), c_hfunc)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_name) }?),
    )
}

pub(crate) fn cuFuncGetParamCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func], []) = call.bind("cuFuncGetParamCount", "func")?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let mut c_paramCount: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuFuncGetParamCount)?;
    let status = unsafe {
        released(py, || function(c_func, (&raw mut c_paramCount).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_paramCount)?),
    )
}

pub(crate) fn cuFuncGetParamInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_paramIndex], []) = call
        .bind("cuFuncGetParamInfo", "func paramIndex")?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let c_paramIndex = args::u64(object_paramIndex, "paramIndex")?;
    let mut c_paramOffset: u64 = 0;
    let mut c_paramSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuFuncGetParamInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_func,
                c_paramIndex,
                (&raw mut c_paramOffset).cast(),
                (&raw mut c_paramSize).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_paramOffset)?)?;
            tuple.push(out::u64(py, c_paramSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuFuncIsLoaded<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_function], []) = call.bind("cuFuncIsLoaded", "function")?;
    let py = call.py();
    let c_function = args::value::<
        u64,
    >(object_function, "function", &driver::CUfunction)?;
    let mut c_state: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuFuncIsLoaded)?;
    let status = unsafe {
        released(py, || function((&raw mut c_state).cast(), c_function))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &driver::CUfunctionLoadingState, c_state)?)
        },
    )
}

pub(crate) fn cuFuncLoad<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_function], []) = call.bind("cuFuncLoad", "function")?;
    let py = call.py();
    let c_function = args::value::<
        u64,
    >(object_function, "function", &driver::CUfunction)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuFuncLoad)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_function)) })
}

pub(crate) fn cuFuncSetBlockShape<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_x, object_y, object_z], []) = call
        .bind("cuFuncSetBlockShape", "hfunc x y z")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_x = args::i32(object_x, "x")?;
    let c_y = args::i32(object_y, "y")?;
    let c_z = args::i32(object_z, "z")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call
        .symbol(slots::cuFuncSetBlockShape)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_x, c_y, c_z)) },
    )
}

pub(crate) fn cuFuncSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_config], []) = call
        .bind("cuFuncSetCacheConfig", "hfunc config")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_config = args::enumeration(object_config, "config", &driver::CUfunc_cache)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuFuncSetCacheConfig)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_config)) },
    )
}

pub(crate) fn cuFuncSetSharedMemConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_config], []) = call
        .bind("cuFuncSetSharedMemConfig", "hfunc config")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_config = args::enumeration(object_config, "config", &driver::CUsharedconfig)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuFuncSetSharedMemConfig)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_config)) },
    )
}

pub(crate) fn cuFuncSetSharedSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_numbytes], []) = call
        .bind("cuFuncSetSharedSize", "hfunc numbytes")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_bytes = args::u32(object_numbytes, "numbytes")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuFuncSetSharedSize)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_bytes)) },
    )
}

pub(crate) fn cuGLCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_Flags, object_device], []) = call
        .bind("cuGLCtxCreate", "Flags device")?;
    let py = call.py();
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let mut c_pCtx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuGLCtxCreate_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pCtx).cast(), c_Flags, c_device))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pCtx as u64)?),
    )
}

pub(crate) fn cuGLGetDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cudaDeviceCount, object_deviceList], []) = call
        .bind("cuGLGetDevices", "cudaDeviceCount deviceList")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_cudaDeviceCount = args::u32(object_cudaDeviceCount, "cudaDeviceCount")?;
    let c_deviceList = args::enumeration(
        object_deviceList,
        "deviceList",
        &driver::CUGLDeviceList,
    )?;
    let mut c_pCudaDeviceCount: u32 = 0;
    let c_pCudaDevices_length: usize = c_cudaDeviceCount as usize;
    let c_pCudaDevices = args::output_memory(
        py,
        c_pCudaDevices_length,
        Ty::Value(&driver::CUdevice).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuGLGetDevices_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pCudaDeviceCount).cast(),
                c_pCudaDevices.cast(),
                c_cudaDeviceCount,
                c_deviceList,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_pCudaDeviceCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUdevice),
                            c_pCudaDevices.cast(),
                            c_pCudaDevices_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cuGLInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuGLInit", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cuGLInit)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function()) })
}

pub(crate) fn cuGLMapBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("cuGLMapBufferObject", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let mut c_dptr: u64 = 0;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuGLMapBufferObject_v2)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_dptr).cast(), (&raw mut c_size).cast(), c_buffer),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_size)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGLMapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_hStream], []) = call
        .bind("cuGLMapBufferObjectAsync", "buffer hStream")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_dptr: u64 = 0;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cuGLMapBufferObjectAsync_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dptr).cast(),
                (&raw mut c_size).cast(),
                c_buffer,
                c_hStream,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_size)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGLRegisterBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("cuGLRegisterBufferObject", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuGLRegisterBufferObject)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_buffer)) })
}

pub(crate) fn cuGLSetBufferObjectMapFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_Flags], []) = call
        .bind("cuGLSetBufferObjectMapFlags", "buffer Flags")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call
        .symbol(slots::cuGLSetBufferObjectMapFlags)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_buffer, c_Flags)) },
    )
}

pub(crate) fn cuGLUnmapBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("cuGLUnmapBufferObject", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuGLUnmapBufferObject)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_buffer)) })
}

pub(crate) fn cuGLUnmapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_hStream], []) = call
        .bind("cuGLUnmapBufferObjectAsync", "buffer hStream")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u32, u64) -> i32 = call
        .symbol(slots::cuGLUnmapBufferObjectAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_buffer, c_hStream)) },
    )
}

pub(crate) fn cuGLUnregisterBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("cuGLUnregisterBufferObject", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuGLUnregisterBufferObject)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_buffer)) })
}

pub(crate) fn cuGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_error], []) = call.bind("cuGetErrorName", "error")?;
    let py = call.py();
    let c_error = args::enumeration(object_error, "error", &driver::CUresult)?;
    let mut c_pStr: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuGetErrorName)?;
    let status = unsafe { held(py, || function(c_error, (&raw mut c_pStr).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_pStr) }?),
    )
}

pub(crate) fn cuGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_error], []) = call.bind("cuGetErrorString", "error")?;
    let py = call.py();
    let c_error = args::enumeration(object_error, "error", &driver::CUresult)?;
    let mut c_pStr: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuGetErrorString)?;
    let status = unsafe { held(py, || function(c_error, (&raw mut c_pStr).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_pStr) }?),
    )
}

pub(crate) fn cuGetExportTable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pExportTableId], []) = call.bind("cuGetExportTable", "pExportTableId")?;
    let py = call.py();
    let mut c_ppExportTable: *mut c_void = core::ptr::null_mut();
    let c_pExportTableId = args::optional_record(
        object_pExportTableId,
        "pExportTableId",
        &driver::CUuuid,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuGetExportTable)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_ppExportTable).cast(), c_pExportTableId.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_ppExportTable)?),
    )
}

pub(crate) fn cuGetProcAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_symbol, object_cudaVersion, object_flags], []) = call
        .bind("cuGetProcAddress", "symbol cudaVersion flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_cudaVersion = args::i32(object_cudaVersion, "cudaVersion")?;
    let c_flags = args::value::<u64>(object_flags, "flags", &driver::cuuint64_t)?;
    let c_symbol = args::c_string(object_symbol, &arena)?;
    let mut c_pfn: *mut c_void = core::ptr::null_mut();
    let mut c_symbolStatus: i32 = 0;
    let function: unsafe extern "system" fn(
        *const c_char,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGetProcAddress_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_symbol,
                (&raw mut c_pfn).cast(),
                c_cudaVersion,
                c_flags,
                (&raw mut c_symbolStatus).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_pfn)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &driver::CUdriverProcAddressQueryResult,
                        c_symbolStatus,
                    )?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphAddChildGraphNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_childGraph,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddChildGraphNode",
            "hGraph dependencies numDependencies childGraph",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_childGraph = args::value::<
        u64,
    >(object_childGraph, "childGraph", &driver::CUgraph)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddChildGraphNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_childGraph,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddDependencies_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_from_,
        object_to,
        object_edgeData,
        object_numDependencies,
        ],
        [],
    ) = call
        .bind("cuGraphAddDependencies_v2", "hGraph from_ to edgeData numDependencies")?;
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
    let c_edgeData = args::optional_array(
        object_edgeData,
        "edgeData",
        &Ty::Record(&driver::CUgraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddDependencies_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_hGraph,
                    c_from.cast(),
                    c_to.cast(),
                    c_edgeData.cast(),
                    c_numDependencies,
                ),
            )
        },
    )
}

pub(crate) fn cuGraphAddEmptyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_dependencies, object_numDependencies], []) = call
        .bind("cuGraphAddEmptyNode", "hGraph dependencies numDependencies")?;
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
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphAddEmptyNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddEventRecordNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_event,
        ],
        [],
    ) = call
        .bind("cuGraphAddEventRecordNode", "hGraph dependencies numDependencies event")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddEventRecordNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_event,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddEventWaitNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_event,
        ],
        [],
    ) = call
        .bind("cuGraphAddEventWaitNode", "hGraph dependencies numDependencies event")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddEventWaitNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_event,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddExternalSemaphoresSignalNode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddExternalSemaphoresSignalNode",
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
        &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddExternalSemaphoresSignalNode)?;
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

pub(crate) fn cuGraphAddExternalSemaphoresWaitNode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddExternalSemaphoresWaitNode",
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
        &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddExternalSemaphoresWaitNode)?;
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

pub(crate) fn cuGraphAddHostNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind("cuGraphAddHostNode", "hGraph dependencies numDependencies nodeParams")?;
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
        &driver::CUDA_HOST_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddHostNode)?;
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

pub(crate) fn cuGraphAddKernelNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind("cuGraphAddKernelNode", "hGraph dependencies numDependencies nodeParams")?;
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
        &driver::CUDA_KERNEL_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddKernelNode_v2)?;
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
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

pub(crate) fn cuGraphAddMemFreeNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_dptr,
        ],
        [],
    ) = call.bind("cuGraphAddMemFreeNode", "hGraph dependencies numDependencies dptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    args::keep(object_dptr, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddMemFreeNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_dptr,
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

pub(crate) fn cuGraphAddMemcpyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_copyParams,
        object_ctx,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddMemcpyNode",
            "hGraph dependencies numDependencies copyParams ctx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_copyParams = args::optional_record(
        object_copyParams,
        "copyParams",
        &driver::CUDA_MEMCPY3D,
    )?;
    args::keep(object_copyParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddMemcpyNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_copyParams.cast(),
                c_ctx,
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

pub(crate) fn cuGraphAddMemsetNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_numDependencies,
        object_memsetParams,
        object_ctx,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddMemsetNode",
            "hGraph dependencies numDependencies memsetParams ctx",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_memsetParams = args::optional_record(
        object_memsetParams,
        "memsetParams",
        &driver::CUDA_MEMSET_NODE_PARAMS,
    )?;
    args::keep(object_memsetParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphAddMemsetNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_numDependencies,
                c_memsetParams.cast(),
                c_ctx,
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

pub(crate) fn cuGraphAddNode_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_dependencyData,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddNode_v2",
            "hGraph dependencies dependencyData numDependencies nodeParams",
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
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&driver::CUgraphEdgeData),
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
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddNode_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_dependencyData.cast(),
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

pub(crate) fn cuGraphAddNode_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_dependencies,
        object_dependencyData,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cuGraphAddNode_v3",
            "hGraph dependencies dependencyData numDependencies nodeParams",
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
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&driver::CUgraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver13::CUgraphNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphAddNode_v3)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphNode).cast(),
                c_hGraph,
                c_dependencies.cast(),
                c_dependencyData.cast(),
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

pub(crate) fn cuGraphChildGraphNodeGetGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphChildGraphNodeGetGraph", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_phGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphChildGraphNodeGetGraph)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_phGraph).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraph as u64)?),
    )
}

pub(crate) fn cuGraphClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_originalGraph], []) = call.bind("cuGraphClone", "originalGraph")?;
    let py = call.py();
    let c_originalGraph = args::value::<
        u64,
    >(object_originalGraph, "originalGraph", &driver::CUgraph)?;
    let mut c_phGraphClone: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphClone)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phGraphClone).cast(), c_originalGraph))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraph, c_phGraphClone as u64);
        handle_keepalive::share(
            &driver::CUgraph,
            c_originalGraph as u64,
            &driver::CUgraph,
            c_phGraphClone as u64,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraphClone as u64)?),
    )
}

pub(crate) fn cuGraphConditionalHandleCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_ctx, object_defaultLaunchValue, object_flags], []) = call
        .bind("cuGraphConditionalHandleCreate", "hGraph ctx defaultLaunchValue flags")?;
    let py = call.py();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let c_defaultLaunchValue = args::u32(
        object_defaultLaunchValue,
        "defaultLaunchValue",
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pHandle_out: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphConditionalHandleCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pHandle_out).cast(),
                c_hGraph,
                c_ctx,
                c_defaultLaunchValue,
                c_flags,
            ),
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
                        &driver::CUgraphConditionalHandle,
                        c_pHandle_out as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cuGraphCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cuGraphCreate", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_phGraph: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuGraphCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phGraph).cast(), c_flags))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraph, c_phGraph as u64);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraph as u64)?),
    )
}

pub(crate) fn cuGraphDebugDotPrint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_path, object_flags], []) = call
        .bind("cuGraphDebugDotPrint", "hGraph path flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_path = args::c_string(object_path, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char, u32) -> i32 = call
        .symbol(slots::cuGraphDebugDotPrint)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraph, c_path, c_flags)) },
    )
}

pub(crate) fn cuGraphDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], []) = call.bind("cuGraphDestroy", "hGraph")?;
    let py = call.py();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuGraphDestroy)?;
    let detached = handle_keepalive::detach(&driver::CUgraph, c_hGraph as u64);
    let status = unsafe { released(py, || function(c_hGraph)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphDestroyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphDestroyNode", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuGraphDestroyNode)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hNode)) })
}

pub(crate) fn cuGraphEventRecordNodeGetEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphEventRecordNodeGetEvent", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_event_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphEventRecordNodeGetEvent)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_event_out).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUevent, c_event_out as u64)?),
    )
}

pub(crate) fn cuGraphEventRecordNodeSetEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_event], []) = call
        .bind("cuGraphEventRecordNodeSetEvent", "hNode event")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGraphEventRecordNodeSetEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_event)) },
    )
}

pub(crate) fn cuGraphEventWaitNodeGetEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphEventWaitNodeGetEvent", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_event_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphEventWaitNodeGetEvent)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_event_out).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUevent, c_event_out as u64)?),
    )
}

pub(crate) fn cuGraphEventWaitNodeSetEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_event], []) = call
        .bind("cuGraphEventWaitNodeSetEvent", "hNode event")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGraphEventWaitNodeSetEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_event)) },
    )
}

pub(crate) fn cuGraphExecChildGraphNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_childGraph], []) = call
        .bind("cuGraphExecChildGraphNodeSetParams", "hGraphExec hNode childGraph")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_childGraph = args::value::<
        u64,
    >(object_childGraph, "childGraph", &driver::CUgraph)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cuGraphExecChildGraphNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_childGraph)) },
    )
}

pub(crate) fn cuGraphExecDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec], []) = call.bind("cuGraphExecDestroy", "hGraphExec")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuGraphExecDestroy)?;
    let detached = handle_keepalive::detach(&driver::CUgraphExec, c_hGraphExec as u64);
    let status = unsafe { released(py, || function(c_hGraphExec)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecEventRecordNodeSetEvent<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_event], []) = call
        .bind("cuGraphExecEventRecordNodeSetEvent", "hGraphExec hNode event")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cuGraphExecEventRecordNodeSetEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_event)) },
    )
}

pub(crate) fn cuGraphExecEventWaitNodeSetEvent<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_event], []) = call
        .bind("cuGraphExecEventWaitNodeSetEvent", "hGraphExec hNode event")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cuGraphExecEventWaitNodeSetEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_event)) },
    )
}

pub(crate) fn cuGraphExecExternalSemaphoresSignalNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind(
            "cuGraphExecExternalSemaphoresSignalNodeSetParams",
            "hGraphExec hNode nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecExternalSemaphoresSignalNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecExternalSemaphoresWaitNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind(
            "cuGraphExecExternalSemaphoresWaitNodeSetParams",
            "hGraphExec hNode nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecExternalSemaphoresWaitNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec], []) = call.bind("cuGraphExecGetFlags", "hGraphExec")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let mut c_flags: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecGetFlags)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, (&raw mut c_flags).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::cuuint64_t, c_flags as u64)?),
    )
}

pub(crate) fn cuGraphExecGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec], []) = call.bind("cuGraphExecGetId", "hGraphExec")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let mut c_graphId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecGetId)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, (&raw mut c_graphId).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_graphId)?),
    )
}

pub(crate) fn cuGraphExecHostNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind("cuGraphExecHostNodeSetParams", "hGraphExec hNode nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_HOST_NODE_PARAMS,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecHostNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecKernelNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind("cuGraphExecKernelNodeSetParams", "hGraphExec hNode nodeParams")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_KERNEL_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecKernelNodeSetParams_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphExecMemcpyNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_copyParams, object_ctx], []) = call
        .bind("cuGraphExecMemcpyNodeSetParams", "hGraphExec hNode copyParams ctx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let c_copyParams = args::optional_record(
        object_copyParams,
        "copyParams",
        &driver::CUDA_MEMCPY3D,
    )?;
    args::keep(object_copyParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphExecMemcpyNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_copyParams.cast(), c_ctx))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecMemsetNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_memsetParams, object_ctx], []) = call
        .bind("cuGraphExecMemsetNodeSetParams", "hGraphExec hNode memsetParams ctx")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let c_memsetParams = args::optional_record(
        object_memsetParams,
        "memsetParams",
        &driver::CUDA_MEMSET_NODE_PARAMS,
    )?;
    args::keep(object_memsetParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphExecMemsetNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_memsetParams.cast(), c_ctx))
    };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraphExec, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphExecUpdate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hGraph], []) = call
        .bind("cuGraphExecUpdate", "hGraphExec hGraph")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let (c_resultInfo, c_resultInfo_place) = out::new_record(
        py,
        &driver::CUgraphExecUpdateResultInfo,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExecUpdate_v2)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hGraph, c_resultInfo_place.cast()))
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_resultInfo.into_any())?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_resultInfo.into_any()),
    )
}

pub(crate) fn cuGraphExternalSemaphoresSignalNodeGetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode], []) = call
        .bind("cuGraphExternalSemaphoresSignalNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_params_out, c_params_out_place) = out::new_record(
        py,
        &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExternalSemaphoresSignalNodeGetParams)?;
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

pub(crate) fn cuGraphExternalSemaphoresSignalNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphExternalSemaphoresSignalNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExternalSemaphoresSignalNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphExternalSemaphoresWaitNodeGetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode], []) = call
        .bind("cuGraphExternalSemaphoresWaitNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_params_out, c_params_out_place) = out::new_record(
        py,
        &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExternalSemaphoresWaitNodeGetParams)?;
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

pub(crate) fn cuGraphExternalSemaphoresWaitNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphExternalSemaphoresWaitNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphExternalSemaphoresWaitNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphGetEdges_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], [object_numEdges]) = call
        .bind("cuGraphGetEdges_v2", "hGraph numEdges")?;
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
    let c_edgeData_length: usize = c_numEdges as usize;
    let c_edgeData = args::output_memory(
        py,
        c_edgeData_length,
        Ty::Record(&driver::CUgraphEdgeData).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphGetEdges_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hGraph,
                c_from.cast(),
                c_to.cast(),
                c_edgeData.cast(),
                (&raw mut c_numEdges).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        4,
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
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&driver::CUgraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numEdges)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], []) = call.bind("cuGraphGetId", "hGraph")?;
    let py = call.py();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_graphId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphGetId)?;
    let status = unsafe {
        released(py, || function(c_hGraph, (&raw mut c_graphId).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_graphId)?),
    )
}

pub(crate) fn cuGraphGetNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], [object_numNodes]) = call
        .bind("cuGraphGetNodes", "hGraph numNodes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_numNodes = args::optional(
        object_numNodes,
        0,
        |object| args::u64(object, "numNodes"),
    )?;
    let c_nodes_length: usize = c_numNodes as usize;
    let c_nodes = args::output_memory(
        py,
        c_nodes_length,
        Ty::Value(&driver::CUgraphNode).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphGetNodes)?;
    let status = unsafe {
        released(py, || function(c_hGraph, c_nodes.cast(), (&raw mut c_numNodes).cast()))
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
                            c_nodes.cast(),
                            c_nodes_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphGetRootNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], [object_numRootNodes]) = call
        .bind("cuGraphGetRootNodes", "hGraph numRootNodes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_numRootNodes = args::optional(
        object_numRootNodes,
        0,
        |object| args::u64(object, "numRootNodes"),
    )?;
    let c_rootNodes_length: usize = c_numRootNodes as usize;
    let c_rootNodes = args::output_memory(
        py,
        c_rootNodes_length,
        Ty::Value(&driver::CUgraphNode).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphGetRootNodes)?;
    let status = unsafe {
        released(
            py,
            || function(c_hGraph, c_rootNodes.cast(), (&raw mut c_numRootNodes).cast()),
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
                            c_rootNodes.cast(),
                            c_rootNodes_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numRootNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphHostNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphHostNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_nodeParams, c_nodeParams_place) = out::new_record(
        py,
        &driver::CUDA_HOST_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphHostNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_nodeParams_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_nodeParams.into_any()),
    )
}

pub(crate) fn cuGraphHostNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphHostNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_HOST_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphHostNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphInstantiate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_flags], []) = call
        .bind("cuGraphInstantiate", "hGraph flags")?;
    let py = call.py();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_phGraphExec: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuGraphInstantiateWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phGraphExec).cast(), c_hGraph, c_flags))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraphExec, c_phGraphExec as u64);
        handle_keepalive::share(
            &driver::CUgraph,
            c_hGraph as u64,
            &driver::CUgraphExec,
            c_phGraphExec as u64,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphExec, c_phGraphExec as u64)?),
    )
}

pub(crate) fn cuGraphInstantiateWithParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_instantiateParams], []) = call
        .bind("cuGraphInstantiateWithParams", "hGraph instantiateParams")?;
    let py = call.py();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_phGraphExec: u64 = 0;
    let c_instantiateParams = args::optional_record(
        object_instantiateParams,
        "instantiateParams",
        &driver::CUDA_GRAPH_INSTANTIATE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphInstantiateWithParams)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphExec).cast(),
                c_hGraph,
                c_instantiateParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraphExec, c_phGraphExec as u64);
        handle_keepalive::share(
            &driver::CUgraph,
            c_hGraph as u64,
            &driver::CUgraphExec,
            c_phGraphExec as u64,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphExec, c_phGraphExec as u64)?),
    )
}

pub(crate) fn cuGraphInstantiate_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph, object_bufferSize], []) = call
        .bind("cuGraphInstantiate_v2", "hGraph bufferSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_bufferSize = args::u64(object_bufferSize, "bufferSize")?;
    let mut c_phGraphExec: u64 = 0;
    let mut c_phErrorNode: u64 = 0;
    let c_logBuffer_size: usize = c_bufferSize as usize;
    let c_logBuffer = args::output_memory(py, c_logBuffer_size, 1, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphInstantiate_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phGraphExec).cast(),
                c_hGraph,
                (&raw mut c_phErrorNode).cast(),
                c_logBuffer.cast(),
                c_bufferSize,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraphExec, c_phGraphExec as u64);
        handle_keepalive::share(
            &driver::CUgraph,
            c_hGraph as u64,
            &driver::CUgraphExec,
            c_phGraphExec as u64,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        3,
        |tuple| {
            tuple.push(out::value(py, &driver::CUgraphExec, c_phGraphExec as u64)?)?;
            tuple.push(out::value(py, &driver::CUgraphNode, c_phErrorNode as u64)?)?;
            tuple.push(unsafe { out::memory(py, c_logBuffer, c_logBuffer_size) }?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphKernelNodeCopyAttributes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_dst, object_src], []) = call
        .bind("cuGraphKernelNodeCopyAttributes", "dst src")?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUgraphNode)?;
    let c_src = args::value::<u64>(object_src, "src", &driver::CUgraphNode)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGraphKernelNodeCopyAttributes)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dst, c_src)) })
}

pub(crate) fn cuGraphKernelNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphKernelNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_nodeParams, c_nodeParams_place) = out::new_record(
        py,
        &driver::CUDA_KERNEL_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphKernelNodeGetParams_v2)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_nodeParams_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_nodeParams.into_any()),
    )
}

pub(crate) fn cuGraphKernelNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphKernelNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_KERNEL_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphKernelNodeSetParams_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphLaunch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hStream], []) = call
        .bind("cuGraphLaunch", "hGraphExec hStream")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGraphLaunch)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hStream)) },
    )
}

pub(crate) fn cuGraphMemFreeNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphMemFreeNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_dptr_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphMemFreeNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_dptr_out).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr_out as u64)?),
    )
}

pub(crate) fn cuGraphMemcpyNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphMemcpyNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_nodeParams, c_nodeParams_place) = out::new_record(
        py,
        &driver::CUDA_MEMCPY3D,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphMemcpyNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_nodeParams_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_nodeParams.into_any()),
    )
}

pub(crate) fn cuGraphMemcpyNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphMemcpyNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_MEMCPY3D,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphMemcpyNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphMemsetNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphMemsetNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_nodeParams, c_nodeParams_place) = out::new_record(
        py,
        &driver::CUDA_MEMSET_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphMemsetNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_nodeParams_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_nodeParams.into_any()),
    )
}

pub(crate) fn cuGraphMemsetNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphMemsetNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver::CUDA_MEMSET_NODE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphMemsetNodeSetParams)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphNodeFindInClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hOriginalNode, object_hClonedGraph], []) = call
        .bind("cuGraphNodeFindInClone", "hOriginalNode hClonedGraph")?;
    let py = call.py();
    let c_hOriginalNode = args::value::<
        u64,
    >(object_hOriginalNode, "hOriginalNode", &driver::CUgraphNode)?;
    let c_hClonedGraph = args::value::<
        u64,
    >(object_hClonedGraph, "hClonedGraph", &driver::CUgraph)?;
    let mut c_phNode: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuGraphNodeFindInClone)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_phNode).cast(), c_hOriginalNode, c_hClonedGraph),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phNode as u64)?),
    )
}

pub(crate) fn cuGraphNodeGetContainingGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphNodeGetContainingGraph", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_phGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetContainingGraph)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_phGraph).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraph as u64)?),
    )
}

pub(crate) fn cuGraphNodeGetDependencies_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], [object_numDependencies]) = call
        .bind("cuGraphNodeGetDependencies_v2", "hNode numDependencies")?;
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
    let c_edgeData_length: usize = c_numDependencies as usize;
    let c_edgeData = args::output_memory(
        py,
        c_edgeData_length,
        Ty::Record(&driver::CUgraphEdgeData).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphNodeGetDependencies_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hNode,
                c_dependencies.cast(),
                c_edgeData.cast(),
                (&raw mut c_numDependencies).cast(),
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
                            c_dependencies.cast(),
                            c_dependencies_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&driver::CUgraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numDependencies)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphNodeGetDependentNodes_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode], [object_numDependentNodes]) = call
        .bind("cuGraphNodeGetDependentNodes_v2", "hNode numDependentNodes")?;
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
    let c_edgeData_length: usize = c_numDependentNodes as usize;
    let c_edgeData = args::output_memory(
        py,
        c_edgeData_length,
        Ty::Record(&driver::CUgraphEdgeData).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuGraphNodeGetDependentNodes_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hNode,
                c_dependentNodes.cast(),
                c_edgeData.cast(),
                (&raw mut c_numDependentNodes).cast(),
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
                            c_dependentNodes.cast(),
                            c_dependentNodes_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&driver::CUgraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numDependentNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphNodeGetEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode], []) = call
        .bind("cuGraphNodeGetEnabled", "hGraphExec hNode")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_isEnabled: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetEnabled)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, (&raw mut c_isEnabled).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_isEnabled)?),
    )
}

pub(crate) fn cuGraphNodeGetLocalId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphNodeGetLocalId", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_nodeId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetLocalId)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_nodeId).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_nodeId)?),
    )
}

pub(crate) fn cuGraphNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let (c_nodeParams, c_nodeParams_place) = out::new_record(
        py,
        &driver13::CUgraphNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_nodeParams_place.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_nodeParams.into_any()),
    )
}

pub(crate) fn cuGraphNodeGetToolsId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphNodeGetToolsId", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_toolsNodeId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetToolsId)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_toolsNodeId).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_toolsNodeId)?),
    )
}

pub(crate) fn cuGraphNodeGetType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cuGraphNodeGetType", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_type: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeGetType)?;
    let status = unsafe { released(py, || function(c_hNode, (&raw mut c_type).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUgraphNodeType, c_type)?),
    )
}

pub(crate) fn cuGraphNodeSetEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_isEnabled], []) = call
        .bind("cuGraphNodeSetEnabled", "hGraphExec hNode isEnabled")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_isEnabled = args::u32(object_isEnabled, "isEnabled")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuGraphNodeSetEnabled)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_isEnabled)) },
    )
}

pub(crate) fn cuGraphNodeSetParams_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cuGraphNodeSetParams_v2", "hNode nodeParams")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &driver13::CUgraphNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGraphNodeSetParams_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) },
    )
}

pub(crate) fn cuGraphReleaseUserObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_object, object_count], []) = call
        .bind("cuGraphReleaseUserObject", "graph object count")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &driver::CUgraph)?;
    let c_object = args::value::<u64>(object_object, "object", &driver::CUuserObject)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuGraphReleaseUserObject)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_graph, c_object, c_count)) },
    )
}

pub(crate) fn cuGraphRemoveDependencies_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hGraph,
        object_from_,
        object_to,
        object_edgeData,
        object_numDependencies,
        ],
        [],
    ) = call
        .bind(
            "cuGraphRemoveDependencies_v2",
            "hGraph from_ to edgeData numDependencies",
        )?;
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
    let c_edgeData = args::optional_array(
        object_edgeData,
        "edgeData",
        &Ty::Record(&driver::CUgraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cuGraphRemoveDependencies_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_hGraph,
                    c_from.cast(),
                    c_to.cast(),
                    c_edgeData.cast(),
                    c_numDependencies,
                ),
            )
        },
    )
}

pub(crate) fn cuGraphRetainUserObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_object, object_count, object_flags], []) = call
        .bind("cuGraphRetainUserObject", "graph object count flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &driver::CUgraph)?;
    let c_object = args::value::<u64>(object_object, "object", &driver::CUuserObject)?;
    let c_count = args::u32(object_count, "count")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphRetainUserObject)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_graph, c_object, c_count, c_flags)) },
    )
}

pub(crate) fn cuGraphUpload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hStream], []) = call
        .bind("cuGraphUpload", "hGraphExec hStream")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGraphUpload)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hGraphExec, c_hStream)) },
    )
}

pub(crate) fn cuGraphicsEGLRegisterImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_image, object_flags], []) = call
        .bind("cuGraphicsEGLRegisterImage", "image flags")?;
    let py = call.py();
    let c_image = args::value::<u64>(object_image, "image", &driver::EGLImageKHR)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuGraphicsEGLRegisterImage)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pCudaResource).cast(), c_image, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &driver::CUgraphicsResource, c_pCudaResource as u64)?,
                )
        },
    )
}

pub(crate) fn cuGraphicsGLRegisterBuffer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_Flags], []) = call
        .bind("cuGraphicsGLRegisterBuffer", "buffer Flags")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsGLRegisterBuffer)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pCudaResource).cast(), c_buffer, c_Flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &driver::CUgraphicsResource, c_pCudaResource as u64)?,
                )
        },
    )
}

pub(crate) fn cuGraphicsGLRegisterImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_image, object_target, object_Flags], []) = call
        .bind("cuGraphicsGLRegisterImage", "image target Flags")?;
    let py = call.py();
    let c_image = args::value::<u32>(object_image, "image", &driver::GLuint)?;
    let c_target = args::value::<u32>(object_target, "target", &driver::GLenum)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsGLRegisterImage)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pCudaResource).cast(), c_image, c_target, c_Flags),
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
                    out::value(py, &driver::CUgraphicsResource, c_pCudaResource as u64)?,
                )
        },
    )
}

pub(crate) fn cuGraphicsMapResources<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_count, object_resources, object_hStream], []) = call
        .bind("cuGraphicsMapResources", "count resources hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_resources = args::array_or_one(
        object_resources,
        "resources",
        &Ty::Value(&driver::CUgraphicsResource),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphicsMapResources)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_count, c_resources.cast(), c_hStream)) },
    )
}

pub(crate) fn cuGraphicsResourceGetMappedEglFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource, object_index, object_mipLevel], []) = call
        .bind("cuGraphicsResourceGetMappedEglFrame", "resource index mipLevel")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &driver::CUgraphicsResource)?;
    let c_index = args::u32(object_index, "index")?;
    let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
    let (c_eglFrame, c_eglFrame_place) = out::new_record(py, &driver::CUeglFrame)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsResourceGetMappedEglFrame)?;
    let status = unsafe {
        released(
            py,
            || function(c_eglFrame_place.cast(), c_resource, c_index, c_mipLevel),
        )
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_eglFrame.into_any()))
}

pub(crate) fn cuGraphicsResourceGetMappedMipmappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource], []) = call
        .bind("cuGraphicsResourceGetMappedMipmappedArray", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &driver::CUgraphicsResource)?;
    let mut c_pMipmappedArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphicsResourceGetMappedMipmappedArray)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pMipmappedArray).cast(), c_resource))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &driver::CUmipmappedArray, c_pMipmappedArray as u64)?,
                )
        },
    )
}

pub(crate) fn cuGraphicsResourceGetMappedPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource], []) = call
        .bind("cuGraphicsResourceGetMappedPointer", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &driver::CUgraphicsResource)?;
    let mut c_pDevPtr: u64 = 0;
    let mut c_pSize: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphicsResourceGetMappedPointer_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pDevPtr).cast(),
                (&raw mut c_pSize).cast(),
                c_resource,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_pDevPtr as u64)?)?;
            tuple.push(out::u64(py, c_pSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphicsResourceSetMapFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_resource, object_flags], []) = call
        .bind("cuGraphicsResourceSetMapFlags", "resource flags")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &driver::CUgraphicsResource)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuGraphicsResourceSetMapFlags_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_resource, c_flags)) },
    )
}

pub(crate) fn cuGraphicsSubResourceGetMappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource, object_arrayIndex, object_mipLevel], []) = call
        .bind("cuGraphicsSubResourceGetMappedArray", "resource arrayIndex mipLevel")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &driver::CUgraphicsResource)?;
    let c_arrayIndex = args::u32(object_arrayIndex, "arrayIndex")?;
    let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
    let mut c_pArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsSubResourceGetMappedArray)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pArray).cast(), c_resource, c_arrayIndex, c_mipLevel),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_pArray as u64)?),
    )
}

pub(crate) fn cuGraphicsUnmapResources<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_count, object_resources, object_hStream], []) = call
        .bind("cuGraphicsUnmapResources", "count resources hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_resources = args::array_or_one(
        object_resources,
        "resources",
        &Ty::Value(&driver::CUgraphicsResource),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuGraphicsUnmapResources)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_count, c_resources.cast(), c_hStream)) },
    )
}

pub(crate) fn cuGraphicsUnregisterResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_resource], []) = call.bind("cuGraphicsUnregisterResource", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &driver::CUgraphicsResource)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuGraphicsUnregisterResource)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_resource)) })
}

pub(crate) fn cuGraphicsVDPAURegisterOutputSurface<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vdpSurface, object_flags], []) = call
        .bind("cuGraphicsVDPAURegisterOutputSurface", "vdpSurface flags")?;
    let py = call.py();
    let c_vdpSurface = args::value::<
        u32,
    >(object_vdpSurface, "vdpSurface", &driver::VdpOutputSurface)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsVDPAURegisterOutputSurface)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pCudaResource).cast(), c_vdpSurface, c_flags),
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
                    out::value(py, &driver::CUgraphicsResource, c_pCudaResource as u64)?,
                )
        },
    )
}

pub(crate) fn cuGraphicsVDPAURegisterVideoSurface<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vdpSurface, object_flags], []) = call
        .bind("cuGraphicsVDPAURegisterVideoSurface", "vdpSurface flags")?;
    let py = call.py();
    let c_vdpSurface = args::value::<
        u32,
    >(object_vdpSurface, "vdpSurface", &driver::VdpVideoSurface)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsVDPAURegisterVideoSurface)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pCudaResource).cast(), c_vdpSurface, c_flags),
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
                    out::value(py, &driver::CUgraphicsResource, c_pCudaResource as u64)?,
                )
        },
    )
}

pub(crate) fn cuGreenCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_desc, object_dev, object_flags], []) = call
        .bind("cuGreenCtxCreate", "desc dev flags")?;
    let py = call.py();
    let c_desc = args::value::<u64>(object_desc, "desc", &driver::CUdevResourceDesc)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_phCtx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = call
        .symbol(slots::cuGreenCtxCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phCtx).cast(), c_desc, c_dev, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgreenCtx, c_phCtx as u64)?),
    )
}

pub(crate) fn cuGreenCtxDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx], []) = call.bind("cuGreenCtxDestroy", "hCtx")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuGreenCtxDestroy)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hCtx)) })
}

pub(crate) fn cuGreenCtxGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_greenCtx], []) = call.bind("cuGreenCtxGetId", "greenCtx")?;
    let py = call.py();
    let c_greenCtx = args::value::<
        u64,
    >(object_greenCtx, "greenCtx", &driver::CUgreenCtx)?;
    let mut c_greenCtxId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuGreenCtxGetId)?;
    let status = unsafe {
        released(py, || function(c_greenCtx, (&raw mut c_greenCtxId).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_greenCtxId)?),
    )
}

pub(crate) fn cuGreenCtxRecordEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx, object_hEvent], []) = call
        .bind("cuGreenCtxRecordEvent", "hCtx hEvent")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGreenCtxRecordEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hCtx, c_hEvent)) },
    )
}

pub(crate) fn cuGreenCtxStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_greenCtx, object_flags, object_priority], []) = call
        .bind("cuGreenCtxStreamCreate", "greenCtx flags priority")?;
    let py = call.py();
    let c_greenCtx = args::value::<
        u64,
    >(object_greenCtx, "greenCtx", &driver::CUgreenCtx)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_priority = args::i32(object_priority, "priority")?;
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, i32) -> i32 = call
        .symbol(slots::cuGreenCtxStreamCreate)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_phStream).cast(), c_greenCtx, c_flags, c_priority),
        )
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUstream, c_phStream as u64);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUstream, c_phStream as u64)?),
    )
}

pub(crate) fn cuGreenCtxWaitEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hCtx, object_hEvent], []) = call
        .bind("cuGreenCtxWaitEvent", "hCtx hEvent")?;
    let py = call.py();
    let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuGreenCtxWaitEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hCtx, c_hEvent)) },
    )
}

pub(crate) fn cuImportExternalMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memHandleDesc], []) = call
        .bind("cuImportExternalMemory", "memHandleDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_extMem_out: u64 = 0;
    let c_memHandleDesc = args::optional_record(
        object_memHandleDesc,
        "memHandleDesc",
        &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    )?;
    args::keep(object_memHandleDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuImportExternalMemory)?;
    let status = unsafe {
        released(py, || function((&raw mut c_extMem_out).cast(), c_memHandleDesc.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUexternalMemory, c_extMem_out as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUexternalMemory,
            c_extMem_out as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUexternalMemory, c_extMem_out as u64)?)
        },
    )
}

pub(crate) fn cuImportExternalSemaphore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_semHandleDesc], []) = call
        .bind("cuImportExternalSemaphore", "semHandleDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_extSem_out: u64 = 0;
    let c_semHandleDesc = args::optional_record(
        object_semHandleDesc,
        "semHandleDesc",
        &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    )?;
    args::keep(object_semHandleDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuImportExternalSemaphore)?;
    let status = unsafe {
        released(py, || function((&raw mut c_extSem_out).cast(), c_semHandleDesc.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUexternalSemaphore, c_extSem_out as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUexternalSemaphore,
            c_extSem_out as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &driver::CUexternalSemaphore, c_extSem_out as u64)?)
        },
    )
}

pub(crate) fn cuInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_Flags], []) = call.bind("cuInit", "Flags")?;
    let py = call.py();
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call.symbol(slots::cuInit)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_Flags)) })
}

pub(crate) fn cuIpcCloseMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptr], []) = call.bind("cuIpcCloseMemHandle", "dptr")?;
    let py = call.py();
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuIpcCloseMemHandle)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dptr)) })
}

pub(crate) fn cuIpcGetEventHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event], []) = call.bind("cuIpcGetEventHandle", "event")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let (c_pHandle, c_pHandle_place) = out::new_record(py, &driver::CUipcEventHandle)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuIpcGetEventHandle)?;
    let status = unsafe { released(py, || function(c_pHandle_place.cast(), c_event)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_pHandle.into_any()))
}

pub(crate) fn cuIpcGetMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptr], []) = call.bind("cuIpcGetMemHandle", "dptr")?;
    let py = call.py();
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let (c_pHandle, c_pHandle_place) = out::new_record(py, &driver::CUipcMemHandle)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuIpcGetMemHandle)?;
    let status = unsafe { released(py, || function(c_pHandle_place.cast(), c_dptr)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_pHandle.into_any()))
}

pub(crate) fn cuIpcOpenEventHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cuIpcOpenEventHandle", "handle")?;
    let py = call.py();
    let mut c_phEvent: u64 = 0;
    let c_handle = args::record(object_handle, "handle", &driver::CUipcEventHandle)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::driver::CUipcEventHandle_v1,
    ) -> i32 = call.symbol(slots::cuIpcOpenEventHandle)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_phEvent).cast(),
                c_handle.cast::<by_value::driver::CUipcEventHandle_v1>().read_unaligned(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUevent, c_phEvent as u64)?),
    )
}

pub(crate) fn cuIpcOpenMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_Flags], []) = call
        .bind("cuIpcOpenMemHandle", "handle Flags")?;
    let py = call.py();
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_pdptr: u64 = 0;
    let c_handle = args::record(object_handle, "handle", &driver::CUipcMemHandle)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::driver::CUipcMemHandle_v1,
        u32,
    ) -> i32 = call.symbol(slots::cuIpcOpenMemHandle_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pdptr).cast(),
                c_handle.cast::<by_value::driver::CUipcMemHandle_v1>().read_unaligned(),
                c_Flags,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_pdptr as u64)?),
    )
}

pub(crate) fn cuKernelGetFunction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kernel], []) = call.bind("cuKernelGetFunction", "kernel")?;
    let py = call.py();
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let mut c_pFunc: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuKernelGetFunction)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pFunc).cast(), c_kernel))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUfunction, c_pFunc as u64)?),
    )
}

pub(crate) fn cuKernelGetLibrary<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kernel], []) = call.bind("cuKernelGetLibrary", "kernel")?;
    let py = call.py();
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let mut c_pLib: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuKernelGetLibrary)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pLib).cast(), c_kernel))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUlibrary, c_pLib as u64)?),
    )
}

pub(crate) fn cuKernelGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc], []) = call.bind("cuKernelGetName", "hfunc")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUkernel)?;
    let mut c_name: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuKernelGetName)?;
    let status = unsafe { released(py, || function((&raw mut c_name).cast(), c_hfunc)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_name) }?),
    )
}

pub(crate) fn cuKernelGetParamCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kernel], []) = call.bind("cuKernelGetParamCount", "kernel")?;
    let py = call.py();
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let mut c_paramCount: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuKernelGetParamCount)?;
    let status = unsafe {
        released(py, || function(c_kernel, (&raw mut c_paramCount).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_paramCount)?),
    )
}

pub(crate) fn cuKernelGetParamInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kernel, object_paramIndex], []) = call
        .bind("cuKernelGetParamInfo", "kernel paramIndex")?;
    let py = call.py();
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let c_paramIndex = args::u64(object_paramIndex, "paramIndex")?;
    let mut c_paramOffset: u64 = 0;
    let mut c_paramSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuKernelGetParamInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_kernel,
                c_paramIndex,
                (&raw mut c_paramOffset).cast(),
                (&raw mut c_paramSize).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_paramOffset)?)?;
            tuple.push(out::u64(py, c_paramSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuKernelSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kernel, object_config, object_dev], []) = call
        .bind("cuKernelSetCacheConfig", "kernel config dev")?;
    let py = call.py();
    let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
    let c_config = args::enumeration(object_config, "config", &driver::CUfunc_cache)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::cuKernelSetCacheConfig)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_kernel, c_config, c_dev)) },
    )
}

pub(crate) fn cuLaunch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_f], []) = call.bind("cuLaunch", "f")?;
    let py = call.py();
    let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cuLaunch)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_f)) })
}

pub(crate) fn cuLaunchCooperativeKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_f,
        object_gridDimX,
        object_gridDimY,
        object_gridDimZ,
        object_blockDimX,
        object_blockDimY,
        object_blockDimZ,
        object_sharedMemBytes,
        object_hStream,
        object_kernelParams,
        ],
        [],
    ) = call
        .bind(
            "cuLaunchCooperativeKernel",
            "f gridDimX gridDimY gridDimZ blockDimX blockDimY blockDimZ sharedMemBytes hStream kernelParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
    let c_gridDimX = args::u32(object_gridDimX, "gridDimX")?;
    let c_gridDimY = args::u32(object_gridDimY, "gridDimY")?;
    let c_gridDimZ = args::u32(object_gridDimZ, "gridDimZ")?;
    let c_blockDimX = args::u32(object_blockDimX, "blockDimX")?;
    let c_blockDimY = args::u32(object_blockDimY, "blockDimY")?;
    let c_blockDimZ = args::u32(object_blockDimZ, "blockDimZ")?;
    let c_sharedMemBytes = args::u32(object_sharedMemBytes, "sharedMemBytes")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_kernelParams_space = LaunchBuffer::new();
    let c_kernelParams = args::kernel_params(
        object_kernelParams,
        &mut c_kernelParams_space,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        u32,
        u32,
        u32,
        u32,
        u32,
        u32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLaunchCooperativeKernel)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_f,
                    c_gridDimX,
                    c_gridDimY,
                    c_gridDimZ,
                    c_blockDimX,
                    c_blockDimY,
                    c_blockDimZ,
                    c_sharedMemBytes,
                    c_hStream,
                    c_kernelParams.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cuLaunchCooperativeKernelMultiDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_launchParamsList, object_numDevices, object_flags], []) = call
        .bind(
            "cuLaunchCooperativeKernelMultiDevice",
            "launchParamsList numDevices flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numDevices = args::u32(object_numDevices, "numDevices")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_launchParamsList = args::array(
        object_launchParamsList,
        "launchParamsList",
        &Ty::Record(&driver::CUDA_LAUNCH_PARAMS),
        Some(c_numDevices as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cuLaunchCooperativeKernelMultiDevice)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_launchParamsList.cast(), c_numDevices, c_flags))
        },
    )
}

pub(crate) fn cuLaunchGrid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_f, object_grid_width, object_grid_height], []) = call
        .bind("cuLaunchGrid", "f grid_width grid_height")?;
    let py = call.py();
    let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
    let c_grid_width = args::i32(object_grid_width, "grid_width")?;
    let c_grid_height = args::i32(object_grid_height, "grid_height")?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::cuLaunchGrid)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_f, c_grid_width, c_grid_height)) },
    )
}

pub(crate) fn cuLaunchGridAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_f, object_grid_width, object_grid_height, object_hStream], []) = call
        .bind("cuLaunchGridAsync", "f grid_width grid_height hStream")?;
    let py = call.py();
    let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
    let c_grid_width = args::i32(object_grid_width, "grid_width")?;
    let c_grid_height = args::i32(object_grid_height, "grid_height")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, i32, i32, u64) -> i32 = call
        .symbol(slots::cuLaunchGridAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_f, c_grid_width, c_grid_height, c_hStream)) },
    )
}

pub(crate) fn cuLaunchHostFunc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_fn, object_userData], []) = call
        .bind("cuLaunchHostFunc", "hStream fn userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_fn = args::callback(
        object_fn,
        Some(&driver::CUhostFn__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuLaunchHostFunc)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
            .symbol(slots::cuStreamIsCapturing)?;
        let status = unsafe {
            released(py, || asked(c_hStream, (&raw mut answer).cast()))
        };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe {
        released(py, || function(c_hStream, c_fn.address(), c_userData.cast()))
    };
    c_fn.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLaunchHostFunc_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_fn, object_userData, object_syncMode], []) = call
        .bind("cuLaunchHostFunc_v2", "hStream fn userData syncMode")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_syncMode = args::u32(object_syncMode, "syncMode")?;
    let mut c_fn = args::callback(
        object_fn,
        Some(&driver::CUhostFn__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuLaunchHostFunc_v2)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
            .symbol(slots::cuStreamIsCapturing)?;
        let status = unsafe {
            released(py, || asked(c_hStream, (&raw mut answer).cast()))
        };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe {
        released(
            py,
            || function(c_hStream, c_fn.address(), c_userData.cast(), c_syncMode),
        )
    };
    c_fn.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLaunchKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_f,
        object_gridDimX,
        object_gridDimY,
        object_gridDimZ,
        object_blockDimX,
        object_blockDimY,
        object_blockDimZ,
        object_sharedMemBytes,
        object_hStream,
        object_kernelParams,
        object_extra,
        ],
        [],
    ) = call
        .bind(
            "cuLaunchKernel",
            "f gridDimX gridDimY gridDimZ blockDimX blockDimY blockDimZ sharedMemBytes hStream kernelParams extra",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
    let c_gridDimX = args::u32(object_gridDimX, "gridDimX")?;
    let c_gridDimY = args::u32(object_gridDimY, "gridDimY")?;
    let c_gridDimZ = args::u32(object_gridDimZ, "gridDimZ")?;
    let c_blockDimX = args::u32(object_blockDimX, "blockDimX")?;
    let c_blockDimY = args::u32(object_blockDimY, "blockDimY")?;
    let c_blockDimZ = args::u32(object_blockDimZ, "blockDimZ")?;
    let c_sharedMemBytes = args::u32(object_sharedMemBytes, "sharedMemBytes")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_kernelParams_space = LaunchBuffer::new();
    let c_kernelParams = args::kernel_params(
        object_kernelParams,
        &mut c_kernelParams_space,
        &arena,
    )?;
    let c_extra = args::pointer(object_extra, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        u32,
        u32,
        u32,
        u32,
        u32,
        u32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLaunchKernel)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_f,
                    c_gridDimX,
                    c_gridDimY,
                    c_gridDimZ,
                    c_blockDimX,
                    c_blockDimY,
                    c_blockDimZ,
                    c_sharedMemBytes,
                    c_hStream,
                    c_kernelParams.cast(),
                    c_extra.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cuLibraryEnumerateKernels<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numKernels, object_lib], []) = call
        .bind("cuLibraryEnumerateKernels", "numKernels lib")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numKernels = args::u32(object_numKernels, "numKernels")?;
    let c_lib = args::value::<u64>(object_lib, "lib", &driver::CUlibrary)?;
    let c_kernels_length: usize = c_numKernels as usize;
    let c_kernels = args::output_memory(
        py,
        c_kernels_length,
        Ty::Value(&driver::CUkernel).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cuLibraryEnumerateKernels)?;
    let status = unsafe {
        released(py, || function(c_kernels.cast(), c_numKernels, c_lib))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUkernel),
                            c_kernels.cast(),
                            c_kernels_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cuLibraryGetGlobal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_name], []) = call
        .bind("cuLibraryGetGlobal", "library name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<u64>(object_library, "library", &driver::CUlibrary)?;
    let mut c_dptr: u64 = 0;
    let mut c_bytes: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::cuLibraryGetGlobal)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dptr).cast(),
                (&raw mut c_bytes).cast(),
                c_library,
                c_name,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_bytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuLibraryGetKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_name], []) = call
        .bind("cuLibraryGetKernel", "library name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<u64>(object_library, "library", &driver::CUlibrary)?;
    let mut c_pKernel: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cuLibraryGetKernel)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pKernel).cast(), c_library, c_name))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUkernel, c_pKernel as u64)?),
    )
}

pub(crate) fn cuLibraryGetKernelCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_lib], []) = call.bind("cuLibraryGetKernelCount", "lib")?;
    let py = call.py();
    let c_lib = args::value::<u64>(object_lib, "lib", &driver::CUlibrary)?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuLibraryGetKernelCount)?;
    let status = unsafe { released(py, || function((&raw mut c_count).cast(), c_lib)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_count)?),
    )
}

pub(crate) fn cuLibraryGetManaged<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_name], []) = call
        .bind("cuLibraryGetManaged", "library name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<u64>(object_library, "library", &driver::CUlibrary)?;
    let mut c_dptr: u64 = 0;
    let mut c_bytes: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::cuLibraryGetManaged)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dptr).cast(),
                (&raw mut c_bytes).cast(),
                c_library,
                c_name,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_bytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuLibraryGetModule<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library], []) = call.bind("cuLibraryGetModule", "library")?;
    let py = call.py();
    let c_library = args::value::<u64>(object_library, "library", &driver::CUlibrary)?;
    let mut c_pMod: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuLibraryGetModule)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pMod).cast(), c_library))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmodule, c_pMod as u64)?),
    )
}

pub(crate) fn cuLibraryGetUnifiedFunction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_symbol], []) = call
        .bind("cuLibraryGetUnifiedFunction", "library symbol")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<u64>(object_library, "library", &driver::CUlibrary)?;
    let mut c_fptr: *mut c_void = core::ptr::null_mut();
    let c_symbol = args::c_string(object_symbol, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cuLibraryGetUnifiedFunction)?;
    let status = unsafe {
        released(py, || function((&raw mut c_fptr).cast(), c_library, c_symbol))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_fptr)?),
    )
}

pub(crate) fn cuLibraryUnload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library], []) = call.bind("cuLibraryUnload", "library")?;
    let py = call.py();
    let c_library = args::value::<u64>(object_library, "library", &driver::CUlibrary)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuLibraryUnload)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_library)) })
}

pub(crate) fn cuLinkComplete<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_state], []) = call.bind("cuLinkComplete", "state")?;
    let py = call.py();
    let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
    let mut c_cubinOut: *mut c_void = core::ptr::null_mut();
    let mut c_sizeOut: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuLinkComplete)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_state,
                (&raw mut c_cubinOut).cast(),
                (&raw mut c_sizeOut).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_cubinOut)?)?;
            tuple.push(out::u64(py, c_sizeOut)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuLinkDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_state], []) = call.bind("cuLinkDestroy", "state")?;
    let py = call.py();
    let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuLinkDestroy)?;
    let detached = handle_keepalive::detach(&driver::CUlinkState, c_state as u64);
    let status = unsafe { released(py, || function(c_state)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLogicalEndpointAddDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId, object_dev], []) = call
        .bind("cuLogicalEndpointAddDevice", "leId dev")?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u32, i32) -> i32 = call
        .symbol(slots::cuLogicalEndpointAddDevice)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_leId, c_dev)) })
}

pub(crate) fn cuLogicalEndpointBindAddr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_leId,
        object_dev,
        object_offset,
        object_ptr,
        object_size,
        object_flags,
        ],
        [],
    ) = call.bind("cuLogicalEndpointBindAddr", "leId dev offset ptr size flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_offset = args::value::<u64>(object_offset, "offset", &driver::cuuint64_t)?;
    let c_size = args::value::<u64>(object_size, "size", &driver::cuuint64_t)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_ptr = args::pointer(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(
        u32,
        i32,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuLogicalEndpointBindAddr)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_leId, c_dev, c_offset, c_ptr.cast(), c_size, c_flags),
            )
        },
    )
}

pub(crate) fn cuLogicalEndpointBindMem<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_leId,
        object_dev,
        object_offset,
        object_memHandle,
        object_memOffset,
        object_size,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cuLogicalEndpointBindMem",
            "leId dev offset memHandle memOffset size flags",
        )?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_offset = args::value::<u64>(object_offset, "offset", &driver::cuuint64_t)?;
    let c_memHandle = args::value::<
        u64,
    >(object_memHandle, "memHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_memOffset = args::value::<
        u64,
    >(object_memOffset, "memOffset", &driver::cuuint64_t)?;
    let c_size = args::value::<u64>(object_size, "size", &driver::cuuint64_t)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u32, i32, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuLogicalEndpointBindMem)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_leId,
                    c_dev,
                    c_offset,
                    c_memHandle,
                    c_memOffset,
                    c_size,
                    c_flags,
                ),
            )
        },
    )
}

pub(crate) fn cuLogicalEndpointCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId, object_prop], []) = call
        .bind("cuLogicalEndpointCreate", "leId prop")?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_prop = args::optional_record(
        object_prop,
        "prop",
        &driver13::CUlogicalEndpointProp,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::cuLogicalEndpointCreate)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_leId, c_prop.cast())) },
    )
}

pub(crate) fn cuLogicalEndpointDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId], []) = call.bind("cuLogicalEndpointDestroy", "leId")?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuLogicalEndpointDestroy)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_leId)) })
}

pub(crate) fn cuLogicalEndpointExport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId, object_handleType], []) = call
        .bind("cuLogicalEndpointExport", "leId handleType")?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &driver13::CUlogicalEndpointIpcHandleType,
    )?;
    let mut c_handle = attributes::attribute_out(
        py,
        c_handleType,
        &attribute_types::driver::CUlogicalEndpointIpcHandleType,
        None,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuLogicalEndpointExport)?;
    let status = unsafe {
        released(py, || function(c_handle.pointer(), c_leId, c_handleType))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_handle.value(py) }?),
    )
}

pub(crate) fn cuLogicalEndpointGetLimits<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prop], []) = call.bind("cuLogicalEndpointGetLimits", "prop")?;
    let py = call.py();
    let mut c_bindAlignment: u64 = 0;
    let mut c_maxSize: u64 = 0;
    let c_prop = args::optional_record(
        object_prop,
        "prop",
        &driver13::CUlogicalEndpointProp,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLogicalEndpointGetLimits)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_bindAlignment).cast(),
                (&raw mut c_maxSize).cast(),
                c_prop.cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::cuuint64_t, c_bindAlignment as u64)?)?;
            tuple.push(out::value(py, &driver::cuuint64_t, c_maxSize as u64)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuLogicalEndpointIdRelease<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_baseLeId, object_count], []) = call
        .bind("cuLogicalEndpointIdRelease", "baseLeId count")?;
    let py = call.py();
    let c_baseLeId = args::value::<
        u32,
    >(object_baseLeId, "baseLeId", &driver13::CUlogicalEndpointId)?;
    let c_count = args::value::<u32>(object_count, "count", &driver::cuuint32_t)?;
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call
        .symbol(slots::cuLogicalEndpointIdRelease)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_baseLeId, c_count)) },
    )
}

pub(crate) fn cuLogicalEndpointIdReserve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_count], []) = call.bind("cuLogicalEndpointIdReserve", "count")?;
    let py = call.py();
    let c_count = args::value::<u32>(object_count, "count", &driver::cuuint32_t)?;
    let mut c_baseLeId: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuLogicalEndpointIdReserve)?;
    let status = unsafe {
        released(py, || function((&raw mut c_baseLeId).cast(), c_count))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &driver13::CUlogicalEndpointId, c_baseLeId as u64)?)
        },
    )
}

pub(crate) fn cuLogicalEndpointImport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId, object_handle, object_handleType], []) = call
        .bind("cuLogicalEndpointImport", "leId handle handleType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &driver13::CUlogicalEndpointIpcHandleType,
    )?;
    let c_handle = args::pointer(object_handle, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuLogicalEndpointImport)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_leId, c_handle.cast(), c_handleType)) },
    )
}

pub(crate) fn cuLogicalEndpointQuery<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId, object_count], []) = call
        .bind("cuLogicalEndpointQuery", "leId count")?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_count = args::value::<u32>(object_count, "count", &driver::cuuint32_t)?;
    let mut c_queryStatus: i32 = 0;
    let function: unsafe extern "system" fn(u32, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuLogicalEndpointQuery)?;
    let status = unsafe {
        released(py, || function(c_leId, c_count, (&raw mut c_queryStatus).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_queryStatus)?),
    )
}

pub(crate) fn cuLogicalEndpointUnbind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_leId, object_dev, object_offset, object_size], []) = call
        .bind("cuLogicalEndpointUnbind", "leId dev offset size")?;
    let py = call.py();
    let c_leId = args::value::<
        u32,
    >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_offset = args::value::<u64>(object_offset, "offset", &driver::cuuint64_t)?;
    let c_size = args::value::<u64>(object_size, "size", &driver::cuuint64_t)?;
    let function: unsafe extern "system" fn(u32, i32, u64, u64) -> i32 = call
        .symbol(slots::cuLogicalEndpointUnbind)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_leId, c_dev, c_offset, c_size)) },
    )
}

pub(crate) fn cuLogsCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cuLogsCurrent", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_iterator_out: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuLogsCurrent)?;
    let status = unsafe {
        released(py, || function((&raw mut c_iterator_out).cast(), c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUlogIterator, c_iterator_out as u64)?)
        },
    )
}

pub(crate) fn cuLogsDumpToFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_iterator, object_pathToFile, object_flags], []) = call
        .bind("cuLogsDumpToFile", "iterator pathToFile flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_iterator = args::value::<
        u32,
    >(object_iterator, "iterator", &driver::CUlogIterator)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_pathToFile = args::c_string(object_pathToFile, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *const c_char, u32) -> i32 = call
        .symbol(slots::cuLogsDumpToFile)?;
    let status = unsafe {
        released(
            py,
            || function(
                if object_iterator.is_none() {
                    core::ptr::null_mut()
                } else {
                    (&raw mut c_iterator).cast()
                },
                c_pathToFile,
                c_flags,
            ),
        )
    };
    values::update(object_iterator, &driver::CUlogIterator, c_iterator as u64);
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    if object_iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &driver::CUlogIterator, c_iterator as u64)?
                    },
                )
        },
    )
}

pub(crate) fn cuLogsDumpToMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_iterator, object_buffer, object_size, object_flags], []) = call
        .bind("cuLogsDumpToMemory", "iterator buffer size flags")?;
    let py = call.py();
    let mut c_iterator = args::value::<
        u32,
    >(object_iterator, "iterator", &driver::CUlogIterator)?;
    let mut c_size = args::u64(object_size, "size")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_buffer = args::OutputBuffer::new(
        object_buffer,
        "buffer",
        Some(c_size as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cuLogsDumpToMemory)?;
    let status = unsafe {
        released(
            py,
            || function(
                if object_iterator.is_none() {
                    core::ptr::null_mut()
                } else {
                    (&raw mut c_iterator).cast()
                },
                c_buffer.pointer(),
                (&raw mut c_size).cast(),
                c_flags,
            ),
        )
    };
    values::update(object_iterator, &driver::CUlogIterator, c_iterator as u64);
    returned(
        py,
        &driver::CUresult,
        status,
        2 + isize::from(c_buffer.is_returned()),
        |tuple| {
            tuple
                .push(
                    if object_iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &driver::CUlogIterator, c_iterator as u64)?
                    },
                )?;
            tuple.push(out::u64(py, c_size)?)?;
            match c_buffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn cuLogsRegisterCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callbackFunc, object_userData], []) = call
        .bind("cuLogsRegisterCallback", "callbackFunc userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callbackFunc = args::callback(
        object_callbackFunc,
        Some(&driver::CUlogsCallback__signature),
        Some(object_userData),
        &arena,
    )?;
    let mut c_callback_out: u64 = 0;
    let c_userData = args::data(object_userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuLogsRegisterCallback)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_callbackFunc.address(),
                c_userData.cast(),
                (&raw mut c_callback_out).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUlogsCallbackHandle, c_callback_out as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(
            &driver::CUlogsCallbackHandle,
            c_callback_out as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &driver::CUlogsCallbackHandle, c_callback_out as u64)?,
                )
        },
    )
}

pub(crate) fn cuLogsUnregisterCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback], []) = call.bind("cuLogsUnregisterCallback", "callback")?;
    let py = call.py();
    let c_callback = args::value::<
        u64,
    >(object_callback, "callback", &driver::CUlogsCallbackHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuLogsUnregisterCallback)?;
    let detached = handle_keepalive::detach(
        &driver::CUlogsCallbackHandle,
        c_callback as u64,
    );
    let status = unsafe { released(py, || function(c_callback)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuMemAddressFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_size], []) = call.bind("cuMemAddressFree", "ptr size")?;
    let py = call.py();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuMemAddressFree)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ptr, c_size)) })
}

pub(crate) fn cuMemAddressReserve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_alignment, object_addr, object_flags], []) = call
        .bind("cuMemAddressReserve", "size alignment addr flags")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let c_alignment = args::u64(object_alignment, "alignment")?;
    let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_ptr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemAddressReserve)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_ptr).cast(), c_size, c_alignment, c_addr, c_flags),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_ptr as u64)?),
    )
}

pub(crate) fn cuMemAdvise_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_count, object_advice, object_location], []) = call
        .bind("cuMemAdvise_v2", "devPtr count advice location")?;
    let py = call.py();
    let c_devPtr = args::value::<u64>(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
    let c_count = args::u64(object_count, "count")?;
    let c_advice = args::enumeration(object_advice, "advice", &driver::CUmem_advise)?;
    let c_location = args::record(
        object_location,
        "location",
        &driver12::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        i32,
        by_value::driver::CUmemLocation_v112,
    ) -> i32 = call.symbol(slots::cuMemAdvise_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_devPtr,
                    c_count,
                    c_advice,
                    c_location
                        .cast::<by_value::driver::CUmemLocation_v112>()
                        .read_unaligned(),
                ),
            )
        },
    )
}

pub(crate) fn cuMemAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bytesize], []) = call.bind("cuMemAlloc", "bytesize")?;
    let py = call.py();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemAlloc_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dptr).cast(), c_bytesize))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?),
    )
}

pub(crate) fn cuMemAllocAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bytesize, object_hStream], []) = call
        .bind("cuMemAllocAsync", "bytesize hStream")?;
    let py = call.py();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuMemAllocAsync)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dptr).cast(), c_bytesize, c_hStream))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?),
    )
}

pub(crate) fn cuMemAllocFromPoolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bytesize, object_pool, object_hStream], []) = call
        .bind("cuMemAllocFromPoolAsync", "bytesize pool hStream")?;
    let py = call.py();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemAllocFromPoolAsync)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_dptr).cast(), c_bytesize, c_pool, c_hStream),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?),
    )
}

pub(crate) fn cuMemAllocHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bytesize], []) = call.bind("cuMemAllocHost", "bytesize")?;
    let py = call.py();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let mut c_pp: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemAllocHost_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pp).cast(), c_bytesize))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_pp)?),
    )
}

pub(crate) fn cuMemAllocManaged<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bytesize, object_flags], []) = call
        .bind("cuMemAllocManaged", "bytesize flags")?;
    let py = call.py();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuMemAllocManaged)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dptr).cast(), c_bytesize, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?),
    )
}

pub(crate) fn cuMemAllocPitch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_WidthInBytes, object_Height, object_ElementSizeBytes], []) = call
        .bind("cuMemAllocPitch", "WidthInBytes Height ElementSizeBytes")?;
    let py = call.py();
    let c_WidthInBytes = args::u64(object_WidthInBytes, "WidthInBytes")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let c_ElementSizeBytes = args::u32(object_ElementSizeBytes, "ElementSizeBytes")?;
    let mut c_dptr: u64 = 0;
    let mut c_pPitch: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u32,
    ) -> i32 = call.symbol(slots::cuMemAllocPitch_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dptr).cast(),
                (&raw mut c_pPitch).cast(),
                c_WidthInBytes,
                c_Height,
                c_ElementSizeBytes,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_pPitch)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuMemBatchDecompressAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_paramsArray, object_count, object_flags, object_stream], []) = call
        .bind("cuMemBatchDecompressAsync", "paramsArray count flags stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_paramsArray = args::array_or_one(
        object_paramsArray,
        "paramsArray",
        &Ty::Record(&driver::CUmemDecompressParams),
        Some(c_count as usize),
        &arena,
    )?;
    let mut c_errorIndex: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        u32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cuMemBatchDecompressAsync)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_paramsArray.cast(),
                c_count,
                c_flags,
                (&raw mut c_errorIndex).cast(),
                c_stream,
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
                tuple.push(out::u64(py, c_errorIndex)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_errorIndex)?),
    )
}

pub(crate) fn cuMemDiscardAndPrefetchBatchAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_dptrs,
        object_sizes,
        object_count,
        object_prefetchLocs,
        object_prefetchLocIdxs,
        object_numPrefetchLocs,
        object_flags,
        object_hStream,
        ],
        [],
    ) = call
        .bind(
            "cuMemDiscardAndPrefetchBatchAsync",
            "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags hStream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dptrs = args::array(
        object_dptrs,
        "dptrs",
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
    let c_prefetchLocs = args::array(
        object_prefetchLocs,
        "prefetchLocs",
        &Ty::Record(&driver13::CUmemLocation),
        Some(c_numPrefetchLocs as usize),
        &arena,
    )?;
    let c_prefetchLocIdxs = args::array(
        object_prefetchLocIdxs,
        "prefetchLocIdxs",
        &Ty::U64,
        Some(c_numPrefetchLocs as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuMemDiscardAndPrefetchBatchAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dptrs.cast(),
                    c_sizes.cast(),
                    c_count,
                    c_prefetchLocs.cast(),
                    c_prefetchLocIdxs.cast(),
                    c_numPrefetchLocs,
                    c_flags,
                    c_hStream,
                ),
            )
        },
    )
}

pub(crate) fn cuMemDiscardBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptrs, object_sizes, object_count, object_flags, object_hStream], []) = call
        .bind("cuMemDiscardBatchAsync", "dptrs sizes count flags hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dptrs = args::array(
        object_dptrs,
        "dptrs",
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
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuMemDiscardBatchAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dptrs.cast(), c_sizes.cast(), c_count, c_flags, c_hStream),
            )
        },
    )
}

pub(crate) fn cuMemExportToShareableHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_handleType, object_flags], []) = call
        .bind("cuMemExportToShareableHandle", "handle handleType flags")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &driver::CUmemAllocationHandleType,
    )?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_shareableHandle = attributes::attribute_out(
        py,
        c_handleType,
        &attribute_types::driver::CUmemAllocationHandleType,
        None,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = call
        .symbol(slots::cuMemExportToShareableHandle)?;
    let status = unsafe {
        released(
            py,
            || function(c_shareableHandle.pointer(), c_handle, c_handleType, c_flags),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_shareableHandle.value(py) }?),
    )
}

pub(crate) fn cuMemFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptr], []) = call.bind("cuMemFree", "dptr")?;
    let py = call.py();
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuMemFree_v2)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dptr)) })
}

pub(crate) fn cuMemFreeAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptr, object_hStream], []) = call
        .bind("cuMemFreeAsync", "dptr hStream")?;
    let py = call.py();
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuMemFreeAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dptr, c_hStream)) },
    )
}

pub(crate) fn cuMemFreeHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p], []) = call.bind("cuMemFreeHost", "p")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_p = args::pointer(object_p, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuMemFreeHost)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_p.cast())) })
}

pub(crate) fn cuMemGetAddressRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptr], []) = call.bind("cuMemGetAddressRange", "dptr")?;
    let py = call.py();
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let mut c_pbase: u64 = 0;
    let mut c_psize: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemGetAddressRange_v2)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pbase).cast(), (&raw mut c_psize).cast(), c_dptr),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_pbase as u64)?)?;
            tuple.push(out::u64(py, c_psize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuMemGetDefaultMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_typename], []) = call
        .bind("cuMemGetDefaultMemPool", "location typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUmemAllocationType,
    )?;
    let mut c_pool_out: u64 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &driver13::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuMemGetDefaultMemPool)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pool_out).cast(), c_location.cast(), c_type),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool_out as u64)?),
    )
}

pub(crate) fn cuMemGetHandleForAddressRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptr, object_size, object_handleType, object_flags], []) = call
        .bind("cuMemGetHandleForAddressRange", "dptr size handleType flags")?;
    let py = call.py();
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &driver::CUmemRangeHandleType,
    )?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_handle = attributes::attribute_out(
        py,
        c_handleType,
        &attribute_types::driver::CUmemRangeHandleType,
        None,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, i32, u64) -> i32 = call
        .symbol(slots::cuMemGetHandleForAddressRange)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle.pointer(), c_dptr, c_size, c_handleType, c_flags),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_handle.value(py) }?),
    )
}

pub(crate) fn cuMemGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuMemGetInfo", "")?;
    let py = call.py();
    let mut c_free: u64 = 0;
    let mut c_total: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuMemGetInfo_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_free).cast(), (&raw mut c_total).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_free)?)?;
            tuple.push(out::u64(py, c_total)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuMemGetLocationInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_ptr,
        object_size,
        object_summaryGranularity,
        object_samplingGranularity,
        object_location_out,
        ],
        [],
    ) = call
        .bind(
            "cuMemGetLocationInfo",
            "ptr size summaryGranularity samplingGranularity location_out",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_summaryGranularity = args::u64(
        object_summaryGranularity,
        "summaryGranularity",
    )?;
    let c_samplingGranularity = args::u64(
        object_samplingGranularity,
        "samplingGranularity",
    )?;
    let c_location_out_type = Ty::Record(&driver13::CUmemLocation);
    let c_location_out = args::updated_array_or_one(
        object_location_out,
        "location_out",
        &c_location_out_type,
        Some(args::div_ceil(c_size as usize, c_summaryGranularity as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuMemGetLocationInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_ptr,
                c_size,
                c_summaryGranularity,
                c_samplingGranularity,
                c_location_out.pointer().cast(),
            ),
        )
    };
    c_location_out.update();
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuMemGetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_typename], []) = call
        .bind("cuMemGetMemPool", "location typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUmemAllocationType,
    )?;
    let mut c_pool: u64 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &driver13::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuMemGetMemPool)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pool).cast(), c_location.cast(), c_type))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool as u64)?),
    )
}

pub(crate) fn cuMemHostAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bytesize, object_Flags], []) = call
        .bind("cuMemHostAlloc", "bytesize Flags")?;
    let py = call.py();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_pp: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuMemHostAlloc)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pp).cast(), c_bytesize, c_Flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_pp)?),
    )
}

pub(crate) fn cuMemHostGetDevicePointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p, object_Flags], []) = call
        .bind("cuMemHostGetDevicePointer", "p Flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_pdptr: u64 = 0;
    let c_p = args::pointer(object_p, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuMemHostGetDevicePointer_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pdptr).cast(), c_p.cast(), c_Flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_pdptr as u64)?),
    )
}

pub(crate) fn cuMemHostGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p], []) = call.bind("cuMemHostGetFlags", "p")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_pFlags: u32 = 0;
    let c_p = args::pointer(object_p, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuMemHostGetFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pFlags).cast(), c_p.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pFlags)?),
    )
}

pub(crate) fn cuMemHostRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p, object_bytesize, object_Flags], []) = call
        .bind("cuMemHostRegister", "p bytesize Flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_bytesize = args::u64(object_bytesize, "bytesize")?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let c_p = args::pointer(object_p, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuMemHostRegister_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_p.cast(), c_bytesize, c_Flags)) },
    )
}

pub(crate) fn cuMemHostUnregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p], []) = call.bind("cuMemHostUnregister", "p")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_p = args::pointer(object_p, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuMemHostUnregister)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_p.cast())) })
}

pub(crate) fn cuMemImportFromShareableHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_osHandle, object_shHandleType], []) = call
        .bind("cuMemImportFromShareableHandle", "osHandle shHandleType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_shHandleType = args::enumeration(
        object_shHandleType,
        "shHandleType",
        &driver::CUmemAllocationHandleType,
    )?;
    let mut c_handle: u64 = 0;
    let c_osHandle = args::pointer(object_osHandle, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuMemImportFromShareableHandle)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_handle).cast(), c_osHandle.cast(), c_shHandleType),
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

pub(crate) fn cuMemMap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_size, object_offset, object_handle, object_flags], []) = call
        .bind("cuMemMap", "ptr size offset handle flags")?;
    let py = call.py();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemMap)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_ptr, c_size, c_offset, c_handle, c_flags)) },
    )
}

pub(crate) fn cuMemMapArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mapInfoList, object_count, object_hStream], []) = call
        .bind("cuMemMapArrayAsync", "mapInfoList count hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_mapInfoList = args::array(
        object_mapInfoList,
        "mapInfoList",
        &Ty::Record(&driver::CUarrayMapInfo),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cuMemMapArrayAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_mapInfoList.cast(), c_count, c_hStream)) },
    )
}

pub(crate) fn cuMemPoolDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pool], []) = call.bind("cuMemPoolDestroy", "pool")?;
    let py = call.py();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuMemPoolDestroy)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_pool)) })
}

pub(crate) fn cuMemPoolExportPointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr], []) = call.bind("cuMemPoolExportPointer", "ptr")?;
    let py = call.py();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let (c_shareData_out, c_shareData_out_place) = out::new_record(
        py,
        &driver::CUmemPoolPtrExportData,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemPoolExportPointer)?;
    let status = unsafe {
        released(py, || function(c_shareData_out_place.cast(), c_ptr))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_shareData_out.into_any()),
    )
}

pub(crate) fn cuMemPoolExportToShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pool, object_handleType, object_flags], []) = call
        .bind("cuMemPoolExportToShareableHandle", "pool handleType flags")?;
    let py = call.py();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &driver::CUmemAllocationHandleType,
    )?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_handle_out = attributes::attribute_out(
        py,
        c_handleType,
        &attribute_types::driver::CUmemAllocationHandleType,
        None,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = call
        .symbol(slots::cuMemPoolExportToShareableHandle)?;
    let status = unsafe {
        released(py, || function(c_handle_out.pointer(), c_pool, c_handleType, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_handle_out.value(py) }?),
    )
}

pub(crate) fn cuMemPoolGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pool, object_attr], []) = call
        .bind("cuMemPoolGetAttribute", "pool attr")?;
    let py = call.py();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUmemPool_attribute)?;
    let mut c_value = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::driver::CUmemPool_attribute,
        None,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuMemPoolGetAttribute)?;
    let status = unsafe { released(py, || function(c_pool, c_attr, c_value.pointer())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_value.value(py) }?),
    )
}

pub(crate) fn cuMemPoolImportFromShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_handleType, object_flags], []) = call
        .bind("cuMemPoolImportFromShareableHandle", "handle handleType flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &driver::CUmemAllocationHandleType,
    )?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_pool_out: u64 = 0;
    let c_handle = args::pointer(object_handle, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cuMemPoolImportFromShareableHandle)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pool_out).cast(),
                c_handle.cast(),
                c_handleType,
                c_flags,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool_out as u64)?),
    )
}

pub(crate) fn cuMemPoolImportPointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pool, object_shareData], []) = call
        .bind("cuMemPoolImportPointer", "pool shareData")?;
    let py = call.py();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let mut c_ptr_out: u64 = 0;
    let c_shareData = args::optional_record(
        object_shareData,
        "shareData",
        &driver::CUmemPoolPtrExportData,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuMemPoolImportPointer)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_ptr_out).cast(), c_pool, c_shareData.cast()),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_ptr_out as u64)?),
    )
}

pub(crate) fn cuMemPoolSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pool, object_attr, object_value], []) = call
        .bind("cuMemPoolSetAttribute", "pool attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_attr = args::enumeration(object_attr, "attr", &driver::CUmemPool_attribute)?;
    let (c_value, _) = attributes::attribute_in(
        object_value,
        c_attr,
        &attribute_types::driver::CUmemPool_attribute,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuMemPoolSetAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pool, c_attr, c_value)) },
    )
}

pub(crate) fn cuMemPoolTrimTo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pool, object_minBytesToKeep], []) = call
        .bind("cuMemPoolTrimTo", "pool minBytesToKeep")?;
    let py = call.py();
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_minBytesToKeep = args::u64(object_minBytesToKeep, "minBytesToKeep")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuMemPoolTrimTo)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pool, c_minBytesToKeep)) },
    )
}

pub(crate) fn cuMemPrefetchAsync_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_devPtr,
        object_count,
        object_location,
        object_flags,
        object_hStream,
        ],
        [],
    ) = call.bind("cuMemPrefetchAsync_v2", "devPtr count location flags hStream")?;
    let py = call.py();
    let c_devPtr = args::value::<u64>(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
    let c_count = args::u64(object_count, "count")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_location = args::record(
        object_location,
        "location",
        &driver12::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        by_value::driver::CUmemLocation_v112,
        u32,
        u64,
    ) -> i32 = call.symbol(slots::cuMemPrefetchAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_devPtr,
                    c_count,
                    c_location
                        .cast::<by_value::driver::CUmemLocation_v112>()
                        .read_unaligned(),
                    c_flags,
                    c_hStream,
                ),
            )
        },
    )
}

pub(crate) fn cuMemPrefetchBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dptrs,
        object_sizes,
        object_count,
        object_prefetchLocs,
        object_prefetchLocIdxs,
        object_numPrefetchLocs,
        object_flags,
        object_hStream,
        ],
        [],
    ) = call
        .bind(
            "cuMemPrefetchBatchAsync",
            "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags hStream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dptrs = args::array(
        object_dptrs,
        "dptrs",
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
    let c_prefetchLocs = args::array(
        object_prefetchLocs,
        "prefetchLocs",
        &Ty::Record(&driver13::CUmemLocation),
        Some(c_numPrefetchLocs as usize),
        &arena,
    )?;
    let c_prefetchLocIdxs = args::array(
        object_prefetchLocIdxs,
        "prefetchLocIdxs",
        &Ty::U64,
        Some(c_numPrefetchLocs as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuMemPrefetchBatchAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dptrs.cast(),
                    c_sizes.cast(),
                    c_count,
                    c_prefetchLocs.cast(),
                    c_prefetchLocIdxs.cast(),
                    c_numPrefetchLocs,
                    c_flags,
                    c_hStream,
                ),
            )
        },
    )
}

pub(crate) fn cuMemRangeGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dataSize, object_attribute, object_devPtr, object_count], []) = call
        .bind("cuMemRangeGetAttribute", "dataSize attribute devPtr count")?;
    let py = call.py();
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &driver::CUmem_range_attribute,
    )?;
    let c_devPtr = args::value::<u64>(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
    let c_count = args::u64(object_count, "count")?;
    let mut c_data = attributes::attribute_out(
        py,
        c_attribute,
        &attribute_types::driver::CUmem_range_attribute,
        Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64, u64) -> i32 = call
        .symbol(slots::cuMemRangeGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(c_data.pointer(), c_dataSize, c_attribute, c_devPtr, c_count),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cuMemRangeGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dataSizes,
        object_attributes,
        object_numAttributes,
        object_devPtr,
        object_count,
        ],
        [],
    ) = call
        .bind(
            "cuMemRangeGetAttributes",
            "dataSizes attributes numAttributes devPtr count",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numAttributes = args::u64(object_numAttributes, "numAttributes")?;
    let c_devPtr = args::value::<u64>(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
    let c_count = args::u64(object_count, "count")?;
    let c_dataSizes = args::array(
        object_dataSizes,
        "dataSizes",
        &Ty::U64,
        Some(c_numAttributes as usize),
        &arena,
    )?;
    let c_attributes = args::array(
        object_attributes,
        "attributes",
        &Ty::Enum(&driver::CUmem_range_attribute),
        Some(c_numAttributes as usize),
        &arena,
    )?;
    let mut c_data = unsafe {
        attributes::attributes_out(
            py,
            c_attributes.cast(),
            c_dataSizes.cast(),
            c_numAttributes as usize,
            &attribute_types::driver::CUmem_range_attribute,
        )
    }?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cuMemRangeGetAttributes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_data.pointers().cast(),
                c_dataSizes.cast(),
                c_attributes.cast(),
                c_numAttributes,
                c_devPtr,
                c_count,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cuMemRelease<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cuMemRelease", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuMemRelease)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_handle)) })
}

pub(crate) fn cuMemRetainAllocationHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_addr], []) = call.bind("cuMemRetainAllocationHandle", "addr")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_handle: u64 = 0;
    let c_addr = args::pointer(object_addr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuMemRetainAllocationHandle)?;
    let status = unsafe {
        released(py, || function((&raw mut c_handle).cast(), c_addr.cast()))
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

pub(crate) fn cuMemSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_typename, object_pool], []) = call
        .bind("cuMemSetMemPool", "location typename pool")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUmemAllocationType,
    )?;
    let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
    let c_location = args::optional_record(
        object_location,
        "location",
        &driver13::CUmemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cuMemSetMemPool)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_location.cast(), c_type, c_pool)) },
    )
}

pub(crate) fn cuMemUnmap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_size], []) = call.bind("cuMemUnmap", "ptr size")?;
    let py = call.py();
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuMemUnmap)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_ptr, c_size)) })
}

pub(crate) fn cuMemcpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src, object_ByteCount], []) = call
        .bind("cuMemcpy", "dst src ByteCount")?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUdeviceptr)?;
    let c_src = args::value::<u64>(object_src, "src", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpy)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dst, c_src, c_ByteCount)) },
    )
}

pub(crate) fn cuMemcpy2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy], []) = call.bind("cuMemcpy2D", "pCopy")?;
    let py = call.py();
    let c_pCopy = args::optional_record(object_pCopy, "pCopy", &driver::CUDA_MEMCPY2D)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuMemcpy2D_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast())) },
    )
}

pub(crate) fn cuMemcpy2DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy, object_hStream], []) = call
        .bind("cuMemcpy2DAsync", "pCopy hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_pCopy = args::optional_record(object_pCopy, "pCopy", &driver::CUDA_MEMCPY2D)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemcpy2DAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast(), c_hStream)) },
    )
}

pub(crate) fn cuMemcpy2DUnaligned<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy], []) = call.bind("cuMemcpy2DUnaligned", "pCopy")?;
    let py = call.py();
    let c_pCopy = args::optional_record(object_pCopy, "pCopy", &driver::CUDA_MEMCPY2D)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuMemcpy2DUnaligned_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast())) },
    )
}

pub(crate) fn cuMemcpy3D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy], []) = call.bind("cuMemcpy3D", "pCopy")?;
    let py = call.py();
    let c_pCopy = args::optional_record(object_pCopy, "pCopy", &driver::CUDA_MEMCPY3D)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuMemcpy3D_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast())) },
    )
}

pub(crate) fn cuMemcpy3DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy, object_hStream], []) = call
        .bind("cuMemcpy3DAsync", "pCopy hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_pCopy = args::optional_record(object_pCopy, "pCopy", &driver::CUDA_MEMCPY3D)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemcpy3DAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast(), c_hStream)) },
    )
}

pub(crate) fn cuMemcpy3DPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy], []) = call.bind("cuMemcpy3DPeer", "pCopy")?;
    let py = call.py();
    let c_pCopy = args::optional_record(
        object_pCopy,
        "pCopy",
        &driver::CUDA_MEMCPY3D_PEER,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuMemcpy3DPeer)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast())) },
    )
}

pub(crate) fn cuMemcpy3DPeerAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pCopy, object_hStream], []) = call
        .bind("cuMemcpy3DPeerAsync", "pCopy hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_pCopy = args::optional_record(
        object_pCopy,
        "pCopy",
        &driver::CUDA_MEMCPY3D_PEER,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemcpy3DPeerAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_pCopy.cast(), c_hStream)) },
    )
}

pub(crate) fn cuMemcpy3DWithAttributesAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_op, object_flags, object_hStream], []) = call
        .bind("cuMemcpy3DWithAttributesAsync", "op flags hStream")?;
    let py = call.py();
    let c_flags = args::u64(object_flags, "flags")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_op = args::optional_record(
        object_op,
        "op",
        &driver13::CUDA_MEMCPY3D_BATCH_OP,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpy3DWithAttributesAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_op.cast(), c_flags, c_hStream)) },
    )
}

pub(crate) fn cuMemcpyAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src, object_ByteCount, object_hStream], []) = call
        .bind("cuMemcpyAsync", "dst src ByteCount hStream")?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUdeviceptr)?;
    let c_src = args::value::<u64>(object_src, "src", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dst, c_src, c_ByteCount, c_hStream)) },
    )
}

pub(crate) fn cuMemcpyAtoA<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstArray,
        object_dstOffset,
        object_srcArray,
        object_srcOffset,
        object_ByteCount,
        ],
        [],
    ) = call.bind("cuMemcpyAtoA", "dstArray dstOffset srcArray srcOffset ByteCount")?;
    let py = call.py();
    let c_dstArray = args::value::<u64>(object_dstArray, "dstArray", &driver::CUarray)?;
    let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
    let c_srcArray = args::value::<u64>(object_srcArray, "srcArray", &driver::CUarray)?;
    let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyAtoA_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dstArray,
                    c_dstOffset,
                    c_srcArray,
                    c_srcOffset,
                    c_ByteCount,
                ),
            )
        },
    )
}

pub(crate) fn cuMemcpyAtoD<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_srcArray, object_srcOffset, object_ByteCount], []) = call
        .bind("cuMemcpyAtoD", "dstDevice srcArray srcOffset ByteCount")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_srcArray = args::value::<u64>(object_srcArray, "srcArray", &driver::CUarray)?;
    let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyAtoD_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dstDevice, c_srcArray, c_srcOffset, c_ByteCount))
        },
    )
}

pub(crate) fn cuMemcpyAtoH<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstHost, object_srcArray, object_srcOffset, object_ByteCount], []) = call
        .bind("cuMemcpyAtoH", "dstHost srcArray srcOffset ByteCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_srcArray = args::value::<u64>(object_srcArray, "srcArray", &driver::CUarray)?;
    let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_dstHost = args::pointer_to_write(
        object_dstHost,
        "dstHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyAtoH_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstHost.cast(), c_srcArray, c_srcOffset, c_ByteCount),
            )
        },
    )
}

pub(crate) fn cuMemcpyAtoHAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstHost,
        object_srcArray,
        object_srcOffset,
        object_ByteCount,
        object_hStream,
        ],
        [],
    ) = call.bind("cuMemcpyAtoHAsync", "dstHost srcArray srcOffset ByteCount hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_srcArray = args::value::<u64>(object_srcArray, "srcArray", &driver::CUarray)?;
    let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dstHost = args::pointer_to_write(
        object_dstHost,
        "dstHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyAtoHAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dstHost.cast(),
                    c_srcArray,
                    c_srcOffset,
                    c_ByteCount,
                    c_hStream,
                ),
            )
        },
    )
}

pub(crate) fn cuMemcpyDtoA<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstArray, object_dstOffset, object_srcDevice, object_ByteCount], []) = call
        .bind("cuMemcpyDtoA", "dstArray dstOffset srcDevice ByteCount")?;
    let py = call.py();
    let c_dstArray = args::value::<u64>(object_dstArray, "dstArray", &driver::CUarray)?;
    let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyDtoA_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dstArray, c_dstOffset, c_srcDevice, c_ByteCount))
        },
    )
}

pub(crate) fn cuMemcpyDtoD<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_srcDevice, object_ByteCount], []) = call
        .bind("cuMemcpyDtoD", "dstDevice srcDevice ByteCount")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyDtoD_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_srcDevice, c_ByteCount)) },
    )
}

pub(crate) fn cuMemcpyDtoDAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_srcDevice, object_ByteCount, object_hStream], []) = call
        .bind("cuMemcpyDtoDAsync", "dstDevice srcDevice ByteCount hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyDtoDAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dstDevice, c_srcDevice, c_ByteCount, c_hStream))
        },
    )
}

pub(crate) fn cuMemcpyDtoH<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstHost, object_srcDevice, object_ByteCount], []) = call
        .bind("cuMemcpyDtoH", "dstHost srcDevice ByteCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_dstHost = args::pointer_to_write(
        object_dstHost,
        "dstHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyDtoH_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstHost.cast(), c_srcDevice, c_ByteCount)) },
    )
}

pub(crate) fn cuMemcpyDtoHAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstHost, object_srcDevice, object_ByteCount, object_hStream], []) = call
        .bind("cuMemcpyDtoHAsync", "dstHost srcDevice ByteCount hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dstHost = args::pointer_to_write(
        object_dstHost,
        "dstHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyDtoHAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstHost.cast(), c_srcDevice, c_ByteCount, c_hStream),
            )
        },
    )
}

pub(crate) fn cuMemcpyHtoA<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstArray, object_dstOffset, object_srcHost, object_ByteCount], []) = call
        .bind("cuMemcpyHtoA", "dstArray dstOffset srcHost ByteCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dstArray = args::value::<u64>(object_dstArray, "dstArray", &driver::CUarray)?;
    let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_srcHost = args::pointer_to_read(
        object_srcHost,
        "srcHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemcpyHtoA_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstArray, c_dstOffset, c_srcHost.cast(), c_ByteCount),
            )
        },
    )
}

pub(crate) fn cuMemcpyHtoAAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstArray,
        object_dstOffset,
        object_srcHost,
        object_ByteCount,
        object_hStream,
        ],
        [],
    ) = call.bind("cuMemcpyHtoAAsync", "dstArray dstOffset srcHost ByteCount hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dstArray = args::value::<u64>(object_dstArray, "dstArray", &driver::CUarray)?;
    let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_srcHost = args::pointer_to_read(
        object_srcHost,
        "srcHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyHtoAAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dstArray,
                    c_dstOffset,
                    c_srcHost.cast(),
                    c_ByteCount,
                    c_hStream,
                ),
            )
        },
    )
}

pub(crate) fn cuMemcpyHtoD<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_srcHost, object_ByteCount], []) = call
        .bind("cuMemcpyHtoD", "dstDevice srcHost ByteCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_srcHost = args::pointer_to_read(
        object_srcHost,
        "srcHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemcpyHtoD_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_srcHost.cast(), c_ByteCount)) },
    )
}

pub(crate) fn cuMemcpyHtoDAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_srcHost, object_ByteCount, object_hStream], []) = call
        .bind("cuMemcpyHtoDAsync", "dstDevice srcHost ByteCount hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_srcHost = args::pointer_to_read(
        object_srcHost,
        "srcHost",
        c_ByteCount as usize,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyHtoDAsync_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstDevice, c_srcHost.cast(), c_ByteCount, c_hStream),
            )
        },
    )
}

pub(crate) fn cuMemcpyPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstContext,
        object_srcDevice,
        object_srcContext,
        object_ByteCount,
        ],
        [],
    ) = call
        .bind("cuMemcpyPeer", "dstDevice dstContext srcDevice srcContext ByteCount")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstContext = args::value::<
        u64,
    >(object_dstContext, "dstContext", &driver::CUcontext)?;
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_srcContext = args::value::<
        u64,
    >(object_srcContext, "srcContext", &driver::CUcontext)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyPeer)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dstDevice,
                    c_dstContext,
                    c_srcDevice,
                    c_srcContext,
                    c_ByteCount,
                ),
            )
        },
    )
}

pub(crate) fn cuMemcpyPeerAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstContext,
        object_srcDevice,
        object_srcContext,
        object_ByteCount,
        object_hStream,
        ],
        [],
    ) = call
        .bind(
            "cuMemcpyPeerAsync",
            "dstDevice dstContext srcDevice srcContext ByteCount hStream",
        )?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstContext = args::value::<
        u64,
    >(object_dstContext, "dstContext", &driver::CUcontext)?;
    let c_srcDevice = args::value::<
        u64,
    >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_srcContext = args::value::<
        u64,
    >(object_srcContext, "srcContext", &driver::CUcontext)?;
    let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyPeerAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_dstDevice,
                    c_dstContext,
                    c_srcDevice,
                    c_srcContext,
                    c_ByteCount,
                    c_hStream,
                ),
            )
        },
    )
}

pub(crate) fn cuMemcpyWithAttributesAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src, object_size, object_attr, object_hStream], []) = call
        .bind("cuMemcpyWithAttributesAsync", "dst src size attr hStream")?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUdeviceptr)?;
    let c_src = args::value::<u64>(object_src, "src", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_attr = args::optional_record(
        object_attr,
        "attr",
        &driver13::CUmemcpyAttributes,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuMemcpyWithAttributesAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dst, c_src, c_size, c_attr.cast(), c_hStream))
        },
    )
}

pub(crate) fn cuMemsetD16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_us, object_N], []) = call
        .bind("cuMemsetD16", "dstDevice us N")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_us = args::u16(object_us, "us")?;
    let c_N = args::u64(object_N, "N")?;
    let function: unsafe extern "system" fn(u64, u16, u64) -> i32 = call
        .symbol(slots::cuMemsetD16_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_us, c_N)) },
    )
}

pub(crate) fn cuMemsetD16Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_us, object_N, object_hStream], []) = call
        .bind("cuMemsetD16Async", "dstDevice us N hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_us = args::u16(object_us, "us")?;
    let c_N = args::u64(object_N, "N")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u16, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD16Async)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_us, c_N, c_hStream)) },
    )
}

pub(crate) fn cuMemsetD2D16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstPitch,
        object_us,
        object_Width,
        object_Height,
        ],
        [],
    ) = call.bind("cuMemsetD2D16", "dstDevice dstPitch us Width Height")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
    let c_us = args::u16(object_us, "us")?;
    let c_Width = args::u64(object_Width, "Width")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let function: unsafe extern "system" fn(u64, u64, u16, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D16_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dstDevice, c_dstPitch, c_us, c_Width, c_Height))
        },
    )
}

pub(crate) fn cuMemsetD2D16Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstPitch,
        object_us,
        object_Width,
        object_Height,
        object_hStream,
        ],
        [],
    ) = call.bind("cuMemsetD2D16Async", "dstDevice dstPitch us Width Height hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
    let c_us = args::u16(object_us, "us")?;
    let c_Width = args::u64(object_Width, "Width")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u16, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D16Async)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstDevice, c_dstPitch, c_us, c_Width, c_Height, c_hStream),
            )
        },
    )
}

pub(crate) fn cuMemsetD2D32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstPitch,
        object_ui,
        object_Width,
        object_Height,
        ],
        [],
    ) = call.bind("cuMemsetD2D32", "dstDevice dstPitch ui Width Height")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
    let c_ui = args::u32(object_ui, "ui")?;
    let c_Width = args::u64(object_Width, "Width")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let function: unsafe extern "system" fn(u64, u64, u32, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D32_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dstDevice, c_dstPitch, c_ui, c_Width, c_Height))
        },
    )
}

pub(crate) fn cuMemsetD2D32Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstPitch,
        object_ui,
        object_Width,
        object_Height,
        object_hStream,
        ],
        [],
    ) = call.bind("cuMemsetD2D32Async", "dstDevice dstPitch ui Width Height hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
    let c_ui = args::u32(object_ui, "ui")?;
    let c_Width = args::u64(object_Width, "Width")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u32, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D32Async)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstDevice, c_dstPitch, c_ui, c_Width, c_Height, c_hStream),
            )
        },
    )
}

pub(crate) fn cuMemsetD2D8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstPitch,
        object_uc,
        object_Width,
        object_Height,
        ],
        [],
    ) = call.bind("cuMemsetD2D8", "dstDevice dstPitch uc Width Height")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
    let c_uc = args::u8(object_uc, "uc")?;
    let c_Width = args::u64(object_Width, "Width")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let function: unsafe extern "system" fn(u64, u64, u8, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D8_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_dstDevice, c_dstPitch, c_uc, c_Width, c_Height))
        },
    )
}

pub(crate) fn cuMemsetD2D8Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dstDevice,
        object_dstPitch,
        object_uc,
        object_Width,
        object_Height,
        object_hStream,
        ],
        [],
    ) = call.bind("cuMemsetD2D8Async", "dstDevice dstPitch uc Width Height hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
    let c_uc = args::u8(object_uc, "uc")?;
    let c_Width = args::u64(object_Width, "Width")?;
    let c_Height = args::u64(object_Height, "Height")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u8, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D8Async)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_dstDevice, c_dstPitch, c_uc, c_Width, c_Height, c_hStream),
            )
        },
    )
}

pub(crate) fn cuMemsetD32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_ui, object_N], []) = call
        .bind("cuMemsetD32", "dstDevice ui N")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_ui = args::u32(object_ui, "ui")?;
    let c_N = args::u64(object_N, "N")?;
    let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = call
        .symbol(slots::cuMemsetD32_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_ui, c_N)) },
    )
}

pub(crate) fn cuMemsetD32Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_ui, object_N, object_hStream], []) = call
        .bind("cuMemsetD32Async", "dstDevice ui N hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_ui = args::u32(object_ui, "ui")?;
    let c_N = args::u64(object_N, "N")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u32, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD32Async)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_ui, c_N, c_hStream)) },
    )
}

pub(crate) fn cuMemsetD8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_uc, object_N], []) = call
        .bind("cuMemsetD8", "dstDevice uc N")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_uc = args::u8(object_uc, "uc")?;
    let c_N = args::u64(object_N, "N")?;
    let function: unsafe extern "system" fn(u64, u8, u64) -> i32 = call
        .symbol(slots::cuMemsetD8_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_uc, c_N)) },
    )
}

pub(crate) fn cuMemsetD8Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dstDevice, object_uc, object_N, object_hStream], []) = call
        .bind("cuMemsetD8Async", "dstDevice uc N hStream")?;
    let py = call.py();
    let c_dstDevice = args::value::<
        u64,
    >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_uc = args::u8(object_uc, "uc")?;
    let c_N = args::u64(object_N, "N")?;
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u8, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD8Async)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_dstDevice, c_uc, c_N, c_hStream)) },
    )
}

pub(crate) fn cuMipmappedArrayCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pMipmappedArrayDesc, object_numMipmapLevels], []) = call
        .bind("cuMipmappedArrayCreate", "pMipmappedArrayDesc numMipmapLevels")?;
    let py = call.py();
    let c_numMipmapLevels = args::u32(object_numMipmapLevels, "numMipmapLevels")?;
    let mut c_pHandle: u64 = 0;
    let c_pMipmappedArrayDesc = args::optional_record(
        object_pMipmappedArrayDesc,
        "pMipmappedArrayDesc",
        &driver::CUDA_ARRAY3D_DESCRIPTOR,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuMipmappedArrayCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pHandle).cast(),
                c_pMipmappedArrayDesc.cast(),
                c_numMipmapLevels,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmipmappedArray, c_pHandle as u64)?),
    )
}

pub(crate) fn cuMipmappedArrayDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hMipmappedArray], []) = call
        .bind("cuMipmappedArrayDestroy", "hMipmappedArray")?;
    let py = call.py();
    let c_hMipmappedArray = args::value::<
        u64,
    >(object_hMipmappedArray, "hMipmappedArray", &driver::CUmipmappedArray)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuMipmappedArrayDestroy)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hMipmappedArray)) },
    )
}

pub(crate) fn cuMipmappedArrayGetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hMipmappedArray, object_level], []) = call
        .bind("cuMipmappedArrayGetLevel", "hMipmappedArray level")?;
    let py = call.py();
    let c_hMipmappedArray = args::value::<
        u64,
    >(object_hMipmappedArray, "hMipmappedArray", &driver::CUmipmappedArray)?;
    let c_level = args::u32(object_level, "level")?;
    let mut c_pLevelArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cuMipmappedArrayGetLevel)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pLevelArray).cast(), c_hMipmappedArray, c_level),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_pLevelArray as u64)?),
    )
}

pub(crate) fn cuMipmappedArrayGetMemoryRequirements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mipmap, object_device], []) = call
        .bind("cuMipmappedArrayGetMemoryRequirements", "mipmap device")?;
    let py = call.py();
    let c_mipmap = args::value::<
        u64,
    >(object_mipmap, "mipmap", &driver::CUmipmappedArray)?;
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
        py,
        &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cuMipmappedArrayGetMemoryRequirements)?;
    let status = unsafe {
        released(py, || function(c_memoryRequirements_place.cast(), c_mipmap, c_device))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_memoryRequirements.into_any()),
    )
}

pub(crate) fn cuMipmappedArrayGetSparseProperties<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mipmap], []) = call
        .bind("cuMipmappedArrayGetSparseProperties", "mipmap")?;
    let py = call.py();
    let c_mipmap = args::value::<
        u64,
    >(object_mipmap, "mipmap", &driver::CUmipmappedArray)?;
    let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
        py,
        &driver::CUDA_ARRAY_SPARSE_PROPERTIES,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuMipmappedArrayGetSparseProperties)?;
    let status = unsafe {
        released(py, || function(c_sparseProperties_place.cast(), c_mipmap))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_sparseProperties.into_any()),
    )
}

pub(crate) fn cuModuleEnumerateFunctions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numFunctions, object_mod], []) = call
        .bind("cuModuleEnumerateFunctions", "numFunctions mod")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numFunctions = args::u32(object_numFunctions, "numFunctions")?;
    let c_mod = args::value::<u64>(object_mod, "mod", &driver::CUmodule)?;
    let c_functions_length: usize = c_numFunctions as usize;
    let c_functions = args::output_memory(
        py,
        c_functions_length,
        Ty::Value(&driver::CUfunction).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cuModuleEnumerateFunctions)?;
    let status = unsafe {
        released(py, || function(c_functions.cast(), c_numFunctions, c_mod))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&driver::CUfunction),
                            c_functions.cast(),
                            c_functions_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cuModuleGetFunction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hmod, object_name], []) = call
        .bind("cuModuleGetFunction", "hmod name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
    let mut c_hfunc: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cuModuleGetFunction)?;
    let status = unsafe {
        released(py, || function((&raw mut c_hfunc).cast(), c_hmod, c_name))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUfunction, c_hfunc as u64)?),
    )
}

pub(crate) fn cuModuleGetFunctionCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mod], []) = call.bind("cuModuleGetFunctionCount", "mod")?;
    let py = call.py();
    let c_mod = args::value::<u64>(object_mod, "mod", &driver::CUmodule)?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuModuleGetFunctionCount)?;
    let status = unsafe { released(py, || function((&raw mut c_count).cast(), c_mod)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_count)?),
    )
}

pub(crate) fn cuModuleGetGlobal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hmod, object_name], []) = call.bind("cuModuleGetGlobal", "hmod name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
    let mut c_dptr: u64 = 0;
    let mut c_bytes: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::cuModuleGetGlobal_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dptr).cast(),
                (&raw mut c_bytes).cast(),
                c_hmod,
                c_name,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_bytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuModuleGetLoadingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuModuleGetLoadingMode", "")?;
    let py = call.py();
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuModuleGetLoadingMode)?;
    let status = unsafe { released(py, || function((&raw mut c_mode).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUmoduleLoadingMode, c_mode)?),
    )
}

pub(crate) fn cuModuleGetSurfRef<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hmod, object_name], []) = call.bind("cuModuleGetSurfRef", "hmod name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
    let mut c_pSurfRef: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cuModuleGetSurfRef)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pSurfRef).cast(), c_hmod, c_name))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUsurfref, c_pSurfRef as u64)?),
    )
}

pub(crate) fn cuModuleGetTexRef<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hmod, object_name], []) = call.bind("cuModuleGetTexRef", "hmod name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
    let mut c_pTexRef: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cuModuleGetTexRef)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pTexRef).cast(), c_hmod, c_name))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUtexref, c_pTexRef as u64)?),
    )
}

pub(crate) fn cuModuleLoad<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_fname], []) = call.bind("cuModuleLoad", "fname")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_module: u64 = 0;
    let c_fname = args::c_string(object_fname, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = call
        .symbol(slots::cuModuleLoad)?;
    let status = unsafe {
        released(py, || function((&raw mut c_module).cast(), c_fname))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmodule, c_module as u64)?),
    )
}

pub(crate) fn cuModuleLoadData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_image], []) = call.bind("cuModuleLoadData", "image")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_module: u64 = 0;
    let c_image = args::pointer(object_image, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuModuleLoadData)?;
    let status = unsafe {
        released(py, || function((&raw mut c_module).cast(), c_image.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmodule, c_module as u64)?),
    )
}

pub(crate) fn cuModuleLoadFatBinary<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_fatCubin], []) = call.bind("cuModuleLoadFatBinary", "fatCubin")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_module: u64 = 0;
    let c_fatCubin = args::pointer(object_fatCubin, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuModuleLoadFatBinary)?;
    let status = unsafe {
        released(py, || function((&raw mut c_module).cast(), c_fatCubin.cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUmodule, c_module as u64)?),
    )
}

pub(crate) fn cuModuleUnload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hmod], []) = call.bind("cuModuleUnload", "hmod")?;
    let py = call.py();
    let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuModuleUnload)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hmod)) })
}

pub(crate) fn cuMulticastAddDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mcHandle, object_dev], []) = call
        .bind("cuMulticastAddDevice", "mcHandle dev")?;
    let py = call.py();
    let c_mcHandle = args::value::<
        u64,
    >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuMulticastAddDevice)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_mcHandle, c_dev)) },
    )
}

pub(crate) fn cuMulticastBindAddr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_mcHandle,
        object_mcOffset,
        object_memptr,
        object_size,
        object_flags,
        ],
        [],
    ) = call.bind("cuMulticastBindAddr", "mcHandle mcOffset memptr size flags")?;
    let py = call.py();
    let c_mcHandle = args::value::<
        u64,
    >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
    let c_memptr = args::value::<u64>(object_memptr, "memptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindAddr)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(py, || function(c_mcHandle, c_mcOffset, c_memptr, c_size, c_flags))
        },
    )
}

pub(crate) fn cuMulticastBindAddr_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_mcHandle,
        object_dev,
        object_mcOffset,
        object_memptr,
        object_size,
        object_flags,
        ],
        [],
    ) = call.bind("cuMulticastBindAddr_v2", "mcHandle dev mcOffset memptr size flags")?;
    let py = call.py();
    let c_mcHandle = args::value::<
        u64,
    >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
    let c_memptr = args::value::<u64>(object_memptr, "memptr", &driver::CUdeviceptr)?;
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindAddr_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_mcHandle, c_dev, c_mcOffset, c_memptr, c_size, c_flags),
            )
        },
    )
}

pub(crate) fn cuMulticastBindMem<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_mcHandle,
        object_mcOffset,
        object_memHandle,
        object_memOffset,
        object_size,
        object_flags,
        ],
        [],
    ) = call
        .bind("cuMulticastBindMem", "mcHandle mcOffset memHandle memOffset size flags")?;
    let py = call.py();
    let c_mcHandle = args::value::<
        u64,
    >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
    let c_memHandle = args::value::<
        u64,
    >(object_memHandle, "memHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_memOffset = args::u64(object_memOffset, "memOffset")?;
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindMem)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_mcHandle,
                    c_mcOffset,
                    c_memHandle,
                    c_memOffset,
                    c_size,
                    c_flags,
                ),
            )
        },
    )
}

pub(crate) fn cuMulticastBindMem_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_mcHandle,
        object_dev,
        object_mcOffset,
        object_memHandle,
        object_memOffset,
        object_size,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cuMulticastBindMem_v2",
            "mcHandle dev mcOffset memHandle memOffset size flags",
        )?;
    let py = call.py();
    let c_mcHandle = args::value::<
        u64,
    >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
    let c_memHandle = args::value::<
        u64,
    >(object_memHandle, "memHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_memOffset = args::u64(object_memOffset, "memOffset")?;
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindMem_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_mcHandle,
                    c_dev,
                    c_mcOffset,
                    c_memHandle,
                    c_memOffset,
                    c_size,
                    c_flags,
                ),
            )
        },
    )
}

pub(crate) fn cuMulticastCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prop], []) = call.bind("cuMulticastCreate", "prop")?;
    let py = call.py();
    let mut c_mcHandle: u64 = 0;
    let c_prop = args::optional_record(
        object_prop,
        "prop",
        &driver::CUmulticastObjectProp,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuMulticastCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_mcHandle).cast(), c_prop.cast()))
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
                        c_mcHandle as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cuMulticastGetGranularity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prop, object_option], []) = call
        .bind("cuMulticastGetGranularity", "prop option")?;
    let py = call.py();
    let c_option = args::enumeration(
        object_option,
        "option",
        &driver::CUmulticastGranularity_flags,
    )?;
    let mut c_granularity: u64 = 0;
    let c_prop = args::optional_record(
        object_prop,
        "prop",
        &driver::CUmulticastObjectProp,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuMulticastGetGranularity)?;
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

pub(crate) fn cuMulticastUnbind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mcHandle, object_dev, object_mcOffset, object_size], []) = call
        .bind("cuMulticastUnbind", "mcHandle dev mcOffset size")?;
    let py = call.py();
    let c_mcHandle = args::value::<
        u64,
    >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
    let c_size = args::u64(object_size, "size")?;
    let function: unsafe extern "system" fn(u64, i32, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastUnbind)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_mcHandle, c_dev, c_mcOffset, c_size)) },
    )
}

pub(crate) fn cuOccupancyAvailableDynamicSMemPerBlock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_numBlocks, object_blockSize], []) = call
        .bind("cuOccupancyAvailableDynamicSMemPerBlock", "func numBlocks blockSize")?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let c_numBlocks = args::i32(object_numBlocks, "numBlocks")?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let mut c_dynamicSmemSize: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = call
        .symbol(slots::cuOccupancyAvailableDynamicSMemPerBlock)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dynamicSmemSize).cast(),
                c_func,
                c_numBlocks,
                c_blockSize,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_dynamicSmemSize)?),
    )
}

pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_blockSize, object_dynamicSMemSize], []) = call
        .bind(
            "cuOccupancyMaxActiveBlocksPerMultiprocessor",
            "func blockSize dynamicSMemSize",
        )?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
    let mut c_numBlocks: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = call
        .symbol(slots::cuOccupancyMaxActiveBlocksPerMultiprocessor)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_numBlocks).cast(),
                c_func,
                c_blockSize,
                c_dynamicSMemSize,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numBlocks)?),
    )
}

pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_blockSize, object_dynamicSMemSize, object_flags], []) = call
        .bind(
            "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            "func blockSize dynamicSMemSize flags",
        )?;
    let py = call.py();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_numBlocks: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64, u32) -> i32 = call
        .symbol(slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_numBlocks).cast(),
                c_func,
                c_blockSize,
                c_dynamicSMemSize,
                c_flags,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numBlocks)?),
    )
}

pub(crate) fn cuOccupancyMaxPotentialBlockSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_func,
        object_blockSizeToDynamicSMemSize,
        object_dynamicSMemSize,
        object_blockSizeLimit,
        ],
        [],
    ) = call
        .bind(
            "cuOccupancyMaxPotentialBlockSize",
            "func blockSizeToDynamicSMemSize dynamicSMemSize blockSizeLimit",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
    let c_blockSizeLimit = args::i32(object_blockSizeLimit, "blockSizeLimit")?;
    let mut c_minGridSize: i32 = 0;
    let mut c_blockSize: i32 = 0;
    let c_blockSizeToDynamicSMemSize = args::callback(
        object_blockSizeToDynamicSMemSize,
        Some(&driver::CUoccupancyB2DSize__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cuOccupancyMaxPotentialBlockSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_minGridSize).cast(),
                (&raw mut c_blockSize).cast(),
                c_func,
                c_blockSizeToDynamicSMemSize.address(),
                c_dynamicSMemSize,
                c_blockSizeLimit,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_minGridSize)?)?;
            tuple.push(out::i32(py, c_blockSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuOccupancyMaxPotentialBlockSizeWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_func,
        object_blockSizeToDynamicSMemSize,
        object_dynamicSMemSize,
        object_blockSizeLimit,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cuOccupancyMaxPotentialBlockSizeWithFlags",
            "func blockSizeToDynamicSMemSize dynamicSMemSize blockSizeLimit flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
    let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
    let c_blockSizeLimit = args::i32(object_blockSizeLimit, "blockSizeLimit")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_minGridSize: i32 = 0;
    let mut c_blockSize: i32 = 0;
    let c_blockSizeToDynamicSMemSize = args::callback(
        object_blockSizeToDynamicSMemSize,
        Some(&driver::CUoccupancyB2DSize__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        i32,
        u32,
    ) -> i32 = call.symbol(slots::cuOccupancyMaxPotentialBlockSizeWithFlags)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_minGridSize).cast(),
                (&raw mut c_blockSize).cast(),
                c_func,
                c_blockSizeToDynamicSMemSize.address(),
                c_dynamicSMemSize,
                c_blockSizeLimit,
                c_flags,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_minGridSize)?)?;
            tuple.push(out::i32(py, c_blockSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuParamSetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_numbytes], []) = call
        .bind("cuParamSetSize", "hfunc numbytes")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_numbytes = args::u32(object_numbytes, "numbytes")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuParamSetSize)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_numbytes)) },
    )
}

pub(crate) fn cuParamSetTexRef<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_texunit, object_hTexRef], []) = call
        .bind("cuParamSetTexRef", "hfunc texunit hTexRef")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_texunit = args::i32(object_texunit, "texunit")?;
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::cuParamSetTexRef)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_texunit, c_hTexRef)) },
    )
}

pub(crate) fn cuParamSetf<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_offset, object_value], []) = call
        .bind("cuParamSetf", "hfunc offset value")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_offset = args::i32(object_offset, "offset")?;
    let c_value = args::f32(object_value)?;
    let function: unsafe extern "system" fn(u64, i32, f32) -> i32 = call
        .symbol(slots::cuParamSetf)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_offset, c_value)) },
    )
}

pub(crate) fn cuParamSeti<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_offset, object_value], []) = call
        .bind("cuParamSeti", "hfunc offset value")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_offset = args::i32(object_offset, "offset")?;
    let c_value = args::u32(object_value, "value")?;
    let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call
        .symbol(slots::cuParamSeti)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_offset, c_value)) },
    )
}

pub(crate) fn cuParamSetv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hfunc, object_offset, object_ptr, object_numbytes], []) = call
        .bind("cuParamSetv", "hfunc offset ptr numbytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
    let c_offset = args::i32(object_offset, "offset")?;
    let c_numbytes = args::u32(object_numbytes, "numbytes")?;
    let c_ptr = args::pointer_to_read(object_ptr, "ptr", c_numbytes as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuParamSetv)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hfunc, c_offset, c_ptr.cast(), c_numbytes)) },
    )
}

pub(crate) fn cuPointerGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attribute, object_ptr], []) = call
        .bind("cuPointerGetAttribute", "attribute ptr")?;
    let py = call.py();
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &driver::CUpointer_attribute,
    )?;
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let mut c_data = attributes::attribute_out(
        py,
        c_attribute,
        &attribute_types::driver::CUpointer_attribute,
        None,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cuPointerGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_data.pointer(), c_attribute, c_ptr))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cuPointerGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numAttributes, object_attributes, object_ptr], []) = call
        .bind("cuPointerGetAttributes", "numAttributes attributes ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numAttributes = args::u32(object_numAttributes, "numAttributes")?;
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let c_attributes = args::array(
        object_attributes,
        "attributes",
        &Ty::Enum(&driver::CUpointer_attribute),
        Some(c_numAttributes as usize),
        &arena,
    )?;
    let mut c_data = unsafe {
        attributes::attributes_out(
            py,
            c_attributes.cast(),
            core::ptr::null(),
            c_numAttributes as usize,
            &attribute_types::driver::CUpointer_attribute,
        )
    }?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuPointerGetAttributes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_numAttributes,
                c_attributes.cast(),
                c_data.pointers().cast(),
                c_ptr,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cuPointerSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_value, object_attribute, object_ptr], []) = call
        .bind("cuPointerSetAttribute", "value attribute ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &driver::CUpointer_attribute,
    )?;
    let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
    let (c_value, _) = attributes::attribute_in(
        object_value,
        c_attribute,
        &attribute_types::driver::CUpointer_attribute,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cuPointerSetAttribute)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_value, c_attribute, c_ptr)) },
    )
}

pub(crate) fn cuProfilerInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_configFile, object_outputFile, object_outputMode], []) = call
        .bind("cuProfilerInitialize", "configFile outputFile outputMode")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_outputMode = args::enumeration(
        object_outputMode,
        "outputMode",
        &driver::CUoutput_mode,
    )?;
    let c_configFile = args::c_string(object_configFile, &arena)?;
    let c_outputFile = args::c_string(object_outputFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char, *const c_char, i32) -> i32 = call
        .symbol(slots::cuProfilerInitialize)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_configFile, c_outputFile, c_outputMode)) },
    )
}

pub(crate) fn cuProfilerStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuProfilerStart", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuProfilerStart)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function()) })
}

pub(crate) fn cuProfilerStop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuProfilerStop", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuProfilerStop)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function()) })
}

pub(crate) fn cuSignalExternalSemaphoresAsync<'py>(
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
            "cuSignalExternalSemaphoresAsync",
            "extSemArray paramsArray numExtSems stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_extSemArray = args::array(
        object_extSemArray,
        "extSemArray",
        &Ty::Value(&driver::CUexternalSemaphore),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let c_paramsArray = args::array(
        object_paramsArray,
        "paramsArray",
        &Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cuSignalExternalSemaphoresAsync)?;
    returned0(
        py,
        &driver::CUresult,
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

pub(crate) fn cuStreamAddCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_callback, object_userData, object_flags], []) = call
        .bind("cuStreamAddCallback", "hStream callback userData flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_callback = args::callback(
        object_callback,
        Some(&driver::CUstreamCallback__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuStreamAddCallback)?;
    if c_callback.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
            .symbol(slots::cuStreamIsCapturing)?;
        let status = unsafe {
            released(py, || asked(c_hStream, (&raw mut answer).cast()))
        };
        if status == 0 && answer == 0 {
            c_callback.once();
        }
    }
    let status = unsafe {
        released(
            py,
            || function(c_hStream, c_callback.address(), c_userData.cast(), c_flags),
        )
    };
    c_callback.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuStreamAttachMemAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_dptr, object_length, object_flags], []) = call
        .bind("cuStreamAttachMemAsync", "hStream dptr length flags")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let c_length = args::u64(object_length, "length")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = call
        .symbol(slots::cuStreamAttachMemAsync)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hStream, c_dptr, c_length, c_flags)) },
    )
}

pub(crate) fn cuStreamBeginCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_mode], []) = call
        .bind("cuStreamBeginCapture", "hStream mode")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_mode = args::enumeration(object_mode, "mode", &driver::CUstreamCaptureMode)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuStreamBeginCapture_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hStream, c_mode)) },
    )
}

pub(crate) fn cuStreamBeginCaptureToCig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_streamCigCaptureParams], []) = call
        .bind("cuStreamBeginCaptureToCig", "hStream streamCigCaptureParams")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_streamCigCaptureParams = args::optional_record(
        object_streamCigCaptureParams,
        "streamCigCaptureParams",
        &driver13::CUstreamCigCaptureParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamBeginCaptureToCig)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hStream, c_streamCigCaptureParams.cast())) },
    )
}

pub(crate) fn cuStreamBeginCaptureToGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hStream,
        object_hGraph,
        object_dependencies,
        object_dependencyData,
        object_numDependencies,
        object_mode,
        ],
        [],
    ) = call
        .bind(
            "cuStreamBeginCaptureToGraph",
            "hStream hGraph dependencies dependencyData numDependencies mode",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_mode = args::enumeration(object_mode, "mode", &driver::CUstreamCaptureMode)?;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&driver::CUgraphNode),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&driver::CUgraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cuStreamBeginCaptureToGraph)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_hStream,
                    c_hGraph,
                    c_dependencies.cast(),
                    c_dependencyData.cast(),
                    c_numDependencies,
                    c_mode,
                ),
            )
        },
    )
}

pub(crate) fn cuStreamBeginRecaptureToGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_hStream,
        object_mode,
        object_hGraph,
        object_callbackFunc,
        object_userData,
        ],
        [],
    ) = call
        .bind(
            "cuStreamBeginRecaptureToGraph",
            "hStream mode hGraph callbackFunc userData",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_mode = args::enumeration(object_mode, "mode", &driver::CUstreamCaptureMode)?;
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_callbackFunc = args::callback(
        object_callbackFunc,
        Some(&driver13::CUgraphRecaptureCallback__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuStreamBeginRecaptureToGraph)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hStream,
                c_mode,
                c_hGraph,
                c_callbackFunc.address(),
                c_userData.cast(),
            ),
        )
    };
    c_callbackFunc.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuStreamCopyAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src], []) = call.bind("cuStreamCopyAttributes", "dst src")?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUstream)?;
    let c_src = args::value::<u64>(object_src, "src", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cuStreamCopyAttributes)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_dst, c_src)) })
}

pub(crate) fn cuStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_Flags], []) = call.bind("cuStreamCreate", "Flags")?;
    let py = call.py();
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuStreamCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phStream).cast(), c_Flags))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUstream, c_phStream as u64);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUstream, c_phStream as u64)?),
    )
}

pub(crate) fn cuStreamCreateWithPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags, object_priority], []) = call
        .bind("cuStreamCreateWithPriority", "flags priority")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_priority = args::i32(object_priority, "priority")?;
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cuStreamCreateWithPriority)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phStream).cast(), c_flags, c_priority))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUstream, c_phStream as u64);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUstream, c_phStream as u64)?),
    )
}

pub(crate) fn cuStreamDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamDestroy", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuStreamDestroy_v2)?;
    let detached = handle_keepalive::detach(&driver::CUstream, c_hStream as u64);
    let status = unsafe { released(py, || function(c_hStream)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuStreamEndCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamEndCapture", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_phGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamEndCapture)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_phGraph).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraph, c_phGraph as u64);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraph as u64)?),
    )
}

pub(crate) fn cuStreamEndCaptureToCig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamEndCaptureToCig", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuStreamEndCaptureToCig)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hStream)) })
}

pub(crate) fn cuStreamGetCaptureInfo_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetCaptureInfo_v2", "hStream")?;
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

pub(crate) fn cuStreamGetCaptureInfo_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetCaptureInfo_v3", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_captureStatus_out: i32 = 0;
    let mut c_id_out: u64 = 0;
    let mut c_graph_out: u64 = 0;
    let mut c_dependencies_out: *mut c_void = core::ptr::null_mut();
    let mut c_edgeData_out: *mut c_void = core::ptr::null_mut();
    let mut c_numDependencies_out: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuStreamGetCaptureInfo_v3)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hStream,
                (&raw mut c_captureStatus_out).cast(),
                (&raw mut c_id_out).cast(),
                (&raw mut c_graph_out).cast(),
                (&raw mut c_dependencies_out).cast(),
                (&raw mut c_edgeData_out).cast(),
                (&raw mut c_numDependencies_out).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        6,
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
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&driver::CUgraphEdgeData),
                            c_edgeData_out.cast(),
                            c_numDependencies_out as usize,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_numDependencies_out)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuStreamGetCtx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetCtx", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetCtx)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_pctx).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?),
    )
}

pub(crate) fn cuStreamGetCtx_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetCtx_v2", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_pCtx: u64 = 0;
    let mut c_pGreenCtx: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetCtx_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hStream,
                (&raw mut c_pCtx).cast(),
                (&raw mut c_pGreenCtx).cast(),
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::value(py, &driver::CUcontext, c_pCtx as u64)?)?;
            tuple.push(out::value(py, &driver::CUgreenCtx, c_pGreenCtx as u64)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuStreamGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_typename], []) = call
        .bind("cuStreamGetDevResource", "hStream typename")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &driver::CUdevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(py, &driver13::CUdevResource)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cuStreamGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_hStream, c_resource_place.cast(), c_type))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_resource.into_any()))
}

pub(crate) fn cuStreamGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetDevice", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetDevice)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?),
    )
}

pub(crate) fn cuStreamGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetFlags", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetFlags)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_flags).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_flags)?),
    )
}

pub(crate) fn cuStreamGetGreenCtx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetGreenCtx", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_phCtx: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetGreenCtx)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_phCtx).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUgreenCtx, c_phCtx as u64)?),
    )
}

pub(crate) fn cuStreamGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetId", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetId)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_streamId).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_streamId)?),
    )
}

pub(crate) fn cuStreamGetPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamGetPriority", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_priority: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamGetPriority)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_priority).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_priority)?),
    )
}

pub(crate) fn cuStreamIsCapturing<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamIsCapturing", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let mut c_captureStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuStreamIsCapturing)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_captureStatus).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &driver::CUstreamCaptureStatus,
                        c_captureStatus,
                    )?,
                )
        },
    )
}

pub(crate) fn cuStreamQuery<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamQuery", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuStreamQuery)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hStream)) })
}

pub(crate) fn cuStreamSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cuStreamSynchronize", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuStreamSynchronize)?;
    returned0(py, &driver::CUresult, unsafe { released(py, || function(c_hStream)) })
}

pub(crate) fn cuStreamUpdateCaptureDependencies_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hStream,
        object_dependencies,
        object_dependencyData,
        object_numDependencies,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cuStreamUpdateCaptureDependencies_v2",
            "hStream dependencies dependencyData numDependencies flags",
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
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&driver::CUgraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u32,
    ) -> i32 = call.symbol(slots::cuStreamUpdateCaptureDependencies_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(
                    c_hStream,
                    c_dependencies.cast(),
                    c_dependencyData.cast(),
                    c_numDependencies,
                    c_flags,
                ),
            )
        },
    )
}

pub(crate) fn cuStreamWaitEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_hEvent, object_Flags], []) = call
        .bind("cuStreamWaitEvent", "hStream hEvent Flags")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(object_hStream, "hStream", &driver::CUstream)?;
    let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuStreamWaitEvent)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hStream, c_hEvent, c_Flags)) },
    )
}

pub(crate) fn cuStreamWaitValue32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_addr, object_value, object_flags], []) = call
        .bind("cuStreamWaitValue32", "stream addr value flags")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
    let c_value = args::value::<u32>(object_value, "value", &driver::cuuint32_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cuStreamWaitValue32_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_stream, c_addr, c_value, c_flags)) },
    )
}

pub(crate) fn cuStreamWaitValue64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_addr, object_value, object_flags], []) = call
        .bind("cuStreamWaitValue64", "stream addr value flags")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
    let c_value = args::value::<u64>(object_value, "value", &driver::cuuint64_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = call
        .symbol(slots::cuStreamWaitValue64_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_stream, c_addr, c_value, c_flags)) },
    )
}

pub(crate) fn cuStreamWriteValue32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_addr, object_value, object_flags], []) = call
        .bind("cuStreamWriteValue32", "stream addr value flags")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
    let c_value = args::value::<u32>(object_value, "value", &driver::cuuint32_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cuStreamWriteValue32_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_stream, c_addr, c_value, c_flags)) },
    )
}

pub(crate) fn cuStreamWriteValue64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_addr, object_value, object_flags], []) = call
        .bind("cuStreamWriteValue64", "stream addr value flags")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
    let c_value = args::value::<u64>(object_value, "value", &driver::cuuint64_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = call
        .symbol(slots::cuStreamWriteValue64_v2)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_stream, c_addr, c_value, c_flags)) },
    )
}

pub(crate) fn cuSurfObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pResDesc], []) = call.bind("cuSurfObjectCreate", "pResDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_pSurfObject: u64 = 0;
    let c_pResDesc = args::optional_record(
        object_pResDesc,
        "pResDesc",
        &driver::CUDA_RESOURCE_DESC,
    )?;
    args::keep(object_pResDesc, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuSurfObjectCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pSurfObject).cast(), c_pResDesc.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUsurfObject, c_pSurfObject as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&driver::CUsurfObject, c_pSurfObject as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUsurfObject, c_pSurfObject as u64)?),
    )
}

pub(crate) fn cuSurfObjectDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_surfObject], []) = call.bind("cuSurfObjectDestroy", "surfObject")?;
    let py = call.py();
    let c_surfObject = args::value::<
        u64,
    >(object_surfObject, "surfObject", &driver::CUsurfObject)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuSurfObjectDestroy)?;
    let detached = handle_keepalive::detach(&driver::CUsurfObject, c_surfObject as u64);
    let status = unsafe { released(py, || function(c_surfObject)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuSurfObjectGetResourceDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_surfObject], []) = call
        .bind("cuSurfObjectGetResourceDesc", "surfObject")?;
    let py = call.py();
    let c_surfObject = args::value::<
        u64,
    >(object_surfObject, "surfObject", &driver::CUsurfObject)?;
    let (c_pResDesc, c_pResDesc_place) = out::new_record(
        py,
        &driver::CUDA_RESOURCE_DESC,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuSurfObjectGetResourceDesc)?;
    let status = unsafe {
        released(py, || function(c_pResDesc_place.cast(), c_surfObject))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_pResDesc.into_any()))
}

pub(crate) fn cuSurfRefGetArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hSurfRef], []) = call.bind("cuSurfRefGetArray", "hSurfRef")?;
    let py = call.py();
    let c_hSurfRef = args::value::<
        u64,
    >(object_hSurfRef, "hSurfRef", &driver::CUsurfref)?;
    let mut c_phArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuSurfRefGetArray)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phArray).cast(), c_hSurfRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_phArray as u64)?),
    )
}

pub(crate) fn cuSurfRefSetArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hSurfRef, object_hArray, object_Flags], []) = call
        .bind("cuSurfRefSetArray", "hSurfRef hArray Flags")?;
    let py = call.py();
    let c_hSurfRef = args::value::<
        u64,
    >(object_hSurfRef, "hSurfRef", &driver::CUsurfref)?;
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuSurfRefSetArray)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hSurfRef, c_hArray, c_Flags)) },
    )
}

pub(crate) fn cuTensorMapSetAllocationClass<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tensorMap, object_allocClass], []) = call
        .bind("cuTensorMapSetAllocationClass", "tensorMap allocClass")?;
    let py = call.py();
    let c_allocClass = args::enumeration(
        object_allocClass,
        "allocClass",
        &driver13::CUtensorMapAllocClass,
    )?;
    let c_tensorMap = args::optional_record(
        object_tensorMap,
        "tensorMap",
        &driver13::CUtensorMap,
    )?;
    let mut c_outAllocClass: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuTensorMapSetAllocationClass)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tensorMap.cast(),
                c_allocClass,
                (&raw mut c_outAllocClass).cast(),
            ),
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
                    out::enumeration(
                        py,
                        &driver13::CUtensorMapAllocClass,
                        c_outAllocClass,
                    )?,
                )
        },
    )
}

pub(crate) fn cuTexObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pResDesc, object_pTexDesc, object_pResViewDesc], []) = call
        .bind("cuTexObjectCreate", "pResDesc pTexDesc pResViewDesc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_pTexObject: u64 = 0;
    let c_pResDesc = args::optional_record(
        object_pResDesc,
        "pResDesc",
        &driver::CUDA_RESOURCE_DESC,
    )?;
    let c_pTexDesc = args::optional_record(
        object_pTexDesc,
        "pTexDesc",
        &driver::CUDA_TEXTURE_DESC,
    )?;
    let c_pResViewDesc = args::optional_record(
        object_pResViewDesc,
        "pResViewDesc",
        &driver::CUDA_RESOURCE_VIEW_DESC,
    )?;
    args::keep(object_pResDesc, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuTexObjectCreate)?;
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
        handle_keepalive::made(&driver::CUtexObject, c_pTexObject as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&driver::CUtexObject, c_pTexObject as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUtexObject, c_pTexObject as u64)?),
    )
}

pub(crate) fn cuTexObjectDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_texObject], []) = call.bind("cuTexObjectDestroy", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &driver::CUtexObject)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuTexObjectDestroy)?;
    let detached = handle_keepalive::detach(&driver::CUtexObject, c_texObject as u64);
    let status = unsafe { released(py, || function(c_texObject)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuTexObjectGetResourceDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_texObject], []) = call.bind("cuTexObjectGetResourceDesc", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &driver::CUtexObject)?;
    let (c_pResDesc, c_pResDesc_place) = out::new_record(
        py,
        &driver::CUDA_RESOURCE_DESC,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexObjectGetResourceDesc)?;
    let status = unsafe {
        released(py, || function(c_pResDesc_place.cast(), c_texObject))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_pResDesc.into_any()))
}

pub(crate) fn cuTexObjectGetResourceViewDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_texObject], []) = call
        .bind("cuTexObjectGetResourceViewDesc", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &driver::CUtexObject)?;
    let (c_pResViewDesc, c_pResViewDesc_place) = out::new_record(
        py,
        &driver::CUDA_RESOURCE_VIEW_DESC,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexObjectGetResourceViewDesc)?;
    let status = unsafe {
        released(py, || function(c_pResViewDesc_place.cast(), c_texObject))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(c_pResViewDesc.into_any()),
    )
}

pub(crate) fn cuTexObjectGetTextureDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_texObject], []) = call.bind("cuTexObjectGetTextureDesc", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &driver::CUtexObject)?;
    let (c_pTexDesc, c_pTexDesc_place) = out::new_record(
        py,
        &driver::CUDA_TEXTURE_DESC,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexObjectGetTextureDesc)?;
    let status = unsafe {
        released(py, || function(c_pTexDesc_place.cast(), c_texObject))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_pTexDesc.into_any()))
}

pub(crate) fn cuTexRefCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuTexRefCreate", "")?;
    let py = call.py();
    let mut c_pTexRef: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuTexRefCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_pTexRef).cast())) };
    if status == 0 {
        handle_keepalive::made(&driver::CUtexref, c_pTexRef as u64);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUtexref, c_pTexRef as u64)?),
    )
}

pub(crate) fn cuTexRefDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefDestroy", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuTexRefDestroy)?;
    let detached = handle_keepalive::detach(&driver::CUtexref, c_hTexRef as u64);
    let status = unsafe { released(py, || function(c_hTexRef)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuTexRefGetAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetAddress", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pdptr: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetAddress_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pdptr).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_pdptr as u64)?),
    )
}

pub(crate) fn cuTexRefGetAddressMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_dim], []) = call
        .bind("cuTexRefGetAddressMode", "hTexRef dim")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dim = args::i32(object_dim, "dim")?;
    let mut c_pam: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cuTexRefGetAddressMode)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pam).cast(), c_hTexRef, c_dim))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUaddress_mode, c_pam)?),
    )
}

pub(crate) fn cuTexRefGetArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetArray", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_phArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetArray)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phArray).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUarray, c_phArray as u64)?),
    )
}

pub(crate) fn cuTexRefGetBorderColor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetBorderColor", "hTexRef")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_pBorderColor_length: usize = 4;
    let c_pBorderColor = args::output_memory(
        py,
        c_pBorderColor_length,
        Ty::F32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetBorderColor)?;
    let status = unsafe { released(py, || function(c_pBorderColor.cast(), c_hTexRef)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::F32,
                            c_pBorderColor.cast(),
                            c_pBorderColor_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cuTexRefGetFilterMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetFilterMode", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pfm: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetFilterMode)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pfm).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUfilter_mode, c_pfm)?),
    )
}

pub(crate) fn cuTexRefGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetFlags", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pFlags: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pFlags).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pFlags)?),
    )
}

pub(crate) fn cuTexRefGetFormat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetFormat", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pFormat: i32 = 0;
    let mut c_pNumChannels: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetFormat)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pFormat).cast(),
                (&raw mut c_pNumChannels).cast(),
                c_hTexRef,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::enumeration(py, &driver::CUarray_format, c_pFormat)?)?;
            tuple.push(out::i32(py, c_pNumChannels)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuTexRefGetMaxAnisotropy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetMaxAnisotropy", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pmaxAniso: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetMaxAnisotropy)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pmaxAniso).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_pmaxAniso)?),
    )
}

pub(crate) fn cuTexRefGetMipmapFilterMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetMipmapFilterMode", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pfm: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetMipmapFilterMode)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pfm).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUfilter_mode, c_pfm)?),
    )
}

pub(crate) fn cuTexRefGetMipmapLevelBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetMipmapLevelBias", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pbias: f32 = 0.0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetMipmapLevelBias)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pbias).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::f32(py, c_pbias)?),
    )
}

pub(crate) fn cuTexRefGetMipmapLevelClamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetMipmapLevelClamp", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pminMipmapLevelClamp: f32 = 0.0;
    let mut c_pmaxMipmapLevelClamp: f32 = 0.0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetMipmapLevelClamp)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pminMipmapLevelClamp).cast(),
                (&raw mut c_pmaxMipmapLevelClamp).cast(),
                c_hTexRef,
            ),
        )
    };
    returned(
        py,
        &driver::CUresult,
        status,
        2,
        |tuple| {
            tuple.push(out::f32(py, c_pminMipmapLevelClamp)?)?;
            tuple.push(out::f32(py, c_pmaxMipmapLevelClamp)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuTexRefGetMipmappedArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef], []) = call.bind("cuTexRefGetMipmappedArray", "hTexRef")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_phMipmappedArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cuTexRefGetMipmappedArray)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phMipmappedArray).cast(), c_hTexRef))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &driver::CUmipmappedArray, c_phMipmappedArray as u64)?,
                )
        },
    )
}

pub(crate) fn cuTexRefSetAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_dptr, object_numbytes], []) = call
        .bind("cuTexRefSetAddress", "hTexRef dptr numbytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let c_bytes = args::u64(object_numbytes, "numbytes")?;
    let mut c_ByteOffset: u64 = 0;
    args::keep(object_dptr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = call
        .symbol(slots::cuTexRefSetAddress_v2)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_ByteOffset).cast(), c_hTexRef, c_dptr, c_bytes),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUtexref,
            c_hTexRef as u64,
            Some(("cuTexRefSetAddress", 0)),
            arena,
        );
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_ByteOffset)?),
    )
}

pub(crate) fn cuTexRefSetAddress2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_desc, object_dptr, object_Pitch], []) = call
        .bind("cuTexRefSetAddress2D", "hTexRef desc dptr Pitch")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let c_Pitch = args::u64(object_Pitch, "Pitch")?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &driver::CUDA_ARRAY_DESCRIPTOR,
    )?;
    args::keep(object_dptr, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuTexRefSetAddress2D_v3)?;
    let status = unsafe {
        released(py, || function(c_hTexRef, c_desc.cast(), c_dptr, c_Pitch))
    };
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUtexref,
            c_hTexRef as u64,
            Some(("cuTexRefSetAddress2D", 0)),
            arena,
        );
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuTexRefSetAddress2D_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_desc, object_dptr, object_Pitch], []) = call
        .bind("cuTexRefSetAddress2D_v2", "hTexRef desc dptr Pitch")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
    let c_Pitch = args::u64(object_Pitch, "Pitch")?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &driver::CUDA_ARRAY_DESCRIPTOR,
    )?;
    args::keep(object_dptr, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cuTexRefSetAddress2D_v2)?;
    let status = unsafe {
        released(py, || function(c_hTexRef, c_desc.cast(), c_dptr, c_Pitch))
    };
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUtexref,
            c_hTexRef as u64,
            Some(("cuTexRefSetAddress2D_v2", 0)),
            arena,
        );
    }
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuTexRefSetAddressMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_dim, object_am], []) = call
        .bind("cuTexRefSetAddressMode", "hTexRef dim am")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dim = args::i32(object_dim, "dim")?;
    let c_am = args::enumeration(object_am, "am", &driver::CUaddress_mode)?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::cuTexRefSetAddressMode)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_dim, c_am)) },
    )
}

pub(crate) fn cuTexRefSetArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_hArray, object_Flags], []) = call
        .bind("cuTexRefSetArray", "hTexRef hArray Flags")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuTexRefSetArray)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_hArray, c_Flags)) },
    )
}

pub(crate) fn cuTexRefSetBorderColor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_pBorderColor], []) = call
        .bind("cuTexRefSetBorderColor", "hTexRef pBorderColor")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_pBorderColor = args::array(
        object_pBorderColor,
        "pBorderColor",
        &Ty::F32,
        Some(4),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuTexRefSetBorderColor)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_pBorderColor.cast())) },
    )
}

pub(crate) fn cuTexRefSetFilterMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_fm], []) = call
        .bind("cuTexRefSetFilterMode", "hTexRef fm")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_fm = args::enumeration(object_fm, "fm", &driver::CUfilter_mode)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuTexRefSetFilterMode)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_fm)) },
    )
}

pub(crate) fn cuTexRefSetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_Flags], []) = call
        .bind("cuTexRefSetFlags", "hTexRef Flags")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuTexRefSetFlags)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_Flags)) },
    )
}

pub(crate) fn cuTexRefSetFormat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_fmt, object_NumPackedComponents], []) = call
        .bind("cuTexRefSetFormat", "hTexRef fmt NumPackedComponents")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_fmt = args::enumeration(object_fmt, "fmt", &driver::CUarray_format)?;
    let c_NumPackedComponents = args::i32(
        object_NumPackedComponents,
        "NumPackedComponents",
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::cuTexRefSetFormat)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_fmt, c_NumPackedComponents)) },
    )
}

pub(crate) fn cuTexRefSetMaxAnisotropy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_maxAniso], []) = call
        .bind("cuTexRefSetMaxAnisotropy", "hTexRef maxAniso")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_maxAniso = args::u32(object_maxAniso, "maxAniso")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuTexRefSetMaxAnisotropy)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_maxAniso)) },
    )
}

pub(crate) fn cuTexRefSetMipmapFilterMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_fm], []) = call
        .bind("cuTexRefSetMipmapFilterMode", "hTexRef fm")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_fm = args::enumeration(object_fm, "fm", &driver::CUfilter_mode)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuTexRefSetMipmapFilterMode)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_fm)) },
    )
}

pub(crate) fn cuTexRefSetMipmapLevelBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_bias], []) = call
        .bind("cuTexRefSetMipmapLevelBias", "hTexRef bias")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_bias = args::f32(object_bias)?;
    let function: unsafe extern "system" fn(u64, f32) -> i32 = call
        .symbol(slots::cuTexRefSetMipmapLevelBias)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_bias)) },
    )
}

pub(crate) fn cuTexRefSetMipmapLevelClamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_minMipmapLevelClamp, object_maxMipmapLevelClamp], []) = call
        .bind(
            "cuTexRefSetMipmapLevelClamp",
            "hTexRef minMipmapLevelClamp maxMipmapLevelClamp",
        )?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_minMipmapLevelClamp = args::f32(object_minMipmapLevelClamp)?;
    let c_maxMipmapLevelClamp = args::f32(object_maxMipmapLevelClamp)?;
    let function: unsafe extern "system" fn(u64, f32, f32) -> i32 = call
        .symbol(slots::cuTexRefSetMipmapLevelClamp)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe {
            released(
                py,
                || function(c_hTexRef, c_minMipmapLevelClamp, c_maxMipmapLevelClamp),
            )
        },
    )
}

pub(crate) fn cuTexRefSetMipmappedArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hTexRef, object_hMipmappedArray, object_Flags], []) = call
        .bind("cuTexRefSetMipmappedArray", "hTexRef hMipmappedArray Flags")?;
    let py = call.py();
    let c_hTexRef = args::value::<u64>(object_hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_hMipmappedArray = args::value::<
        u64,
    >(object_hMipmappedArray, "hMipmappedArray", &driver::CUmipmappedArray)?;
    let c_Flags = args::u32(object_Flags, "Flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cuTexRefSetMipmappedArray)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_hTexRef, c_hMipmappedArray, c_Flags)) },
    )
}

pub(crate) fn cuThreadExchangeStreamCaptureMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mode], []) = call.bind("cuThreadExchangeStreamCaptureMode", "mode")?;
    let py = call.py();
    let mut c_mode = args::enumeration(
        object_mode,
        "mode",
        &driver::CUstreamCaptureMode,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuThreadExchangeStreamCaptureMode)?;
    let status = unsafe { released(py, || function((&raw mut c_mode).cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUstreamCaptureMode, c_mode)?),
    )
}

pub(crate) fn cuUserObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_destroy, object_initialRefcount, object_flags], []) = call
        .bind("cuUserObjectCreate", "ptr destroy initialRefcount flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_initialRefcount = args::u32(object_initialRefcount, "initialRefcount")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_object_out: u64 = 0;
    let mut c_destroy = args::callback(
        object_destroy,
        Some(&driver::CUhostFn__signature),
        Some(object_ptr),
        &arena,
    )?;
    let c_ptr = args::data(object_ptr, c_destroy.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
        u32,
    ) -> i32 = call.symbol(slots::cuUserObjectCreate)?;
    c_destroy.once();
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_object_out).cast(),
                c_ptr.cast(),
                c_destroy.address(),
                c_initialRefcount,
                c_flags,
            ),
        )
    };
    c_destroy.left(status == 0);
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUuserObject, c_object_out as u64)?),
    )
}

pub(crate) fn cuUserObjectRelease<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_object, object_count], []) = call
        .bind("cuUserObjectRelease", "object count")?;
    let py = call.py();
    let c_object = args::value::<u64>(object_object, "object", &driver::CUuserObject)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuUserObjectRelease)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_object, c_count)) },
    )
}

pub(crate) fn cuUserObjectRetain<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_object, object_count], []) = call
        .bind("cuUserObjectRetain", "object count")?;
    let py = call.py();
    let c_object = args::value::<u64>(object_object, "object", &driver::CUuserObject)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuUserObjectRetain)?;
    returned0(
        py,
        &driver::CUresult,
        unsafe { released(py, || function(c_object, c_count)) },
    )
}

pub(crate) fn cuVDPAUCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_flags,
        object_device,
        object_vdpDevice,
        object_vdpGetProcAddress,
        ],
        [],
    ) = call.bind("cuVDPAUCtxCreate", "flags device vdpDevice vdpGetProcAddress")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_vdpDevice = args::value::<
        u32,
    >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_pCtx: u64 = 0;
    let mut c_vdpGetProcAddress = args::callback(
        object_vdpGetProcAddress,
        Some(&driver::VdpGetProcAddress__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u32,
        i32,
        u32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuVDPAUCtxCreate_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pCtx).cast(),
                c_flags,
                c_device,
                c_vdpDevice,
                c_vdpGetProcAddress.address(),
            ),
        )
    };
    c_vdpGetProcAddress.left(status == 0);
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pCtx as u64)?),
    )
}

pub(crate) fn cuVDPAUGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vdpDevice, object_vdpGetProcAddress], []) = call
        .bind("cuVDPAUGetDevice", "vdpDevice vdpGetProcAddress")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vdpDevice = args::value::<
        u32,
    >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_pDevice: i32 = 0;
    let mut c_vdpGetProcAddress = args::callback(
        object_vdpGetProcAddress,
        Some(&driver::VdpGetProcAddress__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuVDPAUGetDevice)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pDevice).cast(),
                c_vdpDevice,
                c_vdpGetProcAddress.address(),
            ),
        )
    };
    c_vdpGetProcAddress.left(status == 0);
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &driver::CUdevice, c_pDevice as u64)?),
    )
}

pub(crate) fn cuWaitExternalSemaphoresAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_extSemArray,
        object_paramsArray,
        object_numExtSems,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cuWaitExternalSemaphoresAsync",
            "extSemArray paramsArray numExtSems stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_extSemArray = args::array(
        object_extSemArray,
        "extSemArray",
        &Ty::Value(&driver::CUexternalSemaphore),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let c_paramsArray = args::array(
        object_paramsArray,
        "paramsArray",
        &Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS),
        Some(c_numExtSems as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cuWaitExternalSemaphoresAsync)?;
    returned0(
        py,
        &driver::CUresult,
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
